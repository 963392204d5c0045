## Contests of bots

arena-title = Bot tournament
arena-rounded = Each seed is played in { $n ->
    [one] { $n } seating order
   *[other] { $n } seating orders
}: { $games } games instead of { $wanted }.
arena-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
arena-standings = Standings
arena-bot = Bot
arena-played = Seats played
arena-wins = Wins (%)
arena-lead = Lead
arena-rating = Rating
arena-levels = Levels (%)
arena-note = ± and brackets show 95% intervals.
arena-lead-note = Lead: the bot’s points minus its opponents’ average.
arena-rating-note = Rating: Plackett-Luce, based on final places; 25 ±16 before the first game.
arena-levels-note = Levels: the share of games that reached each level, from 1 to 4.
arena-thinking = Time per decision
arena-most = 95% within
arena-longest = Longest
arena-pairs = Head to head
arena-against = Opponent
arena-meetings = Meetings
arena-ahead = Ahead (%)
arena-go-on = Interrupted. Run the same command again to play the games that aren’t in { $file } yet.

## What things are worth

study-title = What things are worth
study-kind-scrolls = Scrolls
study-kind-oases = Oases
study-kind-river-tiles = River tiles
study-kind-luxury-types = Kinds of luxury goods
study-kind-luxury-goods = Luxury goods
study-kind-gates = Gates by colour
study-kind-gate-spaces = Gates by space
study-kind-turn-order = Places in turn order
study-item = Item
study-taken = Taken
study-lead = Worth
study-wins = Wins (expected), %
study-edge = Edge (%)
study-booked = Own points
study-note = Worth: how much larger the average lead of players with the item is than that of players without it. Edge: the same for the share of wins. Own points: points scored by the item itself. ± shows 95% intervals; * marks items that players had in fewer than { $n } seeds.
study-cause = These figures show what goes together, not what causes what: players who are ahead can buy more; bots take what they overrate; anything bought early has longer to pay off.
study-second = { $tile } (2nd)
study-gate-space = Gate space { $number }
study-turn = Place { $number }

## What the arena refuses

arena-no-bots = Name at least one bot, for example --bots greedy,random.
arena-twice = The bot { $bot } is named more than once. Name each bot once; if there are more seats than bots, bots take more than one seat.
arena-no-results = The file “{ $file }” contains no results. Give a file that was written with --results.
arena-bad-line = Line { $number } of “{ $file }” can’t be read. Delete it, and its game will be played again.
arena-other-plan = The file “{ $file }” has results for other bots, seeds or settings, or from another version of Marrakesh. Use the same ones again, or give another file.
arena-lost = The game with seed { $seed } between { $bots } was started { $tries } times, and each time its worker crashed. The results so far have been kept.
bot-unknown = There’s no bot “{ $bot }”. Choose { $known }, or give the dotted class name of a bot of your own, as in my_bots.Careful.
bot-limit = “{ $limit }” isn’t a limit for a bot. Write 1s, 200ms or a number of iterations, optionally with the number of processes, as in 1s:2p.
bot-no-judge = The bot “{ $bot }” can’t tell how good an action is. Choose search, with a limit if you like, as in search:200ms.
arena-failed = The game with seed { $seed } between { $bots } failed: { $problem }
train-no-torch = Training needs PyTorch. In a copy of the source, install it with pip install '.[learning]'.
arena-no-ray = Ray isn’t installed. Install it with pip install '.[ray]', or leave out --ray.
arena-ray = The Ray cluster at “{ $address }” can’t be used ({ $problem }). Check that it’s running and that Ray knows its token, or use --ray local.
arena-ray-worker = The workers of the Ray cluster can’t play: { $problem }
arena-ray-processes = A Ray cluster sets its own number of workers. Leave out --processes or --ray.
study-both = { $option } is for games played now. Leave it out, or leave out the files with results.
