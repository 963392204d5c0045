### What things are called.
###
### A message with $n counts. A message with $colour, $sector, $resource, $stair, $path, $track,
### $academy (a scroll colour), $luxury, $building, $edition, $source or $level takes the game's own
### word for it ("green", "oil-lamp"; a space is written as a hyphen).

## Colours

colour-turquoise = turquoise
colour-green = groen
colour-gray = grijs
colour-white = wit
colour-black = zwart
colour-pink = roze
colour-beige = beige
colour-brown = bruin
colour-red = rood
colour-yellow = geel
colour-orange = oranje
colour-purple = paars

colour = { $colour ->
    [turquoise] { colour-turquoise }
    [green] { colour-green }
    [gray] { colour-gray }
    [white] { colour-white }
    [black] { colour-black }
    [pink] { colour-pink }
    [beige] { colour-beige }
    [brown] { colour-brown }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [orange] { colour-orange }
    [purple] { colour-purple }
   *[other] { $colour }
}

## Who or what a keshi is

role-turquoise = visser
role-green = dadelplukker
role-gray = geleerde
role-white = edele
role-black = geestelijke
role-pink = jongleur
role-beige = schildwacht
role-brown = karavaanleider
role-red = waterverkoper
role-yellow = lamp
role-orange = kruiden
role-purple = tapijt

## Sectors

sector-river = Rivier
sector-orchard = Dadelboomgaard
sector-madrasa = Madrassa
sector-palace = Paleis
sector-mosque = Moskee
sector-square = Groot Plein
sector-medina = Medina
sector-sahara = Sahara
sector-souk = Soek

sector = { $sector ->
    [river] { sector-river }
    [orchard] { sector-orchard }
    [madrasa] { sector-madrasa }
    [palace] { sector-palace }
    [mosque] { sector-mosque }
    [square] { sector-square }
    [medina] { sector-medina }
    [sahara] { sector-sahara }
    [souk] { sector-souk }
   *[other] { $sector }
}

the-sector = { $sector ->
    [river] de rivier
    [orchard] de dadelboomgaard
    [madrasa] de madrassa
    [palace] het paleis
    [mosque] de moskee
    [square] het Grote Plein
    [medina] de medina
    [sahara] de Sahara
    [souk] de soek
   *[other] { $sector }
}

at-sector = { $sector ->
    [river] aan de rivier
    [orchard] in de dadelboomgaard
    [madrasa] in de madrassa
    [palace] in het paleis
    [mosque] in de moskee
    [square] op het Grote Plein
    [medina] in de medina
    [sahara] in de Sahara
    [souk] in de soek
   *[other] { $sector }
}

to-any-sector = naar een wijk naar keuze
to-sector = { $sector ->
    [river] naar de rivier
    [orchard] naar de dadelboomgaard
    [madrasa] naar de madrassa
    [palace] naar het paleis
    [mosque] naar de moskee
    [square] naar het Grote Plein
    [medina] naar de medina
    [sahara] naar de Sahara
    [souk] naar de soek
   *[other] { $sector }
}

for-sector = { $sector ->
    [river] voor de rivier
    [orchard] voor de dadelboomgaard
    [madrasa] voor de madrassa
    [palace] voor het paleis
    [mosque] voor de moskee
    [square] voor het Grote Plein
    [medina] voor de medina
    [sahara] voor de Sahara
    [souk] voor de soek
   *[other] { $sector }
}

## Resources

resource-water = water
resource-date = dadel
resource-dinar = dinar

resource = { $resource ->
    [water] { resource-water }
    [date] { resource-date }
    [dinar] { resource-dinar }
   *[other] { $resource }
}

## Amounts: what can be gained or paid

