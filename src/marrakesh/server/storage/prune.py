"""Deleting old tables, even while a server is running."""

from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, select
from sqlalchemy.engine import Connection

from marrakesh.server.storage.database import opened
from marrakesh.server.storage.schema import ENTRIES, METADATA, TABLES, owner_of
from marrakesh.server.storage.schema_version import check_current, lock

_BATCH: Final = 200
"""Maximum tables deleted in one transaction, so that no other writer waits long."""


def _old(before: float) -> ColumnElement[bool]:
    """Return the condition for tables where nothing, even in secret, has happened since a time."""
    later = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= before)
    return and_(TABLES.c.changed < before, ~later)


async def count_old(database: str, before: float) -> int:
    """Count the tables where nothing has happened since a given time."""
    async with opened(database) as connection:
        await connection.run_sync(check_current)
        old = select(func.count()).select_from(TABLES).where(_old(before))
        return (await connection.execute(old)).scalar_one()


async def delete_old(database: str, before: float) -> int:
    """Delete the tables where nothing has happened since a given time; return how many."""
    deleted = 0
    async with opened(database) as connection:
        while True:
            async with connection.begin():
                some = await connection.run_sync(_delete, before)
            if not some:
                return deleted
            deleted += some


def _delete(connection: Connection, before: float) -> int:
    lock(connection)
    check_current(connection)
    # lock the rows: this waits for moves being written, which may make their tables recent again
    old = select(TABLES.c.id).where(_old(before)).limit(_BATCH).with_for_update()
    ids = list(connection.execute(old).scalars())
    for table in reversed(METADATA.sorted_tables):
        owner = owner_of(table)
        if owner is not None:
            connection.execute(delete(table).where(owner.in_(ids)))
    return len(ids)
