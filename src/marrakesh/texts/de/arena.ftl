## Wettkämpfe der Bots

arena-title = Wettkampf der Bots
arena-rounded = Jeder Startwert wird in { $n ->
    [one] { $n } Sitzordnung
   *[other] { $n } Sitzordnungen
} gespielt, daher sind es { $games } Partien statt { $wanted }.
arena-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
arena-standings = Rangliste
arena-bot = Bot
arena-played = Gespielte Plätze
arena-wins = Siege in %
arena-lead = Vorsprung
arena-rating = Rating
arena-levels = Stufen in %
arena-note = ± und Klammern geben 95-%-Intervalle an.
arena-lead-note = Vorsprung: um wie viele Punkte der Bot im Schnitt vor seinen Gegnern liegt.
arena-rating-note = Rating: nach Plackett-Luce aus den Platzierungen berechnet, vor der ersten Partie 25 ±16.
arena-levels-note = Stufen: der Anteil der Partien, in denen die jeweilige Stufe erreicht wurde, von 1 bis 4.
arena-thinking = Zeit je Entscheidung
arena-most = 95 % unter
arena-longest = Längste
arena-pairs = Direkte Vergleiche
arena-against = Gegen
arena-meetings = Duelle
arena-ahead = Vorn in %
arena-go-on = Abgebrochen. Führe denselben Befehl noch einmal aus, um die Partien zu spielen, die in { $file } noch fehlen.

## Was die Dinge wert sind

study-title = Was die Dinge wert sind
study-kind-scrolls = Schriftrollen
study-kind-oases = Oasen
study-kind-river-tiles = Fluss-Plättchen
study-kind-luxury-types = Arten von Luxuswaren
study-kind-luxury-goods = Luxuswaren
study-kind-gates = Stadttore nach Farbe
study-kind-gate-spaces = Stadttore nach Feld
study-kind-turn-order = Plätze in der Spielreihenfolge
study-item = Gegenstand
study-taken = Genommen
study-lead = Wert
study-wins = Siege (erwartet) in %
study-edge = Vorteil in %
study-booked = Eigene Punkte
study-note = Wert: um wie viel der Vorsprung mit dem Gegenstand größer ist als ohne ihn. Vorteil: dasselbe für den Anteil der Siege. Eigene Punkte: Punkte, die unter seinem Namen gezählt wurden. ± gibt 95-%-Intervalle an; * markiert Gegenstände, die nur bei weniger als { $n } Startwerten überhaupt jemand hatte.
study-cause = Diese Zahlen zeigen, was gemeinsam auftritt, nicht, was wodurch entsteht: Wer vorn liegt, kann mehr kaufen; ein Bot nimmt, was er überschätzt; und was früh gekauft wird, zahlt sich länger aus.
study-second = { $tile } (2.)
study-gate-space = Stadttorfeld { $number }
study-turn = Platz { $number }

## Was die Arena ablehnt

arena-no-bots = Nenne mindestens einen Bot, etwa --bots greedy,random.
arena-twice = Der Bot { $bot } wurde mehrfach genannt. Nenne jeden Bot nur einmal; gibt es mehr Plätze als Bots, übernehmen Bots mehrere Plätze.
bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Unsere heißen { $known }; einen eigenen nennst du mit dem vollen Namen seiner Klasse, etwa my_bots.Careful.
bot-limit = „{ $limit }“ ist keine gültige Grenze für einen Bot. Schreibe 1s, 200ms oder eine Anzahl von Durchläufen, auf Wunsch mit der Zahl der Prozesse wie in 1s:2p.
bot-no-judge = Der Bot „{ $bot }“ kann nicht beurteilen, wie gut eine Aktion ist. Nimm search, auf Wunsch mit einer Grenze wie in search:200ms.
arena-no-results = Die Datei „{ $file }“ enthält keine Ergebnisse. Nenne eine, die mit --results geschrieben wurde.
arena-bad-line = Zeile { $number } von „{ $file }“ ist nicht lesbar. Lösche sie, dann wird ihre Partie noch einmal gespielt.
arena-other-plan = Die Datei „{ $file }“ enthält Ergebnisse mit anderen Bots, Startwerten oder Einstellungen oder aus einer anderen Version von Marrakesh. Nimm wieder dieselben oder nenne eine andere Datei.
arena-lost = Die Partie von { $bots } mit dem Startwert { $seed } wurde { $tries }-mal begonnen, und jedes Mal ist ihr Prozess abgestürzt. Die bisherigen Ergebnisse bleiben erhalten.
arena-failed = Die Partie von { $bots } mit dem Startwert { $seed } ist gescheitert: { $problem }
train-no-torch = Zum Trainieren ist PyTorch nötig. In einer Kopie des Quelltexts installierst du es mit pip install '.[learning]'.
arena-no-ray = Ray ist nicht installiert. Installiere es mit pip install '.[ray]' oder lass --ray weg.
arena-ray = Der Ray-Cluster unter „{ $address }“ lässt sich nicht benutzen ({ $problem }). Prüfe, ob er läuft und ob Ray sein Token kennt, oder schreibe --ray local.
arena-ray-worker = Die Prozesse des Ray-Clusters können nicht spielen: { $problem }
arena-ray-processes = Ein Ray-Cluster legt die Zahl seiner Prozesse selbst fest. Lass --processes oder --ray weg.
study-both = { $option } gilt nur für Partien, die jetzt gespielt werden. Lass die Option weg oder nenne keine Dateien mit Ergebnissen.
