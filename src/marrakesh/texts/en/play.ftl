### The course of the game: what is asked, what can be done and why not, what happened.

## Lists

list-nothing = nothing
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## What is asked: ask- and the engine's own key, sometimes with a stage behind it

ask-nothing = The game is over.
ask-wait = Someone else is still deciding.
ask-arrange = Setup: arrange your board.
ask-arrange-store = Setup: choose a keshi for storage space { $space }.
ask-arrange-disc = Setup: choose how far to turn your audience disc.
ask-arrange-provision = Setup: choose the first provision tile to reveal.
ask-arrange-omit = Setup: choose a provision tile to leave out ({ $n } to go). For now, you only see the tiles’ levels.
ask-arrange-building = Setup: choose your special building.
ask-select = Select keshis for this round: { $n } to go.
ask-joker = Red keshi: choose a sector for its assistant.
ask-claim = Claim 1 or 2 keshis of one colour from the tower base.
ask-claim-mixed = Scroll 61: claim any 1 keshi from the tower base.
ask-claim-or-nomad = Claim 1 or 2 keshis of one colour from the tower base, or the nomad.
ask-claim-nomad = You may still claim the nomad.
ask-second-claim = Scroll 61: you may claim a second keshi of your choice.
ask-assistant = Choose your next assistant.
ask-use = Assistant { at-sector }: new keshi or sector action?
ask-deploy = { count-keshi } to place: choose the next one.
ask-may-place = You may place { keshis } – now or never.
ask-vendor = Red keshi: choose a sector for the water vendor.
ask-entertainer = Choose a space for the new entertainer.
ask-caravan = Choose a path for the new caravan.
ask-any-resource = Take { gain-any-resource }.
ask-any-resource-exchange = Falcon: choose the resource you gain in exchange.
ask-any-goods = Take { gain-any-goods }.
ask-any-keshi = Place { gain-any-keshi }.
ask-any-keshi-optional = You may place { gain-any-keshi }.
ask-any-pair = Place any 2 keshis of one colour.
ask-either-stair = Climb { count-step }: palace or mosque stairs?
ask-any-order = You gain several bonuses: choose the next one.
ask-harvest = Date orchard: take a date or what your scrolls offer instead ({ $n } to go).
ask-river-water = Your fisherman is moving. Buy extra steps for 1 water each? You have { gain-water }.
ask-river-bonus = End of the round: you may take the bonus of one rapid you’ve crossed.
ask-all-rapids = Scroll { $number }: you gain the bonus of every rapid you’ve crossed. Choose the next one.
ask-stair-steps = You’re climbing the { stairs }. Take extra steps?
ask-connection = { $n ->
    [one] Threshold crossed: you may take one bonus from your connection line.
   *[other] Threshold crossed: you may take { $n } different bonuses from your connection line.
}
ask-square = Main square: the disc has turned. Choose an entertainer to perform.
ask-souk = Souk: use the exchange office or buy a luxury good.
ask-souk-office = Scroll 46: you may use the exchange office again.
ask-souk-luxury = Scroll 34: you may buy another luxury good.
ask-scrolls = Buy scrolls: you have { $scholars ->
    [one] { $scholars } free scholar
   *[other] { $scholars } free scholars
} and { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
}.
ask-free-scroll = You may take { a-scroll } for free.
ask-free-scroll-paid = { $n ->
    [0] Take { a-scroll } for free.
   *[other] Take { a-scroll } for { gain-date }.
}
ask-gates = Buy gates: you have { $guards ->
    [one] { $guards } free guard
   *[other] { $guards } free guards
} and can spend { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}.
ask-gate-space = Choose a space for the { gate }.
ask-gate-keshi = Scroll 36: the gate gives you { gain-any-keshi }. Choose one.
ask-oases = Sahara: choose what to claim.
ask-free-oases = { $n ->
    [one] Choose a discovered oasis to claim for free.
   *[other] Claim up to { $n } discovered oases for free. Choose one.
}
ask-open-oasis = River tile 02: you may claim one of the spare oases for free.
ask-return = Keshi exchange: you may return a keshi and take one of another colour instead.
ask-return-entertainer = Choose an entertainer to return.
ask-return-vendor = Choose a water vendor to return.
ask-take-other = Place a keshi of another colour in exchange for the { colour } one you returned.
ask-take-other-nomad = Place a keshi of any colour in exchange for the nomad you returned.
ask-pay-dinars = Pay { gain-dinar }. With scroll 33, you may use dates and water instead.
ask-pay-any = Pay { gain-any-resource }.
ask-provide = Provide for your citizens: choose how to pay.
ask-next-provision = Choose the next provision tile to reveal.
ask-swap-placeholder = Last round: swap a placeholder for a keshi of a colour you’ve already used this season.
ask-hand-in = Scoring oasis { $number }: choose how many resources to return.
ask-score-oasis = Scroll 71: choose one of your claimed oases to score now.
ask-prize = River tile { $number }: choose a bonus.
ask-river-tile-13 = River tile 13: place an entertainer, a caravan or a guard.
ask-sector-action = You may perform any one sector action.
ask-keshi-then-action = Scroll 64: place any keshi, then perform its sector’s action.
ask-return-for-points = Scroll 72: you may return resources for 2 points each.
ask-keep-scroll = You’ve drawn these yellow scrolls. Choose one to keep.
ask-tajine = Gazebo: choose a tajine to take for free.
ask-start-of-season = Start of the season: choose the next effect.
ask-town = Choose a desert town.
ask-any-scroll = Desert town 10: you may take any face-up scroll for free.
ask-any-luxury = Desert town 11: you may take any face-up luxury good without paying goods keshis.
ask-free-gate = Choose a gate to take without paying dinars.
ask-commit = Choose who guards the new gate.
ask-nomad = Choose a place for the nomad.
ask-move-nomads = { $n ->
    [0] You may move nomads for { $cost } each. Choose one.
   *[other] You may move a nomad for free. Choose one.
}
ask-leave-square = Choose which nomad leaves the main square.
ask-board-or-spectators = { keshis }: to your board or to the spectators?
ask-board-or-spectators-full = Your board has no space for { keshis }: send it to the spectators?
ask-discard-dung = Goal line crossed: discard a dung tile?
ask-award = Awards: trade in any of your spectators? You have { $column }.
ask-discard = Award: { count-keshi } to discard. Choose one.
ask-split-steps = { count-step } to split: choose where to move next.
ask-steps-here = Choose how many of the steps to take { on-track }.
ask-steps-here-camel = Race saddle: your camel may move { count-step }.
ask-spectator-bonus = Main square: take the bonus of a space facing { count-spectator }.
ask-stack = You may take { a-scroll } for free. Choose a stack to look through.
ask-stack-library = Library: buy { a-scroll } for { gain-date }. Choose a stack to look through.
ask-scroll-of-stack = Choose a scroll to take from this stack.
ask-luxury-stack = You may buy a luxury good for less. Choose a stack to look through.
ask-luxury-of-stack = Choose a luxury good to buy from this stack.
ask-omit-goods = Discount of { count-goods }: choose one to leave out of the price.
ask-leave-out = Discount of { count-resource }: choose one to leave out of the price.
ask-give-keshi = The falcon also costs a keshi from your board. Choose one.
ask-claim-for-less = Race saddle: you may claim a discovered oasis for up to { count-resource } less.
ask-swap-resources = Falcon: you may exchange resources one for one. Choose one to return.
ask-new-storage-keshi = Choose a new keshi for the storage space.

