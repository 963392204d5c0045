"""Explanations, previews and hints for games in progress, and analyses of finished games.

An analysis is computed one decision at a time, and only while a client is waiting for it.
"""

import logging
import time
from functools import partial
from itertools import count
from typing import Final, NamedTuple

from marrakesh.analysis import Decision
from marrakesh.analysis.judgement import Readers
from marrakesh.analysis.model import summarise
from marrakesh.narration import because
from marrakesh.presentation.subjects import meant_action
from marrakesh.rules.game import IllegalAction
from marrakesh.server.errors import RequestError, forwarded
from marrakesh.server.messages import (
    Advice,
    Advise,
    AnalysisSoFar,
    Judged,
    Lang,
    Preview,
    PreviewRequest,
    WhyNot,
    WhyNotRequest,
)
from marrakesh.server.service.bot_jobs import BotJob, BotRunner, Outline, job_for
from marrakesh.server.service.sessions import ClientSession
from marrakesh.server.service.table_repository import TableRepository
from marrakesh.server.service.tasks import BackgroundTasks
from marrakesh.server.tables import hints
from marrakesh.server.tables.bots import check_adviser
from marrakesh.server.tables.event_messages import game_events
from marrakesh.server.tables.snapshots import display_names, only, preview_for
from marrakesh.server.tables.table_state import TableState
from marrakesh.server.tables.undo import look_ahead_all
from marrakesh.texts import LANGUAGES

LOG = logging.getLogger(__name__)

JUDGE: Final = "search:100"
"""The bot that judges decisions; its budget is in iterations, so that analyses are repeatable."""
PATIENCE: Final = 6.0
"""Seconds without a request after which a client no longer counts as waiting."""
AT_ONCE: Final = 3
"""Maximum analyses that an address can wait for at a time."""
_KEPT: Final = 100
"""Maximum analyses kept in memory."""


class Adviser:
    """Explains why an action is illegal, what a legal one leads to, and what a bot would do."""

    def __init__(self, repository: TableRepository, bot_runner: BotRunner) -> None:
        self._repository = repository
        self._bot_runner = bot_runner

    async def why_not(self, session: ClientSession, message: WhyNotRequest) -> WhyNot:
        session.check_owns(message.seat)
        game = (await self._repository.get(session.table)).state.game
        action = meant_action(game, message.place)
        if action < 0 or action in game.legal_actions(message.seat):
            return WhyNot(id=message.id, clear=action >= 0, text="")
        reason = game.why_not(action, message.seat)
        if reason[0] == "why-not-asked":
            return WhyNot(id=message.id, clear=True, text="")
        text = because(reason, session.lang)
        return WhyNot(id=message.id, clear=True, text=text[:1].upper() + text[1:])

    async def preview(self, session: ClientSession, message: PreviewRequest) -> Preview:
        session.check_owns(message.seat)
        loaded = await self._repository.get(session.table)
        state, openly = loaded.state, loaded.snapshots.openly(session.seats)
        try:
            actions = [message.action, *message.then]
            comes = look_ahead_all(state.game, message.seat, actions)
        except IllegalAction as error:
            raise forwarded(error) from None
        names = display_names(state.names, session.lang)
        return Preview(
            id=message.id,
            events=game_events(comes.events, session.lang, names, only(session.seats)),
            view=preview_for(comes.game, message.seat, openly) if comes.game else None,
            reveals=comes.game is None,
        )

    async def advise(self, session: ClientSession, message: Advise) -> Advice:
        session.check_owns(message.seat)
        check_adviser(message.bot)
        async with self._bot_runner.advising(session.source) as advise:
            if session.closed:
                raise RequestError("not-asked")
            plan = partial(hints.ask, seat=message.seat, token_hash=session.token_hash)
            state = await self._repository.change(session.table, plan)
            job = job_for(state, message.seat, message.bot, session.lang)
            return Advice(id=message.id, hint=await advise(job))


class Which(NamedTuple):
    table: str
    seat: int


