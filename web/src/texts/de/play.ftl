### Die Tischseite.

## Zustände der Seite

play-loading = Der Tisch wird aufgebaut …
play-no-table = Dieser Tisch kann nicht gezeigt werden.
play-to-start = Zur Startseite
play-reconnecting = Verbindung wird wiederhergestellt … Nichts geht verloren.
play-again-in = Nächster Versuch in { $seconds } s.
play-trying = Versuch läuft…
play-try-now = Jetzt versuchen
play-sending = Wird gesendet…
play-title-turn = (Du bist dran) Marrakesh
play-title-wait = Marrakesh: { $names }
play-title-over = Marrakesh: Die Partie ist zu Ende
play-title = Marrakesh

## Kopfzeile

play-players = Spieler
play-turn-yours = Du bist dran
play-turn-of = { $name } entscheidet
play-turn-several = { $names } entscheiden
play-turn-bot = { $name } überlegt
play-chip = { $name }: { $score }, { $resources }, { $goods }
play-you = du
play-bot = Bot
play-stand-in = ein Bot spielt für { $name }
play-due = Zu entscheiden bis { $when }.
play-due-over = Das war bis { $when } zu entscheiden.
play-overdue = zu spät
play-deadline-bot = { $time } für jeden Zug, dann spielt ein Bot weiter.
play-deadline-wait = { $time } für jeden Zug, aber der Tisch wartet.
play-leave = Die Partie verlassen
play-leave-cancel = Absagen
play-leave-cancel-about = Es ist noch niemand sonst gekommen. Die Links gelten nicht mehr, und der Tisch ist weg.
play-leave-quit = Gemeinsam beenden
play-leave-quit-about = Sind alle einverstanden, endet die Partie ohne Ergebnis.
play-leave-resign = Aufgeben
play-leave-resign-about = Ein Bot spielt deinen Platz zu Ende, und alle erfahren es. Du kannst ihn nicht zurückholen.
play-leave-stay = Weiterspielen
play-quitting = Du möchtest die Partie ohne Ergebnis beenden. Es fehlt noch: { $names }.
play-quit-asked = { $n ->
    [one] { $names } möchte die Partie ohne Ergebnis beenden.
   *[other] { $names } möchten die Partie ohne Ergebnis beenden.
  }
play-quit-agree = Einverstanden: beenden
play-clock = Verbleibende Zeit: { $time }
play-sound = Ton
play-clock-little = Weniger als eine Minute übrig.

## Die Teile der Seite

play-city = Stadt
play-board = Tableau
play-own-board = Dein Tableau
play-board-of = Tableau von { $name }
play-others = Andere
play-log = Verlauf
play-parts = Teile des Tisches
play-part-academies = Schriftrollen
play-part-stairs = Treppen
play-part-workshops = Werkstätten
play-part-sectors = Bezirke
play-part-owned = Plättchen
play-zoom = Ausschnitt
play-whole = Alles
play-close = Schließen

## Entscheidungszeile

play-decision = Entscheidung
play-options = Was du tun kannst
play-more = Weitere
play-all = Alle { $n }
play-send = Schicken ({ $n }/{ $all })
play-send-now = Schicken
play-send-with = Mit { $colour } losschicken
play-steps-for = { $n ->
    [one] 1 weiterer Schritt für 1 Wasser
   *[other] { $n } weitere Schritte für { $n } Wasser
}
play-hand = Deine Keshis: wähle, welche du losschickst
play-base = Die Basis des Turms
play-any-sector = beliebiger Bezirk
play-undo = Zurücknehmen
play-undo-ask = Um Rücknahme bitten
play-undo-key = U
play-confirm = Zug bestätigen
play-confirm-key = Enter
play-held = Gewählt: { $words }. Bestätige es oder wähle etwas anderes.
play-hint = Tipp
play-hint-key = H
play-hint-thinking = Überlegt …
play-hint-best = Der { level } würde wählen: { $words }.
play-always = Immer so antworten
play-gains = erhält
play-returns = gibt ab:
play-tossing = Die Keshis fallen durch den Turm …
play-toss = Durch den Turm: { $thrown } hineingeworfen, { $fallen } herausgefallen.
play-stuck = hängen geblieben:
play-meanwhile = Seit deinem letzten Zug
play-skip = Überspringen
play-skip-key = Leertaste
play-watching = Du schaust zu.
play-browse = Sieh dich inzwischen um: Tableaus, Plättchen und Verlauf.
play-notify = Sag mir Bescheid, wenn ich dran bin
play-not-now = Gehört nicht zu dieser Entscheidung.
play-reveals = Etwas wird aufgedeckt: Das lässt sich nicht zurücknehmen.

## Worum die anderen gebeten werden

