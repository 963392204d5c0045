### What tiles and spaces do.
###
### Values from the component files come in as parameters: $gain, $second and $cost are lists of
### amounts ("2 dates and 1 water"), $colours a list of colours ("black, turquoise or green").

## Scrolls

about-scroll = Je hebt de getoonde geleerden nodig en betaalt de getoonde dadels. Elke geleerde telt in een actie maar voor één perkamentrol.
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
scroll-17 = Van elke stroomversnelling die je passeert, krijg je meteen de bonus.
scroll-18 = Telkens als je het wisselkantoor gebruikt, krijg je ook 1 grondstof naar keuze.
scroll-19 = { scroll-gain }
scroll-20 = { scroll-gain }
scroll-21 = { scroll-gain }
scroll-22 = Stadspoorten uit de meest linkse werkplaats kosten je geen punten.
scroll-23 = Bij de actie van de dadelboomgaard mag je in plaats van elke dadel 1 water nemen.
scroll-24 = Bij de actie van de dadelboomgaard mag je in plaats van elke dadel 1 dinar nemen.
scroll-25 = Bij de actie van de dadelboomgaard mag je in plaats van elke dadel 1 punt nemen.
scroll-26 = Klim je op de paleis- of moskeetrap, dan mag je extra stappen kopen voor 1 dadel per stap.
scroll-27 = Klim je op de paleis- of moskeetrap, dan mag je extra stappen kopen voor 1 water per stap.
scroll-28 = Aan het begin van elke seizoenstelling krijg je van elke gepasseerde stroomversnelling de bonus.
scroll-29 = Aan het einde van elke actie van het Grote Plein krijg je 2 punten per toeschouwer bij het veld met 2 punten, ook zonder jongleur daar.
scroll-30 = { scroll-deploy }
scroll-31 = Elk deel van je publieksschijf telt 1 toeschouwer meer.
scroll-32 = Stadspoorten kosten je 1 dinar minder, maar nooit minder dan 0.
scroll-33 = Overal waar je dinars betaalt, mag je elke dinar vervangen door 1 dadel of 1 water; andersom niet.
scroll-34 = Met één assistent in de soek mag je meerdere luxegoederen kopen.
scroll-35 = Een assistent die je gebruikt in een wijk met een waterverkoper, levert 1 water meer op.
scroll-36 = Een gekochte stadspoort levert 1 keshi naar keuze op in plaats van een keshi in de kleur van de poort.
scroll-37 = { scroll-goods }
scroll-38 = { scroll-goods }
scroll-39 = { scroll-goods }
scroll-40 = { scroll-goods }
scroll-41 = { scroll-goods }
scroll-42 = { scroll-goods }
scroll-43 = { scroll-deploy-all }
scroll-44 = Bij het bevoorraden mag je één keer 1 dinar betalen: elke open provisietegel kost dan nog maar 1 grondstof naar keuze.
scroll-45 = Elke oase die je activeert, kost je 1 grondstof naar keuze, wat er ook bij staat.
scroll-46 = Met één assistent in de soek mag je het wisselkantoor meerdere keren gebruiken.
scroll-47 = Elk veld van het Grote Plein met 3 toeschouwers levert 3 keer zijn bonus op, ook zonder jongleur daar.
scroll-48 = Elke verplaatsing op de paleis- of moskeetrap mag 1 stap langer zijn.
scroll-49 = Elke stap voorbij het einde van de moskeetrap levert 2 punten op in plaats van 1.
scroll-50 = { $edition ->
    [deluxe] Voert je assistent de wijkactie uit in een wijk met een waterverkoper, dan krijg je naast het water 2 punten.
   *[essential] Gebruik je een assistent in een wijk met een waterverkoper, dan krijg je naast het water 2 punten.
}
scroll-51 = Aan het einde van elke actie van het Grote Plein levert elk veld met precies 1 toeschouwer één keer zijn bonus op, ook zonder jongleur daar.
scroll-52 = Elke stap voorbij het einde van de paleistrap levert 2 punten op in plaats van 1.
scroll-53 = Kies een wijk en voer meteen de actie ervan uit, als je wilt.
scroll-54 = Plaats je een jongleur, dan leveren ook beide buurvelden hun plaatsingsbonus op, bezet of niet.
scroll-55 = Klim 3 stappen op de paleistrap en 3 op de moskeetrap, na elkaar in een volgorde naar keuze, met alle bonussen.
scroll-56 = Elke stap voorbij de pier levert 2 punten op in plaats van 1.
scroll-57 = Leg een waterverkoper naast het assistentenveld van je soek en neem 3 water. Vanaf je volgende beurt levert elke assistent die je in de soek gebruikt, 1 water op.
scroll-58 = Betaal 1 dadel en neem een open oranje perkamentrol, ook met te weinig geleerden.
scroll-59 = Je krijgt elke bonus op de lijn tussen je hoveling en je leerling-imam één keer.
scroll-60 = Elke bonus van een stroomversnelling krijg je dubbel.
scroll-61 = De 2 keshi’s die je in één beurt neemt, mogen van kleur verschillen.
scroll-62 = Activeer gratis 3 van je ontdekte oasen, of allemaal als het er minder zijn. Dit geldt niet voor woestijnsteden.
scroll-63 = Elke drempel die je passeert, levert 2 verschillende bonussen van de lijn op in plaats van 1.
scroll-64 = Plaats 1 keshi naar keuze en voer dan de actie uit van de wijk waar hij terechtkwam.
scroll-65 = Elke actie van het Grote Plein voer je twee keer uit, en je draait de schijf beide keren.
scroll-66 = Een gekochte stadspoort levert 2 keshi’s in de kleur van de poort op in plaats van 1; met perkamentrol 36 zijn het 2 keshi’s naar keuze.
scroll-67 = { scroll-deploy-all }
scroll-68 = Elke oase die je ontdekt, levert meteen één keer punten op. De oase blijft liggen, kan nog geactiveerd worden en kan bij de puntentelling nog een keer meetellen.
scroll-69 = Aan het einde van elke ronde krijg je van alle gepasseerde stroomversnellingen de bonus, niet van slechts één.
scroll-70 = Elk van je jongleurs levert zijn bonus één keer op per toeschouwer bij hem. De schijf wordt niet gedraaid.
scroll-71 = Tel nu een van je geactiveerde oasen. Bij de puntentelling kan die nog een keer meetellen.
scroll-72 = Lever nu zoveel grondstoffen in als je wilt, voor 2 punten per stuk.

