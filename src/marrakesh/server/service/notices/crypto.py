"""Web Push encryption and signatures (RFC 8291, RFC 8292), and signed links in e-mails."""

import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

VALID: Final = 12 * 3600
"""Seconds for which a signature is valid; RFC 8292 allows at most a day."""
RECORD: Final = 4096
"""The record size given in the header; every message fits into a single record."""
_CURVE: Final = SECP256R1()

Purpose = Literal["confirm", "stop"]


def new_key() -> str:
    """Generate a private key, encoded for storage."""
    number = generate_private_key(_CURVE).private_numbers().private_value
    return b64(number.to_bytes(32, "big"))


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message for the browser with these keys; raise ValueError if they are invalid."""
    receiver = EllipticCurvePublicKey.from_encoded_point(_CURVE, unb64(p256dh))
    sender, salt = generate_private_key(_CURVE), os.urandom(16)
    theirs, ours = _point(receiver), _point(sender.public_key())
    shared = sender.exchange(ECDH(), receiver)
    secret = _derived(shared, unb64(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


class PushSigner:
    """Signs push messages (VAPID), so that nobody else can send any to our subscribers."""

    def __init__(self, key: str, contact: str) -> None:
        number = int.from_bytes(unb64(key), "big")
        self._key: EllipticCurvePrivateKey = derive_private_key(number, _CURVE)
        self._contact = contact
        self.public = b64(_point(self._key.public_key()))
        """The public key that browsers need to subscribe."""

    def authorization(self, address: str, now: float) -> str:
        """Return the Authorization header for a request to an address."""
        parts = urlsplit(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + VALID,
            "sub": self._contact,
        }
        signed = ".".join(
            b64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        signature = b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


class LinkSigner:
    """Signs links in e-mails. A link is `ID~UNTIL~SIGNATURE`; if UNTIL is 0, it never expires."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def make(self, purpose: Purpose, subscription: str, until: int = 0) -> str:
        return f"{subscription}~{until}~{self._signature(purpose, subscription, str(until))}"

    def read(self, purpose: Purpose, link: str, now: float) -> str:
        """Return the subscription that a link is for; empty if the link is forged or expired."""
        subscription, _, rest = link.partition("~")
        until, _, signature = rest.partition("~")
        right = self._signature(purpose, subscription, until)
        if not hmac.compare_digest(right.encode(), signature.encode()):
            return ""
        return subscription if until == "0" or now <= int(until) else ""

    def _signature(self, purpose: str, subscription: str, until: str) -> str:
        told = f"{purpose} {subscription} {until}".encode()
        return b64(hmac.digest(self._key, told, sha256)[:24])


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
