### What things are called.
###
### A message with $n counts. A message with $colour, $sector, $resource, $stair, $path, $track,
### $academy (a scroll colour), $luxury, $building, $edition, $source or $level takes the game's own
### word for it ("green", "oil-lamp"; a space is written as a hyphen).

## Colours

colour-turquoise = turquoise
colour-green = green
colour-gray = grey
colour-white = white
colour-black = black
colour-pink = pink
colour-beige = beige
colour-brown = brown
colour-red = red
colour-yellow = yellow
colour-orange = orange
colour-purple = purple

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

role-turquoise = fish
role-green = date picker
role-gray = scholar
role-white = noble
role-black = cleric
role-pink = entertainer
role-beige = guard
role-brown = caravan
role-red = water vendor
role-yellow = lamp
role-orange = spices
role-purple = carpet

## Sectors

sector-river = River
sector-orchard = Date orchard
sector-madrasa = Madrasa
sector-palace = Palace
sector-mosque = Mosque
sector-square = Main square
sector-medina = Medina
sector-sahara = Sahara
sector-souk = Souk

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
    [river] the river
    [orchard] the date orchard
    [madrasa] the madrasa
    [palace] the palace
    [mosque] the mosque
    [square] the main square
    [medina] the medina
    [sahara] the Sahara
    [souk] the souk
   *[other] { $sector }
}

at-sector = { $sector ->
    [river] at the river
    [orchard] in the date orchard
    [madrasa] in the madrasa
    [palace] in the palace
    [mosque] in the mosque
    [square] on the main square
    [medina] in the medina
    [sahara] in the Sahara
    [souk] in the souk
   *[other] { $sector }
}

to-any-sector = to any sector
to-sector = { $sector ->
    [river] to the river
    [orchard] to the date orchard
    [madrasa] to the madrasa
    [palace] to the palace
    [mosque] to the mosque
    [square] to the main square
    [medina] to the medina
    [sahara] to the Sahara
    [souk] to the souk
   *[other] { $sector }
}

for-sector = { $sector ->
    [river] for the river
    [orchard] for the date orchard
    [madrasa] for the madrasa
    [palace] for the palace
    [mosque] for the mosque
    [square] for the main square
    [medina] for the medina
    [sahara] for the Sahara
    [souk] for the souk
   *[other] { $sector }
}

## Resources

