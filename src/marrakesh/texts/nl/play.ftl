### The course of the game: what is asked, what can be done and why not, what happened.

## Lists

list-nothing = niets
list-comma = { $first }, { $last }
list-and = { $first } en { $last }
list-or = { $first } of { $last }

## What is asked: ask- and the engine's own key, sometimes with a stage behind it

ask-nothing = Het spel is afgelopen.
ask-wait = De anderen zijn nog aan het kiezen.
ask-arrange = Voorbereiding: richt je bord in.
ask-arrange-store = Voorbereiding: welke van je keshi’s leg je op opslagveld { $space }?
ask-arrange-disc = Voorbereiding: hoe ver draai je je publieksschijf?
ask-arrange-provision = Voorbereiding: welke provisietegel leg je het eerst open?
ask-arrange-omit = Voorbereiding: kies alleen op niveau welke provisietegel je weglaat; je tegels bekijk je pas daarna. { $n ->
    [one] Er moet er nog { $n } weg.
   *[other] Er moeten er nog { $n } weg.
}
ask-arrange-building = Voorbereiding: welk bijzonder gebouw kies je?
ask-select = Kies keshi’s voor deze ronde: nog { $n } te gaan.
ask-joker = Rode keshi: naar welke wijk stuur je de assistent?
ask-claim = Neem 1 of 2 keshi’s van één kleur uit de basis van de kubustoren.
ask-claim-mixed = Perkamentrol 61: neem een keshi van een willekeurige kleur uit de basis van de kubustoren.
ask-second-claim = Perkamentrol 61: neem nog een keshi van een willekeurige kleur, als je wilt.
ask-assistant = Welke assistent gebruik je nu?
ask-use = Assistent { at-sector }: een nieuwe keshi of de wijkactie?
ask-deploy = { count-keshi } te plaatsen: welke komt nu?
ask-may-place = Je mag { keshis } plaatsen, nu of nooit.
ask-vendor = Rode keshi: naar welke wijk gaat de waterverkoper?
ask-entertainer = Nieuwe jongleur: naast welke bonus zet je hem?
ask-caravan = Nieuwe karavaanleider: welk pad neemt hij?
ask-any-resource = Neem { gain-any-resource }.
ask-any-goods = { $n ->
    [one] Neem { gain-any-goods }.
   *[other] Neem { gain-any-goods }.
}
ask-any-keshi = Plaats { gain-any-keshi }.
ask-any-pair = Plaats 2 keshi’s van één kleur naar keuze.
ask-either-stair = Klim { count-step }: op welke trap?
ask-any-order = Je krijgt meerdere bonussen in een volgorde naar keuze: welke komt nu?
ask-harvest = Dadelboomgaard: neem er nog { $n }, telkens een dadel of wat je perkamentrollen ervoor bieden.
ask-river-water = Je visser vaart: extra stappen voor 1 water per stap? Je hebt { gain-water }.
ask-river-bonus = Einde van de ronde: neem de bonus van één stroomversnelling die je bent gepasseerd.
ask-all-rapids = Perkamentrol { $number }: van elke gepasseerde stroomversnelling krijg je de bonus. Welke komt nu?
ask-stair-steps = Je klimt op de { stairs }: extra stappen?
ask-connection = { $n ->
    [one] Drempel gepasseerd: neem één bonus van je verbindingslijn.
   *[other] Drempel gepasseerd: neem { $n } verschillende bonussen van je verbindingslijn.
}
ask-square = Groot Plein: de schijf is gedraaid. Welke jongleur treedt op?
ask-souk = Soek: gebruik het wisselkantoor of koop een luxegoed.
ask-scrolls = Koop perkamentrollen: je hebt { $scholars ->
    [one] { $scholars } vrije geleerde
   *[other] { $scholars } vrije geleerden
} en { $dates ->
    [one] { $dates } dadel
   *[other] { $dates } dadels
}.
ask-free-scroll = Je mag { a-scroll } gratis nemen.
ask-free-scroll-paid = { $n ->
    [0] Neem { a-scroll } gratis.
   *[other] Neem { a-scroll } voor { gain-date }.
}
ask-gates = Koop stadspoorten: je hebt { $guards ->
    [one] { $guards } vrije schildwacht
   *[other] { $guards } vrije schildwachten
} en kunt { $dinars } dinar uitgeven.
ask-gate-space = Op welk stadspoortveld komt de { gate }?
ask-gate-keshi = Perkamentrol 36: de stadspoort levert { gain-any-keshi } op. Welke kleur?
ask-oases = Activeer ontdekte oasen: welke?
ask-free-oases = Activeer gratis ontdekte oasen, hoogstens { $n }: welke?
ask-open-oasis = Riviertegel 02: je mag een van de open oasen gratis activeren.
ask-return = Keshi-ruil: je mag een geplaatste keshi terugleggen en een van een andere kleur plaatsen.
ask-return-entertainer = Welke jongleur leg je terug?
ask-return-vendor = Welke waterverkoper leg je terug?
ask-take-other = Voor de teruggelegde keshi ({ colour }): plaats er een van een andere kleur.
ask-take-other-nomad = Voor de teruggelegde nomade: plaats een keshi van een willekeurige kleur.
ask-pay-dinars = Betaal { gain-dinar }: met perkamentrol 33 mogen het ook dadels en water zijn.
ask-pay-any = Betaal { gain-any-resource }.
ask-provide = Bevoorraad je bewoners: hoe betaal je?
ask-next-provision = Welke provisietegel leg je nu open?
ask-swap-placeholder = Laatste ronde: ruil een vervanger om voor een kleur die je dit seizoen al hebt gebruikt.
ask-hand-in = Oase { $number } wordt geteld: hoeveel grondstoffen lever je in?
ask-score-oasis = Perkamentrol 71: welke van je geactiveerde oasen tel je nu?
ask-prize = Riviertegel { $number }: welke bonus neem je?
ask-river-tile-13 = Riviertegel 13: plaats een jongleur, karavaanleider of schildwacht.
ask-sector-action = Je mag de actie van één wijk naar keuze uitvoeren.
ask-keshi-then-action = Perkamentrol 64: plaats een keshi naar keuze en voer dan de actie van die wijk uit.
ask-return-for-points = Perkamentrol 72: lever grondstoffen in voor 2 punten per stuk.
ask-keep-scroll = Welke van de getrokken gele perkamentrollen houd je?
ask-tajine = Paviljoen: welke tajine neem je gratis?
ask-start-of-season = Begin van het seizoen: welk effect komt nu?
ask-town = Welke woestijnstad neem je?
ask-any-scroll = Woestijnstad 10: je mag een open perkamentrol naar keuze gratis nemen.
ask-any-luxury = Woestijnstad 11: je mag een open luxegoed naar keuze nemen zonder goederen te betalen.
ask-free-gate = Neem een stadspoort zonder dinar te betalen: welke?
ask-commit = Wie komt er naast de nieuwe stadspoort?
ask-nomad = Waar gaat de nomade naartoe?
ask-move-nomads = { $n ->
    [0] Je mag nomaden verplaatsen voor { $cost } per stuk: welke?
   *[other] Je mag één nomade gratis verplaatsen: welke?
}
ask-leave-square = Welke nomade verlaat het Grote Plein?
ask-board-or-spectators = { keshis }: naar je bord of naar de toeschouwers?
ask-discard-dung = Tussenfinish gepasseerd: leg je een mesttegel af?
ask-award = Prijzen: waarvoor ruil je je toeschouwers? Je hebt { $column }.
ask-discard = Voor de prijs nog { count-keshi } af te leggen: welke?
ask-split-steps = { count-step } te verdelen: waar ga je nu vooruit?
ask-steps-here = Hoeveel van de stappen { on-track }?
ask-steps-here-camel = Racezadel: je kameel mag { count-step } lopen.
ask-spectator-bonus = Groot Plein: neem de bonus van een veld met { count-spectator }.
ask-stack = Je mag { a-scroll } gratis nemen. Welke stapel bekijk je?
ask-stack-library = Bibliotheek: je koopt { a-scroll } voor { gain-date }. Welke stapel bekijk je?
ask-scroll-of-stack = Welke perkamentrol uit deze stapel neem je?
ask-luxury-stack = Je mag een luxegoed goedkoper kopen. Welke stapel bekijk je?
ask-luxury-of-stack = Welk luxegoed uit deze stapel koop je?
ask-omit-goods = Je betaalt { count-goods } minder: welke laat je weg?
ask-leave-out = Je betaalt { count-resource } minder: welke laat je weg?
ask-give-keshi = De valk kost ook een keshi van je bord: welke?
ask-claim-for-less = Racezadel: je mag een ontdekte oase activeren voor maximaal { count-resource } minder.
ask-swap-resources = Valk: ruil grondstoffen één tegen één. Welke lever je in?
ask-new-storage-keshi = Welke keshi leg je in plaats daarvan op het opslagveld?

