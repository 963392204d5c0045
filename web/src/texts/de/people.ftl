# Open tables, and people whose names are kept.

people-start = Gesellschaft
people-start-about = Tische, die auf Mitspieler warten, und deine Partien unter einem Namen.
people-tables = Offene Tische
people-me = Meine Partien

people-open = Offen für alle
people-open-about = Wer will, nimmt auf der Seite „Offene Tische“ einen freien Platz. Die Links gelten auch.
people-open-waits = Über die Seite „Offene Tische“ kann jeder dazukommen.
people-fill = Jetzt mit Bots anfangen
people-rated = Zählt für die Wertung
people-rated-about = Alle brauchen einen Namen unter „Meine Partien“. Keine Tipps, und was andere gesehen haben, lässt sich nicht zurücknehmen.
people-rated-game = Zählt für die Wertung: keine Tipps, was andere gesehen haben, bleibt, und wer geht, wird Letzter.

people-tables-about = Spiel gegen Leute, die du nicht kennst, ohne Konto und ohne Link.
people-comes = Gegen den Nächsten spielen, der kommt
people-comes-about = Nimmt einen Platz an einem passenden Tisch oder eröffnet einen. Kommt niemand, kannst du mit Bots anfangen.
people-waiting = Warten auf Mitspieler
people-waiting-none = Gerade wartet kein Tisch. Eröffne einen: Der Nächste findet dich hier.
people-join = Platz nehmen
people-yours = Zu deinem Tisch
people-free = { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
}
people-filter = Was soll es sein?
people-somebody = Jemand ohne Namen
people-any = Egal
people-players = { $n ->
    [0] Spieler
   *[other] { $n } Spieler
}
people-edition = Ausgabe
people-modules = Module
people-modules-none = Ohne
people-modules-some = Mit
people-pace = Tempo
people-clock = Uhr
people-clock-true = Mit Uhr
people-clock-false = Ohne
people-rated-true = Gewertet
people-rated-false = Nicht gewertet

people-new-about = Gib dir einen Namen, und deine Partien werden aufgehoben: Ergebnisse, Bestwerte, Wertungen und Aufzeichnungen. Dieser Browser legt dafür einen zufälligen Schlüssel an; es gibt kein Passwort, und niemand fragt nach einer E-Mail-Adresse.
people-name = Name
people-new = Meine Partien aufheben
people-bring = Du hast schon einen Namen?
people-bring-about = Auf dem anderen Gerät sichert „Meine Partien“ deinen Schlüssel als Datei oder zeigt ihn als Text.
people-bring-file = Schlüsseldatei wählen
people-bring-text = Schlüssel als Text
people-bring-use = Diesen Schlüssel verwenden
people-bring-wrong = Darin ist kein Schlüssel: Er besteht aus 32 Buchstaben, Ziffern, Binde- und Unterstrichen.

people-rating-people = Wertung gegen Menschen
people-rating-levels = Wertung gegen Bots
people-games = Partien
people-games-rated = { $n ->
    [0] noch keine gewertete Partie
    [one] eine gewertete Partie
   *[other] { $n } gewertete Partien
}
people-best = Bestwerte
people-mode = Spiel
people-points = Punkte
people-past = Gespielte Partien
people-past-none = Noch keine Partie zu Ende gespielt.
people-place = { $n }.
people-gain = Wertung { $gain }
people-replay = Ansehen
people-record = Aufzeichnung
people-older = Ältere Partien

people-key = Dein Schlüssel
people-key-about = Wer den Schlüssel hat, ist du. Sichere ihn: Wenn dieser Browser ihn vergisst, kann ihn dir niemand zurückgeben. Mit ihm bist du auf einem anderen Gerät dieselbe Person.
people-key-save = Schlüssel als Datei sichern
people-key-show = Schlüssel als Text zeigen
people-key-text = Dein Schlüssel: Behalt ihn für dich
people-key-file = Marrakesh: der Schlüssel von { $name } #{ $tag }. Wer ihn hat, ist du; behalt ihn also für dich.
people-rename = Namen ändern
people-records = Alle Aufzeichnungen als Zip-Datei
people-leave = In diesem Browser vergessen
people-leave-sure = Dieser Browser vergisst den Schlüssel. Ohne gesicherte Kopie führt kein Weg zu deinen Partien zurück.
people-erase = Mich löschen
people-erase-sure = Dein Name und deine Partien werden endgültig gelöscht. Bei anderen bleiben deine Plätze ohne Namen stehen.