class RunningAnalysis:
    """An analysis and its results so far."""

    def __init__(self, job: BotJob, readers: Readers) -> None:
        self.job = job
        self._readers = readers
        self.outline: Outline | None = None
        self.of = sum(seat == job.seat for seat, _ in job.history)
        self._judged: list[dict[str, Decision]] = []  # each by language
        self.broken = False
        self.asked = 0.0
        self.source = ""
        self.turn = 0
        """The number of the turn in which the analysis was last continued."""
        self._left: list[int] | None = None  # decisions yet to be judged, most doubtful last

    @property
    def complete(self) -> bool:
        return self.outline is not None and len(self._judged) == self.of

    @property
    def awaited(self) -> bool:
        return not (self.complete or self.broken) and time.time() < self.asked + PATIENCE

    async def go_on(self, workers: BotRunner) -> None:
        """Compute the next part: the expected points first, then decisions, most doubtful first."""
        if self.outline is None:
            self.outline = await workers.outline(self.job)
        elif self._left is None:
            self._left = (await workers.doubtful_first(self.job))[::-1]
        else:
            self._judged.append(await workers.judge(self.job, self._left[-1], self._readers))
            self._left.pop()

    def so_far(self, lang: Lang) -> AnalysisSoFar:
        judged = sorted((one[lang] for one in self._judged), key=lambda one: one.number)
        course, times = self.outline or ([], [])
        return AnalysisSoFar(
            done=len(judged),
            of=self.of,
            complete=self.complete,
            course=course,
            summary=summarise(judged, [self.job.seat])[0],
            marked=[_told(one, times[one.number]) for one in judged if one.mark],
        )


def _told(decision: Decision, when: float) -> Judged:
    return Judged(
        move=decision.number,
        time=when,
        season=decision.season,
        round=decision.round,
        mark=decision.mark,
        loss=decision.loss,
        played=decision.choice.words,
        better=decision.best.words,
        action=decision.best.action,
        why=decision.why,
    )


class AnalysisQueue:
    """The analyses of this process. They take turns on one worker, with one per table at a time."""

    def __init__(
        self, repository: TableRepository, bot_runner: BotRunner, background: BackgroundTasks
    ) -> None:
        self._repository = repository
        self._bot_runner = bot_runner
        self._background = background
        self._known: dict[Which, RunningAnalysis] = {}
        self._turns = count(1)
        self._working = False

    async def so_far(self, table: str, seat: int, lang: Lang, source: str) -> AnalysisSoFar:
        """Return the results so far of a seat's analysis, starting it if necessary.

        It runs only while clients keep asking. `source` is the client's IP address; it is empty if
        the client is not subject to a limit.
        """
        state = (await self._repository.get(table)).state
        if not state.game.over:
            raise RequestError("not-over", 409)
        if not 0 <= seat < state.game.config.players:
            raise RequestError("no-seat", 404, last=state.game.config.players - 1)
        which = Which(table, seat)
        analysis = self._known.get(which)
        if analysis and analysis.broken:
            del self._known[which]
            raise RequestError("bug", 500)
        if not analysis or not (analysis.complete or analysis.awaited):
            self._limit(source)
            analysis = analysis or self._begin(which, state)
            analysis.source = source
        analysis.asked = time.time()
        if not self._working:
            self._working = True
            self._background.spawn(self._work())
        return analysis.so_far(lang)

    def _begin(self, which: Which, state: TableState) -> RunningAnalysis:
        if len(self._known) >= _KEPT:
            del self._known[min(self._known, key=lambda one: self._known[one].asked)]
        readers = {lang: display_names(state.names, lang) for lang in LANGUAGES}
        self._known[which] = RunningAnalysis(job_for(state, which.seat, JUDGE), readers)
        return self._known[which]

    def _limit(self, source: str) -> None:
        waits = sum(one.source == source for one in self._known.values() if one.awaited)
        if source and waits >= AT_ONCE:
            raise RequestError("too-many-analyses", 429)

    async def _work(self) -> None:
        try:
            while analysis := self._next():
                analysis.turn = next(self._turns)
                try:
                    await analysis.go_on(self._bot_runner)
                except Exception as error:
                    about = {"table": analysis.job.table}
                    LOG.error("Analysis failed", exc_info=error, extra=about)
                    analysis.broken = True
        finally:
            self._working = False

    def _next(self) -> RunningAnalysis | None:
        """Return the awaited analysis whose last turn is longest ago, considering one per table."""
        first: dict[str, RunningAnalysis] = {}
        for which, analysis in self._known.items():
            if analysis.awaited:
                first.setdefault(which.table, analysis)
        return min(first.values(), key=lambda one: one.turn, default=None)
