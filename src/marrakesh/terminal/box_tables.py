"""The contents of the box as tables, with the provenance of values."""

from functools import cache
from typing import Final

from msgspec.structs import fields
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from marrakesh.components import Box, Entry, Provenance, provenance_of, summary
from marrakesh.components.modules import Benefit
from marrakesh.rules.config import MODULES, OPPONENTS
from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS
from marrakesh.terminal.look import HEADING, QUIET, Look, join

MARKS: Final = {Provenance.PRINTED: "", Provenance.DERIVED: "°", Provenance.RECONSTRUCTED: "*"}


def kinds(box: Box, look: Look) -> RenderableType:
    """A row per kind of component, with the number of values by provenance."""
    table = Table()
    table.add_column(look.say("box-kind"))
    table.add_column(look.say("box-entries"), justify="right")
    for provenance in Provenance:
        table.add_column(look.say(f"source-{provenance}"), justify="right")
    totals = dict.fromkeys(Provenance, 0)
    for kind in summary(box):
        values = [kind.values[provenance] for provenance in Provenance]
        table.add_row(kind.name, str(kind.entries), *(str(number or "–") for number in values))
        for provenance in Provenance:
            totals[provenance] += kind.values[provenance]
    table.add_section()
    shown = (Text(str(totals[provenance]), HEADING) for provenance in Provenance)
    table.add_row(look.heading("sheet-total"), "", *shown)
    notes = [Text(look.say("source-note", source=provenance), QUIET) for provenance in Provenance]
    return Group(table, *notes)


def entries(box: Box, kind: str, look: Look, width: int) -> RenderableType:
    """Every entry of a kind, with values marked by provenance; as a table if it fits."""
    part = getattr(box, kind)
    some: list[Entry] = part if isinstance(part, list) else [part]
    table = _table(some)
    fits = Console(width=1000).measure(table).minimum <= width
    marks = ", ".join(
        f"{mark} {look.say(f'source-{provenance}')}" for provenance, mark in MARKS.items() if mark
    )
    return Group(
        Text(kind, "italic"),
        table if fits else _paragraphs(some),
        Text(look.say("box-marks", marks=marks), QUIET),
    )


def _table(some: list[Entry]) -> Table:
    """A row per entry, with all fields that any of them has."""
    told = [name for name in some[0].values() if any(_told(entry, name) for entry in some)]
    table = Table()
    for name in told:
        table.add_column(name, overflow="fold")
    for entry in some:
        table.add_row(*(_value(entry, name) for name in told))
    return table


def _paragraphs(some: list[Entry]) -> Table:
    """A paragraph per entry, with the fields it has."""
    grid = Table.grid(padding=(0, 2))
    for entry in some:
        which = Text(" ".join(str(part) for part in entry.which()), HEADING)
        told = [name for name in entry.values() if _told(entry, name)]
        parts = [
            Text.assemble((f"{name} ", QUIET), _value(entry, name))
            for name in told
            if name not in entry.identity
        ]
        grid.add_row(which, join(parts, " · "))
    return grid


def modules(look: Look) -> RenderableType:
    """The modules that can be added to a game, with short descriptions."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for module in MODULES:
        words = Text.assemble((look.say(f"module-{module}"), HEADING), " – ")
        table.add_row(Text(module), words + Text(look.say(f"about-module-{module}")))
    return Group(table, Text(), Text(look.say("box-modules"), QUIET))


def solo(look: Look) -> RenderableType:
    """The solo opponents, and the variants that make the Pashabot easier or harder."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    keys = [
        *((name, f"opponent-{name}") for name in OPPONENTS),
        *((name, f"difficulty-{name}") for name in DIFFICULTIES),
        *((name, f"variant-{name}") for name in VARIANTS),
    ]
    for name, key in keys:
        words = Text.assemble((look.say(key), HEADING), " – ")
        table.add_row(Text(name), words + Text(look.say(f"about-{key}")))
    heading = look.heading("guide-solo")
    return Group(heading, table, Text(), Text(look.say("box-solo"), QUIET))


def _told(entry: Entry, field: str) -> bool:
    """Whether a field has a value; in an optional field, 0 counts as none."""
    value = getattr(entry, field)
    return value not in (None, []) and (value != 0 or field not in _optional(type(entry)))


@cache
def _optional(kind: type[Entry]) -> frozenset[str]:
    """The optional fields of an entry."""
    return frozenset(field.name for field in fields(kind) if not field.required)


def _value(entry: Entry, field: str) -> Text:
    if not _told(entry, field):
        return Text("–", QUIET)
    value = getattr(entry, field)
    if isinstance(value, Benefit):
        shown = f"{value.colour}: {value.said()}"
    else:
        shown = ", ".join(str(one) for one in value) if isinstance(value, list) else str(value)
    mark = "" if field in entry.identity else MARKS[provenance_of(entry, field)]
    return Text(shown + mark)
