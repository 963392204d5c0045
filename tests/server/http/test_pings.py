"""Signs of life on a socket, for clients that cannot send the WebSocket's own pings."""

import asyncio
import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from marrakesh.server.http import websocket
from marrakesh.server.http.crowds import Crowd
from marrakesh.server.messages import Done
from marrakesh.server.service import connection
from server_process import WAIT, Player, Server


@pytest.fixture
def ada(server: Server) -> Iterator[Player]:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "random"}])
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        yield player


def test_a_ping_is_answered_at_once_and_with_nothing_else(ada: Player) -> None:
    for _ in range(3):
        ada.send(type="ping")
        assert ada.receive() == {"type": "pong"}


def test_the_sockets_own_pings_are_answered_too(ada: Player) -> None:
    for _ in range(3):
        assert ada.socket.ping().wait(WAIT)


def test_somebody_unknown_says_hello_first(server: Server) -> None:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "random"}])
    with server.socket(created["table"]) as socket:
        socket.send(json.dumps({"type": "ping"}))
        assert json.loads(socket.recv())["type"] == "refused"


def test_a_request_that_takes_long_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the database hangs: the connection is alive, so the client need not reconnect."""
    monkeypatch.setattr(connection, "STILL_HERE", 0.01)

    async def listen() -> list[str]:
        said: list[str] = []
        asked = asyncio.Queue[str]()
        free, done = asyncio.Event(), asyncio.Event()

        async def receive_data(mode: str) -> str:
            return await asked.get()

        async def send_text(text: str) -> None:
            said.append(json.loads(text)["type"])
            if len(said) == 3:
                free.set()
            if said[-1] == "done":
                done.set()

        async def act(_: Any, message: Any) -> Done:
            await free.wait()
            return Done(id=message.id, seq=1)

        async def nothing(_: Any) -> None:
            return None

        fake: Any = SimpleNamespace(
            query_params={}, headers={}, client=None, receive_data=receive_data, send_text=send_text
        )
        sessions: Any = SimpleNamespace(
            act=act, snapshot=nothing, company=nothing, wait_of=lambda _: 0.0
        )
        client = websocket.WebSocketConnection(fake, sessions, "table", Crowd(1, 1))
        client.session = SimpleNamespace(lang="en")  # type: ignore[assignment]
        works = (client.listen, client.send_updates)
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(work()) for work in works]
        await asked.put('{"type": "confirm", "id": "c", "seq": 0, "seat": 0}')
        tasks.append(asyncio.create_task(done.wait()))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return said

    said = asyncio.run(listen())
    assert said[-1] == "done"
    assert set(said[:-1]) == {"pong"}
    assert len(said) >= 4
