## Wettkämpfe der Bots

arena-title = Wettkampf der Bots
arena-rounded = Jeder Startwert wird in { $n ->
    [one] { $n } Sitzordnung
   *[other] { $n } Sitzordnungen
} gespielt: { $games } Partien statt { $wanted }.
arena-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
arena-standings = Tabelle
arena-bot = Bot
arena-played = Gespielt
arena-wins = Siege in %
arena-lead = Vorsprung
arena-rating = Wertung
arena-levels = Stufen in %
arena-note = ± und Klammern sind 95-%-Intervalle. Vorsprung: um wie viele Punkte er im Schnitt vor den anderen am Tisch liegt. Wertung: Plackett-Luce nach Plätzen, vor der ersten Partie 25 ±16.
arena-thinking = Zeit je Entscheidung
arena-most = 95 % unter
arena-longest = Längste
arena-pairs = Wo sich zwei Bots trafen
arena-against = Gegen
arena-meetings = Treffen
arena-ahead = Voraus in %
arena-go-on = Abgebrochen: Derselbe Befehl spielt die Partien, die noch nicht in { $file } stehen.

## Was die Dinge wert sind

study-title = Was die Dinge wert sind
study-kind-scrolls = Schriftrollen
study-kind-oases = Oasen
study-kind-river-tiles = Fluss-Plättchen
study-kind-luxury-types = Arten von Luxuswaren
study-kind-luxury-goods = Luxuswaren
study-kind-gates = Stadttore nach Farbe
study-kind-gate-spaces = Stadttore nach Feld
study-kind-turn-order = Plätze in der Reihenfolge
study-item = Gegenstand
study-taken = Genommen
study-lead = Wert
study-wins = Siege (erwartet) in %
study-edge = Vorteil in %
study-booked = Eigene Punkte
study-note = Wert: um wie viel der Vorsprung derer, die ihn hatten, größer ist als der Vorsprung der anderen. Vorteil: dasselbe für den Anteil der Siege. Eigene Punkte: Punkte, die unter seinem Namen anfielen. ± sind 95-%-Intervalle; * steht bei dem, was bei weniger als { $n } Startwerten jemand hatte.
study-cause = Diese Zahlen zeigen, was zusammen auftritt, nicht, was wovon kommt: Wer vorn liegt, kann mehr kaufen, ein Bot nimmt, was er überschätzt, und was früh gekauft wird, zahlt sich länger aus.
study-second = { $tile } (2.)
study-gate-space = Stadttorfeld { $number }
study-turn = Platz { $number }

## Was die Arena ablehnt

arena-no-bots = Nenne mindestens einen Bot, etwa --bots greedy,random.
arena-twice = Der Bot { $bot } ist zweimal genannt: Nenne jeden einmal; gibt es mehr Plätze als Bots, bekommt jeder mehrere.
bot-unknown = Einen Bot „{ $bot }“ gibt es nicht: Unsere heißen { $known }; einen eigenen nennst du mit dem vollen Namen seiner Klasse, etwa my_bots.Careful.
bot-limit = „{ $limit }“ ist keine Grenze für einen Bot: Schreibe 1s, 200ms oder eine Zahl von Durchläufen, dazu vielleicht die Prozesse, etwa 1s:2p.
bot-no-judge = Der Bot „{ $bot }“ kann nicht sagen, wie gut eine Aktion ist: Nimm search, vielleicht mit einer Grenze wie in search:200ms.
arena-no-results = In der Datei „{ $file }“ stehen keine Ergebnisse: Nenne eine, die mit --results geschrieben wurde.
arena-bad-line = Zeile { $number } von „{ $file }“ ist nicht lesbar: Lösche diese Zeile, dann wird ihre Partie noch einmal gespielt.
arena-other-plan = In der Datei „{ $file }“ stehen Ergebnisse eines anderen Plans: Nimm dessen Bots, Startwert und Einstellung oder nenne eine andere Datei.
arena-lost = Die Partie mit dem Startwert { $seed } von { $bots } wurde { $tries }-mal begonnen, und jedes Mal stürzte ihr Prozess ab; die Ergebnisse bis dahin bleiben erhalten.
arena-failed = Die Partie mit dem Startwert { $seed } von { $bots } ist gescheitert: { $problem }
train-no-torch = Zum Lernen braucht es PyTorch: In einer Kopie des Quelltexts holt es pip install '.[learning]'.
arena-no-ray = Ray ist nicht installiert: Hole es mit pip install '.[ray]' oder lass --ray weg.
arena-ray = Der Ray-Cluster unter „{ $address }“ lässt sich nicht benutzen ({ $problem }): Sieh nach, ob er läuft und ob Ray seinen Schlüssel kennt, oder schreibe --ray local.
arena-ray-worker = Die Prozesse des Ray-Clusters können nicht spielen: { $problem }
arena-ray-processes = Ein Ray-Cluster hat seine eigene Zahl von Prozessen: Lass --processes oder --ray weg.
study-both = Nenne entweder Dateien mit Ergebnissen oder mit { $option } Bots, die jetzt spielen.
