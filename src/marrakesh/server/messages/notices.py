"""HTTP: being told of one's turn when no page is open."""

from typing import Annotated

from msgspec import Meta, Struct

Endpoint = Annotated[str, Meta(max_length=1000)]


class NoticeWays(Struct, frozen=True, kw_only=True):
    """How this server can tell people that it is their turn."""

    push: str
    """The public key with which browsers subscribe to Web Push, in base64url."""


class Browser(Struct, frozen=True, kw_only=True):
    """The subscription of a browser, as its PushManager has it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]


class Unsubscribe(Struct, frozen=True, kw_only=True):
    """A browser that is to be told no longer."""

    endpoint: Endpoint
