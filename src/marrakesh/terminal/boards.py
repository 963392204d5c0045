"""The players' boards: one in full, the others summarised."""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from marrakesh.rules.values import GATE_SPACES, Values
from marrakesh.rules.view_types import PlayerView, View
from marrakesh.rules.words import COLOURS, GOODS, PATHS, SECTORS, SOUK, SPACES
from marrakesh.terminal import extras
from marrakesh.terminal.look import HEADING, QUIET, Look, beside, join, rows

RING: Final = ((0, 1, 2), (7, None, 3), (6, 5, 4))
"""The spaces of the main square, clockwise from the upper left corner."""


def board(view: View, seat: int, values: Values, look: Look, width: int) -> Panel:
    """The board of one player with everything on and next to it."""
    player = view["players"][seat]
    sectors = _sectors(player, values, look)
    square = look.heading("sector-square") + extras.disc(player, look)
    ring = Group(square, _ring(player, values, look))
    possessions = _possessions(view, seat, values, look)
    title = look.name(seat) + Text(" · ") + Text(look.say("gain-point", n=player["score"]), HEADING)
    return Panel(
        Group(
            _supplies(view, player, values, look),
            Text(),
            beside(sectors, ring, width),
            Text(),
            possessions,
        ),
        title=title,
        title_align="left",
        border_style=look.seats[seat],
        padding=(0, 1),
    )


def supplies(player: PlayerView, look: Look) -> Text:
    """Resources and goods in one line."""
    resources = [Text(look.say(f"gain-{name}", n=n)) for name, n in player["resources"].items()]
    parts = [join(resources, ", ")]
    if any(player["goods"].values()):
        parts.append(look.keshis(player["goods"]))
    return join(parts, " · ")


def claiming(view: View, seat: int, look: Look) -> Text:
    """Context for claiming keshis: those on offer, those on the board, those already claimed."""
    player = view["players"][seat]
    shown = {"base": base(view), "own": player["keshis"], "claimed": _claimed(player)}
    parts = [
        Text.assemble((look.say(f"board-{key}"), QUIET), " ", look.keshis(keshis))
        for key, keshis in shown.items()
        if keshis or key == "base"
    ]
    if "spectator_column" in player:
        parts.append(extras.column(player, look))
    return join(parts, " · ")


def base(view: View) -> dict[str, int]:
    """The keshis that can be claimed, including the nomad on offer."""
    offered = "nomads" in view and view["nomads"]["offered"]
    return view["base"] | {"nomad": 1} if offered else view["base"]


def _claimed(player: PlayerView) -> dict[str, int]:
    """Claimed keshis not yet placed."""
    nomads = player.get("nomads", {}).get("claimed", 0)
    return player["claimed_keshis"] | {"nomad": nomads} if nomads else player["claimed_keshis"]


def _supplies(view: View, player: PlayerView, values: Values, look: Look) -> Table:
    grid = rows()
    grid.add_row(look.heading("board-resources"), supplies(player, look))
    hand = [colour for colour in player["hand"] if colour not in player["chosen"]]
    shown = look.chips(hand)
    if player["placeholders"]:
        shown += Text(" + ") + look.chips(player["placeholders"])
        placeholders = look.say("board-placeholders", n=len(player["placeholders"]))
        shown += Text(f" ({placeholders})", QUIET)
    grid.add_row(look.heading("board-hand"), shown)
    if player["chosen"]:
        grid.add_row(look.heading("board-chosen"), look.chips(player["chosen"]))
    if _claimed(player):
        grid.add_row(look.heading("board-claimed"), look.keshis(_claimed(player)))
    for heading, more in extras.board_rows(view, player, values, look):
        grid.add_row(heading, more)
    return grid


