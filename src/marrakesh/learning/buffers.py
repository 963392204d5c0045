"""The learner's buffers: rollouts, and the batches drawn from them."""

from typing import NamedTuple

import torch
from torch import Tensor

from marrakesh.envs import rows
from marrakesh.learning.net import VALUES
from marrakesh.learning.ppo import Lessons, lessons


class Rollout:
    """A rollout: the same number of steps of all lanes, on the device."""

    def __init__(self, steps: int, lanes: int, device: str) -> None:
        def empty(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.records = empty(steps, lanes, rows.RECORD, kind=torch.uint8)
        self.facts = empty(steps + 1, lanes, rows.RECORD - rows.FACTS, kind=torch.uint8)
        self.actions = empty(steps, lanes, kind=torch.int64)
        self.log_probs = empty(steps, lanes)
        self.values = empty(steps, lanes, VALUES)

    def lessons(self) -> Lessons:
        return lessons(self.facts, self.values)


class Decided(NamedTuple):
    """The decisions for all lanes of a group, at one step."""

    actions: Tensor
    short: Tensor
    """The actions as 16-bit integers for the workers."""
    log_probs: Tensor
    values: Tensor


class Batch(NamedTuple):
    """A training batch of decisions."""

    records: Tensor
    actions: Tensor
    log_probs: Tensor
    advantage: Tensor
    targets: Tensor
    present: Tensor

    @classmethod
    def empty(cls, size: int, device: str) -> "Batch":
        def column(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(size, *shape, dtype=kind, device=device)

        return cls(
            column(rows.RECORD, kind=torch.uint8),
            column(kind=torch.int64),
            column(),
            column(),
            column(VALUES),
            column(VALUES, kind=torch.bool),
        )

    def fill(self, whole: "Batch", chosen: Tensor) -> None:
        for mine, theirs in zip(self, whole, strict=True):
            torch.index_select(theirs, 0, chosen, out=mine)
