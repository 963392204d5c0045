"""Tables with corrected components: everyone sees the corrections, and they are kept everywhere."""

from pathlib import Path

from marrakesh.components import sift
from marrakesh.proof import sheet
from marrakesh.texts import text
from server_process import bearer, running

LINES = ["river jetty = 15", 'luxury_goods 1 slipper cost = ["orange"]']


def test_corrections_are_kept_through_a_restart_a_record_and_playing_on(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        wish = {"kind": "bots", "seats": [{}, {"bot": "apprentice"}]}
        made = server.http.post("/api/tables", json={**wish, "corrections": LINES}).json()
        plain = server.http.post("/api/tables", json=wish).json()
        assert server.http.get(f"/api/tables/{plain['table']}").json()["corrected"] == 0
        wrong = server.http.post("/api/tables", json={**wish, "corrections": ["river jetty = 2"]})
        assert wrong.status_code == 400
        ((_, error),) = sift(["river jetty = 2"]).refused
        assert wrong.json()["error"] == error.explain("en")
        rated = {**wish, "corrections": LINES, "rated": True, "key": "k" * 32}
        assert server.http.post("/api/tables", json=rated).status_code in (400, 403)
    path, token = f"/api/tables/{made['table']}", made["links"][0]["token"]
    with running(tmp_path / "tables.sqlite") as server:  # after a restart
        assert server.http.get(path).json()["corrected"] == 2
        differing = server.http.get(f"{path}/corrections").json()
        assert [one["line"] for one in differing] == LINES
        assert (differing[0]["value"], differing[0]["ours"]) == ("15", "14")
        record = server.http.get(f"{path}/record", headers=bearer(token)).text
        assert f"corrected: {LINES[0]}\n" in record
        help_there = server.http.get(f"/api/help/luxury/1?table={made['table']}").json()
        assert help_there != server.http.get("/api/help/luxury/1").json()
        again = server.http.post("/api/records", content=record).json()
        assert server.http.get(f"/api/tables/{again['table']}").json()["corrected"] == 2
        on = {"moves": 0, "kind": "bots"}
        more = server.http.post(f"{path}/play-on", json=on, headers=bearer(token)).json()
        assert server.http.get(f"/api/tables/{more['table']}").json()["corrected"] == 2


def test_proof_sheet_can_be_read_and_checked_over_http(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        proof = server.http.get("/api/proof?lang=de").json()
        assert proof["kinds"][0]["kind"] == "colours"
        titles = [kind["title"] for kind in proof["kinds"]]
        assert titles == [kind.title for kind in sheet("de")]
        lines = [LINES[0], "river jetty = 2", "river rapids = [3, 6, 9, 12]", "boat"]
        checked = server.http.post("/api/proof/check?lang=de", json={"lines": lines}).json()
        assert checked["lines"] == []
        assert [one["place"] for one in checked["refused"]] == [3, 1]
        say = text("de")
        assert checked["refused"][0]["reason"] == say("comp-no-correction", text="boat")
        # the value is named as on the page, not as in its file
        name = say("proof-quoted", text=say("proof-value-river-rapids"))
        assert checked["refused"][1]["reason"].startswith(f"{name} [")
        taken = server.http.post("/api/proof/take", json={"lines": LINES, "by": "Ada"}).json()
        assert sorted(taken["files"]) == ["luxury_goods.toml", "river.toml"]
        read = server.http.post("/api/proof/read", json={"text": taken["text"]}).json()
        assert read["checked"]["lines"] == LINES
        assert read["by"] == "Ada"
