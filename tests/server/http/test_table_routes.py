"""Tables over HTTP."""

from typing import Any

import pytest
from litestar import Litestar

from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from server.http.asgi_client import app_of, visitor
from server.http.helpers import refused, two
from server_process import Json, Player, Server, bearer
from service_clients import on_any_database
from wording import says


def test_players_and_spectators_see_only_their_own_views(server: Server) -> None:
    table, one, other = two(server)
    with (
        Player(server, table, one) as ada,
        Player(server, table, other, lang="de") as ben,
        Player(server, table) as guest,
    ):
        assert (ada.snapshot["yours"], ben.snapshot["yours"], guest.snapshot["yours"]) == (
            [0],
            [1],
            [],
        )
        assert ada.snapshot["view"]["seat"] == 0
        assert guest.snapshot["view"]["seat"] == -1
        assert guest.snapshot["options"] == []
        for player in (ada, ben):
            while player.snapshot["options"] and player.snapshot["info"]["phase"] == "setup":
                assert player.move()["type"] == "done"
        for player in (ada, guest):
            player.until(lambda snapshot: bool(snapshot["info"]["phase"] != "setup"))
        assert ada.snapshot["info"]["seats"][1]["present"] is True
        assert ada.snapshot["view"]["players"][0]["provisions"][1] is not None
        assert ben.snapshot["view"]["players"][0]["provisions"][1] is None
        assert guest.snapshot["view"]["players"][0]["provisions"][1] is None
        assert ben.snapshot["prompt"] != ada.snapshot["prompt"]


def test_player_can_reconnect_or_connect_twice(server: Server) -> None:
    table, one, _ = two(server)
    with Player(server, table, one) as ada:
        ada.move()
        moves, view = ada.snapshot["info"]["moves"], ada.snapshot["view"]
    with Player(server, table, one, seen=moves) as ada:
        assert ada.snapshot["view"] == view
        assert ada.snapshot["news"] == []
    with Player(server, table, one) as first, Player(server, table, one) as second:
        first.move()
        second.until(lambda snapshot: bool(snapshot["seq"] == first.snapshot["seq"]))
        assert second.snapshot["view"] == first.snapshot["view"]


# ---- status codes


async def ask(app: Litestar, method: str, path: str, token: str = "", **about: Any) -> Any:
    async with visitor(app, "127.0.0.1") as browser:
        return await browser.request(method, f"/api/{path}", headers=bearer(token), **about)


async def invite(app: Litestar, **wish: Any) -> tuple[str, list[Json]]:
    """Make an online table; return its id and the links to its seats."""
    made = await ask(app, "POST", "tables", json={"kind": "net", **wish})
    assert made.status_code == 201
    return made.json()["table"], made.json()["links"]


@on_any_database()
async def test_requests_that_create_something_return_201(service: Service) -> None:
    app = app_of(service)
    table, (own, ticket) = await invite(app)
    claim = {"ticket": ticket["ticket"], "token": new_token()}
    claimed = await ask(app, "POST", f"tables/{table}/claim", json=claim)
    assert (claimed.status_code, claimed.json()["seats"]) == (200, [1])
    for path, body in (("hand-on", {"seat": 1}), ("renew", {"seat": 1}), ("code", {})):
        token = claim["token"] if path == "hand-on" else own["token"]
        done = await ask(app, "POST", f"tables/{table}/{path}", token, json=body)
        assert done.status_code == 201, done.text
    meeting = {"token": new_token(), "name": "Cleo"}
    met = await ask(app, "POST", "meet", json=meeting)
    assert met.status_code == 201
    unwanted, (maker, _) = await invite(app)
    alone = await ask(app, "POST", f"tables/{unwanted}/cancel", maker["token"])
    assert (alone.status_code, alone.json()["closed"]) == (200, "cancelled")


