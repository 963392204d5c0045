### Das Tableau einer Person, die kleinen Tableaus und das des Pashabots.

board-label = Tableau von { $name }
board-of = { $what }: { $all }
board-more-than-you = { $what }: { $all }, mehr als bei dir
board-ahead-of-you = { gain-point } vor dir
board-behind-you = { gain-point } hinter dir
board-nobody = keine
board-complete = komplett gefüllt
board-nomads-among = { $n ->
    [one] davon { $n } Nomade
   *[other] davon { $n } Nomaden
}

## Wozu die Bezirke da sind

board-so-many = { $n ->
    [0] noch keine
   *[other] jetzt { $n }
}
board-about-river = Dein Fischer fährt 1 Schritt für jeden deiner türkisen Keshis ({ board-so-many }); weitere Schritte kosten je 1 Wasser.
board-about-orchard = Du erhältst 1 Dattel für jeden deiner grünen Keshis ({ board-so-many }). Jeder Keshi, den du hier einsetzt, bringt sofort 1 Punkt.
board-about-madrasa = Du kaufst beliebig viele Schriftrollen für Datteln; zusammen dürfen sie höchstens so viele Gelehrte brauchen, wie du hast ({ board-so-many }).
board-about-palace = Dein Sultanshöfling steigt für jeden deiner weißen Keshis ({ board-so-many }) 1 Schritt hinauf. Jede Schwelle bringt 1 Dinar und einen Bonus deiner Verbindungslinie.
board-about-mosque = Dein Imamschüler steigt für jeden deiner schwarzen Keshis ({ board-so-many }) 1 Schritt hinauf. Jede Schwelle bringt 1 Dinar und einen Bonus deiner Verbindungslinie.
board-about-square = Die Scheibe dreht sich um einen Abschnitt; dann bringt dir einer deiner Gaukler ({ board-so-many }) den Bonus seines Feldes, und zwar einmal je Zuschauer vor ihm.
board-about-medina = Du kaufst Stadttore, höchstens eines für jeden Wächter auf dem Wachturm. Jedes Tor bringt einen Keshi seiner Farbe.
board-about-sahara = Du aktivierst erkundete Oasen und zahlst dafür die daneben gezeigten Ressourcen. Jeder Karawanenführer, den du neben einer Oase einsetzt, erkundet sie.
board-about-souk = Du kaufst mit deinen Waren eine Luxusware oder tauschst einen Waren-Keshi in der Wechselstube ein.
board-within-reach = { $what } in Reichweite
board-for-water = { $what } für { $n } Wasser
board-up-to = bis zu { $what }

## Felder

board-vendor = { $taken ->
    [yes] Wasserverkäufer { at-sector }: Jeder Assistent, der hier genutzt wird, bringt zuerst 1 Wasser.
   *[no] Feld für einen Wasserverkäufer { at-sector }
}
board-vendors = { $n } Wasserverkäufer auf dem Tableau, höchstens einer je Bezirk
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
board-oasis-hidden = Feld { $place } { at-path }: verdeckte Oase; Aktivieren kostet später { $cost }
board-oasis = Oase { $number } { at-path }, erkundet; Aktivieren kostet { $cost }
board-oasis-gone = Feld { $place } { at-path }: Die Oase ist schon aktiviert
board-claimed-oasis = Oase { $number }, aktiviert
board-start = Start-Oase: { $n } Karawanenführer. Der erste bringt { $first }, der zweite { $second }.
board-town = { $state ->
    [free] Feld für eine Wüstenstadt { at-path }: Ein Karawanenführer hier bringt { $points } und eine Stadt.
    [found] Wüstenstadt { $number } { at-path }; Aktivieren kostet { $cost }
   *[claimed] Wüstenstadt { $number } { at-path }, aktiviert
}
board-square-space = Feld { $place } des Großen Platzes: { $bonus }, davor { $spectators }{ $taken ->
    [yes] , besetzt mit einem Gaukler
   *[no] {""}
}
board-disc = Zuschauer-Scheibe; Zuschauer im Uhrzeigersinn von oben: { $numbers }

## Vorrat

board-hand = { $state ->
    [chosen] { $colour }: für diese Runde gewählt
    [placeholder] { $colour }: Platzhalter, nicht wählbar
    [hand] { $colour }: hinter dem Sichtschirm
   *[used] { $colour }: in diesem Durchgang schon genutzt
}
board-claimed = Noch einzusetzen: { $keshis }
board-to-store = Für die Oasenablage: { $keshis }
board-storage = Ablagefeld { $place }: { $shows ->
    [keshi] Wird es belegt, darf der Keshi von dort eingesetzt werden
    [exchange] Wird es belegt, darf ein Keshi getauscht werden
    [scroll] Wird es belegt, darf eine gelbe Schriftrolle genommen werden
   *[nothing] kein Bonus
}
board-storage-keshi = Ablagefeld { $place }: Wird es belegt, darf dieser Keshi ({ $colour }) eingesetzt werden
board-provision = Versorgungsplättchen { $place }: { $state ->
    [active] aktiv, am Ende des Durchgangs zu bezahlen
    [revealing] wird aufgedeckt
   *[down] { $known ->
        [yes] verdeckt und noch geheim
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
board-provision-none = Noch ist kein Versorgungsplättchen zu bezahlen.
board-provided = { $own ->
    [yes] Stand jetzt kannst du das bezahlen.
   *[no] Stand jetzt kann das bezahlt werden.
}
board-short = Es fehlen { $missing }: −{ $points }
board-not-provided = { $own ->
    [yes] Du brauchst noch { $missing }, sonst verlierst du { $points } und alle deine Ressourcen.
   *[no] Noch nötig: { $missing }; sonst gehen { $points } und alle Ressourcen verloren.
}
board-spectators = { $n } Zuschauer
board-next-spectator = Der nächste Zuschauer bewegt das Kamel um { $same } { $same ->
    [one] Schritt
   *[other] Schritte
}{ $more ->
    [yes] , einer in einer neuen Farbe um { $new }.
   *[no] .
}
board-dung = { $n ->
    [0] Kein Kameldung
   *[other] Kameldung: { $n }; das kostet am Ende { $loss } Punkte
}

## Was man besitzt

board-scrolls-here = Hier liegen die Schriftrollen, die du in der Madrasa kaufst.
board-luxury-here = Hier liegen die Luxuswaren, die du im Souk kaufst.

## Kleine Tableaus

board-enlarge = Tableau von { $name } vergrößern
board-starts = Startspieler
board-claims = Noch einzusetzende Keshis
board-works = Assistenten: { $sectors }
board-can-select = { $n ->
    [0] In diesem Durchgang kein Keshi mehr zur Wahl
   *[other] In diesem Durchgang noch zur Wahl: { $keshis }
}

## Der Pashabot

board-wanted = { $n ->
    [0] nicht auf den Strategieplättchen zu sehen
    [one] einmal auf den Strategieplättchen zu sehen
   *[other] { $n }-mal auf den Strategieplättchen zu sehen
}
board-strategy = Strategie
board-strategy-left = noch { $n } Plättchen
board-strategy-tile = Strategieplättchen { $number }
board-strategy-about = Je öfter seine Strategieplättchen eine Farbe zeigen, desto lieber nimmt der Pashabot sie.
board-bot-line = Farbreihe
board-bot-line-note = Der Pashabot nimmt 2 Keshis der ersten Farbe, von der mindestens 2 in der Basis liegen, sonst 1 der ersten Farbe, die dort liegt.
board-bot-place = { $place }: { $colour }
