### What things are called.
###
### A message with $n counts. A message with $colour, $sector, $resource, $stair, $path, $track,
### $academy (a scroll colour), $luxury, $building, $edition, $source or $level takes the game's own
### word for it ("green", "oil-lamp"; a space is written as a hyphen).

## Colours

colour-turquoise = Türkis
colour-green = Grün
colour-gray = Grau
colour-white = Weiß
colour-black = Schwarz
colour-pink = Rosa
colour-beige = Beige
colour-brown = Braun
colour-red = Rot
colour-yellow = Gelb
colour-orange = Orange
colour-purple = Lila

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

role-turquoise = Angler
role-green = Dattelpflücker
role-gray = Gelehrter
role-white = Adliger
role-black = Geistlicher
role-pink = Gaukler
role-beige = Wächter
role-brown = Karawanenführer
role-red = Wasserverkäufer
role-yellow = Leuchte
role-orange = Gewürz
role-purple = Teppich

## Sectors

sector-river = Fluss
sector-orchard = Dattelplantage
sector-madrasa = Madrasa
sector-palace = Palast
sector-mosque = Moschee
sector-square = Großer Platz
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
    [river] der Fluss
    [orchard] die Dattelplantage
    [madrasa] die Madrasa
    [palace] der Palast
    [mosque] die Moschee
    [square] der Große Platz
    [medina] die Medina
    [sahara] die Sahara
    [souk] der Souk
   *[other] { $sector }
}

at-sector = { $sector ->
    [river] am Fluss
    [orchard] in der Dattelplantage
    [madrasa] in der Madrasa
    [palace] im Palast
    [mosque] in der Moschee
    [square] auf dem Großen Platz
    [medina] in der Medina
    [sahara] in der Sahara
    [souk] im Souk
   *[other] { $sector }
}

to-any-sector = in einen beliebigen Bezirk
to-sector = { $sector ->
    [river] an den Fluss
    [orchard] in die Dattelplantage
    [madrasa] in die Madrasa
    [palace] in den Palast
    [mosque] in die Moschee
    [square] auf den Großen Platz
    [medina] in die Medina
    [sahara] in die Sahara
    [souk] in den Souk
   *[other] { $sector }
}

for-sector = { $sector ->
    [river] für den Fluss
    [orchard] für die Dattelplantage
    [madrasa] für die Madrasa
    [palace] für den Palast
    [mosque] für die Moschee
    [square] für den Großen Platz
    [medina] für die Medina
    [sahara] für die Sahara
    [souk] für den Souk
   *[other] { $sector }
}

## Resources

resource-water = Wasser
resource-date = Dattel
resource-dinar = Dinar

resource = { $resource ->
    [water] { resource-water }
    [date] { resource-date }
    [dinar] { resource-dinar }
   *[other] { $resource }
}

## Amounts: what can be gained or paid

gain-water = { $n } Wasser
gain-date = { $n ->
    [one] { $n } Dattel
   *[other] { $n } Datteln
}
gain-dinar = { $n } Dinar
gain-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
gain-river-step = { $n ->
    [one] { $n } Schritt auf dem Fluss
   *[other] { $n } Schritte auf dem Fluss
}
gain-palace-step = { $n ->
    [one] { $n } Schritt auf der Palast-Treppe
   *[other] { $n } Schritte auf der Palast-Treppe
}
gain-mosque-step = { $n ->
    [one] { $n } Schritt auf der Moschee-Treppe
   *[other] { $n } Schritte auf der Moschee-Treppe
}
gain-stair-step = { $n ->
    [one] { $n } Schritt auf der Palast- oder Moschee-Treppe
   *[other] { $n } Schritte auf der Palast- oder Moschee-Treppe
}
gain-any-resource = { $n ->
    [one] { $n } Ressource nach Wahl
   *[other] { $n } Ressourcen nach Wahl
}
gain-any-goods = { $n ->
    [one] { $n } Waren-Keshi nach Wahl
   *[other] { $n } Waren-Keshis einer Farbe nach Wahl
}
gain-any-keshi = { $n ->
    [one] { $n } Keshi nach Wahl
   *[other] { $n } Keshis nach Wahl
}
gain-any-keshi-pair = { $n ->
    [one] 2 Keshis einer Farbe nach Wahl
   *[other] { $n }-mal 2 Keshis einer Farbe nach Wahl
}
gain-turquoise = { $n ->
    [one] { $n } Keshi in Türkis
   *[other] { $n } Keshis in Türkis
}
gain-green = { $n ->
    [one] { $n } Keshi in Grün
   *[other] { $n } Keshis in Grün
}
gain-gray = { $n ->
    [one] { $n } Keshi in Grau
   *[other] { $n } Keshis in Grau
}
gain-white = { $n ->
    [one] { $n } Keshi in Weiß
   *[other] { $n } Keshis in Weiß
}
gain-black = { $n ->
    [one] { $n } Keshi in Schwarz
   *[other] { $n } Keshis in Schwarz
}
gain-pink = { $n ->
    [one] { $n } Keshi in Rosa
   *[other] { $n } Keshis in Rosa
}
gain-beige = { $n ->
    [one] { $n } Keshi in Beige
   *[other] { $n } Keshis in Beige
}
gain-brown = { $n ->
    [one] { $n } Keshi in Braun
   *[other] { $n } Keshis in Braun
}
gain-red = { $n ->
    [one] { $n } Keshi in Rot
   *[other] { $n } Keshis in Rot
}
gain-yellow = { $n ->
    [one] { $n } Keshi in Gelb
   *[other] { $n } Keshis in Gelb
}
gain-orange = { $n ->
    [one] { $n } Keshi in Orange
   *[other] { $n } Keshis in Orange
}
gain-purple = { $n ->
    [one] { $n } Keshi in Lila
   *[other] { $n } Keshis in Lila
}