## What can be done. A message may have a variant for one question: do-vendor is asked by ask-vendor,
## do-vendor-return-vendor by ask-return-vendor.

do-done = Done
do-done-second-claim = No second keshi
do-done-may-place = Don’t place it
do-done-any-keshi = No more keshis
do-done-scrolls = No more scrolls
do-done-gates = No more gates
do-done-oases = Claim nothing more
do-done-free-oases = No more oases
do-done-free-scroll = No scroll
do-done-open-oasis = No oasis
do-done-return = No exchange
do-done-river-water = No more steps
do-done-stair-steps = No more steps
do-done-river-bonus = No bonus
do-done-connection = No connection bonus
do-done-either-stair = Don’t climb
do-done-sector-action = No sector action
do-done-claim = Leave the nomad
do-done-any-scroll = No scroll
do-done-any-luxury = No luxury good
do-done-free-gate = No gate
do-done-move-nomads = No more moves
do-done-board-or-spectators = Lose the keshi
do-done-discard-dung = Keep the dung tile
do-done-steps-here = Don’t move
do-done-award = No more awards
do-done-stack = No scroll
do-done-luxury-stack = No luxury good
do-done-luxury-of-stack = No luxury good
do-done-claim-for-less = No oasis
do-done-swap-resources = No more exchanges
do-select = Select { colour }: assistant { to-sector }
do-select-red = Select red: assistant to any sector
do-assistant = Assistant { to-sector }
do-claim = Claim { keshis }
do-use = Use the assistant { at-sector }
do-use-water = Use the assistant { at-sector } (+{ gain-water })
do-new-keshi = New keshi: { $gain }
do-sector-action = Sector action: { $action }
do-sector = { sector }: { $action }
do-deploy = Place { keshis }
do-deploy-gate-keshi = { do-take-keshi }
do-deploy-swap-placeholder = { do-take-keshi }
do-vendor = Water vendor { to-sector }
do-vendor-return-vendor = Return the water vendor { at-sector }
do-entertainer = Entertainer next to “{ $gain }”
do-caravan = Caravan { to-path }, space { $space }: discover an oasis
do-caravan-start = Caravan { to-path }: { $gain }
do-space = { $gain } ({ count-spectator })
do-space-return-entertainer = Return the entertainer next to “{ $place }”
do-take-keshi = Take { keshis }
do-take = Take { $gain }
do-pay = Pay { $gain }
do-pay-return-for-points = Return { $gain }: 2 points
do-step-for = 1 more step for { $gain }
do-extra-step = 1 free step (scroll 48)
do-line = Connection bonus: { $gain }
do-scroll-16-step = { gain-river-step } (scroll 16)
do-rapid = Rapid { $number }: { $gain }
do-rapid-twice = Rapid { $number }, twice: { $gain }
do-next = Next: { $gain }
do-scroll = Buy scroll { $number } for { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
} ({ $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
})
do-scroll-free-scroll = Take scroll { $number }
do-scroll-any-scroll = { do-scroll-free-scroll }
do-scroll-keep-scroll = Keep scroll { $number }
do-scroll-scroll-of-stack = { do-scroll-free-scroll }
do-refresh = Refresh { the-scrolls } for { gain-dinar }
do-office = Exchange { keshis }
do-luxury = Buy { luxury } { $number } for { $cost }
do-luxury-less = Buy { luxury } { $number } for { $cost } ({ $n } off)
do-luxury-free = Take { luxury } { $number }
do-gate = Buy the { gate } (workshop { $workshop }) for { gain-dinar } ({ $worth })
do-gate-free-gate = Take the { gate } (workshop { $workshop }) for free ({ $worth })
do-at = Gate space { at-sector }
do-at-match = Gate space { at-sector } (matching colour: { $worth })
do-oasis = Claim oasis { $number } ({ oasis-place }) for { $cost }
do-oasis-free-oases = Claim oasis { $number } ({ oasis-place }) for free
do-oasis-less = Claim oasis { $number } for { $cost } ({ $n } off)
do-oasis-free = { do-oasis-free-oases }
oasis-place = { $path ->
    [left] left { $space }
    [right] right { $space }
    [start] { $space }
   *[other] { $path } { $space }
}
do-open-oasis = Claim oasis { $number }
do-score-oasis = Score oasis { $number }: { $worth }
do-score-oasis-most = Score oasis { $number }: up to { $worth }
do-hand-in = Return { $gain }: { $worth }
do-track = Climb { $gain }
do-return = Return { keshis }
do-provision = Reveal provision tile { $number } ({ $cost })
do-disc = { $number ->
    [0] Don’t turn the disc
    [one] Turn the disc by { $number } section
   *[other] Turn the disc by { $number } sections
}
with-ability = { $gain }. { $ability }
falcon-also = { $gain }; also costs { $cost }
few-yellow = { $n } yellow
few-orange = { $n } orange
few-purple = { $n } purple
crowds = { count-spectator } each facing { $places }
crowds-one = { count-spectator } facing { $places }
crowds-place = “{ $gain }”
do-store = Put { keshis } on storage space { $space }
do-provide = Pay what the tiles show: { $cost }
do-provide-scroll-44 = Pay with scroll 44: 1 dinar and { gain-any-resource }
do-claim-nomad = Claim the nomad for { $cost }
do-deploy-nomad = Place the nomad
do-deploy-nomad-start-of-season = Gain a nomad for free
do-deploy-board-or-spectators = Place { keshis } on your board
do-spectators = To the spectators: your camel moves { count-step }
do-spectators-still = To the spectators: your camel doesn’t move
do-nomad-to = Nomad { to-sector }
do-nomad-to-orchard = Nomad { to-sector } ({ $gain })
do-nomad-to-square = Nomad { to-sector } as an entertainer (placement bonus)
do-nomad-to-sahara = Nomad { to-sector } as a caravan (placement bonus)
do-nomad-vendor = Nomad { to-sector } as a water vendor
do-nomad-from = Move a nomad from { the-sector }
do-nomad-from-return = Return a nomad from { the-sector }
do-nomad-from-vendor = Move the nomad acting as water vendor { at-sector }
do-nomad-from-vendor-return = Return the nomad acting as water vendor { at-sector }
do-nomad-from-spectators = Move a nomad from the spectators
do-space-leave-square = The nomad next to “{ $place }”
do-caravan-town = Caravan { to-path }: { $gain } and a desert town
do-caravan-no-town = Caravan { to-path }: { $gain }
do-town = Desert town { $number }
do-town-oases = Claim desert town { $number } for { $cost }
do-award = Discard { $cost }
do-award-dung = Discard { keshis }: remove 1 dung tile
do-discard = Discard { keshis }
do-discard-nomad = Discard a nomad
do-discard-dung = Discard 1 dung tile
do-building = Choose { the-building }
do-building-library = Library: buy { a-scroll } from any one stack
do-omit = Leave out { keshis }
do-omit-resource = Leave out { $gain }
do-give = Pay { keshis }
do-commit-guard = A guard
do-commit-nomad = A nomad
do-return-caravan = Return the caravan { $path ->
    [left] at the end of the left path
    [right] at the end of the right path
    [start] at the start oasis
   *[other] { $path }
}
do-swap-storage = Swap { keshis } on storage space { $space }
do-return-spectator = Return { keshis } from the spectators
do-return-spectator-nomad = Return a nomad from the spectators
do-stack = Stack { $number }: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, { $top } on top
do-stack-covered = Stack { $number }: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
luxury-on-top = { luxury } { $number }
do-steps = { count-step } { on-track }
do-steps-camel = Move { count-step }
do-steps-camel-bridge = Move { count-step } (a bridge costs { $cost })
do-track-split-steps = Take steps { on-track }
do-pay-swap-resources = Exchange { $gain }
do-provision-omit-base = Leave out a provision tile from the base game
do-provision-omit-moderate = Leave out the moderate provision tile
do-provision-omit-hard = Leave out the hard provision tile
do-provision-start-of-season = Provision tile { $number }
prize-12-1 = 1 point per gate: { gain-point }
prize-12-2 = 1 point per date picker: { gain-point }
prize-17-1 = 1 date and 1 dinar per entertainer: { gain-date } and { gain-dinar }
prize-17-2 = 1 water and 1 date per water vendor: { gain-water } and { gain-date }
prize-18-1 = 1 point for every 4 keshis: { gain-point }
prize-18-2 = 2 points per luxury good: { gain-point }

