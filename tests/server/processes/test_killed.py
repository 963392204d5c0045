"""The work of a killed process is resumed."""

import asyncio
import random
from multiprocessing import active_children
from pathlib import Path

import pytest

from marrakesh.server.messages import Created
from marrakesh.server.service.service import Service
from marrakesh.server.settings import sqlite_url
from postgres import fresh_database
from service_clients import against_a_bot, on_each_database, over, soon, with_service
from service_fakes import Tables, never, with_tables


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_bots_continue_after_the_process_that_asked_them_died(
    database: str, tmp_path: Path
) -> None:
    url = fresh_database() if database == "postgres" else sqlite_url(tmp_path / "t.sqlite")
    left: list[Created] = []

    async def leave(tables: Tables) -> None:
        """Ask a bot, and end the process before it has answered."""
        tables.bots.answer = never
        created, anna = await against_a_bot(tables)
        left.append(created)
        await anna.choose()
        assert anna.snapshot.info.phase == "setup"

    async def go_on(service: Service) -> None:
        async def attended() -> bool:
            return (await service.lobby.info(left[0].table)).phase != "setup"

        await soon(attended)

    with_tables(leave, url)
    asyncio.run(with_service(go_on, url, sweep=0.1))


@on_each_database()
async def test_dead_worker_is_replaced(service: Service) -> None:
    _, anna = await against_a_bot(service)
    rng = random.Random(1)
    deaths = 0

    while anna.snapshot.info.phase != "claim":
        await anna.sees(lambda snapshot: snapshot.options)
        await anna.move_somehow(rng)
        workers = active_children()
        if workers and deaths < 2:
            for worker in workers:
                worker.kill()
            deaths += 1
    assert deaths == 2
    assert not over([anna])