gain-water = { $n } water
gain-date = { $n ->
    [one] { $n } dadel
   *[other] { $n } dadels
}
gain-dinar = { $n } dinar
gain-point = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
gain-river-step = { $n ->
    [one] { $n } stap op de rivier
   *[other] { $n } stappen op de rivier
}
gain-palace-step = { $n ->
    [one] { $n } stap op de paleistrap
   *[other] { $n } stappen op de paleistrap
}
gain-mosque-step = { $n ->
    [one] { $n } stap op de moskeetrap
   *[other] { $n } stappen op de moskeetrap
}
gain-stair-step = { $n ->
    [one] { $n } stap op de paleis- of moskeetrap
   *[other] { $n } stappen op de paleis- of moskeetrap
}
gain-any-resource = { $n ->
    [one] { $n } grondstof naar keuze
   *[other] { $n } grondstoffen naar keuze
}
gain-any-goods = { $n ->
    [one] { $n } goederenkeshi naar keuze
   *[other] { $n } goederenkeshi’s van één kleur naar keuze
}
gain-any-keshi = { $n ->
    [one] { $n } keshi naar keuze
   *[other] { $n } keshi’s naar keuze
}
gain-any-keshi-pair = { $n ->
    [one] 2 keshi’s van één kleur naar keuze
   *[other] { $n } keer 2 keshi’s van één kleur naar keuze
}
gain-turquoise = { $n ->
    [one] { $n } turquoise keshi
   *[other] { $n } turquoise keshi’s
}
gain-green = { $n ->
    [one] { $n } groene keshi
   *[other] { $n } groene keshi’s
}
gain-gray = { $n ->
    [one] { $n } grijze keshi
   *[other] { $n } grijze keshi’s
}
gain-white = { $n ->
    [one] { $n } witte keshi
   *[other] { $n } witte keshi’s
}
gain-black = { $n ->
    [one] { $n } zwarte keshi
   *[other] { $n } zwarte keshi’s
}
gain-pink = { $n ->
    [one] { $n } roze keshi
   *[other] { $n } roze keshi’s
}
gain-beige = { $n ->
    [one] { $n } beige keshi
   *[other] { $n } beige keshi’s
}
gain-brown = { $n ->
    [one] { $n } bruine keshi
   *[other] { $n } bruine keshi’s
}
gain-red = { $n ->
    [one] { $n } rode keshi
   *[other] { $n } rode keshi’s
}
gain-yellow = { $n ->
    [one] { $n } gele keshi
   *[other] { $n } gele keshi’s
}
gain-orange = { $n ->
    [one] { $n } oranje keshi
   *[other] { $n } oranje keshi’s
}
gain-purple = { $n ->
    [one] { $n } paarse keshi
   *[other] { $n } paarse keshi’s
}

# The same by $colour, for use inside other messages: "2 green keshis".
keshis = { $colour ->
    [turquoise] { gain-turquoise }
    [green] { gain-green }
    [gray] { gain-gray }
    [white] { gain-white }
    [black] { gain-black }
    [pink] { gain-pink }
    [beige] { gain-beige }
    [brown] { gain-brown }
    [red] { gain-red }
    [yellow] { gain-yellow }
    [orange] { gain-orange }
    [purple] { gain-purple }
   *[other] { $n } { $colour }
}

## Counts of other things

