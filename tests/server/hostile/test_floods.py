"""Clients that exceed their limits: one server, and client addresses as a proxy reports them."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from refusals import words_of
from server.hostile.helpers import assert_refused
from server_process import Player, Server, running

GOOD = "a" * 32


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("floods")
    options = ("--host", "0.0.0.0", "--tables-per-hour", "3")
    with running(folder / "tables.sqlite", *options) as server:
        yield server


def at(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_creating_tables_is_rate_limited(server: Server) -> None:
    def ask(address: str, lang: str = "en") -> httpx.Response:
        headers = {**at(address), "Accept-Language": lang}
        return server.http.post("/api/records", content=b"no record", headers=headers)

    assert [ask("203.0.113.9").status_code for _ in range(4)] == [400, 400, 400, 429]
    same = at("203.0.113.9")
    assert_refused(server, 429, "POST", "/api/tables", json={"kind": "net"}, headers=same)
    for lang in ("en", "de", "nl"):
        error = words_of("too-many-tables", lang, minutes=20)
        assert ask("203.0.113.9", lang).json() == {"error": error}
    assert ask("203.0.113.10").status_code == 400
    for _ in range(5):
        server.create()  # local clients are not limited


def test_spectators_are_limited_per_address_behind_a_proxy(server: Server) -> None:
    table = server.create()["table"]
    where = {"X-Forwarded-For": "203.0.113.7"}
    with ExitStack() as stack:
        for _ in range(20):
            watcher = stack.enter_context(server.socket(table, **where))
            watcher.send('{"type": "hello"}')
            assert "sight" in str(watcher.recv(timeout=60))
        late = stack.enter_context(server.socket(table, **where))
        late.send('{"type": "hello"}')
        assert json.loads(late.recv(timeout=60))["error"] == words_of("address-watches", most=20)
        with pytest.raises(ConnectionClosed) as closed:
            late.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        for address in ("203.0.113.8", "127.0.0.1"):
            other = stack.enter_context(server.socket(table, **{"X-Forwarded-For": address}))
            other.send('{"type": "hello"}')
            assert "sight" in str(other.recv(timeout=60))


def test_a_flood_of_connections_is_cut_off(server: Server) -> None:
    own = _own_address()
    port = urlsplit(server.url).port
    with ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection((own, port), 60)) for _ in range(330)]
        ended = 0
        for line in lines[300:]:
            line.settimeout(0.2)
            try:
                ended += not line.recv(1)
            except TimeoutError:
                pass
            except OSError:
                ended += 1
        assert ended > 0
    assert server.get("/api/health")["status"] == "ok"


def test_flood_of_pings_is_not_read_to_the_end(server: Server) -> None:
    created = server.create()
    address = urlsplit(server.url)
    ping = b"\x89\x80\0\0\0\0"
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        before = server.spent()
        for _ in range(5):
            with socket.create_connection((address.hostname, address.port), 60) as line:
                line.sendall(
                    f"GET /api/tables/{created['table']}/socket HTTP/1.1\r\nHost: localhost\r\n"
                    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                )
                assert b"101" in line.recv(4096)
                with suppress(OSError):
                    line.sendall(ping * 40_000)
                    while line.recv(65_536):
                        pass
        assert player.move()["type"] == "done"
        assert server.spent() - before < 1  # reading 200,000 pings would take four seconds


def _own_address() -> str:
    """Return an address of this computer other than loopback."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
        except OSError:
            pytest.skip("there is no network")
        address = str(line.getsockname()[0])
    if address.startswith("127."):
        pytest.skip("there is no network")
    return address
