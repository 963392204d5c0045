"""Background tasks that no one awaits."""

import asyncio
import logging
import sys
import threading

import pytest

from marrakesh.server.service.tasks import BackgroundTasks, run_in_thread


def test_background_tasks_run_on_their_own_and_end_with_the_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    done: list[str] = []

    async def work(seconds: float) -> None:
        try:
            await asyncio.sleep(seconds)
            done.append("slept")
        finally:
            done.append("ended")

    async def fail() -> None:
        raise LookupError("no such thing")

    async def run() -> None:
        background = BackgroundTasks("It failed")
        for one in (work(0), fail(), work(1000)):
            background.spawn(one)
        await asyncio.sleep(0.01)
        assert done == ["slept", "ended"]
        assert len(background.tasks) == 1
        await background.close()
        assert done == ["slept", "ended", "ended"]
        assert not background.tasks

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    ((_, _, said),) = caplog.record_tuples
    assert said == "It failed"
    assert isinstance((caplog.records[0].exc_info or [None, None])[1], LookupError)


@pytest.mark.parametrize(("platform", "here"), [("linux", False), ("emscripten", True)])
def test_slow_work_runs_in_a_thread_where_threads_exist(
    platform: str, here: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)

    def work(one: int, two: int) -> tuple[int, int, bool]:
        return one, two, threading.current_thread() is threading.main_thread()

    assert asyncio.run(run_in_thread(work, 1, two=2)) == (1, 2, here)
