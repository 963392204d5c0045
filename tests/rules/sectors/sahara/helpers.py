"""Helpers for the tests of the Sahara."""

from typing import Any

from marrakesh import Game
from scenario import Scenario, options, play, see


def claiming(table: Scenario) -> Game:
    """Seat 0 takes the Sahara action."""
    game = table.assistants({0: ["sahara"]})
    if "sector action" in options(game):
        play(game, "sector action")
    return game


def rich(edition: str, players: int = 3, **facts: Any) -> Scenario:
    """With three players, the second storage space has no keshi."""
    return Scenario(edition, players).player(0, water=9, dates=9, dinars=9, **facts)


def purse(game: Game) -> tuple[int, int, int]:
    seen = see(game, 0)
    return seen.water, seen.dates, seen.dinars
