"""The services that the page provides to the engine, implemented in web/src/backend/.

Everything is passed as text, so that neither side depends on how the other represents values:
seeds, for example, are too large for JavaScript's numbers.
"""

from collections.abc import Awaitable
from typing import Literal, Protocol

from msgspec import Struct


class NewEntry(Struct, frozen=True):
    """An entry to be added to a table's log."""

    seq: int
    entry: str


class Change(Struct, frozen=True):
    """A table's new row, and the entries to be added to its log."""

    table: str
    row: str
    entries: list[NewEntry]


class Host(Protocol):
    """The page's services: storage for tables, and the bots' worker. In TypeScript, its counterpart
    is `Host` in web/src/backend/engineApi.ts."""

    def rows(self) -> Awaitable[str]:
        """Return the rows of all tables, as a JSON array of strings."""
        ...

    def entries(self, table: str) -> Awaitable[str]:
        """Return the log of a table, ordered by `seq`, as a JSON array of strings."""
        ...

    def write(self, changes: str) -> Awaitable[Literal["written", "conflict"]]:
        """Apply a JSON array of Changes in one transaction: replace the rows, add the entries.

        If an entry already exists, write nothing and return "conflict". The promise is rejected if
        anything else fails.
        """
        ...

    def erase(self, table: str) -> Awaitable[None]:
        """Delete a table: its row and its log."""
        ...

    def think(self, job: str) -> Awaitable[str]:
        """Have `marrakesh.site.bot_runner.think` carry out a job in the bots' worker."""
        ...
