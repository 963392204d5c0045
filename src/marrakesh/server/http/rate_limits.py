"""Rate limits for connections, frames, requests, messages, new tables, seats, codes and e-mail."""

import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Final

from marrakesh.server.errors import RequestError

HOUR: Final = 3600.0
MOST_KNOWN: Final = 10_000
"""Number of clients beyond which inactive ones are forgotten."""
FLOOD: Final = 200.0
"""Requests charged to a client's bucket for flooding a socket."""
MESSAGES_PER_SECOND: Final = 50.0
MESSAGES_AT_ONCE: Final = 200.0
"""Limits for one socket; `RateLimits.messages` limits all of a client's sockets together."""
FRAMES_PER_SECOND: Final = 5.0
FRAMES_AT_ONCE: Final = 50.0
"""Limits for frames that are not messages; browsers send only pongs, one every 20 seconds."""
SEATS_PER_HOUR: Final = 300
"""Requests per client and hour about seats, saved names and games, and push notifications."""
CODES_BY_CLIENT: Final = 20
CODES_AT_TABLE: Final = 60
"""Attempts per hour to use a code; there are a billion codes, and each expires in minutes."""
MAILS_BY_CLIENT: Final = 10
MAILS_AT_TABLE: Final = 10
MAILS_TO_BOX: Final = 3
"""Confirmation e-mails per hour for one client, one table and one mailbox."""

Clock = Callable[[], float]


def client_key(address: str) -> str:
    """Return an address's rate-limit key: an IPv6 /64 is one client; empty for this computer."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped:
            return client_key(str(known.ipv4_mapped))
        if not known.is_loopback:
            return str(ip_network((known, 64), strict=False))
    return "" if known.is_loopback else address


class TokenBucket:
    """A token bucket of up to `burst` tokens, refilled at `rate` tokens a second."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._clock = clock
        self._since = clock()

    @property
    def left(self) -> float:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        return self._left

    @property
    def full(self) -> bool:
        return self.left == self._burst

    def take(self) -> bool:
        """Take a token; return whether there was one left."""
        if self.left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Charge for work already done; the balance may become negative."""
        self._left -= tokens

    def wait(self) -> float:
        """Return the seconds until a token is available."""
        return (1 - self.left) / self._rate


class RateLimiter:
    """One token bucket per client; this computer, whose key is empty, is not limited."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Clock = time.monotonic,
        refusal: str = "too-many",
        most_known: int = MOST_KNOWN,
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._refusal = refusal
        self._most_known = most_known
        self._buckets: dict[str, TokenBucket] = {}

    def __len__(self) -> int:
        """Return the number of clients remembered."""
        return len(self._buckets)

    def bucket(self, client: str) -> TokenBucket | None:
        """Return the bucket of a client; None for this computer."""
        if not client:
            return None
        if client not in self._buckets:
            if len(self._buckets) >= self._most_known:
                known = self._buckets.items()
                self._buckets = {one: bucket for one, bucket in known if not bucket.full}
            self._buckets[client] = TokenBucket(self._rate, self._burst, self._clock)
        return self._buckets[client]

    def take(self, client: str) -> bool:
        bucket = self.bucket(client)
        return bucket is None or bucket.take()

    def check(self, client: str) -> None:
        """Take a token; if none is left, raise RequestError with the number of minutes to wait."""
        bucket = self.bucket(client)
        if bucket and not bucket.take():
            raise RequestError(self._refusal, 429, minutes=max(1, ceil(bucket.wait() / 60)))


class ConnectionLimits:
    """Limits on a client's open connections, and on its new ones per second."""

    def __init__(
        self, most: int = 300, rate: float = 20.0, burst: float = 300.0,
        clock: Clock = time.monotonic,
    ) -> None:  # fmt: skip
        self._most = most
        self._new = RateLimiter(rate, burst, clock)
        self._open: Counter[str] = Counter()

    def open(self, client: str) -> bool:
        """Count a new connection; return False, without counting it, if there are too many."""
        if not self._new.take(client) or (client and self._open[client] >= self._most):
            return False
        self._open[client] += 1
        return True

    def close(self, client: str) -> None:
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


class RateLimits:
    """All limits of a server. Behind a proxy, all connections come from the proxy, which has to
    limit them itself."""

    def __init__(self, tables_per_hour: int, clock: Clock = time.monotonic) -> None:
        def hourly(number: int, refusal: str) -> RateLimiter:
            return RateLimiter(number / HOUR, number, clock, refusal)

        self._clock = clock
        self.connections = ConnectionLimits(clock=clock)
        self.requests = RateLimiter(50.0, 1000.0, clock)
        """HTTP requests and new sockets."""
        self.messages = RateLimiter(100.0, 1000.0, clock)
        """Messages on all sockets of a client together."""
        self.tables = hourly(tables_per_hour, "too-many-tables")
        self.seats = hourly(SEATS_PER_HOUR, "too-many-seat-deeds")
        self._codes = (
            hourly(CODES_BY_CLIENT, "too-many-codes"),
            hourly(CODES_AT_TABLE, "too-many-codes"),
        )
        self._mails = tuple(
            hourly(number, "too-much-mail")
            for number in (MAILS_BY_CLIENT, MAILS_AT_TABLE, MAILS_TO_BOX)
        )

    def check_code(self, client: str, table: str) -> None:
        """Limit attempts to use a code, per client and per table."""
        for limiter, key in zip(self._codes, (client, table), strict=True):
            limiter.check(key)

    def check_mail(self, client: str, table: str, box: str) -> None:
        """Limit e-mails to unconfirmed addresses, per client, per table and per mailbox."""
        for limiter, key in zip(self._mails, (client, table, box.lower()), strict=True):
            limiter.check(key)

    def new_message_bucket(self) -> TokenBucket:
        """Return a token bucket for the messages on one socket."""
        return TokenBucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE, self._clock)

    def new_frame_bucket(self) -> TokenBucket:
        """Return a token bucket for the frames on one socket that never reach the application."""
        return TokenBucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE, self._clock)

    def punish_flood(self, client: str) -> None:
        """Make a client that floods a socket wait before it can open another."""
        bucket = self.requests.bucket(client)
        if bucket:
            bucket.spend(FLOOD)