# One of several equal bonuses, told apart by its place.
place-number = { $gain } (no. { $number })

action-river = move the fisherman { count-step }
action-orchard = take { gain-date }
action-madrasa = buy scrolls with { count-scholar }
action-palace = climb { count-step }
action-mosque = climb { count-step }
action-square = turn the disc and perform
action-medina = buy gates with { count-guard }
action-sahara = claim discovered oases
action-sahara-towns = claim discovered oases or desert towns
action-souk = exchange office or luxury good

## Why something is not possible

not-possible = “{ $action }” isn’t possible: { $why }

why-not-asked = that doesn’t answer the current question.
why-no-such-action = there’s no such action; actions are numbered from 0 to { $most }.
why-over = the game is over.
why-not-your-turn = player { $seat } has nothing to decide right now.
why-not-in-hand = you have no { colour } keshi left to select.
why-assistant-there = you already have an assistant { at-sector }.
why-not-in-base = { $have ->
    [0] there’s no { colour } keshi in the tower base.
   *[other] there’s only 1 { colour } keshi in the tower base.
}
why-no-room = { $n ->
    [0] { the-sector } has no room for another { colour } keshi.
    [one] { the-sector } only has room for { $n } more { colour } keshi.
   *[other] { the-sector } only has room for { $n } more { colour } keshis.
}
why-no-room-red = { $n ->
    [0] every sector except the souk already has a water vendor or is about to get one.
   *[other] your sectors only have room for { $n ->
        [one] { $n } more water vendor
       *[other] { $n } more water vendors
    }.
}
why-claim-singly = with scroll 61, you claim keshis one at a time.
why-full = there’s no space left { at-sector }.
why-full-red = every sector except the souk already has a water vendor.
why-space-kept = this space is reserved for a keshi you’ve already claimed.
why-souk-vendor = only scroll 57 lets you place a water vendor in the souk.
why-vendor-there = there’s already a water vendor { at-sector }.
why-space-taken = there’s already an entertainer on space { $space } of the main square.
why-no-entertainer = there’s no entertainer on space { $space } of the main square.
why-path-full = there’s no space left { at-path }.
why-oasis-claimed = you’ve already claimed this oasis.
why-undiscovered = you have no caravan next to this oasis.
why-oasis-cost = this oasis costs { $cost }, which you can’t pay.
why-none-at-all = even with scroll 45, an oasis costs 1 resource, and you have none left.
why-claim-one = with the Sahara action, you must claim at least one oasis.
why-caravan-stays = caravans stay where they are.
why-no-guard = you have no free guard on the watchtower.
why-nothing-to-return = you have no { colour } keshi to return.
why-goods-stay = goods keshis can’t be returned in a keshi exchange.
why-same-colour = that’s the colour you returned.
why-river-water-only = extra steps on the river cost water.
why-rapid-not-crossed = your fisherman hasn’t crossed rapid { $rapid } yet.
why-tile-not-shown = scroll { $number } isn’t in the display.
why-scholars = this scroll needs { count-scholar }, and { $have ->
    [0] none is free
    [one] only { $have } is free
   *[other] only { $have } are free
}.
why-dates = this scroll costs { gain-date }, and you { $have ->
    [0] have none
   *[other] only have { $have }
}.
why-dinars = this gate costs { gain-dinar }, and you { $have ->
    [0] have nothing to pay with
   *[other] can only pay { $have }
}.
why-buy-new = after a refresh, you must buy one of the new scrolls.
why-held-back = you must still buy one of the new scrolls, so keep { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
} and { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
} for it.
why-buy-one = you must make at least one purchase.
why-refresh-over = you can only refresh scrolls when you use an assistant, and only once, before your first purchase.
why-no-refresh = a refresh costs 1 dinar; it also needs new scrolls in the stack and enough scholars and dates for one of them.
why-no-gate = there’s no { gate } in workshop { $workshop }.
why-gate-space-taken = there’s already a gate there.
why-no-goods = you have no { colour } keshi in your souk.
why-luxury-not-shown = luxury good { $number } isn’t in the display.
why-luxury-goods = luxury good { $number } costs { $cost }, which you don’t have.
why-no-action = the sector action { at-sector } would have no effect now.
why-no-assistant = you have no assistant { at-sector }.
why-line-taken = you’ve already taken this bonus; the second one must be different.
why-bonus-useless = there’s no space left for { $gain }.
why-no-line-space = your connection line has no bonus there.
why-date-needed = you need this date for the new scroll you must buy.
why-none-left = { $resource ->
    [water] you have no water left.
    [date] you have no dates left.
    [dinar] you have no dinars left.
   *[other] you have no { $resource } left.
}
why-hand-in = you can return at most { count-resource }.
why-no-nomad = a nomad costs { $cost } and needs a free place; only one nomad is available each round.
why-nomad-elsewhere = a nomad has to move to a different sector.
why-nomad-stays = you have no nomad there that can move; nomads next to an oasis or a gate stay put, as do those that have just moved.
why-award = you don’t have the spectators for this award, or it would have no effect now.
why-town = desert town { $number } isn’t yours to claim, or you don’t have { $cost }.
why-falcon-keshi = luxury good { $number } also costs a keshi from your board, and you have none to spare.

