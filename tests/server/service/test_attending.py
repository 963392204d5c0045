"""What the server does by itself goes on, whatever fails."""

import asyncio
import logging
import logging.handlers
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from marrakesh.server.messages import NewSeat, NewTable
from marrakesh.server.service import scheduler
from marrakesh.server.service.bot_jobs import BotJob
from marrakesh.server.service.scheduler import LONGEST_REST, Backoff
from marrakesh.server.service.service import Service
from marrakesh.server.service.table_repository import LoadedTable
from marrakesh.server.service.tasks import run_every
from marrakesh.server.settings import sqlite_url
from service_clients import Client, on_any_database, soon, with_service


def test_a_table_that_fails_backoff_for_twice_as_long_each_time() -> None:
    rests = Backoff(10.0)
    assert not rests.tired("t", 0.0)
    assert rests.fail("t", 100.0)
    assert rests.tired("t", 109.9)
    assert not rests.tired("t", 110.0)
    assert not rests.tired("other", 105.0)
    assert not rests.fail("t", 110.0)  # the first time only is news
    assert rests.tired("t", 129.9)
    assert not rests.tired("t", 130.0)


def test_no_table_backoff_for_longer_than_five_minutes() -> None:
    rests = Backoff(200.0)
    rests.fail("t", 0.0)
    rests.fail("t", 200.0)
    assert rests.tired("t", 499.0)
    assert not rests.tired("t", 500.0)
    assert LONGEST_REST == 300


def test_a_table_that_recovers_or_is_no_longer_due_begins_anew() -> None:
    rests = Backoff(10.0)
    for table in ("t", "u", "v"):
        rests.fail(table, 0.0)
    rests.recover("t")
    rests.recover("never failed")
    assert not rests.tired("t", 1.0)
    assert rests.fail("t", 1.0)
    rests.keep_only({"t", "u"})
    assert [rests.tired(table, 5.0) for table in ("t", "u", "v")] == [True, True, False]
    assert rests.fail("v", 1.0)


def test_what_is_done_regularly_goes_on_after_a_fault() -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(len(done))
        if len(done) == 2:
            raise LookupError
        if len(done) == 4:
            raise asyncio.CancelledError

    async def run() -> None:
        task = asyncio.create_task(run_every(0.001, work))
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())
    assert done == [0, 1, 2, 3]


def test_a_table_that_another_process_left_is_taken_up(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite")
    tables: list[str] = []

    async def leave(service: Service) -> None:
        with patch.object(service.scheduler, "attend", lambda loaded: None):  # as if killed
            seats = [NewSeat(name="Anna"), NewSeat(bot="random")]
            created = await service.lobby.create(NewTable(kind="bots", seats=seats))
        tables.append(created.table)

    async def take_up(service: Service) -> None:
        attended: list[str] = []

        def attend(loaded: LoadedTable) -> None:
            attended.append(loaded.state.setup.table)

        async def has_begun() -> bool:
            return bool(attended)

        with patch.object(service.scheduler, "attend", attend):
            await soon(has_begun)
        assert set(attended) == set(tables)

    asyncio.run(with_service(leave, url))
    asyncio.run(with_service(take_up, url, sweep=0.05))


@on_any_database(sweep=1000)
async def test_a_table_that_cannot_be_taken_up_is_logged_once(service: Service) -> None:
    one, said = service.scheduler, logging.handlers.BufferingHandler(100)
    logging.getLogger(scheduler.__name__).addHandler(said)
    try:
        for _ in range(3):
            await one._take_up("nowhere")
        with patch.object(service.repository, "get", side_effect=LookupError):
            for _ in range(3):
                await one._take_up("broken")
    finally:
        logging.getLogger(scheduler.__name__).removeHandler(said)
    told = [(record.levelname, vars(record)["table"]) for record in said.buffer]
    assert told == [("WARNING", "nowhere"), ("ERROR", "broken")]
    assert said.buffer[1].exc_info


@on_any_database(sweep=1000)
async def test_a_table_that_is_no_longer_due_is_not_remembered(service: Service) -> None:
    scheduler = service.scheduler
    scheduler._backoff.fail("t", 0.0)
    await scheduler.sweep()
    assert scheduler._backoff.fail("t", 1.0)


@on_any_database(sweep=1000)
async def test_the_alarm_rings_when_the_time_is_up_not_before(service: Service) -> None:
    scheduler = service.scheduler
    setup = SimpleNamespace(table="t")
    for wait in (60.0, 0.0):
        clock = SimpleNamespace(expires_in=lambda ran, wait=wait: wait - ran)
        state: Any = SimpleNamespace(setup=setup, clock=clock, ran=lambda ticks: 0.0)
        scheduler._set_alarm(state)
        rings = scheduler._alarms["t"].when() - asyncio.get_running_loop().time()
        assert wait < rings < wait + 0.1


@on_any_database(sweep=1000)
async def test_a_bot_that_thought_of_a_position_taken_back_does_not_move(service: Service) -> None:
    """Anna takes back and decides otherwise while the bot thinks."""
    seats = [NewSeat(name="Anna"), NewSeat(bot="random")]
    created = await service.lobby.create(NewTable(kind="bots", seats=seats))
    anna = await Client.at(service, created.table, created.links[0].token)
    loaded = await service.repository.get(created.table)
    think, thoughts = service.bot_pool.choose, dict[int, asyncio.Future[int]]()

    async def ponder(job: BotJob, source: str) -> int:
        if loaded.state.game.secret or len(job.history) < 30:
            return await think(job, source)
        thoughts[len(thoughts)] = asyncio.get_running_loop().create_future()
        return await thoughts[len(thoughts) - 1]

    async def somebody_thinks(number: int) -> None:
        """Anna decides until the bot has to, for the so-manieth time."""

        async def turn() -> bool:
            await anna.look()
            return bool(anna.snapshot.options) or len(thoughts) == number

        while len(thoughts) < number:
            await soon(turn)
            if anna.snapshot.options and len(thoughts) < number:
                await anna.move(anna.snapshot.options[-1].action)

    with patch.object(service.bot_pool, "choose", ponder):
        await somebody_thinks(1)
        await anna.undo()
        await somebody_thinks(2)
        moves = len(loaded.state.moves)
        for action in loaded.state.game.legal_actions(1)[:1]:
            thoughts[0].set_result(action)
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert len(loaded.state.moves) == moves
        thoughts[1].set_result(loaded.state.game.legal_actions(1)[0])

        async def moved() -> bool:
            return len(loaded.state.moves) > moves

        await soon(moved)
