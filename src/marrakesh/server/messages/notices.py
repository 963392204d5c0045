"""HTTP: being told of one's turn when no page is open."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Endpoint = Annotated[
    str, Meta(max_length=1000, extra_json_schema={"pattern": "^[Hh][Tt][Tt][Pp][Ss]?://."})
]


class NoticeWays(Struct, frozen=True, kw_only=True):
    """How this server can tell people that it is their turn."""

    push: str
    """The public key with which browsers subscribe to Web Push, in base64url."""
    mail: bool
    """Whether it can send e-mail."""


class Browser(Struct, frozen=True, kw_only=True):
    """The subscription of a browser, as its PushManager has it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]


class Unsubscribe(Struct, frozen=True, kw_only=True):
    """A browser that is to be told no longer."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class MailWish(Struct, frozen=True, kw_only=True):
    """An address to which mail is to be sent."""

    address: Annotated[str, Meta(max_length=254)]


class MailState(Struct, frozen=True, kw_only=True):
    """Whether mail is sent; the address is told to nobody."""

    state: Literal["none", "waiting", "on"]
    """`waiting` until the address is confirmed."""


class MailLink(Struct, frozen=True, kw_only=True):
    """What a link in a mail ends with."""

    link: Annotated[str, Meta(max_length=200)]


class MailTable(Struct, frozen=True, kw_only=True):
    """The table that a link in a mail was about."""

    table: str
