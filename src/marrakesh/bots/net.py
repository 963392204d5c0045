"""A bot with a trained network, evaluated in integer arithmetic without PyTorch.

Integers make its choices identical on every machine. The layers are computed by a small C kernel
if it was compiled, or else in plain Python. `marrakesh.learning.export` writes the file that is
read here.
"""

import json
import math
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
from marrakesh.rules.sources import TO_COME

FORMAT: Final = 3
SEATS: Final = 4
OUTLOOK: Final = (*(f"seat {turn}" for turn in range(SEATS)), "win", *TO_COME)
"""The net's predictions besides the actions: points still to come for each seat (its own first,
then clockwise), the logit of a win, and its own points still to come by category."""
FIRST: Final = ("first", "outlook.first")
"""The layers that see the inputs."""
_UNIT: Final = 1 / (1 << WEIGHT_BITS)

Parts = tuple[bytes, bytes, bytes]
"""A layer in the file: its weights, its exponents or scales, its biases."""


class Judgement(NamedTuple):
    """The net's evaluation of a position, based on what one seat may know."""

    logits: list[int]
    """One for each legal action, in units of 2**-16."""
    points: list[float]
    """The expected final points of each seat, the Pashabot's last."""
    win: float
    """The chance that this seat wins."""
    sources: list[float]
    """Its expected points still to come by category, in the order of `TO_COME`."""


class Net:
    """The trained network."""

    def __init__(self, content: bytes, quick: bool = True) -> None:
        head = int.from_bytes(content[:4], "little")
        self.about = json.loads(content[4 : 4 + head])
        if self.about["format"] != FORMAT:
            raise ValueError(f"This net has format {self.about['format']}, not {FORMAT}.")
        kind = _fast_layers() if quick else plain
        parts = _parts(content, 4 + head, self.about["layers"])
        self._first, self._glance = (
            kind.First(*_known(self.about["inputs"], *parts.pop(name))) for name in FIRST
        )
        dense = {name: kind.Dense(*part) for name, part in parts.items()}
        self._second = dense["second"]
        self._blocks = [
            (layer, dense[name[:-1] + "b"]) for name, layer in dense.items() if name.endswith(".a")
        ]
        self._policy = dense["policy"]
        self._outlook = [
            dense[f"outlook.{name}"] for name in ("second", "inner", "outer", "trunk", "hidden")
        ]
        places = {name: number for number, name in enumerate(OUTLOOK)}
        self._predicted = [places.get(name, -1) for name in self.about["outlook"]]
        self._actions = self.about["layers"]["policy"][1]

    def judge(self, game: Game, seat: int) -> Judgement:
        """Judge the position at a decision of this seat."""
        legal = game.legal_actions(seat)
        record = _record(game, seat, legal)
        values = self._trunk(record)
        outlook = self._predict(values, record)
        scores = game.scores
        return Judgement(
            self._logits(values, legal),
            [score + outlook[(other - seat) % len(scores)] for other, score in enumerate(scores)],
            1 / (1 + math.exp(-outlook[SEATS])),
            outlook[SEATS + 1 :],
        )

    def logits(self, game: Game, seat: int) -> list[int]:
        """Only the logits of a judgement: enough for a decision, and a third faster."""
        legal = game.legal_actions(seat)
        return self._logits(self._trunk(_record(game, seat, legal)), legal)

    def _trunk(self, record: bytes) -> Any:
        values = self._second.active(self._first.active(record))
        for a, b in self._blocks:
            values = b.active(a.active(values), values)
        return values

    def _logits(self, values: Any, legal: list[int]) -> list[int]:
        known = [action for action in legal if action < self._actions]
        found: list[int] = self._policy.outputs(values, known)
        if len(known) == len(legal):
            return found
        logits, least = dict(zip(known, found, strict=True)), min(found, default=0)
        # the net predates the other actions
        return [logits.get(action, least) for action in legal]

    def _predict(self, values: Any, record: bytes) -> list[float]:
        """The outlook; outputs with the same name are added up."""
        second, inner, outer, trunk, hidden = self._outlook
        own = second.active(values, self._glance.active(record))
        own = outer.active(inner.active(own), own)
        found = [0] * len(OUTLOOK)
        every = list(range(len(self._predicted)))
        for outputs in (trunk.outputs(values, every), hidden.outputs(own, every)):
            for place, output in zip(self._predicted, outputs, strict=True):
                if place >= 0:
                    found[place] += output
        return [number * _UNIT for number in found]


def _fast_layers() -> Any:
    """The layers computed by the kernel, if it was compiled.

    Imported with the first net: in the game without a server, the kernel arrives along with it.
    """
    try:
        return import_module("marrakesh.bots.fast_layers")
    except ImportError:
        return plain


def _parts(content: bytes, start: int, shapes: dict[str, tuple[int, int]]) -> dict[str, Parts]:
    found = {}
    for name, (inputs, outputs) in shapes.items():
        ends = [start + inputs * outputs]
        ends.append(ends[0] + (inputs if name in FIRST else 4 * outputs))
        ends.append(ends[1] + 4 * outputs)
        found[name] = (
            content[start : ends[0]],
            content[ends[0] : ends[1]],
            content[ends[1] : ends[2]],
        )
        start = ends[2]
    return found


def _known(inputs: list[str], weights: bytes, exponents: bytes, biases: bytes) -> Parts:
    """The first layer for the current inputs; those it was not trained on have no effect."""
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
    """What the seat may know, plus a flag for each legal action."""
    from marrakesh.observation.cells import cells

    mask = bytearray(ACTION_COUNT)
    for action in legal:
        mask[action] = 1
    return cells(game.table, seat) + mask


@lru_cache(maxsize=1)
def default_net() -> Net:
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
        logits = default_net().logits(game, seat.number)
        return legal[logits.index(max(logits))]
