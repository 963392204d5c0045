"""Tables that no process attends to, bots that are asked, and alarms."""

import asyncio
import logging
import time
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh.server.messages import Created, NewSeat, NewTable, Return
from marrakesh.server.service import bot_jobs, scheduler
from marrakesh.server.service.bot_jobs import BotJob
from marrakesh.server.service.scheduler import Backoff
from marrakesh.server.service.service import Service
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.service.tasks import run_every
from marrakesh.server.settings import Settings
from marrakesh.server.storage.log import EntryBody
from service_clients import Client, net_table, new_id, on_any_database, soon

SWEEP = 100.0


async def against_a_bot(service: Service) -> Created:
    seats = [NewSeat(name="Anna"), NewSeat(bot="random")]
    return await service.lobby.create(NewTable(kind="bots", seats=seats))


def test_a_table_that_has_rested_is_tried_again_whenever_that_is() -> None:
    rests = Backoff(10.0)
    rests.fail("t", 100.0)
    assert not rests.tired("t", 111.0)


def test_what_fails_regularly_is_logged_with_its_name(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        if caplog.records:
            raise asyncio.CancelledError
        raise LookupError

    async def run() -> None:
        await asyncio.gather(run_every(0, work), return_exceptions=True)

    asyncio.run(run())
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert vars(record)["work"] == work.__qualname__
    assert record.exc_info


@on_any_database(sweep=SWEEP)
async def test_a_table_is_swept_when_it_is_overdue_and_rests_for_two_sweeps(
    service: Service,
) -> None:
    asked: list[float] = []
    tried: list[str] = []
    now, due = time.monotonic(), ["a", "b"]

    async def overdue(before: float) -> list[str]:
        asked.append(before)
        return due

    async def live(table: str) -> None:
        tried.append(table)
        raise LookupError

    async def sweep(later: float) -> list[str]:
        tried.clear()
        with patch.object(time, "monotonic", lambda: now + later):
            await service.scheduler.sweep()
        return list(tried)

    with (
        patch.object(service.store, "due", overdue),
        patch.object(service.repository, "get", live),
    ):
        assert await sweep(0) == ["a", "b"]
        assert await sweep(2 * SWEEP - 1) == []
        assert await sweep(2 * SWEEP) == ["a", "b"]
    assert asked[0] == pytest.approx(time.time() - SWEEP, abs=60)


@on_any_database(sweep=SWEEP)
async def test_tables_that_everybody_has_left_are_dropped(service: Service) -> None:
    repository = service.repository
    lives: list[LoadedTable] = []
    for _ in range(3):
        created, _ = await net_table(service)
        lives.append(await repository.get(created.table))
        lives[-1].listeners.add(lambda: None)
    repository._most = 1
    await service.scheduler.sweep()
    assert repository.cached == lives
    for loaded in lives:
        loaded.listeners.clear()
    await service.scheduler.sweep()
    assert repository.cached == lives[2:]


@on_any_database(sweep=SWEEP)
async def test_a_table_is_taken_up_as_another_process_left_it(service: Service) -> None:
    created, _ = await net_table(service)
    loaded = await service.repository.get(created.table)
    other = TableRepository(service.store, Settings(database=""), lambda loaded: None)
    await other.change(created.table, lambda draft: draft.write("wishes", 0, EntryBody(name="Zoë")))
    await service.scheduler._take_up(created.table)
    assert loaded.state.names[0] == "Zoë"


@on_any_database(sweep=SWEEP)
async def test_a_table_that_fails_again_is_logged_again(service: Service) -> None:
    created, _ = await net_table(service)
    one, fault = service.scheduler, LookupError()
    with patch.object(scheduler.LOG, "exception") as said:
        for works in (False, False, True, False):
            with patch.object(one, "attend", side_effect=None if works else fault):
                await one._take_up(created.table)
    assert said.call_count == 2


@on_any_database(sweep=SWEEP)
async def test_only_bots_are_asked_to_think(service: Service) -> None:
    asked: list[object] = []
    with patch.object(service.scheduler, "_decide", lambda *about: asked.append(about)):
        _, (anna, _) = await net_table(service)
        await anna.move(anna.snapshot.options[0].action)
    assert asked == []


@on_any_database(sweep=SWEEP)
async def test_a_bot_is_asked_once_and_again_if_it_answers_nonsense(service: Service) -> None:
    asked: list[BotJob] = []
    answer = asyncio.get_running_loop().create_future()

    async def ponder(job: BotJob, _: str) -> int:
        asked.append(job)
        return await answer if len(asked) == 1 else bot_jobs.choose(job)

    with patch.object(service.bot_pool, "choose", ponder):
        created = await against_a_bot(service)
        loaded = await service.repository.get(created.table)
        anna = await Client.at(service, created.table, created.links[0].token)
        while anna.snapshot.options:
            await anna.move(anna.snapshot.options[0].action)
        await asyncio.sleep(0)
        service.scheduler.attend(loaded)
        await asyncio.sleep(0)
        assert [(job.table, job.seat) for job in asked] == [(created.table, 1)]
        assert loaded.used
        answer.set_result(10**6)

        async def decided() -> bool:
            return loaded.state.waiting == [0] and not loaded.thinking

        await soon(decided)
    assert not loaded.used  # so that it can be dropped


@on_any_database(sweep=SWEEP)
async def test_a_bot_whose_seat_was_taken_meanwhile_does_not_move(service: Service) -> None:
    """It had been put there for somebody who came back."""
    created, (_, ben) = await net_table(service)
    answer = asyncio.get_running_loop().create_future()
    loaded, repository = await service.repository.get(created.table), service.repository

    async def ponder(*_: object) -> Any:
        return await answer

    with patch.object(service.bot_pool, "choose", ponder):
        stand_in = EntryBody(target=1, bot="random", why="time")
        await repository.change(created.table, lambda draft: draft.write("bot", 1, stand_in))
        await asyncio.sleep(0)
        await ben.say(Return(id=new_id(), seat=1))
        before = loaded.state.seq
        assert loaded.thinking
        answer.set_result(ben.snapshot.options[0].action)

        async def has_answered() -> bool:
            return not loaded.thinking

        await soon(has_answered)
    assert loaded.state.seq == before
