"""Connections to SQLite and PostgreSQL, as all who use a database need them."""

import os
from pathlib import Path
from typing import Any

from sqlalchemy.engine import URL, make_url


def async_url(url: str) -> URL:
    """A database URL with its async driver."""
    made = make_url(url)
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    return made.set(drivername=driver[made.get_backend_name()])


def make_private(file: str | None) -> None:
    """Create the file, readable only by its owner: it contains the seeds of games under way."""
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDONLY, 0o600))


def prepare_sqlite(connection: Any, _: object) -> None:
    """Set up a new connection to SQLite."""
    cursor = connection.cursor()
    # readers don't block the writer, and acknowledged writes survive a power cut
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
