"""The levels for people: five bots from Apprentice to Master.

Those below the Master err as people do. They are short-sighted: they count what an option brings
in the next rounds, and only partly trust the net, which knows what pays later. And they overlook
options: of many they consider a few, always those that bring points at once, otherwise those they
are used to, which differ from bot to bot and from season to season.
"""

import random
import tomllib
from importlib.resources import files
from math import log
from typing import ClassVar, Final

import msgspec

from marrakesh.bots.budget import Budget
from marrakesh.bots.greedy import worths
from marrakesh.bots.layers import WEIGHT_BITS
from marrakesh.bots.net import NetBot, shipped
from marrakesh.bots.seat import Seat
from marrakesh.rules.game import Game

DOUBLING: Final = log(2) * (1 << WEIGHT_BITS)
"""A doubling of the net's preference, in units of its logits."""


class Skill(msgspec.Struct, frozen=True):
    """How a level decides; levels.toml has the values and what they mean."""

    sees: int
    sight: int
    foresight: float


SKILLS: Final[dict[str, Skill]] = {
    name: msgspec.convert(skill, Skill)
    for name, skill in tomllib.loads(
        files("marrakesh.bots").joinpath("levels.toml").read_text("utf-8")
    ).items()
}


class LevelBot:
    """Takes the option that it likes best of those it considers."""

    name: ClassVar[str]

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()
        self.skill = SKILLS[self.name]
        self._seed = seed

    def choose(self, seat: Seat) -> int:
        game = seat.imagine(0)
        legal = seat.legal_actions
        seen = self._seen(game, seat.number, legal)
        liked = worths(game, seat.number, seen, self.skill.sight)
        if self.skill.foresight:
            logits = shipped().judge(game, seat.number).logits
            told = dict(zip(legal, logits, strict=True))
            for place, action in enumerate(seen):
                liked[place] += self.skill.foresight * told[action] / DOUBLING
        return seen[liked.index(max(liked))]

    def _seen(self, game: Game, seat: int, legal: list[int]) -> list[int]:
        """The options considered, the most familiar first."""
        habits = random.Random(f"{self._seed} {game.table.season}")
        familiar = [habits.random() for _ in range(max(legal) + 1)]
        legal = sorted(legal, key=lambda action: familiar[action])
        sees = self.skill.sees
        return legal[:sees] + [one for one in legal[sees:] if pays(game, seat, one)]


def pays(game: Game, seat: int, action: int) -> bool:
    """Whether an action brings points at once."""
    twin = game.copy()
    twin.apply(action, seat)
    return twin.scores[seat] > game.scores[seat]


class Apprentice(LevelBot):
    """Lives for the moment and sees little."""

    name: ClassVar[str] = "apprentice"


class Journeyman(LevelBot):
    """Looks to the end of the next round."""

    name: ClassVar[str] = "journeyman"


class Merchant(LevelBot):
    """Reckons for the whole game."""

    name: ClassVar[str] = "merchant"


class Expert(LevelBot):
    """Knows what pays later and overlooks little."""

    name: ClassVar[str] = "expert"


class Master(NetBot):
    """Plays as strongly as we can."""

    name: ClassVar[str] = "master"


LEVELS: Final[tuple[type[LevelBot] | type[Master], ...]] = (
    Apprentice,
    Journeyman,
    Merchant,
    Expert,
    Master,
)
"""The weakest first."""
