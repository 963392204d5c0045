"""Hostile requests."""

import asyncio
import json
import socket
from typing import Any

import pytest
import uvicorn

from marrakesh.server.http.protocols import ServerConfig
from marrakesh.server.http.rate_limits import RateLimits
from server.hostile.helpers import HUGE, assert_refused
from server_process import WAIT, Server

HALF = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{}"


def _wish(**rules: Any) -> bytes:
    return json.dumps({"kind": "net", "rules": rules}).encode()


@pytest.mark.parametrize(
    "body",
    [
        b"", b"null", b"{", b"\xff", b'{"kind": NaN}', b'{"a":' * 10_000, b"9" * 60_000,
        _wish(players=HUGE), _wish(players=-1), _wish(players=2.5), _wish(edition="A" * 60_000),
        _wish(edition="\0"), _wish(modules=["x" * 30] * 1000), _wish(modules=["nomads"] * 5000),
        _wish(modules=[[]]), _wish(staircase=["1"] * 10_000), _wish(solo="x" * 60_000),
        json.dumps({"kind": "k" * 60_000}).encode(),
        json.dumps({"kind": "net", "seats": [{}] * 9000}).encode(),
        json.dumps({"kind": "net", "seats": [{"name": "x" * 50_000}]}).encode(),
        b'{"kind": "net", "seats": [{"name": "\\ud800"}]}',
        json.dumps({"kind": "bots", "seats": [{}, {"bot": "search:1e308s"}]}).encode(),
        json.dumps({"kind": "net", "webhook": "http://a\0b/"}).encode(),
        json.dumps({"kind": "net", "webhook": "http://"}).encode(),
        json.dumps({"kind": "net", "webhook": "http://a:99999999/"}).encode(),
        json.dumps({"kind": "net", "webhook": "http://a/\r\nHost: b"}).encode(),
    ],
)  # fmt: skip
def test_malformed_table_requests_are_refused(server: Server, body: bytes) -> None:
    assert_refused(server, 400, "POST", "/api/tables", content=body)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00", "/api/tables/%00/log", "/api/tables/%ff", "/api/tables/" + "a" * 5000,
        "/api/tables/..%2f..%2fetc", "/api/help/scroll/%00", "/api/help/scroll/" + "9" * 5000,
        "/assets/%2e%2e/%2e%2e/settings.py", "/assets/..%2f..%2fsettings.py", "/%2e%2e/x.py",
    ],
)  # fmt: skip
def test_unknown_paths_are_not_found(server: Server, path: str) -> None:
    assert_refused(server, 404, "GET", path)


def test_unknown_methods_are_refused(server: Server) -> None:
    assert_refused(server, 405, "A" * 30_000, "/api/tables")


def test_nonexistent_moments_are_refused(server: Server) -> None:
    path = f"/api/tables/{server.create()['table']}"
    for move in ("-1", str(HUGE), "9" * 5000):
        assert_refused(server, 404, "GET", f"{path}/moments/{move}")
    assert_refused(server, 400, "GET", f"{path}/log?last={'9' * 5000}")
    assert_refused(server, 409, "GET", f"{path}/moments/0?instead={HUGE}")
    for instead in ("x", "9" * 5000):
        assert_refused(server, 400, "GET", f"{path}/moments/0?instead={instead}")
    wish = {"moves": HUGE, "kind": "bots"}
    assert_refused(server, 409, "POST", f"{path}/play-on", json=wish)


def test_impossible_analyses_are_refused(server: Server) -> None:
    path = f"/api/tables/{server.create()['table']}/analysis"
    for seat in ("0", "-1", str(HUGE)):
        assert_refused(server, 409, "GET", f"{path}?seat={seat}")
    for seat in ("x", "9" * 5000):
        assert_refused(server, 400, "GET", f"{path}?seat={seat}")
    assert_refused(server, 404, "GET", "/api/tables/nowhere/analysis")


@pytest.mark.parametrize(
    "text",
    [
        "", "A" * 900_000, "marrakesh record 1\nversion: " + "9" * 900_000 + "\n",
        "marrakesh record 1" + "\n" * 900_000, "marrakesh record 1\n" + "#\n" * 400_000,
        "marrakesh record 1\n" + " " * 900_000, "marrakesh record 1\nversion: \0\n",
    ],
)  # fmt: skip
def test_oversized_and_malformed_records_are_refused(server: Server, text: str) -> None:
    assert_refused(server, 400, "POST", "/api/records", content=text.encode())


def test_bodies_of_undeclared_length_are_limited(server: Server) -> None:
    endless = iter([b"A" * 10_000] * 50)
    assert_refused(server, 413, "POST", "/api/tables", content=endless)


@pytest.mark.parametrize(
    "bytes_sent",
    [
        b"\0\1\2\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\na: " + b"b" * 200_000,
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
        HALF,
    ],
)
def test_server_stays_healthy_after_malformed_http(server: Server, bytes_sent: bytes) -> None:
    with _connected(server.url) as line:
        line.sendall(bytes_sent)
    assert server.get("/api/health")["status"] == "ok"


def _connected(url: str) -> socket.socket:
    host, _, port = url.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), WAIT)


@pytest.mark.parametrize("sent", [b"", b"GET / HT", HALF])
def test_unfinished_requests_time_out(sent: bytes) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def wait() -> None:
        web = uvicorn.Server(ServerConfig(app, RateLimits(100), read_timeout=0.1))
        with socket.create_server(("127.0.0.1", 0)) as bound:
            serving = asyncio.create_task(web.serve([bound]))
            reader, writer = await asyncio.open_connection(*bound.getsockname())
            writer.write(sent)
            assert await asyncio.wait_for(reader.read(), WAIT) == b""
            writer.close()
            web.should_exit = True
            await serving

    asyncio.run(wait())
