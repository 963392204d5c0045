### The course of the game: what is asked, what can be done and why not, what happened.

## Lists

list-nothing = niets
list-comma = { $first }, { $last }
list-and = { $first } en { $last }
list-or = { $first } of { $last }

## What is asked: ask- and the engine's own key, sometimes with a stage behind it

ask-nothing = Het spel is afgelopen.
ask-wait = Iemand anders is nog aan het kiezen.
ask-arrange = Voorbereiding: richt je bord in.
ask-arrange-store = Voorbereiding: kies een keshi voor opslagveld { $space }.
ask-arrange-disc = Voorbereiding: kies de stand van je publieksschijf.
ask-arrange-provision = Voorbereiding: leg je eerste provisietegel open.
ask-arrange-omit = Voorbereiding: laat een provisietegel weg. Je kent nu alleen het niveau van de tegels. { $n ->
    [one] Er moet er nog { $n } weg.
   *[other] Er moeten er nog { $n } weg.
}
ask-arrange-building = Voorbereiding: kies een bijzonder gebouw.
ask-select = Kies keshi’s voor deze ronde: nog { $n } te gaan.
ask-joker = Rode keshi: kies een wijk voor de assistent.
ask-claim = Neem 1 of 2 keshi’s van één kleur uit de basis van de kubustoren.
ask-claim-mixed = Perkamentrol 61: neem een keshi naar keuze uit de basis van de kubustoren.
ask-claim-or-nomad = Neem 1 of 2 keshi’s van één kleur uit de basis van de kubustoren, of de nomade.
ask-claim-nomad = Je mag nog de nomade nemen.
ask-second-claim = Perkamentrol 61: je mag nog een keshi naar keuze nemen.
ask-assistant = Kies je volgende assistent.
ask-use = Assistent { at-sector }: nieuwe keshi of wijkactie?
ask-deploy = Nog { count-keshi } te plaatsen: kies de volgende.
ask-may-place = Je mag { keshis } plaatsen, nu of nooit.
ask-vendor = Rode keshi: kies een wijk voor de waterverkoper.
ask-entertainer = Kies een veld voor je nieuwe jongleur.
ask-caravan = Kies een pad voor je nieuwe karavaanleider.
ask-any-resource = Neem { gain-any-resource }.
ask-any-resource-exchange = Valk: kies de grondstof die je ervoor terugkrijgt.
ask-any-goods = Neem { gain-any-goods }.
ask-any-keshi = Plaats { gain-any-keshi }.
ask-any-keshi-optional = Je mag { gain-any-keshi } plaatsen.
ask-any-pair = Plaats 2 keshi’s van één kleur naar keuze.
ask-either-stair = Klim { count-step }: kies een trap.
ask-any-order = Je krijgt meerdere bonussen: kies de volgende.
ask-harvest = Dadelboomgaard: neem een dadel of wat je perkamentrollen ervoor in de plaats bieden (nog { $n } te gaan).
ask-river-water = Je visser vaart. Extra stappen kopen voor 1 water per stuk? Je hebt { gain-water }.
ask-river-bonus = Einde van de ronde: je mag de bonus van één gepasseerde stroomversnelling nemen.
ask-all-rapids = Perkamentrol { $number }: je krijgt de bonus van elke gepasseerde stroomversnelling. Kies de volgende.
ask-stair-steps = Je beklimt de { stairs }. Extra stappen zetten?
ask-connection = { $n ->
    [one] Drempel gepasseerd: je mag één bonus van je verbindingslijn nemen.
   *[other] Drempel gepasseerd: je mag { $n } verschillende bonussen van je verbindingslijn nemen.
}
ask-square = Groot Plein: de schijf is gedraaid. Kies wie er optreedt.
ask-souk = Soek: gebruik het wisselkantoor of koop een luxegoed.
ask-souk-office = Perkamentrol 46: je mag het wisselkantoor nog een keer gebruiken.
ask-souk-luxury = Perkamentrol 34: je mag nog een luxegoed kopen.
ask-scrolls = Koop perkamentrollen: je hebt { $scholars ->
    [one] { $scholars } vrije geleerde
   *[other] { $scholars } vrije geleerden
} en { $dates ->
    [one] { $dates } dadel
   *[other] { $dates } dadels
}.
ask-free-scroll = Je mag gratis { a-scroll } nemen.
ask-free-scroll-paid = { $n ->
    [0] Neem gratis { a-scroll }.
   *[other] Neem { a-scroll } voor { gain-date }.
}
ask-gates = Koop stadspoorten: je hebt { $guards ->
    [one] { $guards } vrije schildwacht
   *[other] { $guards } vrije schildwachten
} en kunt { $dinars } dinar uitgeven.
ask-gate-space = Kies een stadspoortveld voor de { gate }.
ask-gate-keshi = Perkamentrol 36: de stadspoort levert { gain-any-keshi } op. Kies een kleur.
ask-oases = Sahara: kies wat je activeert.
ask-free-oases = { $n ->
    [one] Activeer gratis een ontdekte oase.
   *[other] Activeer gratis maximaal { $n } ontdekte oasen.
}
ask-open-oasis = Riviertegel 02: je mag een van de overgebleven oasen gratis activeren.
ask-return = Keshi-ruil: je mag een keshi terugleggen en er een in een andere kleur voor nemen.
ask-return-entertainer = Leg een jongleur terug.
ask-return-vendor = Leg een waterverkoper terug.
ask-take-other = Plaats in ruil een keshi in een andere kleur dan { colour }.
ask-take-other-nomad = Plaats een keshi naar keuze in plaats van de teruggelegde nomade.
ask-pay-dinars = Betaal { gain-dinar }. Met perkamentrol 33 mag je ook dadels en water gebruiken.
ask-pay-any = Betaal { gain-any-resource }.
ask-provide = Bevoorraad je bewoners: kies hoe je betaalt.
ask-next-provision = Leg je volgende provisietegel open.
ask-swap-placeholder = Laatste ronde: ruil een vervanger om voor een keshi in een kleur die je dit seizoen al hebt gebruikt.
ask-hand-in = Oase { $number } telt nu mee: kies hoeveel grondstoffen je inlevert.
ask-score-oasis = Perkamentrol 71: kies welke van je geactiveerde oasen nu meetelt.
ask-prize = Riviertegel { $number }: kies een bonus.
ask-river-tile-13 = Riviertegel 13: plaats een jongleur, karavaanleider of schildwacht.
ask-sector-action = Je mag een wijkactie naar keuze uitvoeren.
ask-keshi-then-action = Perkamentrol 64: plaats een keshi naar keuze en voer daarna de actie van zijn wijk uit.
ask-return-for-points = Perkamentrol 72: je mag grondstoffen inleveren voor 2 punten per stuk.
ask-keep-scroll = Houd een van de getrokken gele perkamentrollen.
ask-tajine = Paviljoen: kies een gratis tajine.
ask-start-of-season = Begin van het seizoen: kies het volgende effect.
ask-town = Kies een woestijnstad.
ask-any-scroll = Woestijnstad 10: je mag gratis een open perkamentrol naar keuze nemen.
ask-any-luxury = Woestijnstad 11: je mag een open luxegoed naar keuze nemen zonder goederen te betalen.
ask-free-gate = Neem een stadspoort zonder dinars te betalen.
ask-commit = Kies wie de nieuwe stadspoort bewaakt.
ask-nomad = Kies een plaats voor de nomade.
ask-move-nomads = { $n ->
    [0] Je mag nomaden verplaatsen voor { $cost } per stuk.
   *[other] Je mag één nomade gratis verplaatsen.
}
ask-leave-square = Kies welke nomade het Grote Plein verlaat.
ask-board-or-spectators = { keshis }: naar je bord of naar de toeschouwers?
ask-board-or-spectators-full = Op je bord is geen plaats voor { keshis }. Stuur je hem naar de toeschouwers?
ask-discard-dung = Tussenfinish gepasseerd: je mag een mesttegel afleggen.
ask-award = Je mag toeschouwers inruilen voor prijzen. Je hebt { $column }.
ask-discard = Leg voor de prijs nog { count-keshi } af.
ask-split-steps = { count-step } te verdelen: kies waar je vooruitgaat.
ask-steps-here = Kies hoeveel stappen je { on-track } zet.
ask-steps-here-camel = Racezadel: je kameel mag { count-step } lopen.
ask-spectator-bonus = Groot Plein: neem de bonus van een veld met { count-spectator }.
ask-stack = Je mag gratis { a-scroll } nemen. Kies een stapel om te bekijken.
ask-stack-library = Bibliotheek: koop { a-scroll } voor { gain-date }. Kies een stapel om te bekijken.
ask-scroll-of-stack = Kies een perkamentrol uit deze stapel.
ask-luxury-stack = Je mag een luxegoed goedkoper kopen. Kies een stapel om te bekijken.
ask-luxury-of-stack = Kies een luxegoed uit deze stapel.
ask-omit-goods = Je betaalt { count-goods } minder: kies wat je weglaat.
ask-leave-out = Je betaalt { count-resource } minder: kies wat je weglaat.
ask-give-keshi = De valk kost ook een keshi van je bord: kies welke.
ask-claim-for-less = Racezadel: je mag een ontdekte oase activeren voor maximaal { count-resource } minder.
ask-swap-resources = Valk: je mag grondstoffen één tegen één ruilen. Kies wat je inlevert.
ask-new-storage-keshi = Kies een andere keshi voor het opslagveld.