count-keshi = { $n ->
    [one] { $n } keshi
   *[other] { $n } keshi’s
}
count-goods = { $n ->
    [one] { $n } goederenkeshi
   *[other] { $n } goederenkeshi’s
}
count-resource = { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
}
count-scroll = { $n ->
    [one] { $n } perkamentrol
   *[other] { $n } perkamentrollen
}
count-luxury-good = { $n ->
    [one] { $n } luxegoed
   *[other] { $n } luxegoederen
}
count-gate = { $n ->
    [one] { $n } stadspoort
   *[other] { $n } stadspoorten
}
count-oasis = { $n ->
    [one] { $n } oase
   *[other] { $n } oasen
}
count-provision = { $n ->
    [one] { $n } provisietegel
   *[other] { $n } provisietegels
}
count-assistant = { $n ->
    [one] { $n } assistent
   *[other] { $n } assistenten
}
count-spectator = { $n ->
    [one] { $n } toeschouwer
   *[other] { $n } toeschouwers
}
count-scholar = { $n ->
    [one] { $n } geleerde
   *[other] { $n } geleerden
}
count-guard = { $n ->
    [one] { $n } schildwacht
   *[other] { $n } schildwachten
}
count-step = { $n ->
    [one] { $n } stap
   *[other] { $n } stappen
}
count-rapid = { $n ->
    [one] { $n } stroomversnelling
   *[other] { $n } stroomversnellingen
}
count-threshold = { $n ->
    [one] { $n } drempel
   *[other] { $n } drempels
}
count-nomad = { $n ->
    [one] { $n } nomade
   *[other] { $n } nomaden
}
count-dung = { $n ->
    [one] { $n } mesttegel
   *[other] { $n } mesttegels
}
count-camel-step = { $n ->
    [one] { $n } stap met je kameel
   *[other] { $n } stappen met je kameel
}
count-player = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}

## Stairs, paths, groups of scrolls

stairs = { $stair ->
    [palace] { word-palace-stairs }
    [mosque] { word-mosque-stairs }
   *[other] { $stair }
}
at-path = { $path ->
    [left] op het linkerpad
    [right] op het rechterpad
    [start] bij de startoase
   *[other] { $path }
}
to-path = { $path ->
    [left] naar het linkerpad
    [right] naar het rechterpad
    [start] naar de startoase
   *[other] { $path }
}
a-scroll = { $academy ->
    [gray] een grijze perkamentrol
    [yellow] een gele perkamentrol
    [pink] een roze perkamentrol
    [orange] een oranje perkamentrol
   *[other] { $academy }
}
the-scrolls = { $academy ->
    [gray] de grijze perkamentrollen
    [yellow] de gele perkamentrollen
    [pink] de roze perkamentrollen
    [orange] de oranje perkamentrollen
   *[other] { $academy }
}
track-palace = paleistrap
track-mosque = moskeetrap
track-river = rivier
# The same in the terminal's short form: "4 palace/mosque".
short-track-palace = paleis
short-track-mosque = moskee
short-track-river = rivier
on-track = { $track ->
    [palace] op de paleistrap
    [mosque] op de moskeetrap
    [river] op de rivier
   *[other] { $track }
}
# The pawn that waits on the stairs: the sultan at the palace, the imam at the mosque.
the-pawn = { $stair ->
    [palace] de sultan
    [mosque] de imam
   *[other] { $stair }
}

## Pieces

piece-fisherman = visser
piece-courtier = hoveling
piece-student = leerling-imam
piece-assistant = assistent

## Scrolls

scroll-name = Perkamentrol { $number }
scroll-colour-gray = grijze perkamentrol
scroll-colour-yellow = gele perkamentrol
scroll-colour-pink = roze perkamentrol
scroll-colour-orange = oranje perkamentrol
acts-instant = direct
acts-permanent = permanent
acts-round = einde van de ronde
acts-season = einde van het seizoen

## Luxury goods

luxury-slipper = slof
luxury-tajine = tajine
luxury-dagger = dolk
luxury-oil-lamp = olielamp
luxury-necklace = ketting
luxury-race-saddle = racezadel
luxury-falcon = valk

luxury = { $luxury ->
    [slipper] { luxury-slipper }
    [tajine] { luxury-tajine }
    [dagger] { luxury-dagger }
    [oil-lamp] { luxury-oil-lamp }
    [necklace] { luxury-necklace }
    [race-saddle] { luxury-race-saddle }
    [falcon] { luxury-falcon }
   *[other] { $luxury }
}

## Gates

