### The course of the game: what is asked, what can be done and why not, what happened.

## Lists

list-nothing = nichts
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## What is asked: ask- and the engine's own key, sometimes with a stage behind it

ask-nothing = Die Partie ist zu Ende.
ask-wait = Die anderen entscheiden noch.
ask-arrange = Aufbau: Richte dein Tableau ein.
ask-arrange-store = Aufbau: Welchen deiner Keshis legst du auf Ablagefeld { $space }?
ask-arrange-disc = Aufbau: Wie weit drehst du deine Zuschauer-Scheibe?
ask-arrange-provision = Aufbau: Welches Versorgungsplättchen deckst du zuerst auf?
ask-arrange-omit = Aufbau: Wähle nur nach der Schwierigkeit, welches Versorgungsplättchen du weglässt; ansehen darfst du deine Plättchen erst danach. Es { $n ->
    [one] muss noch { $n }
   *[other] müssen noch { $n }
} weg.
ask-arrange-building = Aufbau: Welches Sondergebäude wählst du?
ask-select = Wähle Keshis für diese Runde: { $n ->
    [one] Es fehlt noch { $n }.
   *[other] Es fehlen noch { $n }.
}
ask-joker = Roter Keshi: In welchen Bezirk schickst du seinen Assistenten?
ask-claim = Nimm 1 oder 2 Keshis einer Farbe aus der Würfelturm-Basis.
ask-claim-mixed = Schriftrolle 61: Nimm einen Keshi beliebiger Farbe aus der Würfelturm-Basis.
ask-second-claim = Schriftrolle 61: Nimm noch einen Keshi beliebiger Farbe, wenn du magst.
ask-assistant = Welchen Assistenten nutzt du als Nächstes?
ask-use = Assistent { at-sector }: neuer Keshi oder Bezirksaktion?
ask-deploy = { count-keshi } einzusetzen: Welcher kommt als nächster?
ask-may-place = Du darfst { keshis } einsetzen, jetzt oder nie.
ask-vendor = Roter Keshi: In welchen Bezirk kommt der Wasserverkäufer?
ask-entertainer = Neuer Gaukler: Neben welchen Bonus stellst du ihn?
ask-caravan = Neuer Karawanenführer: Welchen Pfad nimmt er?
ask-any-resource = Nimm { gain-any-resource }.
ask-any-goods = { $n ->
    [one] Nimm { gain-any-goods }.
   *[other] Nimm { gain-any-goods }.
}
ask-any-keshi = Setze { gain-any-keshi } ein.
ask-any-pair = Setze 2 Keshis einer Farbe nach Wahl ein.
ask-either-stair = Steige { count-step } hinauf: auf welcher Treppe?
ask-any-order = Du erhältst mehrere Boni in beliebiger Reihenfolge: Welcher kommt als nächster?
ask-harvest = Dattelplantage: Nimm noch { $n }, jeweils eine Dattel oder was deine Schriftrollen dafür bieten.
ask-river-water = Dein Fischer fährt: weitere Schritte für je 1 Wasser? Du hast { gain-water }.
ask-river-bonus = Ende der Runde: Nimm den Bonus einer überquerten Stromschnelle.
ask-all-rapids = Schriftrolle { $number }: Jede überquerte Stromschnelle bringt ihren Bonus. Welche kommt als nächste?
ask-stair-steps = Du steigst die { stairs } hinauf: weitere Schritte?
ask-connection = { $n ->
    [one] Schwelle überquert: Nimm einen Bonus deiner Verbindungslinie.
   *[other] Schwelle überquert: Nimm { $n } verschiedene Boni deiner Verbindungslinie.
}
ask-square = Großer Platz: Die Scheibe hat sich gedreht. Welcher Gaukler tritt auf?
ask-souk = Souk: Nutze die Wechselstube oder kaufe eine Luxusware.
ask-scrolls = Kaufe Schriftrollen: Du hast { $scholars ->
    [one] { $scholars } freien Gelehrten
   *[other] { $scholars } freie Gelehrte
} und { $dates ->
    [one] { $dates } Dattel
   *[other] { $dates } Datteln
}.
ask-free-scroll = Du darfst { a-scroll } kostenlos nehmen.
ask-free-scroll-paid = { $n ->
    [0] Nimm { a-scroll } kostenlos.
   *[other] Nimm { a-scroll } für { gain-date }.
}
ask-gates = Kaufe Stadttore: Du hast { $guards ->
    [one] { $guards } freien Wächter
   *[other] { $guards } freie Wächter
} und kannst { $dinars } Dinar ausgeben.
ask-gate-space = Auf welches Stadttorfeld kommt das { gate }?
ask-gate-keshi = Schriftrolle 36: Das Stadttor bringt { gain-any-keshi }. Welche Farbe?
ask-oases = Aktiviere erkundete Oasen: welche?
ask-free-oases = Aktiviere erkundete Oasen kostenlos, höchstens { $n }: welche?
ask-open-oasis = Fluss-Plättchen 02: Du darfst eine der offenen Oasen kostenlos aktivieren.
ask-return = Keshi-Tausch: Du darfst einen Keshi zurücklegen und einen in einer anderen Farbe einsetzen.
ask-return-entertainer = Welchen Gaukler legst du zurück?
ask-return-vendor = Welchen Wasserverkäufer legst du zurück?
ask-take-other = Für den zurückgelegten Keshi in { colour }: Setze einen in einer anderen Farbe ein.
ask-take-other-nomad = Für den zurückgelegten Nomaden: Setze einen Keshi beliebiger Farbe ein.
ask-pay-dinars = Zahle { gain-dinar }: Mit Schriftrolle 33 darfst du auch Datteln und Wasser nehmen.
ask-pay-any = Zahle { gain-any-resource }.
ask-provide = Versorge deine Bewohner: Wie zahlst du?
ask-next-provision = Welches Versorgungsplättchen deckst du als Nächstes auf?
ask-swap-placeholder = Letzte Runde: Tausche einen Platzhalter gegen eine Farbe, die du in diesem Durchgang schon genutzt hast.
ask-hand-in = Oase { $number } wird gewertet: Wie viele Ressourcen gibst du ab?
ask-score-oasis = Schriftrolle 71: Welche deiner aktivierten Oasen wertest du jetzt?
ask-prize = Fluss-Plättchen { $number }: Welchen Bonus nimmst du?
ask-river-tile-13 = Fluss-Plättchen 13: Setze einen Gaukler, Karawanenführer oder Wächter ein.
ask-sector-action = Du darfst die Aktion eines beliebigen Bezirks ausführen.
ask-keshi-then-action = Schriftrolle 64: Setze einen beliebigen Keshi ein; danach führst du die Aktion seines Bezirks aus.
ask-return-for-points = Schriftrolle 72: Gib Ressourcen für je 2 Punkte ab.
ask-keep-scroll = Welche der gezogenen gelben Schriftrollen behältst du?
ask-tajine = Pavillon: Welche Tajine nimmst du kostenlos?
ask-start-of-season = Beginn des Durchgangs: Welche Wirkung kommt als nächste?
ask-town = Welche Wüstenstadt nimmst du?
ask-any-scroll = Wüstenstadt 10: Du darfst eine beliebige offene Schriftrolle kostenlos nehmen.
ask-any-luxury = Wüstenstadt 11: Du darfst eine beliebige offene Luxusware nehmen, ohne Waren zu zahlen.
ask-free-gate = Nimm ein Stadttor, ohne Dinar zu zahlen: welches?
ask-commit = Wer stellt sich neben das neue Stadttor?
ask-nomad = Wohin kommt der Nomade?
ask-move-nomads = { $n ->
    [0] Du darfst Nomaden für je { $cost } versetzen: welchen?
   *[other] Du darfst einen Nomaden kostenlos versetzen: welchen?
}
ask-leave-square = Welcher Nomade verlässt den Großen Platz?
ask-board-or-spectators = { keshis }: auf dein Tableau oder zu den Zuschauern?
ask-discard-dung = Zwischenziel überquert: Gibst du ein Dung-Plättchen ab?
ask-award = Prämien: Wogegen tauschst du deine Zuschauer? In deiner Reihe: { $column }.
ask-discard = Für die Prämie { $n ->
    [one] fehlt noch { count-keshi }
   *[other] fehlen noch { count-keshi }
}: Welchen gibst du ab?
ask-split-steps = { count-step } zu verteilen: Wo gehst du als Nächstes?
ask-steps-here = Wie viele der Schritte { on-track }?
ask-steps-here-camel = Rennsattel: Dein Kamel darf { count-step } laufen.
ask-spectator-bonus = Großer Platz: Nimm den Bonus eines Feldes mit { $n ->
    [one] { $n } Zuschauer
   *[other] { $n } Zuschauern
}.
ask-stack = Du darfst { a-scroll } kostenlos nehmen. Welchen Stapel siehst du durch?
ask-stack-library = Bibliothek: Du kaufst { a-scroll } für { gain-date }. Welchen Stapel siehst du durch?
ask-scroll-of-stack = Welche Schriftrolle aus diesem Stapel nimmst du?
ask-luxury-stack = Du darfst eine Luxusware billiger kaufen. Welchen Stapel siehst du durch?
ask-luxury-of-stack = Welche Luxusware aus diesem Stapel kaufst du?
ask-omit-goods = Du zahlst { count-goods } weniger: Welchen lässt du weg?
ask-leave-out = Du zahlst { count-resource } weniger: Welche lässt du weg?
ask-give-keshi = Der Falke kostet auch einen Keshi von deinem Tableau: welchen?
ask-claim-for-less = Rennsattel: Du darfst eine erkundete Oase für bis zu { count-resource } weniger aktivieren.
ask-swap-resources = Falke: Tausche Ressourcen eins zu eins. Welche gibst du ab?
ask-new-storage-keshi = Welchen Keshi legst du stattdessen auf das Ablagefeld?

