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
    MailSubscriptions,
    Notifier,
    PushChannel,
    PushSubscriptions,
    WebhookChannel,
)
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.process_sync import ProcessSync
from marrakesh.server.service.profiles import Profiles
from marrakesh.server.service.scheduler import TableScheduler
from marrakesh.server.service.seat_service import SeatService
from marrakesh.server.service.sessions import ClientSessions
from marrakesh.server.service.spectators import Spectators
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.settings import Settings
from marrakesh.server.storage.bus import Bus
from marrakesh.server.storage.subscriptions import SubscriptionRepository
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
        self._bot_pool = BotPool(settings.bot_workers)
        self._repository = TableRepository(self._store, settings, self._changed)
        presence = Presence(settings, uptime.ticks())
        subscriptions = SubscriptionRepository(self._store)
        push = PushChannel(settings, subscriptions)
        self.push_subscriptions = PushSubscriptions(settings, self._repository, subscriptions, push)
        mail = MailChannel(settings, subscriptions)
        self.mail_subscriptions = MailSubscriptions(self.push_subscriptions, subscriptions, mail)
        channels: list[Channel] = [WebhookChannel(settings), push, mail]
        self.notifier = Notifier(settings, presence, subscriptions, channels)
        remind = self.notifier.remind
        self._scheduler = TableScheduler(self._repository, self._bot_pool, settings.sweep, remind)
        self._sync = ProcessSync(self._repository, presence, self._scheduler, settings.sweep)
        self.lobby = Lobby(self._repository, presence, self._changed)
        self.seat_service = SeatService(self._repository)
        self.people = Profiles(self._store, self._repository)
        self.matchmaker = Matchmaker(self._store, presence, self.lobby, self.seat_service, settings)
        self.archive = Archive(self._repository)
        self.analyses = AnalysisQueue(self._repository, self._bot_pool, self._scheduler)
        adviser = Adviser(self._repository, self._bot_pool)
        chat = Chat(self._repository)
        self.sessions = ClientSessions(
            self._repository, presence, self._sync, adviser, chat, Spectators(settings)
        )
        self._asking: asyncio.Task[None] | None = None
        metrics.TABLES.read = lambda: len(self._repository.cached)
        metrics.CLIENTS.read = lambda: sum(
            len(loaded.listeners) for loaded in self._repository.cached
        )

    @classmethod
    async def open(cls, settings: Settings) -> "Service":
        """Open and migrate the database, and start attending to its tables."""
        uptime.UPTIME.start()
        service = cls(settings)
        try:
            await service._store.migrate()
            await service.push_subscriptions.open()
            await service.mail_subscriptions.open()
            if service._store.postgres:
                service._sync.bus = Bus(service._store.url, service._sync)
                await service._sync.bus.open()
        except BaseException:
            await service.close()
            raise
        service._scheduler.start()
        service._scheduler.spawn(service._sync.watch())
        return service

    async def close(self) -> None:
        """End everything, in time also when the database hangs."""
        if self._asking:
            self._asking.cancel()
        bus = self._sync.bus
        ends = [self._repository.close, self.notifier.close, self._bot_pool.close]
        ends += [bus.close] if bus else []
        last = time.monotonic() + CLOSED_WITHIN
        await _end(self._scheduler.close, last)
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

    def _changed(self, loaded: LoadedTable) -> None:
        """Called after each change made by this process."""
        self._scheduler.attend(loaded)
        self.notifier.consider(loaded)


async def _end(close: Callable[[], Awaitable[None]], last: float) -> None:
    """Close a part before `last`, or at least have tried for a second."""
    try:
        async with asyncio.timeout(max(1.0, last - time.monotonic())):
            await close()
    except TimeoutError:
        LOG.warning("%s did not end in time.", close.__qualname__)
