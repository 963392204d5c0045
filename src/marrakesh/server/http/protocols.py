"""Uvicorn protocols that limit connections, slow requests, and frames that are not messages.

File descriptors are scarce, so slow requests (slowloris) and excess connections are cut off. A
single read from a WebSocket can return a quarter of a megabyte: thousands of pings, pongs and
fragments, which uvicorn would parse before any other client gets a turn.
"""

import asyncio
from typing import Any, Final

import h11
import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from marrakesh.server.http.rate_limits import RateLimits, client_key
from marrakesh.server.monitoring import metrics

READ_TIMEOUT: Final = 30.0
"""Seconds allowed for a whole request (in practice up to twice that); uvicorn has no such
timeout."""
LARGEST: Final = 65_536
"""Maximum bytes in a request or message; records may be longer."""
PIECE: Final = 2048
"""Bytes from a WebSocket that are parsed at a time."""
DROPPED: Final = 64 * 1024
"""Maximum bytes read and dropped after our close frame: the kernel would answer unread ones with a
reset, and the client would never see why the connection was closed."""
TOO_MANY: Final = 4429
"""The close code of a connection with too many messages or frames."""


class ServerConfig(uvicorn.Config):
    """Uvicorn's configuration with these protocols and their limits."""

    def __init__(
        self, app: ASGIApp, limits: RateLimits, read_timeout: float = READ_TIMEOUT
    ) -> None:
        super().__init__(
            app,
            loop="none",
            http=ReadTimeoutProtocol,
            ws=CountedFramesProtocol,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,  # a snapshot is a few KB; deflate needs 300 KB per socket
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=2,
        )
        self.limits = limits
        self.read_timeout = read_timeout


class ReadTimeoutProtocol(H11Protocol):
    """Uvicorn's HTTP/1.1 protocol with a read timeout, and a limit on connections per client."""

    config: ServerConfig

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._late = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = peer(transport)
        self._counts = self.config.limits.connections.open(self._peer)
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
            self.config.limits.connections.close(self._peer)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._look_no_longer()
        super().handle_websocket_upgrade(event)

    def _look_later(self) -> None:
        self._timer = self.loop.call_later(self.config.read_timeout, self._look)

    def _look_no_longer(self) -> None:
        """Cancel the timer, which would keep a closed connection in memory."""
        if self._timer:
            self._timer.cancel()

    def _look(self) -> None:
        """Close the connection if its request is incomplete for the second check in a row.

        Otherwise, check again later.
        """
        if self.transport.is_closing():
            return
        late = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if late and self._late:
            self.transport.close()
        else:
            self._late = late
            self._look_later()


class CountedFramesProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol; closes the connection after too many frames that never reach
    the application."""

    config: ServerConfig

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._bucket = self.config.limits.new_frame_bucket()
        self._unread = bytearray()
        self._dropped = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._peer = peer(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.limits.connections.close(self._peer)  # it was opened as an HTTP connection

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Parse until there is a message for the application; the rest must wait.

        After our close frame, all messages are dropped until the client's close frame arrives.
        """
        while self._unread and (self.queue.empty() or self.close_sent):
            if self.transport.is_closing():
                return
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            if self.close_sent:
                self._dropped += len(piece)
                if self._dropped > DROPPED:
                    self._cut()
                    return
            super().data_received(piece)
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self.loop.call_soon(self._read_on)
        return message

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def _may(self) -> bool:
        """Take a token for a frame; if none is left, close the connection and return False."""
        may = self._bucket.take()
        if not may and not self.transport.is_closing():
            if not self.close_sent:
                self.conn.send_close(TOO_MANY)
                self.transport.write(b"".join(self.conn.data_to_send()))
            self._cut()
        return may

    def _cut(self) -> None:
        self.transport.close()
        client = self.scope["client"]  # behind a proxy, it is not the peer
        if client:
            self.config.limits.punish_flood(client_key(client[0]))


def peer(transport: asyncio.BaseTransport) -> str:
    """Return the rate-limit key of the address at the other end of a connection."""
    address = transport.get_extra_info("peername")
    return client_key(address[0]) if address else ""
