"""The server's replies over a socket, to valid and invalid messages."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.uri import parse_uri

from refusals import words_of
from server.http.helpers import two
from server_process import WAIT, Player, Server


def test_invalid_messages_are_refused_and_the_connection_stays_open(server: Server) -> None:
    table, ada, _ = two(server)
    with server.socket(table) as socket:

        def said(message: str | bytes) -> str:
            socket.send(message)
            answer = json.loads(socket.recv(timeout=WAIT))
            assert answer["type"] == "refused"
            error: str = answer["error"]
            return error

        assert said("nonsense") == said(b"\x00\x01") == words_of("no-json")
        assert said("[" * 20_000)
        before, after = words_of("message", reason="|").split("|")
        for message in ('{"type": "dance"}', '{"type": "look", "seat": "first"}'):
            error = said(message)
            assert (error[: len(before)], error[-len(after) :]) == (before, after)
        assert said('{"type": "look", "seat": 0}') == words_of("hello-first")
        socket.send(['{"type": "hello", "tok', f'en": "{ada}", ', '"lang": "nl"}'])  # in fragments
        snapshot = json.loads(socket.recv(timeout=WAIT))
        assert snapshot["yours"] == [0]
        assert said('{"type": "hello"}') == words_of("hello-again", "nl")


def test_malformed_and_oversized_messages_are_refused(server: Server) -> None:
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


def test_unknown_table_closes_the_socket(server: Server) -> None:
    with server.socket("nowhere") as socket:
        socket.send('{"type": "hello", "lang": "de"}')
        assert json.loads(socket.recv(timeout=WAIT))["type"] == "refused"
        refused = time.monotonic()
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=WAIT)
        assert time.monotonic() - refused < 5  # ended by our close frame, not by a timeout
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


class SilentClient:
    """Client that sends piece by piece, and reads only when told to."""

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
        """Read the data that has arrived."""
        self.protocol.receive_data(self.socket.recv(65536))

    def _send(self) -> None:
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)


@contextmanager
def refused(server: Server) -> Iterator[SilentClient]:
    """Yield a client that does not know yet that the server has closed its connection."""
    client = SilentClient(server, "nowhere")
    with client.socket:
        client.say('{"type": "hello"}')
        while b"\x88" not in client.socket.recv(65536, socket.MSG_PEEK):
            pass
        yield client


def test_later_messages_do_not_hide_the_reason_for_closing(server: Server) -> None:
    with refused(server) as client:
        client.say(*map(str, range(1_000)))
        while client.protocol.close_rcvd is None:
            client.listen()
        assert client.protocol.close_rcvd.code == 4404


def test_client_that_keeps_sending_after_the_server_has_closed_the_socket_is_cut_off(
    server: Server,
) -> None:
    with refused(server) as client, pytest.raises(ConnectionError):
        client.say(*["x" * 1_000] * 100_000)