## What can be done. A message may have a variant for one question: do-vendor is asked by ask-vendor,
## do-vendor-return-vendor by ask-return-vendor.

do-done = Fertig
do-done-second-claim = Kein zweiter Keshi
do-done-may-place = Nicht einsetzen
do-done-any-keshi = Kein weiterer Keshi
do-done-scrolls = Keine weitere Schriftrolle
do-done-gates = Kein weiteres Stadttor
do-done-oases = Keine weitere Oase
do-done-free-oases = Keine weitere Oase
do-done-free-scroll = Keine Schriftrolle
do-done-open-oasis = Keine Oase
do-done-return = Kein Tausch
do-done-river-water = Keine weiteren Schritte
do-done-stair-steps = Keine weiteren Schritte
do-done-river-bonus = Kein Bonus
do-done-connection = Kein Linien-Bonus
do-done-either-stair = Bleib stehen
do-done-sector-action = Keine Bezirksaktion
do-done-claim = Den Nomaden liegen lassen
do-done-any-scroll = Keine Schriftrolle
do-done-any-luxury = Keine Luxusware
do-done-free-gate = Kein Stadttor
do-done-move-nomads = Versetze keinen weiteren Nomaden
do-done-board-or-spectators = Keines von beiden: Er verfällt
do-done-discard-dung = Behalte das Dung-Plättchen
do-done-steps-here = Es bleibt stehen
do-done-award = Keine weitere Prämie
do-done-stack = Keine Schriftrolle
do-done-luxury-stack = Keine Luxusware
do-done-luxury-of-stack = Keine Luxusware
do-done-claim-for-less = Keine Oase
do-done-swap-resources = Kein weiterer Tausch
do-select = Wähle { colour }: ein Assistent { to-sector }
do-select-red = Wähle Rot: ein Assistent in einen beliebigen Bezirk
do-assistant = Assistent { to-sector }
do-claim = Nimm { keshis }
do-use = Nutze den Assistenten { at-sector }
do-use-water = Nutze den Assistenten { at-sector } (zuerst { gain-water })
do-new-keshi = Neuer Keshi: { $gain }
do-sector-action = Bezirksaktion: { $action }
do-sector = { sector }: { $action }
do-deploy = Setze { keshis } ein
do-deploy-gate-keshi = { do-take-keshi }
do-deploy-swap-placeholder = { do-take-keshi }
do-vendor = Wasserverkäufer { to-sector }
do-vendor-return-vendor = Lege den Wasserverkäufer { at-sector } zurück
do-entertainer = Gaukler neben „{ $gain }“
do-caravan = Karawanenführer { to-path }, Feld { $space }: Erkunde eine Oase
do-caravan-start = Karawanenführer { to-path }: { $gain }
do-space = „{ $place }“, { count-spectator }: { $gain }
do-space-return-entertainer = Lege den Gaukler neben „{ $place }“ zurück
do-take-keshi = Nimm { keshis }
do-take = Nimm { $gain }
do-pay = Zahle { $gain }
do-pay-return-for-points = Gib { $gain } ab: 2 Punkte
do-step-for = 1 weiterer Schritt für { $gain }
do-extra-step = 1 weiterer Schritt kostenlos (Schriftrolle 48)
do-line = Linien-Bonus: { $gain }
do-scroll-16-step = { gain-river-step } (Schriftrolle 16)
do-rapid = Stromschnelle { $number }: { $gain }
do-rapid-twice = Stromschnelle { $number }, doppelt: { $gain }
do-next = Als Nächstes: { $gain }
do-scroll = Kaufe Schriftrolle { $number } für { $dates ->
    [one] { $dates } Dattel
   *[other] { $dates } Datteln
} ({ $scholars ->
    [one] { $scholars } Gelehrter
   *[other] { $scholars } Gelehrte
}): { $effect }
do-scroll-free-scroll = Nimm Schriftrolle { $number }: { $effect }
do-scroll-any-scroll = { do-scroll-free-scroll }
do-scroll-keep-scroll = Behalte Schriftrolle { $number }: { $effect }
do-scroll-scroll-of-stack = { do-scroll-free-scroll }
do-refresh = Tausche { the-scrolls } für { gain-dinar } aus
do-office = Wechselstube: { keshis } für { $gain }
do-luxury = Luxusware { $number } ({ luxury }) für { $cost }: { $gain }
do-luxury-less = Luxusware { $number } ({ luxury }) für { $cost }, { count-goods } weniger: { $gain }
do-luxury-free = Nimm Luxusware { $number } ({ luxury }): { $gain }
do-gate = Stadttor in { colour }, aus Werkstatt { $workshop } für { gain-dinar } ({ $worth })
do-gate-free-gate = Stadttor in { colour }, aus Werkstatt { $workshop } kostenlos ({ $worth })
do-at = Stadttorfeld { at-sector }
do-at-match = Stadttorfeld { at-sector } (passende Farbe: { $worth })
do-oasis = Aktiviere Oase { $number } ({ oasis-place }) für { $cost }: { $effect }
do-oasis-free-oases = Aktiviere Oase { $number } ({ oasis-place }) kostenlos: { $effect }
do-oasis-less = Aktiviere Oase { $number } ({ oasis-place }) für { $cost }, { count-resource } weniger: { $effect }
do-oasis-free = { do-oasis-free-oases }
oasis-place = { $path ->
    [left] links { $space }
    [right] rechts { $space }
    [start] { $space }
   *[other] { $path } { $space }
}
do-open-oasis = Aktiviere Oase { $number }: { $effect }
do-score-oasis = Werte Oase { $number }: { $worth }
do-score-oasis-most = Werte Oase { $number }: bis zu { $worth }
do-hand-in = Gib { $gain } ab: { $worth }
do-track = Gehe { $gain }
do-return = Lege { keshis } zurück
do-provision = Decke Versorgungsplättchen { $number } auf: { $cost }
do-disc = Scheibe um { $number } gedreht – je { count-spectator }: { $places }
do-disc-one = Scheibe um { $number } gedreht – { count-spectator }: { $places }
do-store = Lege { keshis } auf Ablagefeld { $space }
do-provide = Zahle, was die Plättchen zeigen: { $cost }
do-provide-scroll-44 = Zahle mit Schriftrolle 44: 1 Dinar und { gain-any-resource }
do-claim-nomad = Nimm den Nomaden für { $cost }
do-deploy-nomad = Setze den Nomaden ein
do-deploy-nomad-start-of-season = Ein neuer Nomade, kostenlos
do-deploy-board-or-spectators = Setze { keshis } auf deinem Tableau ein
do-spectators = Zu den Zuschauern: Dein Kamel läuft { count-step }
do-spectators-still = Zu den Zuschauern: Dein Kamel bleibt stehen
do-nomad-to = Nomade { to-sector }
do-nomad-to-orchard = Nomade { to-sector } ({ $gain })
do-nomad-to-square = Nomade { to-sector } als Gaukler (Bonus eines freien Feldes)
do-nomad-to-sahara = Nomade { to-sector } als Karawanenführer (Bonus seines Pfades)
do-nomad-vendor = Nomade { to-sector } als Wasserverkäufer
do-nomad-from = Versetze den Nomaden { at-sector }
do-nomad-from-return = Lege den Nomaden { at-sector } zurück
do-nomad-from-vendor = Versetze den Nomaden, der { at-sector } Wasserverkäufer ist
do-nomad-from-vendor-return = Lege den Nomaden zurück, der { at-sector } Wasserverkäufer ist
do-nomad-from-spectators = Versetze einen Nomaden deiner Zuschauer
do-space-leave-square = Der Nomade neben „{ $place }“
do-caravan-town = Karawanenführer { to-path }, viertes Feld: { $gain } und eine Wüstenstadt
do-caravan-no-town = Karawanenführer { to-path }, viertes Feld: { $gain }
do-town = Wüstenstadt { $number }: { $effect }
do-town-oases = Aktiviere Wüstenstadt { $number } für { $cost }: { $effect }
do-award = Gib { $cost } ab: { $benefit }
do-award-dung = Gib { keshis } ab: 1 Dung-Plättchen weniger
do-discard = Gib { keshis } ab
do-discard-nomad = Gib den Nomaden ab
do-discard-dung = Gib 1 Dung-Plättchen ab
do-building = Wähle { the-building }: { $gain }
do-building-able = Wähle { the-building }: { $gain }. { $ability }
do-building-library = Bibliothek: Kaufe { a-scroll } aus einem Stapel
do-omit = Lass { keshis } weg
do-omit-resource = Lass { $gain } weg
do-give = Gib { keshis } ab
do-commit-guard = Ein Wächter
do-commit-nomad = Ein Nomade
do-return-caravan = Lege den Karawanenführer am Ende { $path ->
    [left] des linken Pfades
    [right] des rechten Pfades
    [start] der Start-Oase
   *[other] { $path }
} zurück
do-swap-storage = Tausche { keshis } auf Ablagefeld { $space } aus
do-return-spectator = Lege { keshis } aus der Zuschauerreihe zurück
do-return-spectator-nomad = Lege einen Nomaden aus der Zuschauerreihe zurück
do-stack = Stapel { $number } ({ $n } Plättchen, oben { $top })
do-stack-covered = Stapel { $number } ({ $n } Plättchen)
luxury-on-top = Luxusware { $number }, { luxury }
do-steps = { count-step } { on-track }
do-steps-camel = Es läuft { count-step }
do-steps-camel-bridge = Es läuft { count-step }; eine Brücke kostet { $cost }
do-track-split-steps = Schritte { on-track }
do-pay-swap-resources = Tausche { $gain }
do-provision-acting = Decke Versorgungsplättchen { $number } auf: { $cost }. { $effect }
do-provision-omit-base = Lass ein normales Versorgungsplättchen weg
do-provision-omit-moderate = Lass das mittelschwere Versorgungsplättchen weg
do-provision-omit-hard = Lass das schwere Versorgungsplättchen weg
do-provision-start-of-season = Versorgungsplättchen { $number }: { $effect }
prize-12-1 = 1 Punkt für jedes deiner Stadttore: { gain-point }
prize-12-2 = 1 Punkt für jeden deiner Dattelpflücker: { gain-point }
prize-17-1 = 1 Dattel und 1 Dinar für jeden deiner Gaukler: { gain-date } und { gain-dinar }
prize-17-2 = 1 Dattel und 1 Wasser für jeden deiner Wasserverkäufer: { gain-date } und { gain-water }
prize-18-1 = 1 Punkt für je 4 deiner Keshis: { gain-point }
prize-18-2 = 2 Punkte für jede deiner Luxuswaren: { gain-point }

