"""Who is told that it is their turn, and when."""

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from marrakesh.server.service.presence import Presence
from marrakesh.server.service.table_repository import LoadedTable
from marrakesh.server.service.tasks import BackgroundTasks
from marrakesh.server.settings import Settings
from marrakesh.server.storage.log import TableSetup
from marrakesh.server.storage.subscriptions import Subscription, SubscriptionRepository
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
    """How notices reach people."""

    async def send(self, notice: Notice, to: list[Subscription]) -> None:
        """Notify the subscribers of this channel. Failures are logged, never raised."""

    async def close(self) -> None: ...


class Notifier:
    """Notifies absent people whose turn it still is after a delay, or whose time runs out."""

    def __init__(
        self,
        settings: Settings,
        presence: Presence,
        subscriptions: SubscriptionRepository,
        channels: Sequence[Channel],
    ) -> None:
        self._settings = settings
        self._presence = presence
        self._subscriptions = subscriptions
        self._channels = channels
        self._background = BackgroundTasks("Notice failed")

    async def close(self) -> None:
        await self._background.close()
        for channel in self._channels:
            await channel.close()

    def consider(self, loaded: LoadedTable) -> None:
        """Schedule notices for people whose turn it has become.

        A secret choice is one occasion for all who still have to make it.
        """
        state = loaded.state
        if state.setup.one_link:
            return
        for seat in state.waiting:
            known, _ = loaded.last_notice.get(seat, (-1, 0.0))
            if seat in state.people and known != state.public_seq:
                loaded.last_notice[seat] = state.public_seq, time.monotonic()
                if seat not in loaded.notice_pending:
                    loaded.notice_pending.add(seat)
                    self._background.spawn(self._tell_later(loaded, seat))

    def remind(self, loaded: LoadedTable, seat: int, due: float) -> None:
        """Remind an absent person that a decision is due, in seconds since 1970.

        Whoever calls decides when. Told once for each turn, however often and in however many
        processes this is called, and only if the seat still has to decide.
        """
        if seat in loaded.state.people:
            self._background.spawn(self._tell(loaded, seat, due))

    async def _tell_later(self, loaded: LoadedTable, seat: int) -> None:
        """Once nothing has happened at the table for a while. Moves meanwhile start it anew."""
        wait = self._settings.notice_after
        while wait > 0:
            await asyncio.sleep(wait)
            wait = loaded.last_notice[seat][1] + self._settings.notice_after - time.monotonic()
        loaded.notice_pending.discard(seat)
        if loaded.state.public_seq == loaded.last_notice[seat][0]:
            await self._tell(loaded, seat)

    async def _tell(self, loaded: LoadedTable, seat: int, due: float | None = None) -> None:
        state, setup = loaded.state, loaded.state.setup
        tokens = state.seats[seat].tokens
        if seat not in state.waiting or seat in self._presence.present(setup.table):
            return
        if not tokens:  # nobody has come yet
            return
        to = await self._subscriptions.of(setup.table, tokens)
        to = [one for one in to if one.confirmed]
        if not to and not setup.webhook:
            return
        what = "turn" if due is None else "due"
        if await self._subscriptions.is_first(setup.table, seat, what, state.public_seq):
            notice = Notice(
                setup=setup,
                seat=seat,
                names=state.names,
                link=f"{self._settings.public_url}/t/{setup.table}",
                due=due,
            )
            await asyncio.gather(*(channel.send(notice, to) for channel in self._channels))
