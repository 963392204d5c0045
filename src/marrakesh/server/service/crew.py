"""Worker processes that think for bots, so that thinking never blocks a table."""

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, NamedTuple, TypeVar

from marrakesh.analysis import Hint, hint
from marrakesh.bots import Seat, make
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game

Result = TypeVar("Result")
_KEPT: Final = 50
_TRIES: Final = 3


class Job(NamedTuple):
    """A decision: the game as a worker can make it again, the seat, and the bot."""

    table: str
    config: Config
    seed: int
    history: list[tuple[int, int]]
    seat: int
    bot: str
    lang: str = "en"


@cache
def thinking_time(bot: str) -> float:
    """How many seconds a bot may need for a decision."""
    return make(bot, 0).budget.seconds or 0.0


class Crew:
    """Workers, hired when the first job comes; if one dies, all are hired anew."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, job: Job) -> int:
        """What a bot does."""
        return await self._work(_choose, job)

    async def advise(self, job: Job) -> Hint:
        """What a bot would do, and why."""
        return await self._work(_advise, job)

    async def _work(self, work: Callable[[Job], Result], job: Job) -> Result:
        for tries_left in range(_TRIES - 1, -1, -1):
            pool = self._hired()
            try:
                return await asyncio.wrap_future(pool.submit(work, job))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if not tries_left:
                    raise
        raise AssertionError

    def _hired(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")  # a fork would copy locks and connections
            self._pool = ProcessPoolExecutor(self._size, context, _start_work)
        return self._pool

    async def close(self) -> None:
        if self._pool:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


# ---- in a worker

_games: OrderedDict[str, Game] = OrderedDict()
"""Games as they were when the last decision was made: the next needs only what came since."""


def _start_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that is killed cannot send its workers home."""
    server = parent_process()
    if server:
        server.join()
        os._exit(1)


def _game(job: Job) -> Game:
    game = _games.pop(job.table, None)
    known = game.history if game else []
    if game is None or known != job.history[: len(known)]:
        game, known = Game.new(job.config, job.seed), []
    for seat, action in job.history[len(known) :]:
        game.apply(action, seat)
    _games[job.table] = game
    if len(_games) > _KEPT:
        _games.popitem(last=False)
    return game


def _choose(job: Job) -> int:
    seed = f"{job.table} {len(job.history)} {job.seat}"
    return make(job.bot, seed).choose(Seat(_game(job), job.seat))


def _advise(job: Job) -> Hint:
    return hint(_game(job), job.seat, job.bot, job.lang)
