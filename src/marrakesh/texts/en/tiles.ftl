### What tiles and spaces do.
###
### Values from the component files come in as parameters: $gain, $second and $cost are lists of
### amounts ("2 dates and 1 water"), $colours a list of colours ("black, turquoise or green").

## Scrolls

about-scroll = You need the scholars shown and pay the dates shown. All scrolls you buy in one action share your scholars.
scroll-price = { $scholars ->
    [one] Needs { $scholars } scholar
   *[other] Needs { $scholars } scholars
}, costs { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
}

# 01-12, 19-21, 30, 37-43 and 67 say what the component file lets them give.
scroll-deploy = Deploy { $gain } at once, with the deployment bonus if there is one.
scroll-deploy-all = Deploy { $gain } at once, one after the other, with their deployment bonuses.
scroll-gain = Gain { $gain } at once.
scroll-goods = Put { $gain } into your souk at once.

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
scroll-13 = Every threshold you cross gives you 1 water as well.
scroll-14 = Every threshold you cross gives you 1 date as well.
scroll-15 = Every threshold you cross gives you 1 extra dinar.
scroll-16 = Every threshold you cross gives you 1 step on the river as well.
scroll-17 = Every rapid you cross gives you its bonus at once.
scroll-18 = Each use of the exchange office gives you any 1 resource as well.
scroll-19 = { scroll-gain }
scroll-20 = { scroll-gain }
scroll-21 = { scroll-gain }
scroll-22 = Gates you buy in the leftmost workshop cost you no points.
scroll-23 = In the date orchard action you may take 1 water in place of any of the dates.
scroll-24 = In the date orchard action you may take 1 dinar in place of any of the dates.
scroll-25 = In the date orchard action you may take 1 point in place of any of the dates.
scroll-26 = When you climb the palace or mosque stairs, you may buy further steps for 1 date each.
scroll-27 = When you climb the palace or mosque stairs, you may buy further steps for 1 water each.
scroll-28 = At the start of each season scoring every rapid you have crossed gives you its bonus.
scroll-29 = At the end of each main square action you score 2 points per spectator facing the 2-point space, even with no entertainer there.
scroll-30 = { scroll-deploy }
scroll-31 = Every section of your audience disc counts 1 more spectator.
scroll-32 = Gates cost you 1 dinar less, but never less than 0.
scroll-33 = Whenever you pay dinars, you may replace any of them with dates or water, but not the other way round.
scroll-34 = With one assistant in the souk you may buy several luxury goods.
scroll-35 = An assistant you use in a sector with a water vendor gives you 1 extra water.
scroll-36 = A gate you buy brings you any 1 keshi instead of one in its own colour.
scroll-37 = { scroll-goods }
scroll-38 = { scroll-goods }
scroll-39 = { scroll-goods }
scroll-40 = { scroll-goods }
scroll-41 = { scroll-goods }
scroll-42 = { scroll-goods }
scroll-43 = { scroll-deploy-all }
scroll-44 = When you provide for your citizens, you may pay 1 dinar once: each revealed provision tile then costs only 1 resource of any kind.
scroll-45 = Every oasis you claim costs you any 1 resource, whatever its place shows.
scroll-46 = With one assistant in the souk you may use the exchange office more than once.
scroll-47 = Every main square space that faces 3 spectators gives you its bonus 3 times, even with no entertainer there.
scroll-48 = Each move on the palace or mosque stairs may be 1 step longer.
scroll-49 = Each step beyond the end of the mosque stairs scores 2 points instead of 1.
scroll-50 = { $edition ->
    [deluxe] A sector action by an assistant in a sector with a water vendor gives you 2 points besides the water.
   *[essential] An assistant you use in a sector with a water vendor gives you 2 points besides the water.
}
scroll-51 = At the end of each main square action every space that faces exactly 1 spectator gives you its bonus once, even with no entertainer there.
scroll-52 = Each step beyond the end of the palace stairs scores 2 points instead of 1.
scroll-53 = Choose a sector and perform its action at once, if you like.
scroll-54 = An entertainer you place also brings the deployment bonuses of both neighbouring spaces, occupied or not.
scroll-55 = Climb 3 steps on the palace stairs and 3 on the mosque stairs, one after the other in either order, with all bonuses.
scroll-56 = Each step beyond the jetty scores 2 points instead of 1.
scroll-57 = Put a water vendor beside the assistant space of your souk and gain 3 water. From your next turn on, each assistant you use in the souk gives you 1 water.
scroll-58 = Pay 1 date and take a face-up orange scroll, however few scholars you have.
scroll-59 = Gain every bonus on the line between your courtier and your student once.
scroll-60 = You gain every rapid bonus twice.
scroll-61 = The 2 keshis you claim in one turn may be of different colours.
scroll-62 = Claim 3 of your discovered oases for free, or all of them if there are fewer. This does not apply to desert towns.
scroll-63 = Every threshold you cross gives you 2 different bonuses of the line instead of 1.
scroll-64 = Deploy any 1 keshi, then perform the action of the sector it went to.
scroll-65 = You perform every main square action twice and turn the disc each time.
scroll-66 = A gate you buy brings you 2 keshis of its colour instead of 1; with scroll 36, any 2 keshis.
scroll-67 = { scroll-deploy-all }
scroll-68 = Every oasis you discover scores once right away. It stays where it is, can still be claimed, and can score again in the final scoring.
scroll-69 = At the end of each round every rapid you have crossed gives you its bonus, not just one.
scroll-70 = Each of your entertainers gives you its bonus once per spectator facing it. The disc is not turned.
scroll-71 = Score one of your claimed oases now. It can score again in the final scoring.
scroll-72 = Hand in any number of resources now for 2 points each.

