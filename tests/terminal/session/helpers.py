"""Shared helpers for the tests of terminal sessions."""

import io
import random
from collections.abc import Iterable

from rich.console import Console

from marrakesh import Config, Game
from marrakesh.terminal.play import Play
from marrakesh.terminal.session import Session


class Script:
    """Types the given lines, then nothing more."""

    def __init__(self, lines: Iterable[str | type[BaseException]]) -> None:
        self.lines = iter(lines)
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, EOFError)
        if isinstance(line, str):
            return line
        raise line


class Dice:
    """Types random numbers, and sometimes the next line of `between` first."""

    def __init__(self, seed: int, between: Iterable[str] = ()) -> None:
        self.random = random.Random(seed)
        self.between = list(between)

    def read(self, prompt: str) -> str:
        if self.between and self.random.random() < 0.1:
            return self.between.pop(0)
        return str(self.random.randint(1, 4))


class Table:
    """A session, recording everything a player would see."""

    def __init__(
        self,
        keyboard: Script | Dice,
        config: Config | None = None,
        bots: Iterable[int] = (1,),
        lang: str = "en",
        seed: int = 5,
        width: int = 100,
        bot: str = "random",
    ) -> None:
        config = config or Config()
        names = ["Ada", "Bilal", "Chama", "Driss"][: config.players]
        self.session = Session(Game.new(config, seed), names, dict.fromkeys(bots, bot))
        self.out = io.StringIO()
        console = Console(file=self.out, width=width, highlight=False)
        self.play = Play(self.session, console, keyboard, lang)

    def run(self) -> str:
        self.play.run()
        return self.out.getvalue()


def typed(*lines: str | type[BaseException], bots: Iterable[int] = (1,), lang: str = "en") -> str:
    """Return the output when these lines are typed in a new game."""
    return Table(Script(lines), bots=bots, lang=lang).run()


SETUP = ("1", "1", "1", "1")
"""The choices of two storage keshis, the disc and the provision tile."""


def positions() -> list[tuple[Game, int]]:
    games = []
    chosen = random.Random(12)
    for number in range(12):
        players = 2 + number % 3
        edition = ("deluxe", "essential")[number % 2]
        game = Game.new(Config(players=players, edition=edition), number)
        for _ in range(chosen.randrange(players * 150)):
            game.apply(chosen.choice(game.legal_actions()))
        games.append((game, number % players))
    return games
