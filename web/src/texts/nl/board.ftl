### Het bord van een speler, de kleine borden en dat van de Pashabot.

board-label = Het bord van { $name }
board-of = { $what }: { $all }
board-more-than-you = { $what }: { $all }, meer dan bij jou
board-ahead-of-you = { gain-point } voor op jou
board-behind-you = { gain-point } achter jou
board-nobody = geen
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
board-about-river = Je visser vaart 1 stap per turquoise keshi ({ board-so-many }); elke extra stap kost 1 water.
board-about-orchard = Je krijgt 1 dadel per groene keshi ({ board-so-many }). Elke keshi die je hier plaatst, levert meteen 1 punt op.
board-about-madrasa = Je koopt perkamentrollen met dadels. De perkamentrollen die je in één actie koopt, mogen samen niet meer geleerden vereisen dan je hebt ({ board-so-many }).
board-about-palace = Je hoveling klimt 1 stap per witte keshi ({ board-so-many }). Elke drempel levert 1 dinar en een bonus van de verbindingslijn op.
board-about-mosque = Je leerling-imam klimt 1 stap per zwarte keshi ({ board-so-many }). Elke drempel levert 1 dinar en een bonus van de verbindingslijn op.
board-about-square = De schijf draait één deel verder. Daarna kies je een van je jongleurs ({ board-so-many }) en krijg je de bonus van zijn veld, één keer per toeschouwer tegenover hem.
board-about-medina = Je mag één stadspoort kopen voor elke schildwacht op de wachttoren. Elke poort levert een keshi in dezelfde kleur op.
board-about-sahara = Je activeert ontdekte oasen voor de grondstoffen die ernaast staan. Elke karavaanleider die je naast een oase plaatst, ontdekt die.
board-about-souk = Je koopt een luxegoed met je goederen of ruilt één goederenkeshi in bij het wisselkantoor.
board-within-reach = { $what } binnen bereik
board-for-water = { $what } voor { $n } water
board-up-to = hoogstens { $what }

## Velden

board-vendor = { $taken ->
    [yes] Waterverkoper { at-sector }: elke assistent die hier wordt gebruikt, levert eerst 1 water op.
   *[no] Veld voor een waterverkoper { at-sector }
}
board-vendors = { $n ->
    [one] { $n } waterverkoper op het bord, hoogstens één per wijk
   *[other] { $n } waterverkopers op het bord, hoogstens één per wijk
}
board-gate = { $gate } { at-sector }
board-gate-space = Stadspoortveld { at-sector } ({ $colours }): een poort in een passende kleur levert { $points } extra op.
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
board-oasis-hidden = Veld { $place } { at-path }: gedekte oase; activeren kost later { $cost }
board-oasis = Oase { $number }, ontdekt { at-path }; activeren kost { $cost }
board-oasis-gone = Veld { $place } { at-path }: de oase is al geactiveerd
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
    [placeholder] { $colour }: een vervanger die je niet kunt kiezen
    [hand] { $colour }: achter het scherm
   *[used] { $colour }: dit seizoen al gebruikt
}
board-claimed = Nog te plaatsen: { $keshis }
board-to-store = Voor de opslagplaats: { $keshis }
board-storage = Opslagveld { $place }: { $shows ->
    [keshi] als het wordt bedekt, mag de keshi die erop ligt worden geplaatst
    [exchange] als het wordt bedekt, mag een keshi worden geruild
    [scroll] als het wordt bedekt, mag een gele perkamentrol worden genomen
   *[nothing] geen bonus
}
board-storage-keshi = Opslagveld { $place }: als het wordt bedekt, mag deze keshi ({ $colour }) worden geplaatst
board-provision = Provisietegel { $place }: { $state ->
    [active] actief, te betalen aan het einde van het seizoen
    [revealing] wordt opengelegd
   *[down] { $known ->
        [yes] gedekt en nog geheim
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
board-provision-none = Er zijn nog geen provisietegels te betalen.
board-provided = { $own ->
    [yes] Je hebt nu genoeg om dit te betalen.
   *[no] Er is nu genoeg om dit te betalen.
}
board-short = { $missing } te weinig: −{ $points }
board-not-provided = { $own ->
    [yes] Je hebt nog { $missing } nodig. Anders verlies je { $points } en al je grondstoffen.
   *[no] Nog nodig om { $points } en alle grondstoffen te behouden: { $missing }.
}
board-spectators = { $n ->
    [one] { $n } toeschouwer
   *[other] { $n } toeschouwers
}
board-next-spectator = Met de volgende toeschouwer loopt de kameel { $same } { $same ->
    [one] stap
   *[other] stappen
}{ $more ->
    [yes] , of { $new } als het een nieuwe kleur is.
   *[no] .
}
board-dung = { $n ->
    [0] Geen kamelenmest
   *[other] Kamelenmest: { $n } (kost aan het einde { $loss } punten)
}

## Wat je bezit

board-scrolls-here = Hier liggen de perkamentrollen die je in de madrassa koopt.
board-luxury-here = Hier liggen de luxegoederen die je in de soek koopt.

## Kleine borden

board-enlarge = Het bord van { $name } vergroten
board-starts = startspeler
board-claims = Nog te plaatsen keshi’s
board-works = Assistenten: { $sectors }
board-can-select = { $n ->
    [0] Dit seizoen geen keshi’s meer te kiezen
   *[other] Dit seizoen nog te kiezen: { $keshis }
}

## De Pashabot

board-wanted = { $n ->
    [0] niet te zien op de strategietegels
    [one] één keer te zien op de strategietegels
   *[other] { $n } keer te zien op de strategietegels
}
board-strategy = Strategie
board-strategy-left = { $n ->
    [one] nog { $n } tegel
   *[other] nog { $n } tegels
}
board-strategy-tile = Strategietegel { $number }
board-strategy-about = Hoe vaker een kleur op zijn strategietegels staat, hoe liever de Pashabot die neemt.
board-bot-line = Kleurenrij
board-bot-line-note = De Pashabot neemt 2 keshi’s van de eerste kleur waarvan er minstens 2 in de basis liggen, en anders 1 keshi van de eerste kleur die er ligt.
board-bot-place = { $place }: { $colour }
