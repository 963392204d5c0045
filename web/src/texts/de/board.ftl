### Das Tableau einer Person, die kleinen Tableaus und das des Pashabots.

board-label = Das Tableau von { $name }
board-of = { $what }: { $all }
board-more-than-you = { $what }: { $all }, mehr als du
board-ahead-of-you = { gain-point } vor dir
board-behind-you = { gain-point } hinter dir
board-nobody = noch niemand
board-complete = komplett gefüllt
board-nomads-among = { $n ->
    [one] davon { $n } Nomade
   *[other] davon { $n } Nomaden
}

## Wozu die Bezirke da sind

board-so-many = { $n ->
    [0] noch keiner
   *[other] jetzt { $n }
}
board-about-river = Dein Fischer fährt 1 Schritt für jeden deiner türkisen Keshis ({ board-so-many }); weitere Schritte kosten je 1 Wasser.
board-about-orchard = Du erhältst 1 Dattel für jeden deiner grünen Keshis ({ board-so-many }). Jeder Keshi, den du hier einsetzt, bringt sofort 1 Punkt.
board-about-madrasa = Du kaufst Schriftrollen für Datteln; zusammen dürfen sie so viele Gelehrte verlangen, wie du hast ({ board-so-many }).
board-about-palace = Dein Sultanshöfling steigt 1 Stufe für jeden deiner weißen Keshis ({ board-so-many }). Jede Schwelle bringt 1 Dinar und einen Bonus der Verbindungslinie.
board-about-mosque = Dein Imamschüler steigt 1 Stufe für jeden deiner schwarzen Keshis ({ board-so-many }). Jede Schwelle bringt 1 Dinar und einen Bonus der Verbindungslinie.
board-about-square = Die Scheibe dreht sich um einen Abschnitt; dann bringt einer deiner Gaukler ({ board-so-many }) seinen Bonus einmal für jeden Zuschauer vor ihm.
board-about-medina = Du kaufst Stadttore, eines für jeden Wächter auf dem Wachturm. Jedes Tor bringt einen Keshi seiner Farbe.
board-about-sahara = Du aktivierst erkundete Oasen für die Ressourcen daneben. Jeder Karawanenführer, den du neben einer Oase einsetzt, erkundet sie.
board-about-souk = Du kaufst mit deinen Waren eine Luxusware oder tauschst einen Waren-Keshi in der Wechselstube.
board-within-reach = { $what } in Reichweite
board-for-water = { $what } für { $n } Wasser
board-up-to = bis zu { $what }

## Felder

board-vendor = { $taken ->
    [yes] Wasserverkäufer { at-sector }: Wenn du hier einen Assistenten nutzt, erhältst du zuerst 1 Wasser.
   *[no] Feld für einen Wasserverkäufer { at-sector }
}
board-vendors = { $n } Wasserverkäufer auf dem Tableau, höchstens 8
board-gate = { $gate } { at-sector }
board-gate-space = Stadttorfeld { at-sector }: Ein Stadttor in { $colours } bringt hier zusätzlich { $points }.
board-watchtower = { $n ->
    [0] Wachturm: kein freier Wächter
    [one] Wachturm: { $n } freier Wächter
   *[other] Wachturm: { $n } freie Wächter
}
board-path = { $path ->
    [right] Rechter Pfad
   *[left] Linker Pfad
}: { $n } Karawanenführer
board-oasis-hidden = Verdeckte Oase { $place } { at-path }; sie zu aktivieren, wird { $cost } kosten
board-oasis = Oase { $number } { at-path }, erkundet; sie zu aktivieren, kostet { $cost }
board-oasis-gone = Oase { $place } { at-path } ist aktiviert
board-claimed-oasis = Oase { $number }, aktiviert
board-start = Start-Oase: { $n } Karawanenführer. Der erste bringt { $first }, der zweite { $second }.
board-town = { $state ->
    [free] Feld für eine Wüstenstadt { at-path }: Ein Karawanenführer hier bringt { $points } und eine Stadt.
    [found] Wüstenstadt { $number } { at-path }; sie zu aktivieren, kostet { $cost }
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
    [keshi] wer es belegt, darf den Keshi darauf einsetzen
    [exchange] wer es belegt, darf einen Keshi tauschen
    [scroll] wer es belegt, darf eine gelbe Schriftrolle nehmen
   *[nothing] es zu belegen, bringt nichts
}
board-storage-keshi = Ablagefeld { $place }: wer es belegt, darf diesen Keshi einsetzen, { $colour }
board-provision = Versorgungsplättchen { $place }: { $state ->
    [active] aktiv, am Ende des Durchgangs zu bezahlen
    [revealing] wird aufgedeckt
   *[down] { $known ->
        [yes] verdeckt, nur du siehst es
       *[no] verdeckt
    }
}
board-provision-level = Versorgungsplättchen { $place }: { $level ->
    [moderate] mittelschwer
    [hard] schwer
   *[base] normal
}, noch von niemandem angesehen
board-provision-cost = Am Ende des Durchgangs zu bezahlen: { $cost }
board-bill = { $n ->
    [0] Am Ende dieser Runde
    [one] In { $n } Runde
   *[other] In { $n } Runden
}: { $cost }
board-provision-none = Noch verlangt kein Versorgungsplättchen etwas.
board-provided = { $own ->
    [yes] So wie es jetzt steht, kannst du das bezahlen.
   *[no] So wie es jetzt steht, kann das bezahlt werden.
}
board-not-provided = { $own ->
    [yes] Dir fehlt noch: { $missing }. So würdest du { $points } und alle Ressourcen verlieren.
   *[no] Es fehlt noch: { $missing }. So gingen { $points } und alle Ressourcen verloren.
}
board-spectators = { $n } Zuschauer
board-next-spectator = Der nächste Zuschauer bewegt das Kamel um { $same } { $same ->
    [one] Schritt
   *[other] Schritte
}, einer in einer neuen Farbe um { $new }.
board-dung = { $n ->
    [0] Kein Kameldung
   *[other] Kameldung: { $n }, kostet am Ende { $loss } Punkte
}

## Was man besitzt

board-scrolls-here = Hier liegen die Schriftrollen, die du in der Madrasa kaufst.
board-luxury-here = Hier liegen die Luxuswaren, die du im Souk kaufst.

## Kleine Tableaus

board-enlarge = Das Tableau von { $name } vergrößern
board-starts = Startspieler
board-claims = Genommen
board-works = Assistenten: { $sectors }
board-can-select = { $n ->
    [0] In diesem Durchgang ist kein Keshi mehr zu wählen
   *[other] In diesem Durchgang noch zu wählen: { $keshis }
}

## Der Pashabot

board-wanted = { $n ->
    [0] nicht auf seinen Strategieplättchen
    [one] einmal auf seinen Strategieplättchen
   *[other] { $n }-mal auf seinen Strategieplättchen
}
board-strategy = Strategie
board-strategy-left = noch { $n } Plättchen
board-strategy-tile = Strategieplättchen { $number }
board-strategy-about = Was seine Strategieplättchen am häufigsten zeigen, hat bei ihm Vorrang.
board-bot-line = Seine Farbreihe
board-bot-line-note = Er nimmt 2 Keshis der ersten Farbe, von der 2 in der Basis liegen, sonst 1 der ersten, die dort liegt.
board-bot-place = { $place }: { $colour }
