"""The worker processes in which bots think, so that thinking never blocks a table."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Concatenate, Final, NamedTuple, ParamSpec, TypeVar

from msgspec.structs import replace

from marrakesh import records
from marrakesh.analysis import Analyst, Decision, Expectation, Hint, hint
from marrakesh.analysis.weighing import Readers
from marrakesh.bots import Bot, Budget, Seat, make
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.server.monitoring.figures import asked
from marrakesh.server.service.turns import Turns
from marrakesh.workers import WorkerDied, Workers

Args = ParamSpec("Args")
Result = TypeVar("Result")
_PLAYING: Final = 10
_ANALYSING: Final = 19
"""The niceness of the processes: tables come before their bots, and those before analyses."""
_KEPT: Final = 50
"""Games and bots that a worker caches for the next decision."""
_ANALYSTS: Final = 4
"""Games that a worker keeps parsed for the analyses under way."""
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
    names: list[str]
    lang: str


class Outline(NamedTuple):
    """What is known of a game before any of its decisions is judged."""

    course: list[Expectation]
    times: list[float]
    """When each decision was made, in rounds since the start."""


@cache
def thinking_time(bot: str) -> float:
    """The seconds a bot may spend on a decision."""
    return make(bot, 0).budget.seconds or 0.0


@cache
def is_quick(bot: str) -> bool:
    """Whether a bot decides at once."""
    return make(bot, 0).budget == Budget()


class BotWorkers:
    """The worker processes of this process, shared by all its tables: a pool for those who search,
    one for those who decide at once, so that they never wait for the others; one for analyses."""

    def __init__(self, size: int) -> None:
        self._workers = Workers(size, _PLAYING)
        self._quick = Workers(1, _PLAYING)
        self._analyst = Workers(1, _ANALYSING)
        self._searching = Turns(size)
        self._advising = Turns(1)  # so that playing bots need not wait

    async def choose(self, job: BotJob, source: str) -> int:
        """The action a bot takes; those at tables of one source share its turns."""
        if is_quick(job.bot):
            with asked("quick"):
                return await _done(self._quick, _choose, job)
        with asked("search"):
            async with self._searching.turn(source):
                return await _done(self._workers, _choose, job)

    @asynccontextmanager
    async def advising(self, source: str) -> AsyncIterator[Callable[[BotJob], Awaitable[Hint]]]:
        """Wait for the turn of a source; what a bot would do, and why."""
        with asked("advice"):
            async with self._advising.turn(source):
                yield partial(_done, self._workers, _advise)

    async def outline(self, job: BotJob) -> Outline:
        """The course of a game."""
        with asked("analyses"):
            return await _done(self._analyst, _outline, job)

    async def doubtful_first(self, job: BotJob) -> list[int]:
        """The decisions of the job's seat, in the order in which to judge them."""
        with asked("analyses"):
            return await _done(self._analyst, _doubtful_first, job)

    async def judge(self, job: BotJob, number: int, readers: Readers) -> dict[str, Decision]:
        """A decision of a game, judged by the job's bot, in words of several languages."""
        with asked("analyses"):
            return await _done(self._analyst, _judge, job, number, readers)

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


# ---- in a worker

_games: OrderedDict[str, Game] = OrderedDict()
"""Games as of their last decision: for the next one only newer actions are replayed."""
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
"""By table, seat and text: levels keep their habits, search what it has found out."""


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
    key = job.table, job.seat, job.bot
    bot = _bots.pop(key, None) or make(job.bot, f"{job.table} {job.seat}")
    _bots[key] = bot
    if len(_bots) > _KEPT:
        _bots.popitem(last=False)
    return bot.choose(Seat(_game(job), job.seat))


def _advise(job: BotJob) -> Hint:
    return hint(_game(job), job.seat, job.bot, job.lang, job.names)


_analysts: OrderedDict[str, Analyst] = OrderedDict()
"""By table."""


def _analyst(job: BotJob) -> Analyst:
    if job.table not in _analysts:
        _analysts[job.table] = Analyst(records.dumps(_game(job)), job.bot, job.lang, None)
        if len(_analysts) > _ANALYSTS:
            _analysts.popitem(last=False)
    return _analysts[job.table]


def _outline(job: BotJob) -> Outline:
    analyst = _analyst(job)
    return Outline(analyst.course(), analyst.times())


def _doubtful_first(job: BotJob) -> list[int]:
    return _analyst(job).doubtful_first(job.seat)


def _judge(job: BotJob, number: int, readers: Readers) -> dict[str, Decision]:
    judged = _analyst(job).judge_for(number, readers)
    return {lang: _without_the_rest(decision) for lang, decision in judged.items()}


def _without_the_rest(decision: Decision) -> Decision:
    """A decision as it is kept: if it has a mark, with the option played and the best one."""
    kept = [one for one in decision.options if one in (decision.best, decision.choice)]
    return replace(decision, options=kept if decision.mark else [])
