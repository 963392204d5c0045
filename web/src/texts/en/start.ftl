### The start page, the settings, and what the server's silence is called.

start-title = Marrakesh
start-lead = Send out your assistants, fill the sectors of your board and see what tumbles out of the tower.
start-play-now = Play now
start-play-now-about = Your first game: you against the Apprentice. Nothing to set up, and a hint is only ever a click away.
start-play-again = Play again
start-play-again-about = Same settings as last time. { $game }
start-play-level = Play against { the-level }
start-play-level-about = You beat { the-level }, so on to the next level. { $game }
start-learn = Learn by playing
start-preparing = Setting up the table…
start-loading = One moment…
start-again = Try again
start-fan-work = An unofficial fan project based on Stefan Feld’s board game. All artwork is our own.
start-about = About this game
start-licences = Font and package licences

## Settings

start-settings = Settings
start-language = Language
start-theme = Theme
start-theme-system = Same as system
start-theme-light = Light
start-theme-dark = Dark
start-speed = Animations
start-speed-none = None
start-speed-fast = Fast
start-speed-normal = Normal
start-speed-slow = Slow
start-short-toss = Short toss
start-hints = Hints from
start-hints-about = A lower level gives you a nudge rather than the best move.

## Games of one's own

start-continue = Continue
start-games = Your games
start-your-turn = Your turn
start-laying-out = Setting up
start-season-round = Season { $season }, round { $round }
start-over-scores = Finished, { $scores }
start-modules-count = { $n ->
    [one] 1 module
   *[other] { $n } modules
}
start-finished = Finished games ({ $n })
start-remove = Remove
start-remove-game = Remove game: { $names }
start-remove-sure = The game will disappear from this list, but you’ll keep your seat. To return, open the table’s address in this browser.
start-keep = Keep

## A new game

start-new-game = New game
start-kind-solo = Solo
start-kind-bots = Against bots
start-kind-screen = On one screen
start-kind-net = Online
start-kind-solo-about = You against the Pashabot, the rulebook’s solo opponent.
start-kind-bots-about = You against one to three bots, from Apprentice to Master.
start-kind-screen-about = Players take turns at this screen; secret choices stay hidden.
start-kind-net-about = Everyone plays in their own browser. You get a link for each seat; no accounts needed.
start-begin = Start the game
start-create = Create the table

start-difficulty = Difficulty
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
start-pace-live-about = Everyone is online at the same time.
start-pace-days-about = Everyone plays when they have time; this page tells you when it’s your turn.
start-clock = Play with a clock
start-clock-about = When a player runs out of time, a bot takes over.
start-minutes = Minutes per player
start-increment = Extra seconds per decision
start-deadline = Time per move
start-deadline-none = No limit
start-deadline-then = When time runs out
start-deadline-bot = A bot takes over
start-deadline-wait = The table waits
start-deadline-bot-about = Players get a reminder first and can take their seat back at any time.
start-deadline-wait-about = Players get a reminder, and the table shows who’s late.
start-closed-abandoned = Ended without a result
start-closed-cancelled = Cancelled
start-resigned = You resigned; a bot has been playing since { $since }
start-cancel-game = Cancel game: { $names }
start-waits-you = Waiting for you since { $since }
start-waits-others = Waiting for { $names } since { $since }
start-until = due by { $until }
start-overdue = overdue since { $until }
start-bot-plays = A bot has been playing for you since { $since }
start-listed = Anyone can watch
start-listed-about = The table is listed on this page. People watching only see what’s public.
start-talk = { talk-title }
start-talk-all = Free text
start-talk-phrases = Preset phrases
start-talk-none = Off
start-talk-about = What players can say to each other.
start-public-talk = Anyone watching can read the chat
start-table-hints = Hints
start-table-hints-allowed = Allowed
start-table-hints-practice = Practice only
start-table-hints-none = None
start-table-hints-allowed-about = Players can ask a bot what it would do. Online, everyone sees who has asked.
start-table-hints-practice-about = Hints only while no other person is playing.
start-table-hints-none-about = No hints in this game.
start-more = More options
start-webhook = Webhook for turn notifications
start-webhook-about = Whenever it’s someone’s turn, the server sends a message to this address. Discord and Slack webhooks work without any changes.

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
start-staircase-about = Choose a tile for each space. If it’s already on another space, the two tiles swap places.
start-staircase-left = Left, top to bottom
start-staircase-middle = Middle, top to bottom
start-staircase-right = Right, top to bottom
start-staircase-space = { $line ->
    [left] Left
    [middle] Middle
   *[right] Right
}, space { $number } from the bottom
start-river-about = The tiles are still drawn at random. For each tile, you can choose which side to use if it’s drawn.
start-river-tile = Season { $season }

## Invitations

start-table-ready = The table is ready
start-invitations = Invitations
start-invitations-about = Send each player their link. The first person to use it gets the seat; after that, the link no longer works.
start-only-here = These links only work on this computer. To let others in, stop the server, restart it with the following command and reload this page:
start-invitation-for = Link for { $name }
start-link-watch = View-only link
start-copy = Copy
start-copied = Copied
start-share = Share
start-qr = QR code
start-qr-of = QR code: { $label }
start-copy-yourself = Copying isn’t possible here. The text is selected, so press Ctrl+C or long-press it.
start-to-table = Go to the table
start-another-game = Create another table
start-link-renew = New link

## Taking a seat

start-seat-invited = You’re invited to a game of Marrakesh
start-seat-with = With { $names }.
start-seat-name = What should the others call you?
start-seat-take = Take this seat
start-seat-kept = This browser will remember your seat, and the link or code won’t work again. Don’t use a private window: it forgets the seat as soon as you close it.
start-seat-not-kept = This browser doesn’t let the page store anything, so it will forget your seat when you close the page. To keep the seat, save the page’s address once you’re at the table, and don’t share it. It’s safer to allow storage or use another browser.
start-seat-device = Your seat, on this device too
start-seat-add = Play here too
start-seat-taken = This seat is taken
start-seat-taken-by = { $name } has already taken this seat, and the link can’t be used again. If that’s you, choose “Play on another device” in the table’s settings on your other device and enter the code here. If not, tell the person who invited you.
start-seat-none = This link doesn’t belong to any seat
start-seat-none-about = The link is incomplete, belongs to another table or has been replaced by a newer one. Ask the person who sent it for a new one.
start-seat-watch = Just watch
start-code-field = Code from your other device
start-code-use = Continue

## Rules, watching, records

start-rules = Rules
start-rules-about = Everything at a glance and searchable, even mid-game.
start-rules-read = Read the rules
start-watch = Watch
start-watch-none = There are no public games right now.
start-record = Open a game record
start-record-about = Replay a saved game, or continue it where it stopped.
start-record-file = Choose a file
start-record-paste = Or paste its text
start-record-text = Text of the record
start-record-open = Open
start-opening = Opening…
start-record-large = This file is larger than 1 MB; game records are far smaller.
start-record-unreadable = This file can’t be read. Check that it’s still there and that you can open it, or choose another one.

## What goes wrong

start-lost = Page not found
start-lost-about = There’s no page at this address.
start-to-start = Go to the start page
start-problem-offline = The server isn’t responding. Check that it’s running and that you’re online, then try again.
start-problem-status = The server returned an error ({ $status }). Try again in a moment.
start-problem-unknown = Something went wrong on this page. Please reload it.
