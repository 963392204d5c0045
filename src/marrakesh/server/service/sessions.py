"""Clients at their tables: what they see, and what they may do there."""

import time
from functools import partial
from typing import Any

from msgspec.structs import replace

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import (
    Advice,
    Advise,
    Because,
    Company,
    Done,
    Foresee,
    Foreseen,
    Hello,
    Look,
    Refused,
    Say,
    Sight,
    Speak,
    Why,
)
from marrakesh.server.monitoring import metrics
from marrakesh.server.service.advice import Adviser
from marrakesh.server.service.chat import Conversations
from marrakesh.server.service.presence import Presence
from marrakesh.server.service.process_sync import News
from marrakesh.server.service.shown import Shown
from marrakesh.server.service.spectators import Spectators
from marrakesh.server.service.table_repository import Keeper, put_into_words
from marrakesh.server.service.viewer import Viewer, Wake
from marrakesh.server.tables import uptime
from marrakesh.server.tables.requests import Request, answered_at, carry_out
from marrakesh.server.tables.snapshots import Watcher, only
from marrakesh.server.tables.table_state import Sitting

Message = Request | Say | Look | Speak | Why | Foresee | Advise
Reply = Done | Refused | Because | Foreseen | Advice | None


class Viewers:
    """Connects and disconnects clients, sends them sights, carries out their requests."""

    def __init__(
        self,
        keeper: Keeper,
        presence: Presence,
        news: News,
        adviser: Adviser,
        talk: Conversations,
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
    ) -> Viewer:
        """Connect a client to a table; without a seat's token it is a spectator, if there is room.

        `wake` is called when there may be something new to see; `source` is the client's address.
        """
        if self._news.bus:  # the client may have been connected to another process
            await self._keeper.catch_up(await self._keeper.live(table))
        live = await self._keeper.live(table)
        sitting = live.sitting
        seats = sitting.seats_of(hello.token)
        if not seats:
            self._spectators.check_room(self._presence.watching(table), source)
        if wake:
            live.wakes.add(wake)
        seat = hello.seat if hello.seat in seats else _first_look(sitting, seats)
        viewer = Viewer(table, seats, seat, hello, wake, source)
        if seats:
            live.source = source
            self._presence.come(table, seats)
            self._news.came_or_went(table)
        else:
            self._watch(viewer, 1)
        return viewer

    def disconnect(self, viewer: Viewer) -> None:
        viewer.gone = True
        live = self._keeper.known(viewer.table)
        if live and viewer.wake:
            live.wakes.discard(viewer.wake)
        if viewer.seats:
            self._presence.go(viewer.table, viewer.seats, uptime.ticks())
            self._news.came_or_went(viewer.table)
        else:
            self._watch(viewer, -1)

    def _watch(self, viewer: Viewer, more: int) -> None:
        self._presence.watch(viewer.table, more)
        self._spectators.count(viewer.source, more)

    def wait_of(self, viewer: Viewer) -> float:
        """Seconds until the viewer may look: players at once, spectators when it is their turn."""
        return 0.0 if viewer.seats else self._spectators.wait_of(viewer)

    async def sight(self, viewer: Viewer) -> Shown | None:
        """What the viewer sees now; None if that has not changed."""
        live = await self._keeper.live(viewer.table)
        await put_into_words(live, viewer.heard, viewer.lang, only(viewer.seats))
        self._reseat(viewer, live.sitting)
        if not live.sights.secret:
            viewer.alone = False
        hidden = live.sights.secret and live.sitting.shared(viewer.seats) and not viewer.alone
        who = Watcher(viewer.seats, -1 if hidden else viewer.seat, viewer.lang)
        around = self._presence.around(live)
        state = (live.sights, who, around.present, around.absent)
        if viewer.last and state == viewer.state:
            return None
        viewer.state = state
        known = (viewer.heard, viewer.seen)
        make = partial(live.sights.sight, who, around, *known)
        shown = (
            Shown(make()) if viewer.seats else self._spectators.shown(live, (*state, *known), make)
        )
        sight = shown.sight
        if viewer.last and not sight.news and _timeless(sight) == _timeless(viewer.last):
            return None
        viewer.last, viewer.heard, viewer.seen = sight, sight.info.moves, sight.seq
        viewer.looked = time.monotonic()
        return shown

    async def company(self, viewer: Viewer) -> Company | None:
        """What was said and how many watch, as far as that is news."""
        return await self._talk.news(viewer)

    def _reseat(self, viewer: Viewer, sitting: Sitting) -> None:
        """Seats are claimed and handed on while people look."""
        seats = sitting.seats.held_by(viewer.token_hash)
        if seats == viewer.seats:
            return
        if viewer.seats:
            self._presence.go(viewer.table, viewer.seats, uptime.ticks())
        if seats:
            self._presence.come(viewer.table, seats)
        self._watch(viewer, (not seats) - (not viewer.seats))
        viewer.seats, viewer.alone = seats, False
        if viewer.seat not in seats:
            viewer.seat = _first_look(sitting, seats)
        self._news.came_or_went(viewer.table)

    async def act(self, viewer: Viewer, message: Message) -> Reply:
        """Carry out a client's request. After Refused, Look and Speak a sight is due."""
        self._reseat(viewer, (await self._keeper.live(viewer.table)).sitting)
        try:
            match message:
                case Look():
                    viewer.check_owns(message.seat)
                    viewer.seat, viewer.alone = message.seat, message.alone
                    viewer.last = None
                case Speak():
                    viewer.lang = message.lang
                    viewer.heard, viewer.last = 0, None
                case Why():
                    return await self._adviser.why(viewer, message)
                case Foresee():
                    return await self._adviser.foresee(viewer, message)
                case Advise():
                    return await self._adviser.advise(viewer, message)
                case Say():
                    return await self._talk.say(viewer, message)
                case _:
                    live = await self._keeper.live(viewer.table)
                    away = self._presence.away(live.sitting, uptime.ticks())
                    plan = partial(carry_out, message, viewer.token_hash, away)
                    sitting = await self._keeper.change(viewer.table, plan)
                    return Done(id=message.id, seq=answered_at(sitting, message))
        except RequestError as refusal:
            metrics.REFUSALS.add(refusal.key)
            viewer.last = None
            said: Any = getattr(message, "id", "")
            return Refused(id=said, error=refusal.explain(viewer.lang))
        return None


def _first_look(sitting: Sitting, seats: list[int]) -> int:
    """The default seat to view; none at a shared screen."""
    if not seats or (sitting.shared(seats) and not sitting.game.over):
        return -1
    return next((seat for seat in seats if seat in sitting.waiting), seats[0])


def _timeless(sight: Sight) -> Sight:
    """A sight without what changes by itself or must not be noticed."""
    seats = [replace(seat, seconds=None, away=None) for seat in sight.info.seats]
    info = replace(sight.info, seats=seats, seq=0, changed=0.0)
    return replace(sight, info=info, seq=0, news=[], taken_back=0)
