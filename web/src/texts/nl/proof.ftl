### The proof sheet, and tables that play with corrected values.

proof-page-title = Proefvel: heb jij de doos?
proof-page-about = We kennen de tekst van de spelregelboeken, niet hun plaatjes: wat geen spelregelboek zegt, is gereconstrueerd. Leg je doos naast deze pagina, bevestig wat zo getoond is en verander wat anders gedrukt is. Alles blijft in deze browser bewaard.
proof-page-progress = { $sure } van { $of } bevestigd
proof-page-count = { $sure } / { $of }
proof-page-kinds = Spelmateriaal
proof-page-order = Volgorde
proof-page-order-weight = Belangrijkste eerst
proof-page-order-box = Zoals in de doos
proof-page-scope = Welke waarden
proof-page-scope-unsure = Gereconstrueerde
proof-page-scope-everything = Alle
proof-page-keys = Toetsen: pijlen gaan van tegel naar tegel, Enter bevestigt, E wijzigt de eerste waarde.
proof-page-as-shown = Zoals getoond
proof-page-row = Alles zoals getoond
proof-page-printed = Een spelregelboek zegt het.
proof-page-derived = Het volgt uit een voorbeeld of een aantal.
proof-page-reconstructed = Onze eigen keuze, die bij al het bekende past.
proof-page-ours = in plaats van
proof-page-back = terugnemen
proof-page-refused = Dit past niet:
proof-page-choose = Kiezen
proof-page-remove = { $what } verwijderen
proof-page-type = of typ het
proof-page-type-list = of typ het, met komma’s
proof-page-number = Wat de doos toont
proof-page-type-numbers = Wat de doos toont, met komma’s
proof-page-set = Dit toont de doos
proof-page-close = Annuleren
proof-page-yes = ja
proof-page-no = nee
proof-page-take = Meenemen
proof-page-none-differ = Tot nu toe toont jouw doos wat de onze toont: er is niets mee te nemen.
proof-page-box = Welke doos? Editie, uitbreidingen, taal en jaar
proof-page-box-example = Essential Edition, Nederlands, 2024
proof-page-by = Wie ben je? (als je wilt)
proof-page-send = Tekst om in te sturen
proof-page-folder = Bestanden om mee te spelen
proof-page-folder-told = Pak components.zip uit en speel met --components.
proof-page-play = Naar een nieuw spel met deze waarden
proof-page-print = Afdrukken
proof-page-copied = Gekopieerd.
proof-page-text = Tekst om in te sturen
proof-page-paste-it = Plak hem in het sjabloon “A component is different in my box” van het project. Geen foto’s, alsjeblieft: de tekeningen van de uitgever mogen er niet in.
proof-page-read = Correcties van iemand anders overnemen
proof-page-read-do = Overnemen
proof-page-clear = Opnieuw beginnen
proof-page-clear-do = Alle bevestigingen en correcties vergeten
proof-page-start = Heb jij de doos?
proof-page-start-about = Ongeveer een derde van de gedrukte waarden hebben we geraden. Jij kunt ze kloppend maken, in twintig minuten.
proof-page-start-go = Naar het proefvel
proof-page-own = Met de waarden van mijn doos
proof-page-table-about = Deze tafel speelt met waarden die van de onze afwijken. Wie hem opende, heeft ze uit een doos gehaald.
proof-page-table-close = Sluiten
proof-page-differ = { $n ->
    [one] { $n } waarde wijkt van de onze af.
   *[other] { $n } waarden wijken van de onze af.
}
proof-page-read-told = { $n ->
    [one] { $n } correctie overgenomen.
   *[other] { $n } correcties overgenomen.
}
proof-page-table = { $n ->
    [one] Gespeeld met { $n } gecorrigeerde waarde
   *[other] Gespeeld met { $n } gecorrigeerde waarden
}
proof-page-own-about = { $n ->
    [one] { $n } gecorrigeerde waarde; iedereen aan tafel ziet die.
   *[other] { $n } gecorrigeerde waarden; iedereen aan tafel ziet welke.
}
proof-paper-title = Proefvel
proof-paper-about = Leg de doos naast dit vel. Vink aan wat zo gedrukt is; schrijf op wat anders is. Wat geen spelregelboek noemt, is gereconstrueerd en komt eerst: alleen jouw doos weet het. In de browser controleert hetzelfde vel (/proof) je correcties en maakt er bestanden van om mee te spelen.