# One of several equal bonuses, told apart by its place.
place-number = { $gain } (Nr. { $number })

action-river = Bewege den Fischer um { count-step }
action-orchard = Nimm { gain-date }
action-madrasa = Kaufe Schriftrollen ({ count-scholar })
action-palace = Steige { count-step } hinauf
action-mosque = Steige { count-step } hinauf
action-square = Drehe die Scheibe und tritt auf
action-medina = Kaufe Stadttore ({ count-guard })
action-sahara = Aktiviere erkundete Oasen
action-souk = Wechselstube oder Luxusware

## Why something is not possible

not-possible = „{ $action }“ ist nicht möglich: { $why }

why-not-asked = Das passt nicht zur aktuellen Frage; wähle eine der angebotenen Aktionen.
why-no-such-action = So eine Aktion gibt es nicht; ihre Nummern gehen von 0 bis { $most }.
why-over = Die Partie ist zu Ende.
why-not-your-turn = Spieler { $seat } hat gerade nichts zu entscheiden; warte auf die anderen.
why-not-in-hand = Einen Keshi in { colour } hast du nicht mehr zur Wahl; wähle eine andere Farbe.
why-assistant-there = Du hast schon einen Assistenten { at-sector }; wähle einen anderen Bezirk.
why-not-in-base = { $have ->
    [0] In der Würfelturm-Basis liegt kein Keshi in { colour }; nimm eine andere Farbe.
   *[other] In der Würfelturm-Basis liegt nur 1 Keshi in { colour }; nimm 1.
}
why-no-room = { $n ->
    [0] Für einen Keshi in { colour } ist { at-sector } kein Platz mehr; nimm eine andere Farbe.
   *[other] Nur für { keshis } ist { at-sector } noch Platz; nimm { $n }.
}
why-no-room-red = { $n ->
    [0] Jeder Bezirk hat schon einen Wasserverkäufer oder bekommt ihn noch; nimm eine andere Farbe.
   *[other] Deine Bezirke haben nur noch Platz für { $n } Wasserverkäufer; nimm { $n }.
}
why-claim-singly = Mit Schriftrolle 61 nimmst du die Keshis einzeln; nimm 1 und danach noch einen, wenn du magst.
why-full = Für einen Keshi in { colour } ist kein Platz mehr; wähle etwas anderes.
why-space-kept = Dieser Platz ist für einen genommenen Keshi, der sonst keinen fände; wähle einen anderen.
why-souk-vendor = Nur Schriftrolle 57 bringt einen Wasserverkäufer in den Souk; wähle einen anderen Bezirk.
why-vendor-there = Einen Wasserverkäufer gibt es { at-sector } schon; wähle einen anderen Bezirk.
why-space-taken = Auf Feld { $space } des Großen Platzes steht schon ein Gaukler; wähle ein freies Feld.
why-no-entertainer = Auf Feld { $space } des Großen Platzes steht kein Gaukler; wähle ein Feld, auf dem einer steht.
why-path-full = Für einen weiteren Karawanenführer ist { at-path } kein Platz mehr; wähle einen anderen Pfad.
why-oasis-claimed = Diese Oase hast du schon aktiviert; wähle eine andere.
why-undiscovered = Neben dieser Oase steht kein Karawanenführer von dir; wähle eine erkundete.
why-oasis-cost = Diese Oase kostet { $cost }, und das hast du nicht; wähle eine andere.
why-none-at-all = Auch mit Schriftrolle 45 kostet eine Oase 1 Ressource, und du hast keine mehr.
why-claim-one = Mit der Aktion der Sahara musst du mindestens eine Oase aktivieren; wähle, welche.
why-caravan-stays = Karawanenführer bleiben, wo sie sind; lege eine andere Farbe zurück.
why-no-guard = Du hast keinen freien Wächter auf dem Wachturm; wähle etwas anderes.
why-nothing-to-return = Du hast keinen Keshi in { colour } eingesetzt; lege eine andere Farbe zurück.
why-goods-stay = Waren-Keshis bleiben im Souk; lege eine andere Farbe zurück.
why-same-colour = Diese Farbe hast du gerade zurückgelegt; wähle eine andere.
why-river-water-only = Weitere Schritte auf dem Fluss kosten Wasser; zahle Wasser oder hör auf.
why-rapid-not-crossed = Dein Fischer hat Stromschnelle { $rapid } nicht überquert; wähle eine hinter ihm.
why-tile-not-shown = Schriftrolle { $number } liegt nicht aus; wähle eine aus der Auslage.
why-scholars = Diese Schriftrolle braucht { $n ->
    [one] { $n } Gelehrten
   *[other] { $n } Gelehrte
}, und du hast nur { $have } frei; wähle eine mit weniger.
why-dates = Diese Schriftrolle kostet { gain-date }, und du hast nur { $have }; wähle eine billigere.
why-dinars = Dieses Stadttor kostet { gain-dinar }, und du kannst nur { $have } zahlen; wähle eine andere Werkstatt.
why-buy-new = Nach dem Austauschen musst du eine der neuen Schriftrollen kaufen; wähle eine davon oder eine, nach der du dir das noch leisten kannst.
why-held-back = Du musst noch eine der neuen Schriftrollen kaufen und brauchst dafür { $scholars ->
    [one] { $scholars } Gelehrten
   *[other] { $scholars } Gelehrte
} und { $dates ->
    [one] { $dates } Dattel
   *[other] { $dates } Datteln
}; wähle etwas, nach dem du das noch kannst.
why-buy-one = Du musst mindestens einmal etwas kaufen; wähle, was.
why-refresh-over = Nur ein Assistent tauscht Schriftrollen aus, einmal und vor dem ersten Kauf; kaufe aus der Auslage.
why-no-refresh = Das Austauschen braucht 1 Dinar, neue Schriftrollen im Stapel und Gelehrte und Datteln für eine davon; wähle etwas anderes.
why-no-gate = In Werkstatt { $workshop } liegt kein { gate }; wähle eines, das dort liegt.
why-gate-space-taken = Dort steht schon ein Stadttor; wähle ein freies Stadttorfeld.
why-no-goods = Du hast keinen Keshi in { colour } im Souk; wähle eine Farbe, die du hast.
why-luxury-not-shown = Luxusware { $number } liegt nicht aus; wähle eine aus der Auslage.
why-luxury-goods = Luxusware { $number } kostet { $cost }, und das hast du nicht; wähle eine andere.
why-no-action = Die Bezirksaktion { at-sector } hätte jetzt keine Wirkung; wähle etwas anderes.
why-no-assistant = Du hast keinen Assistenten { at-sector }; wähle einen Bezirk, in dem einer steht.
why-line-taken = Diesen Bonus hast du schon; der zweite muss ein anderer sein.
why-bonus-useless = Für { $gain } ist kein Platz mehr; wähle einen anderen Bonus.
why-no-line-space = Deine Verbindungslinie hat dort keinen Bonus; wähle einen anderen.
why-date-needed = Diese Dattel brauchst du für die Schriftrolle, die du als Nächstes kaufst; zahle mit etwas anderem.
why-none-left = { $resource ->
    [water] Du hast kein Wasser mehr; wähle etwas anderes.
    [date] Du hast keine Dattel mehr; wähle etwas anderes.
    [dinar] Du hast keinen Dinar mehr; wähle etwas anderes.
   *[other] { $resource } hast du nicht mehr; wähle etwas anderes.
}
why-hand-in = Du kannst höchstens { $n } abgeben; wähle eine Zahl bis { $n }.
why-no-nomad = Ein Nomade kostet { $cost } und braucht einen Platz, und je Runde gibt es nur einen; nimm etwas anderes.
why-nomad-elsewhere = Ein versetzter Nomade kommt in einen anderen Bezirk; wähle einen.
why-nomad-stays = Dort steht kein Nomade, der versetzt werden darf; Nomaden neben Oasen oder Stadttoren und gerade versetzte bleiben stehen.
why-award = Dir fehlen die Zuschauer für diese Prämie, oder sie hätte jetzt keine Wirkung; wähle eine andere oder hör auf.
why-town = Wüstenstadt { $number } kannst du nicht aktivieren, oder dir fehlen { $cost }; wähle etwas anderes.
why-falcon-keshi = Luxusware { $number } kostet auch einen Keshi von deinem Tableau, und du kannst keinen abgeben; wähle eine andere.