## What can be done. A message may have a variant for one question: do-vendor is asked by ask-vendor,
## do-vendor-return-vendor by ask-return-vendor.

do-done = Klaar
do-done-second-claim = Geen tweede keshi
do-done-may-place = Niet plaatsen
do-done-any-keshi = Geen keshi meer
do-done-scrolls = Geen perkamentrol meer
do-done-gates = Geen stadspoort meer
do-done-oases = Niets meer activeren
do-done-free-oases = Geen oase meer
do-done-free-scroll = Geen perkamentrol
do-done-open-oasis = Geen oase
do-done-return = Geen ruil
do-done-river-water = Geen stappen meer
do-done-stair-steps = Geen stappen meer
do-done-river-bonus = Geen bonus
do-done-connection = Geen verbindingsbonus
do-done-either-stair = Blijf staan
do-done-sector-action = Geen wijkactie
do-done-claim = Laat de nomade liggen
do-done-any-scroll = Geen perkamentrol
do-done-any-luxury = Geen luxegoed
do-done-free-gate = Geen stadspoort
do-done-move-nomads = Geen nomade meer verplaatsen
do-done-board-or-spectators = Laat de keshi verloren gaan
do-done-discard-dung = Houd de mesttegel
do-done-steps-here = Blijf staan
do-done-award = Geen prijs meer
do-done-stack = Geen perkamentrol
do-done-luxury-stack = Geen luxegoed
do-done-luxury-of-stack = Geen luxegoed
do-done-claim-for-less = Geen oase
do-done-swap-resources = Geen ruil meer
do-select = Kies { colour }: assistent { to-sector }
do-select-red = Kies rood: assistent naar een wijk naar keuze
do-assistant = Assistent { to-sector }
do-claim = Neem { keshis }
do-use = Gebruik de assistent { at-sector }
do-use-water = Gebruik de assistent { at-sector } (+{ gain-water })
do-new-keshi = Nieuwe keshi: { $gain }
do-sector-action = Wijkactie: { $action }
do-sector = { sector }: { $action }
do-deploy = Plaats { keshis }
do-deploy-gate-keshi = { do-take-keshi }
do-deploy-swap-placeholder = { do-take-keshi }
do-vendor = Waterverkoper { to-sector }
do-vendor-return-vendor = Leg de waterverkoper terug die { at-sector } staat
do-entertainer = Jongleur naast ‘{ $gain }’
do-caravan = Karavaanleider { to-path }, veld { $space }: ontdek een oase
do-caravan-start = Karavaanleider { to-path }: { $gain }
do-space = { $gain } ({ count-spectator })
do-space-return-entertainer = Leg de jongleur terug die naast ‘{ $place }’ staat
do-take-keshi = Neem { keshis }
do-take = Neem { $gain }
do-pay = Betaal { $gain }
do-pay-return-for-points = Lever { $gain } in: 2 punten
do-step-for = Nog 1 stap voor { $gain }
do-extra-step = Nog 1 stap, gratis (perkamentrol 48)
do-line = Verbindingsbonus: { $gain }
do-scroll-16-step = { gain-river-step } (perkamentrol 16)
do-rapid = Stroomversnelling { $number }: { $gain }
do-rapid-twice = Stroomversnelling { $number }, dubbel: { $gain }
do-next = Volgende: { $gain }
do-scroll = Koop perkamentrol { $number } voor { $dates ->
    [one] { $dates } dadel
   *[other] { $dates } dadels
} ({ $scholars ->
    [one] { $scholars } geleerde
   *[other] { $scholars } geleerden
})
do-scroll-free-scroll = Neem perkamentrol { $number }
do-scroll-any-scroll = { do-scroll-free-scroll }
do-scroll-keep-scroll = Houd perkamentrol { $number }
do-scroll-scroll-of-stack = { do-scroll-free-scroll }
do-refresh = Betaal { gain-dinar } en vervang { the-scrolls }
do-office = Ruil { keshis } in
do-luxury = Koop { luxury } { $number } voor { $cost }
do-luxury-less = Koop { luxury } { $number } voor { $cost } ({ $n } minder)
do-luxury-free = Neem { luxury } { $number }
do-gate = Koop de { gate } uit werkplaats { $workshop } voor { gain-dinar } ({ $worth })
do-gate-free-gate = Neem de { gate } gratis uit werkplaats { $workshop } ({ $worth })
do-at = Stadspoortveld { at-sector }
do-at-match = Stadspoortveld { at-sector } (bijpassende kleur: { $worth })
do-oasis = Activeer oase { $number } ({ oasis-place }) voor { $cost }
do-oasis-free-oases = Activeer oase { $number } ({ oasis-place }) gratis
do-oasis-less = Activeer oase { $number } voor { $cost } ({ $n } minder)
do-oasis-free = { do-oasis-free-oases }
oasis-place = { $path ->
    [left] linkerpad, veld { $space }
    [right] rechterpad, veld { $space }
    [start] { $space }
   *[other] { $path } { $space }
}
do-open-oasis = Activeer oase { $number }
do-score-oasis = Laat oase { $number } meetellen: { $worth }
do-score-oasis-most = Laat oase { $number } meetellen: hoogstens { $worth }
do-hand-in = Lever { $gain } in: { $worth }
do-track = Zet { $gain }
do-return = Leg { keshis } terug
do-provision = Leg provisietegel { $number } open ({ $cost })
do-disc = { $number ->
    [0] Laat de schijf zo staan
    [one] Draai de schijf { $number } deel verder
   *[other] Draai de schijf { $number } delen verder
}
with-ability = { $gain }. { $ability }
falcon-also = { $gain }; kost ook { $cost }
few-yellow = { $n } geel
few-orange = { $n } oranje
few-purple = { $n } paars
crowds = telkens { count-spectator } tegenover { $places }
crowds-one = { count-spectator } tegenover { $places }
crowds-place = ‘{ $gain }’
do-store = Leg { keshis } op opslagveld { $space }
do-provide = Betaal wat de tegels tonen: { $cost }
do-provide-scroll-44 = Betaal met perkamentrol 44: 1 dinar en { gain-any-resource }
do-claim-nomad = Neem de nomade voor { $cost }
do-deploy-nomad = Plaats de nomade
do-deploy-nomad-start-of-season = Neem gratis een nomade
do-deploy-board-or-spectators = Plaats { keshis } op je bord
do-spectators = Naar de toeschouwers: je kameel loopt { count-step }
do-spectators-still = Naar de toeschouwers: je kameel blijft staan
do-nomad-to = Nomade { to-sector }
do-nomad-to-orchard = Nomade { to-sector } ({ $gain })
do-nomad-to-square = Nomade { to-sector } als jongleur (plaatsingsbonus)
do-nomad-to-sahara = Nomade { to-sector } als karavaanleider (plaatsingsbonus)
do-nomad-vendor = Nomade { to-sector } als waterverkoper
do-nomad-from = Verplaats een nomade die { at-sector } staat
do-nomad-from-return = Leg een nomade terug die { at-sector } staat
do-nomad-from-vendor = Verplaats de nomade die { at-sector } waterverkoper is
do-nomad-from-vendor-return = Leg de nomade terug die { at-sector } waterverkoper is
do-nomad-from-spectators = Verplaats een nomade uit je toeschouwersrij
do-space-leave-square = De nomade naast ‘{ $place }’
do-caravan-town = Karavaanleider { to-path }, veld 4: { $gain } en een woestijnstad
do-caravan-no-town = Karavaanleider { to-path }, veld 4: { $gain }
do-town = Woestijnstad { $number }
do-town-oases = Activeer woestijnstad { $number } voor { $cost }
do-award = Leg { $cost } af
do-award-dung = Leg { keshis } af: 1 mesttegel minder
do-discard = Leg { keshis } af
do-discard-nomad = Leg een nomade af
do-discard-dung = Leg 1 mesttegel af
do-building = Kies { the-building }
do-building-library = Bibliotheek: koop { a-scroll } uit één stapel
do-omit = Laat { keshis } weg
do-omit-resource = Laat { $gain } weg
do-give = Betaal { keshis }
do-commit-guard = Een schildwacht
do-commit-nomad = Een nomade
do-return-caravan = Leg de karavaanleider terug die { $path ->
    [left] aan het einde van het linkerpad
    [right] aan het einde van het rechterpad
    [start] bij de startoase
   *[other] { $path }
} staat
do-swap-storage = Ruil { keshis } op opslagveld { $space } om
do-return-spectator = Leg { keshis } uit de toeschouwersrij terug
do-return-spectator-nomad = Leg een nomade uit de toeschouwersrij terug
do-stack = Stapel { $number }: { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
}, bovenop { $top }
do-stack-covered = Stapel { $number }: { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
}
luxury-on-top = { luxury } { $number }
do-steps = { count-step } { on-track }
do-steps-camel = Loop { count-step }
do-steps-camel-bridge = Loop { count-step } (een brug kost { $cost })
do-track-split-steps = Ga vooruit { on-track }
do-pay-swap-resources = Ruil { $gain } in
do-provision-omit-base = Laat een gewone provisietegel weg
do-provision-omit-moderate = Laat de gemiddelde provisietegel weg
do-provision-omit-hard = Laat de moeilijke provisietegel weg
do-provision-start-of-season = Provisietegel { $number }
prize-12-1 = 1 punt per stadspoort: { gain-point }
prize-12-2 = 1 punt per dadelplukker: { gain-point }
prize-17-1 = 1 dadel en 1 dinar per jongleur: { gain-date } en { gain-dinar }
prize-17-2 = 1 water en 1 dadel per waterverkoper: { gain-water } en { gain-date }
prize-18-1 = 1 punt per 4 keshi’s: { gain-point }
prize-18-2 = 2 punten per luxegoed: { gain-point }

