"""Marrakesh for Gymnasium: one agent at the table, bots in the other seats."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from marrakesh.bots import Bot, Seat, make_bot
from marrakesh.envs import rewards
from marrakesh.envs.observation import Named, Row, mask, observe, space
from marrakesh.envs.render import MODES, drawing
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game

Info = dict[str, Any]
Observation = Row | Named


class MarrakeshEnv(gymnasium.Env[Observation, np.int64]):
    """A game against bots, or a solo game against the Pashabot.

    The legal actions are in `info["action_mask"]` and `action_masks()`. An illegal one ends the
    game with a penalty.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        config: Config | None = None,
        opponents: str = "greedy",
        seat: int | None = None,
        observation: str = "vector",
        reward: str = "place",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are bot specifications, clockwise from the agent, or one for all.

        Without a `seat`, one is drawn for each game.
        """
        self.config = config or Config()
        self.render_mode = render_mode
        self._opponents = _opponents(opponents, self.config.players - 1)
        if seat is not None and not 0 <= seat < self.config.players:
            raise ValueError(
                f"There is no seat {seat}: the seats are 0 to {self.config.players - 1}."
            )
        self._fixed = seat
        self._kind = observation
        self._reward = rewards.check(reward)
        self.observation_space = space(observation)
        self.action_space = spaces.Discrete(ACTION_COUNT)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(1 << 40))
        players = self.config.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._fixed is None else self._fixed
        self.game = Game.new(self.config, number)
        self.bots: dict[int, Bot] = {
            (self.seat + turn) % players: make_bot(text, f"{number} {turn}")
            for turn, text in enumerate(self._opponents, start=1)
        }
        self._let_bots_play()
        return observe(self.game, self.seat, self._kind), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        gain = 0.0
        over = int(action) not in self.game.legal_actions()
        if over:
            gain = rewards.ILLEGAL
        else:
            self.game.apply(int(action))
            self._let_bots_play()
            if self.game.over:
                over = True
                gain = rewards.rewards(self.game, self._reward)[self.seat]
        if self.render_mode == "human":
            self.render()
        return observe(self.game, self.seat, self._kind), gain, over, False, self._info()

    def _let_bots_play(self) -> None:
        game = self.game
        while not game.over and game.seat != self.seat:
            game.apply(self.bots[game.seat].choose(Seat(game, game.seat)))

    def _info(self) -> Info:
        info: Info = {"action_mask": mask(self.game, self.seat)}
        if self.game.over:
            info |= {"scores": self.game.scores, "place": self.game.result[self.seat]}
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions in the form that sb3-contrib's MaskablePPO expects."""
        return mask(self.game, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(drawing(self.game))
            return None
        return drawing(self.game)


def _opponents(text: str, number: int) -> list[str]:
    """The bot specification of each opponent, validated."""
    texts = [part.strip() for part in text.split(",")]
    for one in texts:
        make_bot(one, 0)
    if len(texts) == 1:
        return texts * number
    if len(texts) != number:
        raise ValueError(f"Name 1 bot or {number} for the other seats, not {len(texts)}.")
    return texts
