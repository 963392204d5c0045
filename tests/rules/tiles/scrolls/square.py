"""Helpers for the tests of main-square scrolls.

Spaces 1 to 8 pay 2 points, water, mosque step, date, river step, goods, palace step, dinar. With
disc 0 they face 1 2 2 1 3 2 1 3 spectators, with disc 1 (after a rotation) 3 1 2 2 1 3 2 1.
"""

from marrakesh import Game
from scenario import Scenario, play


def perform(table: Scenario) -> Game:
    """The only assistant performs the main-square action."""
    game = table.assistants({0: ["square"]})
    play(game, "sector action")
    return game


def square(edition: str, disc: int, *entertainers: int, scrolls: list[int]) -> Scenario:
    """Seat 0 has only these scrolls, and entertainers on these spaces."""
    table = Scenario(edition).player(0, disc=disc, entertainers=entertainers, scrolls=scrolls)
    return table.player(0, water=0, dates=0, dinars=0)
