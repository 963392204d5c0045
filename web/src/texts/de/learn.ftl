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

learn-guide-title = Deine erste Partie
learn-guide-preparing = Der Tisch wird aufgebaut …
learn-guide-got-it = Verstanden
learn-guide-skip = Ohne Einführung weiter

# Each text has two sentences at most and ends with what the reader does.
learn-step-select = Wähle drei Keshis
learn-step-select-text = Jeder Keshi schickt einen Assistenten in den Bezirk seiner Farbe: Dort kannst du in dieser Runde handeln. Wähle Türkis, Grau und Weiß und schicke sie los.

learn-step-claim = Nimm Keshis aus dem Turm
learn-step-claim-text = Alle gewählten Keshis kamen in den Turm; was herausfiel, teilt ihr euch jetzt abwechselnd auf. Nimm bis zu zwei einer Farbe: Klicke auf einen, der leuchtet.

learn-step-claim-again = Stärkere Bezirke
learn-step-claim-again-text = Jeder Keshi macht die Aktion seines Bezirks stärker, und gleich danach handeln deine Assistenten. Nimm eine Farbe, für die du einen Assistenten geschickt hast, oder eine, die hier doppelt liegt.

learn-step-vendor = Wasserverkäufer
learn-step-vendor-text = Ein Wasserverkäufer bringt dir jedes Mal 1 Wasser, wenn du in seinem Bezirk einen Assistenten nutzt. Setze ihn dort ein, wo du oft handeln wirst.

learn-step-entertainer = Gaukler
learn-step-entertainer-text = Den Bonus neben dem Feld bekommst du sofort – und später wieder, wenn der Gaukler auftritt. Wähle ein Feld.

learn-step-caravan = Karawanenführer
learn-step-caravan-text = Ein Karawanenführer erkundet eine Oase; aktivierst du sie später, bringt sie am Ende Punkte. Wähle seinen Pfad.

learn-step-assistants = Deine Assistenten handeln
learn-step-assistants-text = Jeder Assistent holt einen neuen Keshi in seinen Bezirk oder führt dessen Aktion aus – sie ist umso stärker, je mehr Keshis dort sind. Nutze den ersten: Klicke auf seinen Bezirk.

learn-step-river = Fluss
learn-step-river-text = Dein Fischer fährt 1 Schritt je türkisem Keshi, und am Ende jeder Runde bringt dir eine überquerte Stromschnelle ihren Bonus. Fahre los, wenn du mindestens 2 türkise Keshis hast; sonst hole einen neuen.

learn-step-orchard = Dattelplantage
learn-step-orchard-text = Du erhältst 1 Dattel je grünem Keshi: Mit Datteln kaufst du Schriftrollen und versorgst deine Bewohner. Ernte oder hole einen neuen Keshi.

learn-step-madrasa = Madrasa
learn-step-madrasa-text = Mit Gelehrten kaufst du Schriftrollen für Datteln: Graue brauchen 1 Gelehrten, gelbe 3, rosa 5, orangefarbene 7. Kaufe eine, wenn du kannst, oder hole einen neuen Gelehrten.

learn-step-stairs = Palast und Moschee
learn-step-stairs-text = Deine Figur steigt je Keshi 1 Schritt hinauf, und jede Schwelle bringt 1 Dinar und einen Bonus der Linie zwischen deinen beiden Figuren. Steige hinauf oder hole erst einen neuen Keshi.

learn-step-square = Großer Platz
learn-step-square-text = Die Scheibe dreht sich; dann bringt dir einer deiner Gaukler den Bonus seines Feldes, einmal je Zuschauer vor ihm. Lass einen Gaukler auftreten oder hole einen neuen.

learn-step-medina = Medina
learn-step-medina-text = Für jeden Wächter kannst du ein Stadttor kaufen; es bringt einen Keshi seiner Farbe und meist auch Punkte. Kaufe eines oder hole einen neuen Wächter.

learn-step-sahara = Sahara
learn-step-sahara-text = Hier aktivierst du Oasen, die deine Karawanenführer erkundet haben; die drei besten zählen am Ende. Aktiviere eine oder hole einen neuen Karawanenführer.

learn-step-souk = Souk
learn-step-souk-text = Hier tauschst du einen Waren-Keshi in der Wechselstube ein oder kaufst mit deinen Waren eine Luxusware, die dir sofort Punkte bringt. Sieh dir das Angebot an und wähle.

learn-step-rapid = Flussbonus
learn-step-rapid-text = Du hast eine Stromschnelle überquert: Am Ende jeder Runde dieses Durchgangs darfst du den Bonus einer überquerten Stromschnelle nehmen. Nimm jetzt einen Bonus.

learn-step-free = Jetzt ist es dein Spiel
learn-step-free-text = Du kannst jede Farbe einmal je Durchgang nutzen; neun sind noch übrig. Wähle die drei, mit denen du als Nächstes handeln willst.

learn-step-bill = Die Rechnung kommt
learn-step-bill-text = Nach der vierten Runde verlangen deine Bewohner, was dieses Versorgungsplättchen zeigt; kannst du nicht zahlen, verlierst du Punkte und alle deine Ressourcen. Wähle Keshis, die dir bringen, was noch fehlt.

learn-step-fourth-round = Die letzte Runde des Durchgangs
learn-step-fourth-round-text = Deine letzten drei Keshis wurden automatisch losgeschickt; nach dieser Runde kommt die Flusswertung, und die Versorgung ist fällig. Hole dir jetzt, was noch fehlt.

learn-step-season = Neuer Durchgang, neue Versorgung
learn-step-season-text = Von jetzt an zahlst du am Ende jedes Durchgangs für alle aufgedeckten Versorgungsplättchen. Decke das auf, das du am leichtesten bezahlen kannst.

learn-step-last-season = Der letzte Durchgang
learn-step-last-season-text = Am Ende bringt jeder komplett gefüllte Bezirk 10 Punkte; dazu kommen Punkte für deine drei besten Oasen und für übrige Ressourcen und Waren. Wähle, was dein Tableau füllt.
