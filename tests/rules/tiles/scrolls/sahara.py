"""Helpers for the tests of Sahara scrolls.

Oases on the left cost 1 dinar, 1 date + 1 dinar, 1 of each; the first on the right costs 1 water.
"""

from typing import Any

from scenario import Scenario


def sahara(edition: str, *scrolls: int, season: int = 1, round: int = 1, **facts: Any) -> Scenario:
    """Seat 0 has only these scrolls and the facts given.

    With three players, only the first and the fifth storage space have a keshi; the first is green,
    whose track is full here.
    """
    table = Scenario(edition, players=3, season=season, round=round)
    table.player(0, water=0, dates=0, dinars=0, green=8, storage={1: "green", 5: "beige"})
    return table.player(0, scrolls=scrolls, **facts)
