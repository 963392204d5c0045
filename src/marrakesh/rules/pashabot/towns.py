"""Desert towns for the Pashabot: found at random, claimed immediately (PSM-03, PSM-04)."""

from typing import TYPE_CHECKING

from marrakesh.rules import chance, events, sources
from marrakesh.rules.modules import desert_towns
from marrakesh.rules.pashabot import actions, board
from marrakesh.rules.phases import ASSISTANTS
from marrakesh.rules.tile_names import (
    TOWN_OF_GATES,
    TOWN_OF_LUXURY,
    TOWN_OF_SCROLLS,
    TOWN_OF_SPECTATORS,
)
from marrakesh.rules.tiles import displays
from marrakesh.rules.words import BEIGE, ORANGE_SCROLLS, PINK

if TYPE_CHECKING:
    from marrakesh.rules.state import Table


def find(table: "Table") -> None:
    """4 points, and a random town, day side up."""
    bot = board.player(table)
    table.score(bot, table.values.town_points, sources.TOWN_SPACES)
    if not table.open_towns:
        return
    town = table.open_towns[chance.draw(table, len(table.open_towns))]
    table.open_towns = tuple(other for other in table.open_towns if other != town)
    slot = 1 if bot.towns[0] else 0
    bot.towns = (bot.towns[0], town) if slot else (town, bot.towns[1])
    bot.town_claims |= 1 << slot
    table.tell(events.Town(bot.seat, town=town))
    if town == TOWN_OF_SCROLLS:
        actions.remove_scrolls(table, ORANGE_SCROLLS, table.values.bot_madrasa[2], False)
    elif town == TOWN_OF_LUXURY:
        actions.free_luxury(table)
    elif town == TOWN_OF_GATES:
        _free_gate(table)
    if table.depleted and table.phase != ASSISTANTS:  # R46: else at the end of its turn
        displays.refill(table)


board.FIND_TOWN.append(find)


def _free_gate(table: "Table") -> None:
    """Town 12: a gate of the right workshop; it scores even without a gate (PSM-04)."""
    bot = board.player(table)
    if bot.free_guards() < 1:
        board.deploy(table, BEIGE)
    if bot.free_guards() < 1 or not actions.build_gate(table, (3,)):
        table.score(bot, table.values.workshop_points[3], sources.GATES)


def worth(table: "Table", town: int) -> int:
    """Town 09 gives 2 points per entertainer; the others score as for people."""
    if town == TOWN_OF_SPECTATORS:
        return 2 * board.player(table).keshis[PINK]
    return desert_towns.worth(table, board.player(table), town)