## Oases

about-oasis = A caravan beside it discovers it; with the Sahara action you claim it for the resources shown. Only claimed oases score at the end, { $most } of them at most.
oasis-space = Claiming the oasis in this place costs { $cost }.
about-start-oasis = The right space comes first, then the left one.
start-oasis-space = A caravan here brings { $gain }.

# One message per kind of oasis; the parameters are the fields of the component file.
oasis-gates = { $each ->
    [one] { $each } point for each of your gates in { $colours }.
   *[other] { $each } points for each of your gates in { $colours }.
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
   *[other] , { $most_points } at most.
}
oasis-resource = { $base ->
    [one] { $base } point
   *[other] { $base } points
}, plus { $each } for each { resource } you hand in, up to { $most } of them.
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
} for each complete sector: full and with its water vendor.
oasis-oases = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each oasis you have claimed, this one included, whether it scores or not.
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
} on both staircases together.
oasis-jetty = { $base ->
    [one] { $base } point
   *[other] { $base } points
} if your fisherman is at the jetty.
oasis-luxury-types = { $table } points for luxury goods of { $kinds } different kinds.
oasis-luxury-pairs = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each kind of luxury good of which you own at least 2, { $most_points } points at most.
oasis-camel = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for every { $per ->
    [one] step
   *[other] { $per } steps
} of your camel on the racecourse, { $most_points } points at most.
oasis-nomads = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each nomad on your board, { $most_points } at most.

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

about-town = A caravan on the fourth space of a path scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} and takes an open town; with the Sahara action you claim it for { $cost }. Only claimed towns score at the end, { $most } of them at most.

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
} for each step of your courtier on the palace stairs, { $most_points } at most.
town-mosque-steps = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each step of your student on the mosque stairs, { $most_points } at most.
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
} for each sector with at least { $at_least } keshis, its water vendor included. The souk does not count.
town-spectators = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each spectator facing one of your entertainers.
town-scroll = When you claim it, you may take any face-up scroll for free, without scholars.
town-luxury-good = When you claim it, you may take any face-up luxury good without paying goods.
town-gate = When you claim it, you may take any gate without paying dinars; it needs a free guard.

## River tiles

