"""The server's rooms, as far as somebody alone needs them, over what the page keeps."""

from typing import Final

from marrakesh.server.service.advice import Adviser
from marrakesh.server.service.analysis import AnalysisQueue
from marrakesh.server.service.archive import Archive
from marrakesh.server.service.chat import Chat
from marrakesh.server.service.lobby import Lobby
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.process_sync import ProcessSync
from marrakesh.server.service.scheduler import TableScheduler, run_every
from marrakesh.server.service.seat_service import SeatService
from marrakesh.server.service.sessions import ClientSessions
from marrakesh.server.service.spectators import Spectators
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.settings import Settings
from marrakesh.server.tables import uptime
from marrakesh.site.bot_runner import RemoteBotRunner
from marrakesh.site.host import Host
from marrakesh.site.table_store import BrowserTableStore

KEPT_TABLES: Final = 20
"""Of those that nobody looks at, in memory."""
SWEEP: Final = 1.0
"""Seconds after which a bot that failed is asked again."""


class BrowserService:
    """Wires the parts together."""

    def __init__(self, host: Host) -> None:
        settings = Settings(database="", bot_workers=0, kept_tables=KEPT_TABLES, sweep=SWEEP)
        bot_runner = RemoteBotRunner(host)
        self.store = BrowserTableStore(host)
        self.repository = TableRepository(self.store, settings, self._changed)
        presence = Presence(settings, uptime.ticks())
        self.scheduler = TableScheduler(self.repository, bot_runner, settings.sweep, _remind)
        sync = ProcessSync(self.repository, presence, self.scheduler, settings.sweep)
        self.lobby = Lobby(self.repository, presence, self._changed)
        self.seat_service = SeatService(self.repository)
        self.archive = Archive(self.repository)
        self.analyses = AnalysisQueue(self.repository, bot_runner, self.scheduler)
        adviser = Adviser(self.repository, bot_runner)
        chat = Chat(self.repository)
        self.sessions = ClientSessions(
            self.repository, presence, sync, adviser, chat, Spectators(settings)
        )

    async def open(self) -> None:
        """Read what the page keeps, and attend to its tables."""
        uptime.UPTIME.start()
        await self.store.open()
        self.scheduler.spawn(run_every(SWEEP, self._sweep))

    async def _sweep(self) -> None:
        """Whatever went wrong with a bot or a write, the tables on screens go on."""
        for loaded in self.repository.cached:
            if loaded.listeners:
                self.scheduler.attend(loaded)

    def _changed(self, loaded: LoadedTable) -> None:
        self.scheduler.attend(loaded)

    async def take_up(self, table: str) -> None:
        """Let bots and clocks go on where they were when the page was closed."""
        self.scheduler.attend(await self.repository.get(table))

    async def erase(self, table: str) -> None:
        """Forget a table."""
        await self.store.erase(table)
        self.repository.discard(table)


def _remind(loaded: LoadedTable, seat: int, due: float) -> None:
    """Whoever plays alone looks at the page."""
