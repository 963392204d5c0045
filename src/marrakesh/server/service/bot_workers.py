"""The worker pool in which bots think, so that thinking never blocks a table."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeVar

from marrakesh.analysis import Hint, hint
from marrakesh.bots import Seat, make
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.workers import WorkerDied, Workers

Result = TypeVar("Result")
_KEPT: Final = 50
"""Games that a worker caches for the next decision."""
_TRIES: Final = 3
"""Attempts at a job whose workers die."""


class BotJob(NamedTuple):
    """A decision to make: what a worker needs to rebuild the game, the seat, and the bot."""

    table: str
    config: Config
    seed: int
    history: list[tuple[int, int]]
    seat: int
    bot: str
    lang: str = "en"


@cache
def thinking_time(bot: str) -> float:
    """The seconds a bot may spend on a decision."""
    return make(bot, 0).budget.seconds or 0.0


class BotWorkers:
    """The worker pool of this process, shared by all its tables."""

    def __init__(self, size: int) -> None:
        self._workers = Workers(size, in_background=True)

    async def choose(self, job: BotJob) -> int:
        """The action a bot takes."""
        return await self._done(_choose, job)

    async def advise(self, job: BotJob) -> Hint:
        """What a bot would do, and why."""
        return await self._done(_advise, job)

    async def _done(self, work: Callable[[BotJob], Result], job: BotJob) -> Result:
        for _ in range(_TRIES - 1):
            try:
                return await asyncio.wrap_future(self._workers.submit(work, job))
            except WorkerDied:
                continue
        return await asyncio.wrap_future(self._workers.submit(work, job))

    async def close(self) -> None:
        await asyncio.to_thread(self._workers.close)


# ---- in a worker

_games: OrderedDict[str, Game] = OrderedDict()
"""Games as of their last decision: for the next one only newer actions are replayed."""


def _game(job: BotJob) -> Game:
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


def _choose(job: BotJob) -> int:
    seed = f"{job.table} {len(job.history)} {job.seat}"
    return make(job.bot, seed).choose(Seat(_game(job), job.seat))


def _advise(job: BotJob) -> Hint:
    return hint(_game(job), job.seat, job.bot, job.lang)
