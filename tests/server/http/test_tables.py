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
        action, before = ada.sight["options"][0]["action"], ada.sight["seq"]
        answer = guest.ask("move", seat=0, seq=0, action=action)
        assert answer["type"] == "refused"
        answer = ada.ask("move", seat=1, seq=0, action=action)
        assert answer["type"] == "refused"
        assert ada.sight["seq"] == before
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
