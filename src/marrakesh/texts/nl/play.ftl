### The course of the game.

## Lists

list-nothing = niets
list-comma = { $first }, { $last }
list-and = { $first } en { $last }
list-or = { $first } of { $last }

## Seasons, rounds, phases

season-name = Seizoen { $number }
round-name = Ronde { $number }
season-and-round = Seizoen { $season }, ronde { $round }

phase-setup = Voorbereiding
phase-select = Keshi’s kiezen
phase-deploy = Assistenten plaatsen
phase-tower = Kubustoren
phase-claim = Keshi’s verdelen
phase-exchange = Keshi’s omruilen
phase-assistants = Assistenten gebruiken
phase-river-bonus = Rivierbonus
phase-season-scoring = Seizoenstelling
phase-final-scoring = Puntentelling
