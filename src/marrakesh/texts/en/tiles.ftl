### What tiles and spaces do.
###
### Values from the component files come in as parameters: $gain, $second and $cost are lists of
### amounts ("2 dates and 1 water"), $colours a list of colours ("black, turquoise or green").

## Scrolls

about-scroll = You need the scholars shown and must pay the dates shown. In one action, each scholar counts for only one scroll.
scroll-price = { $scholars ->
    [one] Needs { $scholars } scholar
   *[other] Needs { $scholars } scholars
}, costs { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
}

# 01-12, 19-21, 30, 37-43 and 67 say what the component file lets them give.
scroll-deploy = Place { $gain } immediately and gain the placement bonus, if there is one.
scroll-deploy-all = Place { $gain } immediately, one after the other, and gain any placement bonuses.
scroll-gain = Gain { $gain } immediately.
scroll-goods = Place { $gain } in your souk immediately.

scroll-01 = { scroll-deploy }
scroll-02 = { scroll-deploy }
scroll-03 = { scroll-deploy }
scroll-04 = { scroll-deploy }
scroll-05 = { scroll-deploy }
scroll-06 = { scroll-deploy }
scroll-07 = { scroll-deploy }
scroll-08 = { scroll-deploy }
scroll-09 = { scroll-deploy }
scroll-10 = { scroll-deploy }
scroll-11 = { scroll-deploy }
scroll-12 = { scroll-deploy }
scroll-13 = Whenever you cross a threshold, you also gain 1 water.
scroll-14 = Whenever you cross a threshold, you also gain 1 date.
scroll-15 = Whenever you cross a threshold, you gain 1 extra dinar.
scroll-16 = Whenever you cross a threshold, you also gain 1 step on the river.
scroll-17 = Whenever you cross a rapid, you gain its bonus immediately.
scroll-18 = Whenever you use the exchange office, you also gain any 1 resource.
scroll-19 = { scroll-gain }
scroll-20 = { scroll-gain }
scroll-21 = { scroll-gain }
scroll-22 = Gates from the leftmost workshop cost you no points.
scroll-23 = When you perform the date orchard action, you may replace any of the dates you gain with 1 water each.
scroll-24 = When you perform the date orchard action, you may replace any of the dates you gain with 1 dinar each.
scroll-25 = When you perform the date orchard action, you may replace any of the dates you gain with 1 point each.
scroll-26 = When you climb the palace or mosque stairs, you may buy extra steps for 1 date each.
scroll-27 = When you climb the palace or mosque stairs, you may buy extra steps for 1 water each.
scroll-28 = At the start of each season’s scoring, you gain the bonus of every rapid you have crossed.
scroll-29 = At the end of each main square action, you score 2 points per spectator facing the 2-point space, even if there is no entertainer on it.
scroll-30 = { scroll-deploy }
scroll-31 = Every section of your audience disc counts as having 1 more spectator.
scroll-32 = Each gate costs you 1 dinar less, but never less than 0.
scroll-33 = Whenever you pay dinars, you may replace any of them with 1 date or 1 water each, but not the other way round.
scroll-34 = In the souk, you may buy several luxury goods with one assistant.
scroll-35 = When you use an assistant in a sector with a water vendor, you gain 1 extra water.
scroll-36 = When you buy a gate, you gain any 1 keshi instead of one of the gate’s colour.
scroll-37 = { scroll-goods }
scroll-38 = { scroll-goods }
scroll-39 = { scroll-goods }
scroll-40 = { scroll-goods }
scroll-41 = { scroll-goods }
scroll-42 = { scroll-goods }
scroll-43 = { scroll-deploy-all }
scroll-44 = When you provide for your citizens, you may pay 1 dinar. Each of your revealed provision tiles then costs you only 1 resource of your choice.
scroll-45 = Every oasis you claim costs you any 1 resource instead of the price shown.
scroll-46 = In the souk, you may use the exchange office several times with one assistant.
scroll-47 = Immediately gain 3 times the bonus of each main square space that faces 3 spectators, even if there is no entertainer on it.
scroll-48 = Whenever you climb the palace or mosque stairs, you may add 1 step.
scroll-49 = Each step beyond the end of the mosque stairs scores 2 points instead of 1.
scroll-50 = { $edition ->
    [deluxe] When you use an assistant to perform the sector action in a sector with a water vendor, you gain 2 points in addition to the water.
   *[essential] When you use an assistant in a sector with a water vendor, you gain 2 points in addition to the water.
}
scroll-51 = At the end of each main square action, you also gain the bonus of each space that faces exactly 1 spectator, even if there is no entertainer on it.
scroll-52 = Each step beyond the end of the palace stairs scores 2 points instead of 1.
scroll-53 = You may immediately perform any one sector action.
scroll-54 = When you place an entertainer, you also gain the placement bonuses of both neighbouring spaces, occupied or not.
scroll-55 = Immediately climb 3 steps on the palace stairs and 3 steps on the mosque stairs, in either order, and gain all the usual bonuses.
scroll-56 = Each step beyond the jetty scores 2 points instead of 1.
scroll-57 = Place a water vendor next to the assistant space in your souk and gain 3 water. From your next turn on, each assistant you use in the souk gives you 1 water.
scroll-58 = Take a face-up orange scroll for 1 date, ignoring its scholar requirement.
scroll-59 = Immediately gain each bonus on the connection line between your courtier and your student once.
scroll-60 = You gain every rapid bonus twice.
scroll-61 = When you claim 2 keshis, they may be of different colours.
scroll-62 = Claim 3 of your discovered oases for free, or all of them if you have fewer. You cannot claim desert towns this way.
scroll-63 = Whenever you cross a threshold, you gain 2 different bonuses from your connection line instead of 1.
scroll-64 = Place any 1 keshi, then perform the action of the sector you placed it in.
scroll-65 = You perform every main square action twice, turning the disc each time.
scroll-66 = When you buy a gate, you gain 2 keshis of its colour instead of 1, or any 2 keshis if you also have scroll 36.
scroll-67 = { scroll-deploy-all }
scroll-68 = Every oasis you discover scores once immediately. It stays where it is, can still be claimed and can score again in the final scoring.
scroll-69 = At the end of each round, you gain the bonus of every rapid you have crossed, not just one.
scroll-70 = For each of your entertainers, immediately gain the bonus of its space once per spectator facing it. The disc does not turn.
scroll-71 = Score one of your claimed oases immediately. It can score again in the final scoring.
scroll-72 = Immediately return any number of resources for 2 points each.

