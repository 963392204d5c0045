"""Notifications between processes: new entries, new chat, and who is connected where."""

from typing import Protocol

from marrakesh.server.service.presence import REPEAT, Presence
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.service.tasks import BackgroundTasks
from marrakesh.server.storage.log import EntryBody
from marrakesh.server.tables import uptime
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.proposals import lapse_of
from marrakesh.server.tables.table_state import TableState


class Bus(Protocol):
    """Sends notifications to the other processes."""

    async def tell_presence(self, table: str, seats: set[int], watching: int) -> None:
        """Tell the other processes who is connected to this one."""
        ...

    async def close(self) -> None: ...


class ProcessSync:
    """Exchanges news of entries, chat and connections with other processes; notifies clients."""

    def __init__(self, repository: TableRepository, presence: Presence) -> None:
        self.bus: Bus | None = None
        self.background = BackgroundTasks("Synchronising with other processes failed")
        self._repository = repository
        self._presence = presence
        self._repeated = uptime.ticks()

    async def close(self) -> None:
        """Stop receiving and let tasks finish: a cancelled one could leave a connection open."""
        if self.bus:
            await self.bus.close()
        await self.background.finish()

    def receive_entry(self, table: str, seq: int) -> None:
        """Read a table's new entries, if it is in memory and does not have them yet."""
        loaded = self._repository.get_cached(table)
        if loaded and loaded.state.seq < seq:
            self.background.spawn(self._repository.catch_up(loaded, seq))

    def reconnected(self) -> None:
        """Read all new entries and chat, since notifications may have been lost."""
        for loaded in self._repository.cached:
            self.background.spawn(self._repository.catch_up(loaded))
            self.background.spawn(self._repository.read_chat(loaded))

    def receive_chat(self, table: str) -> None:
        loaded = self._repository.get_cached(table)
        if loaded:
            self.background.spawn(self._repository.read_chat(loaded))

    def receive_presence(self, table: str, process: str, seats: set[int], watching: int) -> None:
        """Record who is connected to another process; on a change, report who is connected here."""
        if self._presence.receive(table, process, seats, uptime.ticks(), watching):
            self._notice_change(table)
            if self._presence.here(table):
                self._tell_presence(table)

    def _tell_presence(self, table: str) -> None:
        if self.bus:
            here, watching = self._presence.here(table), self._presence.watching_here(table)
            self.background.spawn(self.bus.tell_presence(table, here, watching))

    async def check(self) -> None:
        """Detect absent players, count spectators, let proposals lapse and send heartbeats."""
        now = uptime.ticks()  # also keeps the stopwatch running
        for loaded in self._repository.cached:
            absent = self._presence.info(loaded).absent if loaded.listeners else loaded.absent
            if absent != loaded.absent:
                loaded.absent = absent
                loaded.notify()
            self._count(loaded)
            if self._lapse_of(loaded.state) and not loaded.lock.locked():
                self.background.spawn(self._let_lapse(loaded))
        if now - self._repeated > REPEAT:
            self._repeated = now
            for table in self._presence.tables_here:
                self._tell_presence(table)
            for table in self._presence.forget_old(now):
                self._notice_change(table)

    def _count(self, loaded: LoadedTable) -> None:
        """Update the number of spectators, which changes too often to report every change."""
        table = loaded.state.setup.table
        here, watching = self._presence.watching_here(table), self._presence.watching(table)
        if here != loaded.spectators_here:
            loaded.spectators_here = here
            self._tell_presence(table)
        if watching != loaded.spectators:
            loaded.spectators = watching
            loaded.notify()

    def _lapse_of(self, state: TableState) -> EntryBody | None:
        if state.asked is None:
            return None
        away = self._presence.away(state, uptime.ticks())
        return lapse_of(state.asked, away, self._presence.present(state.setup.table))

    async def _let_lapse(self, loaded: LoadedTable) -> None:
        """End a proposal that must lapse, unless another process has already done so."""

        def plan(draft: Draft) -> None:
            body = self._lapse_of(draft.state)
            if body and draft.state.asked:
                draft.write("lapse", draft.state.asked.seat, body)

        await self._repository.change(loaded.state.setup.table, plan)

    def _notice_change(self, table: str) -> None:
        loaded = self._repository.get_cached(table)
        if loaded:
            loaded.notify()

    def came_or_went(self, table: str) -> None:
        """Report that a client has connected to this process or disconnected from it."""
        self._notice_change(table)
        self._tell_presence(table)
