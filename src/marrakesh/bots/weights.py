"""The weights of the evaluation: `weights.toml`, which tools/fit_evaluation.py makes."""

import tomllib
from importlib.resources import files
from typing import Final

from marrakesh.bots.features import NAMES

KNOTS: Final = (12, 6, 0)
"""The rounds left for which a weight is given; between them it changes evenly."""


def read() -> list[list[float]]:
    """The weights of each feature at the knots, in the order of NAMES."""
    table = tomllib.loads((files("marrakesh.bots") / "weights.toml").read_text("utf-8"))
    return [[float(weight) for weight in table.get(name, (0, 0, 0))] for name in NAMES]


def by_rounds(rows: list[list[float]]) -> list[list[float]]:
    """A list of weights, in the order of NAMES, for each number of rounds left."""
    return [[_at(row, left) for row in rows] for left in range(KNOTS[0] + 1)]


def _at(row: list[float], left: int) -> float:
    start, middle, end = row
    if left >= KNOTS[1]:
        share = (left - KNOTS[1]) / (KNOTS[0] - KNOTS[1])
        return middle + share * (start - middle)
    share = left / KNOTS[1]
    return end + share * (middle - end)
