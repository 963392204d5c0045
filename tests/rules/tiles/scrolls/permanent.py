"""Helpers for the tests of permanent scrolls."""

from typing import Any

from marrakesh import Game
from scenario import Scenario, play, see


def owner(edition: str, *scrolls: int, **facts: Any) -> Scenario:
    """Seat 0 has only these scrolls and the facts given."""
    table = Scenario(edition).player(0, water=0, dates=0, dinars=0)
    return table.player(0, scrolls=scrolls, **facts)


def act(table: Scenario, sector: str) -> Game:
    """The only assistant performs its sector action."""
    game = table.assistants({0: [sector]})
    play(game, "sector action")
    return game


def resources(game: Game) -> tuple[int, int, int]:
    seen = see(game, 0)
    return seen.water, seen.dates, seen.dinars
