"""HTTP: tables created, found and listed."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, defstruct, field
from msgspec.structs import asdict

from marrakesh.rules.config import FIELDS, Config, Field
from marrakesh.server.messages.shared_types import (
    BotOrNobody,
    Colour,
    Key,
    Kind,
    Name,
    Seat,
    Token,
    choice,
)
from marrakesh.server.messages.table_options import PublicOptions, TableOptions


def _type(field: Field) -> Any:
    """The type of a configuration field in a message."""
    if isinstance(field.default, bool):
        return bool
    if isinstance(field.default, int):
        numbers = [int(word) for word in field.choices]
        documented = {"exclusiveMinimum": min(numbers) - 1, "exclusiveMaximum": max(numbers) + 1}
        return Annotated[int, Meta(ge=0, le=99, extra_json_schema=documented)]
    words = field.choices if field.several else dict.fromkeys((*field.choices, field.default))
    word = Annotated[str, Meta(max_length=40, extra_json_schema=choice(words))]
    return Annotated[list[word], Meta(max_length=40)] if field.several else word


_Fields: Any = defstruct(
    "_Fields",
    [(field.name, _type(field), field.plain(field.default)) for field in FIELDS.values()],
    frozen=True,
    kw_only=True,
)


class Rules(_Fields):  # type: ignore[misc]  # its fields are those of Config
    """`Config` as a message; not validated yet."""

    def config(self) -> Config:
        """The configuration; ConfigError if it is invalid."""
        return Config(**asdict(self))

    @classmethod
    def of(cls, config: Config) -> "Rules":
        return cls(**config.plain())


class NewSeat(Struct, frozen=True, kw_only=True):
    """Who takes a seat: a bot such as `apprentice` or `search:1s`, or a person."""

    name: Name = ""
    bot: BotOrNobody = ""
    colour: Colour = ""
    """The colour of its pieces, different for each seat; the Pashabot is yellow."""


class NewTable(TableOptions, frozen=True, kw_only=True):
    """A request for a new table."""

    kind: Kind
    rules: Rules = field(default_factory=Rules)
    seats: Annotated[list[NewSeat], Meta(extra_json_schema={"maxItems": 4})] = field(
        default_factory=list
    )
    """One per player; missing ones are people without a name."""
    key: Key = ""
    """Whose history the game belongs to; not at a shared screen."""
    preset_setup: bool = False
    """Whether all boards are laid out; the players begin with selecting keshis."""


class Reach(Struct, frozen=True, kw_only=True):
    """How others reach a server that runs on one's own computer."""

    address: str
    """Where others in the network find it; empty if they do not, or nobody may know."""
    command: str
    """Starts it again so that they do."""


class SeatLink(Struct, frozen=True, kw_only=True):
    """A way to seats: your own token, or the ticket of an invitation."""

    seats: list[int]
    names: list[str]
    token: str = ""
    """Whoever has it plays the seats."""
    ticket: str = ""
    """Whoever claims the seat with it first gets it."""


class Created(Struct, frozen=True, kw_only=True):
    """A new table: the creator's own token first, then one ticket per invitation."""

    table: str
    links: list[SeatLink]


class Link(Struct, frozen=True, kw_only=True):
    """What a link is worth. `taken`: the ticket was used already; `none`: it fits no seat."""

    what: Literal["token", "ticket", "taken", "none"]
    seats: list[int]


class Claim(Struct, frozen=True, kw_only=True):
    """Take a seat: with a ticket, or with a code that another device of yours shows."""

    ticket: Annotated[str, Meta(max_length=40)]
    token: Token
    """Made by the client. Sent again with the same ticket, it changes nothing."""
    name: Name = ""
    """How to be called; empty: as the invitation says."""
    colour: Colour = ""
    """The colour of your pieces, if nobody has it yet; empty for the one set at the table."""
    key: Key = ""
    """Whose history the game belongs to."""


class HandOn(Struct, frozen=True, kw_only=True):
    """Hand one of your seats on: your token loses it, and a new ticket is made."""

    seat: Seat
    name: Name = ""
    """Of whom it is for."""


