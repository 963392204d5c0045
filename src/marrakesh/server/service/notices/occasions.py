"""Who is told that it is their turn, and when."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from marrakesh.server.service.keeper import Live
from marrakesh.server.service.notices.notice import Notice, Way
from marrakesh.server.service.presence import Presence
from marrakesh.server.settings import Settings
from marrakesh.server.tables.sights import names_in


class Notices:
    """Notifies absent people whose turn it still is after a delay, or whose time runs out."""

    def __init__(self, settings: Settings, presence: Presence, ways: Sequence[Way]) -> None:
        self._settings = settings
        self._presence = presence
        self._ways = ways
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for way in self._ways:
            await way.close()

    def consider(self, live: Live) -> None:
        """Schedule notices for people whose turn it has become.

        A choice in secret is one occasion, from which nobody learns who has already chosen.
        """
        sitting = live.sitting
        if sitting.head.pace != "days":
            return
        for seat in sitting.game.openly_asked:
            if seat in sitting.people and live.noticed.get(seat) != sitting.public_seq:
                live.noticed[seat] = sitting.public_seq
                self._spawn(self._tell_later(live, seat, sitting.public_seq))

    def remind(self, live: Live, seat: int, due: float) -> None:
        """Remind an absent person that a decision is due, in seconds since 1970.

        Whoever calls decides when; whether the seat is still openly asked is checked here.
        """
        if seat in live.sitting.people:
            self._spawn(self._tell(live, seat, due))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_later(self, live: Live, seat: int, since: int) -> None:
        await asyncio.sleep(self._settings.notice_after)
        if live.sitting.public_seq == since:
            await self._tell(live, seat)

    async def _tell(self, live: Live, seat: int, due: float | None = None) -> None:
        sitting, head = live.sitting, live.sitting.head
        if seat not in sitting.game.openly_asked or seat in self._presence.present(head.table):
            return
        notice = Notice(
            table=head.table,
            seat=seat,
            name=names_in(sitting.names, "en")[seat],
            link=f"{self._settings.public_url}/t/{head.table}",
            due=due,
        )
        await asyncio.gather(*(way.send(notice, head) for way in self._ways))
