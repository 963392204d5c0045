### The course of the game: what is asked, what can be done and why not, what happened.

## Lists

list-nothing = nothing
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## What is asked: ask- and the engine's own key, sometimes with a stage behind it

ask-nothing = The game is over.
ask-wait = The others are still deciding.
ask-arrange = Setup: arrange your board.
ask-arrange-store = Setup: which of your keshis do you lay on storage space { $space }?
ask-arrange-disc = Setup: how far do you turn your audience disc?
ask-arrange-provision = Setup: which provision tile do you reveal first?
ask-arrange-omit = Setup: choose a provision tile to leave out. You only know the levels so far. { $n } still to go.
ask-arrange-building = Setup: which special building do you choose?
ask-select = Select keshis for this round: { $n } still to choose.
ask-joker = Red keshi: to which sector do you send its assistant?
ask-claim = Claim 1 or 2 keshis of one colour from the base of the tower.
ask-claim-mixed = Scroll 61: claim a keshi of any colour from the base of the tower.
ask-second-claim = Scroll 61: claim a second keshi of any colour, if you like.
ask-assistant = Which assistant do you use next?
ask-use = Assistant { at-sector }: a new keshi or the sector action?
ask-deploy = { count-keshi } to place: which one comes next?
ask-may-place = You may place { keshis }, now or never.
ask-vendor = Red keshi: to which sector does the water vendor go?
ask-entertainer = New entertainer: beside which bonus do you place it?
ask-caravan = New caravan: which path does it take?
ask-any-resource = Take { gain-any-resource }.
ask-any-goods = { $n ->
    [one] Take { gain-any-goods }.
   *[other] Take { gain-any-goods }.
}
ask-any-keshi = Place { gain-any-keshi }.
ask-any-pair = Place any 2 keshis of one colour.
ask-either-stair = Climb { count-step }: which stairs?
ask-any-order = You gain several bonuses in any order: which one is next?
ask-harvest = Date orchard: take { $n } more, each a date or what your scrolls offer instead.
ask-river-water = Your fisherman moves on: add further steps for 1 water each? You have { gain-water }.
ask-river-bonus = End of the round: take the bonus of one rapid you have crossed.
ask-all-rapids = Scroll { $number }: every rapid you have crossed gives its bonus. Which one is next?
ask-stair-steps = You climb the { stairs }: add further steps?
ask-connection = { $n ->
    [one] Threshold crossed: take one bonus of your connection line.
   *[other] Threshold crossed: take { $n } different bonuses of your connection line.
}
ask-square = Main square: the disc has turned. Which entertainer performs?
ask-souk = Souk: use the exchange office or buy a luxury good.
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
} and { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
} to spend.
ask-gate-space = To which gate space does the { gate } go?
ask-gate-keshi = Scroll 36: the gate brings { gain-any-keshi }. Which one?
ask-oases = Claim discovered oases: which one?
ask-free-oases = Claim discovered oases for free, { $n } at most: which one?
ask-open-oasis = River tile 02: you may claim one of the open oases for free.
ask-return = Keshi exchange: you may return a placed keshi and place one of another colour.
ask-return-entertainer = Which entertainer do you return?
ask-return-vendor = Which water vendor do you return?
ask-take-other = For the returned { colour } keshi: place one of another colour.
ask-take-other-nomad = For the returned nomad: place a keshi of any colour.
ask-pay-dinars = Pay { gain-dinar }: with scroll 33 you may use dates and water instead.
ask-pay-any = Pay { gain-any-resource }.
ask-provide = Provide for your citizens: how do you pay?
ask-next-provision = Which provision tile do you reveal next?
ask-swap-placeholder = Last round: swap a placeholder for a colour you have already used this season.
ask-hand-in = Oasis { $number } is scored: how many resources do you hand in?
ask-score-oasis = Scroll 71: which of your claimed oases do you score now?
ask-prize = River tile { $number }: which bonus do you take?
ask-river-tile-13 = River tile 13: place an entertainer, a caravan or a guard.
ask-sector-action = You may perform the action of any one sector.
ask-keshi-then-action = Scroll 64: place any keshi, then perform its sector’s action.
ask-return-for-points = Scroll 72: hand in resources for 2 points each.
ask-keep-scroll = Which of the yellow scrolls you drew do you keep?
ask-tajine = Gazebo: which tajine do you take for free?
ask-start-of-season = Start of the season: which effect comes next?
ask-town = Which desert town do you take?
ask-any-scroll = Desert town 10: you may take any face-up scroll for free.
ask-any-luxury = Desert town 11: you may take any face-up luxury good without paying goods.
ask-free-gate = Take a gate without paying dinars: which one?
ask-commit = Who stands beside the new gate?
ask-nomad = Where does the nomad go?
ask-move-nomads = { $n ->
    [0] You may move nomads for { $cost } each: which one?
   *[other] You may move one nomad for free: which one?
}
ask-leave-square = Which nomad leaves the main square?
ask-board-or-spectators = { keshis }: to your board or to the spectators?
ask-discard-dung = Goal line crossed: do you discard a dung tile?
ask-award = Awards: what do you trade your spectators for? You have { $column }.
ask-discard = Award: { count-keshi } still to discard. Which one?
ask-split-steps = { count-step } to share out: where do you move next?
ask-steps-here = How many of the steps { on-track }?
ask-steps-here-camel = Race saddle: your camel may move { count-step }.
ask-spectator-bonus = Main square: take the bonus of a space that faces { count-spectator }.
ask-stack = You may take { a-scroll } for free. Which stack do you look through?
ask-stack-library = Library: buy { a-scroll } for { gain-date }. Choose a stack to look through.
ask-scroll-of-stack = Which scroll do you take from this stack?
ask-luxury-stack = You may buy a luxury good for less. Which stack do you look through?
ask-luxury-of-stack = Which luxury good do you buy from this stack?
ask-omit-goods = You pay { count-goods } less: which one do you leave out?
ask-leave-out = You pay { count-resource } less: which one do you leave out?
ask-give-keshi = The falcon also costs a keshi from your board: which one?
ask-claim-for-less = Race saddle: you may claim a discovered oasis for up to { count-resource } less.
ask-swap-resources = Falcon: exchange resources one for one. Which one do you hand in?
ask-new-storage-keshi = Which keshi do you lay on the storage space instead?

