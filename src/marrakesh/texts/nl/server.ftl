### What the server says besides the game: requests it does not understand, commands, what is on offer

## Requests that are refused

refuse-no-path = Op { $path } is niets te vinden.
refuse-method = { $path } kan niet met { $method } worden opgevraagd.
refuse-needs-server = Daarvoor is een Marrakesh-server nodig; deze pagina speelt wat zonder andermans computer kan.
refuse-body = Het verzoek was niet te begrijpen: { $reason }.
refuse-too-large = Dit is groter dan { $most } bytes; meer wordt niet aangenomen.
refuse-not-utf8 = Dit is geen tekst in UTF-8.
refuse-origin = Het verzoek kwam van een andere website. Is het je eigen website, start de server dan met --public-url en het adres daarvan.
refuse-host = Deze server luistert niet naar de naam { $host }. Is het zijn eigen naam, start hem dan met --allow-host en die naam, of met --public-url.
refuse-bug = Er ging iets mis in de server. Wat bevestigd was, blijft bewaard; laad de pagina alsjeblieft opnieuw.
refuse-not-ready = De database antwoordt op dit moment niet, of er kan niets in worden opgeslagen. Niets wat bevestigd is, gaat verloren; probeer het zo nog eens.
refuse-unsure = De server is zijn database kwijt en weet nog niet of dit is uitgevoerd: laad de pagina zo meteen opnieuw.
refuse-not-written = De server kan niet in zijn database schrijven. Er is niets veranderd: probeer het zo meteen nog eens.
refuse-no-pages = De pagina’s voor de browser ontbreken: `make play` maakt ze.
refuse-too-many-tables = Vanaf jouw adres zijn net veel tafels geopend: open de volgende over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}, of speel verder aan een die je al hebt.
refuse-too-many-seat-deeds = Vanaf jouw adres zijn net veel plaatsen ingenomen of doorgegeven: ga verder over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}.
refuse-too-many-codes = Er zijn te veel codes geprobeerd: probeer het opnieuw over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}.

## Messages that are refused

refuse-no-json = Dit bericht is geen geldige JSON.
refuse-message = Dit bericht was niet te begrijpen: { $reason }.
refuse-hello-first = Zeg eerst hello: het eerste bericht moet van het type hello zijn.
refuse-hello-again = Je hebt al hello gezegd: maak opnieuw verbinding om het met een ander token te zeggen.
refuse-table-watched = Aan deze tafel kijken al { $most } mensen toe; probeer het opnieuw als er iemand weg is.
refuse-address-watches = Vanaf jouw adres kijken al { $most } mensen toe; sluit eerst een van die pagina’s.
refuse-too-many = Dit zijn te veel berichten tegelijk: wacht een seconde en stuur het dan nog eens.

## Commands

serve-running = Marrakesh draait op { $address }
serve-already = Marrakesh draait al op { $address }
serve-stop = Ctrl-C stopt het. Je spellen worden bewaard in { $database } en gaan de volgende keer verder.
serve-address = De server kan niet luisteren op { $address } ({ $reason }): kies een ander adres ({ $options }).
serve-metrics = --metrics moet een adres zoals 127.0.0.1:9100 zijn, niet ‘{ $address }’.
database-failed = De database { $database } kan niet worden gebruikt: { $reason }. { $backend ->
    [postgresql] Controleer of die draait en of gebruiker, wachtwoord en naam kloppen.
   *[sqlite] Controleer of het een database van Marrakesh is en of deze gebruiker het bestand en de map mag beschrijven.
}
serve-smtp = --smtp moet een adres zijn zoals smtp://GEBRUIKER:WACHTWOORD@HOST:587 of smtps://HOST.
serve-mail = E-mail bevat links en heeft een afzender: --smtp heeft ook --public-url en --mail-from nodig.
serve-database = Het adres van de database moet eruitzien als sqlite:///BESTAND of postgresql://GEBRUIKER@COMPUTER/NAAM, niet ‘{ $database }’.
serve-url = Het openbare adres moet eruitzien als https://marrakesh.example, zonder pad, niet ‘{ $url }’.
play-needs-terminal = { $option } is voor spellen in de terminal: voeg --terminal toe, of laat het weg en kies op de pagina die opengaat.
play-needs-browser = { $option } is voor spellen in de browser: laat --terminal weg, of { $option }.