resource-water = water
resource-date = date
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
    [one] { $n } date
   *[other] { $n } dates
}
gain-dinar = { $n ->
    [one] { $n } dinar
   *[other] { $n } dinars
}
gain-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
gain-river-step = { $n ->
    [one] { $n } step on the river
   *[other] { $n } steps on the river
}
gain-palace-step = { $n ->
    [one] { $n } step on the palace stairs
   *[other] { $n } steps on the palace stairs
}
gain-mosque-step = { $n ->
    [one] { $n } step on the mosque stairs
   *[other] { $n } steps on the mosque stairs
}
gain-stair-step = { $n ->
    [one] { $n } step on the palace or mosque stairs
   *[other] { $n } steps on the palace or mosque stairs
}
gain-any-resource = { $n ->
    [one] any { $n } resource
   *[other] any { $n } resources
}
gain-any-goods = { $n ->
    [one] any { $n } goods keshi
   *[other] any { $n } goods keshis of one colour
}
gain-any-keshi = { $n ->
    [one] any { $n } keshi
   *[other] any { $n } keshis
}
gain-any-keshi-pair = { $n ->
    [one] any 2 keshis of one colour
   *[other] { $n } times any 2 keshis of one colour
}
gain-turquoise = { $n ->
    [one] { $n } turquoise keshi
   *[other] { $n } turquoise keshis
}
gain-green = { $n ->
    [one] { $n } green keshi
   *[other] { $n } green keshis
}
gain-gray = { $n ->
    [one] { $n } grey keshi
   *[other] { $n } grey keshis
}
gain-white = { $n ->
    [one] { $n } white keshi
   *[other] { $n } white keshis
}
gain-black = { $n ->
    [one] { $n } black keshi
   *[other] { $n } black keshis
}
gain-pink = { $n ->
    [one] { $n } pink keshi
   *[other] { $n } pink keshis
}
gain-beige = { $n ->
    [one] { $n } beige keshi
   *[other] { $n } beige keshis
}
gain-brown = { $n ->
    [one] { $n } brown keshi
   *[other] { $n } brown keshis
}
gain-red = { $n ->
    [one] { $n } red keshi
   *[other] { $n } red keshis
}
gain-yellow = { $n ->
    [one] { $n } yellow keshi
   *[other] { $n } yellow keshis
}
gain-orange = { $n ->
    [one] { $n } orange keshi
   *[other] { $n } orange keshis
}
gain-purple = { $n ->
    [one] { $n } purple keshi
   *[other] { $n } purple keshis
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
   *[other] { $n } keshis
}
count-goods = { $n ->
    [one] { $n } goods keshi
   *[other] { $n } goods keshis
}
count-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
count-scroll = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
}
count-luxury-good = { $n ->
    [one] { $n } luxury good
   *[other] { $n } luxury goods
}
count-gate = { $n ->
    [one] { $n } gate
   *[other] { $n } gates
}
count-oasis = { $n ->
    [one] { $n } oasis
   *[other] { $n } oases
}
count-provision = { $n ->
    [one] { $n } provision tile
   *[other] { $n } provision tiles
}
count-assistant = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
count-spectator = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
count-scholar = { $n ->
    [one] { $n } scholar
   *[other] { $n } scholars
}
count-guard = { $n ->
    [one] { $n } guard
   *[other] { $n } guards
}
count-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
count-rapid = { $n ->
    [one] { $n } rapid
   *[other] { $n } rapids
}
count-threshold = { $n ->
    [one] { $n } threshold
   *[other] { $n } thresholds
}
count-nomad = { $n ->
    [one] { $n } nomad
   *[other] { $n } nomads
}
count-dung = { $n ->
    [one] { $n } dung tile
   *[other] { $n } dung tiles
}
count-camel-step = { $n ->
    [one] { $n } camel step
   *[other] { $n } camel steps
}
count-player = { $n ->
    [one] { $n } player
   *[other] { $n } players
}

## Stairs, paths, groups of scrolls

stairs = { $stair ->
    [palace] { word-palace-stairs }
    [mosque] { word-mosque-stairs }
   *[other] { $stair }
}
at-path = { $path ->
    [left] on the left path
    [right] on the right path
    [start] at the start oasis
   *[other] { $path }
}
to-path = { $path ->
    [left] onto the left path
    [right] onto the right path
    [start] to the start oasis
   *[other] { $path }
}
a-scroll = { $academy ->
    [gray] a grey scroll
    [yellow] a yellow scroll
    [pink] a pink scroll
    [orange] an orange scroll
   *[other] { $academy }
}
the-scrolls = { $academy ->
    [gray] the grey scrolls
    [yellow] the yellow scrolls
    [pink] the pink scrolls
    [orange] the orange scrolls
   *[other] { $academy }
}
track-palace = palace stairs
track-mosque = mosque stairs
track-river = river
# The same in the terminal's short form: "4 palace/mosque".
short-track-palace = palace
short-track-mosque = mosque
short-track-river = river
on-track = { $track ->
    [palace] on the palace stairs
    [mosque] on the mosque stairs
    [river] on the river
   *[other] { $track }
}
# The pawn that waits on the stairs: the sultan at the palace, the imam at the mosque.
the-pawn = { $stair ->
    [palace] the sultan
    [mosque] the imam
   *[other] { $stair }
}

## Pieces

piece-fisherman = fisherman
piece-courtier = courtier
piece-student = student
piece-assistant = assistant

## Scrolls

