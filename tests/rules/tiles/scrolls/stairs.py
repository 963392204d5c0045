"""Helpers for the tests of staircase scrolls.

Thresholds are crossed on entering steps 4, 7, 11 and 16. The line between palace segment 2 and
mosque segment 1 offers 1 dinar, turquoise, 1 river step and 1 point.
"""

import pytest

from marrakesh import Game
from scenario import Scenario, play, see

BOTH = pytest.mark.parametrize(("stair", "colour"), [("palace", "white"), ("mosque", "black")])


def stairs(edition: str, scrolls: list[int], **facts: int) -> Scenario:
    """Seat 0 has only these scrolls and the facts given."""
    table = Scenario(edition).player(0, water=0, dates=0, dinars=0)
    return table.player(0, scrolls=scrolls, **facts)


def climb(table: Scenario, stair: str) -> Game:
    """The only assistant performs the action of a staircase."""
    game = table.assistants({0: [stair]})
    play(game, "sector action")
    return game


def resources(game: Game) -> tuple[int, int, int]:
    seen = see(game, 0)
    return seen.water, seen.dates, seen.dinars
