"""Checks, headers, languages and errors common to all requests and replies."""

import json
import logging
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar, Request, get
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus

from marrakesh.server.errors import RequestError
from marrakesh.server.http.dependencies import language, token
from marrakesh.server.http.middleware import add_security_headers, problem
from marrakesh.server.service.service import Service
from marrakesh.server.storage.store_interface import NotWritten, Unsure
from marrakesh.texts import languages
from refusals import words_of
from server.http.asgi_client import app_of, visitor
from server.http.helpers import refused, two
from server_process import Server
from service_clients import on_any_database

# ---- allowed hosts and origins


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421), ("evil.example:8000", 421), ("localhost.evil.example", 421),
        ("", 421), ("[", 421), ("[x]:8000", 421), ("localhost:8000", 200), ("LOCALHOST", 200),
        ("game.localhost", 200), ("127.0.0.1:1", 200), ("[::1]:8000", 200),
        ("192.168.1.20:8000", 200), ("marrakesh.example", 200), ("table.example", 200),
    ],
)  # fmt: skip
def test_only_our_own_host_names_are_accepted(server: Server, host: str, status: int) -> None:
    page = server.http.get("/", headers={"host": host})
    assert (page.status_code == 421) is (status == 421)
    reply = server.http.get("/api/health", headers={"host": host})
    assert reply.status_code == status, reply.text
    if status != 200:
        assert reply.json() == {"error": words_of("host", host=host)}


def test_other_sites_cannot_post(server: Server) -> None:
    wish = {"kind": "net"}
    for origin in ("https://evil.example", "null", "https://marrakesh.example.evil", "http://["):
        strange = {"Origin": origin}
        error = refused(server, "POST", "/api/tables", 403, json=wish, headers=strange)
        assert error == words_of("origin")
    for origin in (server.url, "https://marrakesh.example"):
        reply = server.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert reply.status_code == 201


@on_any_database()
async def test_other_sites_may_use_only_get(service: Service) -> None:
    evil = {"Origin": "https://evil.example"}
    async with visitor(app_of(service)) as browser:
        for method in ("POST", "PUT", "PATCH", "DELETE", "HEAD"):
            reply = await browser.request(method, "/api/nothing", headers=evil)
            assert reply.status_code == 403, method
        assert (await browser.get("/api/nothing", headers=evil)).status_code == 404


def test_other_sites_cannot_open_sockets(server: Server) -> None:
    table, ada, _ = two(server)
    with pytest.raises(InvalidStatus, match="403"):
        server.socket(table, Origin="https://evil.example")
    for origin in (server.url, "https://marrakesh.example"):
        with server.socket(table, Origin=origin) as own:
            own.send(json.dumps({"type": "hello", "token": ada}))
            assert json.loads(own.recv())["yours"] == [0]


@pytest.mark.parametrize(
    ("header", "secret"),
    [
        ("Bearer abc", "abc"), ("bearer  abc ", "abc"), ("Basic abc", ""), ("Digest abc", ""),
        ("abc", ""), ("", ""),
    ],
)  # fmt: skip
def test_only_bearer_headers_carry_a_token(header: str, secret: str) -> None:
    asked: Any = SimpleNamespace(headers={"authorization": header})
    assert token(asked) == secret


# ---- headers and languages of replies