scroll-name = Scroll { $number }
scroll-colour-gray = grey scroll
scroll-colour-yellow = yellow scroll
scroll-colour-pink = pink scroll
scroll-colour-orange = orange scroll
acts-instant = instant
acts-permanent = permanent
acts-round = end of round
acts-season = end of season

## Luxury goods

luxury-slipper = slipper
luxury-tajine = tajine
luxury-dagger = dagger
luxury-oil-lamp = oil lamp
luxury-necklace = necklace
luxury-race-saddle = race saddle
luxury-falcon = falcon

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

gate-turquoise = turquoise gate
gate-green = green gate
gate-gray = grey gate
gate-white = white gate
gate-black = black gate
gate-pink = pink gate
gate-beige = beige gate
gate-brown = brown gate
gate-red = red gate
gate-yellow = yellow gate
gate-orange = orange gate
gate-purple = purple gate

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

player-name = Player { $number }
player-you = You
oasis-name = Oasis { $number }
river-tile-name = River tile { $number }
office-name = Exchange office { $number }
luxury-name = Luxury good { $number }
provision-name = Provision tile { $number }
workshop-name = Workshop { $number }
storage-name = Storage space { $number }
rapid-name = Rapid { $number }
segment-name = Segment { $number }
town-name = Desert town { $number }
award-name = Award tile { $number }
staircase-name = Staircase tile { $number }

## Key figures of a player, each followed by its number: "Scrolls: 2"

fact-water = Water
fact-date = Dates
fact-dinar = Dinars
fact-river-step = River
fact-palace-step = Palace stairs
fact-mosque-step = Mosque stairs
fact-scroll = Scrolls
fact-luxury = Luxury goods
fact-oasis = Claimed oases
fact-strategy = Strategy tiles
fact-town = Desert towns
fact-nomad = Nomads
fact-camel = Camel steps
fact-spectator = Spectators
fact-dung = Camel dung

## Boards, places and other words

word-keshi = keshi
word-goods = goods
word-resource = resource
word-points = points
word-sector = sector
word-sector-action = sector action
word-new-keshi = new keshi
word-deployment-bonus = placement bonus
word-marker = keshi marker
word-water-vendor = water vendor
word-vendor-space = water vendor space
word-assistant-space = assistant space
word-player-board = player board
word-supply-board = supply board
word-supply = supply
word-storage-row = storage row
word-score-track = scoring track
word-screen = screen
word-season-tracker = season tracker
word-round-tracker = round tracker
word-start-player = start player
word-display = display
word-stack = stack
word-tower = tower
word-tower-base = tower base
word-tower-layer = tower layer
word-river-track = river track
word-start = start
word-rapid = rapid
word-crocodile = crocodile space
word-jetty = jetty
word-jetty-spot = jetty spot
word-river-tile = river tile
word-river-bonus = river bonus
word-palace-stairs = palace stairs
word-mosque-stairs = mosque stairs
word-step = step
word-segment = segment
word-threshold = threshold
word-final-space = final space
word-connection-line = connection line
word-connection-bonus = connection bonus
word-audience-disc = audience disc
word-spectator = spectator
word-scroll = scroll
word-luxury-good = luxury good
word-office = exchange office
word-gate = gate
word-gate-space = gate space
word-workshop = workshop
word-watchtower = watchtower
word-committed = committed
word-oasis = oasis
word-start-oasis = start oasis
word-discovered = discovered
word-claimed = claimed
word-left-path = left path
word-right-path = right path
word-provision = provision tile
word-complete-sector = complete sector
word-leftovers = leftover resources and goods
word-staircase-tile = staircase tile
word-sultan = sultan
word-imam = imam
word-town = desert town
word-nomad = nomad
word-nomads = nomads
word-nomad-board = nomad board
word-camel = camel
word-dung = camel dung
word-spectator-column = spectator column
word-racecourse = racecourse
word-goal-line = goal line
word-bridge = supply bridge
word-bridges = supply bridges
word-finish = finish
word-podium = podium
word-award = award tile
word-building = special building
word-moderate = moderate
word-hard = hard

