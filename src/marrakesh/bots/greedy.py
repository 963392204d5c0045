"""A bot that looks one step ahead and takes the action with the best evaluation."""

import random
from typing import ClassVar

from marrakesh.bots.budget import Budget
from marrakesh.bots.evaluation import FITTED, Weights, estimate
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
        worths = [estimate(after(start, seat.number, one).table, seat.number) for one in actions]
        return actions[worths.index(max(worths))]


def after(game: Game, seat: int, action: int, by: Weights = FITTED) -> Game:
    """The game after an action and all its follow-up decisions of the seat."""
    twin = game.copy()
    twin.apply(action, seat)
    settle(twin, seat, by)
    return twin


def settle(game: Game, seat: int, by: Weights = FITTED) -> None:
    """Play the follow-up decisions of a seat's last action greedily."""
    table = game.table
    phase = table.phase
    while table.asked == seat and table.phase == phase:
        if isinstance(table.agenda[-1], NextAssistant | ClaimKeshis | Together):
            return
        game.apply(best_step(game, seat, by), seat)


def best_step(game: Game, seat: int, by: Weights = FITTED) -> int:
    """The action with the best evaluation right after it."""
    best = -1
    most = 0.0
    for action in game.table.options:
        twin = game.copy()
        twin.apply(action, seat)
        worth = estimate(twin.table, seat, by)
        if best < 0 or worth > most:
            best, most = action, worth
    return best
