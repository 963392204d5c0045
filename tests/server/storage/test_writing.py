"""Whatever waits is written together, and what cannot be written harms nothing else."""

import asyncio
from pathlib import Path
from stat import S_IMODE

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage.connecting import async_url, make_private
from marrakesh.server.storage.store import _is_full
from marrakesh.server.storage.writing import SqliteWriter


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


class Failure(Exception):
    def __init__(self, sqlstate: str | None) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("sqlstate", "full"), [("53100", True), ("53000", False), ("08006", False), ("57014", False)]
)
def test_only_a_full_disk_is_a_full_disk(sqlstate: str, full: bool) -> None:
    assert _is_full(DBAPIError("INSERT", None, Failure(sqlstate))) is full
    assert not _is_full(Failure(sqlstate))


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    """It contains the seeds of games under way."""
    file = tmp_path / "new folder" / "tables.sqlite"
    make_private(str(file))
    assert S_IMODE(file.stat().st_mode) == 0o600
    make_private(None)  # a database in memory
