### Die Spielregeln zum Nachschlagen und das geführte erste Spiel.

learn-read-rules = Mehr in den Spielregeln
learn-rules = Spielregeln
learn-rules-title = Spielregeln · Marrakesh
learn-rules-failed = Die Spielregeln konnten nicht geladen werden.
learn-again = Noch einmal versuchen
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
learn-picture-seasons = Drei Durchgänge zu vier Runden
learn-picture-seasons-text = Eine Partie hat zwölf Runden. Am Ende jedes Durchgangs wollen deine Bewohner Wasser, Datteln und Dinare: Wer nicht zahlen kann, verliert Punkte.
learn-picture-round = Drei wählen, aufteilen, handeln
learn-picture-round-text = In jeder Runde wählst du drei deiner zwölf Keshis. Der Turm mischt die von allen, ihr teilt auf, was herausfällt, und dann handeln deine drei Assistenten in den gewählten Bezirken.
learn-picture-winning = Die meisten Punkte gewinnen
learn-picture-winning-text = Keshis füllen die Bezirke deines Tableaus: Acht und ein Wasserverkäufer bringen 10 Punkte. Aktiviere Oasen, steige die Treppen hinauf, kaufe Stadttore und Luxuswaren – und hole die meisten Punkte.

## Hilfe am Tisch

learn-help = Hilfe
learn-help-colours = Die zwölf Farben
learn-help-scoring = Was am Ende zählt

## Das geführte erste Spiel

learn-guide-title = Deine erste Partie
learn-guide-preparing = Der Tisch wird aufgebaut …
learn-guide-got-it = Verstanden
learn-guide-skip = Ohne Begleiter weiter

# Each text has two sentences at most and ends with what the reader does.
learn-step-select = Wähle drei Keshis
learn-step-select-text = Jeder Keshi schickt einen Assistenten in den Bezirk seiner Farbe: Dort handelst du in dieser Runde. Wähle Türkis, Grau und Weiß und schicke sie los.

learn-step-claim = Teilt den Turm auf
learn-step-claim-text = Alle gewählten Keshis fielen in den Turm, und was herauskam, liegt hier, abwechselnd für euch beide. Nimm bis zu zwei einer Farbe: Klicke auf eine, die leuchtet.

learn-step-claim-again = Stärkere Bezirke
learn-step-claim-again-text = Jeder Keshi macht die Aktion seines Bezirks stärker, und deine Assistenten handeln gleich danach. Nimm eine Farbe, für die du einen Assistenten geschickt hast, oder was hier doppelt liegt.

learn-step-vendor = Wasserverkäufer
learn-step-vendor-text = Ein Wasserverkäufer bringt 1 Wasser, wann immer du in seinem Bezirk einen Assistenten nutzt. Setze ihn dorthin, wo du oft handeln wirst.

learn-step-entertainer = Gaukler
learn-step-entertainer-text = Den Bonus neben dem Feld bekommst du sofort und später wieder, wenn er auftritt. Wähle ein Feld.

learn-step-caravan = Karawanenführer
learn-step-caravan-text = Ein Karawanenführer erkundet eine Oase, die du später aktivieren kannst, für Punkte am Ende. Wähle seinen Weg.

learn-step-assistants = Deine Assistenten handeln
learn-step-assistants-text = Jeder Assistent holt einen neuen Keshi in seinen Bezirk oder führt dessen Aktion aus, umso stärker, je mehr Keshis dort sind. Nutze den ersten: Klicke auf seinen Bezirk.

learn-step-river = Fluss
learn-step-river-text = Dein Fischer fährt 1 Feld je türkisem Keshi, und Stromschnellen bringen in jeder Runde einen Bonus. Ab 2 Keshis fahre los, sonst hole einen neuen.

learn-step-orchard = Dattelplantage
learn-step-orchard-text = Du erhältst 1 Dattel je grünem Keshi: Datteln kaufen Schriftrollen und versorgen deine Bewohner. Ernte, oder hole einen neuen Keshi.

learn-step-madrasa = Madrasa
learn-step-madrasa-text = Mit Gelehrten kaufst du Schriftrollen für Datteln: Graue brauchen 1 Gelehrten, gelbe 3, rosa 5, orange 7. Kaufe eine, wenn du kannst, oder hole einen neuen Gelehrten.

learn-step-stairs = Palast und Moschee
learn-step-stairs-text = Deine Figur steigt 1 Stufe je Keshi, und jede Schwelle bringt einen Dinar und einen Bonus der Linie zwischen deinen beiden Figuren. Steige hinauf, oder hole erst einen neuen Keshi.

learn-step-square = Großer Platz
learn-step-square-text = Einer deiner Gaukler bekommt den Bonus neben ihm, einmal je Zuschauer, den die Scheibe ihm zudreht. Lass ihn auftreten, oder hole einen neuen Gaukler.

learn-step-medina = Medina
learn-step-medina-text = Für jeden Wächter kannst du ein Stadttor kaufen; es bringt einen Keshi seiner Farbe und Punkte. Kaufe eines, oder hole einen neuen Wächter.

learn-step-sahara = Sahara
learn-step-sahara-text = Hier aktivierst du Oasen, die deine Karawanenführer erkundet haben; die drei besten zählen am Ende. Aktiviere eine, oder hole einen neuen Karawanenführer.

learn-step-souk = Souk
learn-step-souk-text = Tausche Waren gegen Ressourcen, oder kaufe eine Luxusware mit den Waren, die sie zeigt: Sie bringt sofort Punkte. Sieh dir das Angebot an und wähle.

learn-step-rapid = Flussbonus
learn-step-rapid-text = Du hast eine Stromschnelle überquert: In jeder Runde dieses Durchgangs darfst du einen ihrer Boni nehmen. Wähle einen.

learn-step-free = Jetzt ist es dein Spiel
learn-step-free-text = Jede Farbe kannst du in einem Durchgang einmal nutzen; neun sind übrig. Wähle die drei, mit denen du als Nächstes handeln willst.

learn-step-bill = Die Rechnung kommt
learn-step-bill-text = Nach der vierten Runde wollen deine Bewohner, was dieser Korb zeigt; kannst du nicht zahlen, verlierst du Punkte und alle deine Ressourcen. Wähle Keshis, die bringen, was dir noch fehlt.

learn-step-fourth-round = Die letzte Runde des Durchgangs
learn-step-fourth-round-text = Deine letzten drei Keshis gingen von selbst los; danach wird der Fluss gewertet, und die Rechnung ist fällig. Verdiene jetzt, was noch fehlt.

learn-step-season = Neuer Durchgang, neuer Korb
learn-step-season-text = Von jetzt an zahlst du am Ende jedes Durchgangs für alle offenen Körbe. Öffne den, den du am leichtesten bezahlen kannst.

learn-step-last-season = Der letzte Durchgang
learn-step-last-season-text = Am Ende bringt jeder vollständige Bezirk 10 Punkte, dazu zählen deine drei besten Oasen und was übrig ist. Wähle, was dein Tableau vollendet.
