### Die Stadt: Beschriftungen und Erklärungen.

city-title = Die Stadt
city-whole = Die ganze Stadt
city-enlarge = { $part }: vergrößern
city-leave = { $part }: zurück zur ganzen Stadt

city-part-river = { sector-river }
city-part-tower = Würfelturm
city-part-academies = Schriftrollen
city-part-stairs = Treppen
city-part-workshops = Werkstätten
city-part-souk = { sector-souk }
city-part-race = Rennbahn
city-part-towns = { module-desert-towns }


city-river-tip = Die Fischer fahren vom Startfeld bis zum Anlegefeld (Feld { $jetty }). Am Ende der Runde darfst du den Bonus einer Stromschnelle hinter deinem Fischer nehmen; am Ende des Durchgangs erhält den Bonus des Fluss-Plättchens, wer vorn liegt.
city-crocodile-tip = Krokodil-Feld: Mit Fluss-Plättchen 09 oder dem Bootshaus beginnt ein Fischer den Durchgang hier.
city-rapid = { rapid-name }: { $gain }
city-rapid-tip = Am Ende jeder Runde darfst du den Bonus einer Stromschnelle nehmen, die dein Fischer überquert hat.
city-jetty-tip = Anlegefeld: Wer ankommt, legt am besten freien Landungssteg an und erhält sofort dessen Punkte. Jeder weitere Schritt in diesem Durchgang bringt 1 Punkt.
city-river-tile = { river-tile-name }, Durchgang { $season }
city-open-oasis-tip = Übrig geblieben: Wer das Fluss-Plättchen dieses Durchgangs gewinnt, darf eine dieser Oasen kostenlos aktivieren.


city-tower = Würfelturm, darin { count-keshi }
city-tower-tip = Alle gewählten Keshis werden in den Turm geworfen. Manche bleiben hängen und fallen vielleicht in einer späteren Runde heraus.
city-layer-tip = Ein hineingeworfener Keshi bleibt mit { $stays } % Wahrscheinlichkeit hängen, einer im Turm fällt mit { $falls } % heraus.
city-base = In der Basis: { keshis }
city-nomad-offered = Ein Nomade im Angebot für { $cost }; im Vorrat: { count-nomad }
city-nomad-none = Kein Nomade im Angebot; im Vorrat: { count-nomad }
city-nomad-tip = In jeder Runde ist ein Nomade im Angebot. Ihn statt Keshis zu nehmen, kostet { $cost }; er passt in jeden Bezirk außer dem Souk.
city-supply = Allgemeiner Vorrat an Holz-Keshis
city-supply-tip = Genommene und übrige Keshis kommen hierher zurück. Reicht eine Farbe nicht für einen neuen Durchgang, erhält einen Platzhalter, wer die meisten Punkte hat.


city-workshop = { workshop-name }: Ein Stadttor kostet { $price } und bringt { $points }
city-workshop-tip = Jedes Stadttor braucht einen freien Wächter und bringt einen Keshi seiner Farbe.
city-gates = { workshop-name }, { gate }: { $n }
city-gate-tip = Es kostet { $price } und bringt { $points }, braucht einen freien Wächter und bringt einen Keshi seiner Farbe. Auf einem Stadttorfeld seiner Farbe bringt es zusätzlich { $match }.


city-academy = { $scroll }: nötig { $scholars }, Preis { $dates }; im Stapel: { $n }
city-academy-tip = Vor deinem ersten Kauf darfst du für 1 Dinar alle offenen Schriftrollen einer Farbe austauschen; dann musst du eine der neuen kaufen.
city-scroll = { scroll-name }, { $scroll }
city-scroll-stack = { $scroll }: { $n } im Stapel


city-stairs-tip = Eine Schwelle zu überqueren, bringt { $gain } und einen Bonus der Linie zwischen den Abschnitten deiner beiden Figuren. Jeder Schritt über das letzte Feld hinaus bringt 1 Punkt.
city-line = { word-connection-line }: { $gain }
city-own-line = Deine Verbindungslinie: { $gain }
city-line-tip = Wer eine Schwelle überquert, darf einen Bonus der Linie zwischen den Abschnitten seiner beiden Figuren nehmen.
city-line-tile = { word-staircase-tile }: { $gain }


city-office = { office-name }: { $gain } für { keshis }
city-luxury-stack = Luxuswaren im Stapel: { $n }


city-race-tip = Ein Kamel läuft, wenn sein Besitzer einen Keshi zu den Zuschauern schickt. Am Ende der Partie bringen die Plätze { $places } Punkte.
city-goal = { word-goal-line } auf Feld { $step }: { $gain }
city-goal-tip = Wer es überquert, darf außerdem 1 Dung-Plättchen abgeben.
city-goal-first = Das erste Kamel bringt außerdem { $gain }.
city-bridge = { word-bridge } auf Feld { $step }: { $cost }
city-bridge-tip = Wer nicht zahlen kann, bleibt davor stehen und verliert die übrigen Schritte.
city-finish = { word-finish }: { gain-point }
city-finish-tip = Danach nimmt das Kamel den besten freien Platz auf dem Podest.
city-award = { award-name }, für { $n ->
    [one] { $n } Keshi in { colour }
   *[other] { $n } Keshis, davon einen in { colour }
}
city-award-dung = { award-name }: Für einen Keshi in { colour } gibst du 1 Dung-Plättchen ab
city-award-next = { award-name }, in einem späteren Durchgang
city-award-over = { award-name }, vorbei


city-fisherman = { $name }: Fischer, Feld { $step }
city-courtier = { $name }: Sultanshöfling, Stufe { $step }
city-student = { $name }: Imamschüler, Stufe { $step }
city-camel = { $name }: Kamel, Feld { $step }
city-score = { $name }: { gain-point }
city-sultan-held = Der Sultan begleitet { $name }
city-sultan-waits = Der Sultan wartet auf Stufe { $step }
city-sultan-tip = Wer den Sultan hat, zahlt für jede Schriftrolle { $gain } weniger.
city-imam-held = Der Imam begleitet { $name }
city-imam-waits = Der Imam wartet auf Stufe { $step }
city-imam-tip = Wer den Imam hat, zahlt für jede Luxusware { $gain } weniger.
