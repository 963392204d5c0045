"""Being told of one's turn, over HTTP."""

from server.http.helpers import refused, two
from server_process import Server, bearer

BROWSER = {
    "endpoint": "https://push.example/1",
    "p256dh": (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    ),
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""The example of RFC 8291."""


def test_a_browser_subscribes_with_the_token_of_a_seat(server: Server) -> None:
    table, ada, _ = two(server)
    ways = server.get("/api/notices")
    assert len(ways["push"]) == 87
    assert ways["mail"] is False
    push = f"/api/tables/{table}/push"
    for path in (push, f"{push}/stop"):
        reply = server.http.post(path, json=BROWSER, headers=bearer(ada))
        assert (reply.status_code, reply.content) == (204, b"")
    assert "not yours" in refused(server, "POST", push, 403, json=BROWSER)
    assert "no such table" in refused(server, "POST", "/api/tables/x/push", 404, json=BROWSER)
    short = {**BROWSER, "auth": "short"}
    assert "auth" in refused(server, "POST", push, 400, json=short, headers=bearer(ada))
    elsewhere = {**bearer(ada), "Origin": "https://evil.example"}
    refused(server, "POST", push, 403, json=BROWSER, headers=elsewhere)


def test_no_mail_without_a_server_for_it(server: Server) -> None:
    table, ada, _ = two(server)
    mail = f"/api/tables/{table}/mail"
    assert server.get(mail, ada) == {"state": "none"}
    wish = {"json": {"address": "ada@example.org"}}
    assert "no e-mail" in refused(server, "POST", mail, 404, headers=bearer(ada), **wish)
    assert "not yours" in refused(server, "POST", mail, 403, **wish)


def test_links_of_mail_that_are_worth_nothing(server: Server) -> None:
    assert "too old" in refused(server, "POST", "/api/mail/confirm", 404, json={"link": "a~0~b"})
    click = {"data": {"List-Unsubscribe": "One-Click"}}
    assert "too old" in refused(server, "POST", "/api/mail/stop/a~0~b", 404, **click)
    shown = server.http.get("/api/mail/stop/a~0~b", follow_redirects=False)
    assert (shown.status_code, shown.headers["location"]) == (302, "/mail/stop/a~0~b")
    evil = server.http.get("/api/mail/stop/%2F%2Fevil.example", follow_redirects=False)
    assert not evil.headers.get("location", "/").startswith("//")
