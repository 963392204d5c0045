### The table page.

## The page's own states

play-loading = Setting up the table…
play-no-table = This table can’t be shown.
play-to-start = Go to the start page
play-reconnecting = Reconnecting… Nothing is lost.
play-again-in = { $seconds ->
    [one] Next attempt in { $seconds } second.
   *[other] Next attempt in { $seconds } seconds.
}
play-trying = Trying…
play-try-now = Try now
play-sending = Sending…
play-title-turn = (Your turn) Marrakesh
play-title-wait = Waiting for { $names } · Marrakesh
play-title-over = The game is over · Marrakesh
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
play-stand-in = A bot is playing for { $name }.
play-due = Deadline: { $when }.
play-due-over = Overdue since { $when }.
play-overdue = overdue
play-deadline-bot = { $time } per move, then a bot takes over.
play-deadline-wait = { $time } per move, then the table waits.
play-leave = Leave the game
play-leave-cancel = Cancel game
play-leave-cancel-about = Nobody else has joined yet. If you cancel, the links will stop working and the table will be deleted.
play-leave-quit = End the game together
play-leave-quit-about = If everyone agrees, the game ends without a result.
play-leave-resign = Resign
play-leave-resign-about = A bot will take over for you until the end of the game, and everyone will be told. You can’t take your seat back.
play-leave-stay = Keep playing
play-leads-on = { $words }…
play-quitting = You want to end the game without a result. Waiting for { $names }.
play-quit-asked = { $n ->
    [one] { $names } wants to end the game without a result.
   *[other] { $names } want to end the game without a result.
  }
play-quit-agree = Agree to end the game
play-clock = Time left: { $time }
play-sound = Sound
play-clock-little = Less than a minute left.

## The parts of the page

play-city = City
play-board = Board
play-own-board = Your board
play-board-of = { $name }’s board
play-others = Other players
play-log = Log
play-parts = Parts of the table
play-part-academies = Scrolls
play-part-stairs = Stairs
play-part-workshops = Workshops
play-part-sectors = Sectors
play-part-owned = Tiles
play-zoom = Zoom
play-whole = Overview
play-close = Close

## Decision line

play-decision = Decision
play-options = What you can do
play-more = More
play-all = { $n ->
    [one] 1 option
   *[other] All { $n }
}
play-select = { $n ->
    [0] Ready: send them.
   *[other] Select keshis for this round: { $n } still to choose.
}
play-chosen = Chosen: { $names }.
play-send-why = Choose { $n ->
    [one] { $n } more keshi
   *[other] { $n } more keshis
} first.
play-keshi-why = { $state ->
    [chosen] This keshi is already chosen for this round.
   *[used] Used this season. It comes back next season.
}
play-card-of = { $n } of { $all }
play-confirm-now = Confirm, or choose something else.
play-notices = Notices so far
play-preset = Your board is set up for you.
play-preset-change = Change
play-disc-back = Turn the disc back
play-disc-on = Turn the disc
play-disc-done = Leave the disc like this
play-disc-faces = “{ $bonus }”: { $spectators }
play-send = Send ({ $n }/{ $all })
play-send-now = Send
play-send-with = Add { $colour } and send
play-steps-for = { $n ->
    [one] 1 more step for 1 water
   *[other] { $n } more steps for { $n } water
}
play-hand = Your keshis: choose which to send
play-base = Tower base
play-any-sector = Any sector
play-undo = Undo
play-undo-ask = Ask to undo
play-undo-key = U
play-confirm = Confirm turn
play-confirm-key = Enter
play-held = You chose “{ $words }”. Confirm, or choose something else.
play-hint = Hint
play-hint-key = H
play-hint-thinking = Thinking…
play-hint-send = The { level } would send assistants { $where }.
play-hint-best = The { level } would choose “{ $words }”.
play-always = Always answer this way
play-gains = gains
play-returns = returns
play-tossing = The keshis are falling through the tower…
play-toss = Tower: { $thrown } in, { $fallen } out.
play-stuck = stuck:
play-toss-in = in
play-toss-out = out
play-toss-stuck = stuck
play-toss-loosened = { $n ->
    [one] One from an earlier round was knocked loose.
   *[other] { $n } from earlier rounds were knocked loose.
}
play-toss-continue = Continue
play-toss-hear = Hear the keshis rattle?
play-toss-sound = Turn on sound
play-toss-sound-on = Sound is on. Switch it off at any time.
play-meanwhile = Since your last turn
play-skip = Skip
play-skip-key = Space
play-playback = Following the actions
play-hold = Pause
play-hold-end = Continue
play-hold-key = P
play-advance = Next action
play-advance-key = N
play-missed = What did I miss? Show the last round
play-watching = You’re watching.
play-browse = Meanwhile, have a look around the boards, tiles and log.
play-notify = Notify me when it’s my turn
play-not-now = Not part of this decision.
play-would = What would happen:
play-reveals = You’ll only see what follows once you’ve decided.