why-no-room-camels = { $n ->
    [0] Für einen Keshi in { colour } ist weder auf deinem Tableau noch bei den Zuschauern Platz; nimm eine andere Farbe.
   *[other] Nur für { keshis } ist auf deinem Tableau und bei den Zuschauern noch Platz; nimm { $n }.
}
why-oasis-less = Diese Oase kostet { $cost }, { count-resource } weniger, und das hast du nicht; wähle eine andere.
why-claim-one-town = Mit der Aktion der Sahara musst du mindestens eine Oase oder Wüstenstadt aktivieren; wähle, welche.
why-luxury-less = Luxusware { $number } kostet { $cost }, { count-goods } weniger, und das hast du nicht; wähle eine andere.
why-office-only = Mit Schriftrolle 46 nutzt du nur die Wechselstube noch einmal; nutze sie oder hör auf.
why-luxury-only = Mit Schriftrolle 34 kaufst du nur weitere Luxuswaren; kaufe eine oder hör auf.

## What happened: event- and the kind of the event

event-phase = { season-and-round }: { $phase }.
event-season-phase = Durchgang { $season }: { $phase }.
event-season = Durchgang { $season } beginnt, mit Wechselstube { $number }.
event-start-player = { $player } beginnt die Partie.
event-provision = { $player } deckt Versorgungsplättchen { $number } auf: { $cost }.
event-selected = { $player } hat { $colours } gewählt.
event-assistants = { $player } schickt Assistenten { $where }.
event-no-assistants = { $player } schickt noch keine Assistenten.
souk-assistants = { $n ->
    [one] in den Souk
   *[other] { $n }-mal in den Souk
}
event-joker = { $player } schickt den Assistenten des roten Keshis { to-sector }.
event-toss = Würfelturm, { colour }: { $thrown } hinein, { $fallen } heraus.
event-claim = { $player } nimmt { keshis }.
event-claims-over = { $player } kann keine Keshis mehr nehmen.
event-keshis-left = Niemand kann { keshis } nehmen: zurück in den Vorrat.
event-keshi = { $player } setzt { keshis } ein (jetzt { $value }).
event-keshi-lost = { $player } hat keinen Platz für { keshis }: Er verfällt.
event-vendor = { $player } setzt einen Wasserverkäufer { at-sector } ein.
event-entertainer = { $player } setzt einen Gaukler neben „{ $gain }“ ein.
event-caravan = { $player } schickt einen Karawanenführer { to-path }.
event-discovered = { $player } erkundet Oase { $number }.
event-claimed = { $player } aktiviert Oase { $number }.
event-oasis-scored = { $player } wertet Oase { $number }.
event-returned = { $player } legt { keshis } zurück.
event-goods-returned = { $player } gibt { keshis } ab.
event-assistant-used = { $player } nutzt den Assistenten { at-sector }.
event-sector-action = { $player } führt die Bezirksaktion { at-sector } aus.
event-fisherman = { $player } fährt mit dem Fischer von Feld { $start } auf Feld { $end }.
event-river-bonus = { $player } nimmt den Bonus von Stromschnelle { $rapid }.
event-all-rapids = { $player } erhält die Boni von { count-rapid } durch Schriftrolle { $number }.
event-climb = { $player } steigt die { stairs } von { $start } auf { $end } hinauf.
event-threshold = { $player } überquert die Schwelle zu Abschnitt { $segment } der { stairs }.
event-connection = { $player } nimmt { $gain } von der Verbindungslinie.
event-disc = { $player } dreht die Zuschauer-Scheibe.
event-square = { $player } tritt neben „{ $gain }“ vor { $n ->
    [one] { $n } Zuschauer
   *[other] { $n } Zuschauern
} auf.
event-scroll = { $player } nimmt Schriftrolle { $number }.
event-refresh = { $player } tauscht { the-scrolls } aus.
event-scroll-shown = Neu in der Auslage: Schriftrolle { $number }.
event-luxury-shown = Neu in der Auslage: Luxusware { $number }.
event-office = { $player } nutzt die Wechselstube.
event-luxury = { $player } nimmt Luxusware { $number } ({ luxury }).
event-gate = { $player } baut das { gate } aus Werkstatt { $workshop } { at-sector }.
event-points = { $player } erhält { gain-point } ({ $from }).
event-points-lost = { $player } verliert { gain-point } ({ $from }).
event-resource = { $player } erhält { $gain }.
event-spend = { $player } gibt { $gain } ab.
event-placeholder = { $player } erhält einen Platzhalter für den fehlenden Keshi in { colour }.
event-placeholder-swapped = { $player } tauscht den Platzhalter in { colour } gegen einen Keshi in { $other }.
event-river-first = { $player } ist auf dem Fluss vorn und erhält den Bonus von Fluss-Plättchen { $number }.
event-river-second = { $player } ist auf dem Fluss an zweiter Stelle und erhält einen Bonus von Fluss-Plättchen { $number }.
event-fishermen-return = Die Fischer kehren auf das Startfeld zurück.
event-head-start = { $player } beginnt den Durchgang auf dem Krokodil-Feld.
event-provided = { $player } versorgt die Bewohner.
event-not-provided = { $player } kann die Bewohner nicht versorgen.
event-building = { $player } bezieht ein Sondergebäude: { building }.
event-pawn = Nun begleitet { the-pawn } { $player }.
event-pawn-waits = Nun begleitet { the-pawn } niemanden mehr und wartet auf Stufe { $end }.
event-town = { $player } nimmt Wüstenstadt { $number }.
event-town-claimed = { $player } aktiviert Wüstenstadt { $number }.
event-claim-nomad = { $player } nimmt den Nomaden.
event-nomad-declined = { $player } lässt den Nomaden liegen.
event-nomad = { $player } setzt einen Nomaden { at-sector } ein.
event-nomad-leaves = Ein Nomade von { $player } verlässt seinen Platz { at-sector }.
event-nomad-leaves-vendor = Ein Nomade von { $player } verlässt das Wasserverkäufer-Feld { at-sector }.
event-nomad-leaves-spectators = Ein Nomade von { $player } verlässt die Zuschauerreihe.
event-nomad-returned = Ein Nomade kehrt auf das Nomaden-Tableau zurück.
event-spectator = { $player } schickt { keshis } zu den Zuschauern.
event-spectator-nomad = { $player } schickt einen Nomaden zu den Zuschauern.
event-spectator-leaves = { $player } nimmt { keshis } aus der Zuschauerreihe.
event-spectator-leaves-nomad = { $player } nimmt einen Nomaden aus der Zuschauerreihe.
event-camel = Das Kamel von { $player } läuft von Feld { $start } auf Feld { $end }.
event-bridge-closed = Das Kamel von { $player } hält vor Feld { $step }: Die Brücke kann nicht bezahlt werden.
event-goal = Das Kamel von { $player } überquert Zwischenziel { $goal }.
event-finish = Das Kamel von { $player } erreicht das Ziel als { $place ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] viertes
}.
event-dung = { $player } sammelt { count-dung }.
event-dung-less = { $player } gibt { count-dung } ab.
event-award = { $player } erhält die Prämie für { count-keshi } von Prämien-Plättchen { $award }.
event-storage = { $player } legt stattdessen { keshis } auf Ablagefeld { $space }.

