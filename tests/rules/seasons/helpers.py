"""Helpers for the tests of the seasons."""

from typing import Any

from marrakesh import Game
from scenario import Scenario, points

TILES = (8, 4, 5)
"""3 points; 5 points; 7 points and 3 for the second."""
BY_TILE = {1: "river tile 08", 2: "river tile 04", 3: "river tile 05"}


def table_of(edition: str, season: int, steps: list[int], **facts: Any) -> Scenario:
    """Fishermen on these steps (on a shared step the first is ahead); all can pay provisions."""
    table = Scenario(edition, len(steps), season, round=4, start=(season + 2) % len(steps))
    table.river_tiles(*TILES)
    for seat, step in enumerate(steps):
        table.player(seat, water=9, dates=9, dinars=9, fisherman=step)
    return table.player(0, **facts)


def gains(game: Game, season: int) -> list[int]:
    """Each player's points for the river tile of a season."""
    seats = range(len(game.scores))
    return [points(game, seat).get(BY_TILE[season], 0) for seat in seats]
