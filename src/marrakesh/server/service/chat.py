"""Chat at tables. It appears in no log line, notice or record."""

import time

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import ChatMessage, ChatUpdate, Done, Say
from marrakesh.server.service.sessions import ClientSession
from marrakesh.server.service.table_repository import LoadedTable, TableRepository
from marrakesh.server.storage.log import ChatLine
from marrakesh.server.storage.store_interface import NotWritten
from marrakesh.server.tables.chat import allowed, readable, repeated, saying


class Chat:
    """Stores chat messages, and delivers each to clients as soon as they may read it."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def say(self, session: ClientSession, message: Say) -> Done:
        session.check_owns(message.seat)
        loaded = await self._repository.get(session.table)
        state, lately = loaded.state, await self._said(loaded)
        if not repeated(state, message, lately):
            try:
                said = saying(state, message, lately, time.time())
                await self._repository.store.say(session.table, said)
            except NotWritten as failure:
                raise RequestError("not-written", 503) from failure
            await self._repository.read_chat(loaded)
        return Done(id=message.id, seq=state.shown_seq(state.setup.link_of(message.seat)))

    async def update(self, session: ClientSession) -> ChatUpdate | None:
        """Return a client's new chat messages and number of spectators; None if neither is new."""
        loaded = await self._repository.get(session.table)
        said = await self._said(loaded)
        seats = loaded.state.seats.held_by(session.token_hash)  # a seat may have been freed
        may_read = readable(loaded.state, said, seats)
        new = [one for one in may_read if one.id not in session.chat_ids]
        if not new and session.spectators == loaded.spectators:
            return None
        session.chat_ids |= {one.id for one in new}
        session.spectators = loaded.spectators
        return ChatUpdate(said=[_shown(one) for one in new], watching=loaded.spectators)

    async def _said(self, loaded: LoadedTable) -> list[ChatLine]:
        if allowed(loaded.state.setup) == "none":
            return []
        if loaded.chat is None:
            loaded.chat = await self._repository.store.said(loaded.state.setup.table)
        return loaded.chat


def _shown(said: ChatLine) -> ChatMessage:
    return ChatMessage(
        id=said.id,
        seat=said.seat,
        name=said.name,
        phrase=said.phrase or None,  # type: ignore[arg-type]  # as it was received
        text=said.text,
        at=said.at,
    )