## What can be done. A message may have a variant for one question: do-vendor is asked by ask-vendor,
## do-vendor-return-vendor by ask-return-vendor.

do-done = Klaar
do-done-second-claim = Geen tweede keshi
do-done-may-place = Niet plaatsen
do-done-any-keshi = Geen keshi meer
do-done-scrolls = Geen perkamentrol meer
do-done-gates = Geen stadspoort meer
do-done-oases = Geen oase meer
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
do-done-claim = De nomade laten liggen
do-done-any-scroll = Geen perkamentrol
do-done-any-luxury = Geen luxegoed
do-done-free-gate = Geen stadspoort
do-done-move-nomads = Geen nomade meer verplaatsen
do-done-board-or-spectators = Geen van beide: hij gaat verloren
do-done-discard-dung = Houd de mesttegel
do-done-steps-here = Hij blijft staan
do-done-award = Geen prijs meer
do-done-stack = Geen perkamentrol
do-done-luxury-stack = Geen luxegoed
do-done-luxury-of-stack = Geen luxegoed
do-done-claim-for-less = Geen oase
do-done-swap-resources = Geen ruil meer
do-select = Kies { colour }: een assistent { to-sector }
do-select-red = Kies rood: een assistent naar een wijk naar keuze
do-assistant = Assistent { to-sector }
do-claim = Neem { keshis }
do-use = Gebruik de assistent { at-sector }
do-use-water = Gebruik de assistent { at-sector } (eerst { gain-water })
do-new-keshi = Nieuwe keshi: { $gain }
do-sector-action = Wijkactie: { $action }
do-sector = { sector }: { $action }
do-deploy = Plaats { keshis }
do-deploy-gate-keshi = { do-take-keshi }
do-deploy-swap-placeholder = { do-take-keshi }
do-vendor = Waterverkoper { to-sector }
do-vendor-return-vendor = Leg de waterverkoper { at-sector } terug
do-entertainer = Jongleur naast ‘{ $gain }’
do-caravan = Karavaanleider { to-path }, veld { $space }: ontdek een oase
do-caravan-start = Karavaanleider { to-path }: { $gain }
do-space = ‘{ $place }’, { count-spectator }: { $gain }
do-space-return-entertainer = Leg de jongleur naast ‘{ $place }’ terug
do-take-keshi = Neem { keshis }
do-take = Neem { $gain }
do-pay = Betaal { $gain }
do-pay-return-for-points = Lever { $gain } in: 2 punten
do-step-for = 1 stap meer voor { $gain }
do-extra-step = 1 stap meer, gratis (perkamentrol 48)
do-line = Verbindingsbonus: { $gain }
do-scroll-16-step = { gain-river-step } (perkamentrol 16)
do-rapid = Stroomversnelling { $number }: { $gain }
do-rapid-twice = Stroomversnelling { $number }, dubbel: { $gain }
do-next = Nu: { $gain }
do-scroll = Koop perkamentrol { $number } voor { $dates ->
    [one] { $dates } dadel
   *[other] { $dates } dadels
} ({ $scholars ->
    [one] { $scholars } geleerde
   *[other] { $scholars } geleerden
}): { $effect }
do-scroll-free-scroll = Neem perkamentrol { $number }: { $effect }
do-scroll-any-scroll = { do-scroll-free-scroll }
do-scroll-keep-scroll = Houd perkamentrol { $number }: { $effect }
do-scroll-scroll-of-stack = { do-scroll-free-scroll }
do-refresh = Vervang { the-scrolls } voor { gain-dinar }
do-office = Wisselkantoor: { keshis } voor { $gain }
do-luxury = Luxegoed { $number } ({ luxury }) voor { $cost }: { $gain }
do-luxury-less = Luxegoed { $number } ({ luxury }) voor { $cost }, min { count-goods }: { $gain }
do-luxury-free = Neem luxegoed { $number } ({ luxury }): { $gain }
do-gate = Stadspoort: { colour }, uit werkplaats { $workshop } voor { gain-dinar } ({ $worth })
do-gate-free-gate = Stadspoort: { colour }, uit werkplaats { $workshop }, gratis ({ $worth })
do-at = Stadspoortveld { at-sector }
do-at-match = Stadspoortveld { at-sector } (passende kleur: { $worth })
do-oasis = Activeer oase { $number } ({ oasis-place }) voor { $cost }: { $effect }
do-oasis-free-oases = Activeer oase { $number } ({ oasis-place }) gratis: { $effect }
do-oasis-less = Activeer oase { $number } ({ oasis-place }) voor { $cost }, min { count-resource }: { $effect }
do-oasis-free = { do-oasis-free-oases }
oasis-place = { $path ->
    [left] links { $space }
    [right] rechts { $space }
    [start] { $space }
   *[other] { $path } { $space }
}
do-open-oasis = Activeer oase { $number }: { $effect }
do-score-oasis = Tel oase { $number }: { $worth }
do-score-oasis-most = Tel oase { $number }: hoogstens { $worth }
do-hand-in = Lever { $gain } in: { $worth }
do-track = Zet { $gain }
do-return = Leg { keshis } terug
do-provision = Leg provisietegel { $number } open: { $cost }
do-disc = Schijf { $number } verder gedraaid: telkens { count-spectator } bij { $places }
do-disc-one = Schijf { $number } verder gedraaid: { count-spectator } bij { $places }
do-store = Leg { keshis } op opslagveld { $space }
do-provide = Betaal wat de tegels tonen: { $cost }
do-provide-scroll-44 = Betaal met perkamentrol 44: 1 dinar en { gain-any-resource }
do-claim-nomad = Neem de nomade voor { $cost }
do-deploy-nomad = Plaats de nomade
do-deploy-nomad-start-of-season = Een nieuwe nomade, gratis
do-deploy-board-or-spectators = Plaats { keshis } op je bord
do-spectators = Naar de toeschouwers: je kameel loopt { count-step }
do-spectators-still = Naar de toeschouwers: je kameel blijft staan
do-nomad-to = Nomade { to-sector }
do-nomad-to-orchard = Nomade { to-sector } ({ $gain })
do-nomad-to-square = Nomade { to-sector } als jongleur (bonus van een vrij veld)
do-nomad-to-sahara = Nomade { to-sector } als karavaanleider (bonus van zijn pad)
do-nomad-vendor = Nomade { to-sector } als waterverkoper
do-nomad-from = Verplaats de nomade { at-sector }
do-nomad-from-return = Leg de nomade { at-sector } terug
do-nomad-from-vendor = Verplaats de nomade die { at-sector } waterverkoper is
do-nomad-from-vendor-return = Leg de nomade terug die { at-sector } waterverkoper is
do-nomad-from-spectators = Verplaats de nomade uit je toeschouwersrij
do-space-leave-square = De nomade naast ‘{ $place }’
do-caravan-town = Karavaanleider { to-path }, vierde veld: { $gain } en een woestijnstad
do-caravan-no-town = Karavaanleider { to-path }, vierde veld: { $gain }
do-town = Woestijnstad { $number }: { $effect }
do-town-oases = Activeer woestijnstad { $number } voor { $cost }: { $effect }
do-award = Leg { $cost } af: { $benefit }
do-award-dung = Leg { keshis } af: 1 mesttegel minder
do-discard = Leg { keshis } af
do-discard-nomad = Leg de nomade af
do-discard-dung = Leg 1 mesttegel af
do-building = Kies { the-building }: { $gain }
do-building-able = Kies { the-building }: { $gain }. { $ability }
do-building-library = Bibliotheek: koop { a-scroll } uit één stapel
do-omit = Laat { keshis } weg
do-omit-resource = Laat { $gain } weg
do-give = Geef { keshis }
do-commit-guard = Een schildwacht
do-commit-nomad = Een nomade
do-return-caravan = Leg de karavaanleider aan het einde van { $path ->
    [left] het linkerpad
    [right] het rechterpad
    [start] de startoase
   *[other] { $path }
} terug
do-swap-storage = Ruil { keshis } op opslagveld { $space }
do-return-spectator = Leg { keshis } uit de toeschouwersrij terug
do-return-spectator-nomad = Leg de nomade uit de toeschouwersrij terug
do-stack = Stapel { $number } ({ $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
}, bovenop { $top })
do-stack-covered = Stapel { $number } ({ $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
})
luxury-on-top = luxegoed { $number }, { luxury }
do-steps = { count-step } { on-track }
do-steps-camel = Hij loopt { count-step }
do-steps-camel-bridge = Hij loopt { count-step }; een brug kost { $cost }
do-track-split-steps = Ga vooruit { on-track }
do-pay-swap-resources = Ruil { $gain }
do-provision-acting = Leg provisietegel { $number } open: { $cost }. { $effect }
do-provision-omit-base = Laat een gewone provisietegel weg
do-provision-omit-moderate = Laat de gemiddelde provisietegel weg
do-provision-omit-hard = Laat de moeilijke provisietegel weg
do-provision-start-of-season = Provisietegel { $number }: { $effect }
prize-12-1 = 1 punt voor elk van je stadspoorten: { gain-point }
prize-12-2 = 1 punt voor elk van je dadelplukkers: { gain-point }
prize-17-1 = 1 dadel en 1 dinar voor elk van je jongleurs: { gain-date } en { gain-dinar }
prize-17-2 = 1 dadel en 1 water voor elk van je waterverkopers: { gain-date } en { gain-water }
prize-18-1 = 1 punt voor elke 4 van je keshi’s: { gain-point }
prize-18-2 = 2 punten voor elk van je luxegoederen: { gain-point }

