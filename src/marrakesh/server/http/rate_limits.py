"""Rate limits by client: requests, messages, connections, new tables, what could be guessed."""

import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Final

from marrakesh.server.errors import RequestError

HOUR: Final = 3600.0
MOST_KNOWN: Final = 10_000
"""Clients remembered; beyond that, those that have been quiet are forgotten."""
FLOOD: Final = 200.0
"""Requests that a flooded socket costs on top."""
MESSAGES_PER_SECOND: Final = 50.0
MESSAGES_AT_ONCE: Final = 200.0
"""On one socket; `RateLimits.messages` is for all of a client together."""
FRAMES_PER_SECOND: Final = 5.0
FRAMES_AT_ONCE: Final = 50.0
"""Frames without a message; a browser sends none, and answers our ping every 20 seconds."""
SEATS_PER_HOUR: Final = 300
"""How often a client may claim, hand on or renew seats, or ask for codes."""
CODES_BY_CLIENT: Final = 20
CODES_AT_TABLE: Final = 60
"""Attempts per hour to use a code; a billion are possible, and valid for minutes."""
MAILS_BY_CLIENT: Final = 10
MAILS_AT_TABLE: Final = 10
MAILS_TO_BOX: Final = 3
"""Mails per hour that ask for confirmation."""

Clock = Callable[[], float]


def client_key(address: str) -> str:
    """Whom an address belongs to: an IPv6 /64 is one client. Empty for this computer."""
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
    """Holds up to `burst` tokens, and gains `rate` of them a second."""

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
        """Take a token; whether there was one left."""
        if self.left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Charge for work already done; the balance may become negative."""
        self._left -= tokens

    def wait(self) -> float:
        """Seconds until there is a token."""
        return (1 - self.left) / self._rate


class RateLimiter:
    """A bucket for each client; this computer, whose key is empty, is not limited."""

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
        """How many clients are remembered."""
        return len(self._buckets)

    def bucket(self, client: str) -> TokenBucket | None:
        """The bucket of a client; None for this computer."""
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
        """Take a token; RequestError if there is none, which says when there will be."""
        bucket = self.bucket(client)
        if bucket and not bucket.take():
            raise RequestError(self._refusal, 429, minutes=max(1, ceil(bucket.wait() / 60)))


class ConnectionLimits:
    """The open connections by client: how many there may be, and how many new ones a second."""

    def __init__(
        self, most: int = 300, rate: float = 20.0, burst: float = 300.0,
        clock: Clock = time.monotonic,
    ) -> None:  # fmt: skip
        self._most = most
        self._new = RateLimiter(rate, burst, clock)
        self._open: Counter[str] = Counter()

    def open(self, client: str) -> bool:
        """Count a new connection, unless there are too many."""
        if not self._new.take(client) or (client and self._open[client] >= self._most):
            return False
        self._open[client] += 1
        return True

    def close(self, client: str) -> None:
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


class RateLimits:
    """All limits of a server. Behind a proxy all connections come from there, and it has to limit
    them."""

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
        """Codes may be tried so often by one client, and by all at one table."""
        for limiter, key in zip(self._codes, (client, table), strict=True):
            limiter.check(key)

    def check_mail(self, client: str, table: str, box: str) -> None:
        """Mail may be sent so often to addresses that nobody has confirmed yet: on behalf of one
        client, about one table, and to one mailbox."""
        for limiter, key in zip(self._mails, (client, table, box.lower()), strict=True):
            limiter.check(key)

    def new_message_bucket(self) -> TokenBucket:
        """For the messages on one socket."""
        return TokenBucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE, self._clock)

    def new_frame_bucket(self) -> TokenBucket:
        """For the frames on one socket that never reach the application."""
        return TokenBucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE, self._clock)

    def punish_flood(self, client: str) -> None:
        """Whoever floods a socket waits for the next one."""
        bucket = self.requests.bucket(client)
        if bucket:
            bucket.spend(FLOOD)
