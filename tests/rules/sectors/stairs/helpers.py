"""Helpers for the tests of the stairs."""

from typing import Any

from marrakesh import Game
from scenario import Scenario, play, see

STAIRS = {"palace": "white", "mosque": "black"}
FIRST = {1: 0, 2: 4, 3: 7, 4: 11, 5: 16}
"""The first step of each segment."""
FINAL = 16

# the connection lines: palace segment i, mosque segment j
DINARS = {1: 1, 2: 1, 3: 2, 4: 3, 5: 4}
LEFT = {2: "turquoise", 3: "orange", 4: "purple", 5: "date"}
RIGHT = {2: "water", 3: "green", 4: "yellow"}
POINTS = {1: 1, 2: 2, 3: 3, 4: 5, 5: 7}


def stairs(edition: str, *sectors: str, **facts: Any) -> Game:
    """Seat 0 with assistants in these sectors, and only the resources given."""
    table = Scenario(edition).player(0, **{"water": 0, "dates": 0, "dinars": 0, **facts})
    return table.assistants({0: sectors})


def crossing(edition: str, palace: int, mosque: int, **facts: Any) -> Game:
    """Seat 0 has just crossed a threshold and now has its pawns in these segments."""
    if palace > 1:
        steps = {"palace": FIRST[palace] - 1, "mosque": FIRST[mosque]}
        game = stairs(edition, "palace", white=1, **steps, **facts)
    else:
        steps = {"palace": 0, "mosque": FIRST[mosque] - 1}
        game = stairs(edition, "mosque", black=1, **steps, **facts)
    play(game, "sector action")
    return game


def placed(game: Game) -> dict[str, int]:
    """Keshis and goods of seat 0 on the board, except those the pawns climb by."""
    board = see(game, 0)
    every = {**board.keshis, **board.goods, "red": len(board.vendors)}
    return {c: n for c, n in every.items() if n and c not in STAIRS.values()}
