"""Helpers for the tests of imam and sultan."""

import pytest

from marrakesh import Game
from scenario import Scenario, look, options, play

MODULES = ["imam-sultan"]
PAWNS = {"palace": "sultan", "mosque": "imam"}
COLOUR = {"palace": "white", "mosque": "black"}

both_stairs = pytest.mark.parametrize("stair", ["palace", "mosque"])


def table_of(edition: str, players: int = 2, modules: list[str] = MODULES) -> Scenario:
    return Scenario(edition, players, modules=modules)


def holder(game: Game, stair: str) -> int:
    """The seat that holds the pawn, or -1."""
    return int(look(game)["pawns"][PAWNS[stair]]["holder"])


def waiting(game: Game, stair: str) -> int:
    """The step on which the pawn waits, or 0."""
    return int(look(game)["pawns"][PAWNS[stair]]["step"])


def on_stairs(table: Scenario, stair: str, steps: list[int], *strengths: int) -> Scenario:
    """The seats' pawns are on these steps of a staircase and have these strengths."""
    for seat, step in enumerate(steps):
        table.player(seat, **{stair: step})
    for seat, strength in enumerate(strengths):
        table.player(seat, **{COLOUR[stair]: strength})
    return table


def climbing(table: Scenario, stair: str, *seats: int) -> Game:
    """These seats are about to use an assistant on the stairs, in this order."""
    return table.assistants({seat: [stair] for seat in seats})


def climb(game: Game, *answers: str) -> None:
    """Take the sector action; decline connection bonuses unless an answer is given."""
    play(game, "sector action", *answers)
    while "line points" in options(game):
        play(game, "done")


def trading(table: Scenario, **goods: int) -> Game:
    table.player(0, **{"yellow": 0, "orange": 0, "purple": 0, **goods})
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    return game
