"""A bot that plays at random."""

import random
from typing import ClassVar

from marrakesh.bots.budget import Budget
from marrakesh.bots.seat import Seat


class RandomBot:
    """Chooses uniformly among the legal actions; deterministic for a given seed."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions
        return legal[int(self._random.random() * len(legal))]