gate-turquoise = turquoise stadspoort
gate-green = groene stadspoort
gate-gray = grijze stadspoort
gate-white = witte stadspoort
gate-black = zwarte stadspoort
gate-pink = roze stadspoort
gate-beige = beige stadspoort
gate-brown = bruine stadspoort
gate-red = rode stadspoort
gate-yellow = gele stadspoort
gate-orange = oranje stadspoort
gate-purple = paarse stadspoort

gate = { $colour ->
    [turquoise] { gate-turquoise }
    [green] { gate-green }
    [gray] { gate-gray }
    [white] { gate-white }
    [black] { gate-black }
    [pink] { gate-pink }
    [beige] { gate-beige }
    [brown] { gate-brown }
    [red] { gate-red }
    [yellow] { gate-yellow }
    [orange] { gate-orange }
    [purple] { gate-purple }
   *[other] { $colour }
}

## Numbered things

player-name = Speler { $number }
player-you = Jij
oasis-name = Oase { $number }
river-tile-name = Riviertegel { $number }
office-name = Wisselkantoor { $number }
luxury-name = Luxegoed { $number }
provision-name = Provisietegel { $number }
workshop-name = Werkplaats { $number }
storage-name = Opslagveld { $number }
rapid-name = Stroomversnelling { $number }
segment-name = Segment { $number }
town-name = Woestijnstad { $number }
award-name = Prijstegel { $number }
staircase-name = Trapfiche { $number }

## Key figures of a player, each followed by its number: "Scrolls: 2"

fact-water = Water
fact-date = Dadels
fact-dinar = Dinars
fact-river-step = Rivier
fact-palace-step = Paleistrap
fact-mosque-step = Moskeetrap
fact-scroll = Perkamentrollen
fact-luxury = Luxegoederen
fact-oasis = Geactiveerde oasen
fact-strategy = Strategietegels
fact-town = Woestijnsteden
fact-nomad = Nomaden
fact-camel = Stappen van de kameel
fact-spectator = Toeschouwers
fact-dung = Kamelenmest

## Boards, places and other words

word-keshi = keshi
word-goods = goederen
word-resource = grondstof
word-points = punten
word-sector = wijk
word-sector-action = wijkactie
word-new-keshi = nieuwe keshi
word-deployment-bonus = plaatsingsbonus
word-marker = keshi-markeersteen
word-water-vendor = waterverkoper
word-vendor-space = veld voor een waterverkoper
word-assistant-space = assistentenveld
word-player-board = spelersbord
word-supply-board = voorraadbord
word-supply = algemene voorraad
word-storage-row = opslagplaats voor oasen
word-score-track = puntenspoor
word-screen = scherm
word-season-tracker = seizoensteller
word-round-tracker = rondeteller
word-start-player = startspeler
word-display = open aanbod
word-stack = stapel
word-tower = kubustoren
word-tower-base = basis van de kubustoren
word-tower-layer = tussenlaag
word-river-track = rivierspoor
word-start = startveld
word-rapid = stroomversnelling
word-crocodile = krokodilveld
word-jetty = pier
word-jetty-spot = steiger
word-river-tile = riviertegel
word-river-bonus = rivierbonus
word-palace-stairs = paleistrap
word-mosque-stairs = moskeetrap
word-step = stap
word-segment = segment
word-threshold = drempel
word-final-space = laatste veld
word-connection-line = verbindingslijn
word-connection-bonus = verbindingsbonus
word-audience-disc = publieksschijf
word-spectator = toeschouwer
word-scroll = perkamentrol
word-luxury-good = luxegoed
word-office = wisselkantoor
word-gate = stadspoort
word-gate-space = stadspoortveld
word-workshop = werkplaats
word-watchtower = wachttoren
word-committed = bezet
word-oasis = oase
word-start-oasis = startoase
word-discovered = ontdekt
word-claimed = geactiveerd
word-left-path = linkerpad
word-right-path = rechterpad
word-provision = provisietegel
word-complete-sector = compleet gevulde wijk
word-leftovers = overgebleven grondstoffen en goederen
word-staircase-tile = trapfiche
word-sultan = sultan
word-imam = imam
word-town = woestijnstad
word-nomad = nomade
word-nomads = nomaden
word-nomad-board = nomadenbord
word-camel = kameel
word-dung = kamelenmest
word-spectator-column = toeschouwersrij
word-racecourse = renbaan
word-goal-line = tussenfinish
word-bridge = bevoorradingsbrug
word-bridges = bevoorradingsbruggen
word-finish = finish
word-podium = podium
word-award = prijstegel
word-building = bijzonder gebouw
word-moderate = gemiddeld
word-hard = moeilijk

