"""Cut off slow requests (slowloris) and too many connections: file descriptors are few."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from marrakesh.server.http.crowds import CONNECTIONS
from marrakesh.server.http.limits import client
from marrakesh.server.monitoring import metrics

READ_TIMEOUT: Final = 30.0
"""Seconds for a whole request (at most twice that); uvicorn has no such timeout."""


class ReadTimeoutProtocol(H11Protocol):
    """Uvicorn's HTTP/1.1 protocol with a read timeout, and a limit for each address."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._late = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = peer(transport)
        self._counts = CONNECTIONS.come(self._peer)
        if self._counts:
            self._look_later()
        else:
            metrics.REFUSALS.add("connections")
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn forgets this after an error
        self._look_no_longer()
        if self._counts:
            CONNECTIONS.go(self._peer)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._look_no_longer()
        super().handle_websocket_upgrade(event)

    def _look_later(self) -> None:
        self._timer = self.loop.call_later(READ_TIMEOUT, self._look)

    def _look_no_longer(self) -> None:
        """The timer would keep a closed connection in memory."""
        if self._timer:
            self._timer.cancel()

    def _look(self) -> None:
        """Close the connection if its request was already incomplete at the last check."""
        if self.transport.is_closing():
            return
        late = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if late and self._late:
            self.transport.close()
        else:
            self._late = late
            self._look_later()


def peer(transport: asyncio.BaseTransport) -> str:
    """Whose connection it is, as `limits.client` calls them."""
    address = transport.get_extra_info("peername")
    return client(address[0]) if address else ""
