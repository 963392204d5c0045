"""How mail is handed to the operator's server, and a notice to an address on the net."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from marrakesh.server.service.notices import delivery, smtp
from marrakesh.server.service.notices.delivery import post
from marrakesh.server.settings import Smtp
from server.notices.postbox import Postbox, postbox
from server_process import WAIT

WITH_PASSWORD: dict[str, Any] = {"user": "me", "password": "pw"}


def letter() -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"] = "a@example.org", "b@example.org"
    mail.set_content("Your turn.")
    return mail


def deliver(
    host: str,
    secure: bool = False,
    tls: ssl.SSLContext | None = None,
    prepare: Callable[[Postbox], None] = lambda box: None,
    **about: Any,
) -> Postbox:
    async def run() -> Postbox:
        async with postbox(tls) as box:
            prepare(box)
            server = Smtp(host=host, port=box.port, secure=secure, **about)
            await asyncio.to_thread(smtp.deliver, server, letter())
            return box

    return asyncio.run(run())


def asks(box: Postbox) -> None:
    box.passwords = True


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_mail_server_on_this_computer_needs_no_tls(host: str) -> None:
    box = deliver(host, prepare=asks, **WITH_PASSWORD)
    assert box.signed_in == "\0me\0pw"
    assert box.verbs == ["EHLO", "AUTH", "MAIL", "RCPT", "DATA", "QUIT"]
    assert len(box.got) == 1


def test_without_a_user_nobody_signs_in() -> None:
    box = deliver("127.0.0.1", prepare=asks)
    assert box.verbs == ["EHLO", "MAIL", "RCPT", "DATA", "QUIT"]


def test_a_server_far_away_may_have_no_tls_if_there_is_no_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(smtp, "_is_here", lambda _: False)
    assert len(deliver("127.0.0.1").got) == 1


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("localhost", True), ("127.0.0.1", True), ("127.9.9.9", True), ("::1", True),
        ("mail.example", False), ("zzz", False), ("10.0.0.1", False), ("localhost.example", False),
    ],
)  # fmt: skip
def test_what_is_this_computer(host: str, here: bool) -> None:
    assert smtp._is_here(host) is here


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of localhost, signed by itself, with its key."""
    key = generate_private_key(SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1)).add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )  # fmt: skip
    file = tmp_path_factory.mktemp("tls") / "localhost.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + private)
    return file


@pytest.fixture
def tls(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A server's, which is believed."""
    theirs = ssl.create_default_context(cafile=certificate)
    monkeypatch.setattr(ssl, "create_default_context", lambda: theirs)
    ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_cert_chain(certificate)
    return ours


@pytest.mark.parametrize("far", [True, False])
def test_tls_from_the_start(
    tls: ssl.SSLContext, far: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if far:
        monkeypatch.setattr(smtp, "_is_here", lambda _: False)
    box = deliver("localhost", secure=True, tls=tls, prepare=asks, **WITH_PASSWORD)
    assert box.signed_in == "\0me\0pw"
    assert box.verbs == ["EHLO", "AUTH", "MAIL", "RCPT", "DATA", "QUIT"]


def test_a_server_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert smtp.TIMEOUT == 10
    monkeypatch.setattr(smtp, "TIMEOUT", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        server = Smtp(host="127.0.0.1", port=silent.getsockname()[1], secure=False)
        with pytest.raises(smtp.FAILURES):
            smtp.deliver(server, letter())


# --- an address on the net ------------------------------------------------------------------------


class Reached(Exception):
    pass


@pytest.mark.parametrize(
    ("url", "port"),
    [
        ("http://push.example/x", 80), ("https://push.example/x", 443),
        ("http://push.example:8080/x", 8080), ("https://push.example:8443/x", 8443),
    ],
)  # fmt: skip
def test_the_address_that_was_checked_is_connected_to(
    url: str, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses = [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("93.184.216.35", port))]
    asked: list[tuple[str, int]] = []

    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append((host, port))
        return addresses

    def connect(where: tuple[str, int], timeout: float) -> None:
        asked.append(where)
        assert timeout == delivery.TIMEOUT
        raise Reached

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Reached):
        post(url, b"", {}, local=False)
    assert asked == [("push.example", port), ("93.184.216.34", port)]


def answered(*pieces: bytes, soon: float) -> tuple[int, bool]:
    """The status of a reply in pieces, and whether the line was closed afterwards."""

    async def run() -> tuple[int, bool]:
        ended = asyncio.Event()

        async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0)
            if not pieces[-1]:
                writer.write_eof()
            with suppress(ConnectionError):  # what was not read is answered with a reset
                await reader.read()
            ended.set()
            writer.close()

        server = await asyncio.start_server(talk, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(delivery, "SOON", soon)
                work: Awaitable[int] = asyncio.to_thread(
                    post, f"http://127.0.0.1:{port}/", b"", {}, True
                )
                status = await asyncio.wait_for(work, WAIT / 2)
            await asyncio.wait_for(ended.wait(), WAIT)
            return status, ended.is_set()

    return asyncio.run(run())


def test_a_status_may_come_in_pieces() -> None:
    assert delivery.SOON == 1
    assert answered(b"H", b"TTP/1.", b"1 2", b"04 No Content\r\n", soon=WAIT) == (204, True)


def test_a_reply_that_ends_early_is_not_waited_for() -> None:
    assert answered(b"HTTP/1.1 20", b"", soon=WAIT) == (0, True)


def test_a_reply_that_stops_is_given_up_soon() -> None:
    assert answered(b"HTTP/1.1 20", soon=0.05) == (0, True)
