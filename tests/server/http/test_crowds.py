"""What one address may do with all its connections together."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from marrakesh.server.http import crowds
from marrakesh.server.http.crowds import Bucket, Connections, Crowd
from server_process import Player, Server, running

ELSEWHERE = {"X-Forwarded-For": "203.0.113.5"}


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(crowds, "time", clock)
    return clock


def test_a_bucket_fills_up_again(clock: Clock) -> None:
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.4
    assert not bucket.take()
    clock.now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    bucket.spend(2)
    clock.now = 1.4
    assert not bucket.take()
    clock.now = 2.0
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now = 100.0
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_but_this_computer(clock: Clock) -> None:
    crowd = Crowd(rate=1.0, burst=2.0)
    assert [crowd.take("a") for _ in range(3)] == [True, True, False]
    assert crowd.take("b")
    assert all(crowd.take("") for _ in range(100))


def test_quiet_addresses_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowds, "_KNOWN", 3)
    crowd = Crowd(rate=1.0, burst=1.0)
    for whose in "abc":
        crowd.take(whose)
    clock.now = 1.0
    assert crowd.take("c")
    crowd.take("d")
    assert crowd._buckets.keys() == {"c", "d"}
    assert not crowd.take("c")


def test_connections_are_counted_until_they_end(clock: Clock) -> None:
    connections = Connections(most=2, rate=1.0, burst=3.0)
    assert [connections.come("a"), connections.come("a")] == [True, True]
    assert not connections.come("a")  # too many at once
    assert connections.come("b")
    connections.go("a")
    assert not connections.come("a")  # too many in a second
    clock.now = 1.0
    assert connections.come("a")
    assert all(connections.come("") for _ in range(100))
    for whose in ("a", "a", "b", *[""] * 100):
        connections.go(whose)
    assert not connections._open


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("crowds")
    with running(folder / "tables.sqlite", "--host", "0.0.0.0") as server:
        yield server


def test_too_many_requests_of_one_address(server: Server) -> None:
    for _ in range(3000):
        reply = server.http.get("/api/health", headers=ELSEWHERE)
        if reply.status_code == 429:
            break
    assert reply.status_code == 429
    assert reply.headers["connection"] == "close"
    assert "wait a second" in reply.json()["error"]
    assert server.http.get("/api/health").status_code == 200


def test_sockets_of_one_address_share_their_messages(server: Server) -> None:
    created = server.create()
    where = {"X-Forwarded-For": "203.0.113.6"}
    with ExitStack() as stack:
        table = created["table"]
        sockets = [stack.enter_context(server.socket(table, **where)) for _ in range(8)]
        refused = 0
        for one in sockets:
            for _ in range(180):
                one.send("{}")
        for one in sockets:
            refused += sum("at once" in str(one.recv(timeout=60)) for _ in range(180))
        assert refused
    with Player(server, table, created["links"][0]["token"]) as player:
        assert player.move()["type"] == "done"


def test_spectators_of_one_address_are_counted_behind_a_proxy(server: Server) -> None:
    table = server.create()["table"]
    where = {"X-Forwarded-For": "203.0.113.7"}
    with ExitStack() as stack:
        for _ in range(20):
            watcher = stack.enter_context(server.socket(table, **where))
            watcher.send('{"type": "hello"}')
            assert "sight" in str(watcher.recv(timeout=60))
        late = stack.enter_context(server.socket(table, **where))
        late.send('{"type": "hello"}')
        assert "20 people are already watching from your address" in str(late.recv(timeout=60))
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


def test_a_heap_of_pings_is_not_read_to_its_end(server: Server) -> None:
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
        assert server.spent() - before < 1  # 200,000 pings would take four seconds


def _own_address() -> str:
    """An address of this computer that is not a loopback one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
        except OSError:
            pytest.skip("there is no network")
        address = str(line.getsockname()[0])
    if address.startswith("127."):
        pytest.skip("there is no network")
    return address
