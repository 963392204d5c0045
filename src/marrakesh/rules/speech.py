"""The rules know facts, not sentences; the narration registers its functions here."""

from collections.abc import Callable
from typing import Any, Final, Protocol


class Voice(Protocol):
    """The interface of `narration`; `Any` stands for classes of higher packages."""

    def describe(self, game: Any, action: int, lang: str = "en") -> str: ...
    def explain(self, action: int, reason: Any, lang: str = "en") -> str: ...
    def refusal(self, error: Any, lang: str = "en") -> str: ...


VOICE: Final[list[Callable[[], Voice]]] = []
"""Holds one function, registered by `marrakesh/__init__.py`."""


def voice() -> Voice:
    return VOICE[0]()
