"""No attack that worked on the old random generator finds anything in the new one."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from marrakesh import Config, Game
from marrakesh.rules import chance, compiled
from marrakesh.rules.config import MODULES
from rules.lattices import Attack, M, linear_draws, old_draws
from soak import rounds

pytestmark = pytest.mark.skipif(compiled(), reason="draws are watched in the source")

SEEN = 30
CONFIGS = [
    Config(2, "essential"),
    Config(2, "deluxe"),
    Config(4, "essential", modules=frozenset(MODULES)),
    Config(4, "deluxe", modules=frozenset(MODULES)),
]


@contextmanager
def watched() -> Iterator[list[tuple[int, int]]]:
    """Yield all draws with their ranges: more than any view shows."""
    drawn: list[tuple[int, int]] = []
    real = chance.draw

    def draw(table: object, below: int) -> int:
        drawn.append((below, real(table, below)))  # type: ignore[arg-type]
        return drawn[-1][1]

    with patch.object(chance, "draw", draw):
        yield drawn


def deal(config: Config, seed: int) -> list[tuple[int, int]]:
    """The draws with the largest ranges at the start of a deal, which reveal the most."""
    with watched() as drawn:
        Game.new(config, seed)
    starts = range(len(drawn) - SEEN)
    first = max(starts, key=lambda start: sum(below for below, _ in drawn[start : start + SEEN]))
    return drawn[first : first + SEEN]


@pytest.mark.parametrize("config", CONFIGS)
def test_the_generator_state_behind_a_deal_cannot_be_recovered(config: Config) -> None:
    belows = [below for below, _ in deal(config, 0)]
    attack = Attack(belows)
    rng = random.Random(1)
    broken = 0
    for _ in range(50):  # the attack works on the old generator
        seen = old_draws(rng.randrange(1, M), rng.randrange(1, M), belows)
        broken += linear_draws(attack.state(seen), belows) == seen
    found = 0
    for seed in rounds(250, "deals attacked with the lattice", most=1000):
        seen = [number for _, number in deal(config, seed)]
        found += linear_draws(attack.state(seen), belows) == seen
    assert broken > 25
    assert found == 0
