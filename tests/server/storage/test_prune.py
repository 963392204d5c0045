"""Old tables are deleted and recent ones kept; playing at a deleted table breaks nothing."""

import asyncio
import time
from pathlib import Path

from marrakesh.server.service.service import Service
from marrakesh.server.storage.database import opened
from marrakesh.server.storage.prune import count_old, delete_old
from marrakesh.server.storage.schema_version import lock
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.texts import text
from postgres import fresh_database
from server.storage.helpers import (
    PRE_RELEASE,
    command,
    each_database,
    fresh,
    made,
    old_table,
    rows_of,
)
from server.storage.stored_tables import entry, make, summary, with_store
from service_clients import later, net_table, refused, with_service

DAY = 24 * 3600


@each_database
def test_prune_deletes_only_tables_that_have_been_inactive_for_too_long(
    database: str, tmp_path: Path
) -> None:
    url = fresh(database, tmp_path)

    async def test(service: Service) -> None:
        with later(-40 * DAY):
            old, (anna, _) = await net_table(service)
            played, (ben, _) = await net_table(service)
        await ben.move(ben.snapshot.options[0].action)
        young, _ = await net_table(service)

        async def prune(*options: str) -> str:
            args = ("prune", "--older-than", "30", "--database", url, *options)
            return (await asyncio.to_thread(command, *args)).stdout

        assert await prune("--dry-run") == text("en")("prune-dry", n=1, days=30) + "\n"
        assert len((await rows_of(url))["tables"]) == 3
        assert await prune() == text("en")("prune-done", n=1, days=30) + "\n"
        rows = await rows_of(url)
        assert {row[0] for row in rows["tables"]} == {played.table, young.table}
        assert old.table not in {row[0] for name in ("seats", "entries") for row in rows[name]}
        # from a page that is still open
        answer = await anna.move(anna.snapshot.options[0].action)
        assert refused(answer, "no-table")

    asyncio.run(with_service(test, url))


def test_prune_deletes_more_tables_than_fit_in_one_batch(tmp_path: Path) -> None:
    now = time.time()
    rows = [old_table(f"t{number}", now - number * DAY) for number in range(500)]
    url = made(made(fresh("sqlite", tmp_path), *PRE_RELEASE, *rows))
    pruned = command("prune", "--older-than", "10", "--database", url)
    assert pruned.stdout == text("en")("prune-done", n=490, days=10) + "\n"
    assert len(asyncio.run(rows_of(url))["tables"]) == 10


def test_secret_decisions_count_as_activity_of_a_table(tmp_path: Path) -> None:
    """Choices made before all are revealed change nothing visible, but count as activity."""
    url = fresh("sqlite", tmp_path)

    async def test(store: SqlTableStore) -> None:
        for table, changed, at in (
            ("abc", 1.0, 49.0),
            ("mno", 1.0, 50.0),
            ("nop", 50.0, 1.0),
            ("xyz", 1.0, 60.0),
            ("yz", 49.0, 1.0),
        ):
            await make(store, table, changed=changed)
            await store.append(table, [entry(1, at=at)], summary(table, changed=changed))
        assert await count_old(url, 50.0) == 2
        assert await delete_old(url, 50.0) == 2
        rows = await rows_of(url)
        assert [row[0] for row in rows["tables"]] == ["mno", "nop", "xyz"]
        assert [row[0] for row in rows["entries"]] == ["mno", "nop", "xyz"]

    with_store(test, url)


def test_nothing_is_deleted_during_a_migration() -> None:
    url = fresh_database()

    async def test(store: SqlTableStore) -> None:
        await make(store, "abc")
        async with opened(url) as connection:
            await connection.run_sync(lock)
            deleting = asyncio.create_task(delete_old(url, 50.0))
            done, _ = await asyncio.wait([deleting], timeout=0.3)
            assert not done
            async with store.one_at_a_time():  # play goes on
                await store.ping()
        assert await deleting == 1

    with_store(test, url)
