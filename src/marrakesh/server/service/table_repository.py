"""The cache of tables: loaded from their logs on demand, changed one request at a time."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from marrakesh.rules.game import IllegalAction
from marrakesh.server.errors import RequestError
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.bot_jobs import thinking_time
from marrakesh.server.service.tasks import BackgroundTasks, run_in_thread
from marrakesh.server.settings import Settings
from marrakesh.server.storage.log import ChatLine, Entry
from marrakesh.server.storage.store_interface import Conflict, NotWritten, TableStore, TableSummary
from marrakesh.server.tables import uptime
from marrakesh.server.tables.deadlines import next_due
from marrakesh.server.tables.draft import Draft, TableEdit
from marrakesh.server.tables.results import result_of
from marrakesh.server.tables.snapshots import SnapshotBuilder
from marrakesh.server.tables.table_state import TableState
from marrakesh.versions import too_old

_ID: Final = re.compile(r"[\w-]{1,24}", re.ASCII)
"""Valid table ids; anything else is not looked up."""
MANY: Final = 50
"""Maximum entries to fold, or put into words, without moving the work to a thread."""
_TRIES: Final = 20
"""Maximum attempts at a change that conflicts with other processes."""


class LoadedTable:
    """A table in memory."""

    def __init__(self, state: TableState) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()
        """Callbacks that are run after each change to the table or to who is connected to it."""
        self.thinking: dict[int, int] = {}
        """By seat, for bots that are thinking: the seq at which the question was asked."""
        self.source = ""
        """The IP address of the last player to connect; searching bots take turns by address."""
        self.absent: list[int] = []
        """The seats of people who had been away for too long at the last check."""
        self.chat: list[ChatLine] | None = None
        """The latest chat messages; None until a client needs them."""
        self.spectators = self.spectators_here = 0
        """The numbers of spectators at the last check, in total and in this process."""
        self.last_notice: dict[int, tuple[int, float]] = {}
        """By seat: the public seq for which a notice was last considered, and when."""
        self.notice_pending: set[int] = set()
        """The seats with a pending notice."""
        self.reminded_of = 0.0
        """The `asked_at` of the decision that people were last reminded of."""
        self.show(state)

    @property
    def used(self) -> bool:
        """Whether the table is being viewed or changed, or bots are thinking about it."""
        return bool(self.listeners or self.lock.locked() or self.thinking)

    def show(self, state: TableState) -> None:
        self.state = state
        self.snapshots = SnapshotBuilder(state)

    def notify(self) -> None:
        for listener in self.listeners:
            listener()


def summary_of(snapshots: SnapshotBuilder) -> TableSummary:
    """Return the summary to store alongside the log, for queries across tables."""
    state = snapshots.state
    wait = next_due(state, state.at, state.ticked)
    bots = [state.bots[seat] for seat in state.waiting if seat in state.bots]
    if bots:
        wait = max(thinking_time(bot) for bot in bots)
    due = None if wait is None else state.at + wait
    people = [seat for seat in state.waiting if seat not in state.bots]
    return TableSummary(snapshots.info(), people, due)


class TableRepository:
    """Loads and caches tables, and changes them one request at a time."""

    def __init__(
        self, store: TableStore, settings: Settings, changed: Callable[[LoadedTable], None]
    ) -> None:
        self.store = store
        self._most = settings.kept_tables
        self._largest = settings.kept_megabytes * 1_000_000
        self._changed = changed  # called after each change made by this process
        self._tables: OrderedDict[str, LoadedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._changes = BackgroundTasks()

    async def get(self, table: str) -> LoadedTable:
        """Return a table, loaded if necessary; raise RequestError if it is missing or too old."""
        if table in self._tables:
            self._tables.move_to_end(table)
            return self._tables[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    def get_cached(self, table: str) -> LoadedTable | None:
        """Return a table if it is cached."""
        return self._tables.get(table)

    @property
    def cached(self) -> list[LoadedTable]:
        return list(self._tables.values())

    async def _load(self, table: str) -> LoadedTable:
        try:
            setup = await self.store.setup(table) if _ID.fullmatch(table) else None
            if setup is None:
                raise RequestError("no-table", 404)
            if too_old(setup.version):
                raise RequestError("other-rules", 409, version=setup.version)
            state = TableState(setup)
            await fold(state, await self.store.entries(table))
            return self.add(state)
        finally:
            del self._loading[table]

    def add(self, state: TableState) -> LoadedTable:
        """Add a table to the cache, which may evict others."""
        loaded = self._tables[state.setup.table] = LoadedTable(state)
        self.evict(loaded)
        return loaded

    def evict(self, new: LoadedTable | None = None) -> None:
        """Evict unused tables, least recently used first, until the rest fit within the limits."""
        size = {table: loaded.state.size for table, loaded in self._tables.items()}
        total = sum(size.values())
        for table, loaded in list(self._tables.items()):
            if len(self._tables) <= self._most and total <= self._largest:
                return
            if not (loaded.used or loaded is new):
                del self._tables[table]
                total -= size[table]

    def discard(self, table: str) -> None:
        """Evict a table that is no longer stored."""
        self._tables.pop(table, None)

    def discard_unused(self) -> None:
        """Evict all unused tables, so that changes to their stored data take effect."""
        for table, loaded in list(self._tables.items()):
            if not loaded.used:
                del self._tables[table]

    async def close(self) -> None:
        """Wait for pending writes."""
        await self._changes.finish()

    async def change(self, table: str, plan: TableEdit) -> TableState:
        """Carry out a plan: validate, write, then publish. Return the resulting state.

        The plan is carried out even if the requesting client disconnects in the meantime.
        """
        return await asyncio.shield(self._changes.spawn(self._change(table, plan)))

    async def _change(self, table: str, plan: TableEdit) -> TableState:
        loaded = await self.get(table)
        async with loaded.lock:
            for _ in range(_TRIES):
                draft = Draft(loaded.state)
                try:
                    plan(draft)
                except RequestError:
                    if await self._catch_up(loaded):
                        continue  # retry: another process had written in the meantime
                    raise
                if not draft.entries:
                    return loaded.state
                draft.answer_standing()
                if await self._write(loaded, draft):
                    self._changed(loaded)
                    return draft.state
                if not await self._catch_up(loaded) and await self.store.setup(table) is None:
                    raise RequestError("no-table", 404)  # it was deleted as too old
        raise RequestError("busy", 409)

    async def _write(self, loaded: LoadedTable, draft: Draft) -> bool:
        """Write a draft's entries and publish its state; return False if the write conflicts."""
        snapshots = SnapshotBuilder(draft.state)
        table = draft.state.setup.table
        rematch = None
        if draft.rematch:
            setup, first = draft.rematch
            rematch = setup, first, summary_of(SnapshotBuilder(TableState(setup)))
        seats = draft.state.seats
        holders = seats.holders if seats is not loaded.state.seats else None
        summary = summary_of(snapshots)
        ended = draft.state.game.over and not loaded.state.game.over
        result = result_of(draft.state) if ended else None
        try:
            with metrics.WRITES.timed():
                await self.store.append(table, draft.entries, summary, rematch, holders, result)
        except Conflict:
            return False
        except NotWritten as failure:
            raise RequestError("not-written", 503) from failure
        for entry in draft.entries:
            metrics.ENTRIES.add(entry.kind)
        loaded.state, loaded.snapshots = draft.state, snapshots
        loaded.notify()
        return True

    async def read_chat(self, loaded: LoadedTable) -> None:
        """Read a table's latest chat messages from the store."""
        async with loaded.lock:  # so that an older read cannot finish last
            loaded.chat = await self.store.said(loaded.state.setup.table)
        loaded.notify()

    async def catch_up(self, loaded: LoadedTable, seq: int | None = None) -> None:
        """Read entries written by other processes, unless those up to `seq` are already known."""
        async with loaded.lock:
            if seq is None or loaded.state.seq < seq:
                await self._catch_up(loaded)

    async def _catch_up(self, loaded: LoadedTable) -> bool:
        entries = await self.store.entries(loaded.state.setup.table, loaded.state.seq)
        if entries:
            state = loaded.state.copy()
            await fold(state, entries)
            loaded.show(state)
            loaded.notify()
        return bool(entries)


async def put_into_words(loaded: LoadedTable, first: int, lang: str, reader: int) -> None:
    """Render the log from decision `first` on and cache it, if it is long.

    This takes a fifth of a second, so it is done in a thread.
    """
    last = loaded.state.public_moves
    if last - first > MANY:
        await run_in_thread(loaded.snapshots.log, first, last, lang, reader)


async def fold(state: TableState, entries: list[Entry]) -> None:
    """Fold entries into a state.

    Raise RequestError if they were written under incompatible rules. A long log takes a second, so
    it is folded in a thread.
    """

    def work() -> None:
        for entry in entries:
            state.fold(entry)

    try:
        if len(entries) > MANY:
            await run_in_thread(work)
        else:
            work()
    except IllegalAction:
        raise RequestError("other-rules", 409, version=state.setup.version) from None
    state.ticked = uptime.UPTIME.at(state.at)
