"""A bot with a trained network, evaluated in integer arithmetic without PyTorch.

Integers make its choices identical on every machine. The layers are computed by a small C kernel
where it was compiled, or else in plain Python. `marrakesh.learning.export` writes the file that is
read here.
"""

import json
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any, ClassVar, Final, NamedTuple

from marrakesh.bots import layers as plain
from marrakesh.bots.budget import Budget
from marrakesh.bots.layers import WEIGHT_BITS, ZERO
from marrakesh.bots.seat import Seat
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.game import Game

fast: Any
try:
    fast = import_module("marrakesh.bots.fast_layers")
except ImportError:  # its kernel was not compiled
    fast = None

FORMAT: Final = 2
POINTS: Final = 20
"""The net counts points in units of 20."""
_UNIT: Final = POINTS / (1 << WEIGHT_BITS)

Parts = tuple[bytes, bytes, bytes]
"""A layer in the file: its weights, its exponents or scales, its biases."""


class Judgement(NamedTuple):
    """What the net thinks of a position, from what one seat may know."""

    logits: list[int]
    """Of the legal actions, in units of 2**-16."""
    points: list[float]
    """The expected final points of each seat, the Pashabot's last."""


class Net:
    """The trained network."""

    def __init__(self, content: bytes, quick: bool = True) -> None:
        head = int.from_bytes(content[:4], "little")
        self.about = json.loads(content[4 : 4 + head])
        if self.about["format"] != FORMAT:
            raise ValueError(f"This net has format {self.about['format']}, not {FORMAT}.")
        kind: Any = fast if quick and fast else plain
        parts = _parts(content, 4 + head, self.about["layers"])
        self._first = kind.First(*_known(self.about["inputs"], *parts.pop("first")))
        dense = {name: kind.Dense(*part) for name, part in parts.items()}
        self._second = dense["second"]
        self._blocks = [
            (layer, dense[name[:-1] + "b"]) for name, layer in dense.items() if name.endswith(".a")
        ]
        self._policy, self._value = dense["policy"], dense["value"]
        self._actions = self.about["layers"]["policy"][1]

    def judge(self, game: Game, seat: int) -> Judgement:
        """Judge the position at a decision of this seat."""
        legal = game.legal_actions(seat)
        values = self._second.active(self._first.active(_record(game, seat, legal)))
        for a, b in self._blocks:
            values = b.active(a.active(values), values)
        return Judgement(self._logits(values, legal), self._points(values, game, seat))

    def _logits(self, values: Any, legal: list[int]) -> list[int]:
        known = [action for action in legal if action < self._actions]
        found: list[int] = self._policy.outputs(values, known)
        if len(known) == len(legal):
            return found
        logits, least = dict(zip(known, found, strict=True)), min(found, default=0)
        return [
            logits.get(action, least) for action in legal
        ]  # the rest was added to the game since

    def _points(self, values: Any, game: Game, seat: int) -> list[float]:
        """The head tells the points to come: the seat's own first, then the others' clockwise."""
        scores = game.scores
        seats = len(scores)
        to_come = self._value.outputs(values, list(range(seats)))
        return [
            score + to_come[(other - seat) % seats] * _UNIT for other, score in enumerate(scores)
        ]


def _parts(content: bytes, start: int, shapes: dict[str, tuple[int, int]]) -> dict[str, Parts]:
    found = {}
    for name, (inputs, outputs) in shapes.items():
        ends = [start + inputs * outputs]
        ends.append(ends[0] + (inputs if name == "first" else 4 * outputs))
        ends.append(ends[1] + 4 * outputs)
        found[name] = (
            content[start : ends[0]],
            content[ends[0] : ends[1]],
            content[ends[1] : ends[2]],
        )
        start = ends[2]
    return found


def _known(inputs: list[str], weights: bytes, exponents: bytes, biases: bytes) -> Parts:
    """The first layer for the inputs of today; those it was not trained with have no effect."""
    from marrakesh.observation.layout import record_names

    names = record_names()
    if names == inputs:
        return weights, exponents, biases
    width = len(biases) // 4
    row = {name: weights[k * width : (k + 1) * width] for k, name in enumerate(inputs)}
    bits = dict(zip(inputs, exponents, strict=True))
    rows = b"".join(row.get(name, bytes([ZERO]) * width) for name in names)
    return rows, bytes(bits.get(name, 0) for name in names), biases


def _record(game: Game, seat: int, legal: list[int]) -> bytes:
    """What the seat may know, and a flag for each legal action."""
    from marrakesh.observation.cells import cells

    mask = bytearray(ACTION_COUNT)
    for action in legal:
        mask[action] = 1
    return cells(game.table, seat) + mask


@lru_cache(maxsize=1)
def shipped() -> Net:
    """The net that comes with the package."""
    return Net(files("marrakesh.bots").joinpath("net.bin").read_bytes())


class NetBot:
    """Takes the action with the highest logit, without search."""

    name: ClassVar[str] = "net"

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()

    def choose(self, seat: Seat) -> int:
        game = seat.imagine(0)
        legal = game.legal_actions(seat.number)
        logits = shipped().judge(game, seat.number).logits
        return legal[logits.index(max(logits))]
