"""The table store: tables, seats and event logs in SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import chain, repeat
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Select, case, delete, event, insert, select, text, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from marrakesh.server.messages import Rules, TableOptions, options_of
from marrakesh.server.storage.chat import SELECT, Telling
from marrakesh.server.storage.database import async_url, make_private, prepare_sqlite
from marrakesh.server.storage.group_commit import (
    Addition,
    PostgresWriter,
    SqliteWriter,
    Work,
    Writer,
)
from marrakesh.server.storage.log import ChatLine, Entry, SetupSeat, TableSetup
from marrakesh.server.storage.profiles import ProfileRepository
from marrakesh.server.storage.results import write_result
from marrakesh.server.storage.schema import ENTRIES, HOLDERS, SAID, SEATS, SUBSCRIPTIONS, TABLES
from marrakesh.server.storage.store_interface import (
    Conflict,
    GameResult,
    Holders,
    NotWritten,
    Owned,
    TableSummary,
    Unsure,
    first_holders,
)
from marrakesh.versions import too_old

ANSWERS_WITHIN: Final = 5.0
"""Seconds within which PostgreSQL must respond."""
IDLE: Final = 2.0
"""Seconds after which PostgreSQL ends a transaction whose process is idle, for example frozen:
other processes need the rows it has locked."""
SURE_WITHIN: Final = 5.0
"""Seconds during which a failed write to PostgreSQL is retried."""
PAUSES: Final = (0.05, 0.2, 0.5, 1.0)
"""Seconds between retries; the last one is repeated."""


_TURNS: Final = 7274427
"""The key of the PostgreSQL advisory lock for work that one process does at a time."""
_SUMMARY: Final[tuple[Column[Any], ...]] = (TABLES.c.info, TABLES.c.asked, TABLES.c.due)


class SqlTableStore:
    """Stores tables in one database. Each method that writes does so in a single transaction."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._turns = asyncio.Lock()
        self.people = ProfileRepository(self)
        self.writer: Writer
        if self.postgres:
            idle = {"idle_in_transaction_session_timeout": f"{IDLE}s"}
            patience = {
                "timeout": ANSWERS_WITHIN,
                "command_timeout": ANSWERS_WITHIN,
                "server_settings": idle,
            }
            self._engine = create_async_engine(
                self.url, hide_parameters=True, connect_args=patience, pool_timeout=ANSWERS_WITHIN
            )
            self.writer = PostgresWriter(self._engine)
        else:
            make_private(self.url.database)
            self._engine = create_async_engine(self.url, hide_parameters=True)
            event.listen(self._engine.sync_engine, "connect", prepare_sqlite)
            self.writer = SqliteWriter(self.url)

    async def migrate(self) -> None:
        """Migrate the schema to this version; safe when several processes start simultaneously."""
        from marrakesh.server.storage.schema_version import migrate  # workers need no Alembic

        engine = self._engine
        if self.postgres:  # it may wait for another process, and take as long as it needs
            patience = {"timeout": ANSWERS_WITHIN}
            engine = create_async_engine(self.url, hide_parameters=True, connect_args=patience)
        async with engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()
        if self.postgres:
            await engine.dispose()

    async def ping(self) -> None:
        """Check that the database can be read and written; raise an exception if not."""
        async with self._engine.connect() as connection:
            await connection.execute(select(TABLES.c.id).limit(1))
        await self.writer.try_out()

    async def close(self) -> None:
        await self.writer.close()
        await self._engine.dispose()

    async def read(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        """Return the result of a query for data stored alongside the log."""
        async with self._engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
        return rows

    async def write(self, work: Work) -> None:
        """Write data stored alongside the log.

        Raise Conflict if a key is taken, Unsure if the write fails otherwise.
        """
        try:
            await self.writer.write(work)
        except IntegrityError as error:
            raise Conflict from error
        except Exception as error:
            raise Unsure from error

    async def create(
        self, setup: TableSetup, entries: Sequence[Entry], summary: TableSummary
    ) -> None:
        async def exists() -> bool:
            return await self.setup(setup.table) is not None

        await self._surely(lambda c: _insert_table(c, setup, entries, summary), exists)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: TableSummary,
        rematch: tuple[TableSetup, Sequence[Entry], TableSummary] | None = None,
        holders: Holders | None = None,
        result: GameResult | None = None,
    ) -> None:
        """Append entries to a table's log and update its summary, in one transaction.

        Where given, the transaction also creates the table of a `rematch`, replaces the `holders`
        of seats, dropping former holders' subscriptions, and stores a finished game's `result`.
        Raise Conflict if a seq or an idempotency key is taken.
        """
        rows = [_entry_row(table, entry) for entry in entries]
        addition = Addition(table, rows, _summary_row(summary))

        def with_more(connection: Connection) -> None:
            addition(connection)
            if rematch:
                _insert_table(connection, *rematch)
            if holders is not None:
                connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table))
                _insert_holders(connection, table, holders)
                left = SUBSCRIPTIONS.c.token_hash.not_in([held for _, held in holders])
                gone = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.table_id == table, left)
                connection.execute(gone)
            if result:
                write_result(connection, result)

        async def written() -> bool:
            found = await self.entries(table, entries[0].seq - 1)
            return found[: len(entries)] == list(entries)

        rare = any(more is not None for more in (rematch, holders, result))
        await self._surely(with_more if rare else addition, written)

    async def say(self, table: str, said: ChatLine) -> None:
        """Store a chat message; do nothing if it is already stored or the table is gone."""

        async def written() -> bool:
            return any(one.id == said.id for one in await self.said(table))

        with suppress(Conflict):
            await self._surely(Telling(table, said), written)

    async def said(self, table: str) -> list[ChatLine]:
        """Return the recent chat at a table, newest last."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(SELECT.where(SAID.c.table_id == table))).all()
        return [ChatLine(**row._mapping) for row in rows]

    async def _surely(self, work: Work, written: Callable[[], Awaitable[bool]]) -> None:
        """Write in one transaction.

        Raise Conflict if a key is taken, NotWritten or Unsure if the write fails otherwise.

        If the connection breaks, the transaction may have been committed. A retry settles that:
        either it is written now, or it conflicts with the earlier write.
        """
        failure: Exception | None = None
        last = time.monotonic() + SURE_WITHIN
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                await self.writer.write(work)
            except IntegrityError as error:
                if failure and await written():
                    return
                raise Conflict from error
            except Exception as error:
                if failure is None and _is_full(error):
                    raise NotWritten from error
                failure = error
                if not self.postgres or time.monotonic() > last:
                    break
                await asyncio.sleep(pause)
            else:
                return
        if self.postgres:
            raise Unsure from failure
        if not await written():
            raise NotWritten from failure

    async def setup(self, table: str) -> TableSetup | None:
        """Return the initial setup of a table; None if there is no such table."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
            if row is None:
                return None
            seats = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            return _setup(row, (await connection.execute(seats)).all())

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the log entries after a sequence number."""
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(ENTRIES.c.seq))).all()
        return [_entry(row) for row in rows]

    async def listed(self, most: int = 100) -> list[TableSummary]:
        """Return the public tables, most recently changed first."""
        wanted = select(*_SUMMARY).where(TABLES.c.listed).order_by(TABLES.c.changed.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.limit(most))).all()
        return [_summary(row) for row in rows]

    async def waiting(self, live: float, days: float, most: int = 300) -> list[TableSummary]:
        """Return the tables with seats that anyone can take, oldest first.

        Live tables must have been created after `live`, those for play over several days after
        `days`. If there are more than `most`, return the newest.
        """
        wanted = (
            select(*_SUMMARY)
            .where(
                TABLES.c.free > 0,
                TABLES.c.created > case((TABLES.c.pace == "live", live), else_=days),
            )
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_summary(row) for row in reversed(rows)]

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        """Run a block in only one process at a time; PostgreSQL ends a frozen process's turn."""
        async with self._turns:
            if not self.postgres:
                yield
                return
            async with self._engine.connect() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_TURNS})"))
                yield

    async def owned(self, token_hashes: Iterable[str]) -> list[Owned]:
        """Return the tables at which these tokens hold seats, most recently changed first."""
        wanted: Select[Any] = (
            select(TABLES.c.id, *_SUMMARY, HOLDERS.c.token_hash, HOLDERS.c.seat)
            .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
            .where(HOLDERS.c.token_hash.in_(list(token_hashes)))
            .order_by(TABLES.c.changed.desc(), TABLES.c.id, HOLDERS.c.seat)
        )
        found: dict[tuple[str, str], Owned] = {}
        async with self._engine.connect() as connection:
            for row in await connection.execute(wanted):
                key = (row.id, row.token_hash)
                found.setdefault(key, Owned(_summary(row), row.token_hash, [])).seats.append(
                    row.seat
                )
        return list(found.values())

    async def due(self, before: float) -> list[str]:
        """Return tables of supported versions where the server should have acted before a time."""
        wanted = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.due < before)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(TABLES.c.due))).all()
        return [row.id for row in rows if not too_old(row.version)]

    async def postpone(self, table: str, now: float, due: float | None) -> None:
        """Record when the server must act next at an overdue table."""
        overdue = update(TABLES).where(TABLES.c.id == table, TABLES.c.due <= now).values(due=due)

        def write(connection: Connection) -> None:
            connection.execute(overdue)

        await self.writer.write(write)


