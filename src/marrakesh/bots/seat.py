"""A bot's seat, its only access to the game."""

from marrakesh.rules.game import Game
from marrakesh.rules.view_types import View


class Seat:
    """Everything that a bot may know and do at its seat; the bot never gets the game itself."""

    def __init__(self, game: Game, number: int) -> None:
        self.number = number
        self._game = game

    @property
    def legal_actions(self) -> list[int]:
        """The seat's legal actions; at least two."""
        return self._game.legal_actions(self.number)

    @property
    def view(self) -> View:
        """The game as the seat may see it."""
        return self._game.view(self.number)

    def imagine(self, seed: int) -> Game:
        """Return a determinization: a copy in which everything hidden from the seat is redealt."""
        twin = self._game.copy()
        twin.redeal(self.number, seed)
        return twin
