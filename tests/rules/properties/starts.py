"""How whole games start in the property tests, and how they are played at random."""

import atexit
import random
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

import golden_games
from marrakesh import Config, Game
from marrakesh.rules.actions import DONE, NEW_KESHI
from marrakesh.rules.config import EDITIONS, LAYERS, MODULES

SETS = st.one_of(st.just(frozenset[str]()), st.frozensets(st.sampled_from(MODULES)))
"""No modules, or any of their 2048 combinations."""
CONFIGS = st.builds(
    Config,
    players=st.integers(2, 4),
    edition=st.sampled_from(EDITIONS),
    tower=st.sampled_from(LAYERS),
    first_game=st.booleans(),
    modules=SETS,
    offices=st.sampled_from(["mixed", "new"]),
    buildings=st.sampled_from(["front", "back"]),
    library=st.sampled_from(["gray", "yellow"]),
)
SEEDS = st.integers(0, 2**40)


class Start(NamedTuple):
    """How a game starts, and how strongly its players prefer acting to stopping."""

    config: Config
    seed: int
    box: str = "real"
    eager: float = 0.0

    def game(self) -> Game:
        return Game.new(self.config, self.seed, box(self.box))


STARTS = st.builds(
    Start, CONFIGS, SEEDS, st.sampled_from(["real", "rich"]), st.sampled_from([0, 0.8])
)

MOST_DECISIONS = 700
"""Limit for each player; usually about 160, up to 250 in the rich box and 320 with modules."""

assert settings.default is not None
many = settings(max_examples=4 * settings.default.max_examples)
"""For tests that look for rare cases."""


TOWERS = {"keeps nothing": (0.0, 1.0), "keeps much": (0.6, 0.1), "keeps nearly all": (0.9, 0.05)}


@cache
def box(name: str) -> Path | None:
    """The real box, one in which everything is affordable, or one with another tower."""
    if name == "real":
        return None
    folder = Path(tempfile.mkdtemp(prefix="marrakesh-"))
    atexit.register(shutil.rmtree, folder)
    if name == "rich":
        golden_games.write_rich_box(folder)
    else:
        stays, falls = TOWERS[name]
        layers = [
            f'[[layer]]\nname = "{layer}"\nstays = {stays}\nfalls = {falls}\n'
            'source = "reconstructed"\n'
            for layer in ("B1", "B2")
        ]
        (folder / "tower.toml").write_text("".join(layers), encoding="utf-8")
    return folder


def pick(rng: random.Random, options: list[int], eager: float = 0.0) -> int:
    """A random option; eager players would rather act than stop or take a new keshi."""
    if rng.random() < eager:
        return rng.choice([o for o in options if o not in (DONE, NEW_KESHI)] or options)
    return rng.choice(options)


def moments(game: Game, start: Start) -> Iterator[int]:
    """Play to the end at random, yielding the number of each decision before it is made."""
    rng = random.Random(start.seed)
    number = 0
    while not game.over:
        yield number
        number += 1
        assert number <= MOST_DECISIONS * game.table.n, "this game does not end"
        game.apply(pick(rng, game.legal_actions(), start.eager))


def finish(game: Game, start: Start) -> Game:
    for _ in moments(game, start):
        pass
    return game
