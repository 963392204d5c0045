"""Helpers for the tests of desert towns."""

from typing import Any

from marrakesh import Game
from scenario import Scenario, options, play

MODULES = ["desert-towns"]
COST = {"yellow": 1, "orange": 1, "purple": 1}


def table_of(edition: str, players: int = 2, *modules: str, **choices: Any) -> Scenario:
    return Scenario(edition, players, modules=[*MODULES, *modules], **choices)


def with_town(edition: str, town: int, *modules: str, **facts: Any) -> Scenario:
    """Seat 0 can claim a town at the end of the left path, or the first oasis on the right."""
    table = table_of(edition, 2, *modules)
    table.player(0, caravans=[4, 1, 0], towns=[town, 0], **COST)
    return table.player(0, water=1, dates=0, dinars=0).player(0, **facts)


def in_the_sahara(table: Scenario, *actions: str) -> Game:
    """Seat 0 performs the sector action."""
    game = table.assistants({0: ["sahara"]})
    if "sector action" in options(game):  # not asked if no caravan space is left
        play(game, "sector action")
    play(game, *actions)
    return game
