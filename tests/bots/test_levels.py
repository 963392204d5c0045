"""The bots' levels: the same names everywhere, with habits and without secret knowledge."""

import random
from functools import cache

import pytest

from marrakesh import Config, Game
from marrakesh.bots import LADDER, Budget, SearchBot, Seat, make_bot
from marrakesh.rules.actions import LUXURY, to_number
from scenario import Scenario, play


@cache
def positions(config: Config, seed: int, number: int) -> list[Game]:
    """Return some positions of a game played by an Apprentice."""
    game = Game.new(config, seed)
    bot = make_bot("apprentice", seed)
    found: list[Game] = []
    while not game.over:
        found.append(game.copy())
        game.apply(bot.choose(Seat(game, game.seat)))
    return found[:: len(found) // number + 1]


def test_the_ladder_has_five_levels() -> None:
    assert LADDER == ("apprentice", "journeyman", "merchant", "expert", "master")


@pytest.mark.parametrize("level", LADDER[:4])
def test_levels_do_not_use_hidden_information(level: str) -> None:
    chance = random.Random(3)
    for game in positions(Config(2), 3, 8):
        twin = game.copy()
        twin.redeal(game.seat, chance.getrandbits(30))
        chosen = make_bot(level, 9).choose(Seat(game, game.seat))
        assert chosen in game.legal_actions()
        assert make_bot(level, 9).choose(Seat(twin, twin.seat)) == chosen


@pytest.mark.parametrize("level", LADDER[:4])
def test_levels_never_take_one_keshi_where_they_could_take_two(level: str) -> None:
    game = Scenario("essential", season=2, round=2).base(turquoise=2, yellow=1, gray=1).claim()
    chosen = {make_bot(level, seed).choose(Seat(game, game.seat)) for seed in range(6)}
    assert to_number("claim turquoise 1") not in chosen


@pytest.mark.parametrize("level", LADDER[:4])
def test_levels_take_the_most_valuable_luxury_good(level: str) -> None:
    """The necklace is worth most, and no one will need the goods again."""
    table = Scenario("essential", season=3, round=4).player(0, yellow=4, orange=4, purple=4)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    chosen = {make_bot(level, seed).choose(Seat(game, game.seat)) for seed in range(6)}
    points = game.table.values.luxury_points
    assert {points[action - LUXURY + 1] for action in chosen} == {13}


def test_habits_differ_from_bot_to_bot() -> None:
    game = next(one for one in positions(Config(2), 3, 200) if len(one.legal_actions()) == 12)
    seat = Seat(game, game.seat)
    chosen = [make_bot("apprentice", seed).choose(seat) for seed in range(12)]
    assert len(set(chosen)) > 2
    assert chosen == [make_bot("apprentice", seed).choose(seat) for seed in range(12)]


def test_master_accepts_a_time_budget() -> None:
    assert make_bot("master:200ms", 1).budget.seconds == 0.2


def test_master_plays_like_the_net_but_searches_when_advising() -> None:
    game = next(one for one in positions(Config(2), 3, 200) if len(one.legal_actions()) == 12)
    seat = Seat(game, game.seat)
    assert make_bot("master", 5).choose(seat) == make_bot("net", 5).choose(seat)
    advice, search = make_bot("master:40", 5), SearchBot(5, Budget(iterations=40))
    assert isinstance(advice, SearchBot)
    assert advice.rank(seat) == search.rank(seat)
    assert make_bot("master:40", 5).choose(seat) == make_bot("search:40", 5).choose(seat)
    assert make_bot("master", 5).budget == Budget(seconds=1.0)
