# Open tables, and people whose names are kept.

people-start = Mitspieler finden
people-start-about = Tische, die auf Mitspieler warten, und alle Partien, die du unter deinem Namen gespielt hast.
people-tables = Offene Tische
people-me = Meine Partien

people-open = Offen für alle
people-open-about = Auf der Seite „Offene Tische“ kann jeder einen freien Platz nehmen. Die Einladungslinks gelten weiterhin.
people-open-waits = Über die Seite „Offene Tische“ kann jeder dazukommen.
people-fill = Jetzt mit Bots anfangen
people-rated = Partie fürs Rating
people-rated-about = Wer mitspielt, muss auf der Seite „Meine Partien“ einen Namen angelegt haben. Es gibt keine Tipps, und was andere gesehen haben, lässt sich nicht zurücknehmen.
people-rated-game = { $kind ->
    [net] Zählt fürs Rating: keine Tipps; was andere gesehen haben, lässt sich nicht zurücknehmen; wer geht, wird Letzter.
   *[other] Zählt fürs Rating: keine Tipps; zurücknehmen kannst du nur, solange nichts aufgedeckt wurde und kein Bot gehandelt hat.
}

people-tables-about = Spiele ohne Konto und ohne Link gegen Leute, die du noch nicht kennst.
people-comes = Schnell mitspielen
people-comes-about = Setzt dich an einen passenden Tisch oder eröffnet einen neuen. Kommt niemand, kannst du mit Bots anfangen.
people-waiting = Warten auf Mitspieler
people-waiting-none = Gerade wartet kein Tisch. Eröffne einen, dann finden dich andere hier.
people-join = Platz nehmen
people-yours = Zu deinem Tisch
people-free = { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
}
people-filter = Was möchtest du spielen?
people-somebody = Jemand ohne Namen
people-any = Egal
people-players = { $n ->
    [0] Spieler
   *[other] { $n } Spieler
}
people-edition = Version
people-modules = Module
people-modules-none = Ohne Module
people-modules-some = Mit Modulen
people-pace = Tempo
people-clock = Uhr
people-clock-true = Mit Uhr
people-clock-false = Ohne Uhr
people-rated-true = Mit Rating
people-rated-false = Ohne Rating

people-new-about = Wähle einen Namen, und deine Partien werden gespeichert: Ergebnisse, Rekorde, Rating und Aufzeichnungen. Dieser Browser legt dafür einen zufälligen Schlüssel an; du brauchst weder Passwort noch E-Mail-Adresse.
people-name = Name
people-new = Meine Partien speichern
people-bring = Hast du schon einen Namen?
people-bring-about = Auf deinem anderen Gerät kannst du den Schlüssel unter „Meine Partien“ als Datei sichern oder als Text anzeigen.
people-bring-file = Schlüsseldatei wählen
people-bring-text = Schlüssel als Text
people-bring-use = Diesen Schlüssel verwenden
people-bring-wrong = Kein Schlüssel gefunden: Ein Schlüssel besteht aus 32 Buchstaben, Ziffern, Binde- und Unterstrichen.

people-rating-people = Rating gegen Menschen
people-rating-levels = Rating gegen Bots
people-games = Partien
people-games-rated = { $n ->
    [0] noch keine Partie fürs Rating
    [one] eine Partie fürs Rating
   *[other] { $n } Partien fürs Rating
}
people-best = Rekorde
people-mode = Spielmodus
people-points = Punkte
people-past = Gespielte Partien
people-past-none = Noch keine Partie zu Ende gespielt.
people-place = { $n }.
people-gain = Rating { $gain }
people-replay = Wiederholung
people-record = Aufzeichnung
people-older = Ältere Partien

people-key = Dein Schlüssel
people-key-about = Wer diesen Schlüssel hat, kann unter deinem Namen spielen. Sichere ihn: Wenn dieser Browser ihn vergisst, kann ihn niemand wiederherstellen. Mit dem Schlüssel spielst du auch auf einem anderen Gerät unter deinem Namen.
people-key-save = Schlüssel als Datei sichern
people-key-show = Schlüssel als Text anzeigen
people-key-text = Dein Schlüssel (behalte ihn für dich)
people-key-file = Marrakesh: der Schlüssel von { $name } #{ $tag }. Wer ihn hat, kann unter deinem Namen spielen; behalte ihn also für dich.
people-rename = Namen ändern
people-records = Alle Aufzeichnungen herunterladen (ZIP)
people-leave = Schlüssel aus diesem Browser entfernen
people-leave-sure = Dieser Browser vergisst den Schlüssel. Ohne gesicherte Kopie kommst du dann nicht mehr an deine Partien heran.
people-erase = Meinen Namen und meine Partien löschen
people-erase-sure = Dein Name und die Liste deiner Partien werden endgültig gelöscht. In den Listen deiner Mitspieler bleibt dein Platz stehen, aber ohne deinen Namen.
