"""Work beside the event loop."""

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

Args = ParamSpec("Args")
Result = TypeVar("Result")

LOG = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks that run on their own; what fails is logged, and the rest is cancelled at the end."""

    def __init__(self, failure: str) -> None:
        self._failure = failure
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            LOG.error(self._failure, exc_info=task.exception())


async def run_in_thread(
    work: Callable[Args, Result], *args: Args.args, **named: Args.kwargs
) -> Result:
    """Do something long in a thread, so that other tables go on; a browser's Python has none."""
    if sys.platform == "emscripten":
        return work(*args, **named)
    return await asyncio.to_thread(work, *args, **named)
