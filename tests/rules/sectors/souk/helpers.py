"""Helpers for the tests of the souk."""

from marrakesh import Game
from scenario import see

GOODS = ("yellow", "orange", "purple")
POOR = {"water": 0, "dates": 0, "dinars": 0}


def have(game: Game) -> tuple[int, int, int]:
    board = see(game, 0)
    return board.water, board.dates, board.dinars


def goods(game: Game) -> list[int]:
    owned = see(game, 0).goods
    return [owned[colour] for colour in GOODS]
