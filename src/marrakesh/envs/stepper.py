"""A batch of games, each at its next decision. No numpy here: this file is compiled."""

from typing import NamedTuple

from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game


class Finished(NamedTuple):
    """The result of a finished game."""

    lane: int
    seed: int
    scores: list[int]
    places: list[int]


class Stepper:
    """Lanes in which one game follows another; game number k has the seed `seed + k`."""

    def __init__(self, config: Config, lanes: int, seed: int) -> None:
        self.config: Config = config
        self.next_seed: int = seed
        self.masks: bytearray = bytearray(lanes * ACTION_COUNT)
        self._no_masks: bytearray = bytearray(lanes * ACTION_COUNT)
        self.games: list[Game] = [self._new() for _ in range(lanes)]
        self.seats: bytearray = bytearray([game.seat for game in self.games])
        self.legal: list[list[int]] = [game.legal_actions() for game in self.games]

    def _new(self) -> Game:
        seed = self.next_seed
        self.next_seed = seed + 1
        return Game.new(self.config, seed)

    def step(self, actions: list[int]) -> list[Finished]:
        """Take an action in each lane. Where that ends the game, the next one begins."""
        finished = []
        for lane, action in enumerate(actions):
            game = self.games[lane]
            game.apply(action)
            if game.seat < 0:
                finished.append(Finished(lane, game.seed, game.scores, game.result))
                game = self.games[lane] = self._new()
            self.seats[lane] = game.seat
            self.legal[lane] = game.legal_actions()
        return finished

    def write_masks(self) -> None:
        """Write the legal actions of all lanes as flags."""
        masks = self.masks
        masks[:] = self._no_masks
        start = 0
        for legal in self.legal:
            for action in legal:
                masks[start + action] = 1
            start += ACTION_COUNT

    def pick(self, chances: list[float]) -> list[int]:
        """A legal action for each lane; `chances` in [0, 1) select from first to last."""
        return [
            legal[int(chance * len(legal))]
            for legal, chance in zip(self.legal, chances, strict=True)
        ]
