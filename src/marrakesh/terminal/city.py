"""The City: everything that the players share."""

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from marrakesh.rules.phases import PHASES, ROUND_END, ROUND_START
from marrakesh.rules.values import Gains, Values
from marrakesh.rules.view_types import View
from marrakesh.rules.words import LUXURY_TYPES, POINT, SCROLL_COLOURS
from marrakesh.terminal import extras
from marrakesh.terminal.look import HEADING, QUIET, Look, beside, join, rows
from marrakesh.texts import slug

LABEL: Final = 8
CELL: Final = 4
RAPID: Final = "≈"
THRESHOLD: Final = "┃"
Line = list[Gains]
"""The bonuses of a connection line by place; empty where there is none."""


def city(view: View, values: Values, line: Line, look: Look, width: int) -> Panel:
    """All common areas; `line` is the connection line of the viewing seat."""
    parts: list[RenderableType] = [
        _river(view, values, look),
        _stairs(view, values, look),
        _line(view, values, line, look),
        *(_below(row) for row in extras.stairs(view, values, look)),
        *_race(view, values, look),
        Text(),
        _workshops(view, values, look),
        Text(),
        beside(_academies(view, values, look), _luxury(view, values, look), width),
        Text(),
        _rest(view, values, look),
    ]
    return Panel(Group(*parts), title=title(view, look), title_align="left", padding=(0, 1))


def title(view: View, look: Look) -> Text:
    """The current stage of the game."""
    parts = [Text(look.say("board-city"), HEADING)]
    start = view["start_seat"]
    if start is not None:
        where = look.say("season-name", number=view["season"])
        if ROUND_START <= PHASES.index(view["phase"]) <= ROUND_END:
            where = look.say("season-and-round", season=view["season"], round=view["round"])
        parts += [Text(where), Text(look.say("board-starts", name=look.names[start]))]
    return join([*parts, Text(look.phase(view["phase"]))], " · ")


def _track(label: str, cells: list[Text], pieces: list[list[int]], look: Look) -> Text:
    """A row of numbered spaces, with the players' pieces below."""
    above = Text(label[: LABEL - 1].ljust(LABEL), style=HEADING)
    below = Text(" " * LABEL)
    for cell, seats in zip(cells, pieces, strict=True):
        cell.align("right", CELL)
        above += cell
        marks = look.marks(seats)
        marks.align("right", CELL)
        below += marks
    return Text.assemble(above, "\n", below)


def _below(line: Text) -> Table:
    """Notes on a track, aligned with its spaces."""
    grid = Table.grid()
    grid.add_column(width=LABEL)
    grid.add_row("", line)
    return grid


def _space(number: int, before: str = "") -> Text:
    return Text.assemble((before, "bold blue"), (str(number), "" if before else QUIET))


def _river(view: View, values: Values, look: Look) -> Group:
    """The track with its rapids, the crocodile space and the jetty."""
    seats = view["seats_in_city"]
    order = [*view["river_order"]]
    order += [seat for seat in seats if seat not in order]
    cells, pieces = [], []
    for step in range(values.jetty + 1):
        cells.append(_space(step, RAPID if step in values.rapids else ""))
        pieces.append([seat for seat in order if view["players"][seat]["fisherman"] == step])
    bonuses = [
        Text.assemble(f"{RAPID}{step} ", look.gain(*values.rapid_bonus[rapid]))
        for rapid, step in enumerate(values.rapids)
    ]
    spots = "/".join(str(points) for points in values.jetty_spots[: len(seats)])
    bonuses.append(Text(look.say("board-jetty", step=str(values.jetty), spots=spots)))
    bonuses.append(Text(look.say("board-crocodile", step=str(values.crocodile)), style=QUIET))
    track = _track(look.say("sector-river"), cells, pieces, look)
    return Group(track, _below(join(bonuses, " · ")))


def _stairs(view: View, values: Values, look: Look) -> Text:
    """Both staircases, with their thresholds."""
    cells: list[Text] = []
    for step in range(values.steps + 1):
        threshold = step > 0 and values.segment[step] != values.segment[step - 1]
        cells.append(_space(step, THRESHOLD if threshold else ""))
    players = [(seat, view["players"][seat]) for seat in view["seats_in_city"]]
    palace = [[s for s, p in players if p["palace"] == k] for k in range(len(cells))]
    mosque = [[s for s, p in players if p["mosque"] == k] for k in range(len(cells))]
    drawn = [
        _track(look.say("sector-palace"), [cell.copy() for cell in cells], palace, look),
        _track(look.say("sector-mosque"), cells, mosque, look),
    ]
    return join(drawn, "\n")


