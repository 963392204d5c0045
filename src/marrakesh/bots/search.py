"""A tree-search bot: it plays the most visited action."""

import random
import time
from dataclasses import dataclass
from typing import ClassVar, Final

from marrakesh.bots.budget import Budget
from marrakesh.bots.seat import Seat
from marrakesh.bots.tree import Tree, lead
from marrakesh.workers import side_by_side

SECONDS: Final = 1.0
BATCH: Final = 8
"""Iterations between two checks of the clock."""


@dataclass(frozen=True)
class Weighed:
    """An action as the search sees it."""

    action: int
    visits: int
    scores: tuple[float, ...]
    """The expected final points of each seat after it."""


class SearchBot:
    """Searches within its budget; with several processes, root-parallel: one tree each."""

    name: ClassVar[str] = "search"

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(seconds=SECONDS)
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        return self.weigh(seat)[0].action

    def weigh(self, seat: Seat) -> list[Weighed]:
        """The seat's legal actions, the best first."""
        seeds = [self._random.getrandbits(64) for _ in range(self.budget.processes)]
        found = side_by_side(lambda number: self._search(seat, seeds[number]), len(seeds))
        if len(found) == 1:
            return found[0]
        merged = [
            _merge([one for options in found for one in options if one.action == action])
            for action in seat.legal_actions
        ]
        return sorted(merged, key=lambda one: (-one.visits, -lead(list(one.scores), seat.number)))

    def _search(self, seat: Seat, seed: int) -> list[Weighed]:
        chance = random.Random(seed)
        tree = Tree(seat.number, seat.imagine(chance.getrandbits(40)))
        start = time.perf_counter()
        left = self._left(0, 0.0)
        while left > 0 and not tree.decided(left):
            for _ in range(min(left, BATCH)):
                tree.iterate(seat.imagine(chance.getrandbits(40)))
            left = self._left(tree.iterations, time.perf_counter() - start)
        return [Weighed(node.action, node.visits, tuple(node.scores)) for node in tree.options]

    def _left(self, iterations: int, spent: float) -> int:
        """Iterations that the budget still allows this process."""
        if self.budget.iterations is not None:
            return -(-self.budget.iterations // self.budget.processes) - iterations
        seconds = self.budget.seconds or SECONDS
        return int((seconds - spent) * iterations / spent) if iterations else BATCH


def _merge(parts: list[Weighed]) -> Weighed:
    """One action merged over several trees, weighted by visits."""
    visits = sum(part.visits for part in parts)
    scores = [0.0] * len(parts[0].scores)
    for part in parts:
        share = (part.visits + 1) / (visits + len(parts))
        for seat, score in enumerate(part.scores):
            scores[seat] += share * score
    return Weighed(parts[0].action, visits, tuple(scores))