disc-pink = pink disc
disc-purple = purple disc
disc-training-room = training room disc

## Special buildings

building-date-warehouse = date warehouse
building-library = library
building-training-room = training room
building-prayer-house = prayer house
building-boat-house = boat house
building-camel-stable = camel stable
building-barracks = barracks
building-gazebo = gazebo

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
the-building = the { building }

## Modules, presets, options

module-staircase-tiles = Staircase tiles
module-imam-sultan = Imam & Sultan
module-exchange-offices = Additional exchange offices
module-spectators = Spectators
module-desert-towns = Desert towns
module-nomads = Nomads
module-camels = Camels
module-special-buildings = Special buildings
module-provision-tiles = New provision tiles
module-luxury-goods = New luxury goods
module-oasis-tiles = New oasis tiles

about-module-staircase-tiles = Twelve tiles cover spaces on the connection lines and replace their bonuses.
about-module-imam-sultan = The sultan accompanies the leader on the palace stairs, who pays less for scrolls; the imam accompanies the leader on the mosque stairs, who pays less for luxury goods.
about-module-exchange-offices = Six more exchange offices give you steps, points and mixed resources for your goods.
about-module-spectators = Everyone uses the purple side of their audience disc, where one section has no spectators and another has 4.
about-module-desert-towns = The left and right paths in the Sahara lead one space further, to desert towns that you claim by paying goods.
about-module-nomads = Each round, one nomad is available; it can be placed in any sector except the souk and can move on later.
about-module-camels = Instead of going to your board, keshis can watch a camel race and later be traded in for awards; if your camel falls behind, you collect dung.
about-module-special-buildings = Everyone chooses one of two buildings, each with its own starting resources and, on its front, an ability.
about-module-provision-tiles = The new provision tiles cost more but help you once they are revealed.
about-module-luxury-goods = Race saddles and falcons cost a lot of goods, but they score many points and give you a bonus.
about-module-oasis-tiles = Six more oases reward luxury goods, camels and nomads; each needs the matching module.

preset-first-game = First game
preset-base = Base game
preset-nomads = { module-nomads }
preset-camels = { module-camels }
preset-all = Everything
about-preset-first-game = The base game with the river tiles recommended for a first game.
about-preset-base = The base game without any modules.
about-preset-nomads = A good introduction to Camels & Nomads: play with the nomads first and add special buildings or new provision tiles later; you can add the new luxury goods and oases to any game.
about-preset-camels = A good introduction to Camels & Nomads: play with the camels first and add special buildings or new provision tiles later; you can add the new luxury goods and oases to any game.
about-preset-all = The base game with all modules.

option-players = Number of players
option-edition = Edition
option-tower = Tower layer
option-first-game = { preset-first-game }
option-modules = Modules
option-staircase = Staircase tiles
option-offices = Exchange offices
option-offices-mixed = Old and new
option-offices-new = New only
option-buildings = Building sides
option-buildings-front = With abilities
option-buildings-back = Without abilities
option-library = Library, season 1
option-library-gray = Grey scroll
option-library-yellow = Yellow scroll
option-provisions = Provision tiles
option-provisions-choose = Each player chooses
option-provisions-moderate = 2 base, 1 moderate
option-provisions-hard = 2 base, 1 hard
option-provisions-both = 1 of each level
option-river-sides = River tile sides
option-solo = Opponent
option-variants = Variants

## Solo play

word-pashabot = Pashabot
word-strategy = strategy tile
the-pashabot = The Pashabot
strategy-name = Strategy tile { $number }

opponent-pashabot = Pashabot
opponent-simplified = Simplified Pashabot
about-opponent-pashabot = The Pashabot has its own board, plays by fixed priorities and scores points; you win if you score more.
about-opponent-simplified = The simplified Pashabot just takes keshis away from the tower base; score as many points as you can.

difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
about-difficulty-easy = With all four variants that make the Pashabot weaker.
about-difficulty-normal = Without any variants.
about-difficulty-hard = With all three variants that make the Pashabot stronger.

