"""A bot's place at the table."""

from marrakesh.rules.game import Game
from marrakesh.rules.view_types import View


class Seat:
    """All that a bot may know and do at its seat: it never holds the game itself."""

    def __init__(self, game: Game, number: int) -> None:
        self.number = number
        self._game = game

    @property
    def legal_actions(self) -> list[int]:
        """What the seat may do now; at least two actions."""
        return self._game.legal_actions(self.number)

    @property
    def view(self) -> View:
        """What the seat may know of the table."""
        return self._game.view(self.number)

    def imagine(self, seed: int) -> Game:
        """A determinization: a copy with all that the seat cannot know redealt by the seed."""
        twin = self._game.copy()
        twin.redeal(self.number, seed)
        return twin