# The same by $colour in the accusative, for use inside other messages: "2 green keshis".
keshis = { $colour ->
    [turquoise] { $n ->
        [one] { $n } türkisen Keshi
       *[other] { $n } türkise Keshis
    }
    [green] { $n ->
        [one] { $n } grünen Keshi
       *[other] { $n } grüne Keshis
    }
    [gray] { $n ->
        [one] { $n } grauen Keshi
       *[other] { $n } graue Keshis
    }
    [white] { $n ->
        [one] { $n } weißen Keshi
       *[other] { $n } weiße Keshis
    }
    [black] { $n ->
        [one] { $n } schwarzen Keshi
       *[other] { $n } schwarze Keshis
    }
    [pink] { $n ->
        [one] { $n } rosa Keshi
       *[other] { $n } rosa Keshis
    }
    [beige] { $n ->
        [one] { $n } beigen Keshi
       *[other] { $n } beige Keshis
    }
    [brown] { $n ->
        [one] { $n } braunen Keshi
       *[other] { $n } braune Keshis
    }
    [red] { $n ->
        [one] { $n } roten Keshi
       *[other] { $n } rote Keshis
    }
    [yellow] { $n ->
        [one] { $n } gelben Keshi
       *[other] { $n } gelbe Keshis
    }
    [orange] { $n ->
        [one] { $n } orangefarbenen Keshi
       *[other] { $n } orangefarbene Keshis
    }
    [purple] { $n ->
        [one] { $n } lila Keshi
       *[other] { $n } lila Keshis
    }
   *[other] { $n } { $colour }
}

## Counts of other things

count-keshi = { $n ->
    [one] { $n } Keshi
   *[other] { $n } Keshis
}
count-goods = { $n ->
    [one] { $n } Waren-Keshi
   *[other] { $n } Waren-Keshis
}
count-resource = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
count-scroll = { $n ->
    [one] { $n } Schriftrolle
   *[other] { $n } Schriftrollen
}
count-luxury-good = { $n ->
    [one] { $n } Luxusware
   *[other] { $n } Luxuswaren
}
count-gate = { $n ->
    [one] { $n } Stadttor
   *[other] { $n } Stadttore
}
count-oasis = { $n ->
    [one] { $n } Oase
   *[other] { $n } Oasen
}
count-provision = { $n } Versorgungsplättchen
count-assistant = { $n ->
    [one] { $n } Assistent
   *[other] { $n } Assistenten
}
count-spectator = { $n } Zuschauer
count-scholar = { $n ->
    [one] { $n } Gelehrter
   *[other] { $n } Gelehrte
}
count-guard = { $n } Wächter
count-step = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
count-rapid = { $n ->
    [one] { $n } Stromschnelle
   *[other] { $n } Stromschnellen
}
count-threshold = { $n ->
    [one] { $n } Schwelle
   *[other] { $n } Schwellen
}
count-nomad = { $n ->
    [one] { $n } Nomade
   *[other] { $n } Nomaden
}
count-dung = { $n } Dung-Plättchen
count-camel-step = { $n ->
    [one] { $n } Schritt mit deinem Kamel
   *[other] { $n } Schritte mit deinem Kamel
}
count-player = { $n } Spieler

