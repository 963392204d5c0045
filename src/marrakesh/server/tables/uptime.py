"""The time that this process has run, which is what people are charged for.

The wall clock jumps when it is set, and keeps going while a laptop sleeps or no server runs.
"""

import time
from typing import Final

JUMP: Final = 5.0
"""How many seconds the wall clock must gain or lose at a time to count as having jumped."""
SETTLING: Final = 600.0
"""For how many seconds after a jump no deadline expires, so that people can come back and a wrong
clock can be corrected."""
STANDSTILL: Final = 30.0
"""If the time has not been read for this many seconds, the process has not run: it reads the time
every few seconds."""


class Stopwatch:
    """Seconds that the process has run. Some systems' monotonic clocks keep going while they
    sleep, and all of them while a process is stopped."""

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
    """Seconds on a clock that runs while this process does."""
    return _STOPWATCH.read()


class Uptime:
    """How the wall clock relates to the time that this process has run."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        """The process begins to serve: that it did nothing until now is not a standstill."""
        self._ahead = time.time() - ticks()
        self._since = ticks()  # both clocks have run alike since then
        self._jumped: float | None = None

    def at(self, date: float) -> float:
        """A date in ticks; at the earliest when the process started, or when the wall clock
        jumped."""
        self._compare()
        return min(ticks(), max(self._since, date - self._ahead))

    @property
    def settled(self) -> bool:
        """Whether the date can be relied on."""
        self._compare()
        return self._jumped is None or ticks() - self._jumped >= SETTLING

    def _compare(self) -> None:
        ahead = time.time() - ticks()
        if abs(ahead - self._ahead) > JUMP:
            self._since = self._jumped = ticks()
        self._ahead = ahead


UPTIME = Uptime()
