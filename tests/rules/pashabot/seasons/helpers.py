"""Helpers for the tests of the Pashabot's seasons."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.events import Event
from marrakesh.rules.words import SECTORS
from scenario import Scenario

EIGHT = [sector for sector in SECTORS if sector != "souk"]


def solo(edition: str, **choices: Any) -> Scenario:
    """The Pashabot starts the round with its fisherman on the starting space."""
    table = Scenario(edition, players=1, solo="pashabot", **{"start": 1, **choices})
    return table.player(1, fisherman=0)


def told(game: Game) -> list[Event]:
    """The events since the scenario began."""
    return game.table.events or []


def leads(edition: str, tile: int, **choices: Any) -> Scenario:
    """The bot is about to win this river tile; you are second."""
    season = 1 + (tile - 1) % 6 // 2
    tiles = [1, 3, 5]
    tiles[season - 1] = tile
    table = solo(edition, season=season, **choices).river_tiles(*tiles)
    return table.player(0, fisherman=1).player(1, fisherman=2)
