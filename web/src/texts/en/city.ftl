### The City: labels and tips.

city-title = The City
city-whole = The whole City
city-enlarge = { $part }: enlarge
city-leave = { $part }: back to the whole City

city-part-river = { sector-river }
city-part-tower = Tower
city-part-academies = Academies
city-part-stairs = Stairs
city-part-workshops = Workshops
city-part-souk = { sector-souk }
city-part-race = Racecourse
city-part-towns = { module-desert-towns }


city-river-tip = The fishermen move from the start to the jetty on step { $jetty }. At the end of a round you may take the bonus of one rapid behind your fisherman; at the end of the season the leader gets the bonus of the river tile.
city-crocodile-tip = Crocodile space: with river tile 09 or the boat house, a fisherman starts the season here.
city-rapid = { rapid-name }: { $gain }
city-rapid-tip = At the end of each round you may take the bonus of one rapid that your fisherman has crossed.
city-jetty-tip = Jetty: whoever arrives takes the best free spot and scores it at once. Each further step this season scores 1 point.
city-river-tile = { river-tile-name }, season { $season }
city-open-oasis-tip = Left over: whoever wins the river tile of this season may claim one of these oases for free.


city-tower = Tower with { count-keshi } inside
city-tower-tip = All chosen keshis are thrown into the tower. Some get stuck and may fall out in a later round.
city-layer-tip = A keshi thrown in gets stuck with a probability of { $stays }%; one inside falls out with a probability of { $falls }%.
city-base = In the base: { keshis }
city-nomad-offered = A nomad is on offer for { $cost }; { count-nomad } in the supply
city-nomad-none = No nomad is on offer; { count-nomad } in the supply
city-nomad-tip = Each round one nomad is on offer. Claiming it instead of keshis costs { $cost }; it fits into any sector except the souk.
city-supply = General supply of wooden keshis
city-supply-tip = Keshis claimed or left over come back here. If there are too few of a colour for a new season, the player with the most points gets a placeholder.


city-workshop = { workshop-name }: a gate costs { $price } and scores { $points }
city-workshop-tip = Each gate needs a free guard and brings a keshi of its colour.
city-gates = { workshop-name }, { gate }: { $n }
city-gate-tip = It costs { $price } and scores { $points }, needs a free guard and brings a keshi of its colour. On a gate space of its colour it scores { $match } more.


city-academy = { $scroll }: needs { $scholars }, costs { $dates }; { $n } in the stack
city-academy-tip = Before your first purchase you may pay 1 dinar to replace the face-up scrolls of one colour; you must then buy one of the new ones.
city-scroll = { scroll-name }, { $scroll }
city-scroll-stack = { $scroll }: { $n } in the stack


city-stairs-tip = Crossing a threshold brings { $gain } and one bonus of the line between the segments of your two pawns. Each step beyond the last one scores 1 point.
city-line = Connection line: { $gain }
city-own-line = Your connection line: { $gain }
city-line-tip = Whoever crosses a threshold may take one bonus of the line between the segments of their two pawns.
city-line-tile = Staircase tile: { $gain }


city-office = { office-name }: { $gain } for { keshis }
city-luxury-stack = Luxury goods in the stack: { $n }


city-race-tip = A camel runs when its owner sends a keshi to the spectators. At the end of the game the places score { $places } points.
city-goal = Goal line on step { $step }: { $gain }
city-goal-tip = Whoever crosses it may also discard 1 dung tile.
city-goal-first = The first camel also brings { $gain }.
city-bridge = Supply bridge on step { $step }: { $cost }
city-bridge-tip = Whoever cannot pay stops in front of it and loses the remaining steps.
city-finish = Finish: { gain-point }
city-finish-tip = Then the camel takes the best free place on the podium.
city-award = { award-name }, for { $n ->
    [one] { $n } { colour } keshi
   *[other] { $n } keshis, one of them { colour }
}
city-award-dung = { award-name }: a { colour } keshi removes 1 dung tile
city-award-next = { award-name }, in a later season
city-award-over = { award-name }, over


city-fisherman = { $name }: fisherman, step { $step }
city-courtier = { $name }: courtier, step { $step }
city-student = { $name }: student, step { $step }
city-camel = { $name }: camel, step { $step }
city-score = { $name }: { gain-point }
city-sultan-held = The sultan is with { $name }
city-sultan-waits = The sultan waits on step { $step }
city-sultan-tip = Whoever has the sultan pays { $gain } less for each scroll.
city-imam-held = The imam is with { $name }
city-imam-waits = The imam waits on step { $step }
city-imam-tip = Whoever has the imam pays { $gain } less for each luxury good.
