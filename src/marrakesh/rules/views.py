"""A seat's view: an allowlist of the information that the rules let it see."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules.agenda import NOTHING, Together
from marrakesh.rules.config import MODULES, Config
from marrakesh.rules.pashabot import board
from marrakesh.rules.phases import PHASES, PROVISIONS, SETUP
from marrakesh.rules.player_views import by_colour, lap_of, player_view
from marrakesh.rules.sectors import river
from marrakesh.rules.values import (
    STORES_EXCHANGE,
    STORES_KESHI,
    STORES_NOTHING,
    STORES_SCROLL,
    Gains,
)
from marrakesh.rules.view_types import View
from marrakesh.rules.words import COLOURS, GAINS, SECTORS, colours_in

if TYPE_CHECKING:
    from marrakesh.rules.state import Table

_STORED: Final = {
    STORES_NOTHING: "nothing",
    STORES_KESHI: "keshi",
    STORES_EXCHANGE: "exchange",
    STORES_SCROLL: "scroll",
}


def view_of(table: "Table", config: Config) -> View:
    """Return the game as everyone may see it."""
    seen: View = {
        "seat": -1,
        "edition": "deluxe" if table.deluxe else "essential",
        "season": table.season,
        "round": table.round,
        "phase": PHASES[table.phase],
        "last_round": table.round == table.values.rounds,
        "last_season": table.season == table.values.seasons,
        "provisions_settled": table.phase >= PROVISIONS,
        "start_seat": None if table.phase == SETUP else table.start_seat,
        "asked": waiting(table),
        "tower": by_colour(table.tower),
        "base": by_colour(table.base),
        "supply": {} if table.deluxe else by_colour(table.supply),
        "workshops": [by_colour(table.gates[12 * w : 12 * w + 12]) for w in range(4)],
        "scrolls": [table.scrolls[3 * colour : 3 * colour + 3] for colour in range(4)],
        "scroll_stacks": _stack_sizes(table.scroll_stacks, 4),
        "luxury": table.luxury[:],
        "luxury_stacks": _stack_sizes(table.luxury_stacks, 1)[0],
        "office": table.office,
        "river_tiles": list(table.river_tiles),
        "open_oases": list(table.open_oases),
        "river_order": list(river.ranking(table)),
        "lap": lap_of(table),
        "seats_in_city": list(range(table.pawns)),
        "storage_row": [_STORED[shows] for shows in table.storage_row()],
        "players": [player_view(table, player, own=False) for player in table.players],
        "modules": [module for module in MODULES if module in config.modules],
        "abilities": table.abilities,
        "library": config.library,
        "lines": {
            "left": [_gains(gains) for gains in table.line_left],
            "middle": [_gains(gains) for gains in table.line_middle],
            "right": [_gains(gains) for gains in table.line_right],
        },
    }
    _add_modules(table, seen)
    return seen


def turned(table: "Table", public: View, seat: int) -> View:
    """Return the seat's view: the public view, with all that the seat knows of its own board."""
    players = public["players"][:]
    players[seat] = player_view(table, table.players[seat], own=True)
    return {**public, "seat": seat, "players": players}


def _add_modules(table: "Table", seen: View) -> None:
    """Add the parts of the view that the modules in play contribute."""
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
            "wanted": [SECTORS[sector] for sector in board.icons(table)],
        }
    if table.camels:
        seen["awards"] = [f"{side // 2 + 1}{'ab'[side % 2]}" for side in table.awards]
        seen["first_over"] = colours_in(table.first_over)


def _gains(gains: Gains) -> list[str]:
    return [f"{amount} {GAINS[kind]}" for kind, amount in gains]


def waiting(table: "Table") -> list[int]:
    """Return the seats that must decide; in a secret choice, those yet to finish it."""
    frame = table.top
    if isinstance(frame, Together):
        return [seat for seat in range(table.humans) if frame.legal_for(table, seat)]
    return [] if frame is NOTHING else [frame.seat]


def _stack_sizes(stacks: list[tuple[int, ...]], colours: int) -> list[list[int]]:
    each = len(stacks) // colours
    return [[len(stack) for stack in stacks[each * c : each * (c + 1)]] for c in range(colours)]
