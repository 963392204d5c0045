"""Progress of long tasks: a bar on a terminal, plain lines elsewhere."""

import sys
from collections.abc import Callable
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from marrakesh.terminal.look import Look

T = TypeVar("T")
Work = Callable[[Callable[[int], None]], T]
"""A long task that reports the number of steps done."""


def watched(total: int, work: Work[T], look: Look, what: str = "sim-games") -> T:
    """Run a task of `total` steps and show its progress; `what` is the key of its label."""
    console = Console(file=sys.stderr)
    watch = _with_bar if console.is_terminal else _with_lines
    return watch(total, work, look, what, console)


def _with_bar(total: int, work: Work[T], look: Look, what: str, console: Console) -> T:
    columns = (
        TextColumn(look.say(what)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total)
        return work(lambda done: progress.update(task, completed=done))


def _with_lines(total: int, work: Work[T], look: Look, what: str, console: Console) -> T:
    told = 0

    def report(done: int) -> None:
        nonlocal told
        if 10 * done // total > told:
            told = 10 * done // total
            console.print(look.say("sim-of", n=done, all=str(total)), highlight=False)

    return work(report)
