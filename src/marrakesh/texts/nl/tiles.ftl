### What tiles and spaces do.
###
### Values from the component files come in as parameters: $gain, $second and $cost are lists of
### amounts ("2 dates and 1 water"), $colours a list of colours ("black, turquoise or green").

## Scrolls

about-scroll = Je hebt de afgebeelde geleerden nodig en betaalt de afgebeelde dadels. Elke geleerde telt per actie maar voor één perkamentrol mee.
scroll-price = { $scholars ->
    [one] Vereist { $scholars } geleerde
   *[other] Vereist { $scholars } geleerden
}, kost { $dates ->
    [one] { $dates } dadel
   *[other] { $dates } dadels
}

# 01-12, 19-21, 30, 37-43 and 67 say what the component file lets them give.
scroll-deploy = Plaats meteen { $gain } en neem de eventuele plaatsingsbonus.
scroll-deploy-all = Plaats meteen { $gain }, één voor één, en neem telkens de eventuele plaatsingsbonus.
scroll-gain = Je krijgt meteen { $gain }.
scroll-goods = Plaats meteen { $gain } in je soek.

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
scroll-13 = Telkens als je een drempel passeert, krijg je ook 1 water.
scroll-14 = Telkens als je een drempel passeert, krijg je ook 1 dadel.
scroll-15 = Telkens als je een drempel passeert, krijg je 1 extra dinar.
scroll-16 = Telkens als je een drempel passeert, krijg je ook 1 stap op de rivier.
scroll-17 = Van elke stroomversnelling die je passeert, krijg je meteen de bonus.
scroll-18 = Telkens als je het wisselkantoor gebruikt, krijg je ook 1 grondstof naar keuze.
scroll-19 = { scroll-gain }
scroll-20 = { scroll-gain }
scroll-21 = { scroll-gain }
scroll-22 = Stadspoorten uit de meest linkse werkplaats kosten je geen punten.
scroll-23 = Bij de actie van de dadelboomgaard mag je elke dadel die je krijgt, vervangen door 1 water.
scroll-24 = Bij de actie van de dadelboomgaard mag je elke dadel die je krijgt, vervangen door 1 dinar.
scroll-25 = Bij de actie van de dadelboomgaard mag je elke dadel die je krijgt, vervangen door 1 punt.
scroll-26 = Als je de paleis- of moskeetrap beklimt, mag je extra stappen kopen voor 1 dadel per stuk.
scroll-27 = Als je de paleis- of moskeetrap beklimt, mag je extra stappen kopen voor 1 water per stuk.
scroll-28 = Aan het begin van elke seizoenstelling krijg je de bonus van elke gepasseerde stroomversnelling.
scroll-29 = Aan het einde van elke actie van het Grote Plein krijg je 2 punten per toeschouwer tegenover het veld met 2 punten, ook als daar geen jongleur staat.
scroll-30 = { scroll-deploy }
scroll-31 = Elk deel van je publieksschijf telt 1 toeschouwer meer.
scroll-32 = Stadspoorten kosten je 1 dinar minder, maar nooit minder dan 0.
scroll-33 = Als je dinars moet betalen, mag je elke dinar vervangen door 1 dadel of 1 water, maar niet andersom.
scroll-34 = Met één assistent in de soek mag je meerdere luxegoederen kopen.
scroll-35 = Een assistent die je gebruikt in een wijk met een waterverkoper, levert 1 extra water op.
scroll-36 = Een gekochte stadspoort levert 1 keshi naar keuze op in plaats van een keshi in de kleur van de poort.
scroll-37 = { scroll-goods }
scroll-38 = { scroll-goods }
scroll-39 = { scroll-goods }
scroll-40 = { scroll-goods }
scroll-41 = { scroll-goods }
scroll-42 = { scroll-goods }
scroll-43 = { scroll-deploy-all }
scroll-44 = Als je je bewoners bevoorraadt, mag je één keer 1 dinar betalen. Elke open provisietegel kost je dan nog maar 1 grondstof naar keuze.
scroll-45 = Elke oase die je activeert, kost je 1 grondstof naar keuze in plaats van de afgebeelde prijs.
scroll-46 = Met één assistent in de soek mag je het wisselkantoor meerdere keren gebruiken.
scroll-47 = Je krijgt meteen 3 keer de bonus van elk veld van het Grote Plein met 3 toeschouwers, ook als daar geen jongleur staat.
scroll-48 = Telkens als je de paleis- of moskeetrap beklimt, mag je 1 extra stap zetten.
scroll-49 = Elke stap voorbij het einde van de moskeetrap levert 2 punten op in plaats van 1.
scroll-50 = { $edition ->
    [deluxe] Voert je assistent de wijkactie uit in een wijk met een waterverkoper, dan krijg je behalve het water ook 2 punten.
   *[essential] Gebruik je een assistent in een wijk met een waterverkoper, dan krijg je behalve het water ook 2 punten.
}
scroll-51 = Aan het einde van elke actie van het Grote Plein krijg je één keer de bonus van elk veld met precies 1 toeschouwer, ook als daar geen jongleur staat.
scroll-52 = Elke stap voorbij het einde van de paleistrap levert 2 punten op in plaats van 1.
scroll-53 = Je mag meteen een wijkactie naar keuze uitvoeren.
scroll-54 = Als je een jongleur plaatst, krijg je ook de plaatsingsbonussen van beide aangrenzende velden, bezet of niet.
scroll-55 = Zet meteen 3 stappen op de paleistrap en daarna 3 op de moskeetrap, of andersom, en neem alle bonussen.
scroll-56 = Elke stap voorbij de pier levert 2 punten op in plaats van 1.
scroll-57 = Plaats een waterverkoper naast het assistentenveld van je soek en neem 3 water. Vanaf je volgende beurt levert elke assistent die je in de soek gebruikt, 1 water op.
scroll-58 = Betaal 1 dadel en neem een open oranje perkamentrol, ook als je te weinig geleerden hebt.
scroll-59 = Je krijgt meteen één keer elke bonus op de verbindingslijn tussen je hoveling en je leerling-imam.
scroll-60 = Je krijgt elke bonus van een stroomversnelling dubbel.
scroll-61 = De 2 keshi’s die je in één keer uit de basis van de kubustoren neemt, mogen verschillende kleuren hebben.
scroll-62 = Activeer gratis 3 van je ontdekte oasen, of allemaal als je er minder hebt. Dit geldt niet voor woestijnsteden.
scroll-63 = Telkens als je een drempel passeert, krijg je 2 verschillende bonussen van je verbindingslijn in plaats van 1.
scroll-64 = Plaats 1 keshi naar keuze en voer daarna de actie uit van de wijk waarin je hem hebt geplaatst.
scroll-65 = Je voert elke actie van het Grote Plein twee keer uit en draait de schijf beide keren.
scroll-66 = Een gekochte stadspoort levert 2 keshi’s in de kleur van de poort op in plaats van 1; met perkamentrol 36 zijn het 2 keshi’s naar keuze.
scroll-67 = { scroll-deploy-all }
scroll-68 = Elke oase die je ontdekt, levert meteen één keer punten op. De oase blijft liggen, kan nog geactiveerd worden en kan bij de puntentelling nog een keer meetellen.
scroll-69 = Aan het einde van elke ronde krijg je de bonus van alle gepasseerde stroomversnellingen, niet van slechts één.
scroll-70 = Je krijgt meteen de bonus van elk van je jongleurs, één keer per toeschouwer tegenover hem. De schijf wordt niet gedraaid.
scroll-71 = Je krijgt meteen de punten van een van je geactiveerde oasen. Bij de puntentelling kan die nog een keer meetellen.
scroll-72 = Lever meteen zoveel grondstoffen in als je wilt, voor 2 punten per stuk.

