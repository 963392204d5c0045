## Contests of bots

arena-title = Bot tournament
arena-rounded = Each seed is played in { $n ->
    [one] { $n } seating
   *[other] { $n } seatings
}: { $games } games instead of { $wanted }.
arena-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
arena-standings = Standings
arena-bot = Bot
arena-played = Played
arena-wins = Wins in %
arena-lead = Lead
arena-rating = Rating
arena-levels = Levels in %
arena-note = ± and brackets are 95% intervals. Lead: how many more points it has than the others at the table on average. Rating: Plackett-Luce by places, 25 ±16 before the first game.
arena-thinking = Time per decision
arena-most = 95% within
arena-longest = Longest
arena-pairs = Where two bots met
arena-against = Against
arena-meetings = Meetings
arena-ahead = Ahead in %
arena-go-on = Interrupted: run the same command again to play the games that are not in { $file } yet.

## What things are worth

study-title = What things are worth
study-kind-scrolls = Scrolls
study-kind-oases = Oases
study-kind-river-tiles = River tiles
study-kind-luxury-types = Kinds of luxury goods
study-kind-luxury-goods = Luxury goods
study-kind-gates = Gates by colour
study-kind-gate-spaces = Gates by space
study-kind-turn-order = Places in the turn order
study-item = Item
study-taken = Taken
study-lead = Worth
study-wins = Wins (expected) in %
study-edge = Edge in %
study-booked = Own points
study-note = Worth: how much larger the lead of players with it is than that of players without it. Edge: the same for the share of wins. Own points: points scored under its name. ± are 95% intervals; * marks what players had with fewer than { $n } seeds.
study-cause = These figures show what goes together, not what causes what: whoever is ahead can buy more, a bot takes what it overrates, and what is bought early has longer to pay off.
study-second = { $tile } (2nd)
study-gate-space = Gate space { $number }
study-turn = Place { $number }

## What the arena refuses

arena-no-bots = Name at least one bot, as in --bots greedy,random.
arena-twice = The bot { $bot } is named twice: name each bot once; where there are more seats than bots, each of them takes several.
arena-no-results = The file “{ $file }” has no results: name one that was written with --results.
arena-bad-line = Line { $number } of “{ $file }” cannot be read: delete that line, and its game is played again.
arena-other-plan = The file “{ $file }” has results of another plan: use its bots, seed and setting again, or name another file.
arena-lost = The game with seed { $seed } of { $bots } was begun { $tries } times, and each time its worker crashed; the results up to then are kept.
bot-unknown = There is no bot “{ $bot }”: ours are { $known }; one of your own is named by the dotted name of its class, as in my_bots.Careful.
bot-limit = “{ $limit }” is no limit for a bot: write 1s, 200ms or a number of iterations, and perhaps the processes, as in 1s:2p.
bot-no-judge = The bot “{ $bot }” cannot tell how good an action is: choose search, perhaps with a limit as in search:200ms.
arena-failed = The game with seed { $seed } of { $bots } failed: { $problem }
train-no-torch = Learning needs PyTorch: in a copy of the source, pip install '.[learning]' gets it.
arena-no-ray = Ray is not installed: get it with pip install '.[ray]', or leave out --ray.
arena-ray = The Ray cluster at “{ $address }” cannot be used ({ $problem }): check that it is running and that Ray knows its token, or write --ray local.
arena-ray-worker = The workers of the Ray cluster cannot play: { $problem }
arena-ray-processes = A Ray cluster has its own number of workers: leave out --processes, or --ray.
study-both = Name files with results, or bots that play now with { $option }, but not both.
