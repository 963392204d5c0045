### The course of the game.

## Lists

list-nothing = nothing
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Seasons, rounds, phases

season-name = Season { $number }
round-name = Round { $number }
season-and-round = Season { $season }, round { $round }

phase-setup = Setup
phase-select = Select keshis
phase-deploy = Deploy assistants
phase-tower = Tower
phase-claim = Claim keshis
phase-exchange = Exchange keshis
phase-assistants = Use assistants
phase-river-bonus = River bonus
phase-season-scoring = Season scoring
phase-final-scoring = Final scoring
