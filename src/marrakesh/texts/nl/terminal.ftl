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

short-river-step = { $n ->
    [one] { $n } rivierstap
   *[other] { $n } rivierstappen
}
short-palace-step = { $n ->
    [one] { $n } paleisstap
   *[other] { $n } paleisstappen
}
short-mosque-step = { $n ->
    [one] { $n } moskeestap
   *[other] { $n } moskeestappen
}
short-stair-step = { $n ->
    [one] { $n } paleis- of moskeestap
   *[other] { $n } paleis- of moskeestappen
}
short-any-resource = { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
}
short-any-goods = { $n ->
    [one] { $n } goederenkeshi
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
short-oasis-off = een oase voor { count-resource } minder
short-free-oasis = { $n ->
    [one] { $n } gratis oase
   *[other] { $n } gratis oasen
}
short-luxury-off = een luxegoed voor { count-goods } minder
short-river-bonus = bonus van de riviertegel
short-spectators = Groot Plein ×{ $n }
short-split-steps = { $n ->
    [one] { $n } stap
   *[other] { $n } stappen
} ({ $tracks })
short-falcon-nomad = nomade
short-falcon-keshi-exchange = keshi-ruil
short-falcon-resource-exchange = grondstoffenruil
short-falcon-steps = { $n ->
    [one] { $n } stap op het spoor van de keshi
   *[other] { $n } stappen op het spoor van de keshi
}

## The boards

board-city = Stad
board-starts = { $name } begint
board-jetty = pier { $step }: { $spots } punten
board-crocodile = krokodilveld { $step }
board-line = Jouw verbindingslijn { $palace }–{ $mosque }:
board-scrolls = Perkamentrollen
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
board-spare-oases = Overgebleven oasen
board-resources = Grondstoffen
board-hand = Te kiezen
board-placeholders = { $n ->
    [one] vervanger
   *[other] vervangers
}
board-chosen = Gekozen
board-claimed = Genomen
board-own = Op je bord
board-sector = Wijk
board-strength = Keshi’s
board-vendor = Verkoper
board-assistant = Assistent
board-gate = Poort
board-guards = ({ $n } vrij)
board-ring = ×: toeschouwers
board-path-left = links
board-path-right = rechts
board-path-start = start
board-storage = Opslag
board-oasis = Oase { $tile }
board-stores-exchange = keshi-ruil
board-stores-scroll = gele perkamentrol
board-stores-nothing = niets
board-provisions = Provisietegels
board-others = { $n ->
    [one] De andere speler
   *[other] De andere spelers
}
board-short = b: volledige borden

board-gates = Stadspoorten
board-pieces = Speelstukken
board-wants = Voorkeur
board-place = nr. { $place }
board-strategy = Strategiekolom
board-strategy-left = { $n ->
    [one] { $n } tegel in de stapel
   *[other] { $n } tegels in de stapel
}
board-bot-line = Kleurenrij
board-bot-line-note = In zijn beurt neemt hij 2 keshi’s van de eerste kleur waarvan er minstens 2 in de basis liggen, en anders 1 keshi van de eerste kleur die er ligt.

## The boards: modules

board-tiles-left = Trapfiches links:
board-tiles-middle = Trapfiches midden:
board-tiles-right = Trapfiches rechts:
board-sultan = Sultan ({ gain-date } minder per perkamentrol):
board-imam = Imam ({ count-goods } minder per luxegoed):
board-waits = wacht op trede { $step } van de { stairs }
board-race = Race
board-first-over = eerste kameel voorbij { $steps }: { $gain }
board-race-end = { $n ->
    [one] aan het einde
   *[other] aan het einde, naar plaats
}: { $places } punten
board-nomads = Nomaden
board-no-offer = geen te nemen
board-nomads-left = nog { $n } in de voorraad
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

board-town-gates = { gain-point } per poort
board-town-luxury-goods = { gain-point } per luxegoed
board-town-scrolls = { gain-point } per perkamentrol
board-town-palace-steps = { gain-point } per paleisstap
board-town-mosque-steps = { gain-point } per moskeestap
board-town-keshis = { gain-point } per { $per } keshi’s
board-town-river-steps = { gain-point } per rivierstap
board-town-sectors = { gain-point } per wijk met minstens { $least } keshi’s
board-town-spectators = { gain-point } per toeschouwer
board-town-scroll = een perkamentrol
board-town-luxury-good = een luxegoed
board-town-gate = een poort

board-building-date-warehouse = een extra opslagkeshi; een luxegoed van een nog ontbrekende soort kost 1 goederenkeshi minder
board-building-library = elk seizoen een perkamentrol uit een stapel kopen
board-building-training-room = een schijf met 3 toeschouwers meer
board-building-prayer-house = 1 punt per drempel van de moskee
board-building-boat-house = elk seizoen beginnen op het krokodilveld
board-building-camel-stable = oasen kosten 1 grondstof minder
board-building-barracks = een poort aan het begin; 1 punt meer per poort
board-building-gazebo = een tajine aan het begin; 1 grondstof per drempel van het paleis

board-moderate-river-step = elk seizoen 1 rivierstap
board-moderate-palace-step = elk seizoen 1 paleisstap
board-moderate-mosque-step = elk seizoen 1 moskeestap
board-moderate-goods-keshi = elk seizoen 1 goederenkeshi
board-moderate-1-spectator = elk seizoen Groot Plein ×1
board-moderate-keshi-exchange = elk seizoen een keshi-ruil
board-hard-river = bij elke vaart op de rivier 1 extra stap
board-hard-palace = bij elke klim op de paleistrap 1 extra stap
board-hard-mosque = bij elke klim op de moskeetrap 1 extra stap
board-hard-nomad = een nomade; elk seizoen gratis een nomade verplaatsen
board-hard-luxury-discount = luxegoederen kosten 1 goederenkeshi minder
board-hard-keshi-exchange = elke ronde een keshi-ruil

## The course of a game

term-player = Speler { $number }
term-welcome = Marrakesh · { $edition } · { $players } · startgetal { $seed }
term-modules = Modules: { $modules }
term-how = Typ het nummer van je keuze. ? toont alle opdrachten, q stopt het spel.
term-number = Typ een getal van 1 tot en met { $n }, of ? voor hulp.
term-unknown = Ik begrijp ‘{ $typed }’ niet. Typ een getal van 1 tot en met { $n }, of ? voor hulp.
term-more = Enter voor meer, q om te stoppen
term-pass = Geef het scherm door aan { $name }. Klaar, { $name }? Druk dan op Enter.
term-undone = Teruggenomen.
term-thinking = { $name } denkt na…
term-log-empty = Er is nog niets gebeurd.
term-no-player = { $n ->
    [one] Er is geen speler ‘{ $typed }’ die punten verzamelt, alleen jij.
   *[other] Speler ‘{ $typed }’ bestaat niet. Typ een getal van 1 tot en met { $n }, of een naam.
}
term-saved = Opgeslagen in { $file }
term-save-name = Typ er ook een bestandsnaam bij, bijvoorbeeld: s spel.txt
term-save-failed = Het spel kon niet worden opgeslagen in ‘{ $file }’: { $reason }
term-quit = Druk op Enter om het spel op te slaan in { $file }, typ een bestandsnaam om het in dat bestand op te slaan, of typ ‘-’ om te stoppen zonder op te slaan.
term-own-folder = de eigen map van Marrakesh
term-level-won = Je hebt { the-level } verslagen. Speel tegen het volgende niveau met --bots { $next }.
term-ladder-won = Je hebt { the-level } verslagen. Niemand speelt hier beter dan jij – gefeliciteerd!
term-left = Tot ziens!
term-interrupted = Je spel is opgeslagen. Ga verder met: marrakesh play --terminal --resume { $file }

undo-nothing = Er is nog niets om terug te nemen.
undo-revealed = Je laatste beslissing heeft iets verborgens onthuld, dus je kunt die niet terugnemen.
undo-others = Na je laatste beslissing heeft iemand anders al iets gedaan, dus je kunt die niet terugnemen.

story-tower = Uit de toren gevallen:

## Help

guide-commands = Wat je kunt typen
command-file = BESTAND
command-number = de mogelijkheid met dit nummer
command-words = de actie zoals die in een spelverslag staat; als die niet kan, lees je waarom
command-help = deze pagina
command-tile = wat een tegel doet: { word-scroll }, { word-oasis }, { word-river-tile }, { word-luxury-good }, { word-office }, { word-provision }, { word-town }, { word-building }, { word-award }, { word-staircase-tile } of { word-strategy }
command-boards = de stad en je bord nog eens
command-board = het bord van speler 2
command-tiles = alle tegels die je ziet, in woorden
command-options = de vraag nog eens
command-hint = wat een sterke bot zou doen, en waarom
command-points = waar alle punten vandaan komen
command-points-of = de punten van speler 1 in detail
command-log = wat er net is gebeurd; l 200 toont meer
command-undo = je laatste beslissing terugnemen, zolang niemand anders iets heeft gedaan en er niets verborgens is onthuld
command-save = het spel in dit bestand opslaan
command-quit = stoppen; je kunt het spel eerst opslaan
guide-round = Hoe een ronde verloopt
guide-round-text = Iedereen kiest in het geheim 3 keshi’s. Elke keshi stuurt een assistent naar de wijk van zijn kleur; daarna worden alle gekozen keshi’s in de toren gegooid. Wat eruit valt, wordt om de beurt verdeeld: je neemt telkens 1 of 2 keshi’s van één kleur en plaatst die op je eigen bord. Daarna gebruik je je assistenten één voor één. Elke assistent brengt een nieuwe keshi naar zijn wijk of voert de wijkactie uit, die sterker is naarmate je daar meer keshi’s hebt. Aan het einde van de ronde mag je de bonus nemen van één stroomversnelling die je bent gepasseerd. Een seizoen duurt 4 rondes; aan het einde ervan volgt de riviertelling en betaal je wat je provisietegels tonen. Na 3 seizoenen eindigt het spel.
guide-keshis = De keshi’s
guide-any-sector = wijk naar keuze
guide-any-but-souk = elke wijk behalve de soek
guide-modules = De modules in dit spel

guide-solo = Alleen spelen
guide-variants = De varianten in dit spel
guide-solo-pashabot = Als jij je keshi’s hebt gekozen, trekt hij er willekeurig 3 en plaatst hij zijn assistenten. In zijn beurten neemt hij keshi’s volgens een lijst van prioriteiten: eerst wat een wijk compleet vult, dan paren, dan wat zijn strategiekolom het vaakst toont. Zijn assistenten komen in actie van de bovenste rij naar de onderste. Hij heeft geen grondstoffen, provisietegels of perkamentrollen; in plaats van grondstoffen krijgt hij punten. Bij elk nieuw seizoen en bij sommige van zijn karavaanleiders komt er een strategietegel bij. Je wint alleen als je meer punten hebt dan de Pashabot.
guide-solo-simplified = Elke ronde gooit hij 3 keshi’s in de toren, en in zijn beurten neemt hij keshi’s weg: 2 van de eerste kleur in zijn kleurenrij waarvan er minstens 2 in de basis liggen, en anders 1 van de eerste kleur die er ligt. Hij scoort geen punten. De bonus van de riviertegel van seizoen 1, 2 of 3 krijg je alleen als je visser minstens 1, 2 of 3 stroomversnellingen is gepasseerd. Aan het einde bepalen je punten welk van de 4 niveaus je haalt.
tiles-strategy = De strategietegels van de Pashabot, van boven naar beneden
tiles-own-scrolls = Jouw perkamentrollen
tiles-scrolls = Perkamentrollen in het open aanbod
tiles-river = Riviertegels
tiles-own-oases = Jouw ontdekte oasen
tiles-spare-oases = Overgebleven oasen
tiles-building = Jouw gebouw
tiles-own-towns = Jouw woestijnsteden
tiles-towns = Open woestijnsteden
tiles-awards = Prijstegels, te beginnen met die van dit seizoen
tiles-provisions = Jouw provisietegels

## Points

sheet-source = Herkomst
sheet-season = Seizoen
sheet-points = Punten
sheet-total = Totaal
sheet-winner = { $n ->
    [one] { $names } wint met
   *[other] { $names } delen de overwinning met
} { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
sheet-solo-won = { $name } verslaat de Pashabot met { gain-point } verschil: { $yours } tegen { $its }.
sheet-solo-lost = { $n ->
    [0] Bij gelijke stand wint de Pashabot: { $its } tegen { $yours }. Je wint alleen met meer punten.
   *[other] De Pashabot verslaat { $name } met { gain-point } verschil: { $its } tegen { $yours }.
}
sheet-level = { $name } heeft { gain-point }: { solo-title }, niveau { $rank } van { $all }.
sheet-no-level = { $name } heeft { gain-point } en haalt daarmee nog geen van de { $all } niveaus.
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
sim-what = Instellingen
sim-seed = startgetallen vanaf { $seed }
sim-speed = Tempo
sim-rate = { $rate } spellen per seconde
sim-decisions = Beslissingen per spel
sim-options = Mogelijkheden per beslissing
sim-interrupted = Afgebroken. Dit zijn de spellen die tot nu toe zijn gespeeld.
sim-nothing = Afgebroken voordat het eerste spel was afgelopen.
sim-seats = Punten per zitplaats
sim-seat = Zitplaats
sim-mean = Gemiddeld
sim-sd = Spreiding
sim-least = Laagste
sim-most = Hoogste
sim-wins = Gewonnen
sim-share = { $share }%
sim-interval = ± geeft 95%-intervallen aan.
sim-sources = Punten per speler naar herkomst

sim-levels = Bereikte niveaus
sim-level = Niveau
sim-reached = Aandeel van de spellen

## The box

box-kind = Soort
box-entries = Aantal
box-marks = Waarden zonder teken staan in een spelregelboekje; { $marks }
box-modules = Met een paar modules spelen: marrakesh play --terminal --modules nomads,camels

box-solo = Alleen spelen: marrakesh play --terminal --solo pashabot --difficulty easy

## Mistakes on the command line

cli-file = Het bestand ‘{ $file }’ kan niet worden geopend: { $reason }
cli-bug = Je hebt een fout in Marrakesh gevonden ({ $error }). Meld die alsjeblieft.
cli-output = Lezen of schrijven is mislukt: { $reason }
cli-no-command = De opdracht ‘{ $command }’ bestaat niet. Probeer { $like }.
cli-no-option = Onbekende optie { $option }. Zie { $command } --help.
cli-like-option = Onbekende optie { $option }. Probeer { $like }.
cli-missing = { $what } ontbreekt. Bijvoorbeeld: { $example }
cli-extra = Dit hoort er niet bij: { $words }. Zie { $command } --help.
cli-value-missing = { $option } heeft een waarde nodig.
cli-no-value = Bij { $option } hoort geen waarde. Laat het =-teken en alles erachter weg.
cli-choice = { $option } kan niet ‘{ $value }’ zijn. Kies { $choices }.
cli-whole = { $option } moet een geheel getal zijn, niet ‘{ $value }’.
cli-at-least = { $option } moet een geheel getal van minstens { $least } zijn, niet ‘{ $value }’.
cli-between = { $option } moet een geheel getal van { $least } tot en met { $most } zijn, niet ‘{ $value }’.
cli-folder = { $option } moet een bestand zijn, maar ‘{ $value }’ is een map.
cli-resume = Een opgeslagen spel houdt zijn instellingen. Laat { $option } of --resume weg.
cli-colours = ‘{ $given }’ kan niet bij --colours. Noem voor elke speler hoogstens één van { $colours }, elke kleur maar één keer, en niet yellow in een spel tegen de Pashabot.
cli-names = { $n ->
    [one] Er is { $n } speler
   *[other] Er zijn { $n } spelers
}, maar --names noemt er { $given }.
cli-bots = { $n ->
    [0] In dit spel zijn er geen bots. Laat --bots weg.
    [one] Er is { $n } tegenstander, maar --bots noemt er { $given }.
   *[other] Er zijn { $n } tegenstanders, maar --bots noemt er { $given }. Noem er één voor elke tegenstander, of één voor allemaal.
}
cli-proof = Het proefvel staat in { $file }.
cli-kind = De onderdelensoort ‘{ $kind }’ bestaat niet. Probeer { $like }.
cli-needs-modules = { $option } werkt alleen met de module { $word }. Voeg die toe aan --modules, of laat { $option } weg.

cli-needs-solo = { $option } bepaalt hoe moeilijk de Pashabot te verslaan is. Voeg --solo { $word } toe, of laat { $option } weg.
cli-alone = Gebruik --solo pashabot in plaats van --players 1 om alleen tegen de Pashabot te spelen.

## Records that are refused

record-line = Er is een probleem met regel { $number }, ‘{ $line }’. { $problem }
record-not-text = Dit is geen UTF-8-tekst, terwijl een verslag dat moet zijn.
record-no-record = Dit is geen spelverslag; een spelverslag begint met ‘{ $expected }’.
record-format = Dit verslag heeft formaat { $found }, maar hier kan alleen formaat { $right } worden gelezen. Een nieuwere versie van Marrakesh kan het misschien wel lezen.
record-ends = Het bestand eindigt waar ‘{ $expected }’ werd verwacht.
record-expected = Hier werd een regel verwacht zoals ‘{ $expected }’.
record-choice = { $field } moet een van { $allowed } zijn.
record-config = { $reason }
record-names = { $n ->
    [one] Er moet precies { $n } naam zijn.
   *[other] Er moeten { $n } namen zijn, met ‘; ’ ertussen.
}
record-bots = Deze regel moet elke plaats waarop een bot speelt één keer noemen, met de bot erbij, zoals ‘1 apprentice’, of alleen ‘none’ bevatten. De plaatsen zijn genummerd vanaf 0; de laatste is { $last }.
record-seed-hash = Dit is niet de hash van het startgetal, want die is { $right }. Het spel is met een ander startgetal opgezet dan het gepubliceerde.
record-components = Het spel is met andere onderdelenbestanden gespeeld (die van jou hebben de vingerafdruk { $own }). Op de opdrachtregel kun je de map daarvan opgeven met --components.
record-corrected = De gecorrigeerde waarde past niet ({ $reason }).
record-no-action-line = Hier werd een plaats met een actie verwacht, zoals ‘0: claim green 2’.
record-no-action = Die actie bestaat niet. Bedoel je ‘{ $like }’?
record-not-to-act = Plaats { $seat } heeft hier niets te beslissen; plaats { $waiting } is aan de beurt.
record-not-to-act-old = { record-not-to-act } { record-old }
record-illegal = { $reason } Hier is bijvoorbeeld mogelijk: { $possible }.
record-illegal-old = { record-illegal } { record-old }
record-differs = Bij het naspelen komt hier ‘{ $expected }’ uit.
record-differs-old = { record-differs } { record-old }
record-old = (Het verslag is geschreven door Marrakesh { $old }, dit is { $new }.)
record-too-old = Dit spel is vastgelegd met Marrakesh { $old }. Sinds { $oldest } wordt er anders gedeeld en gespeeld, dus het kan niet worden nagespeeld.
record-over = Het spel is afgelopen; er kan niets meer volgen.
record-not-over = Het spel is nog niet afgelopen, dus er is nog geen uitslag.
record-breaks-off = Het bestand is in deze regel afgekapt. Verwijder de regel om het spel vanaf daar voort te zetten.
record-dealt-anew = Een spel waarin verborgen tegels opnieuw zijn geschud, kan niet worden vastgelegd.