about-river-tile = At the end of the season it rewards whoever is first on the river; in the third season, with 3 or more players, the second as well. A fisherman still at the start gets nothing.

river-tile-gain = First: { $gain }.
river-tile-gains = First: { $gain }. Second: { $second }.

river-tile-01 = First: choose a sector and perform its action, if you like.
river-tile-02 = First: you may claim one of the 3 spare oases for free. They lie face up from the start of the game.
river-tile-03 = { $edition ->
    [deluxe] First: you may deploy any 2 keshis, one after the other.
   *[essential] First: deploy any 2 keshis, one after the other.
}
river-tile-04 = { river-tile-gain }
river-tile-05 = { river-tile-gains }
river-tile-06 = { river-tile-gains }
river-tile-07 = First: you may place 1 water vendor.
river-tile-08 = { river-tile-gain }
river-tile-09 = First: your fisherman starts the next season on the crocodile space.
river-tile-10 = { river-tile-gain }
river-tile-11 = First: you may climb 3 steps on the palace or the mosque stairs. Second: 1 step.
river-tile-12 = 1 point for each of your gates, or 1 point for each of your date pickers. The first chooses, the second gets the other.
river-tile-13 = First: deploy 1 entertainer, caravan or guard.
river-tile-14 = { river-tile-gain }
river-tile-15 = First: you may claim up to 2 of your discovered oases for free.
river-tile-16 = First: perform the main square action twice and turn the disc each time.
river-tile-17 = 1 date and 1 dinar for each of your entertainers, or 1 water and 1 date for each of your water vendors. The first chooses, the second gets the other.
river-tile-18 = 1 point for every 4 keshis you have deployed, goods included, or 2 points for each of your luxury goods. The first chooses, the second gets the other.

## Luxury goods, exchange offices, provision tiles

