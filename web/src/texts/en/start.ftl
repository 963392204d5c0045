### The start page, the settings, and what the server's silence is called.

start-title = Marrakesh
start-lead = Send your assistants through the city, fill its souk and its gardens, and see what falls out of the tower.
start-play-now = Play now
start-play-now-about = Your first game: you against the Apprentice, nothing to set up; a hint is always one click away.
start-play-again = Play again
start-play-again-about = The same game as last time. { $game }
start-play-level = Play { the-level }
start-play-level-about = You beat { the-level }: on to the next level. { $game }
start-learn = Learn by playing
start-preparing = Setting up the table…
start-loading = One moment…
start-again = Try again
start-fan-work = An unofficial fan work for the board game by Stefan Feld. All drawings are our own.
start-licences = Licences of the fonts and packages in it

## Settings

start-settings = Settings
start-language = Language
start-theme = Colours
start-theme-system = Same as system
start-theme-light = Day
start-theme-dark = Night
start-speed = Animations
start-speed-none = None
start-speed-fast = Fast
start-speed-normal = Normal
start-speed-slow = Slow
start-hints = Hints from
start-hints-about = A lower level gives you a nudge rather than the best move.

## Games of one's own

start-continue = Continue
start-games = Your games
start-your-turn = Your turn
start-laying-out = Being set up
start-season-round = Season { $season }, round { $round }
start-over-scores = Finished, { $scores }
start-modules-count = { $n ->
    [one] 1 module
   *[other] { $n } modules
}
start-finished = Finished games ({ $n })
start-remove = Remove
start-remove-game = Remove the game: { $names }
start-remove-sure = It leaves this list; at the table’s address you still have your seat, in this browser.
start-keep = Keep

## A new game

start-new-game = New game
start-kind-solo = Alone
start-kind-bots = Against bots
start-kind-screen = On one screen
start-kind-net = Online
start-kind-solo-about = You against the Pashabot, the solo opponent of the rulebook.
start-kind-bots-about = You against one to three bots, from Apprentice to Master.
start-kind-screen-about = Several people take turns on this screen; what is secret stays hidden in between.
start-kind-net-about = Everybody plays in their own browser. You get a link for each seat; nobody needs an account.
start-begin = Start the game
start-create = Create the table

start-difficulty = Strength
start-own-variants = With your own choice of variants.
start-variants = Choose variants

start-your-name = Your name
start-name-optional = optional
start-name-of = Name of player { $number }
start-person = Player
start-invited = Invite a player
start-bot = Bot: { $name }

start-pace = Pace
start-pace-live = Live
start-pace-days = Over several days
start-pace-live-about = Everybody is online at the same time.
start-pace-days-about = Everybody plays when they have the time; this page shows when it is your turn.
start-clock = Play with a clock
start-clock-about = When somebody’s time is up, a bot takes over for them.
start-minutes = Minutes for the game
start-increment = Extra seconds per decision
start-deadline = Time for each move
start-deadline-none = As long as it takes
start-deadline-then = And then
start-deadline-bot = A bot plays on
start-deadline-wait = The table waits
start-deadline-bot-about = Whoever comes back takes the seat over again. People are reminded before that.
start-deadline-wait-about = People are reminded, and the table shows who is late.
start-closed-abandoned = Ended without a result
start-closed-cancelled = Called off
start-resigned = You resigned; a bot plays on since { $since }
start-cancel-game = Call it off: { $names }
start-waits-you = Waits for you since { $since }
start-waits-others = Waits for { $names } since { $since }
start-until = until { $until }
start-overdue = overdue since { $until }
start-bot-plays = A bot plays for you since { $since }
start-listed = Anybody may watch
start-listed-about = The table is listed on this page. Spectators see only what is public.
start-talk = { talk-title }
start-talk-all = Anything
start-talk-phrases = Ready phrases
start-talk-none = Nothing
start-talk-about = What the players may say to each other.
start-public-talk = Anyone watching can read the chat
start-table-hints = Hints
start-table-hints-allowed = Allowed
start-table-hints-practice = Practice only
start-table-hints-none = None
start-table-hints-allowed-about = Anyone can ask a bot what it would do. Online, everyone sees who has asked.
start-table-hints-practice-about = Hints only while no other person is playing.
start-table-hints-none-about = No hints in this game.
start-more = More
start-webhook = Address for turn messages
start-webhook-about = When it’s someone’s turn, the server sends a message to this address. Discord and Slack webhooks work as they are.

