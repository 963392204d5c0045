"""The server's table service, on the page's storage and with bots in a web worker."""

from typing import Final

from marrakesh.server.service.table_service import TableService
from marrakesh.server.service.tasks import run_every
from marrakesh.server.settings import Settings
from marrakesh.server.tables import uptime
from marrakesh.site.bot_runner import RemoteBotRunner
from marrakesh.site.host import Host
from marrakesh.site.table_store import BrowserTableStore

KEPT_TABLES: Final = 20
"""Maximum number of tables kept in memory; those in use are always kept."""
SWEEP: Final = 1.0
"""Seconds between sweeps, in which bots and writes that have failed are tried again."""


class BrowserService(TableService):
    """The table service of the game without a server."""

    store: BrowserTableStore

    def __init__(self, host: Host) -> None:
        settings = Settings(database="", bot_workers=0, kept_tables=KEPT_TABLES, sweep=SWEEP)
        super().__init__(BrowserTableStore(host), RemoteBotRunner(host), settings)

    async def open(self) -> None:
        """Read the stored tables, and start attending to those being viewed."""
        uptime.UPTIME.start()
        await self.store.open()
        self.background.spawn(run_every(SWEEP, self._sweep))

    async def close(self) -> None:
        """Stop clocks and background tasks, and wait for pending writes."""
        await self.stop()
        await self.repository.close()

    async def _sweep(self) -> None:
        """Attend to the tables being viewed, in case a bot or a write has failed."""
        for loaded in self.repository.cached:
            if loaded.listeners:
                self.scheduler.attend(loaded)

    async def resume(self, table: str) -> None:
        """Resume a table's bots and clocks where they were when the page was closed."""
        self.scheduler.attend(await self.repository.get(table))

    async def erase(self, table: str) -> None:
        """Delete a table."""
        await self.store.erase(table)
        self.repository.discard(table)
