"""The tables stored by the page: all rows are read at the start, logs on demand."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from marrakesh.server.messages import TableInfo
from marrakesh.server.storage.log import ChatLine, Entry, TableSetup
from marrakesh.server.storage.store_interface import (
    Conflict,
    GameResult,
    Holders,
    NotWritten,
    Owned,
    TableSummary,
    first_holders,
)
from marrakesh.site.host import Change, Host, NewEntry


class TableRow(Struct, frozen=True, kw_only=True):
    """A table's row, stored alongside its log."""

    bare: TableSetup
    seed: str
    """The setup's seed as text, since one from a record may be too large for a JSON number."""
    info: TableInfo
    asked: list[int]
    holders: Holders

    @classmethod
    def of(cls, setup: TableSetup, summary: TableSummary, holders: Holders) -> "TableRow":
        return cls(
            bare=replace(setup, seed=0),
            seed=str(setup.seed),
            info=summary.info,
            asked=summary.asked,
            holders=holders,
        )

    @property
    def table(self) -> str:
        return self.bare.table

    @property
    def setup(self) -> TableSetup:
        return replace(self.bare, seed=int(self.seed))

    @property
    def summary(self) -> TableSummary:
        return TableSummary(self.info, self.asked, None)


class NoProfiles:
    """A stand-in for the server's profiles: no names are stored here."""

    async def tag_of(self, key: str) -> str:
        return ""


class BrowserTableStore:
    """A `TableStore` on the page's storage, which only one engine uses at a time, so that the
    cached rows stay valid."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._rows: dict[str, TableRow] = {}
        self.people = NoProfiles()

    async def open(self) -> None:
        """Read the rows of all tables; those that cannot be read are left untouched."""
        for text in msgspec.json.decode(await self._host.rows(), type=list[str]):
            try:
                row = msgspec.json.decode(text, type=TableRow)
            except msgspec.MsgspecError:  # written by another version
                continue
            self._rows[row.table] = row

    async def create(
        self, setup: TableSetup, entries: Sequence[Entry], summary: TableSummary
    ) -> None:
        row = TableRow.of(setup, summary, first_holders(setup, entries))
        await self._write([(row, entries)])

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: TableSummary,
        rematch: tuple[TableSetup, Sequence[Entry], TableSummary] | None = None,
        holders: Holders | None = None,
        result: GameResult | None = None,
    ) -> None:
        before = self._rows.get(table)
        if before is None:
            raise Conflict
        held = before.holders if holders is None else holders
        changes = [(TableRow.of(before.setup, summary, held), entries)]
        if rematch:
            setup, first, of_it = rematch
            changes.append((TableRow.of(setup, of_it, first_holders(setup, first)), first))
        await self._write(changes)

    async def _write(self, changes: Sequence[tuple[TableRow, Sequence[Entry]]]) -> None:
        told = [
            Change(
                row.table,
                _text(row),
                [NewEntry(entry.seq, _text(entry)) for entry in entries],
            )
            for row, entries in changes
        ]
        try:
            done = await self._host.write(_text(told))
        except Exception as error:  # such as a full disk, reported by JavaScript in its own way
            raise NotWritten from error
        if done == "conflict":
            raise Conflict
        self._rows |= {row.table: row for row, _ in changes}

    async def setup(self, table: str) -> TableSetup | None:
        return self._rows[table].setup if table in self._rows else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        texts = msgspec.json.decode(await self._host.entries(table), type=list[str])
        found = [msgspec.json.decode(text, type=Entry) for text in texts]
        return [entry for entry in found if entry.seq > after]

    async def erase(self, table: str) -> None:
        await self._host.erase(table)
        self._rows.pop(table, None)

    async def say(self, table: str, said: ChatLine) -> None:
        """Do nothing: only online tables have chat."""

    async def said(self, table: str) -> list[ChatLine]:
        return []

    async def listed(self, most: int = 100) -> list[TableSummary]:
        return []

    async def owned(self, token_hashes: Iterable[str]) -> list[Owned]:
        wanted = set(token_hashes)
        rows = sorted(self._rows.values(), key=lambda row: (-row.info.changed, row.table))
        return [
            Owned(row.summary, held, [seat for seat, by in row.holders if by == held])
            for row in rows
            for held in dict.fromkeys(by for _, by in row.holders)
            if held in wanted
        ]

    async def due(self, before: float) -> list[str]:
        """Return no tables: only those being viewed are attended to."""
        return []

    async def postpone(self, table: str, now: float, due: float | None) -> None:
        """Do nothing: only online tables have deadlines."""


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
