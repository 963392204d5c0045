"""Shared helpers for the tests of databases."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from marrakesh.cli import cli
from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage.database import opened
from marrakesh.server.storage.schema import METADATA
from marrakesh.server.storage.schema_version import migrate
from marrakesh.server.storage.table_store import SqlTableStore
from postgres import fresh_database

each_database = pytest.mark.parametrize("database", ["sqlite", "postgres"])


def fresh(database: str, folder: Path, name: str = "t") -> str:
    """Return the address of an empty database, or of a file that does not exist yet."""
    return fresh_database() if database == "postgres" else sqlite_url(folder / f"{name}.sqlite")


def command(*args: str | Path) -> Result:
    """Run a command, in English."""
    return CliRunner().invoke(cli, [*map(str, args), "--lang", "en"])


async def rows_of(database: str | SqlTableStore) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything in a database, as it is stored."""
    if isinstance(database, SqlTableStore):
        database = database.url.render_as_string(hide_password=False)
    async with opened(database) as connection:
        return {
            table.name: sorted(
                tuple(row)
                for row in await connection.exec_driver_sql(
                    f"SELECT {', '.join(table.columns.keys())} FROM {table.name}"
                )
            )
            for table in METADATA.sorted_tables
        }


def made(url: str, *statements: str) -> str:
    """Make a database of this version, and execute some statements."""

    async def make() -> None:
        async with opened(url, must_exist=False) as connection:
            await connection.run_sync(migrate)
            for statement in statements:
                await connection.exec_driver_sql(statement)
            await connection.commit()

    asyncio.run(make())
    return url


needs_proc = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only on Linux")


def open_files() -> list[str]:
    """Return the paths of the files this process has open."""
    links = Path("/proc/self/fd").iterdir()
    return [str(link.readlink()) for link in links if link.is_symlink()]


async def a_while() -> None:
    """Let the event loop run long enough for all work that needs no waiting."""
    for _ in range(30):
        await asyncio.sleep(0)


PRE_RELEASE = (
    "ALTER TABLE tables DROP COLUMN options",
    *(
        f"ALTER TABLE tables ADD COLUMN {column}"
        for column in (
            "clock TEXT NOT NULL DEFAULT 'null'", "open BOOLEAN NOT NULL DEFAULT false",
            "rated BOOLEAN NOT NULL DEFAULT false", "webhook TEXT NOT NULL DEFAULT ''",
            "deadline TEXT NOT NULL DEFAULT 'null'", "talk VARCHAR(8) NOT NULL DEFAULT 'all'",
            "public_talk BOOLEAN NOT NULL DEFAULT false",
            "hints VARCHAR(8) NOT NULL DEFAULT 'allowed'",
            "corrections TEXT NOT NULL DEFAULT '[]'",
        )
    ),
    "UPDATE alembic_version SET version_num = '0010'",
)  # fmt: skip
"""Statements that turn an empty database into one from before the first release."""


def old_table(name: str, changed: float = 2.5) -> str:
    """Return a statement that adds a table to such a database."""
    return (
        "INSERT INTO tables (id, kind, pace, rules, version, seed, listed, created, over, changed,"
        f" info, asked, talk, public_talk, deadline) VALUES ('{name}', 'net', 'days', '{{}}',"
        f" '0.3.0', '7', true, 1.5, false, {changed}, '{{}}', '[]', 'phrases', true,"
        """ '{"hours":48}')"""
    )
