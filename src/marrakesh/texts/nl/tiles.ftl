### What tiles and spaces do.
###
### Values from the component files come in as parameters: $gain, $second and $cost are lists of
### amounts ("2 dates and 1 water"), $colours a list of colours ("black, turquoise or green").

## Scrolls

about-scroll = Je hebt de getoonde geleerden nodig en betaalt de getoonde dadels. Alle perkamentrollen van één actie delen je geleerden.
scroll-price = { $scholars ->
    [one] Vereist { $scholars } geleerde
   *[other] Vereist { $scholars } geleerden
}, kost { $dates ->
    [one] { $dates } dadel
   *[other] { $dates } dadels
}

# 01-12, 19-21, 30, 37-43 and 67 say what the component file lets them give.
scroll-deploy = Plaats meteen { $gain }, met de plaatsingsbonus als die er is.
scroll-deploy-all = Plaats meteen na elkaar { $gain }, met hun plaatsingsbonussen.
scroll-gain = Je krijgt meteen { $gain }.
scroll-goods = Leg meteen { $gain } in je soek.

scroll-01 = { scroll-deploy }
scroll-02 = { scroll-deploy }
scroll-03 = { scroll-deploy }
scroll-04 = { scroll-deploy }
scroll-05 = { scroll-deploy }
scroll-06 = { scroll-deploy }
scroll-07 = { scroll-deploy }
scroll-08 = { scroll-deploy }
scroll-09 = { scroll-deploy }
scroll-10 = { scroll-deploy }
scroll-11 = { scroll-deploy }
scroll-12 = { scroll-deploy }
scroll-13 = Elke drempel die je passeert, levert ook 1 water op.
scroll-14 = Elke drempel die je passeert, levert ook 1 dadel op.
scroll-15 = Elke drempel die je passeert, levert 1 dinar meer op.
scroll-16 = Elke drempel die je passeert, levert ook 1 stap op de rivier op.
scroll-17 = Elke stroomversnelling die je passeert, levert meteen haar bonus op.
scroll-18 = Elk gebruik van het wisselkantoor levert ook 1 grondstof naar keuze op.
scroll-19 = { scroll-gain }
scroll-20 = { scroll-gain }
scroll-21 = { scroll-gain }
scroll-22 = Stadspoorten uit de meest linkse werkplaats kosten je geen punten.
scroll-23 = Bij de actie van de dadelboomgaard mag je voor elke dadel apart 1 water in de plaats nemen.
scroll-24 = Bij de actie van de dadelboomgaard mag je voor elke dadel apart 1 dinar in de plaats nemen.
scroll-25 = Bij de actie van de dadelboomgaard mag je voor elke dadel apart 1 punt in de plaats nemen.
scroll-26 = Klim je op de paleis- of moskeetrap, dan mag je verdere stappen kopen voor 1 dadel per stap.
scroll-27 = Klim je op de paleis- of moskeetrap, dan mag je verdere stappen kopen voor 1 water per stap.
scroll-28 = Aan het begin van elke seizoenstelling levert elke gepasseerde stroomversnelling haar bonus op.
scroll-29 = Aan het einde van elke actie van het Grote Plein krijg je 2 punten per toeschouwer bij het veld met 2 punten, ook zonder jongleur daar.
scroll-30 = { scroll-deploy }
scroll-31 = Elk deel van je publieksschijf telt 1 toeschouwer meer.
scroll-32 = Stadspoorten kosten je 1 dinar minder, maar nooit minder dan 0.
scroll-33 = Overal waar je dinars betaalt, mag 1 dadel of 1 water elke dinar vervangen; andersom nooit.
scroll-34 = Met één assistent in de soek mag je verscheidene luxegoederen kopen.
scroll-35 = Een assistent die je gebruikt in een wijk met een waterverkoper, levert 1 water meer op.
scroll-36 = Een gekochte stadspoort levert 1 keshi naar keuze op in plaats van een keshi in haar eigen kleur.
scroll-37 = { scroll-goods }
scroll-38 = { scroll-goods }
scroll-39 = { scroll-goods }
scroll-40 = { scroll-goods }
scroll-41 = { scroll-goods }
scroll-42 = { scroll-goods }
scroll-43 = { scroll-deploy-all }
scroll-44 = Bij het bevoorraden mag je één keer 1 dinar betalen: elke open provisietegel kost dan nog maar 1 grondstof naar keuze.
scroll-45 = Elke oase die je activeert, kost je 1 grondstof naar keuze, wat haar plaats ook toont.
scroll-46 = Met één assistent in de soek mag je het wisselkantoor vaker gebruiken.
scroll-47 = Elk veld van het Grote Plein met 3 toeschouwers levert 3 keer zijn bonus op, ook zonder jongleur daar.
scroll-48 = Elke verplaatsing op de paleis- of moskeetrap mag 1 stap langer zijn.
scroll-49 = Elke stap voorbij het einde van de moskeetrap levert 2 punten op in plaats van 1.
scroll-50 = { $edition ->
    [deluxe] Voert je assistent de wijkactie uit in een wijk met een waterverkoper, dan krijg je naast het water 2 punten.
   *[essential] Gebruik je een assistent in een wijk met een waterverkoper, dan krijg je naast het water 2 punten.
}
scroll-51 = Aan het einde van elke actie van het Grote Plein levert elk veld met precies 1 toeschouwer één keer zijn bonus op, ook zonder jongleur daar.
scroll-52 = Elke stap voorbij het einde van de paleistrap levert 2 punten op in plaats van 1.
scroll-53 = Kies een wijk en voer meteen haar actie uit, als je wilt.
scroll-54 = Plaats je een jongleur, dan leveren ook beide buurvelden hun plaatsingsbonus op, bezet of niet.
scroll-55 = Klim 3 stappen op de paleistrap en 3 op de moskeetrap, de ene na de andere in de volgorde die je wilt, met alle bonussen.
scroll-56 = Elke stap voorbij de pier levert 2 punten op in plaats van 1.
scroll-57 = Leg een waterverkoper naast het assistentenveld van je soek en neem 3 water. Vanaf je volgende beurt levert elke assistent die je in de soek gebruikt 1 water op.
scroll-58 = Je mag voor 1 dadel een open oranje perkamentrol nemen, ook met te weinig geleerden.
scroll-59 = Je krijgt elke bonus op de lijn tussen je hoveling en je leerling imam één keer.
scroll-60 = Elke bonus van een stroomversnelling krijg je dubbel.
scroll-61 = De 2 keshi’s die je in één beurt kiest, mogen van kleur verschillen.
scroll-62 = Activeer gratis 3 van je ontdekte oasen, of allemaal als het er minder zijn. Woestijnsteden doen niet mee.
scroll-63 = Elke drempel die je passeert, levert 2 verschillende bonussen van de lijn op in plaats van 1.
scroll-64 = Plaats 1 keshi naar keuze en voer dan de actie uit van de wijk waar hij terechtkwam.
scroll-65 = Elke actie van het Grote Plein voer je dubbel uit en je draait de schijf beide keren.
scroll-66 = Een gekochte stadspoort levert 2 keshi’s van haar kleur op in plaats van 1; met perkamentrol 36 zijn het 2 keshi’s naar keuze.
scroll-67 = { scroll-deploy-all }
scroll-68 = Elke oase die je ontdekt, levert meteen één keer haar punten op. Ze blijft liggen en kan nog geactiveerd worden.
scroll-69 = Aan het einde van elke ronde leveren alle gepasseerde stroomversnellingen hun bonus op, niet slechts één.
scroll-70 = Elk van je jongleurs levert zijn bonus één keer per toeschouwer bij hem op. De schijf wordt niet gedraaid.
scroll-71 = Tel nu een van je geactiveerde oasen. Bij de puntentelling kan ze nog een keer meetellen.
scroll-72 = Elke grondstof die je nu inlevert, levert 2 punten op.