variant-few-tiles = Few strategy tiles
variant-no-keshi-points = No points for keshis
variant-square-once = Main square once
variant-no-river-icons = No river icons
variant-dear-gates = Expensive gates
variant-square-four-times = Main square four times
variant-full-bag = Starting keshis
about-variant-few-tiles = Easier: the Pashabot’s caravans reveal no strategy tiles, so there is only one new tile each season.
about-variant-no-keshi-points = Easier: at the end of the game, the Pashabot’s strategy tiles give it no points for its keshis.
about-variant-square-once = Easier: an assistant on the main square gives the Pashabot the bonus once instead of 3 times.
about-variant-no-river-icons = Easier: the Pashabot’s fisherman does not move for river icons on strategy tiles.
about-variant-dear-gates = Harder: the Pashabot takes the most expensive gate of a colour instead of the cheapest and so scores more points.
about-variant-square-four-times = Harder: on the main square, the Pashabot gains the bonus 4 times instead of 3.
about-variant-full-bag = Harder: the Pashabot starts with the keshis you did not draw for your storage row.

solo-against = You’re playing against the Pashabot (difficulty: { $difficulty }).
solo-against-variants = You’re playing against the Pashabot ({ $n ->
    [one] variant
   *[other] variants
}: { $variants }).
solo-against-simplified = You’re playing against the simplified Pashabot.

## Editions, tower layers, sources

edition-deluxe = Deluxe Edition
edition-essential = Essential Edition

tower-layer-B1 = Layer B1: few keshis get stuck
tower-layer-B2 = Layer B2: more keshis get stuck

source-printed = printed
source-derived = derived
source-reconstructed = reconstructed
source-note = { $source ->
    [printed] Printed: a rulebook says so.
    [derived] Derived: an example or a count in the rulebooks allows no other value.
    [reconstructed] Reconstructed: our own choice; it fits everything the rulebooks say.
   *[other] { $source }
}

## Seasons, rounds, phases

season-name = Season { $number }
round-name = Round { $number }
season-and-round = Season { $season }, round { $round }

phase-setup = Setup
phase-select = Select keshis
phase-deploy = Deploy assistants
phase-tower = Tower
phase-claim = Claim keshis
phase-exchange = Exchange keshis
phase-assistants = Use assistants
phase-river-bonus = River bonus
phase-season-scoring = Season scoring
phase-final-scoring = Final scoring

## Setup and season phases that are no phase of a round

phase-toss = { phase-tower }
phase-round-end = End of the round
phase-season-rapids = Rapids
phase-river-evaluation = River evaluation
phase-provisions = Providing for citizens
phase-next-provision = Next provision tile
phase-preparation = Preparing the next season
phase-over = End of the game
phase-buildings = Special buildings
phase-season-start = Start of the season
phase-round-start = Start of the round
phase-dung = Camel dung
phase-awards = Awards

## The levels of bots, weakest first

level-apprentice = Apprentice
level-journeyman = Journeyman
level-merchant = Merchant
level-expert = Expert
level-master = Master

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
        [apprentice] the Apprentice
        [journeyman] the Journeyman
        [merchant] the Merchant
        [expert] the Expert
        [master] the Master
       *[other] { $level }
    }
   *[other] { $level ->
        [apprentice] the Apprentices
        [journeyman] the Journeymen
        [merchant] the Merchants
        [expert] the Experts
        [master] the Masters
       *[other] { $level }
    }
}

## The titles for points in the simplified solo game, lowest first

solo-title-1 = Proud Citizen
solo-title-2 = Famously Rich Merchant
solo-title-3 = Right Hand of the Grand Vizier
solo-title-4 = Heir Apparent to the Pasha

solo-title = { $rank ->
    [1] { solo-title-1 }
    [2] { solo-title-2 }
    [3] { solo-title-3 }
    [4] { solo-title-4 }
   *[other] { $rank }
}
