"""Many games at once."""

import subprocess
import sys

import numpy as np
import pytest

from envs.helpers import CONFIGS, configs
from marrakesh import Config, Game, IllegalAction
from marrakesh.envs import LENGTH, Batch, write
from marrakesh.rules.actions import ACTION_COUNT


@configs
def test_games_in_a_batch_match_games_played_one_by_one(config: Config) -> None:
    batch = Batch(config, 3, seed=20)
    games = [Game.new(config, 20 + lane) for lane in range(3)]
    rng = np.random.default_rng(1)
    following = 23
    ended = 0
    while ended < 4:
        assert batch.seats.tolist() == [game.seat for game in games]
        assert batch.legal == [game.legal_actions() for game in games]
        masks = [np.flatnonzero(mask).tolist() for mask in batch.masks]
        assert masks == [sorted(legal) for legal in batch.legal]
        actions = batch.sample(rng)
        finished = {game.lane: game for game in batch.step(actions)}
        for lane, action in enumerate(actions):
            games[lane].apply(action)
            assert games[lane].over == (lane in finished)
            if lane in finished:
                told = finished[lane]
                assert (told.seed, told.scores) == (games[lane].seed, games[lane].scores)
                assert told.places == games[lane].result
                games[lane] = Game.new(config, following)
                following += 1
                ended += 1


def test_batch_shows_each_lane_only_what_its_seat_may_know() -> None:
    batch = Batch(CONFIGS["all"], 4, seed=2)
    rng = np.random.default_rng(2)
    row = np.empty(LENGTH, np.float32)
    first = batch.observe()
    for _ in range(60):
        rows = batch.observe()
        for lane, game in enumerate(batch.games):
            write(game, game.seat, row)
            assert (rows[lane] == row).all()
        batch.step(np.array(batch.sample(rng)))
    assert batch.observe() is first  # written in place


def test_samples_of_a_batch_reach_every_legal_action() -> None:
    batch = Batch(Config(2), 1)
    rng = np.random.default_rng(3)
    assert {batch.sample(rng)[0] for _ in range(200)} == set(batch.legal[0])


def test_batch_rejects_invalid_input() -> None:
    with pytest.raises(ValueError, match="at least 1 game, not 0"):
        Batch(Config(2), 0)
    batch = Batch(Config(2), 2)
    with pytest.raises(ValueError, match="There are 2 games, but 1 actions"):
        batch.step([1])
    with pytest.raises(IllegalAction):
        batch.step([ACTION_COUNT, ACTION_COUNT])


def test_missing_extra_is_reported_with_the_command_that_installs_it() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; from marrakesh.envs import Batch"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last == 'ImportError: marrakesh.envs needs pettingzoo: pip install ".[envs]"'