## The Pashabot: what it does, and the priority that decided

event-strategy = { $player } deckt Strategieplättchen { $number } auf: { $upper } und { $lower }, Luxuswaren { $first } vor { $second }, mit Fluss-Symbol.
event-strategy-dry = { $player } deckt Strategieplättchen { $number } auf: { $upper } und { $lower }, Luxuswaren { $first } vor { $second }.
event-bot-claim = { $player } nimmt { keshis } { for-sector }: { $why }.
event-bot-claim-no-row = { $player } nimmt { keshis }: { $why }.
event-bot-claim-nomad = { $player } nimmt den Nomaden { for-sector }: { $why }.
bot-claim-only = Nichts anderes in der Basis passt auf sein Tableau
bot-claim-1 = Damit ist { the-sector } komplett gefüllt
bot-claim-2 = Von dieser Farbe liegen 2 in der Basis, und beide passen
bot-claim-3 = höchste Keshi-Priorität
bot-claim-4 = Bei gleicher Priorität hat er einen Assistenten { at-sector }
bot-claim-5 = Bei gleicher Priorität hast du einen Assistenten { at-sector }
bot-claim-6 = Bei Gleichstand steht { the-sector } in seiner Strategiespalte am weitesten oben
bot-claim-7 = Bei Gleichstand liegt { the-sector } auf seinem Tableau am weitesten oben
bot-claim-8 = Bei Gleichstand kommt die eigene Farbe einer Reihe vor dem Nomaden und der Nomade vor Rot
bot-claim-8-goods = Von gleichrangigen Waren hat er hiervon am wenigsten
bot-stands-in = { $why }, und in der Basis liegt kein Keshi in { colour }
event-bot-gate = { $player } baut das { gate } aus Werkstatt { $workshop }: { $why }.
bot-gate-2 = Sein Keshi füllt einen Bezirk komplett
bot-gate-3 = höchste Keshi-Priorität
bot-gate-4 = Bei gleicher Priorität hat er noch kein Stadttor dieser Farbe
bot-gate-5 = Bei Gleichstand sind von dieser Farbe die wenigsten Stadttore übrig
bot-gate-6 = Bei Gleichstand steht sein Bezirk in der Strategiespalte am weitesten oben
bot-gate-7 = Bei Gleichstand kommt sein Keshi in die oberste Reihe
bot-gate-8 = Kein anderes Stadttor passt ihm so gut
event-bot-assistant = { $player } schickt den Assistenten des roten Keshis { to-sector }: { $why }.
bot-assistant-1 = höchste Keshi-Priorität
bot-assistant-2 = Bei gleicher Priorität hat er dort die meisten Keshis
bot-assistant-3 = Bei Gleichstand ist dies die oberste Reihe
event-bot-priority = { $player } erhält einen Keshi { for-sector }: Von allen, für die Platz ist, hat dieser in seiner Spalte die höchste Priorität.
event-bot-scrolls = { $player } entfernt { the-scrolls } aus der Auslage: { count-scroll }.
event-bot-takes = { $player } nimmt { keshis } weg: { $why }.
bot-takes-1 = Von den Farben, die dort mindestens zweimal liegen, ist diese die erste seiner Reihe
bot-takes-2 = Keine Farbe liegt dort zweimal, und diese ist die erste seiner Reihe
event-pawn-bot = Nun begleitet { the-pawn } den Pashabot.

