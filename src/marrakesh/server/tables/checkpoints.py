"""Checkpoints: saved copies of a table's game, so that an undo replays only a few decisions."""

from collections.abc import Sequence
from typing import Final

from marrakesh.rules.game import Game
from marrakesh.server.tables.moves import PlayedMove

_RECENT: Final = 8
_SPARSE: Final = 32
"""There is a checkpoint before each of the last _RECENT decisions and before every _SPARSE-th
earlier one, so that no player can make the server replay whole games by undoing."""


class Checkpoints:
    """An immutable set of checkpoints; methods that would change it return a new one."""

    def __init__(self, known: Sequence[tuple[int, Game]] = ()) -> None:
        self._known = known

    @property
    def numbers(self) -> list[int]:
        """The numbers of the decisions before which there is a checkpoint."""
        return [number for number, _ in self._known]

    def with_game(self, number: int, game: Game) -> "Checkpoints":
        """Return a copy with a checkpoint before this decision, and older ones thinned out."""
        early = number - _RECENT
        kept = [known for known in self._known if known[0] > early or known[0] % _SPARSE == 0]
        return Checkpoints([*kept, (number, game)])

    def game_before(self, number: int, moves: Sequence[PlayedMove]) -> Game:
        """Return the game before a decision, replayed from the latest checkpoint."""
        return self.rewound(number, moves[:number])[0]

    def rewound(self, number: int, moves: Sequence[PlayedMove]) -> tuple[Game, "Checkpoints"]:
        """Return the game after `moves`, and its checkpoints.

        `moves` are those left after an undo. They are unchanged before `number`, so the game is
        replayed from the latest checkpoint up to that decision.
        """
        early = [known for known in self._known if known[0] <= number]
        *kept, (first, game) = early  # never empty: the game before the first decision is kept
        snapshots, game = Checkpoints(kept), game.copy()
        game.listen()
        for place in range(first, len(moves)):
            if place >= len(moves) - _RECENT or place % _SPARSE == 0:
                snapshots = snapshots.with_game(place, game.copy())
            game.apply(moves[place].action, moves[place].seat)
        return game, snapshots
