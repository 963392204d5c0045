"""Helpers for the tests of keshi exchanges."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.words import SECTORS
from scenario import Scenario, play

EIGHT = [sector for sector in SECTORS if sector != "souk"]
TRACKS = ("turquoise", "green", "gray", "white", "black")
GOODS = ("yellow", "orange", "purple")
FULL = {
    **dict.fromkeys((*TRACKS, "beige"), 8),
    "entertainers": range(1, 9),
    "caravans": [3, 3, 2],
    "vendors": EIGHT,
}
"""A board with room only for goods."""


def claims_all(edition: str, base: dict[str, int], players: int = 2, **facts: Any) -> Game:
    """Only seat 0 has room for the keshis in the base."""
    table = Scenario(edition, players=players).player(0, water=0, **facts)
    for seat in range(1, players):
        table.player(seat, **FULL)
    return table.base(**base).claim()


def both(edition: str, colour: str, **facts: Any) -> Game:
    """Seat 0 claims two keshis of a colour."""
    game = claims_all(edition, {colour: 2}, **facts)
    play(game, f"claim {colour} 2")
    return game
