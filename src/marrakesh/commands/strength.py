"""The command `marrakesh strength`."""

import os
from functools import partial
from typing import TYPE_CHECKING

import click

from marrakesh.commands.options import lang_option
from marrakesh.commands.screen import console

if TYPE_CHECKING:
    from rich.table import Table

    from marrakesh.arena.strength import Strength


@click.command()
@click.argument("bot", default="net")
@click.option("--games", type=click.IntRange(min=1), default=400, show_default=True)
@click.option("--trial", help="Only trials whose name contains this, such as simplified.")
@click.option("--processes", type=click.IntRange(1, 256), help="By default one per processor.")
@lang_option
def strength(bot: str, games: int, trial: str | None, processes: int | None, lang: str) -> None:
    """Measure how strong a bot is: against greedy, and alone.

    Each seed is played with the bot at each seat. No net has learned from these seeds.
    """
    from marrakesh.arena.plan import bots_named
    from marrakesh.arena.strength import TRIALS, jobs_of, try_bot
    from marrakesh.terminal.look import Look
    from marrakesh.terminal.progress import watched

    bots_named(bot)
    chosen = {name: one for name, one in TRIALS.items() if (trial or "") in name}
    if not chosen:
        raise click.BadParameter(", ".join(TRIALS), param_hint="--trial")
    number = processes or os.cpu_count() or 1
    look = Look(lang, [])
    found = {}
    for name, one in chosen.items():
        total = len(jobs_of(one, bot, games))
        found[name] = watched(total, partial(try_bot, bot, one, games, number), look)
    console().print(strength_table(found))


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
