# Open tables, and people whose names are kept.

people-start = Medespelers zoeken
people-start-about = Schuif aan bij open tafels en bewaar al je spellen onder je naam.
people-tables = Open tafels
people-me = Mijn spellen

people-open = Open voor iedereen
people-open-about = Iedereen kan op de pagina ‘Open tafels’ een vrije plaats innemen. De uitnodigingslinks blijven ook werken.
people-open-waits = Iedereen kan via de pagina ‘Open tafels’ aanschuiven.
people-fill = Nu met bots beginnen
people-rated = Spel met rating
people-rated-about = Wie meespeelt, heeft een naam nodig op de pagina ‘Mijn spellen’. Er zijn geen tips, en je kunt niet terugnemen wat anderen hebben gezien.
people-rated-game = { $kind ->
    [net] Telt mee voor de rating: je krijgt geen tips, je kunt niet terugnemen wat anderen hebben gezien, en wie weggaat, wordt laatste.
   *[other] Telt mee voor de rating: je krijgt geen tips, en terugnemen kan alleen zolang er niets is onthuld en geen bot iets heeft gedaan.
}

people-tables-about = Speel tegen mensen die je niet kent, zonder account en zonder link.
people-comes = Snel een spel zoeken
people-comes-about = Je schuift aan bij een passende tafel of opent een nieuwe. Komt er niemand, dan kun je met bots beginnen.
people-waiting = Wachten op spelers
people-waiting-none = Er wachten nu geen tafels op spelers. Open er een, dan vindt de volgende speler je hier.
people-join = Plaatsnemen
people-yours = Naar je tafel
people-free = { $n ->
    [one] één vrije plaats
   *[other] { $n } vrije plaatsen
}
people-filter = Wat wil je spelen?
people-somebody = Speler zonder naam
people-any = Maakt niet uit
people-players = { $n ->
    [0] Spelers
   *[other] { $n } spelers
}
people-edition = Editie
people-modules = Modules
people-modules-none = Zonder modules
people-modules-some = Met modules
people-pace = Tempo
people-clock = Klok
people-clock-true = Met klok
people-clock-false = Zonder klok
people-rated-true = Met rating
people-rated-false = Zonder rating

people-new-about = Kies een naam en bewaar je uitslagen, records, ratings en verslagen. Deze browser maakt er een willekeurige sleutel voor aan; een wachtwoord of e-mailadres is niet nodig.
people-name = Naam
people-new = Mijn spellen bewaren
people-bring = Heb je al een naam?
people-bring-about = Op je andere apparaat kun je bij ‘Mijn spellen’ je sleutel als bestand opslaan of als tekst tonen.
people-bring-file = Sleutelbestand kiezen
people-bring-text = Sleutel als tekst
people-bring-use = Deze sleutel gebruiken
people-bring-wrong = Geen sleutel gevonden: een sleutel bestaat uit 32 letters, cijfers, koppeltekens en liggende streepjes.

people-rating-people = Rating tegen mensen
people-rating-levels = Rating tegen bots
people-games = Spellen
people-games-rated = { $n ->
    [0] nog geen spel met rating
    [one] één spel met rating
   *[other] { $n } spellen met rating
}
people-best = Records
people-mode = Spelvorm
people-points = Punten
people-past = Gespeelde spellen
people-past-none = Nog geen spellen uitgespeeld.
people-place = { $n }e
people-gain = rating { $gain }
people-replay = Terugkijken
people-record = Verslag
people-older = Oudere spellen

people-key = Je sleutel
people-key-about = Wie deze sleutel heeft, kan onder jouw naam spelen. Bewaar hem goed: als deze browser hem vergeet, kan niemand hem herstellen. Met de sleutel kun je ook op een ander apparaat onder je eigen naam spelen.
people-key-save = Sleutel als bestand opslaan
people-key-show = Sleutel als tekst tonen
people-key-text = Je sleutel (houd hem voor jezelf)
people-key-file = Marrakesh-sleutel van { $name } #{ $tag }. Wie hem heeft, kan onder jouw naam spelen; houd hem dus voor jezelf.
people-rename = Naam wijzigen
people-records = Alle verslagen downloaden (zip)
people-leave = Sleutel uit deze browser verwijderen
people-leave-sure = Deze browser vergeet de sleutel. Zonder opgeslagen kopie kun je niet meer bij je spellen.
people-erase = Mijn naam en geschiedenis wissen
people-erase-sure = Je naam en je geschiedenis worden voorgoed gewist. In de spellen van anderen blijft je plaats staan, maar zonder je naam.