why-no-room-camels = { $n ->
    [0] neither your board nor your spectator column has room for another { colour } keshi.
    [one] your board and your spectator column together only have room for { $n } more { colour } keshi.
   *[other] your board and your spectator column together only have room for { $n } more { colour } keshis.
}
why-oasis-less = this oasis costs { $cost }, which you can’t pay even with a discount of { count-resource }.
why-claim-one-town = with the Sahara action, you must claim at least one oasis or desert town.
why-luxury-less = luxury good { $number } costs { $cost }, which you don’t have even with a discount of { count-goods }.
why-office-only = scroll 46 only lets you use the exchange office again.
why-luxury-only = scroll 34 only lets you buy more luxury goods.

## What happened: event- and the kind of the event

event-phase = { season-and-round }: { $phase }.
event-season-phase = Season { $season }: { $phase }.
event-season = Season { $season } begins, with exchange office { $number } in use.
event-start-player = { $player } is first.
event-provision = { $player } reveals provision tile { $number }: { $cost }.
event-selected = { $player } has selected { $colours }.
event-assistants = { $player } sends assistants { $where }.
event-no-assistants = { $player } sends no assistants yet.
souk-assistants = { $n ->
    [one] to the souk
   *[other] to the souk ({ $n })
}
event-joker = { $player } sends the red keshi’s assistant { to-sector }.
event-toss = Tower, { colour }: { $thrown } in, { $fallen } out.
event-claim = { $player } claims { keshis }.
event-claims-over = { $player } can’t claim any more keshis.
event-keshis-left = { keshis } that nobody can claim { $n ->
    [one] returns
   *[other] return
} to the supply.
event-keshi = { $player } places { keshis } (now { $value } in all).
event-keshi-lost = { $player } loses { keshis }: there’s no space left on the board.
event-vendor = { $player } places a water vendor { at-sector }.
event-entertainer = { $player } places an entertainer next to “{ $gain }”.
event-caravan = { $player } places a caravan { at-path }.
event-discovered = { $player } discovers oasis { $number }.
event-claimed = { $player } claims oasis { $number }.
event-oasis-scored = { $player } scores oasis { $number }.
event-returned = { $player } returns { keshis }.
event-goods-returned = { $player } returns { keshis }.
event-assistant-used = { $player } uses the assistant { at-sector }.
event-sector-action = { $player } performs the sector action { at-sector }.
event-fisherman = { $player } moves the fisherman from { $start ->
    [0] the start
   *[other] space { $start }
} to space { $end }.
event-river-bonus = { $player } takes the bonus of rapid { $rapid }.
event-all-rapids = { $player } gains { $n ->
    [one] the bonus
   *[other] the bonuses
} of { count-rapid } (scroll { $number }).
event-climb = { $player } climbs the { stairs } from { $start ->
    [0] the start
   *[other] step { $start }
} to step { $end }.
event-threshold = { $player } crosses the threshold to segment { $segment } of the { stairs }.
event-connection = { $player } takes { $gain } from the connection line.
event-disc = { $player } turns the audience disc.
event-square = { $player } takes the bonus “{ $gain }” on the main square for { count-spectator }.
event-scroll = { $player } takes scroll { $number }.
event-refresh = { $player } refreshes { the-scrolls }.
event-scroll-shown = New in the display: scroll { $number }.
event-luxury-shown = New in the display: luxury good { $number }.
event-office = { $player } uses the exchange office.
event-luxury = { $player } takes { luxury } { $number }.
event-gate = { $player } builds the { gate } { at-sector } (from workshop { $workshop }).
event-points = { $player } scores { gain-point } ({ $from }).
event-points-lost = { $player } loses { gain-point } ({ $from }).
event-resource = { $player } gains { $gain }.
event-spend = { $player } spends { $gain }.
event-placeholder = { $player } gets a placeholder for the missing { colour } keshi.
event-placeholder-swapped = { $player } swaps the { colour } placeholder for 1 { $other } keshi.
event-river-first = { $player } is first on the river and gains the bonus of river tile { $number }.
event-river-second = { $player } is second on the river and gains a bonus from river tile { $number }.
event-fishermen-return = The fishermen return to the start.
event-head-start = { $player } starts the season on the crocodile space.
event-provided = { $player } provides for their citizens.
event-not-provided = { $player } is { $cost } short: all resources are lost, and { gain-point }.
event-building = { $player } starts with { the-building }.
event-pawn = { $player } is now accompanied by { the-pawn }.
event-pawn-waits = { $stair ->
    [palace] The sultan
    [mosque] The imam
   *[other] { $stair }
} no longer accompanies anyone and waits on step { $end }.
event-town = { $player } takes desert town { $number }.
event-town-claimed = { $player } claims desert town { $number }.
event-claim-nomad = { $player } claims the nomad.
event-nomad-declined = { $player } leaves the nomad unclaimed.
event-nomad = { $player } places a nomad { at-sector }.
event-nomad-leaves = { $player } takes a nomad from { the-sector }.
event-nomad-leaves-vendor = { $player } takes a nomad from the water vendor space { at-sector }.
event-nomad-leaves-spectators = { $player } takes a nomad from the spectators.
event-nomad-returned = A nomad returns to the nomad board.
event-spectator = { $player } sends { keshis } to the spectators.
event-spectator-nomad = { $player } sends a nomad to the spectators.
event-spectator-leaves = { $player } takes { keshis } from the spectators.
event-spectator-leaves-nomad = { $player } takes a nomad from the spectators.
event-camel = { $player } moves the camel from { $start ->
    [0] the start
   *[other] space { $start }
} to space { $end }.
event-bridge-closed = { $player } can’t pay for the bridge, so the camel stops before space { $step }.
event-goal = { $player } crosses goal line { $goal } with the camel.
event-finish = { $player } finishes the camel race { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}.
event-dung = { $player } collects { count-dung }.
event-dung-less = { $player } discards { count-dung }.
event-award = { $player } gains the award for { count-keshi } from award tile { $award }.
event-storage = { $player } puts { keshis } on storage space { $space }.

