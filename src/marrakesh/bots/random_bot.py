"""A bot that does anything it may."""

import random


class RandomBot:
    """Chooses each legal action with the same chance; the same seed chooses the same again."""

    looks = False

    def __init__(self, seed: int | str) -> None:
        self.name = "random"
        self._random = random.Random(seed)

    def choose(self, view: dict[str, object], legal_actions: list[int]) -> int:
        return legal_actions[int(self._random.random() * len(legal_actions))]
