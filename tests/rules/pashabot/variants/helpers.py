"""Helpers for the tests of the Pashabot's variants."""

from typing import Any

from marrakesh import Config, Game
from scenario import Scenario, look

BOT = 1
WITH_RIVER = {1, 3, 5, 8, 10}


def solo(edition: str, *variants: str, **choices: Any) -> Scenario:
    """The Pashabot starts, with these variants."""
    table = Scenario(
        edition, 1, start=BOT, solo="pashabot", variants=frozenset(variants), **choices
    )
    return table.bot(column=[2]).player(BOT, fisherman=0)


def new_game(edition: str, seed: int, *variants: str) -> Game:
    return Game.new(Config(1, edition, solo="pashabot", variants=frozenset(variants)), seed)


def tiles(game: Game) -> list[int]:
    strategy: list[int] = look(game)["bot"]["strategy"]
    return strategy