# One of several equal bonuses, told apart by its place.
place-number = { $gain } (nr. { $number })

action-river = vaar { count-step }
action-orchard = neem { gain-date }
action-madrasa = koop perkamentrollen met { count-scholar }
action-palace = klim { count-step }
action-mosque = klim { count-step }
action-square = draai de schijf en treed op
action-medina = koop stadspoorten met { count-guard }
action-sahara = activeer ontdekte oasen
action-souk = wisselkantoor of luxegoed

## Why something is not possible

not-possible = ‘{ $action }’ kan niet: { $why }

why-not-asked = dat past niet bij de vraag die nu gesteld wordt; kies een van de aangeboden acties.
why-no-such-action = die actie bestaat niet; de nummers lopen van 0 tot en met { $most }.
why-over = het spel is afgelopen.
why-not-your-turn = speler { $seat } heeft nu niets te beslissen; wacht op de anderen.
why-not-in-hand = je hebt geen keshi meer te kiezen in de kleur { colour }; kies een andere kleur.
why-assistant-there = je hebt al een assistent { at-sector }; kies een andere wijk.
why-not-in-base = { $have ->
    [0] in de basis van de kubustoren ligt geen keshi in de kleur { colour }; neem een andere kleur.
   *[other] in de basis van de kubustoren ligt maar 1 keshi in de kleur { colour }; neem er 1.
}
why-no-room = { $n ->
    [0] er is { at-sector } geen plaats meer voor een keshi in de kleur { colour }; neem een andere kleur.
   *[other] er is { at-sector } nog maar plaats voor { keshis }; neem er { $n }.
}
why-no-room-red = { $n ->
    [0] elke wijk heeft al een waterverkoper of krijgt die nog; neem een andere kleur.
   *[other] je wijken hebben nog maar plaats voor { $n ->
        [one] { $n } waterverkoper
       *[other] { $n } waterverkopers
    }; neem er { $n }.
}
why-claim-singly = met perkamentrol 61 neem je de keshi’s één voor één; neem er 1 en daarna nog een, als je wilt.
why-full = er is geen plaats meer voor een keshi in de kleur { colour }; kies iets anders.
why-space-kept = deze plaats is voor een genomen keshi, die anders nergens heen kan; kies een andere plaats.
why-souk-vendor = alleen perkamentrol 57 brengt een waterverkoper naar de soek; kies een andere wijk.
why-vendor-there = er is al een waterverkoper { at-sector }; kies een andere wijk.
why-space-taken = op veld { $space } van het Grote Plein staat al een jongleur; kies een vrij veld.
why-no-entertainer = op veld { $space } van het Grote Plein staat geen jongleur; kies een veld met een jongleur.
why-path-full = er is geen plaats meer { at-path }; kies een ander pad.
why-oasis-claimed = deze oase heb je al geactiveerd; kies een andere.
why-undiscovered = naast deze oase staat geen karavaanleider van jou; kies een ontdekte oase.
why-oasis-cost = deze oase kost { $cost }, en dat heb je niet; kies een andere.
why-none-at-all = ook met perkamentrol 45 kost een oase 1 grondstof, en je hebt er geen meer.
why-claim-one = met de actie van de Sahara moet je minstens één oase activeren; kies welke.
why-caravan-stays = karavaanleiders blijven waar ze zijn; leg een andere kleur terug.
why-no-guard = je hebt geen vrije schildwacht op de wachttoren; kies iets anders.
why-nothing-to-return = je hebt geen keshi geplaatst in de kleur { colour }; leg een andere kleur terug.
why-goods-stay = goederenkeshi’s blijven in de soek; leg een andere kleur terug.
why-same-colour = die kleur heb je net teruggelegd; kies een andere.
why-river-water-only = extra stappen op de rivier kosten water; betaal water of stop.
why-rapid-not-crossed = je visser is stroomversnelling { $rapid } niet gepasseerd; kies er een die hij wel gepasseerd is.
why-tile-not-shown = perkamentrol { $number } ligt niet in het open aanbod; kies er een die daar ligt.
why-scholars = deze perkamentrol vereist { count-scholar }, en je hebt er maar { $have } vrij; kies er een met minder.
why-dates = deze perkamentrol kost { gain-date }, en je hebt er maar { $have }; kies een goedkopere.
why-dinars = deze stadspoort kost { gain-dinar }, en je kunt er maar { $have } betalen; kies een andere werkplaats.
why-buy-new = na het vervangen moet je een van de nieuwe perkamentrollen kopen; kies er een van, of een waarna je er nog een kunt betalen.
why-held-back = je moet nog een van de nieuwe perkamentrollen kopen en hebt daarvoor { $scholars ->
    [one] { $scholars } geleerde
   *[other] { $scholars } geleerden
} en { $dates ->
    [one] { $dates } dadel
   *[other] { $dates } dadels
} nodig; kies iets waarna dat nog kan.
why-buy-one = je moet minstens één ding kopen; kies wat.
why-refresh-over = alleen een assistent vervangt perkamentrollen, één keer en vóór de eerste aankoop; koop uit het open aanbod.
why-no-refresh = vervangen vereist 1 dinar, nieuwe perkamentrollen in de stapel, en geleerden en dadels voor een ervan; kies iets anders.
why-no-gate = in werkplaats { $workshop } ligt geen { gate }; kies er een die daar ligt.
why-gate-space-taken = daar staat al een stadspoort; kies een vrij stadspoortveld.
why-no-goods = je hebt geen keshi in je soek in de kleur { colour }; kies een kleur die je hebt.
why-luxury-not-shown = luxegoed { $number } ligt niet in het open aanbod; kies er een dat daar ligt.
why-luxury-goods = luxegoed { $number } kost { $cost }, en dat heb je niet; kies een ander.
why-no-action = de wijkactie { at-sector } zou nu niets opleveren; kies iets anders.
why-no-assistant = je hebt geen assistent { at-sector }; kies een wijk waar er een staat.
why-line-taken = deze bonus heb je al; de tweede moet een andere zijn.
why-bonus-useless = er is geen plaats meer voor { $gain }; kies een andere bonus.
why-no-line-space = je verbindingslijn heeft daar geen bonus; kies een andere.
why-date-needed = deze dadel heb je nodig voor de perkamentrol die je hierna koopt; betaal met iets anders.
why-none-left = { $resource ->
    [water] je hebt geen water meer; kies iets anders.
    [date] je hebt geen dadel meer; kies iets anders.
    [dinar] je hebt geen dinar meer; kies iets anders.
   *[other] je hebt geen { $resource } meer; kies iets anders.
}
why-hand-in = je kunt er hoogstens { $n } inleveren; kies een getal tot en met { $n }.
why-no-nomad = een nomade kost { $cost } en heeft een plaats nodig, en per ronde is er maar één; neem iets anders.
why-nomad-elsewhere = een nomade die je verplaatst, gaat naar een andere wijk; kies er een.
why-nomad-stays = daar staat geen nomade die verplaatst mag worden; nomaden bij oasen of stadspoorten en net verplaatste blijven staan.
why-award = je hebt de toeschouwers voor deze prijs niet, of hij zou nu niets opleveren; kies een andere of stop.
why-town = woestijnstad { $number } kun je niet activeren, of je mist { $cost }; kies iets anders.
why-falcon-keshi = luxegoed { $number } kost ook een keshi van je bord, en je kunt er geen missen; kies een ander.

