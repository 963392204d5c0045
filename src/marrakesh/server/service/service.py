"""The table service: all that a server of tables does, whatever carries the messages."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec.structs import replace

from marrakesh import records
from marrakesh.narration import because, prompt
from marrakesh.rules.actions import to_number
from marrakesh.rules.game import IllegalAction
from marrakesh.server.messages import (
    Advice,
    Advise,
    Because,
    Created,
    Done,
    Foresee,
    Foreseen,
    Hello,
    LogEntry,
    Look,
    Moment,
    MyTable,
    NewTable,
    PlayOn,
    Refused,
    Sheet,
    Sight,
    Speak,
    TableInfo,
    Why,
)
from marrakesh.server.refusals import Refusal, passed
from marrakesh.server.service.attending import Attendant, job_for
from marrakesh.server.service.bot_workers import BotWorkers
from marrakesh.server.service.keeper import Keeper, Live, Wakes, summary_of
from marrakesh.server.service.notices import Notices
from marrakesh.server.service.presence import REPEAT, Presence
from marrakesh.server.settings import Settings
from marrakesh.server.storage.bus import Bus
from marrakesh.server.storage.log import Body
from marrakesh.server.storage.store import Store
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.happenings import happenings
from marrakesh.server.tables.making import (
    Made,
    check_bot,
    hashed,
    link_for,
    played_on,
    recorded,
    rematch_of,
    wished,
)
from marrakesh.server.tables.requests import Request, client_of, plan_for
from marrakesh.server.tables.sheets import sheet_of
from marrakesh.server.tables.sights import (
    Around,
    Sights,
    Watcher,
    foreseen_by,
    names_in,
    seed_hash,
)
from marrakesh.server.tables.sitting import Sitting
from marrakesh.server.tables.undoing import outcome

Message = Request | Look | Speak | Why | Foresee | Advise
Reply = Done | Refused | Because | Foreseen | Advice | None


class Viewer:
    """One connected client, and what it knows already."""

    def __init__(self, table: str, seats: list[int], seat: int, hello: Hello) -> None:
        self.table = table
        self.seats = seats
        self.seat = seat
        self.alone = seat == hello.seat  # it goes on after a break
        self.lang: str = hello.lang
        self.heard = max(0, hello.seen)
        self.seen = hello.seq
        self.last: Sight | None = None
        self.gone = False


class Service:
    """Tables, their viewers, and those who attend to them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._store = Store(settings.database)
        self._bot_workers = BotWorkers(settings.bot_workers)
        self._keeper = Keeper(self._store, settings, self._changed)
        self._attendant = Attendant(self._keeper, self._bot_workers, settings.sweep)
        self._presence = Presence(settings, time.time())
        self._notices = Notices(settings, self._presence)
        self._bus: Bus | None = None
        self._advising = asyncio.Lock()  # whoever wants advice waits; bots that play do not

    @classmethod
    async def open(cls, settings: Settings) -> "Service":
        """Open the database, bringing it up to date, and attend to its tables."""
        service = cls(settings)
        try:
            await service._store.migrate()
            if service._store.postgres:
                service._bus = Bus(service._store.url, service)
                await service._bus.open()
        except BaseException:
            await service.close()
            raise
        service._attendant.start()
        service._attendant.spawn(service._watch())
        return service

    async def close(self) -> None:
        await self._attendant.close()
        await self._keeper.close()
        await self._notices.close()
        if self._bus:
            await self._bus.close()
        await self._bot_workers.close()
        await self._store.close()

    # ---- news

    def _changed(self, live: Live) -> None:
        """This process has written something."""
        self._attendant.attend(live)
        self._notices.consider(live)

    def hear(self, table: str, seq: int) -> None:
        """A process, perhaps this one, has written something."""
        live = self._keeper.known(table)
        if live and live.sitting.seq < seq:
            self._attendant.spawn(self._keeper.catch_up(live))

    def hear_again(self) -> None:
        """News of other processes may have been lost."""
        for live in self._keeper.all_known:
            self._attendant.spawn(self._keeper.catch_up(live))

    def hear_who(self, table: str, process: str, seats: set[int]) -> None:
        """Another process tells who is connected to it; if that is news it wants to know, too."""
        if self._presence.hear(table, process, seats, time.time()):
            self._wake(table)
            if self._presence.here(table):
                self._tell_who(table)

    def _tell_who(self, table: str) -> None:
        if self._bus:
            self._attendant.spawn(self._bus.tell_who(table, self._presence.here(table)))

    async def _watch(self) -> None:
        """Notice who has been away for too long; from time to time repeat who is here."""
        repeated = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.sweep)
            for live in self._keeper.all_known:
                absent = self._around(live).absent if live.wakes else live.absent
                if absent != live.absent:
                    live.absent = absent
                    live.wake()
            if time.monotonic() - repeated > REPEAT:
                repeated = time.monotonic()
                for table in self._presence.tables_here:
                    self._tell_who(table)
                for table in self._presence.forget_dead(time.time()):
                    self._wake(table)

    def _wake(self, table: str) -> None:
        live = self._keeper.known(table)
        if live:
            live.wake()

    # ---- tables

    async def create(self, wish: NewTable) -> Created:
        return await self._begin(wished(wish))

    async def open_record(self, text: str) -> Created:
        """A table with the moves of a record."""
        return await self._begin(await asyncio.to_thread(recorded, text))

    async def play_on(self, table: str, token: str, wish: PlayOn) -> Created:
        """A table that goes on from a moment of another one."""
        sitting = (await self._keeper.live(table)).sitting
        if not sitting.game.over and not self._owns_all(sitting, token):
            raise Refusal("not-over", 409)
        return await self._begin(played_on(sitting, self._seats(sitting, token), wish))

    async def _begin(self, made: Made) -> Created:
        sights = Sights(made.sitting)
        await self._store.create(made.sitting.head, made.entries, summary_of(sights))
        self._changed(self._keeper.add(made.sitting))
        return made.created

    async def rematch(self, table: str, token: str) -> Created:
        """The same again with the same links; whoever asks later finds the same table."""

        def plan(draft: Draft) -> None:
            sitting = draft.sitting
            seats = self._seats(sitting, token)
            if not seats:
                raise Refusal("players-only", 403)
            if not sitting.game.over:
                raise Refusal("not-over", 409)
            if not sitting.rematch:
                draft.rematch = rematch_of(sitting)
                draft.write("rematch", seats[0], Body(table=draft.rematch.table))

        sitting = await self._keeper.change(table, plan)
        live = await self._keeper.live(sitting.rematch)
        self._attendant.attend(live)
        return Created(table=sitting.rematch, links=[link_for(live.sitting, token)])

    async def info(self, table: str) -> TableInfo:
        live = await self._keeper.live(table)
        return live.sights.info(self._around(live))

    async def listed(self) -> list[TableInfo]:
        """Tables that anybody may watch."""
        return [self._here(summary.info) for summary in await self._store.listed()]

    async def mine(self, tokens: list[str]) -> list[MyTable]:
        """The tables of somebody who has these tokens."""
        by_hash = {hashed(token): token for token in tokens}
        return [
            MyTable(
                info=self._here(owned.summary.info),
                token=by_hash[owned.token_hash],
                seats=owned.seats,
                your_turn=any(seat in owned.summary.asked for seat in owned.seats),
            )
            for owned in await self._store.owned(by_hash)
        ]

    def _here(self, info: TableInfo) -> TableInfo:
        """What is kept of a table, with who is there now."""
        present = self._presence.present(info.table)
        seats = [replace(seat, present=number in present) for number, seat in enumerate(info.seats)]
        return replace(info, seats=seats)

    # ---- what was played

    async def record(self, table: str, token: str) -> str:
        """The record of a game: with its seed, so not for those who could learn secrets."""
        sitting = (await self._keeper.live(table)).sitting
        if not sitting.game.over and not self._owns_all(sitting, token):
            raise Refusal("record-secret", 409)
        names = names_in(sitting.names, "en")
        bots = {seat: place.bot for seat, place in enumerate(sitting.head.places) if place.bot}
        return records.dumps(sitting.game, names, bots, seed_hash=seed_hash(sitting.head))

    async def log(self, table: str, token: str, first: int, last: int, lang: str) -> list[LogEntry]:
        """Decisions `first` to `last`, counted from 1: what everybody may know of them."""
        live = await self._keeper.live(table)
        return live.sights.log(first, last, lang)

    async def moment(self, table: str, token: str, seat: int, move: int, lang: str) -> Moment:
        """The table after so many decisions, from a seat of one's own, or as all could see it."""
        live = await self._keeper.live(table)
        sitting = live.sitting
        seat = seat if seat in self._seats(sitting, token) else -1
        last = sitting.public_moves
        if not 0 <= move <= last:
            raise Refusal("no-moment", 404, last=last)
        game = live.sights.game_at(move)
        asked = seat in game.waiting
        entries = live.sights.log(move, move, lang)
        return Moment(
            move=move,
            moves=last,
            view=game.view(seat if seat >= 0 else None),
            entry=entries[0] if entries else None,
            prompt=prompt(game, lang, seat) if asked else live.sights.waits_for(game, seat, lang),
        )

    async def sheet(self, table: str, lang: str) -> Sheet:
        return sheet_of((await self._keeper.live(table)).sitting.game, lang)

    # ---- viewers

    async def connect(self, table: str, hello: Hello) -> Viewer:
        """Somebody comes to a table; without the token of a seat they watch."""
        live = await self._keeper.live(table)
        if self._bus:
            await self._keeper.catch_up(live)  # they may come from another process
        sitting = live.sitting
        seats = self._seats(sitting, hello.token)
        seat = hello.seat if hello.seat in seats else _first_look(sitting, seats)
        viewer = Viewer(table, seats, seat, hello)
        if seats:
            self._presence.come(table, seats)
            self._came_or_went(table)
        return viewer

    def disconnect(self, viewer: Viewer) -> None:
        viewer.gone = True
        if viewer.seats:
            self._presence.go(viewer.table, viewer.seats, time.time())
            self._came_or_went(viewer.table)

    def _came_or_went(self, table: str) -> None:
        self._wake(table)
        self._tell_who(table)

    async def follow(self, table: str) -> AsyncIterator[None]:
        """Wake-ups for one socket, the first at once: several changes may be one wake-up."""
        wakes = Wakes(await self._keeper.live(table))
        try:
            while True:
                yield
                await wakes.next()
        finally:
            wakes.close()

    async def sight(self, viewer: Viewer) -> Sight | None:
        """What the viewer sees now; None if that is what it knows already."""
        live = await self._keeper.live(viewer.table)
        if not live.sights.secret:
            viewer.alone = False
        hidden = live.sights.secret and live.sitting.shared(viewer.seats) and not viewer.alone
        who = Watcher(viewer.seats, -1 if hidden else viewer.seat, viewer.lang)
        sight = live.sights.sight(who, self._around(live), viewer.heard, viewer.seen)
        if viewer.last and not sight.news and _timeless(sight) == _timeless(viewer.last):
            return None
        viewer.last, viewer.heard, viewer.seen = sight, sight.info.moves, sight.seq
        return sight

    def _around(self, live: Live) -> Around:
        now = time.time()
        table = live.sitting.head.table
        absent = self._presence.absent(live.sitting, live.sights.view(-1)["asked"], now)
        return Around(self._presence.present(table), absent, now)

    async def act(self, viewer: Viewer, message: Message) -> Reply:
        """What a client wishes. After Refused, and after Look and Speak, a sight is due."""
        try:
            return await self._act(viewer, message)
        except Refusal as refusal:
            viewer.last = None
            said: Any = getattr(message, "id", "")
            return Refused(id=said, error=refusal.explain(viewer.lang))

    async def _act(self, viewer: Viewer, message: Message) -> Reply:
        match message:
            case Look():
                self._own(viewer, message.seat)
                viewer.seat, viewer.alone = message.seat, message.alone
                viewer.last = None
            case Speak():
                viewer.lang = message.lang
                viewer.heard, viewer.last = 0, None
            case Why():
                return await self._why(viewer, message)
            case Foresee():
                return await self._foresee(viewer, message)
            case Advise():
                return await self._advise(viewer, message)
            case _:
                return await self._request(viewer, message)
        return None

    async def _request(self, viewer: Viewer, message: Request) -> Done:
        live = await self._keeper.live(viewer.table)
        plan = plan_for(message, viewer.seats, self._around(live).absent)
        sitting = await self._keeper.change(viewer.table, plan)
        seq = sitting.clients.get(client_of(sitting.head, message))
        if seq is None:
            seq = sitting.shown_seq(sitting.head.link_of(message.seat))
        return Done(id=message.id, seq=seq)

    def _own(self, viewer: Viewer, seat: int) -> None:
        if seat not in viewer.seats:
            raise Refusal("not-your-seat", 403)

    async def _why(self, viewer: Viewer, message: Why) -> Because:
        self._own(viewer, message.seat)
        game = (await self._keeper.live(viewer.table)).sitting.game
        try:
            action = to_number(message.action)
        except ValueError:
            raise Refusal("no-action", action=message.action[:40]) from None
        if action in game.legal_actions(message.seat):
            return Because(id=message.id, text="")
        reason = game.why_not(action, message.seat)
        if reason[0] == "why-not-asked":
            return Because(id=message.id, text="")
        text = because(reason, viewer.lang)
        return Because(id=message.id, text=text[:1].upper() + text[1:])

    async def _foresee(self, viewer: Viewer, message: Foresee) -> Foreseen:
        self._own(viewer, message.seat)
        live = await self._keeper.live(viewer.table)
        sitting, openly = live.sitting, live.sights.openly(viewer.seats)
        try:
            comes = outcome(sitting.game, message.seat, message.action)
        except IllegalAction as error:
            raise passed(error) from None
        names = names_in(sitting.names, viewer.lang)
        return Foreseen(
            id=message.id,
            events=happenings(comes.events, viewer.lang, names),
            view=foreseen_by(comes.game, message.seat, openly) if comes.game else None,
            reveals=comes.game is None,
        )

    async def _advise(self, viewer: Viewer, message: Advise) -> Advice:
        self._own(viewer, message.seat)
        check_bot(message.bot)
        if not message.bot.startswith("search"):
            raise Refusal("no-judge", bot=message.bot)
        async with self._advising:
            sitting = (await self._keeper.live(viewer.table)).sitting
            if viewer.gone or message.seat not in sitting.waiting:
                raise Refusal("not-asked", 409)
            job = job_for(sitting, message.seat, message.bot, viewer.lang)
            return Advice(id=message.id, hint=await self._bot_workers.advise(job))

    # ---- tokens

    def _seats(self, sitting: Sitting, token: str) -> list[int]:
        return sitting.head.seats_of(hashed(token)) if token else []

    def _owns_all(self, sitting: Sitting, token: str) -> bool:
        return bool(token) and self._seats(sitting, token) == sitting.head.people


def _first_look(sitting: Sitting, seats: list[int]) -> int:
    """The seat somebody looks from who has not said it: of several at one screen, nobody's."""
    if not seats or (sitting.shared(seats) and not sitting.game.over):
        return -1
    return next((seat for seat in seats if seat in sitting.waiting), seats[0])


def _timeless(sight: Sight) -> Sight:
    """A sight without what changes by itself, or with what one may not notice."""
    seats = [msgspec.structs.replace(seat, seconds=None) for seat in sight.info.seats]
    info = replace(sight.info, seats=seats, seq=0, changed=0.0)
    return replace(sight, info=info, seq=0, news=[], taken_back=0)
