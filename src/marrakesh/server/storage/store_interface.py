"""The interface that table stores implement, in a database or in a browser."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from marrakesh.server.messages import Mode, TableInfo
from marrakesh.server.storage.log import ChatLine, Entry, TableSetup


class TableSummary(NamedTuple):
    """A summary of the log, for queries across tables."""

    info: TableInfo
    asked: list[int]
    due: float | None


class Strength(NamedTuple):
    """A rating as openskill represents it."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


class SeatResult(NamedTuple):
    """A seat's result in a game."""

    seat: int
    person: str
    """The tag; empty for bots and for people without a saved name."""
    name: str
    bot: str
    points: int
    place: int
    gone: bool


class GameResult(NamedTuple):
    """The result of a finished game."""

    table: str
    at: float
    kind: str
    mode: Mode
    pool: str
    """The rating that the result counts for: `people`, `levels`, or empty for none."""
    seats: list[SeatResult]


class Owned(NamedTuple):
    """A table at which a token holds seats, and those seats."""

    summary: TableSummary
    token_hash: str
    seats: list[int]


Holders = list[tuple[int, str]]
"""The seats that are held, each with the hash of a token that holds it."""


def first_holders(setup: TableSetup, entries: Sequence[Entry]) -> Holders:
    """Return the holders of a new table's seats, including the devices that a rematch adds."""
    seats = enumerate(setup.seats)
    holders = [(seat, one.token_hash) for seat, one in seats if one.token_hash and not one.ticket]
    return holders + [(one.seat, one.body.secret) for one in entries if one.kind == "device"]


class Conflict(Exception):
    """A key is already taken, such as an entry's seq or idempotency key, or a table is gone."""


class NotWritten(Exception):
    """The database failed, and nothing was written."""


class Unsure(Exception):
    """The database failed, and it is not yet known whether anything was written."""


class Tags(Protocol):
    """Finds people by their keys."""

    async def tag_of(self, key: str) -> str:
        """Return the tag that belongs to a key; empty if no name is stored under it."""
        ...


class TableStore(Protocol):
    """Stores tables and their logs; `SqlTableStore` documents the methods."""

    @property
    def people(self) -> Tags: ...

    async def create(
        self, setup: TableSetup, entries: Sequence[Entry], summary: TableSummary
    ) -> None: ...

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: TableSummary,
        rematch: tuple[TableSetup, Sequence[Entry], TableSummary] | None = None,
        holders: Holders | None = None,
        result: GameResult | None = None,
    ) -> None: ...

    async def setup(self, table: str) -> TableSetup | None: ...

    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    async def say(self, table: str, said: ChatLine) -> None: ...

    async def said(self, table: str) -> list[ChatLine]: ...

    async def listed(self, most: int = 100) -> list[TableSummary]: ...

    async def owned(self, token_hashes: Iterable[str]) -> list[Owned]: ...

    async def due(self, before: float) -> list[str]: ...

    async def postpone(self, table: str, now: float, due: float | None) -> None: ...
