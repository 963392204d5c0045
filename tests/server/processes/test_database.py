"""A database shared by several processes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from marrakesh.server.messages import Done, Move
from marrakesh.server.service.service import Service
from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage.schema import METADATA
from marrakesh.server.storage.table_store import SqlTableStore
from postgres import fresh_database
from service_clients import net_table, on_each_database


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_migrations_produce_the_expected_schema(database: str, tmp_path: Path) -> None:
    url = fresh_database() if database == "postgres" else sqlite_url(tmp_path / "t.sqlite")

    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async def test() -> list[Any]:
        store = SqlTableStore(url)
        await asyncio.gather(store.migrate(), store.migrate())
        await store.migrate()
        engine = create_async_engine(store.url)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        await store.close()
        return found

    assert asyncio.run(test()) == []


@on_each_database()
async def test_request_is_carried_out_even_if_the_connection_breaks(service: Service) -> None:
    _, (anna, _) = await net_table(service)
    wish = Move(id="m", seq=anna.snapshot.seq, seat=0, action=anna.snapshot.options[0].action)
    task = asyncio.create_task(service.sessions.act(anna.session, wish))
    for _ in range(3):
        await asyncio.sleep(0)  # it has started
    task.cancel()

    await anna.sees(lambda snapshot: snapshot.seq > wish.seq)
    assert await anna.say(wish) == Done(id="m", seq=anna.snapshot.seq)
