### The course of the game: what is asked, what can be done and why not, what happened.

## Lists

list-nothing = nichts
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## What is asked: ask- and the engine's own key, sometimes with a stage behind it

ask-nothing = Die Partie ist zu Ende.
ask-wait = Jemand anderes entscheidet noch.
ask-arrange = Aufbau: Richte dein Tableau ein.
ask-arrange-store = Aufbau: Lege einen deiner Keshis auf Ablagefeld { $space }.
ask-arrange-disc = Aufbau: Richte deine Zuschauer-Scheibe aus.
ask-arrange-provision = Aufbau: Decke dein erstes Versorgungsplättchen auf.
ask-arrange-omit = Aufbau: Lege noch { $n } Versorgungsplättchen weg. Bisher kennst du nur die Schwierigkeit deiner Plättchen.
ask-arrange-building = Aufbau: Wähle ein Sondergebäude.
ask-select = Wähle noch { count-keshi } für diese Runde.
ask-joker = Roter Keshi: Wähle den Bezirk für seinen Assistenten.
ask-claim = Nimm 1 oder 2 Keshis einer Farbe aus der Würfelturm-Basis.
ask-claim-mixed = Schriftrolle 61: Nimm einen Keshi nach Wahl aus der Würfelturm-Basis.
ask-claim-or-nomad = Nimm 1 oder 2 Keshis einer Farbe aus der Würfelturm-Basis oder den Nomaden.
ask-claim-nomad = Du darfst noch den Nomaden nehmen.
ask-second-claim = Schriftrolle 61: Du darfst noch einen Keshi nach Wahl nehmen.
ask-assistant = Wähle deinen nächsten Assistenten.
ask-use = Assistent { at-sector }: neuer Keshi oder Bezirksaktion?
ask-deploy = Setze noch { count-keshi } ein: Wähle den nächsten.
ask-may-place = Du darfst { keshis } einsetzen – jetzt oder nie.
ask-vendor = Roter Keshi: Wähle den Bezirk für den Wasserverkäufer.
ask-entertainer = Neuer Gaukler: Wähle sein Feld.
ask-caravan = Neuer Karawanenführer: Wähle seinen Pfad.
ask-any-resource = Nimm { gain-any-resource }.
ask-any-resource-exchange = Falke: Wähle die Ressource, die du dafür erhältst.
ask-any-goods = Nimm { gain-any-goods }.
ask-any-keshi = Setze { gain-any-keshi } ein.
ask-any-keshi-optional = Du darfst { gain-any-keshi } einsetzen.
ask-any-pair = Setze 2 Keshis einer Farbe nach Wahl ein.
ask-either-stair = Gehe { count-step } auf einer Treppe: Palast oder Moschee?
ask-any-order = Du erhältst mehrere Boni: Wähle den nächsten.
ask-harvest = Dattelplantage: Nimm noch { $n }-mal eine Dattel – oder was deine Schriftrollen dafür bieten.
ask-river-water = Dein Fischer fährt. Kaufst du weitere Schritte für je 1 Wasser? Du hast { gain-water }.
ask-river-bonus = Ende der Runde: Du darfst den Bonus einer überquerten Stromschnelle nehmen.
ask-all-rapids = Schriftrolle { $number }: Du erhältst den Bonus jeder überquerten Stromschnelle. Wähle die nächste.
ask-stair-steps = Du steigst die { stairs } hinauf. Gehst du weitere Schritte?
ask-connection = { $n ->
    [one] Schwelle überquert: Du darfst einen Bonus deiner Verbindungslinie nehmen.
   *[other] Schwelle überquert: Du darfst { $n } verschiedene Boni deiner Verbindungslinie nehmen.
}
ask-square = Großer Platz: Die Scheibe ist gedreht. Wähle den Gaukler, der auftritt.
ask-souk = Souk: Nutze die Wechselstube oder kaufe eine Luxusware.
ask-souk-office = Schriftrolle 46: Du darfst die Wechselstube noch einmal nutzen.
ask-souk-luxury = Schriftrolle 34: Du darfst noch eine Luxusware kaufen.
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
ask-gate-space = Wähle ein Stadttorfeld für das { gate }.
ask-gate-keshi = Schriftrolle 36: Das Stadttor bringt dir { gain-any-keshi }. Wähle die Farbe.
ask-oases = Sahara: Wähle, was du aktivierst.
ask-free-oases = { $n ->
    [one] Aktiviere eine erkundete Oase kostenlos.
   *[other] Aktiviere bis zu { $n } erkundete Oasen kostenlos.
}
ask-open-oasis = Fluss-Plättchen 02: Du darfst eine der übrigen Oasen kostenlos aktivieren.
ask-return = Keshi-Tausch: Du darfst einen Keshi zurücklegen und dafür einen in einer anderen Farbe nehmen.
ask-return-entertainer = Lege einen Gaukler zurück.
ask-return-vendor = Lege einen Wasserverkäufer zurück.
ask-take-other = Setze statt des zurückgelegten Keshis in { colour } einen Keshi in einer anderen Farbe ein.
ask-take-other-nomad = Setze statt des zurückgelegten Nomaden einen Keshi beliebiger Farbe ein.
ask-pay-dinars = Zahle { gain-dinar }. Mit Schriftrolle 33 gehen auch Datteln und Wasser.
ask-pay-any = Zahle { gain-any-resource }.
ask-provide = Versorge deine Bewohner: Wie zahlst du?
ask-next-provision = Decke dein nächstes Versorgungsplättchen auf.
ask-swap-placeholder = Letzte Runde: Tausche einen Platzhalter gegen einen Keshi in einer Farbe, die du in diesem Durchgang schon genutzt hast.
ask-hand-in = Oase { $number } wird gewertet: Wie viele Ressourcen gibst du ab?
ask-score-oasis = Schriftrolle 71: Werte jetzt eine deiner aktivierten Oasen.
ask-prize = Fluss-Plättchen { $number }: Wähle deinen Bonus.
ask-river-tile-13 = Fluss-Plättchen 13: Setze einen Gaukler, Karawanenführer oder Wächter ein.
ask-sector-action = Du darfst die Aktion eines beliebigen Bezirks ausführen.
ask-keshi-then-action = Schriftrolle 64: Setze einen beliebigen Keshi ein und führe dann die Aktion seines Bezirks aus.
ask-return-for-points = Schriftrolle 72: Du darfst Ressourcen für je 2 Punkte abgeben.
ask-keep-scroll = Behalte eine der gezogenen gelben Schriftrollen.
ask-tajine = Pavillon: Nimm kostenlos eine Tajine.
ask-start-of-season = Beginn des Durchgangs: Wähle den nächsten Effekt.
ask-town = Wähle eine Wüstenstadt.
ask-any-scroll = Wüstenstadt 10: Du darfst eine beliebige offene Schriftrolle kostenlos nehmen.
ask-any-luxury = Wüstenstadt 11: Du darfst eine beliebige offene Luxusware nehmen, ohne Waren abzugeben.
ask-free-gate = Nimm ein Stadttor, ohne Dinar zu zahlen.
ask-commit = Wähle, wer das neue Stadttor bewacht.
ask-nomad = Setze den Nomaden ein.
ask-move-nomads = { $n ->
    [0] Du darfst Nomaden für je { $cost } versetzen.
   *[other] Du darfst einen Nomaden kostenlos versetzen.
}
ask-leave-square = Wähle, welcher Nomade den Großen Platz verlässt.
ask-board-or-spectators = Schicke { keshis } auf dein Tableau oder zu den Zuschauern.
ask-board-or-spectators-full = Auf deinem Tableau ist kein Platz für { keshis }. Schickst du ihn zu den Zuschauern?
ask-discard-dung = Zwischenziel überquert: Du darfst ein Dung-Plättchen abgeben.
ask-award = Tausche Zuschauer gegen Prämien. In deiner Reihe: { $column }.
ask-discard = Gib für die Prämie noch { count-keshi } ab: Wähle den nächsten.
ask-split-steps = Verteile { count-step }: Wähle, wo du als Nächstes vorrückst.
ask-steps-here = Wie viele Schritte rückst du { on-track } vor?
ask-steps-here-camel = Rennsattel: Dein Kamel darf { count-step } laufen.
ask-spectator-bonus = Großer Platz: Nimm den Bonus eines Feldes mit { $n ->
    [one] { $n } Zuschauer
   *[other] { $n } Zuschauern
}.
ask-stack = Du darfst { a-scroll } kostenlos nehmen. Wähle einen Stapel zum Durchsehen.
ask-stack-library = Bibliothek: Kaufe { a-scroll } für { gain-date }. Wähle einen Stapel zum Durchsehen.
ask-scroll-of-stack = Wähle eine Schriftrolle aus diesem Stapel.
ask-luxury-stack = Du darfst eine Luxusware billiger kaufen. Wähle einen Stapel zum Durchsehen.
ask-luxury-of-stack = Wähle eine Luxusware aus diesem Stapel.
ask-omit-goods = Du zahlst { count-goods } weniger: Wähle, was du weglässt.
ask-leave-out = Du zahlst { count-resource } weniger: Wähle, was du weglässt.
ask-give-keshi = Falke: Gib auch einen Keshi von deinem Tableau ab.
ask-claim-for-less = Rennsattel: Du darfst eine erkundete Oase für bis zu { count-resource } weniger aktivieren.
ask-swap-resources = Falke: Du darfst Ressourcen eins zu eins tauschen. Was gibst du ab?
ask-new-storage-keshi = Wähle den neuen Keshi für das Ablagefeld.