disc-pink = roze schijf
disc-purple = paarse schijf
disc-training-room = schijf van de oefenzaal

## Special buildings

building-date-warehouse = dadelpakhuis
building-library = bibliotheek
building-training-room = oefenzaal
building-prayer-house = gebedshuis
building-boat-house = boothuis
building-camel-stable = kamelenstal
building-barracks = kazerne
building-gazebo = paviljoen

building = { $building ->
    [date-warehouse] { building-date-warehouse }
    [library] { building-library }
    [training-room] { building-training-room }
    [prayer-house] { building-prayer-house }
    [boat-house] { building-boat-house }
    [camel-stable] { building-camel-stable }
    [barracks] { building-barracks }
    [gazebo] { building-gazebo }
   *[other] { $building }
}
the-building = { $building ->
    [date-warehouse] het dadelpakhuis
    [library] de bibliotheek
    [training-room] de oefenzaal
    [prayer-house] het gebedshuis
    [boat-house] het boothuis
    [camel-stable] de kamelenstal
    [barracks] de kazerne
    [gazebo] het paviljoen
   *[other] { $building }
}

## Modules, presets, options

module-staircase-tiles = Trapfiches
module-imam-sultan = Imam & Sultan
module-exchange-offices = Extra wisselkantoren
module-spectators = Publiek
module-desert-towns = Woestijnsteden
module-nomads = Nomaden
module-camels = Kamelen
module-special-buildings = Bijzondere gebouwen
module-provision-tiles = Nieuwe provisietegels
module-luxury-goods = Nieuwe luxegoederen
module-oasis-tiles = Nieuwe oasen

about-module-staircase-tiles = Fiches met andere bonussen bedekken 12 velden van de verbindingslijnen.
about-module-imam-sultan = Wie op de paleistrap vooropligt, wordt vergezeld door de sultan en betaalt minder voor perkamentrollen; wie op de moskeetrap vooropligt, wordt vergezeld door de imam en betaalt minder voor luxegoederen.
about-module-exchange-offices = Zes extra wisselkantoren geven stappen, punten en gemengde grondstoffen voor je goederen.
about-module-spectators = Iedereen gebruikt de paarse kant van de publieksschijf; die heeft één deel zonder toeschouwers en één deel met 4 toeschouwers.
about-module-desert-towns = Het linker- en het rechterpad van de Sahara leiden één veld verder, naar een woestijnstad die je met goederen activeert.
about-module-nomads = Elke ronde is er één nomade te krijgen; hij past in elke wijk behalve de soek en kan later verdertrekken.
about-module-camels = Keshi’s kunnen naar een kamelenrace gaan kijken in plaats van op je bord te komen; later ruil je ze in voor prijzen, en als je kameel achteropraakt, krijg je mest.
about-module-special-buildings = Iedereen kiest een van twee gebouwen, elk met een eigen beginvoorraad en, op de voorkant, een vaardigheid.
about-module-provision-tiles = De nieuwe provisietegels zijn duurder, maar helpen je zodra ze openliggen.
about-module-luxury-goods = Racezadels en valken kosten veel goederen, maar leveren veel punten en een bonus op.
about-module-oasis-tiles = Zes extra oasen belonen luxegoederen, kamelen en nomaden; elke oase vereist de bijbehorende module.