why-no-room-camels = { $n ->
    [0] op je bord en bij de toeschouwers is geen plaats meer voor een keshi in de kleur { colour }; neem een andere kleur.
   *[other] op je bord en bij de toeschouwers is nog plaats voor { keshis }; neem er { $n }.
}
why-oasis-less = deze oase kost { $cost }, min { count-resource }, en dat heb je niet; kies een andere.
why-claim-one-town = met de actie van de Sahara moet je minstens één oase of woestijnstad activeren; kies welke.
why-luxury-less = luxegoed { $number } kost { $cost }, min { count-goods }, en dat heb je niet; kies een ander.
why-office-only = met perkamentrol 46 mag je alleen het wisselkantoor nog eens gebruiken; doe dat of stop.
why-luxury-only = met perkamentrol 34 mag je alleen nog luxegoederen kopen; koop er een of stop.

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
   *[other] { $n } keer naar de soek
}
event-joker = { $player } stuurt de assistent van de rode keshi { to-sector }.
event-toss = Kubustoren, { colour }: { $thrown } erin, { $fallen } eruit.
event-claim = { $player } neemt { keshis }.
event-claims-over = { $player } kan geen keshi’s meer nemen.
event-keshis-left = Niemand kan { keshis } nemen: terug naar de voorraad.
event-keshi = { $player } plaatst { keshis } (nu { $value }).
event-keshi-lost = { $player } heeft geen plaats voor { keshis } en verliest die.
event-vendor = { $player } plaatst een waterverkoper { at-sector }.
event-entertainer = { $player } plaatst een jongleur naast ‘{ $gain }’.
event-caravan = { $player } stuurt een karavaanleider { to-path }.
event-discovered = { $player } ontdekt oase { $number }.
event-claimed = { $player } activeert oase { $number }.
event-oasis-scored = { $player } telt oase { $number }.
event-returned = { $player } legt { keshis } terug.
event-goods-returned = { $player } levert { keshis } in.
event-assistant-used = { $player } gebruikt de assistent { at-sector }.
event-sector-action = { $player } voert de wijkactie { at-sector } uit.
event-fisherman = { $player } vaart met de visser van { $start } naar { $end }.
event-river-bonus = { $player } neemt de bonus van stroomversnelling { $rapid }.
event-all-rapids = { $player } krijgt de bonussen van { count-rapid } door perkamentrol { $number }.
event-climb = { $player } klimt op de { stairs } van { $start } naar { $end }.
event-threshold = { $player } passeert de drempel naar segment { $segment } van de { stairs }.
event-connection = { $player } neemt { $gain } van de verbindingslijn.
event-disc = { $player } draait de publieksschijf.
event-square = { $player } treedt naast ‘{ $gain }’ op voor { count-spectator }.
event-scroll = { $player } neemt perkamentrol { $number }.
event-refresh = { $player } vervangt { the-scrolls }.
event-scroll-shown = Nieuw in het open aanbod: perkamentrol { $number }.
event-luxury-shown = Nieuw in het open aanbod: luxegoed { $number }.
event-office = { $player } gebruikt het wisselkantoor.
event-luxury = { $player } neemt luxegoed { $number } ({ luxury }).
event-gate = { $player } bouwt de { gate } uit werkplaats { $workshop } { at-sector }.
event-points = { $player } krijgt { gain-point } ({ $from }).
event-points-lost = { $player } verliest { gain-point } ({ $from }).
event-resource = { $player } krijgt { $gain }.
event-spend = { $player } levert { $gain } in.
event-placeholder = { $player } krijgt een vervanger voor de ontbrekende keshi ({ colour }).
event-placeholder-swapped = { $player } ruilt de vervanger ({ colour }) om voor een keshi ({ $other }).
event-river-first = { $player } is eerste op de rivier en krijgt de bonus van riviertegel { $number }.
event-river-second = { $player } is tweede op de rivier en krijgt een bonus van riviertegel { $number }.
event-fishermen-return = De vissers keren terug naar het startveld.
event-head-start = { $player } begint het seizoen op het krokodilveld.
event-provided = { $player } bevoorraadt de bewoners.
event-not-provided = { $player } kan de bewoners niet bevoorraden.
event-building = { $player } betrekt een bijzonder gebouw: { building }.
event-pawn = Vanaf nu gaat { the-pawn } met { $player } mee.
event-pawn-waits = Nu gaat { the-pawn } met niemand mee; hij wacht op trede { $end }.
event-town = { $player } neemt woestijnstad { $number }.
event-town-claimed = { $player } activeert woestijnstad { $number }.
event-claim-nomad = { $player } neemt de nomade.
event-nomad-declined = { $player } laat de nomade liggen.
event-nomad = { $player } plaatst een nomade { at-sector }.
event-nomad-leaves = Een nomade van { $player } verlaat zijn plaats { at-sector }.
event-nomad-leaves-vendor = Een nomade van { $player } verlaat het veld van de waterverkoper { at-sector }.
event-nomad-leaves-spectators = Een nomade van { $player } verlaat de toeschouwersrij.
event-nomad-returned = Een nomade keert terug naar het nomadenbord.
event-spectator = { $player } stuurt { keshis } naar de toeschouwers.
event-spectator-nomad = { $player } stuurt een nomade naar de toeschouwers.
event-spectator-leaves = { $player } neemt { keshis } uit de toeschouwersrij.
event-spectator-leaves-nomad = { $player } neemt een nomade uit de toeschouwersrij.
event-camel = De kameel van { $player } loopt van { $start } naar { $end }.
event-bridge-closed = De kameel van { $player } stopt vóór veld { $step }: de brug kan niet betaald worden.
event-goal = De kameel van { $player } passeert tussenfinish { $goal }.
event-finish = De kameel van { $player } bereikt de finish als { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] vierde
}.
event-dung = { $player } verzamelt { count-dung }.
event-dung-less = { $player } legt { count-dung } af.
event-award = { $player } krijgt de prijs voor { count-keshi } van prijstegel { $award }.
event-storage = { $player } legt in plaats daarvan { keshis } op opslagveld { $space }.

