"""Helpers for the tests of awards."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from scenario import Scenario, options, play, see

SIDES: dict[str, tuple[str, ...]] = {
    "1a": ("gray", "green", "white", "black", "brown"),
    "1b": ("red", "pink", "beige", "turquoise", "gray"),
    "2a": ("beige", "turquoise", "black", "pink", "white"),
    "2b": ("white", "brown", "green", "gray", "red"),
    "3a": ("black", "red", "turquoise", "brown", "pink"),
    "3b": ("green", "beige", "gray", "white", "black"),
    "4a": ("turquoise", "white", "pink", "beige", "green"),
    "4b": ("brown", "gray", "red", "green", "turquoise"),
    "5a": ("pink", "black", "brown", "red", "beige"),
    "5b": ("gray", "turquoise", "white", "pink", "brown"),
    "6a": ("red", "green", "black", "white", "gray"),
    "6b": ("beige", "brown", "turquoise", "black", "pink"),
}
"""The colours of each side: for dung, then for one to four keshis."""


def payout(edition: str, side: str, players: int = 2, *others: str, **choices: Any) -> Scenario:
    """Seat 0 leads the race; the next seat has a spectator to trade and acts after it."""
    table = Scenario(edition, players, modules=["camels", *others], **choices)
    for seat in range(players):
        table.player(seat, water=0, dates=0, dinars=0)
    table.player(0, camel=3).player(1, camel=1, column=[SIDES[side][1]])
    rest = [other for other in ("1a", "2a", "3a") if other[0] != side[0]]
    return table.awards(side, *rest[: 3 - choices.get("season", 1)])


def price(side: str, keshis: int) -> list[str]:
    """The depicted colour and other colours, all different."""
    colour = SIDES[side][keshis]
    return [colour, *(other for other in COLOURS[:9] if other != colour)][:keshis]


def trade(game: Game, keshis: int) -> None:
    """Trade this many keshis; if others are needed, take the first possible ones."""
    play(game, f"award for {keshis}")
    while options(game)[0].startswith("discard"):
        play(game, options(game)[0])


def awarded(table: Scenario, side: str, keshis: int) -> Game:
    """Seat 0 has exactly what an award costs, and takes it."""
    game = table.player(0, column=price(side, keshis)).season_payout()
    assert game.seat == 0
    trade(game, keshis)
    assert see(game, 0).spectator_column == []
    return game


def purse(game: Game, seat: int = 0) -> tuple[int, int, int]:
    seen = see(game, seat)
    return seen.water, seen.dates, seen.dinars


def waiting(game: Game) -> bool:
    """Whether seat 0 is done and the next seat chooses awards."""
    return game.seat == 1 and "award for 1" in options(game)
