### The table page.

## The page's own states

play-loading = Setting up the table…
play-no-table = This table cannot be shown.
play-to-start = To the start page
play-reconnecting = Reconnecting… nothing is lost.
play-again-in = Next attempt in { $seconds } s.
play-trying = Trying…
play-try-now = Try now
play-sending = Sending…
play-title-turn = (Your turn) Marrakesh
play-title-wait = Marrakesh: { $names }
play-title-over = Marrakesh: the game is over
play-title = Marrakesh

## Top line

play-players = Players
play-turn-yours = Your turn
play-turn-of = { $name } is deciding
play-turn-several = { $names } are deciding
play-turn-bot = { $name } is thinking
play-chip = { $name }: { $score }, { $resources }, { $goods }
play-you = you
play-bot = bot
play-stand-in = a bot is playing for { $name }
play-due = To be decided until { $when }.
play-due-over = This should have been decided by { $when }.
play-overdue = late
play-deadline-bot = { $time } for each move, then a bot plays on.
play-deadline-wait = { $time } for each move, but the table waits.
play-leave = Leave the game
play-leave-cancel = Call it off
play-leave-cancel-about = Nobody else has come yet. The links stop working, and the table is gone.
play-leave-quit = End it together
play-leave-quit-about = If all people agree, the game ends without a result.
play-leave-resign = Resign
play-leave-resign-about = A bot plays your seat to the end, and everybody is told. You cannot take it back.
play-leave-stay = Play on
play-quitting = You want to end the game without a result. Waiting for { $names }.
play-quit-asked = { $n ->
    [one] { $names } wants to end the game without a result.
   *[other] { $names } want to end the game without a result.
  }
play-quit-agree = Agree: end it
play-clock = Time left: { $time }
play-sound = Sound
play-clock-little = Less than a minute left.

## The parts of the page

play-city = City
play-board = Board
play-own-board = Your board
play-board-of = Board of { $name }
play-others = Others
play-log = Log
play-parts = Parts of the table
play-part-academies = Academies
play-part-stairs = Stairs
play-part-workshops = Workshops
play-part-sectors = Sectors
play-part-owned = Tiles
play-zoom = Zoom
play-whole = Whole
play-close = Close

## Decision line

play-decision = Decision
play-options = What you can do
play-more = Next
play-all = All { $n }
play-send = Send ({ $n }/{ $all })
play-send-now = Send
play-send-with = Send with { $colour }
play-steps-for = { $n ->
    [one] 1 more step for 1 water
   *[other] { $n } more steps for { $n } water
}
play-hand = Your keshis: toggle those to send
play-base = The base of the tower
play-any-sector = any sector
play-undo = Undo
play-undo-ask = Ask to undo
play-undo-key = U
play-confirm = Confirm turn
play-confirm-key = Enter
play-held = Chosen: { $words }. Confirm it, or choose something else.
play-hint = Hint
play-hint-key = H
play-hint-thinking = Thinking…
play-hint-best = The { level } would choose: { $words }.
play-always = Always answer this way
play-gains = gains
play-returns = returns
play-tossing = The keshis fall through the tower …
play-toss = Through the tower: { $thrown } thrown in, { $fallen } fell out.
play-stuck = stuck:
play-meanwhile = Since your last turn
play-skip = Skip
play-skip-key = Space
play-watching = You are watching.
play-browse = Meanwhile, look around: boards, tiles and the log.
play-notify = Tell me when it is my turn
play-not-now = Not part of this decision.
play-reveals = Something is revealed: this cannot be taken back.

## What the others are asked for

play-withdraw = Withdraw
play-lapsed-undo-refused = Your decision stands: { $name } does not want you to take it back.
play-lapsed-undo-away = Your decision stands: { $name } has left and cannot agree.
play-lapsed-undo-moved = Your decision stands: the game has gone on.
play-lapsed-replace-refused = The others do not want a bot to play for { $target }.
play-lapsed-replace-away = { $name } has left, too, so that there was no answer. You can propose the bot again.
play-lapsed-replace-back = { $target } is back.
play-waits-for = Waiting for { $names }.
play-yes = Agree
play-no = Refuse
play-absent = { $name } has been away for { $time }.
play-away = { $name } has been away for { $n } s. You can vote in a bot after { $grace } s.
play-let-bot = Let a bot play
play-bot-plays = A bot is playing for you.
play-bot-time = Your time is up: a bot is playing for you.
play-return = Take my seat back
play-changed-time = { $name }’s time is up: a bot takes over until { $name } comes back.
play-changed-vote = From now on a bot plays for { $name }, until { $name } comes back.
play-changed-back = { $name } is back.

## One screen for several people

play-pass = Pass the screen to { $name }
play-pass-why = Everybody else looks away.
play-i-am = I am { $name }

## The log

play-log-empty = Nothing has happened yet.
play-look-at = Look at this moment
play-looking-at = You are looking back: { $when }, after { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}.
play-back-to-now = Back to now

## Menu

play-menu-calm = Calm camera: always the whole City
play-menu-confirm = Ask me to confirm my turns
play-menu-notify = Notify me when it is my turn
play-menu-standing = { $n ->
    [one] { $n } question is always answered the same way
   *[other] { $n } questions are always answered the same way
}
play-menu-ask-again = Ask me again
play-menu-watch = Link for watching
play-menu-rules = Rules
play-menu-start = Start page
play-menu-name = My name
play-menu-save = Save
play-this-game = This game
play-hints-used = Hints so far: { $names }
play-menu-fairness = Is this game fair?
play-menu-seed = All randomness in this game comes from one number, which was drawn before the first move. This is its hash; the number itself is published at the end, and “marrakesh verify” checks the record against both:
play-menu-keys = Keys: 1–9 choose, 0 more, U undo, Enter confirm, H hint, L log, Space skips. Arrow keys go from place to place; with Shift, also to places you can only read about.
play-notification = { $name }, it is your turn.
play-menu-known-seed = This game uses the seed of an earlier one, so somebody may know it.

## Seats

play-seat = My seat
play-seat-device = Play on another device
play-seat-code-about = Open this table on the other device and enter this code in its settings. It works once, within { $minutes } minutes:
play-seat-code-link = Or open this link there
play-seat-code = Do you play on another device?
play-seat-hand-on = Hand on my seat
play-seat-hand-on-about = Somebody else plays on in your place. The others see it, and from then on you watch.
play-seat-hand-on-name = Who takes over? (optional)
play-seat-keep = Keep it
play-seat-lost = You no longer have a seat here. You’re watching.
play-seat-free = Free { $name }’s seat
play-seat-free-about = { $name } loses the seat, and you get a new link for it.
play-seat-free-sure = Free the seat
play-seat-free-keep = Cancel
play-seat-log = At the table so far
play-seats-free = Not at the table yet: { $names }.

## End

play-over = The game is over
play-show-sheet = Score sheet
play-look-table = Look at the table
play-analyse = Analyse
play-replay = Replay
play-share = Copy the link
play-record = Download the record
play-rematch = Rematch
play-rematch-there = A rematch has been started.
play-rematch-join = Join it
play-new-game = New game
play-bill = { $n ->
    [0] due now
    [one] in { $n } round
   *[other] in { $n } rounds
}

## The end of a season

play-season-over = Season { $season } is over
play-season-first = First on the river:
play-season-second = Second:
play-season-nobody = Nobody gets the river tile.
play-season-river = River
play-season-provisions = Provisions
play-season-paid = paid
play-season-unpaid = not paid
play-season-points = This season
play-season-total = Points
play-season-bill = Due next
play-season-else = or
play-season-on = On to season { $season }
play-season-final = To the final scoring
