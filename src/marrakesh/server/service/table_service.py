"""The table service shared by the server and the static site."""

from marrakesh.server.service.analysis import Adviser, AnalysisQueue
from marrakesh.server.service.archive import Archive
from marrakesh.server.service.bot_jobs import BotRunner
from marrakesh.server.service.chat import Chat
from marrakesh.server.service.lobby import Lobby
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.process_sync import ProcessSync
from marrakesh.server.service.scheduler import TableScheduler
from marrakesh.server.service.sessions import ClientSessions
from marrakesh.server.service.spectators import Spectators
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.service.tasks import BackgroundTasks
from marrakesh.server.settings import Settings
from marrakesh.server.storage.store_interface import TableStore
from marrakesh.server.tables import uptime


class TableService:
    """Tables with their clients, bots and clocks, for any table store and bot runner."""

    def __init__(self, store: TableStore, bot_runner: BotRunner, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.background = BackgroundTasks("Background task for a table failed")
        self.repository = TableRepository(store, settings, self.changed)
        self.presence = Presence(settings, uptime.ticks())
        self.scheduler = TableScheduler(
            self.repository, bot_runner, self.background, settings.sweep, self.remind
        )
        self.sync = ProcessSync(self.repository, self.presence)
        self.lobby = Lobby(self.repository, self.presence, self.changed)
        self.archive = Archive(self.repository)
        self.analysis_queue = AnalysisQueue(self.repository, bot_runner, self.background)
        self.sessions = ClientSessions(
            self.repository,
            self.presence,
            self.sync,
            Adviser(self.repository, bot_runner),
            Chat(self.repository),
            Spectators(settings),
        )

    def changed(self, loaded: LoadedTable) -> None:
        """React to a change that this process has made to a table."""
        self.scheduler.attend(loaded)

    def remind(self, loaded: LoadedTable, seat: int, due: float) -> None:
        """Remind a person of a deadline. By default, do nothing: only online tables have one."""

    async def stop(self) -> None:
        """Stop clocks and background tasks."""
        self.scheduler.close()
        await self.background.close()
        await self.sync.close()