## Oases

about-oasis = Een karavaanleider ernaast ontdekt de oase; met de actie van de Sahara activeer je die voor de getoonde grondstoffen. Alleen geactiveerde oasen tellen aan het einde, hoogstens { $most } ervan.
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
} voor { $luxury ->
    [slipper] elke slof die
    [tajine] elke tajine die
    [dagger] elke dolk die
    [oil-lamp] elke olielamp die
    [necklace] elke ketting die
    [race-saddle] elk racezadel dat
    [falcon] elke valk die
   *[other] { $luxury }
} je hebt{ $most_points ->
    [0] .
   *[other] , hoogstens { $most_points }.
}
oasis-resource = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
}, en { $each } meer voor elke { $resource ->
    [water] eenheid water
    [date] dadel
    [dinar] dinar
   *[other] { $resource }
} die je inlevert, hoogstens { $most } stuks.
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
} in de kleur van de wijk. De soek telt niet mee.
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
} als je leerling-imam aan het einde van de moskeetrap staat.
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
oasis-luxury-types = { $table } punten voor luxegoederen van { $kinds } verschillende soorten.
oasis-luxury-pairs = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke soort luxegoed waarvan je er minstens 2 hebt, hoogstens { $most_points }.
oasis-camel = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke { $per ->
    [one] stap
   *[other] { $per } stappen
} van je kameel op de renbaan, hoogstens { $most_points }.
oasis-nomads = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke nomade op je bord, hoogstens { $most_points }.

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
oasis-31 = { oasis-luxury-types }
oasis-32 = { oasis-luxury-pairs }
oasis-33 = { oasis-luxury-type }
oasis-34 = { oasis-luxury-type }
oasis-35 = { oasis-camel }
oasis-36 = { oasis-nomads }

## Desert towns

about-town = Een karavaanleider op het vierde veld van een pad levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en een open woestijnstad op; met de actie van de Sahara activeer je die voor { $cost }. Alleen geactiveerde steden tellen aan het einde, hoogstens { $most } ervan.

# One message per kind of town.
town-gates = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elk van je stadspoorten.
town-luxury-goods = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elk van je luxegoederen.
town-scrolls = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elk van je perkamentrollen.
town-palace-steps = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke stap van je hoveling op de paleistrap, hoogstens { $most_points }.
town-mosque-steps = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke stap van je leerling-imam op de moskeetrap, hoogstens { $most_points }.
town-keshis = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke { $per } keshi’s op je bord, goederen niet meegeteld.
town-river-steps = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} { $edition ->
    [deluxe] voor elke stap die je visser in alle seizoenen tot aan de pier heeft gevaren.
   *[essential] voor elke stap die je visser in het derde seizoen tot aan de pier heeft gevaren.
}
town-sectors = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke wijk met minstens { $at_least } keshi’s, de waterverkoper inbegrepen. De soek telt niet.
town-spectators = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke toeschouwer bij een van je jongleurs.
town-scroll = Bij het activeren mag je een open perkamentrol naar keuze gratis nemen, zonder geleerden.
town-luxury-good = Bij het activeren mag je een open luxegoed naar keuze nemen zonder goederen te betalen.
town-gate = Bij het activeren mag je een stadspoort naar keuze nemen zonder dinar te betalen; je hebt er een vrije schildwacht voor nodig.

