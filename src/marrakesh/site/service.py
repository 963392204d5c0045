"""The server's tables, as far as a person alone needs them, over what the page keeps."""

from typing import Final

from marrakesh.server.service.table_service import TableService
from marrakesh.server.service.tasks import run_every
from marrakesh.server.settings import Settings
from marrakesh.server.tables import uptime
from marrakesh.site.bot_runner import RemoteBotRunner
from marrakesh.site.host import Host
from marrakesh.site.table_store import BrowserTableStore

KEPT_TABLES: Final = 20
"""Of those that nobody looks at, in memory."""
SWEEP: Final = 1.0
"""Seconds after which a bot that failed is asked again."""


class BrowserService(TableService):
    """Tables that the page keeps, bots in a worker of the browser."""

    store: BrowserTableStore

    def __init__(self, host: Host) -> None:
        settings = Settings(database="", bot_workers=0, kept_tables=KEPT_TABLES, sweep=SWEEP)
        super().__init__(BrowserTableStore(host), RemoteBotRunner(host), settings)

    async def open(self) -> None:
        """Read what the page keeps, and attend to its tables."""
        uptime.UPTIME.start()
        await self.store.open()
        self.background.spawn(run_every(SWEEP, self._sweep))

    async def close(self) -> None:
        """End everything that goes on."""
        await self.stop()
        await self.repository.close()

    async def _sweep(self) -> None:
        """Whatever went wrong with a bot or a write, the tables on screens go on."""
        for loaded in self.repository.cached:
            if loaded.listeners:
                self.scheduler.attend(loaded)

    async def resume(self, table: str) -> None:
        """Let bots and clocks go on where they were when the page was closed."""
        self.scheduler.attend(await self.repository.get(table))

    async def erase(self, table: str) -> None:
        """Forget a table."""
        await self.store.erase(table)
        self.repository.discard(table)
