### Die Tischseite.

## Zustände der Seite

play-loading = Der Tisch wird aufgebaut …
play-no-table = Dieser Tisch lässt sich nicht anzeigen.
play-to-start = Zur Startseite
play-reconnecting = Verbindung wird wiederhergestellt … Nichts geht verloren.
play-again-in = Nächster Versuch in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
play-trying = Neuer Versuch …
play-try-now = Jetzt versuchen
play-sending = Wird gesendet …
play-title-turn = (Du bist dran) Marrakesh
play-title-wait = Warten auf { $names } · Marrakesh
play-title-over = Die Partie ist zu Ende · Marrakesh
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
play-stand-in = Ein Bot spielt für { $name }.
play-due = Frist: { $when }.
play-due-over = Frist abgelaufen: { $when }.
play-overdue = überfällig
play-deadline-bot = { $time } je Zug, danach spielt ein Bot weiter.
play-deadline-wait = { $time } je Zug, danach wartet der Tisch.
play-leave = Partie verlassen
play-leave-cancel = Absagen
play-leave-cancel-about = Außer dir ist noch niemand dabei. Sagst du ab, gelten die Links nicht mehr, und der Tisch wird gelöscht.
play-leave-quit = Gemeinsam beenden
play-leave-quit-about = Sind alle einverstanden, endet die Partie ohne Ergebnis.
play-leave-resign = Aufgeben
play-leave-resign-about = Ein Bot spielt die Partie für dich zu Ende, und alle erfahren es. Deinen Platz bekommst du nicht zurück.
play-leave-stay = Weiterspielen
play-leads-on = { $words } …
play-quitting = Du möchtest die Partie ohne Ergebnis beenden. Es fehlt noch die Zustimmung von { $names }.
play-quit-asked = { $n ->
    [one] { $names } möchte die Partie ohne Ergebnis beenden.
   *[other] { $names } möchten die Partie ohne Ergebnis beenden.
  }
play-quit-agree = Einverstanden, beenden
play-clock = Verbleibende Zeit: { $time }
play-sound = Ton
play-clock-little = Weniger als eine Minute übrig.

## Die Teile der Seite

play-city = Stadt
play-board = Tableau
play-own-board = Dein Tableau
play-board-of = Tableau von { $name }
play-others = Mitspieler
play-log = Verlauf
play-parts = Teile des Tisches
play-part-academies = Schriftrollen
play-part-stairs = Treppen
play-part-workshops = Werkstätten
play-part-sectors = Bezirke
play-part-owned = Plättchen
play-zoom = Zoom
play-whole = Alles
play-close = Schließen

## Entscheidungszeile

