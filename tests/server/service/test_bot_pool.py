"""The processes in which bots run."""

import asyncio
import os
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import active_children
from typing import Any

import pytest

from marrakesh.rules.config import Config
from marrakesh.server.service.bot_jobs import BotJob
from marrakesh.server.service.bot_pool import BotPool
from marrakesh.workers import WorkerDied
from service_clients import in_a_loop

QUICK = BotJob("t", Config(2), 1, [], 0, "random", ["Ada", "Ben"], "en")
SEARCH = QUICK._replace(bot="search:1")


class FakeWorkers:
    """Workers whose jobs end when a test says so; the first `dying` jobs kill their worker."""

    def __init__(self, dying: int = 0) -> None:
        self.jobs: list[Future[int]] = []
        self.dying = dying

    def submit(self, *_: object) -> Future[int]:
        self.jobs.append(Future())
        if len(self.jobs) <= self.dying:
            self.jobs[-1].set_exception(WorkerDied())
        return self.jobs[-1]


def pool_of(size: int, dying: int = 0) -> tuple[BotPool, list[FakeWorkers]]:
    """Make a pool; return it with its workers for searching, quick and analysing jobs."""
    workers: list[FakeWorkers] = []

    def start(*_: int) -> Any:
        workers.append(FakeWorkers(dying))
        return workers[-1]

    return BotPool(size, start), workers


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("deaths", [0, 1, 2, 3])
@in_a_loop
async def test_job_whose_worker_dies_is_tried_at_most_three_times(deaths: int) -> None:
    pool, (_, quick, _) = pool_of(1, deaths)
    choice = asyncio.create_task(pool.choose(QUICK, ""))
    await settled()
    if deaths == 3:
        with pytest.raises(WorkerDied):
            await choice
    else:
        quick.jobs[-1].set_result(7)
        assert await choice == 7
    assert len(quick.jobs) == min(deaths + 1, 3)


def test_bots_have_lower_priority_than_tables_and_analyses_the_lowest() -> None:
    async def run() -> list[int]:
        pool = BotPool(1)
        await pool.choose(QUICK, "")
        await pool.choose(SEARCH, "")
        with suppress(Exception):  # the game is not over
            await pool.doubtful_first(SEARCH)
        nice = [os.getpriority(os.PRIO_PROCESS, child.pid or 0) for child in active_children()]
        await pool.close()
        return sorted(nice)

    here = os.nice(0)
    assert asyncio.run(run()) == [min(here + 10, 19)] * 2 + [19]


@in_a_loop
async def test_searches_are_limited_and_only_one_at_a_time_gives_advice() -> None:
    """Advice takes at most one process from the bots that play."""
    pool, (searching, quick, _) = pool_of(2)

    async def be_advised(source: str) -> Any:
        async with pool.advising(source) as advise:
            return await advise(SEARCH)

    searches = [asyncio.create_task(pool.choose(SEARCH, f"{one}")) for one in range(3)]
    at_once = asyncio.create_task(pool.choose(QUICK, "0"))
    await settled()
    assert (len(searching.jobs), len(quick.jobs)) == (2, 1)
    quick.jobs[0].set_result(7)
    assert await at_once == 7
    searching.jobs[0].set_result(8)
    assert await searches[0] == 8
    await settled()
    assert len(searching.jobs) == 3
    advised = [asyncio.create_task(be_advised(source)) for source in ("ada", "ben")]
    await settled()
    assert len(searching.jobs) == 4
    searching.jobs[3].set_result(1)
    assert await advised[0] == 1
    await settled()
    assert len(searching.jobs) == 5
    for job in (searching.jobs[1], searching.jobs[2], searching.jobs[4]):
        job.set_result(2)
    assert await asyncio.gather(*searches[1:], advised[1]) == [2, 2, 2]