# One of several equal bonuses, told apart by its place.
place-number = { $gain } (nr. { $number })

action-river = vaar { count-step }
action-orchard = neem { gain-date }
action-madrasa = koop perkamentrollen met { count-scholar }
action-palace = klim { count-step }
action-mosque = klim { count-step }
action-square = draai de schijf en laat een jongleur optreden
action-medina = koop stadspoorten met { count-guard }
action-sahara = activeer ontdekte oasen
action-sahara-towns = activeer ontdekte oasen of woestijnsteden
action-souk = wisselkantoor of luxegoed

## Why something is not possible

not-possible = ‘{ $action }’ kan niet: { $why }

why-not-asked = dat is geen antwoord op deze vraag.
why-no-such-action = die actie bestaat niet; de nummers lopen van 0 tot en met { $most }.
why-over = het spel is afgelopen.
why-not-your-turn = speler { $seat } heeft nu niets te beslissen.
why-not-in-hand = je hebt geen { $colour ->
    [turquoise] turquoise
    [green] groene
    [gray] grijze
    [white] witte
    [black] zwarte
    [pink] roze
    [beige] beige
    [brown] bruine
    [red] rode
    [yellow] gele
    [orange] oranje
    [purple] paarse
   *[other] { $colour }
} keshi meer om te kiezen.
why-assistant-there = je hebt al een assistent { at-sector }.
why-not-in-base = er ligt { $have ->
    [0] geen
   *[other] maar 1
} { $colour ->
    [turquoise] turquoise
    [green] groene
    [gray] grijze
    [white] witte
    [black] zwarte
    [pink] roze
    [beige] beige
    [brown] bruine
    [red] rode
    [yellow] gele
    [orange] oranje
    [purple] paarse
   *[other] { $colour }
} keshi in de basis van de kubustoren.
why-no-room = er is { at-sector } { $n ->
    [0] geen plaats meer voor een { $colour ->
        [turquoise] turquoise
        [green] groene
        [gray] grijze
        [white] witte
        [black] zwarte
        [pink] roze
        [beige] beige
        [brown] bruine
        [red] rode
        [yellow] gele
        [orange] oranje
        [purple] paarse
       *[other] { $colour }
    } keshi.
   *[other] nog maar plaats voor { keshis }.
}
why-no-room-red = { $n ->
    [0] elke wijk behalve de soek heeft al een waterverkoper of krijgt er nog een.
   *[other] je wijken hebben nog maar plaats voor { $n ->
        [one] { $n } waterverkoper
       *[other] { $n } waterverkopers
    }.
}
why-claim-singly = met perkamentrol 61 neem je de keshi’s één voor één.
why-full = er is { at-sector } geen plaats meer.
why-full-red = elke wijk behalve de soek heeft al een waterverkoper.
why-space-kept = deze plaats is nodig voor een keshi die je al hebt genomen.
why-souk-vendor = alleen met perkamentrol 57 mag je een waterverkoper in de soek plaatsen.
why-vendor-there = er is al een waterverkoper { at-sector }.
why-space-taken = op veld { $space } van het Grote Plein staat al een jongleur.
why-no-entertainer = op veld { $space } van het Grote Plein staat geen jongleur.
why-path-full = er is geen plaats meer { at-path }.
why-oasis-claimed = deze oase heb je al geactiveerd.
why-undiscovered = je hebt geen karavaanleider naast deze oase.
why-oasis-cost = deze oase kost { $cost }, en dat heb je niet.
why-none-at-all = ook met perkamentrol 45 kost een oase 1 grondstof, en je hebt er geen meer.
why-claim-one = met de actie van de Sahara moet je minstens één oase activeren.
why-caravan-stays = karavaanleiders blijven waar ze zijn.
why-no-guard = je hebt geen vrije schildwacht op de wachttoren.
why-nothing-to-return = je hebt geen { $colour ->
    [turquoise] turquoise
    [green] groene
    [gray] grijze
    [white] witte
    [black] zwarte
    [pink] roze
    [beige] beige
    [brown] bruine
    [red] rode
    [yellow] gele
    [orange] oranje
    [purple] paarse
   *[other] { $colour }
} keshi om terug te leggen.
why-goods-stay = goederenkeshi’s blijven in de soek.
why-same-colour = die kleur heb je net teruggelegd.
why-river-water-only = extra stappen op de rivier kosten water.
why-rapid-not-crossed = je visser is stroomversnelling { $rapid } nog niet gepasseerd.
why-tile-not-shown = perkamentrol { $number } ligt niet in het open aanbod.
why-scholars = deze perkamentrol vereist { count-scholar }, en je hebt er { $have ->
    [0] geen
   *[other] maar { $have }
} vrij.
why-dates = deze perkamentrol kost { gain-date }, en je hebt er { $have ->
    [0] geen.
   *[other] maar { $have }.
}
why-dinars = deze stadspoort kost { gain-dinar }, en je kunt er { $have ->
    [0] geen
   *[other] maar { $have }
} uitgeven.
why-buy-new = na het vervangen moet je een van de nieuwe perkamentrollen kopen.
why-held-back = je moet nog een van de nieuwe perkamentrollen kopen en hebt daarvoor { $scholars ->
    [one] { $scholars } geleerde
   *[other] { $scholars } geleerden
} en { $dates ->
    [one] { $dates } dadel
   *[other] { $dates } dadels
} nodig.
why-buy-one = je moet minstens één aankoop doen.
why-refresh-over = perkamentrollen vervangen kan alleen met een assistent, één keer en vóór de eerste aankoop.
why-no-refresh = om perkamentrollen te vervangen heb je 1 dinar nodig, nieuwe perkamentrollen in de stapel en genoeg geleerden en dadels voor een ervan.
why-no-gate = in werkplaats { $workshop } ligt geen { gate }.
why-gate-space-taken = daar staat al een stadspoort.
why-no-goods = je hebt geen { $colour ->
    [turquoise] turquoise
    [green] groene
    [gray] grijze
    [white] witte
    [black] zwarte
    [pink] roze
    [beige] beige
    [brown] bruine
    [red] rode
    [yellow] gele
    [orange] oranje
    [purple] paarse
   *[other] { $colour }
} keshi in je soek.
why-luxury-not-shown = luxegoed { $number } ligt niet in het open aanbod.
why-luxury-goods = luxegoed { $number } kost { $cost }, en dat heb je niet.
why-no-action = de wijkactie { at-sector } zou nu niets opleveren.
why-no-assistant = je hebt geen assistent { at-sector }.
why-line-taken = deze bonus heb je al; de tweede moet een andere zijn.
why-bonus-useless = voor deze bonus ({ $gain }) is geen plaats meer.
why-no-line-space = je verbindingslijn heeft daar geen bonus.
why-date-needed = deze dadel heb je nodig voor de nieuwe perkamentrol die je moet kopen.
why-none-left = { $resource ->
    [water] je hebt geen water meer.
    [date] je hebt geen dadels meer.
    [dinar] je hebt geen dinars meer.
   *[other] je hebt geen { $resource } meer.
}
why-hand-in = je kunt hoogstens { count-resource } inleveren.
why-no-nomad = een nomade kost { $cost } en heeft een plaats nodig; per ronde is er maar één te krijgen.
why-nomad-elsewhere = een nomade die je verplaatst, moet naar een andere wijk.
why-nomad-stays = daar staat geen nomade die je mag verplaatsen; nomaden bij oasen of stadspoorten en net verplaatste nomaden blijven staan.
why-award = je hebt niet de juiste toeschouwers voor deze prijs, of hij zou nu niets opleveren.
why-town = woestijnstad { $number } is niet van jou of al geactiveerd, of je kunt { $cost } niet betalen.
why-falcon-keshi = luxegoed { $number } kost ook een keshi van je bord, en je kunt er geen missen.

