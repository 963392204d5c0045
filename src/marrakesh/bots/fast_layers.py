"""The layers of the network with the compiled kernel; without it, this import fails."""

from marrakesh.bots import kernel


class First:
    """Like `layers.First`, but with activations as int16 in bytes."""

    __slots__ = ("_parts",)

    def __init__(self, weights: bytes, exponents: bytes, biases: bytes) -> None:
        self._parts = (weights, exponents, biases)

    def active(self, record: bytes) -> bytes:
        return kernel.first(record, *self._parts)


class Dense:
    """Like `layers.Dense`."""

    __slots__ = ("_parts",)

    def __init__(self, weights: bytes, scales: bytes, biases: bytes) -> None:
        self._parts = (kernel.by_output(weights, len(biases) // 4), scales, biases)

    def active(self, values: bytes, skip: bytes | None = None) -> bytes:
        return kernel.hidden(values, *self._parts, skip)

    def outputs(self, values: bytes, chosen: list[int]) -> list[int]:
        return kernel.outputs(values, *self._parts, chosen)
