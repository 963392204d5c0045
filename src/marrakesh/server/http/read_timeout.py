"""Cut off slow requests (slowloris): each connection holds one of few file descriptors."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

READ_TIMEOUT: Final = 30.0
"""Seconds for a whole request (at most twice that); uvicorn has no such timeout."""


class ReadTimeoutProtocol(H11Protocol):
    """Uvicorn's HTTP/1.1 protocol with a read timeout."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._late = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(READ_TIMEOUT, self._look)

    def _look(self) -> None:
        """Close the connection if its request was already incomplete at the last check."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # gone, or a WebSocket by now
        late = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if late and self._late:
            self.transport.close()
        else:
            self._late = late
            self.loop.call_later(READ_TIMEOUT, self._look)