## Oases

about-oasis = Place a caravan next to an oasis to discover it, then use the Sahara action to claim it by paying the resources shown. Only claimed oases score at the end, up to { $most } of them.
oasis-space = Claiming the oasis here costs { $cost }.
about-start-oasis = Fill the right space first, then the left one.
start-oasis-space = Place a caravan here to gain { $gain }.

# One message per kind of oasis; the parameters are the fields of the component file.
oasis-gates = { $each ->
    [one] { $each } point for each of your { $colours } gates.
   *[other] { $each } points for each of your { $colours } gates.
}
oasis-keshis = { $base ->
    [one] { $base } point
   *[other] { $base } points
}, plus { $each } for each of your { $colours } keshis.
oasis-luxury-type = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each { luxury } you own{ $most_points ->
    [0] .
   *[other] , up to { $most_points } points.
}
oasis-resource = { $base ->
    [one] { $base } point
   *[other] { $base } points
}, plus { $each } for each { resource } you return (at most { $most }).
oasis-luxury-goods = { $base ->
    [one] { $base } point
   *[other] { $base } points
}, plus { $each } for each luxury good you own.
oasis-scrolls = { $base ->
    [one] { $base } point
   *[other] { $base } points
}, plus { $each } for each scroll you own.
oasis-small-sectors = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each sector with at most { $at_most ->
    [one] { $at_most } keshi
   *[other] { $at_most } keshis
} of its colour. The souk does not count.
oasis-complete-sectors = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each complete sector. A sector is complete when it is full and has its water vendor.
oasis-oases = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each oasis you have claimed, including this one and any that do not score.
oasis-palace = { $base ->
    [one] { $base } point
   *[other] { $base } points
} if your courtier has reached the end of the palace stairs.
oasis-mosque = { $base ->
    [one] { $base } point
   *[other] { $base } points
} if your student has reached the end of the mosque stairs.
oasis-thresholds = { $base ->
    [one] { $base } point
   *[other] { $base } points
} if you have crossed at least { $at_least ->
    [one] { $at_least } threshold
   *[other] { $at_least } thresholds
} on both staircases combined.
oasis-jetty = { $base ->
    [one] { $base } point
   *[other] { $base } points
} if your fisherman is at the jetty.
oasis-luxury-types = { $table } points for { $kinds } different kinds of luxury goods.
oasis-luxury-pairs = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each kind of luxury good you own at least 2 of, up to { $most_points } points.
oasis-camel = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for every { $per ->
    [one] step
   *[other] { $per } steps
} your camel has moved on the racecourse, up to { $most_points } points.
oasis-nomads = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each nomad on your board, up to { $most_points } points.

