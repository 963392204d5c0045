"""What happened, in words: a heading for each phase, a paragraph for each player's doings."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from marrakesh.narration import tell
from marrakesh.narration.solo import NAME
from marrakesh.rules.events import Event
from marrakesh.rules.phases import OVER, PHASES, ROUND_END, SELECT
from marrakesh.rules.words import COLOURS
from marrakesh.terminal.look import HEADING, QUIET, Look


def show(console: Console, events: Iterable[Event], look: Look) -> None:
    """Print the events as a player reads them."""
    for part in story(events, look):
        console.print(part)


def story(events: Iterable[Event], look: Look) -> Iterator[RenderableType]:
    """Headings and paragraphs. A phase in which nothing happened is left out."""
    heading: RenderableType | None = None
    for about, group in groupby(events, key=_paragraph):
        some = list(group)
        if about == "phase":
            heading = _last_heading(some, look, heading)
            continue
        paragraph = _toss(some, look) if about == "toss" else _doings(int(about), some, look)
        if paragraph is not None:
            if heading is not None:
                yield heading
                heading = None
            yield paragraph
    if heading is not None:
        yield heading


def _paragraph(event: Event) -> str:
    """Events that have the same of this, and follow each other, stand in one paragraph."""
    return event.kind if event.kind in ("phase", "toss") else str(event.seat)


def _last_heading(
    phases: list[Event], look: Look, before: RenderableType | None
) -> RenderableType | None:
    """The phase in which something will happen; the heading of a round stays."""
    heading: RenderableType | None = before if isinstance(before, Rule) else None
    for event in phases:
        phase = event.facts["phase"]
        name = look.phase(PHASES[phase])
        if phase == SELECT:
            where = look.say(
                "season-and-round", season=event.facts["season"], round=event.facts["round"]
            )
            heading = Rule(Text(f"{where} · {name}", style=HEADING), style=QUIET)
        elif phase not in (ROUND_END, OVER):
            heading = Text(name, style="italic")
    return heading


def _toss(tosses: list[Event], look: Look) -> RenderableType:
    """What fell out of the tower."""
    fallen = {COLOURS[toss.facts["colour"]]: toss.facts["fallen"] for toss in tosses}
    return _by(-1, Text(look.say("story-tower") + " ") + look.keshis(fallen), look)


def _doings(seat: int, events: list[Event], look: Look) -> RenderableType | None:
    """What one player did, or what happened at the table; the player is named once."""
    told = [tell(event, look.lang, look.names) for event in events]
    told = [sentence.removesuffix(".") for sentence in told if sentence]
    if not told:
        return None
    if seat >= 0:
        name = look.names[seat] if look.names[seat] != NAME else look.say("the-pashabot")
        told[1:] = [sentence.removeprefix(f"{name} ") for sentence in told[1:]]
    return _by(seat, Text("; ".join(told) + "."), look)


def _by(seat: int, text: Text, look: Look) -> Table:
    """A paragraph with the mark of whom it is about."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(look.mark(seat) if seat >= 0 else Text("·", QUIET), text)
    return grid
