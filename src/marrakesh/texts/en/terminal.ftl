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

short-river-step = { $n ->
    [one] { $n } river step
   *[other] { $n } river steps
}
short-palace-step = { $n ->
    [one] { $n } palace step
   *[other] { $n } palace steps
}
short-mosque-step = { $n ->
    [one] { $n } mosque step
   *[other] { $n } mosque steps
}
short-stair-step = { $n ->
    [one] { $n } palace or mosque step
   *[other] { $n } palace or mosque steps
}
short-any-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
short-any-goods = { $n ->
    [one] { $n } goods keshi
   *[other] { $n } goods
}
short-any-keshi = { $n ->
    [one] { $n } keshi
   *[other] { $n } keshis
}
short-any-keshi-pair = 2 keshis of one colour
short-camel-step = { $n ->
    [one] { $n } camel step
   *[other] { $n } camel steps
}
short-oasis-off = an oasis for { count-resource } less
short-free-oasis = { $n ->
    [one] { $n } free oasis
   *[other] { $n } free oases
}
short-luxury-off = a luxury good for { count-goods } less
short-river-bonus = river tile bonus
short-spectators = main square ×{ $n }
short-split-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} ({ $tracks })
short-falcon-nomad = nomad
short-falcon-keshi-exchange = keshi exchange
short-falcon-resource-exchange = resource exchange
short-falcon-steps = { $n ->
    [one] { $n } step on the keshi’s track
   *[other] { $n } steps on the keshi’s track
}

## The boards

board-city = City
board-starts = { $name } starts
board-jetty = jetty { $step }: { $spots } points
board-crocodile = crocodile space { $step }
board-line = Your connection line { $palace }–{ $mosque }:
board-scrolls = Scrolls
board-academy = { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
}, { gain-date }
board-stack = +{ $n }
board-luxury = Luxury goods
board-office = Office
board-base = Base
board-tower = In the tower
board-supply = Supply
board-river-tiles = River tiles
board-spare-oases = Spare oases
board-resources = Resources
board-hand = To select
board-placeholders = { $n ->
    [one] placeholder
   *[other] placeholders
}
board-chosen = Selected
board-claimed = Claimed
board-own = On your board
board-sector = Sector
board-strength = Keshis
board-vendor = Vendor
board-assistant = Assistant
board-gate = Gate
board-guards = ({ $n } free)
board-ring = ×: spectators
board-path-left = left
board-path-right = right
board-path-start = start
board-storage = Storage
board-oasis = Oasis { $tile }
board-stores-exchange = keshi exchange
board-stores-scroll = yellow scroll
board-stores-nothing = nothing
board-provisions = Provisions
board-others = { $n ->
    [one] The other player
   *[other] The other players
}
board-short = b: full boards

board-gates = Gates
board-pieces = Pieces
board-wants = Priority
board-place = no. { $place }
board-strategy = Strategy column
board-strategy-left = { $n ->
    [one] { $n } tile in the stack
   *[other] { $n } tiles in the stack
}
board-bot-line = Line of colours
board-bot-line-note = On its turn, it takes 2 keshis of the first colour with at least 2 in the base. If no colour has 2, it takes 1 keshi of the first colour there.

## The boards: modules

board-tiles-left = Staircase tiles, left:
board-tiles-middle = Staircase tiles, middle:
board-tiles-right = Staircase tiles, right:
board-sultan = Sultan ({ gain-date } less per scroll):
board-imam = Imam ({ count-goods } less per luxury good):
board-waits = waiting on step { $step } of the { stairs }
board-race = Race
board-first-over = first camel over { $steps }: { $gain }
board-race-end = { $n ->
    [one] at the end
   *[other] at the end, by place
}: { $places } points
board-nomads = Nomads
board-no-offer = none available
board-nomads-left = { $n } left in the supply
board-towns = Towns
board-awards = Awards
board-building = Building
board-camel = Camel
board-spectators = Spectators
board-step = space { $step }
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

