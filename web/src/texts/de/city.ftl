### Die Stadt: Beschriftungen und Erklärungen.

city-title = Die Stadt

city-part-river = { sector-river }
city-part-tower = Würfelturm
city-part-academies = Akademien
city-part-stairs = Treppen
city-part-workshops = Werkstätten
city-part-souk = { sector-souk }
city-part-race = Rennbahn
city-part-towns = { module-desert-towns }


city-river-tip = Die Fischer ziehen vom Start bis zum Anlegefeld auf Schritt { $jetty }. Am Ende der Runde nimmst du den Bonus einer Stromschnelle hinter deinem Fischer; am Ende der Saison bekommt der Führende den Bonus des Fluss-Plättchens.
city-crocodile-tip = Krokodil-Feld: Manche Plättchen setzen einen Fischer hierher.
city-rapid = { rapid-name }: { $gain }
city-rapid-tip = Am Ende jeder Runde nimmst du den Bonus einer Stromschnelle, die dein Fischer überquert hat.
city-jetty-tip = Anlegefeld: Wer ankommt, nimmt den besten freien Landungssteg und wertet ihn sofort. Jeder weitere Schritt bringt 1 Punkt.
city-river-tile = { river-tile-name }, Saison { $season }
city-open-oasis-tip = Übrig geblieben: Wer das Fluss-Plättchen dieser Saison gewinnt, darf eine dieser Oasen beanspruchen.


city-tower = Würfelturm, darin { count-keshi }
city-tower-tip = Alle gewählten Keshis werden in den Turm geworfen. Manche bleiben stecken und fallen vielleicht in einer späteren Runde heraus.
city-layer-tip = Ein hineingeworfener Keshi bleibt mit { $stays } % Wahrscheinlichkeit stecken, einer im Turm fällt mit { $falls } % heraus.
city-base = In der Basis: { keshis }
city-nomad-offered = Ein Nomade im Angebot für { $cost }; im Vorrat: { count-nomad }
city-nomad-none = Kein Nomade im Angebot; im Vorrat: { count-nomad }
city-nomad-tip = In jeder Runde ist ein Nomade im Angebot. Ihn statt Keshis zu nehmen kostet { $cost }; er passt in jeden Bereich außer dem Souk.
city-supply = Allgemeiner Vorrat an Holz-Keshis
city-supply-tip = Genommene und übrige Keshis kommen hierher zurück. Reicht eine Farbe nicht für eine neue Saison, erhält der Führende einen Platzhalter.


city-workshop = { workshop-name }: Ein Tor kostet { $price } und bringt { $points }
city-workshop-tip = Jedes Tor braucht einen freien Wächter und bringt einen Keshi seiner Farbe.
city-gates = { workshop-name }, { gate }: { $n }
city-gate-tip = Es kostet { $price } und bringt { $points }, braucht einen freien Wächter und bringt einen Keshi seiner Farbe. Auf einem Stadttorfeld seiner Farbe bringt es zusätzlich { $match }.


city-academy = { $scroll }: braucht { $scholars }, kostet { $dates }; im Stapel: { $n }
city-academy-tip = Vor deinem ersten Kauf darfst du für 1 Dinar alle Schriftrollen einer Farbe austauschen.
city-scroll = { scroll-name }, { $scroll }
city-scroll-stack = { $scroll }: { $n } im Stapel


city-stairs-tip = Eine Schwelle zu überschreiten bringt { $gain } und einen Bonus der Linie zwischen den Abschnitten deiner beiden Figuren. Jeder Schritt über das letzte Feld hinaus bringt 1 Punkt.
city-line = { word-connection-line }: { $gain }
city-own-line = Deine Verbindungslinie: { $gain }
city-line-tip = Wer eine Schwelle überschreitet, nimmt einen Bonus der Linie zwischen den Abschnitten seiner beiden Figuren.
city-line-tile = { word-staircase-tile }: { $gain }


city-office = { office-name }: { $gain } für { keshis }
city-luxury-stack = Luxuswaren im Stapel: { $n }


city-race-tip = Ein Kamel läuft, wenn sein Besitzer einen Keshi zu den Zuschauern schickt. Am Spielende bringen die Plätze { $places } Punkte.
city-goal = { word-goal-line } auf Schritt { $step }: { $gain }
city-goal-tip = Wer es überquert, darf außerdem 1 Kameldung abwerfen.
city-goal-first = Das erste Kamel bringt außerdem { $gain }.
city-bridge = { word-bridge } auf Schritt { $step }: { $cost }
city-bridge-tip = Wer nicht zahlen kann, bleibt davor stehen.
city-finish = { word-finish }: { gain-point }
city-finish-tip = Danach nimmt das Kamel den besten freien Platz auf dem Podest.
city-award = { award-name }, für { count-keshi } (darunter { colour })
city-award-dung = { award-name }: Ein Keshi ({ colour }) nimmt 1 Kameldung weg
city-award-next = { award-name }, in einer späteren Saison


city-fisherman = { $name }: Fischer, Schritt { $step }
city-courtier = { $name }: Sultanshöfling, Stufe { $step }
city-student = { $name }: Imamschüler, Stufe { $step }
city-camel = { $name }: Kamel, Schritt { $step }
city-score = { $name }: { gain-point }
city-sultan-held = Der Sultan begleitet { $name }
city-sultan-waits = Der Sultan wartet auf Stufe { $step }
city-sultan-tip = Wer den Sultan hat, zahlt für jede Schriftrolle weniger: { $gain }
city-imam-held = Der Imam begleitet { $name }
city-imam-waits = Der Imam wartet auf Stufe { $step }
city-imam-tip = Wer den Imam hat, zahlt für jede Luxusware weniger: { $gain }
