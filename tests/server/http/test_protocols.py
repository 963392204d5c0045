"""Data arriving on a connection, byte by byte: frames are counted, and floods are left unread."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from marrakesh.server.http.protocols import CountedFramesProtocol, ReadTimeoutProtocol, ServerConfig
from marrakesh.server.http.rate_limits import ConnectionLimits, RateLimits
from server.http.asgi_client import FAR, Clock
from server.monitoring.helpers import figure
from service_clients import in_a_loop, soon


class Line(asyncio.Transport):
    """Connection from an address; records the bytes written and whether reading is paused."""

    def __init__(self, address: str = FAR) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("127.0.0.1", 8000)})
        self.written = bytearray()
        self.reads = True
        self.ended = ""
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def is_closing(self) -> bool:
        return bool(self.ended)

    @property
    def end(self) -> str:
        """How the connection ended, if it has."""
        return self.ended

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def get_protocol(self) -> Any:
        return self.protocol


def limits_of_one_connection(clock: Clock) -> RateLimits:
    limits = RateLimits(100, clock)
    limits.connections = ConnectionLimits(most=1, clock=clock)
    return limits


class Talk:
    """A connected client and the application it talks to."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.limits = limits_of_one_connection(self.clock)
        self.heard: list[str] = []
        self.free = asyncio.Event()
        self.line = Line()
        self.client = ClientProtocol(parse_uri("ws://localhost/"))

        async def app(scope: Any, receive: Any, send: Any) -> None:  # uvicorn needs a function
            await self._app(receive, send)

        self.server = CountedFramesProtocol(ServerConfig(app, self.limits), ServerState(), {})

    async def _app(self, receive: Any, send: Any) -> None:
        """Take a message whenever it is free to, and close at `bye`."""
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while True:
            await self.free.wait()
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            self.heard.append(event["text"])
            if event["text"] == "bye":
                await send({"type": "websocket.close", "code": 4404})

    @property
    def left(self) -> float:
        """Requests that the client has left."""
        bucket = self.limits.requests.bucket(FAR)
        assert bucket
        return bucket.left

    def send(self, *parts: Callable[[], None]) -> None:
        for part in parts:
            part()
        self.server.data_received(b"".join(self.client.data_to_send()))

    def texts(self, *texts: str) -> None:
        for text in texts:
            self.client.send_text(text.encode())
        self.send()

    def replies(self) -> list[Frame]:
        """Return the frames that have arrived since the last call."""
        self.client.receive_data(bytes(self.line.written))
        self.line.written.clear()
        return [event for event in self.client.events_received() if isinstance(event, Frame)]

    def frames(self, opcode: Opcode, number: int) -> None:
        for _ in range(number):
            frame = Frame(opcode, b"1234", fin=opcode is not Opcode.CONT)
            self.server.data_received(frame.serialize(mask=True))


@asynccontextmanager
async def talking() -> AsyncIterator[Talk]:
    talk = Talk()
    connections = talk.limits.connections
    assert connections.open(FAR)  # as the protocol of the HTTP request does
    talk.server.connection_made(talk.line)
    talk.send(lambda: talk.client.send_request(talk.client.connect()))

    await soon(lambda: b"101" in talk.line.written)
    assert b"extensions" not in talk.line.written.lower()  # compression is off
    talk.replies()
    talk.free.set()
    assert not connections.open(FAR)
    yield talk
    talk.server.connection_lost(None)
    await asyncio.gather(*talk.server.tasks)
    assert connections.open(FAR)  # it no longer counts


@in_a_loop
async def test_reading_pauses_while_the_application_is_busy_and_nothing_is_lost() -> None:
    async with talking() as talk:
        talk.free.clear()
        await asyncio.sleep(0)
        texts = [f"{number:04}" * 100 for number in range(30)]
        talk.texts(*texts)
        assert not talk.line.reads  # the application is busy
        talk.free.set()

        await soon(lambda: len(talk.heard) == 30 and talk.line.reads)
        assert talk.heard == texts


@in_a_loop
async def test_pings_are_answered_until_there_are_too_many() -> None:
    async with talking() as talk:
        for _ in range(50):
            talk.send(lambda: talk.client.send_ping(b"p"))
        talk.clock.now += 2
        for _ in range(10):
            talk.send(lambda: talk.client.send_ping(b"p"))
        assert [frame.opcode for frame in talk.replies()] == [Opcode.PONG] * 60
        assert talk.left == 1000
        talk.send(lambda: talk.client.send_ping(b"p"))
        *_, last = talk.replies()
        assert (last.opcode, last.data[:2]) == (Opcode.CLOSE, (4429).to_bytes(2, "big"))
        assert talk.line.end == "closed"
        assert talk.left == 1000 - 200  # so a new connection has to wait
        talk.frames(Opcode.PING, 5)
        assert talk.left == 1000 - 200  # charged only once


@pytest.mark.parametrize("opcode", [Opcode.PONG, Opcode.CONT])
@in_a_loop
async def test_too_many_pongs_or_fragments_close_the_connection(opcode: Opcode) -> None:
    async with talking() as talk:
        if opcode is Opcode.CONT:
            talk.server.data_received(Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True))
        talk.frames(opcode, 50)
        assert talk.line.end == ""
        talk.frames(opcode, 1)
        assert talk.line.end == "closed"
        assert talk.left == 800


@in_a_loop
async def test_clients_pong_answers_the_servers_keepalive_ping() -> None:
    async with talking() as talk:
        talk.server.send_keepalive_ping()
        (ping,) = talk.replies()
        assert ping.opcode is Opcode.PING
        assert talk.server.pending_ping_payload
        talk.send()  # the client's protocol replies automatically
        assert talk.server.pending_ping_payload is None


@in_a_loop
async def test_at_most_64_kib_may_still_arrive_after_the_server_has_closed_the_connection() -> None:
    async with talking() as talk:
        talk.texts("bye")

        await soon(lambda: talk.server.close_sent)
        for _ in range(64 * 1024 // 2048):
            talk.server.data_received(Frame(Opcode.TEXT, b"x" * 2040).serialize(mask=True)[:2048])
        assert talk.line.end == ""
        assert talk.left == 1000
        talk.server.data_received(b"x")
        assert talk.line.end == "closed"
        assert talk.left == 800
        assert talk.heard == ["bye"]
        talk.server.data_received(b"x" * 100)  # no longer examined
        assert talk.left == 800


@in_a_loop
async def test_close_frame_is_answered() -> None:
    async with talking() as talk:
        talk.texts("one")
        talk.send(lambda: talk.client.send_close(1000))

        async def ended() -> bool:
            return bool(talk.line.ended)

        await soon(ended)
        assert talk.heard == ["one"]
        assert [frame.opcode for frame in talk.replies()] == [Opcode.CLOSE]
        assert talk.left == 1000


# --- the HTTP request before it -------------------------------------------------------------------


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    await receive()


def request(limits: RateLimits) -> tuple[Any, Line]:
    line = Line()
    web: Any = ReadTimeoutProtocol(ServerConfig(nothing, limits), ServerState(), {})
    line.protocol = web
    web.connection_made(line)
    return web, line


@in_a_loop
async def test_connections_over_the_limit_are_aborted_and_counted() -> None:
    limits = limits_of_one_connection(Clock())
    name = 'marrakesh_refusals_total{reason="connections"}'
    before = figure(name)
    first, _ = request(limits)
    web, line = request(limits)
    assert line.ended == "aborted"
    assert figure(name) == before + 1
    web.connection_lost(None)  # it was never counted
    assert not limits.connections.open(FAR)
    first.connection_lost(None)
    assert limits.connections.open(FAR)
