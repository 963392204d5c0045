# Open tables, and people whose names are kept.

people-start = Gezelschap
people-start-about = Tafels die op spelers wachten, en je eigen spellen onder een naam.
people-tables = Open tafels
people-me = Mijn spellen

people-open = Open voor iedereen
people-open-about = Iedereen mag op de pagina ‘Open tafels’ een vrije plaats nemen. De links werken ook.
people-open-waits = Iedereen kan via de pagina ‘Open tafels’ aanschuiven.
people-fill = Nu met bots beginnen
people-rated = Telt mee voor de rating
people-rated-about = Iedereen heeft een naam nodig onder ‘Mijn spellen’. Geen tips, en wat anderen hebben gezien, wordt niet teruggenomen.
people-rated-game = Telt mee voor de rating: geen tips; wat anderen hebben gezien, blijft staan; wie weggaat, wordt laatste.

people-tables-about = Speel tegen mensen die je niet kent, zonder account en zonder link.
people-comes = Speel tegen wie er komt
people-comes-about = Neemt een plaats aan een passende tafel, of opent er een. Komt er niemand, dan kun je met bots beginnen.
people-waiting = Wachten op spelers
people-waiting-none = Er wacht nu geen tafel. Open er een: de volgende vindt je hier.
people-join = Plaats nemen
people-yours = Naar je tafel
people-free = { $n ->
    [one] één vrije plaats
   *[other] { $n } vrije plaatsen
}
people-filter = Wat mag het zijn?
people-somebody = Iemand zonder naam
people-any = Alles
people-players = { $n ->
    [0] Spelers
   *[other] { $n } spelers
}
people-edition = Editie
people-modules = Modules
people-modules-none = Zonder
people-modules-some = Met
people-pace = Tempo
people-clock = Klok
people-clock-true = Met klok
people-clock-false = Zonder
people-rated-true = Met rating
people-rated-false = Zonder rating

people-new-about = Geef jezelf een naam, en je spellen worden bewaard: uitslagen, beste scores, ratings en verslagen. Deze browser maakt er een willekeurige sleutel voor; er is geen wachtwoord, en niemand vraagt om een e-mailadres.
people-name = Naam
people-new = Mijn spellen bewaren
people-bring = Heb je al een naam?
people-bring-about = Op het andere apparaat bewaart ‘Mijn spellen’ je sleutel als bestand of toont hem als tekst.
people-bring-file = Sleutelbestand kiezen
people-bring-text = Sleutel als tekst
people-bring-use = Deze sleutel gebruiken
people-bring-wrong = Hier staat geen sleutel in: een sleutel heeft 32 letters, cijfers, koppeltekens en lage streepjes.

people-rating-people = Rating tegen mensen
people-rating-levels = Rating tegen bots
people-games = Spellen
people-games-rated = { $n ->
    [0] nog geen spel met rating
    [one] één spel met rating
   *[other] { $n } spellen met rating
}
people-best = Beste scores
people-mode = Spel
people-points = Punten
people-past = Gespeelde spellen
people-past-none = Nog geen spel uitgespeeld.
people-place = { $n }.
people-gain = rating { $gain }
people-replay = Bekijken
people-record = Verslag
people-older = Oudere spellen

people-key = Je sleutel
people-key-about = Wie de sleutel heeft, is jij. Bewaar hem: als deze browser hem vergeet, kan niemand hem teruggeven. Met de sleutel ben je op een ander apparaat dezelfde persoon.
people-key-save = Sleutel als bestand bewaren
people-key-show = Sleutel als tekst tonen
people-key-text = Je sleutel: houd hem voor jezelf
people-key-file = Marrakesh: de sleutel van { $name } #{ $tag }. Wie hem heeft, is jij; houd hem dus voor jezelf.
people-rename = Naam wijzigen
people-records = Alle verslagen als zipbestand
people-leave = Vergeten in deze browser
people-leave-sure = Deze browser vergeet de sleutel. Zonder bewaarde kopie is er geen weg terug naar je spellen.
people-erase = Wis mij
people-erase-sure = Je naam en je geschiedenis worden voorgoed gewist. Bij anderen blijven je plaatsen zonder naam staan.
