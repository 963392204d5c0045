### Die Startseite, die Einstellungen, und wie das Schweigen des Servers heißt.

start-title = Marrakesh
start-lead = Schicke deine Assistenten durch die Stadt, fülle deine Bezirke und sieh zu, was aus dem Turm fällt.
start-play-now = Jetzt spielen
start-play-now-about = Deine erste Partie: du gegen den Lehrling, ganz ohne Einstellungen. Ein Tipp ist immer nur einen Klick entfernt.
start-play-again = Noch einmal spielen
start-play-again-about = Mit denselben Einstellungen wie zuletzt. { $game }
start-play-level = Gegen { the-level } spielen
start-play-level-about = Du hast { the-level } geschlagen. Auf zur nächsten Spielstärke! { $game }
start-learn = Spielend lernen
start-preparing = Der Tisch wird aufgebaut …
start-loading = Einen Moment …
start-again = Erneut versuchen
start-fan-work = Ein inoffizielles Fanprojekt zum Brettspiel von Stefan Feld. Alle Zeichnungen stammen von uns.
start-about = Über dieses Spiel
start-licences = Lizenzen der enthaltenen Schriften und Pakete

## Einstellungen

start-settings = Einstellungen
start-language = Sprache
start-theme = Farbschema
start-theme-system = Wie das System
start-theme-light = Hell
start-theme-dark = Dunkel
start-speed = Animationen
start-speed-none = Keine
start-speed-fast = Schnell
start-speed-normal = Normal
start-speed-slow = Langsam
start-short-toss = Kurzer Wurf in den Turm
start-hints = Tippgeber
start-hints-about = Ein schwächerer Bot gibt dir einen Anstoß, nicht den besten Zug.

## Eigene Partien

start-continue = Weiterspielen
start-games = Deine Partien
start-your-turn = Du bist dran
start-laying-out = Wird aufgebaut
start-season-round = Durchgang { $season }, Runde { $round }
start-over-scores = Beendet, { $scores }
start-modules-count = { $n ->
    [one] 1 Modul
   *[other] { $n } Module
}
start-finished = Beendete Partien ({ $n })
start-remove = Entfernen
start-remove-game = Partie entfernen: { $names }
start-remove-sure = Die Partie verschwindet aus dieser Liste. Du behältst deinen Platz: Um zurückzukehren, öffne in diesem Browser die Adresse des Tisches.
start-keep = Behalten

## Eine neue Partie

start-new-game = Neue Partie
start-kind-solo = Solo
start-kind-bots = Gegen Bots
start-kind-screen = An einem Bildschirm
start-kind-net = Online
start-kind-solo-about = Du gegen den Pashabot, den Solo-Gegner der Anleitung.
start-kind-bots-about = Du gegen einen bis drei Bots, vom Lehrling bis zum Meister.
start-kind-screen-about = Mehrere Personen spielen abwechselnd an diesem Bildschirm; Geheimes bleibt dabei verdeckt.
start-kind-net-about = Alle spielen in ihrem eigenen Browser. Du bekommst einen Link für jeden Platz; niemand braucht ein Konto.
start-begin = Partie starten
start-create = Tisch eröffnen

start-difficulty = Schwierigkeit
start-own-variants = Mit den Varianten, die du gewählt hast.
start-variants = Varianten wählen

start-your-name = Dein Name
start-name-optional = optional
start-name-of = Name von Spieler { $number }
start-person = Spieler
start-invited = Mitspieler einladen
start-bot = Bot: { $name }

start-pace = Tempo
start-pace-live = Live
start-pace-days = Über mehrere Tage
start-pace-live-about = Alle sind gleichzeitig online.
start-pace-days-about = Alle spielen, wenn sie Zeit haben; diese Seite zeigt, wann du dran bist.
start-clock = Mit Uhr spielen
start-clock-about = Läuft deine Zeit ab, spielt ein Bot für dich weiter.
start-minutes = Minuten je Spieler
start-increment = Zusatzsekunden je Entscheidung
start-deadline = Bedenkzeit je Zug
start-deadline-none = Unbegrenzt
start-deadline-then = Wenn die Zeit abläuft
start-deadline-bot = Ein Bot spielt weiter
start-deadline-wait = Der Tisch wartet
start-deadline-bot-about = Wer dran ist, wird vorher erinnert und kann seinen Platz jederzeit wieder übernehmen.
start-deadline-wait-about = Wer dran ist, wird vorher erinnert; der Tisch zeigt, wer überfällig ist.
start-closed-abandoned = Ohne Ergebnis beendet
start-closed-cancelled = Abgesagt
start-resigned = Du hast aufgegeben; seit { $since } spielt ein Bot weiter
start-cancel-game = Partie absagen: { $names }
start-waits-you = Wartet seit { $since } auf dich
start-waits-others = Wartet seit { $since } auf { $names }
start-until = Frist: { $until }
start-overdue = überfällig seit { $until }
start-bot-plays = Seit { $since } spielt ein Bot für dich
start-listed = Alle dürfen zuschauen
start-listed-about = Der Tisch erscheint auf dieser Seite. Wer zuschaut, sieht nur, was öffentlich ist.
start-talk = { talk-title }
start-talk-all = Freier Text
start-talk-phrases = Fertige Sätze
start-talk-none = Aus
start-talk-about = Was die Spieler einander schreiben können.
start-public-talk = Wer zuschaut, kann den Chat mitlesen
start-table-hints = Tipps
start-table-hints-allowed = Erlaubt
start-table-hints-practice = Nur zum Üben
start-table-hints-none = Keine
start-table-hints-allowed-about = Alle Spieler können einen Bot fragen, was er tun würde. Online sehen alle, wer gefragt hat.
start-table-hints-practice-about = Tipps nur, solange keine anderen Menschen mitspielen.
start-table-hints-none-about = Keine Tipps in dieser Partie.
start-more = Weitere Optionen
start-webhook = Webhook für Benachrichtigungen
start-webhook-about = Immer wenn jemand dran ist, schickt der Server eine Nachricht an diese Adresse. Webhooks von Discord und Slack funktionieren ohne Anpassung.

