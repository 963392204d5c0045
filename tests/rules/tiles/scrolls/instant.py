"""Helpers for the tests of instant scrolls."""

from marrakesh import Game
from scenario import see


def keshis(game: Game, seat: int = 0) -> dict[str, int]:
    """Keshis on a board, by colour."""
    seen = see(game, seat)
    return {colour: n for colour, n in {**seen.keshis, **seen.goods}.items() if n}


def resources(game: Game, seat: int = 0) -> tuple[int, int, int]:
    seen = see(game, seat)
    return seen.water, seen.dates, seen.dinars
