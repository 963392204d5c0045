"""Computer players. A bot gets a seat (what it may know and do), never the game itself.

A bot is specified by a short text: `random`, `greedy`, `search:1s`, `search:400`
(iterations), `search:1s:2p` (two processes), `net`, a difficulty level such as `apprentice`, or
the dotted path of your own class, such as `my_bots.Careful:1s`.
"""

from importlib import import_module
from typing import ClassVar, Final, Protocol

from marrakesh.bots.budget import Budget
from marrakesh.bots.greedy import GreedyBot
from marrakesh.bots.levels import LEVELS
from marrakesh.bots.net import NetBot
from marrakesh.bots.random_bot import RandomBot
from marrakesh.bots.search import RankedAction, SearchBot
from marrakesh.bots.seat import Seat
from marrakesh.errors import LocalizedError
from marrakesh.rules.view_types import View

__all__ = [
    "BOTS", "LADDER", "NAMES", "Bot", "Budget", "GreedyBot", "NetBot", "RandomBot",
    "SearchBot", "Seat", "View", "RankedAction", "make_bot",
]  # fmt: skip


class Bot(Protocol):
    """Chooses actions for a seat; deterministic for a given seed, seat and number of iterations."""

    name: ClassVar[str]
    budget: Budget

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None: ...

    def choose(self, seat: Seat) -> int:
        """Choose one of the seat's legal actions; there are at least two."""
        ...


BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, GreedyBot, SearchBot, NetBot, *LEVELS)
}
"""The built-in bots by name."""

LADDER: Final = tuple(bot.name for bot in LEVELS)
"""The difficulty levels, weakest first."""

NAMES: Final = ("Amina", "Bilal", "Chama", "Driss")
"""Default names of bots, by seat."""


def make_bot(text: str, seed: int | str) -> Bot:
    """Return the bot that a text specifies; raise LocalizedError, a ValueError, if unknown."""
    name, _, limit = text.partition(":")
    budget = Budget.parse(limit) if limit else None
    return _kind(name)(seed, budget)


def _kind(name: str) -> type[Bot]:
    if name in BOTS:
        return BOTS[name]
    module, _, kind = name.rpartition(".")
    try:
        found: type[Bot] = getattr(import_module(module), kind)
    except (ImportError, AttributeError, ValueError):
        raise LocalizedError("bot-unknown", bot=name, known=", ".join(BOTS)) from None
    return found
