"""Notifications between processes: new entries, and who is connected where."""

import time
from typing import TYPE_CHECKING

from marrakesh.server.service.presence import REPEAT, Presence
from marrakesh.server.service.scheduler import TableScheduler, regularly
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.storage.log import EntryBody
from marrakesh.server.tables import uptime
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.proposals import lapse_of
from marrakesh.server.tables.table_state import TableState

if TYPE_CHECKING:
    from marrakesh.server.storage.bus import Bus


class ProcessSync:
    """Learns of entries and connections, here and in other processes; wakes the viewers."""

    def __init__(
        self, keeper: TableRepository, presence: Presence, attendant: TableScheduler, sweep: float
    ) -> None:
        self.bus: Bus | None = None
        self._keeper = keeper
        self._presence = presence
        self._attendant = attendant
        self._sweep = sweep
        self._repeated = time.monotonic()

    def hear(self, table: str, seq: int) -> None:
        """A process, perhaps this one, has written an entry."""
        live = self._keeper.known(table)
        if live and live.state.seq < seq:
            self._attendant.spawn(self._keeper.catch_up(live, seq))

    def hear_again(self) -> None:
        """Notifications from other processes may have been lost."""
        for live in self._keeper.all_known:
            self._attendant.spawn(self._keeper.catch_up(live))
            self._attendant.spawn(self._keeper.listen(live))

    def hear_said(self, table: str) -> None:
        live = self._keeper.known(table)
        if live:
            self._attendant.spawn(self._keeper.listen(live))

    def hear_who(self, table: str, process: str, seats: set[int], watching: int) -> None:
        """Another process reports who is connected to it; reply in kind if that is news."""
        if self._presence.hear(table, process, seats, uptime.ticks(), watching):
            self._wake(table)
            if self._presence.here(table):
                self._tell_who(table)

    def _tell_who(self, table: str) -> None:
        if self.bus:
            here, watching = self._presence.here(table), self._presence.watching_here(table)
            self._attendant.spawn(self.bus.tell_who(table, here, watching))

    async def watch(self) -> None:
        """Detect who has been away for too long, count who watches; send presence heartbeats."""
        await regularly(self._sweep, self._look_round)

    async def _look_round(self) -> None:
        uptime.ticks()  # shows that the process is running
        for live in self._keeper.all_known:
            absent = self._presence.info(live).absent if live.wakes else live.absent
            if absent != live.absent:
                live.absent = absent
                live.wake()
            self._count(live)
            if self._lapse_of(live.state) and not live.lock.locked():
                self._attendant.spawn(self._let_lapse(live))
        if time.monotonic() - self._repeated > REPEAT:
            self._repeated = time.monotonic()
            for table in self._presence.tables_here:
                self._tell_who(table)
            for table in self._presence.forget_old(uptime.ticks()):
                self._wake(table)

    def _count(self, live: LoadedTable) -> None:
        """Tell how many watch now and then only: many may come and go."""
        table = live.state.setup.table
        here, watching = self._presence.watching_here(table), self._presence.watching(table)
        if here != live.watching_here:
            live.watching_here = here
            self._tell_who(table)
        if watching != live.watching:
            live.watching = watching
            live.wake()

    def _lapse_of(self, state: TableState) -> EntryBody | None:
        if state.asked is None:
            return None
        away = self._presence.away(state, uptime.ticks())
        return lapse_of(state.asked, away, self._presence.present(state.setup.table))

    async def _let_lapse(self, live: LoadedTable) -> None:
        """End a proposal that nobody can agree to any more; another process may be quicker."""

        def plan(draft: Draft) -> None:
            body = self._lapse_of(draft.state)
            if body and draft.state.asked:
                draft.write("lapse", draft.state.asked.seat, body)

        await self._keeper.change(live.state.setup.table, plan)

    def _wake(self, table: str) -> None:
        live = self._keeper.known(table)
        if live:
            live.wake()

    def came_or_went(self, table: str) -> None:
        """Somebody has connected to this process or disconnected."""
        self._wake(table)
        self._tell_who(table)