strategy-keshis = Damit wünscht sich der Pashabot { $upper }, dann { $lower }; am Ende zählt auch jedes dieser Symbole.
strategy-luxury = Solange dieses Plättchen zuunterst liegt, kauft der Pashabot Luxuswaren dieser Arten: { $first }, sonst { $second }.
strategy-river = Fluss-Symbol: Wird das Plättchen aufgedeckt, fährt der Fischer des Pashabots { count-step }.
strategy-needs = Es wird nur benutzt, wenn Kamele, Nomaden und neue Luxuswaren alle im Spiel sind.

## What points come from

points-start = Spielbeginn
points-orchard = Dattelplantage
points-square = Großer Platz
points-jetty = Landungsstege
points-river = Schritte über das Anlegefeld hinaus
points-rapids = Stromschnellen
points-palace = Schritte über die Palast-Treppe hinaus
points-mosque = Schritte über die Moschee-Treppe hinaus
points-lines = Verbindungslinien
points-gates = Stadttore
points-gate-matches = Stadttore in passender Farbe
points-start-oasis = Start-Oase
points-offices = Wechselstuben
points-provisions = Versorgungsplättchen
points-sectors = komplett gefüllte Bezirke
points-leftovers = übrige Ressourcen und Waren
points-town-spaces = Karawanenführer an Wüstenstädten
points-finish = Kamele im Ziel
points-race = Kamelrennen
points-dung = Kameldung
points-awards = Prämien
points-resources = Ressourcen
points-vendors = Wasserverkäufer
points-scrolls = Schriftrollen
points-sahara = Sahara
points-thresholds = Schwellen
points-strategy = Keshis (Strategieplättchen)
points-date-warehouse = Dattellager
points-library = Bibliothek
points-training-room = Übungsraum
points-prayer-house = Gebetshaus
points-boat-house = Bootshaus
points-camel-stable = Kamelstall
points-barracks = Kaserne
points-gazebo = Pavillon
points-race-saddle = Rennsättel
points-falcon = Falken
points-town = Wüstenstadt { $number }
points-slipper = Prunkschuhe
points-tajine = Tajinen
points-dagger = Schmuckdolche
points-oil-lamp = Öllampen
points-necklace = Halsketten
points-scroll = Schriftrolle { $number }
points-oasis = Oase { $number }
points-river-tile = Fluss-Plättchen { $number }

