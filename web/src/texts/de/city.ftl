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


city-river-tip = Die Fischer fahren vom Startfeld bis zum Anlegefeld (Feld { $jetty }). Am Ende jeder Runde darfst du den Bonus einer Stromschnelle nehmen, die dein Fischer überquert hat; wer am Ende des Durchgangs vorn liegt, erhält den Bonus des Fluss-Plättchens.
city-crocodile-tip = Krokodil-Feld: Mit Fluss-Plättchen 09 oder dem Bootshaus beginnt ein Fischer den Durchgang hier.
city-rapid = { rapid-name }: { $gain }
city-rapid-tip = Am Ende jeder Runde darfst du den Bonus einer Stromschnelle nehmen, die dein Fischer überquert hat.
city-jetty-tip = Anlegefeld: Wer ankommt, legt am freien Landungssteg mit den meisten Punkten an und erhält sie sofort. Jeder weitere Schritt in diesem Durchgang bringt 1 Punkt.
city-river-tile = { river-tile-name }, Durchgang { $season }
city-open-oasis-tip = Übrige Oasen: Wer das Fluss-Plättchen dieses Durchgangs gewinnt, darf eine davon kostenlos aktivieren.


city-tower = { $n ->
    [0] Leerer Würfelturm
   *[other] Würfelturm, darin { count-keshi }
}
city-tower-tip = Alle gewählten Keshis werden in den Turm geworfen. Manche bleiben hängen und fallen vielleicht in einer späteren Runde heraus.
city-layer-tip = Ein hineingeworfener Keshi bleibt mit { $stays } % Wahrscheinlichkeit hängen; einer, der schon im Turm hängt, fällt mit { $falls } % Wahrscheinlichkeit heraus.
city-base = Die Basis enthält { keshis }
city-nomad-offered = Ein Nomade im Angebot für { $cost }; im Vorrat: { count-nomad }
city-nomad-none = Kein Nomade im Angebot; im Vorrat: { count-nomad }
city-nomad-tip = In jeder Runde ist ein Nomade im Angebot. Nimmst du ihn statt Keshis, kostet er { $cost }; er passt in jeden Bezirk außer dem Souk.
city-supply = Allgemeiner Vorrat an Holz-Keshis
city-supply-tip = Genommene und übrige Keshis kommen hierher zurück. Reicht eine Farbe nicht für einen neuen Durchgang, bekommt der Spieler mit den meisten Punkten einen Platzhalter.


city-workshop = { workshop-name }: Ein Stadttor kostet { $price } und { $loses ->
    [yes] { $points }
   *[no] bringt { $points }
}
city-workshop-tip = Jedes Stadttor braucht einen freien Wächter und bringt einen Keshi seiner Farbe.
city-gates = { workshop-name }, { gate }: { $n }
city-gate-tip = Dieses Stadttor kostet { $loses ->
    [yes] { $price } und { $points }, braucht einen freien Wächter und bringt
   *[no] { $price }, braucht einen freien Wächter und bringt { $points } sowie
} einen Keshi seiner Farbe. Auf einem Stadttorfeld seiner Farbe bringt es zusätzlich { $match }.


city-academy = Schriftrollen ({ colour }): mindestens { $scholars }, Preis je { $dates }; noch { $n } verdeckt
city-academy-tip = Vor deinem ersten Kauf in einer Runde darfst du für 1 Dinar alle offenen Schriftrollen einer Farbe austauschen; dann musst du mindestens eine der neuen kaufen.
city-scroll = { scroll-name }, { colour }
city-scroll-stack = Schriftrollen im Stapel ({ colour }): { $n }


city-stairs-tip = Jede überquerte Schwelle bringt { $gain } und einen Bonus der Linie zwischen den Abschnitten deiner beiden Figuren. Jeder Schritt über das letzte Feld hinaus bringt 1 Punkt.
city-line = { word-connection-line }: { $gain }
city-own-line = Deine Verbindungslinie: { $gain }
city-line-tip = Überquerst du eine Schwelle, darfst du einen Bonus der Linie zwischen den Abschnitten deiner beiden Figuren nehmen.
city-line-tile = { word-staircase-tile }: { $gain }


city-office = { office-name }: { $gain } für { keshis }
city-luxury-stack = Luxuswaren im Stapel: { $n }


city-race-tip = Dein Kamel läuft, wenn du einen Keshi zu den Zuschauern schickst. Am Ende der Partie { $n ->
    [one] bringt es { $places } Punkte, wenn es ein Zwischenziel überquert hat.
   *[other] erhalten Kamele, die ein Zwischenziel überquert haben, Punkte für ihren Platz (vom ersten bis zum letzten: { $places }).
}
city-goal = { word-goal-line } vor Feld { $step }: { $gain }
city-goal-tip = Überquert dein Kamel ein Zwischenziel, darfst du außerdem 1 Dung-Plättchen abgeben.
city-goal-first = Das erste Kamel, das dieses Zwischenziel überquert, bringt außerdem { $gain }.
city-bridge = { word-bridge } auf Feld { $step }: { $cost }
city-bridge-tip = Kannst du nicht zahlen, bleibt dein Kamel vor der Brücke stehen und verliert die übrigen Schritte.
city-finish = { word-finish }: { gain-point }
city-finish-tip = Ein Kamel, das ins Ziel kommt, erhält den besten freien Podestplatz.
city-award = { award-name }, für { $n ->
    [one] { keshis }
   *[other] { $n } Keshis, davon einen in { colour }
}
city-award-dung = { award-name }, für { keshis }: 1 Dung-Plättchen abgeben
city-award-next = { award-name }, in einem späteren Durchgang
city-award-over = { award-name }, nicht mehr aktiv


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
