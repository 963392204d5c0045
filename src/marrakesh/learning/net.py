"""The network: a wide first layer over many sparse inputs, then a narrow residual trunk.

The weights are a dictionary of tensors, the forward pass a plain function. The shape is chosen for
inference without PyTorch: the first layer is cheap for sparse inputs, and the rest is small.
"""

import math
from typing import Any, Final

import torch
from torch import Tensor
from torch.nn import functional

from marrakesh.bots.net import OUTLOOK
from marrakesh.envs.rows import FACTS
from marrakesh.observation.layout import LENGTH, SCALES, record_names
from marrakesh.rules.actions import ACTION_COUNT, NOTATION

Weights = dict[str, Tensor]

INPUTS: Final = FACTS
"""Number of inputs: the cells, the flags of the legal actions, and padding that is always 0."""
SEATS: Final = 4
VALUES: Final = SEATS + 1
"""Number of values: the points still to come for each seat, the seat's own first, in units of
POINTS; then the probability of winning."""
POINTS: Final = 20.0
WIDE: Final = 1024
NARROW: Final = 512
BLOCKS: Final = 2


def names_of_inputs() -> list[str]:
    names = record_names()
    return names + [f"padding {k}" for k in range(INPUTS - len(names))]


def fresh(seed: int, wide: int = WIDE, narrow: int = NARROW, blocks: int = BLOCKS) -> Weights:
    """Return initial weights, which give a nearly uniform policy and values near 0."""
    chance = torch.Generator().manual_seed(seed)

    def add(name: str, inputs: int, outputs: int, gain: float) -> None:
        weight = torch.randn(outputs, inputs, generator=chance) * (gain / math.sqrt(inputs))
        weights[f"{name}.weight"] = weight
        weights[f"{name}.bias"] = torch.zeros(outputs)

    weights: Weights = {}
    add("first", INPUTS, wide, 4.0)  # the inputs are sparse
    add("second", wide, narrow, math.sqrt(2))
    for block in range(blocks):
        add(f"block{block}.a", narrow, narrow, math.sqrt(2))
        add(f"block{block}.b", narrow, narrow, 0.1)
    add("policy", narrow, ACTION_COUNT, 0.01)
    add("value", narrow, VALUES, 0.1)
    return weights


def blocks_of(weights: Weights) -> int:
    return sum(name.endswith(".a.weight") for name in weights)


def scale(device: str, kind: torch.dtype) -> Tensor:
    """Return the factors that normalise the inputs."""
    factors = [1 / number for number in SCALES] + [1.0] * (INPUTS - LENGTH)
    return torch.tensor(factors, device=device).to(kind)


def layer(weights: Weights, name: str, values: Tensor) -> Tensor:
    weight, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
    return functional.linear(values, weight.to(values.dtype), bias.to(values.dtype))


def trunk(weights: Weights, records: Tensor, factors: Tensor) -> Tensor:
    """Return the trunk's output, which is the input of the heads, for a batch of records."""
    x = records[:, :INPUTS].to(factors.dtype) * factors
    x = functional.relu(layer(weights, "first", x))
    x = functional.relu(layer(weights, "second", x))
    for block in range(blocks_of(weights)):
        inner = functional.relu(layer(weights, f"block{block}.a", x))
        x = functional.relu(x + layer(weights, f"block{block}.b", inner))
    return x


def forward(weights: Weights, records: Tensor, factors: Tensor) -> tuple[Tensor, Tensor]:
    """Return the policy logits of all actions, legal or not, and the values, for a batch of
    records."""
    x = trunk(weights, records, factors)
    return layer(weights, "policy", x).float(), layer(weights, "value", x).float()


def log_probs(logits: Tensor, records: Tensor) -> Tensor:
    """Return the log-probabilities of all actions, with illegal ones masked."""
    mask = records[:, LENGTH : LENGTH + ACTION_COUNT]
    return functional.log_softmax(logits.masked_fill(mask == 0, -1e9), dim=1)


def _by_name(old: Tensor, inputs: list[str]) -> Tensor:
    """Map a layer's weights by name from these inputs to the current ones; new inputs get 0."""
    now = names_of_inputs()
    if inputs == now:
        return old
    place = {name: number for number, name in enumerate(inputs)}
    new = torch.zeros(old.shape[0], len(now), dtype=old.dtype)
    for number, name in enumerate(now):
        if name in place:
            new[:, number] = old[:, place[name]]
    return new


def adapted(weights: Weights, inputs: list[str], actions: list[str]) -> Weights:
    """Map weights by name from the inputs and actions they were trained with to the current ones;
    new ones get 0."""
    weights["first.weight"] = _by_name(weights["first.weight"], inputs)
    if actions != NOTATION:
        place = {name: number for number, name in enumerate(actions)}
        known = [place.get(name, -1) for name in NOTATION]
        for part in ("policy.weight", "policy.bias"):
            old = weights[part]
            new = torch.zeros(len(NOTATION), *old.shape[1:], dtype=old.dtype)
            for number, old_number in enumerate(known):
                if old_number >= 0:
                    new[number] = old[old_number]
            weights[part] = new
    for part in ("value.weight", "value.bias"):
        old = weights[part]
        missing = torch.zeros(VALUES - len(old), *old.shape[1:], dtype=old.dtype)
        weights[part] = torch.cat([old, missing])
    return weights


def adapted_outlook(told: dict[str, Any], inputs: list[str]) -> Weights:
    """Map an outlook by name from the inputs and predictions it was trained with to the current
    ones; new predictions are 0."""
    place = {name: number for number, name in enumerate(told["names"])}
    weights: Weights = {name: part.float() for name, part in told.items() if name != "names"}
    weights["outlook.first.weight"] = _by_name(weights["outlook.first.weight"], inputs)
    for part in ("trunk.weight", "trunk.bias", "hidden.weight", "hidden.bias"):
        old = weights[f"outlook.{part}"]
        zero = torch.zeros_like(old[0])
        rows = [old[place[name]] if name in place else zero for name in OUTLOOK]
        weights[f"outlook.{part}"] = torch.stack(rows)
    return weights
