"""Tables that play with corrected components: everybody sees it, and nothing forgets it."""

from pathlib import Path

from server_process import bearer, running

LINES = ["river jetty = 15", 'luxury_goods 1 slipper cost = ["orange"]']


def test_a_table_keeps_its_corrections(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        wish = {"kind": "bots", "seats": [{}, {"bot": "apprentice"}]}
        made = server.http.post("/api/tables", json={**wish, "corrections": LINES}).json()
        plain = server.http.post("/api/tables", json=wish).json()
        assert server.http.get(f"/api/tables/{plain['table']}").json()["corrected"] == 0
        wrong = server.http.post("/api/tables", json={**wish, "corrections": ["river jetty = 2"]})
        assert wrong.status_code == 400
        assert "at least 3 increasing steps" in wrong.json()["error"]
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


def test_the_proof_sheet_over_http(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        proof = server.http.get("/api/proof?lang=de").json()
        assert proof["kinds"][0]["kind"] == "colours"
        assert "Rennbahn" in [kind["title"] for kind in proof["kinds"]]
        lines = [LINES[0], "river jetty = 2", "river rapids = [3, 6, 9, 12]", "boat"]
        checked = server.http.post("/api/proof/check?lang=de", json={"lines": lines}).json()
        assert checked["lines"] == []
        assert [one["place"] for one in checked["refused"]] == [3, 1]
        assert "keine Berichtigung" in checked["refused"][0]["reason"]
        # as the page calls the value, not as its file does
        assert checked["refused"][1]["reason"].startswith("„Schritte nach einer Stromschnelle“ [")
        taken = server.http.post("/api/proof/take", json={"lines": LINES, "by": "Ada"}).json()
        assert sorted(taken["files"]) == ["luxury_goods.toml", "river.toml"]
        read = server.http.post("/api/proof/read", json={"text": taken["text"]}).json()
        assert read["checked"]["lines"] == LINES
        assert read["by"] == "Ada"
