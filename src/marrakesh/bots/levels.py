"""The levels for people: five bots from Apprentice to Master.

Those below the Master err as people do. They are short-sighted: they count what they have after an
option, and only partly trust the net, which knows what pays later. And they overlook options: of
many they consider a few, those they are used to and those that bring points at once.
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
"""A doubling of the net's preference, in units of its logits."""
FEW: Final = 3
"""Of so few topics, nobody overlooks one."""
_DATA: Final = tomllib.loads((files("marrakesh.bots") / "levels.toml").read_text("utf-8"))


class Skill(msgspec.Struct, frozen=True):
    """How a level decides; levels.toml has the values and what they mean."""

    sees: tuple[int, int]
    foresight: float


SKILLS: Final = {name: msgspec.convert(one, Skill) for name, one in _DATA["skills"].items()}


class LevelBot:
    """Takes the option that it likes best of those it considers."""

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
        """The options that come to its mind: its habits change from season to season."""
        topics = {_TOPICS[action] for action in legal}
        if len(topics) <= FEW:
            return set(legal)
        rank = {topic: random.Random(f"{self._seed} {season} {topic}").random() for topic in topics}
        known = set(sorted(rank, key=lambda topic: rank[topic])[: self._sees])
        return {action for action in legal if _TOPICS[action] in known}


def _topic(action: int) -> str:
    """What an action is about: options with the same keshi or place are noticed together."""
    subject = SUBJECTS[action]
    place = subject.place
    return subject.keshi or (f"{place.kind} {place.key}" if place else str(action))


_TOPICS: Final = [_topic(action) for action in range(ACTION_COUNT)]


class Apprentice(LevelBot):
    """Counts what lies in front of it and plans nothing."""

    name: ClassVar[str] = "apprentice"


class Journeyman(LevelBot):
    """Has a first idea of what pays later."""

    name: ClassVar[str] = "journeyman"


class Merchant(LevelBot):
    """Weighs now against later, but overlooks a lot."""

    name: ClassVar[str] = "merchant"


class Expert(LevelBot):
    """Knows what pays later and overlooks little."""

    name: ClassVar[str] = "expert"


class Master(SearchBot):
    """Plays what the net prefers, and searches for its advice. Given a budget, it searches in play,
    too: then it is no longer one step above the Expert, but two."""

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
"""The weakest first."""
