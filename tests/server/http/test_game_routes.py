"""A whole game over HTTP and the socket."""

import re
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from marrakesh import records
from marrakesh.cli import cli
from server_process import Player, Server


def test_whole_game_leaves_a_log_a_score_sheet_and_a_record(server: Server, tmp_path: Path) -> None:
    created = server.create("solo", rules={"players": 1, "solo": "simplified"}, listed=True)
    table, token = created["table"], created["links"][0]["token"]
    with Player(server, table) as asleep:  # it reads no messages while the game is played
        with Player(server, table, token) as player:
            hidden = player.snapshot["info"]
            assert hidden["seed"] == ""
            while not player.snapshot["info"]["over"]:
                assert player.move()["type"] == "done"
            info = player.snapshot["info"]
        asleep.until(lambda snapshot: bool(snapshot["info"]["over"]))
        assert asleep.snapshot["view"]["seat"] == -1
        assert asleep.snapshot["info"]["scores"] == info["scores"]

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
    docs = (Path(__file__).parents[3] / "docs" / "messages.md").read_text(encoding="utf-8")
    (code,) = re.findall("```python\n(.*?)```", docs, re.DOTALL)
    program = code.replace("127.0.0.1:8000", server.url.removeprefix("http://"))
    assert program != code
    out = subprocess.check_output([sys.executable, "-c", program], text=True, timeout=120)
    assert re.search(r"^\[\d+, \d+\]$", out.splitlines()[-1])
