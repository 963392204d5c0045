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
learn-picture-seasons-text = Eine Partie hat zwölf Runden. Am Ende jedes Durchgangs wollen deine Bürger Wasser, Datteln und Dinare: Wer nicht zahlen kann, verliert Punkte.
learn-picture-round = Drei wählen, aufteilen, handeln
learn-picture-round-text = In jeder Runde wählst du drei deiner zwölf Keshis. Der Turm mischt die von allen, ihr teilt auf, was herausfällt, und dann handeln deine drei Assistenten in den gewählten Bezirken.
learn-picture-winning = Die meisten Punkte gewinnen
learn-picture-winning-text = Keshis füllen die Bezirke deines Tableaus: Acht und ein Wasserverkäufer bringen 10 Punkte. Beanspruche Oasen, steige die Treppen hinauf, kaufe Tore und Luxusgüter – und hole die meisten Punkte.

## Hilfe am Tisch

learn-help = Hilfe
learn-help-colours = Die zwölf Farben
learn-help-scoring = Was am Ende zählt

## Das geführte erste Spiel

learn-guide-title = Deine erste Partie
learn-guide-preparing = Der Tisch wird aufgebaut …
learn-guide = Begleiter
learn-guide-got-it = Verstanden
learn-guide-skip = Ohne Begleiter weiter

learn-step-welcome = Willkommen in Marrakesh
learn-step-welcome-text = Links liegt die Stadt, die ihr euch teilt, rechts dein eigenes Tableau mit neun Bezirken. Die Zeile unten sagt dir immer, was du zu entscheiden hast. Was leuchtet, kannst du anklicken.
learn-step-welcome-text-phone = Die Reiter führen zur Stadt, die ihr euch teilt, zu deinem eigenen Tableau mit seinen neun Bezirken und zu den anderen. Darunter steht immer, was du zu entscheiden hast. Was leuchtet, kannst du antippen.
learn-step-welcome-advice = Du kannst nichts kaputt machen: Mit „Zurücknehmen“ machst du eine Entscheidung rückgängig. Halte den Zeiger auf etwas (oder drücke lange darauf), dann erklärt es sich.

learn-step-store = Keshis für später
learn-step-store-text = Die Spielsteine heißen Keshis. Die Keshis, die du jetzt in deine Oasenablage legst, kannst du bekommen, wenn du in der Wüste Oasen aktivierst; das linke Feld kommt zuerst.
learn-step-store-advice = Lege die Farbe nach links, die du zuerst haben möchtest.

learn-step-disc = Die Zuschauer-Scheibe drehen
learn-step-disc-text = Die Scheibe auf dem Großen Platz zeigt Zuschauer. Jede Aktion dort dreht sie um einen Abschnitt weiter; dann bringt dir ein Gaukler seinen Bonus einmal für jeden Zuschauer vor ihm.
learn-step-disc-advice = Für eine erste Partie ist jede Stellung recht: Die Scheibe dreht sich ohnehin.

learn-step-provision = Die Bewohner haben Hunger
learn-step-provision-text = Am Ende jedes Durchgangs bezahlst du alle aufgedeckten Versorgungsplättchen mit Wasser, Datteln und Dinaren. Kannst du das nicht, verlierst du Punkte und alle Ressourcen. Du deckst jetzt eines auf und nach dem ersten und zweiten Durchgang je ein weiteres.
learn-step-provision-advice = Das Plättchen, das du jetzt aufdeckst, musst du dreimal bezahlen. Nimm eines, dessen Ressourcen du leicht bekommst, zum Beispiel Datteln.

learn-step-select = Wähle 3 Keshis
learn-step-select-text = Jede Farbe schickt einen Assistenten in ihren Bezirk: Dort handelst du in dieser Runde. Gelb, Orange und Lila führen in den Souk, Rot führt, wohin du willst. Jede Farbe kannst du in einem Durchgang einmal nutzen.
learn-step-select-advice = Gut für den Anfang: Weiß oder Schwarz für die Treppen, Grau für Schriftrollen, Türkis für den Fluss. Alle gewählten Keshis kommen dann in den Turm; du bestimmst also auch mit, was alle nehmen können.

learn-step-claim = Nimm Keshis
learn-step-claim-text = Alle gewählten Keshis wurden in den Turm geworfen. Manche sind vielleicht hängen geblieben und fallen erst später heraus; die anderen liegen nach Farben sortiert in der Basis. Reihum nehmt ihr 1 oder 2 Keshis einer Farbe, bis nichts mehr da ist. Sie stärken ihre Bezirke: Je mehr Keshis dort liegen, desto stärker ist die Aktion.
learn-step-claim-advice = Zwei auf einmal sind besser als einer. Nimm vor allem Farben, deren Bezirk du in dieser Runde nutzt: Die Assistenten kommen erst danach.

learn-step-deploy = Setze deine Keshis ein
learn-step-deploy-text = Grün bringt 1 Punkt, ein Gaukler den Bonus neben ihm, ein Karawanenführer deckt eine Oase auf. Ein Wasserverkäufer bringt Wasser, wann immer du in seinem Bezirk einen Assistenten nutzt.
learn-step-deploy-advice = Setze Wasserverkäufer dorthin, wo du oft Assistenten nutzt. Ein Bezirk mit 8 Keshis und Wasserverkäufer ist am Ende 10 Punkte wert.

