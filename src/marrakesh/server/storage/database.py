"""Connections to SQLite and PostgreSQL, and explanations of their failures."""

import os
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from marrakesh.errors import LocalizedError

_FILE: Final = "sqlite:///"


def async_url(url: str) -> URL:
    """Return a database URL with its async driver."""
    made = make_url(url)
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    return made.set(drivername=driver[made.get_backend_name()])


def make_private(file: str | None) -> None:
    """Create the file if necessary, readable only by its owner: it will contain secret seeds."""
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


@contextmanager
def explained(database: str, *more: type[Exception]) -> Iterator[None]:
    """Turn database failures, and exceptions of types in `more`, into a helpful LocalizedError."""
    try:
        yield
    except ImportError:
        raise LocalizedError("database-no-driver") from None
    except (*_failures(), *more) as error:
        told = getattr(error, "strerror", "") or str(error).strip() or type(error).__name__
        raise LocalizedError(
            "database-failed",
            database=shown(database),
            reason=re.sub(r"^\([\w.]+\) ", "", told.splitlines()[0]).rstrip("."),
            backend=make_url(database).get_backend_name(),
        ) from None


def _failures() -> tuple[type[Exception], ...]:
    try:
        import asyncpg
    except ImportError:
        return (SQLAlchemyError,)
    return (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)


def shown(database: str) -> str:
    """Return a database for display: its file, or its URL without the password."""
    return without_password(database).removeprefix(_FILE)


def without_password(database: str) -> str:
    """Return a database's URL without its password, safe to show to others."""
    if database.startswith(_FILE):
        return database
    return make_url(database).render_as_string(hide_password=True)


@asynccontextmanager
async def opened(database: str, must_exist: bool = True) -> AsyncIterator[AsyncConnection]:
    """Open a connection for a command, whether or not a server is using the database."""
    with explained(database):
        with explained(database, OSError):
            _prepare_file(database, must_exist)
            engine = create_async_engine(async_url(database), hide_parameters=True)
            if engine.dialect.name == "sqlite":
                event.listen(engine.sync_engine, "connect", prepare_sqlite)
            connection = await engine.connect()
        try:
            yield connection
        finally:
            await connection.close()
            await engine.dispose()


def _prepare_file(database: str, must_exist: bool) -> None:
    if database.startswith(_FILE):
        if must_exist and not Path(shown(database)).is_file():
            raise LocalizedError("database-none", database=shown(database))
        make_private(shown(database))
