"""What is in the box, as tables: how much of each kind, and how we know it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from marrakesh.components import Box, Entry, Source, source_of, summary
from marrakesh.components.modules import Benefit
from marrakesh.rules.config import MODULES
from marrakesh.rules.pashabot.variants import DIFFICULTIES, VARIANTS
from marrakesh.terminal.look import HEADING, QUIET, Look

OPPONENTS: Final = ("pashabot", "simplified")
MARKS: Final = {Source.PRINTED: "", Source.DERIVED: "°", Source.RECONSTRUCTED: "*"}


def kinds(box: Box, look: Look) -> RenderableType:
    """A row for every kind of component, with the number of values by their source."""
    table = Table()
    table.add_column(look.say("box-kind"))
    table.add_column(look.say("box-entries"), justify="right")
    for source in Source:
        table.add_column(look.say(f"source-{source}"), justify="right")
    totals = dict.fromkeys(Source, 0)
    for kind in summary(box):
        values = [kind.values[source] for source in Source]
        table.add_row(kind.name, str(kind.entries), *(str(number or "–") for number in values))
        for source in Source:
            totals[source] += kind.values[source]
    table.add_section()
    shown = (Text(str(totals[source]), HEADING) for source in Source)
    table.add_row(look.heading("sheet-total"), "", *shown)
    notes = [Text(look.say("source-note", source=source), QUIET) for source in Source]
    return Group(table, *notes)


def entries(box: Box, kind: str, look: Look) -> RenderableType:
    """Every entry of a kind, its values marked with how we know them."""
    part = getattr(box, kind)
    some: list[Entry] = part if isinstance(part, list) else [part]
    fields = [name for name in some[0].values() if any(_told(entry, name) for entry in some)]
    table = Table(title=kind, title_justify="left")
    for name in fields:
        table.add_column(name, overflow="fold")
    for entry in some:
        table.add_row(*(_value(entry, name) for name in fields))
    marks = ", ".join(
        f"{mark} {look.say(f'source-{source}')}" for source, mark in MARKS.items() if mark
    )
    return Group(table, Text(look.say("box-marks", marks=marks), QUIET))


def modules(look: Look) -> RenderableType:
    """The modules that can be added to a game, with what they are about."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for module in MODULES:
        words = Text.assemble((look.say(f"module-{module}"), HEADING), " – ")
        table.add_row(Text(module), words + Text(look.say(f"about-module-{module}")))
    return Group(table, Text(), Text(look.say("box-modules"), QUIET))


def solo(look: Look) -> RenderableType:
    """The opponents of a single player, and what makes the Pashabot easier or harder."""
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
    return getattr(entry, field) not in (None, [])


def _value(entry: Entry, field: str) -> Text:
    if not _told(entry, field):
        return Text("–", QUIET)
    value = getattr(entry, field)
    if isinstance(value, Benefit):
        shown = f"{value.colour}: {value.said()}"
    else:
        shown = ", ".join(str(one) for one in value) if isinstance(value, list) else str(value)
    mark = "" if field in entry.identity else MARKS[source_of(entry, field)]
    return Text(shown + mark)