why-no-room-camels = op je bord en bij de toeschouwers is { $n ->
    [0] geen plaats meer voor een { $colour ->
        [turquoise] turquoise
        [green] groene
        [gray] grijze
        [white] witte
        [black] zwarte
        [pink] roze
        [beige] beige
        [brown] bruine
        [red] rode
        [yellow] gele
        [orange] oranje
        [purple] paarse
       *[other] { $colour }
    } keshi.
   *[other] nog maar plaats voor { keshis }.
}
why-oasis-less = deze oase kost { $cost }, en zelfs met een korting van { count-resource } heb je dat niet.
why-claim-one-town = met de actie van de Sahara moet je minstens één oase of woestijnstad activeren.
why-luxury-less = luxegoed { $number } kost { $cost }, en zelfs met een korting van { count-goods } heb je dat niet.
why-office-only = met perkamentrol 46 mag je alleen nog het wisselkantoor gebruiken.
why-luxury-only = met perkamentrol 34 mag je alleen nog luxegoederen kopen.

## What happened: event- and the kind of the event

event-phase = { season-and-round }: { $phase }.
event-season-phase = Seizoen { $season }: { $phase }.
event-season = Seizoen { $season } begint, met wisselkantoor { $number }.
event-start-player = { $player } is de startspeler.
event-provision = { $player } legt provisietegel { $number } open: { $cost }.
event-selected = { $player } heeft { $colours } gekozen.
event-assistants = { $player } stuurt assistenten { $where }.
event-no-assistants = { $player } stuurt nog geen assistenten.
souk-assistants = { $n ->
    [one] naar de soek
   *[other] naar de soek ({ $n })
}
event-joker = { $player } stuurt de assistent van de rode keshi { to-sector }.
event-toss = Kubustoren, { colour }: { $thrown } erin, { $fallen } eruit.
event-claim = { $player } neemt { keshis }.
event-claims-over = { $player } kan geen keshi’s meer nemen.
event-keshis-left = { keshis } die niemand kan nemen, { $n ->
    [one] gaat
   *[other] gaan
} terug naar de voorraad.
event-keshi = { $player } plaatst { keshis } (nu { $value } in totaal).
event-keshi-lost = { $player } raakt { keshis } kwijt: op het bord is geen plaats meer.
event-vendor = { $player } plaatst een waterverkoper { at-sector }.
event-entertainer = { $player } plaatst een jongleur naast ‘{ $gain }’.
event-caravan = { $player } plaatst een karavaanleider { at-path }.
event-discovered = { $player } ontdekt oase { $number }.
event-claimed = { $player } activeert oase { $number }.
event-oasis-scored = { $player } laat oase { $number } meetellen.
event-returned = { $player } legt { keshis } terug.
event-goods-returned = { $player } levert { keshis } in.
event-assistant-used = { $player } gebruikt de assistent { at-sector }.
event-sector-action = { $player } voert de wijkactie { at-sector } uit.
event-fisherman = { $player } vaart met de visser van { $start ->
    [0] het startveld
   *[other] veld { $start }
} naar veld { $end }.
event-river-bonus = { $player } neemt de bonus van stroomversnelling { $rapid }.
event-all-rapids = { $player } krijgt door perkamentrol { $number } { $n ->
    [one] de bonus
   *[other] de bonussen
} van { count-rapid }.
event-climb = { $player } klimt op de { stairs } van { $start ->
    [0] het startveld
   *[other] trede { $start }
} naar trede { $end }.
event-threshold = { $player } passeert de drempel naar segment { $segment } van de { stairs }.
event-connection = { $player } kiest { $gain } als verbindingsbonus.
event-disc = { $player } draait de publieksschijf.
event-square = { $player } neemt op het Grote Plein de bonus ‘{ $gain }’ voor { count-spectator }.
event-scroll = { $player } neemt perkamentrol { $number }.
event-refresh = { $player } vervangt { the-scrolls }.
event-scroll-shown = Nieuw in het open aanbod: perkamentrol { $number }.
event-luxury-shown = Nieuw in het open aanbod: luxegoed { $number }.
event-office = { $player } gebruikt het wisselkantoor.
event-luxury = { $player } neemt { luxury } { $number }.
event-gate = { $player } bouwt { at-sector } de { gate } uit werkplaats { $workshop }.
event-points = { $player } krijgt { gain-point } ({ $from }).
event-points-lost = { $player } verliest { gain-point } ({ $from }).
event-resource = { $player } krijgt { $gain }.
event-spend = { $player } levert { $gain } in.
event-placeholder = { $player } krijgt een vervanger voor de ontbrekende { $colour ->
    [turquoise] turquoise
    [green] groene
    [gray] grijze
    [white] witte
    [black] zwarte
    [pink] roze
    [beige] beige
    [brown] bruine
    [red] rode
    [yellow] gele
    [orange] oranje
    [purple] paarse
   *[other] { $colour }
} keshi.
event-placeholder-swapped = { $player } ruilt de { $colour ->
    [turquoise] turquoise
    [green] groene
    [gray] grijze
    [white] witte
    [black] zwarte
    [pink] roze
    [beige] beige
    [brown] bruine
    [red] rode
    [yellow] gele
    [orange] oranje
    [purple] paarse
   *[other] { $colour }
} vervanger om voor een keshi in de kleur { $other }.
event-river-first = { $player } is eerste op de rivier en krijgt de bonus van riviertegel { $number }.
event-river-second = { $player } is tweede op de rivier en krijgt een bonus van riviertegel { $number }.
event-fishermen-return = De vissers keren terug naar het startveld.
event-head-start = { $player } begint het seizoen op het krokodilveld.
event-provided = { $player } bevoorraadt de bewoners.
event-not-provided = { $player } komt { $cost } tekort: alle grondstoffen en { gain-point } zijn verloren.
event-building = { $player } begint met { the-building }.
event-pawn = { $player } wordt nu vergezeld door { the-pawn }.
event-pawn-waits = { $stair ->
    [palace] De sultan
    [mosque] De imam
   *[other] { $stair }
} vergezelt niemand meer en wacht op trede { $end }.
event-town = { $player } neemt woestijnstad { $number }.
event-town-claimed = { $player } activeert woestijnstad { $number }.
event-claim-nomad = { $player } neemt de nomade.
event-nomad-declined = { $player } laat de nomade liggen.
event-nomad = { $player } plaatst een nomade { at-sector }.
event-nomad-leaves = { $player } haalt { at-sector } een nomade weg.
event-nomad-leaves-vendor = { $player } haalt { at-sector } een nomade van het veld van de waterverkoper.
event-nomad-leaves-spectators = { $player } haalt een nomade uit de toeschouwersrij.
event-nomad-returned = Een nomade keert terug naar het nomadenbord.
event-spectator = { $player } stuurt { keshis } naar de toeschouwers.
event-spectator-nomad = { $player } stuurt een nomade naar de toeschouwers.
event-spectator-leaves = { $player } neemt { keshis } uit de toeschouwersrij.
event-spectator-leaves-nomad = { $player } neemt een nomade uit de toeschouwersrij.
event-camel = { $player } loopt met de kameel van { $start ->
    [0] het startveld
   *[other] veld { $start }
} naar veld { $end }.
event-bridge-closed = { $player } kan de brug niet betalen: de kameel stopt vóór veld { $step }.
event-goal = { $player } passeert met de kameel tussenfinish { $goal }.
event-finish = { $player } bereikt met de kameel als { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] vierde
} de finish.
event-dung = { $player } krijgt { count-dung }.
event-dung-less = { $player } legt { count-dung } af.
event-award = { $player } krijgt van prijstegel { $award } de prijs voor { count-keshi }.
event-storage = { $player } legt { keshis } op opslagveld { $space }.

