"""The context of a decision: the game, the player, the question, the language."""

from marrakesh.narration.phrases import Facts, worded
from marrakesh.rules.agenda import Frame
from marrakesh.rules.game import Game
from marrakesh.rules.state import Player, Table
from marrakesh.rules.values import Values
from marrakesh.texts import Texts, text


class Scene:
    """The context of a seat's decision for texts."""

    __slots__ = ("asked", "facts", "frame", "game", "player", "table", "texts", "values")

    def __init__(self, game: Game, lang: str, seat: int) -> None:
        self.game: Game = game
        self.texts: Texts = text(lang)
        self.table: Table = game.table
        self.values: Values = game.table.values
        self.player: Player = game.table.players[seat]
        self.frame: Frame = game.table.top
        question = game.question
        self.asked: str = question.key.removeprefix("ask-")
        self.facts: Facts = question.facts

    @property
    def edition(self) -> str:
        return self.game.config.edition

    def say(self, key: str, /, **params: str | int) -> str:
        """A text, or its variant for the question: do-vendor-return-vendor for do-vendor."""
        variant = f"{key}-{self.asked}"
        return self.texts(variant if variant in self.texts else key, **params)

    def say_facts(self, key: str, /, **facts: int) -> str:
        """The same, with the engine's numbers as parameters."""
        return self.say(key, **worded(self.texts, facts))
