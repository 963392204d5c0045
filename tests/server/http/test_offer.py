"""What the server offers, and its process."""

import signal
import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from marrakesh.bots import LADDER
from marrakesh.cli import cli
from marrakesh.components import load
from marrakesh.rules.config import MODULES
from marrakesh.texts import languages, text
from marrakesh.versions import version
from postgres import fresh_database
from server.http.helpers import two
from server_process import Player, Server, running

# --- what is on offer -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_the_offer_is_in_ones_language(server: Server, lang: str) -> None:
    offer = server.get("/api/offer", lang=lang)
    choices = {field["name"]: field["choices"] for field in offer["fields"]}
    assert [module["name"] for module in choices["modules"]] == list(MODULES)
    assert choices["modules"][0]["title"] == text(lang)("module-staircase-tiles")
    assert choices["edition"][0]["name"] == "essential"
    assert offer["difficulties"][1]["rules"] == {"variants": []}
    assert [level["name"] for level in offer["bots"]] == list(LADDER)
    assert offer["bots"][0]["title"] == text(lang)("level-apprentice")
    assert all(level["about"].endswith(".") for level in offer["bots"])


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


# --- the process ----------------------------------------------------------------------------------


def test_a_killed_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as first:
        created = first.create("solo", rules={"players": 1, "solo": "pashabot"})
        table, token = created["table"], created["links"][0]["token"]
        with Player(first, table, token) as player:
            for _ in range(5):
                player.move()
            before = player.snapshot
            last = player.ask(
                "move", id="last", seq=before["seq"], action=before["options"][0]["action"]
            )
            assert last["type"] == "done"
            # one more, which may or may not be acknowledged before the process dies
            player.send(type="undo", id="lost", seq=last["seq"], seat=0)
            assert first.end(signal.SIGKILL) == -signal.SIGKILL
    with running(file) as second, Player(second, table, token) as player:
        if player.snapshot["seq"] == last["seq"]:
            again = player.ask(
                "move", id="last", seq=before["seq"], action=before["options"][0]["action"]
            )
            assert again == last
        else:  # the undo was written too
            assert player.snapshot["view"] == before["view"]
        assert player.move()["type"] == "done"


def test_two_servers_on_one_database_serve_one_table() -> None:
    database = fresh_database()
    with running(database) as one, running(database) as other:
        table, token, _ = two(one)
        with Player(one, table, token) as ada, Player(other, table, token) as again:
            ada.move()
            again.until(lambda snapshot: bool(snapshot["seq"] == ada.snapshot["seq"]))
            assert again.snapshot["view"] == ada.snapshot["view"]
            again.move()
            ada.until(lambda snapshot: bool(snapshot["seq"] == again.snapshot["seq"]))
            assert ada.snapshot["view"] == again.snapshot["view"]


def test_a_server_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server, Player(server, server.create("net")["table"]) as guest:
        assert server.end(signal.SIGINT) == 0
        assert guest.closed() == 1012


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--database", "mysql://x"], "must be like sqlite:///FILE or postgresql://"),
        (["--database", "sqlite:////proc/none/x.sqlite"], "cannot be used: "),
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
