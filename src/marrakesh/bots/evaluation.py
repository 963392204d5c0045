"""The evaluation of a position: the expected final points of each seat."""

from typing import Final

from marrakesh.bots import potential
from marrakesh.bots.features import dense, rounds_left, sparse
from marrakesh.bots.weights import by_rounds, read
from marrakesh.rules.phases import OVER
from marrakesh.rules.state import Table

SIGHT: Final = 12
"""Rounds in a game: an evaluation with this sight looks as far as the end."""
_WEIGHTS: Final[list[list[float]]] = by_rounds(read())


def expected(table: Table) -> list[float]:
    """The expected final points of each seat, the Pashabot's last."""
    return [estimate(table, seat) for seat in range(table.pawns)]


def estimate(table: Table, seat: int, sight: int = SIGHT) -> float:
    """The expected final points of a seat, weighed as if at most `sight` rounds were left."""
    worth = float(table.players[seat].score)
    if table.phase == OVER:
        return worth
    left = rounds_left(table)
    if seat >= table.humans:
        return worth + potential.pashabot(table, left)
    weights = _WEIGHTS[min(left, sight)]
    found = dense(table, seat)
    for number in range(len(found)):
        worth += found[number] * weights[number]
    for number, value in sparse(table, seat):
        worth += value * weights[number]
    return worth


def use(weights: list[list[float]]) -> None:
    """Replace the weights, to compare them."""
    _WEIGHTS[:] = weights
