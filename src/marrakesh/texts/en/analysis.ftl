### The analysis of a game, and hints.

analysis-title = Game analysis: { $players }
analysis-by = Judged by { $bot }, based on what each player could know at the time.
analysis-interrupted = Interrupted after judging { $done } of { $all } decisions.
analysis-progress = Decisions
analysis-course = Expected final score by round
analysis-course-about = The final score each player could expect at the start of each round and at the end of the record.
analysis-round = round
analysis-seats = Players
analysis-player = Player
analysis-score = Points
analysis-decisions = Decisions
analysis-mean-loss = Points lost per decision
analysis-marks = Lost: how many { $n ->
    [1] points
    [2] points of lead over the opponent
   *[other] points of lead over the best opponent
} the decision cost. ?! at least { $doubtful }, ? at least { $mistake }, ?? at least { $blunder }; ! marks the only good choice.
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
analysis-no-mistake = No costly mistakes found.
analysis-more = To see all decisions and their alternatives, add --html FILE.
analysis-written = Saved in { $file }
analysis-no-seat = { $n ->
    [one] There’s no player { $seat } in this record, only player 1.
   *[other] There’s no player { $seat }. Choose a number from 1 to { $n }.
}
analysis-nothing = { $name } makes no decisions in this record, so there’s nothing to analyse.
analysis-none = There are no decisions in this record, so there’s nothing to analyse.
analysis-none-judged = Interrupted before the first decision was judged.

## Hints

hint-thinking = Looking for a hint…
hint-send = In all, it would send assistants { $where }.
hint-best = Hint: { $number } – { $option }
