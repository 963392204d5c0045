"""The difficulty levels: five bots from Apprentice to Master.

Those below the Master make human mistakes. They are short-sighted: they count their assets after an
option, and only partly trust the net, which knows what pays off later. They also overlook options:
of many, they consider only a few familiar ones and those that score points immediately.
"""

import random
import tomllib
from importlib.resources import files
from math import log
from typing import ClassVar, Final

import msgspec

from marrakesh.bots.assets import assets
from marrakesh.bots.budget import Budget
from marrakesh.bots.greedy import after
from marrakesh.bots.layers import WEIGHT_BITS
from marrakesh.bots.net import NetBot, default_net
from marrakesh.bots.search import SearchBot
from marrakesh.bots.seat import Seat
from marrakesh.presentation.subjects import SUBJECTS
from marrakesh.rules.actions import ACTION_COUNT

DOUBLING: Final = log(2) * (1 << WEIGHT_BITS)
"""The difference in logits that doubles the net's preference."""
FEW: Final = 3
"""With this few topics, none is overlooked."""
_DATA: Final = tomllib.loads((files("marrakesh.bots") / "levels.toml").read_text("utf-8"))


class Skill(msgspec.Struct, frozen=True):
    """The parameters of a level; levels.toml sets and explains them."""

    sees: tuple[int, int]
    foresight: float


SKILLS: Final = {name: msgspec.convert(one, Skill) for name, one in _DATA["skills"].items()}


WITHOUT_NET: Final = frozenset(name for name, skill in SKILLS.items() if not skill.foresight)
"""The levels that decide without the net."""


class LevelBot:
    """Takes the best of the options that it considers."""

    name: ClassVar[str]

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self._seed = seed
        self._foresight = SKILLS[self.name].foresight
        self._sees = random.Random(seed).randint(*SKILLS[self.name].sees)

    def choose(self, seat: Seat) -> int:
        game = seat.imagine(0)
        legal = seat.legal_actions
        ahead = [after(game, seat.number, action) for action in legal]
        points = [one.table.players[seat.number].score for one in ahead]
        familiar = self._familiar(legal, game.table.season)
        logits = default_net().logits(game, seat.number) if self._foresight else [0] * len(legal)
        best, most = -1, 0.0
        for place, action in enumerate(legal):
            if action in familiar or points[place] > min(points):
                worth = assets(ahead[place].table, seat.number)
                worth += self._foresight * logits[place] / DOUBLING
                if best < 0 or worth > most:
                    best, most = action, worth
        return best

    def _familiar(self, legal: list[int], season: int) -> set[int]:
        """The options it thinks of; its habits change from season to season."""
        topics = {_TOPICS[action] for action in legal}
        if len(topics) <= FEW:
            return set(legal)
        rank = {topic: random.Random(f"{self._seed} {season} {topic}").random() for topic in topics}
        known = set(sorted(rank, key=lambda topic: rank[topic])[: self._sees])
        return {action for action in legal if _TOPICS[action] in known}


def _topic(action: int) -> str:
    """The topic of an action; options with the same keshi or place are noticed together."""
    subject = SUBJECTS[action]
    place = subject.place
    return subject.keshi or (f"{place.kind} {place.key}" if place else str(action))


_TOPICS: Final = [_topic(action) for action in range(ACTION_COUNT)]


class Apprentice(LevelBot):
    """Counts its assets and does not plan ahead."""

    name: ClassVar[str] = "apprentice"


class Journeyman(LevelBot):
    """Has some idea of what pays off later."""

    name: ClassVar[str] = "journeyman"


class Merchant(LevelBot):
    """Weighs the present against the future, but overlooks a lot."""

    name: ClassVar[str] = "merchant"


class Expert(LevelBot):
    """Knows what pays off later and overlooks little."""

    name: ClassVar[str] = "expert"


class Master(SearchBot):
    """Plays the net's preferred actions, and searches only to give advice. With a budget, it also
    searches in play, which puts it two steps above the Expert instead of one."""

    name: ClassVar[str] = "master"

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._player = SearchBot(seed, budget) if budget else NetBot(seed)

    def choose(self, seat: Seat) -> int:
        return self._player.choose(seat)


LEVELS: Final[tuple[type[LevelBot] | type[Master], ...]] = (
    Apprentice,
    Journeyman,
    Merchant,
    Expert,
    Master,
)
"""Weakest first."""
