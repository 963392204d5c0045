"""Worker processes that think for bots, so that thinking never blocks a table."""

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
"""Games that a worker keeps for the next decision."""
_TRIES: Final = 3
"""A job whose workers die this often has failed."""


class BotJob(NamedTuple):
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


class BotWorkers:
    """The workers of this process, for all its tables."""

    def __init__(self, size: int) -> None:
        self._workers = Workers(size, in_background=True)

    async def choose(self, job: BotJob) -> int:
        """What a bot does."""
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
"""Games as they were when the last decision was made: the next needs only what came since."""


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