## What can be done. A message may have a variant for one question: do-vendor is asked by ask-vendor,
## do-vendor-return-vendor by ask-return-vendor.

do-done = Done
do-done-second-claim = No second keshi
do-done-may-place = Leave it
do-done-any-keshi = No further keshi
do-done-scrolls = No further scroll
do-done-gates = No further gate
do-done-oases = No further oasis
do-done-free-oases = No further oasis
do-done-free-scroll = No scroll
do-done-open-oasis = No oasis
do-done-return = No exchange
do-done-river-water = No further steps
do-done-stair-steps = No further steps
do-done-river-bonus = No bonus
do-done-connection = No connection bonus
do-done-either-stair = Stay where you are
do-done-sector-action = No sector action
do-done-claim = Leave the nomad
do-done-any-scroll = No scroll
do-done-any-luxury = No luxury good
do-done-free-gate = No gate
do-done-move-nomads = Move no further nomad
do-done-board-or-spectators = Neither: it is lost
do-done-discard-dung = Keep the dung tile
do-done-steps-here = It stays where it is
do-done-award = No further award
do-done-stack = No scroll
do-done-luxury-stack = No luxury good
do-done-luxury-of-stack = No luxury good
do-done-claim-for-less = No oasis
do-done-swap-resources = No further exchange
do-select = Select { colour }: an assistant { to-sector }
do-select-red = Select red: an assistant to any sector
do-assistant = Assistant { to-sector }
do-claim = Claim { keshis }
do-use = Use the assistant { at-sector }
do-use-water = Use the assistant { at-sector } (first { gain-water })
do-new-keshi = New keshi: { $gain }
do-sector-action = Sector action: { $action }
do-sector = { sector }: { $action }
do-deploy = Place { keshis }
do-deploy-gate-keshi = { do-take-keshi }
do-deploy-swap-placeholder = { do-take-keshi }
do-vendor = Water vendor { to-sector }
do-vendor-return-vendor = Return the water vendor { at-sector }
do-entertainer = Entertainer beside “{ $gain }”
do-caravan = Caravan { to-path }, space { $space }: discover an oasis
do-caravan-start = Caravan { to-path }: { $gain }
do-space = “{ $place }”, { count-spectator }: { $gain }
do-space-return-entertainer = Return the entertainer beside “{ $place }”
do-take-keshi = Take { keshis }
do-take = Take { $gain }
do-pay = Pay { $gain }
do-pay-return-for-points = Hand in { $gain }: 2 points
do-step-for = 1 more step for { $gain }
do-extra-step = 1 more step for free (scroll 48)
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
}): { $effect }
do-scroll-free-scroll = Take scroll { $number }: { $effect }
do-scroll-any-scroll = { do-scroll-free-scroll }
do-scroll-keep-scroll = Keep scroll { $number }: { $effect }
do-scroll-scroll-of-stack = { do-scroll-free-scroll }
do-refresh = Refresh { the-scrolls } for { gain-dinar }
do-office = Exchange office: { keshis } for { $gain }
do-luxury = Luxury good { $number } ({ luxury }) for { $cost }: { $gain }
do-luxury-less = Luxury good { $number } ({ luxury }) for { $cost }, less { count-goods }: { $gain }
do-luxury-free = Take luxury good { $number } ({ luxury }): { $gain }
do-gate = Gate: { colour }, from workshop { $workshop } for { gain-dinar } ({ $worth })
do-gate-free-gate = Gate: { colour }, from workshop { $workshop } for free ({ $worth })
do-at = Gate space { at-sector }
do-at-match = Gate space { at-sector } (matching colour: { $worth })
do-oasis = Claim oasis { $number } ({ oasis-place }) for { $cost }: { $effect }
do-oasis-free-oases = Claim oasis { $number } ({ oasis-place }) for free: { $effect }
do-oasis-less = Claim oasis { $number } ({ oasis-place }) for { $cost }, less { count-resource }: { $effect }
do-oasis-free = { do-oasis-free-oases }
oasis-place = { $path ->
    [left] left { $space }
    [right] right { $space }
    [start] { $space }
   *[other] { $path } { $space }
}
do-open-oasis = Claim oasis { $number }: { $effect }
do-score-oasis = Score oasis { $number }: { $worth }
do-score-oasis-most = Score oasis { $number }: up to { $worth }
do-hand-in = Hand in { $gain }: { $worth }
do-track = Climb { $gain }
do-return = Return { keshis }
do-provision = Reveal provision tile { $number }: { $cost }
do-disc = Disc turned by { $number }: { count-spectator } each at { $places }
do-disc-one = Disc turned by { $number }: { count-spectator } at { $places }
do-store = Lay { keshis } on storage space { $space }
do-provide = Pay what the tiles show: { $cost }
do-provide-scroll-44 = Pay with scroll 44: 1 dinar and { gain-any-resource }
do-claim-nomad = Claim the nomad for { $cost }
do-deploy-nomad = Place the nomad
do-deploy-nomad-start-of-season = A new nomad for free
do-deploy-board-or-spectators = Place { keshis } on your board
do-spectators = To the spectators: your camel moves { count-step }
do-spectators-still = To the spectators: your camel stays where it is
do-nomad-to = Nomad { to-sector }
do-nomad-to-orchard = Nomad { to-sector } ({ $gain })
do-nomad-to-square = Nomad { to-sector } as an entertainer (bonus of a free space)
do-nomad-to-sahara = Nomad { to-sector } as a caravan (bonus of its path)
do-nomad-vendor = Nomad { to-sector } as a water vendor
do-nomad-from = Move the nomad { at-sector }
do-nomad-from-return = Return the nomad { at-sector }
do-nomad-from-vendor = Move the nomad who is the water vendor { at-sector }
do-nomad-from-vendor-return = Return the nomad who is the water vendor { at-sector }
do-nomad-from-spectators = Move the nomad among your spectators
do-space-leave-square = The nomad beside “{ $place }”
do-caravan-town = Caravan { to-path }, fourth space: { $gain } and a desert town
do-caravan-no-town = Caravan { to-path }, fourth space: { $gain }
do-town = Desert town { $number }: { $effect }
do-town-oases = Claim desert town { $number } for { $cost }: { $effect }
do-award = Discard { $cost }: { $benefit }
do-award-dung = Discard { keshis }: 1 dung tile less
do-discard = Discard { keshis }
do-discard-nomad = Discard the nomad
do-discard-dung = Discard 1 dung tile
do-building = Choose { the-building }: { $gain }
do-building-able = Choose { the-building }: { $gain }. { $ability }
do-building-library = Library: buy { a-scroll } from any one stack
do-omit = Leave out { keshis }
do-omit-resource = Leave out { $gain }
do-give = Give { keshis }
do-commit-guard = A guard
do-commit-nomad = A nomad
do-return-caravan = Return the caravan at the end of the { $path ->
    [left] left path
    [right] right path
    [start] start oasis
   *[other] { $path }
}
do-swap-storage = Swap { keshis } on storage space { $space }
do-return-spectator = Return { keshis } from the spectators
do-return-spectator-nomad = Return the nomad from the spectators
do-stack = Stack { $number } ({ $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, top: { $top })
do-stack-covered = Stack { $number } ({ $n ->
    [one] { $n } tile
   *[other] { $n } tiles
})
luxury-on-top = luxury good { $number }, { luxury }
do-steps = { count-step } { on-track }
do-steps-camel = It moves { count-step }
do-steps-camel-bridge = It moves { count-step }; a bridge costs { $cost }
do-track-split-steps = Move { on-track }
do-pay-swap-resources = Exchange { $gain }
do-provision-acting = Reveal provision tile { $number }: { $cost }. { $effect }
do-provision-omit-base = Leave out a provision tile of the base game
do-provision-omit-moderate = Leave out the moderate provision tile
do-provision-omit-hard = Leave out the hard provision tile
do-provision-start-of-season = Provision tile { $number }: { $effect }
prize-12-1 = 1 point for each of your gates: { gain-point }
prize-12-2 = 1 point for each of your date pickers: { gain-point }
prize-17-1 = 1 date and 1 dinar for each of your entertainers: { gain-date } and { gain-dinar }
prize-17-2 = 1 date and 1 water for each of your water vendors: { gain-date } and { gain-water }
prize-18-1 = 1 point for every 4 of your keshis: { gain-point }
prize-18-2 = 2 points for each of your luxury goods: { gain-point }

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
action-souk = exchange office or luxury good

## Why something is not possible

not-possible = “{ $action }” is not possible: { $why }

why-not-asked = that does not answer the current question; choose one of the actions offered.
why-no-such-action = there is no such action; actions are numbered from 0 to { $most }.
why-over = the game is over.
why-not-your-turn = player { $seat } has nothing to decide now; wait for the others.
why-not-in-hand = you have no { colour } keshi left to select; choose another colour.
why-assistant-there = you already have an assistant { at-sector }; choose another sector.
why-not-in-base = { $have ->
    [0] there is no { colour } keshi in the base of the tower; claim another colour.
   *[other] there is only 1 { colour } keshi in the base of the tower; claim 1.
}
why-no-room = { $n ->
    [0] { the-sector } has no room for another { colour } keshi; claim another colour.
   *[other] { the-sector } has room for { keshis }; claim { $n }.
}
why-no-room-red = { $n ->
    [0] every sector has its water vendor or will get one; claim another colour.
   *[other] your sectors have room for { $n ->
        [one] { $n } more water vendor
       *[other] { $n } more water vendors
    }; claim { $n }.
}
why-claim-singly = with scroll 61 you claim one keshi at a time; claim 1, and then another one if you like.
why-full = there is no space left for a { colour } keshi; choose something else.
why-space-kept = this space is for a keshi you have claimed, which would find no other; choose another place.
why-souk-vendor = only scroll 57 puts a water vendor into the souk; choose another sector.
why-vendor-there = there is already a water vendor { at-sector }; choose another sector.
why-space-taken = an entertainer already stands on space { $space } of the main square; choose a free space.
why-no-entertainer = no entertainer stands on space { $space } of the main square; choose a space with one.
why-path-full = there is no space left { at-path }; choose another path.
why-oasis-claimed = you have already claimed this oasis; choose another one.
why-undiscovered = no caravan of yours stands beside this oasis; choose a discovered one.
why-oasis-cost = this oasis costs { $cost }, which you cannot pay; choose another one.
why-none-at-all = even with scroll 45 an oasis costs 1 resource, and you have none left.
why-claim-one = with the Sahara action you must claim at least one oasis; choose which.
why-caravan-stays = caravans stay where they are; return another colour.
why-no-guard = you have no free guard on the watchtower; choose something else.
why-nothing-to-return = you have placed no { colour } keshi; return another colour.
why-goods-stay = goods keshis stay in the souk; return another colour.
why-same-colour = that is the colour you returned; choose another one.
why-river-water-only = further steps on the river cost water; pay water or stop.
why-rapid-not-crossed = your fisherman has not crossed rapid { $rapid }; choose one behind him.
why-tile-not-shown = scroll { $number } is not in the display; choose a scroll that lies there.
why-scholars = this scroll needs { count-scholar }, and { $have ->
    [one] only { $have } is free
   *[other] only { $have } are free
}; choose one that needs fewer.
why-dates = this scroll costs { gain-date }, and you have only { $have }; choose a cheaper one.
why-dinars = this gate costs { gain-dinar }, and you can pay only { $have }; choose another workshop.
why-buy-new = after a refresh you must buy one of the new scrolls; choose one of them, or one that leaves you enough to pay for it.
why-held-back = you must still buy one of the new scrolls, which takes { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
} and { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
}; choose something after which you can.
why-buy-one = you must buy at least one thing; choose what.
why-refresh-over = only an assistant can refresh scrolls, once and before the first purchase; buy from the display.
why-no-refresh = a refresh needs 1 dinar, new scrolls in the stack, and scholars and dates for one of them; choose something else.
why-no-gate = workshop { $workshop } has no { gate }; choose one that lies there.
why-gate-space-taken = a gate already stands there; choose a free gate space.
why-no-goods = you have no { colour } keshi in your souk; choose a colour you have.
why-luxury-not-shown = luxury good { $number } is not in the display; choose one that lies there.
why-luxury-goods = luxury good { $number } costs { $cost }, which you do not have; choose another one.
why-no-action = the sector action { at-sector } would have no effect now; choose something else.
why-no-assistant = you have no assistant { at-sector }; choose a sector with one.
why-line-taken = you have already taken this bonus; the second one must be another.
why-bonus-useless = there is no space left for { $gain }; choose another bonus.
why-no-line-space = your connection line has no bonus there; choose another one.
why-date-needed = you need this date for the scroll you buy next; pay with something else.
why-none-left = { $resource ->
    [water] you have no water left; choose something else.
    [date] you have no date left; choose something else.
    [dinar] you have no dinar left; choose something else.
   *[other] you have no { $resource } left; choose something else.
}
why-hand-in = { $n } is the most you can hand in; choose a number up to { $n }.
why-no-nomad = a nomad costs { $cost } and needs a place, and only one is on offer each round; claim something else.
why-nomad-elsewhere = a nomad who moves goes to another sector; choose one.
why-nomad-stays = no nomad who may move stands there; nomads beside oases or gates and those who have just moved stay where they are.
why-award = you do not have the spectators for this award, or it would do nothing now; choose another one or stop.
why-town = town { $number } is not yours to claim, or you lack { $cost }; choose something else.
why-falcon-keshi = luxury good { $number } also costs a keshi from your board, and you have none to spare; choose another one.

why-no-room-camels = { $n ->
    [0] neither your board nor your spectators have room for another { colour } keshi; claim another colour.
   *[other] your board and your spectators have room for { keshis }; claim { $n }.
}
why-oasis-less = this oasis costs { $cost }, less { count-resource }, which you cannot pay; choose another one.
why-claim-one-town = with the Sahara action you must claim at least one oasis or desert town; choose which.
why-luxury-less = luxury good { $number } costs { $cost }, less { count-goods }, which you do not have; choose another one.
why-office-only = scroll 46 only lets you use the exchange office again; use it or stop.
why-luxury-only = scroll 34 only lets you buy more luxury goods; buy one or stop.

## What happened: event- and the kind of the event

event-phase = { season-and-round }: { $phase }.
event-season-phase = Season { $season }: { $phase }.
event-season = Season { $season } begins, with exchange office { $number }.
event-start-player = { $player } is the start player.
event-provision = { $player } reveals provision tile { $number }: { $cost }.
event-selected = { $player } has selected { $colours }.
event-assistants = { $player } sends assistants { $where }.
event-no-assistants = { $player } sends no assistants yet.
souk-assistants = { $n ->
    [one] to the souk
   *[other] { $n } times to the souk
}
event-joker = { $player } sends the red keshi’s assistant { to-sector }.
event-toss = Tower, { colour }: { $thrown } thrown in, { $fallen } fell out.
event-claim = { $player } claims { keshis }.
event-claims-over = { $player } can claim no more.
event-keshis-left = Nobody can claim { keshis }: back to the supply.
event-keshi = { $player } places { keshis } (now { $value }).
event-keshi-lost = { $player } has no space for { keshis }, so it is lost.
event-vendor = { $player } places a water vendor { at-sector }.
event-entertainer = { $player } places an entertainer beside “{ $gain }”.
event-caravan = { $player } sends a caravan { to-path }.
event-discovered = { $player } discovers oasis { $number }.
event-claimed = { $player } claims oasis { $number }.
event-oasis-scored = { $player } scores oasis { $number }.
event-returned = { $player } returns { keshis }.
event-goods-returned = { $player } returns { keshis }.
event-assistant-used = { $player } uses the assistant { at-sector }.
event-sector-action = { $player } performs the sector action { at-sector }.
event-fisherman = { $player } moves the fisherman from { $start } to { $end }.
event-river-bonus = { $player } takes the bonus of rapid { $rapid }.
event-all-rapids = { $player } gains the bonuses of { count-rapid } through scroll { $number }.
event-climb = { $player } climbs the { stairs } from { $start } to { $end }.
event-threshold = { $player } crosses the threshold to segment { $segment } of the { stairs }.
event-connection = { $player } takes { $gain } from the connection line.
event-disc = { $player } turns the audience disc.
event-square = { $player } performs beside “{ $gain }” for { count-spectator }.
event-scroll = { $player } takes scroll { $number }.
event-refresh = { $player } refreshes { the-scrolls }.
event-scroll-shown = New in the display: scroll { $number }.
event-luxury-shown = New in the display: luxury good { $number }.
event-office = { $player } uses the exchange office.
event-luxury = { $player } takes luxury good { $number } ({ luxury }).
event-gate = { $player } builds the { gate } from workshop { $workshop } { at-sector }.
event-points = { $player } scores { gain-point } ({ $from }).
event-points-lost = { $player } loses { gain-point } ({ $from }).
event-resource = { $player } gains { $gain }.
event-spend = { $player } hands over { $gain }.
event-placeholder = { $player } gets a placeholder for the missing { colour } keshi.
event-placeholder-swapped = { $player } swaps the { colour } placeholder for a { $other } keshi.
event-river-first = { $player } is first on the river and gains the bonus of river tile { $number }.
event-river-second = { $player } is second on the river and gains a bonus of river tile { $number }.
event-fishermen-return = The fishermen return to the start.
event-head-start = { $player } starts the season on the crocodile space.
event-provided = { $player } provides for the citizens.
event-not-provided = { $player } cannot provide for the citizens.
event-building = { $player } moves into a special building: { building }.
event-pawn = { $stair ->
    [palace] The sultan
    [mosque] The imam
   *[other] { $stair }
} now accompanies { $player }.
event-pawn-waits = { $stair ->
    [palace] The sultan
    [mosque] The imam
   *[other] { $stair }
} now accompanies nobody and waits on step { $end }.
event-town = { $player } takes desert town { $number }.
event-town-claimed = { $player } claims desert town { $number }.
event-claim-nomad = { $player } claims the nomad.
event-nomad-declined = { $player } leaves the nomad.
event-nomad = { $player } places a nomad { at-sector }.
event-nomad-leaves = { $player }’s nomad leaves its place { at-sector }.
event-nomad-leaves-vendor = { $player }’s nomad leaves the water vendor space { at-sector }.
event-nomad-leaves-spectators = { $player }’s nomad leaves the spectators.
event-nomad-returned = A nomad returns to the nomad board.
event-spectator = { $player } sends { keshis } to the spectators.
event-spectator-nomad = { $player } sends a nomad to the spectators.
event-spectator-leaves = { $player } takes { keshis } from the spectators.
event-spectator-leaves-nomad = { $player } takes a nomad from the spectators.
event-camel = { $player }’s camel moves from { $start } to { $end }.
event-bridge-closed = { $player }’s camel stops before step { $step }: the bridge cannot be paid for.
event-goal = { $player }’s camel crosses goal line { $goal }.
event-finish = { $player }’s camel finishes { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}.
event-dung = { $player } collects { count-dung }.
event-dung-less = { $player } discards { count-dung }.
event-award = { $player } gains the award for { count-keshi } from award tile { $award }.
event-storage = { $player } lays { keshis } on storage space { $space } instead.

## The Pashabot: what it does, and the priority that decided

event-strategy = { $player } reveals strategy tile { $number }: { $upper } and { $lower }, luxury goods { $first } before { $second }, with a river icon.
event-strategy-dry = { $player } reveals strategy tile { $number }: { $upper } and { $lower }, luxury goods { $first } before { $second }.
event-bot-claim = { $player } claims { keshis } { for-sector }: { $why }.
event-bot-claim-no-row = { $player } claims { keshis }: { $why }.
event-bot-claim-nomad = { $player } claims the nomad { for-sector }: { $why }.
bot-claim-only = nothing else in the base fits on its board
bot-claim-1 = this completes { the-sector }
bot-claim-2 = 2 of this colour lie in the base, and both fit
bot-claim-3 = highest keshi priority
bot-claim-4 = among equal priorities, it has an assistant { at-sector }
bot-claim-5 = among equal priorities, you have an assistant { at-sector }
bot-claim-6 = among equals, { the-sector } is highest in its strategy column
bot-claim-7 = among equals, { the-sector } is the upper row on its board
bot-claim-8 = among equals, a row’s own colour comes before the nomad, and the nomad before red
bot-claim-8-goods = among equal goods, it has the fewest of these
bot-stands-in = { $why }, and no { colour } keshi lies in the base
event-bot-gate = { $player } builds the { gate } from workshop { $workshop }: { $why }.
bot-gate-2 = its keshi completes a row
bot-gate-3 = highest keshi priority
bot-gate-4 = among equal priorities, it has no gate of this colour yet
bot-gate-5 = among equals, the fewest gates of this colour are left
bot-gate-6 = among equals, its row is highest in the strategy column
bot-gate-7 = among equals, its keshi goes to the upper row
bot-gate-8 = no other gate suits it as well
event-bot-assistant = { $player } sends the red keshi’s assistant { to-sector }: { $why }.
bot-assistant-1 = highest keshi priority
bot-assistant-2 = among equal priorities, it has the most keshis there
bot-assistant-3 = among equals, this is the upper row
event-bot-priority = { $player } gains a keshi { for-sector }: of all the keshis there is room for, this one has the highest priority.
event-bot-scrolls = { $player } removes { the-scrolls } from the display: { count-scroll }.
event-bot-takes = { $player } takes away { keshis }: { $why }.
bot-takes-1 = of the colours that lie there at least twice, this one comes first in its line
bot-takes-2 = no colour lies there twice, and this one comes first in its line
event-pawn-bot = { $stair ->
    [palace] The sultan
    [mosque] The imam
   *[other] { $stair }
} now accompanies the Pashabot.

strategy-keshis = It makes the Pashabot want { $upper }, then { $lower }; each icon also scores at the end.
strategy-luxury = As long as this is the lowest tile, the Pashabot buys luxury goods of these kinds: { $first }, or else { $second }.
strategy-river = River icon: when this tile is revealed, the Pashabot’s fisherman moves { count-step }.
strategy-needs = It is used only if camels, nomads and new luxury goods are all in play.

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

help-kind = There is nothing to tell about “{ $kind }”; ask about { $kinds }.
help-ask-number = Which { $kind }? Say a number from 1 to { $most } too, as in { $kind } 7.
help-ask-which = Which { $kind }? Say one of these too: { $known }.
help-number = There is no { $kind } { $number }; the numbers run from 1 to { $most }.
help-which = There is no { $kind } “{ $number }”; ask about { $known }.
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
left-out-luxury = Luxury good { $number } ({ luxury }) needs the module { $module }, so it stays in the box.
left-out-oasis = Oasis { $number } needs the module { $module }, so it stays in the box.
left-out-provision = Provision tile { $number } needs the module { $module }, so it stays in the box.

value-scholars = scholars
value-dates = dates
value-acts = when it acts
value-gain = bonus
value-second = bonus of the second
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
value-per = how many for the points
value-table = points
value-most-points = most points
value-needs = needed module
value-camel-steps = steps of the camel
value-claim-off = discount on an oasis
value-pays = keshi paid
value-bonus = bonus
value-steps = steps
value-expansion = expansion
value-level = level
value-effect = effect
value-front = side a
value-back = side b
value-dung = colour for dung
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

config-unknown = There is no { $kind ->
    [edition] edition
    [tower] tower layer
    [modules] module
    [offices] mix of offices
    [provisions] mix of provision tiles
    [buildings] side of the buildings
    [library] library scroll
    [river_sides] side of a river tile
    [preset] preset
    [solo] solo opponent
    [variants] variant
   *[other] difficulty
} “{ $value }”: choose { $choices }.
config-players = The game is for 2 to 4 players, not { $number }.
config-alone = A single player plays against the Pashabot: choose solo.
config-solo-players = Solo is for 1 player, not { $number }: set players to 1.
config-variants-need-solo = Variants make the Pashabot easier or harder: they need solo play.
config-simplified-variants = The simplified Pashabot has no variants: leave them out.
config-exclusive = { $one } and { $other } exclude each other: choose one of them.
config-staircase-module = Staircase tiles are chosen, but not played with: add “staircase-tiles”.
config-staircase = Choose 12 different staircase tiles with their sides, from 1a, 1b to 20a, 20b.
