### The terminal and the command line.

## Keshis in two letters, bonuses in few

chip-turquoise = Tü
chip-green = Gn
chip-gray = Gr
chip-white = We
chip-black = Sw
chip-pink = Rs
chip-beige = Be
chip-brown = Br
chip-red = Rt
chip-yellow = Ge
chip-orange = Or
chip-purple = Li
chip-nomad = No

short-river-step = { $n ->
    [one] { $n } Fluss-Schritt
   *[other] { $n } Fluss-Schritte
}
short-palace-step = { $n ->
    [one] { $n } Palast-Schritt
   *[other] { $n } Palast-Schritte
}
short-mosque-step = { $n ->
    [one] { $n } Moschee-Schritt
   *[other] { $n } Moschee-Schritte
}
short-stair-step = { $n ->
    [one] { $n } Palast- oder Moschee-Schritt
   *[other] { $n } Palast- oder Moschee-Schritte
}
short-any-resource = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
short-any-goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}
short-any-keshi = { $n ->
    [one] { $n } Keshi
   *[other] { $n } Keshis
}
short-any-keshi-pair = 2 Keshis einer Farbe
short-camel-step = { $n ->
    [one] { $n } Kamelschritt
   *[other] { $n } Kamelschritte
}
short-oasis-off = Oase für { count-resource } weniger
short-free-oasis = { $n ->
    [one] { $n } Gratis-Oase
   *[other] { $n } Gratis-Oasen
}
short-luxury-off = Luxusware für { count-goods } weniger
short-river-bonus = Bonus des Fluss-Plättchens
short-spectators = Großer Platz ×{ $n }
short-split-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} ({ $tracks })
short-falcon-nomad = Nomade
short-falcon-keshi-exchange = Keshi-Tausch
short-falcon-resource-exchange = Ressourcen-Tausch
short-falcon-steps = { $n ->
    [one] { $n } Schritt je nach Keshi
   *[other] { $n } Schritte je nach Keshi
}

## The boards

board-city = Stadt
board-starts = { $name } beginnt
board-jetty = Anlegefeld { $step }: { $spots } Punkte
board-crocodile = Krokodil-Feld { $step }
board-line = Deine Verbindungslinie { $palace }–{ $mosque }:
board-scrolls = Schriftrollen
board-academy = { $scholars ->
    [one] { $scholars } Gelehrter
   *[other] { $scholars } Gelehrte
}, { gain-date }
board-stack = +{ $n }
board-luxury = Luxuswaren
board-office = Wechselstube
board-base = Basis
board-tower = Im Turm
board-supply = Vorrat
board-river-tiles = Fluss-Plättchen
board-spare-oases = Übrige Oasen
board-resources = Ressourcen
board-hand = Zur Wahl
board-placeholders = { $n ->
    [one] Platzhalter
   *[other] Platzhalter
}
board-chosen = Ausgewählt
board-claimed = Genommen
board-own = Auf deinem Tableau
board-sector = Bezirk
board-strength = Keshis
board-vendor = Verkäufer
board-assistant = Assistent
board-gate = Tor
board-guards = ({ $n } frei)
board-ring = ×: Zuschauer
board-path-left = links
board-path-right = rechts
board-path-start = Start
board-storage = Ablage
board-oasis = Oase { $tile }
board-stores-exchange = Keshi-Tausch
board-stores-scroll = gelbe Schriftrolle
board-stores-nothing = nichts
board-provisions = Versorgung
board-others = { $n ->
    [one] Mitspieler
   *[other] Mitspieler
}
board-short = b: alle Tableaus

board-gates = Stadttore
board-pieces = Figuren
board-wants = Vorrang
board-place = Nr. { $place }
board-strategy = Strategiespalte
board-strategy-left = { $n ->
    [one] { $n } Plättchen im Stapel
   *[other] { $n } Plättchen im Stapel
}
board-bot-line = Farbreihe
board-bot-line-note = Ist er dran, nimmt er 2 Keshis der ersten Farbe, von der mindestens 2 in der Basis liegen, sonst 1 der ersten Farbe, die dort liegt.

## The boards: modules