preset-first-game = Eerste spel
preset-base = Basisspel
preset-nomads = { module-nomads }
preset-camels = { module-camels }
preset-all = Alles
about-preset-first-game = Het basisspel met de riviertegels die voor een eerste spel worden aanbevolen.
about-preset-base = Het basisspel zonder modules.
about-preset-nomads = Een goede kennismaking met Camels & Nomads: begin met de nomaden en voeg later bijzondere gebouwen of nieuwe provisietegels toe; nieuwe luxegoederen en oasen passen er altijd bij.
about-preset-camels = Een goede kennismaking met Camels & Nomads: begin met de kamelen en voeg later bijzondere gebouwen of nieuwe provisietegels toe; nieuwe luxegoederen en oasen passen er altijd bij.
about-preset-all = Het basisspel met alle modules.

option-players = Aantal spelers
option-edition = Editie
option-tower = Tussenlaag van de toren
option-first-game = { preset-first-game }
option-modules = Modules
option-staircase = Trapfiches
option-offices = Wisselkantoren
option-offices-mixed = Oude en nieuwe
option-offices-new = Alleen nieuwe
option-buildings = Kanten van de gebouwen
option-buildings-front = Met vaardigheden
option-buildings-back = Zonder vaardigheden
option-library = Bibliotheek, seizoen 1
option-library-gray = Grijze perkamentrol
option-library-yellow = Gele perkamentrol
option-provisions = Provisietegels
option-provisions-choose = Iedereen kiest zelf
option-provisions-moderate = 2 gewone, 1 gemiddelde
option-provisions-hard = 2 gewone, 1 moeilijke
option-provisions-both = 1 van elk niveau
option-river-sides = Kanten van de riviertegels
option-solo = Tegenstander
option-variants = Varianten

## Solo play

word-pashabot = Pashabot
word-strategy = strategietegel
the-pashabot = De Pashabot
strategy-name = Strategietegel { $number }

opponent-pashabot = Pashabot
opponent-simplified = Vereenvoudigde Pashabot
about-opponent-pashabot = De Pashabot heeft een eigen bord, speelt volgens vaste prioriteiten en verzamelt punten; je wint alleen als jij er meer hebt.
about-opponent-simplified = De vereenvoudigde Pashabot kaapt keshi’s voor je neus weg en doet verder niets; jij probeert zo veel mogelijk punten te halen.

difficulty-easy = Makkelijk
difficulty-normal = Normaal
difficulty-hard = Moeilijk
about-difficulty-easy = Met alle vier de varianten die de Pashabot zwakker maken.
about-difficulty-normal = Zonder varianten.
about-difficulty-hard = Met alle drie de varianten die de Pashabot sterker maken.

variant-few-tiles = Weinig strategietegels
variant-no-keshi-points = Geen punten voor keshi’s
variant-square-once = Groot Plein één keer
variant-no-river-icons = Geen riviersymbolen
variant-dear-gates = Dure stadspoorten
variant-square-four-times = Groot Plein vier keer
variant-full-bag = Keshi’s aan het begin
about-variant-few-tiles = Makkelijker: de karavaanleiders van de Pashabot leggen geen strategietegels open, dus er komt er maar één per seizoen bij.
about-variant-no-keshi-points = Makkelijker: aan het einde leveren de strategietegels de Pashabot geen punten voor zijn keshi’s op.
about-variant-square-once = Makkelijker: een assistent op het Grote Plein levert de Pashabot de bonus 1 keer op in plaats van 3 keer.
about-variant-no-river-icons = Makkelijker: de visser van de Pashabot vaart niet bij riviersymbolen op strategietegels.
about-variant-dear-gates = Moeilijker: de Pashabot neemt van een kleur de duurste stadspoort in plaats van de goedkoopste en krijgt zo meer punten.
about-variant-square-four-times = Moeilijker: op het Grote Plein krijgt de Pashabot de bonus 4 keer in plaats van 3 keer.
about-variant-full-bag = Moeilijker: de Pashabot begint met de keshi’s die je niet voor je opslagplaats hebt getrokken.