def _line(view: View, values: Values, line: Line, look: Look) -> Table:
    """The connection line between the two segments of the viewing seat."""
    own = view["players"][max(0, view["seat"])]
    i, j = values.segment[own["palace"]], values.segment[own["mosque"]]
    shown = [look.gains(gains) for gains in line if any(amount for _, amount in gains)]
    label = Text(look.say("board-line", palace=str(i), mosque=str(j)) + " ")
    return _below(label + (join(shown, " · ") if shown else look.nothing()))


def _race(view: View, values: Values, look: Look) -> list[RenderableType]:
    """The racecourse in two halves, with its goal lines and bridges."""
    if "camels" not in view["modules"]:
        return []
    half = values.finish // 2 + 1
    parts: list[RenderableType] = []
    for first in range(0, values.finish + 1, half):
        steps = range(first, min(first + half, values.finish + 1))
        cells = [_space(step, extras.race_mark(step, values)) for step in steps]
        pieces = [extras.camels_on(step, view) for step in steps]
        parts.append(_track("" if first else look.say("board-race"), cells, pieces, look))
    return [*parts, _below(extras.race_notes(view, values, look))]


def _workshops(view: View, values: Values, look: Look) -> Table:
    grid = Table.grid(padding=(0, 2))
    for number, gates in enumerate(view["workshops"]):
        price = look.say("gain-dinar", n=values.workshop_dinars[number])
        points = look.say("gain-point", n=values.workshop_points[number])
        grid.add_row(
            look.heading("workshop-name", number=number + 1), price, points, look.keshis(gates)
        )
    return grid


def _academies(view: View, values: Values, look: Look) -> Table:
    """The face-up scrolls; all of one colour need the same scholars and dates."""
    grid = Table.grid(padding=(0, 1))
    for colour, shown in enumerate(view["scrolls"]):
        tile = values.scroll_colour.index(colour)
        price = look.say(
            "board-academy", scholars=values.scroll_scholars[tile], n=values.scroll_dates[tile]
        )
        name = look.chip(SCROLL_COLOURS[colour])
        numbers = join([Text(f"{tile:02}" if tile else "––") for tile in shown])
        left = look.say("board-stack", n=sum(view["scroll_stacks"][colour]))
        grid.add_row(
            look.heading("board-scrolls") if colour == 0 else "",
            name,
            numbers,
            price,
            Text(left, QUIET),
        )
    return grid


def _luxury(view: View, values: Values, look: Look) -> Table:
    grid = Table.grid(padding=(0, 1))
    for place, tile in enumerate(view["luxury"]):
        label = look.heading("board-luxury") if place == 0 else Text()
        if not tile:
            grid.add_row(label, look.nothing())
            continue
        kind = look.say(f"luxury-{slug(LUXURY_TYPES[values.luxury_type[tile]])}")
        goods = ("yellow", "orange", "purple")
        cost = look.keshis(dict(zip(goods, values.luxury_cost[tile], strict=True)))
        worth = look.gains([(POINT, values.luxury_points[tile]), *values.luxury_gain[tile]])
        cost += extras.luxury_keshi(tile, values, look)
        worth += extras.luxury_bonus(tile, view, values, look)
        grid.add_row(label, f"{tile:02}", kind, cost, "→", worth)
    return grid


def _rest(view: View, values: Values, look: Look) -> Table:
    """The office, the tower, and the river tiles."""
    grid = rows()
    office = [
        Text.assemble(look.chip(goods), " → ", look.gains(gains))
        for goods, gains in zip(
            ("yellow", "orange", "purple"), values.office[view["office"]], strict=True
        )
    ]
    grid.add_row(look.heading("board-office"), join(office, "   "))
    grid.add_row(look.heading("board-base"), look.keshis(view["base"]))
    grid.add_row(look.heading("board-tower"), look.keshis(view["tower"]))
    if view["supply"]:
        grid.add_row(look.heading("board-supply"), look.keshis(view["supply"]))
    tiles = [
        Text(f"{tile:02}", style=HEADING if season == view["season"] else QUIET)
        for season, tile in enumerate(view["river_tiles"], start=1)
    ]
    grid.add_row(look.heading("board-river-tiles"), join(tiles, " · "))
    if view["open_oases"]:
        oases = [Text(f"{tile:02}") for tile in view["open_oases"]]
        grid.add_row(look.heading("board-spare-oases"), join(oases, " · "))
    for heading, shown in extras.table_rows(view, values, look):
        grid.add_row(heading, shown)
    return grid
