"""Duration of the tests under faults and attacks: `make test` runs a share, `make soak` all.

SOAK is a factor for the amount of work, SOAK_MINUTES the maximum duration.
"""

import os
import time
from collections.abc import Iterator
from typing import Final

TIMES: Final = int(os.environ.get("SOAK", "1"))
SOAKING: Final = TIMES > 1
DONE: Final[dict[str, float]] = {}
"""Amounts of work done, for the table at the end."""
_END: Final = time.monotonic() + 60 * float(os.environ.get("SOAK_MINUTES", "inf"))
_EVERY: Final = 5.0
"""Seconds between two progress lines."""


def tell(line: str) -> None:
    """Show a line immediately, although pytest captures output; tests/conftest.py replaces this."""


def time_is_up() -> bool:
    return time.monotonic() > _END


def count(what: str, number: int = 1) -> None:
    DONE[what] = DONE.get(what, 0) + number


def longest(what: str, seconds: float) -> None:
    DONE[what] = max(DONE.get(what, 0.0), round(seconds, 1))


def rounds(once: int, what: str, most: int = 10**9) -> Iterator[int]:
    """Repeat this many times, or a multiple of that in a soak, until time is up."""
    told = time.monotonic()
    wanted = min(once * TIMES, most)
    for number in range(wanted):
        if time_is_up():
            return
        yield number
        count(what)
        if SOAKING and time.monotonic() > told + _EVERY:
            told = time.monotonic()
            tell(f"  {what}: {number + 1} of {wanted}")


def table() -> list[str]:
    width = max(map(len, DONE), default=0)
    return [f"{what:{width}} {number:>11,}" for what, number in DONE.items()]
