"""What a seat may see of a player's board."""

from typing import TYPE_CHECKING

from marrakesh.rules.modules import camels
from marrakesh.rules.phases import PROVISIONS, SELECT, SETUP
from marrakesh.rules.seasons import provision_cost, provision_loss, provision_short
from marrakesh.rules.sectors.square import spectators
from marrakesh.rules.sectors.stairs import line
from marrakesh.rules.tile_names import MORE_SPECTATORS
from marrakesh.rules.view_types import (
    ConnectionLine,
    NextSpectator,
    PlayerNomads,
    PlayerView,
    SectorView,
)
from marrakesh.rules.words import (
    BUILDINGS,
    COLOURS,
    GOODS,
    MADRASA,
    MEDINA,
    MOSQUE,
    ORCHARD,
    PALACE,
    RESOURCES,
    RIVER,
    SAHARA,
    SECTORS,
    SOUK,
    SQUARE,
    TO_MOSQUE,
    TO_PALACE,
    colours_in,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Camel, Nomads, Player, Table


def by_colour(counts: list[int]) -> dict[str, int]:
    """The colours present, with their counts."""
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def player_view(table: "Table", player: "Player", own: bool) -> PlayerView:
    """A player's board, as seen by its owner or by the others."""
    laid_out = own or table.phase != SETUP  # R9: storage row and disc are laid out in secret
    drawn = sorted([*player.draw, *(colour for colour in player.storage if colour >= 0)])
    disc = player.spectators if player.spectators and laid_out else table.disc
    discs = table.values.discs
    short = [0, 0, 0]
    if table.phase < PROVISIONS:
        short = provision_short(table, player)
    seen: PlayerView = {
        "score": player.score,
        "lap": _laps(table, player),
        "resources": dict(zip(RESOURCES, player.resources, strict=True)),
        "keshis": {COLOURS[c]: player.keshis[c] for c in range(12) if c not in GOODS},
        "goods": {COLOURS[c]: player.keshis[c] for c in GOODS},
        "claimed_keshis": by_colour(player.pending),
        "vendors": [SECTORS[sector] for sector in colours_in(player.vendors)],
        "entertainers": colours_in(player.square),
        "gates": [COLOURS[colour] if colour >= 0 else None for colour in player.gates],
        "free_guards": player.free_guards(),
        "sectors": {SECTORS[sector]: _sector(player, sector) for sector in range(9)},
        "caravans": player.caravans[:],
        "oases": [tile if player.discovered(p) else None for p, tile in enumerate(player.oases)],
        "claimed_places": [place for place in range(6) if player.taken >> place & 1],
        "claimed_oases": list(player.claimed),
        "fisherman": player.fisherman,
        "palace": player.stairs[TO_PALACE],
        "mosque": player.stairs[TO_MOSQUE],
        "connection": _connection(table, player),
        "scrolls": list(player.scrolls),
        "luxury": list(player.luxuries),
        "hand": [COLOURS[c] for c in colours_in(player.hand)],
        "placeholders": [COLOURS[c] for c in colours_in(player.placeholders)],
        "assistants": [SECTORS[s] for s in colours_in(player.assistants)]
        + ["souk"] * player.souk_assistants,
        "storage_keshis": [COLOURS[colour] for colour in drawn],
        "storage": [
            COLOURS[colour] if colour >= 0 and laid_out else None for colour in player.storage
        ],
        "to_store": [COLOURS[c] for c in (sorted(player.draw) if laid_out else drawn)],
        "disc": player.disc if player.disc >= 0 and laid_out else None,
        "disc_name": next(name for name, numbers in discs.items() if numbers == disc),
        "disc_sections": [number + 1 if player.has(MORE_SPECTATORS) else number for number in disc],
        "spectators": [spectators(table, player, space) for space in range(8)]
        if player.disc >= 0 and laid_out
        else None,
        "provisions": _provisions(table, player, own),
        "active_provisions": [k for k in range(3) if player.active >> k & 1],
        "provision_cost": dict(zip(RESOURCES, provision_cost(table, player), strict=True)),
        "provision_short": dict(zip(RESOURCES, short, strict=True)),
        "provision_loss": provision_loss(table, player) if any(short) else 0,
        "revealing": colours_in(player.revealing) if own else [],
        "chosen": [COLOURS[c] for c in colours_in(player.chosen)]
        if own or table.phase != SELECT
        else [],
    }
    _add_modules(table, player, own, seen)
    return seen


def _add_modules(table: "Table", player: "Player", own: bool, seen: PlayerView) -> None:
    """Add what the modules in play contribute to a player's board."""
    if table.desert_towns:
        seen["towns"] = list(player.towns)
        seen["claimed_towns"] = [
            t for k, t in enumerate(player.towns) if player.town_claims >> k & 1
        ]
    if player.nomads is not None:
        seen["nomads"] = _nomads(player.nomads)
    if player.camel is not None:
        camel = player.camel
        seen["camel"] = {"step": camel.step, "podium": camel.podium, "dung": camel.dung}
        seen["dung_loss"] = camels.dung_loss(table, camel.dung)
        seen["next_spectator"] = _next_spectator(table, camel)
        seen["spectator_column"] = [(*COLOURS, "nomad")[c] for c in camel.column]
    if table.buildings:
        hidden = table.phase == SETUP and not own
        seen["building"] = None if hidden or player.house < 0 else BUILDINGS[player.house]
        offered = list(player.offered) if own else []
        seen["offered"] = offered
        seen["offered_buildings"] = [BUILDINGS[h] for h in offered if table.phase == SETUP]
        seen["offered_scrolls"] = offered if table.phase != SETUP else []
    if table.new_provisions:
        levels = [table.values.provision_level[tile] for tile in player.face_down]
        seen["face_down"] = levels if own else []


def _sector(player: "Player", sector: int) -> SectorView:
    if sector == SOUK:
        return {
            "keshis": sum([player.keshis[goods] for goods in GOODS]),
            "nomads": 0,
            "complete": False,
        }
    return {
        "keshis": player.keshis[sector],
        "nomads": player.nomads.on[sector] if player.nomads is not None else 0,
        "complete": player.complete(sector),
    }


def _connection(table: "Table", player: "Player") -> ConnectionLine | None:
    segment = table.values.segment
    palace, mosque = segment[player.stairs[TO_PALACE]], segment[player.stairs[TO_MOSQUE]]
    if not line(table, palace, mosque):
        return None
    spaces = [f"D{palace}", f"L{palace}", f"C{palace + mosque}", f"R{mosque}", f"P{mosque}"]
    return {"palace": palace, "mosque": mosque, "spaces": spaces}


def _nomads(nomads: "Nomads") -> PlayerNomads:
    return {
        "river": nomads.on[RIVER],
        "orchard": nomads.on[ORCHARD],
        "madrasa": nomads.on[MADRASA],
        "palace": nomads.on[PALACE],
        "mosque": nomads.on[MOSQUE],
        "square": nomads.on[SQUARE],
        "medina": nomads.on[MEDINA],
        "sahara": nomads.on[SAHARA],
        "vendors": [SECTORS[sector] for sector in colours_in(nomads.vendors)],
        "entertainers": colours_in(nomads.square),
        "caravans": [colours_in(nomads.caravans >> 4 * path & 15) for path in range(3)],
        "committed": colours_in(nomads.posts),
        "claimed": nomads.pending,
        "on_board": nomads.on_board(),
        "on_tower": nomads.on_tower(),
    }


def _next_spectator(table: "Table", camel: "Camel") -> NextSpectator | None:
    if len(camel.column) >= table.values.column:
        return None
    colours = len(set(camel.column))
    steps = table.values.camel_steps
    return {"same": steps[max(1, colours)], "new": steps[colours + 1]}


def lap_of(table: "Table") -> int:
    """The length of the score track in points."""
    return table.values.laps[0 if table.deluxe else 1]


def _laps(table: "Table", player: "Player") -> int:
    """The value of the tile for completed laps of the score track (SET-28); 0 without one."""
    lap = lap_of(table)
    return max(0, player.score // lap) * lap


def _provisions(table: "Table", player: "Player", own: bool) -> list[int | None]:
    """Only the owner knows face-down tiles (SET-30), and not before looking at them (NPV-01)."""
    if player.face_down:  # R9: the others do not see how many have been left out
        return [None] * len(player.face_down if own else table.dealt_levels)
    return [
        tile if player.active >> k & 1 or own else None for k, tile in enumerate(player.provisions)
    ]
