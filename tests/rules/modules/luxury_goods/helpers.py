"""Helpers for the tests of the new luxury goods."""

from typing import Any

from marrakesh import Game
from scenario import Scenario, play

MODULE = "luxury-goods"
SADDLES, FALCONS = range(26, 31), range(31, 36)
NOMAD_FALCON, EXCHANGE_FALCON, SWAP_FALCON, SQUARE_FALCON, STEPS_FALCON = FALCONS
SADDLE = 26
COST = {"yellow": 2, "orange": 2, "purple": 2}
"""The goods that a saddle or a falcon costs."""
NO_GOODS = {"yellow": 0, "orange": 0, "purple": 0}
CHEAP = (1, 2, 3, 4)
TWO_STEPS = "steps 2"


def table_of(edition: str, *modules: str, **more: Any) -> Scenario:
    return Scenario(edition, 2, modules=[MODULE, *modules], **more)


def at_the_souk(table: Scenario, tile: int, **facts: Any) -> Game:
    """Seat 0 is about to trade; this luxury good is first in the display."""
    table.player(0, **{"water": 0, "dates": 0, "dinars": 0, **COST, **facts})
    game = table.luxuries_shown(tile, *CHEAP).assistants({0: ["souk"]})
    play(game, "sector action")
    return game


def bought(table: Scenario, tile: int, *actions: str, **facts: Any) -> Game:
    game = at_the_souk(table, tile, **facts)
    play(game, f"luxury {tile}", *actions)
    return game


KESHI: dict[int, dict[str, Any]] = {
    EXCHANGE_FALCON: {"gray": 1},
    SWAP_FALCON: {"beige": 1},
    SQUARE_FALCON: {"entertainers": [1]},
    STEPS_FALCON: {"white": 1},
}
"""The keshi that pays for a falcon."""