## Stairs, paths, groups of scrolls

stairs = { $stair ->
    [palace] { word-palace-stairs }
    [mosque] { word-mosque-stairs }
   *[other] { $stair }
}
at-path = { $path ->
    [left] auf dem linken Pfad
    [right] auf dem rechten Pfad
    [start] an der Start-Oase
   *[other] { $path }
}
to-path = { $path ->
    [left] auf den linken Pfad
    [right] auf den rechten Pfad
    [start] zur Start-Oase
   *[other] { $path }
}
a-scroll = { $academy ->
    [gray] eine graue Schriftrolle
    [yellow] eine gelbe Schriftrolle
    [pink] eine rosa Schriftrolle
    [orange] eine orangefarbene Schriftrolle
   *[other] { $academy }
}
the-scrolls = { $academy ->
    [gray] die grauen Schriftrollen
    [yellow] die gelben Schriftrollen
    [pink] die rosa Schriftrollen
    [orange] die orangefarbenen Schriftrollen
   *[other] { $academy }
}
track-palace = Palast-Treppe
track-mosque = Moschee-Treppe
track-river = Fluss
# The same in the terminal's short form: "4 palace/mosque".
short-track-palace = Palast
short-track-mosque = Moschee
short-track-river = Fluss
on-track = { $track ->
    [palace] auf der Palast-Treppe
    [mosque] auf der Moschee-Treppe
    [river] auf dem Fluss
   *[other] { $track }
}
# The pawn that waits on the stairs: the sultan at the palace, the imam at the mosque. It
# begins a sentence.
the-pawn = { $stair ->
    [palace] Der Sultan
    [mosque] Der Imam
   *[other] { $stair }
}

## Pieces

piece-fisherman = Fischer
piece-courtier = Sultanshöfling
piece-student = Imamschüler
piece-assistant = Assistent

## Scrolls

scroll-name = Schriftrolle { $number }
scroll-colour-gray = graue Schriftrolle
scroll-colour-yellow = gelbe Schriftrolle
scroll-colour-pink = rosa Schriftrolle
scroll-colour-orange = orangefarbene Schriftrolle
acts-instant = sofort
acts-permanent = dauerhaft
acts-round = am Rundenende
acts-season = am Durchgangsende

## Luxury goods

luxury-slipper = Prunkschuh
luxury-tajine = Tajine
luxury-dagger = Schmuckdolch
luxury-oil-lamp = Öllampe
luxury-necklace = Halskette
luxury-race-saddle = Rennsattel
luxury-falcon = Falke

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

gate-turquoise = Stadttor in Türkis
gate-green = Stadttor in Grün
gate-gray = Stadttor in Grau
gate-white = Stadttor in Weiß
gate-black = Stadttor in Schwarz
gate-pink = Stadttor in Rosa
gate-beige = Stadttor in Beige
gate-brown = Stadttor in Braun
gate-red = Stadttor in Rot
gate-yellow = Stadttor in Gelb
gate-orange = Stadttor in Orange
gate-purple = Stadttor in Lila

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

player-name = Spieler { $number }
player-you = Du
oasis-name = Oase { $number }
river-tile-name = Fluss-Plättchen { $number }
office-name = Wechselstube { $number }
luxury-name = Luxusware { $number }
provision-name = Versorgungsplättchen { $number }
workshop-name = Werkstatt { $number }
storage-name = Ablagefeld { $number }
rapid-name = Stromschnelle { $number }
segment-name = Abschnitt { $number }
town-name = Wüstenstadt { $number }
award-name = Prämien-Plättchen { $number }
staircase-name = Stufen-Plättchen { $number }

## Key figures of a player, each followed by its number: "Scrolls: 2"

fact-water = Wasser
fact-date = Datteln
fact-dinar = Dinar
fact-river-step = Fluss
fact-palace-step = Palast-Treppe
fact-mosque-step = Moschee-Treppe
fact-scroll = Schriftrollen
fact-luxury = Luxuswaren
fact-oasis = Aktivierte Oasen
fact-strategy = Strategieplättchen
fact-town = Wüstenstädte
fact-nomad = Nomaden
fact-camel = Schritte des Kamels
fact-spectator = Zuschauer
fact-dung = Kameldung

## Boards, places and other words

