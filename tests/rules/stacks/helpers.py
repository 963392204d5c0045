"""Helpers for the tests of the stacks."""

from marrakesh import Game
from scenario import look


def scroll_stacks(game: Game) -> list[list[int]]:
    """The height of every stack by colour, including its face-up top."""
    view = look(game)
    return [
        [height + (tile > 0) for height, tile in zip(heights, tops, strict=True)]
        for heights, tops in zip(view["scroll_stacks"], view["scrolls"], strict=True)
    ]


def luxury_stacks(game: Game) -> list[int]:
    view = look(game)
    tops = view["luxury"]
    return [height + (tile > 0) for height, tile in zip(view["luxury_stacks"], tops, strict=True)]
