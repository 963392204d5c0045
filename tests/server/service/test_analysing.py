"""Analyses take turns, and stop when nobody wants them: with thinkers that answer at once."""

import asyncio
import time
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh.analysis import Decision
from marrakesh.rules.config import Config
from marrakesh.server.messages import AnalysisSoFar
from marrakesh.server.service import analysis
from marrakesh.server.service.analysis import AT_ONCE, PATIENCE, AnalysisQueue
from marrakesh.server.service.bot_jobs import BotJob, Outline
from refusals import refusal

DOUBTS = {0: [4, 0, 2], 1: [1, 3]}
"""By seat: its decisions, the most doubtful first."""


class Thinkers:
    """Notes what it is asked, by table; stands for the keeper and the attendant as well."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.judged: list[int] = []
        self.at_once = self.most_at_once = 0
        self.fault: Exception | None = None
        self.over = True
        around: Any = self
        self.analyses = AnalysisQueue(around, around, around)
        self.tasks: list[asyncio.Task[None]] = []

    async def get(self, table: str) -> Any:
        config = Config(2)
        history = [(0, 7), (1, 7), (0, 7), (1, 7), (0, 7)]
        state = SimpleNamespace(
            setup=SimpleNamespace(table=table, config=config, seed=1, corrections=()),
            game=SimpleNamespace(over=self.over, config=config),
            names=["Ada", "Ben"],
            known_to=lambda seat: history,
        )
        return SimpleNamespace(state=state)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def _step(self, job: BotJob) -> None:
        self.steps.append(job.table)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if self.fault:
            raise self.fault

    async def outline(self, job: BotJob) -> Outline:
        await self._step(job)
        return Outline([], [0.0, 0.1, 0.2, 0.3, 0.4])

    async def doubtful_first(self, job: BotJob) -> list[int]:
        await self._step(job)
        return DOUBTS[job.seat]

    async def judge(self, job: BotJob, number: int, readers: Any) -> dict[str, Decision]:
        await self._step(job)
        self.judged.append(number)
        return {lang: Decision(number, job.seat, 1, 1, 7, [], 0.0, "") for lang in readers}

    async def so_far(self, table: str = "a", seat: int = 0, whose: str = "") -> AnalysisSoFar:
        return await self.analyses.so_far(table, seat, "en", whose)

    async def done(self) -> None:
        await asyncio.gather(*self.tasks)


def test_the_most_doubtful_decisions_are_judged_first() -> None:
    async def run() -> None:
        bot_runner = Thinkers()
        first = await bot_runner.so_far()
        assert (first.done, first.of, first.complete) == (0, 3, False)
        await bot_runner.done()
        end = await bot_runner.so_far()
        assert (end.done, end.of, end.complete) == (3, 3, True)
        assert (end.summary.seat, end.summary.decisions) == (0, 3)
        assert bot_runner.judged == [4, 0, 2]
        await bot_runner.done()
        assert len(bot_runner.steps) == 5  # what is complete is not done again
        assert (await bot_runner.so_far(seat=1)).of == 2
        await bot_runner.done()
        assert (await bot_runner.so_far(seat=1)).summary.seat == 1

    asyncio.run(run())


def test_tables_take_turns_and_one_step_is_done_at_a_time() -> None:
    async def run() -> None:
        bot_runner = Thinkers()
        for table in "aabbc":  # whoever asks again gets no other turn
            await bot_runner.so_far(table)
        await bot_runner.done()
        assert "".join(bot_runner.steps) == "abc" * 5
        assert bot_runner.most_at_once == 1
        bot_runner.steps.clear()
        for seat in (0, 1):
            await bot_runner.so_far("d", seat)
        await bot_runner.so_far("e")
        await bot_runner.done()
        assert "".join(bot_runner.steps[:8]) == "dededede"

    asyncio.run(run())


def test_whoever_comes_while_the_first_is_at_work_is_next() -> None:
    async def run() -> None:
        bot_runner = Thinkers()
        await bot_runner.so_far("a")
        await asyncio.sleep(0)
        assert bot_runner.steps == ["a"]
        await bot_runner.so_far("b")
        await bot_runner.done()
        assert "".join(bot_runner.steps[:4]) == "abab"

    asyncio.run(run())


def test_it_goes_on_for_six_seconds_after_somebody_has_asked() -> None:
    async def run(later: float) -> int:
        bot_runner, now = Thinkers(), time.time()
        with patch.object(time, "time", lambda: now):
            await bot_runner.so_far()
        with patch.object(time, "time", lambda: now + later):
            await bot_runner.done()
        return len(bot_runner.steps)

    assert PATIENCE == 6
    assert [asyncio.run(run(later)) for later in (5.9, 6.0, 6.1)] == [5, 0, 0]


def test_an_address_waits_for_three_whatever_others_wait_for() -> None:
    async def run() -> None:
        bot_runner = Thinkers()
        for whose in ("192.0.2.3", "192.0.2.2", "192.0.2.4"):
            for number in range(AT_ONCE):
                await bot_runner.so_far(f"{whose} {number}", whose=whose)
            assert (
                await refusal(bot_runner.so_far("more", whose=whose))
            ).key == "too-many-analyses"
            await bot_runner.so_far(f"{whose} 0", whose=whose)
        for number in range(AT_ONCE + 1):
            await bot_runner.so_far(f"this computer {number}")
        await bot_runner.done()
        await bot_runner.so_far("more", whose="192.0.2.3")  # what is complete is not waited for
        assert AT_ONCE == 3

    asyncio.run(run())


def test_an_address_that_comes_back_to_many_is_limited_too() -> None:
    async def run() -> None:
        bot_runner, now = Thinkers(), time.time()
        with patch.object(time, "time", lambda: now):
            for number in range(AT_ONCE):
                await bot_runner.so_far(f"{number}", whose="192.0.2.1")
        with patch.object(time, "time", lambda: now + PATIENCE + 1):
            for number in range(AT_ONCE):
                await bot_runner.so_far(f"new {number}", whose="192.0.2.1")
            late = await refusal(bot_runner.so_far("0", whose="192.0.2.1"))
            assert late.key == "too-many-analyses"
            await bot_runner.so_far("0", whose="192.0.2.7")
            await bot_runner.done()
            assert (await bot_runner.so_far("0", whose="192.0.2.1")).complete

    asyncio.run(run())


def test_a_hundred_are_kept_those_that_were_asked_for_last() -> None:
    async def run() -> None:
        bot_runner, now = Thinkers(), time.time()
        for number in range(100):
            with patch.object(time, "time", lambda at=number: now + at):
                await bot_runner.so_far(f"{number}")
        with patch.object(time, "time", lambda: now + 100):
            await bot_runner.so_far("0")
            assert len(bot_runner.analyses._known) == 100
            await bot_runner.so_far("100")
        kept = {which.table for which in bot_runner.analyses._known}
        assert kept == {str(number) for number in range(101) if number != 1}

    asyncio.run(run())


def test_what_cannot_be_analysed_is_refused() -> None:
    async def run() -> None:
        bot_runner = Thinkers()
        for seat in (-1, 2):
            refused = await refusal(bot_runner.so_far(seat=seat))
            assert (refused.key, refused.params["last"]) == ("no-seat", 1)
        bot_runner.over = False
        assert (await refusal(bot_runner.so_far())).key == "not-over"
        assert bot_runner.steps == []

    asyncio.run(run())


def test_one_that_fails_is_logged_and_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        bot_runner = Thinkers()
        bot_runner.fault = LookupError("no such thing")
        await bot_runner.so_far("a")
        await bot_runner.so_far("b")
        await bot_runner.done()
        assert bot_runner.steps == ["a", "b"]
        for table in "ab":
            assert (await refusal(bot_runner.so_far(table))).key == "bug"
        bot_runner.fault = None
        await bot_runner.so_far("a")
        await bot_runner.done()
        assert (await bot_runner.so_far("a")).complete

    asyncio.run(run())
    told = [record for record in caplog.records if record.name == analysis.__name__]
    assert [vars(record)["table"] for record in told] == ["a", "b"]
    assert all(record.exc_info for record in told)
