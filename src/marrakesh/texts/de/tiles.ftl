### What tiles and spaces do.
###
### Values from the component files come in as parameters: $gain, $second and $cost are lists of
### amounts ("2 dates and 1 water"), $colours a list of colours ("black, turquoise or green").

## Scrolls

about-scroll = Du brauchst die gezeigten Gelehrten und zahlst die gezeigten Datteln. Jeder Gelehrte zählt in einer Aktion nur für eine Schriftrolle.
scroll-price = { $scholars ->
    [one] Braucht { $scholars } Gelehrten
   *[other] Braucht { $scholars } Gelehrte
}, kostet { $dates ->
    [one] { $dates } Dattel
   *[other] { $dates } Datteln
}

# 01-12, 19-21, 30, 37-43 and 67 say what the component file lets them give.
scroll-deploy = Setze sofort { $gain } ein und nimm den Einsetzbonus, falls es einen gibt.
scroll-deploy-all = Setze sofort { $gain } nacheinander ein und nimm jeweils den Einsetzbonus, falls es einen gibt.
scroll-gain = Du erhältst sofort { $gain }.
scroll-goods = Lege sofort { $gain } in deinen Souk.

scroll-01 = { scroll-deploy }
scroll-02 = { scroll-deploy }
scroll-03 = { scroll-deploy }
scroll-04 = { scroll-deploy }
scroll-05 = { scroll-deploy }
scroll-06 = { scroll-deploy }
scroll-07 = { scroll-deploy }
scroll-08 = { scroll-deploy }
scroll-09 = { scroll-deploy }
scroll-10 = { scroll-deploy }
scroll-11 = { scroll-deploy }
scroll-12 = { scroll-deploy }
scroll-13 = Jede Schwelle, die du überquerst, bringt dir zusätzlich 1 Wasser.
scroll-14 = Jede Schwelle, die du überquerst, bringt dir zusätzlich 1 Dattel.
scroll-15 = Jede Schwelle, die du überquerst, bringt dir 1 Dinar mehr.
scroll-16 = Jede Schwelle, die du überquerst, bringt dir zusätzlich 1 Schritt auf dem Fluss.
scroll-17 = Jede Stromschnelle, die du überquerst, bringt dir sofort ihren Bonus.
scroll-18 = Immer wenn du die Wechselstube nutzt, erhältst du zusätzlich 1 Ressource nach Wahl.
scroll-19 = { scroll-gain }
scroll-20 = { scroll-gain }
scroll-21 = { scroll-gain }
scroll-22 = Stadttore aus der Werkstatt ganz links kosten dich keine Punkte.
scroll-23 = Bei der Aktion der Dattelplantage darfst du beliebig viele der erhaltenen Datteln durch je 1 Wasser ersetzen.
scroll-24 = Bei der Aktion der Dattelplantage darfst du beliebig viele der erhaltenen Datteln durch je 1 Dinar ersetzen.
scroll-25 = Bei der Aktion der Dattelplantage darfst du beliebig viele der erhaltenen Datteln durch je 1 Punkt ersetzen.
scroll-26 = Steigst du die Palast- oder Moschee-Treppe hinauf, darfst du weitere Schritte für je 1 Dattel kaufen.
scroll-27 = Steigst du die Palast- oder Moschee-Treppe hinauf, darfst du weitere Schritte für je 1 Wasser kaufen.
scroll-28 = Zu Beginn jeder Durchgangswertung bringt dir jede überquerte Stromschnelle ihren Bonus.
scroll-29 = Am Ende jeder Aktion des Großen Platzes erhältst du 2 Punkte je Zuschauer vor dem 2-Punkte-Feld, auch ohne Gaukler dort.
scroll-30 = { scroll-deploy }
scroll-31 = Jeder Abschnitt deiner Zuschauer-Scheibe zählt so, als hätte er 1 Zuschauer mehr.
scroll-32 = Jedes Stadttor kostet dich 1 Dinar weniger, aber nie weniger als 0.
scroll-33 = Wann immer du Dinar zahlst, darfst du jeden davon durch 1 Dattel oder 1 Wasser ersetzen, aber nicht umgekehrt.
scroll-34 = Mit einem Assistenten im Souk darfst du mehrere Luxuswaren kaufen.
scroll-35 = Nutzt du einen Assistenten in einem Bezirk mit Wasserverkäufer, erhältst du zusätzlich 1 Wasser.
scroll-36 = Jedes gekaufte Stadttor bringt dir 1 Keshi nach Wahl statt eines Keshis in seiner Farbe.
scroll-37 = { scroll-goods }
scroll-38 = { scroll-goods }
scroll-39 = { scroll-goods }
scroll-40 = { scroll-goods }
scroll-41 = { scroll-goods }
scroll-42 = { scroll-goods }
scroll-43 = { scroll-deploy-all }
scroll-44 = Bei der Versorgung deiner Bewohner darfst du insgesamt 1 Dinar zahlen. Dann kostet jedes aufgedeckte Versorgungsplättchen nur noch 1 Ressource nach Wahl.
scroll-45 = Jede Oase, die du aktivierst, kostet dich nur 1 Ressource nach Wahl statt des gezeigten Preises.
scroll-46 = Mit einem Assistenten im Souk darfst du die Wechselstube mehrmals nutzen.
scroll-47 = Du erhältst sofort 3-mal den Bonus jedes Feldes mit 3 Zuschauern auf dem Großen Platz, auch ohne Gaukler dort.
scroll-48 = Bei jeder Bewegung auf der Palast- oder Moschee-Treppe darfst du 1 zusätzlichen Schritt gehen.
scroll-49 = Jeder Schritt über das Ende der Moschee-Treppe hinaus bringt dir 2 Punkte statt 1.
scroll-50 = { $edition ->
    [deluxe] Führt dein Assistent die Bezirksaktion in einem Bezirk mit Wasserverkäufer aus, erhältst du zusätzlich zum Wasser 2 Punkte.
   *[essential] Nutzt du einen Assistenten in einem Bezirk mit Wasserverkäufer, erhältst du zusätzlich zum Wasser 2 Punkte.
}
scroll-51 = Am Ende jeder Aktion des Großen Platzes bringt dir jedes Feld mit genau 1 Zuschauer einmal seinen Bonus, auch ohne Gaukler dort.
scroll-52 = Jeder Schritt über das Ende der Palast-Treppe hinaus bringt dir 2 Punkte statt 1.
scroll-53 = Du darfst sofort die Aktion eines beliebigen Bezirks ausführen.
scroll-54 = Setzt du einen Gaukler ein, bringen dir auch die beiden Nachbarfelder ihren Einsetzbonus, ob besetzt oder nicht.
scroll-55 = Gehe sofort 3 Schritte auf der Palast- oder der Moschee-Treppe und dann 3 auf der anderen, mit allen Boni.
scroll-56 = Jeder Schritt über das Anlegefeld hinaus bringt dir 2 Punkte statt 1.
scroll-57 = Lege sofort einen Wasserverkäufer neben das Assistenten-Feld deines Souks und nimm 3 Wasser. Ab deinem nächsten Zug bringt dir jeder Assistent, den du im Souk nutzt, 1 Wasser.
scroll-58 = Zahle sofort 1 Dattel und nimm eine offene orangefarbene Schriftrolle, auch wenn du zu wenige Gelehrte hast.
scroll-59 = Du erhältst sofort jeden Bonus auf der Verbindungslinie zwischen deinem Sultanshöfling und deinem Imamschüler einmal.
scroll-60 = Du erhältst jeden Bonus einer Stromschnelle doppelt.
scroll-61 = Die 2 Keshis, die du auf einmal aus der Würfelturm-Basis nimmst, dürfen verschiedene Farben haben.
scroll-62 = Aktiviere sofort 3 deiner erkundeten Oasen kostenlos (oder alle, wenn es weniger sind). Wüstenstädte sind ausgenommen.
scroll-63 = Jede Schwelle, die du überquerst, bringt dir 2 verschiedene Boni deiner Verbindungslinie statt 1.
scroll-64 = Setze sofort 1 Keshi nach Wahl ein und führe dann die Aktion des Bezirks aus, in dem du ihn eingesetzt hast.
scroll-65 = Du führst jede Aktion des Großen Platzes zweimal aus und drehst dabei jedes Mal die Scheibe.
scroll-66 = Jedes gekaufte Stadttor bringt dir 2 Keshis seiner Farbe statt 1; mit Schriftrolle 36 sind es 2 Keshis nach Wahl.
scroll-67 = { scroll-deploy-all }
scroll-68 = Jede Oase, die du erkundest, bringt dir sofort einmal ihre Punkte. Sie bleibt liegen, kann noch aktiviert werden und in der Schlusswertung noch einmal zählen.
scroll-69 = Am Ende jeder Runde bringen dir alle überquerten Stromschnellen ihren Bonus, nicht nur eine.
scroll-70 = Du erhältst sofort für jeden deiner Gaukler den Bonus seines Feldes, einmal je Zuschauer vor ihm. Die Scheibe wird nicht gedreht.
scroll-71 = Werte sofort eine deiner aktivierten Oasen. In der Schlusswertung kann sie noch einmal zählen.
scroll-72 = Gib sofort beliebig viele Ressourcen ab. Jede bringt dir 2 Punkte.

