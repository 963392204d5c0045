"""Quantisation of a net to integers for play without PyTorch; `marrakesh.bots.net` reads the file.

Layers are stored input-major, one byte per weight; `marrakesh.bots.layers` explains the arithmetic.
The scales of the inputs are folded into the layers that see them.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from marrakesh.bots.layers import MOST_EXPONENT, MOST_INPUTS, SCALE_BITS, WEIGHT_BITS, ZERO
from marrakesh.bots.net import FIRST, FORMAT, OUTLOOK, SEATS
from marrakesh.observation.layout import SCALES, record_names

Floats = NDArray[np.float32]
MOST_WEIGHT: Final = 127
HEADS: Final = ("outlook.trunk", "outlook.hidden")


def net_in_bytes(weights: dict[str, Floats], about: dict[str, Any]) -> bytes:
    """Serialise weights named as in `learning.net`; `about` describes how they were trained."""
    inputs = record_names()
    for name in HEADS:
        weights = {**weights, **_twice(name, weights[f"{name}.weight"], weights[f"{name}.bias"])}
    parts: list[bytes] = []
    layers: dict[str, tuple[int, int]] = {}
    for name in (key.removesuffix(".weight") for key in weights if key.endswith(".weight")):
        weight = weights[f"{name}.weight"]
        sparse = name in FIRST
        if sparse:
            weight = for_bytes(weight)
        layers[name] = (weight.shape[1], weight.shape[0])
        rows = _by_input(weight) if sparse else _by_output(weight)
        biases = np.rint(weights[f"{name}.bias"].astype(np.float64) * (1 << WEIGHT_BITS))
        parts.append(rows + biases.astype("<i4").tobytes())
    body = b"".join(parts)
    told = {
        "format": FORMAT,
        "layers": layers,
        "outlook": 2 * OUTLOOK,
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    head = json.dumps({**told, **about, "inputs": inputs}).encode()
    return len(head).to_bytes(4, "little") + head + body


def for_bytes(weight: Floats) -> Floats:
    """Return a first layer's weights for unscaled inputs, as found in a record."""
    factors = np.ones(len(record_names()), np.float32)
    factors[: len(SCALES)] = 1 / np.array(SCALES, np.float32)
    scaled: Floats = weight[:, : len(factors)] * factors
    return scaled


def _by_input(weight: Floats) -> bytes:
    """Return a layer's weights as bytes, with an exponent per input."""
    units = weight.astype(np.float64) * (1 << WEIGHT_BITS)
    most = np.maximum(np.abs(units).max(axis=0), 1)
    exponents = np.ceil(np.log2(most / MOST_WEIGHT)).clip(0, MOST_EXPONENT)
    rows = _rows(units / np.exp2(exponents))
    return b"".join([rows, exponents.astype(np.uint8).tobytes()])


def _by_output(weight: Floats) -> bytes:
    """Return a layer's weights as bytes, with a scale per output."""
    if weight.shape[1] > MOST_INPUTS:
        raise ValueError(f"A dense layer has at most {MOST_INPUTS} inputs, not {weight.shape[1]}.")
    scales = _scales(weight)
    units = weight / (scales / (1 << SCALE_BITS))[:, None]
    return b"".join([_rows(units), scales.astype("<i4").tobytes()])


def _scales(weight: Floats) -> NDArray[np.float64]:
    most = np.abs(weight.astype(np.float64)).max(axis=1)
    scales: NDArray[np.float64] = np.rint(most / MOST_WEIGHT * (1 << SCALE_BITS))
    return np.maximum(scales, 1)


def _rows(units: NDArray[np.float64]) -> bytes:
    """Return one byte per weight, in rows by input."""
    small = np.rint(units).clip(-MOST_WEIGHT, MOST_WEIGHT) + ZERO
    rows: bytes = np.ascontiguousarray(small.T).astype(np.uint8).tobytes()
    return rows


def _twice(name: str, weight: Floats, bias: Floats) -> dict[str, Floats]:
    """Return a head with every output duplicated; a duplicate's weights are the rounding errors of
    the original's.

    A byte is too coarse here: the rounding errors of many weights add up to half a point.
    """
    step = (_scales(weight) / (1 << SCALE_BITS))[:, None]
    left = (weight - np.rint(weight / step) * step).astype(np.float32)
    return {
        f"{name}.weight": np.concatenate([weight, left]),
        f"{name}.bias": np.concatenate([bias, np.zeros_like(bias)]),
    }


def learned(file: Path) -> tuple[dict[str, Floats], dict[str, Any]]:
    """Return the weights of a checkpoint, and a description with its hash and counters."""
    from dataclasses import asdict

    from marrakesh.learning.checkpoint import Checkpoint

    checkpoint = Checkpoint.read(file)
    if not checkpoint.outlook:
        raise ValueError(f"{file} has no outlook yet: fit one with --outlook.")
    weights = {
        name: part.numpy() for name, part in {**checkpoint.weights, **checkpoint.outlook}.items()
    }
    for part in ("value.weight", "value.bias"):  # the win probability is used only in training
        weights[part] = weights[part][:SEATS]
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return weights, {"checkpoint": digest, "learned": asdict(checkpoint.counters)}


def export(checkpoint_file: Path, file: Path) -> None:
    """Write the quantised net of a checkpoint to a file, for the bot `net`."""
    file.write_bytes(net_in_bytes(*learned(checkpoint_file)))