## What the others are asked for

play-withdraw = Withdraw
play-lapsed-undo-refused = { $name } declined the undo.
play-lapsed-undo-away = { $name } can’t agree to the undo right now.
play-lapsed-undo-moved = The game has moved on, so nothing was undone.
play-lapsed-replace-refused = Your suggestion to let a bot play for { $target } was declined.
play-lapsed-replace-away = { $name } is away too, so there was no answer. You can suggest the bot again.
play-lapsed-replace-back = { $target } is back.
play-waits-for = Waiting for { $names }.
play-yes = Agree
play-no = Decline
play-absent = { $name } has been away for { $time }.
play-away = { $name } has been away for { $n } seconds. After { $grace } seconds, a bot can take over.
play-let-bot = Let a bot play
play-bot-plays = A bot is playing for you.
play-bot-time = You’ve run out of time, so a bot is playing for you.
play-return = Take my seat back
play-changed-time = { $name } has run out of time. A bot takes over until they return.
play-changed-vote = A bot is now playing for { $name } until they return.
play-changed-back = { $name } is back.

## One screen for several people

play-pass = Pass the screen to { $name }
play-pass-why = Everyone else, please look away.
play-i-am = I’m { $name }

## The log

play-log-empty = Nothing has happened yet.
play-look-at = View this moment
play-looking-at = Looking back: { $when }, after { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}.
play-back-to-now = Back to now

## Menu

play-menu-calm = Fixed camera: always show the whole City
play-menu-confirm = Ask me to confirm my turns
play-menu-notify = Notify me when it’s my turn
play-menu-standing = { $n ->
    [one] { $n } question is always answered the same way
   *[other] { $n } questions are always answered the same way
}
play-menu-ask-again = Ask me again
play-menu-watch = View-only link
play-menu-rules = Rules
play-menu-setup = Change the setup
play-menu-start = Start page
play-menu-name = My name
play-menu-save = Save
play-this-game = This game
play-hints-used = Hints so far: { $names }
play-menu-fairness = Is this game fair?
play-menu-seed = All randomness in this game comes from one number, drawn before the first move. It’s published at the end, so that “marrakesh verify” can check the record against the number and its hash:
play-menu-keys = Keys: 1–9 choose, 0 more, U undo, Enter confirm, H hint, L log, Space skip. Arrow keys move between places; hold Shift to include places you can only read about.
play-notification = { $name }, it’s your turn.
play-menu-known-seed = This game uses the same seed as an earlier one, so someone may know the seed.

## Seats

play-seat = My seat
play-seat-device = Play on another device
play-seat-code-about = Open this table on the other device and enter this code in the table’s settings. It works once, within { $minutes } minutes:
play-seat-code-link = Or open this link there
play-seat-code = Already playing on another device?
play-seat-hand-on = Pass on my seat
play-seat-hand-on-about = Someone else takes over for you. Everyone will be told, and you can keep watching.
play-seat-hand-on-name = Who’s taking over? (optional)
play-seat-keep = Keep my seat
play-seat-lost = You no longer have a seat at this table, but you can keep watching.
play-seat-free = Free { $name }’s seat
play-seat-free-about = { $name } loses the seat, and you get a new link for it.
play-seat-free-sure = Free the seat
play-seat-free-keep = Cancel
play-seat-log = At the table so far
play-seats-free = Not at the table yet: { $names }.

## End

play-over = The game is over
play-show-sheet = Score sheet
play-look-table = View the table
play-analyse = Analyse
play-replay = Replay
play-share = Copy link
play-record = Download record
play-rematch = Rematch
play-rematch-there = A rematch has started.
play-rematch-join = Join the rematch
play-new-game = New game
play-bill = { $n ->
    [0] this round
    [one] in { $n } round
   *[other] in { $n } rounds
}

## The end of a season

play-season-over = Season { $season } is over
play-season-first = First on the river:
play-season-second = Second:
play-season-nobody = Nobody gains the river tile’s bonus.
play-season-river = River
play-season-provisions = Provisions
play-season-paid = paid
play-season-unpaid = not paid
play-season-points = This season
play-season-total = Total
play-season-bill = Due next
play-season-else = or
play-season-on = On to season { $season }
play-season-next = Choose the next provision tile
play-season-final = On to final scoring
