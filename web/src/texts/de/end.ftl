### Der Wertungsbogen und die Wiederholung.

end-loading = Einen Moment …
end-again = Noch einmal versuchen
end-to-start = Zur Startseite
end-to-table = Zum Tisch

## Wertungsbogen

end-sheet = Wertungsbogen
end-by-season = Alle Durchgänge zeigen
end-setup = Spielbeginn
end-total = Summe
end-winner = Gewonnen
end-round = Runde
end-course = Der Verlauf des Spiels
end-level = { $level ->
    [0] Stufe 1 von 4 ist noch nicht erreicht.
   *[other] Stufe { $level } von 4 erreicht.
}
end-margin-won = { $n ->
    [one] Du schlägst den Pashabot um { $n } Punkt.
   *[other] Du schlägst den Pashabot um { $n } Punkte.
}
end-margin-lost = { $n ->
    [0] Gleichstand mit dem Pashabot: Damit gewinnt er.
    [one] Der Pashabot gewinnt mit { $n } Punkt Vorsprung.
   *[other] Der Pashabot gewinnt mit { $n } Punkten Vorsprung.
}

## Wiederholung

end-replay = Wiederholung
end-replay-title = Wiederholung · Marrakesh
end-city = Stadt
end-board-of = Tableau von { $name }
end-whose-board = Wessen Tableau gezeigt wird
end-at-start = Der Tisch ist aufgebaut, noch ist nichts entschieden.
end-transport = Wiedergabe
end-slider = Zeitpunkt im Spiel
end-move-of = { $move } von { $moves }
end-first = Zum Anfang (Pos1)
end-round-back = Eine Runde zurück (Bild auf)
end-back = Einen Schritt zurück (Pfeil links)
end-play = Abspielen (Leertaste)
end-pause = Anhalten (Leertaste)
end-on = Einen Schritt weiter (Pfeil rechts)
end-round-on = Eine Runde weiter (Bild ab)
end-last = Zum Ende (Ende)
end-play-on = Ab hier weiterspielen
end-play-on-about = Ein neuer Tisch beginnt an dieser Stelle. Dieses Spiel bleibt, wie es ist.
end-play-on-bots = Allein, gegen Bots
end-play-on-screen = Alle an einem Bildschirm
end-play-on-solo = Gegen den Pashabot
end-share = Link zu dieser Stelle kopieren
end-copied = Der Link ist kopiert.
end-download = Aufzeichnung herunterladen
end-seed = Startzahl
end-seed-number = Startzahl des Spiels
end-seed-hash = Ihre Prüfsumme, seit Spielbeginn bekannt
end-seed-about = Aller Zufall dieses Spiels folgt aus der Startzahl: Lade die Aufzeichnung herunter und starte „marrakesh verify DATEI“, um zu sehen, dass Startzahl, Prüfsumme und alle Züge zueinander passen.