## Oases

about-oasis = Plaats je een karavaanleider naast een oase, dan ontdek je die; met de actie van de Sahara activeer je een ontdekte oase voor de afgebeelde grondstoffen. Alleen geactiveerde oasen tellen aan het einde mee, hoogstens { $most }.
oasis-space = De oase op deze plaats activeren kost { $cost }.
about-start-oasis = Bezet eerst het rechterveld, dan het linkerveld.
start-oasis-space = Een karavaanleider hier levert { $gain } op.

# One message per kind of oasis; the parameters are the fields of the component file.
oasis-gates = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elk van je stadspoorten in de kleur { $colours }.
oasis-keshis = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
}, plus { $each } voor elk van je geplaatste keshi’s in de kleur { $colours }.
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
   *[other] , hoogstens { $most_points } punten.
}
oasis-resource = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
}, plus { $each } voor { $resource ->
    [water] elk water dat
    [date] elke dadel die
    [dinar] elke dinar die
   *[other] { $resource }
} je inlevert (hoogstens { $most } stuks).
oasis-luxury-goods = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
}, plus { $each } voor elk luxegoed dat je hebt.
oasis-scrolls = { $base ->
    [one] { $base } punt
   *[other] { $base } punten
}, plus { $each } voor elke perkamentrol die je hebt.
oasis-small-sectors = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke wijk met hoogstens { $at_most ->
    [one] { $at_most } keshi
   *[other] { $at_most } keshi’s
} in de eigen kleur. De soek telt niet mee.
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
} voor elke soort luxegoed waarvan je er minstens 2 hebt, hoogstens { $most_points } punten.
oasis-camel = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke { $per ->
    [one] stap
   *[other] { $per } stappen
} van je kameel op de renbaan, hoogstens { $most_points } punten.
oasis-nomads = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke nomade op je bord, hoogstens { $most_points } punten.

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
} en een open woestijnstad op; met de actie van de Sahara activeer je die voor { $cost }. Alleen geactiveerde steden tellen aan het einde mee, hoogstens { $most }.

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
} voor elke stap van je hoveling op de paleistrap, hoogstens { $most_points } punten.
town-mosque-steps = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke stap van je leerling-imam op de moskeetrap, hoogstens { $most_points } punten.
town-keshis = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke { $per } keshi’s op je bord, goederen niet meegerekend.
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
} voor elke wijk met minstens { $at_least } keshi’s, de waterverkoper meegerekend. De soek telt niet mee.
town-spectators = { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} voor elke toeschouwer tegenover een van je jongleurs.
town-scroll = Bij het activeren mag je gratis een open perkamentrol naar keuze nemen, ook als je te weinig geleerden hebt.
town-luxury-good = Bij het activeren mag je een open luxegoed naar keuze nemen zonder goederen te betalen.
town-gate = Bij het activeren mag je een stadspoort naar keuze nemen zonder dinars te betalen; je hebt er een vrije schildwacht voor nodig.

