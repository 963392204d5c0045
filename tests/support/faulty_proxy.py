"""A connection that can fail: it passes on bytes until a test cuts it."""

import asyncio
import contextlib
import re
import threading
from collections.abc import Callable, Coroutine, Iterator
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from sqlalchemy import make_url

PREPARED = re.compile(rb"P.{4}(\w+)\0[^\0]*INSERT INTO entries", re.DOTALL)
EXECUTED = re.compile(rb"B.{4}\0(\w+)\0", re.DOTALL)
"""Messages to PostgreSQL about a named statement; adding entries commits automatically."""


class Wire:
    """Listens on a port and passes everything on.

    While it is down, it accepts no connections; while it does not flow, everything waits. Data it
    swallows is lost without notice.
    """

    def __init__(self) -> None:
        self._pairs: set[asyncio.StreamWriter] = set()
        self._swallowed: set[asyncio.StreamWriter] = set()
        self.is_down = False
        self.flows = asyncio.Event()
        self.flows.set()

    async def _there(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the server behind the wire."""
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._server.close()
        self.flows.set()
        self.down()
        while self._pairs:
            await asyncio.sleep(0.01)

    def down(self) -> None:
        """Cut all connections and accept no new ones."""
        self.is_down = True
        for writer in list(self._pairs):
            writer.transport.abort()

    def up(self) -> None:
        self.is_down = False

    def swallow(self) -> None:
        """Lose all further data on the connections now open."""
        self._swallowed |= self._pairs

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.transport.abort()
            return
        there_reader, there_writer = await self._there()
        self._pairs |= {writer, there_writer}
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._pump(reader, there_writer, writer))
                tasks.create_task(self._pump(there_reader, writer))
        finally:
            for end in (writer, there_writer):
                end.transport.abort()
                with contextlib.suppress(OSError):
                    await end.wait_closed()
                self._pairs.discard(end)

    async def _pump(
        self,
        source: asyncio.StreamReader,
        sink: asyncio.StreamWriter,
        answers: asyncio.StreamWriter | None = None,
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                await self.flows.wait()
                if sink in self._swallowed:
                    continue
                if answers:
                    self._note(data, answers)
                sink.write(data if answers else self._answer(data))
                await sink.drain()
        sink.transport.abort()

    def _note(self, data: bytes, answers: asyncio.StreamWriter) -> None:
        """Inspect the data passing through."""

    def _answer(self, data: bytes) -> bytes:
        """Return the part of a reply that gets through."""
        return data


class HttpWire(Wire):
    """A wire to a server on this computer."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._port = urlsplit(url).port

    async def _there(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._port)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextlib.contextmanager
def beside(wire: Wire) -> Iterator[Callable[[Callable[[], None]], None]]:
    """Run a wire in a thread of its own; yield a function that executes work there."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def run(work: Coroutine[Any, Any, object]) -> None:
        asyncio.run_coroutine_threadsafe(work, loop).result(10)

    async def do(work: Callable[[], None]) -> None:
        work()

    try:
        run(wire.__aenter__())
        yield lambda work: run(do(work))
        run(wire.__aexit__(None, None, None))
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class DatabaseWire(Wire):
    """A wire to PostgreSQL.

    The next `cut_after_commit` commits reach the database, but their replies are lost. `garbage` is
    sent before the next reply.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = make_url(url)
        self.cut_after_commit = 0
        self.cuts = 0
        self.garbage = b""
        self._additions: set[bytes] = set()

    async def _there(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_unix_connection(f"{self._url.query['host']}/.s.PGSQL.5432")

    @property
    def url(self) -> str:
        return f"postgresql://postgres:@127.0.0.1:{self.port}/{self._url.database}"

    def _note(self, data: bytes, answers: asyncio.StreamWriter) -> None:
        if self._commits(data) and self.cut_after_commit:
            self.cut_after_commit -= 1
            self.cuts += 1
            answers.transport.abort()

    def _answer(self, data: bytes) -> bytes:
        garbage, self.garbage = self.garbage, b""
        return garbage + data

    def _commits(self, data: bytes) -> bool:
        commits = not self._additions.isdisjoint(EXECUTED.findall(data))
        self._additions.update(PREPARED.findall(data))
        return commits or b"COMMIT" in data
