"""The WebSocket of a table: requests are answered, and after every change a sight is sent.

A client that reads slowly misses sights, never the last one, and nobody waits for it.
"""

import asyncio
import logging
import time
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from marrakesh.server.http.replies import check_origin, language
from marrakesh.server.messages import Advise, FromClient, FromServer, Hello, Id, Refused
from marrakesh.server.refusals import Refusal
from marrakesh.server.service import Message, Service, Viewer

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

RATE: Final = 50.0
"""Messages a second that a client may send in the long run."""
BURST: Final = 200.0
"""And so many at once."""
PATIENCE: Final = 200
"""After so many messages too many in a row it is no client of ours."""
UNREAD: Final = 20
"""Answers that may wait for a client to read them; until then it is not listened to."""
ADVICE: Final = 3
"""Advice that may be under way for a client."""
HELLO_WITHIN: Final = 20.0
SENT_WITHIN: Final = 60.0
"""Seconds: a client that takes no message for so long is gone."""

NO_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_MANY: Final = 4429
"""Why the server closes a socket: close codes that docs/messages.md names."""

_decode: Final = msgspec.json.Decoder(FromClient).decode
_encode: Final = msgspec.json.Encoder().encode


class WithId(msgspec.Struct):
    """A message of which only the id can be read."""

    id: Id = ""


class Closing(Exception):
    """The server wants to end the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Allowance:
    """How many more messages a client may send now."""

    def __init__(self) -> None:
        self._left = BURST
        self._since = time.monotonic()
        self._refused = 0

    def take(self) -> bool:
        """Use up one message; whether it may be sent."""
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._since) * RATE)
        self._since = now
        if self._left < 1:
            self._refused += 1
            if self._refused > PATIENCE:
                raise Closing(TOO_MANY)
            return False
        self._left -= 1
        self._refused = 0
        return True


class Client:
    """One connected browser or program."""

    def __init__(self, socket: Socket, service: Service, table: str) -> None:
        self.socket = socket
        self.service = service
        self.table = table
        self.lang = str(language(socket))
        self.viewer: Viewer | None = None
        self._changed = asyncio.Event()
        self._sent = asyncio.Event()
        self._answers: deque[FromServer] = deque()
        self._work: set[asyncio.Task[None]] = set()
        self._allowance = Allowance()

    async def run(self) -> None:
        """Until one of the two ends the connection."""
        tasks = [asyncio.create_task(work()) for work in (self._listen, self._tell)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            if self.viewer is not None:
                self.service.viewers.disconnect(self.viewer)
        await self._end(ends)

    async def _end(self, ends: list[BaseException | None]) -> None:
        for end in ends:
            if isinstance(end, Closing):
                await self.socket.close(end.code)
            elif isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                log.error("a socket failed", exc_info=end)

    # ---- listening

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                while self.viewer is None:
                    await self._hear(await self.socket.receive_data(mode="text"))
        except TimeoutError:
            raise Closing(NO_HELLO) from None
        while True:
            await self._hear(await self.socket.receive_data(mode="text"))
            while len(self._answers) > UNREAD:
                self._sent.clear()
                await self._sent.wait()

    async def _hear(self, text: str) -> None:
        """Answer a message. Whatever it is, the table and the connection are none the worse."""
        if not self._allowance.take():
            self._refuse(_id_of(text), Refusal("too-many", 429))
            return
        try:
            message = _decode(text)
        except msgspec.ValidationError as error:
            self._refuse(_id_of(text), Refusal("message", reason=str(error).rstrip(".")))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("", Refusal("no-json"))
        else:
            if isinstance(message, Hello):
                await self._greet(message)
            elif self.viewer is None:
                self._refuse(getattr(message, "id", ""), Refusal("hello-first"))
            elif isinstance(message, Advise) and len(self._work) >= ADVICE:
                self._refuse(message.id, Refusal("too-many", 429))
            else:
                work = asyncio.create_task(self._act(self.viewer, message))
                self._work.add(work)
                work.add_done_callback(self._work.discard)
                if not isinstance(message, Advise):  # who waits for advice may decide meanwhile
                    await asyncio.shield(work)  # what was begun is done, even if the client is gone

    async def _greet(self, hello: Hello) -> None:
        if self.viewer is not None:
            self._refuse("", Refusal("hello-again"))
            return
        self.lang = hello.lang
        try:
            wake = self._changed.set
            self.viewer = await self.service.viewers.connect(self.table, hello, wake)
        except Refusal as refusal:
            await self._send(Refused(id="", error=refusal.explain(self.lang)))
            raise Closing(NO_TABLE) from None
        self._changed.set()

    async def _act(self, viewer: Viewer, message: Message) -> None:
        request = getattr(message, "id", "")
        try:
            answer = await self.service.viewers.act(viewer, message)
        except Exception as error:
            log.error("%s failed", type(message).__name__, exc_info=error)
            self._refuse(request, Refusal("bug", 500))
        else:
            self._answer(answer)

    def _refuse(self, request: str, refusal: Refusal) -> None:
        lang = self.viewer.lang if self.viewer is not None else self.lang
        self._answer(Refused(id=request, error=refusal.explain(lang)))

    def _answer(self, answer: FromServer | None) -> None:
        if answer is not None:
            self._answers.append(answer)
        self._changed.set()

    # ---- telling

    async def _tell(self) -> None:
        """The only one who sends, so that sights come in order and after the answers."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            while self._answers:
                await self._send(self._answers.popleft())
                self._sent.set()
            if self.viewer is not None:
                sight = await self.service.viewers.sight(self.viewer)
                if sight is not None:
                    await self._send(sight)

    async def _send(self, message: FromServer) -> None:
        try:
            async with asyncio.timeout(SENT_WITHIN):
                await self.socket.send_text(_encode(message).decode())
        except OSError as error:  # also if it took too long
            raise WebSocketDisconnect(detail="the client is gone") from error


def _id_of(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str) -> None:
    """Play at a table, or watch."""
    check_origin(socket, socket.app.state.settings.public_url)
    await socket.accept()
    await Client(socket, socket.app.state.service, table).run()
