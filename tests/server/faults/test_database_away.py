"""The database goes away and comes back, or its connection breaks in the middle of a request."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import Connection, Executable, insert, select

from faulty_proxy import DatabaseWire
from marrakesh.server.messages import Done
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings
from marrakesh.server.storage.schema import TABLES
from marrakesh.server.storage.store_interface import Unsure
from postgres import fresh_database
from server_process import WAIT
from service_clients import (
    Client,
    against_a_bot,
    check_replays,
    net_table,
    on_each_database,
    soon,
    with_service,
)
from soak import SOAKING, longest, rounds
from stress_players import SOON


def over_a_wire(
    test: Callable[[Service, DatabaseWire], Coroutine[Any, Any, None]], **settings: Any
) -> None:
    """Run a test whose service reaches PostgreSQL only through a wire that can fail."""

    async def run() -> None:
        async with DatabaseWire(fresh_database()) as wire:
            await with_service(lambda service: test(service, wire), wire.url, **settings)

    asyncio.run(run())


async def write(service: Service, statement: Executable) -> None:
    """Change the database behind the service's back."""

    def work(connection: Connection) -> None:
        connection.execute(statement)

    await service.store.write(work)


async def until_asked(client: Client) -> None:
    async def asked() -> bool:
        await client.look()
        return bool(client.snapshot.options)

    await soon(asked)


async def let_the_bot_think(client: Client) -> None:
    """Play until it is the bot's turn."""
    for _ in range(100):
        await until_asked(client)
        await client.move(client.snapshot.options[0].action)
        await client.look()
        if not client.snapshot.options:
            return
    raise AssertionError("the bot never had to decide")


@pytest.mark.parametrize("seconds", [1, 10, 60] if SOAKING else [0.5])
def test_bots_resume_when_the_database_returns(seconds: float) -> None:
    async def test(service: Service, wire: DatabaseWire) -> None:
        clients = [(await against_a_bot(service, "random"))[1] for _ in range(10 if SOAKING else 3)]
        for client in clients:
            await let_the_bot_think(client)
        wire.down()
        await asyncio.sleep(seconds)  # several sweeps in which no bot can write
        wire.up()
        began = time.monotonic()
        for client in clients:
            await until_asked(client)
        took = time.monotonic() - began
        longest(f"seconds until bots resumed after {seconds} s without a database", took)
        assert took < SOON

    over_a_wire(test, sweep=Settings().sweep if SOAKING else 0.1)


def test_move_with_a_lost_acknowledgement_is_made_only_once() -> None:
    async def test(service: Service, wire: DatabaseWire) -> None:
        _, clients = await net_table(service)
        before = (await service.repository.get(clients[0].session.table)).state.seq  # claimed seats
        rng = random.Random(5)
        for made in rounds(20, "breaks after COMMIT", most=200):
            for client in clients:
                await client.look()
            asked = next(client for client in clients if client.snapshot.options)
            wire.cut_after_commit = 1
            assert isinstance(await asked.move_somehow(rng), Done)
            assert wire.cuts == made + 1
            loaded = await service.repository.get(asked.session.table)
            assert len(loaded.state.moves) == loaded.state.seq - before == made + 1
        entries = await service.store.entries(clients[0].session.table)
        assert [entry.seq for entry in entries] == list(range(1, before + wire.cuts + 1))
        await check_replays(service, clients[0].session.table)

    over_a_wire(test)


def test_shutdown_does_not_wait_for_a_hanging_database() -> None:
    async def test(service: Service, wire: DatabaseWire) -> None:
        _, (anna, _) = await net_table(service)
        wire.flows.clear()
        with pytest.raises(Unsure):
            await anna.move(anna.snapshot.options[0].action)
        async with asyncio.timeout(WAIT / 10):
            await service.close()

    over_a_wire(test)


@on_each_database(sweep=0.1)
async def test_tables_that_cannot_be_opened_do_not_block_others(service: Service) -> None:
    _, anna = await against_a_bot(service, "random")
    await let_the_bot_think(anna)
    wanted = select(TABLES).where(TABLES.c.id == anna.session.table)
    [found] = await service.store.read(wanted)
    row = dict(zip(TABLES.columns.keys(), found, strict=True))
    old = [{**row, "id": f"old{n}", "version": "0.1.0", "due": 1.0} for n in range(1000)]
    broken = {**row, "id": "broken", "rules": "{", "due": 0.5}
    await write(service, insert(TABLES).values([broken, *old[:50]]))
    await write(service, insert(TABLES).values(old[50:]))
    await until_asked(anna)
