"""A bot with a trained network, evaluated in integer arithmetic without PyTorch.

Integers make its choices identical on every machine. The weights of an input are packed into one
long integer with 64 bits per output: multiplying and adding it serves all outputs at once. Zero
inputs are skipped: most of the first layer's, and half of those of later layers.
`marrakesh.learning.export` writes the file that is read here.
"""

import json
import struct
from functools import lru_cache
from importlib.resources import files
from typing import ClassVar, Final

from marrakesh.bots.budget import Budget
from marrakesh.bots.seat import Seat
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.game import Game

FORMAT: Final = 1
WEIGHT_BITS: Final = 16
"""Weights and biases are fixed-point numbers in units of 2**-16."""
VALUE_BITS: Final = 10
"""Activations are fixed-point numbers in units of 2**-10."""
MOST_VALUE: Final = (1 << 17) - 1
"""With this limit and MOST_EXPONENT, no sum needs more than 64 bits."""
MOST_EXPONENT: Final = 24
ZERO: Final = 128
"""The byte that encodes a weight of 0."""
POINTS: Final = 20
"""The net counts points in units of 20."""


class Layer:
    """A linear layer."""

    __slots__ = ("_biases", "_bytes", "_form", "_rows", "exponents", "inputs", "outputs")

    def __init__(self, inputs: int, outputs: int, body: bytes, start: int) -> None:
        self.inputs = inputs
        self.outputs = outputs
        end = start + inputs * outputs
        self._bytes = body[start:end]
        self.exponents = body[end : end + inputs]
        self._biases = struct.unpack_from(f"<{outputs}i", body, end + inputs)
        self._form = f"<{outputs}Q"
        self._rows: list[int] = [0] * inputs  # packed lazily

    @property
    def size(self) -> int:
        return self.inputs * self.outputs + self.inputs + 4 * self.outputs

    def _row(self, number: int) -> int:
        spread = bytearray(8 * self.outputs)
        spread[::8] = self._bytes[number * self.outputs : (number + 1) * self.outputs]
        row = self._rows[number] = int.from_bytes(spread, "little")
        return row

    def sums(self, inputs: "list[tuple[int, int]]", bits: int) -> list[int]:
        """The outputs for the nonzero inputs, given with their indices, in units of 2**-bits."""
        rows, exponents = self._rows, self.exponents
        total = lift = 0
        for number, value in inputs:
            value <<= exponents[number]
            total += value * (rows[number] or self._row(number))
            lift += value
        lift *= ZERO
        down = WEIGHT_BITS + bits - VALUE_BITS
        found = struct.unpack(self._form, total.to_bytes(8 * self.outputs, "little"))
        return [
            number - lift + (bias << bits) >> down
            for number, bias in zip(found, self._biases, strict=True)
        ]


def _active(values: list[int]) -> list[tuple[int, int]]:
    """ReLU: the positive values with their indices."""
    return [(number, min(value, MOST_VALUE)) for number, value in enumerate(values) if value > 0]


class Net:
    """The trained network."""

    def __init__(self, content: bytes) -> None:
        from marrakesh.observation.layout import record_names

        head = int.from_bytes(content[:4], "little")
        self.about = json.loads(content[4 : 4 + head])
        if self.about["format"] != FORMAT:
            raise ValueError(f"This net has format {self.about['format']}, not {FORMAT}.")
        self.layers: dict[str, Layer] = {}
        start = 4 + head
        for name, (inputs, outputs) in self.about["layers"].items():
            layer = self.layers[name] = Layer(inputs, outputs, content, start)
            start += layer.size
        self._blocks = sum(name.endswith(".a") for name in self.layers)
        known = {name: number for number, name in enumerate(self.about["inputs"])}
        self._places = [known.get(name, -1) for name in record_names()]
        """The input of each byte of a record; -1 if the net was trained without it."""

    def judge(self, game: Game, seat: int) -> tuple[list[int], list[int]]:
        """The logits of the legal actions, and the points to come for each seat.

        Both are in units of 2**-10; the own points come first, then the others' clockwise.
        """
        legal = game.legal_actions(seat)
        places = self._places
        inputs = [
            (places[number], value)
            for number, value in enumerate(_record(game, seat, legal))
            if value and places[number] >= 0
        ]
        layers = self.layers
        values = _active(layers["first"].sums(inputs, 0))
        trunk = layers["second"].sums(values, VALUE_BITS)
        values = _active(trunk)
        for block in range(self._blocks):
            inner = _active(layers[f"block{block}.a"].sums(values, VALUE_BITS))
            change = layers[f"block{block}.b"].sums(inner, VALUE_BITS)
            for number, value in values:
                change[number] += value
            values = _active(change)
        logits = layers["policy"].sums(values, VALUE_BITS)
        new = min(logits)  # for an action added to the game since
        points = [POINTS * value for value in layers["value"].sums(values, VALUE_BITS)]
        return [logits[a] if a < len(logits) else new for a in legal], points


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
        logits, _ = shipped().judge(game, seat.number)
        return legal[logits.index(max(logits))]
