"""Who plays without a person. A bot gets what its seat may know, and never the game.

One that looks ahead gets the game, but first deals anew all that its seat cannot know.
"""

from typing import Protocol

from marrakesh.bots.greedy import GreedyBot
from marrakesh.bots.random_bot import RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "View"]

View = dict[str, object]
"""What a seat may know of the table, as `Game.view(seat)` tells it."""


class Bot(Protocol):
    """Chooses actions for a seat."""

    name: str
    looks: bool
    """Whether it wants the view; to one that does not, an empty view is given."""

    def choose(self, view: View, legal_actions: list[int]) -> int:
        """One of the legal actions, of which there are at least two."""
        ...
