"""Client sessions: connecting clients, building their snapshots and carrying out requests."""

import math
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import (
    Advice,
    Advise,
    ChatUpdate,
    Done,
    Hello,
    Preview,
    PreviewRequest,
    Refused,
    Say,
    SetLanguage,
    Snapshot,
    ViewSeat,
    WhyNot,
    WhyNotRequest,
)
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.process_sync import ProcessSync
from marrakesh.server.service.spectators import EncodedSnapshot, Spectators
from marrakesh.server.service.table_repository import TableRepository, put_into_words
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables import uptime
from marrakesh.server.tables.requests import Request, answered_at, carry_out
from marrakesh.server.tables.snapshots import Viewpoint, only
from marrakesh.server.tables.table_state import TableState

if TYPE_CHECKING:
    from marrakesh.server.service.analysis import Adviser
    from marrakesh.server.service.chat import Chat

Message = Request | Say | ViewSeat | SetLanguage | WhyNotRequest | PreviewRequest | Advise
Reply = Done | Refused | WhyNot | Preview | Advice | None


Listener = Callable[[], None]
"""A callback that is run when there may be something new to send to a client."""


class ClientSession:
    """A client connected to a table, and the data that it has already been sent."""

    def __init__(
        self,
        table: str,
        seats: list[int],
        seat: int,
        hello: Hello,
        listener: Listener | None,
        source: str,
    ) -> None:
        self.table = table
        self.token_hash = hash_token(hello.token)
        self.seats = seats
        self.seat = seat
        self.alone = seat == hello.seat  # stays true after a reconnect
        self.lang: str = hello.lang
        self.moves = max(0, hello.seen)
        """The number of decisions whose log entries the client has."""
        self.seq = hello.seq
        self.last: Snapshot | None = None
        """The last snapshot sent to the client."""
        self.last_state: object = None
        """The state from which `last` was built; while it is the same, there is nothing to send."""
        self.last_at = -math.inf
        """When `last` was sent, by the monotonic clock."""
        self.chat_ids: set[str] = set()
        """The ids of the chat messages that the client has."""
        self.spectators = 0
        """The number of spectators last sent to the client."""
        self.closed = False
        self.notify = listener
        self.source = source

    def check_owns(self, seat: int) -> None:
        """Raise RequestError if the client does not hold the seat."""
        if seat not in self.seats:
            raise RequestError("not-your-seat", 403)


