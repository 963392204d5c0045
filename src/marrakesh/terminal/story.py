"""Events in words: a heading for each phase, a paragraph for each player's actions."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from marrakesh.narration import sentence
from marrakesh.rules import events
from marrakesh.rules.events import Event
from marrakesh.rules.phases import OVER, PHASES, ROUND_END, SELECT
from marrakesh.rules.words import COLOURS
from marrakesh.terminal.look import HEADING, QUIET, Look


def show(console: Console, happened: Iterable[Event], look: Look) -> None:
    """Print events for a player."""
    for part in story(happened, look):
        console.print(part)


def story(happened: Iterable[Event], look: Look) -> Iterator[RenderableType]:
    """Headings and paragraphs. Phases without events are skipped."""
    heading: RenderableType | None = None
    for _, group in groupby(happened, key=_paragraph):
        some = list(group)
        phases = [one for one in some if isinstance(one, events.Phase)]
        if phases:
            heading = _last_heading(phases, look, heading)
            continue
        tosses = [one for one in some if isinstance(one, events.Toss)]
        paragraph = _toss(tosses, look) if tosses else _doings(some[0].seat, some, look)
        if heading is not None:
            yield heading
            heading = None
        yield paragraph
    if heading is not None:
        yield heading


def _paragraph(event: Event) -> str:
    """The grouping key: consecutive events with the same key share a paragraph."""
    return event.kind if isinstance(event, events.Phase | events.Toss) else str(event.seat)


def _last_heading(
    phases: list[events.Phase], look: Look, before: RenderableType | None
) -> RenderableType | None:
    """The heading of the last phase; that of a round is kept."""
    heading: RenderableType | None = before if isinstance(before, Rule) else None
    for event in phases:
        phase = event.phase
        name = look.phase(PHASES[phase])
        if phase == SELECT:
            where = look.say("season-and-round", season=event.season, round=event.round)
            heading = Rule(Text(f"{where} · {name}", style=HEADING), style=QUIET)
        elif phase not in (ROUND_END, OVER):
            heading = Text(name, style="italic")
    return heading


def _toss(tosses: list[events.Toss], look: Look) -> RenderableType:
    """The keshis that fell out of the tower."""
    fallen = {COLOURS[toss.colour]: toss.fallen for toss in tosses}
    return _by(-1, Text(look.say("story-tower") + " ") + look.keshis(fallen), look)


def _doings(seat: int, happened: list[Event], look: Look) -> RenderableType:
    """One player's actions, or table events; the player is named once."""
    first, *others = [sentence(event, look.lang, look.people) for event in happened]
    told = "; ".join([str(first).removesuffix("."), *(other.did for other in others)])
    return _by(seat, Text(f"{told}."), look)


def _by(seat: int, text: Text, look: Look) -> Table:
    """A paragraph with the mark of its player."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(look.mark(seat) if seat >= 0 else Text("·", QUIET), text)
    return grid
