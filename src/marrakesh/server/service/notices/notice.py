"""What is told to whom, and what every way of telling it can do."""

import time
from typing import NamedTuple, Protocol

from marrakesh.server.storage.log import TableSetup
from marrakesh.server.storage.subscriptions import Subscription
from marrakesh.server.tables.snapshots import display_names
from marrakesh.texts import text


class Notice(NamedTuple):
    """It is somebody's turn. Nothing in it is secret: the link to the table contains no token."""

    setup: TableSetup
    seat: int
    names: list[str]
    """Of all seats, as the players have chosen them."""
    link: str
    due: float | None = None
    """Of a reminder: when the time for this turn is up, in seconds since 1970."""

    def name(self, lang: str) -> str:
        return display_names(self.names, lang)[self.seat]

    def words(self, lang: str) -> tuple[str, str]:
        """A title and a sentence."""
        say = text(lang)
        others = [name for name in display_names(self.names, lang) if name != self.name(lang)]
        title = say("notice-turn", name=self.name(lang))
        if self.due is not None:
            hours = int((self.due - time.time()) / 3600)
            key = "notice-due" if hours > 0 else "notice-soon"
            title = say(key, name=self.name(lang), hours=hours)
        return title, say("notice-table", others=say.listing(others))


class Channel(Protocol):
    """A way in which notices travel."""

    async def send(self, notice: Notice, to: list[Subscription]) -> None:
        """Tell whoever wants to be told in this way. What fails is logged, never raised."""

    async def close(self) -> None: ...
