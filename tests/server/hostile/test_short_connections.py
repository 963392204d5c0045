"""Short-lived connections: they leave nothing behind, and cleaning up delays no one."""

import asyncio
import gc
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar
from weakref import WeakSet

import uvicorn

from marrakesh.server.http.protocols import CountedFramesProtocol, ReadTimeoutProtocol, ServerConfig
from marrakesh.server.http.rate_limits import RateLimits
from marrakesh.server.http.server import take_turns
from server_process import WAIT
from soak import longest, rounds

PAUSE = 0.05
"""Seconds of processor time that a clean-up may take."""
KNOCKS = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
)


class Noted(ReadTimeoutProtocol):
    alive: ClassVar[WeakSet[Any]] = WeakSet()

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.alive.add(self)


class NotedFrames(CountedFramesProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        Noted.alive.add(self)


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
    else:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"hello"})


@contextmanager
def pauses_noted() -> Iterator[list[float]]:
    """Time the garbage collections of new objects, configured as on the server."""
    pauses: list[float] = []
    began = 0.0

    def note(phase: str, _: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.thread_time()
        else:
            pauses.append(time.thread_time() - began)

    interval, before = sys.getswitchinterval(), gc.get_threshold()
    take_turns()
    gc.callbacks.append(note)
    try:
        yield pauses
    finally:
        gc.callbacks.remove(note)
        sys.setswitchinterval(interval)
        gc.set_threshold(*before)
        gc.unfreeze()


def knock(port: int) -> None:
    for number in rounds(180, "short connections"):
        with socket.create_connection(("127.0.0.1", port), WAIT) as line:
            line.sendall(KNOCKS[number % len(KNOCKS)])
            if number % len(KNOCKS) != 2:
                line.recv(4096)


async def served() -> None:
    config = ServerConfig(app, RateLimits(100))
    config.http, config.ws = Noted, NotedFrames
    web = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as bound:
        serving = asyncio.create_task(web.serve([bound]))
        await asyncio.to_thread(knock, bound.getsockname()[1])
        async with asyncio.timeout(WAIT):
            while web.server_state.connections:
                await asyncio.sleep(0.01)
        gc.collect()
        assert not Noted.alive
        web.should_exit = True
        await serving


def test_short_connections_leave_nothing_behind() -> None:
    with pauses_noted() as pauses:
        asyncio.run(served())
    longest("longest search for cycles, ms", 1000 * max(pauses))
    assert max(pauses) < PAUSE
