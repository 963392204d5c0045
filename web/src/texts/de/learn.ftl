### Die Spielregeln zum Nachschlagen und das geführte erste Spiel.

learn-read-rules = Mehr in den Spielregeln
learn-rules = Spielregeln
learn-rules-title = Spielregeln · Marrakesh
learn-rules-failed = Die Spielregeln konnten nicht geladen werden.
learn-again = Erneut versuchen
learn-to-start = Startseite
learn-contents = Inhalt
learn-table = Tabelle
learn-keshi-exchange = Keshi-Tausch
learn-search = In den Spielregeln suchen
learn-found = { $n ->
    [0] Nichts gefunden. Versuche ein anderes oder kürzeres Wort.
    [one] In { $n } Abschnitt gefunden.
   *[other] In { $n } Abschnitten gefunden.
}

## Worum es geht

learn-pictures = Das Spiel in drei Bildern
learn-begin = Los geht’s
learn-close = Schließen
learn-picture-seasons = Drei Durchgänge zu je vier Runden
learn-picture-seasons-text = Eine Partie hat zwölf Runden. Am Ende jedes Durchgangs brauchen deine Bewohner Wasser, Datteln und Dinar – kannst du nicht zahlen, verlierst du Punkte.
learn-picture-round = Wählen, aufteilen, handeln
learn-picture-round-text = In jeder Runde wählst du drei deiner zwölf Keshis. Alle gewählten Keshis kommen in den Turm, ihr teilt auf, was herausfällt, und dann handeln deine drei Assistenten in den gewählten Bezirken.
learn-picture-winning = Wer die meisten Punkte hat, gewinnt
learn-picture-winning-text = Keshis füllen die Bezirke deines Tableaus; ein Bezirk mit acht Keshis und einem Wasserverkäufer bringt 10 Punkte. Aktiviere Oasen, steige die Treppen hinauf, kaufe Stadttore und Luxuswaren – und sammle die meisten Punkte!

## Hilfe am Tisch

learn-help = Hilfe
learn-help-colours = Die zwölf Farben
learn-help-scoring = Was am Ende zählt

## Das geführte erste Spiel

learn-guided = Mit Einführung
learn-guided-about = Sprechblasen erklären dir das Spiel, während du spielst: alles dann, wenn es zum ersten Mal wichtig wird.
learn-guide-title = Deine erste Partie
learn-guide-preparing = Der Tisch wird aufgebaut …
learn-guide-got-it = Verstanden
learn-guide-again = Letzten Tipp noch einmal zeigen
learn-guide-more = Ganzen Tipp zeigen
learn-guide-all = Alle bisherigen Tipps
learn-guide-none = Es gibt noch keine Tipps.
learn-guide-hide = Neue Tipps ausblenden

# A title has four to six words, a text at most 140 characters once it is filled in.

learn-step-back = Willkommen zurück bei deiner Partie
learn-step-back-text = Durchgang { $season }, Runde { $round }. Nach Runde { $rounds } zahlst du { $cost }; dir fehlt noch { $missing }.
learn-step-back-paid = { learn-step-back }
learn-step-back-paid-text = Durchgang { $season }, Runde { $round }. Nach Runde { $rounds } zahlst du { $cost }, und du hast alles.

learn-step-setup = Alles ist schon aufgebaut
learn-step-setup-text = Du hast { $points } und { $supply }. Wer nach drei Durchgängen die meisten Punkte hat, gewinnt.

learn-step-choose = Wähle drei Keshis aus
learn-step-choose-text = Jeder Keshi (farbiger Spielstein) schickt einen Assistenten in seinen Bezirk. Unsicher? { $sectors }.

learn-step-tower = Manche Keshis stecken im Turm
learn-step-tower-text = { $in } Keshis kamen in den Turm, { $out } fielen heraus. Die anderen fallen vielleicht in einer späteren Runde.
learn-step-tower-all = Diesmal fiel alles heraus
learn-step-tower-all-text = Alle { $in } Keshis fielen aus dem Turm. Manche bleiben beim nächsten Mal vielleicht eine Weile stecken.

learn-step-claim = Nimm ein oder zwei Keshis
learn-step-claim-text = { $name } und du nehmt abwechselnd ein oder zwei Keshis einer Farbe. Jeder stärkt die Aktion seines Bezirks.

learn-step-entertainer = Wähle Feld und Bonus
learn-step-entertainer-text = Gaukler (rosa Keshis) bringen den Bonus neben ihrem Feld sofort und bei jedem Auftritt wieder.

learn-step-caravan = Wähle den Pfad der Karawane
learn-step-caravan-text = Auf einem Pfad erkunden Karawanenführer (braun) Oasen, die du später aktivierst. Die Start-Oase bringt { $gain }.
learn-step-caravan-far = { learn-step-caravan }
learn-step-caravan-far-text = Auf einem Pfad erkunden Karawanenführer (braune Keshis) Oasen, die du später aktivieren kannst.

learn-step-vendor = Setze deinen Wasserverkäufer ein
learn-step-vendor-text = Wasserverkäufer (rote Keshis) bringen jedes Mal 1 Wasser, wenn du in ihrem Bezirk einen Assistenten nutzt.

