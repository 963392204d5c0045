"""The PettingZoo environment."""

import random

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from envs.helpers import configs
from marrakesh import Config
from marrakesh.envs import marrakesh_v0
from marrakesh.rules.actions import to_number

pettingzoo_prefers_bare_arrays = pytest.mark.filterwarnings(
    "ignore:Observation (is not a NumPy array|space for each agent probably):UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


@pettingzoo_prefers_bare_arrays
@pytest.mark.parametrize("observation", ["vector", "dict"])
def test_pettingzoo_accepts_the_environment(observation: str) -> None:
    api_test(marrakesh_v0.env(observation=observation), num_cycles=350)


def test_same_seed_gives_pettingzoo_the_same_game() -> None:
    seed_test(lambda: marrakesh_v0.env(Config(3)), 200)


@configs
def test_mask_shows_the_legal_actions_throughout_the_game(config: Config) -> None:
    env = marrakesh_v0.env(config)
    env.reset(seed=4)
    game = env.unwrapped.game
    rng = random.Random(4)
    total = 0.0
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == sorted(game.legal_actions())
        if over:
            assert info["score"] == game.scores[int(agent[-1])]
            total += reward
        else:
            assert agent == f"player_{game.seat}"
            others = [other for other in env.agents if other != agent]
            assert not any(env.observe(other)["action_mask"].any() for other in others)
        env.step(None if over else rng.choice(legal))
    assert game.over
    assert config.solo or total == pytest.approx(0)


@pytest.mark.parametrize("action", [to_number("disc 3"), 0])
def test_illegal_action_ends_the_game_at_the_agents_expense(action: int) -> None:
    env = marrakesh_v0.env()
    env.reset(seed=1)
    env.step(action)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == -1


def test_game_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    env = marrakesh_v0.env(Config(3), render_mode="ansi")
    env.reset(seed=1)
    assert "player_2" in env.render()
    shown = gymnasium.make("Marrakesh-v0", config=Config.solo_game(), render_mode="human")
    shown.reset(seed=1)
    shown.render()
    assert "Pashabot" in capsys.readouterr().out