## The Pashabot: what it does, and the priority that decided

event-strategy = { $player } reveals strategy tile { $number } ({ $upper }, { $lower } and a river icon; luxury goods: { $first }, then { $second }).
event-strategy-dry = { $player } reveals strategy tile { $number } ({ $upper } and { $lower }; luxury goods: { $first }, then { $second }).
event-bot-claim = { $player } claims { keshis } { for-sector }: { $why }.
event-bot-claim-no-row = { $player } claims { keshis }: { $why }.
event-bot-claim-nomad = { $player } claims the nomad { for-sector }: { $why }.
bot-claim-only = nothing else in the tower base fits on its board
bot-claim-1 = this completes { the-sector }
bot-claim-2 = there are 2 of this colour in the tower base, and both fit
bot-claim-3 = highest keshi priority
bot-claim-4 = tied on priority, but it has an assistant { at-sector }
bot-claim-5 = tied on priority, but you have an assistant { at-sector }
bot-claim-6 = tied, but { the-sector } is highest in its strategy column
bot-claim-7 = tied, but { the-sector } is the upper row on its board
bot-claim-8 = tied, but a row’s own colour comes before the nomad, and the nomad before red
bot-claim-8-goods = tied, but it has the fewest goods of this colour
bot-stands-in = { $why }, and there’s no { colour } keshi in the tower base
event-bot-gate = { $player } builds the { gate } from workshop { $workshop }: { $why }.
bot-gate-2 = its keshi completes a row
bot-gate-3 = highest keshi priority
bot-gate-4 = tied on priority, but it has no gate of this colour yet
bot-gate-5 = tied, but this colour has the fewest gates left
bot-gate-6 = tied, but its row is highest in the strategy column
bot-gate-7 = tied, but its keshi goes to the upper row
bot-gate-8 = no other gate suits it as well
event-bot-assistant = { $player } sends the red keshi’s assistant { to-sector }: { $why }.
bot-assistant-1 = highest keshi priority
bot-assistant-2 = tied on priority, but it has the most keshis there
bot-assistant-3 = tied, but this is the upper row
event-bot-priority = { $player } gains a keshi { for-sector }: of all the keshis that fit, this one has the highest priority.
event-bot-scrolls = { $player } removes { the-scrolls } from the display ({ count-scroll }).
event-bot-takes = { $player } takes away { keshis }: { $why }.
bot-takes-1 = of the colours with at least 2 keshis in the tower base, this one comes first in its line of colours
bot-takes-2 = no colour has 2 keshis in the tower base, and of the colours there, this one comes first in its line of colours

