"""The page's services for the engine; web/src/backend/engineApi.ts is the other side.

Everything is passed as text, so that neither side depends on how the other represents values:
seeds, for example, do not fit into JavaScript's numbers.
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
    """Stores tables, and forwards jobs to the bots' worker."""

    def rows(self) -> Awaitable[str]:
        """The rows of all tables, as a JSON array of texts."""
        ...

    def entries(self, table: str) -> Awaitable[str]:
        """The log of a table in the order of `seq`, as a JSON array of texts."""
        ...

    def write(self, changes: str) -> Awaitable[Literal["written", "conflict"]]:
        """Carry out a JSON array of Changes in one transaction: replace the rows, add the entries.

        "conflict" if an entry already exists; then nothing is written. The promise is rejected if
        anything else fails.
        """
        ...

    def erase(self, table: str) -> Awaitable[None]:
        """Delete a table: its row and its log."""
        ...

    def think(self, job: str) -> Awaitable[str]:
        """Have `marrakesh.site.bot_runner.think` carry out a job in the bots' worker."""
        ...