## Oases

about-oasis = Een karavaanleider ernaast ontdekt haar; de actie van de Sahara activeert haar voor de getoonde grondstoffen. Alleen geactiveerde oasen tellen aan het einde, hoogstens { $most } ervan.
oasis-space = De oase op deze plaats activeren kost { $cost }.
about-start-oasis = Eerst komt het rechterveld, dan het linkerveld.
start-oasis-space = Een karavaanleider hier levert { $gain } op.

# One message per kind of oasis; the parameters are the fields of the component file.
oasis-gates = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elk van je stadspoorten in { $colours }.
oasis-keshis = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
}, en { $each } meer voor elke geplaatste keshi in de kleur { $colours }.
oasis-luxury-type = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke { luxury } die je hebt.
oasis-resource = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
}, en { $each } meer voor elke { $resource ->
    [water] eenheid water
    [date] dadel
    [dinar] dinar
   *[other] { $resource }
} die je inlevert, hoogstens { $most }.
oasis-luxury-goods = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
}, en { $each } meer voor elk luxegoed dat je hebt.
oasis-scrolls = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
}, en { $each } meer voor elke perkamentrol die je hebt.
oasis-small-sectors = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke wijk met hoogstens { $at_most ->
    [one] { $at_most } keshi
   *[other] { $at_most } keshi’s
} van haar kleur. De soek telt niet mee.
oasis-complete-sectors = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke compleet gevulde wijk, dus met waterverkoper.
oasis-oases = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke geactiveerde oase, ook voor deze en voor oasen die je niet laat meetellen.
oasis-palace = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
} als je hoveling aan het einde van de paleistrap staat.
oasis-mosque = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
} als je leerling imam aan het einde van de moskeetrap staat.
oasis-thresholds = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
} als je op beide trappen samen minstens { $at_least ->
    [one] { $at_least } drempel
   *[other] { $at_least } drempels
} bent gepasseerd.
oasis-jetty = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
} als je visser aan de pier ligt.

