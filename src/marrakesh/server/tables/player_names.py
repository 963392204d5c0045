"""Player names: cleaned, limited in length, and checked for lookalikes."""

import re
from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import category, normalize

from marrakesh.narration.solo import NAME
from marrakesh.server.errors import RequestError
from marrakesh.texts import LANGUAGES, text

LONGEST: Final = 24
"""Maximum number of characters in a name, where an accented letter or an emoji counts as one."""
MOST_PARTS: Final = 16
"""Maximum code points per character: the emoji of a family of four with skin tones has 11."""

_EMOJI: Final = "\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
_JOINING: Final = "\u0600-\u0dff"
"""Arabic and Indic letters, which invisible characters can join or separate."""
_INVISIBLE: Final = re.compile(
    f"(?<=[{_EMOJI}\ufe0f])\u200d(?=[{_EMOJI}])"
    f"|(?<=[{_JOINING}])[\u200c\u200d](?=[{_JOINING}])"
    "|(?<=\U0001f3f4)[\U000e0020-\U000e007e]+\U000e007f"
)
"""Invisible characters in positions where they are valid; elsewhere, they could make two names look
the same, and so allow impersonation."""


_LATIN: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχ",
    "ABESIJKMHOPCTYXaesijopcyxdhABEZHIKMNOPTYXaikvopux",
)
"""Cyrillic and Greek letters that look like Latin ones."""
_STROKES: Final = str.maketrans("I1|0", "lllO")


def plain_name(name: str) -> str:
    """Clean and shorten a name; return "" for the Pashabot's name, which is reserved."""
    plain = shortened(printable(name))
    return "" if plain == NAME else plain


def check_name(name: str, seat: int, names: Sequence[str], people: Iterable[int]) -> None:
    """Raise RequestError if another person at the table has this name or one that looks like it."""
    if is_taken(name, seat, names, people):
        raise RequestError("same-name", name=name)


def is_taken(name: str, seat: int, names: Sequence[str], people: Iterable[int]) -> bool:
    """Return whether another person has this name or one that looks like it.

    People without a name have a numbered default name in each language.
    """
    return bool(name) and any(
        same_name(name, called)
        for other in people
        if other != seat
        for called in ([names[other]] if names[other] else _numbered(other))
    )


def same_name(one: str, other: str) -> bool:
    """Return whether two names look alike."""
    return not _looks(one).isdisjoint(_looks(other))


def _looks(name: str) -> set[str]:
    latin = normalize("NFKC", name).translate(_LATIN)
    return {latin.casefold(), latin.translate(_STROKES).casefold()}


def _numbered(seat: int) -> list[str]:
    return [text(lang)("player-name", number=seat + 1) for lang in LANGUAGES]


def printable(line: str) -> str:
    """Reduce text to one line, without control characters, invisible characters or extra spaces."""
    composed = normalize("NFC", line)
    parts = {place for found in _INVISIBLE.finditer(composed) for place in range(*found.span())}
    seen = "".join(
        char if char.isprintable() or place in parts else "" if category(char) == "Cf" else " "
        for place, char in enumerate(composed)
    )
    return " ".join(seen.split())


def shortened(name: str) -> str:
    """Shorten a name without splitting characters that consist of several code points."""
    return "".join(one[:MOST_PARTS] for one in _characters(name)[:LONGEST]).strip()


def _characters(line: str) -> list[str]:
    found: list[str] = []
    for char in line:
        if found and _belongs(char, found[-1]):
            found[-1] += char
        else:
            found.append(char)
    return found


def _belongs(char: str, before: str) -> bool:
    """Return whether a code point continues a character: an accent, emoji sequence or flag."""
    if category(char) in ("Mn", "Mc", "Me", "Cf") or "\U0001f3fb" <= char <= "\U0001f3ff":
        return True
    if before[-1] == "\u200d":
        return category(char).startswith("S")
    return _is_half_flag(char) and _is_half_flag(before)


def _is_half_flag(char: str) -> bool:
    return len(char) == 1 and "\U0001f1e6" <= char <= "\U0001f1ff"
