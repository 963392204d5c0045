"""Which version this is, and whose games it can go on with."""

import re
from functools import cache
from importlib import metadata
from typing import Final

OLDEST: Final = "0.2.0"
"""The first version whose games are dealt and played as they are now."""


@cache
def version() -> str:
    """The version of this package, and so of its rules."""
    try:
        return metadata.version("marrakesh")
    except metadata.PackageNotFoundError:  # run from a source tree that is not installed
        return "unknown"


def too_old(other: str) -> bool:
    """Whether games of that version would go differently now."""
    return _release(other) < _release(OLDEST)


def _release(text: str) -> tuple[int, int]:
    """Major and minor number; of a version that is not known those of the oldest."""
    found = re.match(r"(\d{1,9})\.(\d{1,9})", text, re.ASCII)
    return (int(found[1]), int(found[2])) if found else _release(OLDEST)
