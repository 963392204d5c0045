"""How many tables a client may open, and the webhook."""

from pathlib import Path
from typing import Any

import pytest

from marrakesh.server.errors import RequestError
from marrakesh.server.http import limits
from marrakesh.server.http.limits import RateLimit
from marrakesh.server.tables import new_tables
from server.hostile.helpers import assert_refused
from server_process import running

# --- how many tables ------------------------------------------------------------------------------


def test_nobody_makes_tables_without_end(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", "--tables-per-hour", "3") as server:
        record = b"no record"

        def ask(address: str, lang: str = "en") -> Any:
            headers = {"X-Forwarded-For": address, "Accept-Language": lang}
            return server.http.post("/api/records", content=record, headers=headers)

        assert [ask("203.0.113.5").status_code for _ in range(4)] == [400, 400, 400, 429]
        same = {"X-Forwarded-For": "203.0.113.5"}
        assert_refused(server, 429, "POST", "/api/tables", json={"kind": "net"}, headers=same)
        sentences = {ask("203.0.113.5", lang).json()["error"] for lang in ("en", "de", "nl")}
        assert len(sentences) == 3
        assert any("in 20 minutes" in sentence for sentence in sentences)
        assert ask("203.0.113.6").status_code == 400
        for _ in range(5):
            server.create()  # this computer itself


def test_the_limit_is_lifted_as_time_goes_by() -> None:
    now = 0.0
    limit = RateLimit(60, lambda: now)
    for _ in range(60):
        limit.take("2001:db8::1")
    with pytest.raises(RequestError, match="in a minute"):
        limit.take("2001:db8::ffff")  # the same household
    limit.take("2001:db8:0:1::1")
    now = 61.0
    limit.take("2001:db8::1")
    with pytest.raises(RequestError, match="in a minute"):
        limit.take("2001:db8::1")
    for own in ("127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"):
        for _ in range(100):
            limit.take(own)


def test_addresses_that_were_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_KNOWN", 10)
    now = 0.0
    limit = RateLimit(1, lambda: now)
    for number in range(10):
        limit.take(f"203.0.113.{number}")
    now = 3601.0
    for number in range(20, 25):
        limit.take(f"203.0.113.{number}")
    assert len(limit._used) == 5


# --- the webhook ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org", "http://", "http:///x", "https://a b/", "http://a/\n", "http://ä.de/",
        "http://a:x/", "http://a:0/", "http://[::1/", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_what_is_no_address(url: str) -> None:
    assert not new_tables.is_address(url)