## River tiles

about-river-tile = Aan het einde van het seizoen beloont deze tegel wie op de rivier vooraan ligt; in het derde seizoen met 3 of meer spelers ook de tweede. Een visser op het startveld krijgt niets.

river-tile-gain = Eerste: { $gain }.
river-tile-gains = Eerste: { $gain }. Tweede: { $second }.

river-tile-01 = Eerste: kies een wijk en voer de actie ervan uit, als je wilt.
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
river-tile-12 = 1 punt voor elk van je stadspoorten, of 1 punt voor elk van je dadelplukkers. De eerste kiest, de tweede krijgt de andere bonus.
river-tile-13 = Eerste: plaats 1 jongleur, karavaanleider of schildwacht.
river-tile-14 = { river-tile-gain }
river-tile-15 = Eerste: je mag maximaal 2 van je ontdekte oasen gratis activeren.
river-tile-16 = Eerste: voer de actie van het Grote Plein twee keer uit en draai de schijf beide keren.
river-tile-17 = 1 dadel en 1 dinar voor elk van je jongleurs, of 1 water en 1 dadel voor elk van je waterverkopers. De eerste kiest, de tweede krijgt de andere bonus.
river-tile-18 = 1 punt voor elke 4 geplaatste keshi’s, goederen inbegrepen, of 2 punten voor elk van je luxegoederen. De eerste kiest, de tweede krijgt de andere bonus.

## Luxury goods, exchange offices, provision tiles

