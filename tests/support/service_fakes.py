"""Stand-ins for the parts of a table service: bots, a failing database, a connection."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from marrakesh.analysis import Decision, Hint
from marrakesh.server.messages import Done
from marrakesh.server.service import bot_jobs
from marrakesh.server.service.bot_jobs import BotJob, Outline
from marrakesh.server.service.connection import TableConnection
from marrakesh.server.service.sessions import ClientSession, Message, Reply
from marrakesh.server.service.table_repository import LoadedTable
from marrakesh.server.service.table_service import TableService
from marrakesh.server.settings import Settings, sqlite_url
from marrakesh.server.storage.log import TableSetup
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.server.tables import new_tables
from postgres import fresh_database
from service_clients import soon


async def never(_: BotJob) -> int:
    await asyncio.Event().wait()
    return 0


class ScriptedBots:
    """Bots in this process that follow a script."""

    def __init__(self) -> None:
        self.jobs: list[BotJob] = []
        """The decisions requested so far."""
        self.answer: Callable[[BotJob], Awaitable[int]] | None = None
        """Makes the decisions; without it, bots decide as on a server."""
        self.before_advice: Callable[[], Awaitable[None]] | None = None
        """Runs while a request for advice is waiting for its turn."""
        self.advised: list[BotJob] = []

    async def choose(self, job: BotJob, source: str) -> int:
        self.jobs.append(job)
        return await self.answer(job) if self.answer else bot_jobs.choose(job)

    @asynccontextmanager
    async def advising(self, source: str) -> AsyncIterator[Callable[[BotJob], Awaitable[Hint]]]:
        if self.before_advice:
            await self.before_advice()

        async def advise(job: BotJob) -> Hint:
            self.advised.append(job)
            return bot_jobs.advise(job)

        yield advise

    async def outline(self, job: BotJob) -> Outline:
        return bot_jobs.outline(job)

    async def doubtful_first(self, job: BotJob) -> list[int]:
        return bot_jobs.doubtful_first(job)

    async def judge(self, job: BotJob, number: int, readers: Any) -> dict[str, Decision]:
        return bot_jobs.judge(job, number, readers)


class FailingStore(SqlTableStore):
    """A database that fails on demand and counts its calls."""

    fault: Exception | None = None
    """Raised by every write, if set."""
    writes = reads = setups = 0
    overdue: list[str] | None = None
    """Tables reported as overdue, if set."""
    broken = deleted = ""
    """A table that cannot be read, and one that no longer exists."""

    async def due(self, before: float) -> list[str]:
        return await super().due(before) if self.overdue is None else self.overdue

    async def setup(self, table: str) -> TableSetup | None:
        self.setups += 1
        if table == self.broken:
            raise LookupError(table)
        return None if table == self.deleted else await super().setup(table)

    async def append(self, *args: Any, **named: Any) -> None:
        self.writes += 1
        if self.fault:
            raise self.fault
        await super().append(*args, **named)

    async def entries(self, *args: Any, **named: Any) -> Any:
        self.reads += 1
        return await super().entries(*args, **named)


class Tables(TableService):
    """A table service without processes, timers and notices."""

    store: FailingStore

    def __init__(self, url: str, **settings: Any) -> None:
        self.bots = ScriptedBots()
        self.reminders: list[tuple[int, float]] = []
        """Seats that were reminded, with their deadlines."""
        super().__init__(FailingStore(url), self.bots, Settings(database=url, **settings))

    def remind(self, loaded: LoadedTable, seat: int, due: float) -> None:
        self.reminders.append((seat, due))

    async def close(self) -> None:
        await self.stop()
        await self.repository.close()
        await self.store.close()

    async def check_times(self) -> None:
        """Run the server's periodic tasks, and check all clocks."""
        await self.scheduler.sweep()
        for loaded in self.repository.cached:
            await self.scheduler.check_time(loaded.state.setup.table)


Test = Callable[[Tables], Coroutine[Any, Any, None]]


def with_tables(test: Test, url: str, **settings: Any) -> None:
    """Run a test with tables whose games have the seeds 1, 2 ..."""

    async def run() -> None:
        tables = Tables(url, **settings)
        await tables.store.migrate()
        try:
            await test(tables)
        finally:
            await tables.close()

    with patch.object(new_tables, "new_seed", count(1).__next__):
        asyncio.run(run())


def tables_in(
    databases: Sequence[str] = ("sqlite",), **settings: Any
) -> Callable[[Test], Callable[[str, Path], None]]:
    """Run a test with tables in each of these databases."""

    def decorate(test: Test) -> Callable[[str, Path], None]:
        @pytest.mark.parametrize("database", databases)
        def run(database: str, tmp_path: Path) -> None:
            url = fresh_database() if database == "postgres" else sqlite_url(tmp_path / "t.sqlite")
            with_tables(test, url, **settings)

        run.__name__ = test.__name__
        run.__doc__ = test.__doc__
        return run

    return decorate


class FakeConnection(TableConnection):
    """A connection that records the messages sent over it."""

    def __init__(
        self, service: TableService, table: str, lang: str = "en", source: str = "192.0.2.1"
    ) -> None:
        super().__init__(service.sessions, table, lang, source)
        self.sent: list[dict[str, Any]] = []
        self.held: dict[str, asyncio.Future[None]] = {}
        """Requests held back for now."""
        self.fault: Exception | None = None
        self.ended_with: Exception | None = None
        self._messages = asyncio.Queue[str]()
        self._running = asyncio.create_task(self.run())

    def say(self, kind: str, **about: Any) -> None:
        self._messages.put_nowait(json.dumps({"type": kind, **about}))

    def say_text(self, text: str) -> None:
        self._messages.put_nowait(text)

    async def receives(self, *kinds: str) -> list[dict[str, Any]]:
        """Wait for the next messages; check that they are of these kinds."""

        async def enough() -> bool:
            return len(self.sent) >= len(kinds)

        await soon(enough)
        for _ in range(5):
            await asyncio.sleep(0)
        sent, self.sent = self.sent, []
        assert [one["type"] for one in sent] == list(kinds), sent
        return sent

    async def hang_up(self) -> None:
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    async def ended(self) -> Exception | None:
        """Wait until the connection has ended; return the reason."""
        await self._running
        return self.ended_with

    def hold(self, *requests: str) -> None:
        loop = asyncio.get_running_loop()
        self.held = {request: loop.create_future() for request in requests}

    async def next_message(self) -> str:
        return await self._messages.get()

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    async def end(self, error: Exception) -> None:
        self.ended_with = error

    async def act(self, session: ClientSession, message: Message) -> Reply:
        request = getattr(message, "id", "")
        if request in self.held:
            await self.held[request]
        if self.fault:
            raise self.fault
        if request.startswith("fake"):
            return Done(id=request, seq=7)
        return await super().act(session, message)
