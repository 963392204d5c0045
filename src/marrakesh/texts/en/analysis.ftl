### The analysis of a game, and hints.

analysis-title = How it was played: { $players }
analysis-by = Judged by { $bot } from what each player could know at the time.
analysis-interrupted = Interrupted: { $done } of { $all } decisions have been judged.
analysis-progress = Decisions
analysis-course = Expected final points
analysis-course-about = What the players could expect when each round began, and what they got in the end.
analysis-round = round
analysis-seats = Players
analysis-player = Player
analysis-score = Points
analysis-decisions = Decisions
analysis-mean-loss = Lost per decision
analysis-marks = Lost: how many points of the lead over the best opponent it cost. ?! at least { $doubtful }, ? { $mistake }, ?? { $blunder }; ! was the only good choice.
analysis-costliest = The costliest decisions
analysis-all = All decisions
analysis-when = When
analysis-lost = Lost
analysis-played = Played
analysis-better = Better
analysis-why = Why
analysis-option = Option
analysis-expects = Expected points
analysis-lead = Lead
analysis-visits = Tried
analysis-no-mistake = No costly mistakes were made.
analysis-more = All decisions with all their alternatives: add --html FILE.
analysis-written = Written: { $file }
analysis-no-seat = There is no player { $seat }: choose a number from 1 to { $n }.
analysis-nothing = { $name } decides nothing in this record, so there is nothing to analyse.
analysis-none = There are no decisions in this record, so there is nothing to analyse.
analysis-none-judged = Interrupted before the first decision was judged.

## Hints

hint-thinking = Looking for a hint…
hint-best = Hint: { $number } – { $option }