database-no-driver = PostgreSQL heeft zijn driver nodig: installeer die met pip install asyncpg, of neem een database van SQLite.
database-none = In { $database } zijn geen tafels van Marrakesh: noem de database met --database zoals bij de server.
database-newer = Dit is geschreven door een nieuwere versie van Marrakesh (schema { $schema }; deze versie kent tot en met { $newest }): installeer die versie weer, of zet een back-up van vóór de update terug in een lege database.
database-pre-release = Een versie van Marrakesh van vóór 0.3.0 heeft dit geschreven (schema { $schema }), en deze versie kan het niet meer lezen: gebruik een lege database.
database-older = De database heeft het schema van een oudere versie: start de server van deze versie één keer, die brengt de database bij de tijd.
backup-done = { $n ->
    [one] { $n } tafel is
   *[other] { $n } tafels zijn
} bewaard in { $file }.
backup-foreign = Het bestand { $file } is geen back-up van Marrakesh.
backup-damaged = De back-up { $file } is beschadigd of onvolledig: neem een andere. Er is niets veranderd.
backup-newer = De back-up { $file } is gemaakt door een nieuwere versie van Marrakesh ({ $version }): installeer die versie om hem terug te zetten.
restore-not-empty = De database heeft al { $n ->
    [one] { $n } tafel
   *[other] { $n } tafels
}, en er is niets veranderd: zet de back-up terug in een lege database, of vul met --add alleen aan wat ontbreekt.
restore-done = { $n ->
    [one] { $n } tafel is
   *[other] { $n } tafels zijn
} teruggezet{ $kept ->
    [0] .
    [one] ; { $kept } was er al en blijft zoals hij is.
   *[other] ; { $kept } waren er al en blijven zoals ze zijn.
}
prune-done = { $n ->
    [one] { $n } tafel is
   *[other] { $n } tafels zijn
} verwijderd, al meer dan { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} onveranderd.
prune-dry = { $n ->
    [one] { $n } tafel is
   *[other] { $n } tafels zijn
} al meer dan { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} onveranderd en { $n ->
    [one] zou
   *[other] zouden
} zonder --dry-run worden verwijderd.

verify-replayed = Het verslag klopt: { $n ->
    [one] de { $n } beslissing volgt
   *[other] alle { $n } beslissingen volgen
} de regels, en alle toevalsuitkomsten kloppen met het startgetal { $seed }.
verify-unfinished = Het spel is niet afgelopen: het verslag houdt op in seizoen { $season }, ronde { $round }.
verify-hash = Het startgetal is dat waarvan de hash { $hash } vóór het spel is gepubliceerd.
verify-hash-given = Het startgetal is dat met de hash { $hash } die je noemde.
verify-no-hash = Het verslag zegt niet welke hash vóór het spel is gepubliceerd, dus is het startgetal niet te controleren: noem de hash met --hash.
verify-other-hash = Het startgetal { $seed } heeft de hash { $right }, niet { $hash }: het spel is met een ander startgetal opgezet dan het gepubliceerde.
verify-no-sha256 = --hash moet uit 64 hexadecimale cijfers bestaan, zoals de tafel ze toont.

## What is on offer

about-edition-essential = Je plaatst je genomen keshi’s samen zodra alles verdeeld is; sommige kleuren kunnen opraken.
about-edition-deluxe = Je plaatst elke keshi zodra je hem neemt; er zijn er altijd genoeg.
about-tower-layer-B1 = De toren is iets beter te voorspellen.
about-tower-layer-B2 = Meer verrassingen: keshi’s blijven in de toren hangen en vallen er later uit.
about-level-apprentice = Pakt wat voor de hand ligt; je tweede spel kun je al winnen.
about-level-journeyman = Kijkt iets verder en ziet nog veel over het hoofd; je wint zodra je weet waar de punten liggen.
about-level-merchant = Speelt degelijk en geeft weinig weg; zonder plan win je niet.
about-level-expert = Plant ver vooruit en vergist zich zelden; ook voor ervaren spelers moeilijk te verslaan.
about-level-master = Heeft geleerd van miljoenen spellen tegen zichzelf; beter speelt hier niemand.