## The Pashabot: what it does, and the priority that decided

event-strategy = { $player } legt strategietegel { $number } open ({ $upper }, { $lower } en een riviersymbool; luxegoederen: eerst { $first }, dan { $second }).
event-strategy-dry = { $player } legt strategietegel { $number } open ({ $upper } en { $lower }; luxegoederen: eerst { $first }, dan { $second }).
event-bot-claim = { $player } neemt { keshis } { for-sector }: { $why }.
event-bot-claim-no-row = { $player } neemt { keshis }: { $why }.
event-bot-claim-nomad = { $player } neemt de nomade { for-sector }: { $why }.
bot-claim-only = niets anders in de basis past op zijn bord
bot-claim-1 = daarmee is { the-sector } compleet gevuld
bot-claim-2 = van deze kleur liggen er 2 in de basis, en beide passen
bot-claim-3 = hoogste keshi-prioriteit
bot-claim-4 = gelijke prioriteit, maar hij heeft een assistent { at-sector }
bot-claim-5 = gelijke prioriteit, maar jij hebt een assistent { at-sector }
bot-claim-6 = verder gelijk, maar { the-sector } staat het hoogst in zijn strategiekolom
bot-claim-7 = verder gelijk, maar { the-sector } staat het hoogst op zijn bord
bot-claim-8 = verder gelijk, maar de eigen kleur van een rij gaat vóór de nomade, en de nomade vóór rood
bot-claim-8-goods = verder gelijk, maar van deze kleur heeft hij de minste goederen
bot-stands-in = { $why }, en er ligt geen { $colour ->
    [turquoise] turquoise
    [green] groene
    [gray] grijze
    [white] witte
    [black] zwarte
    [pink] roze
    [beige] beige
    [brown] bruine
    [red] rode
    [yellow] gele
    [orange] oranje
    [purple] paarse
   *[other] { $colour }
} keshi in de basis
event-bot-gate = { $player } bouwt de { gate } uit werkplaats { $workshop }: { $why }.
bot-gate-2 = de keshi ervan maakt een rij compleet
bot-gate-3 = hoogste keshi-prioriteit
bot-gate-4 = gelijke prioriteit, maar hij heeft nog geen stadspoort in deze kleur
bot-gate-5 = verder gelijk, maar van deze kleur zijn de minste stadspoorten over
bot-gate-6 = verder gelijk, maar de rij van de keshi staat het hoogst in zijn strategiekolom
bot-gate-7 = verder gelijk, maar de rij van de keshi staat het hoogst op zijn bord
bot-gate-8 = geen andere stadspoort komt hem zo goed uit
event-bot-assistant = { $player } stuurt de assistent van de rode keshi { to-sector }: { $why }.
bot-assistant-1 = hoogste keshi-prioriteit
bot-assistant-2 = gelijke prioriteit, maar hij heeft daar de meeste keshi’s
bot-assistant-3 = verder gelijk, maar deze rij staat het hoogst op zijn bord
event-bot-priority = { $player } krijgt een keshi { for-sector }: van alle keshi’s waarvoor plaats is, heeft deze de hoogste prioriteit.
event-bot-scrolls = { $player } verwijdert { the-scrolls } uit het open aanbod ({ count-scroll }).
event-bot-takes = { $player } neemt { keshis } weg: { $why }.
bot-takes-1 = van de kleuren waarvan er minstens 2 in de basis liggen, komt deze als eerste in zijn kleurenrij
bot-takes-2 = van geen enkele kleur liggen er 2 in de basis, en van de kleuren die er liggen, komt deze als eerste in zijn kleurenrij

