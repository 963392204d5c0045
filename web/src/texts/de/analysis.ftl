### The analysis of a finished game.

analysis-title = Analyse
analysis-page-title = Analyse · Marrakesh
analysis-replay = Wiederholung
analysis-whose = Entscheidungen von
analysis-starting = Die Partie wird geladen …
analysis-judging = { $done } von { $of } Entscheidungen beurteilt …
analysis-complete = Alle { $of } Entscheidungen beurteilt
analysis-about = Das Diagramm zeigt, welches Endergebnis zu Beginn jeder Runde zu erwarten war. Jede Entscheidung wird nach dem beurteilt, was man zu diesem Zeitpunkt wissen konnte: Pech zählt nie als Fehler. Alle Zahlen sind Schätzungen.

## The course

analysis-course = Erwartetes Endergebnis, Runde für Runde
analysis-end = Spielende
analysis-marked = Markierte Entscheidungen
analysis-told = { $when } · { $played } · { $cost }
analysis-told-good = { $when } · { $played } · die einzige gute Wahl

## Decisions

analysis-costliest = Die teuersten Entscheidungen
analysis-none = Keine teuren Fehler gefunden.
analysis-none-yet = Bisher keine teuren Fehler gefunden.
analysis-played = Gespielt
analysis-better = Besser
analysis-cost = { $n ->
    [one] kostete etwa { $n } Punkt
   *[other] kostete etwa { $n } Punkte
}
analysis-worst = Teuerster Fehler
analysis-new-worst = Neuer teuerster Fehler: { $when }, { $cost }
analysis-look = Stellung zeigen

## The verdict

analysis-verdict = Im Schnitt kostete eine Entscheidung { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte gegenüber der besten Wahl.
analysis-marks = Zeichen
analysis-only = einzige gute Wahl gefunden
analysis-doubtful = Ungenauigkeiten
analysis-mistake = Fehler
analysis-blunder = grobe Fehler