## Oases

about-oasis = Ein Karawanenführer neben einer Oase erkundet sie; mit der Aktion der Sahara aktivierst du sie und zahlst dafür die gezeigten Ressourcen. Am Ende zählen nur aktivierte Oasen, höchstens { $most }.
oasis-space = Die Oase auf diesem Feld zu aktivieren kostet { $cost }.
about-start-oasis = Besetze zuerst das rechte Feld, dann das linke.
start-oasis-space = Ein Karawanenführer hier bringt dir { $gain }.

# One message per kind of oasis; the parameters are the fields of the component file.
oasis-gates = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jedes deiner Stadttore in { $colours }.
oasis-keshis = { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
} plus { $each } für jeden deiner eingesetzten Keshis in { $colours }.
oasis-luxury-type = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für { $luxury ->
    [slipper] jeden deiner Prunkschuhe
    [tajine] jede deiner Tajinen
    [dagger] jeden deiner Schmuckdolche
    [oil-lamp] jede deiner Öllampen
    [necklace] jede deiner Halsketten
    [race-saddle] jeden deiner Rennsättel
    [falcon] jeden deiner Falken
   *[other] { $luxury }
}{ $most_points ->
    [0] .
   *[other] , höchstens { $most_points } Punkte.
}
oasis-resource = { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
} plus { $each } für { $resource ->
    [water] jedes Wasser, das du abgibst (höchstens { $most } Wasser).
    [date] jede Dattel, die du abgibst (höchstens { $most } Datteln).
    [dinar] jeden Dinar, den du abgibst (höchstens { $most } Dinar).
   *[other] { $resource } (höchstens { $most }).
}
oasis-luxury-goods = { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
} plus { $each } für jede deiner Luxuswaren.
oasis-scrolls = { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
} plus { $each } für jede deiner Schriftrollen.
oasis-small-sectors = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jeden Bezirk mit höchstens { $at_most ->
    [one] { $at_most } Keshi
   *[other] { $at_most } Keshis
} seiner Farbe. Der Souk zählt nicht.
oasis-complete-sectors = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jeden komplett gefüllten Bezirk, also auch mit Wasserverkäufer.
oasis-oases = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jede aktivierte Oase, auch für diese und für Oasen, die du nicht wertest.
oasis-palace = { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
}, wenn dein Sultanshöfling am Ende der Palast-Treppe steht.
oasis-mosque = { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
}, wenn dein Imamschüler am Ende der Moschee-Treppe steht.
oasis-thresholds = { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
}, wenn du auf beiden Treppen zusammen mindestens { $at_least ->
    [one] { $at_least } Schwelle
   *[other] { $at_least } Schwellen
} überquert hast.
oasis-jetty = { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
}, wenn dein Fischer am Anlegefeld liegt.
oasis-luxury-types = { $table } Punkte für Luxuswaren von { $kinds } verschiedenen Arten.
oasis-luxury-pairs = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jede Art von Luxusware, von der du mindestens 2 besitzt, höchstens { $most_points } Punkte.
oasis-camel = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für { $per ->
    [one] jeden Schritt
   *[other] je { $per } Schritte
} deines Kamels auf der Rennbahn, höchstens { $most_points } Punkte.
oasis-nomads = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jeden Nomaden auf deinem Tableau, höchstens { $most_points } Punkte.

