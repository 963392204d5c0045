### The analysis of a game, and hints.

analysis-title = How it was played: { $players }
analysis-by = Judged by { $bot } with what each player could know.
analysis-interrupted = Interrupted: { $done } of { $all } decisions are judged.
analysis-progress = Decisions
analysis-course = Expected final points
analysis-course-about = What the players could expect when each round began, and at the end what they got.
analysis-round = round
analysis-seats = Players
analysis-player = Player
analysis-score = Points
analysis-decisions = Decisions
analysis-mean-loss = Lost per decision
analysis-marks = Lost is the lead over the best opponent, in points: ?! at least { $doubtful }, ? { $mistake }, ?? { $blunder }; ! was the only good choice.
analysis-costliest = The costliest decisions
analysis-all = All decisions
analysis-when = When
analysis-lost = Lost
analysis-played = Played
analysis-better = Better
analysis-option = Option
analysis-expects = Expected points
analysis-lead = Lead
analysis-visits = Tried
analysis-no-mistake = Nothing costly was played.
analysis-more = All decisions with all their alternatives: add --html FILE.
analysis-written = Written: { $file }
analysis-no-seat = There is no player { $seat } who decides: choose a number from 1 to { $n }.
analysis-nothing = { $name } decides nothing in this record, so there is nothing to analyse.
analysis-none = There is no decision in this record, so there is nothing to analyse.
analysis-none-judged = Interrupted before the first decision was judged.

## Hints

hint-thinking = Looking for a hint…
hint-best = Hint: { $number } – { $option }
hint-equal = The best choices are worth about the same: “{ $other }” is as good.
hint-own = Compared with “{ $other }” it improves your lead by { $more } points, most of it by points of your own.
hint-others = Compared with “{ $other }” it improves your lead by { $more } points, most of it by what the others do not get.
hint-alone = Compared with “{ $other }” you may expect { $more } points more.