oasis-01 = { oasis-gates }
oasis-02 = { oasis-gates }
oasis-03 = { oasis-gates }
oasis-04 = { oasis-gates }
oasis-05 = { oasis-keshis }
oasis-06 = { oasis-keshis }
oasis-07 = { oasis-keshis }
oasis-08 = { oasis-keshis }
oasis-09 = { oasis-keshis }
oasis-10 = { oasis-keshis }
oasis-11 = { oasis-keshis }
oasis-12 = { oasis-keshis }
oasis-13 = { oasis-keshis }
oasis-14 = { oasis-luxury-type }
oasis-15 = { oasis-luxury-type }
oasis-16 = { oasis-luxury-type }
oasis-17 = { oasis-luxury-type }
oasis-18 = { oasis-luxury-type }
oasis-19 = { oasis-resource }
oasis-20 = { oasis-resource }
oasis-21 = { oasis-resource }
oasis-22 = { oasis-luxury-goods }
oasis-23 = { oasis-scrolls }
oasis-24 = { oasis-small-sectors }
oasis-25 = { oasis-complete-sectors }
oasis-26 = { oasis-oases }
oasis-27 = { oasis-palace }
oasis-28 = { oasis-mosque }
oasis-29 = { oasis-thresholds }
oasis-30 = { oasis-jetty }
oasis-31 = { oasis-luxury-types }
oasis-32 = { oasis-luxury-pairs }
oasis-33 = { oasis-luxury-type }
oasis-34 = { oasis-luxury-type }
oasis-35 = { oasis-camel }
oasis-36 = { oasis-nomads }

## Desert towns

about-town = Place a caravan on the fourth space of a path to score { $points ->
    [one] { $points } point
   *[other] { $points } points
} and take a town from the display, then use the Sahara action to claim it by paying { $cost }. Only claimed towns score at the end, up to { $most } of them.

# One message per kind of town.
town-gates = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each gate you have built.
town-luxury-goods = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each luxury good you own.
town-scrolls = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each scroll you own.
town-palace-steps = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each step your courtier has climbed on the palace stairs, up to { $most_points } points.
town-mosque-steps = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each step your student has climbed on the mosque stairs, up to { $most_points } points.
town-keshis = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for every { $per } keshis on your board, not counting goods.
town-river-steps = { $each ->
    [one] { $each } point
   *[other] { $each } points
} { $edition ->
    [deluxe] for each step your fisherman has moved over all seasons, up to the jetty.
   *[essential] for each step your fisherman has moved in the third season, up to the jetty.
}
town-sectors = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each sector with at least { $at_least } keshis, including its water vendor. The souk does not count.
town-spectators = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each spectator facing one of your entertainers.
town-scroll = When you claim this town, you may take any face-up scroll for free, ignoring its scholar requirement.
town-luxury-good = When you claim this town, you may take any face-up luxury good without paying goods keshis.
town-gate = When you claim this town, you may take any gate without paying dinars. You need a free guard for it.

## River tiles

about-river-tile = At the end of the season, the player in first place on the river gains this bonus; in season 3, if there are 3 or more players, the player in second place also gains one. If your fisherman is still at the start, you gain nothing.

river-tile-gain = First place: { $gain }.
river-tile-gains = First place: { $gain }. Second place: { $second }.

