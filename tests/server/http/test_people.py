"""People and open tables over HTTP: keys stay secret, and nonsense is refused in a sentence."""

import io
import zipfile
from secrets import token_urlsafe
from typing import Any

import pytest

from server.http.helpers import refused
from server_process import Json, Server, bearer

KEY = token_urlsafe(24)


@pytest.fixture(scope="module")
def ada(server: Server) -> Json:
    person: Json = server.post("/api/me", KEY, name="Ada")
    return person


def test_a_person_is_public_but_not_their_key(server: Server, ada: Json) -> None:
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


def test_the_key_is_needed(server: Server, ada: Json) -> None:
    for headers in ({}, bearer("x"), bearer(ada["tag"]), bearer("a" * 32)):
        for method, path in (("GET", "me"), ("GET", "me/records"), ("POST", "me/erase")):
            error = refused(server, method, f"/api/{path}", 404, headers=headers)
            assert "No name is kept" in error
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
def test_what_no_page_would_send(server: Server, path: str, body: dict[str, Any]) -> None:
    error = refused(server, "POST", f"/api/{path}", 400, json=body, headers=bearer(KEY))
    assert KEY not in error


def test_nobody_fills_a_table_of_others(server: Server) -> None:
    made = server.invite(open=True)
    path = f"/api/tables/{made['table']}"
    for token in ("", KEY, made["links"][1]["ticket"]):
        refused(server, "POST", f"{path}/fill", 403, json={}, headers=bearer(token))
    refused(server, "POST", f"{path}/join", 400, json={"token": "short"})
    refused(server, "POST", "/api/tables/nonsense/join", 404, json={"token": KEY})
    wish = {"token": token_urlsafe(24), "name": "Ben"}
    link = server.http.post(f"{path}/join", json=wish).json()
    assert (link["seats"], link["names"]) == ([1], ["Ben"])


def test_who_erases_themselves_is_nobody(server: Server) -> None:
    key = token_urlsafe(24)
    tag = server.post("/api/me", key, name="Gone")["tag"]
    made = server.invite(seats=[{"name": "Gone"}], open=True, key=key)
    reply = server.http.post("/api/me/erase", headers=bearer(key))
    assert (reply.status_code, reply.content) == (204, b"")
    refused(server, "GET", f"/api/people/{tag}", 404)
    info = server.get(f"/api/tables/{made['table']}")
    assert (info["seats"][0]["tag"], info["seats"][0]["name"]) == ("", "")