learn-step-assistants = Deine drei Assistenten
learn-step-assistants-text = Nutze sie nacheinander in beliebiger Reihenfolge: Jeder bringt einen neuen Keshi in seinen Bezirk oder führt die Bezirksaktion aus.
learn-step-assistants-advice = Früh in der Partie lohnt sich oft ein neuer Keshi; mit 3 oder mehr Keshis ist meist die Aktion besser. Achte auf die Reihenfolge: erst einnehmen, dann ausgeben.

learn-step-river = Fluss
learn-step-river-text = Dein Fischer fährt 1 Feld für jeden türkisen Keshi und 1 weiteres für jedes Wasser, das du abgibst. Am Ende jeder Runde darfst du den Bonus einer überquerten Stromschnelle nehmen; wer am Ende des Durchgangs vorn liegt, gewinnt das Fluss-Plättchen.
learn-step-river-advice = Versuche, die ersten Stromschnellen früh im Durchgang zu überqueren.

learn-step-orchard = Dattelplantage
learn-step-orchard-text = Du erhältst 1 Dattel für jeden grünen Keshi. Mit Datteln kaufst du Schriftrollen und versorgst deine Bewohner.

learn-step-madrasa = Madrasa
learn-step-madrasa-text = Hier kaufst du Schriftrollen für Datteln. Graue brauchen 1 Gelehrten, gelbe 3, rosa 5, orange 7; alle Schriftrollen einer Aktion teilen sich deine Gelehrten. Viele wirken bis zum Ende der Partie.
learn-step-madrasa-advice = Dauerhafte Schriftrollen mit dem Zeichen ∞ bringen am meisten, wenn du sie früh kaufst.

learn-step-stairs = Palast und Moschee
learn-step-stairs-text = Deine Figur steigt 1 Stufe für jeden Keshi hier. Jede überquerte Schwelle gibt einen Dinar und einen Bonus der Linie, die deine beiden Figuren verbindet.
learn-step-stairs-advice = Steige auf beiden Treppen hinauf: Je höher beide Figuren stehen, desto besser die Linie.

learn-step-square = Großer Platz
learn-step-square-text = Die Scheibe dreht sich, dann tritt einer deiner Gaukler auf: Er bringt dir seinen Bonus einmal für jeden Zuschauer vor ihm.
learn-step-square-advice = Mehrere Gaukler geben dir die Wahl. Schau voraus, wo die Abschnitte mit 3 Zuschauern liegen werden.

learn-step-medina = Medina
learn-step-medina-text = Für jeden freien Wächter kannst du ein Stadttor kaufen. Es bringt einen Keshi seiner Farbe und Punkte, umso mehr, je teurer die Werkstatt ist; ein Tor für 0 Dinar kostet dich 3 Punkte.
learn-step-medina-advice = Baue ein Stadttor im Bezirk seiner Farbe: Das sind 2 Punkte mehr.

learn-step-sahara = Sahara
learn-step-sahara-text = Hier aktivierst du Oasen, die deine Karawanenführer erkundet haben. Am Ende zählen deine drei besten aktivierten Oasen; manche Ablagefelder geben einen Keshi oder eine Schriftrolle.
learn-step-sahara-advice = Halte den Zeiger auf eine Oase, lies, wofür sie Punkte bringt, und spiele darauf hin.

learn-step-souk = Souk
learn-step-souk-text = Tausche eine Ware gegen Ressourcen oder kaufe eine Luxusware mit genau den Waren, die sie zeigt. Luxuswaren bringen sofort Punkte.
learn-step-souk-advice = Sieh nach, welche Luxuswaren offen liegen, bevor du Waren nimmst.

learn-step-fourth-round = Die letzte Runde des Durchgangs
learn-step-fourth-round-text = Deine letzten drei Keshis wurden automatisch ausgewählt. Nach dieser Runde kommen die Flusswertung und die Versorgung der Bewohner.
learn-step-fourth-round-advice = Zähle deine Ressourcen: Kannst du deine Versorgungsplättchen bezahlen? Wenn nicht, hol dir jetzt, was fehlt.

learn-step-season = Nächster Durchgang, nächstes Plättchen
learn-step-season-text = Decke ein weiteres Versorgungsplättchen auf. Von jetzt an musst du am Ende jedes Durchgangs alle aufgedeckten bezahlen. Dann bekommen alle wieder zwölf Keshis.

learn-step-last-season = Der letzte Durchgang
learn-step-last-season-text = Am Ende gibt es 10 Punkte für jeden komplett gefüllten Bezirk, die Punkte deiner drei besten aktivierten Oasen und 1 Punkt für je 2 übrige Ressourcen und Waren.
learn-step-last-season-advice = Welche Bezirke kannst du noch komplett füllen? Aktiviere Oasen, bevor es zu spät ist, und behalte genug für die Versorgung.

learn-step-final = Die Partie ist zu Ende
learn-step-final-text = Der Wertungsbogen zeigt Durchgang für Durchgang, woher deine Punkte kommen. In der Wiederholung kannst du jeden Augenblick noch einmal ansehen und von dort aus weiterspielen.