## What can be done. A message may have a variant for one question: do-vendor is asked by ask-vendor,
## do-vendor-return-vendor by ask-return-vendor.

do-done = Fertig
do-done-second-claim = Kein zweiter Keshi
do-done-may-place = Nicht einsetzen
do-done-any-keshi = Kein weiterer Keshi
do-done-scrolls = Keine weitere Schriftrolle
do-done-gates = Kein weiteres Stadttor
do-done-oases = Nichts weiter aktivieren
do-done-free-oases = Keine weitere Oase
do-done-free-scroll = Keine Schriftrolle
do-done-open-oasis = Keine Oase
do-done-return = Kein Tausch
do-done-river-water = Keine weiteren Schritte
do-done-stair-steps = Keine weiteren Schritte
do-done-river-bonus = Kein Bonus
do-done-connection = Kein Linien-Bonus
do-done-either-stair = Stehen bleiben
do-done-sector-action = Keine Bezirksaktion
do-done-claim = Den Nomaden liegen lassen
do-done-any-scroll = Keine Schriftrolle
do-done-any-luxury = Keine Luxusware
do-done-free-gate = Kein Stadttor
do-done-move-nomads = Kein weiterer Nomade
do-done-board-or-spectators = Keshi verfallen lassen
do-done-discard-dung = Dung-Plättchen behalten
do-done-steps-here = Stehen bleiben
do-done-award = Keine weitere Prämie
do-done-stack = Keine Schriftrolle
do-done-luxury-stack = Keine Luxusware
do-done-luxury-of-stack = Keine Luxusware
do-done-claim-for-less = Keine Oase
do-done-swap-resources = Kein weiterer Tausch
do-select = { colour } wählen: Assistent { to-sector }
do-select-red = Rot wählen: Assistent in einen beliebigen Bezirk
do-assistant = Assistenten { to-sector } schicken
do-claim = { keshis } nehmen
do-use = Assistenten { at-sector } nutzen
do-use-water = Assistenten { at-sector } nutzen (zuerst { gain-water })
do-new-keshi = Neuer Keshi: { $gain }
do-sector-action = Bezirksaktion: { $action }
do-sector = { sector }: { $action }
do-deploy = { keshis } einsetzen
do-deploy-gate-keshi = { do-take-keshi }
do-deploy-swap-placeholder = { do-take-keshi }
do-vendor = Wasserverkäufer { at-sector } einsetzen
do-vendor-return-vendor = Wasserverkäufer { at-sector } zurücklegen
do-entertainer = Gaukler neben „{ $gain }“ einsetzen
do-caravan = Karawanenführer { at-path } einsetzen (Feld { $space }): Oase erkunden
do-caravan-start = Karawanenführer { at-path } einsetzen: { $gain }
do-space = { $gain } ({ count-spectator })
do-space-return-entertainer = Gaukler neben „{ $place }“ zurücklegen
do-take-keshi = { keshis } nehmen
do-take = { $gain } nehmen
do-pay = { $gain } zahlen
do-pay-return-for-points = { $gain } abgeben: 2 Punkte
do-step-for = 1 weiteren Schritt für { $gain } kaufen
do-extra-step = 1 weiteren Schritt kostenlos gehen (Schriftrolle 48)
do-line = Linien-Bonus: { $gain }
do-scroll-16-step = { gain-river-step } fahren (Schriftrolle 16)
do-rapid = Stromschnelle { $number }: { $gain }
do-rapid-twice = Stromschnelle { $number }, doppelt: { $gain }
do-next = Als Nächstes: { $gain }
do-scroll = Schriftrolle { $number } für { $dates ->
    [one] { $dates } Dattel
   *[other] { $dates } Datteln
} kaufen ({ $scholars ->
    [one] { $scholars } Gelehrter
   *[other] { $scholars } Gelehrte
})
do-scroll-free-scroll = Schriftrolle { $number } nehmen
do-scroll-any-scroll = { do-scroll-free-scroll }
do-scroll-keep-scroll = Schriftrolle { $number } behalten
do-scroll-scroll-of-stack = { do-scroll-free-scroll }
do-refresh = Für { gain-dinar } { the-scrolls } austauschen
do-office = { keshis } eintauschen
do-luxury = { luxury } { $number } kaufen ({ $cost })
do-luxury-less = { luxury } { $number } kaufen ({ $cost }; { $n } weniger)
do-luxury-free = { luxury } { $number } nehmen
do-gate = { gate } aus Werkstatt { $workshop } für { gain-dinar } kaufen ({ $worth })
do-gate-free-gate = { gate } aus Werkstatt { $workshop } kostenlos nehmen ({ $worth })
do-at = Stadttorfeld { at-sector }
do-at-match = Stadttorfeld { at-sector } (passende Farbe: { $worth })
do-oasis = Oase { $number } ({ oasis-place }) für { $cost } aktivieren
do-oasis-free-oases = Oase { $number } ({ oasis-place }) kostenlos aktivieren
do-oasis-less = Oase { $number } für { $cost } aktivieren ({ $n } weniger)
do-oasis-free = { do-oasis-free-oases }
oasis-place = { $path ->
    [left] links, Feld { $space }
    [right] rechts, Feld { $space }
    [start] Feld { $space }
   *[other] { $path } { $space }
}
do-open-oasis = Oase { $number } aktivieren
do-score-oasis = Oase { $number } werten: { $worth }
do-score-oasis-most = Oase { $number } werten: bis zu { $worth }
do-hand-in = { $gain } abgeben: { $worth }
do-track = { $gain } gehen
do-return = { keshis } zurücklegen
do-provision = Versorgungsplättchen { $number } aufdecken ({ $cost })
do-disc = { $number ->
    [0] Scheibe nicht drehen
    [one] Scheibe um { $number } Abschnitt drehen
   *[other] Scheibe um { $number } Abschnitte drehen
}
with-ability = { $gain }. { $ability }
falcon-also = { $gain }; kostet außerdem { $cost }
few-yellow = { $n } gelb
few-orange = { $n } orange
few-purple = { $n } lila
crowds = je { count-spectator } vor { $places }
crowds-one = { count-spectator } vor { $places }
crowds-place = „{ $gain }“
do-store = { keshis } auf Ablagefeld { $space } legen
do-provide = Zahlen, was die Plättchen zeigen: { $cost }
do-provide-scroll-44 = Mit Schriftrolle 44 zahlen: 1 Dinar und { gain-any-resource }
do-claim-nomad = Den Nomaden für { $cost } nehmen
do-deploy-nomad = Den Nomaden einsetzen
do-deploy-nomad-start-of-season = Einen neuen Nomaden kostenlos einsetzen
do-deploy-board-or-spectators = { keshis } auf deinem Tableau einsetzen
do-spectators = Zu den Zuschauern schicken (dein Kamel läuft { count-step })
do-spectators-still = Zu den Zuschauern schicken (dein Kamel bleibt stehen)
do-nomad-to = Den Nomaden { to-sector } setzen
do-nomad-to-orchard = Den Nomaden { to-sector } setzen ({ $gain })
do-nomad-to-square = Den Nomaden als Gaukler { to-sector } setzen (Einsetzbonus)
do-nomad-to-sahara = Den Nomaden als Karawanenführer { to-sector } setzen (Einsetzbonus)
do-nomad-vendor = Den Nomaden als Wasserverkäufer { to-sector } setzen
do-nomad-from = Einen Nomaden versetzen, der { at-sector } steht
do-nomad-from-return = Einen Nomaden zurücklegen, der { at-sector } steht
do-nomad-from-vendor = Den Nomaden versetzen, der { at-sector } Wasserverkäufer ist
do-nomad-from-vendor-return = Den Nomaden zurücklegen, der { at-sector } Wasserverkäufer ist
do-nomad-from-spectators = Einen Nomaden aus der Zuschauerreihe versetzen
do-space-leave-square = Den Nomaden neben „{ $place }“ nehmen
do-caravan-town = Karawanenführer { at-path } einsetzen: { $gain } und 1 Wüstenstadt
do-caravan-no-town = Karawanenführer { at-path } einsetzen (Feld 4): { $gain }
do-town = Wüstenstadt { $number } nehmen
do-town-oases = Wüstenstadt { $number } aktivieren ({ $cost })
do-award = { $cost } abgeben
do-award-dung = { keshis } abgeben: 1 Dung-Plättchen weniger
do-discard = { keshis } abgeben
do-discard-nomad = Einen Nomaden abgeben
do-discard-dung = 1 Dung-Plättchen abgeben
do-building = { building } wählen
do-building-library = Bibliothek: { a-scroll } aus einem Stapel kaufen
do-omit = { keshis } weglassen
do-omit-resource = { $gain } weglassen
do-give = { keshis } abgeben
do-commit-guard = Stadttor mit einem Wächter bewachen
do-commit-nomad = Stadttor mit einem Nomaden bewachen
do-return-caravan = Den Karawanenführer { $path ->
    [left] am Ende des linken Pfades
    [right] am Ende des rechten Pfades
    [start] an der Start-Oase
   *[other] { $path }
} zurücklegen
do-swap-storage = { keshis } auf Ablagefeld { $space } austauschen
do-return-spectator = { keshis } aus der Zuschauerreihe zurücklegen
do-return-spectator-nomad = Einen Nomaden aus der Zuschauerreihe zurücklegen
do-stack = Stapel { $number } ({ $n } Plättchen, oben { $top })
do-stack-covered = Stapel { $number } ({ $n } Plättchen)
luxury-on-top = { luxury } { $number }
do-steps = { count-step } { on-track } vorrücken
do-steps-camel = { count-step } laufen
do-steps-camel-bridge = { count-step } laufen (eine Brücke kostet { $cost })
do-track-split-steps = Als Nächstes { on-track } vorrücken
do-pay-swap-resources = { $gain } tauschen
do-provision-omit-base = Ein normales Versorgungsplättchen weglegen
do-provision-omit-moderate = Das mittelschwere Versorgungsplättchen weglegen
do-provision-omit-hard = Das schwere Versorgungsplättchen weglegen
do-provision-start-of-season = Versorgungsplättchen { $number }
prize-12-1 = 1 Punkt je Stadttor: { gain-point }
prize-12-2 = 1 Punkt je Dattelpflücker: { gain-point }
prize-17-1 = 1 Dattel und 1 Dinar je Gaukler: { gain-date } und { gain-dinar }
prize-17-2 = 1 Dattel und 1 Wasser je Wasserverkäufer: { gain-date } und { gain-water }
prize-18-1 = 1 Punkt je 4 Keshis: { gain-point }
prize-18-2 = 2 Punkte je Luxusware: { gain-point }