about-luxury-good = Lever de getoonde goederenkeshi’s in; punten en grondstoffen komen meteen en de tegel houd je.
luxury-good = Lever { $cost } in en neem { $gain }.
# Race saddles and falcons: what they give besides points.
race-saddle = Je kameel mag { count-step } lopen; in een spel zonder kamelen mag je een ontdekte oase activeren voor maximaal { $off ->
    [one] { $off } grondstof
   *[other] { $off } grondstoffen
} minder.
saddle-camel = { count-camel-step }
saddle-oasis = een oase voor maximaal { count-resource } minder
falcon-pays = 1 keshi van je bord in { $colours }
falcon = Meteen: { $bonus }.
falcon-nomad = gratis een nomade
falcon-keshi-exchange = een keshi-ruil
falcon-resource-exchange = een ruil van grondstoffen naar keuze, één tegen één
falcon-spectators-3 = 3 keer de bonus van een veld van het Grote Plein met 3 toeschouwers
falcon-steps = { count-step } op de trap of de rivier van de betaalde keshi
about-office = Lever 1 goederenkeshi in en neem wat het wisselkantoor voor die kleur toont. Elk seizoen heeft zijn eigen wisselkantoor.
office = Geel: { $yellow }. Oranje: { $orange }. Paars: { $purple }.
about-provision = Aan het einde van elk seizoen betaal je voor al je open provisietegels. Kun je niet alles betalen, dan verlies je al je grondstoffen en de punten van elke open tegel.
provision = Betaal aan het einde van elk seizoen { $cost }, anders verlies je { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
# New provision tiles: what the moderate ones do at the start of each season, and the hard ones always.
provision-moderate = Aan het begin van elk seizoen: { $effect }.
moderate-river-step = { gain-river-step }
moderate-palace-step = { gain-palace-step }
moderate-mosque-step = { gain-mosque-step }
moderate-goods-keshi = { gain-any-goods }
moderate-1-spectator = de bonus van een veld van het Grote Plein met 1 toeschouwer
moderate-keshi-exchange = een keshi-ruil
hard-river = Telkens als je visser vaart, gaat hij 1 stap verder.
hard-palace = Telkens als je hoveling klimt, gaat hij 1 stap verder.
hard-mosque = Telkens als je leerling-imam klimt, gaat hij 1 stap verder.
hard-nomad = Aan het begin van het komende seizoen krijg je gratis een nomade, en aan het begin van elk seizoen mag je er een gratis verplaatsen.
hard-nomad-move = één nomade gratis verplaatsen
hard-luxury-discount = Elk luxegoed kost je 1 goederenkeshi minder.
hard-keshi-exchange = Aan het begin van elke ronde: een keshi-ruil.

## Gates

about-gate = Voor elke stadspoort heb je een vrije schildwacht nodig; de poort komt op een vrij stadspoortveld en levert na de laatste aankoop 1 keshi in die kleur op. Op een veld in dezelfde kleur levert de poort nog { $points ->
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

about-square = Draai de schijf één deel verder en kies dan een van je jongleurs: je krijgt zijn bonus één keer per toeschouwer bij hem.

# One message per kind of bonus, with its amount as $gain.
square-space = Een jongleur die je hier plaatst, levert één keer { $gain } op; de actie van het Grote Plein levert dat één keer per toeschouwer op.
square-point = { square-space }
square-water = { square-space }
square-date = { square-space }
square-dinar = { square-space }
square-river-step = { square-space } Extra stappen kosten 1 water per stuk.
square-palace-step = { square-space }
square-mosque-step = { square-space }
square-any-goods = { square-space } Alle goederen van één actie hebben dezelfde kleur.

## River and staircases

about-river-step = Telkens als je visser vaart, mag je extra stappen toevoegen voor 1 water per stap.
about-rapid = Aan het einde van elke ronde mag je de bonus nemen van één stroomversnelling die je visser is gepasseerd.
rapid = De bonus van deze stroomversnelling: { $gain }.
about-jetty = Wie aankomt, neemt de beste vrije steiger en krijgt de punten ervan. Daarna levert elke volgende stap in dit seizoen 1 punt op.
about-crocodile = Wie riviertegel 09 wint, begint het volgende seizoen hier; wie het boothuis heeft, begint hier elk seizoen.
about-threshold = Elke drempel die je passeert, levert { $dinars } dinar op, en je mag één bonus nemen van de lijn tussen de segmenten van je twee speelstukken.
about-final-space = Je speelstuk blijft hier staan. Elke volgende stap levert 1 punt op.
about-connection = De lijn verbindt de segmenten van je hoveling en je leerling-imam. Telkens als een van beide een drempel passeert, mag je één bonus van de lijn nemen.
connection = Een van de bonussen op deze lijn: { $gain }.

## Storage row

about-storage = Geactiveerde oasen vullen de opslagplaats van links naar rechts. Elk veld kan je iets opleveren op het moment dat er een oase op komt, of nooit.
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

## Staircase tiles

about-staircase-tile = Dit fiche bedekt een veld van de verbindingslijnen en geeft wat zijn kant toont.
staircase-tile = Kant a: { $front }. Kant b: { $back }.

## Special buildings

about-building = Vóór de eerste ronde kiest iedereen een van twee gebouwen, trekt dan 3 gele perkamentrollen en houdt er één.
building-start = Je begint met { $gain }.
ability-date-warehouse = Er ligt een extra keshi in je opslagplaats. Een luxegoed van een soort die je nog niet hebt, kost 1 goederenkeshi minder.
ability-library = Aan het begin van elk seizoen koop je een perkamentrol uit een stapel naar keuze, als je de vereiste geleerden en dadels hebt: { $colour } in seizoen 1, roze in seizoen 2, oranje in seizoen 3.
ability-training-room = Je publieksschijf heeft 3 toeschouwers meer.
ability-prayer-house = Elke drempel die je op de moskeetrap passeert, levert 1 punt op.
ability-boat-house = Je visser begint elk seizoen op het krokodilveld.
ability-camel-stable = Elke oase die je activeert, kost 1 grondstof minder.
ability-barracks = Je begint met een stadspoort uit de eerste werkplaats en verliest de punten die daar staan. Elke gekochte stadspoort levert 1 punt meer op.
ability-gazebo = Je begint met een tajine. Elke drempel die je op de paleistrap passeert, levert 1 grondstof naar keuze op.

## Award tiles

about-award = Aan het einde van het seizoen waarin deze tegel geldt, mag je toeschouwers ruilen voor de prijzen erop, zo vaak als je wilt.
award-keshis = { $n ->
    [0] { $keshi }
    [one] { $keshi } en nog 1 keshi naar keuze
   *[other] { $keshi } en nog { $n } keshi’s in verschillende kleuren
}
award-benefit = { $cost }: { $benefit }.
award-dung = { $keshi }: 1 mesttegel minder.

benefit-goods = { count-goods } naar keuze, ook in verschillende kleuren
benefit-steps = { count-step } te verdelen over { $tracks }
benefit-spectators = { $n ->
    [one] de bonus van een veld van het Grote Plein met { count-spectator }
   *[other] { $n } keer de bonus van een veld van het Grote Plein met { count-spectator }
}
benefit-scroll = gratis { a-scroll } uit één stapel
benefit-claim = { $n ->
    [one] activeer gratis { $n } ontdekte oase
   *[other] activeer gratis { $n } ontdekte oasen
}
benefit-luxury = een luxegoed uit één stapel voor { count-goods } minder
benefit-river = de bonus van de riviertegel van dit seizoen
