### Der Wertungsbogen und die Wiederholung.

end-loading = Einen Moment …
end-again = Erneut versuchen
end-to-start = Zur Startseite
end-to-table = Zum Tisch

## Wertungsbogen

end-sheet = Wertungsbogen
end-open-all = Alle öffnen
end-close-all = Alle schließen
end-group-board = Bezirke und Stadttore
end-group-river = Fluss
end-group-stairs = Palast und Moschee
end-group-tiles = Oasen, Schriftrollen und Handel
end-group-rest = Versorgung und Übriges
end-lesson = Was den Ausschlag gab
end-lesson-alone = Was am meisten eingebracht hat
end-lesson-mostly = ({ $source } +{ $n })
end-mode = { $solo ->
    [yes] im Solospiel
   *[no] zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    }
}{ $modules ->
    [yes] {" mit Modulen"}
   *[no] {""}
}
end-best = Dein Rekord { $mode }: { gain-point }
end-best-first = { gain-point }: dein erstes Ergebnis { $mode } und damit dein Rekord
end-best-new = Neuer Rekord { $mode }: { gain-point } (vorher { $before })
end-setup = Spielbeginn
end-total = Summe
end-winner = Gewonnen
end-round = Runde
end-course = Verlauf der Partie
end-standings = Rangliste
end-so-far = Punkte bisher
end-tie-break = Treppen
end-you-win = { $n ->
    [0] Du gewinnst: punktgleich, aber weiter oben auf den Treppen!
    [one] Du gewinnst mit { $n } Punkt Vorsprung!
   *[other] Du gewinnst mit { $n } Punkten Vorsprung!
}
end-beats-you = { $n ->
    [0] { $name } gewinnt: punktgleich, aber auf den Treppen weiter oben als du.
    [one] { $name } schlägt dich um { $n } Punkt.
   *[other] { $name } schlägt dich um { $n } Punkte.
}
end-wins = { $n ->
    [0] { $name } gewinnt: punktgleich, aber weiter oben auf den Treppen.
    [one] { $name } gewinnt mit { $n } Punkt Vorsprung.
   *[other] { $name } gewinnt mit { $n } Punkten Vorsprung.
}
end-your-place = { $place ->
    [2] Du belegst Platz zwei.
    [3] Du belegst Platz drei.
   *[other] Du belegst Platz vier.
}
end-level-won = Du hast { the-level } geschlagen. Bereit für die nächste Spielstärke?
end-level-lost = Das waren zwei harte Partien. Spiele doch erst einmal gegen { the-level }.
end-ladder-won = Du hast { the-level } geschlagen. Besser als du spielt hier niemand – Glückwunsch!
end-you-win-together = Du gewinnst gemeinsam mit { $names }!
end-win-together = { $names } gewinnen gemeinsam.
end-level = { $rank ->
    [0] Stufe 1 von 4, { solo-title-1 }, liegt noch vor dir.
   *[other] { solo-title }: Du hast Stufe { $rank } von 4 erreicht.
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
end-whose-board = Gezeigtes Tableau
end-at-start = Der Tisch ist aufgebaut; noch ist nichts entschieden.
end-transport = Wiedergabe
end-slider = Zeitpunkt in der Partie
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
end-play-on-about = An dieser Stelle beginnt ein neuer Tisch. Diese Partie bleibt, wie sie ist.
end-play-on-bots = Allein, gegen Bots
end-play-on-screen = Alle an einem Bildschirm
end-play-on-solo = Gegen den Pashabot
end-analysis = Analyse
end-compare = Vergleichen
end-asked = Stellung
end-played = Gespielt
end-drawn = Blass: die bessere Aktion. Gestrichelt umrandet: was stattdessen gespielt wurde.
end-better = Besser
end-follow = Dem Geschehen folgen
end-keep = Teilen oder speichern
end-share = Link zu dieser Stelle kopieren
end-download = Aufzeichnung herunterladen
end-seed-number = Startwert der Partie
end-seed-hash = Hash des Startwerts, seit Spielbeginn bekannt
end-seed-about = Der ganze Zufall dieser Partie ergibt sich aus dem Startwert. Lade die Aufzeichnung herunter und führe „marrakesh verify DATEI“ aus, um zu prüfen, ob Startwert, Hash und alle Züge zueinander passen.
end-play-on-as = Wenn du allein spielst, übernimmst du den Platz von { $name }.
end-seed-known = Diese Partie hat den Startwert einer früheren Partie, also könnte ihn jemand gekannt haben. Ein Hash würde darum nichts beweisen.
