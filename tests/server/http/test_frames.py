"""Messages in pieces and after the end, and pages that have not been built."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from marrakesh.server.errors import RequestError
from marrakesh.server.http import pages
from server.http.helpers import two
from server_process import WAIT, Server


def test_a_message_may_come_in_pieces(server: Server) -> None:
    table, _, _ = two(server)
    with server.socket(table) as client:
        client.send(['{"type": ', '"hel', 'lo"}'])
        assert json.loads(client.recv())["type"] == "sight"


class Deaf:
    """A client that says what it wants, piece by piece, and listens only when told to."""

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
def refused(server: Server) -> Iterator[Deaf]:
    """A client whose connection the server has closed, though it does not know yet."""
    client = Deaf(server, "nowhere")
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


@pytest.mark.parametrize(
    ("path", "key", "status"),
    [("/", "no-pages", 503), ("/t/x", "no-pages", 503), ("/x.js", "no-path", 404)],
)
def test_without_pages_the_server_says_so(path: str, key: str, status: int) -> None:
    request, serve = SimpleNamespace(scope={"path": path}), pages.page.fn

    async def ask() -> None:
        await serve(request, SimpleNamespace(pages={}))

    with pytest.raises(RequestError) as refusal:
        asyncio.run(ask())
    assert (refusal.value.key, refusal.value.status) == (key, status)
