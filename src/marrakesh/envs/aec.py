"""Marrakesh for PettingZoo: `marrakesh_v0.env()`, an AEC environment.

Simultaneous secret decisions are made one agent at a time; no agent sees the choices of the
others.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from marrakesh.envs import rewards
from marrakesh.envs.observation import Mask, Named, Row, mask, observe, space
from marrakesh.envs.render import MODES, drawing
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game

Observation = dict[str, Row | Named | Mask]


def env(
    config: Config | None = None,
    observation: str = "vector",
    reward: str = "place",
    render_mode: str | None = None,
) -> AECEnv:
    """A game of player_0, player_1 ...; an illegal action ends it with a penalty for its agent."""
    game = RawEnv(config, observation, reward, render_mode)
    guarded = wrappers.TerminateIllegalWrapper(game, illegal_reward=rewards.ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class RawEnv(AECEnv):  # type: ignore[misc]
    """The environment without PettingZoo's wrappers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "marrakesh_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, config: Config | None, observation: str, reward: str, render_mode: str | None
    ) -> None:
        super().__init__()
        self.config = config or Config()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.config.players)]
        self._kind = observation
        self._reward = rewards.check(reward)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self._actions = {agent: spaces.Discrete(ACTION_COUNT) for agent in self.possible_agents}
        flags = spaces.Box(0, 1, (ACTION_COUNT,), np.int8)
        self._spaces = {
            agent: spaces.Dict({"observation": space(observation), "action_mask": flags})
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = Game.new(self.config, int(self._random.integers(1 << 40)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {
            "observation": observe(self.game, seat, self._kind),
            "action_mask": mask(self.game, seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game.apply(int(action))
        if self.game.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        gains = rewards.rewards(self.game, self._reward)
        self.rewards = dict(zip(self.agents, gains, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, seat in self._seats.items():
            self.infos[agent] = {"score": self.game.scores[seat], "place": self.game.result[seat]}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(drawing(self.game))
            return None
        return drawing(self.game)

    def close(self) -> None:
        """There is nothing to close."""