river-tile-01 = First place: you may perform any one sector action.
river-tile-02 = First place: you may claim one of the 3 spare oases for free. They are face up from the start of the game.
river-tile-03 = { $edition ->
    [deluxe] First place: you may place any 2 keshis, one after the other.
   *[essential] First place: any 2 keshis, placed one after the other.
}
river-tile-04 = { river-tile-gain }
river-tile-05 = { river-tile-gains }
river-tile-06 = { river-tile-gains }
river-tile-07 = First place: you may place 1 water vendor.
river-tile-08 = { river-tile-gain }
river-tile-09 = First place: your fisherman starts the next season on the crocodile space.
river-tile-10 = { river-tile-gain }
river-tile-11 = First place: you may climb 3 steps on the palace or mosque stairs. Second place: 1 step.
river-tile-12 = 1 point for each of your gates, or 1 point for each of your date pickers. First place chooses; second place gains the other bonus.
river-tile-13 = First place: 1 entertainer, caravan or guard to place on your board.
river-tile-14 = { river-tile-gain }
river-tile-15 = First place: you may claim up to 2 of your discovered oases for free.
river-tile-16 = First place: perform the main square action twice, turning the disc each time.
river-tile-17 = 1 date and 1 dinar for each of your entertainers, or 1 water and 1 date for each of your water vendors. First place chooses; second place gains the other bonus.
river-tile-18 = 1 point for every 4 keshis on your board, including goods, or 2 points for each of your luxury goods. First place chooses; second place gains the other bonus.

## Luxury goods, exchange offices, provision tiles

