"""Limits for all connections of one client address together; this computer itself is exempt."""

import time
from collections import Counter
from typing import Final

_KNOWN: Final = 10_000
"""Addresses remembered; beyond that, those that have been quiet are forgotten."""


class Bucket:
    """A token bucket."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._since = time.monotonic()

    def take(self) -> bool:
        """Take a token; whether there was one left."""
        if self._fill() < 1:
            return False
        self._left -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens for what has been done; whoever comes next waits longer for theirs."""
        self._left -= tokens

    @property
    def full(self) -> bool:
        return self._fill() == self._burst

    def _fill(self) -> float:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        return self._left


class Crowd:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, whose: str) -> Bucket | None:
        """The bucket of a client, as `limits.client` calls it; None for this computer."""
        if not whose:
            return None
        if whose not in self._buckets:
            if len(self._buckets) >= _KNOWN:
                known = self._buckets.items()
                self._buckets = {one: bucket for one, bucket in known if not bucket.full}
            self._buckets[whose] = Bucket(self._rate, self._burst)
        return self._buckets[whose]

    def take(self, whose: str) -> bool:
        bucket = self.bucket(whose)
        return bucket is None or bucket.take()


class Connections:
    """The open connections by address: how many there may be, and how many new ones a second."""

    def __init__(self, most: int, rate: float, burst: float) -> None:
        self._most = most
        self._new = Crowd(rate, burst)
        self._open: Counter[str] = Counter()

    def come(self, whose: str) -> bool:
        """Count a new connection, unless there are too many."""
        if not self._new.take(whose) or (whose and self._open[whose] >= self._most):
            return False
        self._open[whose] += 1
        return True

    def go(self, whose: str) -> None:
        self._open[whose] -= 1
        if not self._open[whose]:
            del self._open[whose]


CONNECTIONS: Final = Connections(most=300, rate=20.0, burst=300.0)
"""Of this process. Behind a proxy all come from there, and it has to limit them."""
REQUESTS: Final = (50.0, 1000.0)
MESSAGES: Final = (100.0, 1000.0)
"""Rate and burst of HTTP requests and new sockets, and of messages on all sockets together."""
