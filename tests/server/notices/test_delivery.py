"""Mail handed to the operator's server, and notices posted to web addresses."""

import asyncio
import smtplib
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from marrakesh.server.service.notices.delivery import (
    POST_FAILURES,
    HttpSender,
    is_refused,
    reason_of,
    send_mail,
)
from marrakesh.server.settings import Smtp
from server.notices.smtp_server import SmtpServer, smtp_server
from service_clients import in_a_loop

FAR = "127.1"
"""This computer, under a name that does not look local."""
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
    prepare: Callable[[SmtpServer], None] = lambda box: None,
    **about: Any,
) -> SmtpServer:
    async def run() -> SmtpServer:
        async with smtp_server(tls) as box:
            prepare(box)
            server = Smtp(host=host, port=box.port, secure=secure, **about)
            await asyncio.to_thread(send_mail, server, letter())
            return box

    return asyncio.run(run())


def asks(box: SmtpServer) -> None:
    box.passwords = True


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_local_mail_server_needs_no_tls(host: str) -> None:
    box = deliver(host, prepare=asks, **WITH_PASSWORD)
    assert box.signed_in == "\0me\0pw"
    assert box.verbs == ["EHLO", "AUTH", "MAIL", "RCPT", "DATA", "QUIT"]
    assert len(box.got) == 1


def test_password_goes_to_a_remote_server_only_over_tls() -> None:
    assert len(deliver(FAR).got) == 1
    with pytest.raises(smtplib.SMTPNotSupportedError):
        deliver(FAR, prepare=asks, **WITH_PASSWORD)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A self-signed certificate for localhost, with its key."""
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
    """The context of a server with a trusted certificate."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_cert_chain(certificate)
    return ours


def test_secure_connection_uses_tls_from_the_first_byte(tls: ssl.SSLContext) -> None:
    box = deliver("localhost", secure=True, tls=tls, prepare=asks, **WITH_PASSWORD)
    assert box.signed_in == "\0me\0pw"
    assert box.verbs == ["EHLO", "AUTH", "MAIL", "RCPT", "DATA", "QUIT"]


@in_a_loop
async def test_password_is_sent_only_if_the_certificate_is_trusted() -> None:
    async with smtp_server() as box:
        box.secure = True
        server = Smtp(host=FAR, port=box.port, secure=False, **WITH_PASSWORD)
        with pytest.raises((ssl.SSLError, ConnectionError)):
            await asyncio.to_thread(send_mail, server, letter())
        assert box.verbs == ["EHLO", "STAR"]


@pytest.mark.parametrize(
    ("codes", "refused"),
    [([500], True), ([550], True), ([499], False), ([450], False), ([550, 450], False)],
)
def test_only_permanent_failures_count_as_refused_mailboxes(
    codes: list[int], refused: bool
) -> None:
    about: Any = {f"{code}@example.org": (code, b"") for code in codes}
    assert is_refused(smtplib.SMTPRecipientsRefused(about)) is refused
    assert not is_refused(smtplib.SMTPServerDisconnected())


# --- POST to a web address ------------------------------------------------------------------------

HEADERS = {"Content-Type": "application/json"}


async def post(url: str, local: bool = True, **about: Any) -> int:
    sender = HttpSender(local, at_once=2, **about)
    try:
        return await sender.post(url, b'{"seat": 1}', HEADERS)
    finally:
        await sender.close()


@asynccontextmanager
async def answering(
    *pieces: bytes, tls: ssl.SSLContext | None = None
) -> AsyncIterator[tuple[int, list[bytes]]]:
    """Listen on a port: record requests and answer each with these pieces, then stay silent."""
    heard: list[bytes] = []
    answers: list[Any] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers.append(asyncio.current_task())
        head = await reader.readuntil(b"\r\n\r\n")
        heard.append(head + await reader.read(len(b'{"seat": 1}')))
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        with suppress(ConnectionError):  # unread data is answered with a reset
            await reader.read()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=tls)
    async with server:
        yield server.sockets[0].getsockname()[1], heard
        await asyncio.gather(*answers)


