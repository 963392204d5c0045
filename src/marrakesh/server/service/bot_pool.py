"""Worker processes that run bots, so that a thinking bot never blocks a table."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Concatenate, Final, ParamSpec, TypeVar

from marrakesh.analysis import Decision, Hint
from marrakesh.analysis.judgement import Readers
from marrakesh.server.monitoring.metrics import asked
from marrakesh.server.service import bot_jobs
from marrakesh.server.service.bot_jobs import BotJob, Outline, is_quick
from marrakesh.workers import WorkerDied, Workers

Args = ParamSpec("Args")
Result = TypeVar("Result")
_PLAYING: Final = 10
_ANALYSING: Final = 19
"""Niceness of the workers, so that tables have priority over bots, and bots over analyses."""
_TRIES: Final = 3
"""Maximum attempts at a job if its worker dies."""


class FairSemaphore:
    """Limits concurrent jobs. Clients take turns, however many jobs each of them has waiting."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Run the block once it is this client's turn, then let the next client take its turn."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: str) -> None:
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            whose, queue = self._waiting.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._waiting[whose] = queue  # behind the other clients
            if not called.cancelled():
                called.set_result(None)
                return
        self._free += 1


class BotPool:
    """The worker processes shared by all tables of this process.

    There are three pools: for bots that search and for hints; for bots that decide immediately, so
    that they never wait for the others; and for analyses.
    """

    def __init__(self, size: int, start: Callable[[int, int], Workers] = Workers) -> None:
        self._workers = start(size, _PLAYING)
        self._quick = start(1, _PLAYING)
        self._analyst = start(1, _ANALYSING)
        self._searching = FairSemaphore(size)
        self._advising = FairSemaphore(1)  # leaves workers to bots that play

    async def choose(self, job: BotJob, source: str) -> int:
        """Return the action a bot takes; before running a search, wait for the client's turn.

        `source` is the client's IP address.
        """
        if is_quick(job.bot):
            with asked("quick"):
                return await _done(self._quick, bot_jobs.choose, job)
        with asked("search"):
            async with self._searching.turn(source):
                return await _done(self._workers, bot_jobs.choose, job)

    @asynccontextmanager
    async def advising(self, source: str) -> AsyncIterator[Callable[[BotJob], Awaitable[Hint]]]:
        """Wait for the client's turn, then provide a function that asks a bot for a hint."""
        with asked("advice"):
            async with self._advising.turn(source):
                yield partial(_done, self._workers, bot_jobs.advise)

    async def outline(self, job: BotJob) -> Outline:
        """Return the expected points over the course of a game, and when decisions were made."""
        with asked("analyses"):
            return await _done(self._analyst, bot_jobs.outline, job)

    async def doubtful_first(self, job: BotJob) -> list[int]:
        """Return the numbers of the seat's decisions, most doubtful first."""
        with asked("analyses"):
            return await _done(self._analyst, bot_jobs.doubtful_first, job)

    async def judge(self, job: BotJob, number: int, readers: Readers) -> dict[str, Decision]:
        """Judge a decision with the job's bot; return the judgement by language."""
        with asked("analyses"):
            return await _done(self._analyst, bot_jobs.judge, job, number, readers)

    async def close(self) -> None:
        await asyncio.gather(
            *(asyncio.to_thread(pool.close) for pool in (self._workers, self._quick, self._analyst))
        )


async def _done(
    pool: Workers,
    work: Callable[Concatenate[BotJob, Args], Result],
    job: BotJob,
    *args: Args.args,
    **named: Args.kwargs,
) -> Result:
    for _ in range(_TRIES - 1):
        try:
            return await asyncio.wrap_future(pool.submit(work, job, *args, **named))
        except WorkerDied:
            continue
    return await asyncio.wrap_future(pool.submit(work, job, *args, **named))
