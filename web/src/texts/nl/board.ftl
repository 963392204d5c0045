### Het bord van een speler, de kleine borden en dat van de Pashabot.

board-label = Het bord van { $name }
board-of = { $what }: { $all }
board-nobody = nog niemand
board-complete = volledig
board-nomads-among = { $n ->
    [one] waarvan { $n } nomade
   *[other] waarvan { $n } nomaden
}

## Waar de wijken voor zijn

board-about-river = Wijkactie: je visser gaat zoveel stappen vooruit als je hier keshi’s hebt; elke verdere stap kost 1 water.
board-about-orchard = Wijkactie: 1 dadel voor elke keshi hier. Elke keshi die je hier plaatst, geeft meteen 1 punt.
board-about-madrasa = Wijkactie: koop perkamentrollen voor dadels; wat ze samen vereisen, mag niet meer zijn dan je keshi’s hier.
board-about-palace = Wijkactie: je hoveling klimt zoveel treden als je hier keshi’s hebt. Elke drempel geeft 1 dinar en een bonus van de verbindingslijn.
board-about-mosque = Wijkactie: je leerling-imam klimt zoveel treden als je hier keshi’s hebt. Elke drempel geeft 1 dinar en een bonus van de verbindingslijn.
board-about-square = Wijkactie: draai de schijf één vak verder en neem dan de bonus van één jongleur, eenmaal voor elke toeschouwer ervoor.
board-about-medina = Wijkactie: koop stadspoorten, één voor elke schildwacht op de wachttoren. Elke poort geeft een keshi van zijn kleur.
board-about-sahara = Wijkactie: activeer ontdekte oasen voor de grondstoffen ernaast. Elke karavaanleider die je plaatst, ontdekt een oase.
board-about-souk = Wijkactie: koop een luxegoed met je goederen, of geef het wisselkantoor één goederenkeshi.

## Velden

board-vendor = { $taken ->
    [yes] Waterverkoper { at-sector }: als je hier een assistent gebruikt, krijg je eerst 1 water.
   *[no] Veld voor een waterverkoper { at-sector }
}
board-vendors = { $n ->
    [one] { $n } waterverkoper op het bord, hoogstens 8
   *[other] { $n } waterverkopers op het bord, hoogstens 8
}
board-gate = { $gate }, { for-sector }
board-gate-space = Stadspoortveld { for-sector }: een poort in { $colours } geeft { $points }.
board-watchtower = { $n ->
    [0] Wachttoren: geen vrije schildwacht
    [one] Wachttoren: { $n } vrije schildwacht
   *[other] Wachttoren: { $n } vrije schildwachten
}
board-path = { $path ->
    [right] Rechterpad
   *[left] Linkerpad
}: { $n ->
    [one] { $n } karavaanleider
   *[other] { $n } karavaanleiders
}
board-oasis-hidden = Gedekte oase { $place } { at-path }; activeren gaat { $cost } kosten
board-oasis = Oase { $number }, ontdekt { at-path }; activeren kost { $cost }
board-oasis-gone = Oase { $place } { at-path } is geactiveerd
board-claimed-oasis = Oase { $number }, geactiveerd
board-start = Startoase: { $n ->
    [one] { $n } karavaanleider
   *[other] { $n } karavaanleiders
}. De eerste geeft { $first }, de tweede { $second }.
board-town = { $state ->
    [free] Veld voor een woestijnstad { at-path }: een karavaanleider hier geeft { $points } en een stad.
    [found] Woestijnstad { $number } { at-path }; activeren kost { $cost }
   *[claimed] Woestijnstad { $number } { at-path }, geactiveerd
}
board-square-space = Veld { $place } van het Grote Plein: { $bonus }, ervoor { $spectators }{ $taken ->
    [yes] , met een jongleur
   *[no] {""}
}
board-disc = Publieksschijf; toeschouwers met de klok mee vanaf boven: { $numbers }

## Voorraad

board-hand = { $state ->
    [chosen] { $colour }: gekozen voor deze ronde
    [placeholder] { $colour }: een plaatsvervanger, die niet gekozen kan worden
    [hand] { $colour }: achter je scherm
   *[used] { $colour }: dit seizoen gebruikt
}
board-claimed = Genomen, nog te plaatsen: { $keshis }
board-to-store = Voor de opslagplaats: { $keshis }
board-storage = Opslagveld { $place }: { $shows ->
    [keshi] wie het bedekt, krijgt de keshi erop
    [exchange] wie het bedekt, mag een keshi ruilen
    [scroll] wie het bedekt, mag een gele perkamentrol nemen
   *[nothing] bedekken geeft niets
}
board-storage-keshi = Opslagveld { $place }: bedekken geeft deze keshi, { $colour }
board-provision = Provisietegel { $place }: { $state ->
    [active] actief, te betalen aan het eind van het seizoen
    [revealing] wordt omgedraaid
   *[down] { $known ->
        [yes] gedekt, alleen jij ziet hem
       *[no] gedekt
    }
}
board-provision-left = Provisietegel { $number }: weggelaten
board-provision-cost = Te betalen aan het eind van het seizoen: { $cost }
board-spectators = { $n ->
    [one] { $n } toeschouwer
   *[other] { $n } toeschouwers
}
board-next-spectator = De volgende toeschouwer beweegt de kameel { $same } { $same ->
    [one] stap
   *[other] stappen
}, een van een nieuwe kleur { $new }.
board-dung = { $n ->
    [0] Geen kamelenmest
   *[other] Kamelenmest: { $n }, kost aan het eind { $loss } punten
}

## Kleine borden

board-enlarge = Het bord van { $name } vergroten
board-starts = startspeler
board-claims = Genomen
board-works = Assistenten: { $sectors }

## De Pashabot

board-wanted = { $n ->
    [0] niet op zijn strategietegels
    [one] eenmaal op zijn strategietegels
   *[other] { $n } keer op zijn strategietegels
}
board-strategy = Strategie
board-strategy-left = { $n ->
    [one] nog { $n } tegel
   *[other] nog { $n } tegels
}
board-strategy-tile = Strategietegel { $number }
board-bot-line = Zijn kleurenrij
board-bot-line-note = Hij neemt de eerste kleur waarvan er 2 in de basis liggen, anders de eerste die er ligt.
board-bot-place = { $place }: { $colour }
