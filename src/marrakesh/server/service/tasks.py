"""Work beside the event loop."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

Args = ParamSpec("Args")
Result = TypeVar("Result")

LOG = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks that go on even if nobody awaits them any more."""

    def __init__(self, failure: str = "") -> None:
        self._failure = failure  # logged if a task fails; empty where it is awaited
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def finish(self) -> None:
        """Wait for all of them."""
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all of them."""
        for task in self.tasks:
            task.cancel()
        await self.finish()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and self._failure:
            LOG.error(self._failure, exc_info=error)


async def run_every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; whatever happens in between, it goes on."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            LOG.exception("Failed; trying again", extra={"work": work.__qualname__})


async def run_in_thread(
    work: Callable[Args, Result], *args: Args.args, **named: Args.kwargs
) -> Result:
    """Do something long in a thread, so that other tables go on; a browser's Python has none."""
    if sys.platform == "emscripten":
        return work(*args, **named)
    return await asyncio.to_thread(work, *args, **named)
