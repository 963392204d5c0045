"""HTTP: people whose names and games are stored under a key."""

from typing import Annotated

from msgspec import Meta, Struct

from marrakesh.rules.config import Config
from marrakesh.server.messages.shared_types import Kind


class NewName(Struct, frozen=True, kw_only=True):
    """Store a name under the key sent as the bearer token, or change it."""

    name: Annotated[str, Meta(min_length=1, max_length=24, extra_json_schema={"pattern": r"\S"})]


class Rating(Struct, frozen=True, kw_only=True):
    """A rating; the true value is within `spread` points of it in 19 out of 20 cases."""

    points: int
    spread: int
    games: int


class Profile(Struct, frozen=True, kw_only=True):
    """A person's public profile."""

    name: str
    tag: str
    """Derived from the person's key; distinguishes people who have the same name."""
    games: int
    people: Rating
    """The rating in games between people."""
    levels: Rating
    """The rating in games against our bot levels."""


class Mode(Struct, frozen=True, kw_only=True):
    """A game's configuration; scores are compared only within the same mode."""

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
    """A player in a past game, and their result."""

    name: str
    tag: str
    bot: str
    points: int
    place: int
    gone: bool
    """Whether a bot was standing in for them at the end."""


class PastGame(Struct, frozen=True, kw_only=True):
    """A person's finished game."""

    table: str
    at: float
    kind: Kind
    mode: Mode
    rated: bool
    seat: int
    """The person's own seat."""
    seats: list[PastSeat]
    gain: int | None
    """The change in the person's rating, if any."""
    record: bool
    """Whether the table, and with it the game's record, still exists."""


class History(Struct, frozen=True, kw_only=True):
    """A person's own page: profile, best scores and past games."""

    person: Profile
    best: list[Best]
    games: list[PastGame]
    """Newest first."""
    more: bool
    """Whether there are older games; request those before the `at` of the last one here."""
