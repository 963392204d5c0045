"""A socket from its hello to its end: the cost of messages, and reasons for closing it."""

import asyncio
import logging
from collections.abc import Mapping
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar, websocket
from litestar.params import FromPath

from marrakesh.server.http.dependencies import ServerState, state_of
from marrakesh.server.http.rate_limits import RateLimits
from marrakesh.server.http.websocket import UNREAD, Socket, WebSocketConnection
from marrakesh.server.service.service import Service
from refusals import words_of
from server.http.asgi_client import FAR, Clock, Wire, app_of
from server_process import WAIT, Json
from service_clients import net_table, on_any_database, soon

LOGGER = "marrakesh.server.http.websocket"


async def a_table(service: Service) -> tuple[str, str]:
    """Make a table where nobody is connected; return its id and Anna's token."""
    created, people = await net_table(service)
    for one in people:
        service.sessions.disconnect(one.session)
    return created.table, created.links[0].token


async def is_there(service: Service, table: str) -> bool:
    return (await service.lobby.info(table)).seats[0].present


def left(limits: RateLimits) -> float:
    """Return the number of requests that the client has left."""
    bucket = limits.requests.bucket(FAR)
    assert bucket
    return bucket.left


@on_any_database()
async def test_each_kind_of_message_uses_up_its_own_share_of_the_rate_limit(
    service: Service,
) -> None:
    asked: Json = {"id": "1", "seat": 0}
    messages: list[tuple[str, Json, str, int]] = [
        ("wishes", {**asked, "name": "Eve"}, "done", 1),
        ("speak", {"lang": "de"}, "sight", 51),
        ("look", {"seat": 0}, "sight", 6),
        ("say", {**asked, "text": "Hello!"}, "done", 26),
        ("undo", {**asked, "seq": 0}, "refused", 6),
    ]
    limits = RateLimits(100, Clock())
    app = app_of(service, limits)
    for number, (kind, about, answer, price) in enumerate(messages):
        table, token = await a_table(service)
        client = f"203.0.113.{number + 10}"
        async with Wire(app, table, client) as anna:
            anna.say(type="hello", token=token)
            await anna.receive("sight")
            anna.say(type=kind, **about)
            await anna.receive(answer)
            for _ in range(200):
                anna.say(type="ping")
            answers = [(await anna.receive("pong", "refused"))["type"] for _ in range(200)]
            assert answers.count("pong") == 200 - 1 - price, kind  # the hello counted as well
        assert [limits.messages.take(client) for _ in range(801)] == [True] * 800 + [False]


@on_any_database()
async def test_rate_limited_client_may_continue_after_waiting(service: Service) -> None:
    clock = Clock()
    table, token = await a_table(service)
    async with Wire(app_of(service, RateLimits(100, clock)), table) as anna:
        anna.say(type="hello", token=token)
        for seconds, allowed in ((0, 199), (0.1, 5), (100, 200)):
            clock.now += seconds
            for _ in range(allowed + 1):
                anna.say(type="ping")
            answers = [(await anna.receive("pong", "refused"))["type"] for _ in range(allowed + 1)]
            assert answers == ["pong"] * allowed + ["refused"]


@on_any_database()
async def test_all_sockets_of_a_client_share_one_limit(service: Service) -> None:
    limits = RateLimits(100, Clock())
    app = app_of(service, limits)
    table, _ = await a_table(service)
    async with Wire(app, table) as one, Wire(app, table, "203.0.113.6") as other:
        while limits.messages.take(FAR):
            pass
        for socket, key in ((one, "too-many"), (other, "hello-first")):
            socket.say(type="ping")
            assert (await socket.receive("refused"))["error"] == words_of(key)


@on_any_database()
async def test_flooding_client_is_disconnected_and_must_wait(service: Service) -> None:
    clock = Clock()
    limits = RateLimits(100, clock)
    table, token = await a_table(service)
    async with Wire(app_of(service, limits), table) as anna:
        anna.say(type="hello", token=token)
        for _ in range(199 + 200):
            anna.say(type="ping")
        for _ in range(199 + 200):
            await anna.receive("pong", "refused")
        clock.now += 0.03
        anna.say(type="ping")  # an allowed message resets the count
        await anna.receive("pong")
        for _ in range(201):
            anna.say(type="ping")
        assert await anna.closed() == 4429
    assert left(limits) == pytest.approx(1000 - 1 + 1.5 - 200)
    assert not await is_there(service, table)


@on_any_database()
async def test_clients_without_an_address_are_not_limited(service: Service) -> None:
    limits = RateLimits(100, Clock())
    table, token = await a_table(service)
    headers = {"accept-language": "nl"}
    async with Wire(app_of(service, limits), table, address="", **headers) as anna:
        anna.say(type="ping")
        assert (await anna.receive("refused"))["error"] == words_of("hello-first", "nl")
        anna.say(type="hello", token=token)
        assert (await anna.receive("sight"))["yours"] == [0]
        assert await is_there(service, table)
    assert len(limits.messages) == 0


