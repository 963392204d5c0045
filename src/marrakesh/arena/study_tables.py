"""Studies rendered for the terminal and as a page."""

from html import escape

from rich.console import Group, RenderableType
from rich.text import Text

from marrakesh.arena.grids import Grid, as_html, as_table, points
from marrakesh.arena.simulation_tables import setting_lines
from marrakesh.arena.study import FEW, Study, Worth, kind_of
from marrakesh.charts import Bar, bars, page
from marrakesh.narration import source_name
from marrakesh.terminal.look import Look, rows
from marrakesh.texts import Texts, slug


def for_terminal(studies: list[Study], look: Look) -> RenderableType:
    parts: list[RenderableType] = []
    for one in studies:
        overview = rows()
        for heading, line in _overview(one, look):
            overview.add_row(look.heading(heading), line)
        parts += [overview, Text()]
        parts += [as_table(_grid(one, kind, look)) for kind in one.kinds]
    notes = [Text(look.say("study-note", n=FEW)), Text(), Text(look.say("study-cause"))]
    return Group(*parts, *notes)


def as_page(studies: list[Study], look: Look) -> str:
    """Return the same studies as one HTML page, with charts."""
    sections: list[tuple[str, str]] = []
    notes = [look.say("study-cause"), look.say("study-note", n=FEW)]
    for one in studies:
        (games, number), (_, setting) = _overview(one, look)
        lines = [f"{look.say(games)}: {number}", *notes]
        sections.append((setting, "".join(f"<p>{escape(line)}</p>" for line in lines)))
        notes = []
        for kind in one.kinds:
            grid = _grid(one, kind, look)
            sections.append((grid.title, _plot(one, kind, look) + as_html(grid)))
    return page(look.say("study-title"), sections, look.lang)


def item_name(item: str, say: Texts) -> str:
    """Return the display name of an item."""
    kind, (*_, last) = kind_of(item), item.split()
    if kind == "luxury-types":
        name = say(f"luxury-{slug(item)}")
    elif kind == "luxury-goods":
        name = say("luxury-name", number=last)
    elif kind == "gates":
        name = say(f"gate-{last}")
    elif kind == "gate-spaces":
        name = say("study-gate-space", number=int(last))
    elif kind == "turn-order":
        name = say("study-turn", number=int(last))
    elif last == "second":
        name = say("study-second", tile=source_name(item.removesuffix(" second"), say.lang))
    else:
        name = source_name(item, say.lang)
    return name[:1].upper() + name[1:]


def _overview(one: Study, look: Look) -> list[tuple[str, str]]:
    config = one.plan.config
    setting = [*setting_lines(config, look), look.say("arena-players", n=config.players)]
    return [
        ("sim-games", f"{one.games} ({', '.join(one.bots)})"),
        ("sim-what", "; ".join(setting)),
    ]


def _grid(one: Study, kind: str, look: Look) -> Grid:
    columns = ("item", "taken", "lead", "wins", "edge", "booked")
    head = [look.say(f"study-{column}") for column in columns]
    some = [_row(worth, look) for worth in one.kinds[kind]]
    return Grid(look.say(f"study-kind-{kind}"), head, some)


def _row(worth: Worth, look: Look) -> list[str]:
    few = "*" if worth.few else ""
    return [
        item_name(worth.item, look.say),
        f"{worth.taken}{few}",
        points(worth.lead, "+"),
        f"{100 * worth.wins:.1f} ({100 * worth.expected:.1f})",
        points(worth.edge and worth.edge.times(100), "+"),
        "–" if worth.booked is None else f"{worth.booked:.1f}",
    ]


def _plot(one: Study, kind: str, look: Look) -> str:
    """Chart the worth of the items that were taken often enough."""
    drawn = []
    for worth in one.kinds[kind]:
        lead = worth.lead
        if lead and lead.low is not None and lead.high is not None and not worth.few:
            drawn.append(Bar(item_name(worth.item, look.say), lead.value, lead.low, lead.high))
    title = look.say(f"study-kind-{kind}")
    return bars(title, drawn, look.say("study-lead")) if drawn else ""
