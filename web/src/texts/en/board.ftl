### A player's board, the small boards and the Pashabot's board.

board-label = { $name }’s board
board-of = { $what }: { $all }
board-more-than-you = { $what }: { $all }, ahead of you
board-ahead-of-you = { gain-point } ahead of you
board-behind-you = { gain-point } behind you
board-nobody = none
board-complete = complete
board-nomads-among = { $n ->
    [one] including { $n } nomad
   *[other] including { $n } nomads
}

## What the sectors are for

board-so-many = { $n ->
    [0] none yet
   *[other] currently { $n }
}
board-about-river = Your fisherman moves 1 step for each of your turquoise keshis ({ board-so-many }); extra steps cost 1 water each.
board-about-orchard = You gain 1 date for each of your green keshis ({ board-so-many }). Each keshi you place here gives you 1 point immediately.
board-about-madrasa = You buy scrolls with dates. The scrolls you buy in one action can’t require more scholars in total than you have ({ board-so-many }).
board-about-palace = Your courtier climbs 1 step for each of your white keshis ({ board-so-many }). Each threshold gives you 1 dinar and a bonus from your connection line.
board-about-mosque = Your student climbs 1 step for each of your black keshis ({ board-so-many }). Each threshold gives you 1 dinar and a bonus from your connection line.
board-about-square = The disc turns one section. Then you choose one of your entertainers ({ board-so-many }) and gain the bonus of its space once for each spectator facing it.
board-about-medina = You can buy one gate for each guard on your watchtower. Each gate gives you a keshi of its colour.
board-about-sahara = You claim discovered oases by paying the resources shown next to them. Placing a caravan next to an oasis discovers it.
board-about-souk = You buy a luxury good with your goods or trade in one goods keshi at the exchange office.
board-within-reach = { $what } within reach
board-for-water = { $what } for { $n } water
board-up-to = up to { $what }

## Places

board-vendor = { $taken ->
    [yes] Water vendor { at-sector }: each assistant used here first gives 1 water.
   *[no] Space for a water vendor { at-sector }
}
board-vendors = { $n ->
    [one] { $n } water vendor on the board, at most one per sector
   *[other] { $n } water vendors on the board, at most one per sector
}
board-gate = { $gate } { at-sector }
board-gate-space = Gate space { at-sector }: a gate in { $colours } scores an extra { $points }.
board-watchtower = { $n ->
    [0] Watchtower: no free guard
    [one] Watchtower: { $n } free guard
   *[other] Watchtower: { $n } free guards
}
board-path = { $path ->
    [right] Right path
   *[left] Left path
}: { $n ->
    [one] { $n } caravan
   *[other] { $n } caravans
}
board-oasis-hidden = Space { $place } { at-path }: face-down oasis; claiming it will cost { $cost }
board-oasis = Oasis { $number }, discovered { at-path }; claiming it costs { $cost }
board-oasis-gone = Space { $place } { at-path }: the oasis has been claimed
board-claimed-oasis = Oasis { $number }, claimed
board-start = Start oasis: { $n ->
    [one] { $n } caravan
   *[other] { $n } caravans
}. The first gives { $first }, the second { $second }.
board-town = { $state ->
    [free] Space for a desert town { at-path }: a caravan here gives { $points } and a town.
    [found] Desert town { $number } { at-path }; claiming it costs { $cost }
   *[claimed] Desert town { $number } { at-path }, claimed
}
board-square-space = Space { $place } of the main square: { $bonus }, faced by { $spectators }{ $taken ->
    [yes] , with an entertainer
   *[no] {""}
}
board-disc = Audience disc; spectators clockwise from the top: { $numbers }

## Supply

board-hand = { $state ->
    [chosen] { $colour }: selected for this round
    [placeholder] { $colour }: a placeholder that can’t be selected
    [hand] { $colour }: behind the screen
   *[used] { $colour }: used this season
}
board-claimed = Still to place: { $keshis }
board-to-store = For the storage row: { $keshis }
board-storage = Storage space { $place }: { $shows ->
    [keshi] the keshi on it may be placed when the space is covered
    [exchange] a keshi may be exchanged when the space is covered
    [scroll] a yellow scroll may be taken when the space is covered
   *[nothing] no bonus
}
board-storage-keshi = Storage space { $place }: the keshi on it ({ $colour }) may be placed when the space is covered
board-provision = Provision tile { $place }: { $state ->
    [active] active, due at the end of the season
    [revealing] about to be revealed
   *[down] { $known ->
        [yes] face down and still secret
       *[no] face down
    }
}
board-provision-level = Provision tile { $place }: { $level ->
    [moderate] moderate
    [hard] hard
   *[base] base game
}, not looked at yet
board-provision-cost = Due at the end of the season: { $cost }
board-bill = { $n ->
    [0] At the end of this round
    [one] In { $n } round
   *[other] In { $n } rounds
}: { $cost }
board-provision-none = No provisions are due yet.
board-provided = { $own ->
    [yes] You can already pay this.
   *[no] This can already be paid.
}
board-short = { $missing } short: −{ $points }
board-not-provided = { $own ->
    [yes] You still need { $missing }, or you’ll lose { $points } and all your resources.
   *[no] Still needed to avoid losing { $points } and all resources: { $missing }.
}
board-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
board-next-spectator = The next spectator moves the camel { $same } { $same ->
    [one] step
   *[other] steps
}{ $more ->
    [yes] , or { $new } if it adds a new colour.
   *[no] .
}
board-dung = { $n ->
    [0] No camel dung
   *[other] Camel dung: { $n } (costs { $loss } points at the end)
}

## What is owned

board-scrolls-here = Scrolls you buy in the madrasa go here.
board-luxury-here = Luxury goods you buy in the souk go here.

## Small boards

board-enlarge = Enlarge { $name }’s board
board-starts = start player
board-claims = Keshis still to place
board-works = Assistants: { $sectors }
board-can-select = { $n ->
    [0] No keshis left to select this season
   *[other] Still available this season: { $keshis }
}

## The Pashabot

board-wanted = { $n ->
    [0] not shown on the strategy tiles
    [one] shown once on the strategy tiles
   *[other] shown { $n } times on the strategy tiles
}
board-strategy = Strategy
board-strategy-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
board-strategy-tile = Strategy tile { $number }
board-strategy-about = The more often its strategy tiles show a colour, the more the Pashabot wants it.
board-bot-line = Line of colours
board-bot-line-note = The Pashabot takes 2 keshis of the first colour with at least 2 in the tower base; if there is none, it takes 1 keshi of the first colour there.
board-bot-place = { $place }: { $colour }