## River tiles

about-river-tile = Aan het einde van het seizoen gaat deze bonus naar de speler die op de rivier vooraan ligt; in het derde seizoen krijgt bij 3 of meer spelers ook de tweede een bonus. Een visser op het startveld levert niets op.

river-tile-gain = Eerste plaats: { $gain }.
river-tile-gains = Eerste plaats: { $gain }. Tweede plaats: { $second }.

river-tile-01 = Eerste plaats: je mag een wijkactie naar keuze uitvoeren.
river-tile-02 = Eerste plaats: je mag een van de 3 overgebleven oasen gratis activeren. Ze liggen vanaf het begin van het spel open.
river-tile-03 = { $edition ->
    [deluxe] Eerste plaats: je mag na elkaar 2 keshi’s naar keuze plaatsen.
   *[essential] Eerste plaats: 2 keshi’s naar keuze, na elkaar te plaatsen.
}
river-tile-04 = { river-tile-gain }
river-tile-05 = { river-tile-gains }
river-tile-06 = { river-tile-gains }
river-tile-07 = Eerste plaats: je mag 1 waterverkoper plaatsen.
river-tile-08 = { river-tile-gain }
river-tile-09 = Eerste plaats: je visser begint het volgende seizoen op het krokodilveld.
river-tile-10 = { river-tile-gain }
river-tile-11 = Eerste plaats: je mag 3 stappen zetten op de paleis- of de moskeetrap. Tweede plaats: 1 stap.
river-tile-12 = 1 punt voor elk van je stadspoorten, of 1 punt voor elk van je dadelplukkers. De eerste kiest, de tweede krijgt de andere bonus.
river-tile-13 = Eerste plaats: 1 jongleur, karavaanleider of schildwacht om op je bord te plaatsen.
river-tile-14 = { river-tile-gain }
river-tile-15 = Eerste plaats: je mag maximaal 2 van je ontdekte oasen gratis activeren.
river-tile-16 = Eerste plaats: voer de actie van het Grote Plein twee keer uit en draai de schijf beide keren.
river-tile-17 = 1 dadel en 1 dinar voor elk van je jongleurs, of 1 water en 1 dadel voor elk van je waterverkopers. De eerste kiest, de tweede krijgt de andere bonus.
river-tile-18 = 1 punt voor elke 4 keshi’s op je bord, goederen inbegrepen, of 2 punten voor elk van je luxegoederen. De eerste kiest, de tweede krijgt de andere bonus.

## Luxury goods, exchange offices, provision tiles

