"""A bot that looks one step ahead and takes the action with the best evaluation."""

import random
from typing import ClassVar

from marrakesh.bots.budget import Budget
from marrakesh.bots.evaluation import SIGHT, estimate
from marrakesh.bots.seat import Seat
from marrakesh.rules.agenda import Together
from marrakesh.rules.claims import ClaimKeshis
from marrakesh.rules.game import Game
from marrakesh.rules.usage import NextAssistant


class GreedyBot:
    """Tries every action on one determinization of the game."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        actions = seat.legal_actions
        self._random.shuffle(actions)  # ties go to the first
        start = seat.imagine(self._random.getrandbits(40))
        found = worths(start, seat.number, actions)
        return actions[found.index(max(found))]


def worths(game: Game, seat: int, actions: list[int], sight: int = SIGHT) -> list[float]:
    """The evaluation of each action after all its follow-up decisions of the seat."""
    found: list[float] = []
    for action in actions:
        twin = game.copy()
        twin.apply(action, seat)
        settle(twin, seat, sight)
        found.append(estimate(twin.table, seat, sight))
    return found


def settle(game: Game, seat: int, sight: int = SIGHT) -> None:
    """Play the follow-up decisions of a seat's last action greedily."""
    table = game.table
    phase = table.phase
    while table.asked == seat and table.phase == phase:
        if isinstance(table.agenda[-1], NextAssistant | ClaimKeshis | Together):
            return
        game.apply(best_step(game, seat, sight), seat)


def best_step(game: Game, seat: int, sight: int = SIGHT) -> int:
    """The action with the best evaluation right after it."""
    best = -1
    most = 0.0
    for action in game.table.options:
        twin = game.copy()
        twin.apply(action, seat)
        worth = estimate(twin.table, seat, sight)
        if best < 0 or worth > most:
            best, most = action, worth
    return best