## The Pashabot: what it does, and the priority that decided

event-strategy = { $player } legt strategietegel { $number } open: { $upper } en { $lower }, luxegoederen { $first } vóór { $second }, met een riviersymbool.
event-strategy-dry = { $player } legt strategietegel { $number } open: { $upper } en { $lower }, luxegoederen { $first } vóór { $second }.
event-bot-claim = { $player } neemt { keshis } { for-sector }: { $why }.
event-bot-claim-no-row = { $player } neemt { keshis }: { $why }.
event-bot-claim-nomad = { $player } neemt de nomade { for-sector }: { $why }.
bot-claim-only = niets anders in de basis past op zijn bord
bot-claim-1 = daarmee is { the-sector } compleet gevuld
bot-claim-2 = van deze kleur liggen er 2 in de basis, en beide passen
bot-claim-3 = hoogste keshi-prioriteit
bot-claim-4 = bij gelijke prioriteit heeft hij een assistent { at-sector }
bot-claim-5 = bij gelijke prioriteit heb jij een assistent { at-sector }
bot-claim-6 = bij gelijke stand staat { the-sector } het hoogst in zijn strategiekolom
bot-claim-7 = bij gelijke stand is { the-sector } de bovenste rij van zijn bord
bot-claim-8 = bij gelijke stand gaat de eigen kleur van een rij vóór de nomade en de nomade vóór rood
bot-claim-8-goods = van gelijkwaardige goederen heeft hij deze het minst
bot-stands-in = { $why }, en in de basis ligt geen keshi in de kleur { colour }
event-bot-gate = { $player } bouwt de { gate } uit werkplaats { $workshop }: { $why }.
bot-gate-2 = de keshi ervan vult een rij compleet
bot-gate-3 = hoogste keshi-prioriteit
bot-gate-4 = bij gelijke prioriteit heeft hij nog geen stadspoort van deze kleur
bot-gate-5 = bij gelijke stand zijn van deze kleur de minste stadspoorten over
bot-gate-6 = bij gelijke stand staat de rij het hoogst in de strategiekolom
bot-gate-7 = bij gelijke stand gaat de keshi naar de bovenste rij
bot-gate-8 = geen andere stadspoort past hem zo goed
event-bot-assistant = { $player } stuurt de assistent van de rode keshi { to-sector }: { $why }.
bot-assistant-1 = hoogste keshi-prioriteit
bot-assistant-2 = bij gelijke prioriteit heeft hij daar de meeste keshi’s
bot-assistant-3 = bij gelijke stand is dit de bovenste rij
event-bot-priority = { $player } krijgt een keshi { for-sector }: van alle keshi’s waarvoor plaats is, heeft deze de hoogste prioriteit.
event-bot-scrolls = { $player } verwijdert { the-scrolls } uit het open aanbod: { count-scroll }.
event-bot-takes = { $player } neemt { keshis } weg: { $why }.
bot-takes-1 = van de kleuren die er minstens twee keer liggen, is deze de eerste van zijn rij
bot-takes-2 = geen kleur ligt er twee keer, en deze is de eerste van zijn rij
event-pawn-bot = Vanaf nu gaat { the-pawn } met de Pashabot mee.

