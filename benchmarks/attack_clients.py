"""The attackers of `benchmarks/attacks.py`: `attack_clients.py ATTACK`, with the target as JSON on
stdin."""

import asyncio
import contextlib
import itertools
import json
import os
import random
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

ADDRESS: Final = "198.51.100.66"
"""The attackers' address as reported by a proxy."""
HEADERS: Final = {"X-Forwarded-For": ADDRESS}
PINGS: Final = b"\x89\x80\0\0\0\0" * 2000
SOCKETS: Final = 4


class Target(msgspec.Struct):
    """A server, with tables at which the attackers have seats."""

    url: str
    own: str
    """The same server at a non-loopback address, if there is one."""
    long: str
    """A long game."""
    undone: str
    """A game with thousands of undone decisions in its log."""
    full: str
    """The same with a log of maximum length."""
    token: str
    searching: list[tuple[str, str]]
    """Tables with slow bots, each with a token."""


def path(table: str) -> str:
    return f"/api/tables/{table}/socket"


@contextlib.asynccontextmanager
async def at(target: Target, table: str, token: str, **options: Any) -> AsyncIterator[Any]:
    url = f"{target.url.replace('http', 'ws', 1)}{path(table)}"
    async with connect(
        url, additional_headers=HEADERS, compression=None, max_size=None, **options
    ) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        yield socket


async def again(work: Callable[[], Awaitable[None]]) -> None:
    """Repeat an attack, whatever the server does about it."""
    while True:
        with contextlib.suppress(Exception):
            await work()
        await asyncio.sleep(0.01)


async def raw(target: Target, table: str) -> asyncio.StreamWriter:
    """Open a WebSocket for raw bytes."""
    parts = urlsplit(target.url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    asked = [
        f"GET {path(table)} HTTP/1.1", f"Host: {parts.netloc}", f"X-Forwarded-For: {ADDRESS}",
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]  # fmt: skip
    writer.write("\r\n".join([*asked, "", ""]).encode())
    await reader.readuntil(b"\r\n\r\n")
    return writer


async def pings(target: Target) -> None:
    """Control frames as fast as they can be sent."""

    async def flood() -> None:
        writer = await raw(target, target.long)
        while True:
            writer.write(PINGS)
            await writer.drain()

    await asyncio.gather(*(again(flood) for _ in range(SOCKETS)))


async def short_messages(target: Target) -> None:
    """Short messages that ask for the whole log of a long game."""

    async def ask() -> None:
        async with at(target, target.long, target.token) as socket:
            reading = asyncio.create_task(drain(socket))
            for lang in itertools.cycle(("de", "nl", "en")):
                await socket.send(json.dumps({"type": "speak", "lang": lang}))
                await asyncio.sleep(0)
                if reading.done():
                    return

    await asyncio.gather(*(again(ask) for _ in range(SOCKETS)))


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def slow_bots(target: Target) -> None:
    """Bots that search for five seconds at ten tables, and hints from the same bots."""

    async def play(table: str, token: str) -> None:
        async with at(target, table, token) as socket:
            async for message in socket:
                told = json.loads(message)
                if told["type"] != "sight" or not told["options"]:
                    continue
                asked = {"seq": told["seq"], "seat": told["seat"], "id": f"{random.random()}"}
                for _ in range(3):
                    await socket.send(json.dumps({**asked, "type": "advise", "bot": "search:5s"}))
                action = random.choice(told["options"])["action"]
                await socket.send(json.dumps({**asked, "type": "move", "action": action}))

    def playing(table: str, token: str) -> Callable[[], Awaitable[None]]:
        return lambda: play(table, token)

    await asyncio.gather(*(again(playing(*one)) for one in target.searching))


async def taking_back(target: Target) -> None:
    """A log of thousands of undone decisions, and then more of them."""

    async def undo() -> None:
        async with at(target, target.full, target.token) as other:
            await other.recv()
        async with at(target, target.undone, target.token) as socket:
            await socket.send(json.dumps({"type": "look", "seat": 0, "alone": True}))
            backwards = 0
            async for message in socket:
                told = json.loads(message)
                if told["type"] != "sight":
                    continue
                seat = (told["due"] or told["yours"])[0]
                about = {"id": f"{random.random()}", "seq": told["seq"], "seat": seat}
                if told["undo"] == "free" and backwards < 10:
                    backwards += 1
                    await socket.send(json.dumps({**about, "type": "undo"}))
                elif told["seat"] != seat:
                    look = {"type": "look", "seat": seat, "alone": True}
                    await socket.send(json.dumps(look))
                elif told["options"]:
                    backwards = (backwards + 1) % 20
                    action = told["options"][0]["action"]
                    await socket.send(json.dumps({**about, "type": "move", "action": action}))

    await again(undo)


async def connections(target: Target) -> None:
    """Connections that are opened and closed, with and without asking for a socket."""
    parts = urlsplit(target.own or target.url)

    async def open_and_close() -> None:
        _, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        writer.close()

    async def open_socket() -> None:
        writer = await raw(target, target.long)
        writer.close()

    works = [open_and_close] * 20 + [open_socket] * 4
    await asyncio.gather(*(again(work) for work in works))


async def slow_readers(target: Target) -> None:
    """Sockets that request a lot and never read."""

    async def sit() -> None:
        async with at(target, target.long, target.token, max_queue=1) as socket:
            for lang in itertools.cycle(("de", "nl", "en")):
                await socket.send(json.dumps({"type": "speak", "lang": lang}))
                await asyncio.sleep(5)

    await asyncio.gather(*(again(sit) for _ in range(200)))


async def large_messages(target: Target) -> None:
    """Messages that are too large, too deeply nested or malformed."""
    bad = ["x" * 70_000, "[" * 60_000, '{"a":' * 12_000, '{"type":"move","id":"' + "i" * 65_000]

    async def send() -> None:
        async with at(target, target.long, target.token) as socket:
            reading = asyncio.create_task(drain(socket))
            for message in itertools.cycle(bad):
                await socket.send(message)
                await asyncio.sleep(0)
                if reading.done():
                    return

    await asyncio.gather(*(again(send) for _ in range(SOCKETS)))


async def requests(target: Target) -> None:
    """HTTP requests for whole logs."""
    parts = urlsplit(target.url)
    asked = f"GET /api/tables/{target.long}/log HTTP/1.1\r\nHost: {parts.netloc}\r\n"
    asked += f"X-Forwarded-For: {ADDRESS}\r\n\r\n"

    async def ask() -> None:
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        try:
            while True:
                writer.write(asked.encode())
                if not await reader.read(1_000_000):
                    return
        finally:
            writer.close()

    await asyncio.gather(*(again(ask) for _ in range(SOCKETS)))


ATTACKS: Final[dict[str, Callable[[Target], Awaitable[None]]]] = {
    "pings on four sockets": pings,
    "short messages, long answers": short_messages,
    "ten tables with search:5s, and hints": slow_bots,
    "a log of take-backs, and more": taking_back,
    "a flood of connections": connections,
    "200 slow readers": slow_readers,
    "large and deep messages": large_messages,
    "HTTP requests for whole logs": requests,
}


def main() -> None:
    os.nice(19)
    target = msgspec.json.decode(sys.stdin.buffer.read(), type=Target)

    async def attack() -> None:
        await ATTACKS[sys.argv[1]](target)

    uvloop.run(attack())


if __name__ == "__main__":
    main()
