"""Several processes serve one table; killed processes lose nothing."""

import asyncio
import random
import signal
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import Connection

from marrakesh.server.messages import Done, Hello, Move, NewSeat, NewTable, Replace, Rules
from marrakesh.server.service import Service
from marrakesh.server.settings import Settings, sqlite_url
from marrakesh.server.storage.schema import METADATA
from marrakesh.server.storage.store import Store
from postgres import cut_listeners, fresh_database
from serving import WAIT
from tables import (
    Client,
    asked,
    later,
    net_table,
    new_id,
    on_each_database,
    over,
    phase_is,
    play,
    soon,
)

Two = Callable[[Service, Service, str], Coroutine[Any, Any, None]]


def with_two_services(test: Two, **settings: Any) -> None:
    """Two services on one PostgreSQL, as two processes would have them."""

    async def run(url: str) -> None:
        wanted = Settings(database=url, bot_workers=1, **settings)
        # both bring the new database up to date at the same moment
        services = await asyncio.gather(Service.open(wanted), Service.open(wanted))
        try:
            await test(*services, url)
        finally:
            for service in services:
                await service.close()

    asyncio.run(run(fresh_database()))


async def two_sided_table(one: Service, two: Service) -> tuple[str, list[Client]]:
    """Anna is connected to one service, Ben to the other."""
    seats = [NewSeat(name="Anna"), NewSeat(name="Ben")]
    created = await one.create(NewTable(kind="net", seats=seats))
    pairs = zip((one, two), created.links, strict=True)
    clients = [await Client.at(service, created.table, link.token) for service, link in pairs]
    return created.table, clients


def test_two_processes_serve_one_table() -> None:
    async def test(one: Service, two: Service, url: str) -> None:
        table, clients = await two_sided_table(one, two)
        rng = random.Random(1)
        while clients[0].sight.info.season < 2:

            async def somebody_is_asked() -> bool:
                for client in clients:
                    await client.look()
                return any(client.sight.options for client in clients)

            await soon(somebody_is_asked)
            answer = await asked(clients).move_somehow(rng)
            if not isinstance(answer, Done):  # the news of the other's move was still on its way
                assert "moved on" in answer.error
        first, second = [await service.log(table, "", 1, 10000, "en") for service in (one, two)]
        size = min(len(first), len(second))
        assert size > 50
        assert first[:size] == second[:size]

    with_two_services(test)


def test_news_reach_the_other_process_at_once() -> None:
    async def test(one: Service, two: Service, url: str) -> None:
        table, (anna, ben) = await two_sided_table(one, two)
        woken = 0
        async with asyncio.timeout(WAIT):
            async for _ in two.follow(table):
                woken += 1
                if woken == 1:
                    await anna.wish(name="Annabel")
                elif await ben.look() and ben.sight.info.seats[0].name == "Annabel":
                    break

    with_two_services(test)


def test_only_one_of_two_answers_at_the_same_moment_counts() -> None:
    """The same player in two tabs, which two processes serve."""

    async def test(one: Service, two: Service, url: str) -> None:
        created, clients = await net_table(one)
        await play(clients, phase_is("claim"))
        here = asked(clients)
        token = next(link.token for link in created.links if link.seats == [here.seat])
        there = await Client.at(two, created.table, token)
        assert there.sight.options == here.sight.options
        seq, moves = here.sight.seq, here.sight.info.moves
        actions = [option.action for option in here.sight.options[:2]]
        wishes = [
            client.service.act(
                client.viewer, Move(id=new_id(), seq=seq, seat=here.seat, action=action)
            )
            for client, action in zip((here, there), actions, strict=True)
        ]
        answers = await asyncio.gather(*wishes)
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
        for client in (here, there):
            await client.look()
            assert client.sight.info.moves == moves + 1
        assert here.sight.view == there.sight.view

    with_two_services(test)


