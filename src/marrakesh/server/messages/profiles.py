"""HTTP: people, whose names and games are kept under a key."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakesh.rules.config import Config
from marrakesh.server.messages.shared_types import Kind


class NewName(Struct, frozen=True, kw_only=True):
    """Keep a name under the bearer key, or change it."""

    name: Annotated[str, Meta(min_length=1, max_length=24, extra_json_schema={"pattern": r"\S"})]


class Rating(Struct, frozen=True, kw_only=True):
    """A rating; the true one is within `spread` points of it in 19 of 20 cases."""

    points: int
    spread: int
    games: int


class Profile(Struct, frozen=True, kw_only=True):
    """What everybody may know of a person."""

    name: str
    tag: str
    """Made from the key: it tells people of the same name apart."""
    games: int
    people: Rating
    """In games among people."""
    levels: Rating
    """Against our levels of bots."""


class Mode(Struct, frozen=True, kw_only=True):
    """What kind of game scores can be compared in."""

    players: int
    edition: str
    modules: list[str]
    solo: str
    variants: list[str]

    @classmethod
    def of(cls, config: Config) -> "Mode":
        return cls(
            players=config.players,
            edition=config.edition,
            modules=sorted(config.modules),
            solo=config.solo,
            variants=sorted(config.variants),
        )


class Best(Struct, frozen=True, kw_only=True):
    """A person's best score in a mode."""

    mode: Mode
    points: int
    games: int


class PastSeat(Struct, frozen=True, kw_only=True):
    """Who played a past game, and how it ended for them."""

    name: str
    tag: str
    bot: str
    points: int
    place: int
    gone: bool
    """Whether a bot stood in for them at the end."""


class PastGame(Struct, frozen=True, kw_only=True):
    """A finished game of a person."""

    table: str
    at: float
    kind: Kind
    mode: Mode
    rated: bool
    seat: int
    """Their own."""
    seats: list[PastSeat]
    gain: int | None
    """By how much it changed their rating, if it did."""
    record: bool
    """Whether the table, and with it the game's record, is still there."""


class History(Struct, frozen=True, kw_only=True):
    """A person's own page."""

    person: Profile
    best: list[Best]
    games: list[PastGame]
    """The newest first."""
    more: bool
    """Whether there are older ones: ask for those before the last one's `at`."""
