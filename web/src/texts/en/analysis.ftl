### The analysis of a finished game.

analysis-title = Analysis
analysis-page-title = Analysis · Marrakesh
analysis-replay = Replay
analysis-whose = Decisions by
analysis-starting = Loading the game…
analysis-judging = { $done } of { $of } decisions judged…
analysis-complete = All { $of } decisions judged
analysis-about = The chart shows the final score each player could expect at the start of each round. Each decision is judged by what the player could know at the time: bad luck never counts as a mistake. All figures are estimates.

## The course

analysis-course = Expected final score by round
analysis-end = End of the game
analysis-marked = Marked decisions
analysis-told = { $when } · { $played } · { $cost }
analysis-told-good = { $when } · { $played } · the only good choice

## Decisions

analysis-costliest = The costliest decisions
analysis-none = No costly mistakes were made.
analysis-none-yet = No costly mistakes found so far.
analysis-played = Played
analysis-better = Better
analysis-cost = { $n ->
    [one] cost about { $n } point
   *[other] cost about { $n } points
}
analysis-worst = Worst mistake
analysis-new-worst = A new worst mistake: { $when }, { $cost }
analysis-look = Show the position

## The verdict

analysis-verdict = On average, each decision gave away { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points compared with the best choice.
analysis-marks = Marks
analysis-only = only good choice found
analysis-doubtful = inaccuracies
analysis-mistake = mistakes
analysis-blunder = blunders