board-town-gates = { gain-point } per gate
board-town-luxury-goods = { gain-point } per luxury good
board-town-scrolls = { gain-point } per scroll
board-town-palace-steps = { gain-point } per palace step
board-town-mosque-steps = { gain-point } per mosque step
board-town-keshis = { gain-point } per { $per } keshis
board-town-river-steps = { gain-point } per river step
board-town-sectors = { gain-point } per sector with at least { $least } keshis
board-town-spectators = { gain-point } per spectator
board-town-scroll = a scroll
board-town-luxury-good = a luxury good
board-town-gate = a gate

board-building-date-warehouse = an extra storage keshi; a luxury good of a kind not yet owned costs 1 goods keshi less
board-building-library = buy a scroll from a stack each season
board-building-training-room = a disc with 3 more spectators
board-building-prayer-house = 1 point per mosque threshold
board-building-boat-house = start each season on the crocodile space
board-building-camel-stable = oases cost 1 resource less
board-building-barracks = a gate at the start; 1 extra point per gate
board-building-gazebo = a tajine at the start; 1 resource per palace threshold

board-moderate-river-step = each season: 1 river step
board-moderate-palace-step = each season: 1 palace step
board-moderate-mosque-step = each season: 1 mosque step
board-moderate-goods-keshi = each season: 1 goods keshi
board-moderate-1-spectator = each season: main square ×1
board-moderate-keshi-exchange = each season: a keshi exchange
board-hard-river = 1 extra step with every river move
board-hard-palace = 1 extra step with every palace move
board-hard-mosque = 1 extra step with every mosque move
board-hard-nomad = a nomad; each season: a free nomad move
board-hard-luxury-discount = luxury goods cost 1 goods keshi less
board-hard-keshi-exchange = each round: a keshi exchange

## The course of a game

term-player = Player { $number }
term-welcome = Marrakesh · { $edition } · { $players } · seed { $seed }
term-modules = Modules: { $modules }
term-how = Type the number of your choice, ? to see all commands or q to quit the game.
term-number = Type a number from 1 to { $n }, or ? for help.
term-unknown = I don’t understand “{ $typed }”. Type a number from 1 to { $n }, or ? for help.
term-more = Enter for more, q to stop
term-pass = Pass the screen to { $name }. { $name }, press Enter when you’re ready.
term-undone = Undone.
term-thinking = { $name } is thinking…
term-log-empty = Nothing has happened yet.
term-no-player = { $n ->
    [one] There’s no player “{ $typed }” who scores points, only you.
   *[other] There’s no player “{ $typed }”. Type a number from 1 to { $n }, or a name.
}
term-saved = Saved in { $file }
term-save-name = Add a file name, for example: s game.txt
term-save-failed = Couldn’t save the game in “{ $file }”: { $reason }
term-quit = Press Enter to save the game in { $file }, type a file name to save it in that file instead, or type “-” to quit without saving.
term-own-folder = Marrakesh’s own folder
term-level-won = You beat { the-level }. To play against the next level, use --bots { $next }.
term-ladder-won = You beat { the-level }. Nobody here plays better than you. Congratulations!
term-left = Goodbye.
term-interrupted = Your game is saved. Continue with: marrakesh play --terminal --resume { $file }

undo-nothing = There’s nothing to undo yet.
undo-revealed = Your last decision revealed something hidden, so it can’t be undone.
undo-others = Someone else has acted since your last decision, so it can’t be undone.

story-tower = Out of the tower:

## Help

