"""Group commit: all waiting writes share the next transaction, and so its fsync."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Column, Table, bindparam, create_engine, event, insert, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from marrakesh.server.storage.database import prepare_sqlite
from marrakesh.server.storage.json_column import Json
from marrakesh.server.storage.schema import ENTRIES, TABLES

CHANNEL: Final = "marrakesh"
"""The NOTIFY channel on which processes announce new entries; see `bus`."""
TOLD_AT_ONCE: Final = 200
"""Maximum additions to announce in one notification, which is limited to 8,000 bytes."""
FRESH: Final = 1.0
"""Seconds for which a successful write shows that writing works."""
SUMMARY: Final = ("over", "changed", "info", "asked", "due", "free")
"""The columns of `tables` that summarise the log, and so change with it."""

Work = Callable[[Connection], None]
"""A unit of work on a connection, written completely or not at all."""
Row = dict[str, Any]

_ADD: Final = insert(ENTRIES)
_CHANGE: Final = update(TABLES).where(TABLES.c.id == bindparam("changing"))
_ANNOUNCE: Final = text("SELECT pg_notify(:channel, :told)")
"""Statements are built once, because building one takes longer than executing it."""
_SAME: Final = text("PRAGMA user_version = 0")
"""A trial write that rewrites the first page of the SQLite file unchanged."""
_NEW_FILE: Final = text("CREATE TEMPORARY TABLE tried_out ON COMMIT DROP AS SELECT 1")
"""A trial write that needs disk space; changes to PostgreSQL's tables may fit existing pages."""


class Addition:
    """New entries of a table and its new summary: the unit of work for a move."""

    def __init__(self, table: str, entries: list[Row], summary: Row) -> None:
        self.table = table
        self.entries = entries
        self.summary = summary

    @property
    def told(self) -> str:
        return f"{self.table} {self.entries[-1]['seq']}"

    def __call__(self, connection: Connection) -> None:
        connection.execute(_ADD, self.entries)
        connection.execute(_CHANGE, {"changing": self.table, **self.summary})
        announce(connection, self.told)


def announce(connection: Connection, told: str) -> None:
    """Notify the other processes once the transaction is committed; do nothing in SQLite."""
    if connection.dialect.name == "postgresql":
        connection.execute(_ANNOUNCE, {"channel": CHANNEL, "told": told})


_DIALECT: Final = postgresql.dialect()  # type: ignore[no-untyped-call]


def _arrays(columns: Sequence[Column[Any]], first: int) -> str:
    """Return a statement's array parameters, one per column, numbered from `first`."""
    types = [column.type.compile(_DIALECT).partition("(")[0] for column in columns]
    return ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, first))


def _columns(table: Table, names: Sequence[str]) -> list[Column[Any]]:
    return [table.c[name] for name in names]


_ENTRY: Final = tuple(ENTRIES.c.keys())
_TABLE: Final = ("id", *SUMMARY)
_AT_ONCE: Final = f"""
WITH added AS (
    INSERT INTO entries ({", ".join(_ENTRY)})
    SELECT * FROM unnest({_arrays(_columns(ENTRIES, _ENTRY), 1)})
), changed AS (
    UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in SUMMARY)}
    FROM unnest({_arrays(_columns(TABLES, _TABLE), len(_ENTRY) + 1)}) AS new({", ".join(_TABLE)})
    WHERE tables.id = new.id
)
SELECT count(pg_notify('{CHANNEL}', told))
FROM unnest(${len(_ENTRY) + len(_TABLE) + 1}::text[]) AS told
"""
"""A single PostgreSQL statement for many additions, which is its own transaction: each statement
and each round trip costs this process more time than the database."""


def _texts(column: Column[Any], rows: Sequence[Row]) -> list[Any]:
    """Return a column's values for many rows, as the driver expects them."""
    values = [row[column.name] for row in rows]
    if not isinstance(column.type, Json):
        return values
    return [column.type.process_bind_param(value, _DIALECT) for value in values]


def parameters_of(additions: Sequence[Addition]) -> tuple[list[Any], ...]:
    """Return the parameters of `_AT_ONCE`, sorted by table so that processes cannot deadlock."""
    additions = sorted(additions, key=lambda one: one.table)
    entries = [entry for one in additions for entry in one.entries]
    tables = [{"id": one.table, **one.summary} for one in additions]
    told = [one.told for one in additions]
    return (
        *(_texts(ENTRIES.c[name], entries) for name in _ENTRY),
        *(_texts(TABLES.c[name], tables) for name in _TABLE),
        [" ".join(told[at : at + TOLD_AT_ONCE]) for at in range(0, len(told), TOLD_AT_ONCE)],
    )


def _trial(connection: Connection) -> None:
    connection.execute(_NEW_FILE if connection.dialect.name == "postgresql" else _SAME)


class Writer(ABC):
    """Writes one transaction at a time, each with all work that arrived during the last one."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._wrote = -FRESH

    async def write(self, work: Work) -> None:
        """Write a unit of work; return once it is on disk, and raise if the transaction failed."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def try_out(self) -> None:
        """Check that the database can be written, unless a write has just succeeded."""
        if time.monotonic() > self._wrote + FRESH:
            await self.write(_trial)

    async def _write_all(self) -> None:
        while self._waiting:
            await asyncio.sleep(0)  # simultaneous writes share the transaction
            together, self._waiting = self._waiting, []
            failure = await self._attempt([work for work, _ in together])
            for work, done in together:
                alone = isinstance(failure, IntegrityError) and len(together) > 1
                failed = await self._attempt([work]) if alone else failure
                if done.done():
                    continue  # cancelled
                if failed:
                    done.set_exception(failed)
                else:
                    done.set_result(None)
        self._writing = None

    async def _attempt(self, works: Sequence[Work]) -> Exception | None:
        try:
            await self._commit(works)
        except Exception as error:
            return error
        self._wrote = time.monotonic()
        return None

    @abstractmethod
    async def _commit(self, works: Sequence[Work]) -> None:
        """Write all units of work in one transaction."""

    @abstractmethod
    async def close(self) -> None: ...


class SqliteWriter(Writer):
    """The single SQLite writer, in a thread of its own."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        self._thread = ThreadPoolExecutor(1, "writer")
        event.listen(self._engine, "connect", prepare_sqlite)

    async def _commit(self, works: Sequence[Work]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, works)

    def _write(self, works: Sequence[Work]) -> None:
        with self._engine.begin() as connection:
            for work in works:
                work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class PostgresWriter(Writer):
    """The PostgreSQL writer, which shares the connection pool with reads."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def _commit(self, works: Sequence[Work]) -> None:
        additions = [work for work in works if isinstance(work, Addition)]
        if len(additions) == len(works):
            async with self._at_once.connect() as connection:
                await connection.exec_driver_sql(_AT_ONCE, parameters_of(additions))
            return

        def write(connection: Connection) -> None:
            for work in works:
                work(connection)

        async with self._engine.begin() as connection:
            await connection.run_sync(write)

    async def close(self) -> None:
        pass
