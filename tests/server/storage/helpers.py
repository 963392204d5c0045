"""What the tests of databases share."""

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
from postgres import fresh_database

each_database = pytest.mark.parametrize("database", ["sqlite", "postgres"])


def fresh(database: str, folder: Path, name: str = "t") -> str:
    """The address of a database that is empty, or a file that is not there yet."""
    return fresh_database() if database == "postgres" else sqlite_url(folder / f"{name}.sqlite")


def command(*args: str | Path) -> Result:
    """Run a command, in English."""
    return CliRunner().invoke(cli, [*map(str, args), "--lang", "en"])


async def rows_of(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a database."""
    async with opened(url) as connection:
        return {
            table.name: sorted(tuple(row) for row in await connection.execute(table.select()))
            for table in METADATA.sorted_tables
        }


def made(url: str, schema: str = "head", *statements: str) -> str:
    """A database with a schema, and after some statements."""

    async def make() -> None:
        async with opened(url, must_exist=False) as connection:
            await connection.run_sync(migrate, schema)
            for statement in statements:
                await connection.exec_driver_sql(statement)
            await connection.commit()

    asyncio.run(make())
    return url


needs_proc = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux tells")


def open_files() -> list[str]:
    """What this process has open."""
    links = Path("/proc/self/fd").iterdir()
    return [str(link.readlink()) for link in links if link.is_symlink()]


async def a_while() -> None:
    """Enough turns of the loop for all that needs no waiting."""
    for _ in range(30):
        await asyncio.sleep(0)


def old_table(name: str, changed: float = 2.5) -> str:
    """A statement that makes a table, in the first schema."""
    return (
        f"INSERT INTO tables VALUES ('{name}', 'net', 'live', '{{}}', '0.3.0', '7', 'null', false,"
        f" '', 1.5, false, {changed}, '{{}}', '[]', NULL)"
    )