guide-commands = What you can type
command-file = FILE
command-number = the option with this number
command-words = the action as written in a game record; if it isn’t possible, you’re told why
command-help = this page
command-tile = what a tile does: { word-scroll }, { word-oasis }, { word-river-tile }, { word-luxury-good }, { word-office }, { word-provision }, { word-town }, { word-building }, { word-award }, { word-staircase-tile } or { word-strategy }
command-boards = the City and your board again
command-board = player 2’s board
command-tiles = all the tiles you can see, in words
command-options = the question again
command-hint = what a strong bot would do, and why
command-points = where all the points came from
command-points-of = player 1’s points in detail
command-log = what happened recently; l 200 shows more
command-undo = undo your last decision, as long as nobody else has acted and nothing hidden has been revealed
command-save = save the game in this file
command-quit = quit; you can save the game first
guide-round = How a round works
guide-round-text = Everyone secretly selects 3 keshis. Each keshi sends an assistant to the sector of its colour; then all the selected keshis are tossed into the tower. You take turns claiming the keshis that fall out, 1 or 2 of one colour at a time, and place them on your boards. Then you use your assistants one by one: each either adds a new keshi to its sector or performs the sector action, which is stronger the more keshis you have there. At the end of the round, you may take the bonus of one rapid you have crossed. Each season lasts 4 rounds; at its end, the river is scored and you pay what your provision tiles show. The game ends after 3 seasons.
guide-keshis = The keshis
guide-any-sector = any sector
guide-any-but-souk = any sector except the souk
guide-modules = The modules in this game

guide-solo = Playing alone
guide-variants = The variants in this game
guide-solo-pashabot = Once you have selected your keshis, it draws 3 at random and sends out its assistants. On its turns, it claims keshis by a list of priorities: first those that complete a sector, then pairs, then the colours that its strategy column shows most often. Its assistants act from the top row to the bottom. It has no resources, provision tiles or scrolls; it scores points instead of gaining resources. It reveals another strategy tile at the start of each new season and with some of its caravans. You win only if you have more points than the Pashabot.
guide-solo-simplified = Each round, it throws 3 keshis into the tower. On its turns, it takes keshis away: 2 of the first colour in its line of colours with at least 2 in the base or, if no colour has 2, 1 keshi of the first colour there. It scores nothing. You gain the bonus of the river tile in season 1, 2 or 3 only if your fisherman has crossed at least 1, 2 or 3 rapids respectively. At the end, your points decide which of 4 levels you reach.
tiles-strategy = The Pashabot’s strategy tiles, from top to bottom
tiles-own-scrolls = Your scrolls
tiles-scrolls = Scrolls in the display
tiles-river = River tiles
tiles-own-oases = Your discovered oases
tiles-spare-oases = Spare oases
tiles-building = Your building
tiles-own-towns = Your desert towns
tiles-towns = Desert towns in the display
tiles-awards = Award tiles, this season’s first
tiles-provisions = Your provision tiles

## Points

