"""Checks that messages of the catalogues are shown, for tests that are not about wording."""

import re

from marrakesh.texts import text


def says(shown: str, key: str, lang: str = "en", /, **params: str | int) -> bool:
    """Tell whether a text contains a message, however its lines are wrapped.

    … stands for any words, as do parameters that are not given.
    """
    return times(shown, key, lang, **params) > 0


def times(shown: str, key: str, lang: str = "en", /, **params: str | int) -> int:
    """Count how often a text contains a message; see `says`."""
    say = text(lang)
    try:
        message = say(key, **params)
    except ValueError as error:
        missing = re.findall(r"Unknown external: (\w+)", str(error))
        message = say(key, **params, **dict.fromkeys(missing, "…"))
    parts = (re.escape(" ".join(part.split())) for part in message.split("…"))
    return len(re.findall(r"\s*.*?\s*".join(parts), " ".join(shown.split())))