play-decision = Entscheidung
play-options = Was du tun kannst
play-more = Weitere
play-all = { $n ->
    [one] 1 Möglichkeit
   *[other] Alle { $n }
}
play-select = { $n ->
    [0] Bereit: losschicken.
    [one] Wähle noch { $n } Keshi für diese Runde.
   *[other] Wähle noch { $n } Keshis für diese Runde.
}
play-chosen = Gewählt: { $names }.
play-send-why = Wähle zuerst noch { $n ->
    [one] { $n } Keshi
   *[other] { $n } Keshis
}.
play-keshi-why = { $state ->
    [chosen] Für diese Runde schon gewählt.
   *[used] In diesem Durchgang schon eingesetzt. Im nächsten hast du ihn wieder.
}
play-card-of = { $n } von { $all }
play-confirm-now = Bestätige, oder wähle etwas anderes.
play-notices = Hinweise bisher
play-preset = Dein Tableau ist schon eingerichtet.
play-preset-change = Ändern
play-disc-back = Scheibe zurückdrehen
play-disc-on = Scheibe weiterdrehen
play-disc-done = Scheibe so lassen
play-disc-faces = „{ $bonus }“: { $spectators }
play-send = Losschicken ({ $n }/{ $all })
play-send-now = Losschicken
play-send-with = Mit { $colour } losschicken
play-steps-for = { $n ->
    [one] 1 weiterer Schritt für 1 Wasser
   *[other] { $n } weitere Schritte für { $n } Wasser
}
play-hand = Deine Keshis: Wähle, welche du losschickst
play-base = Die Basis des Turms
play-any-sector = Beliebig
play-undo = Zurücknehmen
play-undo-ask = Um Rücknahme bitten
play-undo-key = U
play-confirm = Zug bestätigen
play-confirm-key = Enter
play-held = Du hast „{ $words }“ gewählt. Bestätige deine Wahl oder wähle etwas anderes.
play-hint = Tipp
play-hint-key = H
play-hint-thinking = Überlegt …
play-hint-send = Der { level } würde Assistenten { $where } schicken.
play-hint-best = Der { level } würde „{ $words }“ wählen.
play-always = Immer so antworten
play-gains = erhält
play-returns = gibt ab:
play-tossing = Die Keshis fallen durch den Turm …
play-toss = Turm: { $thrown } hineingeworfen, { $fallen } herausgefallen.
play-stuck = hängen geblieben:
play-toss-in = hinein
play-toss-out = heraus
play-toss-stuck = hängen fest
play-toss-loosened = { $n ->
    [one] Ein Keshi aus einer früheren Runde hat sich gelöst.
   *[other] { $n } Keshis aus früheren Runden haben sich gelöst.
}
play-toss-continue = Weiter
play-toss-hear = Willst du die Keshis klappern hören?
play-toss-sound = Ton einschalten
play-toss-sound-on = Der Ton ist an. Du kannst ihn jederzeit ausschalten.
play-meanwhile = Seit deinem letzten Zug
play-skip = Überspringen
play-skip-key = Leertaste
play-playback = Aktionen verfolgen
play-hold = Anhalten
play-hold-end = Weiter
play-hold-key = P
play-advance = Nächste Aktion
play-advance-key = N
play-missed = Was habe ich verpasst? Letzte Runde zeigen
play-watching = Du schaust zu.
play-browse = Sieh dir inzwischen Tableaus, Plättchen und Verlauf an.
play-notify = Benachrichtigen, wenn ich dran bin
play-not-now = Steht gerade nicht zur Wahl.
play-would = Das würde geschehen:
play-reveals = Was dann folgt, siehst du erst nach deiner Entscheidung.

## Worum die anderen gebeten werden

play-withdraw = Zurückziehen
play-lapsed-undo-refused = Keine Rücknahme: { $name } ist nicht einverstanden.
play-lapsed-undo-away = Keine Rücknahme: { $name } kann gerade nicht zustimmen.
play-lapsed-undo-moved = Keine Rücknahme: Die Partie ist schon weitergegangen.
play-lapsed-replace-refused = Dein Vorschlag, einen Bot für { $target } spielen zu lassen, wurde abgelehnt.
play-lapsed-replace-away = Auch { $name } ist weg, also kam keine Antwort. Du kannst den Bot noch einmal vorschlagen.
play-lapsed-replace-back = { $target } ist wieder da.
play-waits-for = Es fehlt noch die Antwort von { $names }.
play-yes = Zustimmen
play-no = Ablehnen
play-absent = { $name } ist schon { $time } weg.
play-away = { $name } ist schon { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
} weg. Nach { $grace ->
    [one] { $grace } Sekunde
   *[other] { $grace } Sekunden
} kann ein Bot einspringen.
play-let-bot = Bot spielen lassen
play-bot-plays = Ein Bot spielt für dich.
play-bot-time = Deine Zeit ist um, darum spielt ein Bot für dich.
play-return = Meinen Platz wieder übernehmen
play-changed-time = Die Zeit von { $name } ist um. Ein Bot spielt weiter, bis { $name } zurückkommt.
play-changed-vote = Ab jetzt spielt ein Bot für { $name }, bis { $name } zurückkommt.
play-changed-back = { $name } ist wieder da.

## Mehrere an einem Bildschirm

play-pass = Gib den Bildschirm an { $name } weiter
play-pass-why = Alle anderen schauen bitte weg.
play-i-am = Ich bin { $name }

## Der Verlauf

play-log-empty = Noch ist nichts passiert.
play-look-at = Diesen Moment ansehen
play-looking-at = Du schaust zurück: { $when }, nach { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}.
play-back-to-now = Zum aktuellen Stand

