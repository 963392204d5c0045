"""Background tasks, periodic work and threads."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

Args = ParamSpec("Args")
Result = TypeVar("Result")

LOG = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks that keep running even if nothing awaits them."""

    def __init__(self, failure: str = "") -> None:
        self._failure = failure  # logged if a task fails; empty if callers await the tasks
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def finish(self) -> None:
        """Wait for all tasks."""
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks:
            task.cancel()
        await self.finish()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and self._failure:
            LOG.error(self._failure, exc_info=error)


async def run_every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Run `work` at regular intervals; log any failure and carry on."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            LOG.exception("Failed; trying again", extra={"work": work.__qualname__})


async def run_in_thread(
    work: Callable[Args, Result], *args: Args.args, **named: Args.kwargs
) -> Result:
    """Run slow work in a thread to avoid blocking other tables; in a browser, run it directly."""
    if sys.platform == "emscripten":
        return work(*args, **named)
    return await asyncio.to_thread(work, *args, **named)
