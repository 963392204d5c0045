"""Names, histories and notices over HTTP: keys stay secret, invalid requests get an explanation."""

import asyncio
import io
import zipfile
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import pytest

from marrakesh.server.messages import MailState
from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from refusals import words_of
from server.http.asgi_client import app_of, visitor
from server.http.helpers import refused, two
from server.notices.smtp_server import SmtpServer, link_in, mailing, smtp_server
from server.storage.helpers import fresh
from server_process import Json, Server, bearer
from service_clients import net_table

KEY = token_urlsafe(24)


@pytest.fixture(scope="module")
def ada(server: Server) -> Json:
    person: Json = server.post("/api/me", KEY, name="Ada")
    return person


def test_profile_is_public_but_its_key_is_not(server: Server, ada: Json) -> None:
    person = server.get(f"/api/people/{ada['tag']}")
    assert person == ada
    assert person.keys() == {"name", "tag", "games", "people", "levels"}
    made = server.invite(seats=[{"name": "Ada"}], open=True, rated=True, key=KEY)
    (table,) = [one for one in server.post("/api/open", rated=True) if one["rated"]]
    assert table["table"] == made["table"]
    assert table["seats"][0]["tag"] == ada["tag"]
    for path in ("/api/tables", f"/api/tables/{made['table']}", f"/api/people/{ada['tag']}"):
        assert KEY not in server.http.get(path).text
    history = server.get("/api/me", KEY)
    assert (history["person"], history["games"], history["more"]) == (ada, [], False)
    reply = server.http.get("/api/me/records", headers=bearer(KEY))
    assert reply.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(reply.content)) as files:
        assert files.namelist() == []


def test_account_requests_require_a_key(server: Server, ada: Json) -> None:
    for headers in ({}, bearer("x"), bearer(ada["tag"]), bearer("a" * 32)):
        for method, path in (("GET", "me"), ("GET", "me/records"), ("POST", "me/erase")):
            error = refused(server, method, f"/api/{path}", 404, headers=headers)
            assert error == words_of("no-person")
    assert server.get("/api/me", KEY)["person"] == ada


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("me", {}), ("me", {"name": ""}), ("me", {"name": "x" * 25}), ("me", {"name": 5}),
        ("open", {"players": 5}), ("open", {"players": -1}), ("open", {"modules": "all"}),
        ("open", {"pace": "slow"}), ("open", {"clock": "yes"}), ("open", {"edition": "e" * 41}),
        ("meet", {}), ("meet", {"token": "x"}), ("meet", {"token": KEY, "key": "short"}),
        ("meet", {"token": KEY, "not_at": ["t"] * 201}),
        ("meet", {"token": KEY, "sought": {"edition": "third"}}),
        ("meet", {"token": KEY, "sought": {"players": 1}}),
        ("tables", {"kind": "net", "key": "k" * 33}),
        ("tables", {"kind": "solo", "rules": {"players": 1, "solo": "pashabot"}, "open": True}),
    ],
)  # fmt: skip
def test_malformed_requests_are_refused(server: Server, path: str, body: dict[str, Any]) -> None:
    error = refused(server, "POST", f"/api/{path}", 400, json=body, headers=bearer(KEY))
    assert KEY not in error


def test_erasing_a_profile_removes_it_and_its_name_from_tables(server: Server) -> None:
    key = token_urlsafe(24)
    tag = server.post("/api/me", key, name="Gone")["tag"]
    made = server.invite(seats=[{"name": "Gone"}], open=True, key=key)
    reply = server.http.post("/api/me/erase", headers=bearer(key))
    assert (reply.status_code, reply.content) == (204, b"")
    refused(server, "GET", f"/api/people/{tag}", 404)
    info = server.get(f"/api/tables/{made['table']}")
    assert (info["seats"][0]["tag"], info["seats"][0]["name"]) == ("", "")


# ---- notices

