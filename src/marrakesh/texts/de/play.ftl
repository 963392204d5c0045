### The course of the game.

## Lists

list-nothing = nichts
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Seasons, rounds, phases

season-name = Durchgang { $number }
round-name = Runde { $number }
season-and-round = Durchgang { $season }, Runde { $round }

phase-setup = Aufbau
phase-select = Keshis auswählen
phase-deploy = Assistenten einsetzen
phase-tower = Würfelturm
phase-claim = Keshis nehmen
phase-exchange = Keshis eintauschen
phase-assistants = Assistenten nutzen
phase-river-bonus = Flussbonus
phase-season-scoring = Durchgangswertung
phase-final-scoring = Schlusswertung
