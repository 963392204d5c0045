"""The table service, independent of the transport."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from marrakesh.server.monitoring import metrics
from marrakesh.server.service.advice import Adviser
from marrakesh.server.service.analysis import AnalysisQueue
from marrakesh.server.service.archive import Archive
from marrakesh.server.service.bot_pool import BotPool
from marrakesh.server.service.chat import Chat
from marrakesh.server.service.finding import Matchmaker
from marrakesh.server.service.lobby import Lobby
from marrakesh.server.service.notices import (
    Channel,
    MailChannel,
    Mailing,
    Notifier,
    PushChannel,
    Subscribing,
    WebhookChannel,
)
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.process_sync import ProcessSync
from marrakesh.server.service.profiles import Profiles
from marrakesh.server.service.scheduler import TableScheduler
from marrakesh.server.service.sessions import ClientSessions
from marrakesh.server.service.spectators import Spectators
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.service.usher import SeatService
from marrakesh.server.settings import Settings
from marrakesh.server.storage.bus import Bus
from marrakesh.server.storage.subscriptions import Subscriptions
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.server.tables import uptime

LOG = logging.getLogger(__name__)

CLOSED_WITHIN: Final = 3.0
"""Seconds for pending writes and the rest; what hangs gets a second more."""
ANSWERS_WITHIN: Final = 1.5
"""Seconds for the database to answer the question whether it is there."""


class Service:
    """Wires the parts together; those without an underscore are its interface."""

    def __init__(self, settings: Settings) -> None:
        self._store = SqlTableStore(settings.database)
        self._bot_workers = BotPool(settings.bot_workers)
        self._keeper = TableRepository(self._store, settings, self._changed)
        presence = Presence(settings, uptime.ticks())
        subscriptions = Subscriptions(self._store)
        push = PushChannel(settings, subscriptions)
        self.subscribing = Subscribing(settings, self._keeper, subscriptions, push)
        mail = MailChannel(settings, subscriptions)
        self.mailing = Mailing(self.subscribing, subscriptions, mail)
        ways: list[Channel] = [WebhookChannel(settings), push, mail]
        self._notices = Notifier(settings, presence, subscriptions, ways)
        remind = self._notices.remind
        self._attendant = TableScheduler(self._keeper, self._bot_workers, settings.sweep, remind)
        self._news = ProcessSync(self._keeper, presence, self._attendant, settings.sweep)
        self.lobby = Lobby(self._keeper, presence, self._changed)
        self.usher = SeatService(self._keeper)
        self.people = Profiles(self._store, self._keeper)
        self.finder = Matchmaker(self._store, presence, self.lobby, self.usher, settings)
        self.archive = Archive(self._keeper)
        self.analyses = AnalysisQueue(self._keeper, self._bot_workers, self._attendant)
        adviser = Adviser(self._keeper, self._bot_workers)
        talk = Chat(self._keeper)
        self.viewers = ClientSessions(
            self._keeper, presence, self._news, adviser, talk, Spectators(settings)
        )
        self._asking: asyncio.Task[None] | None = None
        metrics.TABLES.read = lambda: len(self._keeper.all_known)
        metrics.CLIENTS.read = lambda: sum(len(live.wakes) for live in self._keeper.all_known)

    @classmethod
    async def open(cls, settings: Settings) -> "Service":
        """Open and migrate the database, and start attending to its tables."""
        uptime.UPTIME.start()
        service = cls(settings)
        try:
            await service._store.migrate()
            await service.subscribing.open()
            await service.mailing.open()
            if service._store.postgres:
                service._news.bus = Bus(service._store.url, service._news)
                await service._news.bus.open()
        except BaseException:
            await service.close()
            raise
        service._attendant.start()
        service._attendant.spawn(service._news.watch())
        return service

    async def close(self) -> None:
        """End everything, in time also when the database hangs."""
        if self._asking:
            self._asking.cancel()
        bus = self._news.bus
        ends = [self._keeper.close, self._notices.close, self._bot_workers.close]
        ends += [bus.close] if bus else []
        last = time.monotonic() + CLOSED_WITHIN
        await _end(self._attendant.close, last)
        await asyncio.gather(*(_end(end, last) for end in ends))
        await _end(self._store.close, last)

    async def ready(self) -> bool:
        """Whether the database answers and can be written to.

        One check at a time, as it may hang and may be requested often."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._store.ping())
        asking = self._asking
        await asyncio.wait([asking], timeout=ANSWERS_WITHIN)
        return asking.done() and not asking.cancelled() and asking.exception() is None

    def _changed(self, live: LoadedTable) -> None:
        """Called after each change made by this process."""
        self._attendant.attend(live)
        self._notices.consider(live)


async def _end(close: Callable[[], Awaitable[None]], last: float) -> None:
    """Close a part before `last`, or at least have tried for a second."""
    try:
        async with asyncio.timeout(max(1.0, last - time.monotonic())):
            await close()
    except TimeoutError:
        LOG.warning("%s did not end in time.", close.__qualname__)