def test_a_request_repeated_at_another_process_is_carried_out_once() -> None:
    async def test(one: Service, two: Service, url: str) -> None:
        created, (anna, _) = await net_table(one)
        again = await Client.at(two, created.table, created.links[0].token)
        wish = Move(id="same", seq=anna.sight.seq, seat=0, action=anna.sight.options[0].action)
        both = [client.service.act(client.viewer, wish) for client in (anna, again)]
        first, second = await asyncio.gather(*both)
        assert first == second == Done(id="same", seq=1)

    with_two_services(test)


def test_news_are_not_lost_with_the_connection_that_hears_them() -> None:
    async def test(one: Service, two: Service, url: str) -> None:
        _, (anna, ben) = await two_sided_table(one, two)
        assert await asyncio.to_thread(cut_listeners, url) == 2
        await anna.wish(name="Annabel")

        async def heard() -> bool:
            await ben.look()
            return ben.sight.info.seats[0].name == "Annabel"

        await soon(heard)
        await anna.wish(name="Anna")  # and the new connection hears, too

        async def heard_again() -> bool:
            await ben.look()
            return ben.sight.info.seats[0].name == "Anna"

        await soon(heard_again)

    with_two_services(test)


def test_who_is_connected_elsewhere_is_there() -> None:
    async def test(one: Service, two: Service, url: str) -> None:
        _, clients = await two_sided_table(one, two)

        async def both_there() -> bool:
            for client in clients:
                await client.look()
            return all(s.present for client in clients for s in client.sight.info.seats)

        await soon(both_there)
        anna, ben = clients
        with later(61):
            await anna.look()
            assert anna.sight.absent == []
            answer = await anna.say(Replace(id=new_id(), seat=0, target=1))
            assert "away" in answer.error
        two.disconnect(ben.viewer)

        async def gone() -> bool:
            await anna.look()
            return not anna.sight.info.seats[1].present

        await soon(gone)
        with later(61):
            await anna.look()
            assert anna.sight.absent == [1]

    with_two_services(test)


# ---- killed processes


async def killed_while_playing(
    url: str, table: str, tokens: list[str], after: int, helpers: list[int] | None = None
) -> list[str]:
    """Play in another process, kill it after so many acknowledged moves; returns those.

    `helpers` gets the processes that it had started.
    """
    script = Path(__file__).parents[1] / "acknowledging.py"
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(script), url, table, *tokens, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    told: list[str] = []
    try:
        while len(told) < after:
            async with asyncio.timeout(WAIT):
                told.append((await process.stdout.readline()).decode().strip())
        if helpers is not None:
            helpers += children(process.pid)
    finally:
        process.send_signal(signal.SIGKILL)
        async with asyncio.timeout(WAIT):  # workers that stay would keep it open
            rest = (await process.stdout.read()).decode()
        await process.wait()
    return told + rest.split("\n")[: rest.count("\n")]


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
@pytest.mark.parametrize("after", [7, 60])
def test_what_was_acknowledged_survives_a_kill(database: str, after: int, tmp_path: Path) -> None:
    url = fresh_database() if database == "postgres" else sqlite_url(tmp_path / "t.sqlite")

    async def test() -> None:
        settings = Settings(database=url, bot_workers=1)
        service = await Service.open(settings)
        created, _ = await net_table(service)
        await service.close()
        tokens = [link.token for link in created.links]
        told = await killed_while_playing(url, created.table, tokens, after)
        service = await Service.open(settings)
        try:
            await check_kept(service, created.table, tokens, told)
        finally:
            await service.close()

    asyncio.run(test())


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite")

    async def test() -> None:
        service = await Service.open(Settings(database=url, bot_workers=2))
        seats = [NewSeat(), NewSeat(), NewSeat(bot="greedy")]
        created = await service.create(NewTable(kind="net", rules=Rules(players=3), seats=seats))
        await service.close()
        tokens = [link.token for link in created.links]
        workers: list[int] = []
        await killed_while_playing(url, created.table, tokens, 30, workers)
        assert workers

        async def gone() -> bool:
            return not any(Path(f"/proc/{worker}/exe").exists() for worker in workers)

        await soon(gone)

    asyncio.run(test())


