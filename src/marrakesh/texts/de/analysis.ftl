### Die Analyse eines Spiels, und Tipps.

analysis-title = Analyse der Partie: { $players }
analysis-by = Beurteilt von { $bot } nach dem, was man zum jeweiligen Zeitpunkt wissen konnte.
analysis-interrupted = Abgebrochen nach { $done } von { $all } Entscheidungen.
analysis-progress = Entscheidungen
analysis-course = Erwartetes Endergebnis, Runde für Runde
analysis-course-about = Welches Endergebnis zu Beginn jeder Runde und am Ende der Aufzeichnung zu erwarten war.
analysis-round = Runde
analysis-seats = Spieler
analysis-player = Spieler
analysis-score = Punkte
analysis-decisions = Entscheidungen
analysis-mean-loss = Verlust je Entscheidung
analysis-marks = Verlust: um wie viele Punkte die Entscheidung { $n ->
    [1] das erwartete Endergebnis
    [2] den Vorsprung vor dem Gegner
   *[other] den Vorsprung vor dem besten Gegner
} verringert hat. Bei einem Verlust ab { $doubtful } steht ?!, ab { $mistake } steht ?, ab { $blunder } steht ??; ! steht bei der einzigen guten Wahl.
analysis-costliest = Die teuersten Entscheidungen
analysis-all = Alle Entscheidungen
analysis-when = Wann
analysis-lost = Verlust
analysis-played = Gespielt
analysis-better = Besser
analysis-why = Warum
analysis-option = Möglichkeit
analysis-expects = Erwartete Punkte
analysis-lead = Vorsprung
analysis-visits = Versuche
analysis-no-mistake = Keine teuren Fehler gefunden.
analysis-more = Mit --html DATEI siehst du alle Entscheidungen mit allen Möglichkeiten.
analysis-written = Gespeichert in { $file }
analysis-no-seat = { $n ->
    [one] Es gibt in dieser Aufzeichnung keinen Spieler { $seat }, nur Spieler 1.
   *[other] Es gibt keinen Spieler { $seat }. Wähle eine Zahl von 1 bis { $n }.
}
analysis-nothing = { $name } trifft in dieser Aufzeichnung keine Entscheidungen, also gibt es nichts zu analysieren.
analysis-none = In dieser Aufzeichnung gibt es keine Entscheidungen, also nichts zu analysieren.
analysis-none-judged = Abgebrochen, bevor die erste Entscheidung beurteilt war.

## Tipps

hint-thinking = Ein Tipp wird gesucht …
hint-send = Insgesamt würde er Assistenten { $where } schicken.
hint-best = Tipp: { $number } – { $option }
