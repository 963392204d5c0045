"""Links in mail: signed, so that nobody makes their own, for one purpose, and for a time."""

import hmac
from hashlib import sha256
from typing import Literal

from marrakesh.server.service.notices.crypto import b64

Purpose = Literal["confirm", "stop"]


class Links:
    """Signs what mail leads to. A link is `ID~UNTIL~SIGNATURE`; until 0 it is valid for ever."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def make(self, purpose: Purpose, subscription: str, until: int = 0) -> str:
        return f"{subscription}~{until}~{self._signature(purpose, subscription, str(until))}"

    def read(self, purpose: Purpose, link: str, now: float) -> str:
        """The subscription that a link is for; empty if it is forged or expired."""
        subscription, _, rest = link.partition("~")
        until, _, signature = rest.partition("~")
        right = self._signature(purpose, subscription, until)
        if not hmac.compare_digest(right.encode(), signature.encode()):
            return ""
        return subscription if until == "0" or now <= int(until) else ""

    def _signature(self, purpose: str, subscription: str, until: str) -> str:
        told = f"{purpose} {subscription} {until}".encode()
        return b64(hmac.digest(self._key, told, sha256)[:24])
