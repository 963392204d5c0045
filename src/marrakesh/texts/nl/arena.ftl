## Wedstrijden van bots

arena-title = Toernooi van bots
arena-rounded = Elk startgetal wordt in { $n ->
    [one] { $n } zitvolgorde
   *[other] { $n } zitvolgordes
} gespeeld: { $games } spellen in plaats van { $wanted }.
arena-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
arena-standings = Stand
arena-bot = Bot
arena-played = Gespeelde plaatsen
arena-wins = Gewonnen (%)
arena-lead = Voorsprong
arena-rating = Rating
arena-levels = Niveaus (%)
arena-note = ± en haakjes geven 95%-intervallen aan.
arena-lead-note = Voorsprong: hoeveel punten de bot voorligt op het gemiddelde van zijn tegenstanders.
arena-rating-note = Rating: Plackett-Luce op basis van de eindstand, vóór het eerste spel 25 ±16.
arena-levels-note = Niveaus: het aandeel van de spellen waarin elk niveau is bereikt, van 1 tot en met 4.
arena-thinking = Tijd per beslissing
arena-most = 95% binnen
arena-longest = Langste
arena-pairs = Onderlinge duels
arena-against = Tegenstander
arena-meetings = Duels
arena-ahead = Voor (%)
arena-go-on = Afgebroken. Voer dezelfde opdracht nog eens uit om de spellen te spelen die nog niet in { $file } staan.

## Wat dingen waard zijn

study-title = Wat dingen waard zijn
study-kind-scrolls = Perkamentrollen
study-kind-oases = Oasen
study-kind-river-tiles = Riviertegels
study-kind-luxury-types = Soorten luxegoederen
study-kind-luxury-goods = Luxegoederen
study-kind-gates = Stadspoorten per kleur
study-kind-gate-spaces = Stadspoorten per veld
study-kind-turn-order = Plaatsen in de spelersvolgorde
study-item = Onderdeel
study-taken = Genomen
study-lead = Waarde
study-wins = Gewonnen (verwacht), %
study-edge = Voordeel (%)
study-booked = Eigen punten
study-note = Waarde: hoeveel groter de voorsprong is van spelers die het onderdeel hebben dan die van spelers zonder. Voordeel: hetzelfde voor het aandeel gewonnen spellen. Eigen punten: punten die het onderdeel zelf heeft opgeleverd. ± geeft 95%-intervallen aan; * staat bij onderdelen die spelers bij minder dan { $n } startgetallen hadden.
study-cause = Deze cijfers laten zien wat samengaat, niet wat de oorzaak is: wie voorstaat, kan meer kopen; een bot neemt wat hij overschat; wat vroeg is gekocht, levert langer iets op.
study-second = { $tile } (2e)
study-gate-space = Stadspoortveld { $number }
study-turn = Plaats { $number }

## Wat de arena weigert

arena-no-bots = Noem minstens één bot, bijvoorbeeld --bots greedy,random.
arena-twice = De bot { $bot } is meer dan één keer genoemd. Noem elke bot één keer; zijn er meer plaatsen dan bots, dan krijgen bots meer dan één plaats.
bot-unknown = De bot ‘{ $bot }’ bestaat niet. Onze bots heten { $known }; een eigen bot geef je op met de volledige naam van zijn klasse, zoals my_bots.Careful.
bot-limit = ‘{ $limit }’ is geen limiet voor een bot. Schrijf 1s, 200ms of een aantal iteraties, eventueel met het aantal processen, zoals 1s:2p.
bot-no-judge = De bot ‘{ $bot }’ kan niet zeggen hoe goed een actie is. Kies search, eventueel met een limiet, zoals search:200ms.
arena-no-results = Het bestand ‘{ $file }’ bevat geen resultaten. Geef een bestand op dat met --results is geschreven.
arena-bad-line = Regel { $number } van ‘{ $file }’ is niet te lezen. Als je de regel verwijdert, wordt het spel opnieuw gespeeld.
arena-other-plan = Het bestand ‘{ $file }’ bevat resultaten met andere bots, startgetallen of instellingen, of van een andere versie van Marrakesh. Gebruik weer dezelfde, of geef een ander bestand op.
arena-lost = Het spel met startgetal { $seed } tussen { $bots } is { $tries } keer begonnen, en elke keer is het proces gecrasht. De resultaten tot dan toe blijven bewaard.
arena-failed = Het spel met startgetal { $seed } tussen { $bots } is mislukt: { $problem }
train-no-torch = Trainen kan niet zonder PyTorch. Installeer het in een kopie van de broncode met pip install '.[learning]'.
arena-no-ray = Ray is niet geïnstalleerd. Installeer het met pip install '.[ray]', of laat --ray weg.
arena-ray = Het Ray-cluster op ‘{ $address }’ kan niet worden gebruikt ({ $problem }). Controleer of het draait en of Ray het token kent, of gebruik --ray local.
arena-ray-worker = De processen van het Ray-cluster kunnen niet spelen: { $problem }
arena-ray-processes = Een Ray-cluster bepaalt zelf hoeveel processen er zijn. Laat --processes of --ray weg.
study-both = { $option } geldt alleen voor spellen die nu worden gespeeld. Laat die optie weg, of laat de bestanden met resultaten weg.
