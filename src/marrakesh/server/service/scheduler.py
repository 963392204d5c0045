"""The server's own actions: running bots and clocks, and attending to overdue tables."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from marrakesh.server.errors import RequestError
from marrakesh.server.service.bot_jobs import BotRunner, job_for
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.service.tasks import BackgroundTasks
from marrakesh.server.storage.log import EntryBody
from marrakesh.server.tables import uptime
from marrakesh.server.tables.bots import STAND_IN
from marrakesh.server.tables.deadlines import due_at, late, next_due, to_be_reminded
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.table_state import TableState

LOG = logging.getLogger(__name__)

LONGEST_REST: Final = 300.0
"""Maximum seconds until a failed table is tried again."""


class Backoff:
    """Exponential backoff for tables that failed in a sweep."""

    def __init__(self, first: float) -> None:
        self._first = first
        self._until: dict[str, tuple[float, float]] = {}  # by table: retry time and last pause

    def is_resting(self, table: str, now: float) -> bool:
        return table in self._until and now < self._until[table][0]

    def fail(self, table: str, now: float) -> bool:
        """Back off from a table; return whether it failed for the first time."""
        _, before = self._until.get(table, (0.0, 0.0))
        pause = min(2 * before or self._first, LONGEST_REST)
        self._until[table] = now + pause, pause
        return not before

    def recover(self, table: str) -> None:
        self._until.pop(table, None)

    def keep_only(self, tables: set[str]) -> None:
        """Forget the tables that are no longer overdue."""
        self._until = {table: rest for table, rest in self._until.items() if table in tables}


class TableScheduler:
    """Runs the bots and clocks of tables that this process changes, and of orphaned tables."""

    def __init__(
        self,
        repository: TableRepository,
        bot_runner: BotRunner,
        background: BackgroundTasks,
        sweep: float,
        remind: Callable[[LoadedTable, int, float], None],
    ) -> None:
        self._repository = repository
        self._bot_runner = bot_runner
        self._background = background
        self._every = sweep
        self._remind = remind
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._backoff = Backoff(2 * sweep)

    def close(self) -> None:
        """Cancel the timers."""
        for alarm in self._alarms.values():
            alarm.cancel()

    def attend(self, loaded: LoadedTable) -> None:
        """Start the bots that must decide, send due reminders, and set the timer."""
        state = loaded.state
        for seat in state.waiting:
            since = state.asked_since[seat]
            if seat in state.bots and loaded.thinking.get(seat) != since:
                loaded.thinking[seat] = since
                self._background.spawn(self._decide(loaded, seat, since))
        self._remind_in_time(loaded)
        self._set_alarm(state)

    def _remind_in_time(self, loaded: LoadedTable) -> None:
        """Remind people of an approaching deadline; after a restart, the reminder may be late."""
        state, now = loaded.state, time.time()
        due = due_at(state)
        if due is None or not to_be_reminded(state, now) or loaded.reminded_of == state.asked_at:
            return
        loaded.reminded_of = state.asked_at
        for seat in state.waiting:
            self._remind(loaded, seat, due)

    async def _decide(self, loaded: LoadedTable, seat: int, since: int) -> None:
        """Let a bot decide; discard its decision if the table has moved on in the meantime."""
        state = loaded.state
        try:
            job = job_for(state, seat, state.bots[seat])
            action = await self._bot_runner.choose(job, loaded.source)

            def plan(draft: Draft) -> None:
                now = draft.state
                if seat in now.bots and seat in now.waiting and now.asked_since[seat] == since:
                    if action in now.game.legal_actions(seat):
                        draft.write("move", seat, EntryBody(action=action))

            await self._repository.change(state.setup.table, plan)
        finally:
            if loaded.thinking.get(seat) == since:
                del loaded.thinking[seat]
        self.attend(loaded)

    def _set_alarm(self, state: TableState) -> None:
        table = state.setup.table
        alarm = self._alarms.pop(table, None)
        if alarm:
            alarm.cancel()
        wait = next_due(state, time.time(), uptime.ticks())
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._alarms[table] = loop.call_later(wait + 0.01, self._ring, table)

    def _ring(self, table: str) -> None:
        del self._alarms[table]
        self._background.spawn(self.check_time(table))

    async def check_time(self, table: str) -> None:
        """Let bots take over seats whose time is up, or remind people whose time is nearly up."""

        def plan(draft: Draft) -> None:
            settled = uptime.UPTIME.settled
            for seat in late(draft.state, draft.now, draft.ticks, settled):
                draft.write("bot", seat, EntryBody(target=seat, bot=STAND_IN, why="time"))

        await self._repository.change(table, plan)
        loaded = await self._repository.get(table)
        if to_be_reminded(loaded.state, time.time()):
            self.attend(loaded)

    async def sweep(self) -> None:
        """Trim the cache, and attend to overdue tables, such as those left by a crashed process."""
        self._repository.evict()
        due = await self._repository.store.due(time.time() - self._every)
        self._backoff.keep_only(set(due))
        for table in due:
            if not self._backoff.is_resting(table, uptime.ticks()):
                await self._take_up(table)

    async def _take_up(self, table: str) -> None:
        """Attend to an overdue table; one that fails does not hold up the others."""
        try:
            loaded = await self._repository.get(table)
            if loaded.thinking:
                return
            await self._repository.catch_up(loaded)
            self.attend(loaded)
            await self._postpone(loaded)
            self._backoff.recover(table)
        except Exception as error:
            if not self._backoff.fail(table, uptime.ticks()):
                return
            if isinstance(error, RequestError):
                LOG.warning("Backing off from table", extra={"table": table, "reason": error})
            else:
                LOG.exception("Table could not be attended to", extra={"table": table})

    async def _postpone(self, loaded: LoadedTable) -> None:
        """Record when the server must act next at an overdue table whose players still have time.

        They do after a reminder, for example, or if no server was running to charge their clocks.
        """
        state, now = loaded.state, time.time()
        wait = next_due(state, now, uptime.ticks())
        if wait != 0 and all(seat in state.people for seat in state.waiting):
            due = None if wait is None else now + wait
            await self._repository.store.postpone(state.setup.table, now, due)
