"""The outlook: a small net next to the frozen one, fitted to games in which all seats play well.

It predicts the points still to come for each seat, the probability of winning, and the seat's own
points still to come by category. The value head cannot do this: it learned from games with sampled
actions, and does not know the categories. The outlook sees the output of the trunk and, again, the
inputs, because the trunk keeps only what decisions need.
"""

import math
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import torch
from torch import Tensor
from torch.nn import functional

from marrakesh.bots.net import OUTLOOK, SEATS
from marrakesh.learning import positions
from marrakesh.learning.mixture import mixture
from marrakesh.learning.net import INPUTS, Weights, forward, layer, log_probs, scale, trunk
from marrakesh.learning.positions import Examples
from marrakesh.learning.selfplay import Crew, Plan

SEEDS: Final = -(1 << 46)
"""The first seed; neither training nor the trials of `arena.strength` use these seeds."""
HIDDEN: Final = 256
CHUNK: Final = 1 << 16
BATCH: Final = 8192
EPOCHS: Final = 5
"""Number of passes over the examples; with more, the outlook overfits."""
RATE: Final = 1e-3
DECAY: Final = 0.01
RIDGE: Final = 1e-3
POINTS_WEIGHT: Final = 4.0
"""Weight in the loss of each seat's points, and of the win; each category has weight 1."""


def fitted(weights: Weights, minutes: float, workers: int, lanes: int, device: str) -> Weights:
    """Play for some minutes, fit an outlook to the recorded positions, and return its weights."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        play(weights, 60 * minutes, plan_for(folder, workers, lanes), device)
        return fit(weights, Examples.read(folder), device)


def plan_for(folder: Path, workers: int, lanes: int) -> Plan:
    configs = tuple(kind.config for kind in mixture())
    return Plan(configs, workers, lanes, SEEDS, notes=folder)


def play(weights: Weights, seconds: float, plan: Plan, device: str) -> None:
    """Let workers play with the net, and record positions."""
    kind = torch.bfloat16 if device == "cuda" else torch.float32
    factors = scale(device, kind)
    frozen = {name: part.detach().to(device, kind) for name, part in weights.items()}
    end = time.perf_counter() + seconds
    with Crew(plan) as crew:
        while time.perf_counter() < end:
            for group in range(plan.groups):
                records = torch.from_numpy(crew.wait(group)).to(device)
                with torch.no_grad():
                    logs = log_probs(forward(frozen, records, factors)[0], records)
                    warmth = records[:, positions.LOOSE, None] / positions.WARMTH
                    noise = torch.empty_like(logs).exponential_().log_()
                    best = (logs - warmth * noise).argmax(1)
                crew.play(group, best.to("cpu", torch.int16).numpy())
        for group in range(plan.groups):
            crew.wait(group)


def fresh(inner: int, hidden: int = HIDDEN) -> Weights:
    """Return initial weights, which predict 0; `inner` is the width of the trunk."""
    chance = torch.Generator().manual_seed(0)
    sizes = {
        "outlook.first": (INPUTS, hidden, 2.0),  # the inputs are sparse
        "outlook.second": (inner, hidden, 0.6),
        "outlook.inner": (hidden, hidden, 0.6),
        "outlook.outer": (hidden, hidden, 0.1),
        "outlook.trunk": (inner, len(OUTLOOK), 0.0),
        "outlook.hidden": (hidden, len(OUTLOOK), 0.0),
    }
    weights: Weights = {}
    for name, (inputs, outputs, gain) in sizes.items():
        drawn = torch.randn(outputs, inputs, generator=chance)
        weights[f"{name}.weight"] = drawn * (gain / math.sqrt(inputs))
        weights[f"{name}.bias"] = torch.zeros(outputs)
    return weights


def predict(outlook: Weights, seen: Tensor, inputs: Tensor) -> Tensor:
    """Return the predictions in the order of OUTLOOK, from the trunk's output and scaled inputs."""
    first = functional.relu(layer(outlook, "outlook.first", inputs))
    x = functional.relu(layer(outlook, "outlook.second", seen) + first)
    inner = functional.relu(layer(outlook, "outlook.inner", x))
    x = functional.relu(x + layer(outlook, "outlook.outer", inner))
    return layer(outlook, "outlook.trunk", seen) + layer(outlook, "outlook.hidden", x)