@on_any_database()
async def test_host_origin_and_rate_limit_are_checked_before_the_socket_opens(
    service: Service,
) -> None:
    limits = RateLimits(100, Clock())
    app = app_of(service, limits, public_url="https://marrakesh.example")
    table, _ = await a_table(service)
    for headers in ({"host": "evil.example"}, {"origin": "https://evil.example"}):
        async with Wire(app, table, **headers) as evil:
            assert await evil.closed() > 4000
    while limits.requests.take(FAR):
        pass
    async with Wire(app, table) as flood:
        assert await flood.closed() > 4000
    async with Wire(app, table, "203.0.113.6", origin="https://marrakesh.example") as guest:
        guest.say(type="hello")
        await guest.receive("sight")


# ---- timeouts and faults


def app_with(service: Service, sessions: Any = None, **limits: float) -> Litestar:
    """Serve only the socket, with other timeouts or with failing sessions."""

    @websocket("/api/tables/{table:str}/socket")
    async def table_socket(socket: Socket, table: FromPath[str]) -> None:
        state: ServerState = state_of(socket)
        serving = sessions or service.sessions
        await WebSocketConnection(socket, serving, table, state.limits, **limits).run()

    app = Litestar([table_socket], logging_config=None)
    app.state.server = app_of(service).state.server
    return app


@on_any_database()
async def test_client_that_sends_no_hello_is_disconnected(service: Service) -> None:
    table, _ = await a_table(service)
    async with Wire(app_with(service, hello_within=0.05), table) as silent:
        silent.say(type="ping")  # does not help
        assert (await silent.receive("refused"))["error"] == words_of("hello-first")
        assert await silent.closed() == 4408


@on_any_database()
async def test_client_that_does_not_read_is_dropped(service: Service) -> None:
    table, token = await a_table(service)
    stuck = asyncio.Event()

    class Deaf(Wire):
        async def take(self, told: Any) -> None:
            if told["type"] == "websocket.send":
                await stuck.wait()

    async with Deaf(app_with(service, sent_within=0.02), table) as anna:
        anna.say(type="hello", token=token)
        await asyncio.wait_for(anna.served, WAIT)
    assert not await is_there(service, table)


@pytest.mark.parametrize("fault", [OSError("reset"), RuntimeError("closed"), TimeoutError()])
def test_disconnect_is_not_logged_as_a_fault(
    fault: Exception, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    @on_any_database()
    async def run(service: Service) -> None:
        table, token = await a_table(service)
        async with Wire(app_of(service), table) as anna:
            anna.say(type="hello", token=token)
            await anna.receive("sight")
            anna.breaks = fault
            anna.say(type="ping")

            async def gone() -> bool:
                return not await is_there(service, table)

            await soon(gone)

    with caplog.at_level(logging.INFO):
        run("sqlite", tmp_path)
    assert not [record for record in caplog.records if record.name == LOGGER]


def test_internal_error_is_logged_and_closes_the_socket(
    tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing:
        """Sessions that can no longer show the table."""

        def __init__(self, service: Service) -> None:
            self.connect = service.sessions.connect
            self.disconnect = service.sessions.disconnect
            self.wait_of = service.sessions.wait_of

        async def snapshot(self, _: object) -> None:
            raise LookupError("ours")

    tables: list[str] = []

    @on_any_database()
    async def run(service: Service) -> None:
        table, token = await a_table(service)
        tables.append(table)
        async with Wire(app_with(service, Failing(service)), table) as anna:
            anna.say(type="hello", token=token)
            await asyncio.wait_for(anna.served, WAIT)
        assert not await is_there(service, table)

    run("sqlite", tmp_path)
    (record,) = [record for record in caplog.records if record.name == LOGGER]
    assert (record.getMessage(), vars(record)["table"]) == ("WebSocket failed", tables[0])


class FakeSocket(SimpleNamespace):
    """The parts of Litestar's WebSocket that a connection needs."""

    query_params: Mapping[str, str] = MappingProxyType({})
    headers = query_params
    client = None

    async def receive_data(self, mode: str) -> str:
        text: str = await self.say()
        return text

    async def send_text(self, text: str) -> None:
        await self.hear(text)


class FakeSessions(SimpleNamespace):
    """Sessions that have nothing to show."""

    async def connect(self, *_: object) -> Any:
        return SimpleNamespace(lang="en")

    async def snapshot(self, _: object) -> None:
        return None

    chat_update = snapshot

    def wait_of(self, _: object) -> float:
        return 0

    def disconnect(self, _: object) -> None:
        pass


async def fake_connection(sessions: Any, socket: Any) -> asyncio.Task[None]:
    """Serve a connection in a task."""
    connection = WebSocketConnection(socket, sessions, "table", RateLimits(100))
    return asyncio.create_task(connection.run())


async def end(serving: asyncio.Task[None]) -> None:
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


def test_server_stops_reading_from_a_client_that_does_not_read_its_messages() -> None:
    heard = 0

    async def say() -> str:
        nonlocal heard
        heard += 1
        await asyncio.sleep(0)
        return "no JSON" if heard > 1 else '{"type": "hello"}'

    async def hear(text: str) -> None:
        await asyncio.Event().wait()

    async def listen() -> None:
        serving = await fake_connection(FakeSessions(), FakeSocket(say=say, hear=hear))
        await soon(lambda: heard > UNREAD)
        for _ in range(1000):
            await asyncio.sleep(0)  # time in which it could receive more
        await end(serving)

    asyncio.run(listen())
    assert heard < UNREAD + 10
