"""The processes in which bots think."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from marrakesh.rules.config import Config
from marrakesh.server.service import bot_workers
from marrakesh.server.service.bot_workers import BotWorkers
from marrakesh.server.service.thinking import BotJob
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
        return await bot_workers._done(pool, lambda one: one.seed, job)

    for deaths in range(3):
        pool = Dying(deaths)
        assert asyncio.run(run(pool)) == 1
        assert pool.jobs == [job] * (deaths + 1)
    with pytest.raises(WorkerDied):
        asyncio.run(run(pool := Dying(9)))
    assert len(pool.jobs) == 3


def test_tables_come_before_bots_and_those_before_analyses() -> None:
    async def run() -> None:
        workers = BotWorkers(1)
        pools = (workers._workers, workers._quick, workers._analyst)
        nice = [pool.submit(os.nice, 0) for pool in pools]
        here = os.nice(0)
        assert [one.result() for one in nice] == [min(here + 10, 19)] * 2 + [19]
        await workers.close()

    asyncio.run(run())