# One of several equal bonuses, told apart by its place.
place-number = { $gain } (Nr. { $number })

action-river = { count-step } mit dem Fischer fahren
action-orchard = { gain-date } nehmen
action-madrasa = Schriftrollen kaufen ({ count-scholar })
action-palace = { count-step } hinaufsteigen
action-mosque = { count-step } hinaufsteigen
action-square = Scheibe drehen und einen Gaukler auftreten lassen
action-medina = Stadttore kaufen ({ count-guard })
action-sahara = Oasen aktivieren
action-sahara-towns = Oasen oder Wüstenstädte aktivieren
action-souk = Wechselstube nutzen oder Luxusware kaufen

## Why something is not possible

not-possible = „{ $action }“ ist nicht möglich: { $why }

why-not-asked = Das steht gerade nicht zur Wahl.
why-no-such-action = Diese Aktion gibt es nicht; die Nummern reichen von 0 bis { $most }.
why-over = Die Partie ist zu Ende.
why-not-your-turn = Spieler { $seat } hat gerade nichts zu entscheiden.
why-not-in-hand = Du hast keinen Keshi in { colour } mehr zur Wahl.
why-assistant-there = Du hast schon einen Assistenten { at-sector }.
why-not-in-base = { $have ->
    [0] In der Würfelturm-Basis liegt kein Keshi in { colour }.
   *[other] In der Würfelturm-Basis liegt nur 1 Keshi in { colour }.
}
why-no-room = { $n ->
    [0] Für einen Keshi in { colour } ist { at-sector } kein Platz mehr.
   *[other] Nur für { keshis } ist { at-sector } noch Platz.
}
why-no-room-red = { $n ->
    [0] Jeder Bezirk außer dem Souk hat schon einen Wasserverkäufer oder bekommt noch einen.
   *[other] Deine Bezirke haben nur noch Platz für { $n } Wasserverkäufer.
}
why-claim-singly = Mit Schriftrolle 61 nimmst du die Keshis einzeln.
why-full = Es ist { at-sector } kein Feld mehr frei.
why-full-red = Jeder Bezirk außer dem Souk hat schon einen Wasserverkäufer.
why-space-kept = Dieser Platz ist für einen Keshi reserviert, den du schon genommen hast.
why-souk-vendor = Nur Schriftrolle 57 bringt einen Wasserverkäufer in den Souk.
why-vendor-there = Es gibt { at-sector } schon einen Wasserverkäufer.
why-space-taken = Auf Feld { $space } des Großen Platzes steht schon ein Gaukler.
why-no-entertainer = Auf Feld { $space } des Großen Platzes steht kein Gaukler.
why-path-full = Für einen weiteren Karawanenführer ist { at-path } kein Platz mehr.
why-oasis-claimed = Diese Oase hast du schon aktiviert.
why-undiscovered = Neben dieser Oase steht keiner deiner Karawanenführer.
why-oasis-cost = Diese Oase kostet { $cost }; so viel hast du nicht.
why-none-at-all = Auch mit Schriftrolle 45 kostet eine Oase 1 Ressource, und du hast keine mehr.
why-claim-one = Bei der Aktion der Sahara musst du mindestens eine Oase aktivieren.
why-caravan-stays = Karawanenführer bleiben, wo sie sind.
why-no-guard = Du hast keinen freien Wächter auf dem Wachturm.
why-nothing-to-return = Du hast keinen Keshi in { colour } eingesetzt.
why-goods-stay = Waren-Keshis bleiben im Souk.
why-same-colour = Diese Farbe hast du gerade zurückgelegt.
why-river-water-only = Weitere Schritte auf dem Fluss kosten Wasser.
why-rapid-not-crossed = Dein Fischer hat Stromschnelle { $rapid } noch nicht überquert.
why-tile-not-shown = Schriftrolle { $number } liegt nicht aus.
why-scholars = Diese Schriftrolle braucht { $n ->
    [one] { $n } Gelehrten
   *[other] { $n } Gelehrte
}, aber du hast { $have ->
    [0] keinen
   *[other] nur { $have }
} frei.
why-dates = Diese Schriftrolle kostet { gain-date }, aber du hast { $have ->
    [0] keine
   *[other] nur { $have }
}.
why-dinars = Dieses Stadttor kostet { gain-dinar }, aber du kannst { $have ->
    [0] keinen
   *[other] nur { $have }
} zahlen.
why-buy-new = Nach dem Austauschen musst du eine der neuen Schriftrollen kaufen.
why-held-back = Du musst noch eine der neuen Schriftrollen kaufen und brauchst dafür { $scholars ->
    [one] { $scholars } Gelehrten
   *[other] { $scholars } Gelehrte
} und { $dates ->
    [one] { $dates } Dattel
   *[other] { $dates } Datteln
}.
why-buy-one = Du musst mindestens einmal etwas kaufen.
why-refresh-over = Schriftrollen kannst du nur mit einem Assistenten austauschen, und nur einmal vor dem ersten Kauf.
why-no-refresh = Zum Austauschen brauchst du 1 Dinar, neue Schriftrollen im Stapel sowie genug Gelehrte und Datteln für eine davon.
why-no-gate = In Werkstatt { $workshop } liegt kein { gate }.
why-gate-space-taken = Dort steht schon ein Stadttor.
why-no-goods = Du hast keinen Keshi in { colour } im Souk.
why-luxury-not-shown = Luxusware { $number } liegt nicht aus.
why-luxury-goods = Luxusware { $number } kostet { $cost }; so viel hast du nicht.
why-no-action = Die Bezirksaktion { at-sector } hätte jetzt keine Wirkung.
why-no-assistant = Du hast keinen Assistenten { at-sector }.
why-line-taken = Diesen Bonus hast du schon; der zweite muss ein anderer sein.
why-bonus-useless = Für { $gain } ist kein Platz mehr.
why-no-line-space = Deine Verbindungslinie hat dort keinen Bonus.
why-date-needed = Diese Dattel brauchst du für die neue Schriftrolle, die du noch kaufen musst.
why-none-left = { $resource ->
    [water] Du hast kein Wasser mehr.
    [date] Du hast keine Dattel mehr.
    [dinar] Du hast keinen Dinar mehr.
   *[other] { $resource } hast du nicht mehr.
}
why-hand-in = Du kannst höchstens { count-resource } abgeben.
why-no-nomad = Je Runde gibt es nur einen Nomaden; er kostet { $cost } und braucht einen freien Platz.
why-nomad-elsewhere = Ein versetzter Nomade muss in einen anderen Bezirk kommen.
why-nomad-stays = Dort hast du keinen Nomaden, den du versetzen darfst; Nomaden neben einer Oase oder einem Stadttor bleiben stehen, ebenso gerade versetzte.
why-award = Dir fehlen die Zuschauer für diese Prämie, oder sie hätte jetzt keine Wirkung.
why-town = Wüstenstadt { $number } gehört dir nicht, ist schon aktiviert oder kostet mehr, als du hast ({ $cost }).
why-falcon-keshi = Luxusware { $number } kostet auch einen Keshi von deinem Tableau, aber du kannst keinen abgeben.