start-what = Was gespielt wird
start-own-modules = { $n ->
    [one] Das Grundspiel mit 1 Modul.
   *[other] Das Grundspiel mit { $n } Modulen.
}
start-colour = Farbe von Spieler { $number }
start-own-colour = Deine Farbe
start-colour-red = Rot
start-colour-blue = Blau
start-colour-yellow = Gelb
start-colour-green = Grün
start-edition-modules = Version, Turm und Module
start-tiles-chance = Zufällig
start-tiles-chosen = Gewählt
start-staircase-about = Wähle für jedes Feld ein Plättchen. Liegt es schon auf einem anderen Feld, tauschen die beiden Plättchen die Plätze.
start-staircase-left = Links, von oben nach unten
start-staircase-middle = Mitte, von oben nach unten
start-staircase-right = Rechts, von oben nach unten
start-staircase-space = { $line ->
    [left] Links
    [middle] Mitte
   *[right] Rechts
}, Feld { $number } von unten
start-river-about = Die Plättchen werden weiterhin zufällig gezogen. Für jedes kannst du festlegen, welche Seite gilt, wenn es gezogen wird.
start-river-tile = Durchgang { $season }

## Einladungen

start-table-ready = Der Tisch ist bereit
start-invitations = Einladungen
start-invitations-about = Schicke allen ihren Link. Wer damit zuerst Platz nimmt, bekommt den Platz; danach funktioniert der Link nicht mehr.
start-only-here = Diese Links funktionieren nur auf diesem Computer. Damit andere mitspielen können, beende den Server, starte ihn mit dem folgenden Befehl wieder und lade diese Seite neu:
start-invitation-for = Link für { $name }
start-link-watch = Link zum Zuschauen
start-copy = Kopieren
start-copied = Kopiert
start-share = Teilen
start-qr = QR-Code
start-qr-of = QR-Code: { $label }
start-copy-yourself = Kopieren geht hier nicht. Der Text ist markiert: Kopiere ihn mit Strg+C oder durch langes Drücken.
start-to-table = Zum Tisch
start-another-game = Noch einen Tisch eröffnen
start-link-renew = Neuer Link

## Taking a seat

start-seat-invited = Du bist zu einer Partie Marrakesh eingeladen
start-seat-with = Mit { $names }.
start-seat-name = Wie sollen dich die anderen nennen?
start-seat-take = Platz nehmen
start-seat-kept = Dieser Browser merkt sich dann deinen Platz, und der Link oder Code funktioniert nicht mehr. Nimm kein privates Fenster: Es vergisst den Platz, sobald du es schließt.
start-seat-not-kept = Dieser Browser speichert nichts für diese Seite und vergisst deinen Platz, sobald du sie schließt. Um ihn zu behalten, sichere die Adresse der Seite, wenn du am Tisch bist, und behalte sie für dich. Sicherer ist es, das Speichern zu erlauben oder einen anderen Browser zu nehmen.
start-seat-device = Dein Platz, auch auf diesem Gerät
start-seat-add = Auch hier spielen
start-seat-taken = Dieser Platz ist besetzt
start-seat-taken-by = { $name } sitzt schon auf diesem Platz, und der Link funktioniert nicht mehr. Bist du das, dann öffne den Tisch auf dem Gerät, auf dem du spielst, wähle dort in den Einstellungen „Auf einem anderen Gerät spielen“ und gib den Code, den du bekommst, hier ein. Wenn nicht, sage der Person Bescheid, die dich eingeladen hat.
start-seat-none = Dieser Link gehört zu keinem Platz
start-seat-none-about = Der Link ist unvollständig, gehört zu einem anderen Tisch oder wurde durch einen neueren ersetzt. Bitte die Person, die ihn dir geschickt hat, um einen neuen.
start-seat-watch = Nur zuschauen
start-code-field = Code von deinem anderen Gerät
start-code-use = Weiter

## Regeln, Zuschauen, Aufzeichnungen

start-rules = Regeln
start-rules-about = Alles auf einen Blick, mit Suche und auch mitten in einer Partie zur Hand.
start-rules-read = Regeln lesen
start-watch = Zuschauen
start-watch-none = Gerade wird keine öffentliche Partie gespielt.
start-record = Aufzeichnung öffnen
start-record-about = Sieh dir eine gespeicherte Partie noch einmal an oder spiele sie weiter.
start-record-file = Datei wählen
start-record-paste = Stattdessen Text einfügen
start-record-text = Der Text der Aufzeichnung
start-record-open = Öffnen
start-opening = Wird geöffnet …
start-record-large = Diese Datei ist größer als 1 MB; Aufzeichnungen von Partien sind viel kleiner.
start-record-unreadable = Diese Datei lässt sich nicht lesen. Prüfe, ob sie noch da ist und ob du sie öffnen kannst, oder wähle eine andere.

## Was schiefgeht

start-lost = Seite nicht gefunden
start-lost-about = Unter dieser Adresse gibt es keine Seite.
start-to-start = Zur Startseite
start-problem-offline = Der Server antwortet nicht. Prüfe, ob er läuft und ob du verbunden bist, und versuche es noch einmal.
start-problem-status = Der Server meldet einen Fehler ({ $status }). Versuche es gleich noch einmal.
start-problem-unknown = Auf dieser Seite ist etwas schiefgegangen. Bitte lade sie neu.
