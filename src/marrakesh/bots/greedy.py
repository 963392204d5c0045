"""A bot that looks one step ahead and takes the action with the best evaluation."""

import random
from typing import ClassVar

from marrakesh.bots.budget import Budget
from marrakesh.bots.evaluation import estimate
from marrakesh.bots.seat import Seat
from marrakesh.rules.agenda import Together
from marrakesh.rules.claims import ClaimKeshis
from marrakesh.rules.game import Game
from marrakesh.rules.usage import NextAssistant


class GreedyBot:
    """Tries every action on one determinization of the game."""

    name: ClassVar[str] = "greedy"
    strength: ClassVar[int] = 1

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        actions = seat.legal_actions
        self._random.shuffle(actions)  # ties go to the first
        start = seat.imagine(self._random.getrandbits(40))
        return ranked(start, seat.number, actions)[0]


def ranked(game: Game, seat: int, actions: list[int]) -> list[int]:
    """Actions, best first, by the evaluation after all their follow-up decisions of the seat."""
    worths: dict[int, float] = {}
    for action in actions:
        twin = game.copy()
        twin.apply(action, seat)
        settle(twin, seat)
        worths[action] = estimate(twin.table, seat)
    return sorted(actions, key=lambda action: -worths[action])


def settle(game: Game, seat: int) -> None:
    """Play the follow-up decisions of a seat's last action greedily."""
    table = game.table
    phase = table.phase
    while table.asked == seat and table.phase == phase:
        if isinstance(table.agenda[-1], NextAssistant | ClaimKeshis | Together):
            return
        game.apply(best_step(game, seat), seat)


def finish_round(game: Game) -> None:
    """Play the round to its end, every seat greedily."""
    table = game.table
    season, number = table.season, table.round
    while table.asked >= 0 and table.round == number and table.season == season:
        game.apply(best_step(game, table.asked), table.asked)


def best_step(game: Game, seat: int) -> int:
    """The action with the best evaluation right after it."""
    best = -1
    most = 0.0
    for action in game.table.options:
        twin = game.copy()
        twin.apply(action, seat)
        worth = estimate(twin.table, seat)
        if best < 0 or worth > most:
            best, most = action, worth
    return best
