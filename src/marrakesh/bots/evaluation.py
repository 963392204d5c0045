"""What a position is worth: the final points that each seat may expect."""

from typing import Final

from marrakesh.bots import potential
from marrakesh.bots.features import rare, rounds_left, usual
from marrakesh.bots.weights import by_rounds, read
from marrakesh.rules.phases import OVER
from marrakesh.rules.state import Table

_WEIGHTS: Final[list[list[float]]] = by_rounds(read())


def expected(table: Table) -> list[float]:
    """The final points that each seat may expect, the Pashabot's last."""
    return [estimate(table, seat) for seat in range(table.pawns)]


def estimate(table: Table, seat: int) -> float:
    """The final points that a seat may expect."""
    worth = float(table.players[seat].score)
    if table.phase == OVER:
        return worth
    left = rounds_left(table)
    if seat >= table.humans:
        return worth + potential.pashabot(table, left)
    weights = _WEIGHTS[left]
    found = usual(table, seat)
    for number in range(len(found)):
        worth += found[number] * weights[number]
    for number, value in rare(table, seat):
        worth += value * weights[number]
    return worth


def use(weights: list[list[float]]) -> None:
    """Judge by other weights from now on, to compare them."""
    _WEIGHTS[:] = weights
