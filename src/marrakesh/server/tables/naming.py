"""The names that players give themselves."""

import re
from typing import Final
from unicodedata import category, normalize

from marrakesh.narration.solo import NAME

LONGEST: Final = 24
"""Characters of a name as people count them, each with its accents or parts."""
MOST_PARTS: Final = 16
"""Code points of a character: a family of four with skin tones has 11."""

_EMOJI: Final = "\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
_JOINING: Final = "\u0600-\u0dff"
"""Arabic and Indic letters, which are joined or kept apart by invisible characters."""
_INVISIBLE: Final = re.compile(
    f"(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])"
    f"|(?<=[{_JOINING}])[\u200c\u200d](?=[{_JOINING}])"
    "|(?<=\U0001f3f4)[\U000e0020-\U000e007e]+\U000e007f"
)
"""What is not printed and yet part of a name; anywhere else it could forge somebody's name."""


def plain_name(name: str) -> str:
    """A name without what cannot be seen or is too long; the Pashabot's name is reserved."""
    plain = shortened(printable(name))
    return "" if plain == NAME else plain


def printable(text: str) -> str:
    """A text in one line, without control characters and extra spaces."""
    composed = normalize("NFC", text)
    parts = {place for found in _INVISIBLE.finditer(composed) for place in range(*found.span())}
    seen = "".join(
        char if char.isprintable() or place in parts else "" if category(char) == "Cf" else " "
        for place, char in enumerate(composed)
    )
    return " ".join(seen.split())


def shortened(name: str) -> str:
    """The beginning of a name, without breaking a character into its parts."""
    return "".join(one[:MOST_PARTS] for one in _characters(name)[:LONGEST]).strip()


def _characters(text: str) -> list[str]:
    found: list[str] = []
    for char in text:
        if found and _belongs(char, found[-1]):
            found[-1] += char
        else:
            found.append(char)
    return found


def _belongs(char: str, before: str) -> bool:
    """Whether a code point continues a character: accents, emoji sequences, flags."""
    if category(char) in ("Mn", "Mc", "Me", "Cf") or "\U0001f3fb" <= char <= "\U0001f3ff":
        return True
    if before[-1] == "\u200d":
        return category(char).startswith("S")
    return _is_half_flag(char) and _is_half_flag(before)


def _is_half_flag(char: str) -> bool:
    return len(char) == 1 and "\U0001f1e6" <= char <= "\U0001f1ff"
