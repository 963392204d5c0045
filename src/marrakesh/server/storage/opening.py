"""Opening a database from outside of the server, and what to do if it cannot be opened."""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from marrakesh.errors import LocalizedError
from marrakesh.server.storage.database import async_url, make_private, prepare_sqlite

_FILE = "sqlite:///"


@contextmanager
def explained(database: str, *more: type[Exception]) -> Iterator[None]:
    """Tell failures of a database, and `more`, as sentences that say what to do."""
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
    """A database for display: a file, or a URL without its password."""
    return without_password(database).removeprefix(_FILE)


def without_password(database: str) -> str:
    """The address of a database, fit for others' eyes."""
    if database.startswith(_FILE):
        return database
    return make_url(database).render_as_string(hide_password=True)


@asynccontextmanager
async def opened(database: str, must_exist: bool = True) -> AsyncIterator[AsyncConnection]:
    """A connection for a command, whether a server uses the database or not."""
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
