### Die Startseite, die Einstellungen, und wie das Schweigen des Servers heißt.

start-title = Marrakesh
start-lead = Schick deine Assistenten durch die Stadt, fülle Souk und Gärten und sieh zu, was aus dem Turm fällt.
start-play-now = Jetzt spielen
start-play-now-about = Deine erste Partie: du gegen den Lehrling, ohne etwas einzustellen; ein Tipp ist immer einen Klick entfernt.
start-play-again = Noch einmal spielen
start-play-again-about = Dieselbe Art Partie wie zuletzt. { $game }
start-play-level = Gegen { the-level } spielen
start-play-level-about = Du hast { the-level } geschlagen: auf zur nächsten Stufe. { $game }
start-learn = Spielend lernen
start-preparing = Der Tisch wird aufgebaut …
start-loading = Einen Moment …
start-again = Noch einmal versuchen
start-fan-work = Ein inoffizielles Fanprojekt zum Brettspiel von Stefan Feld. Alle Zeichnungen sind unsere eigenen.
start-licences = Lizenzen der enthaltenen Schriften und Pakete

## Einstellungen

start-settings = Einstellungen
start-language = Sprache
start-theme = Farben
start-theme-system = Wie das System
start-theme-light = Tag
start-theme-dark = Nacht
start-speed = Animationen
start-speed-none = Keine
start-speed-fast = Schnell
start-speed-normal = Normal
start-speed-slow = Langsam
start-hints = Tipps gibt der
start-hints-about = Eine niedrigere Stufe gibt dir einen Anstoß statt des besten Zugs.

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
start-remove-sure = Die Partie verschwindet aus dieser Liste; unter der Adresse des Tischs hast du in diesem Browser weiterhin deinen Platz.
start-keep = Behalten

## Eine neue Partie

start-new-game = Neue Partie
start-kind-solo = Allein
start-kind-bots = Gegen Bots
start-kind-screen = An einem Bildschirm
start-kind-net = Online
start-kind-solo-about = Du gegen den Pashabot, den Solo-Gegner der Anleitung.
start-kind-bots-about = Du gegen einen bis drei Bots, vom Lehrling bis zum Meister.
start-kind-screen-about = Mehrere Personen spielen abwechselnd an diesem Bildschirm; Geheimes bleibt dabei verdeckt.
start-kind-net-about = Alle spielen in ihrem eigenen Browser. Du bekommst einen Link für jeden Platz; niemand braucht ein Konto.
start-begin = Partie beginnen
start-create = Tisch eröffnen

start-difficulty = Stärke
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
start-pace-days-about = Alle spielen, wenn sie Zeit finden; diese Seite zeigt, wann du dran bist.
start-clock = Mit Uhr spielen
start-clock-about = Wessen Zeit abgelaufen ist, für den spielt ein Bot weiter.
start-minutes = Minuten für die Partie
start-increment = Sekunden mehr je Entscheidung
start-deadline = Zeit für jeden Zug
start-deadline-none = Beliebig lange
start-deadline-then = Und dann
start-deadline-bot = Ein Bot spielt weiter
start-deadline-wait = Der Tisch wartet
start-deadline-bot-about = Wer zurückkommt, übernimmt den Platz wieder. Vorher werden alle erinnert.
start-deadline-wait-about = Alle werden erinnert, und der Tisch zeigt, wer zu spät ist.
start-closed-abandoned = Ohne Ergebnis beendet
start-closed-cancelled = Abgesagt
start-resigned = Du hast aufgegeben; ein Bot spielt weiter seit { $since }
start-cancel-game = Absagen: { $names }
start-waits-you = Wartet auf dich seit { $since }
start-waits-others = Wartet auf { $names } seit { $since }
start-until = bis { $until }
start-overdue = überfällig seit { $until }
start-bot-plays = Ein Bot spielt für dich seit { $since }
start-listed = Alle dürfen zuschauen
start-listed-about = Der Tisch steht auf dieser Seite. Zuschauer sehen nur, was öffentlich ist.
start-talk = { talk-title }
start-talk-all = Alles
start-talk-phrases = Fertige Sätze
start-talk-none = Nichts
start-talk-about = Was die Spieler einander sagen können.
start-public-talk = Wer zuschaut, kann das Gespräch mitlesen
start-table-hints = Tipps
start-table-hints-allowed = Erlaubt
start-table-hints-practice = Nur zum Üben
start-table-hints-none = Keine
start-table-hints-allowed-about = Alle können einen Bot fragen, was er tun würde. Online sehen alle, wer gefragt hat.
start-table-hints-practice-about = Tipps nur, solange keine anderen Menschen mitspielen.
start-table-hints-none-about = Keine Tipps in dieser Partie.
start-more = Mehr
start-webhook = Adresse für Benachrichtigungen
start-webhook-about = Wenn jemand dran ist, schickt der Server eine Nachricht an diese Adresse. Webhooks von Discord und Slack funktionieren ohne Anpassung.

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
start-staircase-about = Einigt euch für jedes Feld auf ein Plättchen. Liegt es schon auf einem anderen Feld, tauschen die beiden Plättchen die Plätze.
start-staircase-left = Links, von oben nach unten
start-staircase-middle = Mitte, von oben nach unten
start-staircase-right = Rechts, von oben nach unten
start-staircase-space = { $line ->
    [left] Links
    [middle] Mitte
   *[right] Rechts
}, Feld { $number } von unten
start-river-about = Welche Plättchen gezogen werden, bleibt Zufall. Einigt euch darauf, welche Seite gilt, wenn ein Plättchen gezogen wird.
start-river-tile = Durchgang { $season }

