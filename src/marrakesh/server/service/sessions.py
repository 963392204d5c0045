"""Clients at their tables: what they see, and what they may do there."""

import time
from functools import partial
from typing import Any

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
from marrakesh.server.service.advice import Adviser
from marrakesh.server.service.chat import Chat
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.process_sync import ProcessSync
from marrakesh.server.service.shown import Shown
from marrakesh.server.service.spectators import Spectators
from marrakesh.server.service.table_repository import TableRepository, put_into_words
from marrakesh.server.service.viewer import ClientSession, Wake
from marrakesh.server.tables import uptime
from marrakesh.server.tables.requests import Request, answered_at, carry_out
from marrakesh.server.tables.snapshots import Viewpoint, only
from marrakesh.server.tables.table_state import TableState

Message = Request | Say | ViewSeat | SetLanguage | WhyNotRequest | PreviewRequest | Advise
Reply = Done | Refused | WhyNot | Preview | Advice | None


class ClientSessions:
    """Connects and disconnects clients, sends them snapshots, carries out their requests."""

    def __init__(
        self,
        keeper: TableRepository,
        presence: Presence,
        news: ProcessSync,
        adviser: Adviser,
        talk: Chat,
        spectators: Spectators,
    ) -> None:
        self._keeper = keeper
        self._presence = presence
        self._news = news
        self._adviser = adviser
        self._talk = talk
        self._spectators = spectators

    async def connect(
        self, table: str, hello: Hello, wake: Wake | None = None, source: str = ""
    ) -> ClientSession:
        """Connect a client to a table; without a seat's token it is a spectator, if there is room.

        `wake` is called when there may be something new to see; `source` is the client's address.
        """
        if self._news.bus:  # the client may have been connected to another process
            await self._keeper.catch_up(await self._keeper.live(table))
        live = await self._keeper.live(table)
        state = live.state
        seats = state.seats_of(hello.token)
        if not seats:
            self._spectators.check_room(self._presence.watching(table), source)
        if wake:
            live.wakes.add(wake)
        seat = hello.seat if hello.seat in seats else _first_look(state, seats)
        viewer = ClientSession(table, seats, seat, hello, wake, source)
        if seats:
            live.source = source
            self._presence.come(table, seats)
            self._news.came_or_went(table)
        else:
            self._watch(viewer, 1)
        return viewer

    def disconnect(self, viewer: ClientSession) -> None:
        viewer.gone = True
        live = self._keeper.known(viewer.table)
        if live and viewer.wake:
            live.wakes.discard(viewer.wake)
        if viewer.seats:
            self._presence.go(viewer.table, viewer.seats, uptime.ticks())
            self._news.came_or_went(viewer.table)
        else:
            self._watch(viewer, -1)

    def _watch(self, viewer: ClientSession, more: int) -> None:
        self._presence.watch(viewer.table, more)
        self._spectators.count(viewer.source, more)

    def wait_of(self, viewer: ClientSession) -> float:
        """Seconds until the viewer may look: players at once, spectators when it is their turn."""
        return 0.0 if viewer.seats else self._spectators.wait_of(viewer)

    async def snapshot(self, viewer: ClientSession) -> Shown | None:
        """What the viewer sees now; None if that has not changed."""
        live = await self._keeper.live(viewer.table)
        await put_into_words(live, viewer.heard, viewer.lang, only(viewer.seats))
        self._reseat(viewer, live.state)
        if not live.snapshots.secret:
            viewer.alone = False
        hidden = live.snapshots.secret and live.state.shared(viewer.seats) and not viewer.alone
        who = Viewpoint(viewer.seats, -1 if hidden else viewer.seat, viewer.lang)
        presence = self._presence.info(live)
        state = (live.snapshots, who, presence.present, presence.absent)
        if viewer.last and state == viewer.state:
            return None
        viewer.state = state
        known = (viewer.heard, viewer.seen)
        make = partial(live.snapshots.build, who, presence, *known)
        shown = (
            Shown(make()) if viewer.seats else self._spectators.shown(live, (*state, *known), make)
        )
        snapshot = shown.snapshot
        if viewer.last and not snapshot.news and _timeless(snapshot) == _timeless(viewer.last):
            return None
        viewer.last, viewer.heard, viewer.seen = snapshot, snapshot.info.moves, snapshot.seq
        viewer.looked = time.monotonic()
        return shown

    async def company(self, viewer: ClientSession) -> ChatUpdate | None:
        """What was said and how many watch, as far as that is news."""
        return await self._talk.news(viewer)

    def _reseat(self, viewer: ClientSession, state: TableState) -> None:
        """Seats are claimed and handed on while people look."""
        seats = state.seats.held_by(viewer.token_hash)
        if seats == viewer.seats:
            return
        if viewer.seats:
            self._presence.go(viewer.table, viewer.seats, uptime.ticks())
        if seats:
            self._presence.come(viewer.table, seats)
        self._watch(viewer, (not seats) - (not viewer.seats))
        viewer.seats, viewer.alone = seats, False
        if viewer.seat not in seats:
            viewer.seat = _first_look(state, seats)
        self._news.came_or_went(viewer.table)

    async def act(self, viewer: ClientSession, message: Message) -> Reply:
        """Carry out a client's request. After Refused, Look and Speak a snapshot is due."""
        self._reseat(viewer, (await self._keeper.live(viewer.table)).state)
        try:
            match message:
                case ViewSeat():
                    viewer.check_owns(message.seat)
                    viewer.seat, viewer.alone = message.seat, message.alone
                    viewer.last = None
                case SetLanguage():
                    viewer.lang = message.lang
                    viewer.heard, viewer.last = 0, None
                case WhyNotRequest():
                    return await self._adviser.why(viewer, message)
                case PreviewRequest():
                    return await self._adviser.foresee(viewer, message)
                case Advise():
                    return await self._adviser.advise(viewer, message)
                case Say():
                    return await self._talk.say(viewer, message)
                case _:
                    live = await self._keeper.live(viewer.table)
                    away = self._presence.away(live.state, uptime.ticks())
                    plan = partial(carry_out, message, viewer.token_hash, away)
                    state = await self._keeper.change(viewer.table, plan)
                    return Done(id=message.id, seq=answered_at(state, message))
        except RequestError as refusal:
            metrics.REFUSALS.add(refusal.key)
            viewer.last = None
            said: Any = getattr(message, "id", "")
            return Refused(id=said, error=refusal.explain(viewer.lang))
        return None


def _first_look(state: TableState, seats: list[int]) -> int:
    """The default seat to view; none at a shared screen."""
    if not seats or (state.shared(seats) and not state.game.over):
        return -1
    return next((seat for seat in seats if seat in state.waiting), seats[0])


def _timeless(snapshot: Snapshot) -> Snapshot:
    """A snapshot without what changes by itself or must not be noticed."""
    seats = [replace(seat, seconds=None, away=None) for seat in snapshot.info.seats]
    info = replace(snapshot.info, seats=seats, seq=0, changed=0.0)
    return replace(snapshot, info=info, seq=0, news=[], taken_back=0)
