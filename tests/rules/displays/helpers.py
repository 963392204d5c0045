"""Helpers for the tests of the displays."""

from typing import Any

from marrakesh import Game
from scenario import Scenario, look, play

GRAY, YELLOW, PINK, ORANGE = range(4)


def shown(game: Game, colour: int) -> Any:
    """The face-up scrolls of a colour, from the left; 0 marks an empty place."""
    return look(game)["scrolls"][colour]


def hidden(game: Game, colour: int) -> Any:
    """The number of face-down scrolls in each stack of a colour."""
    return look(game)["scroll_stacks"][colour]


def gray_stacks(
    *below: tuple[int, ...], edition: str = "deluxe", modules: tuple[str, ...] = ()
) -> Scenario:
    """Grey scrolls 13, 14 and 15 are face up, with these below them, top first.

    Seat 0 has 3 scholars and 3 dates.
    """
    table = Scenario(edition, modules=modules).player(0, gray=3, dates=3, dinars=1)
    table.scrolls_shown("gray", 13, 14, 15)
    for stack, tiles in enumerate(below):
        table.next_scroll(stack, *tiles)
    for stack, tiles in enumerate(below):
        table.scroll_stack_of(stack, len(tiles))
    return table


def shop(table: Scenario, *actions: str) -> Game:
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action", *actions)
    return game
