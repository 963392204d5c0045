"""The layers of the network in plain Python, for machines without the compiled kernel.

The weights of an input are packed into one long integer with a lane per output: multiplying and
adding it serves all outputs at once. Zero inputs are skipped.

The arithmetic is that of kernel.c, on integers, so that every machine gets the same results:
- An activation is in units of 2**-8, at most 16,383 of them.
- The first layer has an exponent per input: a weight is `byte << exponent`, in units of 2**-16.
- A dense layer has a scale per output, in units of 2**-24: a weight is `byte * scale`. Its sums fit
  32 bits for up to 1,024 inputs.
- Biases are in units of 2**-16. Results are rounded to the nearest unit.
"""

import struct
from typing import Final

ZERO: Final = 128
"""The byte that encodes a weight of 0."""
VALUE_BITS: Final = 8
WEIGHT_BITS: Final = 16
SCALE_BITS: Final = 24
MOST_VALUE: Final = (1 << 14) - 1
MOST_EXPONENT: Final = 15
MOST_INPUTS: Final = 1024

Active = list[tuple[int, int]]
"""The positive activations with their indices."""


def _active(values: list[int]) -> Active:
    return [(number, min(value, MOST_VALUE)) for number, value in enumerate(values) if value > 0]


class Rows:
    """Weights by input; each row is packed when first needed."""

    __slots__ = ("_bytes", "_form", "_lane", "_outputs", "_rows")

    def __init__(self, weights: bytes, outputs: int, lane: int) -> None:
        self._bytes = weights
        self._outputs = outputs
        self._lane = lane
        self._form = f"<{outputs}{'Q' if lane == 8 else 'I'}"
        self._rows: list[int] = [0] * (len(weights) // outputs)

    def _packed(self, number: int) -> int:
        spread = bytearray(self._lane * self._outputs)
        start = number * self._outputs
        spread[:: self._lane] = self._bytes[start : start + self._outputs]
        row = self._rows[number] = int.from_bytes(spread, "little")
        return row

    def sums(self, values: Active) -> tuple[tuple[int, ...], int]:
        """The sum of each output, and the excess that all of them include."""
        rows = self._rows
        total = lift = 0
        for number, value in values:
            total += value * (rows[number] or self._packed(number))
            lift += value
        size = self._lane * self._outputs
        return struct.unpack(self._form, total.to_bytes(size, "little")), lift * ZERO


class First:
    """The first layer: many inputs, nearly all of them 0."""

    __slots__ = ("_biases", "_exponents", "_long_rows", "_rows")

    def __init__(self, weights: bytes, exponents: bytes, biases: bytes) -> None:
        outputs = len(biases) // 4
        self._rows = Rows(weights, outputs, 4)
        self._long_rows = Rows(weights, outputs, 8)
        self._exponents = exponents
        self._biases = struct.unpack(f"<{outputs}i", biases)

    def active(self, record: bytes) -> Active:
        """The activations."""
        bits = self._exponents
        values = [(number, value << bits[number]) for number, value in enumerate(record) if value]
        small = 255 * sum(value for _, value in values) < 1 << 32
        sums, lift = (self._rows if small else self._long_rows).sums(values)
        down = WEIGHT_BITS - VALUE_BITS
        lift -= 1 << (down - 1)
        pairs = zip(sums, self._biases, strict=True)
        return _active([(number - lift + bias) >> down for number, bias in pairs])


class Dense:
    """A dense layer."""

    __slots__ = ("_biases", "_rows", "_scales")

    def __init__(self, weights: bytes, scales: bytes, biases: bytes) -> None:
        outputs = len(biases) // 4
        self._rows = Rows(weights, outputs, 4)
        self._scales = struct.unpack(f"<{outputs}i", scales)
        up = SCALE_BITS + VALUE_BITS - WEIGHT_BITS
        self._biases = [bias << up for bias in struct.unpack(f"<{outputs}i", biases)]

    def active(self, values: Active, skip: Active | None = None) -> Active:
        """The activations, with a skip connection if given."""
        sums, lift = self._rows.sums(values)
        half = 1 << (SCALE_BITS - 1)
        found = [
            ((number - lift) * scale + bias + half) >> SCALE_BITS
            for number, scale, bias in zip(sums, self._scales, self._biases, strict=True)
        ]
        for number, value in skip or ():
            found[number] += value
        return _active(found)

    def outputs(self, values: Active, chosen: list[int]) -> list[int]:
        """The chosen outputs without ReLU, in units of 2**-16."""
        sums, lift = self._rows.sums(values)
        down = SCALE_BITS + VALUE_BITS - WEIGHT_BITS
        half = 1 << (down - 1)
        scales, biases = self._scales, self._biases
        return [((sums[j] - lift) * scales[j] + biases[j] + half) >> down for j in chosen]
