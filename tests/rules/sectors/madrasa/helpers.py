"""Helpers for the tests of the madrasa."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.actions import to_number
from scenario import Scenario, options, play

# a permanent scroll of each colour; buying it requires no decision
KINDS = [("gray", 13, 1, 1), ("yellow", 22, 3, 1), ("pink", 44, 5, 2), ("orange", 61, 7, 3)]
COLOURS = ["gray", "yellow", "pink", "orange"]


def academy(edition: str, gray: int, dates: int = 9, **facts: object) -> Scenario:
    """Seat 0 has this many scholars; the leftmost scroll of each colour is a harmless one."""
    table = Scenario(edition).player(0, gray=gray, dates=dates, **facts)
    for colour, tile, _, _ in KINDS:
        table.scrolls_shown(colour, tile)
    return table


def shop(table: Scenario) -> Game:
    """Take the madrasa action, the assistant's only option with 8 scholars."""
    game = table.assistants({0: ["madrasa"]})
    if "sector action" in options(game):
        play(game, "sector action")
    return game


def refreshes(game: Game) -> list[str]:
    return [text for text in options(game) if text.startswith("refresh")]


def upcoming(table: Scenario, colour: str, *tiles: int) -> Scenario:
    """The next three tiles of a colour, from the left, whether from one stack or three."""
    number = COLOURS.index(colour)
    if table.table.scroll_piles == 1:
        return table.next_scroll(number, *tiles)
    for place, tile in enumerate(tiles):
        table.next_scroll(3 * number + place, tile)
    return table


# permanent scrolls, which require no decision and give nothing immediately
OLD = {"gray": [13, 14, 15], "yellow": [22, 23, 24], "pink": [48, 49, 52], "orange": [61, 63, 65]}
NEW = {"gray": [16, 17, 18], "yellow": [25, 34, 35], "pink": [50, 51, 56], "orange": [66, 68, 69]}


def obliged(
    edition: str,
    colour: str,
    gray: int,
    dates: int,
    *shown: int,
    modules: tuple[str, ...] = (),
    **facts: Any,
) -> Game:
    """Seat 0 has refreshed a colour with its last dinar; these tiles of others are on display."""
    table = display(edition, colour, gray, dates, *shown, modules=modules, **facts)
    return refreshed(table, colour)


def display(
    edition: str,
    colour: str,
    gray: int,
    dates: int,
    *shown: int,
    modules: tuple[str, ...] = (),
    **facts: Any,
) -> Scenario:
    table = Scenario(edition, modules=modules).player(0, gray=gray, dates=dates, water=0, dinars=1)
    table.player(0, **facts)
    for number, name in enumerate(COLOURS):
        tiles = [tile for tile in shown if table.table.values.scroll_colour[tile] == number]
        table.scrolls_shown(name, *(tiles + OLD[name])[:3])
    return upcoming(table, colour, *NEW[colour])


def refreshed(table: Scenario, colour: str) -> Game:
    game = shop(table)
    play(game, f"refresh {colour}")
    return game


def new_ones(colour: str) -> list[str]:
    return [f"scroll {tile}" for tile in NEW[colour]]


def held_back(game: Game, text: str, scholars: int, dates: int) -> None:
    """Check that an action is not offered, with what the new scroll takes as the reason."""
    assert text not in options(game)
    reason = ("why-held-back", {"scholars": scholars, "dates": dates})
    assert game.why_not(to_number(text)) == reason
