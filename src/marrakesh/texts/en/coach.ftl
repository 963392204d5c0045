### The coach: why a choice is better than another one.

coach-order = The selection is the same; only the order differs.
coach-select = Also select { $colours }.
coach-plan = Plan: { $deeds }.
coach-deed-points = { $deed } ({ gain-point })
coach-deed-saves = { $deed } (or lose { gain-point })

## What to do next

plan-complete = complete { the-sector }
plan-provided = provide for your citizens
plan-finish = get your camel to the finish
plan-river-first = come first on the river this season (river tile { $number })
plan-river-second = come second on the river this season (river tile { $number })
plan-river-ahead = take the lead on the river
plan-town = claim desert town { $number }
plan-town-any = { $n ->
    [one] claim a desert town
   *[other] claim { $n } desert towns
}
plan-oasis = claim oasis { $number }
plan-oasis-any = { $n ->
    [one] claim an oasis
   *[other] claim { $n } oases
}
plan-jetty = reach the jetty
plan-gate = { $n ->
    [one] build a gate
   *[other] build { $n } gates
}
plan-luxury = { $luxury ->
    [slipper] get a slipper
    [tajine] get a tajine
    [dagger] get a dagger
    [oil-lamp] get an oil lamp
    [necklace] get a necklace
    [race-saddle] get a race saddle
    [falcon] get a falcon
   *[other] { $luxury }
}
plan-luxury-any = { $n ->
    [one] get a luxury good
   *[other] get { $n } luxury goods
}
plan-scroll = get scroll { $number }
plan-scroll-any = { $n ->
    [one] get a scroll
   *[other] get { $n } scrolls
}
plan-goal = get your camel across goal line { $number }
plan-goal-any = get your camel across a goal line
plan-threshold = { $n ->
    [one] cross a threshold on the { stairs }
   *[other] cross { $n } thresholds on the { stairs }
}
plan-threshold-any = { $n ->
    [one] cross a threshold
   *[other] cross { $n } thresholds
}
plan-pawn = { $stair ->
    [palace] get the sultan to accompany you
    [mosque] get the imam to accompany you
   *[other] { $stair }
}
plan-award = { $n ->
    [one] gain an award
   *[other] gain { $n } awards
}
plan-vendor = place a water vendor { at-sector }
plan-vendor-any = { $n ->
    [one] place a water vendor
   *[other] place { $n } water vendors
}
plan-rapid = cross rapid { $number } ({ $gain } at the end of a round)

## What is still missing

coach-lacking = { $n ->
    [one] After that, just { $what } completes { the-sector }: { $worth }.
   *[other] After that, just { $what } complete { the-sector }: { $worth }.
}
lacks-turquoise = { $n ->
    [one] { $n } more turquoise keshi
   *[other] { $n } more turquoise keshis
}
lacks-green = { $n ->
    [one] { $n } more date picker
   *[other] { $n } more date pickers
}
lacks-gray = { $n ->
    [one] { $n } more scholar
   *[other] { $n } more scholars
}
lacks-white = { $n ->
    [one] { $n } more noble
   *[other] { $n } more nobles
}
lacks-black = { $n ->
    [one] { $n } more cleric
   *[other] { $n } more clerics
}
lacks-pink = { $n ->
    [one] { $n } more entertainer
   *[other] { $n } more entertainers
}
lacks-beige = { $n ->
    [one] { $n } more guard
   *[other] { $n } more guards
}
lacks-brown = { $n ->
    [one] { $n } more caravan
   *[other] { $n } more caravans
}
lacks-vendor = a water vendor
coach-provisions = After that, all you still need to provide for your citizens is { $cost }.
coach-cause = { $step }: { $resource ->
    [water] the water
    [date] the dates
   *[dinar] the dinars
} you were missing.
coach-provided = That’s enough to provide for your citizens.

## What it is worth

coach-more = You get about { $n ->
    [one] { $n } more point
   *[other] { $n } more points
} { $from }.
coach-more-two = You get about { $n ->
    [one] { $n } more point
   *[other] { $n } more points
} { $from } and { $m } more { $also }.
coach-compared = Compared with “{ $other }”, you get about { $n ->
    [one] { $n } more point
   *[other] { $n } more points
} { $from }.
coach-compared-two = Compared with “{ $other }”, you get about { $n ->
    [one] { $n } more point
   *[other] { $n } more points
} { $from } and { $m } more { $also }.
coach-less = However, you get about { $n ->
    [one] { $n } point less
   *[other] { $n } fewer points
} { $from }.
coach-keeps = { $player } then misses out on { keshis }.
coach-slows = { $player } gets about { $n ->
    [one] { $n } point less
   *[other] { $n } fewer points
}.
coach-equal = “{ $other }” is about as good.
coach-better = In the end, it’s worth about { gain-point } more than “{ $other }”.
coach-better-from = In the end, it’s worth about { gain-point } more than “{ $other }”, mainly { $sources }.
coach-slightly = It’s slightly better than “{ $other }”.
coach-slightly-from = It’s slightly better than “{ $other }”, mainly { $sources }.
coach-instead = The alternative is “{ $other }”.

from-river = from the river
from-stairs = from the stairs and connection lines
from-gates = from gates
from-oases = from oases
from-towns = from desert towns
from-camels = from the camel race
from-souk = from the souk
from-orchard = from the date orchard
from-square = from the main square
from-provisions = from provision tiles
from-sectors = from complete sectors
from-leftovers = from leftover resources and goods
from-scrolls = from scrolls
from-buildings = from your special building
