### De startpagina, de instellingen, en hoe het zwijgen van de server heet.

start-title = Marrakesh
start-lead = Stuur je assistenten door de stad, vul de soek en de tuinen, en kijk wat er uit de toren valt.
start-play-now = Nu spelen
start-play-now-about = Je eerste spel: jij tegen de Leerling, zonder iets in te stellen; een tip is altijd één klik weg.
start-play-again = Nog een keer spelen
start-play-again-about = Net zo’n spel als de vorige keer. { $game }
start-play-level = Speel tegen { the-level }
start-play-level-about = Je hebt { the-level } verslagen: op naar het volgende niveau. { $game }
start-learn = Al spelend leren
start-preparing = De tafel wordt klaargezet…
start-loading = Een ogenblik…
start-again = Opnieuw proberen
start-fan-work = Een onofficieel fanproject bij het bordspel van Stefan Feld. Alle tekeningen zijn van onszelf.
start-licences = Licenties van de lettertypen en pakketten erin

## Instellingen

start-settings = Instellingen
start-language = Taal
start-theme = Kleuren
start-theme-system = Hetzelfde als het systeem
start-theme-light = Dag
start-theme-dark = Nacht
start-speed = Animaties
start-speed-none = Geen
start-speed-fast = Snel
start-speed-normal = Normaal
start-speed-slow = Langzaam
start-hints = Tips van de
start-hints-about = Een lager niveau geeft je een duwtje, niet de beste zet.

## Eigen spellen

start-continue = Verderspelen
start-games = Je spellen
start-your-turn = Jij bent aan de beurt
start-laying-out = Wordt klaargezet
start-season-round = Seizoen { $season }, ronde { $round }
start-over-scores = Afgelopen, { $scores }
start-modules-count = { $n ->
    [one] 1 module
   *[other] { $n } modules
}
start-finished = Afgelopen spellen ({ $n })
start-remove = Verwijderen
start-remove-game = Spel verwijderen: { $names }
start-remove-sure = Het spel verdwijnt uit deze lijst; op het adres van de tafel heb je in deze browser nog steeds je plaats.
start-keep = Bewaren

## Een nieuw spel

start-new-game = Nieuw spel
start-kind-solo = Alleen
start-kind-bots = Tegen bots
start-kind-screen = Aan één scherm
start-kind-net = Online
start-kind-solo-about = Jij tegen de Pashabot, de solotegenstander uit de spelregels.
start-kind-bots-about = Jij tegen één tot drie bots, van Leerling tot Meester.
start-kind-screen-about = Meerdere mensen spelen om beurten aan dit scherm; wat geheim is, blijft intussen verborgen.
start-kind-net-about = Iedereen speelt in de eigen browser. Je krijgt een link voor elke plaats; niemand heeft een account nodig.
start-begin = Spel beginnen
start-create = Tafel openen

start-difficulty = Sterkte
start-own-variants = Met je eigen keuze van varianten.
start-variants = Varianten kiezen

start-your-name = Je naam
start-name-optional = niet verplicht
start-name-of = Naam van speler { $number }
start-person = Speler
start-invited = Speler uitnodigen
start-bot = Bot: { $name }

start-pace = Tempo
start-pace-live = Live
start-pace-days = Over meerdere dagen
start-pace-live-about = Iedereen is tegelijk online.
start-pace-days-about = Iedereen speelt wanneer het uitkomt; deze pagina laat zien wanneer jij aan de beurt bent.
start-clock = Met een klok spelen
start-clock-about = Als iemands tijd om is, neemt een bot het over.
start-minutes = Minuten voor het spel
start-increment = Seconden extra per beslissing
start-deadline = Tijd voor elke zet
start-deadline-none = Zo lang als nodig
start-deadline-then = En dan
start-deadline-bot = Een bot speelt verder
start-deadline-wait = De tafel wacht
start-deadline-bot-about = Wie terugkomt neemt de plaats weer over. Daarvoor krijgt iedereen een herinnering.
start-deadline-wait-about = Iedereen krijgt een herinnering, en de tafel laat zien wie te laat is.
start-closed-abandoned = Zonder uitslag beëindigd
start-closed-cancelled = Afgezegd
start-resigned = Je hebt opgegeven; een bot speelt verder sinds { $since }
start-cancel-game = Afzeggen: { $names }
start-waits-you = Wacht op jou sinds { $since }
start-waits-others = Wacht op { $names } sinds { $since }
start-until = tot { $until }
start-overdue = te laat sinds { $until }
start-bot-plays = Een bot speelt voor jou sinds { $since }
start-listed = Iedereen mag meekijken
start-listed-about = De tafel staat op deze pagina. Kijkers zien alleen wat openbaar is.
start-talk = { talk-title }
start-talk-all = Alles
start-talk-phrases = Kant-en-klare zinnen
start-talk-none = Niets
start-talk-about = Wat de spelers tegen elkaar kunnen zeggen.
start-public-talk = Kijkers kunnen het gesprek meelezen
start-table-hints = Tips
start-table-hints-allowed = Toegestaan
start-table-hints-practice = Alleen om te oefenen
start-table-hints-none = Geen
start-table-hints-allowed-about = Iedereen kan een bot vragen wat die zou doen. Online ziet iedereen wie dat heeft gedaan.
start-table-hints-practice-about = Tips alleen zolang er geen andere mensen meespelen.
start-table-hints-none-about = Geen tips in dit spel.
start-more = Meer
start-webhook = Adres voor beurtmeldingen
start-webhook-about = Als iemand aan de beurt is, stuurt de server een bericht naar dit adres. Webhooks van Discord en Slack werken zonder aanpassing.