BROWSER = {
    "endpoint": "https://push.example/1",
    "p256dh": (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    ),
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""The example of RFC 8291."""


def test_browser_can_subscribe_only_with_a_seat_token(server: Server) -> None:
    table, ada, _ = two(server)
    ways = server.get("/api/notices")
    assert len(ways["push"]) == 87
    assert ways["mail"] is False
    push = f"/api/tables/{table}/push"
    for path in (push, f"{push}/stop"):
        reply = server.http.post(path, json=BROWSER, headers=bearer(ada))
        assert (reply.status_code, reply.content) == (204, b"")
    assert refused(server, "POST", push, 403, json=BROWSER) == words_of("not-your-seat")
    nowhere = refused(server, "POST", "/api/tables/x/push", 404, json=BROWSER)
    assert nowhere == words_of("no-table")
    short = {**BROWSER, "auth": "short"}
    assert "auth" in refused(server, "POST", push, 400, json=short, headers=bearer(ada))
    elsewhere = {**bearer(ada), "Origin": "https://evil.example"}
    refused(server, "POST", push, 403, json=BROWSER, headers=elsewhere)


def test_mail_is_unavailable_without_a_mail_server(server: Server) -> None:
    table, ada, _ = two(server)
    mail = f"/api/tables/{table}/mail"
    assert server.get(mail, ada) == {"state": "none"}
    wish = {"json": {"address": "ada@example.org"}}
    error = refused(server, "POST", mail, 404, headers=bearer(ada), **wish)
    assert error == words_of("no-mail")
    assert refused(server, "POST", mail, 403, **wish) == words_of("not-your-seat")


def test_invalid_mail_links_are_refused(server: Server) -> None:
    invalid = words_of("mail-link")
    link = {"link": "a~0~b"}
    assert refused(server, "POST", "/api/mail/confirm", 404, json=link) == invalid
    click = {"data": {"List-Unsubscribe": "One-Click"}}
    assert refused(server, "POST", "/api/mail/stop/a~0~b", 404, **click) == invalid
    shown = server.http.get("/api/mail/stop/a~0~b", follow_redirects=False)
    assert (shown.status_code, shown.headers["location"]) == (302, "/mail/stop/a~0~b")
    evil = server.http.get("/api/mail/stop/%2F%2Fevil.example", follow_redirects=False)
    assert not evil.headers.get("location", "/").startswith("//")


# ---- mail

ON = MailState(state="on")


def test_mail_can_be_subscribed_to_confirmed_and_stopped(tmp_path: Path) -> None:
    async def run(service: Service, box: SmtpServer) -> None:
        created, _ = await net_table(service, pace="days")
        table, token = created.table, created.links[1].token
        mail = f"tables/{table}/mail"
        async with visitor(app_of(service)) as browser:

            async def post(path: str, status: int, token: str = "", **body: Any) -> Any:
                reply = await browser.post(f"/api/{path}", json=body, headers=bearer(token))
                assert reply.status_code == status, reply.text
                return reply.json() if reply.content else None

            assert (await browser.get("/api/notices")).json()["mail"] is True
            for _ in range(12):  # requests from non-players do not count towards the limits
                await post(mail, 403, new_token(), address="ben@example.org")
            wish = {"address": "ben@example.org"}
            assert await post(mail, 200, token, **wish) == {"state": "waiting"}
            confirm = link_in(await box.has(1), "confirm")
            assert await post("mail/confirm", 200, link=confirm) == {"table": table}
            assert await service.mail_subscriptions.state(table, token) == ON
            await post(f"{mail}/stop", 204, token)
            assert (await browser.get(f"/api/{mail}", headers=bearer(token))).json() == {
                "state": "none"
            }
            await post(mail, 200, token, **wish)
            mailed = await box.has(2)
            await post("mail/confirm", 200, link=link_in(mailed, "confirm"))
            await post(f"mail/stop/{link_in(mailed, 'stop')}", 204)
            assert (await service.mail_subscriptions.state(table, token)).state == "none"
            await post(mail, 200, token, **wish)
            told = await post(mail, 429, token, **wish)  # the fourth to this mailbox
            assert told["error"] in [words_of("too-much-mail", minutes=n) for n in range(1, 61)]

    async def whole() -> None:
        async with smtp_server() as box, mailing(fresh("sqlite", tmp_path), box) as service:
            await run(service, box)

    asyncio.run(whole())