class Renew(Struct, frozen=True, kw_only=True):
    """Replace the unused ticket of a seat at a table you made, or of one you handed on."""

    seat: Seat


class Free(Struct, frozen=True, kw_only=True):
    """Free a seat that was taken at a table you made, before its first public move."""

    seat: Seat


class Code(Struct, frozen=True, kw_only=True):
    """A code with which one more device gets your seats."""

    code: str
    seconds: int
    """For how long it is valid."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    name: str
    bot: str
    """The bot that plays it, or empty."""
    stand_in: bool
    """Whether the bot stands in for an absent person, who may come back."""
    present: bool
    """Whether the person is connected now."""
    away: float | None = None
    """For how many seconds the person who has taken the seat has been disconnected."""
    seconds: float | None
    """Time left on the clock; it runs for the seats that must decide."""
    taken: bool = True
    """Whether a person or a bot has the seat; otherwise its ticket waits to be used."""
    open: bool = False
    """Whether anybody may take it, without a ticket."""
    tag: str = ""
    """Of the person, if their name is kept: it tells people of the same name apart."""
    bot_since: float | None = None
    """When the bot took over from a person."""
    hints: int = 0
    """Over the net: the number of decisions for which the seat has asked for a hint."""
    bot_why: Literal["", "vote", "time", "nobody", "resign"] = ""
    """Why it did: the others wanted it, the time was up, nobody came, or the person resigned."""
    colour: Colour = ""
    """The colour of its pieces; empty for the default, red, blue, yellow or green by seat."""


class TableInfo(PublicOptions, frozen=True, kw_only=True):  # type: ignore[misc, call-arg]  # made there
    """The public information about a table."""

    table: str
    kind: Kind
    rules: Rules
    seats: list[SeatInfo]
    seq: int
    moves: int
    season: int
    round: int
    phase: str
    waiting: list[int]
    """Who must decide; in a secret choice, those who have yet to finish it."""
    over: bool
    scores: list[int]
    places: list[int]
    """The place of each seat once the game is over; empty before that."""
    level: int | None
    """The level reached against the simplified Pashabot."""
    seed_hash: str
    """Published from the start; empty if the seed comes from an earlier game or a record and may
    be known."""
    seed: str
    """Published when the game is over: SHA-256 of `marrakesh seed N` is the hash."""
    started: float
    changed: float
    rematch: str
    """The table of the rematch, if there is one."""
    corrected: int = 0
    """How many component values it plays with instead of ours."""
    since: float = 0.0
    """Since when those who must decide have been asked, as everybody may know."""
    due: float | None = None
    """When their time for this move is up; in a secret choice the same for all."""
    grace: float | None = None
    """Over the net: how many seconds a player who must decide has to be away before a bot can be
    voted in. Lists of tables include neither this nor `away`."""
    quitting: list[int] = field(default_factory=list)
    """The seats of people who want to end the game without a result."""
    closed: Literal["", "abandoned", "cancelled"] = ""
    """Why the table is over though the game was not: all agreed, or its maker called it off."""


class Mine(Struct, frozen=True, kw_only=True):
    """The tokens of a client that wants to list its tables."""

    tokens: Annotated[list[str], Meta(max_length=200)]


class MyTable(Struct, frozen=True, kw_only=True):
    """A table at which the client has seats."""

    info: TableInfo
    token: str
    seats: list[int]
    your_turn: bool


class PlayOn(Struct, frozen=True, kw_only=True):
    """Continue from a moment of a game at a new table."""

    moves: Annotated[int, Meta(ge=0)]
    kind: Literal["bots", "screen", "solo"]
    name: Name = ""
    """Your name against bots; at a shared screen everybody keeps theirs."""
    seat: Annotated[int, Meta(ge=-1)] = -1
    """The seat you take against bots; -1: your own, or the first."""


class Problem(Struct, frozen=True, kw_only=True):
    """What was wrong with a request, in a sentence."""

    error: str
