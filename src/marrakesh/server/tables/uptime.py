"""The time for which this process has run; players' clocks run down only during that time.

The wall clock, by contrast, jumps when it is set, and keeps going while a laptop sleeps or no
server is running.
"""

import time
from typing import Final

JUMP: Final = 5.0
"""Seconds that the wall clock must gain or lose between readings to count as a jump."""
SETTLING: Final = 600.0
"""Seconds after a jump during which no deadline expires, so that players can return and a wrong
clock can be corrected."""
STANDSTILL: Final = 30.0
"""Seconds without a reading after which the process counts as having been suspended; normally, it
reads the time every few seconds."""


class Stopwatch:
    """A stopwatch that runs only while the process does. Some systems' monotonic clocks keep going
    during sleep, and all of them while a process is stopped."""

    def __init__(self) -> None:
        self._read = time.monotonic()
        self._stood = 0.0

    def read(self) -> float:
        now = time.monotonic()
        if now - self._read > STANDSTILL:
            self._stood += now - self._read
        self._read = now
        return now - self._stood


_STOPWATCH: Final = Stopwatch()


def ticks() -> float:
    """Return the reading, in seconds, of a clock that runs only while this process does."""
    return _STOPWATCH.read()


class Uptime:
    """The relation between the wall clock and the time that this process has run."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        """Start comparing the clocks; inactivity until now does not count as a jump of the wall
        clock."""
        self._ahead = time.time() - ticks()
        self._since = ticks()  # both clocks have agreed since then
        self._jumped: float | None = None

    def at(self, date: float) -> float:
        """Convert a Unix timestamp to ticks: at most the present, and at least the start or, if
        later, the wall clock's last jump."""
        self._compare()
        return min(ticks(), max(self._since, date - self._ahead))

    @property
    def settled(self) -> bool:
        """Whether the wall clock can be relied on, as it has not jumped recently."""
        self._compare()
        return self._jumped is None or ticks() - self._jumped >= SETTLING

    def _compare(self) -> None:
        ahead = time.time() - ticks()
        if abs(ahead - self._ahead) > JUMP:
            self._since = self._jumped = ticks()
        self._ahead = ahead


UPTIME = Uptime()
