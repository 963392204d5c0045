"""How a webhook is called."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from unittest.mock import patch

import pytest

from marrakesh.server.service.notices import delivery
from marrakesh.server.service.notices.delivery import post
from marrakesh.server.service.notices.webhook import HEADERS


@contextmanager
def listening(answer: bytes) -> Iterator[tuple[int, list[bytes]]]:
    """A port that notes one request, and answers it."""
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def hear() -> None:
            connection, _ = server.accept()
            with connection:
                heard.append(connection.recv(65536))
                if b"\r\n\r\n" in heard[0] and heard[0].endswith(b"\r\n\r\n"):
                    heard[0] += connection.recv(65536)
                connection.sendall(answer)
                if not answer:
                    connection.recv(1)  # until the other side gives up

        thread = Thread(target=hear)
        thread.start()
        try:
            yield server.getsockname()[1], heard
        finally:
            thread.join()


@pytest.mark.parametrize(
    ("address", "path"),
    [("", "/"), ("/", "/"), ("?a=1", "/?a=1"), ("/in/here?a=1&b=2", "/in/here?a=1&b=2")],
)
def test_a_webhook_is_posted_to(address: str, path: str) -> None:
    with listening(b"HTTP/1.1 204 No Content\r\n\r\n") as (port, heard):
        post(f"http://me:secret@127.0.0.1:{port}{address}", b'{"seat": 1}', HEADERS, local=True)
    head, _, body = heard[0].decode().partition("\r\n\r\n")
    assert head.startswith(f"POST {path} HTTP/1.1\r\n")
    assert f"Host: 127.0.0.1:{port}\r\n" in f"{head}\r\n"
    assert "Content-Type: application/json" in head
    assert "secret" not in head
    assert body == '{"seat": 1}'


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1", "0.0.0.0",  # this network
        "224.0.0.1", "239.255.255.250", "[ff02::1]", "[ff0e::1]",  # multicast
        "[::1]", "[fe80::1]", "[fd00::1]", "[fec0::1]",
        "[::ffff:127.0.0.1]", "[::ffff:8.8.8.8]", "[::127.0.0.1]", "[::ffff:0:127.0.0.1]",
        "[64:ff9b::127.0.0.1]", "[64:ff9b::8.8.8.8]", "[64:ff9b:1::1]",  # NAT64
        "[2002:7f00:1::1]", "[2002:808:808::1]", "[2001:0:4136:e378::1]",  # 6to4, Teredo
        "[2001:db8::1]",
    ],
)  # fmt: skip
def test_only_public_addresses_are_posted_to(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(where: tuple[str, int], timeout: float) -> None:
        pytest.fail(f"connected to {where}")

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ValueError, match="not a public address"):
        post(f"http://{address}/", b"{}", HEADERS, local=False)


@pytest.mark.parametrize("address", ["8.8.8.8", "[2606:4700:4700::1111]"])
def test_a_public_address_is_posted_to(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(where: tuple[str, int], timeout: float) -> None:
        raise ConnectionRefusedError(where[0])

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError, match=address.strip("[]")):
        post(f"http://{address}/", b"{}", HEADERS, local=False)


def test_a_webhook_that_does_not_answer_is_given_up() -> None:
    assert delivery.TIMEOUT == 5
    with (
        patch.object(delivery, "TIMEOUT", 0.05),
        listening(b"") as (port, _),
        pytest.raises(TimeoutError),
    ):
        post(f"http://127.0.0.1:{port}/", b"{}", HEADERS, local=True)


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (b"HTTP/1.1 201 Created\r\n", 201), (b"HTTP/1.0 410", 410), (b"HTTP/1.1 20", 0),
        (b"200", 0),         (b"HTTP/1.1 abc", 0), (b"HTTP/1.1 2 0", 0), (b"x", 0),
    ],
)  # fmt: skip
def test_the_status_of_a_reply(answer: bytes, status: int) -> None:
    with listening(answer) as (port, _):
        assert post(f"http://127.0.0.1:{port}/", b"{}", HEADERS, local=True) == status
