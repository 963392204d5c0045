### De coach: waarom een keuze beter is dan een andere.

coach-order = Alleen de volgorde is anders.
coach-select = Kies ook { $colours }.
coach-plan = Plan: { $deeds }.
coach-deed-points = { $deed } ({ gain-point })
coach-deed-saves = { $deed } (anders verlies je { gain-point })

## Wat er nu te doen is

plan-complete = { the-sector } compleet vullen
plan-provided = je bewoners bevoorraden
plan-finish = je kameel naar de finish brengen
plan-river-first = aan het einde van het seizoen eerste zijn op de rivier (riviertegel { $number })
plan-river-second = aan het einde van het seizoen tweede zijn op de rivier (riviertegel { $number })
plan-river-ahead = de leiding nemen op de rivier
plan-town = woestijnstad { $number } activeren
plan-town-any = { $n ->
    [one] een woestijnstad activeren
   *[other] { $n } woestijnsteden activeren
}
plan-oasis = oase { $number } activeren
plan-oasis-any = { $n ->
    [one] een oase activeren
   *[other] { $n } oasen activeren
}
plan-jetty = de pier bereiken
plan-gate = { $n ->
    [one] een stadspoort bouwen
   *[other] { $n } stadspoorten bouwen
}
plan-luxury = { $luxury ->
    [slipper] een slof halen
    [tajine] een tajine halen
    [dagger] een dolk halen
    [oil-lamp] een olielamp halen
    [necklace] een ketting halen
    [race-saddle] een racezadel halen
    [falcon] een valk halen
   *[other] { $luxury }
}
plan-luxury-any = { $n ->
    [one] een luxegoed halen
   *[other] { $n } luxegoederen halen
}
plan-scroll = perkamentrol { $number } halen
plan-scroll-any = { $n ->
    [one] een perkamentrol halen
   *[other] { $n } perkamentrollen halen
}
plan-goal = met je kameel tussenfinish { $number } passeren
plan-goal-any = met je kameel een tussenfinish passeren
plan-threshold = { $n ->
    [one] een drempel van de { stairs } passeren
   *[other] { $n } drempels van de { stairs } passeren
}
plan-threshold-any = { $n ->
    [one] een drempel passeren
   *[other] { $n } drempels passeren
}
plan-pawn = { $stair ->
    [palace] je laten vergezellen door de sultan
    [mosque] je laten vergezellen door de imam
   *[other] { $stair }
}
plan-award = { $n ->
    [one] een prijs winnen
   *[other] { $n } prijzen winnen
}
plan-vendor = een waterverkoper { at-sector } plaatsen
plan-vendor-any = { $n ->
    [one] een waterverkoper plaatsen
   *[other] { $n } waterverkopers plaatsen
}
plan-rapid = stroomversnelling { $number } passeren ({ $gain } aan het einde van een ronde)

## Wat nog ontbreekt

coach-lacking = { $n ->
    [one] Daarna ontbreekt alleen nog { $what } om { the-sector } compleet te vullen ({ $worth }).
   *[other] Daarna ontbreken alleen nog { $what } om { the-sector } compleet te vullen ({ $worth }).
}
lacks-turquoise = { $n ->
    [one] { $n } turquoise keshi
   *[other] { $n } turquoise keshi’s
}
lacks-green = { $n ->
    [one] { $n } dadelplukker
   *[other] { $n } dadelplukkers
}
lacks-gray = { $n ->
    [one] { $n } geleerde
   *[other] { $n } geleerden
}
lacks-white = { $n ->
    [one] { $n } edele
   *[other] { $n } edelen
}
lacks-black = { $n ->
    [one] { $n } geestelijke
   *[other] { $n } geestelijken
}
lacks-pink = { $n ->
    [one] { $n } jongleur
   *[other] { $n } jongleurs
}
lacks-beige = { $n ->
    [one] { $n } schildwacht
   *[other] { $n } schildwachten
}
lacks-brown = { $n ->
    [one] { $n } karavaanleider
   *[other] { $n } karavaanleiders
}
lacks-vendor = de waterverkoper
coach-provisions = Daarna heb je nog maar { $cost } nodig voor je bevoorrading.
coach-cause = { $step }: { $resource ->
    [water] het water dat
    [date] de dadels die
   *[dinar] de dinars die
} je tekortkwam.
coach-provided = Daarmee is je bevoorrading gedekt.

## Wat het waard is

coach-more = Je krijgt ongeveer { gain-point } meer { $from }.
coach-more-two = Je krijgt ongeveer { gain-point } meer { $from } en { $m } { $also }.
coach-compared = Vergeleken met ‘{ $other }’ krijg je ongeveer { gain-point } meer { $from }.
coach-compared-two = Vergeleken met ‘{ $other }’ krijg je ongeveer { gain-point } meer { $from } en { $m } { $also }.
coach-less = Wel krijg je ongeveer { gain-point } minder { $from }.
coach-keeps = { $player } loopt dan { keshis } mis.
coach-slows = { $player } krijgt ongeveer { gain-point } minder.
coach-equal = ‘{ $other }’ is ongeveer even goed.
coach-better = Uiteindelijk levert dit ongeveer { gain-point } meer op dan ‘{ $other }’.
coach-better-from = Uiteindelijk levert dit ongeveer { gain-point } meer op dan ‘{ $other }’, vooral { $sources }.
coach-slightly = Dit is iets beter dan ‘{ $other }’.
coach-slightly-from = Dit is iets beter dan ‘{ $other }’, vooral { $sources }.
coach-instead = Het alternatief is ‘{ $other }’.

from-river = op de rivier
from-stairs = met trappen en verbindingslijnen
from-gates = met stadspoorten
from-oases = met oasen
from-towns = met woestijnsteden
from-camels = bij de kamelenrace
from-souk = in de soek
from-orchard = in de dadelboomgaard
from-square = op het Grote Plein
from-provisions = bij de bevoorrading
from-sectors = met complete wijken
from-leftovers = met overgebleven grondstoffen en goederen
from-scrolls = met perkamentrollen
from-buildings = met je bijzondere gebouw
