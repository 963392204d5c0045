"""Helpers for the tests of river tiles."""

from typing import Any

from marrakesh import Game
from scenario import Scenario, points, see

Facts = dict[str, Any]

SEASON = {
    **dict.fromkeys([1, 2, 7, 8, 13, 14], 1),
    **dict.fromkeys([3, 4, 9, 10, 15, 16], 2),
    **dict.fromkeys([5, 6, 11, 12, 17, 18], 3),
}
NINE = {"water": 9, "dates": 9, "dinars": 9}
PAID = {"provisions": [7, 8, 9]}  # one of each resource for each season and tile


def winning(edition: str, tile: int, players: int = 2, **facts: Any) -> Scenario:
    """Seat 0 has won the river tile and seat 1 is second; everyone can provide for citizens."""
    season = SEASON[tile]
    tiles = [8, 4, 5]
    tiles[season - 1] = tile
    table = Scenario(edition, players, season, round=4, start=0).river_tiles(*tiles)
    table.player(0, fisherman=5, **NINE, **PAID).player(1, fisherman=4, **NINE)
    if players > 2:
        table.player(2, fisherman=3, **NINE)
    return table.player(0, **facts)


def purse(game: Game, seat: int = 0) -> tuple[int, int, int]:
    seen = see(game, seat)
    return seen.water, seen.dates, seen.dinars


def gains(game: Game, tile: int) -> list[int]:
    return [points(game, seat).get(f"river tile {tile:02}", 0) for seat in range(len(game.scores))]
