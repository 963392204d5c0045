"""Names in scripts that run from right to left, within sentences that do not."""

import re
from typing import Final

_FIRST, _LAST = "\u2068", "\u2069"
"""Unicode's first strong isolate, and its end."""
_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def isolated(words: str) -> str:
    """Words that turn around nothing beside them: numbers and punctuation stay in their place.

    The browser does the same (web/src/lib/bidi.ts).
    """
    if _FIRST in words or not _RIGHT_TO_LEFT.search(words):
        return words
    return f"{_FIRST}{words}{_LAST}"