oasis-01 = { oasis-gates }
oasis-02 = { oasis-gates }
oasis-03 = { oasis-gates }
oasis-04 = { oasis-gates }
oasis-05 = { oasis-keshis }
oasis-06 = { oasis-keshis }
oasis-07 = { oasis-keshis }
oasis-08 = { oasis-keshis }
oasis-09 = { oasis-keshis }
oasis-10 = { oasis-keshis }
oasis-11 = { oasis-keshis }
oasis-12 = { oasis-keshis }
oasis-13 = { oasis-keshis }
oasis-14 = { oasis-luxury-type }
oasis-15 = { oasis-luxury-type }
oasis-16 = { oasis-luxury-type }
oasis-17 = { oasis-luxury-type }
oasis-18 = { oasis-luxury-type }
oasis-19 = { oasis-resource }
oasis-20 = { oasis-resource }
oasis-21 = { oasis-resource }
oasis-22 = { oasis-luxury-goods }
oasis-23 = { oasis-scrolls }
oasis-24 = { oasis-small-sectors }
oasis-25 = { oasis-complete-sectors }
oasis-26 = { oasis-oases }
oasis-27 = { oasis-palace }
oasis-28 = { oasis-mosque }
oasis-29 = { oasis-thresholds }
oasis-30 = { oasis-jetty }
oasis-31 = { oasis-luxury-types }
oasis-32 = { oasis-luxury-pairs }
oasis-33 = { oasis-luxury-type }
oasis-34 = { oasis-luxury-type }
oasis-35 = { oasis-camel }
oasis-36 = { oasis-nomads }

