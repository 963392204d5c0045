"""A service begins and ends, in time whatever hangs, and says whether its database answers."""

import asyncio
import logging
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh.server.service import service
from marrakesh.server.service.bot_pool import BotPool
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings, sqlite_url
from marrakesh.server.storage.table_store import SqlTableStore
from server_process import WAIT
from service_clients import on_any_database


async def for_ever() -> None:
    await asyncio.Event().wait()


async def at_once() -> None: ...


class Timeouts(list[float]):
    """Notes for how long something is waited for; if it is to be `quick`, that soon passes."""

    def __init__(self, quick: bool = False) -> None:
        self._quick = quick

    def __enter__(self) -> "Timeouts":
        timeout = asyncio.timeout

        def short(seconds: float) -> asyncio.Timeout:
            self.append(seconds)
            return timeout(0.02 if self._quick else seconds)

        self._patch = patch.object(asyncio, "timeout", short)
        self._patch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._patch.stop()


def test_what_hangs_is_left_after_three_seconds_or_one_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ended: list[str] = []

    async def quick() -> None:
        await asyncio.sleep(0)
        ended.append("quick")

    async def run() -> None:
        with Timeouts(quick=True) as timeouts:
            now = time.monotonic()
            for last in (now + 60.0, now - 5.0):
                await service._end(quick, last)
                await service._end(for_ever, last)
        assert timeouts[:2] == pytest.approx([60.0, 60.0], abs=20)
        assert timeouts[2:] == [1.0, 1.0]

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert ended == ["quick", "quick"]
    assert [record.getMessage() for record in caplog.records] == [
        "for_ever did not end in time."
    ] * 2


def test_all_parts_are_closed_the_database_last(tmp_path: Path) -> None:
    closed: list[str] = []

    async def run() -> None:
        one = await Service.open(Settings(database=sqlite_url(tmp_path / "t"), bot_workers=1))
        parts: dict[str, Any] = {
            "attendant": one.scheduler,
            "keeper": one.repository,
            "notices": one.notifier,
            "workers": one.bot_pool,
            "store": one.store,
        }
        with ExitStack() as noted, Timeouts() as timeouts:
            for name, part in parts.items():
                noted.enter_context(patch.object(part, "close", noting(name, part.close)))
            await one.close()
        assert len(timeouts) == len(parts)
        assert timeouts[0] == max(timeouts) == pytest.approx(3.0, abs=0.9)

    def noting(name: str, close: Any) -> Any:
        async def noted() -> None:
            closed.append(name)
            await close()

        return noted

    asyncio.run(run())
    assert closed[0] == "attendant"
    assert set(closed[1:4]) == {"keeper", "notices", "workers"}
    assert closed[4:] == ["store"]


def test_what_cannot_be_opened_is_closed_again(tmp_path: Path) -> None:
    closed: list[object] = []

    async def fail(_: object) -> None:
        raise LookupError("no such thing")

    async def close(workers: BotPool) -> None:
        closed.append(workers)

    settings = Settings(database=sqlite_url(tmp_path / "t"), bot_workers=1)
    with (
        patch.object(SqlTableStore, "migrate", fail),
        patch.object(BotPool, "close", close),
        pytest.raises(LookupError),
    ):
        asyncio.run(Service.open(settings))
    assert len(closed) == 1


@on_any_database(sweep=1000)
async def test_it_is_ready_while_the_database_answers(one: Service) -> None:
    asked = 0
    answers: list[asyncio.Future[None]] = []

    async def ping() -> None:
        nonlocal asked
        asked += 1
        await answers[-1]

    def answer() -> asyncio.Future[None]:
        answers.append(asyncio.get_running_loop().create_future())
        return answers[-1]

    with patch.object(service, "ANSWERS_WITHIN", WAIT):
        assert await one.ready()
    with (
        patch.object(one.store, "ping", ping),
        patch.object(service, "ANSWERS_WITHIN", 0.02),
    ):
        answer().set_result(None)
        assert await one.ready()
        answer().set_exception(LookupError())
        assert not await one.ready()
        late = answer()
        for _ in range(3):  # the question hangs, and is not asked again
            assert not await one.ready()
        assert asked == 3
        late.set_result(None)
        assert await one.ready()
        answer()  # never
        assert not await one.ready()
        with patch.object(one.store, "close", at_once):  # it is closed again after the test
            await one.close()
    assert service.ANSWERS_WITHIN == 1.5


@on_any_database(sweep=1000)
async def test_a_question_that_was_given_up_is_no_answer(one: Service) -> None:
    async def ping() -> None:
        raise asyncio.CancelledError

    with patch.object(one.store, "ping", ping):
        assert not await one.ready()