oasis-01 = { oasis-gates }
oasis-02 = { oasis-gates }
oasis-03 = { oasis-gates }
oasis-04 = { oasis-gates }
oasis-05 = { oasis-keshis }
oasis-06 = { oasis-keshis }
oasis-07 = { oasis-keshis }
oasis-08 = { oasis-keshis }
oasis-09 = { oasis-keshis }
oasis-10 = { oasis-keshis }
oasis-11 = { oasis-keshis }
oasis-12 = { oasis-keshis }
oasis-13 = { oasis-keshis }
oasis-14 = { oasis-luxury-type }
oasis-15 = { oasis-luxury-type }
oasis-16 = { oasis-luxury-type }
oasis-17 = { oasis-luxury-type }
oasis-18 = { oasis-luxury-type }
oasis-19 = { oasis-resource }
oasis-20 = { oasis-resource }
oasis-21 = { oasis-resource }
oasis-22 = { oasis-luxury-goods }
oasis-23 = { oasis-scrolls }
oasis-24 = { oasis-small-sectors }
oasis-25 = { oasis-complete-sectors }
oasis-26 = { oasis-oases }
oasis-27 = { oasis-palace }
oasis-28 = { oasis-mosque }
oasis-29 = { oasis-thresholds }
oasis-30 = { oasis-jetty }

## River tiles

about-river-tile = Aan het einde van het seizoen beloont deze tegel wie op de rivier vooraan ligt; in het derde seizoen met 3 of meer spelers ook de tweede. Een visser op het startveld krijgt niets.

river-tile-gain = Eerste: { $gain }.
river-tile-gains = Eerste: { $gain }. Tweede: { $second }.

river-tile-01 = Eerste: kies een wijk en voer haar actie uit, als je wilt.
river-tile-02 = Eerste: je mag een van de 3 resterende oasen gratis activeren. Ze liggen vanaf het begin van het spel open.
river-tile-03 = { $edition ->
    [deluxe] Eerste: je mag na elkaar 2 keshi’s naar keuze plaatsen.
   *[essential] Eerste: plaats na elkaar 2 keshi’s naar keuze.
}
river-tile-04 = { river-tile-gain }
river-tile-05 = { river-tile-gains }
river-tile-06 = { river-tile-gains }
river-tile-07 = Eerste: je mag 1 waterverkoper plaatsen.
river-tile-08 = { river-tile-gain }
river-tile-09 = Eerste: je visser begint het volgende seizoen op het krokodilveld.
river-tile-10 = { river-tile-gain }
river-tile-11 = Eerste: je mag 3 stappen zetten op de paleis- of de moskeetrap. Tweede: 1 stap.
river-tile-12 = 1 punt voor elk van je stadspoorten, of 1 punt voor elk van je dadelplukkers. De eerste kiest, de tweede krijgt het andere.
river-tile-13 = Eerste: plaats 1 jongleur, karavaanleider of schildwacht.
river-tile-14 = { river-tile-gain }
river-tile-15 = Eerste: je mag tot 2 van je ontdekte oasen gratis activeren.
river-tile-16 = Eerste: voer de actie van het Grote Plein twee keer uit en draai de schijf beide keren.
river-tile-17 = 1 dadel en 1 dinar voor elk van je jongleurs, of 1 water en 1 dadel voor elk van je waterverkopers. De eerste kiest, de tweede krijgt het andere.
river-tile-18 = 1 punt voor elke 4 geplaatste keshi’s, goederen inbegrepen, of 2 punten voor elk van je luxegoederen. De eerste kiest, de tweede krijgt het andere.