## Desert towns

about-town = Ein Karawanenführer auf dem vierten Feld eines Pfades bringt dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und eine ausliegende Wüstenstadt; mit der Aktion der Sahara aktivierst du sie für { $cost }. Am Ende zählen nur aktivierte Wüstenstädte, höchstens { $most }.

# One message per kind of town.
town-gates = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jedes deiner Stadttore.
town-luxury-goods = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jede deiner Luxuswaren.
town-scrolls = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jede deiner Schriftrollen.
town-palace-steps = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jeden Schritt deines Sultanshöflings auf der Palast-Treppe, höchstens { $most_points } Punkte.
town-mosque-steps = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jeden Schritt deines Imamschülers auf der Moschee-Treppe, höchstens { $most_points } Punkte.
town-keshis = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für je { $per } Keshis auf deinem Tableau, Waren ausgenommen.
town-river-steps = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} { $edition ->
    [deluxe] für jeden Schritt, den dein Fischer in allen Durchgängen bis zum Anlegefeld gefahren ist.
   *[essential] für jeden Schritt, den dein Fischer im dritten Durchgang bis zum Anlegefeld gefahren ist.
}
town-sectors = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jeden Bezirk mit mindestens { $at_least } Keshis, Wasserverkäufer mitgezählt. Der Souk zählt nicht.
town-spectators = { $each ->
    [one] { $each } Punkt
   *[other] { $each } Punkte
} für jeden Zuschauer vor einem deiner Gaukler.
town-scroll = Beim Aktivieren darfst du eine beliebige offene Schriftrolle kostenlos und ohne Gelehrte nehmen.
town-luxury-good = Beim Aktivieren darfst du eine beliebige offene Luxusware nehmen, ohne Waren abzugeben.
town-gate = Beim Aktivieren darfst du ein beliebiges Stadttor nehmen, ohne Dinar zu zahlen; es braucht einen freien Wächter.

## River tiles

about-river-tile = Am Ende des Durchgangs erhält der Erste auf dem Fluss diesen Bonus, im dritten Durchgang ab 3 Spielern auch der Zweite einen. Ein Fischer auf dem Startfeld geht leer aus.

river-tile-gain = Platz 1: { $gain }.
river-tile-gains = Platz 1: { $gain }. Platz 2: { $second }.

