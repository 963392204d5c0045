"""A bot that tries every action and takes the one that leaves it best off."""

import random
from typing import ClassVar

from marrakesh.bots.assets import assets
from marrakesh.bots.budget import Budget
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
        worths = [assets(after(start, seat.number, one).table, seat.number) for one in actions]
        return actions[worths.index(max(worths))]


def after(game: Game, seat: int, action: int) -> Game:
    """The game after an action of the seat and its follow-up decisions, each taken greedily."""
    twin = game.copy()
    twin.apply(action, seat)
    table = twin.table
    phase = table.phase
    while table.asked == seat and table.phase == phase:
        if isinstance(table.agenda[-1], NextAssistant | ClaimKeshis | Together):
            break
        twin.apply(_best_step(twin, seat), seat)
    return twin


def _best_step(game: Game, seat: int) -> int:
    """The action with the best immediate outcome for the seat."""
    best = -1
    most = 0.0
    for action in game.table.options:
        twin = game.copy()
        twin.apply(action, seat)
        worth = assets(twin.table, seat)
        if best < 0 or worth > most:
            best, most = action, worth
    return best
