### The terminal and the command line.

## Keshis in two letters, bonuses in few

chip-turquoise = Tu
chip-green = Gn
chip-gray = Gs
chip-white = Wi
chip-black = Zw
chip-pink = Rz
chip-beige = Be
chip-brown = Br
chip-red = Rd
chip-yellow = Ge
chip-orange = Or
chip-purple = Pa
chip-nomad = No

short-river-step = { $n } rivier
short-palace-step = { $n } paleis
short-mosque-step = { $n } moskee
short-stair-step = { $n } trap
short-any-resource = { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
}
short-any-goods = { $n ->
    [one] { $n } goed
   *[other] { $n } goederen
}
short-any-keshi = { $n ->
    [one] { $n } keshi
   *[other] { $n } keshi’s
}
short-any-keshi-pair = 2 keshi’s van één kleur
short-camel-step = { $n ->
    [one] { $n } kameelstap
   *[other] { $n } kameelstappen
}
short-oasis-off = een oase voor { $n } minder
short-free-oasis = { $n ->
    [one] { $n } gratis oase
   *[other] { $n } gratis oasen
}
short-luxury-off = luxegoed voor { $n } minder
short-river-bonus = rivierbonus
short-spectators = plein ×{ $n }
short-split-steps = { $n } { $tracks }
short-falcon-nomad = nomade
short-falcon-keshi-exchange = keshi-ruil
short-falcon-resource-exchange = grondstoffen ruilen
short-falcon-steps = { $n ->
    [one] { $n } stap op zijn spoor
   *[other] { $n } stappen op zijn spoor
}

## The boards

board-city = Stad
board-starts = { $name } begint
board-jetty = pier { $step }: { $spots }
board-crocodile = krokodil { $step }
board-line = Jouw lijn { $palace }–{ $mosque }:
board-scrolls = Rollen
board-academy = { $scholars ->
    [one] { $scholars } geleerde
   *[other] { $scholars } geleerden
}, { gain-date }
board-stack = +{ $n }
board-luxury = Luxegoederen
board-office = Wisselkantoor
board-base = Basis
board-tower = In de toren
board-supply = Voorraad
board-river-tiles = Riviertegels
board-spare-oases = Open oasen
board-resources = Grondstoffen
board-hand = Te kiezen
board-placeholders = vervangers
board-chosen = Gekozen
board-claimed = Genomen
board-own = Op je bord
board-sector = Wijk
board-strength = Keshi’s
board-vendor = Water
board-assistant = Assistent
board-gate = Poort
board-guards = { $n } vrij
board-ring = ×: toeschouwers
board-path-left = links
board-path-right = rechts
board-path-start = start
board-storage = Opslag
board-oasis = Oase { $tile }
board-stores-exchange = ruil
board-stores-scroll = gele rol
board-stores-nothing = niets
board-provisions = Provisie
board-others = De anderen
board-short = b: alles

board-gates = Stadspoorten
board-pieces = Stukken
board-wants = Wil
board-place = nr. { $place }
board-strategy = Strategiekolom
board-strategy-left = { $n ->
    [one] { $n } tegel in de stapel
   *[other] { $n } tegels in de stapel
}
board-bot-line = Zijn rij
board-bot-line-note = In zijn beurt neemt hij er 2 van de eerste kleur waarvan er 2 in de basis liggen, anders 1 van de eerste kleur die er ligt.

## The boards: modules

