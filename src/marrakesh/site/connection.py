"""A page's connection to a table: the messages of the server's WebSocket."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from marrakesh.server.service.connection import Closing, TableConnection
from marrakesh.server.service.sessions import ClientSessions

LOG = logging.getLogger(__name__)

FAILED = 1011
"""WebSocket's own code for a fault on our side."""


class PageConnection(TableConnection):
    """The other end of a line."""

    def __init__(self, sessions: ClientSessions, table: str, say: Callable[[str], Any]) -> None:
        super().__init__(sessions, table)
        self._say = say

    async def send(self, text: str) -> None:
        self._say(text)


class Line:
    """An open connection. `say` and `ended` are the page's."""

    def __init__(
        self,
        sessions: ClientSessions,
        table: str,
        say: Callable[[str], Any],
        ended: Callable[[int], Any],
    ) -> None:
        self._page = PageConnection(sessions, table, say)
        self._ended = ended
        self._heard = asyncio.Queue[str]()
        self._running = asyncio.create_task(self._run())

    def receive(self, text: str) -> None:
        """A message from the page; they are handled one after the other."""
        self._heard.put_nowait(text)

    def close(self) -> None:
        """The page hangs up."""
        self._running.cancel()

    async def _run(self) -> None:
        tasks = [asyncio.create_task(work()) for work in (self._listen, self._page.send_updates)]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self._page.close()
        end = done.pop().exception()
        if not isinstance(end, Closing):
            LOG.error("Line failed", exc_info=end)
        self._ended(end.code if isinstance(end, Closing) else FAILED)

    async def _listen(self) -> None:
        while True:
            await self._page.receive(await self._heard.get())