## Einladungen

start-table-ready = Der Tisch ist bereit
start-invitations = Einladungen
start-invitations-about = Schick allen ihren Link. Wer damit zuerst Platz nimmt, hat den Platz; dann ist der Link verbraucht.
start-only-here = Diese Links funktionieren nur auf diesem Computer. Um andere hereinzulassen, beende den Server, starte ihn mit dem folgenden Befehl neu und lade diese Seite neu:
start-invitation-for = Link für { $name }
start-link-watch = Link für Zuschauer
start-copy = Kopieren
start-copied = Kopiert
start-share = Teilen
start-qr = QR-Code
start-qr-of = QR-Code: { $label }
start-copy-yourself = Kopieren geht hier nicht. Der Link ist markiert: Kopiere ihn selbst, mit Strg+C oder langem Druck.
start-to-table = Zum Tisch
start-another-game = Eine andere Partie
start-link-renew = Neuer Link

## Taking a seat

start-seat-invited = Du bist zu einer Partie Marrakesh eingeladen
start-seat-with = Mit { $names }.
start-seat-name = Wie sollen dich die anderen nennen?
start-seat-take = Platz nehmen
start-seat-kept = Der Platz gehört dann diesem Browser, und der Link ist verbraucht. Nimm nicht in einem privaten Fenster Platz: Es vergisst ihn, wenn es geschlossen wird.
start-seat-not-kept = In diesem Browser kann die Seite nichts speichern. Dein Platz ist verloren, wenn du sie schließt, außer du behältst die Adresse, die sie dann hat, und behältst sie für dich. Besser erlaubst du das Speichern oder nimmst einen anderen Browser.
start-seat-device = Dein Platz, auch auf diesem Gerät
start-seat-add = Auch hier spielen
start-seat-taken = Dieser Platz ist besetzt
start-seat-taken-by = { $name } sitzt dort schon, und der Link ist verbraucht. Bist du das, dann wähl am Tisch, wo du spielst, in den Einstellungen „Auf einem anderen Gerät spielen“ und gib den Code hier ein. Wenn nicht, sag es der Person, die dich eingeladen hat.
start-seat-none = Dieser Link gehört zu keinem Platz
start-seat-none-about = Er ist unvollständig, gehört zu einem anderen Tisch, oder ein neuerer hat ihn ersetzt. Frag die Person, die ihn dir geschickt hat.
start-seat-watch = Nur zusehen
start-code-field = Code von deinem anderen Gerät
start-code-use = Weiter

## Regeln, Zuschauen, Aufzeichnungen

start-rules = Regeln
start-rules-about = Alles auf einen Blick, durchsuchbar, auch mitten in einer Partie.
start-rules-read = Regeln lesen
start-watch = Zuschauen
start-watch-none = Gerade wird keine öffentliche Partie gespielt.
start-record = Aufzeichnung öffnen
start-record-about = Sieh dir eine Partie aus ihrer Datei noch einmal an oder spiele sie weiter.
start-record-file = Datei wählen
start-record-paste = Stattdessen einfügen
start-record-text = Der Text der Aufzeichnung
start-record-open = Öffnen
start-opening = Wird geöffnet …
start-record-large = Diese Datei ist größer als 1 MB; Aufzeichnungen von Partien sind viel kleiner.
start-record-unreadable = Diese Datei lässt sich nicht lesen; wähle eine Aufzeichnung, die als Text gespeichert ist.

## Was schiefgeht

start-lost = Hier ist nichts
start-lost-about = Unter dieser Adresse gibt es keine Seite.
start-to-start = Zur Startseite
start-problem-offline = Der Server antwortet nicht. Prüfe, ob er läuft und ob du verbunden bist, und versuche es noch einmal.
start-problem-status = Der Server hat mit einem Fehler geantwortet ({ $status }). Versuche es gleich noch einmal.
start-problem-unknown = Auf dieser Seite ist etwas schiefgegangen. Bitte lade sie neu.
