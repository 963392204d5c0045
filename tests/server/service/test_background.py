"""Work that nobody waits for."""

import asyncio
import logging

import pytest

from marrakesh.server.service.background import Background


def test_it_goes_on_by_itself_and_ends_with_the_server(caplog: pytest.LogCaptureFixture) -> None:
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
        background = Background("It failed")
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
