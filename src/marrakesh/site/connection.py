"""A page's connection to a table, with the same messages as the server's WebSocket."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from marrakesh.server.service.connection import Closing, TableConnection
from marrakesh.server.service.sessions import ClientSessions

LOG = logging.getLogger(__name__)

FAILED = 1011
"""The standard WebSocket close code for an internal error."""


class PageConnection(TableConnection):
    """An open connection, which reports to the page's callbacks `on_message` and `on_close`."""

    def __init__(
        self,
        sessions: ClientSessions,
        table: str,
        on_message: Callable[[str], Any],
        on_close: Callable[[int], Any],
    ) -> None:
        super().__init__(sessions, table)
        self._on_message = on_message
        self._on_close = on_close
        self._messages = asyncio.Queue[str]()
        self._running = asyncio.create_task(self.run())

    def post(self, text: str) -> None:
        """Queue a message from the page; messages are handled one after the other."""
        self._messages.put_nowait(text)

    def close(self) -> None:
        """Close the connection on behalf of the page."""
        self._running.cancel()

    async def next_message(self) -> str:
        return await self._messages.get()

    async def send(self, text: str) -> None:
        self._on_message(text)

    async def end(self, error: Exception) -> None:
        if not isinstance(error, Closing):
            LOG.error("Connection failed", exc_info=error)
        self._on_close(error.code if isinstance(error, Closing) else FAILED)