board-tiles-left = Tegels links:
board-tiles-middle = Tegels midden:
board-tiles-right = Tegels rechts:
board-sultan = Sultan (rollen { gain-date } minder)
board-imam = Imam (luxe { short-any-goods } minder)
board-waits = wacht bij { $stair } { $step }
board-race = Race
board-first-over = als eerste over { $steps }: { $gain }
board-race-end = aan het einde { $places }
board-nomads = Nomaden
board-no-offer = geen in het aanbod
board-nomads-left = nog { $n }
board-towns = Woestijnsteden
board-awards = Prijzen
board-building = Gebouw
board-camel = Kameel
board-spectators = Toeschouwers
board-step = veld { $step }
board-podium = podium { $place }
board-dung = { $n } mest
board-colours = { $n ->
    [one] { $n } kleur
   *[other] { $n } kleuren
}
board-next-spectator = volgende: { $n ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
board-committed = { $n ->
    [one] { $n } nomade bij een poort
   *[other] { $n } nomaden bij poorten
}
board-level-base = gewoon
board-level-moderate = gemiddeld
board-level-hard = moeilijk

board-town-gates = { $n } per poort
board-town-luxury-goods = { $n } per luxegoed
board-town-scrolls = { $n } per perkamentrol
board-town-palace-steps = { $n } per paleistrede
board-town-mosque-steps = { $n } per moskeetrede
board-town-keshis = { $n } per { $per } keshi’s
board-town-river-steps = { $n } per rivierstap
board-town-sectors = { $n } per wijk met { $least }+
board-town-spectators = { $n } per toeschouwer
board-town-scroll = een perkamentrol
board-town-luxury-good = een luxegoed
board-town-gate = een poort

board-building-date-warehouse = een extra opslagkeshi; een soort luxegoed die je niet hebt, kost 1 goederenkeshi minder
board-building-library = koop elk seizoen een rol uit een stapel
board-building-training-room = een schijf met 3 toeschouwers meer
board-building-prayer-house = 1 punt per drempel van de moskee
board-building-boat-house = begin elk seizoen op de krokodil
board-building-camel-stable = oasen kosten 1 grondstof minder
board-building-barracks = een poort aan het begin; 1 punt meer per poort
board-building-gazebo = een tajine aan het begin; 1 grondstof per drempel van het paleis

board-moderate-river-step = elk seizoen 1 rivier
board-moderate-palace-step = elk seizoen 1 paleis
board-moderate-mosque-step = elk seizoen 1 moskee
board-moderate-goods-keshi = elk seizoen 1 goed
board-moderate-1-spectator = elk seizoen plein ×1
board-moderate-keshi-exchange = elk seizoen een keshi-ruil
board-hard-river = elke vaart op de rivier 1 stap gratis
board-hard-palace = elke klim op de paleistrap 1 stap gratis
board-hard-mosque = elke klim op de moskeetrap 1 stap gratis
board-hard-nomad = een nomade; verplaats er elk seizoen een gratis
board-hard-luxury-discount = luxegoederen kosten 1 goederenkeshi minder
board-hard-keshi-exchange = elke ronde een keshi-ruil

## The course of a game

term-player = Speler { $number }
term-welcome = Marrakesh · { $edition } · { $players } · startgetal { $seed }
term-modules = Met { $modules }.
term-how = Typ het nummer van je keuze; ? toont alles wat je kunt typen, q stopt.
term-number = Typ een getal van 1 tot en met { $n }, of ? voor hulp.
term-unknown = Ik begrijp ‘{ $typed }’ niet: typ een getal van 1 tot en met { $n }, of ? voor hulp.
term-more = Enter: verder, q: genoeg
term-pass = Geef het scherm door aan { $name }, die dan op Enter drukt.
term-undone = Teruggenomen.
term-thinking = { $name } denkt na…
term-log-empty = Er is nog niets gebeurd.
term-no-player = Er is geen speler ‘{ $typed }’: typ een getal van 1 tot en met { $n }, of een naam.
term-saved = Opgeslagen in { $file }
term-save-name = Noem ook het bestand, zoals: s spel.txt
term-save-failed = Het spel kon niet worden opgeslagen in ‘{ $file }’: { $reason }
term-quit = Enter slaat het spel op in { $file }; typ een bestandsnaam om het daar op te slaan, of - om te stoppen zonder op te slaan.
term-own-folder = een eigen map
term-level-won = Je hebt { the-level } verslagen. Het volgende niveau speelt mee met --bots { $next }.
term-ladder-won = Je hebt { the-level } verslagen: beter dan jij speelt hier niemand. Gefeliciteerd!
term-left = Tot ziens.
term-interrupted = Je spel is opgeslagen. Ga verder met: marrakesh play --terminal --resume { $file }

undo-nothing = Er is nog niets om terug te nemen.
undo-revealed = Je laatste beslissing heeft iets verborgens onthuld, dus die blijft staan.
undo-others = Na je laatste beslissing hebben anderen al iets gedaan, dus die blijft staan.

story-tower = Uit de toren gevallen:

## Help

guide-commands = Wat je kunt typen
command-file = BESTAND
command-number = de mogelijkheid met dit nummer
command-words = de actie zoals een spelverslag die schrijft; kan het niet, dan lees je waarom
command-help = deze pagina
command-tile = wat een tegel doet: scroll (perkamentrol), oasis (oase), river tile (riviertegel), luxury (luxegoed), office (wisselkantoor), provision (provisie), town (woestijnstad), building (gebouw), award (prijs), staircase tile (trap), strategy (strategie)
command-boards = de stad en je spelersbord nog eens
command-board = het bord van speler 2
command-tiles = alle tegels die je ziet, in woorden
command-options = de vraag nog eens
command-hint = wat een sterke bot zou doen, en waarom
command-points = waar ieders punten vandaan komen
command-points-of = elke puntenbron van speler 2
command-log = wat er het laatst gebeurde; l 200 toont meer
command-undo = je laatste beslissing terugnemen, zolang niemand anders iets heeft gedaan en er niets verborgens onthuld is
command-save = het spel in dit bestand opslaan
command-quit = stoppen; het spel kan worden opgeslagen
guide-round = Hoe een ronde verloopt
guide-round-text = Iedereen kiest in het geheim 3 keshi’s. Elke keshi stuurt een assistent naar de wijk van zijn kleur, daarna worden ze allemaal in de toren gegooid. Om de beurt nemen jullie van wat eruit is gevallen 1 of 2 keshi’s van één kleur en plaatsen die op jullie eigen bord. Daarna gebruik je je assistenten een voor een: elk brengt een nieuwe keshi naar zijn wijk of voert de wijkactie uit, die sterker is naarmate daar meer keshi’s staan. Aan het einde van de ronde kun je de bonus krijgen van een stroomversnelling die je bent gepasseerd. Na 4 rondes volgt de riviertelling en betaal je voor je provisietegels; na 3 seizoenen eindigt het spel.
guide-keshis = De keshi’s
guide-any-sector = elke wijk
guide-any-but-souk = niet de soek
guide-modules = De modules waarmee jullie spelen

guide-solo = Alleen spelen
guide-variants = De varianten waarmee je speelt
guide-solo-pashabot = Hij trekt willekeurig 3 keshi’s als jij de jouwe hebt gekozen en plaatst daarmee zijn assistenten. In zijn beurten neemt hij keshi’s volgens een lijst van prioriteiten: wat een rij compleet vult, dan paren, dan wat zijn strategiekolom het vaakst toont. Zijn assistenten handelen van de bovenste rij naar de onderste. Hij heeft geen grondstoffen, provisietegels of perkamentrollen; in plaats van grondstoffen krijgt hij punten. Elk seizoen en bij sommige van zijn karavaanleiders komt er een strategietegel bij. Je wint alleen met meer punten dan de Pashabot.
guide-solo-simplified = Hij gooit 3 keshi’s in de toren en neemt keshi’s weg: 2 van de eerste kleur van zijn rij waarvan er 2 in de basis liggen, anders 1 van de eerste kleur die er ligt. Hij krijgt geen punten. Je krijgt de riviertegel van seizoen 1, 2 of 3 alleen als je visser minstens 1, 2 of 3 stroomversnellingen is gepasseerd. Aan het einde bereiken je punten een van 4 niveaus.
tiles-strategy = De strategietegels van de Pashabot, van boven naar beneden
tiles-own-scrolls = Jouw perkamentrollen
tiles-scrolls = Perkamentrollen in het aanbod
tiles-river = Riviertegels
tiles-own-oases = Jouw ontdekte oasen
tiles-spare-oases = Open oasen
tiles-building = Jouw gebouw
tiles-own-towns = Jouw woestijnsteden
tiles-towns = Open woestijnsteden
tiles-awards = Prijstegels, die van dit seizoen eerst
tiles-provisions = Jouw provisietegels

## Points

sheet-source = Herkomst
sheet-season = Seizoen
sheet-points = Punten
sheet-total = Totaal
sheet-winner = { $n ->
    [one] { $names } wint met
   *[other] { $names } winnen samen met
} { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
sheet-solo-won = { $name } verslaat de Pashabot met { gain-point } verschil: { $yours } tegen { $its }.
sheet-solo-lost = { $n ->
    [0] De Pashabot wint: { $its } tegen { $yours }. Je wint alleen met meer punten.
   *[other] De Pashabot wint met { gain-point } verschil: { $its } tegen { $yours } van { $name }.
}
sheet-level = { $name } heeft { gain-point }: { solo-title }, niveau { $rank } van { $all }.
sheet-no-level = { $name } heeft { gain-point }: nog geen van de { $all } niveaus gehaald.
sheet-next-level = Niveau { $rank }, { solo-title }, begint bij { $points } punten.
group-luxury-goods = Luxegoederen
group-oases = Oasen
group-river-tiles = Riviertegels
group-towns = Woestijnsteden
group-buildings = Bijzondere gebouwen

retell-running = Hier eindigt het verslag; het spel is niet afgelopen.

## Simulations

sim-games = Spellen
sim-of = { $n } van { $all }
sim-what = Instelling
sim-seed = startgetal { $seed } en volgende
sim-speed = Tempo
sim-rate = { $rate } spellen per seconde
sim-decisions = Beslissingen per spel
sim-options = Mogelijkheden per beslissing
sim-interrupted = Afgebroken: dit zijn de spellen die tot dan gespeeld zijn.
sim-nothing = Afgebroken voordat het eerste spel klaar was.
sim-seats = Punten per plaats
sim-seat = Plaats
sim-mean = Gemiddeld
sim-sd = Spreiding
sim-least = Laagste
sim-most = Hoogste
sim-wins = Gewonnen
sim-share = { $share }%
sim-interval = ± is het 95%-interval van het gemiddelde.
sim-sources = Punten per speler naar herkomst

sim-levels = Bereikte niveaus
sim-level = Niveau
sim-reached = Spellen

## The box

box-kind = Soort
box-entries = Stuks
box-marks = Waarden zonder teken staan gedrukt in een spelregelboek; { $marks }
box-modules = Speel met een paar ervan: marrakesh play --terminal --modules nomads,camels

box-solo = Speel alleen: marrakesh play --terminal --solo pashabot --difficulty easy

## Mistakes on the command line

cli-file = Het bestand ‘{ $file }’ kan niet worden geopend: { $reason }
cli-bug = Dit is een fout in Marrakesh ({ $error }); meld het alsjeblieft.
cli-output = Er was iets niet te lezen of te schrijven: { $reason }
cli-no-command = Een opdracht ‘{ $command }’ bestaat niet: probeer { $like }.
cli-no-option = Een optie { $option } bestaat hier niet: { $command } --help toont welke er zijn.
cli-like-option = Een optie { $option } bestaat hier niet: probeer { $like }.
cli-missing = { $what } ontbreekt, zoals in { $example }.
cli-extra = Dit is te veel: { $words }. Wat je hier kunt zeggen, toont { $command } --help.
cli-value-missing = Na { $option } ontbreekt de waarde.
cli-no-value = { $option } heeft geen waarde: laat weg wat na de = staat.
cli-choice = { $option } kan niet ‘{ $value }’ zijn: kies { $choices }.
cli-whole = { $option } moet een geheel getal zijn, niet ‘{ $value }’.
cli-at-least = { $option } moet een geheel getal vanaf { $least } zijn, niet ‘{ $value }’.
cli-between = { $option } moet een geheel getal van { $least } tot en met { $most } zijn, niet ‘{ $value }’.
cli-folder = { $option } moet een bestand zijn, en ‘{ $value }’ is een map.
cli-resume = Een opgeslagen spel houdt zijn instelling: laat { $option } weg, of --resume.
cli-colours = ‘{ $given }’ kan niet bij --colours: noem per speler hoogstens één kleur ({ $colours }), elke kleur maar één keer en yellow niet tegen de Pashabot.
cli-names = { $n ->
    [one] Er is { $n } speler
   *[other] Er zijn { $n } spelers
}, maar --names heeft { $given } namen.
cli-bots = { $n ->
    [0] Hier speelt geen bot mee: laat --bots weg.
    [one] Er is { $n } tegenstander, maar --bots heeft er { $given }.
   *[other] Er zijn { $n } tegenstanders, maar --bots heeft er { $given }: noem er één voor elk, of één voor allemaal.
}
cli-proof = Het proefvel staat in { $file }.
cli-kind = Er is geen soort onderdelen ‘{ $kind }’: probeer { $like }.
cli-needs-modules = { $option } heeft geen zin zonder de module { $word }: voeg die toe aan --modules, of laat { $option } weg.

cli-needs-solo = { $option } maakt de Pashabot makkelijker of moeilijker: voeg --solo { $word } toe, of laat { $option } weg.
cli-alone = Alleen speel je tegen de Pashabot: schrijf --solo pashabot in plaats van --players 1.

## Records that are refused

record-line = Regel { $number }, ‘{ $line }’: { $problem }
record-not-text = dit is geen tekst in UTF-8, dus geen verslag.
record-no-record = dit is geen verslag van een spel; zo’n verslag begint met ‘{ $expected }’.
record-format = dit verslag heeft formaat { $found }, en alleen formaat { $right } kan gelezen worden; een nieuwere versie van marrakesh kent het misschien.
record-ends = het bestand eindigt waar ‘{ $expected }’ werd verwacht.
record-expected = hier werd een regel verwacht zoals ‘{ $expected }’.
record-choice = { $field } moet een van { $allowed } zijn.
record-config = { $reason }
record-names = er { $n ->
    [one] moet { $n } naam
   *[other] moeten { $n } namen
} zijn, met ‘; ’ ertussen.
record-bots = deze regel noemt de plaatsen die bots spelen, van 0 tot en met { $last }, elk één keer en met zijn bot, zoals ‘1 apprentice’, of none.
record-seed-hash = dit is niet de hash van het startgetal, die { $right } is: het spel is met een ander startgetal opgezet dan het gepubliceerde.
record-components = het spel is met andere onderdeelbestanden gespeeld; noem hun map met --components (die van jou hebben de vingerafdruk { $own }).
record-corrected = de gecorrigeerde waarde past niet: { $reason }.
record-no-action-line = een regel noemt een plaats en de actie ervan, zoals ‘0: claim green 2’.
record-no-action = zo’n actie is er niet; misschien is ‘{ $like }’ bedoeld.
record-not-to-act = plaats { $seat } heeft hier niets te beslissen; aan de beurt is { $waiting }.
record-not-to-act-old = { record-not-to-act } { record-old }
record-illegal = { $reason } Mogelijk is hier: { $possible }
record-illegal-old = { record-illegal } { record-old }
record-differs = het spel geeft hier iets anders: ‘{ $expected }’.
record-differs-old = { record-differs } { record-old }
record-old = (Het verslag is geschreven door marrakesh { $old }, dit is { $new }.)
record-too-old = deze partij is opgeslagen met marrakesh { $old }; sinds { $oldest } wordt er anders geschud en gespeeld, dus kan hij niet meer worden nagespeeld.
record-over = het spel is afgelopen, er kan niets meer volgen.
record-not-over = het spel is nog niet afgelopen, dus heeft het geen uitslag.
record-breaks-off = het bestand breekt in deze regel af; verwijder de regel, dan kan het spel daar verdergaan.
record-dealt-anew = Een spel waarvan de verborgen tegels opnieuw zijn geschud, kan niet worden vastgelegd.