river-tile-01 = Platz 1: Du darfst die Aktion eines beliebigen Bezirks ausführen.
river-tile-02 = Platz 1: Du darfst eine der 3 übrigen Oasen kostenlos aktivieren. Sie liegen von Spielbeginn an offen aus.
river-tile-03 = { $edition ->
    [deluxe] Platz 1: Du darfst nacheinander 2 Keshis nach Wahl einsetzen.
   *[essential] Platz 1: Setze nacheinander 2 Keshis nach Wahl ein.
}
river-tile-04 = { river-tile-gain }
river-tile-05 = { river-tile-gains }
river-tile-06 = { river-tile-gains }
river-tile-07 = Platz 1: Du darfst 1 Wasserverkäufer einsetzen.
river-tile-08 = { river-tile-gain }
river-tile-09 = Platz 1: Dein Fischer beginnt den nächsten Durchgang auf dem Krokodil-Feld.
river-tile-10 = { river-tile-gain }
river-tile-11 = Platz 1: Du darfst 3 Schritte auf der Palast- oder der Moschee-Treppe gehen. Platz 2: 1 Schritt.
river-tile-12 = 1 Punkt für jedes deiner Stadttore oder 1 Punkt für jeden deiner Dattelpflücker. Platz 1 wählt, Platz 2 erhält den anderen Bonus.
river-tile-13 = Platz 1: Setze 1 Gaukler, Karawanenführer oder Wächter ein.
river-tile-14 = { river-tile-gain }
river-tile-15 = Platz 1: Du darfst bis zu 2 deiner erkundeten Oasen kostenlos aktivieren.
river-tile-16 = Platz 1: Führe die Aktion des Großen Platzes zweimal aus und drehe dabei jedes Mal die Scheibe.
river-tile-17 = 1 Dattel und 1 Dinar für jeden deiner Gaukler oder 1 Dattel und 1 Wasser für jeden deiner Wasserverkäufer. Platz 1 wählt, Platz 2 erhält den anderen Bonus.
river-tile-18 = 1 Punkt für je 4 deiner eingesetzten Keshis, Waren eingeschlossen, oder 2 Punkte für jede deiner Luxuswaren. Platz 1 wählt, Platz 2 erhält den anderen Bonus.

## Luxury goods, exchange offices, provision tiles