solo-against = Je speelt tegen de Pashabot (moeilijkheidsgraad: { $difficulty }).
solo-against-variants = Je speelt tegen de Pashabot ({ $n ->
    [one] variant
   *[other] varianten
}: { $variants }).
solo-against-simplified = Je speelt tegen de vereenvoudigde Pashabot.

## Editions, tower layers, sources

edition-deluxe = Deluxe-editie
edition-essential = Essential-editie

tower-layer-B1 = Laag B1: weinig keshi’s blijven hangen
tower-layer-B2 = Laag B2: meer keshi’s blijven hangen

source-printed = gedrukt
source-derived = afgeleid
source-reconstructed = gereconstrueerd
source-note = { $source ->
    [printed] Gedrukt: het staat letterlijk in een spelregelboekje.
    [derived] Afgeleid: een voorbeeld of een telling in de spelregels laat geen andere waarde toe.
    [reconstructed] Gereconstrueerd: onze eigen keuze, die past bij alles wat de spelregels zeggen.
   *[other] { $source }
}

## Seasons, rounds, phases

season-name = Seizoen { $number }
round-name = Ronde { $number }
season-and-round = Seizoen { $season }, ronde { $round }

phase-setup = Voorbereiding
phase-select = Keshi’s kiezen
phase-deploy = Assistenten plaatsen
phase-tower = Kubustoren
phase-claim = Keshi’s verdelen
phase-exchange = Keshi’s omruilen
phase-assistants = Assistenten gebruiken
phase-river-bonus = Rivierbonus
phase-season-scoring = Seizoenstelling
phase-final-scoring = Puntentelling

## Setup and season phases that are no phase of a round

phase-toss = { phase-tower }
phase-round-end = Einde van de ronde
phase-season-rapids = Stroomversnellingen
phase-river-evaluation = Riviertelling
phase-provisions = Bewoners bevoorraden
phase-next-provision = Volgende provisietegel
phase-preparation = Voorbereiding van het volgende seizoen
phase-over = Einde van het spel
phase-buildings = Bijzondere gebouwen
phase-season-start = Begin van het seizoen
phase-round-start = Begin van de ronde
phase-dung = Kamelenmest
phase-awards = Prijzen

## The levels of bots, weakest first

level-apprentice = Leerling
level-journeyman = Gezel
level-merchant = Handelaar
level-expert = Kenner
level-master = Meester

level = { $level ->
    [apprentice] { level-apprentice }
    [journeyman] { level-journeyman }
    [merchant] { level-merchant }
    [expert] { level-expert }
    [master] { level-master }
   *[other] { $level }
}

# Whom one plays against: one of that level, or several.
the-level = { $n ->
    [one] { $level ->
        [apprentice] de Leerling
        [journeyman] de Gezel
        [merchant] de Handelaar
        [expert] de Kenner
        [master] de Meester
       *[other] { $level }
    }
   *[other] { $level ->
        [apprentice] de Leerlingen
        [journeyman] de Gezellen
        [merchant] de Handelaars
        [expert] de Kenners
        [master] de Meesters
       *[other] { $level }
    }
}

## The titles for points in the simplified solo game, lowest first

solo-title-1 = Trotse burger
solo-title-2 = Schatrijke koopman
solo-title-3 = Rechterhand van de grootvizier
solo-title-4 = Troonopvolger van de pasja

solo-title = { $rank ->
    [1] { solo-title-1 }
    [2] { solo-title-2 }
    [3] { solo-title-3 }
    [4] { solo-title-4 }
   *[other] { $rank }
}
