"""The table service of a server, independent of the transport."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from marrakesh.server.monitoring import metrics
from marrakesh.server.service.bot_pool import BotPool
from marrakesh.server.service.matchmaker import Matchmaker
from marrakesh.server.service.notices import (
    Channel,
    MailChannel,
    MailSubscriptions,
    Notifier,
    PushChannel,
    PushSubscriptions,
    WebhookChannel,
)
from marrakesh.server.service.profiles import Profiles
from marrakesh.server.service.table_repository import LoadedTable
from marrakesh.server.service.table_service import TableService
from marrakesh.server.service.tasks import run_every
from marrakesh.server.settings import Settings
from marrakesh.server.storage.bus import Bus
from marrakesh.server.storage.subscriptions import SubscriptionRepository
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.server.tables import uptime

LOG = logging.getLogger(__name__)

CLOSED_WITHIN: Final = 3.0
"""Seconds within which to shut down; even after that, each part gets at least one second."""
ANSWERS_WITHIN: Final = 1.5
"""Seconds within which the database must respond to a check."""


class Service(TableService):
    """Tables in a database, bots in worker processes, profiles, notices and matchmaking."""

    store: SqlTableStore

    def __init__(self, settings: Settings, store: SqlTableStore | None = None) -> None:
        store = store or SqlTableStore(settings.database)
        self.bot_pool = BotPool(settings.bot_workers)
        super().__init__(store, self.bot_pool, settings)
        subscriptions = SubscriptionRepository(store)
        push = PushChannel(settings, subscriptions)
        mail = MailChannel(settings, subscriptions)
        self.push_subscriptions = PushSubscriptions(settings, self.repository, subscriptions, push)
        self.mail_subscriptions = MailSubscriptions(self.push_subscriptions, subscriptions, mail)
        channels: list[Channel] = [WebhookChannel(settings), push, mail]
        self.notifier = Notifier(settings, self.presence, subscriptions, channels)
        self.profiles = Profiles(store.people, self.repository, self.archive)
        self.matchmaker = Matchmaker(store, self.presence, self.lobby, settings)
        self._ping: asyncio.Task[None] | None = None
        metrics.TABLES.read = lambda: len(self.repository.cached)
        metrics.CLIENTS.read = lambda: sum(
            len(loaded.listeners) for loaded in self.repository.cached
        )

    @classmethod
    async def open(cls, settings: Settings, store: SqlTableStore | None = None) -> "Service":
        """Open and migrate the database, and start attending to its tables."""
        uptime.UPTIME.start()
        service = cls(settings, store)
        try:
            await service.store.migrate()
            await service.push_subscriptions.open()
            await service.mail_subscriptions.open()
            if service.store.postgres:
                bus = Bus(service.store.url, service.sync)
                service.sync.bus = bus
                await bus.open()
        except BaseException:
            await service.close()
            raise
        for work in (service.scheduler.sweep, service.sync.check):
            service.background.spawn(run_every(settings.sweep, work))
        return service

    async def close(self) -> None:
        """Shut down within a few seconds, even if the database hangs."""
        if self._ping:
            self._ping.cancel()
        ends = [self.repository.close, self.notifier.close, self.bot_pool.close]
        last = time.monotonic() + CLOSED_WITHIN
        await _end(self.stop, last)
        await asyncio.gather(*(_end(end, last) for end in ends))
        await _end(self.store.close, last)

    async def ready(self) -> bool:
        """Return whether the database is responding and writable.

        Only one check runs at a time, as it may hang and may be requested often."""
        if self._ping is None or self._ping.done():
            self._ping = asyncio.create_task(self.store.ping())
        ping = self._ping
        await asyncio.wait([ping], timeout=ANSWERS_WITHIN)
        return ping.done() and not ping.cancelled() and ping.exception() is None

    def changed(self, loaded: LoadedTable) -> None:
        super().changed(loaded)
        self.notifier.consider(loaded)

    def remind(self, loaded: LoadedTable, seat: int, due: float) -> None:
        self.notifier.remind(loaded, seat, due)


async def _end(close: Callable[[], Awaitable[None]], last: float) -> None:
    """Close a part by the monotonic time `last`; allow it at least one second in any case."""
    try:
        async with asyncio.timeout(max(1.0, last - time.monotonic())):
            await close()
    except TimeoutError:
        LOG.warning("%s did not end in time.", close.__qualname__)