about-luxury-good = Gib die gezeigten Waren-Keshis ab und erhalte sofort die gezeigten Punkte und Ressourcen. Das Plättchen behältst du.
luxury-good = Gib { $cost } ab und erhalte { $gain }.
# Race saddles and falcons: what they give besides points.
race-saddle = Dein Kamel darf { count-step } laufen. In einer Partie ohne Kamele darfst du stattdessen eine erkundete Oase für bis zu { $off ->
    [one] { $off } Ressource
   *[other] { $off } Ressourcen
} weniger aktivieren.
saddle-camel = { count-camel-step }
saddle-oasis = eine Oase für bis zu { count-resource } weniger
falcon-pays = 1 Keshi in { $colours } von deinem Tableau
falcon = Sofort: { $bonus }.
falcon-nomad = 1 Nomade kostenlos
falcon-keshi-exchange = 1 Keshi-Tausch
falcon-resource-exchange = 1 Ressourcen-Tausch (beliebig viele, eins zu eins)
falcon-spectators-3 = 3-mal der Bonus eines Feldes mit 3 Zuschauern auf dem Großen Platz
falcon-steps = { count-step } auf der Treppe oder dem Fluss, je nach gezahltem Keshi
about-office = Gib 1 Waren-Keshi ab und nimm, was die Wechselstube für seine Farbe zeigt. Jeder Durchgang hat seine eigene Wechselstube.
office = Gelb: { $yellow }. Orange: { $orange }. Lila: { $purple }.
about-provision = Am Ende jedes Durchgangs zahlst du für alle deine aufgedeckten Versorgungsplättchen. Reicht es nicht für alle, verlierst du alle deine Ressourcen und die Punkte jedes aufgedeckten Plättchens.
provision = Zahle am Ende jedes Durchgangs { $cost }, sonst verlierst du { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
# New provision tiles: what the moderate ones do at the start of each season, and the hard ones always.
provision-moderate = Zu Beginn jedes Durchgangs darfst du { $effect }.
moderate-river-step = { gain-river-step } fahren
moderate-palace-step = { gain-palace-step } gehen
moderate-mosque-step = { gain-mosque-step } gehen
moderate-goods-keshi = { gain-any-goods } nehmen
moderate-1-spectator = den Bonus eines Feldes mit 1 Zuschauer auf dem Großen Platz nehmen
moderate-keshi-exchange = einen Keshi tauschen
hard-river = Immer wenn dein Fischer fährt, fährt er 1 Schritt weiter.
hard-palace = Immer wenn dein Sultanshöfling die Palast-Treppe hinaufsteigt, geht er 1 Schritt weiter.
hard-mosque = Immer wenn dein Imamschüler die Moschee-Treppe hinaufsteigt, geht er 1 Schritt weiter.
hard-nomad = Zu Beginn des ersten Durchgangs nach dem Aufdecken erhältst du kostenlos einen Nomaden. Zu Beginn dieses und jedes weiteren Durchgangs darfst du einen Nomaden kostenlos versetzen.
hard-nomad-move = einen Nomaden kostenlos versetzen
hard-luxury-discount = Jede Luxusware kostet dich 1 Waren-Keshi weniger.
hard-keshi-exchange = Zu Beginn jeder Runde darfst du einen Keshi tauschen.

## Gates

about-gate = Jedes Stadttor braucht einen freien Wächter, kommt auf ein freies Stadttorfeld und bringt dir 1 Keshi seiner Farbe, den du nach dem letzten Kauf einsetzt. Passt seine Farbe zum Feld, bringt es zusätzlich { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
workshop-wins = Ein Stadttor von hier kostet { $dinars } Dinar und bringt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
workshop-loses = Ein Stadttor von hier kostet { $dinars } Dinar und { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}

## Main square

about-square = Drehe die Scheibe um einen Abschnitt weiter und wähle dann einen deiner Gaukler: Du erhältst den Bonus seines Feldes einmal je Zuschauer vor ihm.

# One message per kind of bonus, with its amount as $gain.
square-space = Setzt du hier einen Gaukler ein, erhältst du einmal { $gain }, mit der Aktion des Großen Platzes einmal je Zuschauer vor ihm.
square-point = { square-space }
square-water = { square-space }
square-date = { square-space }
square-dinar = { square-space }
square-river-step = { square-space } Weitere Schritte kosten je 1 Wasser.
square-palace-step = { square-space }
square-mosque-step = { square-space }
square-any-goods = { square-space } Alle Waren einer Aktion haben dieselbe Farbe.

## River and staircases

about-river-step = Immer wenn dein Fischer fährt, darfst du weitere Schritte für je 1 Wasser kaufen.
about-rapid = Am Ende jeder Runde darfst du den Bonus einer Stromschnelle nehmen, die dein Fischer überquert hat.
rapid = Der Bonus dieser Stromschnelle: { $gain }.
about-jetty = Wer ankommt, legt am freien Landungssteg mit den meisten Punkten an und erhält sie sofort. Danach bringt jeder weitere Schritt in diesem Durchgang 1 Punkt.
about-crocodile = Gewinnst du Fluss-Plättchen 09, beginnt dein Fischer hier den nächsten Durchgang; mit dem Bootshaus beginnt er hier jeden Durchgang.
about-threshold = Jede Schwelle, die du überquerst, bringt dir { $dinars } Dinar, und du darfst einen Bonus der Linie zwischen den Abschnitten deiner beiden Figuren nehmen.
about-final-space = Deine Figur bleibt hier stehen. Jeder weitere Schritt bringt dir 1 Punkt.
about-connection = Die Linie verbindet die Abschnitte deines Sultanshöflings und deines Imamschülers. Immer wenn einer von beiden eine Schwelle überquert, darfst du einen Bonus dieser Linie nehmen.
connection = Einer der Boni auf dieser Linie: { $gain }.

## Storage row

about-storage = Aktivierte Oasen füllen die Oasenablage von links nach rechts. Sobald eine Oase ein Feld bedeckt, darfst du nutzen, was es zeigt – sofort oder nie.
storage-keshi = Du darfst den Keshi einsetzen, der hier liegt.
storage-keshi-with-2-players = Zu zweit liegt hier ein Keshi, den du einsetzen darfst; sonst ist das Feld leer.
storage-nothing = Hier geschieht nichts.
storage-exchange = { $edition ->
    [deluxe] Du darfst einen eingesetzten Keshi zurücklegen und dafür einen in einer anderen Farbe einsetzen. Waren, festgelegte Wächter und Karawanenführer an einer Oase bleiben liegen.
   *[essential] Du darfst einen eingesetzten Keshi zurücklegen und dafür einen in einer anderen Farbe einsetzen. Waren, festgelegte Wächter und Karawanenführer bleiben liegen.
}
storage-yellow-scroll = Du darfst eine offene gelbe Schriftrolle kostenlos und ohne Gelehrte nehmen.

## Water vendors

about-water-vendor = Nutzt du in diesem Bezirk einen Assistenten, erhältst du zuerst 1 Wasser. Nur mit Wasserverkäufer ist ein Bezirk komplett gefüllt.

## Staircase tiles

about-staircase-tile = Dieses Plättchen bedeckt ein Feld der Verbindungslinien und ersetzt dessen Bonus durch den seiner sichtbaren Seite.
staircase-tile = Seite a: { $front }. Seite b: { $back }.

## Special buildings

about-building = Vor der ersten Runde wählst du eines von zwei Gebäuden, ziehst dann 3 gelbe Schriftrollen und behältst eine davon.
building-start = Du beginnst mit { $gain }.
ability-date-warehouse = Auf deiner Oasenablage liegt ein weiterer Keshi. Eine Luxusware, deren Art du noch nicht hast, kostet dich 1 Waren-Keshi weniger.
ability-library = Wenn du die nötigen Gelehrten und Datteln hast, kaufst du zu Beginn jedes Durchgangs eine Schriftrolle aus einem beliebigen Stapel in der Farbe des Durchgangs ({ $colour } in Durchgang 1, Rosa in Durchgang 2, Orange in Durchgang 3).
ability-training-room = Deine Zuschauer-Scheibe hat 3 Zuschauer mehr.
ability-prayer-house = Jede Schwelle, die du auf der Moschee-Treppe überquerst, bringt dir zusätzlich 1 Punkt.
ability-boat-house = Dein Fischer beginnt jeden Durchgang auf dem Krokodil-Feld.
ability-camel-stable = Jede Oase, die du aktivierst, kostet dich 1 Ressource weniger.
ability-barracks = Du beginnst mit einem Stadttor aus der Werkstatt ganz links und verlierst die dort gezeigten Punkte. Jedes gekaufte Stadttor bringt dir 1 Punkt mehr.
ability-gazebo = Du beginnst mit einer Tajine. Jede Schwelle, die du auf der Palast-Treppe überquerst, bringt dir zusätzlich 1 Ressource nach Wahl.

## Award tiles

about-award = Am Ende des zugehörigen Durchgangs darfst du Zuschauer gegen die Prämien dieses Plättchens tauschen, so oft du möchtest.
award-keshis = { $n ->
    [0] { $keshi }
    [one] { $keshi } und einen weiteren in beliebiger Farbe
   *[other] { $keshi } und { $n } weitere in verschiedenen Farben
}
award-benefit = Für { $cost }: { $benefit }.
award-dung = Für { $keshi }: 1 Dung-Plättchen weniger.

benefit-goods = { count-goods } nach Wahl, auch in verschiedenen Farben
benefit-steps = { count-step } zum Verteilen auf { $tracks }
benefit-spectators = { $n ->
    [one] der Bonus eines Feldes mit { count-spectator } auf dem Großen Platz
   *[other] { $n }-mal der Bonus eines Feldes mit { $n } Zuschauern auf dem Großen Platz
}
benefit-scroll = kostenlos { a-scroll } aus einem beliebigen Stapel
benefit-claim = { $n ->
    [one] { $n } erkundete Oase kostenlos aktivieren
   *[other] { $n } erkundete Oasen kostenlos aktivieren
}
benefit-luxury = eine Luxusware aus einem beliebigen Stapel für { count-goods } weniger
benefit-river = der Bonus für Platz 1 auf dem Fluss-Plättchen dieses Durchgangs
