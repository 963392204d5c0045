### De startpagina, de instellingen, en hoe het zwijgen van de server heet.

start-title = Marrakesh
start-lead = Stuur je assistenten op pad, vul de wijken van je bord en kijk wat er uit de toren valt.
start-play-now = Nu spelen
start-play-now-about = Je eerste spel: jij tegen de Leerling. Je hoeft niets in te stellen, en een tip is altijd maar één klik weg.
start-play-again = Nog een keer spelen
start-play-again-about = Dezelfde instellingen als de vorige keer. { $game }
start-play-level = Tegen { the-level } spelen
start-play-level-about = Je hebt { the-level } verslagen, dus op naar het volgende niveau. { $game }
start-learn = Spelend leren
start-preparing = De tafel wordt klaargezet…
start-loading = Een ogenblik…
start-again = Opnieuw proberen
start-fan-work = Een onofficieel fanproject bij het bordspel van Stefan Feld. Alle tekeningen zijn van onszelf.
start-about = Over dit spel
start-licences = Licenties van lettertypen en pakketten

## Instellingen

start-settings = Instellingen
start-language = Taal
start-theme = Thema
start-theme-system = Systeeminstelling
start-theme-light = Licht
start-theme-dark = Donker
start-speed = Animaties
start-speed-none = Geen
start-speed-fast = Snel
start-speed-normal = Normaal
start-speed-slow = Langzaam
start-short-toss = Korte worp in de toren
start-hints = Niveau van de tips
start-hints-about = Een lager niveau geeft je een duwtje in de goede richting, niet de beste zet.

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
start-remove-sure = Het spel verdwijnt uit deze lijst, maar je houdt je plaats. Open het adres van de tafel in deze browser om terug te komen.
start-keep = Behouden

## Een nieuw spel

start-new-game = Nieuw spel
start-kind-solo = Solo
start-kind-bots = Tegen bots
start-kind-screen = Op één scherm
start-kind-net = Online
start-kind-solo-about = Jij tegen de Pashabot, de solotegenstander uit de spelregels.
start-kind-bots-about = Jij tegen één tot drie bots, van Leerling tot Meester.
start-kind-screen-about = Jullie spelen om de beurt op dit scherm; geheime keuzes blijven verborgen.
start-kind-net-about = Iedereen speelt in een eigen browser. Je krijgt een link voor elke plaats; een account is niet nodig.
start-begin = Spel beginnen
start-create = Tafel openen

start-difficulty = Moeilijkheidsgraad
start-own-variants = Met je eigen keuze van varianten.
start-variants = Varianten kiezen

start-your-name = Je naam
start-name-optional = optioneel
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
start-minutes = Bedenktijd per speler (minuten)
start-increment = Extra seconden per beslissing
start-deadline = Tijd per zet
start-deadline-none = Geen limiet
start-deadline-then = Als de tijd om is
start-deadline-bot = Een bot speelt verder
start-deadline-wait = De tafel wacht
start-deadline-bot-about = Wie aan de beurt is, krijgt eerst een herinnering. Wie te laat is, kan zijn plaats altijd weer innemen.
start-deadline-wait-about = Wie aan de beurt is, krijgt een herinnering, en de tafel laat zien wie te laat is.
start-closed-abandoned = Zonder uitslag beëindigd
start-closed-cancelled = Geannuleerd
start-resigned = Je hebt opgegeven; sinds { $since } speelt een bot verder
start-cancel-game = Spel annuleren: { $names }
start-waits-you = Wacht sinds { $since } op jou
start-waits-others = Wacht sinds { $since } op { $names }
start-until = uiterlijk { $until }
start-overdue = te laat sinds { $until }
start-bot-plays = Sinds { $since } speelt een bot voor je
start-listed = Iedereen mag meekijken
start-listed-about = De tafel komt op deze pagina te staan. Kijkers zien alleen wat openbaar is.
start-talk = { talk-title }
start-talk-all = Vrije tekst
start-talk-phrases = Kant-en-klare zinnen
start-talk-none = Uit
start-talk-about = Wat de spelers tegen elkaar kunnen zeggen.
start-public-talk = Kijkers kunnen de chat meelezen
start-table-hints = Tips
start-table-hints-allowed = Toegestaan
start-table-hints-practice = Alleen om te oefenen
start-table-hints-none = Geen
start-table-hints-allowed-about = Elke speler kan een bot vragen wat die zou doen. Online ziet iedereen wie dat heeft gedaan.
start-table-hints-practice-about = Tips alleen zolang er geen andere mensen meespelen.
start-table-hints-none-about = Geen tips in dit spel.
start-more = Meer opties
start-webhook = Webhook voor beurtmeldingen
start-webhook-about = Telkens als iemand aan de beurt is, stuurt de server een bericht naar dit adres. Webhooks van Discord en Slack werken zonder aanpassing.