strategy-keshis = Keshi icons: { $upper }, then { $lower }. The Pashabot favours these keshis, and each icon also counts in its final scoring.
strategy-luxury = As long as this tile is the lowest in the column, the Pashabot buys these kinds of luxury goods: { $first }, or else { $second }.
strategy-river = River icon: when this tile is revealed, the Pashabot’s fisherman moves { count-step }.
strategy-needs = This tile is used only if camels, nomads and new luxury goods are all in play.

## What points come from

points-start = start of the game
points-orchard = date orchard
points-square = main square
points-jetty = jetty
points-river = steps beyond the jetty
points-rapids = rapids
points-palace = steps beyond the palace stairs
points-mosque = steps beyond the mosque stairs
points-lines = connection lines
points-gates = gates
points-gate-matches = gates in matching colours
points-start-oasis = start oasis
points-offices = exchange offices
points-provisions = provision tiles
points-sectors = complete sectors
points-leftovers = leftover resources and goods
points-town-spaces = caravans that reach a town
points-finish = camels at the finish
points-race = camel race
points-dung = camel dung
points-awards = awards
points-resources = resources
points-vendors = water vendors
points-scrolls = scrolls
points-sahara = Sahara
points-thresholds = thresholds
points-strategy = keshis (strategy tiles)
points-date-warehouse = date warehouse
points-library = library
points-training-room = training room
points-prayer-house = prayer house
points-boat-house = boat house
points-camel-stable = camel stable
points-barracks = barracks
points-gazebo = gazebo
points-race-saddle = race saddles
points-falcon = falcons
points-town = desert town { $number }
points-slipper = slippers
points-tajine = tajines
points-dagger = daggers
points-oil-lamp = oil lamps
points-necklace = necklaces
points-scroll = scroll { $number }
points-oasis = oasis { $number }
points-river-tile = river tile { $number }

