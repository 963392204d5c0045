"""Limits per client address, and rate limits for what writes to disk or could be guessed."""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Any, Final

from marrakesh.server.errors import RequestError

HOUR: Final = 3600.0
PENALTY: Final = 200.0
"""Requests that a flood costs on top."""
SEATS_PER_HOUR: Final = 300
"""How often an address may claim, hand on or renew seats, or ask for codes."""
CODES_BY_ADDRESS: Final = 20
CODES_AT_TABLE: Final = 60
"""Attempts per hour to use a code; a billion are possible, and valid for minutes."""
MAIL_BY_ADDRESS: Final = 10
MAIL_AT_TABLE: Final = 10
MAIL_TO_BOX: Final = 3
"""Mails per hour that ask for confirmation."""
_KNOWN: Final = 10_000
"""Addresses remembered; beyond that, those with a full allowance are dropped."""


class RateLimit:
    """A token bucket: holds one hour's allowance and refills continuously.

    `refusal` is the key of what is said when it is empty.
    """

    def __init__(
        self,
        hourly: int,
        now: Callable[[], float] = time.monotonic,
        refusal: str = "too-many-tables",
    ) -> None:
        self._hourly = hourly
        self._refusal = refusal
        self._now = now
        self._used: dict[str, tuple[float, float]] = {}  # by address: tokens used, and when

    def take(self, address: str) -> None:
        """Take one of an address; RequestError if none is left. This computer is not limited."""
        whose = client(address)
        if not whose:
            return
        now = self._now()
        used = self._left_over(whose, now) + 1
        if used > self._hourly:
            minutes = ceil((used - self._hourly) * HOUR / self._hourly / 60)
            raise RequestError(self._refusal, 429, minutes=minutes)
        if len(self._used) >= _KNOWN:
            self._used = {one: was for one, was in self._used.items() if self._left_over(one, now)}
        self._used[whose] = used, now

    def _left_over(self, whose: str, now: float) -> float:
        used, when = self._used.get(whose, (0.0, now))
        return max(0.0, used - (now - when) * self._hourly / HOUR)


def punish(scope: Any) -> None:
    """Whoever floods a socket waits for the next one."""
    if scope["client"]:
        bucket = scope["app"].state.requests.bucket(client(scope["client"][0]))
        if bucket:
            bucket.spend(PENALTY)


class CodeLimits:
    """How often codes may be tried: from one address, and from everywhere at one table."""

    def __init__(self) -> None:
        self._addresses = RateLimit(CODES_BY_ADDRESS, refusal="too-many-codes")
        self._tables = RateLimit(CODES_AT_TABLE, refusal="too-many-codes")

    def take(self, address: str, table: str) -> None:
        self._addresses.take(address)
        self._tables.take(table)


class MailLimits:
    """How often mail may be sent to addresses that nobody has confirmed yet: on behalf of one
    client, about one table, and to one mailbox."""

    def __init__(self) -> None:
        hourly = (MAIL_BY_ADDRESS, MAIL_AT_TABLE, MAIL_TO_BOX)
        self._limits = [RateLimit(number, refusal="too-much-mail") for number in hourly]

    def take(self, address: str, table: str, box: str) -> None:
        for limit, whose in zip(self._limits, (address, table, box.lower()), strict=True):
            limit.take(whose)


def client(address: str) -> str:
    """The key for an address: an IPv6 /64 counts as one client. Empty for this computer."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped:
            return client(str(known.ipv4_mapped))
        if not known.is_loopback:
            return str(ip_network((known, 64), strict=False))
    return "" if known.is_loopback else address
