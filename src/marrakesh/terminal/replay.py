"""A recorded game in words: every decision and its events."""

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from marrakesh.narration import describe
from marrakesh.records import Replay, Step
from marrakesh.terminal.look import Look
from marrakesh.terminal.scores import final_sheet
from marrakesh.terminal.story import story


def retell(console: Console, replay: Replay, look: Look) -> None:
    """Print a game from its first decision to its last."""
    for step in replay:
        for part in _told(step, look):
            console.print(part)
    if replay.game.over:
        console.print(final_sheet(replay.game, look))
    else:
        console.print(look.heading("retell-running"))


def _told(step: Step, look: Look) -> Iterator[RenderableType]:
    decision = describe(step.before, step.action, look.lang, step.seat)
    grid = Table.grid(padding=(0, 1))
    grid.add_row(look.mark(step.seat), look.name(step.seat), Text(f"› {decision}"))
    yield grid
    for part in story(step.events, look):
        yield Padding(part, (0, 0, 0, 4)) if isinstance(part, Table) else part