def fit(weights: Weights, examples: Examples, device: str) -> Weights:
    """Fit an outlook by stochastic gradient descent, starting from a linear fit; return its
    weights."""
    frozen = {name: part.detach().to(device) for name, part in weights.items()}
    factors = scale(device, torch.float32)
    records = torch.from_numpy(examples.records).to(device)
    seen = torch.cat([_seen(frozen, part, factors) for part in records.split(CHUNK)])
    targets, there = _targets(torch.from_numpy(examples.outcomes).to(device))
    outlook = {name: part.to(device) for name, part in fresh(seen.shape[1]).items()}
    start = _linear(seen, targets)
    outlook["outlook.trunk.weight"] = start[:, :-1].contiguous()
    outlook["outlook.trunk.bias"] = start[:, -1].contiguous()
    for part in outlook.values():
        part.requires_grad_()
    spread = torch.sqrt(targets.var(0) + 0.25)
    adam = torch.optim.AdamW(list(outlook.values()), weight_decay=DECAY, fused=device == "cuda")
    batches = list(_batches(len(seen), device))
    for step, chosen in enumerate(batches):
        for group in adam.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 100) * (1 - step / len(batches))
        found = predict(outlook, seen[chosen], records[chosen] * factors)
        adam.zero_grad()
        _loss(found, targets[chosen], there[chosen], spread).backward()
        adam.step()
    return {name: part.detach().cpu() for name, part in outlook.items()}


def _batches(examples: int, device: str) -> Iterator[Tensor]:
    """Yield the indices of the examples in each batch; every example occurs once per epoch."""
    for _ in range(EPOCHS):
        order = torch.randperm(examples, device=device)
        yield from order.split(BATCH)


def _seen(weights: Weights, records: Tensor, factors: Tensor) -> Tensor:
    with torch.no_grad():
        return trunk(weights, records, factors)


def _targets(outcomes: Tensor) -> tuple[Tensor, Tensor]:
    """Return the outcome of each example in the order of OUTLOOK, and a mask of the targets that
    exist: there are no points for missing seats."""
    points = outcomes[:, positions.POINTS : positions.SOURCES]
    sources = outcomes[:, positions.SOURCES :]
    targets = torch.cat([points, outcomes[:, positions.WON, None], sources], 1).float()
    there = torch.ones_like(targets)
    seats = torch.arange(SEATS, device=outcomes.device)
    there[:, :SEATS] = (seats < outcomes[:, positions.SCORING, None]).float()
    return targets, there


def _linear(seen: Tensor, targets: Tensor) -> Tensor:
    """Return initial weights and, in the last column, biases: a least-squares fit on the trunk's
    output."""
    targets = targets.clone()
    targets[:, SEATS] = 4 * targets[:, SEATS] - 2  # roughly a logit
    seen = torch.cat([seen, torch.ones_like(seen[:, :1])], 1)
    size = seen.shape[1]
    square = RIDGE * torch.eye(size, device=seen.device, dtype=torch.float64)
    right = torch.zeros(size, targets.shape[1], device=seen.device, dtype=torch.float64)
    for part, wanted in zip(seen.split(CHUNK), targets.split(CHUNK), strict=True):
        square += part.double().T @ part.double()
        right += part.double().T @ wanted.double()
    return torch.linalg.solve(square, right).T.float()


def _loss(found: Tensor, targets: Tensor, there: Tensor, spread: Tensor) -> Tensor:
    errors = ((found - targets) / spread * there) ** 2
    wins = functional.binary_cross_entropy_with_logits(found[:, SEATS], targets[:, SEATS])
    points, sources = errors[:, :SEATS].sum(1).mean(), errors[:, SEATS + 1 :].sum(1).mean()
    return POINTS_WEIGHT * (points + wins) + sources