start-what = Wat er gespeeld wordt
start-own-modules = { $n ->
    [one] Het basisspel met 1 module.
   *[other] Het basisspel met { $n } modules.
}
start-colour = Kleur van speler { $number }
start-own-colour = Jouw kleur
start-colour-red = Rood
start-colour-blue = Blauw
start-colour-yellow = Geel
start-colour-green = Groen
start-edition-modules = Editie, toren en modules
start-tiles-chance = Willekeurig
start-tiles-chosen = Gekozen
start-staircase-about = Spreek voor elk veld een fiche af. Ligt het al op een ander veld, dan wisselen de twee fiches van plaats.
start-staircase-left = Links, van boven naar beneden
start-staircase-middle = Midden, van boven naar beneden
start-staircase-right = Rechts, van boven naar beneden
start-staircase-space = { $line ->
    [left] Links
    [middle] Midden
   *[right] Rechts
}, veld { $number } vanaf de onderkant
start-river-about = Welke tegels worden getrokken, blijft toeval. Spreek af welke kant geldt als een tegel wordt getrokken.
start-river-tile = Seizoen { $season }

## Uitnodigingen

start-table-ready = De tafel staat klaar
start-invitations = Uitnodigingen
start-invitations-about = Stuur elke speler de eigen link. Wie er het eerst mee plaatsneemt, heeft de plaats; dan is de link verbruikt.
start-only-here = Deze links werken alleen op deze computer. Om anderen binnen te laten, stop je de server, start je hem opnieuw met de volgende opdracht en laad je deze pagina opnieuw:
start-invitation-for = Link voor { $name }
start-link-watch = Link voor kijkers
start-copy = Kopiëren
start-copied = Gekopieerd
start-share = Delen
start-qr = QR-code
start-qr-of = QR-code: { $label }
start-copy-yourself = Kopiëren werkt hier niet. De link is geselecteerd: kopieer hem zelf, met Ctrl+C of door lang te drukken.
start-to-table = Naar de tafel
start-another-game = Een ander spel
start-link-renew = Nieuwe link

## Taking a seat

start-seat-invited = Je bent uitgenodigd voor een spel Marrakesh
start-seat-with = Met { $names }.
start-seat-name = Hoe moeten de anderen je noemen?
start-seat-take = Plaatsnemen
start-seat-kept = De plaats hoort dan bij deze browser, en de link is verbruikt. Neem geen plaats in een privévenster: dat vergeet je plaats als je het sluit.
start-seat-not-kept = In deze browser kan de pagina niets opslaan. Je plaats gaat verloren als je de pagina sluit, tenzij je het adres bewaart dat ze dan heeft, en voor jezelf houdt. Sta opslaan liever toe, of neem een andere browser.
start-seat-device = Je plaats, ook op dit apparaat
start-seat-add = Ook hier spelen
start-seat-taken = Deze plaats is bezet
start-seat-taken-by = { $name } zit er al, en de link is verbruikt. Ben jij dat, kies dan aan de tafel waar je speelt in de instellingen “Op een ander apparaat spelen” en voer de code hier in. Zo niet, zeg het tegen wie je heeft uitgenodigd.
start-seat-none = Deze link hoort bij geen enkele plaats
start-seat-none-about = Hij is onvolledig, hoort bij een andere tafel, of een nieuwere heeft hem vervangen. Vraag het aan wie hem heeft gestuurd.
start-seat-watch = Alleen kijken
start-code-field = Code van je andere apparaat
start-code-use = Verder

## Regels, kijken, verslagen

start-rules = Regels
start-rules-about = Alles in één oogopslag, doorzoekbaar, ook midden in een spel.
start-rules-read = Regels lezen
start-watch = Kijken
start-watch-none = Er wordt nu geen openbaar spel gespeeld.
start-record = Verslag openen
start-record-about = Bekijk een spel uit een bestand opnieuw, of speel verder waar het ophield.
start-record-file = Bestand kiezen
start-record-paste = In plaats daarvan plakken
start-record-text = De tekst van het verslag
start-record-open = Openen
start-opening = Wordt geopend…
start-record-large = Dit bestand is groter dan 1 MB; verslagen van spellen zijn veel kleiner.
start-record-unreadable = Dit bestand kan niet gelezen worden; kies een verslag dat als tekst is opgeslagen.

## Wat er misgaat

start-lost = Hier is niets
start-lost-about = Op dit adres is geen pagina.
start-to-start = Naar de startpagina
start-problem-offline = De server antwoordt niet. Kijk of hij draait en of je verbonden bent, en probeer het opnieuw.
start-problem-status = De server antwoordde met een fout ({ $status }). Probeer het zo meteen opnieuw.
start-problem-unknown = Er ging iets mis op deze pagina. Laad de pagina opnieuw.
