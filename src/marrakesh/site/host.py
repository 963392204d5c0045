"""What the page gives the engine; web/src/backend/engineApi.ts is the other side.

Everything passed is text, so that neither side depends on how the other represents values: seeds,
for one, do not fit JavaScript's numbers.
"""

from collections.abc import Awaitable
from typing import Literal, Protocol

from msgspec import Struct


class NewEntry(Struct, frozen=True):
    """An entry of a table's log, to be added."""

    seq: int
    entry: str


class Change(Struct, frozen=True):
    """A table's new row, and what its log gains."""

    table: str
    row: str
    entries: list[NewEntry]


class Host(Protocol):
    """Keeps tables, and passes jobs on to the bots' worker."""

    def rows(self) -> Awaitable[str]:
        """The rows of all tables, as a JSON array of texts."""
        ...

    def entries(self, table: str) -> Awaitable[str]:
        """The log of a table in the order of `seq`, as a JSON array of texts."""
        ...

    def write(self, changes: str) -> Awaitable[Literal["written", "conflict"]]:
        """Carry out a JSON array of Changes in one transaction: replace the rows, add the entries.

        "conflict" if an entry is there already: then nothing is written. Any other failure rejects.
        """
        ...

    def erase(self, table: str) -> Awaitable[None]:
        """Forget a table: its row and its log."""
        ...

    def think(self, job: str) -> Awaitable[str]:
        """Have `marrakesh.site.bot_runner.think` do a job in the bots' worker."""
        ...
