"""Notifications between processes: PostgreSQL's LISTEN and NOTIFY on one persistent connection.

The payload is one of:

- "TABLE SEQ TABLE SEQ ...": new entries, up to the given seq at each table. `group_commit` sends
  this in the transaction that writes them; receivers that have the table in memory read them.
- "TABLE said": a new chat message.
- "TABLE here PROCESS SEATS WATCHING": the seats connected to a process, and the number of
  spectators connected to it.
"""

import asyncio
import logging
import secrets
from collections.abc import Iterable
from typing import Any, Final, Protocol

from sqlalchemy.engine import URL

from marrakesh.server.storage.group_commit import CHANNEL
from marrakesh.server.storage.table_store import ANSWERS_WITHIN

LOG = logging.getLogger(__name__)

LISTENER = "marrakesh listens"
"""The connection's application name in PostgreSQL."""
GOODBYE: Final = 1.0
"""Seconds within which PostgreSQL must close the connection."""


class Listener(Protocol):
    """Handles notifications as they arrive."""

    def receive_entry(self, table: str, seq: int) -> None:
        """Handle new entries of a table; `seq` is the sequence number of the last one."""

    def receive_chat(self, table: str) -> None:
        """Handle a new chat message at a table."""

    def receive_presence(self, table: str, process: str, seats: set[int], watching: int) -> None:
        """Handle another process's report of its connected seats and number of spectators."""

    def reconnected(self) -> None:
        """Make up for notifications that may have been lost before a reconnect."""


class Bus:
    """Receives and sends notifications through PostgreSQL; reconnects if the connection is lost."""

    def __init__(self, url: URL, listener: Listener) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._listener = listener
        self._name = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._connection: Any = None
        self._speaking = asyncio.Lock()  # a connection runs one query at a time

    async def open(self) -> None:
        """Connect and start listening."""
        await self._connect()
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tell_presence(self, table: str, seats: Iterable[int], watching: int) -> None:
        """Tell other processes who is connected to this one; failures are logged, not raised."""
        import asyncpg

        told = f"{table} here {self._name} {','.join(map(str, sorted(seats)))} {watching}"
        async with self._speaking:
            try:
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, told)
            except Exception as error:  # of any kind, if asyncpg cannot parse the reply
                about = {"table": table, "error": repr(error)}
                LOG.info("Could not report presence to PostgreSQL", extra=about)
                if not isinstance(error, asyncpg.PostgresError):
                    self._connection.terminate()  # it is unknown where the next reply begins

    async def _connect(self) -> None:
        import asyncpg

        name = {"application_name": LISTENER}
        patience = {"timeout": ANSWERS_WITHIN, "command_timeout": ANSWERS_WITHIN}
        connection = await asyncpg.connect(self._url, server_settings=name, **patience)
        connection.add_termination_listener(lambda _: self._lost.set())
        try:
            await connection.add_listener(CHANNEL, self._notice)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection

    def _notice(self, _connection: object, _pid: int, _channel: str, told: str) -> None:
        table, what, *more = told.split(" ")
        if what.isdecimal():
            words = iter(told.split(" "))
            for one, seq in zip(words, words, strict=True):
                self._listener.receive_entry(one, int(seq))
        elif what == "said":
            self._listener.receive_chat(table)
        elif what == "here" and more[0] != self._name:
            process, who, *watching = more  # earlier versions do not count spectators
            seats = {int(seat) for seat in who.split(",") if seat.isdecimal()}
            count = int(watching[0]) if watching else 0
            self._listener.receive_presence(table, process, seats, count)

    async def _keep(self) -> None:
        """Reconnect after a loss, and report that notifications may have been missed."""
        try:
            while True:
                await self._lost.wait()
                LOG.warning("Lost the listening connection to PostgreSQL; reconnecting")
                await self._again()
                self._listener.reconnected()
        finally:
            await self._connection.close(timeout=GOODBYE)

    async def _again(self) -> None:
        while True:
            try:
                await self._connect()
            except Exception:  # PostgreSQL is unavailable, or its reply is invalid
                await asyncio.sleep(1)
            else:
                self._lost.clear()
                return