## Menü

play-menu-calm = Ruhige Kamera: immer die ganze Stadt
play-menu-confirm = Meine Züge erst nach Bestätigung ausführen
play-menu-notify = Benachrichtigen, wenn ich dran bin
play-menu-standing = { $n ->
    [one] { $n } Frage wird immer gleich beantwortet
   *[other] { $n } Fragen werden immer gleich beantwortet
}
play-menu-ask-again = Wieder fragen
play-menu-watch = Link zum Zuschauen
play-menu-rules = Regeln
play-menu-setup = Aufbau ändern
play-menu-start = Startseite
play-menu-name = Mein Name
play-menu-save = Speichern
play-this-game = Diese Partie
play-hints-used = Tipps bisher: { $names }
play-menu-fairness = Geht es hier fair zu?
play-menu-seed = Der ganze Zufall dieser Partie kommt aus einer Zahl, die vor dem ersten Zug gezogen wurde und am Ende veröffentlicht wird. Mit ihr und ihrem Hash prüft „marrakesh verify“ die Aufzeichnung. Das ist der Hash:
play-menu-keys = Tasten: 1–9 wählen, 0 weitere Möglichkeiten, U zurücknehmen, Enter bestätigen, H Tipp, L Verlauf, Leertaste überspringen. Mit den Pfeiltasten gehst du von Ort zu Ort, mit Umschalt auch zu Orten, an denen es nur etwas zu lesen gibt.
play-notification = { $name }, du bist dran.
play-menu-known-seed = Diese Partie hat den Startwert einer früheren Partie; jemand könnte ihn kennen.

## Seats

play-seat = Mein Platz
play-seat-device = Auf einem anderen Gerät spielen
play-seat-code-about = Öffne diesen Tisch auf dem anderen Gerät und gib diesen Code dort in den Einstellungen ein. Er gilt nur einmal und nur { $minutes } Minuten lang:
play-seat-code-link = Oder öffne dort diesen Link
play-seat-code = Spielst du schon auf einem anderen Gerät mit?
play-seat-hand-on = Meinen Platz weitergeben
play-seat-hand-on-about = Jemand anderes spielt für dich weiter. Alle erfahren es, und du kannst weiterhin zuschauen.
play-seat-hand-on-name = Wer übernimmt? (optional)
play-seat-keep = Platz behalten
play-seat-lost = Du hast an diesem Tisch keinen Platz mehr, kannst aber zuschauen.
play-seat-free = Platz von { $name } freigeben
play-seat-free-about = { $name } verliert den Platz, und du bekommst einen neuen Link für den Platz.
play-seat-free-sure = Platz freigeben
play-seat-free-keep = Abbrechen
play-seat-log = Bisher am Tisch
play-seats-free = Noch nicht am Tisch: { $names }.

## Ende

play-over = Die Partie ist zu Ende
play-show-sheet = Wertungsbogen
play-look-table = Tisch ansehen
play-analyse = Analysieren
play-replay = Wiederholung
play-share = Link kopieren
play-record = Aufzeichnung herunterladen
play-rematch = Revanche
play-rematch-there = Eine Revanche hat begonnen.
play-rematch-join = Zur Revanche
play-new-game = Neue Partie
play-bill = { $n ->
    [0] diese Runde
    [one] in { $n } Runde
   *[other] in { $n } Runden
}

## Das Ende eines Durchgangs

play-season-over = Durchgang { $season } ist zu Ende
play-season-first = Vorn auf dem Fluss:
play-season-second = An zweiter Stelle:
play-season-nobody = Niemand erhält den Bonus des Fluss-Plättchens.
play-season-river = Fluss
play-season-provisions = Versorgung
play-season-paid = bezahlt
play-season-unpaid = nicht bezahlt
play-season-points = Punkte im Durchgang
play-season-total = Punkte gesamt
play-season-bill = Als Nächstes fällig
play-season-else = oder
play-season-on = Weiter mit Durchgang { $season }
play-season-next = Nächstes Versorgungsplättchen wählen
play-season-final = Zur Schlusswertung
