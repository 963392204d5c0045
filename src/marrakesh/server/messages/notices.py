"""HTTP: turn notifications for players who have no page open."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Endpoint = Annotated[
    str, Meta(max_length=1000, extra_json_schema={"pattern": "^[Hh][Tt][Tt][Pp][Ss]?://."})
]


class NoticeWays(Struct, frozen=True, kw_only=True):
    """How this server can notify players that it is their turn."""

    push: str
    """The public key with which browsers subscribe to Web Push, in base64url."""
    mail: bool
    """Whether the server can send e-mail."""


class Browser(Struct, frozen=True, kw_only=True):
    """A browser's push subscription, as its PushManager provides it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]


class Unsubscribe(Struct, frozen=True, kw_only=True):
    """A browser that should no longer be notified."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class MailWish(Struct, frozen=True, kw_only=True):
    """The address to send e-mail notifications to."""

    address: Annotated[str, Meta(max_length=254)]


class MailState(Struct, frozen=True, kw_only=True):
    """Whether e-mail is sent; the address itself is never disclosed."""

    state: Literal["none", "waiting", "on"]
    """`waiting` until the address is confirmed."""


class MailLink(Struct, frozen=True, kw_only=True):
    """The last part of a link in an e-mail."""

    link: Annotated[str, Meta(max_length=200)]


class MailTable(Struct, frozen=True, kw_only=True):
    """The table that a link in an e-mail belongs to."""

    table: str
