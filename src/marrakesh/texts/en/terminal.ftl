### The terminal and the command line.

## Keshis in two letters, bonuses in few

chip-turquoise = Tu
chip-green = Gn
chip-gray = Gy
chip-white = Wh
chip-black = Bk
chip-pink = Pk
chip-beige = Be
chip-brown = Br
chip-red = Rd
chip-yellow = Ye
chip-orange = Or
chip-purple = Pu
chip-nomad = No

short-river-step = { $n } river
short-palace-step = { $n } palace
short-mosque-step = { $n } mosque
short-stair-step = { $n } stairs
short-any-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
short-any-goods = { $n } goods
short-any-keshi = { $n ->
    [one] { $n } keshi
   *[other] { $n } keshis
}
short-any-keshi-pair = 2 keshis of a colour
short-camel-step = { $n ->
    [one] { $n } camel step
   *[other] { $n } camel steps
}
short-oasis-off = an oasis for { $n } less
short-free-oasis = { $n ->
    [one] { $n } free oasis
   *[other] { $n } free oases
}
short-luxury-off = luxury for { $n } less
short-river-bonus = river bonus
short-spectators = square ×{ $n }
short-split-steps = { $n } { $tracks }
short-falcon-nomad = nomad
short-falcon-keshi-exchange = keshi exchange
short-falcon-resource-exchange = swap resources
short-falcon-steps = { $n ->
    [one] { $n } step on its track
   *[other] { $n } steps on its track
}

## The boards

board-city = City
board-starts = { $name } starts
board-jetty = jetty { $step }: { $spots }
board-crocodile = crocodile { $step }
board-line = Your line { $palace }–{ $mosque }:
board-scrolls = Scrolls
board-academy = { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
}, { gain-date }
board-stack = +{ $n }
board-luxury = Luxury
board-office = Office
board-base = Base
board-tower = In the tower
board-supply = Supply
board-river-tiles = River tiles
board-spare-oases = Spare oases
board-resources = Resources
board-hand = In hand
board-placeholders = placeholders
board-chosen = Chosen
board-claimed = Claimed
board-own = On your board
board-sector = Sector
board-strength = Keshis
board-vendor = Vendor
board-assistant = Assistant
board-gate = Gate
board-guards = { $n } free
board-ring = ×: spectators
board-path-left = left
board-path-right = right
board-path-start = start
board-storage = Storage
board-oasis = Oasis { $tile }
board-stores-exchange = exchange
board-stores-scroll = yellow scroll
board-stores-nothing = nothing
board-provisions = Provisions
board-others = The others
board-short = b: whole boards

board-gates = Gates
board-pieces = Pieces
board-wants = Wants
board-place = no. { $place }
board-strategy = Strategy column
board-strategy-left = { $n ->
    [one] { $n } tile in the stack
   *[other] { $n } tiles in the stack
}
board-bot-line = Its line
board-bot-line-note = In its turn it takes 2 of the first colour of which 2 lie in the base, or else 1 of the first colour there.

## The boards: modules

board-tiles-left = Tiles left:
board-tiles-middle = Tiles middle:
board-tiles-right = Tiles right:
board-sultan = Sultan (scrolls { gain-date } less)
board-imam = Imam (luxury { short-any-goods } less)
board-waits = waits at { $stair } { $step }
board-race = Race
board-first-over = first over { $steps }: { $gain }
board-race-end = at the end { $places }
board-nomads = Nomads
board-no-offer = none on offer
board-nomads-left = { $n } left
board-towns = Towns
board-awards = Awards
board-building = Building
board-camel = Camel
board-spectators = Spectators
board-step = step { $step }
board-podium = podium { $place }
board-dung = { $n } dung
board-colours = { $n ->
    [one] { $n } colour
   *[other] { $n } colours
}
board-next-spectator = next: { $n ->
    [one] { $steps } step
   *[other] { $steps } steps
}
board-committed = { $n ->
    [one] { $n } nomad at a gate
   *[other] { $n } nomads at gates
}
board-level-base = base
board-level-moderate = moderate
board-level-hard = hard

