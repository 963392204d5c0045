"""Analyses take turns and stop when no one wants them, tested with an instant analyser."""

import asyncio
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from marrakesh.analysis import Decision
from marrakesh.rules.config import Config
from marrakesh.server.messages import AnalysisSoFar
from marrakesh.server.service import analysis
from marrakesh.server.service.analysis import AT_ONCE, PATIENCE, AnalysisQueue
from marrakesh.server.service.bot_jobs import BotJob, Outline
from refusals import refusal
from service_clients import in_a_loop, later

DOUBTS = {0: [4, 0, 2], 1: [1, 3]}
"""Decisions by seat, the most doubtful first."""


class FakeQueue:
    """Queue whose steps are recorded by table; also stands in for the repository and the tasks."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.judged: list[int] = []
        self.at_once = self.most_at_once = 0
        self.fault: Exception | None = None
        self.over = True
        around: Any = self
        self._queue = AnalysisQueue(around, around, around)
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

    async def so_far(self, table: str = "a", seat: int = 0, source: str = "") -> AnalysisSoFar:
        return await self._queue.so_far(table, seat, "en", source)

    async def done(self) -> None:
        await asyncio.gather(*self.tasks)


@in_a_loop
async def test_the_most_doubtful_decisions_are_judged_first() -> None:
    queue = FakeQueue()
    first = await queue.so_far()
    assert (first.done, first.of, first.complete) == (0, 3, False)
    await queue.done()
    end = await queue.so_far()
    assert (end.done, end.of, end.complete) == (3, 3, True)
    assert (end.summary.seat, end.summary.decisions) == (0, 3)
    assert queue.judged == [4, 0, 2]
    await queue.done()
    assert len(queue.steps) == 5  # completed work is not repeated
    assert (await queue.so_far(seat=1)).of == 2
    await queue.done()
    assert (await queue.so_far(seat=1)).summary.seat == 1


@in_a_loop
async def test_tables_take_turns_one_step_at_a_time() -> None:
    queue = FakeQueue()
    for table in "aabbc":  # repeated requests get no extra turn
        await queue.so_far(table)
    await queue.done()
    assert "".join(queue.steps) == "abc" * 5
    assert queue.most_at_once == 1
    queue.steps.clear()
    for seat in (0, 1):
        await queue.so_far("d", seat)
    await queue.so_far("e")
    await queue.done()
    assert "".join(queue.steps[:8]) == "dededede"


def test_analysis_continues_for_six_seconds_after_the_last_request() -> None:
    async def run(seconds: float) -> int:
        queue = FakeQueue()
        with later(0):
            await queue.so_far()
        with later(seconds):
            await queue.done()
        return len(queue.steps)

    assert [asyncio.run(run(seconds)) for seconds in (5.5, 6.5)] == [5, 0]


@in_a_loop
async def test_each_address_may_wait_for_at_most_three_analyses() -> None:
    queue = FakeQueue()
    for source in ("192.0.2.3", "192.0.2.2", "192.0.2.4"):
        for number in range(AT_ONCE):
            await queue.so_far(f"{source} {number}", source=source)
        assert (await refusal(queue.so_far("more", source=source))).key == "too-many-analyses"
        await queue.so_far(f"{source} 0", source=source)
    for number in range(AT_ONCE + 1):
        await queue.so_far(f"this computer {number}")
    await queue.done()
    await queue.so_far("more", source="192.0.2.3")  # a complete analysis does not count


@in_a_loop
async def test_returning_to_earlier_analyses_counts_towards_the_limit_of_an_address() -> None:
    queue = FakeQueue()
    with later(0):
        for number in range(AT_ONCE):
            await queue.so_far(f"{number}", source="192.0.2.1")
    with later(PATIENCE + 1):
        for number in range(AT_ONCE):
            await queue.so_far(f"new {number}", source="192.0.2.1")
        late = await refusal(queue.so_far("0", source="192.0.2.1"))
        assert late.key == "too-many-analyses"
        await queue.so_far("0", source="192.0.2.7")
        await queue.done()
        assert (await queue.so_far("0", source="192.0.2.1")).complete


@in_a_loop
async def test_the_hundred_most_recently_requested_analyses_are_kept() -> None:
    queue = FakeQueue()
    for number in (*range(100), 0, 100):
        await queue.so_far(f"{number}")
        await queue.done()
    assert (await queue.so_far("0")).complete
    assert (await queue.so_far("100")).complete
    assert not (await queue.so_far("1")).complete  # its request is the oldest


@in_a_loop
async def test_impossible_analyses_are_refused() -> None:
    queue = FakeQueue()
    for seat in (-1, 2):
        refused = await refusal(queue.so_far(seat=seat))
        assert (refused.key, refused.params["last"]) == ("no-seat", 1)
    queue.over = False
    assert (await refusal(queue.so_far())).key == "not-over"
    assert queue.steps == []


def test_failed_analysis_is_logged_and_does_not_delay_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        queue = FakeQueue()
        queue.fault = LookupError("no such thing")
        await queue.so_far("a")
        await queue.so_far("b")
        await queue.done()
        assert queue.steps == ["a", "b"]
        for table in "ab":
            assert (await refusal(queue.so_far(table))).key == "bug"
        queue.fault = None
        await queue.so_far("a")
        await queue.done()
        assert (await queue.so_far("a")).complete

    asyncio.run(run())
    told = [record for record in caplog.records if record.name == analysis.__name__]
    assert [vars(record)["table"] for record in told] == ["a", "b"]
    assert all(record.exc_info for record in told)