## Tiles explained

help-kind = There’s no help on “{ $kind }”; ask about { $kinds }.
help-ask-number = Which { $kind }? Add a number from 1 to { $most }, as in { $kind } 7.
help-ask-which = Which { $kind }? Add one of these: { $known }.
help-number = There’s no { $kind } { $number }; the numbers run from 1 to { $most }.
help-which = There’s no { $kind } “{ $number }”; ask about { $known }.
help-scroll = { scroll-name }: { $academy ->
    [gray] { scroll-colour-gray }
    [yellow] { scroll-colour-yellow }
    [pink] { scroll-colour-pink }
    [orange] { scroll-colour-orange }
   *[other] { $academy }
}, { $acts }
help-luxury = { luxury-name }: { luxury }
help-river-tile = { river-tile-name }, season { $season }
help-building = Special building: { building }
help-derived = Derived from an example or a count in the rulebooks: { $what }.
help-reconstructed = Our own choice, which fits everything the rulebooks say: { $what }.

# Tiles that stay in the box.
left-out-luxury = Without the module “{ $module }”, { luxury } { $number } stays in the box.
left-out-oasis = Oasis { $number } needs the module “{ $module }”, so it stays in the box.
left-out-provision = Provision tile { $number } needs the module “{ $module }”, so it stays in the box.

