"""A client's connection to a table: replies to requests, and a snapshot after every change.

A client that reads slowly skips snapshots but always gets the latest, and does not hold up others.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from typing import Final

import msgspec

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import (
    Advise,
    FromClient,
    FromServer,
    Hello,
    Id,
    Ping,
    Pong,
    Refused,
)
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.sessions import ClientSession, ClientSessions, Message, Reply
from marrakesh.server.service.tasks import BackgroundTasks
from marrakesh.server.storage.store_interface import Unsure

log = logging.getLogger(__name__)

ADVICE: Final = 3
"""Maximum requests for advice that a client may have in flight."""
STILL_HERE: Final = 2.0
"""Seconds between heartbeats while a client is waiting for a reply."""

NO_TABLE: Final = 4404
FULL: Final = 4409
UNSURE: Final = 4503
"""Close codes of a connection; docs/messages.md explains them."""

decode: Final = msgspec.json.Decoder(FromClient).decode
_encode: Final = msgspec.json.Encoder().encode


class WithId(msgspec.Struct):
    """The id of a message, decoded even if the rest of the message is invalid."""

    id: Id = ""


class Closing(Exception):
    """Raised when our side closes the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class TableConnection(ABC):
    """A client's connection to a table, independent of the transport."""

    def __init__(
        self, sessions: ClientSessions, table: str, lang: str = "en", source: str = ""
    ) -> None:
        self.sessions = sessions
        self.table = table
        self.lang = lang
        self.source = source
        self.session: ClientSession | None = None
        self.answers: deque[FromServer] = deque()
        self._changed = asyncio.Event()
        self._turn: asyncio.TimerHandle | None = None
        """A timer that runs until this spectator may get the next snapshot."""
        self._may_look = False
        self._requests = BackgroundTasks()

    @abstractmethod
    async def next_message(self) -> str:
        """Wait for a message from the client."""

    @abstractmethod
    async def send(self, text: str) -> None:
        """Send a message to the client."""

    @abstractmethod
    async def end(self, error: Exception) -> None:
        """Handle the end of the connection; the error is `Closing` if we ended it."""

    async def run(self) -> None:
        """Serve until either side closes the connection."""
        tasks = [asyncio.create_task(work()) for work in (self.listen, self.send_updates)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self.disconnect()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception):
                await self.end(error)

    def disconnect(self) -> None:
        if self.session is not None:
            self.sessions.disconnect(self.session)
        if self._turn:
            self._turn.cancel()

    # ---- listening

    async def listen(self) -> None:
        while True:
            await self.receive(await self.next_message())

    async def receive(self, text: str) -> None:
        """Handle a message. An invalid one is refused without closing the connection."""
        try:
            message = decode(text)
        except msgspec.ValidationError as error:
            self.refuse(id_of(text), RequestError("message", reason=str(error).rstrip(".")))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.refuse("", RequestError("no-json"))
        else:
            if isinstance(message, Hello):
                await self._greet(message)
            elif self.session is None:
                self.refuse(getattr(message, "id", ""), RequestError("hello-first"))
            elif isinstance(message, Ping):
                self._answer(Pong())
            elif isinstance(message, Advise) and len(self._requests.tasks) >= ADVICE:
                self.refuse(message.id, RequestError("too-many"))
            else:
                work = self._requests.spawn(self._act(self.session, message))
                if not isinstance(message, Advise):  # a client may act while it waits for advice
                    await self._finish(work)

    async def _finish(self, work: asyncio.Task[None]) -> None:
        """Wait for a request, sending heartbeats; it completes even if the client disconnects."""
        while not (await asyncio.wait({work}, timeout=STILL_HERE))[0]:
            self._answer(Pong())
        work.result()

    async def _greet(self, hello: Hello) -> None:
        if self.session is not None:
            self.refuse("", RequestError("hello-again"))
            return
        self.lang = hello.lang
        try:
            self.session = await self.sessions.connect(
                self.table, hello, self._notice_change, self.source
            )
        except RequestError as refusal:
            metrics.REFUSALS.add(refusal.key)
            await self._send(Refused(id="", error=refusal.explain(self.lang)))
            raise Closing(FULL if refusal.status == 429 else NO_TABLE) from None
        self._changed.set()

    async def act(self, session: ClientSession, message: Message) -> Reply:
        """Carry out a request."""
        return await self.sessions.act(session, message)

    async def _act(self, session: ClientSession, message: Message) -> None:
        request = getattr(message, "id", "")
        try:
            with metrics.REPLIES.timed(type(message).__name__.lower()):
                answer = await self.act(session, message)
        except Unsure:  # neither done nor refused: the client will retry
            raise Closing(UNSURE) from None
        except Exception as error:
            failed = f"{type(message).__name__} failed"
            log.error(failed, exc_info=error, extra={"table": self.table})
            self.refuse(request, RequestError("bug"))
        else:
            self._answer(answer)

    def refuse(self, request: str, refusal: RequestError) -> None:
        metrics.REFUSALS.add(refusal.key)
        lang = self.session.lang if self.session is not None else self.lang
        self._answer(Refused(id=request, error=refusal.explain(lang)))

    def _answer(self, answer: FromServer | None) -> None:
        if answer is not None:
            self.answers.append(answer)
        self._changed.set()

    # ---- sending

    def _notice_change(self) -> None:
        """Wake the sender after a possible change, though not before a spectator's turn."""
        if self.session is None or self._takes_turn(self.session):
            self._may_look = True
            self._changed.set()

    async def send_updates(self) -> None:
        """Send replies, then snapshots and chat; a single task does all this to keep the order."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            while self.answers:
                await self._send(self.answers.popleft())
            if self.session is not None and self._takes_turn(self.session):
                shown = await self.sessions.snapshot(self.session)
                if shown is not None:
                    await self.send(shown.text)
                chat_update = await self.sessions.chat_update(self.session)
                if chat_update is not None:
                    await self._send(chat_update)

    def _takes_turn(self, session: ClientSession) -> bool:
        """Return whether to send a snapshot now; if it is too early, set a timer."""
        if self._turn:
            return False
        wait = 0.0 if self._may_look else self.sessions.wait_of(session)
        self._may_look = False
        if wait > 0:
            self._turn = asyncio.get_running_loop().call_later(wait, self._end_wait)
        return wait <= 0

    def _end_wait(self) -> None:
        self._turn, self._may_look = None, True
        self._changed.set()

    async def _send(self, message: FromServer) -> None:
        await self.send(_encode(message).decode())


def id_of(text: str) -> str:
    """Return the id of an otherwise invalid message; empty if it has none."""
    try:
        return msgspec.json.decode(text, type=WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
