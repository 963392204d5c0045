"""The package version, and which versions' games it can continue."""

import re
from functools import cache
from importlib import metadata
from typing import Final

OLDEST: Final = "0.3.0"
"""The oldest version whose deal and rules match this one."""


@cache
def version() -> str:
    """The version of this package and therefore of its rules."""
    try:
        return metadata.version("marrakesh")
    except metadata.PackageNotFoundError:  # run from a source tree that is not installed
        return "unknown"


def too_old(other: str) -> bool:
    """Whether games of that version would play differently now."""
    return _release(other) < _release(OLDEST)


def _release(text: str) -> tuple[int, int]:
    """Major and minor number; an unknown version counts as the oldest."""
    found = re.match(r"(\d{1,9})\.(\d{1,9})", text, re.ASCII)
    return (int(found[1]), int(found[2])) if found else _release(OLDEST)
