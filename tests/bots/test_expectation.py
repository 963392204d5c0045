"""Expected points are near the final points at every stage."""

from statistics import fmean

import pytest

from marrakesh import Config, Game
from marrakesh.arena.expectations import play_one
from marrakesh.bots import Seat, make_bot
from marrakesh.bots.expectation import expected
from marrakesh.bots.net import default_net
from marrakesh.rules.sources import TO_COME


def test_expected_points_are_near_the_final_ones() -> None:
    """On average over a few games; a single estimate is off by some 10 points."""
    games = {Config(2): 0, Config.solo_game(): 2, Config(1, solo="simplified"): 3}
    offs = [
        off for config, seed in games.items() for off in play_one("net", Game.new(config, seed))
    ]
    assert {off.left for off in offs} >= set(range(1, 13))
    assert abs(fmean(off.own for off in offs)) < 6
    assert fmean(off.far for off in offs) < 14
    assert abs(fmean(off.own for off in offs if off.left <= 1)) < 6


def test_categories_add_up_to_the_points_to_come() -> None:
    game = Game.new(Config(3, "deluxe"), 2)
    bots = [make_bot("net", seat) for seat in range(3)]
    while not game.over:
        judged = default_net().judge(game, game.seat)
        to_come = judged.points[game.seat] - game.scores[game.seat]
        assert sum(judged.sources) == pytest.approx(to_come, abs=6)
        assert len(judged.sources) == len(TO_COME)
        assert 0 <= judged.win <= 1
        for _ in range(60):
            if not game.over:
                game.apply(bots[game.seat].choose(Seat(game, game.seat)))


def test_expected_points_are_given_for_all_seats() -> None:
    game = Game.new(Config(4), 1)
    assert all(100 < points < 200 for points in expected(game))
    alone = Game.new(Config.solo_game(), 1)
    assert len(expected(alone)) == 2
    bots = [make_bot("random", seat) for seat in range(4)]
    while not game.over:
        game.apply(bots[game.seat].choose(Seat(game, game.seat)))
    assert expected(game) == game.scores
