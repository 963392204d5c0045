### What the server says besides the game: requests it does not understand, commands, what is on offer

## Requests that are refused

refuse-no-path = Op { $path } is niets te vinden.
refuse-method = { $path } kan niet met { $method } worden opgevraagd.
refuse-needs-server = Daarvoor is een Marrakesh-server nodig. Deze pagina biedt alleen wat in je eigen browser kan draaien.
refuse-body = Het verzoek was niet te begrijpen: { $reason }.
refuse-too-large = Dit verzoek is te groot. De limiet is { $most } bytes.
refuse-not-utf8 = Dit is geen UTF-8-tekst.
refuse-origin = Het verzoek kwam van een andere website. Is het je eigen website, start de server dan met --public-url en het adres daarvan.
refuse-host = Deze server luistert niet naar de naam { $host }. Is het een naam van je eigen server, start die dan met --allow-host en de naam, of met --public-url.
refuse-bug = Er ging iets mis op de server. Alles wat bevestigd was, is opgeslagen. Laad de pagina opnieuw.
refuse-not-ready = De database reageert op dit moment niet, of er kan niet naar worden geschreven. Wat bevestigd is, gaat niet verloren. Probeer het zo meteen nog eens.
refuse-unsure = De server heeft geen verbinding meer met zijn database en weet nog niet of dit is gelukt. Laad de pagina zo meteen opnieuw.
refuse-not-written = De server kan niet naar zijn database schrijven. Er is niets veranderd. Probeer het zo meteen nog eens.
refuse-no-pages = De pagina’s voor de browser ontbreken. `make play` maakt ze aan.
refuse-too-many-tables = Vanaf jouw IP-adres zijn net veel tafels geopend. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} voordat je er nog een opent.
refuse-too-many-seat-deeds = Vanaf jouw IP-adres zijn net veel plaatsen ingenomen of doorgegeven. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} nog eens.
refuse-too-many-codes = Er zijn te veel codes geprobeerd. Probeer het over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
} nog eens.

## Messages that are refused

refuse-no-json = Dit bericht is geen geldige JSON.
refuse-message = Dit bericht was niet te begrijpen: { $reason }.
refuse-hello-first = Het eerste bericht moet van het type hello zijn.
refuse-hello-again = Er is al een hello-bericht verstuurd. Maak opnieuw verbinding om een ander token te gebruiken.
refuse-table-watched = Aan deze tafel kijken al { $most } mensen mee. Probeer het opnieuw als er iemand weg is.
refuse-address-watches = Vanaf jouw IP-adres zijn al { $most } pagina’s geopend om mee te kijken. Sluit er eerst een.
refuse-too-many = Dat zijn te veel berichten tegelijk. Wacht een seconde en verstuur je bericht dan opnieuw.

## Commands

serve-running = Marrakesh draait op { $address }
serve-already = Marrakesh draait al op { $address }
serve-stop = Druk op Ctrl-C om te stoppen. Je spellen worden opgeslagen in { $database }, zodat je de volgende keer kunt verderspelen.
serve-address = De server kan niet luisteren op { $address } ({ $reason }). Kies een ander adres ({ $options }).
serve-metrics = --metrics moet een adres zijn zoals 127.0.0.1:9100, niet ‘{ $address }’.
database-failed = De database { $database } kan niet worden gebruikt: { $reason }. { $backend ->
    [postgresql] Controleer of die draait en of gebruiker, wachtwoord en naam kloppen.
   *[sqlite] Controleer of het een database van Marrakesh is en of de gebruiker die dit programma uitvoert, naar het bestand en de map mag schrijven.
}
serve-smtp = --smtp moet een adres zijn zoals smtp://GEBRUIKER:WACHTWOORD@HOST:587 of smtps://HOST.
serve-mail = E-mails bevatten links en hebben een afzender nodig, dus bij --smtp horen ook --public-url en --mail-from.
serve-database = Het adres van de database moet eruitzien als sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM, niet ‘{ $database }’.
serve-url = Het openbare adres moet eruitzien als https://marrakesh.example, zonder pad, niet ‘{ $url }’.
play-needs-terminal = { $option } is voor spellen in de terminal. Voeg --terminal toe, of laat { $option } weg en maak je keuze op de pagina die opengaat.
play-needs-browser = { $option } is voor spellen in de browser. Laat --terminal of { $option } weg.

