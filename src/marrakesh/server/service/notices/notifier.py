"""Turn notifications: who gets them, and when."""

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
    """A notice that it is someone's turn. It contains no secrets: its link has no token."""

    setup: TableSetup
    seat: int
    names: list[str]
    """The names of all seats as chosen by the players; each may be empty."""
    link: str
    due: float | None = None
    """In a reminder, the Unix timestamp at which the time for this turn is up."""

    def name(self, lang: str) -> str:
        return display_names(self.names, lang)[self.seat]

    def words(self, lang: str) -> tuple[str, str]:
        """Return the notice as a title and a sentence."""
        say = text(lang)
        others = [name for name in display_names(self.names, lang) if name != self.name(lang)]
        title = say("notice-turn", name=self.name(lang))
        if self.due is not None:
            hours = int((self.due - time.time()) / 3600)
            key = "notice-due" if hours > 0 else "notice-soon"
            title = say(key, name=self.name(lang), hours=hours)
        return title, say("notice-table", others=say.listing(others))


class Channel(Protocol):
    """A way of delivering notices."""

    async def send(self, notice: Notice, to: list[Subscription]) -> None:
        """Notify the subscribers who use this channel. Failures are logged, never raised."""

    async def close(self) -> None: ...


class Notifier:
    """Notifies absent people if it is still their turn after a delay, or if a deadline is near."""

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

        During a secret choice, the choices of others do not cause another notice.
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
        """Remind an absent person of a decision that is due at a Unix timestamp.

        The caller decides when to remind. The reminder is sent only if the seat still has to
        decide, and once per turn, even if this is called repeatedly or in several processes.
        """
        if seat in loaded.state.people:
            self._background.spawn(self._tell(loaded, seat, due))

    async def _tell_later(self, loaded: LoadedTable, seat: int) -> None:
        """Notify a seat if it is still its turn after a delay, which every public move restarts."""
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
        if not tokens:  # nobody has joined yet
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
