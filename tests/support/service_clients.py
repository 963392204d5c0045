"""People at the tables of a service, for the tests: they get what a browser would get."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from functools import wraps
from inspect import isawaitable
from itertools import count
from pathlib import Path
from typing import Any, ParamSpec
from unittest.mock import patch

import pytest

from marrakesh import records
from marrakesh.rules.actions import to_number
from marrakesh.server.messages import (
    Answer,
    ChatMessage,
    Claim,
    Confirm,
    Created,
    Done,
    Hello,
    Move,
    NewSeat,
    NewTable,
    Refused,
    Rules,
    Say,
    SeatSettings,
    Snapshot,
    Undo,
)
from marrakesh.server.service.service import Service
from marrakesh.server.service.sessions import ClientSession
from marrakesh.server.service.table_service import TableService
from marrakesh.server.settings import Settings, sqlite_url
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.server.storage.tokens import new_token
from marrakesh.server.tables import new_tables, uptime
from marrakesh.server.tables.table_state import TableState
from postgres import fresh_database
from refusals import words_of
from server_process import WAIT

_ids = count(1)
P = ParamSpec("P")


def new_id() -> str:
    return f"request {next(_ids)}"


class Client:
    """A connected client; `snapshot` is the last one received, `got` contains all of them."""

    def __init__(self, service: TableService, session: ClientSession) -> None:
        self.service = service
        self.session = session
        self.got: list[Snapshot] = []
        self.heard: list[ChatMessage] = []
        self.watching = 0

    @classmethod
    async def at(cls, service: TableService, table: str, token: str = "", **hello: Any) -> "Client":
        client = cls(service, await service.sessions.connect(table, Hello(token=token, **hello)))
        await client.look()
        return client

    @property
    def snapshot(self) -> Snapshot:
        return self.got[-1]

    @property
    def seat(self) -> int:
        return self.session.seat

    def can_undo(self) -> str:
        """Return `free`, `ask` or `no`."""
        return self.snapshot.undo

    async def look(self) -> Snapshot | None:
        """Fetch the next snapshot, if anything has changed."""
        shown = await self.service.sessions.snapshot(self.session)
        new = shown.snapshot if shown else None
        if new:
            self.got.append(new)
        return new

    async def sees(self, something: Callable[[Snapshot], object]) -> Snapshot:
        """Wait for a snapshot that meets a condition."""

        async def look() -> bool:
            await self.look()
            return bool(something(self.snapshot))

        await soon(look)
        return self.snapshot

    async def listen(self) -> list[str]:
        """Return all chat messages visible so far."""
        news = await self.service.sessions.chat_update(self.session)
        if news:
            self.heard += news.said
            self.watching = news.watching
        return [one.phrase or one.text for one in self.heard]

    async def tell(self, text: str = "", **say: Any) -> Any:
        """Post a chat message."""
        return await self.say(Say(**{"id": new_id(), "seat": self.seat, "text": text, **say}))

    async def say(self, message: Any) -> Any:
        answer = await self.service.sessions.act(self.session, message)
        await self.look()
        return answer

    async def move(self, action: int | str, **changed: Any) -> Any:
        """Take an action, in reply to the last snapshot."""
        await self.look()
        number = to_number(action) if isinstance(action, str) else action
        wish = {"id": new_id(), "seq": self.snapshot.seq, "seat": self.seat, "action": number}
        return await self.say(Move(**{**wish, **changed}))

    async def move_somehow(self, rng: random.Random) -> Any:
        await self.look()
        return await self.move(rng.choice(self.snapshot.options).action)

    async def choose(self) -> None:
        """Make all decisions due now, always by the first option."""
        while self.snapshot.options:
            await self.move(self.snapshot.options[0].action)

    async def undo(self, setup: bool = False) -> Any:
        await self.look()
        seq, seat = self.snapshot.seq, self.seat
        return await self.say(Undo(id=new_id(), seq=seq, seat=seat, setup=setup))

    async def confirm(self) -> Any:
        await self.look()
        return await self.say(Confirm(id=new_id(), seq=self.snapshot.seq, seat=self.seat))

    async def answer(self, yes: bool) -> Any:
        return await self.say(Answer(id=new_id(), seat=self.seat, yes=yes))

    async def wish(self, **wishes: Any) -> Any:
        return await self.say(SeatSettings(id=new_id(), seat=self.seat, **wishes))


NAMES = ("Anna", "Ben", "Cleo", "Dora")


async def net_table(
    service: TableService, players: int = 2, **wish: Any
) -> tuple[Created, list[Client]]:
    """Make an online table with everyone present."""
    seats = [NewSeat(name=name) for name in NAMES[:players]]
    rules = wish.pop("rules", Rules(players=players))
    created = await service.lobby.create(NewTable(kind="net", rules=rules, seats=seats, **wish))
    created = await all_claimed(service, created)
    clients = [await Client.at(service, created.table, link.token) for link in created.links]
    return created, clients


async def against_a_bot(
    service: TableService, bot: str = "greedy", players: int = 2, **wish: Any
) -> tuple[Created, Client]:
    """Make a table for Anna, with bots in the other seats."""
    seats = [NewSeat(name="Anna"), *[NewSeat(bot=bot)] * (players - 1)]
    wanted = NewTable(kind="bots", rules=Rules(players=players), seats=seats, **wish)
    created = await service.lobby.create(wanted)
    return created, await Client.at(service, created.table, created.links[0].token)


async def all_claimed(service: TableService, created: Created) -> Created:
    """Let all invited people take their seats; return links with their tokens."""
    links = [
        await service.lobby.claim(created.table, Claim(ticket=link.ticket, token=new_token()))
        if link.ticket
        else link
        for link in created.links
    ]
    return Created(table=created.table, links=links)


async def play(
    clients: list[Client],
    until: Callable[[list[Client]], bool],
    seed: int = 1,
    first: Callable[[Client], int | None] = lambda client: None,
) -> None:
    """Let everyone decide at random, except where `first` decides, until a condition holds."""
    rng = random.Random(seed)
    for _ in range(3000):
        for client in clients:
            await client.look()
        if until(clients):
            return
        asked = next(client for client in clients if client.snapshot.options)
        action = first(asked)
        if action is None:
            action = rng.choice(asked.snapshot.options).action
        answer = await asked.move(action)
        assert isinstance(answer, Done), answer
    raise AssertionError("the condition was never met")


def phase_is(phase: str) -> Callable[[list[Client]], bool]:
    return lambda clients: clients[0].snapshot.info.phase == phase


def over(clients: list[Client]) -> bool:
    return clients[0].snapshot.info.over


def asked(clients: list[Client]) -> Client:
    """Return the client that has to decide."""
    return next(client for client in clients if client.snapshot.options)


async def in_a_turn(
    service: TableService, players: int = 2, **wish: Any
) -> tuple[Created, Client, list[Client]]:
    """Make an online table; return the player who is to claim, and the others."""
    created, clients = await net_table(service, players, **wish)
    await play(clients, phase_is("claim"))
    player = asked(clients)
    return created, player, [client for client in clients if client is not player]


def token_of(created: Created, client: Client) -> str:
    return next(link.token for link in created.links if link.seats == [client.seat])


def refused(answer: Any, key: str, **params: str | int) -> bool:
    """Tell whether a request was refused for this reason."""
    return isinstance(answer, Refused) and answer.error == words_of(key, "en", **params)


async def to_ask_for_undo(clients: list[Client]) -> Client:
    """Play until someone has ended their turn with a claim; return that client."""
    await play(clients, phase_is("claim"))
    player = asked(clients)
    await player.move_somehow(random.Random(1))
    while player.snapshot.options:
        await player.move_somehow(random.Random(1))
    for client in clients:
        await client.look()
    return player


async def replayed(store: SqlTableStore, table: str) -> TableState:
    """Rebuild a table from its log; check that the record of its game replays as well."""
    setup = await store.setup(table)
    assert setup
    state = TableState(setup)
    for entry in await store.entries(table):
        state.fold(entry)
    again = records.loads(records.dumps(state.game))
    assert again.history == state.game.history
    assert again.scores == state.game.scores
    return state


async def check_replays(service: Service, table: str) -> None:
    """Check that the log leads to the state in memory."""
    live = await service.repository.get(table)
    state = await replayed(service.store, table)
    for _ in range(20):
        if state.seq == live.state.seq:
            break
        await asyncio.sleep(0.1)  # a bot was moving
        state = await replayed(service.store, table)
    assert state.game.history == live.state.game.history
    assert state.game.view() == live.state.game.view()


Test = Callable[[Service], Coroutine[Any, Any, None]]
TwoServices = Callable[[Service, Service], Coroutine[Any, Any, None]]


def on_each_database(
    databases: Sequence[str] = ("sqlite", "postgres"), **settings: Any
) -> Callable[[Test], Callable[[str, Path], None]]:
    """Run a service test on SQLite and PostgreSQL; its games have the seeds 1, 2 ..."""

    def decorate(test: Test) -> Callable[[str, Path], None]:
        @pytest.mark.parametrize("database", databases)
        def run(database: str, tmp_path: Path) -> None:
            url = fresh_database() if database == "postgres" else sqlite_url(tmp_path / "t.sqlite")
            with patch.object(new_tables, "new_seed", count(1).__next__):
                asyncio.run(with_service(test, url, **settings))

        run.__name__ = test.__name__
        run.__doc__ = test.__doc__
        return run

    return decorate


def on_any_database(**settings: Any) -> Callable[[Test], Callable[[str, Path], None]]:
    """Run a service test on SQLite only, which is faster, when the database makes no difference."""
    return on_each_database(databases=["sqlite"], **settings)


async def with_service(test: Test, url: str, **settings: Any) -> None:
    service = await Service.open(Settings(database=url, bot_workers=1, **settings))
    try:
        await test(service)
    finally:
        await service.close()


def two_services(**settings: Any) -> Callable[[TwoServices], Callable[[], None]]:
    """Run a test of two services sharing one PostgreSQL database, like two processes."""

    def decorate(test: TwoServices) -> Callable[[], None]:
        async def serve(url: str) -> None:
            wanted = Settings(database=url, bot_workers=1, **settings)
            # both migrate the new database at the same time
            services = await asyncio.gather(Service.open(wanted), Service.open(wanted))
            try:
                await test(*services)
            finally:
                for service in services:
                    await service.close()

        def run() -> None:
            asyncio.run(serve(fresh_database()))

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return decorate


@contextmanager
def later(seconds: float) -> Iterator[None]:
    """Move all clocks ahead and stop them there; the server has run in the meantime."""
    then, ticks = time.time() + seconds, uptime.ticks() + seconds
    with (
        patch.object(time, "time", lambda: then),
        patch.object(uptime, "ticks", lambda: ticks),
    ):
        yield


@contextmanager
def wall_clock_ahead(seconds: float) -> Iterator[None]:
    """Make the wall clock jump, as it does after the computer has slept."""
    real = time.time
    with (
        patch.object(uptime, "UPTIME", copy(uptime.UPTIME)),
        patch.object(time, "time", lambda: real() + seconds),
    ):
        yield


async def soon(holds: Callable[[], object]) -> None:
    """Wait until a condition holds; it may be awaitable."""
    async with asyncio.timeout(WAIT):
        while True:
            held = holds()
            if await held if isawaitable(held) else held:
                return
            await asyncio.sleep(0.02)


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make a test of a coroutine."""

    @wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        asyncio.run(test(*args, **named))

    return run


async def opened(service: TableService, players: int = 2, **wish: Any) -> Created:
    """Make a table of Anna's that is open to everyone."""
    rules = wish.pop("rules", Rules(players=players))
    seats = [NewSeat(name="Anna")]
    return await service.lobby.create(
        NewTable(kind="net", rules=rules, seats=seats, open=True, **wish)
    )