def _sectors(player: PlayerView, values: Values, look: Look) -> Table:
    """The nine sectors: strength, water vendor, assistant, gate."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET)
    for key in ("sector", "strength", "vendor", "assistant", "gate"):
        table.add_column(look.say(f"board-{key}"), no_wrap=key != "strength")
    for sector, name in enumerate(SECTORS):
        helpers = player["assistants"].count(name)
        table.add_row(
            _sector_name(sector, look),
            _strength(sector, player, look),
            _vendor(name, player, look),
            Text("▲" * helpers, style="bold") if helpers else look.nothing(),
            _gate(sector, player, values, look),
        )
    return table


def _sector_name(sector: int, look: Look) -> Text:
    chip = Text("  ") if sector == SOUK else look.chip(COLOURS[sector])
    return Text.assemble(chip, " ", look.say(f"sector-{SECTORS[sector]}"))


def _vendor(sector: str, player: PlayerView, look: Look) -> Text:
    if sector not in player["vendors"]:
        return look.nothing()
    nomad = sector in player.get("nomads", {}).get("vendors", ())
    return look.chip("nomad" if nomad else "red")


def _strength(sector: int, player: PlayerView, look: Look) -> Text:
    if sector == SOUK:
        return look.keshis(player["goods"])
    here = player["sectors"][SECTORS[sector]]
    number = here["keshis"]
    shown = Text.assemble(look.dots(number, SPACES, here["nomads"]), f" {number}")
    if SECTORS[sector] == "medina":
        shown += Text(" " + look.say("board-guards", n=player["free_guards"]), QUIET)
        committed = player.get("nomads", {}).get("committed", [])
        if committed:
            shown += Text(", " + look.say("board-committed", n=len(committed)), QUIET)
    return shown


def _gate(sector: int, player: PlayerView, values: Values, look: Look) -> Text:
    """The gate next to a sector; a star marks one in the colour of its space."""
    if sector not in GATE_SPACES:
        return Text()
    space = GATE_SPACES.index(sector)
    colour = player["gates"][space]
    if colour is None:
        return look.nothing()
    matches = values.gate_matches[space] >> COLOURS.index(colour) & 1
    return look.chip(colour) + Text(" ★" if matches else "")


def _ring(player: PlayerView, values: Values, look: Look) -> Table:
    """The main square with its entertainers and the spectators facing them."""
    grid = Table.grid(padding=(0, 2))
    for row in RING:
        grid.add_row(*(_ring_space(space, player, values, look) for space in row))
    return grid


def _ring_space(space: int | None, player: PlayerView, values: Values, look: Look) -> Text:
    if space is None:
        return Text(look.say("board-ring"), style=QUIET, justify="center")
    facing = player["spectators"]
    times = f"×{facing[space]}" if facing else "×?"
    here = space in player["entertainers"]
    nomad = space in player.get("nomads", {}).get("entertainers", ())
    mark = look.chip("nomad" if nomad else "pink") if here else Text("··", QUIET)
    bonus = look.gain(*values.ring[space])
    return Text.assemble((f"{space + 1} ", QUIET), mark, " ", (times, HEADING), " ", bonus)


def _possessions(view: View, seat: int, values: Values, look: Look) -> Table:
    """The Sahara, the storage row and the tiles."""
    player = view["players"][seat]
    grid = rows()
    grid.add_row(look.heading("sector-sahara"), _sahara(player, values, look))
    if "towns" in player:
        grid.add_row(look.heading("board-towns"), extras.own_towns(player, values, look))
    grid.add_row(look.heading("board-storage"), _storage(view, player, look))
    grid.add_row(look.heading("board-scrolls"), _numbers(player["scrolls"], look))
    grid.add_row(look.heading("board-luxury"), _numbers(player["luxury"], look))
    grid.add_row(look.heading("board-provisions"), _provisions(player, values, look))
    return grid


def _numbers(tiles: Sequence[int], look: Look) -> Text:
    return join([Text(f"{tile:02}") for tile in tiles]) if tiles else look.nothing()


def _sahara(player: PlayerView, values: Values, look: Look) -> Table:
    """Two paths with three oases each, and the start oasis, unless desert towns cover it."""
    grid = Table.grid(padding=(0, 2))
    for path in (0, 1):
        spaces = [_oasis(3 * path + space, player, values, look) for space in range(3)]
        grid.add_row(Text(look.say(f"board-path-{PATHS[path]}"), QUIET), *spaces)
    if "towns" in player:
        return grid
    used = player["caravans"][2]
    start = [
        Text.assemble(_caravan(space < used, look), " ", look.gain(*gain))
        for space, gain in enumerate(values.start_oasis)
    ]
    grid.add_row(Text(look.say("board-path-start"), QUIET), *start)
    return grid


def _caravan(here: bool, look: Look) -> Text:
    return look.chip("brown") if here else Text("··", QUIET)


def _oasis(place: int, player: PlayerView, values: Values, look: Look) -> Text:
    """A caravan space with its oasis: hidden, discovered with its price, or claimed."""
    tile = player["oases"][place]
    if tile is None:
        return Text.assemble(_caravan(False, look), (" ??", QUIET))
    shown = Text.assemble(_caravan(True, look), " ")
    if place in player["claimed_places"]:
        return shown + Text(f"{tile:02} ✓", QUIET)
    return shown + Text(f"{tile:02} ", HEADING) + look.cost(values.oasis_cost[place])


def _storage(view: View, player: PlayerView, look: Look) -> Text:
    """The storage row: claimed oases cover it from the left."""
    spaces = []
    for space, shows in enumerate(view["storage_row"]):
        keshi = player["storage"][space]
        if space < len(player["claimed_oases"]):
            shown = Text(look.say("board-oasis", tile=f"{player['claimed_oases'][space]:02}"))
        elif keshi is not None:
            shown = look.chip(keshi)
        elif shows == "keshi":
            shown = Text("?", QUIET)
        else:
            shown = Text(look.say(f"board-stores-{shows}"), QUIET)
        spaces.append(shown)
    return join(spaces, " │ ")


def _provisions(player: PlayerView, values: Values, look: Look) -> Columns:
    """The tiles due at the end of the season; only the owner knows the others."""
    parts = [Text(look.say(f"board-level-{level}"), QUIET) for level in player.get("face_down", [])]
    for place, tile in enumerate([] if parts else player["provisions"]):
        if tile is None:
            parts.append(Text("??", QUIET))
            continue
        loss = look.say("gain-point", n=-values.provision_points[tile])
        price = look.cost(values.provision_cost[tile])
        effect = extras.provision_effect(tile, values, look)
        shown = Text.assemble(f"{tile:02} ", price, f" / {loss}", effect)
        if place not in player["active_provisions"]:
            shown = Text.assemble("(", shown, ")")
            shown.stylize(QUIET)
        parts.append(shown)
    return Columns(parts, padding=(0, 3))


def others(view: View, seats: Sequence[int], look: Look) -> Panel:
    """Several players in a few lines each."""
    grid = rows()
    for seat in seats:
        player = view["players"][seat]
        strengths = {c: n for c, n in player["keshis"].items() if COLOURS.index(c) not in GOODS}
        counts = [
            look.say("count-gate", n=sum(gate is not None for gate in player["gates"])),
            look.say("count-scroll", n=len(player["scrolls"])),
            look.say("count-luxury-good", n=len(player["luxury"])),
            look.say("count-oasis", n=len(player["claimed_oases"])),
        ]
        points = Text(look.say("gain-point", n=player["score"]), HEADING)
        owns = [look.keshis(strengths), Text(", ".join(counts), QUIET)]
        if _claimed(player):
            owns.append(Text(look.say("board-claimed") + " ") + look.keshis(_claimed(player)))
        grid.add_row(look.mark(seat), join([look.name(seat), points, supplies(player, look)], "  "))
        grid.add_row("", join(owns, "  "))
        more = extras.in_short(player, look)
        if more:
            grid.add_row("", more)
    title = look.say("board-others", n=len(seats))
    return Panel(grid, title=title, title_align="left", padding=(0, 1))
