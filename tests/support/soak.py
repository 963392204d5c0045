"""How long the tests under faults and attacks run: `make test` does a share, `make soak` the whole.

SOAK says how many times as much is done, SOAK_MINUTES for how long at most.
"""

import os
import time
from collections.abc import Iterator
from typing import Final

TIMES: Final = int(os.environ.get("SOAK", "1"))
SOAKING: Final = TIMES > 1
DONE: Final[dict[str, float]] = {}
"""What was done, for the table at the end."""
_END: Final = time.monotonic() + 60 * float(os.environ.get("SOAK_MINUTES", "inf"))
_EVERY: Final = 5.0
"""Seconds between two lines about the progress."""


def tell(line: str) -> None:
    """Show a line at once: pytest keeps what tests print; tests/conftest.py replaces this."""


def time_is_up() -> bool:
    return time.monotonic() > _END


def count(what: str, number: int = 1) -> None:
    DONE[what] = DONE.get(what, 0) + number


def longest(what: str, seconds: float) -> None:
    DONE[what] = max(DONE.get(what, 0.0), round(seconds, 1))


def rounds(once: int, what: str, most: int = 10**9) -> Iterator[int]:
    """Do something so often, or many times as often in a soak, until its time is up."""
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
