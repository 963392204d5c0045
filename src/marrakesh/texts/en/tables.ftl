### What a table says that is played in the browser

wait-for = Waiting for { $name } · { $phase }
wait-secret = { $n ->
    [one] { $names } is still choosing in secret.
   *[other] { $names } are still choosing in secret.
}

undo-over = The game is over: nothing can be taken back now.
undo-rated = The game is rated: what others have seen cannot be taken back.
undo-bot = A bot is playing for you: take your seat back first.
undo-ask-others = Others have acted since your last decision: they must agree before you take it back.
undo-ask-revealed = Your last decision revealed something hidden: the others must agree before you take it back.
undo-ask-turn = Your turn is over: the others must agree before you take back your last decision.
undo-asks = { $name } wants to undo { $decision }.
undo-asked = You asked to undo { $decision }.
undo-told = { $name } has undone { $decision }.
undo-decision = “{ $words }”
undo-hidden-decision = a secret choice (“{ $phase }”)
undo-you = you
undo-price = { $n ->
    [0] Nothing else is undone.
    [one] This also undoes 1 later decision ({ $who }).
   *[other] This also undoes { $n } later decisions ({ $who }).
}
undo-cost = { $n ->
    [one] This also undid 1 later decision ({ $who }).
   *[other] This also undid { $n } later decisions ({ $who }).
}
replace-asks = { $name } proposes letting a bot play for { $target }.
replace-asked = You proposed letting a bot play for { $target }.

## Tables that cannot be

refuse-too-many-seats = { $number } seats were asked for, but only { $most } can play.
refuse-solo-kind = Only solo games are played against the Pashabot, and a solo game always is.
refuse-one-person = This kind of game is for exactly one person, not { $number }; give every other seat a bot, such as apprentice.
refuse-no-people = At least one person must play: leave one seat without a bot.
refuse-two-people = At least two people must play online: leave two seats without a bot.
refuse-bot = { $bot } is not a bot that plays here: choose one of { $bots }, with at most 5 seconds per decision, as in search:1s.
refuse-deadline = A deadline for each move is for online games over several days, without a clock.
refuse-webhook = A webhook must be an address that begins with http:// or https://.

## What cannot be done at a table

refuse-no-table = There is no such table. Its link may be incomplete.
refuse-other-rules = This table was begun with the rules of version { $version }, which differ from those of this server: it cannot be shown.
refuse-busy = Too much is happening at this table at once: please try again.
refuse-not-your-seat = This seat is not yours: take it with the link you were given, or with a code from your other device.
refuse-players-only = Only those who played can ask for a rematch.
refuse-stale = The table has moved on since then: look at it and decide again.
refuse-bot-plays = A bot is playing for you: take your seat back first.
refuse-nothing-held = Nothing is waiting for your confirmation.
refuse-asked-already = The players are already being asked something: wait for their answers.
refuse-asked-away = Somebody who would have to agree has been away for a while.
refuse-not-absent = A bot can only play for somebody the others are waiting for and who has been away for a while.
refuse-nothing-asked = Nothing is being asked any more.
refuse-no-vote = You have already answered, or your answer is not needed.
refuse-no-stand-in = No bot is playing for you: the seat is yours.
refuse-no-standing = This question cannot be answered once and for all.
refuse-not-asked = You are not being asked anything now.
refuse-no-judge = { $bot } gives no hints: ask one of { $bots }, or search with at most 5 seconds, as in search:1s.
refuse-no-moment = There is no such moment: the game has { $last } decisions so far.
refuse-not-over = This is only possible once the game is over.
refuse-record-secret = The record contains secrets of the game: it becomes available when the game is over.
refuse-too-many-analyses = You are waiting for several analyses already: start the next one when one of them is done.
refuse-no-seat = There is no such seat: the seats of this game are 0 to { $last }.
refuse-abandoned = The game was ended without a result: all players agreed to that.
refuse-cancelled = The table was called off by whoever made it.
refuse-resigned = You have resigned: a bot plays this seat to the end.
refuse-only-net-leave = Only online games are resigned, ended together or called off: leave any other as it is.
refuse-over = The game is over.
refuse-somebody-came = Somebody has taken a seat already: ask the others to end the game together.
refuse-not-late = There is still time for this move: a bot can play on when the deadline has passed.
ask-abandoned = The game was ended without a result, as all players agreed.
ask-cancelled = This table was called off.
refuse-full = So much has happened at this table that nothing more fits into its log: open another one.
refuse-talk-none = Nothing is said at this table: whoever made it wanted it so.
refuse-talk-phrases = Only the ready phrases can be said at this table: whoever made it wanted it so.
refuse-say-something = Say either one of the phrases or something of your own.
refuse-say-less = This is longer than { $most } characters: say it in several parts.
refuse-say-slower = You have said a lot in half a minute: wait a moment, then go on.

## Who takes which seat

seat-sat = { $name } has taken a seat.
seat-handed = { $name } has handed their seat on.
seat-resigned = { $name } has resigned; a bot plays on.
seat-took-over = { $name } has taken over { $before }’s seat.
seat-freed = { $name }’s seat is free again.
seat-hint = { $n ->
    [one] { $name } has asked for a hint.
   *[other] { $name } has asked for { $n } hints so far.
}
refuse-no-ticket = This link belongs to no seat at this table: it is incomplete, or a newer one has replaced it. Ask whoever sent it.
refuse-colour-taken = Someone at the table already has this colour. Choose another one.
refuse-colour-twice = Each player needs a colour of their own, and the Pashabot is yellow. Choose different colours.
refuse-seat-taken = This seat is taken already, by { $name }. If that is you, add this device with a code from the other one; if not, tell whoever invited you.
refuse-no-code = This code is not valid at this table: a code works once and for five minutes. Get a new one on your other device.
refuse-same-name = There’s already a player called { $name } at this table. Choose another name.
refuse-seat-empty = Nobody has taken this seat. You can renew its link instead.
refuse-seat-moved = This player has already made a move, so the seat is theirs.
refuse-only-net = Only seats of an online game can be handed on.
refuse-no-invitation = Nobody is invited to this seat.
refuse-not-maker = Only whoever made the table, or handed the seat on, can make a new link for it.
refuse-ticket-used = This seat is taken already: only its player can hand it on.
refuse-only-net-open = Only a table for play over the net can be open to everyone.
refuse-not-open = This table is not open to everyone: whoever made it can send you a link.
refuse-nothing-free = All seats at this table are taken.
refuse-only-maker = Only whoever made the table can do that.
refuse-rated-kind = Only games over the net and against bots can be rated.
refuse-rated-bots = A rated game is played against our levels: { $bots }.
refuse-rated-corrected = Rated games are played with our own component values, without corrections.
refuse-rated-name = This game is rated: keep a name first, on the page “My games”.
refuse-rated-twice = You have a seat at this table already, and a rated game gives each person one.
refuse-rated-hand-on = A seat of a rated game cannot be handed on.
refuse-rated-hint = There are no hints in a rated game.
refuse-hints-none = There are no hints at this table.
refuse-hints-practice = This table allows hints only while no other person is playing.
refuse-no-name = A name has 1 to 24 visible characters.
refuse-no-key = A name is kept under a key of 32 characters. Include yours in the request.
refuse-key-used = This key cannot be used here: make another one.
refuse-no-person = No name is kept here under this key.
