"""The WebSocket of a table."""

import asyncio
import logging
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from marrakesh.server.errors import RequestError
from marrakesh.server.http.crowds import Bucket, Crowd
from marrakesh.server.http.frames import TOO_MANY
from marrakesh.server.http.limits import client, punish
from marrakesh.server.http.replies import check_origin, check_request, language
from marrakesh.server.messages import Refused, Say, SetLanguage, ViewSeat
from marrakesh.server.service.connection import Closing, TableConnection, id_of
from marrakesh.server.service.sessions import ClientSession, ClientSessions, Message, Reply

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

RATE: Final = 50.0
"""Sustained rate limit: messages per second from a client."""
BURST: Final = 200.0
"""Messages a client may send at once."""
PRICES: Final[dict[type, float]] = {SetLanguage: 50.0, ViewSeat: 5.0, Say: 25.0}
"""Messages whose answer is long count for more: the whole log, or a whole snapshot; and so do those
that everybody has to read."""
REFUSED: Final = 5.0
"""What a refused request costs on top: a snapshot follows it."""
PATIENCE: Final = 200
"""Consecutive messages over the limit before the connection is closed."""
UNREAD: Final = 20
"""Back-pressure: with more unsent replies than this, no further message is read."""
HELLO_WITHIN: Final = 20.0
SENT_WITHIN: Final = 60.0
"""Seconds: a send that takes longer means that the client is gone."""

NO_HELLO: Final = 4408
"""A close code as those of `connection`."""


class Allowance:
    """The rate limit of one client, and of all at its address together."""

    def __init__(self, address: Bucket | None = None) -> None:
        own = Bucket(RATE, BURST)
        self._buckets = (own, address) if address else (own,)
        self._refused = 0

    def spend(self, tokens: float) -> None:
        for bucket in self._buckets:
            bucket.spend(tokens)

    def take(self) -> bool:
        """Whether a message may be sent."""
        if all(bucket.take() for bucket in self._buckets):
            self._refused = 0
            return True
        self._refused += 1
        if self._refused > PATIENCE:
            raise Closing(TOO_MANY)
        return False


class WebSocketConnection(TableConnection):
    """One connection: a browser or a program."""

    def __init__(self, socket: Socket, sessions: ClientSessions, table: str, crowd: Crowd) -> None:
        source = client(socket.client.host) if socket.client else ""
        super().__init__(sessions, table, str(language(socket)), source)
        self.socket = socket
        self._sent = asyncio.Event()
        self._allowance = Allowance(crowd.bucket(self.source))

    async def listen(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
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

    async def end(self, error: Exception) -> None:
        if isinstance(error, Closing):
            if error.code == TOO_MANY:
                punish(self.socket.scope)
            await self.socket.close(error.code)
        elif not isinstance(error, WebSocketDisconnect):
            log.error("WebSocket failed", exc_info=error, extra={"table": self.table})

    async def act(self, session: ClientSession, message: Message) -> Reply:
        self._allowance.spend(PRICES.get(type(message), 0.0))
        answer = await super().act(session, message)
        if isinstance(answer, Refused):
            self._allowance.spend(REFUSED)
        return answer

    async def send(self, text: str) -> None:
        try:
            async with asyncio.timeout(SENT_WITHIN):
                await self.socket.send_text(text)
        except (OSError, RuntimeError) as error:
            # TimeoutError is an OSError, too; RuntimeError if uvicorn has closed the connection,
            # such as at a message that is too large
            raise WebSocketDisconnect(detail="the client is gone") from error
        self._sent.set()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str) -> None:
    """Play at a table, or watch."""
    check_request(socket)
    check_origin(socket, socket.app.state.settings.public_url)
    state = socket.app.state
    await WebSocketConnection(socket, state.service.sessions, table, state.messages).run()
