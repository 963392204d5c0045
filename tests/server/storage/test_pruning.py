"""Old tables are deleted, young ones are not, and who plays at a deleted one breaks nothing."""

import asyncio
import time
from pathlib import Path

from marrakesh.server.service import Service
from server.storage.helpers import command, each_database, fresh, made, old_table, rows_of
from tables import later, net_table, refused, with_service

DAY = 24 * 3600


@each_database
def test_tables_are_deleted_by_age(database: str, tmp_path: Path) -> None:
    url = fresh(database, tmp_path)

    async def test(service: Service) -> None:
        with later(-40 * DAY):
            old, (anna, _) = await net_table(service)
            played, (ben, _) = await net_table(service)
        await ben.move(ben.sight.options[0].action)
        young, _ = await net_table(service)

        async def prune(*options: str) -> str:
            args = ("prune", "--older-than", "30", "--database", url, *options)
            return (await asyncio.to_thread(command, *args)).stdout

        assert await prune("--dry-run") == (
            "1 table has been unchanged for more than 30 days and would be deleted without"
            " --dry-run.\n"
        )
        assert len((await rows_of(url))["tables"]) == 3
        assert await prune() == "1 table was deleted, unchanged for more than 30 days.\n"
        rows = await rows_of(url)
        assert {row[0] for row in rows["tables"]} == {played.table, young.table}
        assert old.table not in {row[0] for name in ("seats", "entries") for row in rows[name]}
        # a page that is still open
        answer = await anna.move(anna.sight.options[0].action)
        assert refused(answer, "no such table")

    asyncio.run(with_service(test, url))


def test_an_older_schema_is_left_alone(tmp_path: Path) -> None:
    url = made(fresh("sqlite", tmp_path), "0001")
    refused = command("prune", "--older-than", "1", "--database", url)
    assert refused.exit_code == 2
    assert "start the server of this version once" in refused.stderr


def test_many_are_deleted(tmp_path: Path) -> None:
    now = time.time()
    rows = [old_table(f"t{number}", now - number * DAY) for number in range(500)]
    url = made(made(fresh("sqlite", tmp_path), "0001", *rows))
    pruned = command("prune", "--older-than", "10", "--database", url)
    assert pruned.stdout.startswith("490 tables were deleted")
    assert len(asyncio.run(rows_of(url))["tables"]) == 10