sheet-source = Source
sheet-season = Season
sheet-points = Points
sheet-total = Total
sheet-winner = { $n ->
    [one] { $names } wins with
   *[other] { $names } share the victory with
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sheet-solo-won = { $name } beats the Pashabot by { gain-point }: { $yours } to { $its }.
sheet-solo-lost = { $n ->
    [0] The Pashabot wins the tie: { $its } to { $yours }. You need more points to win.
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

retell-running = The record ends here; the game isn’t over.

## Simulations

sim-games = Games
sim-of = { $n } of { $all }
sim-what = Settings
sim-seed = seeds from { $seed } upwards
sim-speed = Speed
sim-rate = { $rate } games per second
sim-decisions = Decisions per game
sim-options = Options per decision
sim-interrupted = Interrupted. These are the games played so far.
sim-nothing = Interrupted before the first game had finished.
sim-seats = Points by seat
sim-seat = Seat
sim-mean = Mean
sim-sd = SD
sim-least = Lowest
sim-most = Highest
sim-wins = Wins
sim-share = { $share }%
sim-interval = ± shows 95% intervals.
sim-sources = Points per player by source

sim-levels = Levels reached
sim-level = Level
sim-reached = Share of games

## The box

box-kind = Kind
box-entries = Entries
box-marks = Unmarked values are printed in a rulebook; { $marks }
box-modules = To play with some of them: marrakesh play --terminal --modules nomads,camels

box-solo = To play alone: marrakesh play --terminal --solo pashabot --difficulty easy

## Mistakes on the command line

cli-file = Can’t open the file “{ $file }”: { $reason }
cli-bug = You’ve found a bug in Marrakesh ({ $error }). Please report it.
cli-output = Reading or writing failed: { $reason }
cli-no-command = There’s no command “{ $command }”. Try { $like }.
cli-no-option = Unknown option { $option }. See { $command } --help.
cli-like-option = Unknown option { $option }. Try { $like }.
cli-missing = { $what } is missing. For example: { $example }
cli-extra = Unexpected: { $words }. See { $command } --help.
cli-value-missing = { $option } needs a value.
cli-no-value = { $option } doesn’t take a value. Remove the = and everything after it.
cli-choice = { $option } can’t be “{ $value }”. Choose { $choices }.
cli-whole = { $option } must be a whole number, not “{ $value }”.
cli-at-least = { $option } must be a whole number of at least { $least }, not “{ $value }”.
cli-between = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.
cli-folder = { $option } must be a file, but “{ $value }” is a folder.
cli-resume = A saved game keeps its settings. Leave out { $option } or --resume.
cli-colours = “{ $given }” isn’t valid for --colours. Name at most one colour for each player ({ $colours }), each only once, and not yellow in a game against the Pashabot.
cli-names = { $n ->
    [one] There is { $n } player
   *[other] There are { $n } players
}, but --names lists { $given }.
cli-bots = { $n ->
    [0] There are no bots in this game. Leave out --bots.
    [one] There is { $n } opponent, but --bots lists { $given }.
   *[other] There are { $n } opponents, but --bots lists { $given }. Name one for each, or one for all.
}
cli-proof = The proof sheet is in { $file }.
cli-kind = There’s no kind of component called “{ $kind }”. Try { $like }.
cli-needs-modules = { $option } needs the module { $word }. Add it to --modules, or leave out { $option }.

cli-needs-solo = { $option } sets how hard the Pashabot is to beat. Add --solo { $word }, or leave out { $option }.
cli-alone = To play alone against the Pashabot, use --solo pashabot instead of --players 1.

## Records that are refused

record-line = There’s a problem with line { $number }, “{ $line }”. { $problem }
record-not-text = This isn’t UTF-8 text, as a record must be.
record-no-record = This isn’t a game record; a record begins with “{ $expected }”.
record-format = This record uses format { $found }, but only format { $right } can be read here. A newer version of Marrakesh may be able to read it.
record-ends = The file ends where “{ $expected }” was expected.
record-expected = A line like “{ $expected }” was expected here.
record-choice = { $field } must be one of { $allowed }.
record-config = { $reason }
record-names = { $n ->
    [one] There must be exactly { $n } name.
   *[other] There must be { $n } names, separated by “; ”.
}
record-bots = This line must list each seat played by a bot once, with its bot, as in “1 apprentice”, or say “none”. Seats are numbered from 0; the last is { $last }.
record-seed-hash = This isn’t the hash of the seed; the right hash is { $right }. The game wasn’t dealt from the published seed.
record-components = The game was played with different component files (yours have the fingerprint { $own }). On the command line, you can give their folder with --components.
record-corrected = The corrected value doesn’t fit ({ $reason }).
record-no-action-line = A seat and its action were expected here, such as “0: claim green 2”.
record-no-action = There’s no such action. Did you mean “{ $like }”?
record-not-to-act = Seat { $seat } has nothing to decide here; it’s the turn of seat { $waiting }.
record-not-to-act-old = { record-not-to-act } { record-old }
record-illegal = { $reason } Possible here, for example: { $possible }.
record-illegal-old = { record-illegal } { record-old }
record-differs = Replaying the game gives “{ $expected }” here.
record-differs-old = { record-differs } { record-old }
record-old = (The record was written by Marrakesh { $old }; this is { $new }.)
record-too-old = This game was recorded with Marrakesh { $old }. Since { $oldest }, games have been dealt and played differently, so it can’t be replayed.
record-over = The game is over; nothing can follow.
record-not-over = The game isn’t over yet, so it has no result.
record-breaks-off = The file is cut off in this line. Delete the line to continue the game from there.
record-dealt-anew = A game with reshuffled hidden tiles can’t be recorded.
