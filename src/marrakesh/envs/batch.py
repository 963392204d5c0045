"""A batch of games in one process, for a learner that decides for all of them at once."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from marrakesh.envs.observation import Row, write
from marrakesh.envs.stepper import Finished, Stepper
from marrakesh.observation.layout import LENGTH
from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game


class Batch:
    """Games in lanes, each waiting for a decision. Its arrays are allocated once and reused.

    Copy them to keep their contents beyond a step.
    """

    def __init__(self, config: Config, games: int, seed: int = 0) -> None:
        if games < 1:
            raise ValueError(f"A batch has at least 1 game, not {games}.")
        self._stepper = Stepper(config, games, seed)
        self._rows = np.zeros((games, LENGTH), np.float32)
        flags = np.frombuffer(self._stepper.masks, np.bool_)
        self._masks: NDArray[np.bool_] = flags.reshape(games, ACTION_COUNT)
        self._masks_are_old = True
        self.seats: NDArray[np.uint8] = np.frombuffer(self._stepper.seats, np.uint8)
        """The seat that decides in each lane."""

    def __len__(self) -> int:
        return len(self._stepper.games)

    @property
    def games(self) -> list[Game]:
        return self._stepper.games

    @property
    def legal(self) -> list[list[int]]:
        """The legal actions in each lane, at least two."""
        return self._stepper.legal

    @property
    def masks(self) -> NDArray[np.bool_]:
        """The same as flags, `masks[lane, action]`; updated lazily."""
        if self._masks_are_old:
            self._stepper.write_masks()
            self._masks_are_old = False
        return self._masks

    def observe(self) -> Row:
        """The observation of the deciding seat, one row per lane."""
        for game, row in zip(self.games, self._rows, strict=True):
            write(game, game.seat, row)
        return self._rows

    def sample(self, rng: np.random.Generator) -> list[int]:
        """A uniformly random legal action for each lane."""
        return self._stepper.pick(rng.random(len(self)).tolist())

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> list[Finished]:
        """Take an action in each lane; returns the games that ended. New ones replace them.

        An illegal action raises IllegalAction; the lanes before it have already stepped.
        """
        if len(actions) != len(self):
            raise ValueError(f"There are {len(self)} games, but {len(actions)} actions.")
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self._masks_are_old = True
        return self._stepper.step(chosen)
