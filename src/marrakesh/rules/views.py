"""What a seat may know, built from a list of what the rules let it see."""

from typing import TYPE_CHECKING

from marrakesh.rules.phases import NEXT_PROVISION, PHASES, SELECT, SETUP
from marrakesh.rules.seasons import provision_cost
from marrakesh.rules.sectors import river
from marrakesh.rules.sectors.square import spectators
from marrakesh.rules.values import Gains
from marrakesh.rules.words import (
    BUILDINGS,
    COLOURS,
    GAINS,
    GOODS,
    RESOURCES,
    SECTORS,
    STAIRS,
    colours_in,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def view_of(table: "Table", seat: int) -> dict[str, object]:
    """The table as this seat sees it; seat -1 sees what everybody may know."""
    return {
        "seat": seat,
        "edition": "deluxe" if table.deluxe else "essential",
        "season": table.season,
        "round": table.round,
        "phase": PHASES[table.phase],
        "start_seat": None if table.phase == SETUP else table.start_seat,
        "asked": _asked(table, seat),
        "tower": _by_colour(table.tower),
        "base": _by_colour(table.base),
        "supply": {} if table.deluxe else _by_colour(table.supply),
        "workshops": [_by_colour(table.gates[12 * w : 12 * w + 12]) for w in range(4)],
        "scrolls": [table.scrolls[3 * colour : 3 * colour + 3] for colour in range(4)],
        "scroll_stacks": _stack_sizes(table.scroll_stacks, 4),
        "luxury": table.luxury[:],
        "luxury_stacks": _stack_sizes(table.luxury_stacks, 1)[0],
        "office": table.office,
        "river_tiles": list(table.river_tiles),
        "open_oases": list(table.open_oases),
        "river_order": list(river.ranking(table)),
        **_modules(table),
        "players": [_player(table, player, seat) for player in table.players],
    }


def _modules(table: "Table") -> dict[str, object]:
    """What the modules in play add to the table."""
    seen: dict[str, object] = {
        "lines": {
            "left": [_gains(gains) for gains in table.line_left],
            "middle": [_gains(gains) for gains in table.line_middle],
            "right": [_gains(gains) for gains in table.line_right],
        }
    }
    if table.imam_sultan:
        seen["pawns"] = {
            name: {"step": table.pawn_steps[stair], "holder": table.pawn_holders[stair]}
            for stair, name in enumerate(("sultan", "imam"))
        }
    if table.desert_towns:
        seen["open_towns"] = list(table.open_towns)
    if table.nomads:
        seen["nomads"] = {"supply": table.nomad_supply, "offered": table.nomad_offered}
    if table.bot is not None:
        seen["bot"] = {
            "seat": table.humans,
            "simplified": table.bot.simplified,
            "strategy": list(table.bot.column),
            "strategy_left": len(table.bot.deck),
            "line": [COLOURS[colour] for colour in table.bot.line],
        }
    if table.camels:
        seen["awards"] = [f"{side // 2 + 1}{'ab'[side % 2]}" for side in table.awards]
        seen["first_over"] = colours_in(table.first_over)
    return seen


def _gains(gains: Gains) -> list[str]:
    return [f"{amount} {GAINS[kind]}" for kind, amount in gains]


def _asked(table: "Table", seat: int) -> list[int]:
    """Who has to decide. In a secret choice nobody sees whether others have decided yet."""
    if table.phase in (SETUP, SELECT, NEXT_PROVISION):
        return list(range(table.humans))
    return [table.asked] if table.asked >= 0 else []


def _by_colour(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def _stack_sizes(stacks: list[tuple[int, ...]], colours: int) -> list[list[int]]:
    each = len(stacks) // colours
    return [[len(stack) for stack in stacks[each * c : each * (c + 1)]] for c in range(colours)]


def _player(table: "Table", player: "Player", seat: int) -> dict[str, object]:
    own = player.seat == seat
    seen: dict[str, object] = {
        "score": player.score,
        "lap": _laps(table, player),
        "resources": dict(zip(RESOURCES, player.resources, strict=True)),
        "keshis": {COLOURS[c]: player.keshis[c] for c in range(12) if c not in GOODS},
        "goods": {COLOURS[c]: player.keshis[c] for c in GOODS},
        "claimed_keshis": _by_colour(player.pending),
        "vendors": [SECTORS[sector] for sector in colours_in(player.vendors)],
        "entertainers": colours_in(player.square),
        "gates": [COLOURS[colour] if colour >= 0 else None for colour in player.gates],
        "free_guards": player.free_guards(),
        "caravans": player.caravans[:],
        "oases": [tile if player.discovered(p) else None for p, tile in enumerate(player.oases)],
        "claimed_places": [place for place in range(6) if player.taken >> place & 1],
        "claimed_oases": list(player.claimed),
        "fisherman": player.fisherman,
        **{name: player.stairs[stair] for stair, name in enumerate(STAIRS)},
        "scrolls": list(player.scrolls),
        "luxury": list(player.luxuries),
        "hand": [COLOURS[c] for c in colours_in(player.hand)],
        "placeholders": [COLOURS[c] for c in colours_in(player.placeholders)],
        "assistants": [SECTORS[s] for s in colours_in(player.assistants)]
        + ["souk"] * player.souk_assistants,
        **_arrangement(table, player, own),
        **_provisions(table, player, own),
    }
    seen.update(_player_modules(table, player, own))
    chosen_openly = table.phase != SELECT
    seen["chosen"] = [COLOURS[c] for c in colours_in(player.chosen)] if own or chosen_openly else []
    return seen


def _player_modules(table: "Table", player: "Player", own: bool) -> dict[str, object]:
    """What the modules in play add to a player's board."""
    seen: dict[str, object] = {}
    if table.desert_towns:
        seen["towns"] = list(player.towns)
        seen["claimed_towns"] = [
            t for k, t in enumerate(player.towns) if player.town_claims >> k & 1
        ]
    if player.nomads is not None:
        nomads = player.nomads
        seen["nomads"] = {
            **{SECTORS[sector]: nomads.on[sector] for sector in range(8) if nomads.on[sector]},
            "vendors": [SECTORS[sector] for sector in colours_in(nomads.vendors)],
            "entertainers": colours_in(nomads.square),
            "caravans": [colours_in(nomads.caravans >> 4 * path & 15) for path in range(3)],
            "committed": colours_in(nomads.posts),
            "claimed": nomads.pending,
        }
    if player.camel is not None:
        camel = player.camel
        seen["camel"] = {"step": camel.step, "podium": camel.podium, "dung": camel.dung}
        seen["spectator_column"] = [(*COLOURS, "nomad")[colour] for colour in camel.column]
    if table.buildings:
        hidden = table.phase == SETUP and not own
        seen["building"] = None if hidden or player.house < 0 else BUILDINGS[player.house]
        seen["offered"] = list(player.offered) if own else []
    if table.new_provisions:
        seen["left_out"] = list(player.left_out) if own else []
    return seen


def _laps(table: "Table", player: "Player") -> int:
    """The value of the tile for completed laps of the score track (SET-28); 0 without one."""
    lap = table.values.laps[0 if table.deluxe else 1]
    return max(0, player.score // lap) * lap


def _arrangement(table: "Table", player: "Player", own: bool) -> dict[str, object]:
    """Storage row and disc, which are laid out in secret during the setup (R9)."""
    drawn = sorted([*player.draw, *(colour for colour in player.storage if colour >= 0)])
    if table.phase == SETUP and not own:
        return {
            "storage_keshis": [COLOURS[colour] for colour in drawn],
            "storage": [None] * 6,
            "disc": None,
            "spectators": None,
        }
    return {
        "storage_keshis": [COLOURS[colour] for colour in drawn],
        "storage": [COLOURS[colour] if colour >= 0 else None for colour in player.storage],
        "disc": player.disc if player.disc >= 0 else None,
        "spectators": None
        if player.disc < 0
        else [spectators(table, player, space) for space in range(8)],
    }


def _provisions(table: "Table", player: "Player", own: bool) -> dict[str, object]:
    """Face-down tiles are known to their owner only (SET-30), as is which are kept (R9)."""
    tiles = [
        tile if player.active >> k & 1 or own else None for k, tile in enumerate(player.provisions)
    ]
    if table.phase == SETUP and not own:
        tiles += [None] * len(player.left_out)
    return {
        "provisions": tiles,
        "active_provisions": [k for k in range(3) if player.active >> k & 1],
        "provision_cost": dict(zip(RESOURCES, provision_cost(table, player), strict=True)),
        "revealing": colours_in(player.revealing) if own else [],
    }
