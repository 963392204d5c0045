### Het bord van een speler, de kleine borden en dat van de Pashabot.

board-label = Het bord van { $name }
board-of = { $what }: { $all }
board-more-than-you = { $what }: { $all }, meer dan jij
board-ahead-of-you = { gain-point } voor op jou
board-behind-you = { gain-point } achter jou
board-nobody = nog niemand
board-complete = compleet gevuld
board-nomads-among = { $n ->
    [one] waarvan { $n } nomade
   *[other] waarvan { $n } nomaden
}

## Waar de wijken voor zijn

board-so-many = { $n ->
    [0] nog geen
   *[other] nu { $n }
}
board-about-river = Je visser gaat 1 stap vooruit voor elk van je turquoise keshi’s ({ board-so-many }); elke extra stap kost 1 water.
board-about-orchard = Je krijgt 1 dadel voor elk van je groene keshi’s ({ board-so-many }). Elke keshi die je hier plaatst, levert meteen 1 punt op.
board-about-madrasa = Je koopt perkamentrollen voor dadels; samen mogen ze zoveel geleerden vereisen als je hebt ({ board-so-many }).
board-about-palace = Je hoveling klimt 1 trede voor elk van je witte keshi’s ({ board-so-many }). Elke drempel geeft 1 dinar en een bonus van de verbindingslijn.
board-about-mosque = Je leerling-imam klimt 1 trede voor elk van je zwarte keshi’s ({ board-so-many }). Elke drempel geeft 1 dinar en een bonus van de verbindingslijn.
board-about-square = De schijf draait één deel verder; dan levert een van je jongleurs ({ board-so-many }) zijn bonus op, één keer voor elke toeschouwer bij hem.
board-about-medina = Je koopt stadspoorten, één voor elke schildwacht op de wachttoren. Elke poort levert een keshi in dezelfde kleur op.
board-about-sahara = Je activeert ontdekte oasen voor de grondstoffen ernaast. Elke karavaanleider die je naast een oase plaatst, ontdekt die.
board-about-souk = Je koopt een luxegoed met je goederen, of ruilt één goederenkeshi in bij het wisselkantoor.
board-within-reach = { $what } binnen bereik
board-for-water = { $what } voor { $n } water
board-up-to = tot { $what }

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
board-gate-space = Stadspoortveld { for-sector }: een poort in { $colours } levert { $points } op.
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
board-oasis-hidden = Gedekte oase { $place } { at-path }; activeren zal { $cost } kosten
board-oasis = Oase { $number }, ontdekt { at-path }; activeren kost { $cost }
board-oasis-gone = Oase { $place } { at-path } is geactiveerd
board-claimed-oasis = Oase { $number }, geactiveerd
board-start = Startoase: { $n ->
    [one] { $n } karavaanleider
   *[other] { $n } karavaanleiders
}. De eerste levert { $first } op, de tweede { $second }.
board-town = { $state ->
    [free] Veld voor een woestijnstad { at-path }: een karavaanleider hier levert { $points } en een stad op.
    [found] Woestijnstad { $number } { at-path }; activeren kost { $cost }
   *[claimed] Woestijnstad { $number } { at-path }, geactiveerd
}
board-square-space = Veld { $place } van het Grote Plein: { $bonus }, tegenover { $spectators }{ $taken ->
    [yes] , met een jongleur
   *[no] {""}
}
board-disc = Publieksschijf; toeschouwers met de klok mee vanaf boven: { $numbers }

## Voorraad

board-hand = { $state ->
    [chosen] { $colour }: gekozen voor deze ronde
    [placeholder] { $colour }: een vervanger, die niet gekozen kan worden
    [hand] { $colour }: achter je scherm
   *[used] { $colour }: dit seizoen gebruikt
}
board-claimed = Genomen, nog te plaatsen: { $keshis }
board-to-store = Voor de opslagplaats: { $keshis }
board-storage = Opslagveld { $place }: { $shows ->
    [keshi] wie het bedekt, mag de keshi erop plaatsen
    [exchange] wie het bedekt, mag een keshi ruilen
    [scroll] wie het bedekt, mag een gele perkamentrol nemen
   *[nothing] bedekken geeft niets
}
board-storage-keshi = Opslagveld { $place }: wie het bedekt, mag deze keshi plaatsen, { $colour }
board-provision = Provisietegel { $place }: { $state ->
    [active] actief, te betalen aan het einde van het seizoen
    [revealing] wordt omgedraaid
   *[down] { $known ->
        [yes] gedekt, alleen jij ziet hem
       *[no] gedekt
    }
}
board-provision-level = Provisietegel { $place }: { $level ->
    [moderate] gemiddeld
    [hard] moeilijk
   *[base] gewoon
}, nog door niemand bekeken
board-provision-cost = Te betalen aan het einde van het seizoen: { $cost }
board-bill = { $n ->
    [0] Aan het einde van deze ronde
    [one] Over { $n } ronde
   *[other] Over { $n } rondes
}: { $cost }
board-provision-none = Er is nog geen provisietegel te betalen.
board-provided = { $own ->
    [yes] Zoals het er nu voor staat, kun je dat betalen.
   *[no] Zoals het er nu voor staat, kan dat betaald worden.
}
board-not-provided = { $own ->
    [yes] Je komt { $missing } tekort: je zou { $points } en al je grondstoffen verliezen.
   *[no] Er ontbreekt { $missing }: dat kost { $points } en alle grondstoffen.
}
board-spectators = { $n ->
    [one] { $n } toeschouwer
   *[other] { $n } toeschouwers
}
board-next-spectator = Met de volgende toeschouwer loopt de kameel { $same } { $same ->
    [one] stap
   *[other] stappen
}, met een in een nieuwe kleur { $new }.
board-dung = { $n ->
    [0] Geen kamelenmest
   *[other] Kamelenmest: { $n }, kost aan het einde { $loss } punten
}

## Wat je bezit

board-scrolls-here = Hier liggen de perkamentrollen die je in de madrassa koopt.
board-luxury-here = Hier liggen de luxegoederen die je in de soek koopt.

## Kleine borden

board-enlarge = Het bord van { $name } vergroten
board-starts = startspeler
board-claims = Genomen
board-works = Assistenten: { $sectors }
board-can-select = { $n ->
    [0] Dit seizoen is er geen meer te kiezen
   *[other] Dit seizoen nog te kiezen: { $keshis }
}

## De Pashabot

board-wanted = { $n ->
    [0] niet op zijn strategietegels
    [one] één keer op zijn strategietegels
   *[other] { $n } keer op zijn strategietegels
}
board-strategy = Strategie
board-strategy-left = { $n ->
    [one] nog { $n } tegel
   *[other] nog { $n } tegels
}
board-strategy-tile = Strategietegel { $number }
board-strategy-about = Hoe vaker zijn strategietegels een kleur tonen, hoe liever de Pashabot die neemt.
board-bot-line = Zijn kleurenrij
board-bot-line-note = Hij neemt er 2 van de eerste kleur waarvan er 2 in de basis liggen, anders 1 van de eerste kleur die er ligt.
board-bot-place = { $place }: { $colour }
