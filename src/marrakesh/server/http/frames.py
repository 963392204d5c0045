"""Limit the frames of a WebSocket that never reach the application: pings, pongs, fragments.

A quarter of a megabyte may arrive at once: that is thousands of frames, which would be parsed
before anybody else has a turn.
"""

from asyncio import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from marrakesh.server.http.crowds import CONNECTIONS, Bucket
from marrakesh.server.http.limits import punish
from marrakesh.server.http.read_timeout import peer

RATE: Final = 5.0
"""Such frames a second; a browser sends none, and answers our ping every 20 seconds."""
BURST: Final = 50.0
PIECE: Final = 2048
"""Bytes that are parsed at a time."""
DROPPED: Final = 64 * 1024
"""Bytes that may still come after our close frame. They are read, since the kernel would answer
unread ones with a reset, and the client would never see why the connection was closed."""
TOO_MANY: Final = 4429


class CountedFramesProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, which closes the connection at too many of them."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._bucket = Bucket(RATE, BURST)
        self._unread = bytearray()
        self._dropped = 0

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._peer = peer(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        CONNECTIONS.go(self._peer)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Parse until there is a message for the application; the rest must wait.

        After our close frame all messages are dropped, and the client's answer ends the connection.
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
        """Take one; whether there was one left."""
        may = self._bucket.take()
        if not may and not self.transport.is_closing():
            if not self.close_sent:
                self.conn.send_close(TOO_MANY)
                self.transport.write(b"".join(self.conn.data_to_send()))
            self._cut()
        return may

    def _cut(self) -> None:
        self.transport.close()
        punish(self.scope)
