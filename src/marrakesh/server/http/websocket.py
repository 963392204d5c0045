"""A table's WebSocket."""

import asyncio
import logging
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from marrakesh.server.errors import RequestError
from marrakesh.server.http.dependencies import client_of, language, state_of
from marrakesh.server.http.middleware import check_origin, check_request
from marrakesh.server.http.protocols import TOO_MANY
from marrakesh.server.http.rate_limits import RateLimits
from marrakesh.server.messages import Refused, Say, SetLanguage, ViewSeat
from marrakesh.server.service.connection import Closing, TableConnection, id_of
from marrakesh.server.service.sessions import ClientSession, ClientSessions, Message, Reply

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

PRICES: Final[dict[type, float]] = {SetLanguage: 50.0, ViewSeat: 5.0, Say: 25.0}
"""Extra cost of messages whose replies are long (the whole log, a whole snapshot), and of chat,
which is sent to everyone at the table."""
REFUSED: Final = 5.0
"""Extra cost of a refused request, which is followed by a snapshot."""
PATIENCE: Final = 200
"""Consecutive messages over the limit before the connection is closed."""
UNREAD: Final = 20
"""Backpressure: no more messages are read while more than this many replies are unsent."""
HELLO_WITHIN: Final = 20.0
SENT_WITHIN: Final = 60.0
"""Seconds that a client has to say hello, and to accept a message, before it is cut off."""

NO_HELLO: Final = 4408
"""The close code if a client does not say hello; see also `service.connection`."""


class MessageAllowance:
    """The rate limits of one socket, and of all its client's sockets together."""

    def __init__(self, limits: RateLimits, client: str = "") -> None:
        own, together = limits.new_message_bucket(), limits.messages.bucket(client)
        self._buckets = (own, together) if together else (own,)
        self._refused = 0

    def spend(self, tokens: float) -> None:
        for bucket in self._buckets:
            bucket.spend(tokens)

    def take(self) -> bool:
        """Take a token for a message; return whether one was left. Raise Closing after a flood."""
        if all(bucket.take() for bucket in self._buckets):
            self._refused = 0
            return True
        self._refused += 1
        if self._refused > PATIENCE:
            raise Closing(TOO_MANY)
        return False


class WebSocketConnection(TableConnection):
    """A client's WebSocket connection to a table."""

    def __init__(
        self, socket: Socket, sessions: ClientSessions, table: str, limits: RateLimits,
        hello_within: float = HELLO_WITHIN, sent_within: float = SENT_WITHIN,
    ) -> None:  # fmt: skip
        super().__init__(sessions, table, str(language(socket)), client_of(socket))
        self.socket = socket
        self._limits = limits
        self._hello_within = hello_within
        self._sent_within = sent_within
        self._sent = asyncio.Event()
        self._allowance = MessageAllowance(limits, self.source)

    async def listen(self) -> None:
        try:
            async with asyncio.timeout(self._hello_within):
                while self.session is None:
                    await self.receive(await self.next_message())
        except TimeoutError:
            raise Closing(NO_HELLO) from None
        await super().listen()

    async def next_message(self) -> str:
        while len(self.answers) > UNREAD:
            self._sent.clear()
            await self._sent.wait()
        return await self.socket.receive_data(mode="text")

    async def receive(self, text: str) -> None:
        if self._allowance.take():
            await super().receive(text)
        else:
            self.refuse(id_of(text), RequestError("too-many"))

    async def act(self, session: ClientSession, message: Message) -> Reply:
        self._allowance.spend(PRICES.get(type(message), 0.0))
        answer = await super().act(session, message)
        if isinstance(answer, Refused):
            self._allowance.spend(REFUSED)
        return answer

    async def send(self, text: str) -> None:
        try:
            async with asyncio.timeout(self._sent_within):
                await self.socket.send_text(text)
        except (OSError, RuntimeError) as error:
            # TimeoutError is an OSError; RuntimeError means that uvicorn closed the connection,
            # for example after a message that was too large
            raise WebSocketDisconnect(detail="the client is gone") from error
        self._sent.set()

    async def end(self, error: Exception) -> None:
        if isinstance(error, Closing):
            if error.code == TOO_MANY:
                self._limits.punish_flood(self.source)
            await self.socket.close(error.code)
        elif not isinstance(error, WebSocketDisconnect):
            log.error("WebSocket failed", exc_info=error, extra={"table": self.table})


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str) -> None:
    """Connect to a table as a player or a spectator."""
    check_request(socket)
    check_origin(socket)
    state = state_of(socket)
    await WebSocketConnection(socket, state.service.sessions, table, state.limits).run()
