### The City: labels and tips.

city-title = The City
city-whole = The whole City
city-enlarge = { $part }: enlarge
city-leave = { $part }: back to the whole City

city-part-river = { sector-river }
city-part-tower = Tower
city-part-academies = Scrolls
city-part-stairs = Stairs
city-part-workshops = Workshops
city-part-souk = { sector-souk }
city-part-race = Racecourse
city-part-towns = { module-desert-towns }


city-river-tip = The fishermen move from the start to the jetty on space { $jetty }. At the end of each round, you may take the bonus of one rapid behind your fisherman; at the end of the season, the leader gains the river tile’s bonus.
city-crocodile-tip = Crocodile space: with river tile 09 or the boat house, a fisherman starts the season here.
city-rapid = { rapid-name }: { $gain }
city-rapid-tip = At the end of each round, you may take the bonus of one rapid that your fisherman has crossed.
city-jetty-tip = Jetty: when your fisherman arrives, he takes the best free spot and you score its points immediately. Each step beyond the jetty this season scores 1 point.
city-river-tile = { river-tile-name }, season { $season }
city-open-oasis-tip = Spare oases: the player who wins this season’s river tile may claim one of them for free.


city-tower = { $n ->
    [0] Empty tower
   *[other] Tower with { count-keshi } inside
}
city-tower-tip = All selected keshis are thrown into the tower. Some get stuck and may fall out in a later round.
city-layer-tip = The chance that a keshi thrown in gets stuck is { $stays }%; the chance that one already stuck falls out is { $falls }%.
city-base = In the tower base: { keshis }
city-nomad-offered = A nomad is available for { $cost }; { count-nomad } left in the supply
city-nomad-none = No nomad is available; { count-nomad } left in the supply
city-nomad-tip = Each round, one nomad is available. You can claim it for { $cost } instead of claiming keshis, and place it in any sector except the souk.
city-supply = Common supply of wooden keshis
city-supply-tip = Claimed and leftover keshis return here. If there aren’t enough keshis of a colour for a new season, the player with the most points gets a placeholder.


city-workshop = { workshop-name }: a gate costs { $price } and { $loses ->
    [yes] { $points }
   *[no] scores { $points }
}
city-workshop-tip = Each gate needs a free guard and gives you a keshi of its colour.
city-gates = { workshop-name }, { gate }: { $n }
city-gate-tip = This gate costs { $price } and { $loses ->
    [yes] { $points }
   *[no] scores { $points }
}, needs a free guard and gives you a keshi of its colour. On a gate space of its colour, it scores an extra { $match }.


city-academy = Scrolls ({ colour }): each needs { $scholars } and costs { $dates }; { $n } more face down
city-academy-tip = Before your first purchase in a round, you may pay 1 dinar to replace the face-up scrolls of one colour; you must then buy one of the new ones.
city-scroll = { scroll-name }, { colour }
city-scroll-stack = Scrolls in the stack ({ colour }): { $n }


city-stairs-tip = Crossing a threshold gives you { $gain } and one bonus from the line between your two pawns’ segments. Each step beyond the end of the stairs scores 1 point.
city-line = Connection line: { $gain }
city-own-line = Your connection line: { $gain }
city-line-tip = When you cross a threshold, you may take one bonus from the line between your two pawns’ segments.
city-line-tile = Staircase tile: { $gain }


city-office = { office-name }: { $gain } for { keshis }
city-luxury-stack = Luxury goods in the stack: { $n }


city-race-tip = Your camel moves whenever you send a keshi to the spectators. At the end of the game, { $n ->
    [one] it scores { $places } points if it has crossed a goal line.
   *[other] camels that have crossed a goal line score points for their place, from first to last: { $places }.
}
city-goal = Goal line before space { $step }: { $gain }
city-goal-tip = When your camel crosses a goal line, you may also discard 1 dung tile.
city-goal-first = The first camel to cross this line also earns { $gain }.
city-bridge = Supply bridge on space { $step }: { $cost }
city-bridge-tip = If you can’t pay, your camel stops in front of the bridge and loses its remaining steps.
city-finish = Finish: { gain-point }
city-finish-tip = A camel that reaches the finish takes the best free place on the podium.
city-award = { award-name }, for { $n ->
    [one] { keshis }
   *[other] { $n } keshis, one of them { colour }
}
city-award-dung = { award-name }, for { keshis }: discard 1 dung tile
city-award-next = { award-name }, in a later season
city-award-over = { award-name }, no longer active


city-fisherman = { $name }: fisherman, space { $step }
city-courtier = { $name }: courtier, step { $step }
city-student = { $name }: student, step { $step }
city-camel = { $name }: camel, space { $step }
city-score = { $name }: { gain-point }
city-sultan-held = The sultan is with { $name }
city-sultan-waits = The sultan is waiting on step { $step }
city-sultan-tip = The player with the sultan pays { $gain } less for each scroll.
city-imam-held = The imam is with { $name }
city-imam-waits = The imam is waiting on step { $step }
city-imam-tip = The player with the imam pays { $gain } less for each luxury good.
