### Der Trainer: warum eine Wahl besser ist als eine andere.

coach-order = Nur die Reihenfolge ist anders.
coach-select = Am besten wählst du dazu { $colours }.
coach-plan = Plan: { $deeds }.
coach-deed-points = { $deed } ({ gain-point })
coach-deed-saves = { $deed } (sonst verlierst du { gain-point })

## Was als Nächstes zu tun ist

plan-complete = { $sector ->
    [river] den Fluss
    [orchard] die Dattelplantage
    [madrasa] die Madrasa
    [palace] den Palast
    [mosque] die Moschee
    [square] den Großen Platz
    [medina] die Medina
    [sahara] die Sahara
    [souk] den Souk
   *[other] { $sector }
} komplett füllen
plan-provided = die Bewohner versorgen
plan-finish = das Kamel ins Ziel bringen
plan-river-first = am Ende des Durchgangs auf dem Fluss vorn liegen (Fluss-Plättchen { $number })
plan-river-second = am Ende des Durchgangs auf dem Fluss an zweiter Stelle liegen (Fluss-Plättchen { $number })
plan-river-ahead = auf dem Fluss in Führung gehen
plan-town = Wüstenstadt { $number } aktivieren
plan-town-any = { $n ->
    [one] eine Wüstenstadt aktivieren
   *[other] { $n } Wüstenstädte aktivieren
}
plan-oasis = Oase { $number } aktivieren
plan-oasis-any = { $n ->
    [one] eine Oase aktivieren
   *[other] { $n } Oasen aktivieren
}
plan-jetty = das Anlegefeld erreichen
plan-gate = { $n ->
    [one] ein Stadttor bauen
   *[other] { $n } Stadttore bauen
}
plan-luxury = { $luxury ->
    [slipper] einen Prunkschuh holen
    [tajine] eine Tajine holen
    [dagger] einen Schmuckdolch holen
    [oil-lamp] eine Öllampe holen
    [necklace] eine Halskette holen
    [race-saddle] einen Rennsattel holen
    [falcon] einen Falken holen
   *[other] { $luxury }
}
plan-luxury-any = { $n ->
    [one] eine Luxusware holen
   *[other] { $n } Luxuswaren holen
}
plan-scroll = Schriftrolle { $number } holen
plan-scroll-any = { $n ->
    [one] eine Schriftrolle holen
   *[other] { $n } Schriftrollen holen
}
plan-goal = mit dem Kamel Zwischenziel { $number } überqueren
plan-goal-any = mit dem Kamel ein Zwischenziel überqueren
plan-threshold = { $n ->
    [one] eine Schwelle der { stairs } überqueren
   *[other] { $n } Schwellen der { stairs } überqueren
}
plan-threshold-any = { $n ->
    [one] eine Schwelle überqueren
   *[other] { $n } Schwellen überqueren
}
plan-pawn = { $stair ->
    [palace] dich vom Sultan begleiten lassen
    [mosque] dich vom Imam begleiten lassen
   *[other] { $stair }
}
plan-award = { $n ->
    [one] eine Prämie holen
   *[other] { $n } Prämien holen
}
plan-vendor = einen Wasserverkäufer { at-sector } einsetzen
plan-vendor-any = { $n ->
    [one] einen Wasserverkäufer einsetzen
   *[other] { $n } Wasserverkäufer einsetzen
}
plan-rapid = Stromschnelle { $number } überqueren (am Rundenende { $gain })

## Was noch fehlt

coach-lacking = { $n ->
    [one] Danach fehlt nur noch { $what }, dann ist { the-sector } komplett gefüllt: { $worth }.
   *[other] Danach fehlen nur noch { $what }, dann ist { the-sector } komplett gefüllt: { $worth }.
}
lacks-turquoise = { $n } Angler
lacks-green = { $n } Dattelpflücker
lacks-gray = { $n ->
    [one] { $n } Gelehrter
   *[other] { $n } Gelehrte
}
lacks-white = { $n ->
    [one] { $n } Adliger
   *[other] { $n } Adlige
}
lacks-black = { $n ->
    [one] { $n } Geistlicher
   *[other] { $n } Geistliche
}
lacks-pink = { $n } Gaukler
lacks-beige = { $n } Wächter
lacks-brown = { $n } Karawanenführer
lacks-vendor = der Wasserverkäufer
coach-provisions = Für die Versorgung brauchst du danach nur noch { $cost }.
coach-cause = { $step }: { $resource ->
    [water] das Wasser, das dir fehlte.
    [date] die Datteln, die dir fehlten.
   *[dinar] die Dinare, die dir fehlten.
}
coach-provided = Damit ist deine Versorgung gesichert.

## Was es wert ist

coach-more = Du bekommst etwa { gain-point } mehr { $from }.
coach-more-two = Du bekommst etwa { gain-point } mehr { $from } und { $m } { $also }.
coach-compared = Verglichen mit „{ $other }“ bekommst du etwa { gain-point } mehr { $from }.
coach-compared-two = Verglichen mit „{ $other }“ bekommst du etwa { gain-point } mehr { $from } und { $m } { $also }.
coach-less = Dafür bekommst du etwa { gain-point } weniger { $from }.
coach-keeps = { $player } muss dann auf { keshis } verzichten.
coach-slows = { $player } bekommt dadurch etwa { gain-point } weniger.
coach-equal = „{ $other }“ ist etwa genauso gut.
coach-better = Das bringt am Ende etwa { gain-point } mehr als „{ $other }“.
coach-better-from = Das bringt am Ende etwa { gain-point } mehr als „{ $other }“, vor allem { $sources }.
coach-slightly = Das ist etwas besser als „{ $other }“.
coach-slightly-from = Das ist etwas besser als „{ $other }“, vor allem { $sources }.
coach-instead = Die Alternative wäre „{ $other }“.

from-river = auf dem Fluss
from-stairs = mit Treppen und Verbindungslinien
from-gates = mit Stadttoren
from-oases = mit Oasen
from-towns = mit Wüstenstädten
from-camels = beim Kamelrennen
from-souk = im Souk
from-orchard = in der Dattelplantage
from-square = auf dem Großen Platz
from-provisions = bei der Versorgung
from-sectors = mit komplett gefüllten Bezirken
from-leftovers = mit übrigen Ressourcen und Waren
from-scrolls = mit Schriftrollen
from-buildings = mit deinem Sondergebäude
