"""What a server answers over a socket, sensible or not."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.uri import parse_uri

from server.http.helpers import two
from server_process import WAIT, Player, Server


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
        socket.send(['{"type": "hello", "tok', f'en": "{ada}", ', '"lang": "nl"}'])  # in pieces
        snapshot = json.loads(socket.recv(timeout=WAIT))
        assert snapshot["yours"] == [0]
        assert "al hello gezegd" in said('{"type": "hello"}')


def test_a_message_that_cannot_be_understood_or_is_too_large(server: Server) -> None:
    table, ada, _ = two(server)
    with Player(server, table, ada) as player:
        answer = player.ask("move", id="mine", seq="now", action=1)
        assert (answer["type"], answer["id"]) == ("refused", "mine")
        assert player.move()["type"] == "done"
        player.socket.send("x" * 70_000)
        assert player.closed() == 1009
    with Player(server, table, ada) as player:
        player.socket.send(b"\xff\xfe", text=True)
        assert player.closed() == 1007


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


class SilentClient:
    """Says what it wants, piece by piece, and listens only when told to."""

    def __init__(self, server: Server, table: str) -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.protocol = ClientProtocol(parse_uri(address))
        uri = self.protocol.uri
        self.socket = socket.create_connection((uri.host, uri.port), WAIT)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.protocol.send_request(self.protocol.connect())
        self._send()
        while b"\r\n\r\n" not in self.socket.recv(65536, socket.MSG_PEEK):
            pass
        self.listen()

    def say(self, *texts: str) -> None:
        for text in texts:
            self.protocol.send_text(text.encode())
            self._send()

    def listen(self) -> None:
        """Take in what has come."""
        self.protocol.receive_data(self.socket.recv(65536))

    def _send(self) -> None:
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)


@contextmanager
def refused(server: Server) -> Iterator[SilentClient]:
    """A client whose connection the server has closed, though it does not know yet."""
    client = SilentClient(server, "nowhere")
    with client.socket:
        client.say('{"type": "hello"}')
        while b"\x88" not in client.socket.recv(65536, socket.MSG_PEEK):
            pass
        yield client


def test_what_comes_after_the_end_does_not_hide_why(server: Server) -> None:
    with refused(server) as client:
        client.say(*map(str, range(1_000)))
        while client.protocol.close_rcvd is None:
            client.listen()
        assert client.protocol.close_rcvd.code == 4404


def test_who_goes_on_after_the_end_is_cut_off(server: Server) -> None:
    with refused(server) as client, pytest.raises(ConnectionError):
        client.say(*["x" * 1_000] * 100_000)