word-keshi = Keshi
word-goods = Waren
word-resource = Ressource
word-points = Punkte
word-sector = Bezirk
word-sector-action = Bezirksaktion
word-new-keshi = neuer Keshi
word-deployment-bonus = Einsetzbonus
word-marker = Keshi-Anzeiger
word-water-vendor = Wasserverkäufer
word-vendor-space = Wasserverkäufer-Feld
word-assistant-space = Assistenten-Feld
word-player-board = persönliches Tableau
word-supply-board = Vorratstableau
word-supply = Vorrat
word-storage-row = Oasenablage
word-score-track = Punkte-Leiste
word-screen = Sichtschirm
word-season-tracker = Durchgangs-Marker
word-round-tracker = Runden-Marker
word-start-player = Startspieler
word-display = Auslage
word-stack = Stapel
word-tower = Würfelturm
word-tower-base = Würfelturm-Basis
word-tower-layer = Turmebene
word-river-track = Fluss „Tensift“
word-start = Startfeld
word-rapid = Stromschnelle
word-crocodile = Krokodil-Feld
word-jetty = Anlegefeld
word-jetty-spot = Landungssteg
word-river-tile = Fluss-Plättchen
word-river-bonus = Flussbonus
word-palace-stairs = Palast-Treppe
word-mosque-stairs = Moschee-Treppe
word-step = Schritt
word-segment = Abschnitt
word-threshold = Schwelle
word-final-space = letztes Feld
word-connection-line = Verbindungslinie
word-connection-bonus = Linien-Bonus
word-audience-disc = Zuschauer-Scheibe
word-spectator = Zuschauer
word-scroll = Schriftrolle
word-luxury-good = Luxusware
word-office = Wechselstube
word-gate = Stadttor
word-gate-space = Stadttorfeld
word-workshop = Werkstatt
word-watchtower = Wachturm
word-committed = festgelegt
word-oasis = Oase
word-start-oasis = Start-Oase
word-discovered = erkundet
word-claimed = aktiviert
word-left-path = linker Pfad
word-right-path = rechter Pfad
word-provision = Versorgungsplättchen
word-complete-sector = komplett gefüllter Bezirk
word-leftovers = übrige Ressourcen und Waren
word-staircase-tile = Stufen-Plättchen
word-sultan = Sultan
word-imam = Imam
word-town = Wüstenstadt
word-nomad = Nomade
word-nomads = Nomaden
word-nomad-board = Nomaden-Tableau
word-camel = Kamel
word-dung = Kameldung
word-spectator-column = Zuschauerreihe
word-racecourse = Rennbahn
word-goal-line = Zwischenziel
word-bridge = Versorgungsbrücke
word-bridges = Versorgungsbrücken
word-finish = Ziel
word-podium = Podest
word-award = Prämien-Plättchen
word-building = Sondergebäude
word-moderate = mittelschwer
word-hard = schwer

disc-pink = rosa Scheibe
disc-purple = lila Scheibe
disc-training-room = Scheibe des Übungsraums

## Special buildings

building-date-warehouse = Dattellager
building-library = Bibliothek
building-training-room = Übungsraum
building-prayer-house = Gebetshaus
building-boat-house = Bootshaus
building-camel-stable = Kamelstall
building-barracks = Kaserne
building-gazebo = Pavillon

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
# In the accusative.
the-building = { $building ->
    [date-warehouse] das Dattellager
    [library] die Bibliothek
    [training-room] den Übungsraum
    [prayer-house] das Gebetshaus
    [boat-house] das Bootshaus
    [camel-stable] den Kamelstall
    [barracks] die Kaserne
    [gazebo] den Pavillon
   *[other] { $building }
}

## Modules, presets, options

module-staircase-tiles = Stufen-Plättchen
module-imam-sultan = Imam & Sultan
module-exchange-offices = Zusätzliche Wechselstuben
module-spectators = Zuschauer
module-desert-towns = Wüstenstädte
module-nomads = Nomaden
module-camels = Kamele
module-special-buildings = Sondergebäude
module-provision-tiles = Neue Versorgungsplättchen
module-luxury-goods = Neue Luxuswaren
module-oasis-tiles = Neue Oasen

