"""The solo opponent: its board, its strategy column and the resulting preferences."""

from collections.abc import Iterator

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from marrakesh.rules.values import Values
from marrakesh.rules.view_types import PlayerView, View
from marrakesh.rules.words import COLOURS, GOODS, LUXURY_TYPES, SECTORS, SOUK, SPACES
from marrakesh.terminal.look import HEADING, QUIET, Look, beside, join, rows
from marrakesh.texts import slug


def board(view: View, values: Values, look: Look, width: int) -> Panel:
    """The Pashabot's board, or the line of the simplified one."""
    seat = view["bot"]["seat"]
    player = view["players"][seat]
    title = look.name(seat)
    if view["bot"]["simplified"]:
        inside = Group(_line(view, look))
    else:
        title += Text(" · ") + Text(look.say("gain-point", n=player["score"]), HEADING)
        sectors = _sectors(view, player, values, look)
        column = Group(look.heading("board-strategy"), _column(view, values, look))
        inside = Group(
            beside(sectors, column, width), Text(), _possessions(view, player, values, look)
        )
    return Panel(
        inside, title=title, title_align="left", border_style=look.seats[seat], padding=(0, 1)
    )


def _line(view: View, look: Look) -> Table:
    """The colours it takes, in order."""
    grid = rows()
    grid.add_row(look.heading("board-bot-line"), look.chips(view["bot"]["line"]))
    grid.add_row("", Text(look.say("board-bot-line-note"), QUIET))
    return grid


def _sectors(view: View, player: PlayerView, values: Values, look: Look) -> Table:
    """Its rows from top to bottom: keshis, the red column, assistants, preferences."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET)
    for key in ("sector", "strength", "vendor", "assistant", "wants"):
        table.add_column(look.say(f"board-{key}"), no_wrap=True)
    for sector in values.bot_rows:
        name = SECTORS[sector]
        helpers = player["assistants"].count(name)
        chip = Text("  ") if sector == SOUK else look.chip(COLOURS[sector])
        table.add_row(
            Text.assemble(chip, " ", look.say(f"sector-{name}")),
            _strength(sector, player, look),
            _vendor(name, player, look),
            Text("▲" * helpers, style="bold") if helpers else look.nothing(),
            _wants(name, view["bot"]["wanted"], look),
        )
    return table


def _wants(sector: str, icons: list[str], look: Look) -> Text:
    """How often the column shows a sector, and how high up."""
    if sector not in icons:
        return look.nothing()
    order = list(dict.fromkeys(icons))
    place = Text(f" ({look.say('board-place', place=order.index(sector) + 1)})", QUIET)
    return Text(f"×{icons.count(sector)}", HEADING) + place


def _strength(sector: int, player: PlayerView, look: Look) -> Text:
    if sector == SOUK:
        return look.keshis(player["goods"])
    here = player["sectors"][SECTORS[sector]]
    number = here["keshis"]
    shown = Text.assemble(look.dots(number, SPACES, here["nomads"]))
    shown += Text(f" {number}")
    if SECTORS[sector] == "medina":
        shown += Text(" " + look.say("board-guards", n=player["free_guards"]), QUIET)
    return shown


def _vendor(sector: str, player: PlayerView, look: Look) -> Text:
    if sector not in player["vendors"]:
        return look.nothing()
    nomad = sector in player.get("nomads", {}).get("vendors", ())
    return look.chip("nomad" if nomad else "red")


def _column(view: View, values: Values, look: Look) -> Table:
    """Its strategy tiles; only the last one's luxury goods count."""
    grid = Table.grid(padding=(0, 2))
    tiles = view["bot"]["strategy"]
    for place, tile in enumerate(tiles):
        icons = [icon(sector, look) for sector in values.strategy_icons[tile]]
        shown = [Text(f"{tile:02}", HEADING), join(icons)]
        if place == len(tiles) - 1:
            kinds = [f"luxury-{slug(LUXURY_TYPES[k])}" for k in values.strategy_luxury[tile]]
            shown.append(Text(", ".join(look.say(kind) for kind in kinds)))
        grid.add_row(*shown)
    left = look.say("board-strategy-left", n=view["bot"]["strategy_left"])
    grid.add_row("", Text(left, QUIET))
    return grid


def icon(sector: int, look: Look) -> Text:
    """The icon of a sector on a strategy tile."""
    if sector != SOUK:
        return look.chip(COLOURS[sector])
    return join([look.chip(COLOURS[colour]) for colour in GOODS], "/")


def _possessions(view: View, player: PlayerView, values: Values, look: Look) -> Table:
    """Its gates, luxury goods, pieces and module components."""
    grid = rows()
    gates = [gate for gate in player["gates"] if gate is not None]
    grid.add_row(look.heading("board-gates"), look.chips(gates))
    grid.add_row(look.heading("board-luxury"), _luxury(player, values, look))
    places = {"river": "fisherman", "palace": "palace", "mosque": "mosque"}
    pieces = [
        Text(f"{look.say(f'sector-{sector}')} {_place(player, name)}")
        for sector, name in places.items()
    ]
    grid.add_row(look.heading("board-pieces"), join(pieces, " · "))
    for heading, shown in _modules(player, look):
        grid.add_row(heading, shown)
    return grid


def _place(player: PlayerView, name: str) -> int:
    places = {
        "fisherman": player["fisherman"],
        "palace": player["palace"],
        "mosque": player["mosque"],
    }
    return places[name]


def _luxury(player: PlayerView, values: Values, look: Look) -> Text:
    shown = [
        Text(f"{tile:02} {look.say(f'luxury-{slug(LUXURY_TYPES[values.luxury_type[tile]])}')}")
        for tile in player["luxury"]
    ]
    return join(shown, " · ") if shown else look.nothing()


def _modules(player: PlayerView, look: Look) -> Iterator[tuple[Text, Text]]:
    """Desert towns and its building."""
    towns = [town for town in player.get("towns", []) if town]
    if towns:
        yield look.heading("board-towns"), join([Text(f"{town:02}") for town in towns], " · ")
    if player.get("building"):
        name = look.say(f"building-{slug(str(player['building']))}")
        yield look.heading("board-building"), Text(name)