learn-step-placed = Ein Punkt für grüne Keshis
learn-step-placed-text = Grüne, rosa und braune Keshis bringen beim Einsetzen einen Bonus, die anderen nicht.

learn-step-assistants = Nutze deine drei Assistenten
learn-step-assistants-text = In beliebiger Reihenfolge holt jeder einen neuen Keshi oder führt die Aktion seines Bezirks aus.
learn-step-assistants-new = Diesmal gibt es neue Keshis
learn-step-assistants-new-text = In keinem dieser Bezirke ist die Aktion schon möglich, also holt jeder Assistent einen neuen Keshi.

learn-step-river = Fluss: Fahre mit dem Fischer
learn-step-river-text = 1 Schritt je türkisem Keshi: { $n }. Die Stromschnelle nach { $k ->
    [one] { $k } Schritt
   *[other] { $k } Schritten
} bringt jede Runde einen Bonus.
learn-step-river-far = { learn-step-river }
learn-step-river-far-text = 1 Schritt je türkisem Keshi: { $n }. Alle Stromschnellen sind überquert; Schritte über das Ende hinaus bringen je 1 Punkt.

learn-step-orchard = Dattelplantage: Datteln oder Keshis
learn-step-orchard-text = Die Aktion bringt 1 Dattel je grünem Keshi: { $n }. Ein neuer grüner Keshi bringt 1 Punkt und stärkt die Aktion.

learn-step-madrasa = Madrasa: Schriftrollen für Datteln
learn-step-madrasa-text = Pro Aktion reichen deine Gelehrten (graue Keshis) für Bedingungen bis { $n }. ⚡ wirkt einmal, ∞ im ganzen Spiel.

learn-step-stairs = { $sector }: Steige die Treppe hinauf
learn-step-stairs-text = 1 Schritt je { $stair ->
    [palace] weißem
   *[mosque] schwarzem
} Keshi: { $n }. Die Schwelle nach { $k ->
    [one] { $k } Schritt
   *[other] { $k } Schritten
} bringt 1 Dinar und einen Bonus.
learn-step-stairs-top = { learn-step-stairs }
learn-step-stairs-top-text = 1 Schritt je { $stair ->
    [palace] weißem
   *[mosque] schwarzem
} Keshi: { $n }. Alle Schwellen sind überschritten; weitere Schritte am Ende bringen je 1 Punkt.

learn-step-line = Wähle einen Bonus der Linie
learn-step-line-text = Diese Linie verbindet die Abschnitte deiner beiden Figuren. Nimm einen Bonus; höhere Linien bringen mehr.

learn-step-square = Großer Platz: Auftritt vor Zuschauern
learn-step-square-text = Deine Scheibe dreht sich ein Stück. Dann bringt ein Gaukler seinen Bonus einmal je Zuschauer vor ihm.

learn-step-medina = Medina: Stadttore mit Wächtern kaufen
learn-step-medina-text = Jeder freie Wächter (beiger Keshi) kann ein Stadttor kaufen, und jedes Tor bringt einen Keshi seiner Farbe.

learn-step-gates = Der Preis bestimmt die Punkte
learn-step-gates-text = Dinare → Punkte: { $prices }. Du hast { $dinars } und { $guards ->
    [one] { $guards } freien Wächter
   *[other] { $guards } freie Wächter
}.

learn-step-gate-space = Passende Farbe: { $n } Punkte mehr
learn-step-gate-space-text = Neben dem Bezirk seiner Farbe bringt ein Stadttor { $n } Punkte mehr.
learn-step-gate-space-none = Wähle ein beliebiges freies Feld
learn-step-gate-space-none-text = Kein freies Feld passt zur Farbe dieses Stadttors, also sind alle gleich gut.

learn-step-sahara = Sahara: Erkundete Oasen aktivieren
learn-step-sahara-text = Zahle, was neben der Oase steht. Deine { $n } besten Oasen zählen am Ende des Spiels.

learn-step-storage = Ein Bonus für deine Oase
learn-step-storage-text = Sie bedeckt das nächste Ablagefeld. Nimm jetzt, was das Feld zeigt; später geht es nicht mehr.

learn-step-souk = Souk: Tausche deine Waren ein
learn-step-souk-text = Waren sind gelbe, orangefarbene und lila Keshis. Die Wechselstube gibt dir für einen, was sie zeigt.

learn-step-luxury = Du kannst Luxuswaren kaufen
learn-step-luxury-text = Gib die abgebildeten Waren ab: Punkte und Ressourcen der Luxusware bekommst du sofort.

learn-step-rapid = Jede Runde ein Flussbonus
learn-step-rapid-text = Nimm den einer überquerten Stromschnelle. Nach dem Durchgang kehrt dein Fischer zum Start zurück.
learn-step-rapid-last = { learn-step-rapid }
learn-step-rapid-last-text = Nimm am Ende jeder Runde den einer überquerten Stromschnelle.

