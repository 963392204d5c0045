"""Hostile clients."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from server.http.helpers import two
from server_process import WAIT, Json, Player, Server


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
        snapshot = json.loads(socket.recv(timeout=WAIT))
        assert snapshot["yours"] == [0]
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
                player.send(
                    type="why", id=str(number), seat=0, place={"kind": "hand", "key": "red"}
                )
            answers: list[Json] = []
            while len(answers) < 300:
                message = player.receive()
                answers += [message] if message["type"] != "sight" else []
            refusals = [answer for answer in answers if answer["type"] == "refused"]
        assert len(refusals) < 150
        assert "messages at once" in refusals[-1]["error"]
        while player.move()["type"] != "done":
            time.sleep(0.1)  # soon it may say something again, if it does not go on like this


def test_a_flood_ends_the_connection(server: Server) -> None:
    table, ada, _ = two(server)

    def flood(guest: Player) -> None:
        with suppress(ConnectionClosed):
            for number in range(1_000):
                guest.send(type="look", seat=number)

    with Player(server, table) as guest, ThreadPoolExecutor(1) as beside:
        beside.submit(flood, guest)  # who floods and does not read never hears of the end
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
        refused = time.monotonic()
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=WAIT)
        assert time.monotonic() - refused < 5  # our answer ends it; unheard, it would linger for 10
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
