"""What requests are answered with: the status that docs/messages.md and the schema promise."""

from typing import Any

from litestar import Litestar

from marrakesh.server.service.service import Service
from marrakesh.server.storage.tokens import new_token
from server.http.inside import app_of, visitor
from server_process import Json, bearer
from service_clients import on_any_database

HOME = "127.0.0.1"


async def ask(app: Litestar, method: str, path: str, token: str = "", **about: Any) -> Any:
    async with visitor(app, HOME) as browser:
        return await browser.request(method, f"/api/{path}", headers=bearer(token), **about)


async def invite(app: Litestar, **wish: Any) -> tuple[str, list[Json]]:
    """A table over the net: its id, and the links of its seats."""
    made = await ask(app, "POST", "tables", json={"kind": "net", **wish})
    assert made.status_code == 201
    return made.json()["table"], made.json()["links"]


@on_any_database()
async def test_what_makes_something_new_is_created(service: Service) -> None:
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
async def test_what_is_only_looked_up_or_changed_is_not_created(service: Service) -> None:
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
    line = "river jetty = 15"
    checked = await ask(app, "POST", "proof/check", json={"lines": [line]})
    assert (checked.status_code, checked.json()["lines"]) == (200, [line])
    taken = await ask(app, "POST", "proof/take", json={"lines": [line]})
    assert (taken.status_code, len(taken.json()["files"])) == (200, 1)
    read = await ask(app, "POST", "proof/read", json={"text": taken.json()["text"]})
    assert (read.status_code, read.json()["checked"]["lines"]) == (200, [line])
    assert (await ask(app, "GET", f"tables/{table}/corrections")).json() == []


@on_any_database()
async def test_numbers_in_questions_begin_at_nothing(service: Service) -> None:
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
    assert public.json()["view"]["seat"] == -1  # one's own hand is shown on request only
    other = await ask(app, "GET", moment, own["token"], params={"instead": 0})
    assert other.status_code == 409  # action 0 is one, too: not before the game is over


@on_any_database()
async def test_the_schema_names_what_can_be_answered(service: Service) -> None:
    app = app_of(service)
    paths = (await ask(app, "GET", "schema/openapi.json")).json()["paths"]
    ready = paths["/api/ready"]["get"]["responses"]
    assert ready["503"]["description"] == "Nobody can play now."
    replies = paths["/api/tables/{table}"]["get"]["responses"]
    assert set(replies) == {"200", "400", "403", "404", "409", "413", "429"}
    said = {status: replies[status]["description"] for status in replies}
    assert said["400"] == "The request cannot be understood or carried out."
    assert said["403"] == "The link does not allow that."
    assert said["404"] == "There is no such table, moment or tile."
    assert said["409"] == "The game is not at a point where that is possible."
    assert said["413"] == "The request is too large."
    assert said["429"] == "This address has asked for that too often."
    assert "302" in paths["/api/mail/stop/{link}"]["get"]["responses"]
    assert not [path for path in paths if not path.startswith("/api/") or "{path}" in path]
    page = (await ask(app, "GET", "schema")).text
    assert (
        "<dt><code>GET /api/tables</code></dt><dd>The tables that anybody may watch.</dd>" in page
    )
