"""The Gymnasium environment."""

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.helpers import configs, moments
from marrakesh import Config
from marrakesh.envs import MarrakeshEnv
from marrakesh.envs.rewards import rewards
from marrakesh.errors import LocalizedError
from marrakesh.rules.actions import DISC


@pytest.mark.parametrize("config", [Config(2), Config.solo_game()])
@pytest.mark.parametrize("observation", ["vector", "dict"])
def test_gymnasium_accepts_the_environment(config: Config, observation: str) -> None:
    env = gymnasium.make("Marrakesh-v0", config=config, observation=observation)
    check_env(env.unwrapped)


@configs
def test_agent_can_play_a_game_to_the_end(config: Config) -> None:
    env = gymnasium.make("Marrakesh-v0", config=config, opponents="random", reward="lead")
    _, info = env.reset(seed=6)
    game, seat = env.unwrapped.game, env.unwrapped.seat  # type: ignore[attr-defined]
    rng = np.random.default_rng(6)
    over, gain = False, 0.0
    while not over:
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(game.legal_actions(seat))
        assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        assert gain == 0
        _, reward, over, _, info = env.step(action)
        gain = float(reward)
    assert game.over
    assert gain == pytest.approx(rewards(game, "lead")[seat])
    assert info["scores"] == game.scores


def test_seat_is_fixed_or_drawn_at_random_for_each_game() -> None:
    for given, seats in ((None, {0, 1, 2}), (1, {1})):
        env = MarrakeshEnv(Config(3), "greedy, random", given)
        drawn = set()
        for seed in range(12):
            env.reset(seed=seed)
            drawn.add(env.seat)
        assert drawn == seats
    assert {seat: bot.name for seat, bot in env.bots.items()} == {2: "greedy", 0: "random"}


def test_illegal_action_of_the_agent_ends_the_game() -> None:
    env = MarrakeshEnv(Config(2), "random")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(np.int64(DISC - 1))
    assert (reward, over) == (-1, True)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponents": "random,random"}, "Name 1 bot or 3 for the other seats, not 2"),
        ({"seat": 4}, "There is no seat 4: the seats are 0 to 3"),
        ({"reward": "money"}, "There is no reward 'money': choose one of place, win, lead"),
        ({"observation": "image"}, "There is no observation 'image': choose vector or dict"),
    ],
)
def test_invalid_arguments_are_refused_with_an_explanation(arguments: Any, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        MarrakeshEnv(Config(4), **arguments)


def test_unknown_opponent_is_refused() -> None:
    with pytest.raises(LocalizedError) as refused:
        MarrakeshEnv(Config(4), "clever")
    assert (refused.value.key, refused.value.params["bot"]) == ("bot-unknown", "clever")


@configs
@pytest.mark.parametrize("kind", ["place", "win", "lead"])
def test_rewards_agree_with_the_result(config: Config, kind: str) -> None:
    *_, game = moments(config, every=10_000)
    gains = rewards(game, kind)
    assert len(gains) == config.players
    if not config.solo:
        assert sum(gains) == pytest.approx(0)
        best = [seat for seat, gain in enumerate(gains) if gain == max(gains)]
        assert 1 in [game.result[seat] for seat in best]
        assert kind == "lead" or max(gains) == 1
    elif config.solo == "pashabot" and kind != "lead":
        assert gains == [1 if game.result[0] == 1 else -1]