start-what = What to play
start-own-modules = { $n ->
    [one] The base game with 1 module.
   *[other] The base game with { $n } modules.
}
start-colour = Colour of player { $number }
start-own-colour = Your colour
start-colour-red = Red
start-colour-blue = Blue
start-colour-yellow = Yellow
start-colour-green = Green
start-edition-modules = Edition, tower and modules
start-tiles-chance = Random
start-tiles-chosen = Chosen
start-staircase-about = Agree on a tile for each space. If a tile is already on another space, the two swap places.
start-staircase-left = Left, from the top
start-staircase-middle = Middle, from the top
start-staircase-right = Right, from the top
start-staircase-space = { $line ->
    [left] Left
    [middle] Middle
   *[right] Right
}, space { $number } from the bottom
start-river-about = The tiles are still drawn at random. Agree on the side that’s used if a tile is drawn.
start-river-tile = Season { $season }

## Invitations

start-table-ready = The table is ready
start-invitations = Invitations
start-invitations-about = Send each player their link. Whoever takes the seat with it first has it; then the link is used up.
start-only-here = These links only work on this computer. To let others in, stop the server, start it again with the following command, and reload this page:
start-invitation-for = Link for { $name }
start-link-watch = Link for spectators
start-copy = Copy
start-copied = Copied
start-share = Share
start-qr = QR code
start-qr-of = QR code: { $label }
start-copy-yourself = Copying does not work here. The link is selected: copy it yourself, with Ctrl+C or a long press.
start-to-table = To the table
start-another-game = Another game
start-link-renew = New link

## Taking a seat

start-seat-invited = You are invited to a game of Marrakesh
start-seat-with = With { $names }.
start-seat-name = What should the others call you?
start-seat-take = Take this seat
start-seat-kept = The seat will then belong to this browser, and the link is used up. Do not take it in a private window, which forgets it when it is closed.
start-seat-not-kept = This browser lets the page store nothing. Your seat will be lost when you close the page, unless you keep the address it then has, and keep it to yourself. Better allow storage, or use another browser.
start-seat-device = Your seat, on this device too
start-seat-add = Play here, too
start-seat-taken = This seat is taken
start-seat-taken-by = { $name } has taken it, and the link is used up. If that is you, choose “Play on another device” in the settings of the table where you play, and enter the code here. If not, tell whoever invited you.
start-seat-none = This link belongs to no seat
start-seat-none-about = It is incomplete, belongs to another table, or a newer one has replaced it. Ask whoever sent it to you.
start-seat-watch = Just watch
start-code-field = Code from your other device
start-code-use = Continue

## Rules, watching, records

start-rules = Rules
start-rules-about = Everything at a glance, searchable, even in the middle of a game.
start-rules-read = Read the rules
start-watch = Watch
start-watch-none = No public game is being played right now.
start-record = Open a record
start-record-about = Replay a game from its file, or play on from where it stopped.
start-record-file = Choose a file
start-record-paste = Paste it instead
start-record-text = The text of the record
start-record-open = Open
start-opening = Opening…
start-record-large = This file is larger than 1 MB; records of games are far smaller.
start-record-unreadable = This file cannot be read; choose a record that was saved as text.

## What goes wrong

start-lost = There is nothing here
start-lost-about = There is no page at this address.
start-to-start = To the start page
start-problem-offline = The server is not answering. Check that it is running and that you are connected, then try again.
start-problem-status = The server answered with an error ({ $status }). Try again in a moment.
start-problem-unknown = Something went wrong on this page. Please reload it.
