### What a table in the browser says

wait-for = Waiting for { $name } · { $phase }
wait-secret = { $n ->
    [one] { $names } is still choosing in secret.
   *[other] { $names } are still choosing in secret.
}

undo-over = The game is over, so there’s nothing to undo.
undo-rated = This game is rated, so your last decision can no longer be undone.
undo-bot = A bot is playing for you. Take your seat back first.
undo-ask-others = Someone else has acted since your last decision, so you can only undo it if everyone agrees.
undo-ask-revealed = Your last decision revealed something hidden, so you can only undo it if everyone agrees.
undo-ask-turn = Your turn is over, so you can only undo your last decision if everyone agrees.
undo-asks = { $name } wants to undo { $decision }.
undo-asked = You asked to undo { $decision }.
undo-told = { $name } has undone { $decision }.
undo-decision = “{ $words }”
undo-hidden-decision = a secret choice (“{ $phase }”)
undo-you = you
undo-price = { $n ->
    [0] Nothing else would be undone.
    [one] This would also undo 1 later decision ({ $who }).
   *[other] This would also undo { $n } later decisions ({ $who }).
}
undo-cost = { $n ->
    [one] This also undid 1 later decision ({ $who }).
   *[other] This also undid { $n } later decisions ({ $who }).
}
replace-asks = { $name } suggests letting a bot play for { $target }.
replace-asked = You suggested letting a bot play for { $target }.

## Tables that cannot be

refuse-too-many-seats = You asked for { $number } seats, but there’s only room for { $most }.
refuse-solo-kind = The Pashabot only plays in solo games, and every solo game is against it.
refuse-one-person = This kind of game needs exactly one person, not { $number }. Every other seat needs a bot, such as apprentice.
refuse-no-people = At least one person must play. Leave one seat without a bot.
refuse-two-people = An online game needs at least two people. Leave two seats without a bot.
refuse-bot = { $bot } isn’t a bot that plays here. Choose one of { $bots }. If you set a limit, allow at most 5 seconds per decision, as in search:1s.
refuse-deadline = Only online games that run over several days without a clock can have a time limit per move.
refuse-webhook = A webhook must be an address that begins with http:// or https://.

## What cannot be done at a table

refuse-no-table = There’s no such table. The link may be incomplete.
refuse-other-rules = This table was started with the rules of version { $version }, which differ from this server’s, so it can’t be shown.
refuse-busy = Too much is happening at this table right now. Please try again.
refuse-not-your-seat = This seat isn’t yours. Take it with the link you were given, or with a code from your other device.
refuse-players-only = Only people who played can ask for a rematch.
refuse-stale = The game has moved on. Take another look and decide again.
refuse-bot-plays = A bot is playing for you. Take your seat back first.
refuse-nothing-held = Nothing is waiting for your confirmation.
refuse-asked-already = A vote is already under way. Wait for the answers.
refuse-asked-away = Someone who would have to agree has been away for a while, so you can’t ask now.
refuse-not-absent = A bot can only take over when it’s the turn of someone who has been away for a while.
refuse-nothing-asked = There’s nothing left to vote on.
refuse-no-vote = You’ve already answered, or your answer isn’t needed.
refuse-no-stand-in = No bot is playing for you: the seat is yours.
refuse-no-standing = This question can’t be answered automatically.
refuse-not-asked = There’s nothing for you to decide right now.
refuse-no-judge = { $bot } doesn’t give hints. Ask one of { $bots }, or use search with a limit of at most 5 seconds, as in search:1s.
refuse-no-moment = There’s no such moment: the moments of this game are numbered from 0 to { $last }.
refuse-not-over = This is only possible once the game is over.
refuse-record-secret = The record contains hidden information, so you can only have it once the game is over.
refuse-too-many-analyses = You’re already waiting for several analyses. Start the next one when one of them is done.
refuse-no-seat = There’s no such seat: the seats of this game are numbered from 0 to { $last }.
refuse-abandoned = All players agreed to end this game without a result.
refuse-cancelled = The person who opened this table has cancelled it.
refuse-resigned = You’ve resigned, so a bot will play this seat to the end.
refuse-only-net-leave = Only online games can be resigned, ended together or cancelled. You can simply leave any other game.
refuse-over = The game is over.
refuse-somebody-came = Someone has already taken a seat, so you can only end the game together now.
refuse-not-late = There’s still time for this move. A bot can take over once the deadline has passed.
ask-abandoned = All players agreed to end this game without a result.
ask-cancelled = This table was cancelled.
refuse-full = This table’s log is full. Please open a new table.
refuse-talk-none = Chat is switched off at this table.
refuse-talk-phrases = Only preset phrases can be used at this table.
refuse-say-something = Send either a preset phrase or a message of your own.
refuse-say-less = Your message is longer than { $most } characters. Please split it up.
refuse-say-slower = You’re sending messages too quickly. Wait a moment.

## Who takes which seat

seat-sat = { $name } has taken a seat.
seat-handed = { $name } has passed their seat on.
seat-resigned = { $name } has resigned; a bot takes over.
seat-took-over = { $name } has taken over { $before }’s seat.
seat-freed = { $name }’s seat is free again.
seat-hint = { $n ->
    [one] { $name } has asked for a hint.
   *[other] { $name } has asked for { $n } hints so far.
}
refuse-no-ticket = This link doesn’t belong to any seat at this table: it’s incomplete or has been replaced by a newer one. Ask the person who sent it for a new one.
refuse-colour-taken = Someone at the table already has this colour. Choose another one.
refuse-colour-twice = Each player needs a colour of their own. Choose different colours.
refuse-colour-pashabot = Yellow is the Pashabot’s colour. Choose another one.
refuse-seat-taken = { $name } has already taken this seat. If that’s you, add this device with a code from your other device; if not, tell the person who invited you.
refuse-no-code = This code isn’t valid at this table: each code works once and expires after five minutes. Get a new one on your other device.
refuse-same-name = There’s already a player called { $name } at this table. Choose another name.
refuse-seat-empty = Nobody has taken this seat, so it’s already free. You can still renew its link.
refuse-seat-moved = This player has already made a move, so the seat is theirs.
refuse-only-net = Only seats in an online game can be passed on.
refuse-no-invitation = Nobody has been invited to this seat.
refuse-not-maker = Only the person who opened the table or passed this seat on can make a new link for it.
refuse-ticket-used = This seat is already taken. Only its player can pass it on.
refuse-only-net-open = Only online tables can be open to everyone.
refuse-not-open = This table isn’t open to everyone. The person who opened it can send you a link.
refuse-nothing-free = All seats at this table are taken.
refuse-only-maker = Only the person who opened the table can do that.
refuse-rated-kind = Only online games and games against bots can be rated.
refuse-rated-bots = Only these bots can play in rated games: { $bots }.
refuse-rated-corrected = Rated games are played with our own component values, without corrections.
refuse-rated-name = This game is rated. Save a name first, on the page “My games”.
refuse-rated-twice = You already have a seat at this table, and in a rated game each person gets only one.
refuse-rated-hand-on = A seat in a rated game can’t be passed on.
refuse-rated-hint = There are no hints in a rated game.
refuse-hints-none = There are no hints at this table.
refuse-hints-practice = This table allows hints only while no other person is playing.
refuse-no-name = A name must have 1 to 24 visible characters.
refuse-no-key = Names are saved under a key of 32 characters. Include yours in the request.
refuse-key-used = This key can’t be used here. Create another one.
refuse-no-person = No name is saved here under this key.
