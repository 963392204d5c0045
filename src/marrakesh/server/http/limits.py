"""The rate limit for new tables: what writes to the disk is limited for each address."""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Final

from marrakesh.server.refusals import Refusal

HOUR: Final = 3600.0
_KNOWN: Final = 10_000
"""So many addresses are remembered before those are forgotten that have been quiet for long."""


class RateLimit:
    """As many at once as in an hour, and then as time goes by."""

    def __init__(self, hourly: int, now: Callable[[], float] = time.monotonic) -> None:
        self._hourly = hourly
        self._now = now
        self._used: dict[str, tuple[float, float]] = {}  # by address, and when that was

    def take(self, address: str) -> None:
        """Use up one; Refusal if that is one too many. This computer itself may do anything."""
        whose = _whose(address)
        if not whose:
            return
        now = self._now()
        used = self._left_over(whose, now) + 1
        if used > self._hourly:
            minutes = ceil((used - self._hourly) * HOUR / self._hourly / 60)
            raise Refusal("too-many-tables", 429, minutes=minutes)
        if len(self._used) >= _KNOWN:
            self._used = {one: was for one, was in self._used.items() if self._left_over(one, now)}
        self._used[whose] = used, now

    def _left_over(self, whose: str, now: float) -> float:
        used, when = self._used.get(whose, (0.0, now))
        return max(0.0, used - (now - when) * self._hourly / HOUR)


def _whose(address: str) -> str:
    """Who is behind an address; one household has many of IPv6. Nothing: this computer."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped:
            return _whose(str(known.ipv4_mapped))
        if not known.is_loopback:
            return str(ip_network((known, 64), strict=False))
    return "" if known.is_loopback else address