def _is_full(error: Exception) -> bool:
    """Return whether a statement failed because PostgreSQL ran out of disk space."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == "53100"


def _insert_table(
    connection: Connection, setup: TableSetup, entries: Sequence[Entry], summary: TableSummary
) -> None:
    row = {
        "id": setup.table,
        "kind": setup.kind,
        "rules": Rules.of(setup.config),
        "version": setup.version,
        "seed": str(setup.seed),
        "known_seed": setup.known_seed,
        "options": TableOptions(**options_of(setup)),
        "created": setup.created,
        "pace": setup.pace,
        "listed": setup.listed,
        **_summary_row(summary),
    }
    connection.execute(insert(TABLES), row)
    seats = [
        {"table_id": setup.table, "seat": seat, **msgspec.structs.asdict(one)}
        for seat, one in enumerate(setup.seats)
    ]
    connection.execute(insert(SEATS), seats)
    _insert_holders(connection, setup.table, first_holders(setup, entries))
    if entries:
        connection.execute(insert(ENTRIES), [_entry_row(setup.table, e) for e in entries])


def _insert_holders(connection: Connection, table: str, holders: Holders) -> None:
    rows = [{"table_id": table, "seat": seat, "token_hash": held} for seat, held in holders]
    if rows:
        connection.execute(insert(HOLDERS), rows)


def _summary_row(summary: TableSummary) -> dict[str, object]:
    return {
        "over": summary.info.over,
        "changed": summary.info.changed,
        "info": summary.info,
        "asked": summary.asked,
        "due": summary.due,
        "free": sum(seat.open for seat in summary.info.seats),
    }


def _summary(row: Row[Any]) -> TableSummary:
    return TableSummary(row.info, row.asked, row.due)


def _entry_row(table: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": entry.body,
        "client": entry.client,
        "at": entry.at,
    }


def _entry(row: Row[Any]) -> Entry:
    return Entry(**{name: getattr(row, name) for name in Entry.__struct_fields__})


def _setup(row: Row[Any], seats: Sequence[Row[Any]]) -> TableSetup:
    return TableSetup(
        table=row.id,
        kind=row.kind,
        config=row.rules.config(),
        version=row.version,
        seed=int(row.seed),
        known_seed=row.known_seed,
        created=row.created,
        seats=[
            SetupSeat(**{name: getattr(one, name) for name in SetupSeat.__struct_fields__})
            for one in seats
        ],
        **options_of(row.options),
    )
