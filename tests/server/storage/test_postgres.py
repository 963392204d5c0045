"""Specific to PostgreSQL: turns between processes, timeouts and connections."""

import asyncio
from typing import Any

import asyncpg
from sqlalchemy import func, select

from marrakesh.server.storage.table_store import SqlTableStore
from postgres import fresh_database
from server.storage.stored_tables import make, with_store
from service_clients import soon


async def connections(url: str) -> int:
    """Count the connections to a database, without the one that asks."""
    connection = await asyncpg.connect(url)
    try:
        found: Any = await connection.fetchval(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    finally:
        await connection.close()
    return int(found)


def test_processes_hold_the_database_lock_one_at_a_time() -> None:
    url = fresh_database()

    async def test(store: SqlTableStore) -> None:
        other, order = SqlTableStore(url), []

        async def meet(where: SqlTableStore, who: str) -> None:
            async with where.one_at_a_time():
                order.append(who)

        async with store.one_at_a_time():
            waiting = [asyncio.create_task(meet(one, "they")) for one in (other, store)]
            done, _ = await asyncio.wait(waiting, timeout=0.3)
            assert not done
            order.append("we")
        await asyncio.gather(*waiting)
        assert order == ["we", "they", "they"]
        await other.close()

    with_store(test, url)


def test_idle_transactions_time_out_after_two_seconds() -> None:
    """So a frozen process holds its locks only briefly."""

    async def test(store: SqlTableStore) -> None:
        setting = func.current_setting("idle_in_transaction_session_timeout")
        assert (await store.read(select(setting)))[0][0] == "2s"

    with_store(test, fresh_database())


def test_store_closes_its_connections() -> None:
    url = fresh_database()

    async def none_left() -> bool:
        return await connections(url) == 0

    async def test() -> None:
        store = SqlTableStore(url)
        await store.migrate()
        await soon(none_left)
        await make(store, "abc")
        await store.ping()
        assert await connections(url) > 0
        await store.close()
        await soon(none_left)

    asyncio.run(test())
