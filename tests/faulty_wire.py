"""A connection to PostgreSQL that can fail: bytes pass through it, until a test cuts it."""

import asyncio
import contextlib
import re
from types import TracebackType
from typing import Self

from sqlalchemy import make_url

PREPARED = re.compile(rb"P.{4}(\w+)\0[^\0]*INSERT INTO entries", re.DOTALL)
EXECUTED = re.compile(rb"B.{4}\0(\w+)\0", re.DOTALL)
"""Messages to PostgreSQL about a named statement; one that adds entries commits by itself."""


class Wire:
    """Listens on a port and passes everything on to a database.

    While it is down, it accepts nothing; while it does not flow, it swallows everything. After
    `cut_after_commit` the next so many commits reach the database, but their answers do not come
    back.
    """

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self._folder = str(self._url.query["host"])
        self._pairs: set[asyncio.StreamWriter] = set()
        self.cut_after_commit = 0
        self.cuts = 0
        self._additions: set[bytes] = set()
        self.is_down = False
        self.flows = asyncio.Event()
        self.flows.set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"postgresql://postgres:@127.0.0.1:{port}/{self._url.database}"
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
        """Cut all connections, and let no new one through."""
        self.is_down = True
        for writer in list(self._pairs):
            writer.transport.abort()

    def up(self) -> None:
        self.is_down = False

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.transport.abort()
            return
        socket = f"{self._folder}/.s.PGSQL.5432"
        there_reader, there_writer = await asyncio.open_unix_connection(socket)
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

    def _commits(self, data: bytes) -> bool:
        commits = not self._additions.isdisjoint(EXECUTED.findall(data))
        self._additions.update(PREPARED.findall(data))
        return commits or b"COMMIT" in data

    async def _pump(
        self,
        source: asyncio.StreamReader,
        sink: asyncio.StreamWriter,
        answers: asyncio.StreamWriter | None = None,
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                await self.flows.wait()
                if answers and self._commits(data) and self.cut_after_commit:
                    self.cut_after_commit -= 1
                    self.cuts += 1
                    answers.transport.abort()
                sink.write(data)
                await sink.drain()
        sink.transport.abort()
