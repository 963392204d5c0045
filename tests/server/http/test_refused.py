"""Requests that are refused."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from marrakesh.texts import languages, text
from server.http.helpers import refused, two
from server_process import Json, Server


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/a/b/c/d"])
def test_unknown_paths(server: Server, method: str, path: str) -> None:
    assert refused(server, method, path, 404) == f"There is nothing at {path}."


def test_wrong_methods(server: Server) -> None:
    assert "does not accept DELETE" in refused(server, "DELETE", "/api/tables", 405)
    allowed = server.http.delete("/api/tables").headers["allow"]
    assert set(allowed.split(", ")) == {"GET", "POST", "OPTIONS"}


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"",
        b"[]",
        b"\xff\xfe",
        b'{"kind": "chess"}',
        b'{"kind": "net", "rules": {"players": "two"}}',
        b'{"kind": "net", "seats": [{"name": "' + b"A" * 301 + b'"}]}',
        b'{"kind": "net", "clock": {"minutes": 0}}',
        b"[" * 10_000,
    ],
)
def test_bodies_that_cannot_be_understood(server: Server, body: bytes) -> None:
    error = refused(server, "POST", "/api/tables", 400, content=body)
    assert error.startswith("The request could not be understood: ")


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"kind": "net", "rules": {"players": 5}}, "2 to 4 players"),
        ({"kind": "net", "rules": {"modules": ["chess"]}}, "no module “chess”"),
        ({"kind": "bots", "seats": [{}, {"bot": "os.system"}]}, "os.system"),
        ({"kind": "bots", "seats": [{}, {"bot": "search:1h"}]}, "search:1h"),
        ({"kind": "bots", "seats": [{}, {"bot": "search:60s"}]}, "5 s"),
        ({"kind": "bots", "rules": {"players": 3}, "seats": [{}, {}, {"bot": "greedy"}]}, "not 2"),
        ({"kind": "bots", "seats": [{"bot": "greedy"}, {"bot": "greedy"}]}, "not 0"),
        ({"kind": "net", "webhook": "file:///etc/passwd"}, "http"),
    ],
)
def test_tables_that_cannot_be_played(server: Server, wish: Json, problem: str) -> None:
    assert problem in refused(server, "POST", "/api/tables", 400, json=wish)


def test_bodies_that_are_too_large(server: Server) -> None:
    error = refused(server, "POST", "/api/tables", 413, content=b" " * 70_000)
    assert "65,536 bytes" in error
    error = refused(server, "POST", "/api/records", 413, content=b" " * 1_000_001)
    assert "1,000,000 bytes" in error


@pytest.mark.parametrize("lang", languages())
def test_problems_are_told_in_ones_language(server: Server, lang: str) -> None:
    there_is_nothing = text(lang)("refuse-no-path", path="/api/x")
    assert refused(server, "GET", f"/api/x?lang={lang}", 404) == there_is_nothing
    browser = {"Accept-Language": f"{lang}-XX,fr;q=0.5"}
    assert refused(server, "GET", "/api/x", 404, headers=browser) == there_is_nothing
    strange = {"Accept-Language": f"fr, {lang};q=0.5"}
    assert refused(server, "GET", "/api/x?lang=xx", 404, headers=strange) == there_is_nothing


@pytest.mark.parametrize(
    "path", ["", "/log", "/moments/0", "/sheet", "/record", "/log?first=x", "/moments/-1"]
)
def test_tables_that_do_not_exist(server: Server, path: str) -> None:
    status = 400 if "x" in path else 404
    assert refused(server, "GET", f"/api/tables/nowhere{path}", status)


def test_other_sites_cannot_ask(server: Server) -> None:
    wish = {"kind": "net"}
    for origin in ("https://evil.example", "null", "https://marrakesh.example.evil", "http://["):
        strange = {"Origin": origin}
        error = refused(server, "POST", "/api/tables", 403, json=wish, headers=strange)
        assert "--public-url" in error
    for origin in (server.url, "https://marrakesh.example"):
        reply = server.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert reply.status_code == 201


def test_other_sites_cannot_connect(server: Server) -> None:
    table, ada, _ = two(server)
    with pytest.raises(InvalidStatus, match="403"):
        server.socket(table, Origin="https://evil.example")
    for origin in (server.url, "https://marrakesh.example"):
        with server.socket(table, Origin=origin) as own:
            own.send(json.dumps({"type": "hello", "token": ada}))
            assert json.loads(own.recv())["yours"] == [0]


def test_browsers_are_told_to_be_careful(server: Server) -> None:
    for path in ("/", "/api/offer", "/api/nothing"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert server.http.get("/api/offer").headers["cache-control"] == "no-store"


def test_the_interface_is_described(server: Server) -> None:
    schema = server.get("/api/schema/openapi.json")
    assert {
        "/api/offer", "/api/box", "/api/help/{kind}/{number}", "/api/tables", "/api/mine",
        "/api/tables/{table}", "/api/tables/{table}/log", "/api/tables/{table}/moments/{move}",
        "/api/tables/{table}/sheet", "/api/tables/{table}/record", "/api/records",
        "/api/tables/{table}/play-on", "/api/tables/{table}/rematch", "/api/health",
    } <= schema["paths"].keys()  # fmt: skip
    page = server.http.get("/api/schema").text
    assert "POST /api/tables" in page
    assert "<script" not in page
    assert "http" not in page.replace("HTTP", "")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("localhost.evil.example", 421),
        ("", 421),
        ("[", 421),
        ("[x]:8000", 421),
        ("localhost:8000", 200),
        ("LOCALHOST", 200),
        ("game.localhost", 200),
        ("127.0.0.1:1", 200),
        ("[::1]:8000", 200),
        ("192.168.1.20:8000", 200),
        ("marrakesh.example", 200),
        ("table.example", 200),
    ],
)
def test_only_names_of_our_own_are_answered_to(server: Server, host: str, status: int) -> None:
    for path in ("/api/health", "/"):
        reply = server.http.get(path, headers={"host": host})
        assert reply.status_code == status, reply.text
    if status != 200:
        assert "--allow-host" in reply.json()["error"]


@pytest.mark.parametrize(("host", "status"), [("localhost", 101), ("attacker.example", 403)])
def test_sockets_are_no_exception(server: Server, host: str, status: int) -> None:
    table, _, _ = two(server)
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    path = f"/api/tables/{table}/socket"
    with server.http.stream("GET", path, headers={**upgrade, "Host": host}) as reply:
        assert reply.status_code == status
