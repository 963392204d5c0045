"""Jobs for bots, and their execution in a worker process or a web worker."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Final, NamedTuple, Protocol

from msgspec.structs import replace

from marrakesh import records
from marrakesh.analysis import Analyst, Decision, Expectation, Hint, hint
from marrakesh.analysis.judgement import Readers
from marrakesh.bots import Bot, Budget, Seat, make_bot
from marrakesh.components import Corrections
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.server.tables.snapshots import display_names
from marrakesh.server.tables.table_state import TableState

_KEPT: Final = 50
"""Maximum games, and maximum bots, that a worker caches for their next decisions."""
_ANALYSTS: Final = 4
"""Maximum parsed games that a worker caches for analyses."""


class BotJob(NamedTuple):
    """The data a worker needs for a bot's decision: the game to rebuild, the seat and the bot."""

    table: str
    config: Config
    seed: int
    history: list[tuple[int, int]]
    seat: int
    bot: str
    names: list[str]
    lang: str
    corrections: Corrections = ()


class Outline(NamedTuple):
    """The start of an analysis: expected points over the game, and when decisions were made."""

    course: list[Expectation]
    times: list[float]
    """When each decision was made, in rounds since the start."""


@cache
def thinking_time(bot: str) -> float:
    """Return the seconds a bot may spend on a decision; 0 if its budget is not in seconds."""
    return make_bot(bot, 0).budget.seconds or 0.0


@cache
def is_quick(bot: str) -> bool:
    """Return whether a bot decides immediately, that is, without a budget."""
    return make_bot(bot, 0).budget == Budget()


class BotRunner(Protocol):
    """Runs jobs for bots; `BotPool` documents the methods."""

    async def choose(self, job: BotJob, source: str) -> int: ...

    def advising(
        self, source: str
    ) -> AbstractAsyncContextManager[Callable[[BotJob], Awaitable[Hint]]]: ...

    async def outline(self, job: BotJob) -> Outline: ...

    async def doubtful_first(self, job: BotJob) -> list[int]: ...

    async def judge(self, job: BotJob, number: int, readers: Readers) -> dict[str, Decision]: ...


def job_for(state: TableState, seat: int, bot: str, lang: str = "en") -> BotJob:
    """Return the job for a bot's decision, leaving out choices that others made in secret."""
    setup = state.setup
    names = display_names(state.names, lang)
    return BotJob(
        setup.table,
        setup.config,
        setup.seed,
        state.known_to(seat),
        seat,
        bot,
        names,
        lang,
        setup.corrections,
    )


# ---- in the worker

_games: OrderedDict[str, Game] = OrderedDict()
"""Games as of their last job; for the next one, only newer actions are replayed."""
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
"""Bots by table, seat and name, since they keep data between decisions, such as search trees."""


def _game(job: BotJob) -> Game:
    game = _games.pop(job.table, None)
    known = game.history if game else []
    if game is None or known != job.history[: len(known)]:
        game, known = Game.new(job.config, job.seed, job.corrections or None), []
    for seat, action in job.history[len(known) :]:
        game.apply(action, seat)
    _games[job.table] = game
    if len(_games) > _KEPT:
        _games.popitem(last=False)
    return game


def choose(job: BotJob) -> int:
    key = job.table, job.seat, job.bot
    bot = _bots.pop(key, None) or make_bot(job.bot, f"{job.table} {job.seat}")
    _bots[key] = bot
    if len(_bots) > _KEPT:
        _bots.popitem(last=False)
    return bot.choose(Seat(_game(job), job.seat))


def advise(job: BotJob) -> Hint:
    return hint(_game(job), job.seat, job.bot, job.lang, job.names)


_analysts: OrderedDict[str, Analyst] = OrderedDict()
"""Analysts by table: each keeps the parsed game that it judges."""


def _analyst(job: BotJob) -> Analyst:
    if job.table not in _analysts:
        _analysts[job.table] = Analyst(records.dumps(_game(job)), job.bot, job.lang, None)
        if len(_analysts) > _ANALYSTS:
            _analysts.popitem(last=False)
    return _analysts[job.table]


def outline(job: BotJob) -> Outline:
    analyst = _analyst(job)
    return Outline(analyst.course(), analyst.times())


def doubtful_first(job: BotJob) -> list[int]:
    return _analyst(job).doubtful_first(job.seat)


def judge(job: BotJob, number: int, readers: Readers) -> dict[str, Decision]:
    judged = _analyst(job).judge_for(number, readers)
    return {lang: _without_the_rest(decision) for lang, decision in judged.items()}


def _without_the_rest(decision: Decision) -> Decision:
    """Keep only the played and best options of a marked decision, and none of an unmarked one."""
    kept = [one for one in decision.options if one in (decision.best, decision.choice)]
    return replace(decision, options=kept if decision.mark else [])