## Tiles explained

help-kind = Zu „{ $kind }“ gibt es nichts zu sagen; frage nach { $kinds }.
help-ask-number = Welche Nummer? Nenne auch eine von 1 bis { $most }, etwa { $kind } 7.
help-ask-which = Was davon? Nenne zu { $kind } auch eines von diesen: { $known }.
help-number = { $kind } { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }.
help-which = { $kind } „{ $number }“ gibt es nicht; frage nach { $known }.
help-scroll = { scroll-name }: { $academy ->
    [gray] { scroll-colour-gray }
    [yellow] { scroll-colour-yellow }
    [pink] { scroll-colour-pink }
    [orange] { scroll-colour-orange }
   *[other] { $academy }
}, { $acts }
help-luxury = { luxury-name }: { luxury }
help-river-tile = { river-tile-name }, Durchgang { $season }
help-building = Sondergebäude: { building }
help-derived = Aus einem Beispiel oder einer Zählung in den Anleitungen abgeleitet: { $what }.
help-reconstructed = Unsere eigene Wahl, die zu allem passt, was die Anleitungen sagen: { $what }.

# Tiles that stay in the box.
left-out-luxury = Luxusware { $number } ({ luxury }) braucht das Modul { $module } und bleibt darum in der Schachtel.
left-out-oasis = Oase { $number } braucht das Modul { $module } und bleibt darum in der Schachtel.
left-out-provision = Versorgungsplättchen { $number } braucht das Modul { $module } und bleibt darum in der Schachtel.

