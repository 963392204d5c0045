"""How a game ended, as it is stored for people."""

from typing import NamedTuple

from marrakesh.server.messages import Mode


class Strength(NamedTuple):
    """A rating as openskill has it."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


class SeatResult(NamedTuple):
    """How a game ended for a seat."""

    seat: int
    person: str
    """The tag; empty for bots and for people whose names are not kept."""
    name: str
    bot: str
    points: int
    place: int
    gone: bool


class GameResult(NamedTuple):
    """A game that is over."""

    table: str
    at: float
    kind: str
    mode: Mode
    pool: str
    """Which rating it counts for: `people`, `levels`, or none."""
    seats: list[SeatResult]