async def check_kept(service: Service, table: str, tokens: list[str], told: list[str]) -> None:
    live = await service._keeper.live(table)
    moves = live.sitting.moves
    kept = [f"m{n} {move.seat} {move.action}" for n, move in enumerate(moves, start=1)]
    assert kept[: len(told)] == told
    assert len(kept) <= len(told) + 1  # one may have been written and not acknowledged
    # a client that heard nothing asks again, and is told
    last = moves[-1]
    viewer = await service.connect(table, Hello(token=tokens[last.seat]))
    wish = Move(id=f"m{len(moves)}", seq=0, seat=last.seat, action=last.action)
    assert isinstance(await service.act(viewer, wish), Done)
    assert len(live.sitting.moves) == len(moves)
    clients = [await Client.at(service, table, token) for token in tokens]
    await play(clients, lambda clients: len(live.sitting.moves) > len(moves) + 3)


@on_each_database(sweep=0.1)
async def test_bots_go_on_after_the_process_that_asked_them_died(service: Service) -> None:
    """A table as such a process left it: a bot is asked, and nobody attends to it."""
    seats = [NewSeat(name="Anna"), NewSeat(bot="greedy")]
    attend = service._attendant.attend
    service._attendant.attend = lambda live: None  # type: ignore[method-assign]
    created = await service.create(NewTable(kind="bots", rules=Rules(), seats=seats))
    anna = await Client.at(service, created.table, created.links[0].token)
    while anna.sight.options:
        await anna.move(anna.sight.options[0].action)
    assert anna.sight.info.phase == "setup"
    service._attendant.attend = attend  # type: ignore[method-assign]

    async def attended() -> bool:
        await anna.look()
        return anna.sight.info.phase != "setup"

    await soon(attended)


@on_each_database()
async def test_a_worker_that_dies_is_replaced(service: Service) -> None:
    seats = [NewSeat(name="Anna"), NewSeat(bot="greedy")]
    created = await service.create(NewTable(kind="bots", seats=seats))
    anna = await Client.at(service, created.table, created.links[0].token)
    rng = random.Random(1)
    deaths = 0

    async def my_turn() -> bool:
        await anna.look()
        return bool(anna.sight.options)

    while anna.sight.info.phase != "claim":
        await soon(my_turn)
        await anna.move_somehow(rng)
        pool = service._crew._pool
        if pool and pool._processes and deaths < 2:
            for worker in list(pool._processes.values()):
                worker.kill()
            deaths += 1
    assert deaths == 2
    assert not over([anna])


# ---- the database


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_the_migrations_make_what_the_code_expects(database: str, tmp_path: Path) -> None:
    url = fresh_database() if database == "postgres" else sqlite_url(tmp_path / "t.sqlite")

    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async def test() -> list[Any]:
        store = Store(url)
        await asyncio.gather(store.migrate(), store.migrate())
        await store.migrate()
        async with store._engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.close()
        return found

    assert asyncio.run(test()) == []


@on_each_database()
async def test_a_request_is_carried_out_though_the_connection_breaks(service: Service) -> None:
    _, (anna, _) = await net_table(service)
    wish = Move(id="m", seq=anna.sight.seq, seat=0, action=anna.sight.options[0].action)
    task = asyncio.create_task(service.act(anna.viewer, wish))
    for _ in range(3):
        await asyncio.sleep(0)  # it has been begun
    task.cancel()

    async def written() -> bool:
        await anna.look()
        return anna.sight.seq > wish.seq

    await soon(written)
    assert await anna.say(wish) == Done(id="m", seq=anna.sight.seq)