strategy-keshis = Hierdoor wil de Pashabot { $upper }, daarna { $lower }; elk symbool telt ook aan het einde.
strategy-luxury = Zolang deze tegel onderaan ligt, koopt de Pashabot luxegoederen van deze soorten: { $first }, anders { $second }.
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
points-gate-matches = stadspoorten in passende kleur
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

help-kind = Over ‘{ $kind }’ valt niets te vertellen; vraag naar { $kinds }.
help-number = { $kind } { $number } bestaat niet; de nummers lopen van 1 tot en met { $most }.
help-ask-number = Welk nummer? Noem er ook een van 1 tot { $most }, zoals { $kind } 7.
help-ask-which = Welke ervan? Noem bij { $kind } ook een van deze: { $known }.
help-which = { $kind } ‘{ $number }’ bestaat niet; vraag naar { $known }.
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
left-out-luxury = Luxegoed { $number } ({ luxury }) hoort bij de module { $module } en blijft daarom in de doos.
left-out-oasis = Oase { $number } hoort bij de module { $module } en blijft daarom in de doos.
left-out-provision = Provisietegel { $number } hoort bij de module { $module } en blijft daarom in de doos.

value-scholars = geleerden
value-dates = dadels
value-acts = moment
value-gain = bonus
value-second = bonus van de tweede
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
value-per = aantal voor de punten
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
value-dung = kleur voor mest
value-one = prijs voor 1 keshi
value-two = prijs voor 2 keshi’s
value-three = prijs voor 3 keshi’s
value-four = prijs voor 4 keshi’s
value-upper = bovenste keshi
value-lower = onderste keshi
value-river = riviersymbool
value-needs-modules = nodige modules
value-keshi = keshi
value-resources = grondstoffen

