"""A bot that does anything it may."""

import random
from typing import ClassVar

from marrakesh.bots.budget import Budget
from marrakesh.bots.seat import Seat


class RandomBot:
    """Chooses each legal action with the same chance; the same seed chooses the same again."""

    name: ClassVar[str] = "random"
    strength: ClassVar[int] = 0

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions
        return legal[int(self._random.random() * len(legal))]
