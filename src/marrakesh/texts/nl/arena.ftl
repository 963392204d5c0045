## Wedstrijden van bots

arena-title = Wedstrijd tussen bots
arena-rounded = Elk startgetal wordt in { $n ->
    [one] { $n } opstelling
   *[other] { $n } opstellingen
} gespeeld: { $games } spellen in plaats van { $wanted }.
arena-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
arena-standings = Stand
arena-bot = Bot
arena-played = Gespeeld
arena-wins = Winst in %
arena-lead = Voorsprong
arena-rating = Rating
arena-levels = Niveaus in %
arena-note = ± en haakjes zijn 95%-intervallen. Voorsprong: hoeveel punten hij gemiddeld vóór de anderen aan tafel ligt. Rating: Plackett-Luce naar plaatsen, vóór het eerste spel 25 ±16.
arena-thinking = Tijd per beslissing
arena-most = 95% binnen
arena-longest = Langste
arena-pairs = Waar twee bots elkaar troffen
arena-against = Tegen
arena-meetings = Duels
arena-ahead = Voor in %
arena-go-on = Afgebroken: dezelfde opdracht speelt de spellen die nog niet in { $file } staan.

## Wat dingen waard zijn

study-title = Wat dingen waard zijn
study-kind-scrolls = Perkamentrollen
study-kind-oases = Oasen
study-kind-river-tiles = Riviertegels
study-kind-luxury-types = Soorten luxegoederen
study-kind-luxury-goods = Luxegoederen
study-kind-gates = Stadspoorten naar kleur
study-kind-gate-spaces = Stadspoorten naar veld
study-kind-turn-order = Plaatsen in de volgorde
study-item = Voorwerp
study-taken = Genomen
study-lead = Waarde
study-wins = Winst (verwacht) in %
study-edge = Voordeel in %
study-booked = Eigen punten
study-note = Waarde: hoeveel groter de voorsprong is van spelers ermee dan van spelers zonder. Voordeel: hetzelfde voor het aandeel gewonnen spellen. Eigen punten: punten die onder de naam ervan zijn behaald. ± zijn 95%-intervallen; * staat bij wat spelers met minder dan { $n } startgetallen hadden.
study-cause = Deze cijfers tonen wat samengaat, niet wat waardoor komt: wie voorstaat, kan meer kopen, een bot neemt wat hij overschat, en wat vroeg gekocht is, levert langer iets op.
study-second = { $tile } (2e)
study-gate-space = Stadspoortveld { $number }
study-turn = Plaats { $number }

## Wat de arena weigert

arena-no-bots = Noem minstens één bot, zoals --bots greedy,random.
arena-twice = De bot { $bot } is twee keer genoemd: noem elke bot één keer; zijn er meer plaatsen dan bots, dan krijgt elk er meer.
bot-unknown = Een bot ‘{ $bot }’ bestaat niet: die van ons heten { $known }; een eigen bot noem je met de volledige naam van zijn klasse, zoals my_bots.Careful.
bot-limit = ‘{ $limit }’ is geen limiet voor een bot: schrijf 1s, 200ms of een aantal iteraties, en eventueel de processen, zoals 1s:2p.
bot-no-judge = De bot ‘{ $bot }’ kan niet zeggen hoe goed een actie is: kies search, eventueel met een limiet zoals search:200ms.
arena-no-results = In het bestand ‘{ $file }’ staan geen resultaten: noem er een die met --results is geschreven.
arena-bad-line = Regel { $number } van ‘{ $file }’ is niet te lezen: verwijder die regel, dan wordt het spel opnieuw gespeeld.
arena-other-plan = In het bestand ‘{ $file }’ staan resultaten van een ander plan: neem de bots, het startgetal en de instelling daarvan, of noem een ander bestand.
arena-lost = Het spel met startgetal { $seed } van { $bots } is { $tries } keer begonnen, en elke keer crashte het proces; de resultaten tot dan toe blijven bewaard.
arena-failed = Het spel met startgetal { $seed } van { $bots } is mislukt: { $problem }
train-no-torch = Leren kan niet zonder PyTorch: in een kopie van de broncode haalt pip install '.[learning]' het op.
arena-no-ray = Ray is niet geïnstalleerd: haal het met pip install '.[ray]', of laat --ray weg.
arena-ray = Het Ray-cluster op ‘{ $address }’ kan niet worden gebruikt ({ $problem }): kijk of het draait en of Ray het token kent, of schrijf --ray local.
arena-ray-worker = De processen van het Ray-cluster kunnen niet spelen: { $problem }
arena-ray-processes = Een Ray-cluster heeft zijn eigen aantal processen: laat --processes weg, of --ray.
study-both = Noem bestanden met resultaten, of met { $option } bots die nu spelen, maar niet allebei.