why-no-room-camels = { $n ->
    [0] Für einen Keshi in { colour } ist weder auf deinem Tableau noch bei den Zuschauern Platz.
   *[other] Auf deinem Tableau und bei den Zuschauern ist zusammen nur noch für { keshis } Platz.
}
why-oasis-less = Diese Oase kostet { $cost }; so viel hast du auch mit einem Nachlass von { count-resource } nicht.
why-claim-one-town = Bei der Aktion der Sahara musst du mindestens eine Oase oder Wüstenstadt aktivieren.
why-luxury-less = Luxusware { $number } kostet { $cost }; so viel hast du auch mit einem Nachlass von { count-goods } nicht.
why-office-only = Mit Schriftrolle 46 darfst du jetzt nur noch die Wechselstube nutzen.
why-luxury-only = Mit Schriftrolle 34 darfst du jetzt nur noch weitere Luxuswaren kaufen.

## What happened: event- and the kind of the event

event-phase = { season-and-round }: { $phase }.
event-season-phase = Durchgang { $season }: { $phase }.
event-season = Durchgang { $season } beginnt mit Wechselstube { $number }.
event-start-player = { $player } beginnt die Partie.
event-provision = { $player } deckt Versorgungsplättchen { $number } auf: { $cost }.
event-selected = { $player } hat { $colours } gewählt.
event-assistants = { $player } schickt Assistenten { $where }.
event-no-assistants = { $player } schickt noch keine Assistenten.
souk-assistants = { $n ->
    [one] in den Souk
   *[other] in den Souk ({ $n })
}
event-joker = { $player } schickt den Assistenten des roten Keshis { to-sector }.
event-toss = Würfelturm, { colour }: { $thrown } hinein, { $fallen } heraus.
event-claim = { $player } nimmt { keshis }.
event-claims-over = { $player } kann keine Keshis mehr nehmen.
event-keshis-left = { keshis } kann niemand nehmen: { $n ->
    [one] Er kommt
   *[other] Sie kommen
} zurück in den Vorrat.
event-keshi = { $player } setzt { keshis } ein (jetzt insgesamt { $value }).
event-keshi-lost = { $player } verliert { keshis }: Auf dem Tableau ist kein Platz mehr frei.
event-vendor = { $player } setzt einen Wasserverkäufer { at-sector } ein.
event-entertainer = { $player } setzt einen Gaukler neben „{ $gain }“ ein.
event-caravan = { $player } setzt einen Karawanenführer { at-path } ein.
event-discovered = { $player } erkundet Oase { $number }.
event-claimed = { $player } aktiviert Oase { $number }.
event-oasis-scored = { $player } wertet Oase { $number }.
event-returned = { $player } legt { keshis } zurück.
event-goods-returned = { $player } gibt { keshis } ab.
event-assistant-used = { $player } nutzt den Assistenten { at-sector }.
event-sector-action = { $player } führt die Bezirksaktion { at-sector } aus.
event-fisherman = { $player } fährt mit dem Fischer { $start ->
    [0] vom Startfeld
   *[other] von Feld { $start }
} auf Feld { $end }.
event-river-bonus = { $player } nimmt den Bonus von Stromschnelle { $rapid }.
event-all-rapids = { $player } erhält durch Schriftrolle { $number } { $n ->
    [one] den Bonus
   *[other] die Boni
} von { count-rapid }.
event-climb = { $player } steigt auf der { stairs } { $start ->
    [0] vom Startfeld
   *[other] von Stufe { $start }
} auf Stufe { $end }.
event-threshold = { $player } überquert die Schwelle zu Abschnitt { $segment } der { stairs }.
event-connection = { $player } nimmt { $gain } von der Verbindungslinie.
event-disc = { $player } dreht die Zuschauer-Scheibe.
event-square = { $player } nimmt auf dem Großen Platz den Bonus „{ $gain }“ für { count-spectator }.
event-scroll = { $player } nimmt Schriftrolle { $number }.
event-refresh = { $player } tauscht { the-scrolls } aus.
event-scroll-shown = Neu in der Auslage: Schriftrolle { $number }.
event-luxury-shown = Neu in der Auslage: Luxusware { $number }.
event-office = { $player } nutzt die Wechselstube.
event-luxury = { $player } nimmt { luxury } { $number }.
event-gate = { $player } baut das { gate } aus Werkstatt { $workshop } { at-sector } ein.
event-points = { $player } erhält { gain-point } ({ $from }).
event-points-lost = { $player } verliert { gain-point } ({ $from }).
event-resource = { $player } erhält { $gain }.
event-spend = { $player } gibt { $gain } ab.
event-placeholder = { $player } erhält einen Platzhalter für den fehlenden Keshi in { colour }.
event-placeholder-swapped = { $player } tauscht den Platzhalter in { colour } gegen einen Keshi in { $other }.
event-river-first = { $player } liegt auf dem Fluss vorn und erhält den Bonus von Fluss-Plättchen { $number }.
event-river-second = { $player } liegt auf dem Fluss an zweiter Stelle und erhält einen Bonus von Fluss-Plättchen { $number }.
event-fishermen-return = Die Fischer kehren auf das Startfeld zurück.
event-head-start = { $player } beginnt den Durchgang auf dem Krokodil-Feld.
event-provided = { $player } versorgt die Bewohner.
event-not-provided = { $player } hat { $cost } zu wenig: Alle Ressourcen und { gain-point } sind verloren.
event-building = { $player } bezieht { the-building }.
event-pawn = { $player } wird nun { $stair ->
    [palace] vom Sultan
    [mosque] vom Imam
   *[other] { $stair }
} begleitet.
event-pawn-waits = { the-pawn } begleitet niemanden mehr und wartet auf Stufe { $end }.
event-town = { $player } nimmt Wüstenstadt { $number }.
event-town-claimed = { $player } aktiviert Wüstenstadt { $number }.
event-claim-nomad = { $player } nimmt den Nomaden.
event-nomad-declined = { $player } lässt den Nomaden liegen.
event-nomad = { $player } setzt einen Nomaden { at-sector } ein.
event-nomad-leaves = { $player } nimmt { at-sector } einen Nomaden weg.
event-nomad-leaves-vendor = { $player } nimmt einen Nomaden vom Wasserverkäufer-Feld { at-sector }.
event-nomad-leaves-spectators = { $player } nimmt einen Nomaden aus der Zuschauerreihe.
event-nomad-returned = Ein Nomade kehrt auf das Nomaden-Tableau zurück.
event-spectator = { $player } schickt { keshis } zu den Zuschauern.
event-spectator-nomad = { $player } schickt einen Nomaden zu den Zuschauern.
event-spectator-leaves = { $player } nimmt { keshis } aus der Zuschauerreihe.
event-spectator-leaves-nomad = { $player } nimmt einen Nomaden aus der Zuschauerreihe.
event-camel = { $player } läuft mit dem Kamel { $start ->
    [0] vom Startfeld
   *[other] von Feld { $start }
} auf Feld { $end }.
event-bridge-closed = { $player } kann die Brücke nicht bezahlen: Das Kamel hält vor Feld { $step }.
event-goal = { $player } überquert mit dem Kamel Zwischenziel { $goal }.
event-finish = { $player } erreicht mit dem Kamel auf Platz { $place } das Ziel.
event-dung = { $player } erhält { count-dung }.
event-dung-less = { $player } gibt { count-dung } ab.
event-award = { $player } erhält die Prämie für { count-keshi } von Prämien-Plättchen { $award }.
event-storage = { $player } legt { keshis } auf Ablagefeld { $space }.

