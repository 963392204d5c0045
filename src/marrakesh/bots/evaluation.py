"""Greedy's evaluation of a position: the final points of a seat, as fitted to its own games."""

from typing import Final

from marrakesh.bots import potential
from marrakesh.bots.features import dense, rounds_left, sparse
from marrakesh.bots.weights import by_rounds, read
from marrakesh.rules.phases import OVER
from marrakesh.rules.state import Table

Weights = list[list[float]]
"""For each number of rounds left, the weights in the order of NAMES."""
FITTED: Final[Weights] = by_rounds(read())


def estimate(table: Table, seat: int, by: Weights = FITTED) -> float:
    """The expected final points of a seat."""
    worth = float(table.players[seat].score)
    if table.phase == OVER:
        return worth
    left = rounds_left(table)
    if seat >= table.humans:
        return worth + potential.pashabot(table, left)
    weights = by[left]
    found = dense(table, seat)
    for number in range(len(found)):
        worth += found[number] * weights[number]
    for number, value in sparse(table, seat):
        worth += value * weights[number]
    return worth


def use(weights: Weights) -> None:
    """Replace the weights, to compare them."""
    FITTED[:] = weights
