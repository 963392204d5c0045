"""The time that this process has run: what people are charged for.

The wall clock jumps when it is set, and goes on while a laptop sleeps or no server runs.
"""

import time
from typing import Final

JUMP: Final = 5.0
"""Seconds that the wall clock must gain or lose at a time to have jumped."""
SETTLING: Final = 600.0
"""Seconds for which no deadline ends a move after a jump: people can come back, and a wrong clock
can be set right."""
STANDSTILL: Final = 30.0
"""Seconds without anybody reading the time in which the process cannot have run: it does so every
few seconds."""


class Stopwatch:
    """Seconds that the process has run. Some systems' monotonic clocks go on while they sleep, and
    all of them while a process is stopped."""

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
        self._since = ticks()  # for as long have both clocks run alike
        self._jumped: float | None = None

    def at(self, date: float) -> float:
        """When it was this date, in ticks; at the earliest when the process began to run, or when
        the wall clock jumped."""
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
