"""Moves, undos and bot takeovers, as a table's state records them."""

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
    """The secret choice that the decision was part of, if any."""
    person: bool
    """Whether a person made the decision, rather than a bot or a standing answer."""
    shown: bool
    """Whether the decision revealed something, or the Pashabot acted after it."""
    closed: bool
    """Whether the decision ended a secret choice, so that all choices were revealed."""
    told: dict[tuple[str, int], tuple[list[str], LogEntry]]
    """Cached messages about the decision by language and reader, with the names used."""


class Undone(NamedTuple):
    """A decision that a seat undoes or asks to undo, with the later ones undone along with it."""

    seat: int
    decision: PlayedMove
    before: Game
    """The game just before the decision."""
    later: Sequence[PlayedMove]
    secret: Stage | None
    """The secret choice under way, if any."""
    at: float


class BotTakeover(NamedTuple):
    """A bot's takeover of a person's seat."""

    at: float
    why: Literal["vote", "time", "nobody", "resign"]
