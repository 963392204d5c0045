"""The server as browsers and other programs meet it: HTTP and WebSockets of the real process."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus

from marrakesh import records
from marrakesh.cli import cli
from marrakesh.commands import serve
from marrakesh.components import load
from marrakesh.rules.config import MODULES
from marrakesh.server.http import pages
from marrakesh.server.http.replies import problem
from marrakesh.texts import languages, text
from marrakesh.versions import version
from postgres import fresh_database
from serving import WAIT, Json, Player, Server, bearer, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with running(file, "--public-url", "https://marrakesh.example") as server:
        yield server


def two(server: Server, **wish: Any) -> tuple[str, str, str]:
    """A table for Ada and Ben: its id and their tokens."""
    created = server.create(seats=[{"name": "Ada"}, {"name": "Ben"}], **wish)
    ada, ben = created["links"]
    assert (ada["names"], ben["names"]) == (["Ada"], ["Ben"])
    return created["table"], ada["token"], ben["token"]


# ---- what is on offer


@pytest.mark.parametrize("lang", languages())
def test_the_offer_is_in_ones_language(server: Server, lang: str) -> None:
    offer = server.get("/api/offer", lang=lang)
    assert [module["name"] for module in offer["modules"]] == list(MODULES)
    assert offer["modules"][0]["title"] == text(lang)("module-staircase-tiles")
    assert offer["editions"][0]["name"] == "essential"
    assert offer["difficulty_variants"]["normal"] == []
    assert all(one["about"].endswith(".") for one in offer["bots"])


def test_every_bot_on_offer_can_be_invited(server: Server) -> None:
    for bot in server.get("/api/offer")["bots"]:
        table = server.create("bots", seats=[{}, {"bot": bot["name"]}])["table"]
        assert server.get(f"/api/tables/{table}")["seats"][1]["bot"] == bot["name"]


def test_the_box_has_all_values_and_their_sources(server: Server) -> None:
    box = server.get("/api/box")
    assert box.keys() == set(load().__struct_fields__)
    scroll = load().scrolls[0]
    assert box["scrolls"][0]["gain"] == scroll.gain
    assert box["scrolls"][0]["source"] == scroll.source
    assert {entry["source"] for entry in box["oases"]} <= {"printed", "derived", "reconstructed"}


def test_the_box_is_sent_compressed_and_only_once(server: Server) -> None:
    first = server.http.get("/api/box", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.json()["river"]["jetty"] == load().river.jetty
    again = server.http.get("/api/box", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_tiles_are_explained(server: Server) -> None:
    assert server.get("/api/help/scroll/17")["lines"][0] == "Scroll 17: gray scroll, permanent"
    german = server.get("/api/help/river-tile/7", lang="de", edition="deluxe")["lines"]
    assert german[0].startswith("Fluss")
    reply = server.http.get("/api/help/scroll/99")
    assert reply.status_code == 404
    assert "from 1 to 72" in reply.json()["error"]


def test_health(server: Server) -> None:
    assert server.get("/api/health") == {"status": "ok", "version": version()}


# ---- requests that are refused


def refused(server: Server, method: str, path: str, status: int, **request: Any) -> str:
    reply = server.http.request(method, path, **request)
    assert reply.status_code == status, reply.text
    assert reply.headers["content-type"] == "application/json"
    error: str = reply.json()["error"]
    assert reply.json().keys() == {"error"}
    return error


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
        b'{"kind": "net", "seats": [{"name": "' + b"A" * 25 + b'"}]}',
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


# ---- tables


def test_tables_are_found_by_those_who_may(server: Server) -> None:
    secret, ada, _ = two(server)
    open_one, _, ben = two(server, listed=True)
    listed = [info["table"] for info in server.get("/api/tables")]
    assert open_one in listed
    assert secret not in listed
    mine = server.post("/api/mine", tokens=[ada, ben, "nonsense"])
    assert {
        one["info"]["table"]: (one["token"], one["seats"], one["your_turn"]) for one in mine
    } == {
        secret: (ada, [0], True),
        open_one: (ben, [1], True),
    }
    assert server.post("/api/mine", tokens=[]) == []


def test_no_token_is_told_to_anybody(server: Server) -> None:
    table, ada, ben = two(server, listed=True)
    with Player(server, table, ada) as player:
        player.move()
        said = json.dumps(player.sight)
    for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/log"):
        said += server.http.get(path).text
    assert ada not in said
    assert ben not in said


def test_two_players_and_a_spectator(server: Server) -> None:
    table, one, other = two(server)
    with (
        Player(server, table, one) as ada,
        Player(server, table, other, lang="de") as ben,
        Player(server, table) as guest,
    ):
        assert (ada.sight["yours"], ben.sight["yours"], guest.sight["yours"]) == ([0], [1], [])
        assert ada.sight["view"]["seat"] == 0
        assert guest.sight["view"]["seat"] == -1
        assert guest.sight["options"] == []
        for player in (ada, ben):
            while player.sight["options"] and player.sight["info"]["phase"] == "setup":
                assert player.move()["type"] == "done"
        for player in (ada, guest):
            player.until(lambda sight: bool(sight["info"]["phase"] != "setup"))
        assert ada.sight["info"]["seats"][1]["present"] is True
        assert ada.sight["view"]["players"][0]["provisions"][1] is not None
        assert ben.sight["view"]["players"][0]["provisions"][1] is None
        assert guest.sight["view"]["players"][0]["provisions"][1] is None
        assert ben.sight["prompt"] != ada.sight["prompt"]


def test_what_spectators_may_not_do(server: Server) -> None:
    table, one, other = two(server)
    with Player(server, table, one) as ada, Player(server, table, "wrong") as guest:
        action = ada.sight["options"][0]["action"]
        answer = guest.ask("move", seat=0, seq=0, action=action)
        assert answer["type"] == "refused"
        answer = ada.ask("move", seat=1, seq=0, action=action)
        assert answer["type"] == "refused"
        assert ada.sight["seq"] == 0
    assert refused(server, "POST", f"/api/tables/{table}/rematch", 403)
    assert refused(server, "GET", f"/api/tables/{table}/record", 409, headers=bearer(other))


def test_moments_are_seen_from_ones_own_seat_alone(server: Server) -> None:
    table, one, other = two(server)
    path = f"/api/tables/{table}/moments/0"
    assert server.get(path, one, seat=0)["view"]["seat"] == 0
    assert server.get(path, other, seat=0)["view"]["seat"] == -1
    assert server.get(path, seat=0)["view"]["seat"] == -1
    assert refused(server, "GET", f"/api/tables/{table}/moments/99", 404)


def test_a_doubled_request_counts_once(server: Server) -> None:
    created = server.create("solo", rules={"players": 1, "solo": "pashabot"})
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        before = player.sight
        first = player.move(id="click")
        again = player.ask(
            "move", id="click", seq=before["seq"], action=before["options"][0]["action"]
        )
        assert first == again
        assert player.sight["seq"] == first["seq"] == before["seq"] + 1


def test_a_stale_move_is_refused_and_the_table_shown(server: Server) -> None:
    created = server.create("solo", rules={"players": 1, "solo": "pashabot"})
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        before = player.sight
        player.move()
        action = before["options"][0]["action"]
        answer = player.ask("move", seq=before["seq"], action=action)
        assert answer["type"] == "refused"
        assert player.until(lambda _: True)["seq"] == before["seq"] + 1


def test_somebody_comes_back(server: Server) -> None:
    table, one, _ = two(server)
    with Player(server, table, one) as ada:
        ada.move()
        moves, view = ada.sight["info"]["moves"], ada.sight["view"]
    with Player(server, table, one, seen=moves) as ada:
        assert ada.sight["view"] == view
        assert ada.sight["news"] == []
    with Player(server, table, one) as first, Player(server, table, one) as second:
        first.move()
        second.until(lambda sight: bool(sight["seq"] == first.sight["seq"]))
        assert second.sight["view"] == first.sight["view"]


def test_a_bot_answers(server: Server) -> None:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "greedy"}])
    with Player(server, created["table"], created["links"][0]["token"]) as ada:
        while not any(entry["seat"] == 1 for entry in ada.news):
            if ada.sight["options"]:
                ada.move()
            else:
                ada.until(lambda _: True)
        hint = ada.ask("advise", bot="search:20") if ada.sight["options"] else None
    if hint:
        assert hint["type"] == "advice"
        assert hint["hint"]["why"]


# ---- a whole game


def test_a_whole_game_and_what_is_left_of_it(server: Server, tmp_path: Path) -> None:
    created = server.create("solo", rules={"players": 1, "solo": "simplified"}, listed=True)
    table, token = created["table"], created["links"][0]["token"]
    with Player(server, table) as asleep:  # it takes no message while the game is played
        with Player(server, table, token) as player:
            hidden = player.sight["info"]
            assert hidden["seed"] == ""
            while not player.sight["info"]["over"]:
                assert player.move()["type"] == "done"
            info = player.sight["info"]
        asleep.until(lambda sight: bool(sight["info"]["over"]))
        assert asleep.sight["view"]["seat"] == -1
        assert asleep.sight["info"]["scores"] == info["scores"]

    moves = info["moves"]
    assert [entry["move"] for entry in player.news] == list(range(1, moves + 1))
    assert records.seed_hash(int(info["seed"])) == info["seed_hash"] == hidden["seed_hash"]
    log = server.get(f"/api/tables/{table}/log", first=3, last=5)
    assert [entry["move"] for entry in log] == [3, 4, 5]
    end = server.get(f"/api/tables/{table}/moments/{moves}")
    assert (end["move"], end["moves"], end["view"]["phase"]) == (moves, moves, "over")
    sheet = server.get(f"/api/tables/{table}/sheet", lang="nl")
    assert sheet["totals"][0] == info["scores"][0]

    reply = server.http.get(f"/api/tables/{table}/record")
    assert reply.headers["content-disposition"].startswith("attachment")
    assert reply.headers["content-type"].startswith("text/plain")
    (tmp_path / "game.txt").write_bytes(reply.content)
    result = CliRunner().invoke(cli, ["verify", str(tmp_path / "game.txt"), "--lang", "en"])
    assert result.exit_code == 0, result.stderr
    assert info["seed_hash"] in result.stdout

    again = server.http.post("/api/records", content=reply.content).json()
    assert server.get(f"/api/tables/{again['table']}")["scores"] == info["scores"]
    rest = server.post(f"/api/tables/{table}/play-on", token, moves=moves - 2, kind="solo")
    assert server.get(f"/api/tables/{rest['table']}")["moves"] == moves - 2
    rematch = server.post(f"/api/tables/{table}/rematch", token)
    assert server.post(f"/api/tables/{table}/rematch", token) == rematch
    assert server.get(f"/api/tables/{table}")["rematch"] == rematch["table"]


def test_the_client_in_the_docs_plays_a_game(server: Server) -> None:
    docs = (Path(__file__).parents[2] / "docs" / "messages.md").read_text(encoding="utf-8")
    (code,) = re.findall("```python\n(.*?)```", docs, re.DOTALL)
    program = code.replace("127.0.0.1:8000", server.url.removeprefix("http://"))
    assert program != code
    out = subprocess.check_output([sys.executable, "-c", program], text=True, timeout=120)
    assert re.search(r"^\[\d+, \d+\]$", out.splitlines()[-1])


@pytest.mark.parametrize("body", [b"", b"a letter\n", b"\xff", b"marrakesh record 1\n"])
def test_what_is_no_record(server: Server, body: bytes) -> None:
    assert refused(server, "POST", "/api/records", 400, content=body)


# ---- hostile clients


def test_nonsense_is_answered_and_harms_nothing(server: Server) -> None:
    table, ada, _ = two(server)
    with server.socket(table) as socket:

        def said(message: str | bytes) -> str:
            socket.send(message)
            answer = json.loads(socket.recv(timeout=WAIT))
            assert answer["type"] == "refused"
            error: str = answer["error"]
            return error

        assert said("nonsense") == "This message is not valid JSON."
        assert said(b"\x00\x01") == "This message is not valid JSON."
        assert said("[" * 20_000)
        assert "could not be understood" in said('{"type": "dance"}')
        assert "could not be understood" in said('{"type": "look", "seat": "first"}')
        assert "Say hello first" in said('{"type": "look", "seat": 0}')
        socket.send(json.dumps({"type": "hello", "token": ada, "lang": "nl"}))
        sight = json.loads(socket.recv(timeout=WAIT))
        assert sight["yours"] == [0]
        assert "al hello gezegd" in said('{"type": "hello"}')


def test_the_id_of_a_message_that_cannot_be_understood(server: Server) -> None:
    table, ada, _ = two(server)
    with Player(server, table, ada) as player:
        answer = player.ask("move", id="mine", seq="now", action=1)
        assert (answer["type"], answer["id"]) == ("refused", "mine")
        assert player.move()["type"] == "done"


def test_too_many_messages(server: Server) -> None:
    table, ada, _ = two(server)
    with Player(server, table, ada) as player:
        refusals: list[Json] = []
        while not refusals:  # a slow computer may send them slowly
            for number in range(300):
                player.send(type="why", id=str(number), seat=0, action="done")
            answers: list[Json] = []
            while len(answers) < 300:
                message = player.receive()
                answers += [message] if message["type"] != "sight" else []
            refusals = [answer for answer in answers if answer["type"] == "refused"]
        assert len(refusals) < 150
        assert "messages at once" in refusals[-1]["error"]
        while player.move()["type"] != "done":
            pass  # soon it may say something again


def test_a_flood_ends_the_connection(server: Server) -> None:
    table, ada, _ = two(server)
    with Player(server, table) as guest:
        with suppress(ConnectionClosed):
            for number in range(1_000):
                guest.send(type="look", seat=number)
        assert guest.closed() == 4429
    with Player(server, table, ada) as player:
        assert player.move()["type"] == "done"


def test_a_message_that_is_too_large(server: Server) -> None:
    table, ada, _ = two(server)
    with Player(server, table, ada) as player:
        player.socket.send("x" * 70_000)
        assert player.closed() == 1009
    with Player(server, table, ada) as player:
        assert player.move()["type"] == "done"


def test_a_table_that_does_not_exist(server: Server) -> None:
    with server.socket("nowhere") as socket:
        socket.send('{"type": "hello", "lang": "de"}')
        assert json.loads(socket.recv(timeout=WAIT))["type"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=WAIT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


# ---- the process


def test_a_killed_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as first:
        created = first.create("solo", rules={"players": 1, "solo": "pashabot"})
        table, token = created["table"], created["links"][0]["token"]
        with Player(first, table, token) as player:
            for _ in range(5):
                player.move()
            before = player.sight
            last = player.ask(
                "move", id="last", seq=before["seq"], action=before["options"][0]["action"]
            )
            assert last["type"] == "done"
            # one more, which may or may not be acknowledged before the process dies
            player.send(type="undo", id="lost", seq=last["seq"], seat=0)
            assert first.end(signal.SIGKILL) == -signal.SIGKILL
    with running(file) as second, Player(second, table, token) as player:
        if player.sight["seq"] == last["seq"]:
            again = player.ask(
                "move", id="last", seq=before["seq"], action=before["options"][0]["action"]
            )
            assert again == last
        else:  # the undo was written too
            assert player.sight["view"] == before["view"]
        assert player.move()["type"] == "done"


def test_two_servers_on_one_database_serve_one_table() -> None:
    database = fresh_database()
    with running(database) as one, running(database) as other:
        table, token, _ = two(one)
        with Player(one, table, token) as ada, Player(other, table, token) as again:
            ada.move()
            again.until(lambda sight: bool(sight["seq"] == ada.sight["seq"]))
            assert again.sight["view"] == ada.sight["view"]
            again.move()
            ada.until(lambda sight: bool(sight["seq"] == again.sight["seq"]))
            assert ada.sight["view"] == again.sight["view"]


def test_a_server_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server, Player(server, server.create("net")["table"]) as guest:
        assert server.end(signal.SIGINT) == 0
        assert guest.closed() == 1012


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--database", "mysql://x"], "must begin with sqlite:/// or postgresql://"),
        (["--database", "sqlite:////proc/none/x.sqlite"], "cannot be opened: "),
        (["--public-url", "marrakesh.example"], "must look like https://marrakesh.example"),
        (["--public-url", "https://marrakesh.example/path"], "without a path"),
        (["--host", "256.0.0.1"], "cannot listen at 256.0.0.1:8000"),
        (["--port", "70000"], "--port must be a whole number from 0 to 65535"),
    ],
)
def test_servers_that_cannot_start(options: list[str], sentence: str) -> None:
    result = CliRunner().invoke(cli, ["serve", "--lang", "en", *options])
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        result = CliRunner().invoke(cli, ["serve", "--lang", "en", "--port", port])
    assert result.exit_code == 2
    assert f"cannot listen at 127.0.0.1:{port}" in result.stderr


# ---- the pages


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """Pages as vite builds them."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>start</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    state = State({"pages": pages.read_pages(tmp_path)})
    app = Litestar([pages.page], state=state, exception_handlers={Exception: problem})
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/rules/river"])
def test_every_page_is_the_one_page(site: TestClient[Litestar], path: str) -> None:
    reply = site.get(path)
    assert reply.text == "<!doctype html><title>start</title>"
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"
    again = site.get(path, headers={"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304


def test_assets_are_kept_by_browsers(site: TestClient[Litestar]) -> None:
    plain = site.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert plain.text == "let x"
    assert "immutable" in plain.headers["cache-control"]
    assert "javascript" in plain.headers["content-type"]
    packed = site.head("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "br"


@pytest.mark.parametrize("path", ["/assets/old.js", "/favicon.ico", "/../secret.txt"])
def test_files_that_are_not_there(site: TestClient[Litestar], path: str) -> None:
    assert site.get(path).status_code == 404


def test_play_without_pages_says_how_to_build_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    result = CliRunner().invoke(cli, ["play", "--lang", "en"])
    assert result.exit_code == 2
    assert "`make play` builds them" in result.stderr


PLAY = """
import sys
from pathlib import Path
from marrakesh import cli
from marrakesh.commands import serve
from marrakesh.server.http import pages
pages.FOLDER, serve.PORT, serve.PORTS = Path(sys.argv.pop()), 1, range(0, 1)
cli.main()
"""
"""`marrakesh play` with pages in another folder, on any free port."""


def test_play_serves_the_page_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>start</title>")
    program = [sys.executable, "-c", PLAY, "play", "--lang", "en", str(tmp_path)]
    environment = {**os.environ, "CI": "1", "XDG_STATE_HOME": str(tmp_path / "state")}
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        address = process.stdout.readline().removeprefix("Marrakesh is running at ").strip()
        kept = tmp_path / "state" / "marrakesh" / "tables.sqlite"
        assert f"Ctrl-C to stop. Your games are kept in {kept}" in process.stdout.readline()
        assert httpx.get(address, timeout=WAIT).text == "<!doctype html><title>start</title>"
        process.send_signal(signal.SIGINT)
        assert process.wait(WAIT) == 0
    assert kept.exists()


def test_play_takes_a_port_and_a_database(server: Server, tmp_path: Path) -> None:
    """A database of one's own is opened, even if another server is open already."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        port = other.getsockname()[1]
    kept = tmp_path / "own.sqlite"
    options = ["--port", str(port), "--database", f"sqlite:///{kept}", "--lang", "en"]
    program = [sys.executable, "-c", PLAY, "play", *options, str(tmp_path)]
    environment = {**os.environ, "CI": "1"}
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        assert process.stdout.readline() == f"Marrakesh is running at http://127.0.0.1:{port}\n"
        assert str(kept) in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    assert kept.exists()
    taken = ["--port", server.url.rpartition(":")[2], "--database", f"sqlite:///{kept}"]
    refused = subprocess.run(
        [sys.executable, "-c", PLAY, "play", *taken, "--lang", "en", str(tmp_path)],
        stderr=subprocess.PIPE, text=True, env=environment, check=False,
    )  # fmt: skip
    assert refused.returncode == 2
    assert f"cannot listen at 127.0.0.1:{taken[1]}" in refused.stderr


def test_play_opens_what_is_open_already(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    monkeypatch.setattr(serve, "PORT", int(server.url.rpartition(":")[2]))
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    result = CliRunner().invoke(cli, ["play", "--lang", "en"])
    assert result.exit_code == 0
    assert result.stdout == f"Marrakesh is already running at {server.url}\n"
    assert opened == [server.url]
