### The proof sheet, and tables that play with corrected values.

proof-page-title = Heb je het spel in huis? Help ons de waarden te controleren
proof-page-about = We kennen de tekst van de spelregelboekjes, maar niet de plaatjes: wat niet in de tekst staat, is gereconstrueerd. Leg jouw exemplaar van het spel naast deze pagina, bevestig wat klopt en verander wat anders is gedrukt. Alles wordt in deze browser opgeslagen.
proof-page-progress = { $sure } van { $of } bevestigd
proof-page-count = { $sure } / { $of }
proof-page-kinds = Spelmateriaal
proof-page-order = Volgorde
proof-page-order-weight = Belangrijkste eerst
proof-page-order-box = Zoals in de doos
proof-page-scope = Welke waarden
proof-page-scope-unsure = Gereconstrueerde
proof-page-scope-everything = Alle
proof-page-keys = Toetsen: met de pijltjes ga je van tegel naar tegel, Enter bevestigt, E wijzigt de eerste waarde.
proof-page-as-shown = Klopt zo
proof-page-row = Alles klopt zo
proof-page-printed = Staat in een spelregelboekje.
proof-page-derived = Volgt uit een voorbeeld of een opgegeven aantal.
proof-page-reconstructed = Onze eigen keuze, passend bij alles wat bekend is.
proof-page-ours = in plaats van
proof-page-back = ongedaan maken
proof-page-refused = Dit kan niet kloppen:
proof-page-choose = Kiezen
proof-page-remove = { $what } verwijderen
proof-page-type = of typ het
proof-page-type-list = of typ ze, gescheiden door komma’s
proof-page-number = Wat jouw exemplaar toont
proof-page-type-numbers = Wat jouw exemplaar toont, gescheiden door komma’s
proof-page-set = Dit toont mijn exemplaar
proof-page-close = Annuleren
proof-page-yes = ja
proof-page-no = nee
proof-page-take = Exporteren
proof-page-none-differ = Tot nu toe komt jouw exemplaar overeen met onze waarden, dus er is niets te exporteren.
proof-page-box = Jouw exemplaar: editie, uitbreidingen, taal en jaar
proof-page-box-example = Essential-editie, Nederlands, 2024
proof-page-by = Je naam (optioneel)
proof-page-send = Tekst maken om in te sturen
proof-page-folder = Bestanden downloaden om mee te spelen
proof-page-folder-told = Pak components.zip uit en start het spel met --components en het pad van de uitgepakte map.
proof-page-play = Nieuw spel met deze waarden
proof-page-print = Afdrukken
proof-page-copied = Gekopieerd.
proof-page-text = Tekst om in te sturen
proof-page-paste-it = Maak bij het project een issue aan met het sjabloon ‘A component is different in my box’ en plak deze tekst daarin. Stuur geen foto’s mee: de tekeningen van de uitgever moeten buiten het project blijven.
proof-page-read = Correcties van iemand anders importeren
proof-page-read-do = Importeren
proof-page-clear = Opnieuw beginnen
proof-page-clear-do = Alle bevestigingen en correcties verwijderen
proof-page-start = Heb je het spel in huis?
proof-page-start-about = Ongeveer een derde van de gedrukte waarden hebben we moeten raden. In twintig minuten kun jij ze verbeteren.
proof-page-start-go = Naar het proefvel
proof-page-own = Met de waarden van mijn exemplaar spelen
proof-page-table-about = Deze tafel is geopend met waarden uit het eigen exemplaar van een speler. Dit wijkt van de onze af:
proof-page-table-close = Sluiten
proof-page-differ = { $n ->
    [one] { $n } waarde wijkt van de onze af.
   *[other] { $n } waarden wijken van de onze af.
}
proof-page-read-told = { $n ->
    [one] { $n } correctie geïmporteerd.
   *[other] { $n } correcties geïmporteerd.
}
proof-page-table = { $n ->
    [one] { $n } gecorrigeerde waarde
   *[other] { $n } gecorrigeerde waarden
}
proof-page-own-about = { $n ->
    [one] { $n } gecorrigeerde waarde; de tafel toont welke.
   *[other] { $n } gecorrigeerde waarden; de tafel toont welke.
}
proof-paper-title = Proefvel
proof-paper-about = Leg jouw exemplaar van het spel naast dit vel. Vink aan wat klopt en schrijf op wat anders is gedrukt. Waarden die in geen enkel spelregelboekje staan, zijn gereconstrueerd en komen eerst, want alleen jouw exemplaar geeft uitsluitsel. In de browser controleert hetzelfde vel (/proof) je correcties en maakt het er bestanden van om mee te spelen.
