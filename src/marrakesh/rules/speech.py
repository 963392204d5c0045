"""The rules know facts, not sentences. Whoever makes sentences of them lends its voice here."""

from collections.abc import Callable
from typing import Any, Final, Protocol


class Voice(Protocol):
    """What `narration` offers; `Any` stands for classes of rooms above this one."""

    def describe(self, game: Any, action: int, lang: str = "en") -> str: ...
    def explain(self, action: int, reason: Any, lang: str = "en") -> str: ...
    def refusal(self, error: Any, lang: str = "en") -> str: ...


VOICE: Final[list[Callable[[], Voice]]] = []
"""Holds one function, laid here by `marrakesh/__init__.py`."""


def voice() -> Voice:
    return VOICE[0]()
