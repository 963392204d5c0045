"""The levels for people: named everywhere, with habits, and no secret knowledge."""

import random
from functools import cache

import pytest

from marrakesh import Config, Game
from marrakesh.bots import LADDER, Seat, make


@cache
def positions(config: Config, seed: int, number: int) -> list[Game]:
    """Some positions of a game that an Apprentice plays."""
    game = Game.new(config, seed)
    bot = make("apprentice", seed)
    found: list[Game] = []
    while not game.over:
        found.append(game.copy())
        game.apply(bot.choose(Seat(game, game.seat)))
    return found[:: len(found) // number + 1]


def test_the_ladder_has_five_rungs() -> None:
    assert LADDER == ("apprentice", "journeyman", "merchant", "expert", "master")


@pytest.mark.parametrize("level", LADDER[:4])
def test_a_level_does_not_see_what_its_seat_cannot_know(level: str) -> None:
    chance = random.Random(3)
    for game in positions(Config(2), 3, 8):
        twin = game.copy()
        twin.redeal(game.seat, chance.getrandbits(30))
        chosen = make(level, 9).choose(Seat(game, game.seat))
        assert chosen in game.legal_actions()
        assert make(level, 9).choose(Seat(twin, twin.seat)) == chosen