database-no-driver = PostgreSQL heeft zijn driver nodig. Installeer die met pip install asyncpg, of gebruik een SQLite-database.
database-none = Op { $database } is geen database van Marrakesh te vinden. Gebruik --database met dezelfde waarde als bij de server.
database-newer = Deze database is geschreven door een nieuwere versie van Marrakesh (schema { $schema }; deze versie kent schema’s tot en met { $newest }). Installeer die versie opnieuw, of zet een back-up van vóór de update terug in een lege database.
database-pre-release = Deze database is geschreven door een versie van Marrakesh van vóór 0.3.0 (schema { $schema }) en kan niet meer worden gelezen. Gebruik een lege database.
database-older = De database heeft het schema van een oudere versie. Start de server van deze versie één keer om de database bij te werken.
backup-done = { $n ->
    [one] { $n } tafel is
   *[other] { $n } tafels zijn
} opgeslagen in { $file }.
backup-foreign = Het bestand { $file } is geen back-up van Marrakesh.
backup-damaged = De back-up { $file } is beschadigd of onvolledig. Er is niets veranderd. Gebruik een andere back-up.
backup-newer = De back-up { $file } is gemaakt door een nieuwere versie van Marrakesh ({ $version }). Installeer die versie om de back-up terug te zetten.
restore-not-empty = De database bevat al { $n ->
    [one] { $n } tafel
   *[other] { $n } tafels
}, dus er is niets veranderd. Zet de back-up terug in een lege database, of voeg met --add alleen toe wat ontbreekt.
restore-done = { $n ->
    [one] { $n } tafel is
   *[other] { $n } tafels zijn
} teruggezet{ $kept ->
    [0] .
    [one] ; { $kept } was er al en blijft zoals hij is.
   *[other] ; { $kept } waren er al en blijven zoals ze zijn.
}
prune-done = { $n ->
    [one] { $n } tafel die
   *[other] { $n } tafels die
} meer dan { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} niet { $n ->
    [one] was veranderd, is
   *[other] waren veranderd, zijn
} verwijderd.
prune-dry = { $n ->
    [one] { $n } tafel is
   *[other] { $n } tafels zijn
} al meer dan { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} niet veranderd en { $n ->
    [one] zou
   *[other] zouden
} zonder --dry-run worden verwijderd.

verify-replayed = Het verslag klopt: { $n ->
    [one] de enige beslissing volgt
   *[other] alle { $n } beslissingen volgen
} de regels, en alle toevallige uitkomsten passen bij het startgetal { $seed }.
verify-unfinished = Het spel is niet afgelopen: het verslag eindigt in seizoen { $season }, ronde { $round }.
verify-hash = Het startgetal past bij de hash { $hash }, die vóór het spel is gepubliceerd.
verify-hash-given = Het startgetal past bij de hash { $hash }, die je hebt opgegeven.
verify-no-hash = Het verslag vermeldt niet welke hash vóór het spel is gepubliceerd, dus het startgetal kan niet worden gecontroleerd. Geef de hash op met --hash.
verify-other-hash = Het startgetal { $seed } heeft de hash { $right }, niet { $hash }. Het spel is dus met een ander startgetal opgezet dan het gepubliceerde.
verify-no-sha256 = --hash moet uit 64 hexadecimale cijfers bestaan, net als de hash die aan de tafel wordt getoond.

## What is on offer

about-edition-essential = Je plaatst al je genomen keshi’s tegelijk zodra alles verdeeld is; sommige kleuren kunnen opraken.
about-edition-deluxe = Je plaatst elke keshi zodra je hem neemt; er zijn er altijd genoeg.
about-tower-layer-B1 = De toren is iets beter te voorspellen.
about-tower-layer-B2 = Meer verrassingen: keshi’s blijven in de toren hangen en vallen er later uit.
about-level-apprentice = Pakt wat voor de hand ligt; je tweede spel kun je al winnen.
about-level-journeyman = Kijkt iets verder vooruit, maar ziet nog veel over het hoofd; je wint zodra je weet waar de punten liggen.
about-level-merchant = Speelt degelijk en geeft weinig weg; zonder plan win je niet.
about-level-expert = Plant ver vooruit en vergist zich zelden; ook voor ervaren spelers moeilijk te verslaan.
about-level-master = Heeft geleerd van miljoenen spellen tegen zichzelf; niemand speelt hier beter.