about-luxury-good = Return the goods keshis shown; points and resources come at once, and you keep the tile.
luxury-good = Return { $cost }, gain { $gain }.
# Race saddles and falcons: what they give besides points.
race-saddle = Your camel may move { count-step }; in a game without camels you may claim a discovered oasis for up to { $off ->
    [one] { $off } resource
   *[other] { $off } resources
} less.
saddle-camel = { count-camel-step }
saddle-oasis = an oasis for up to { count-resource } less
falcon-pays = 1 keshi from your board in { $colours }
falcon = At once: { $bonus }.
falcon-nomad = a nomad for free
falcon-keshi-exchange = a keshi exchange
falcon-resource-exchange = an exchange of any of your resources, one for one
falcon-spectators-3 = 3 times the bonus of a main square space that faces 3 spectators
falcon-steps = { count-step } on the stairs or the river of the keshi you pay
about-office = Return 1 goods keshi and gain what the office shows for its colour. Each season has its own office.
office = Yellow: { $yellow }. Orange: { $orange }. Purple: { $purple }.
about-provision = At the end of every season you pay for all your revealed provision tiles. If you cannot pay for them all, you lose all your resources and the points of every revealed tile.
provision = Pay { $cost } at the end of each season, or lose { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
# New provision tiles: what the moderate ones do at the start of each season, and the hard ones always.
provision-moderate = At the start of each season: { $effect }.
moderate-river-step = { gain-river-step }
moderate-palace-step = { gain-palace-step }
moderate-mosque-step = { gain-mosque-step }
moderate-goods-keshi = { gain-any-goods }
moderate-1-spectator = the bonus of a main square space that faces 1 spectator
moderate-keshi-exchange = a keshi exchange
hard-river = Whenever your fisherman moves, he goes 1 step further.
hard-palace = Whenever your courtier climbs, he goes 1 step further.
hard-mosque = Whenever your student climbs, he goes 1 step further.
hard-nomad = At the start of the coming season you gain a nomad for free, and at the start of each season you may move one for free.
hard-nomad-move = move one nomad for free
hard-luxury-discount = Every luxury good costs you 1 goods keshi less.
hard-keshi-exchange = At the start of each round: a keshi exchange.

## Gates

about-gate = Each gate needs one free guard, goes to a free gate space and brings 1 keshi of its colour, which you place after your last purchase. On a space of its own colour it scores { $points ->
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
} and { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Main square

about-square = Turn the disc by one section, then choose one of your entertainers: you gain its bonus once per spectator facing it.

# One message per kind of bonus, with its amount as $gain.
square-space = An entertainer placed here brings { $gain } once; the main square action brings it once per spectator.
square-point = { square-space }
square-water = { square-space }
square-date = { square-space }
square-dinar = { square-space }
square-river-step = { square-space } You may add further steps for 1 water each.
square-palace-step = { square-space }
square-mosque-step = { square-space }
square-any-goods = { square-space } The goods from one action are all of one colour.

## River and staircases

about-river-step = Whenever your fisherman moves, you may add further steps for 1 water each.
about-rapid = At the end of each round you may take the bonus of one rapid your fisherman has crossed.
rapid = The bonus of this rapid: { $gain }.
about-jetty = Whoever arrives takes the best free spot and scores it. From then on each further step this season scores 1 point.
about-crocodile = Whoever wins river tile 09 starts the next season here; whoever has the boat house starts every season here.
about-threshold = Each threshold you cross gives you { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}, and you may take one bonus of the line between the segments of your two pawns.
about-final-space = Your pawn stays here. Each further step scores 1 point.
about-connection = The line joins the segments of your courtier and your student. Whenever one of them crosses a threshold, you may take one bonus on it.
connection = One of the bonuses on this line: { $gain }.

## Storage row

about-storage = Claimed oases fill the storage row from left to right. Each may give you what its space shows, at that moment or never.
storage-keshi = You may deploy the keshi lying here.
storage-keshi-with-2-players = With 2 players, a keshi you may deploy lies here; otherwise nothing does.
storage-nothing = Nothing happens here.
storage-exchange = { $edition ->
    [deluxe] You may return a deployed keshi and deploy one of another colour. Goods, committed guards and caravans beside an oasis stay.
   *[essential] You may return a deployed keshi and deploy one of another colour. Goods, committed guards and caravans stay.
}
storage-yellow-scroll = You may take a face-up yellow scroll, without scholars and free of charge.

## Water vendors

about-water-vendor = An assistant you use in this sector first gives you 1 water. A sector is complete only with its water vendor.

## Staircase tiles

about-staircase-tile = It covers a space of the connection lines and gives what its side shows.
staircase-tile = Side a: { $front }. Side b: { $back }.

## Special buildings

about-building = Before the game everybody chooses one of two buildings, then draws 3 yellow scrolls and keeps one.
building-start = You start with { $gain }.
ability-date-warehouse = An extra keshi lies on your storage row. A luxury good of a kind you do not own yet costs 1 goods keshi less.
ability-library = At the start of each season you buy a scroll from any one stack, if you have the scholars and dates it needs: { $colour } in season 1, pink in season 2, orange in season 3.
ability-training-room = Your audience disc has 3 more spectators.
ability-prayer-house = Every threshold you cross on the mosque stairs scores 1 point.
ability-boat-house = Your fisherman starts every season on the crocodile space.
ability-camel-stable = Every oasis you claim costs 1 resource less.
ability-barracks = You start with a gate from the first workshop and lose the points shown there. Every gate you buy scores 1 extra point.
ability-gazebo = You start with a tajine. Every threshold you cross on the palace stairs gives you any 1 resource.

## Award tiles

about-award = At the end of its season you may trade spectators for its benefits, as often as you like.
award-keshis = { $n ->
    [0] { $keshi }
    [one] { $keshi } and 1 more of any colour
   *[other] { $keshi } and { $n } more of different colours
}
award-benefit = { $cost }: { $benefit }.
award-dung = { $keshi }: 1 dung tile less.

benefit-goods = any { count-goods }, of one or several colours
benefit-steps = { count-step } to divide between { $tracks }
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
benefit-river = the bonus of this season’s river tile
