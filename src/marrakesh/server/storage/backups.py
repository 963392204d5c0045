"""Backing up and restoring a database, even while a server is using it."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from sqlalchemy import Table as SqlTable
from sqlalchemy import insert, inspect, select
from sqlalchemy.engine import Connection
from sqlalchemy.schema import MetaData

from marrakesh.errors import LocalizedError
from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage import pre_release
from marrakesh.server.storage.backup_file import Opening, Rows, Writer, check, lines, writing
from marrakesh.server.storage.database import opened, shown
from marrakesh.server.storage.schema import METADATA, TABLES, owner_of
from marrakesh.server.storage.schema_version import (
    check_readable,
    migrate,
    newest_schema,
    schema_of,
)

Row = dict[str, Any]

_BATCH: Final = 1000
"""Rows per batch."""


class Restored(NamedTuple):
    """The numbers of game tables that were restored, and of those that already existed."""

    tables: int
    kept: int


async def backup(database: str, file: Path) -> int:
    """Write a consistent copy of all rows to a file; return the number of game tables."""
    async with opened(database) as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")  # the first read fixes the snapshot
        with writing(file) as writer:
            return await connection.run_sync(_dump, database, writer)


def _dump(connection: Connection, database: str, writer: Writer) -> int:
    schema = schema_of(connection)
    if not schema:
        raise LocalizedError("database-none", database=shown(database))
    check_readable(schema)
    writer.write(Opening(schema=schema))
    tables = 0
    for table in _tables(connection):
        writer.write(Rows(str(table.name), list(map(str, table.columns.keys()))))
        rows = connection.execute(select(table), execution_options={"yield_per": _BATCH})
        for row in rows:
            writer.row(list(row))
            tables += table.name == TABLES.name
    return tables


async def restore(database: str, file: Path, add: bool = False) -> Restored:
    """Restore a backup into an empty database, in one transaction.

    With `add`, the database may already have game tables, which stay as they are.
    """
    opening = check(file)
    if opening.schema in (newest_schema(), pre_release.SCHEMA):
        return await _restore(database, file, add)
    with TemporaryDirectory() as folder:  # let the migrations convert its rows
        staging, newer = sqlite_url(Path(folder) / "staging.sqlite"), Path(folder) / "newer"
        await _restore(staging, file, add=False, schema=opening.schema)
        async with opened(staging) as connection:
            await connection.run_sync(migrate)
            await connection.commit()
        await backup(staging, newer)
        return await _restore(database, newer, add)


async def _restore(database: str, file: Path, add: bool, schema: str = "head") -> Restored:
    async with opened(database, must_exist=False) as connection, connection.begin():
        await connection.run_sync(migrate, schema)
        return await connection.run_sync(_load, file, add)


def _load(connection: Connection, file: Path, add: bool) -> Restored:
    known = set(connection.execute(select(TABLES.c.id)).scalars())
    if known and not add:
        raise LocalizedError("restore-not-empty", n=len(known))
    tables = {table.name: table for table in _tables(connection)}
    found: set[str] = set()
    for name, batch in _batches(file):
        table = tables[name]
        if name == TABLES.name and "options" not in batch[0]:
            batch = [pre_release.renewed(row) for row in batch]
        owner = owner_of(table)
        if owner is None:
            new = _missing(connection, table, batch)
        else:
            found |= {row[owner.name] for row in batch}
            new = [row for row in batch if row[owner.name] not in known]
        if new:
            connection.execute(insert(table), new)
    return Restored(len(found - known), len(found & known))


def _missing(connection: Connection, table: SqlTable, batch: list[Row]) -> list[Row]:
    """Return the rows whose keys are not in the table yet."""
    keys = table.primary_key.columns
    there = {tuple(row) for row in connection.execute(select(*keys))}
    return [row for row in batch if tuple(row[key.name] for key in keys) not in there]


def _batches(file: Path) -> Iterator[tuple[str, list[Row]]]:
    """Yield the rows of a backup in batches, each with the name of its table."""
    kind = Rows("", [])
    content = lines(file)
    while some := list(islice(content, _BATCH)):
        batch: list[Row] = []
        for line in some:
            if isinstance(line, Rows):
                if batch:
                    yield kind.table, batch
                kind, batch = line, []
            elif isinstance(line, list):
                batch.append(dict(zip(kind.columns, line, strict=True)))
        if batch:
            yield kind.table, batch


def _tables(connection: Connection) -> list[SqlTable]:
    """Reflect our tables from the database, whose schema may be older."""
    there = set(inspect(connection).get_table_names())
    return [
        SqlTable(table.name, MetaData(), autoload_with=connection)
        for table in METADATA.sorted_tables
        if table.name in there
    ]
