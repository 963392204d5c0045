"""Killed processes leave nothing broken."""

import asyncio
import random
import signal
import sys
from multiprocessing import active_children
from pathlib import Path

import pytest

from marrakesh.server.messages import Done, Hello, Move, NewSeat, NewTable, Rules
from marrakesh.server.service import Service
from marrakesh.server.settings import Settings, sqlite_url
from postgres import fresh_database
from serving import WAIT
from tables import (
    Client,
    net_table,
    on_each_database,
    over,
    play,
    soon,
)


async def killed_while_playing(
    url: str, table: str, tokens: list[str], after: int, helpers: list[int] | None = None
) -> list[str]:
    """Play in another process, kill it after so many acknowledged moves; returns those.

    `helpers` gets the processes that it had started.
    """
    script = Path(__file__).parents[2] / "acknowledging.py"
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
        created = await service.lobby.create(
            NewTable(kind="net", rules=Rules(players=3), seats=seats)
        )
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
    viewer = await service.viewers.connect(table, Hello(token=tokens[last.seat]))
    wish = Move(id=f"m{len(moves)}", seq=0, seat=last.seat, action=last.action)
    assert isinstance(await service.viewers.act(viewer, wish), Done)
    assert len(live.sitting.moves) == len(moves)
    clients = [await Client.at(service, table, token) for token in tokens]
    await play(clients, lambda clients: len(live.sitting.moves) > len(moves) + 3)


@on_each_database(sweep=0.1)
async def test_bots_go_on_after_the_process_that_asked_them_died(service: Service) -> None:
    """A table as such a process left it: a bot is asked, and nobody attends to it."""
    seats = [NewSeat(name="Anna"), NewSeat(bot="greedy")]
    attend = service._attendant.attend
    service._attendant.attend = lambda live: None  # type: ignore[method-assign]
    created = await service.lobby.create(NewTable(kind="bots", rules=Rules(), seats=seats))
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
    created = await service.lobby.create(NewTable(kind="bots", seats=seats))
    anna = await Client.at(service, created.table, created.links[0].token)
    rng = random.Random(1)
    deaths = 0

    async def my_turn() -> bool:
        await anna.look()
        return bool(anna.sight.options)

    while anna.sight.info.phase != "claim":
        await soon(my_turn)
        await anna.move_somehow(rng)
        workers = active_children()
        if workers and deaths < 2:
            for worker in workers:
                worker.kill()
            deaths += 1
    assert deaths == 2
    assert not over([anna])