about-luxury-good = Lever de afgebeelde goederenkeshi’s in. Je krijgt meteen de punten en grondstoffen en houdt de tegel.
luxury-good = Lever { $cost } in: je krijgt { $gain }.
# Race saddles and falcons: what they give besides points.
race-saddle = Je kameel mag { count-step } lopen; in een spel zonder kamelen mag je een ontdekte oase activeren voor maximaal { $off ->
    [one] { $off } grondstof
   *[other] { $off } grondstoffen
} minder.
saddle-camel = { count-camel-step }
saddle-oasis = een oase voor maximaal { count-resource } minder
falcon-pays = 1 keshi van je bord ({ $colours })
falcon = Meteen: { $bonus }.
falcon-nomad = een gratis nomade
falcon-keshi-exchange = een keshi-ruil
falcon-resource-exchange = een ruil van grondstoffen naar keuze, één tegen één
falcon-spectators-3 = 3 keer de bonus van een veld van het Grote Plein met 3 toeschouwers
falcon-steps = { count-step } op de trap of rivier die bij de betaalde keshi hoort
about-office = Lever 1 goederenkeshi in en neem wat het wisselkantoor voor die kleur toont. Elk seizoen heeft een eigen wisselkantoor.
office = Geel: { $yellow }. Oranje: { $orange }. Paars: { $purple }.
about-provision = Aan het einde van elk seizoen betaal je voor al je open provisietegels. Kun je niet alles betalen, dan verlies je al je grondstoffen en de punten die op je open tegels staan.
provision = Betaal aan het einde van elk seizoen { $cost }, anders verlies je { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
# New provision tiles: what the moderate ones do at the start of each season, and the hard ones always.
provision-moderate = Aan het begin van elk seizoen mag je { $effect }.
moderate-river-step = { gain-river-step } zetten
moderate-palace-step = { gain-palace-step } zetten
moderate-mosque-step = { gain-mosque-step } zetten
moderate-goods-keshi = { gain-any-goods } nemen
moderate-1-spectator = de bonus nemen van een veld van het Grote Plein met 1 toeschouwer
moderate-keshi-exchange = een keshi ruilen
hard-river = Telkens als je visser vaart, krijgt hij 1 extra stap.
hard-palace = Telkens als je hoveling klimt, krijgt hij 1 extra stap.
hard-mosque = Telkens als je leerling-imam klimt, krijgt hij 1 extra stap.
hard-nomad = Aan het begin van het eerste seizoen nadat je deze tegel hebt opengelegd, krijg je gratis een nomade. Aan het begin van dat en elk volgend seizoen mag je gratis één nomade verplaatsen.
hard-nomad-move = één nomade gratis verplaatsen
hard-luxury-discount = Elk luxegoed kost je 1 goederenkeshi minder.
hard-keshi-exchange = Aan het begin van elke ronde mag je een keshi ruilen.

## Gates

about-gate = Voor elke stadspoort heb je een vrije schildwacht nodig; de poort komt op een vrij stadspoortveld en levert na je laatste aankoop 1 keshi in dezelfde kleur op. Op een veld in de kleur van de poort krijg je { $points ->
    [one] { $points } extra punt.
   *[other] { $points } extra punten.
}
workshop-wins = Een stadspoort uit deze werkplaats kost { $dinars } dinar en levert { $points ->
    [one] { $points } punt op.
   *[other] { $points } punten op.
}
workshop-loses = Een stadspoort uit deze werkplaats kost { $dinars } dinar en { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}

## Main square

about-square = Draai de schijf één deel verder en kies dan een van je jongleurs: je krijgt zijn bonus één keer per toeschouwer tegenover hem.

# One message per kind of bonus, with its amount as $gain.
square-space = Als je hier een jongleur plaatst, krijg je één keer { $gain }; met de actie van het Grote Plein krijg je dat één keer per toeschouwer.
square-point = { square-space }
square-water = { square-space }
square-date = { square-space }
square-dinar = { square-space }
square-river-step = { square-space } Extra stappen kosten 1 water per stuk.
square-palace-step = { square-space }
square-mosque-step = { square-space }
square-any-goods = { square-space } Alle goederen van één actie hebben dezelfde kleur.

## River and staircases

about-river-step = Telkens als je visser vaart, mag je extra stappen kopen voor 1 water per stuk.
about-rapid = Aan het einde van elke ronde mag je de bonus nemen van één stroomversnelling die je visser is gepasseerd.
rapid = De bonus van deze stroomversnelling: { $gain }.
about-jetty = Als je visser hier aankomt, neemt hij de beste vrije steiger en krijg je de punten ervan. Daarna levert elke volgende stap in dit seizoen 1 punt op.
about-crocodile = De winnaar van riviertegel 09 begint het volgende seizoen hier; de speler met het boothuis begint elk seizoen hier.
about-threshold = Elke drempel die je passeert, levert { $dinars } dinar op, en je mag één bonus nemen van de lijn tussen de segmenten van je twee speelstukken.
about-final-space = Je speelstuk blijft hier staan. Elke volgende stap levert 1 punt op.
about-connection = De lijn verbindt de segmenten van je hoveling en je leerling-imam. Telkens als een van beide een drempel passeert, mag je één bonus van de lijn nemen.
connection = Een van de bonussen op deze lijn: { $gain }.

## Storage row

about-storage = Geactiveerde oasen vullen de opslagplaats van links naar rechts. Als een oase een veld bedekt, mag je meteen gebruiken wat het veld toont; later kan dat niet meer.
storage-keshi = Je mag de keshi plaatsen die hier ligt.
storage-keshi-with-2-players = Met 2 spelers ligt hier een keshi die je mag plaatsen; anders is het veld leeg.
storage-nothing = Hier gebeurt niets.
storage-exchange = { $edition ->
    [deluxe] Je mag een geplaatste keshi terugleggen en er een in een andere kleur plaatsen. Je mag geen goederen, bezette schildwachten of karavaanleiders bij een oase terugleggen.
   *[essential] Je mag een geplaatste keshi terugleggen en er een in een andere kleur plaatsen. Je mag geen goederen, bezette schildwachten of karavaanleiders terugleggen.
}
storage-yellow-scroll = Je mag gratis een open gele perkamentrol nemen, ook als je te weinig geleerden hebt.

## Water vendors

about-water-vendor = Een assistent die je in deze wijk gebruikt, levert eerst 1 water op. Alleen met een waterverkoper is een wijk compleet gevuld.

## Staircase tiles

about-staircase-tile = Een trapfiche bedekt een veld van de verbindingslijnen; in plaats van de bonus van dat veld geldt die op de zichtbare kant van het fiche.
staircase-tile = Kant a: { $front }. Kant b: { $back }.

## Special buildings

about-building = Vóór de eerste ronde kies je een van twee gebouwen, trek je 3 gele perkamentrollen en houd je er één.
building-start = Je begint met { $gain }.
ability-date-warehouse = Er ligt een extra keshi in je opslagplaats. Een luxegoed van een soort die je nog niet hebt, kost 1 goederenkeshi minder.
ability-library = Als je de vereiste geleerden en dadels hebt, koop je aan het begin van elk seizoen een perkamentrol uit een stapel naar keuze in de kleur van het seizoen ({ $colour } in seizoen 1, roze in seizoen 2, oranje in seizoen 3).
ability-training-room = Je publieksschijf heeft 3 toeschouwers meer.
ability-prayer-house = Elke drempel die je op de moskeetrap passeert, levert 1 punt op.
ability-boat-house = Je visser begint elk seizoen op het krokodilveld.
ability-camel-stable = Elke oase die je activeert, kost 1 grondstof minder.
ability-barracks = Je begint met een stadspoort uit de meest linkse werkplaats en verliest de punten die daar staan. Elke gekochte stadspoort levert 1 extra punt op.
ability-gazebo = Je begint met een tajine. Elke drempel die je op de paleistrap passeert, levert 1 grondstof naar keuze op.

## Award tiles

about-award = Aan het einde van het seizoen waarin deze tegel geldt, mag je toeschouwers inruilen voor de prijzen erop, zo vaak als je wilt.
award-keshis = { $n ->
    [0] { $keshi }
    [one] { $keshi } en nog 1 keshi naar keuze
   *[other] { $keshi } en nog { $n } keshi’s in verschillende kleuren
}
award-benefit = { $cost }: { $benefit }.
award-dung = { $keshi }: 1 mesttegel minder.

benefit-goods = { count-goods } naar keuze, ook in verschillende kleuren
benefit-steps = { count-step }, te verdelen over de { $tracks }
benefit-spectators = { $n ->
    [one] de bonus van een veld van het Grote Plein met { count-spectator }
   *[other] { $n } keer de bonus van een veld van het Grote Plein met { count-spectator }
}
benefit-scroll = gratis { a-scroll } uit een stapel naar keuze
benefit-claim = { $n ->
    [one] activeer gratis { $n } ontdekte oase
   *[other] activeer gratis { $n } ontdekte oasen
}
benefit-luxury = een luxegoed uit een stapel naar keuze voor { count-goods } minder
benefit-river = de bonus voor de eerste plaats op de riviertegel van dit seizoen