class ClientSessions:
    """Connects and disconnects clients, builds their snapshots and carries out their requests."""

    def __init__(
        self,
        repository: TableRepository,
        presence: Presence,
        sync: ProcessSync,
        adviser: "Adviser",
        chat: "Chat",
        spectators: Spectators,
    ) -> None:
        self._repository = repository
        self._presence = presence
        self._sync = sync
        self._adviser = adviser
        self._chat = chat
        self._spectators = spectators

    async def connect(
        self, table: str, hello: Hello, listener: Listener | None = None, source: str = ""
    ) -> ClientSession:
        """Connect a client to a table; it becomes a spectator if its token holds no seat there.

        Raise RequestError if there is no such table, or no room for another spectator. `source` is
        the client's IP address, or empty for this computer itself.
        """
        if self._sync.bus:  # the client may have been connected to another process
            await self._repository.catch_up(await self._repository.get(table))
        loaded = await self._repository.get(table)
        state = loaded.state
        seats = state.seats_of(hello.token)
        if not seats:
            self._spectators.check_room(self._presence.watching(table), source)
        if listener:
            loaded.listeners.add(listener)
        seat = hello.seat if hello.seat in seats else _first_look(state, seats)
        session = ClientSession(table, seats, seat, hello, listener, source)
        if seats:
            loaded.source = source
            self._presence.come(table, seats)
            self._sync.came_or_went(table)
        else:
            self._watch(session, 1)
        return session

    def disconnect(self, session: ClientSession) -> None:
        session.closed = True
        loaded = self._repository.get_cached(session.table)
        if loaded and session.notify:
            loaded.listeners.discard(session.notify)
        if session.seats:
            self._presence.go(session.table, session.seats, uptime.ticks())
            self._sync.came_or_went(session.table)
        else:
            self._watch(session, -1)

    def _watch(self, session: ClientSession, more: int) -> None:
        self._presence.watch(session.table, more)
        self._spectators.count(session.source, more)

    def wait_of(self, session: ClientSession) -> float:
        """Return how long a client must wait for its next snapshot, in seconds, reserving a turn
        for a spectator; 0 for players."""
        return 0.0 if session.seats else self._spectators.wait_of(session.last_at)

    async def snapshot(self, session: ClientSession) -> EncodedSnapshot | None:
        """Return a client's current snapshot, recording it as sent; None if nothing has changed."""
        loaded = await self._repository.get(session.table)
        await put_into_words(loaded, session.moves, session.lang, only(session.seats))
        self._reseat(session, loaded.state)
        if not loaded.snapshots.secret:
            session.alone = False
        hidden = (
            loaded.snapshots.secret and loaded.state.shared(session.seats) and not session.alone
        )
        who = Viewpoint(session.seats, -1 if hidden else session.seat, session.lang)
        presence = self._presence.info(loaded)
        state = (loaded.snapshots, who, presence.present, presence.absent)
        if session.last and state == session.last_state:
            return None
        session.last_state = state
        known = (session.moves, session.seq)
        make = partial(loaded.snapshots.build, who, presence, *known)
        shown = (
            EncodedSnapshot(make())
            if session.seats
            else self._spectators.snapshot(loaded, (*state, *known), make)
        )
        snapshot = shown.snapshot
        if session.last and not snapshot.news and _timeless(snapshot) == _timeless(session.last):
            return None
        session.last, session.moves, session.seq = snapshot, snapshot.info.moves, snapshot.seq
        session.last_at = time.monotonic()
        return shown

    async def chat_update(self, session: ClientSession) -> ChatUpdate | None:
        """Return a client's new chat messages and number of spectators; None if neither is new."""
        return await self._chat.update(session)

    def _reseat(self, session: ClientSession, state: TableState) -> None:
        """Update a client's seats, which can be claimed or passed on while it is connected."""
        seats = state.seats.held_by(session.token_hash)
        if seats == session.seats:
            return
        if session.seats:
            self._presence.go(session.table, session.seats, uptime.ticks())
        if seats:
            self._presence.come(session.table, seats)
        self._watch(session, (not seats) - (not session.seats))
        session.seats, session.alone = seats, False
        if session.seat not in seats:
            session.seat = _first_look(state, seats)
        self._sync.came_or_went(session.table)

    async def act(self, session: ClientSession, message: Message) -> Reply:
        """Carry out a client's request and return the reply, if it needs one.

        Refusing a request, or changing the seat viewed or the language, makes a snapshot due.
        """
        self._reseat(session, (await self._repository.get(session.table)).state)
        try:
            match message:
                case ViewSeat():
                    session.check_owns(message.seat)
                    session.seat, session.alone = message.seat, message.alone
                    session.last = None
                case SetLanguage():
                    session.lang = message.lang
                    session.moves, session.last = 0, None
                case WhyNotRequest():
                    return await self._adviser.why_not(session, message)
                case PreviewRequest():
                    return await self._adviser.preview(session, message)
                case Advise():
                    return await self._adviser.advise(session, message)
                case Say():
                    return await self._chat.say(session, message)
                case _:
                    loaded = await self._repository.get(session.table)
                    away = self._presence.away(loaded.state, uptime.ticks())
                    plan = partial(carry_out, message, session.token_hash, away)
                    state = await self._repository.change(session.table, plan)
                    return Done(id=message.id, seq=answered_at(state, message))
        except RequestError as refusal:
            metrics.REFUSALS.add(refusal.key)
            session.last = None
            said: Any = getattr(message, "id", "")
            return Refused(id=said, error=refusal.explain(session.lang))
        return None


def _first_look(state: TableState, seats: list[int]) -> int:
    """Return the seat to view first; -1 for spectators, and at a shared screen during a game."""
    if not seats or (state.shared(seats) and not state.game.over):
        return -1
    return next((seat for seat in seats if seat in state.waiting), seats[0])


def _timeless(snapshot: Snapshot) -> Snapshot:
    """Return a snapshot without values that change with time alone or must not prompt an update."""
    seats = [replace(seat, seconds=None, away=None) for seat in snapshot.info.seats]
    info = replace(snapshot.info, seats=seats, seq=0, changed=0.0)
    return replace(snapshot, info=info, seq=0, news=[], taken_back=0)
