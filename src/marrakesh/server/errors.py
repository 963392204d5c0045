"""Errors raised to refuse a request, with a localised reason."""

from collections.abc import Callable
from typing import Final

from marrakesh.narration import explain, refusal
from marrakesh.records import RecordError
from marrakesh.rules.config import ConfigError
from marrakesh.rules.game import IllegalAction
from marrakesh.texts import text

LONGEST: Final = 200
"""Maximum characters of a client's input that an error message quotes."""
Words = Callable[[str], str]
"""A function that returns a sentence in the given language."""


class RequestError(ValueError):
    """The refusal of a request: the reason's text key and parameters, and an HTTP status."""

    def __init__(self, key: str, status: int = 400, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.status = status
        self.params = {
            name: value[:LONGEST] if isinstance(value, str) else value
            for name, value in params.items()
        }

    def explain(self, lang: str) -> str:
        """Return the reason as a sentence in the given language."""
        return text(lang)(f"refuse-{self.key}", **self.params)

    def __str__(self) -> str:
        return self.explain("en")


class ForwardedError(RequestError):
    """A refusal whose reason is worded elsewhere, for example by an error from the rules."""

    def __init__(self, words: Words, status: int = 400) -> None:
        super().__init__("passed", status)
        self._words = words

    def explain(self, lang: str) -> str:
        return self._words(lang)


def forwarded(error: ConfigError | RecordError | IllegalAction) -> RequestError:
    """Wrap an error from the rules, or from reading a record, in a RequestError."""
    if isinstance(error, ConfigError):
        return ForwardedError(lambda lang: refusal(error, lang))
    if isinstance(error, RecordError):
        return ForwardedError(error.explain)
    return ForwardedError(lambda lang: explain(error.action, error.reason, lang), 409)
