### Die Analyse eines Spiels, und Tipps.

analysis-title = So wurde gespielt: { $players }
analysis-by = Beurteilt von { $bot } mit dem, was alle jeweils wissen konnten.
analysis-interrupted = Abgebrochen: { $done } von { $all } Entscheidungen sind beurteilt.
analysis-progress = Entscheidungen
analysis-course = Erwartete Punkte am Ende
analysis-course-about = Was zu Beginn jeder Runde zu erwarten war und was am Ende herauskam.
analysis-round = Runde
analysis-seats = Spieler
analysis-player = Spieler
analysis-score = Punkte
analysis-decisions = Entscheidungen
analysis-mean-loss = Verlust je Entscheidung
analysis-marks = Verlust: so viele Punkte Vorsprung vor dem besten Gegner kostete es. ?! mindestens { $doubtful }, ? { $mistake }, ?? { $blunder }; ! war die einzige gute Wahl.
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
analysis-no-mistake = Teure Fehler gab es nicht.
analysis-more = Alle Entscheidungen mit allen Möglichkeiten: mit --html DATEI.
analysis-written = Geschrieben: { $file }
analysis-no-seat = Spieler { $seat } gibt es nicht: Wähle eine Zahl von 1 bis { $n }.
analysis-nothing = { $name } entscheidet in dieser Aufzeichnung nichts, also gibt es nichts zu analysieren.
analysis-none = In dieser Aufzeichnung gibt es keine Entscheidung, also nichts zu analysieren.
analysis-none-judged = Abgebrochen, bevor die erste Entscheidung beurteilt war.

## Tipps

hint-thinking = Ein Tipp wird gesucht …
hint-best = Tipp: { $number } – { $option }
