"""Uninvited clients try to take seats."""

from typing import Any

import pytest

from server.hostile.helpers import HUGE, assert_refused
from server_process import Json, Server, bearer

GOOD = "a" * 32


@pytest.fixture(scope="module")
def table(server: Server) -> Json:
    return server.invite(seats=[{"name": "Ada"}, {"name": "Ben"}])


@pytest.mark.parametrize(
    "wish",
    [
        {}, {"ticket": GOOD}, {"token": GOOD}, {"ticket": None, "token": GOOD},
        {"ticket": "t" * 41, "token": GOOD}, {"ticket": "t" * 60_000, "token": GOOD},
        {"ticket": GOOD, "token": ""}, {"ticket": GOOD, "token": "a" * 31},
        {"ticket": GOOD, "token": "a" * 33}, {"ticket": GOOD, "token": "a" * 31 + "\n"},
        {"ticket": GOOD, "token": "é" * 32}, {"ticket": GOOD, "token": "a" * 31 + "\0"},
        {"ticket": GOOD, "token": [GOOD]}, {"ticket": GOOD, "token": GOOD, "name": "x" * 301},
    ],
)  # fmt: skip
def test_malformed_claims_are_refused(server: Server, table: Json, wish: Json) -> None:
    assert_refused(server, 400, "POST", f"/api/tables/{table['table']}/claim", json=wish)


@pytest.mark.parametrize("ticket", ["", GOOD, "x", "\0", "ä" * 40, "%00", "2345", "../claim"])
def test_unknown_tickets_are_refused(server: Server, table: Json, ticket: str) -> None:
    wish = {"ticket": ticket, "token": GOOD}
    assert_refused(server, 404, "POST", f"/api/tables/{table['table']}/claim", json=wish)


def test_secrets_of_other_tables_are_refused(server: Server, table: Json) -> None:
    other = server.invite()
    own, invitation = other["links"]
    path = f"/api/tables/{table['table']}"
    wish = {"ticket": invitation["ticket"], "token": GOOD}
    assert_refused(server, 404, "POST", f"{path}/claim", json=wish)
    assert_refused(server, 404, "POST", "/api/tables/nonsense/claim", json=wish)
    for name, body in (("hand-on", {"seat": 0}), ("renew", {"seat": 1}), ("code", None)):
        for token in (own["token"], invitation["ticket"], table["links"][1]["ticket"], ""):
            about: Json = {"json": body, "headers": bearer(token)}
            assert_refused(server, 403, "POST", f"{path}/{name}", **about)
    ticket = table["links"][1]["ticket"]
    damaged = (ticket[:-1], ticket[:5], f"{ticket}x", ticket.swapcase(), "x" * 64)
    for secret in (own["token"], invitation["ticket"], *damaged):
        assert server.get(f"{path}/link", secret) == {"what": "none", "seats": []}


@pytest.mark.parametrize("seat", [-1, 4, HUGE, "x", None, 1.5])
@pytest.mark.parametrize("name", ["hand-on", "renew"])
def test_nonexistent_seats_are_refused(server: Server, table: Json, name: str, seat: Any) -> None:
    path = f"/api/tables/{table['table']}/{name}"
    headers = bearer(table["links"][0]["token"])
    assert_refused(server, 400, "POST", path, json={"seat": seat}, headers=headers)


def test_looking_up_a_link_does_not_use_it_up(server: Server) -> None:
    """Nor do link previews in chat programs: the page's address ends before the ticket."""
    created = server.invite()
    path, ticket = f"/api/tables/{created['table']}", created["links"][1]["ticket"]
    for _ in range(3):
        assert server.get(f"{path}/link", ticket) == {"what": "ticket", "seats": [1]}
    assert_refused(server, 405, "GET", f"{path}/claim?ticket={ticket}&token={GOOD}")
    assert server.claim(created["table"], ticket)["seats"] == [1]
