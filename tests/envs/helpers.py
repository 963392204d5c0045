"""Shared helpers for the tests of the environments."""

import random
from collections.abc import Iterator

import pytest

from marrakesh import Config, Game
from marrakesh.rules.config import MODULES
from marrakesh.rules.phases import NEXT_PROVISION, SETUP

ALL = frozenset(MODULES)
CONFIGS = {
    "base": Config(2),
    "three": Config(3, "deluxe"),
    "all": Config(4, "deluxe", modules=ALL),
    "all essential": Config(2, modules=ALL, buildings="back"),
    "solo": Config.solo_game(modules=MODULES),
    "simplified": Config(1, solo="simplified"),
}
configs = pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)


def moments(config: Config, seed: int = 3, every: int = 9) -> Iterator[Game]:
    """Yield a random game at intervals, at every secret choice, and at its end."""
    game = Game.new(config, seed)
    rng = random.Random(seed)
    number = 0
    while not game.over:
        if number % every == 0 or game.table.phase in (SETUP, NEXT_PROVISION):
            yield game
        game.apply(rng.choice(game.legal_actions()))
        number += 1
    yield game