value-scholars = Gelehrte
value-dates = Datteln
value-acts = Zeitpunkt
value-gain = Bonus
value-second = Bonus des Zweiten
value-base = Punkte
value-each = Punkte je Stück
value-most = Höchstzahl
value-at-least = nötige Anzahl
value-at-most = Höchstzahl
value-colours = Farben
value-colour = Farbe
value-luxury = Art der Luxusware
value-resource = Ressource
value-rule = Regel
value-type = Art
value-points = Punkte
value-cost = Preis
value-yellow = Bonus für Gelb
value-orange = Bonus für Orange
value-purple = Bonus für Lila
value-season = Durchgang
value-per = Anzahl für die Punkte
value-table = Punkte
value-most-points = Höchstpunktzahl
value-needs = nötiges Modul
value-camel-steps = Schritte des Kamels
value-claim-off = Nachlass auf eine Oase
value-pays = gezahlter Keshi
value-bonus = Bonus
value-steps = Schritte
value-expansion = Erweiterung
value-level = Stufe
value-effect = Wirkung
value-front = Seite a
value-back = Seite b
value-dung = Farbe für Dung
value-one = Prämie für 1 Keshi
value-two = Prämie für 2 Keshis
value-three = Prämie für 3 Keshis
value-four = Prämie für 4 Keshis
value-upper = oberer Keshi
value-lower = unterer Keshi
value-river = Fluss-Symbol
value-needs-modules = nötige Module
value-keshi = Keshi
value-resources = Ressourcen

## Configurations that cannot be played

config-unknown = { $kind ->
    [edition] Eine Version
    [tower] Eine Turmebene
    [modules] Ein Modul
    [offices] Eine Mischung der Wechselstuben
    [provisions] Eine Mischung der Versorgungsplättchen
    [buildings] Eine Gebäudeseite
    [library] Eine Schriftrolle der Bibliothek
    [river_sides] Eine Seite eines Fluss-Plättchens
    [preset] Eine Voreinstellung
    [solo] Einen Solo-Gegner
    [variants] Eine Variante
   *[other] Eine Schwierigkeit
} „{ $value }“ gibt es nicht: Wähle { $choices }.
config-players = Es geht nur zu zweit, dritt oder viert, nicht mit { $number } Spielern.
config-alone = Allein spielst du gegen den Pashabot: Wähle solo.
config-solo-players = Solo ist für 1 Person, nicht für { $number }: Setze die Spielerzahl auf 1.
config-variants-need-solo = Varianten machen den Pashabot leichter oder schwerer: Es gibt sie nur im Solospiel.
config-simplified-variants = Der vereinfachte Pashabot hat keine Varianten: Lass sie weg.
config-exclusive = { $one } und { $other } schließen einander aus: Wähle eins davon.
config-staircase-module = Stufen-Plättchen sind gewählt, aber nicht im Spiel: Nimm „staircase-tiles“ dazu.
config-staircase = Wähle 12 verschiedene Stufen-Plättchen mit ihren Seiten, von 1a, 1b bis 20a, 20b.