about-module-staircase-tiles = Zwölf Plättchen bedecken Felder der Verbindungslinien und ersetzen deren Boni.
about-module-imam-sultan = Wer auf der Palast-Treppe vorn liegt, wird vom Sultan begleitet und zahlt weniger für Schriftrollen; wer auf der Moschee-Treppe vorn liegt, wird vom Imam begleitet und zahlt weniger für Luxuswaren.
about-module-exchange-offices = Sechs weitere Wechselstuben bieten Schritte, Punkte und gemischte Ressourcen für deine Waren.
about-module-spectators = Alle spielen mit der lila Seite ihrer Zuschauer-Scheibe: Ein Abschnitt hat keine Zuschauer, ein anderer hat 4.
about-module-desert-towns = Der linke und der rechte Pfad der Sahara führen ein Feld weiter, zu einer Wüstenstadt, die du mit Waren aktivierst.
about-module-nomads = Jede Runde bringt einen Nomaden, der in jeden Bezirk außer dem Souk passt und später weiterziehen kann.
about-module-camels = Statt auf dein Tableau kannst du Keshis als Zuschauer zum Kamelrennen schicken und später gegen Prämien tauschen; fällt dein Kamel zurück, sammelst du Dung.
about-module-special-buildings = Alle wählen eines von zwei Gebäuden, jedes mit eigener Startausstattung und, auf der Vorderseite, einer Fähigkeit.
about-module-provision-tiles = Die neuen Versorgungsplättchen kosten mehr, helfen dir aber, sobald sie aufgedeckt sind.
about-module-luxury-goods = Rennsättel und Falken kosten viele Waren, bringen aber auch viele Punkte und einen Bonus.
about-module-oasis-tiles = Sechs weitere Oasen belohnen Luxuswaren, Kamele und Nomaden; jede braucht das passende Modul.

preset-first-game = Erste Partie
preset-base = Grundspiel
preset-nomads = { module-nomads }
preset-camels = { module-camels }
preset-all = Alles
about-preset-first-game = Das Grundspiel mit den für die erste Partie empfohlenen Fluss-Plättchen.
about-preset-base = Das Grundspiel ohne Module.
about-preset-nomads = Ein guter Einstieg in Camels & Nomads: Spiele zuerst mit den Nomaden, später auch mit Sondergebäuden oder neuen Versorgungsplättchen; neue Luxuswaren und Oasen passen immer dazu.
about-preset-camels = Ein guter Einstieg in Camels & Nomads: Spiele zuerst mit den Kamelen, später auch mit Sondergebäuden oder neuen Versorgungsplättchen; neue Luxuswaren und Oasen passen immer dazu.
about-preset-all = Das Grundspiel mit allen Modulen.

option-players = Anzahl der Spieler
option-edition = Version
option-tower = Turmebene
option-first-game = { preset-first-game }
option-modules = Module
option-staircase = Stufen-Plättchen
option-offices = Wechselstuben
option-offices-mixed = Alte und neue
option-offices-new = Nur neue
option-buildings = Seiten der Sondergebäude
option-buildings-front = Mit Fähigkeiten
option-buildings-back = Ohne Fähigkeiten
option-library = Bibliothek, Durchgang 1
option-library-gray = Graue Schriftrolle
option-library-yellow = Gelbe Schriftrolle
option-provisions = Versorgungsplättchen
option-provisions-choose = Alle wählen selbst
option-provisions-moderate = 2 normale, 1 mittelschweres
option-provisions-hard = 2 normale, 1 schweres
option-provisions-both = 1 je Schwierigkeit
option-river-sides = Seiten der Fluss-Plättchen
option-solo = Gegner
option-variants = Varianten

## Solo play

word-pashabot = Pashabot
word-strategy = Strategieplättchen
the-pashabot = Der Pashabot
strategy-name = Strategieplättchen { $number }

opponent-pashabot = Pashabot
opponent-simplified = Vereinfachter Pashabot
about-opponent-pashabot = Der Pashabot hat ein eigenes Tableau, spielt nach festen Prioritäten und sammelt Punkte; du gewinnst, wenn du mehr Punkte hast als er.
about-opponent-simplified = Der vereinfachte Pashabot nimmt dir nur Keshis weg; du spielst um möglichst viele Punkte.

difficulty-easy = Leicht
difficulty-normal = Normal
difficulty-hard = Schwer
about-difficulty-easy = Mit allen vier Varianten, die den Pashabot schwächer machen.
about-difficulty-normal = Ohne Varianten.
about-difficulty-hard = Mit allen drei Varianten, die den Pashabot stärker machen.

