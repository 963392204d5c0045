"""Helpers for the tests of the final scoring."""

from typing import Any

from marrakesh import Game
from scenario import Scenario

Facts = dict[str, Any]


def final(edition: str, players: int = 2, **facts: Any) -> Game:
    """Only seat 0 has resources: those given here."""
    table = Scenario(edition, players)
    for seat in range(players):
        table.player(seat, water=0, dates=0, dinars=0)
    return table.player(0, **facts).final_scoring()