play-withdraw = Zurückziehen
play-lapsed-undo-refused = Deine Entscheidung gilt: { $name } möchte nicht, dass du sie zurücknimmst.
play-lapsed-undo-away = Deine Entscheidung gilt: { $name } ist weg und kann nicht zustimmen.
play-lapsed-undo-moved = Deine Entscheidung gilt: Das Spiel ist weitergegangen.
play-lapsed-replace-refused = Die anderen möchten nicht, dass ein Bot für { $target } spielt.
play-lapsed-replace-away = Auch { $name } ist weg, also kam keine Antwort. Du kannst den Bot noch einmal vorschlagen.
play-lapsed-replace-back = { $target } ist wieder da.
play-waits-for = Es fehlt noch die Antwort von { $names }.
play-yes = Einverstanden
play-no = Ablehnen
play-absent = { $name } ist schon { $time } weg.
play-away = { $name } ist schon { $n } s weg. Nach { $grace } s könnt ihr für einen Bot stimmen.
play-let-bot = Einen Bot spielen lassen
play-bot-plays = Ein Bot spielt für dich.
play-bot-time = Deine Zeit ist um: Ein Bot spielt für dich.
play-return = Ich spiele wieder selbst
play-changed-time = Die Zeit von { $name } ist um: Ein Bot spielt weiter, bis { $name } zurückkommt.
play-changed-vote = Ab jetzt spielt ein Bot für { $name }, bis { $name } zurückkommt.
play-changed-back = { $name } ist wieder da.

## Mehrere an einem Bildschirm

play-pass = Gib den Bildschirm an { $name } weiter
play-pass-why = Alle anderen schauen weg.
play-i-am = Ich bin { $name }

## Der Verlauf

play-log-empty = Noch ist nichts geschehen.
play-look-at = Diesen Moment ansehen
play-looking-at = Du schaust zurück: { $when }, nach { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}.
play-back-to-now = Aktueller Stand

## Menü

play-menu-calm = Ruhige Kamera: immer die ganze Stadt
play-menu-confirm = Meine Züge erst nach Bestätigung ausführen
play-menu-notify = Benachrichtige mich, wenn ich dran bin
play-menu-standing = { $n ->
    [one] { $n } Frage wird immer gleich beantwortet
   *[other] { $n } Fragen werden immer gleich beantwortet
}
play-menu-ask-again = Wieder fragen
play-menu-watch = Link zum Zuschauen
play-menu-rules = Regeln
play-menu-start = Startseite
play-menu-name = Mein Name
play-menu-save = Speichern
play-this-game = Diese Partie
play-hints-used = Tipps bisher: { $names }
play-menu-fairness = Geht es hier mit rechten Dingen zu?
play-menu-seed = Aller Zufall dieser Partie kommt aus einer Zahl, die vor dem ersten Zug gezogen wurde. Das ist ihr Hash; die Zahl selbst wird am Ende veröffentlicht, und „marrakesh verify“ prüft die Aufzeichnung an beiden:
play-menu-keys = Tasten: 1–9 wählen, 0 weitere, U zurücknehmen, Enter bestätigen, H Tipp, L Verlauf, Leertaste überspringt. Die Pfeiltasten gehen von Ort zu Ort, mit Umschalt auch zu solchen, zu denen es nur etwas zu lesen gibt.
play-notification = { $name }, du bist dran.
play-menu-known-seed = Diese Partie hat den Startwert einer früheren: Jemand kann ihn kennen.

## Seats

play-seat = Mein Platz
play-seat-device = Auf einem anderen Gerät spielen
play-seat-code-about = Öffne diesen Tisch auf dem anderen Gerät und gib diesen Code dort in den Einstellungen ein. Er gilt einmal, innerhalb von { $minutes } Minuten:
play-seat-code-link = Oder öffne dort diesen Link
play-seat-code = Spielst du auf einem anderen Gerät?
play-seat-hand-on = Meinen Platz weitergeben
play-seat-hand-on-about = Jemand anders spielt für dich weiter. Die anderen sehen das, und du siehst von da an zu.
play-seat-hand-on-name = Wer übernimmt? (freiwillig)
play-seat-keep = Behalten
play-seat-lost = Du hast hier keinen Platz mehr. Du schaust zu.
play-seat-free = Platz von { $name } freigeben
play-seat-free-about = { $name } verliert den Platz, und du bekommst einen neuen Link dafür.
play-seat-free-sure = Platz freigeben
play-seat-free-keep = Abbrechen
play-seat-log = Bisher am Tisch
play-seats-free = Noch nicht am Tisch: { $names }.

## Ende

play-over = Die Partie ist zu Ende
play-show-sheet = Wertungsbogen
play-look-table = Den Tisch ansehen
play-analyse = Analysieren
play-replay = Wiederholung
play-share = Link kopieren
play-record = Aufzeichnung herunterladen
play-rematch = Revanche
play-rematch-there = Eine Revanche hat begonnen.
play-rematch-join = Zur Revanche
play-new-game = Neue Partie
play-bill = { $n ->
    [0] jetzt fällig
    [one] in { $n } Runde
   *[other] in { $n } Runden
}

## Das Ende eines Durchgangs

play-season-over = Durchgang { $season } ist zu Ende
play-season-first = Vorn auf dem Fluss:
play-season-second = An zweiter Stelle:
play-season-nobody = Niemand erhält das Fluss-Plättchen.
play-season-river = Fluss
play-season-provisions = Versorgung
play-season-paid = bezahlt
play-season-unpaid = nicht bezahlt
play-season-points = Durchgang
play-season-total = Punkte
play-season-bill = Bald fällig
play-season-else = oder
play-season-on = Weiter mit Durchgang { $season }
play-season-final = Zur Schlusswertung