## Configurations that cannot be played

config-unknown = { $kind ->
    [edition] Een editie
    [tower] Een tussenlaag van de toren
    [modules] Een module
    [offices] Een keuze van wisselkantoren
    [provisions] Een combinatie van provisietegels
    [buildings] Een kant van de gebouwen
    [library] Een perkamentrol van de bibliotheek
    [river_sides] Een kant van een riviertegel
    [preset] Een voorinstelling
    [solo] Een solotegenstander
    [variants] Een variant
   *[other] Een moeilijkheidsgraad
} ‘{ $value }’ bestaat niet: kies { $choices }.
config-players = Je speelt met 2, 3 of 4 spelers, niet met { $number }.
config-alone = Alleen speel je tegen de Pashabot: kies solo.
config-solo-players = Solo is voor 1 speler, niet voor { $number }: zet het aantal spelers op 1.
config-variants-need-solo = Varianten maken de Pashabot makkelijker of moeilijker: ze horen bij solo.
config-simplified-variants = De vereenvoudigde Pashabot heeft geen varianten: laat ze weg.
config-exclusive = { $one } en { $other } sluiten elkaar uit: kies er een van.
config-staircase-module = Er zijn trapfiches gekozen, maar ze doen niet mee: voeg ‘staircase-tiles’ toe.
config-staircase = Kies 12 verschillende trapfiches met hun kant, van 1a, 1b tot 20a, 20b.
