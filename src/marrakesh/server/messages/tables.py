"""HTTP: tables that are made, found and listed."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, defstruct, field
from msgspec.structs import asdict

from marrakesh.rules.config import FIELDS, Config, Field
from marrakesh.server.messages.words import Kind, Name, Pace, Word, Words


def _type(field: Field) -> Any:
    """What a field of the configuration is in a message."""
    if isinstance(field.default, bool):
        return bool
    if isinstance(field.default, int):
        return Annotated[int, Meta(ge=0, le=99)]
    return Words if field.several else Word


_Fields: Any = defstruct(
    "_Fields",
    [(field.name, _type(field), field.plain(field.default)) for field in FIELDS.values()],
    frozen=True,
    kw_only=True,
)


class Rules(_Fields):  # type: ignore[misc]  # its fields are those of Config
    """What is played: `Config` as a message, which may be one that cannot be played."""

    def config(self) -> Config:
        """What is played; ConfigError if it cannot be."""
        return Config(**asdict(self))

    @classmethod
    def of(cls, config: Config) -> "Rules":
        return cls(**config.plain())


class NewSeat(Struct, frozen=True, kw_only=True):
    """Who shall sit on a seat: a bot such as `greedy` or `search:1s`, or a person."""

    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] = ""


class ClockSettings(Struct, frozen=True, kw_only=True):
    """Time for live play: for the whole game, and more for each decision."""

    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 10


class NewTable(Struct, frozen=True, kw_only=True):
    """A wish for a table."""

    kind: Kind
    rules: Rules = field(default_factory=Rules)
    seats: list[NewSeat] = []
    """One for each player; missing ones are people without a name."""
    pace: Pace = "live"
    clock: ClockSettings | None = None
    listed: bool = False
    """Whether anybody may find it on the start page and watch."""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    """Told by POST when a person's turn comes, in play over days."""


class SeatLink(Struct, frozen=True, kw_only=True):
    """A secret: whoever has the token plays the seats."""

    seats: list[int]
    names: list[str]
    token: str


class Created(Struct, frozen=True, kw_only=True):
    """A new table: the creator's link first, then one for each invitation."""

    table: str
    links: list[SeatLink]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    name: str
    bot: str
    """The bot that plays it, or nothing."""
    stand_in: bool
    """Whether the bot plays for a person who left and may come back."""
    present: bool
    """Whether the person is connected now."""
    seconds: float | None
    """What is left on the clock; it runs for the seats that are waited for."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table."""

    table: str
    kind: Kind
    pace: Pace
    rules: Rules
    seats: list[SeatInfo]
    listed: bool
    seq: int
    moves: int
    season: int
    round: int
    phase: str
    waiting: list[int]
    """Who has to decide; in a secret choice all people, whether they have decided or not."""
    over: bool
    scores: list[int]
    places: list[int]
    """The place of each seat once the game is over, before that nothing."""
    level: int | None
    """The level reached against the simplified Pashabot."""
    seed_hash: str
    """Shown from the start; nothing if the seed comes from an earlier game or a record, so that
    somebody may have known it."""
    seed: str
    """Published when the game is over: SHA-256 of `marrakesh seed N` is the hash."""
    started: float
    changed: float
    rematch: str
    """The table of the rematch, if there is one."""


class Mine(Struct, frozen=True, kw_only=True):
    """Tokens of somebody who wants to know how their games stand."""

    tokens: Annotated[list[str], Meta(max_length=200)]


class MyTable(Struct, frozen=True, kw_only=True):
    """A table with seats of one's own."""

    info: TableInfo
    token: str
    seats: list[int]
    your_turn: bool


class PlayOn(Struct, frozen=True, kw_only=True):
    """Go on from a moment of a game, at a table of one's own."""

    moves: Annotated[int, Meta(ge=0)]
    kind: Literal["bots", "screen", "solo"]
    name: Name = ""
    """What you are called, alone; at one screen everybody keeps the name they had."""
    seat: Annotated[int, Meta(ge=-1)] = -1
    """Whose place you take against bots; -1: your own, or the first."""


class Problem(Struct, frozen=True, kw_only=True):
    """What was wrong with a request, in a sentence."""

    error: str
