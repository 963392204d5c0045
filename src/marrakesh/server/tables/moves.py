"""What has happened at a table, as its state remembers it."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from marrakesh.rules.events import Event
from marrakesh.rules.game import Game, Stage
from marrakesh.server.messages import LogEntry


class PlayedMove(Struct, frozen=True, kw_only=True, eq=False, gc=False):
    """A decision that was carried out."""

    seat: int
    action: int
    at: float
    season: int
    round: int
    events: list[Event]
    moment: Stage | None
    """The secret choice it was made in, if any."""
    person: bool
    """Whether a person made it, not a bot or a standing answer."""
    shown: bool
    """Whether it revealed something, or the Pashabot acted."""
    closed: bool
    """Whether it ended a secret choice, so that all choices were revealed."""
    told: dict[tuple[str, int], tuple[list[str], LogEntry]]
    """A cache of it as a message, by language and reader, with the names used."""


class Undone(NamedTuple):
    """A decision that a seat undoes, or wants to, and the later ones undone with it."""

    seat: int
    decision: PlayedMove
    before: Game
    """The game when the decision was asked for."""
    later: Sequence[PlayedMove]
    secret: Stage | None
    """The secret choice that all are making, if any."""
    at: float


class BotTakeover(NamedTuple):
    """A bot plays for a person."""

    at: float
    why: Literal["vote", "time", "nobody", "resign"]