## The Pashabot: what it does, and the priority that decided

event-strategy = { $player } deckt Strategieplättchen { $number } auf ({ $upper }, { $lower } und ein Fluss-Symbol; Luxuswaren: erst { $first }, dann { $second }).
event-strategy-dry = { $player } deckt Strategieplättchen { $number } auf ({ $upper } und { $lower }; Luxuswaren: erst { $first }, dann { $second }).
event-bot-claim = { $player } nimmt { keshis } { for-sector }: { $why }.
event-bot-claim-no-row = { $player } nimmt { keshis }: { $why }.
event-bot-claim-nomad = { $player } nimmt den Nomaden { for-sector }: { $why }.
bot-claim-only = Nichts anderes in der Basis passt auf sein Tableau
bot-claim-1 = Damit ist { the-sector } komplett gefüllt
bot-claim-2 = Von dieser Farbe liegen 2 in der Basis, und beide passen
bot-claim-3 = höchste Keshi-Priorität
bot-claim-4 = gleiche Priorität, aber er hat einen Assistenten { at-sector }
bot-claim-5 = gleiche Priorität, aber du hast einen Assistenten { at-sector }
bot-claim-6 = Gleichstand, aber { the-sector } steht in seiner Strategiespalte am weitesten oben
bot-claim-7 = Gleichstand, aber { the-sector } liegt auf seinem Tableau am weitesten oben
bot-claim-8 = Gleichstand, aber die eigene Farbe einer Reihe kommt vor dem Nomaden und der Nomade vor Rot
bot-claim-8-goods = Gleichstand, aber von dieser Ware hat er am wenigsten
bot-stands-in = { $why }, und in der Basis liegt kein Keshi in { colour }
event-bot-gate = { $player } baut das { gate } aus Werkstatt { $workshop } ein: { $why }.
bot-gate-2 = Der Keshi dieses Tores füllt einen Bezirk komplett
bot-gate-3 = höchste Keshi-Priorität
bot-gate-4 = gleiche Priorität, aber er hat noch kein Stadttor dieser Farbe
bot-gate-5 = Gleichstand, aber von dieser Farbe sind die wenigsten Stadttore übrig
bot-gate-6 = Gleichstand, aber der Bezirk dieser Farbe steht in der Strategiespalte am weitesten oben
bot-gate-7 = Gleichstand, aber der Keshi kommt in die oberste Reihe
bot-gate-8 = Kein anderes Stadttor passt so gut
event-bot-assistant = { $player } schickt den Assistenten des roten Keshis { to-sector }: { $why }.
bot-assistant-1 = höchste Keshi-Priorität
bot-assistant-2 = gleiche Priorität, aber dort hat er die meisten Keshis
bot-assistant-3 = Gleichstand, aber dies ist die oberste Reihe
event-bot-priority = { $player } erhält einen Keshi { for-sector }: Unter allen Keshis, für die Platz ist, hat dieser die höchste Priorität.
event-bot-scrolls = { $player } entfernt { the-scrolls } aus der Auslage ({ $n } Stück).
event-bot-takes = { $player } nimmt { keshis } weg: { $why }.
bot-takes-1 = Von den Farben, die mindestens zweimal in der Basis liegen, kommt diese in seiner Farbreihe zuerst
bot-takes-2 = Keine Farbe liegt zweimal in der Basis, und von den Farben, die dort liegen, kommt diese in seiner Farbreihe zuerst