variant-few-tiles = Wenige Strategieplättchen
variant-no-keshi-points = Keine Punkte für Keshis
variant-square-once = Großer Platz nur einmal
variant-no-river-icons = Keine Fluss-Symbole
variant-dear-gates = Teure Stadttore
variant-square-four-times = Großer Platz viermal
variant-full-bag = Keshis zu Beginn
about-variant-few-tiles = Leichter: Die Karawanenführer des Pashabots decken keine Strategieplättchen auf; so kommt je Durchgang nur eines dazu.
about-variant-no-keshi-points = Leichter: Am Ende bringen die Strategieplättchen dem Pashabot keine Punkte für seine Keshis.
about-variant-square-once = Leichter: Ein Assistent auf dem Großen Platz bringt dem Pashabot den Bonus nur einmal statt dreimal.
about-variant-no-river-icons = Leichter: Fluss-Symbole auf Strategieplättchen bewegen den Fischer des Pashabots nicht.
about-variant-dear-gates = Schwerer: Von der gewählten Farbe baut der Pashabot das teuerste Stadttor statt des billigsten und erhält so mehr Punkte.
about-variant-square-four-times = Schwerer: Auf dem Großen Platz erhält der Pashabot den Bonus viermal statt dreimal.
about-variant-full-bag = Schwerer: Der Pashabot beginnt mit den Keshis, die du nicht für deine Oasenablage gezogen hast.

solo-against = Du spielst gegen den Pashabot (Schwierigkeit: { $difficulty }).
solo-against-variants = Du spielst gegen den Pashabot ({ $n ->
    [one] Variante
   *[other] Varianten
}: { $variants }).
solo-against-simplified = Du spielst gegen den vereinfachten Pashabot.

## Editions, tower layers, sources

edition-deluxe = Deluxe-Version
edition-essential = Essential-Version

tower-layer-B1 = Ebene B1: Wenige Keshis bleiben hängen
tower-layer-B2 = Ebene B2: Mehr Keshis bleiben hängen

source-printed = gedruckt
source-derived = abgeleitet
source-reconstructed = rekonstruiert
source-note = { $source ->
    [printed] Gedruckt: So steht es in einer Anleitung.
    [derived] Abgeleitet: Ein Beispiel oder eine Mengenangabe in den Anleitungen lässt keinen anderen Wert zu.
    [reconstructed] Rekonstruiert: Wir haben diesen Wert selbst gewählt; er passt zu allem, was in den Anleitungen steht.
   *[other] { $source }
}

## Seasons, rounds, phases

season-name = Durchgang { $number }
round-name = Runde { $number }
season-and-round = Durchgang { $season }, Runde { $round }

phase-setup = Aufbau
phase-select = Keshis auswählen
phase-deploy = Assistenten einsetzen
phase-tower = Würfelturm
phase-claim = Keshis nehmen
phase-exchange = Keshis eintauschen
phase-assistants = Assistenten nutzen
phase-river-bonus = Flussbonus
phase-season-scoring = Durchgangswertung
phase-final-scoring = Schlusswertung

## Setup and season phases that are no phase of a round

phase-toss = { phase-tower }
phase-round-end = Ende der Runde
phase-season-rapids = Stromschnellen
phase-river-evaluation = Flusswertung
phase-provisions = Versorgung der Bewohner
phase-next-provision = Nächstes Versorgungsplättchen
phase-preparation = Vorbereitung des nächsten Durchgangs
phase-over = Spielende
phase-buildings = Sondergebäude
phase-season-start = Beginn des Durchgangs
phase-round-start = Beginn der Runde
phase-dung = Kameldung
phase-awards = Prämien

## The levels of bots, weakest first

level-apprentice = Lehrling
level-journeyman = Geselle
level-merchant = Händler
level-expert = Kenner
level-master = Meister

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
        [apprentice] den Lehrling
        [journeyman] den Gesellen
        [merchant] den Händler
        [expert] den Kenner
        [master] den Meister
       *[other] { $level }
    }
   *[other] { $level ->
        [apprentice] die Lehrlinge
        [journeyman] die Gesellen
        [merchant] die Händler
        [expert] die Kenner
        [master] die Meister
       *[other] { $level }
    }
}

## The titles for points in the simplified solo game, lowest first

solo-title-1 = Stolzer Bürger
solo-title-2 = Steinreicher Kaufmann
solo-title-3 = Rechte Hand des Großwesirs
solo-title-4 = Thronfolger des Paschas

solo-title = { $rank ->
    [1] { solo-title-1 }
    [2] { solo-title-2 }
    [3] { solo-title-3 }
    [4] { solo-title-4 }
   *[other] { $rank }
}
