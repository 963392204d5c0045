"""The command `marrakesh strength`."""

import os
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import click

from marrakesh.commands.console import console
from marrakesh.commands.options import lang_option

if TYPE_CHECKING:
    from rich.table import Table

    from marrakesh.arena.expectations import Stage
    from marrakesh.arena.strength import Strength

Chosen = TypeVar("Chosen")


@click.command()
@click.argument("bot", default="net")
@click.option("--games", type=click.IntRange(min=1), default=400, show_default=True)
@click.option("--trial", help="Run only trials whose name contains this, such as simplified.")
@click.option("--expected", is_flag=True, help="Measure the error of expected points instead.")
@click.option("--processes", type=click.IntRange(1, 256), help="Default: one per processor.")
@lang_option
def strength(
    bot: str, games: int, trial: str | None, expected: bool, processes: int | None, lang: str
) -> None:
    """Measure a bot against greedy and in solo games.

    Each seed is played with the bot at each seat. No net was trained on these seeds. With `ladder`
    as the bot, each level plays against the one below, and the lowest against itself.

    With --expected, the bot plays at all seats, and the points that the net expects at each
    decision are compared with the final ones.
    """
    from marrakesh.arena.expectations import CONFIGS, stages_of
    from marrakesh.arena.plan import bots_named
    from marrakesh.arena.strength import TRIALS, jobs_of, rungs, try_bot
    from marrakesh.terminal.look import Look
    from marrakesh.terminal.progress import watched

    if expected or bot != "ladder":
        bots_named(bot)
    number = processes or os.cpu_count() or 1
    look = Look(lang, [])
    if expected:
        stages = {
            name: watched(games, partial(stages_of, bot, one, games, number), look)
            for name, one in _named(CONFIGS, trial).items()
        }
        console().print(expected_table(stages))
        return
    found = {}
    trials = _named(TRIALS, trial)
    bouts = rungs(trials) if bot == "ladder" else ((name, bot, trials[name]) for name in trials)
    for name, tried, one in bouts:
        total = len(jobs_of(one, tried, games))
        found[name] = watched(total, partial(try_bot, tried, one, games, number), look)
    console().print(strength_table(found))


def _named(some: dict[str, Chosen], part: str | None) -> dict[str, Chosen]:
    """The items whose names contain this part."""
    chosen = {name: one for name, one in some.items() if (part or "") in name}
    if not chosen:
        raise click.BadParameter(", ".join(some), param_hint="--trial")
    return chosen


def expected_table(found: "dict[str, dict[int, Stage]]") -> "Table":
    """The mean errors of the seat's own and the others' expected points, by rounds left.

    The mean absolute error of its own points follows in brackets.
    """
    from rich.table import Table

    table = Table("rounds left", *found)
    lefts = sorted({left for stages in found.values() for left in stages}, reverse=True)
    for left in lefts:
        cells = [_cell(stages[left]) if left in stages else "" for stages in found.values()]
        table.add_row(str(left), *cells)
    return table


def _cell(stage: "Stage") -> str:
    others = f" / {stage.others.mean:+.1f}" if stage.others.count else ""
    return f"{stage.own.mean:+.1f}{others} ({stage.far.mean:.1f})"


def strength_table(found: "dict[str, Strength]") -> "Table":
    """The results of a bot in each trial, with Wilson intervals for the wins."""
    from rich.table import Table

    table = Table("trial", "games", "won", "95 %", "points", "others", "levels")
    for name, one in found.items():
        wins = one.wins.times(100)
        levels = "/".join(f"{100 * part:.0f}" for part in one.levels)
        table.add_row(
            name, str(one.games), f"{wins.value:.1f} %", f"{wins.low:.1f}-{wins.high:.1f} %",
            f"{one.points:.1f}", f"{one.others:.1f}", levels,
        )  # fmt: skip
    return table