strategy-keshis = Keshi-symbolen: { $upper }, dan { $lower }. De Pashabot neemt deze keshi’s bij voorkeur, en elk symbool telt ook mee bij zijn puntentelling.
strategy-luxury = Zolang deze tegel onderaan in de kolom ligt, koopt de Pashabot luxegoederen van deze soorten: { $first }, anders { $second }.
strategy-river = Riviersymbool: wordt de tegel opengelegd, dan vaart de visser van de Pashabot { count-step }.
strategy-needs = Deze tegel wordt alleen gebruikt als kamelen, nomaden en nieuwe luxegoederen allemaal meedoen.

## What points come from

points-start = begin van het spel
points-orchard = dadelboomgaard
points-square = Groot Plein
points-jetty = pier
points-river = stappen voorbij de pier
points-rapids = stroomversnellingen
points-palace = stappen voorbij de paleistrap
points-mosque = stappen voorbij de moskeetrap
points-lines = verbindingslijnen
points-gates = stadspoorten
points-gate-matches = stadspoorten in de bijpassende kleur
points-start-oasis = startoase
points-offices = wisselkantoren
points-provisions = provisietegels
points-sectors = compleet gevulde wijken
points-leftovers = overgebleven grondstoffen en goederen
points-town-spaces = karavaanleiders bij woestijnsteden
points-finish = kamelen aan de finish
points-race = kamelenrace
points-dung = kamelenmest
points-awards = prijzen
points-resources = grondstoffen
points-vendors = waterverkopers
points-scrolls = perkamentrollen
points-sahara = Sahara
points-thresholds = drempels
points-strategy = keshi’s (strategietegels)
points-date-warehouse = dadelpakhuis
points-library = bibliotheek
points-training-room = oefenzaal
points-prayer-house = gebedshuis
points-boat-house = boothuis
points-camel-stable = kamelenstal
points-barracks = kazerne
points-gazebo = paviljoen
points-race-saddle = racezadels
points-falcon = valken
points-town = woestijnstad { $number }
points-slipper = sloffen
points-tajine = tajines
points-dagger = dolken
points-oil-lamp = olielampen
points-necklace = kettingen
points-scroll = perkamentrol { $number }
points-oasis = oase { $number }
points-river-tile = riviertegel { $number }

