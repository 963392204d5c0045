"""Subscribed browsers, and the push service between them and the server."""

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from marrakesh.server.messages import Browser
from marrakesh.server.service.notices.crypto import b64, unb64
from marrakesh.server.service.service import Service
from marrakesh.server.service.table_service import TableService
from marrakesh.server.storage.tokens import new_token
from service_clients import Client, net_table, soon

CURVE = SECP256R1()


class Subscriber:
    """A browser: it has the private key and reads messages encrypted for it (RFC 8291, 3.4)."""

    def __init__(self, endpoint: str) -> None:
        self._key = generate_private_key(CURVE)
        self._auth = os.urandom(16)
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._public = public
        self.wish = Browser(endpoint=endpoint, p256dh=b64(public), auth=b64(self._auth))

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        assert size >= len(body)
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        point = EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ECDH(), point)
        info = b"WebPush: info\0" + self._public + sender
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\2")
        return json.loads(opened[:-1])


def signed_by(header: str) -> tuple[str, Any]:
    """Verify the signature of a request (RFC 8292); return the signer's key and the claims."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    return parts["k"], json.loads(unb64(claims))


class PushService:
    """Keeps the messages it receives, by path, with their headers; replies with `status`."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.status = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []

    def subscriber(self, path: str = "/browser") -> Subscriber:
        return Subscriber(f"{self.origin}{path}")

    async def has(self, number: int) -> None:
        async def there() -> bool:
            return len(self.got) >= number

        await soon(there)


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.got.append((self.path, dict(self.headers), body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_port)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def table_without_ben(
    service: Service, push: PushService, lang: Any = "en", told: bool = False, **wish: Any
) -> tuple[str, str, Subscriber, Client]:
    """Make a table that waits for both players; both have subscribed, and Ben has left.

    Return the table, Ben's token and browser, and Anna. No notices of earlier events are pending.
    """
    created, (anna, ben) = await net_table(service, **wish)
    browser = push.subscriber("/ben?a=1")
    hers, his = (link.token for link in created.links)
    await service.push_subscriptions.add_browser(
        created.table, hers, push.subscriber("/anna").wish, "en"
    )
    await service.push_subscriptions.add_browser(created.table, his, browser.wish, lang)
    if told:
        await all_told(service)
    service.sessions.disconnect(ben.session)
    return created.table, his, browser, anna


def _at_work(*works: str) -> bool:
    names = [getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks()]
    return any(f"Notifier.{work}" in names for work in works)


async def all_told(service: Service) -> None:
    """Wait until no more notices are being considered."""

    await soon(lambda: not _at_work("_tell", "_tell_later"))


async def remind(service: TableService, table: str, seat: int = 1, due: float = 2e9) -> None:
    """Send a reminder and wait until it is done: the quickest way to a notice."""
    service.remind(await service.repository.get(table), seat, due)

    await soon(lambda: not _at_work("_tell"))


async def another_turn(anna: Client, due: float = 2e9) -> None:
    """Make something happen at the table, and remind the others."""
    await anna.wish(name=new_token()[:12])
    await remind(anna.service, anna.session.table, due=due)
