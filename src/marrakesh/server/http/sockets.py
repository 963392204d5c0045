"""The WebSocket of a table: replies to requests, and a sight after every change.

A client that reads slowly skips sights but always gets the latest, and holds up nobody else.
"""

import asyncio
import logging
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from marrakesh.server.http.crowds import Bucket, Crowd
from marrakesh.server.http.frames import TOO_MANY
from marrakesh.server.http.limits import client, punish
from marrakesh.server.http.replies import check_origin, check_request, language
from marrakesh.server.messages import (
    Advise,
    FromClient,
    FromServer,
    Hello,
    Id,
    Look,
    Ping,
    Pong,
    Refused,
    Say,
    Speak,
)
from marrakesh.server.monitoring import figures
from marrakesh.server.refusals import Refusal
from marrakesh.server.service import Message, Service, Unsure, Viewer

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

RATE: Final = 50.0
"""Sustained rate limit: messages per second from a client."""
BURST: Final = 200.0
"""Messages a client may send at once."""
PRICES: Final[dict[type, float]] = {Speak: 50.0, Look: 5.0, Say: 25.0}
"""Messages whose answer is long count for more: the whole log, or a whole sight; and so do those
that everybody has to read."""
REFUSED: Final = 5.0
"""What a refused request costs on top: a sight follows it."""
PATIENCE: Final = 200
"""Consecutive messages over the limit before the connection is closed."""
UNREAD: Final = 20
"""Back-pressure: with more unsent replies than this, no further message is read."""
ADVICE: Final = 3
"""Requests for advice that a client may have in flight."""
HELLO_WITHIN: Final = 20.0
STILL_HERE: Final = 2.0
"""Seconds after which a client that waits for an answer is told that the connection is alive."""
SENT_WITHIN: Final = 60.0
"""Seconds: a send that takes longer means that the client is gone."""

NO_TABLE: Final = 4404
NO_HELLO: Final = 4408
UNSURE: Final = 4503
"""WebSocket close codes; docs/messages.md lists them."""

_decode: Final = msgspec.json.Decoder(FromClient).decode
_encode: Final = msgspec.json.Encoder().encode


class WithId(msgspec.Struct):
    """Decodes only the id of an invalid message."""

    id: Id = ""


class Closing(Exception):
    """The server closes the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


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


class Client:
    """One connection: a browser or a program."""

    def __init__(self, socket: Socket, service: Service, table: str, crowd: Crowd) -> None:
        self.socket = socket
        self.service = service
        self.table = table
        self.lang = str(language(socket))
        self.source = client(socket.client.host) if socket.client else ""
        self.viewer: Viewer | None = None
        self._changed = asyncio.Event()
        self._sent = asyncio.Event()
        self._answers: deque[FromServer] = deque()
        self._work: set[asyncio.Task[None]] = set()
        self._allowance = Allowance(crowd.bucket(self.source))

    async def run(self) -> None:
        """Serve until either side closes the connection."""
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
                if end.code == TOO_MANY:
                    punish(self.socket.scope)
                await self.socket.close(end.code)
            elif isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                log.error("WebSocket failed", exc_info=end, extra={"table": self.table})

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
        """Handle a message. Invalid ones harm neither the table nor the connection."""
        if not self._allowance.take():
            self._refuse(_id_of(text), Refusal("too-many"))
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
            elif isinstance(message, Ping):
                self._answer(Pong())
            elif isinstance(message, Advise) and len(self._work) >= ADVICE:
                self._refuse(message.id, Refusal("too-many"))
            else:
                self._allowance.spend(PRICES.get(type(message), 0.0))
                work = asyncio.create_task(self._act(self.viewer, message))
                self._work.add(work)
                work.add_done_callback(self._worked)
                if not isinstance(message, Advise):  # a client may act while it waits for advice
                    await self._finish(work)

    async def _finish(self, work: asyncio.Task[None]) -> None:
        """Wait for a request; it is carried out even if the client disconnects meanwhile."""
        while not (await asyncio.wait({work}, timeout=STILL_HERE))[0]:
            self._answer(Pong())
        work.result()

    def _worked(self, work: asyncio.Task[None]) -> None:
        self._work.discard(work)
        if not work.cancelled():
            work.exception()  # mark as retrieved: the client may be gone

    async def _greet(self, hello: Hello) -> None:
        if self.viewer is not None:
            self._refuse("", Refusal("hello-again"))
            return
        self.lang = hello.lang
        try:
            wake = self._changed.set
            self.viewer = await self.service.viewers.connect(self.table, hello, wake, self.source)
        except Refusal as refusal:
            await self._send(Refused(id="", error=refusal.explain(self.lang)))
            raise Closing(NO_TABLE) from None
        self._changed.set()

    async def _act(self, viewer: Viewer, message: Message) -> None:
        request = getattr(message, "id", "")
        try:
            with figures.REPLIES.timed(type(message).__name__.lower()):
                answer = await self.service.viewers.act(viewer, message)
        except Unsure:  # neither done nor refused: the client will ask again
            raise Closing(UNSURE) from None
        except Exception as error:
            failed = f"{type(message).__name__} failed"
            log.error(failed, exc_info=error, extra={"table": self.table})
            self._refuse(request, Refusal("bug"))
        else:
            if isinstance(answer, Refused):
                self._allowance.spend(REFUSED)
            self._answer(answer)

    def _refuse(self, request: str, refusal: Refusal) -> None:
        figures.REFUSALS.add(refusal.key)
        lang = self.viewer.lang if self.viewer is not None else self.lang
        self._answer(Refused(id=request, error=refusal.explain(lang)))

    def _answer(self, answer: FromServer | None) -> None:
        if answer is not None:
            self._answers.append(answer)
        self._changed.set()

    # ---- telling

    async def _tell(self) -> None:
        """The only sender, so that sights arrive in order and after the replies."""
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
                company = await self.service.viewers.company(self.viewer)
                if company is not None:
                    await self._send(company)

    async def _send(self, message: FromServer) -> None:
        text = _encode(message).decode()
        try:
            async with asyncio.timeout(SENT_WITHIN):
                await self.socket.send_text(text)
        except (OSError, RuntimeError) as error:
            # TimeoutError is an OSError, too; RuntimeError if uvicorn has closed the connection,
            # such as at a message that is too large
            raise WebSocketDisconnect(detail="the client is gone") from error


def _id_of(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str) -> None:
    """Play at a table, or watch."""
    check_request(socket)
    check_origin(socket, socket.app.state.settings.public_url)
    state = socket.app.state
    await Client(socket, state.service, table, state.messages).run()
