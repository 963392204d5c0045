"""The server's rooms, as far as somebody alone needs them, over what the page keeps."""

from typing import Final

from marrakesh.server.service.advice import Adviser
from marrakesh.server.service.analysis import AnalysisQueue
from marrakesh.server.service.archive import Archive
from marrakesh.server.service.chat import Chat
from marrakesh.server.service.lobby import Lobby
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.process_sync import ProcessSync
from marrakesh.server.service.scheduler import TableScheduler, regularly
from marrakesh.server.service.sessions import ClientSessions
from marrakesh.server.service.spectators import Spectators
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.service.usher import SeatService
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
        thinkers = RemoteBotRunner(host)
        self.store = BrowserTableStore(host)
        self.keeper = TableRepository(self.store, settings, self._changed)
        presence = Presence(settings, uptime.ticks())
        self.attendant = TableScheduler(self.keeper, thinkers, settings.sweep, _remind)
        news = ProcessSync(self.keeper, presence, self.attendant, settings.sweep)
        self.lobby = Lobby(self.keeper, presence, self._changed)
        self.usher = SeatService(self.keeper)
        self.archive = Archive(self.keeper)
        self.analyses = AnalysisQueue(self.keeper, thinkers, self.attendant)
        adviser = Adviser(self.keeper, thinkers)
        talk = Chat(self.keeper)
        self.viewers = ClientSessions(
            self.keeper, presence, news, adviser, talk, Spectators(settings)
        )

    async def open(self) -> None:
        """Read what the page keeps, and attend to its tables."""
        uptime.UPTIME.start()
        await self.store.open()
        self.attendant.spawn(regularly(SWEEP, self._sweep))

    async def _sweep(self) -> None:
        """Whatever went wrong with a bot or a write, the tables on screens go on."""
        for live in self.keeper.all_known:
            if live.wakes:
                self.attendant.attend(live)

    def _changed(self, live: LoadedTable) -> None:
        self.attendant.attend(live)

    async def take_up(self, table: str) -> None:
        """Let bots and clocks go on where they were when the page was closed."""
        self.attendant.attend(await self.keeper.live(table))

    async def erase(self, table: str) -> None:
        """Forget a table."""
        await self.store.erase(table)
        self.keeper.forget(table)


def _remind(live: LoadedTable, seat: int, due: float) -> None:
    """Whoever plays alone looks at the page."""
