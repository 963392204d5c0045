"""Work that nobody waits for."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

LOG = logging.getLogger(__name__)


class Background:
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