board-town-gates = { $n } per gate
board-town-luxury-goods = { $n } per luxury good
board-town-scrolls = { $n } per scroll
board-town-palace-steps = { $n } per palace step
board-town-mosque-steps = { $n } per mosque step
board-town-keshis = { $n } per { $per } keshis
board-town-river-steps = { $n } per river step
board-town-sectors = { $n } per sector with { $least }+
board-town-spectators = { $n } per spectator
board-town-scroll = a scroll
board-town-luxury-good = a luxury good
board-town-gate = a gate

board-building-date-warehouse = an extra storage keshi; a kind of luxury good you do not own costs 1 goods keshi less
board-building-library = each season you may buy a scroll from a stack
board-building-training-room = a disc with 3 more spectators
board-building-prayer-house = 1 point per mosque threshold
board-building-boat-house = start each season on the crocodile
board-building-camel-stable = oases cost 1 resource less
board-building-barracks = a gate at the start; 1 extra point per gate
board-building-gazebo = a tajine at the start; 1 resource per palace threshold

board-moderate-river-step = each season 1 river
board-moderate-palace-step = each season 1 palace
board-moderate-mosque-step = each season 1 mosque
board-moderate-goods-keshi = each season 1 goods
board-moderate-1-spectator = each season square ×1
board-moderate-keshi-exchange = each season a keshi exchange
board-hard-river = 1 free step with every river move
board-hard-palace = 1 free step with every palace move
board-hard-mosque = 1 free step with every mosque move
board-hard-nomad = a nomad; each season a free nomad move
board-hard-luxury-discount = luxury goods cost 1 goods keshi less
board-hard-keshi-exchange = each round a keshi exchange

## The course of a game

term-player = Player { $number }
term-welcome = Marrakesh · { $edition } · { $players } · seed { $seed }
term-modules = With { $modules }.
term-how = Type the number of your choice; ? shows everything you can type, q leaves the game.
term-number = Type a number from 1 to { $n }, or ? for help.
term-unknown = I do not understand “{ $typed }”: type a number from 1 to { $n }, or ? for help.
term-more = Enter: more, q: enough
term-pass = Pass the screen to { $name }, who then presses Enter.
term-undone = Taken back.
term-thinking = { $name } is thinking…
term-log-empty = Nothing has happened yet.
term-no-player = There is no player “{ $typed }”: type a number from 1 to { $n }, or a name.
term-saved = Saved in { $file }
term-save-name = Name the file too, such as: s game.txt
term-save-failed = The game could not be saved in “{ $file }”: { $reason }
term-quit = Enter saves the game in { $file }; type a file name to save it there, or - to leave without saving.
term-own-folder = a folder of its own
term-level-won = You beat { the-level }. For the next level, add --bots { $next }.
term-ladder-won = You beat { the-level }: nobody here plays better than you. Congratulations!
term-left = Goodbye.
term-interrupted = Your game is saved. Go on with: marrakesh play --terminal --resume { $file }

undo-nothing = There is nothing to take back yet.
undo-revealed = Your last decision revealed something hidden, so it stands.
undo-others = Others have acted since your last decision, so it stands.

story-tower = Fell out of the tower:

## Help

guide-commands = What you can type
command-file = FILE
command-number = the option with this number
command-words = the action as a game record writes it; if it is not possible, you are told why
command-help = this page
command-tile = what a tile does: scroll, oasis, river tile, luxury, office, provision, town, building, award, staircase tile, strategy
command-boards = the City and your board again
command-board = the board of player 2
command-tiles = all tiles you can see, in words
command-options = the question again
command-hint = what a strong bot would do, and why
command-points = where everybody’s points came from
command-points-of = every source of player 2
command-log = what happened recently; l 200 shows more
command-undo = take back your last decision, as long as nobody else has acted and nothing hidden has been revealed
command-save = save the game in this file
command-quit = leave; the game can be saved
guide-round = How a round goes
guide-round-text = Everybody secretly selects 3 keshis. Each keshi sends an assistant to the sector of its colour, then all of them are thrown into the tower. Taking turns, you claim what has fallen out, 1 or 2 keshis of one colour at a time, and place them on your board. Then you use your assistants one by one: each brings a new keshi to its sector or performs the sector action, which is stronger the more keshis are there. At the end of the round a rapid you have crossed may give you its bonus. After 4 rounds the river is evaluated and you pay for your provision tiles; after 3 seasons the game ends.
guide-keshis = The keshis
guide-any-sector = any sector
guide-any-but-souk = not the souk
guide-modules = The modules in this game

