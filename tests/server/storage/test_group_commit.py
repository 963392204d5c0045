"""Whatever waits is written together, and what cannot be written harms nothing else."""

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from stat import S_IMODE
from typing import Any

import pytest
from sqlalchemy import Connection, Select, column, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage import group_commit
from marrakesh.server.storage.database import async_url, make_private, opened
from marrakesh.server.storage.group_commit import SqliteWriter, Work, Writer
from marrakesh.server.storage.schema import TABLES
from marrakesh.server.storage.store_interface import Conflict
from marrakesh.server.storage.table_store import SqlTableStore
from server.storage.helpers import a_while, each_database, fresh
from server.storage.stored import setup, summary, with_store


def test_one_of_several_that_cannot_be_written(tmp_path: Path) -> None:
    async def run() -> None:
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
        assert await write(2)  # alone
        await writer.write(read)
        assert written == [0, 1, 2, 3]
        await writer.close()

    asyncio.run(run())


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    """It contains the seeds of games under way."""
    file = tmp_path / "new" / "folder" / "tables.sqlite"
    make_private(str(file))
    make_private(str(file))  # it may be there
    assert S_IMODE(file.stat().st_mode) == 0o600
    make_private(None)  # a database in memory


class Noted(Writer):
    """Notes how much is written at once; `failures` meet the next attempts."""

    def __init__(self, *failures: Exception) -> None:
        super().__init__()
        self.sizes: list[int] = []
        self._failures = list(failures)

    async def _commit(self, works: Sequence[Work]) -> None:
        self.sizes.append(len(works))
        if self._failures:
            raise self._failures.pop(0)

    async def close(self) -> None:
        pass


def nothing(_: Connection) -> None:
    pass


def test_what_comes_at_the_same_time_shares_a_transaction() -> None:
    async def run() -> None:
        writer = Noted()
        first = asyncio.create_task(writer.write(nothing))
        await asyncio.sleep(0)
        second = asyncio.create_task(writer.write(nothing))
        await a_while()
        assert first.done()
        assert second.done()
        assert writer.sizes == [2]
        await writer.write(nothing)
        assert writer.sizes == [2, 1]

    asyncio.run(run())


def test_nobody_waits_for_whoever_has_given_up() -> None:
    async def run() -> None:
        writer = Noted()
        tasks = [asyncio.create_task(writer.write(nothing)) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await a_while()
        assert [task.done() for task in tasks] == [True] * 3
        assert [task.cancelled() for task in tasks] == [False, True, False]
        assert writer.sizes == [3]

    asyncio.run(run())


TAKEN = IntegrityError("INSERT", None, Exception())


@pytest.mark.parametrize(
    ("failures", "number", "sizes", "failed"),
    [
        ([TAKEN], 1, [1], [True]),
        ([TAKEN, TAKEN], 2, [2, 1, 1], [True, False]),
        ([OSError()], 2, [2], [True, True]),
    ],
)
def test_only_a_conflict_is_looked_for_among_several(
    failures: list[Exception], number: int, sizes: list[int], failed: list[bool]
) -> None:
    """A database that cannot be reached is not asked once more for each of them."""

    async def run() -> None:
        writer = Noted(*failures)
        writes = (writer.write(nothing) for _ in range(number))
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == failed
        assert writer.sizes == sizes

    asyncio.run(run())


def test_a_write_is_tried_out_unless_one_has_just_succeeded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        writer = Noted(LookupError())
        with pytest.raises(LookupError):
            await writer.try_out()
        await writer.try_out()
        await writer.try_out()
        assert writer.sizes == [1, 1]
        monkeypatch.setattr(group_commit, "FRESH", -1.0)
        await writer.try_out()
        assert writer.sizes == [1, 1, 1]

    asyncio.run(run())


PRAGMAS = {"busy_timeout": 10_000, "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_every_connection_to_a_file_waits_and_survives_a_power_cut(tmp_path: Path) -> None:
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
def test_errors_show_nothing_that_was_written(database: str, tmp_path: Path) -> None:
    """They come into the log."""

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