def test_security_headers_are_always_sent(server: Server) -> None:
    for method, path in (
        ("GET", "/"), ("GET", "/api/offer"), ("GET", "/api/nothing"), ("DELETE", "/api/tables"),
    ):  # fmt: skip
        headers = server.http.request(method, path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        if path != "/":
            assert headers.get_list("cache-control") == ["no-store"], path


@pytest.mark.parametrize(
    ("lang", "header", "spoken"),
    [
        ("", "", "en"), ("de", "nl", "de"), ("", "nl-BE,en;q=0.5", "nl"), ("", "fr, de", "de"),
        ("xx", " EN-GB", "en"), ("n", "d, e", "en"), ("", "fr", "en"), ("nl", "", "nl"),
    ],
)  # fmt: skip
def test_first_supported_language_is_used(lang: str, header: str, spoken: str) -> None:
    asked: Any = SimpleNamespace(query_params={"lang": lang}, headers={"accept-language": header})
    assert language(asked) == spoken


@pytest.mark.parametrize("lang", languages())
def test_errors_are_in_the_requested_language(server: Server, lang: str) -> None:
    there_is_nothing = words_of("no-path", lang, path="/api/x")
    assert refused(server, "GET", f"/api/x?lang={lang}", 404) == there_is_nothing
    strange = {"Accept-Language": f"fr, {lang};q=0.5"}
    assert refused(server, "GET", "/api/x?lang=xx", 404, headers=strange) == there_is_nothing


# ---- errors


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/a/b/c/d"])
def test_unknown_paths_are_not_found(server: Server, method: str, path: str) -> None:
    assert refused(server, method, path, 404) == words_of("no-path", path=path)


def test_wrong_methods_are_refused(server: Server) -> None:
    wrong = words_of("method", path="/api/tables", method="DELETE")
    assert refused(server, "DELETE", "/api/tables", 405) == wrong
    allowed = server.http.delete("/api/tables").headers["allow"]
    assert set(allowed.split(", ")) == {"GET", "POST", "OPTIONS"}


def test_long_paths_are_truncated_in_errors(server: Server) -> None:
    long = "x" * 300
    for path in (f"/api/{long}", f"/assets/{long}.js"):
        assert refused(server, "GET", path, 404) == words_of("no-path", path=path[:200])
    told = refused(server, "PUT", f"/api/people/{long}", 405)
    assert f"/api/people/{long}"[:200] in told
    assert f"/api/people/{long}"[:201] not in told


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"{", "Input data was truncated."), (b"", "there is no body."), (b"[]", ""),
        (b"\xff\xfe", ""), (b'{"kind": "chess"}', "kind: Invalid enum value 'chess'."),
        (b'{"kind": "net", "rules": {"players": "two"}}', "rules.players: "),
        (b'{"kind": "net", "seats": [{"name": "' + b"A" * 301 + b'"}]}', "seats[0].name: "),
        (b'{"kind": "net", "clock": {"minutes": 0}}', "clock.minutes: "), (b"[" * 10_000, ""),
    ],
)  # fmt: skip
def test_errors_in_a_body_are_described_briefly(server: Server, body: bytes, reason: str) -> None:
    error = refused(server, "POST", "/api/tables", 400, content=body)
    assert error.startswith(words_of("body", reason=reason.rstrip(".")).rstrip("."))


def test_oversized_bodies_are_refused(server: Server) -> None:
    error = refused(server, "POST", "/api/tables", 413, content=b" " * 70_000)
    assert error == words_of("too-large", most=65_536)
    error = refused(server, "POST", "/api/records", 413, content=b" " * 1_000_001)
    assert error == words_of("too-large", most=1_000_000)


def failing_app(error: Exception) -> TestClient[Litestar]:
    @get("/breaks")
    async def breaks(request: Request[Any, Any, Any]) -> None:
        raise error

    return TestClient(
        Litestar(
            [breaks],
            before_send=[add_security_headers],
            exception_handlers={Exception: problem},
            logging_config=None,
        )
    )


@pytest.mark.parametrize(
    ("error", "key", "status"),
    [
        (RequestError("full", 409), "full", 409),
        (MethodNotAllowedException(), "method", 405),
        (NotFoundException(), "no-path", 404),
        (HTTPException(status_code=415), "body", 415),
        (InternalServerException("client disconnected"), "body", 400),
        (RecursionError("deep"), "body", 400),
        (Unsure(), "unsure", 503),
        (NotWritten(), "not-written", 503),
    ],
)
def test_expected_errors_are_not_logged(
    error: Exception, key: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    with failing_app(error) as client:
        reply = client.get("/breaks")
    assert reply.status_code == status
    params: dict[str, Any] = {"path": "/breaks", "method": "GET"}
    params["reason"] = str(getattr(error, "detail", error)).rstrip(".")
    assert reply.json()["error"] == words_of(key, **params)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("error", [LookupError("secret"), InternalServerException("secret")])
def test_internal_errors_are_logged_but_not_disclosed(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    with failing_app(error) as client:
        reply = client.get("/breaks")
    assert reply.status_code == 500
    assert reply.headers["cache-control"] == "no-store"
    assert reply.json() == {"error": words_of("bug")}
    (record,) = [record for record in caplog.records if record.msg == "Request failed"]
    assert record.levelname == "ERROR"
    assert (vars(record)["method"], vars(record)["path"]) == ("GET", "/breaks")
