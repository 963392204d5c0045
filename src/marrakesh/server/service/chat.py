"""What people say at their tables. It is in no log line, no notice and no record."""

import time

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Company, Done, Say, Saying
from marrakesh.server.service.table_repository import Keeper, Live
from marrakesh.server.service.viewer import Viewer
from marrakesh.server.storage.log import Said
from marrakesh.server.storage.store_interface import NotWritten
from marrakesh.server.tables.chat import allowed, readable, repeated, saying


class Conversations:
    """Passes on what is said, to whom it may be shown and when."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def say(self, viewer: Viewer, message: Say) -> Done:
        viewer.check_owns(message.seat)
        live = await self._keeper.live(viewer.table)
        sitting, lately = live.sitting, await self._said(live)
        if not repeated(sitting, message, lately):
            try:
                said = saying(sitting, message, lately, time.time())
                await self._keeper.store.say(viewer.table, said)
            except NotWritten as failure:
                raise RequestError("not-written", 503) from failure
            await self._keeper.listen(live)
        return Done(id=message.id, seq=sitting.shown_seq(sitting.head.link_of(message.seat)))

    async def news(self, viewer: Viewer) -> Company | None:
        """What a viewer has not been told yet."""
        live = await self._keeper.live(viewer.table)
        said = await self._said(live)
        seats = live.sitting.seats.held_by(viewer.token_hash)  # one may have been freed meanwhile
        may_read = readable(live.sitting, said, seats)
        new = [one for one in may_read if one.id not in viewer.heard_said]
        if not new and viewer.watching == live.watching:
            return None
        viewer.heard_said |= {one.id for one in new}
        viewer.watching = live.watching
        return Company(said=[_shown(one) for one in new], watching=live.watching)

    async def _said(self, live: Live) -> list[Said]:
        if allowed(live.sitting.head) == "none":
            return []
        if live.said is None:
            live.said = await self._keeper.store.said(live.sitting.head.table)
        return live.said


def _shown(said: Said) -> Saying:
    return Saying(
        id=said.id,
        seat=said.seat,
        name=said.name,
        phrase=said.phrase or None,  # type: ignore[arg-type]  # as it was received
        text=said.text,
        at=said.at,
    )