## Luxury goods, exchange offices, provision tiles

about-luxury-good = Lever de getoonde goederenkeshi’s in; punten en grondstoffen komen meteen en de tegel houd je.
luxury-good = Lever { $cost } in en neem { $gain }.
about-office = Lever 1 goederenkeshi in en neem wat het wisselkantoor voor die kleur toont. Elk seizoen heeft zijn eigen wisselkantoor.
office = Geel: { $yellow }. Oranje: { $orange }. Paars: { $purple }.
about-provision = Aan het einde van elk seizoen betaal je voor al je open provisietegels. Kun je niet alles betalen, dan verlies je al je grondstoffen en de punten van elke open tegel.
provision = Betaal aan het einde van elk seizoen { $cost }, anders verlies je { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}

## Gates

about-gate = Elke stadspoort vraagt een vrije schildwacht, komt op een vrij stadspoortveld en levert na de laatste aankoop 1 keshi van haar kleur op. In de kleur van haar veld levert ze { $points ->
    [one] { $points } punt op.
   *[other] { $points } punten op.
}
workshop-wins = Een stadspoort van hier kost { $dinars } dinar en levert { $points ->
    [one] { $points } punt op.
   *[other] { $points } punten op.
}
workshop-loses = Een stadspoort van hier kost { $dinars } dinar en { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}

## Main square

about-square = Draai de schijf één deel verder en kies dan een van je jongleurs: zijn bonus komt één keer per toeschouwer bij hem.

# One message per kind of bonus, with its amount as $gain.
square-space = Een jongleur die je hier plaatst, levert één keer { $gain } op; de actie van het Grote Plein levert het één keer per toeschouwer op.
square-point = { square-space }
square-water = { square-space }
square-date = { square-space }
square-dinar = { square-space }
square-river-step = { square-space } Verdere stappen kosten 1 water per stuk.
square-palace-step = { square-space }
square-mosque-step = { square-space }
square-any-goods = { square-space } Alle goederen van één actie hebben dezelfde kleur.

## River and staircases

about-river-step = Telkens als je visser vaart, mag je verdere stappen toevoegen voor 1 water per stap.
about-rapid = Aan het einde van elke ronde mag je de bonus nemen van één stroomversnelling die je visser heeft gepasseerd.
rapid = De bonus van deze stroomversnelling: { $gain }.
about-jetty = Wie aankomt, neemt de beste vrije steiger en zijn punten. Daarna levert elke verdere stap in dit seizoen 1 punt op.
about-crocodile = Met riviertegel 09 begint de winnaar het volgende seizoen hier.
about-threshold = Elke drempel die je passeert, levert { $dinars } dinar op en één bonus van de lijn tussen je twee segmenten.
about-final-space = Je speelstuk blijft hier staan. Elke verdere stap levert 1 punt op.
about-connection = De lijn verbindt de segmenten van je hoveling en je leerling imam. Telkens als een van beide een drempel passeert, mag je één bonus erop nemen.
connection = Een van de bonussen op deze lijn: { $gain }.

## Storage row

about-storage = Geactiveerde oasen vullen de opslagplaats van links naar rechts. Elke oase kan opleveren wat haar veld toont, nu of nooit.
storage-keshi = Je mag de keshi plaatsen die hier ligt.
storage-keshi-with-2-players = Met 2 spelers ligt hier een keshi die je mag plaatsen; anders niets.
storage-nothing = Hier gebeurt niets.
storage-exchange = { $edition ->
    [deluxe] Je mag een geplaatste keshi terugleggen en een van een andere kleur plaatsen. Goederen, bezette schildwachten en karavaanleiders bij een oase blijven.
   *[essential] Je mag een geplaatste keshi terugleggen en een van een andere kleur plaatsen. Goederen, bezette schildwachten en karavaanleiders blijven.
}
storage-yellow-scroll = Je mag een open gele perkamentrol nemen, zonder geleerden en zonder te betalen.

## Water vendors

about-water-vendor = Een assistent die je in deze wijk gebruikt, levert eerst 1 water op. Alleen met waterverkoper is een wijk compleet gevuld.
