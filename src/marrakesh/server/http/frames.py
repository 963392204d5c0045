"""Limit the frames of a WebSocket that never reach the application: pings, pongs, fragments."""

import time
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

RATE: Final = 20.0
"""Such frames a second; a browser sends none, and answers our ping every 20 seconds."""
BURST: Final = 200.0
TOO_MANY: Final = 4429


class CountedFramesProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, which closes the connection at too many of them."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._left = BURST
        self._since = time.monotonic()

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
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._since) * RATE) - 1
        self._since = now
        if self._left < 0 and not self.transport.is_closing():
            self.conn.send_close(TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        return self._left >= 0