learn-step-free = Jetzt ist es dein Spiel
learn-step-free-text = Genutzte Keshis kommen im nächsten Durchgang wieder. Wähle drei der { $n } übrigen.

learn-step-bill = Dir fehlt noch etwas Versorgung
learn-step-bill-text = Nach Runde { $rounds } fehlt dir sonst { $missing }. Das gibt es noch hier: { $sectors }.
learn-step-bill-none = { learn-step-bill }
learn-step-bill-none-text = Nach Runde { $rounds } fehlt dir sonst { $missing }. Achte auf Boni, die es bringen.
learn-step-bill-paid = Deine Versorgung ist gesichert
learn-step-bill-paid-text = Nach Runde { $rounds } zahlst du { $cost }. Hebe das auf und gib den Rest aus.

learn-step-points = Woher deine Punkte kommen
learn-step-points-text = Tore, Linien und Luxuswaren bringen sofort Punkte, Bezirke und Oasen am Ende. Dein Punktestand öffnet die Liste.

learn-step-last-round = Letzte Runde des Durchgangs
learn-step-last-round-text = Deine letzten drei Keshis wurden automatisch geschickt. Danach folgen Fluss-Plättchen und Versorgung.

learn-step-bill-last = Deine Versorgung ist nicht gesichert
learn-step-bill-last-text = Es fehlt: { $missing }. Sonst verlierst du { $loss } und alle Ressourcen: Hole es jetzt oder gib sie vorher aus.

learn-step-reveal = Wähle ein zweites Versorgungsplättchen
learn-step-reveal-text = Am Ende des nächsten Durchgangs zahlst du für beide. Nimm das, das dir leichter fällt.

learn-step-season-2 = Alle zwölf Keshis sind zurück
learn-step-season-2-text = In deinen Bezirken bleibt alles. Fluss-Plättchen und Wechselstube sind neu.

learn-step-complete = Komplette Bezirke bringen je { $points }
learn-step-complete-text = Dazu gehören am Ende { $all } Keshis und ein Wasserverkäufer. Im Bezirk { $sector } sind es { $n }.

learn-step-season-3 = Letzter Durchgang, alle Versorgungsplättchen
learn-step-season-3-text = Danach zahlst du { $cost }. Dann zählen noch Bezirke, Oasen und was übrig ist.

learn-step-final = Was danach noch Punkte bringt
learn-step-final-text = { $sector } Punkte je komplettem Bezirk, deine { $oases } besten Oasen und 1 Punkt je { $left } übrige Ressourcen und Waren.

# In the summary of a season.
learn-season-river = Wer auf dem Fluss vorn liegt, bekommt das Fluss-Plättchen. Dann kehren alle Fischer zum Start zurück.
learn-season-river-last = Wer auf dem Fluss vorn liegt, bekommt das Fluss-Plättchen.
learn-season-river-nobody = Kein Fischer hat den Start verlassen, also bekommt niemand das Fluss-Plättchen.
learn-season-paid = Deine Versorgung ist bezahlt, also verlierst du nichts.
learn-season-unpaid = Du konntest die Versorgung nicht ganz bezahlen: Du verlierst { $points } und alle Ressourcen.

## Nach dem geführten Spiel

learn-ways-title = Drei Wege zu deinen nächsten 30 Punkten
learn-ways-few = Wege zu mehr Punkten
learn-way-about = etwa +{ $n }
learn-way-sectors = Noch einen Bezirk komplett füllen
learn-way-sectors-text = Im Bezirk { $sector } waren { $n } von { $all } Keshis. Mit allen und einem Wasserverkäufer bringt er { $points } Punkte.
learn-way-gates = Stadttore für { $dinars } Dinare kaufen
learn-way-gates-text = Jedes bringt { $points }, passend zur Farbe { $match } mehr. { $n ->
    [0] Du hattest keines.
    [one] Deines brachte { $own }.
   *[other] Deine { $n } brachten { $own }.
}
learn-way-lines = Schwellen auf beiden Treppen überschreiten
learn-way-lines-text = Du hast { $n } von { $all } überschritten. Jede bringt 1 Dinar und einen Bonus, bis zu { $points } Punkte.
learn-way-oases = { $best } passende Oasen aktivieren
learn-way-oases-text = Du hast { $n } von { $all } erkundeten aktiviert. Wähle die, die zählen, was du hast.
learn-way-river = In Runde 1 eine Stromschnelle überqueren
learn-way-river-text = Dann bekommst du in dem Durchgang { $rounds } Mal einen Bonus. Dein Fluss brachte { $own } Punkte.
learn-way-luxury = Waren für Luxuswaren sparen
learn-way-luxury-text = Du hast { $n } gekauft. Jede bringt bis zu { $points } Punkte.
learn-way-provisions = Versorgung zwei Runden vorher planen
learn-way-provisions-text = Deine kostete { $own } Punkte. Wenn du nicht zahlen kannst, gib vorher alles aus.
learn-way-leftovers = Ausgeben, was übrig ist
learn-way-leftovers-text = Du hattest noch { $n } Ressourcen und Waren, für nur { $own } Punkte. Nutze sie in der letzten Runde.