board-tiles-left = Stufen-Plättchen links:
board-tiles-middle = Stufen-Plättchen Mitte:
board-tiles-right = Stufen-Plättchen rechts:
board-sultan = Sultan ({ gain-date } weniger je Schriftrolle):
board-imam = Imam ({ count-goods } weniger je Luxusware):
board-waits = wartet auf Stufe { $step } der { stairs }
board-race = Rennen
board-first-over = erstes Kamel über { $steps }: { $gain }
board-race-end = { $n ->
    [one] am Ende
   *[other] am Ende nach Plätzen
}: { $places } Punkte
board-nomads = Nomaden
board-no-offer = keiner im Angebot
board-nomads-left = noch { $n } im Vorrat
board-towns = Wüstenstädte
board-awards = Prämien
board-building = Gebäude
board-camel = Kamel
board-spectators = Zuschauer
board-step = Feld { $step }
board-podium = Podest { $place }
board-dung = { $n } Dung
board-colours = { $n ->
    [one] { $n } Farbe
   *[other] { $n } Farben
}
board-next-spectator = nächster: { $n ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
board-committed = { $n ->
    [one] { $n } Nomade am Tor
   *[other] { $n } Nomaden an Toren
}
board-level-base = normal
board-level-moderate = mittelschwer
board-level-hard = schwer

board-town-gates = { gain-point } je Tor
board-town-luxury-goods = { gain-point } je Luxusware
board-town-scrolls = { gain-point } je Schriftrolle
board-town-palace-steps = { gain-point } je Palast-Schritt
board-town-mosque-steps = { gain-point } je Moschee-Schritt
board-town-keshis = { gain-point } je { $per } Keshis
board-town-river-steps = { gain-point } je Fluss-Schritt
board-town-sectors = { gain-point } je Bezirk mit mindestens { $least } Keshis
board-town-spectators = { gain-point } je Zuschauer
board-town-scroll = eine Schriftrolle
board-town-luxury-good = eine Luxusware
board-town-gate = ein Tor

board-building-date-warehouse = ein Ablage-Keshi mehr; eine Luxusware einer noch fehlenden Art kostet 1 Waren-Keshi weniger
board-building-library = in jedem Durchgang eine Schriftrolle aus einem Stapel kaufen
board-building-training-room = eine Scheibe mit 3 Zuschauern mehr
board-building-prayer-house = 1 Punkt je Schwelle der Moschee-Treppe
board-building-boat-house = jeden Durchgang auf dem Krokodil-Feld beginnen
board-building-camel-stable = Oasen kosten 1 Ressource weniger
board-building-barracks = zu Beginn ein Tor; 1 Punkt mehr je Tor
board-building-gazebo = zu Beginn eine Tajine; 1 Ressource je Schwelle der Palast-Treppe

board-moderate-river-step = je Durchgang 1 Fluss-Schritt
board-moderate-palace-step = je Durchgang 1 Palast-Schritt
board-moderate-mosque-step = je Durchgang 1 Moschee-Schritt
board-moderate-goods-keshi = je Durchgang 1 Waren-Keshi
board-moderate-1-spectator = je Durchgang Großer Platz ×1
board-moderate-keshi-exchange = je Durchgang ein Keshi-Tausch
board-hard-river = bei jeder Fahrt auf dem Fluss 1 Schritt mehr
board-hard-palace = bei jedem Aufstieg auf der Palast-Treppe 1 Schritt mehr
board-hard-mosque = bei jedem Aufstieg auf der Moschee-Treppe 1 Schritt mehr
board-hard-nomad = ein Nomade; je Durchgang einen kostenlos versetzen
board-hard-luxury-discount = Luxuswaren kosten 1 Waren-Keshi weniger
board-hard-keshi-exchange = je Runde ein Keshi-Tausch

## The course of a game

term-player = Spieler { $number }
term-welcome = Marrakesh · { $edition } · { $players } · Startwert { $seed }
term-modules = Module: { $modules }
term-how = Tippe die Nummer deiner Wahl; ? zeigt alle Befehle, q beendet das Spiel.
term-number = Tippe eine Zahl von 1 bis { $n } oder ? für Hilfe.
term-unknown = Ich verstehe „{ $typed }“ nicht. Tippe eine Zahl von 1 bis { $n } oder ? für Hilfe.
term-more = Weiter mit Enter, Schluss mit q
term-pass = Gib den Bildschirm an { $name } weiter. Bereit, { $name }? Dann drücke Enter.
term-undone = Zurückgenommen.
term-thinking = { $name } überlegt …
term-log-empty = Noch ist nichts passiert.
term-no-player = { $n ->
    [one] Es gibt keinen Spieler „{ $typed }“, der Punkte sammelt, nur dich.
   *[other] Es gibt keinen Spieler „{ $typed }“. Tippe eine Zahl von 1 bis { $n } oder einen Namen.
}
term-saved = Gespeichert in { $file }
term-save-name = Nenne auch einen Dateinamen, zum Beispiel: s partie.txt
term-save-failed = Die Partie konnte nicht in „{ $file }“ gespeichert werden: { $reason }
term-quit = Enter speichert die Partie in { $file }. Tippe einen Dateinamen, um sie stattdessen in dieser Datei zu speichern, oder „-“, um ohne Speichern aufzuhören.
term-own-folder = Marrakeshs eigenem Ordner
term-level-won = Du hast { the-level } geschlagen. Noch stärkere Gegner gibt es mit --bots { $next }.
term-ladder-won = Du hast { the-level } geschlagen. Besser als du spielt hier niemand – Glückwunsch!
term-left = Bis bald!
term-interrupted = Deine Partie ist gespeichert. Weiter geht es mit: marrakesh play --terminal --resume { $file }

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-revealed = Deine letzte Entscheidung hat etwas Verdecktes aufgedeckt, darum lässt sie sich nicht zurücknehmen.
undo-others = Nach deiner letzten Entscheidung ist schon jemand anderes zum Zug gekommen, darum lässt sie sich nicht zurücknehmen.

story-tower = Aus dem Turm gefallen:

## Help

guide-commands = Was du tippen kannst
command-file = DATEI
command-number = die Möglichkeit mit dieser Nummer
command-words = die Aktion, wie sie in einer Aufzeichnung steht; ist sie nicht möglich, erfährst du, warum
command-help = diese Seite
command-tile = was ein Plättchen tut: { word-scroll }, { word-oasis }, { word-river-tile }, { word-luxury-good }, { word-office }, { word-provision }, { word-town }, { word-building }, { word-award }, { word-staircase-tile } oder { word-strategy }
command-boards = die Stadt und dein Tableau noch einmal
command-board = das Tableau von Spieler 2
command-tiles = alle Plättchen, die du siehst, in Worten
command-options = die Frage noch einmal
command-hint = was ein starker Bot tun würde, und warum
command-points = woher alle Punkte stammen
command-points-of = die Punkte von Spieler 1 im Einzelnen
command-log = was zuletzt geschah; l 200 zeigt mehr
command-undo = deine letzte Entscheidung zurücknehmen, solange niemand anders gehandelt hat und nichts Verdecktes aufgedeckt wurde
command-save = die Partie in dieser Datei speichern
command-quit = aufhören; vorher kannst du die Partie speichern
guide-round = Wie eine Runde abläuft
guide-round-text = Alle wählen geheim 3 Keshis. Jeder Keshi schickt einen Assistenten in den Bezirk seiner Farbe, dann werden alle gewählten Keshis in den Turm geworfen. Reihum nehmen alle jeweils 1 oder 2 der herausgefallenen Keshis einer Farbe und setzen sie auf ihrem Tableau ein. Dann nutzt du nacheinander deine Assistenten: Jeder bringt einen neuen Keshi in seinen Bezirk oder führt die Bezirksaktion aus, die umso stärker ist, je mehr Keshis du dort hast. Am Ende der Runde darfst du den Bonus einer überquerten Stromschnelle nehmen. Ein Durchgang hat 4 Runden; danach wird der Fluss gewertet, und du zahlst, was deine Versorgungsplättchen zeigen. Nach 3 Durchgängen endet die Partie.
guide-keshis = Die Keshis
guide-any-sector = beliebiger Bezirk
guide-any-but-souk = beliebiger Bezirk außer dem Souk
guide-modules = Die Module in dieser Partie

guide-solo = Allein spielen
guide-variants = Die Varianten in dieser Partie
guide-solo-pashabot = Sobald du deine Keshis gewählt hast, zieht der Pashabot zufällig 3 und setzt seine Assistenten ein. Wenn er dran ist, nimmt er Keshis nach einer Liste von Prioritäten: zuerst, was einen Bezirk komplett füllt, dann Paare, dann, was seine Strategiespalte am häufigsten zeigt. Seine Assistenten handeln von der obersten Reihe zur untersten. Er hat weder Ressourcen noch Versorgungsplättchen oder Schriftrollen; statt Ressourcen erhält er Punkte. Zu Beginn jedes neuen Durchgangs und durch manche seiner Karawanenführer deckt er ein weiteres Strategieplättchen auf. Du gewinnst nur mit mehr Punkten als der Pashabot.
guide-solo-simplified = In jeder Runde wirft der vereinfachte Pashabot 3 Keshis in den Turm. Ist er dran, nimmt er Keshis weg: 2 der ersten Farbe seiner Farbreihe, von der mindestens 2 in der Basis liegen, sonst 1 der ersten Farbe, die dort liegt. Er erhält keine Punkte. Den Bonus des Fluss-Plättchens von Durchgang 1, 2 und 3 erhältst du nur, wenn dein Fischer mindestens 1, 2 bzw. 3 Stromschnellen überquert hat. Am Ende entscheiden deine Punkte, welche von 4 Stufen du erreichst.
tiles-strategy = Die Strategieplättchen des Pashabots von oben nach unten
tiles-own-scrolls = Deine Schriftrollen
tiles-scrolls = Schriftrollen in der Auslage
tiles-river = Fluss-Plättchen
tiles-own-oases = Deine erkundeten Oasen
tiles-spare-oases = Übrige Oasen
tiles-building = Dein Gebäude
tiles-own-towns = Deine Wüstenstädte
tiles-towns = Offene Wüstenstädte
tiles-awards = Prämien-Plättchen, das dieses Durchgangs zuerst
tiles-provisions = Deine Versorgungsplättchen

## Points

sheet-source = Herkunft
sheet-season = Durchgang
sheet-points = Punkte
sheet-total = Summe
sheet-winner = { $n ->
    [one] { $names } gewinnt mit
   *[other] { $names } gewinnen gemeinsam mit
} { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
sheet-solo-won = { $name } schlägt den Pashabot um { gain-point }: { $yours } zu { $its }.
sheet-solo-lost = { $n ->
    [0] Bei Gleichstand gewinnt der Pashabot: { $its } zu { $yours }. Du gewinnst nur mit mehr Punkten.
   *[other] Der Pashabot schlägt { $name } um { gain-point }: { $its } zu { $yours }.
}
sheet-level = { $name } hat { gain-point }: { solo-title }, Stufe { $rank } von { $all }.
sheet-no-level = { $name } hat { gain-point } und erreicht damit keine der { $all } Stufen.
sheet-next-level = Stufe { $rank }, { solo-title }, beginnt bei { $points } Punkten.
group-luxury-goods = Luxuswaren
group-oases = Oasen
group-river-tiles = Fluss-Plättchen
group-towns = Wüstenstädte
group-buildings = Sondergebäude

retell-running = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.

## Simulations

sim-games = Partien
sim-of = { $n } von { $all }
sim-what = Einstellungen
sim-seed = Startwerte ab { $seed }
sim-speed = Tempo
sim-rate = { $rate } Partien pro Sekunde
sim-decisions = Entscheidungen je Partie
sim-options = Möglichkeiten je Entscheidung
sim-interrupted = Abgebrochen. Das sind die bis dahin gespielten Partien.
sim-nothing = Abgebrochen, bevor die erste Partie zu Ende war.
sim-seats = Punkte nach Sitzplatz
sim-seat = Sitzplatz
sim-mean = Mittel
sim-sd = Streuung
sim-least = Minimum
sim-most = Maximum
sim-wins = Siege
sim-share = { $share } %
sim-interval = ± gibt 95-%-Intervalle an.
sim-sources = Punkte je Spieler nach Herkunft

sim-levels = Erreichte Stufen
sim-level = Stufe
sim-reached = Anteil der Partien

## The box

box-kind = Art
box-entries = Einträge
box-marks = Werte ohne Zeichen sind in einer Anleitung gedruckt; { $marks }
box-modules = So spielst du mit einigen davon: marrakesh play --terminal --modules nomads,camels

box-solo = So spielst du allein: marrakesh play --terminal --solo pashabot --difficulty easy

## Mistakes on the command line

cli-file = Die Datei „{ $file }“ lässt sich nicht öffnen: { $reason }
cli-bug = Das ist ein Fehler in Marrakesh ({ $error }). Bitte melde ihn.
cli-resume = Eine gespeicherte Partie behält ihre Einstellungen. Lass { $option } oder --resume weg.
cli-output = Beim Lesen oder Schreiben ist etwas schiefgegangen: { $reason }
cli-no-command = Einen Befehl „{ $command }“ gibt es nicht. Versuche { $like }.
cli-no-option = Die Option { $option } gibt es hier nicht. Welche es gibt, zeigt { $command } --help.
cli-like-option = Die Option { $option } gibt es hier nicht. Versuche { $like }.
cli-missing = { $what } fehlt. Beispiel: { $example }
cli-extra = Das ist zu viel: { $words }. Was hier möglich ist, zeigt { $command } --help.
cli-value-missing = Nach { $option } fehlt der Wert.
cli-no-value = { $option } erwartet keinen Wert. Lass das = und alles danach weg.
cli-choice = { $option } kann nicht „{ $value }“ sein. Wähle { $choices }.
cli-whole = { $option } muss eine ganze Zahl sein, nicht „{ $value }“.
cli-at-least = { $option } muss eine ganze Zahl ab { $least } sein, nicht „{ $value }“.
cli-between = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
cli-folder = { $option } muss eine Datei sein, aber „{ $value }“ ist ein Ordner.
cli-colours = „{ $given }“ ist bei --colours nicht möglich. Nenne je Spieler höchstens eine Farbe ({ $colours }), jede nur einmal und gegen den Pashabot nicht yellow.
cli-names = { $n ->
    [one] Es gibt { $n } Spieler
   *[other] Es gibt { $n } Spieler
}, aber --names nennt { $given }.
cli-bots = { $n ->
    [0] Hier spielt kein Bot mit. Lass --bots weg.
    [one] Es gibt { $n } Gegner, aber --bots nennt { $given }.
   *[other] Es gibt { $n } Gegner, aber --bots nennt { $given }. Nenne einen für jeden oder einen für alle.
}
cli-proof = Der Korrekturbogen steht in { $file }.
cli-kind = Komponenten der Art „{ $kind }“ gibt es nicht. Versuche { $like }.
cli-needs-modules = { $option } nützt nichts ohne das Modul { $word }. Ergänze es bei --modules oder lass { $option } weg.

cli-needs-solo = { $option } macht den Pashabot schwächer oder stärker. Ergänze --solo { $word } oder lass { $option } weg.
cli-alone = Um allein gegen den Pashabot zu spielen, schreibe --solo pashabot statt --players 1.

## Records that are refused

record-line = Es gibt ein Problem mit Zeile { $number }, „{ $line }“. { $problem }
record-not-text = Das ist kein Text in UTF-8, also keine Aufzeichnung.
record-no-record = Das ist keine Aufzeichnung einer Partie; sie müsste mit „{ $expected }“ beginnen.
record-format = Diese Aufzeichnung hat Format { $found }, hier lässt sich aber nur Format { $right } lesen. Vielleicht kann eine neuere Version von Marrakesh sie lesen.
record-ends = Die Datei endet dort, wo „{ $expected }“ stehen sollte.
record-expected = Hier sollte eine Zeile wie „{ $expected }“ stehen.
record-choice = { $field } muss einer der Werte { $allowed } sein.
record-config = { $reason }
record-names = { $n ->
    [one] Es muss genau { $n } Name sein.
   *[other] Es müssen { $n } Namen sein, getrennt durch „; “.
}
record-bots = Diese Zeile muss jeden Platz, auf dem ein Bot spielt, einmal und mit seinem Bot nennen, wie in „1 apprentice“, oder nur „none“ enthalten. Die Plätze sind ab 0 nummeriert; der letzte ist { $last }.
record-seed-hash = Das ist nicht der Hash des Startwerts; richtig wäre { $right }. Die Partie wurde nicht mit dem veröffentlichten Startwert gespielt.
record-components = Die Partie wurde mit anderen Komponenten-Dateien gespielt (deine haben den Fingerabdruck { $own }). Auf der Kommandozeile kannst du deren Ordner mit --components nennen.
record-corrected = Der berichtigte Wert passt nicht ({ $reason }).
record-no-action-line = Hier sollten ein Platz und seine Aktion stehen, etwa „0: claim green 2“.
record-no-action = Diese Aktion gibt es nicht. Meintest du „{ $like }“?
record-not-to-act = Platz { $seat } hat hier nichts zu entscheiden; dran ist Platz { $waiting }.
record-not-to-act-old = { record-not-to-act } { record-old }
record-illegal = { $reason } Möglich wäre hier etwa: { $possible }.
record-illegal-old = { record-illegal } { record-old }
record-differs = Beim Nachspielen ergibt sich hier „{ $expected }“.
record-differs-old = { record-differs } { record-old }
record-old = (Die Aufzeichnung stammt von Marrakesh { $old }; hier läuft { $new }.)
record-too-old = Diese Partie wurde mit Marrakesh { $old } aufgezeichnet; seit { $oldest } wird anders gemischt und gespielt, daher lässt sie sich nicht nachspielen.
record-over = Die Partie ist zu Ende; danach kann nichts mehr folgen.
record-not-over = Die Partie ist noch nicht zu Ende, also hat sie kein Ergebnis.
record-breaks-off = Die Datei bricht in dieser Zeile ab. Lösche die Zeile, dann kann die Partie dort weitergehen.
record-dealt-anew = Eine Partie, in der Verdecktes neu gemischt wurde, lässt sich nicht aufzeichnen.
