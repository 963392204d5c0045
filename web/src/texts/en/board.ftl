### A player's board, the small boards and the Pashabot's board.

board-label = The board of { $name }
board-of = { $what }: { $all }
board-more-than-you = { $what }: { $all }, more than you
board-ahead-of-you = { gain-point } ahead of you
board-behind-you = { gain-point } behind you
board-nobody = nobody yet
board-complete = complete
board-nomads-among = { $n ->
    [one] { $n } of them a nomad
   *[other] { $n } of them nomads
}

## What the sectors are for

board-so-many = { $n ->
    [0] none yet
   *[other] now { $n }
}
board-about-river = Your fisherman moves 1 step for each of your turquoise keshis ({ board-so-many }); further steps cost 1 water each.
board-about-orchard = You gain 1 date for each of your green keshis ({ board-so-many }). Each keshi you place here gives 1 point at once.
board-about-madrasa = You buy scrolls for dates; together they may need as many scholars as you have ({ board-so-many }).
board-about-palace = Your courtier climbs 1 step for each of your white keshis ({ board-so-many }). Each threshold gives 1 dinar and a bonus of the connection line.
board-about-mosque = Your student climbs 1 step for each of your black keshis ({ board-so-many }). Each threshold gives 1 dinar and a bonus of the connection line.
board-about-square = The disc turns by one section; then one of your entertainers ({ board-so-many }) earns its bonus once for each spectator facing it.
board-about-medina = You buy gates, one for each guard on the watchtower. Each gate gives a keshi of its colour.
board-about-sahara = You claim discovered oases for the resources shown beside them. Each caravan you place beside an oasis discovers it.
board-about-souk = You buy a luxury good with your goods, or give one goods keshi to the exchange office.
board-within-reach = { $what } within reach
board-for-water = { $what } for { $n } water
board-up-to = up to { $what }

## Places

board-vendor = { $taken ->
    [yes] Water vendor { at-sector }: whenever you use an assistant here, you first gain 1 water.
   *[no] Space for a water vendor { at-sector }
}
board-vendors = { $n ->
    [one] { $n } water vendor on the board, 8 at most
   *[other] { $n } water vendors on the board, 8 at most
}
board-gate = { $gate }, { for-sector }
board-gate-space = Gate space { for-sector }: a gate in { $colours } scores { $points }.
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
board-oasis-hidden = Face-down oasis { $place } { at-path }; claiming it will cost { $cost }
board-oasis = Oasis { $number }, discovered { at-path }; claiming it costs { $cost }
board-oasis-gone = Oasis { $place } { at-path } is claimed
board-claimed-oasis = Oasis { $number }, claimed
board-start = Start oasis: { $n ->
    [one] { $n } caravan
   *[other] { $n } caravans
}. The first brings { $first }, the second { $second }.
board-town = { $state ->
    [free] Space for a desert town { at-path }: a caravan here brings { $points } and a town.
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
    [placeholder] { $colour }: a placeholder, which cannot be selected
    [hand] { $colour }: behind your screen
   *[used] { $colour }: used this season
}
board-claimed = Claimed, still to be placed: { $keshis }
board-to-store = For the storage row: { $keshis }
board-storage = Storage space { $place }: { $shows ->
    [keshi] whoever covers it may place the keshi on it
    [exchange] whoever covers it may exchange a keshi
    [scroll] whoever covers it may take a yellow scroll
   *[nothing] covering it gives nothing
}
board-storage-keshi = Storage space { $place }: whoever covers it may place this keshi, { $colour }
board-provision = Provision tile { $place }: { $state ->
    [active] active, to be paid for at the end of the season
    [revealing] will be revealed
   *[down] { $known ->
        [yes] face down, seen by you alone
       *[no] face down
    }
}
board-provision-level = Provision tile { $place }: { $level ->
    [moderate] moderate
    [hard] hard
   *[base] base game
}, not looked at yet
board-provision-cost = To be paid at the end of the season: { $cost }
board-bill = { $n ->
    [0] At the end of this round
    [one] In { $n } round
   *[other] In { $n } rounds
}: { $cost }
board-provision-none = No provision tile demands anything yet.
board-provided = { $own ->
    [yes] You could pay it now.
   *[no] It could be paid now.
}
board-not-provided = { $own ->
    [yes] You are short of { $missing }: you would lose { $points } and all your resources.
   *[no] Short of { $missing }: { $points } and all resources would be lost.
}
board-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
board-next-spectator = The next spectator moves the camel { $same } { $same ->
    [one] step
   *[other] steps
}, one of a new colour { $new }.
board-dung = { $n ->
    [0] No camel dung
   *[other] Camel dung: { $n }, which costs { $loss } points at the end
}

## What is owned

board-scrolls-here = Scrolls you buy in the madrasa lie here.
board-luxury-here = Luxury goods you buy in the souk lie here.

## Small boards

board-enlarge = Enlarge the board of { $name }
board-starts = start player
board-claims = Claimed
board-works = Assistants: { $sectors }
board-can-select = { $n ->
    [0] No more can be selected this season
   *[other] Can still be selected this season: { $keshis }
}

## The Pashabot

board-wanted = { $n ->
    [0] not on its strategy tiles
    [one] once on its strategy tiles
   *[other] { $n } times on its strategy tiles
}
board-strategy = Strategy
board-strategy-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
board-strategy-tile = Strategy tile { $number }
board-strategy-about = The more often its strategy tiles show a colour, the more the Pashabot wants it.
board-bot-line = Its line of colours
board-bot-line-note = It takes 2 of the first colour of which 2 lie in the base, or else 1 of the first colour there.
board-bot-place = { $place }: { $colour }