## Tiles explained

help-kind = Er is geen uitleg over ‘{ $kind }’; vraag naar { $kinds }.
help-number = Er is geen { $kind } { $number }; de nummers lopen van 1 tot en met { $most }.
help-ask-number = Welk nummer? Noem er een van 1 tot en met { $most }, bijvoorbeeld { $kind } 7.
help-ask-which = Welke? Noem bij { $kind } ook een van deze: { $known }.
help-which = Er is geen { $kind } ‘{ $number }’; noem een van deze: { $known }.
help-scroll = { scroll-name }: { $academy ->
    [gray] { scroll-colour-gray }
    [yellow] { scroll-colour-yellow }
    [pink] { scroll-colour-pink }
    [orange] { scroll-colour-orange }
   *[other] { $academy }
}, { $acts }
help-luxury = { luxury-name }: { luxury }
help-river-tile = { river-tile-name }, seizoen { $season }
help-building = Bijzonder gebouw: { building }
help-derived = Afgeleid uit een voorbeeld of een telling in de spelregels: { $what }.
help-reconstructed = Onze eigen keuze, die past bij alles wat de spelregels zeggen: { $what }.

# Tiles that stay in the box.
left-out-luxury = Zonder de module ‘{ $module }’ blijft { luxury } { $number } in de doos.
left-out-oasis = Oase { $number } vereist de module ‘{ $module }’ en blijft daarom in de doos.
left-out-provision = Provisietegel { $number } vereist de module ‘{ $module }’ en blijft daarom in de doos.

