"""The processes in which bots think."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh.rules.config import Config
from marrakesh.server.service import bot_pool
from marrakesh.server.service.bot_jobs import BotJob
from marrakesh.server.service.bot_pool import BotPool
from marrakesh.workers import WorkerDied


class Dying:
    """A pool whose workers die, so many of them."""

    def __init__(self, deaths: int) -> None:
        self.deaths = deaths
        self.jobs: list[BotJob] = []

    def submit(self, work: Callable[[BotJob], int], job: BotJob) -> Future[int]:
        self.jobs.append(job)
        future: Future[int] = Future()
        if len(self.jobs) <= self.deaths:
            future.set_exception(WorkerDied())
        else:
            future.set_result(work(job))
        return future


def test_a_job_whose_worker_dies_is_tried_three_times() -> None:
    job = BotJob("t", Config(2), 1, [], 0, "random", ["Ada", "Ben"], "en")

    async def run(pool: Any) -> int:
        return await bot_pool._done(pool, lambda one: one.seed, job)

    for deaths in range(3):
        pool = Dying(deaths)
        assert asyncio.run(run(pool)) == 1
        assert pool.jobs == [job] * (deaths + 1)
    with pytest.raises(WorkerDied):
        asyncio.run(run(pool := Dying(9)))
    assert len(pool.jobs) == 3


def test_tables_come_before_bots_and_those_before_analyses() -> None:
    async def run() -> None:
        workers = BotPool(1)
        pools = (workers._workers, workers._quick, workers._analyst)
        nice = [pool.submit(os.nice, 0) for pool in pools]
        here = os.nice(0)
        assert [one.result() for one in nice] == [min(here + 10, 19)] * 2 + [19]
        await workers.close()

    asyncio.run(run())


def test_who_searches_has_as_many_processes_as_wished_the_others_one() -> None:
    with patch.object(bot_pool, "Workers") as pools:
        BotPool(3)
    assert [call.args for call in pools.call_args_list] == [(3, 10), (1, 10), (1, 19)]


def test_so_many_search_at_a_time_and_one_gives_advice() -> None:
    """Advice keeps playing bots waiting for one process at most."""
    job = BotJob("t", Config(2), 1, [], 0, "search:100", ["Ada", "Ben"], "en")

    class Pool:
        def __init__(self, *_: object) -> None:
            self.futures: list[Future[int]] = []

        def submit(self, *_: object) -> Future[int]:
            self.futures.append(Future())
            return self.futures[-1]

    async def settled() -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def run() -> None:
        with patch.object(bot_pool, "Workers", Pool):
            workers: Any = BotPool(2)
        searches = [asyncio.create_task(workers.choose(job, f"{one}")) for one in range(3)]
        quick = asyncio.create_task(workers.choose(job._replace(bot="random"), "0"))
        await settled()
        assert (len(workers._workers.futures), len(workers._quick.futures)) == (2, 1)
        workers._quick.futures[0].set_result(7)
        assert await quick == 7
        workers._workers.futures[0].set_result(8)
        assert await searches[0] == 8
        await settled()
        assert len(workers._workers.futures) == 3
        for future in workers._workers.futures[1:]:
            future.set_result(9)
        assert await asyncio.gather(*searches[1:]) == [9, 9]

        async def be_advised(whose: str) -> int:
            async with workers.advising(whose) as advise:
                advice: int = await advise(job)
                return advice

        advised = [asyncio.create_task(be_advised(whose)) for whose in ("ada", "ben")]
        await settled()
        assert len(workers._workers.futures) == 4
        workers._workers.futures[3].set_result(1)
        assert await advised[0] == 1
        await settled()
        workers._workers.futures[4].set_result(2)
        assert await advised[1] == 2

    asyncio.run(run())