value-scholars = scholars
value-dates = dates
value-acts = timing
value-gain = bonus
value-second = bonus for second place
value-base = points
value-each = points for each
value-most = limit
value-at-least = number needed
value-at-most = limit
value-colours = colours
value-colour = colour
value-luxury = kind of luxury good
value-resource = resource
value-rule = rule
value-type = kind
value-points = points
value-cost = price
value-yellow = bonus for yellow
value-orange = bonus for orange
value-purple = bonus for purple
value-season = season
value-per = set size
value-table = points
value-most-points = maximum points
value-needs = module needed
value-camel-steps = camel steps
value-claim-off = oasis discount
value-pays = keshi paid
value-bonus = bonus
value-steps = steps
value-expansion = expansion
value-level = level
value-effect = effect
value-front = side a
value-back = side b
value-dung = keshi colour for discarding dung
value-one = award for 1 keshi
value-two = award for 2 keshis
value-three = award for 3 keshis
value-four = award for 4 keshis
value-upper = upper keshi
value-lower = lower keshi
value-river = river icon
value-needs-modules = modules needed
value-keshi = keshi
value-resources = resources

## Configurations that cannot be played

config-unknown = There’s no { $kind ->
    [edition] edition
    [tower] tower layer
    [modules] module
    [offices] mix of exchange offices
    [provisions] mix of provision tiles
    [buildings] building side
    [library] library scroll
    [river_sides] river tile side
    [preset] preset
    [solo] solo opponent
    [variants] variant
   *[other] difficulty
} “{ $value }”. Choose { $choices }.
config-players = The game is for 2 to 4 players, not { $number }.
config-alone = A single player plays against the Pashabot. Choose solo play.
config-solo-players = Solo play is for 1 player, not { $number }. Set players to 1.
config-variants-need-solo = Variants make the Pashabot easier or harder, so they need solo play.
config-simplified-variants = The simplified Pashabot has no variants. Leave them out.
config-exclusive = “{ $one }” and “{ $other }” can’t be combined. Choose one of them.
config-staircase-module = You’ve chosen staircase tiles without their module. Add “staircase-tiles”.
config-staircase = Choose 12 different staircase tiles with their sides, from 1a to 20b.
