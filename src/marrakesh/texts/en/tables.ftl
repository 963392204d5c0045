### What a table says that is played in the browser

wait-for = Waiting for { $name } · { $phase }
wait-secret = All players are deciding in secret.

undo-over = The game is over: nothing can be taken back any more.
undo-bot = A bot plays for you: take your seat back first.
undo-ask-others = Others have acted since your last decision: they must agree if you take it back.
undo-ask-revealed = Your last decision revealed something hidden: the others must agree if you take it back.
undo-ask-turn = Your turn is over: the others must agree if you take your last decision back.

## Tables that cannot be

refuse-too-many-seats = { $number } seats were asked for, but only { $most } can play.
refuse-solo-kind = A solo game is played against the Pashabot, and only a solo game.
refuse-one-person = This kind of game is for one person, not for { $number }; bots need the name of one, such as greedy.
refuse-no-people = At least one person must play: leave one seat without a bot.
refuse-two-people = Over the net at least two people must play: leave two seats without a bot.
refuse-bot = { $bot } is not a bot that plays here: choose one of { $bots }, with at most 5 seconds for a decision, as in search:1s.
refuse-webhook = A webhook must be an address that begins with http:// or https://.

## What cannot be done at a table

refuse-no-table = There is no such table. Its link may be incomplete.
refuse-other-rules = This table was begun with the rules of version { $version }, which differ from those of this server: it cannot be shown.
refuse-busy = Too much is happening at this table at once: please try again.
refuse-not-your-seat = This seat is not yours: open the table with the link that you were given.
refuse-players-only = Only those who played can ask for a rematch.
refuse-stale = The table has moved on since then: look at it again and decide anew.
refuse-bot-plays = A bot plays for you: take your seat back first.
refuse-nothing-held = Nothing waits for your confirmation.
refuse-asked-already = The players are already being asked something: wait for their answers.
refuse-not-absent = A bot can only play for somebody the others are waiting for and who has been away for a while.
refuse-nothing-asked = Nothing is being asked any more.
refuse-no-vote = You have already answered, or your answer is not needed.
refuse-no-stand-in = No bot plays for you: the seat is yours.
refuse-no-standing = This question cannot be answered once and for all.
refuse-no-action = There is no action '{ $action }'.
refuse-not-asked = You are not being asked anything now.
refuse-no-judge = { $bot } cannot tell how good an action is: ask search, as in search:1s.
refuse-no-moment = There is no such moment: the game has { $last } decisions so far.
refuse-not-over = This is possible only when the game is over.
refuse-record-secret = The record holds secrets of the game: it is available when the game is over.
refuse-no-seat = There is no such seat: those of this game are 0 to { $last }.
refuse-full = So much has happened at this table that nothing more fits into its log: open another one.