start-what = Wat je speelt
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
start-staircase-about = Kies voor elk veld een fiche. Ligt het al op een ander veld, dan wisselen de twee fiches van plaats.
start-staircase-left = Links, van boven naar beneden
start-staircase-middle = Midden, van boven naar beneden
start-staircase-right = Rechts, van boven naar beneden
start-staircase-space = { $line ->
    [left] Links
    [middle] Midden
   *[right] Rechts
}, veld { $number } van onderaf
start-river-about = De tegels worden nog steeds willekeurig getrokken. Per tegel kun je bepalen welke kant geldt als die wordt getrokken.
start-river-tile = Seizoen { $season }

## Uitnodigingen

start-table-ready = De tafel staat klaar
start-invitations = Uitnodigingen
start-invitations-about = Stuur elke speler een eigen link. Wie de link als eerste gebruikt, krijgt de plaats; daarna werkt de link niet meer.
start-only-here = Deze links werken alleen op deze computer. Om anderen binnen te laten, stop je de server, start je hem opnieuw met de volgende opdracht en laad je deze pagina opnieuw:
start-invitation-for = Link voor { $name }
start-link-watch = Link om mee te kijken
start-copy = Kopiëren
start-copied = Gekopieerd
start-share = Delen
start-qr = QR-code
start-qr-of = QR-code: { $label }
start-copy-yourself = Kopiëren werkt hier niet. De tekst is geselecteerd: druk op Ctrl+C of houd de tekst lang ingedrukt.
start-to-table = Naar de tafel
start-another-game = Nog een tafel openen
start-link-renew = Nieuwe link

## Taking a seat

start-seat-invited = Je bent uitgenodigd voor een spel Marrakesh
start-seat-with = Met { $names }.
start-seat-name = Hoe moeten de anderen je noemen?
start-seat-take = Plaatsnemen
start-seat-kept = Deze browser onthoudt dan je plaats, en de link of code werkt niet meer. Gebruik geen privévenster: dat vergeet je plaats zodra je het sluit.
start-seat-not-kept = Deze browser slaat niets op voor deze pagina en vergeet je plaats zodra je de pagina sluit. Wil je je plaats houden, bewaar dan het adres van de pagina als je aan tafel zit, en houd het voor jezelf. Veiliger is het om opslaan toe te staan of een andere browser te gebruiken.
start-seat-device = Je plaats, ook op dit apparaat
start-seat-add = Ook hier spelen
start-seat-taken = Deze plaats is bezet
start-seat-taken-by = { $name } zit al op deze plaats, en de link werkt niet meer. Ben jij dat? Kies dan bij de instellingen van je tafel ‘Op een ander apparaat spelen’ en voer de code hier in. Zo niet, laat het dan weten aan degene die je heeft uitgenodigd.
start-seat-none = Deze link hoort bij geen enkele plaats
start-seat-none-about = De link is onvolledig, hoort bij een andere tafel of is vervangen door een nieuwere. Vraag de afzender om een nieuwe.
start-seat-watch = Alleen meekijken
start-code-field = Code van je andere apparaat
start-code-use = Verder

## Regels, kijken, verslagen

start-rules = Regels
start-rules-about = Alles overzichtelijk en doorzoekbaar, ook midden in een spel.
start-rules-read = Regels lezen
start-watch = Meekijken
start-watch-none = Er zijn nu geen openbare spellen.
start-record = Verslag van een spel openen
start-record-about = Kijk een opgeslagen spel terug of speel verder waar het ophield.
start-record-file = Bestand kiezen
start-record-paste = Of plak de tekst
start-record-text = De tekst van het verslag
start-record-open = Openen
start-opening = Wordt geopend…
start-record-large = Dit bestand is groter dan 1 MB; verslagen van spellen zijn veel kleiner.
start-record-unreadable = Dit bestand kan niet worden gelezen. Controleer of het er nog is en of je het kunt openen, of kies een ander.

## Wat er misgaat

start-lost = Pagina niet gevonden
start-lost-about = Op dit adres staat geen pagina.
start-to-start = Naar de startpagina
start-problem-offline = De server reageert niet. Controleer of hij draait en of je verbinding hebt, en probeer het opnieuw.
start-problem-status = De server gaf een foutmelding ({ $status }). Probeer het zo meteen opnieuw.
start-problem-unknown = Er ging iets mis op deze pagina. Laad de pagina opnieuw.
