"""How far a simulation has come: a bar on a terminal, plain lines elsewhere."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from marrakesh.simulation import Plan, Tally, run
from marrakesh.terminal.look import Look


def watched(plan: Plan, processes: int, look: Look) -> Tally:
    """Play the games of a plan and show how far they are."""
    console = Console(file=sys.stderr)
    return (
        _with_bar(plan, processes, look, console)
        if console.is_terminal
        else _with_lines(plan, processes, look, console)
    )


def _with_bar(plan: Plan, processes: int, look: Look, console: Console) -> Tally:
    columns = (
        TextColumn(look.say("sim-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=plan.games)
        return run(plan, processes, lambda done: progress.update(task, completed=done))


def _with_lines(plan: Plan, processes: int, look: Look, console: Console) -> Tally:
    told = 0

    def report(done: int) -> None:
        nonlocal told
        if 10 * done // plan.games > told:
            told = 10 * done // plan.games
            console.print(look.say("sim-of", n=done, all=str(plan.games)), highlight=False)

    return run(plan, processes, report)