guide-solo = Playing alone
guide-variants = The variants in this game
guide-solo-pashabot = It draws 3 keshis at random once you have selected yours, and sends out its assistants with them. In its turns it claims keshis by a list of priorities: what completes a row, then pairs, then what its strategy column shows most often. Its assistants act from the top row to the bottom. It has no resources, provision tiles or scrolls; instead of resources it scores points. Each season, and some of its caravans, reveal a further strategy tile. You win only if you have more points than the Pashabot.
guide-solo-simplified = It throws 3 keshis into the tower and takes keshis away: 2 of the first colour in its line of which 2 lie in the base, or else 1 of the first colour there. It scores nothing. You gain the river tile of season 1, 2 or 3 only if your fisherman has crossed at least 1, 2 or 3 rapids. At the end your points reach one of 4 levels.
tiles-strategy = The Pashabot’s strategy tiles, from the top
tiles-own-scrolls = Your scrolls
tiles-scrolls = Scrolls in the display
tiles-river = River tiles
tiles-own-oases = Your discovered oases
tiles-spare-oases = Open oases
tiles-building = Your building
tiles-own-towns = Your desert towns
tiles-towns = Open desert towns
tiles-awards = Award tiles, this season’s first
tiles-provisions = Your provision tiles

## Points

sheet-source = Source
sheet-season = Season
sheet-points = Points
sheet-total = Total
sheet-winner = { $n ->
    [one] { $names } wins with
   *[other] { $names } win together with
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sheet-solo-won = { $name } beats the Pashabot by { gain-point }: { $yours } to { $its }.
sheet-solo-lost = { $n ->
    [0] The Pashabot wins: { $its } to { $yours }. You win only if you have more points.
   *[other] The Pashabot beats { $name } by { gain-point }: { $its } to { $yours }.
}
sheet-level = { $name } has { gain-point }: { solo-title }, level { $rank } of { $all }.
sheet-no-level = { $name } has { gain-point }, not enough for any of the { $all } levels.
sheet-next-level = Level { $rank }, { solo-title }, starts at { $points } points.
group-luxury-goods = Luxury goods
group-oases = Oases
group-river-tiles = River tiles
group-towns = Desert towns
group-buildings = Special buildings

retell-running = The record ends here; the game is not over.

## Simulations

sim-games = Games
sim-of = { $n } of { $all }
sim-what = Setting
sim-seed = seeds from { $seed } on
sim-speed = Speed
sim-rate = { $rate } games per second
sim-decisions = Decisions per game
sim-options = Options per decision
sim-interrupted = Interrupted: these are the games played up to then.
sim-nothing = Interrupted before the first game was over.
sim-seats = Points by seat
sim-seat = Seat
sim-mean = Mean
sim-sd = SD
sim-least = Lowest
sim-most = Highest
sim-wins = Wins
sim-share = { $share }%
sim-interval = ± is the 95% interval of the mean.
sim-sources = Points per player by source

sim-levels = Levels reached
sim-level = Level
sim-reached = Games

## The box

box-kind = Kind
box-entries = Entries
box-marks = Unmarked values are printed in a rulebook; { $marks }
box-modules = Play with some of them: marrakesh play --terminal --modules nomads,camels

box-solo = Play alone: marrakesh play --terminal --solo pashabot --difficulty easy

## Mistakes on the command line

cli-file = The file “{ $file }” cannot be opened: { $reason }
cli-bug = This is a bug in Marrakesh ({ $error }); please report it.
cli-output = Something could not be read or written: { $reason }
cli-no-command = There is no command “{ $command }”: try { $like }.
cli-no-option = There is no option { $option } here: { $command } --help shows those there are.
cli-like-option = There is no option { $option } here: try { $like }.
cli-missing = { $what } is missing, as in { $example }.
cli-extra = This is too much: { $words }. What can be said here is shown by { $command } --help.
cli-value-missing = { $option } needs a value after it.
cli-no-value = { $option } takes no value: leave out what follows the =.
cli-choice = { $option } cannot be “{ $value }”: choose { $choices }.
cli-whole = { $option } must be a whole number, not “{ $value }”.
cli-at-least = { $option } must be a whole number of at least { $least }, not “{ $value }”.
cli-between = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.
cli-folder = { $option } must be a file, and “{ $value }” is a folder.
cli-resume = A saved game keeps its setting: leave out { $option }, or --resume.
cli-colours = “{ $given }” isn’t valid for --colours. Name at most one of { $colours } for each player, each only once, and not yellow in a game against the Pashabot.
cli-names = { $n ->
    [one] There is { $n } player
   *[other] There are { $n } players
}, but --names has { $given } names.
cli-bots = { $n ->
    [0] Nobody is played by a bot here: leave out --bots.
    [one] There is { $n } opponent, but --bots has { $given }.
   *[other] There are { $n } opponents, but --bots has { $given }: name one for each, or one for all.
}
cli-proof = The proof sheet is in { $file }.
cli-kind = There is no kind of component “{ $kind }”: try { $like }.
cli-needs-modules = { $option } is of no use without the module { $word }: add it to --modules, or leave out { $option }.

cli-needs-solo = { $option } makes the Pashabot easier or harder: add --solo { $word }, or leave out { $option }.
cli-alone = A single player plays against the Pashabot: write --solo pashabot instead of --players 1.

## Records that are refused

record-line = Line { $number }, “{ $line }”: { $problem }
record-not-text = this is not UTF-8 text, as a record is.
record-no-record = this is not a game record; one begins with “{ $expected }”.
record-format = this record has format { $found }, and only format { $right } can be read; a newer version of marrakesh may know it.
record-ends = the file ends where “{ $expected }” was expected.
record-expected = expected a line like “{ $expected }”.
record-choice = { $field } must be one of { $allowed }.
record-config = { $reason }
record-names = there must be { $n ->
    [one] { $n } name
   *[other] { $n } names
}, with “; ” between them.
record-bots = this line lists the seats that bots play, from 0 to { $last }, each once with its bot, such as “1 apprentice”, or none.
record-seed-hash = this is not the hash of the seed, which is { $right }: the game was dealt with a seed other than the one published.
record-components = the game was played with other component files; name their folder with --components (yours have the fingerprint { $own }).
record-corrected = the corrected value does not fit: { $reason }.
record-no-action-line = a line names a seat and its action, such as “0: claim green 2”.
record-no-action = there is no such action; perhaps “{ $like }” was meant.
record-not-to-act = seat { $seat } has nothing to decide here; it is the turn of { $waiting }.
record-not-to-act-old = { record-not-to-act } { record-old }
record-illegal = { $reason } Possible here: { $possible }
record-illegal-old = { record-illegal } { record-old }
record-differs = the game gives something else here: “{ $expected }”.
record-differs-old = { record-differs } { record-old }
record-old = (The record was written by marrakesh { $old }, this is { $new }.)
record-too-old = this game was recorded by marrakesh { $old }; since { $oldest } games are dealt and played differently, so it cannot be replayed.
record-over = the game is over, nothing can follow.
record-not-over = the game is not over yet, so it has no result.
record-breaks-off = the file breaks off in this line; delete the line, and the game can continue from there.
record-dealt-anew = A game whose hidden tiles were reshuffled cannot be recorded.
