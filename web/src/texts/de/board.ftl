### Das Tableau einer Person, die kleinen Tableaus und das des Pashabots.

board-label = Das Tableau von { $name }
board-of = { $what }: { $all }
board-nobody = noch niemand
board-complete = vollständig
board-nomads-among = { $n ->
    [one] davon { $n } Nomade
   *[other] davon { $n } Nomaden
}

## Wozu die Bezirke da sind

board-about-river = Bezirksaktion: Dein Fischer zieht so viele Schritte, wie du hier Keshis hast; weitere Schritte kosten je 1 Wasser.
board-about-orchard = Bezirksaktion: 1 Dattel für jeden Keshi hier. Jeder Keshi, den du hier einsetzt, bringt sofort 1 Punkt.
board-about-madrasa = Bezirksaktion: Kaufe Schriftrollen für Datteln; was sie zusammen verlangen, darf deine Keshis hier nicht übersteigen.
board-about-palace = Bezirksaktion: Dein Sultanshöfling steigt so viele Stufen, wie du hier Keshis hast. Jede Schwelle bringt 1 Dinar und einen Bonus der Verbindungslinie.
board-about-mosque = Bezirksaktion: Dein Imamschüler steigt so viele Stufen, wie du hier Keshis hast. Jede Schwelle bringt 1 Dinar und einen Bonus der Verbindungslinie.
board-about-square = Bezirksaktion: Drehe die Scheibe um einen Abschnitt, dann nimm den Bonus eines Gauklers einmal für jeden Zuschauer vor ihm.
board-about-medina = Bezirksaktion: Kaufe Stadttore, eines für jeden Wächter auf dem Wachturm. Jedes Tor bringt einen Keshi seiner Farbe.
board-about-sahara = Bezirksaktion: Aktiviere entdeckte Oasen für die Ressourcen daneben. Jeder Karawanenführer, den du einsetzt, entdeckt eine Oase.
board-about-souk = Bezirksaktion: Kaufe eine Luxusware mit deinen Waren, oder gib der Wechselstube einen Waren-Keshi.

## Felder

board-vendor = { $taken ->
    [yes] Wasserverkäufer { at-sector }: Wenn du hier einen Assistenten nutzt, erhältst du zuerst 1 Wasser.
   *[no] Feld für einen Wasserverkäufer { at-sector }
}
board-vendors = { $n } Wasserverkäufer auf dem Tableau, höchstens 8
board-gate = { $gate }, { for-sector }
board-gate-space = Stadttorfeld { for-sector }: Ein Tor in { $colours } bringt { $points }.
board-watchtower = { $n ->
    [0] Wachturm: kein freier Wächter
    [one] Wachturm: { $n } freier Wächter
   *[other] Wachturm: { $n } freie Wächter
}
board-path = { $path ->
    [right] Rechter Pfad
   *[left] Linker Pfad
}: { $n } Karawanenführer
board-oasis-hidden = Verdeckte Oase { $place } { at-path }; sie zu aktivieren wird { $cost } kosten
board-oasis = Oase { $number }, entdeckt { at-path }; sie zu aktivieren kostet { $cost }
board-oasis-gone = Oase { $place } { at-path } ist aktiviert
board-claimed-oasis = Oase { $number }, aktiviert
board-start = Start-Oase: { $n } Karawanenführer. Der erste bringt { $first }, der zweite { $second }.
board-town = { $state ->
    [free] Feld für eine Wüstenstadt { at-path }: Ein Karawanenführer hier bringt { $points } und eine Stadt.
    [found] Wüstenstadt { $number } { at-path }; sie zu aktivieren kostet { $cost }
   *[claimed] Wüstenstadt { $number } { at-path }, aktiviert
}
board-square-space = Feld { $place } des Großen Platzes: { $bonus }, davor { $spectators }{ $taken ->
    [yes] , mit einem Gaukler
   *[no] {""}
}
board-disc = Zuschauer-Scheibe; Zuschauer im Uhrzeigersinn von oben: { $numbers }

## Vorrat

board-hand = { $state ->
    [chosen] { $colour }: für diese Runde gewählt
    [placeholder] { $colour }: ein Platzhalter, der nicht gewählt werden kann
    [hand] { $colour }: hinter deinem Sichtschirm
   *[used] { $colour }: in diesem Durchgang benutzt
}
board-claimed = Genommen, noch einzusetzen: { $keshis }
board-to-store = Für die Oasenablage: { $keshis }
board-storage = Ablagefeld { $place }: { $shows ->
    [keshi] wer es belegt, erhält den Keshi darauf
    [exchange] wer es belegt, darf einen Keshi tauschen
    [scroll] wer es belegt, darf eine gelbe Schriftrolle nehmen
   *[nothing] es zu belegen bringt nichts
}
board-storage-keshi = Ablagefeld { $place }: es zu belegen bringt diesen Keshi, { $colour }
board-provision = Versorgungsplättchen { $place }: { $state ->
    [active] aktiv, am Ende des Durchgangs zu bezahlen
    [revealing] wird aufgedeckt
   *[down] { $known ->
        [yes] verdeckt, nur du siehst es
       *[no] verdeckt
    }
}
board-provision-left = Versorgungsplättchen { $number }: weggelassen
board-provision-cost = Am Ende des Durchgangs zu bezahlen: { $cost }
board-spectators = { $n } Zuschauer
board-next-spectator = Der nächste Zuschauer bewegt das Kamel um { $same } { $same ->
    [one] Schritt
   *[other] Schritte
}, einer in neuer Farbe um { $new }.
board-dung = { $n ->
    [0] Kein Kameldung
   *[other] Kameldung: { $n }, kostet am Ende { $loss } Punkte
}

## Kleine Tableaus

board-enlarge = Das Tableau von { $name } vergrößern
board-starts = Startspieler
board-claims = Genommen
board-works = Assistenten: { $sectors }

## Der Pashabot

board-wanted = { $n ->
    [0] nicht auf seinen Strategieplättchen
    [one] einmal auf seinen Strategieplättchen
   *[other] { $n }-mal auf seinen Strategieplättchen
}
board-strategy = Strategie
board-strategy-left = noch { $n } Plättchen
board-strategy-tile = Strategieplättchen { $number }
board-bot-line = Seine Farbreihe
board-bot-line-note = Er nimmt die erste Farbe, von der 2 in der Basis liegen, sonst die erste, die dort liegt.
board-bot-place = { $place }: { $colour }
