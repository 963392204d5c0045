"""Tables over HTTP."""

import json

from server.http.helpers import refused, two
from server_process import Player, Server, bearer


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
        said = json.dumps(player.snapshot)
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


def test_what_spectators_may_not_do(server: Server) -> None:
    table, one, other = two(server)
    with Player(server, table, one) as ada, Player(server, table, "wrong") as guest:
        action, before = ada.snapshot["options"][0]["action"], ada.snapshot["seq"]
        answer = guest.ask("move", seat=0, seq=0, action=action)
        assert answer["type"] == "refused"
        answer = ada.ask("move", seat=1, seq=0, action=action)
        assert answer["type"] == "refused"
        assert ada.snapshot["seq"] == before
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
        before = player.snapshot
        first = player.move(id="click")
        again = player.ask(
            "move", id="click", seq=before["seq"], action=before["options"][0]["action"]
        )
        assert first == again
        assert player.snapshot["seq"] == first["seq"] == before["seq"] + 1


def test_a_stale_move_is_refused_and_the_table_shown(server: Server) -> None:
    created = server.create("solo", rules={"players": 1, "solo": "pashabot"})
    with Player(server, created["table"], created["links"][0]["token"]) as player:
        before = player.snapshot
        player.move()
        action = before["options"][0]["action"]
        answer = player.ask("move", seq=before["seq"], action=action)
        assert answer["type"] == "refused"
        assert player.until(lambda _: True)["seq"] == before["seq"] + 1


def test_somebody_comes_back(server: Server) -> None:
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


def test_a_bot_answers(server: Server) -> None:
    created = server.create("bots", seats=[{"name": "Ada"}, {"bot": "greedy"}])
    with Player(server, created["table"], created["links"][0]["token"]) as ada:
        while not any(entry["seat"] == 1 for entry in ada.news):
            if ada.snapshot["options"]:
                ada.move()
            else:
                ada.until(lambda _: True)
        hint = ada.ask("advise", bot="search:20") if ada.snapshot["options"] else None
    if hint:
        assert hint["type"] == "advice"
        assert hint["hint"]["why"]
