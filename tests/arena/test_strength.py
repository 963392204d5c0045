"""The strength of a bot: the same trials for all, with each seed at each seat."""

import pytest
from click.testing import CliRunner

from marrakesh import Config, Game
from marrakesh.arena.strength import (
    SEEDS,
    TRIALS,
    Ended,
    Trial,
    jobs_of,
    rungs,
    strength_of,
    try_bot,
)
from marrakesh.bots import Seat, make_bot
from marrakesh.cli import cli


def test_each_seed_is_played_at_each_seat() -> None:
    jobs = jobs_of(TRIALS["4 players"], "net", 6)
    assert [job.bots.index("net") for job in jobs] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert all(job.bots.count("greedy") == 3 for job in jobs)
    assert [job.seed for job in jobs] == [SEEDS] * 4 + [SEEDS + 1] * 4


def test_each_level_meets_the_one_below() -> None:
    met = {name: (bot, trial.rival) for name, bot, trial in rungs(TRIALS)}
    assert met["apprentice, 4 players"] == ("apprentice", "apprentice")
    assert met["master, 4 players"] == ("master", "expert")
    assert met["expert, simplified"] == ("expert", "")
    assert len(met) == 5 * len(TRIALS)


def test_bot_plays_each_game_against_itself_only_once() -> None:
    jobs = jobs_of(Trial(Config(3), "net"), "net", 6)
    assert [job.seed for job in jobs] == [SEEDS + k for k in range(6)]


def test_trial_reports_the_results_of_its_games() -> None:
    trial = Trial(Config(2), "greedy")
    told: list[int] = []
    found = try_bot("random", trial, 4, 1, told.append)
    assert told == [1, 2, 3, 4]
    assert found.games == 4
    points = others = 0
    for job in jobs_of(trial, "random", 4):
        game = Game.new(trial.config, job.seed)
        bots = [make_bot(bot, f"{job.seed} {bot} {seat}") for seat, bot in enumerate(job.bots)]
        while not game.over:
            game.apply(bots[game.seat].choose(Seat(game, game.seat)))
        own = job.bots.index("random")
        points += game.scores[own]
        others += game.scores[1 - own]
    assert (4 * found.points, 4 * found.others) == (points, others)
    assert found.wins.value == 0


def test_levels_and_wins_are_reported_as_shares_of_the_games() -> None:
    alone = [Ended(True, points, 0.0) for points in (134, 160, 185, 201)]
    assert strength_of(alone, TRIALS["simplified"]).levels == [0.75, 0.75, 0.5, 0.25]
    games = [Ended(k < 60, 150, 140.0) for k in range(80)]
    wins = strength_of(games, TRIALS["Pashabot normal"]).wins
    assert (wins.value, wins.low, wins.high) == pytest.approx((0.75, 0.645, 0.832), abs=1e-3)


def test_strength_command_shows_a_table() -> None:
    args = ["strength", "random", "--games", "2", "--trial", "simplified", "--processes", "1"]
    done = CliRunner().invoke(cli, args)
    assert done.exit_code == 0
    assert "simplified" in done.stdout
    assert "2 players" not in done.stdout


def test_unknown_trial_is_refused() -> None:
    done = CliRunner().invoke(cli, ["strength", "random", "--trial", "chess"])
    assert done.exit_code == 2
    assert "simplified" in done.stderr