@on_any_database()
async def test_requests_that_look_up_or_change_something_return_200(service: Service) -> None:
    app = app_of(service)
    table, (own, _) = await invite(app, open=True)
    mine = await ask(app, "POST", "mine", json={"tokens": [own["token"]]})
    assert (mine.status_code, [one["info"]["table"] for one in mine.json()]) == (200, [table])
    waiting = await ask(app, "POST", "open", json={})
    assert (waiting.status_code, [one["table"] for one in waiting.json()]) == (200, [table])
    named = await ask(app, "POST", "me", new_token(), json={"name": "Ada"})
    assert (named.status_code, named.json()["name"]) == (200, "Ada")
    joined = await ask(app, "POST", f"tables/{table}/join", json={"token": new_token()})
    assert (joined.status_code, joined.json()["seats"]) == (200, [1])
    other, (maker, _) = await invite(app, open=True)
    filled = await ask(app, "POST", f"tables/{other}/fill", maker["token"], json={})
    assert (filled.status_code, filled.json()["seats"]) == (200, [0])
    info = (await ask(app, "GET", f"tables/{other}")).json()
    assert info["seats"][1]["bot"] == "merchant"


@on_any_database()
async def test_query_parameters_accept_zero_but_no_negative_numbers(service: Service) -> None:
    app = app_of(service)
    table, (own, _) = await invite(app)
    for path, key in ((f"tables/{table}/log", "first"), (f"tables/{table}/log", "last")):
        assert (await ask(app, "GET", path, params={key: 0})).status_code == 200
        assert (await ask(app, "GET", path, params={key: -1})).status_code == 400
    key = new_token()
    await ask(app, "POST", "me", key, json={"name": "Ada"})
    assert (await ask(app, "GET", "me", key, params={"before": 0})).status_code == 200
    assert (await ask(app, "GET", "me", key, params={"before": -1})).status_code == 400
    moment = f"tables/{table}/moments/0"
    public = await ask(app, "GET", moment, own["token"])
    assert public.json()["view"]["seat"] == -1  # a player's own hand is shown only on request
    other = await ask(app, "GET", moment, own["token"], params={"instead": 0})
    assert other.status_code == 409  # action 0 is valid, too, but not before the game is over


# ---- refusals


@pytest.mark.parametrize(
    ("wish", "key", "about"),
    [
        ({"kind": "net", "rules": {"players": 5}}, "config-players", {}),
        ({"kind": "net", "rules": {"modules": ["chess"]}}, "config-unknown",
         {"kind": "modules", "value": "chess"}),
        ({"kind": "bots", "seats": [{}, {"bot": "os.system"}]}, "refuse-bot",
         {"bot": "os.system"}),
        ({"kind": "bots", "seats": [{}, {"bot": "search:1h"}]}, "refuse-bot",
         {"bot": "search:1h"}),
        ({"kind": "bots", "seats": [{}, {"bot": "search:60s"}]}, "refuse-bot",
         {"bot": "search:60s"}),
        ({"kind": "bots", "rules": {"players": 3}, "seats": [{}, {}, {"bot": "greedy"}]},
         "refuse-one-person", {"number": 2}),
        ({"kind": "bots", "seats": [{"bot": "greedy"}, {"bot": "greedy"}]}, "refuse-one-person",
         {"number": 0}),
        ({"kind": "net", "seats": [{}, {}, {}]}, "refuse-too-many-seats", {"number": 3}),
        ({"kind": "net", "seats": [{}, {"bot": "greedy"}]}, "refuse-two-people", {}),
        ({"kind": "screen", "seats": [{"bot": "greedy"}] * 2}, "refuse-no-people", {}),
        ({"kind": "solo"}, "refuse-solo-kind", {}),
        ({"kind": "bots", "rules": {"players": 1, "solo": "pashabot"}}, "refuse-solo-kind", {}),
        ({"kind": "net", "webhook": "file:///etc/passwd"}, "refuse-webhook", {}),
    ],
)  # fmt: skip
def test_unplayable_tables_are_refused(server: Server, wish: Json, key: str, about: Json) -> None:
    assert says(refused(server, "POST", "/api/tables", 400, json=wish), key, **about)


@pytest.mark.parametrize(
    "path", ["", "/log", "/moments/0", "/sheet", "/record", "/log?first=x", "/moments/-1"]
)
def test_unknown_tables_are_not_found(server: Server, path: str) -> None:
    status = 400 if "x" in path else 404
    assert refused(server, "GET", f"/api/tables/nowhere{path}", status)