about-luxury-good = Return the goods keshis shown and immediately gain the points and resources shown. You keep the tile.
luxury-good = Return { $cost } to gain { $gain }.
# Race saddles and falcons: what they give besides points.
race-saddle = Your camel may move { count-step }. In a game without camels, you may instead claim a discovered oasis for up to { $off ->
    [one] { $off } resource
   *[other] { $off } resources
} less.
saddle-camel = { count-camel-step }
saddle-oasis = an oasis for up to { count-resource } less
falcon-pays = 1 { $colours } keshi from your board
falcon = Immediate bonus: { $bonus }.
falcon-nomad = a free nomad
falcon-keshi-exchange = a keshi exchange
falcon-resource-exchange = an exchange of any of your resources, one for one
falcon-spectators-3 = 3 times the bonus of a main square space that faces 3 spectators
falcon-steps = { count-step } on the stairs or river, depending on the keshi you pay
about-office = Return 1 goods keshi to gain what the office shows for that keshi’s colour. Each season has its own office.
office = Yellow: { $yellow }. Orange: { $orange }. Purple: { $purple }.
about-provision = At the end of every season, you pay for all your revealed provision tiles. If you cannot pay for all of them, you lose all your resources and the points shown on every revealed tile.
provision = Pay { $cost } at the end of each season; if you cannot, you lose { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
# New provision tiles: what the moderate ones do at the start of each season, and the hard ones always.
provision-moderate = At the start of each season, you may { $effect }.
moderate-river-step = take { gain-river-step }
moderate-palace-step = climb { gain-palace-step }
moderate-mosque-step = climb { gain-mosque-step }
moderate-goods-keshi = take { gain-any-goods }
moderate-1-spectator = take the bonus of a main square space that faces 1 spectator
moderate-keshi-exchange = make a keshi exchange
hard-river = Whenever your fisherman moves, he takes 1 extra step.
hard-palace = Whenever your courtier climbs, he takes 1 extra step.
hard-mosque = Whenever your student climbs, he takes 1 extra step.
hard-nomad = At the start of the first season after you reveal this tile, you gain a nomad for free. At the start of that and every later season, you may move one nomad for free.
hard-nomad-move = move one nomad for free
hard-luxury-discount = Every luxury good costs you 1 goods keshi less.
hard-keshi-exchange = At the start of each round, you may make a keshi exchange.

## Gates

about-gate = Each gate needs a free guard and goes on a free gate space. It gives you 1 keshi of its colour, which you place after your last purchase. On a space of its own colour, it scores { $points ->
    [one] { $points } extra point.
   *[other] { $points } extra points.
}
workshop-wins = A gate from here costs { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
} and scores { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
workshop-loses = A gate from here costs { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
} and loses you { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Main square

about-square = Turn the disc one section and choose one of your entertainers. You gain the bonus of its space once per spectator facing it.

# One message per kind of bonus, with its amount as $gain.
square-space = Gain { $gain } once when you place an entertainer here, and once per spectator facing it whenever you choose it in the main square action.
square-point = { square-space }
square-water = { square-space }
square-date = { square-space }
square-dinar = { square-space }
square-river-step = { square-space } You may buy extra steps for 1 water each.
square-palace-step = { square-space }
square-mosque-step = { square-space }
square-any-goods = { square-space } All goods from one action must be of the same colour.

## River and staircases

about-river-step = Whenever your fisherman moves, you may buy extra steps for 1 water each.
about-rapid = At the end of each round, you may take the bonus of one rapid your fisherman has crossed.
rapid = The bonus of this rapid: { $gain }.
about-jetty = When your fisherman arrives at the jetty, he takes the best free spot and you score its points. After that, each extra step this season scores 1 point.
about-crocodile = If you win river tile 09, your fisherman starts the next season here; if you have the boat house, he starts every season here.
about-threshold = Each threshold you cross gives you { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}, and you may take one bonus from the connection line between the segments of your two pawns.
about-final-space = Your pawn stays here. Each extra step scores 1 point.
about-connection = The line joins the segments of your courtier and your student. Whenever one of them crosses a threshold, you may take one bonus from the line.
connection = One of the bonuses on this line: { $gain }.

## Storage row

about-storage = Claimed oases fill the storage row from left to right. When an oasis covers a space, you may use what that space shows, but only at that moment.
storage-keshi = You may place this keshi.
storage-keshi-with-2-players = With 2 players, there is a keshi here that you may place; otherwise the space is empty.
storage-nothing = Nothing happens here.
storage-exchange = { $edition ->
    [deluxe] You may return a keshi you have placed and place one of another colour. You cannot return goods, committed guards or caravans next to an oasis.
   *[essential] You may return a keshi you have placed and place one of another colour. You cannot return goods, committed guards or caravans.
}
storage-yellow-scroll = You may take a face-up yellow scroll for free, ignoring its scholar requirement.

## Water vendors

about-water-vendor = When you use an assistant in this sector, you first gain 1 water. A sector is not complete without its water vendor.

## Staircase tiles

about-staircase-tile = A staircase tile covers a space on the connection lines and replaces its bonus with the one on the tile’s face-up side.
staircase-tile = Side a: { $front }. Side b: { $back }.

## Special buildings

about-building = Before the first round, you choose one of two buildings, then draw 3 yellow scrolls and keep one.
building-start = You start with { $gain }.
ability-date-warehouse = You have an extra keshi in your storage row. A luxury good of a kind you do not own yet costs 1 goods keshi less.
ability-library = At the start of each season, if you have the scholars and dates needed, you buy a scroll from any one stack of the season’s colour ({ $colour } in season 1, pink in season 2, orange in season 3).
ability-training-room = Your audience disc has 3 more spectators.
ability-prayer-house = Every threshold you cross on the mosque stairs scores 1 point.
ability-boat-house = Your fisherman starts every season on the crocodile space.
ability-camel-stable = Every oasis you claim costs 1 resource less.
ability-barracks = You start with a gate from the leftmost workshop and lose the points shown there. Every gate you buy scores 1 extra point.
ability-gazebo = You start with a tajine. Every threshold you cross on the palace stairs gives you any 1 resource.

## Award tiles

about-award = At the end of an award tile’s season, you may trade in spectators for its benefits as often as you like.
award-keshis = { $n ->
    [0] { $keshi }
    [one] { $keshi } and 1 more of any colour
   *[other] { $keshi } and { $n } more of different colours
}
award-benefit = { $cost }: { $benefit }.
award-dung = { $keshi }: discard 1 dung tile.

benefit-goods = any { count-goods }, of one or several colours
benefit-steps = { count-step } to split between the { $tracks }
benefit-spectators = { $n ->
    [one] the bonus of a main square space that faces { count-spectator }
   *[other] { $n } times the bonus of a main square space that faces { count-spectator }
}
benefit-scroll = { a-scroll } from any one stack for free
benefit-claim = { $n ->
    [one] claim { $n } discovered oasis for free
   *[other] claim { $n } discovered oases for free
}
benefit-luxury = a luxury good from any one stack for { count-goods } less
benefit-river = the first-place bonus of this season’s river tile