value-scholars = geleerden
value-dates = dadels
value-acts = moment
value-gain = bonus
value-second = bonus voor de tweede
value-base = punten
value-each = punten per stuk
value-most = maximum
value-at-least = vereist aantal
value-at-most = maximum
value-colours = kleuren
value-colour = kleur
value-luxury = soort luxegoed
value-resource = grondstof
value-rule = regel
value-type = soort
value-points = punten
value-cost = kosten
value-yellow = bonus voor geel
value-orange = bonus voor oranje
value-purple = bonus voor paars
value-season = seizoen
value-per = grootte van een set
value-table = punten
value-most-points = hoogste aantal punten
value-needs = vereiste module
value-camel-steps = stappen van de kameel
value-claim-off = korting op een oase
value-pays = betaalde keshi
value-bonus = bonus
value-steps = stappen
value-expansion = uitbreiding
value-level = niveau
value-effect = effect
value-front = kant a
value-back = kant b
value-dung = keshikleur om mest af te leggen
value-one = prijs voor 1 keshi
value-two = prijs voor 2 keshi’s
value-three = prijs voor 3 keshi’s
value-four = prijs voor 4 keshi’s
value-upper = bovenste keshi
value-lower = onderste keshi
value-river = riviersymbool
value-needs-modules = vereiste modules
value-keshi = keshi
value-resources = grondstoffen

## Configurations that cannot be played

config-unknown = { $kind ->
    [edition] De editie
    [tower] De tussenlaag
    [modules] De module
    [offices] De combinatie van wisselkantoren
    [provisions] De combinatie van provisietegels
    [buildings] De kant van de gebouwen
    [library] De perkamentrol van de bibliotheek
    [river_sides] De kant van een riviertegel
    [preset] De voorinstelling
    [solo] De solotegenstander
    [variants] De variant
   *[other] De moeilijkheidsgraad
} ‘{ $value }’ bestaat niet: kies { $choices }.
config-players = Het spel is voor 2, 3 of 4 spelers, niet voor { $number }.
config-alone = In je eentje speel je tegen de Pashabot: kies solo.
config-solo-players = Solo is voor 1 speler, niet voor { $number }: zet het aantal spelers op 1.
config-variants-need-solo = Varianten maken de Pashabot makkelijker of moeilijker en horen dus bij solo.
config-simplified-variants = De vereenvoudigde Pashabot heeft geen varianten: laat ze weg.
config-exclusive = ‘{ $one }’ en ‘{ $other }’ sluiten elkaar uit: kies een van de twee.
config-staircase-module = Er zijn trapfiches gekozen, maar hun module doet niet mee: voeg ‘staircase-tiles’ toe.
config-staircase = Kies 12 verschillende trapfiches met hun kant, van 1a tot en met 20b.