strategy-keshis = Keshi-Symbole: { $upper }, dann { $lower }. Der Pashabot nimmt diese Keshis bevorzugt, und jedes Symbol zählt auch in seiner Schlusswertung.
strategy-luxury = Solange dieses Plättchen in der Spalte ganz unten liegt, kauft der Pashabot Luxuswaren dieser Arten: { $first }, sonst { $second }.
strategy-river = Fluss-Symbol: Wird das Plättchen aufgedeckt, fährt der Fischer des Pashabots { count-step }.
strategy-needs = Dieses Plättchen kommt nur ins Spiel, wenn du mit Kamelen, Nomaden und neuen Luxuswaren spielst.

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

help-kind = Zu „{ $kind }“ gibt es keine Hilfe; frage nach { $kinds }.
help-ask-number = Welche Nummer? Gib auch eine von 1 bis { $most } an, etwa { $kind } 7.
help-ask-which = Was genau? Gib zu { $kind } auch eines von diesen an: { $known }.
help-number = { $kind } { $number } gibt es nicht; die Nummern reichen von 1 bis { $most }.
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
help-derived = Aus einem Beispiel oder einer Mengenangabe in den Anleitungen abgeleitet: { $what }.
help-reconstructed = Von uns selbst gewählt, passend zu allem, was in den Anleitungen steht: { $what }.

