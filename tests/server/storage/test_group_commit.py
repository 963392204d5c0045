"""Pending writes share a transaction; one that fails does not affect the others."""

import asyncio
from functools import partial
from pathlib import Path
from stat import S_IMODE
from typing import Any

import pytest
from sqlalchemy import Connection, Select, column, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage.database import async_url, make_private, opened
from marrakesh.server.storage.group_commit import SqliteWriter
from marrakesh.server.storage.schema import TABLES
from marrakesh.server.storage.store_interface import Conflict
from marrakesh.server.storage.table_store import SqlTableStore
from server.storage.helpers import each_database, fresh
from server.storage.stored_tables import setup, summary, with_store
from service_clients import in_a_loop


@in_a_loop
async def test_one_failing_write_does_not_affect_the_others(tmp_path: Path) -> None:
    writer = SqliteWriter(async_url(sqlite_url(tmp_path / "t.sqlite")))
    written: list[int] = []

    async def write(number: int) -> Exception | None:
        def work(connection: Connection) -> None:
            connection.execute(text("CREATE TABLE IF NOT EXISTS t (n INTEGER PRIMARY KEY)"))
            connection.execute(text(f"INSERT INTO t VALUES ({number})"))

        try:
            await writer.write(work)
        except IntegrityError as error:
            return error
        return None

    def read(connection: Connection) -> None:
        written.extend(connection.execute(text("SELECT n FROM t ORDER BY n")).scalars())

    assert await write(0) is None
    results = await asyncio.gather(*(write(number) for number in (1, 2, 1, 3)))
    assert [result is None for result in results] == [True, True, False, True]
    assert await write(2)  # on its own
    await writer.write(read)
    assert written == [0, 1, 2, 3]
    await writer.close()


def test_database_file_is_private(tmp_path: Path) -> None:
    """It contains the seeds of games under way."""
    file = tmp_path / "new" / "folder" / "tables.sqlite"
    make_private(str(file))
    make_private(str(file))  # it may already exist
    assert S_IMODE(file.stat().st_mode) == 0o600
    make_private(None)  # an in-memory database


PRAGMAS = {"busy_timeout": 10_000, "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_connections_to_a_file_wait_for_locks_and_sync_every_commit(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite")

    def settings(connection: Connection) -> dict[str, object]:
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in PRAGMAS}

    found: list[dict[str, object]] = []

    def work(connection: Connection) -> None:
        found.append(settings(connection))

    async def run() -> None:
        async with opened(url, must_exist=False) as connection:
            found.append(await connection.run_sync(settings))
        store = SqlTableStore(url)
        await store.write(work)
        await store.close()

    asyncio.run(run())
    assert found == [PRAGMAS] * 2


@each_database
def test_database_errors_do_not_quote_the_data(database: str, tmp_path: Path) -> None:
    """They appear in the log."""

    async def test(store: SqlTableStore) -> None:
        add = partial(store.create, setup("abc", webhook="s3cret"), [], summary("abc"))
        await add()
        with pytest.raises(Conflict) as conflict:
            await add()
        wrong: Select[Any] = select(column("nowhere")).where(TABLES.c.seed == "s3cret")
        with pytest.raises(DBAPIError) as failure:
            await store.read(wrong)
        for error in (conflict.value.__cause__, failure.value):
            assert "SQL parameters hidden" in str(error)
            assert "s3cret" not in str(error)

    with_store(test, fresh(database, tmp_path))
