"""Helpers for the tests of camels."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import Scenario, play, see

Facts = dict[str, Any]

EIGHT = [sector for sector in SECTORS if sector != "souk"]
NINE_COLOURS = list(COLOURS[:9])
TO_SPECTATORS = "to the spectators"

FULL: dict[str, Facts] = {
    **{colour: {colour: 8} for colour in COLOURS[:5]},
    "pink": {"entertainers": range(1, 9)},
    "beige": {"beige": 8},
    "brown": {"caravans": [3, 3, 2]},
    "red": {"vendors": EIGHT},
}


def race(edition: str, players: int = 2, *others: str, **choices: Any) -> Scenario:
    """Nobody has any resources."""
    table = Scenario(edition, players, modules=["camels", *others], **choices)
    for seat in range(players):
        table.player(seat, water=0, dates=0, dinars=0)
    return table


def claimed(table: Scenario, colour: str = "white") -> Game:
    """Seat 0 has claimed the only keshi there is, and is about to place it."""
    return table.base(**{colour: 1}).claim()


def to_spectators(table: Scenario, colour: str = "white") -> tuple[Game, list[Event]]:
    """Seat 0 puts a keshi into its column."""
    game = claimed(table, colour)
    return game, play(game, TO_SPECTATORS)


def of_colours(number: int) -> list[str]:
    """This many spectators of different colours, none of them white."""
    return [colour for colour in NINE_COLOURS if colour != "white"][:number]


def step(game: Game, seat: int = 0) -> int:
    number: int = see(game, seat).camel["step"]
    return number


def column(game: Game, seat: int = 0) -> list[str]:
    colours: list[str] = see(game, seat).spectator_column
    return colours


def from_gate(table: Scenario) -> Game:
    game = table.player(0, beige=1).workshop(1, "white").assistants({0: ["medina"]})
    play(game, "sector action", "gate white from 1", "at souk")
    return game


def both_claimed(table: Scenario, *colours: str) -> Game:
    """Seat 0 has claimed one keshi of each of two colours with scroll 61 and now places them."""
    game = table.player(0, scrolls=[61]).base(**dict.fromkeys(colours, 1)).claim()
    play(game, *(f"claim {colour} 1" for colour in colours))
    return game