@pytest.mark.parametrize(
    ("address", "path"),
    [("", "/"), ("/", "/"), ("?a=1", "/?a=1"), ("/in/here?a=1&b=2", "/in/here?a=1&b=2")],
)
def test_notice_is_posted_to_the_webhook_address(address: str, path: str) -> None:
    async def run() -> tuple[int, bytes]:
        async with answering(b"HTTP/1.1 2", b"04 No Content\r\n\r\n") as (port, heard):
            status = await post(f"http://me:secret@127.0.0.1:{port}{address}")
            assert f"host: 127.0.0.1:{port}" in heard[0].decode().lower()
            return status, heard[0]

    status, request = asyncio.run(run())
    assert status == 204
    head, _, body = request.decode().partition("\r\n\r\n")
    assert head.startswith(f"POST {path} HTTP/1.1\r\n")
    assert "Content-Type: application/json" in head
    assert "secret" not in head
    assert "authorization" not in head.lower()
    assert body == '{"seat": 1}'


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1", "0.0.0.0",  # this network
        "192.168.0.1", "2130706433", "localhost",
        "224.0.0.1", "239.255.255.250", "[ff02::1]", "[ff0e::1]",  # multicast
        "[::1]", "[fe80::1]", "[fd00::1]", "[fec0::1]",
        "[::ffff:127.0.0.1]", "[::ffff:8.8.8.8]", "[::127.0.0.1]", "[::ffff:0:127.0.0.1]",
        "[64:ff9b::127.0.0.1]", "[64:ff9b::8.8.8.8]", "[64:ff9b:1::1]",  # NAT64
        "[2002:7f00:1::1]", "[2002:808:808::1]", "[2001:0:4136:e378::1]",  # 6to4, Teredo
        "[2001:db8::1]",
    ],
)  # fmt: skip
def test_nothing_is_posted_to_a_private_address(address: str) -> None:
    with pytest.raises(ValueError, match="not a public address"):
        asyncio.run(post(f"http://{address}/", local=False))


@pytest.mark.parametrize("url", ["file:///etc/passwd", "http:///nowhere"])
def test_notices_are_posted_only_to_web_addresses(url: str) -> None:
    with pytest.raises(ValueError, match="address"):
        asyncio.run(post(url, local=False))


@pytest.mark.parametrize(
    ("url", "port"),
    [
        ("http://push.example/x", 80), ("https://push.example/x", 443),
        ("http://push.example:8080/x", 8080), ("https://push.example:8443/x", 8443),
    ],
)  # fmt: skip
def test_host_name_is_resolved_once_and_the_result_is_checked(url: str, port: int) -> None:
    asked = []

    async def resolve(host: str, port: int) -> str:
        asked.append((host, port))
        return "10.0.0.1"

    with pytest.raises(ValueError, match=r"push\.example is not a public address"):
        asyncio.run(post(url, local=False, resolve=resolve))
    assert asked == [("push.example", port)]


def test_certificate_must_match_the_host_name(tls: ssl.SSLContext) -> None:
    async def resolve(host: str, port: int) -> str:
        return "127.0.0.1"

    async def run() -> None:
        async with answering(b"HTTP/1.1 201 Created\r\n\r\n", tls=tls) as (port, heard):
            assert await post(f"https://localhost:{port}/", resolve=resolve) == 201
            assert f"host: localhost:{port}" in heard[0].decode().lower()
            with pytest.raises(POST_FAILURES):
                await post(f"https://push.example:{port}/", resolve=resolve)

    asyncio.run(run())


@pytest.mark.parametrize("pieces", [(), (b"H",), (b"HTTP/1.1 20",)])
@in_a_loop
async def test_delivery_is_abandoned_if_an_address_does_not_answer_in_time(
    pieces: tuple[bytes, ...],
) -> None:
    async with answering(*pieces) as (port, _):
        with pytest.raises(TimeoutError):
            await post(f"http://127.0.0.1:{port}/", timeout=0.05)


def test_body_of_a_reply_is_not_awaited() -> None:
    async def run() -> int:
        async with answering(b"HTTP/1.1 410 Gone\r\nContent-Length: 9\r\n\r\nx") as (port, _):
            return await post(f"http://127.0.0.1:{port}/")

    assert asyncio.run(run()) == 410


def test_protocol_errors_are_logged_without_details_that_may_be_secret() -> None:
    assert reason_of(httpx.RemoteProtocolError("/secret")) == "RemoteProtocolError"
    assert reason_of(ValueError("x is not a public address")) == "x is not a public address"
    assert reason_of(TimeoutError()) == "TimeoutError"