# Tiles that stay in the box.
left-out-luxury = Ohne das Modul { $module } bleibt { luxury } { $number } in der Schachtel.
left-out-oasis = Oase { $number } braucht das Modul { $module } und bleibt deshalb in der Schachtel.
left-out-provision = Versorgungsplättchen { $number } braucht das Modul { $module } und bleibt deshalb in der Schachtel.

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
value-per = Anzahl je Wertung
value-table = Punkte
value-most-points = Höchstpunktzahl
value-needs = nötiges Modul
value-camel-steps = Schritte des Kamels
value-claim-off = Nachlass auf eine Oase
value-pays = gezahlter Keshi
value-bonus = Bonus
value-steps = Schritte
value-expansion = Erweiterung
value-level = Schwierigkeit
value-effect = Effekt
value-front = Seite a
value-back = Seite b
value-dung = Keshi-Farbe für Dung
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
} „{ $value }“ gibt es nicht. Zur Wahl stehen: { $choices }.
config-players = Das Spiel ist für 2 bis 4 Spieler, nicht für { $number }.
config-alone = Allein spielst du gegen den Pashabot. Wähle dafür das Solospiel.
config-solo-players = Das Solospiel ist für 1 Person, nicht für { $number }. Setze die Spielerzahl auf 1.
config-variants-need-solo = Varianten machen den Pashabot schwächer oder stärker; es gibt sie nur im Solospiel.
config-simplified-variants = Der vereinfachte Pashabot hat keine Varianten. Lass sie weg.
config-exclusive = „{ $one }“ und „{ $other }“ schließen einander aus. Wähle nur eines davon.
config-staircase-module = Du hast Stufen-Plättchen ohne ihr Modul gewählt. Nimm „staircase-tiles“ dazu.
config-staircase = Wähle 12 verschiedene Stufen-Plättchen, jedes mit seiner Seite, von 1a bis 20b.
