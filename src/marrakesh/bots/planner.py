"""A bot that plays the round to its end in several determinizations."""

import random
import time
from typing import ClassVar

from marrakesh.bots.budget import Budget
from marrakesh.bots.evaluation import expected
from marrakesh.bots.greedy import finish_round, ranked
from marrakesh.bots.seat import Seat
from marrakesh.rules.game import Game

CANDIDATES = 8
"""Actions considered: the ones that a greedy bot ranks highest."""
DEALS = 4
"""Deals played for each candidate before the worse half is dropped."""


class PlannerBot:
    """Successive halving over rollouts to the end of the round.

    An iteration is one rollout.
    """

    name: ClassVar[str] = "planner"

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(seconds=0.2)
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        stop = time.perf_counter() + (self.budget.seconds or 1e9)
        left = self.budget.iterations or 1 << 30
        start = seat.imagine(self._random.getrandbits(40))
        actions = ranked(start, seat.number, seat.legal_actions)[:CANDIDATES]
        totals = dict.fromkeys(actions, 0.0)
        while len(actions) > 1 and left >= len(actions):
            for _ in range(DEALS):
                deal = seat.imagine(self._random.getrandbits(40))
                for action in actions:
                    totals[action] += rollout(deal, action, seat.number)
                left -= len(actions)
                if left < len(actions) or time.perf_counter() > stop:
                    break
            actions.sort(key=lambda action: -totals[action])
            if time.perf_counter() > stop:
                break
            actions = actions[: max(2, (len(actions) + 1) // 2)]
        return actions[0]


def rollout(deal: Game, action: int, seat: int) -> float:
    """The seat's expected lead at the end of the round."""
    game = deal.copy()
    game.apply(action, seat)
    finish_round(game)
    return ahead(expected(game.table), seat)


def ahead(worth: list[float], seat: int) -> float:
    """Own points less half of the best opponent's."""
    others = [points for other, points in enumerate(worth) if other != seat]
    return worth[seat] - 0.5 * max(others, default=0.0)
