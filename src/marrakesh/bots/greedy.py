"""A bot that looks one step ahead and takes what leaves it best off."""

import random

from marrakesh.bots.budget import Budget
from marrakesh.bots.evaluation import estimate
from marrakesh.bots.seat import Seat


class GreedyBot:
    """Tries every action on a game in which all that its seat cannot know is dealt anew."""

    name = "greedy"
    strength = 1

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        start = seat.imagine(self._random.getrandbits(40))
        best = -1
        most = 0.0
        for action in seat.legal_actions:
            twin = start.copy()
            twin.apply(action, seat.number)
            worth = estimate(twin.table, seat.number) + 0.01 * self._random.random()
            if best < 0 or worth > most:
                best, most = action, worth
        return best
