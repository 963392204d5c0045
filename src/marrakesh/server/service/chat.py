"""What people say at their tables. It is in no log line, no notice and no record."""

import time

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import ChatMessage, ChatUpdate, Done, Say
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.service.viewer import ClientSession
from marrakesh.server.storage.log import ChatLine
from marrakesh.server.storage.store_interface import NotWritten
from marrakesh.server.tables.chat import allowed, readable, repeated, saying


class Chat:
    """Passes on what is said, to whom it may be shown and when."""

    def __init__(self, keeper: TableRepository) -> None:
        self._keeper = keeper

    async def say(self, viewer: ClientSession, message: Say) -> Done:
        viewer.check_owns(message.seat)
        live = await self._keeper.live(viewer.table)
        state, lately = live.state, await self._said(live)
        if not repeated(state, message, lately):
            try:
                said = saying(state, message, lately, time.time())
                await self._keeper.store.say(viewer.table, said)
            except NotWritten as failure:
                raise RequestError("not-written", 503) from failure
            await self._keeper.listen(live)
        return Done(id=message.id, seq=state.shown_seq(state.setup.link_of(message.seat)))

    async def news(self, viewer: ClientSession) -> ChatUpdate | None:
        """What a viewer has not been told yet."""
        live = await self._keeper.live(viewer.table)
        said = await self._said(live)
        seats = live.state.seats.held_by(viewer.token_hash)  # one may have been freed meanwhile
        may_read = readable(live.state, said, seats)
        new = [one for one in may_read if one.id not in viewer.heard_said]
        if not new and viewer.watching == live.watching:
            return None
        viewer.heard_said |= {one.id for one in new}
        viewer.watching = live.watching
        return ChatUpdate(said=[_shown(one) for one in new], watching=live.watching)

    async def _said(self, live: LoadedTable) -> list[ChatLine]:
        if allowed(live.state.setup) == "none":
            return []
        if live.said is None:
            live.said = await self._keeper.store.said(live.state.setup.table)
        return live.said


def _shown(said: ChatLine) -> ChatMessage:
    return ChatMessage(
        id=said.id,
        seat=said.seat,
        name=said.name,
        phrase=said.phrase or None,  # type: ignore[arg-type]  # as it was received
        text=said.text,
        at=said.at,
    )
