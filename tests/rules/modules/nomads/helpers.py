"""Helpers for the tests of nomads."""

from typing import Any

from marrakesh import Game
from marrakesh.rules.words import COLOURS, SECTORS
from scenario import Scenario, look, play, see

Facts = dict[str, Any]

EIGHT = [sector for sector in SECTORS if sector != "souk"]
COLOUR = dict(zip(EIGHT, COLOURS, strict=False))
TRACKS = EIGHT[:5]
CLAIM_OR_NOT = ["claim nomad", "done"]

SEVEN: dict[str, Facts] = {
    **{sector: {COLOUR[sector]: 7} for sector in (*TRACKS, "medina")},
    "square": {"entertainers": range(1, 8)},
    "sahara": {"caravans": [3, 3, 1]},
}
"""For each sector, a board with seven of its keshis."""
SEVEN_AND_NOMAD: dict[str, Facts] = {
    **{sector: {**SEVEN[sector], "nomads": {sector: 1}} for sector in (*TRACKS, "medina")},
    "square": {"entertainers": range(1, 8), "nomad_entertainers": [8]},
    "sahara": {"caravans": [3, 3, 2], "nomad_caravans": 1},
}


def with_nomads(edition: str, players: int = 2, *others: str, **choices: Any) -> Scenario:
    """Nobody has any resources."""
    table = Scenario(edition, players, modules=["nomads", *others], **choices)
    for seat in range(players):
        table.player(seat, water=0, dates=0, dinars=0)
    return table


def claimed(edition: str, *others: str, **facts: Any) -> Game:
    """Seat 0 has claimed the nomad instead of the only keshi and is about to place it."""
    table = with_nomads(edition, 2, *others).player(0, **{"water": 1, "dates": 1, **facts})
    game = table.base(yellow=1).claim()
    play(game, "claim nomad")
    return game


def moving(edition: str, *others: str, **facts: Any) -> Game:
    """Seat 0 starts its turn with an assistant in the souk and may move nomads."""
    table = with_nomads(edition, 2, *others).player(0, **{"dinars": 3, **facts})
    return table.assistants({0: ["souk"]})


def nomads_left(game: Game) -> int:
    supply: int = look(game)["nomads"]["supply"]
    return supply


def where(game: Game, seat: int = 0) -> dict[str, int]:
    """A player's nomads by sector, without vendor spaces."""
    return on_spaces(see(game, seat).nomads)


def on_spaces(nomads: dict[str, Any]) -> dict[str, int]:
    numbers = {sector: nomads.get(sector, 0) for sector in EIGHT}
    return {sector: number for sector, number in numbers.items() if number}
