"""Why a request is refused, in words."""

from collections.abc import Callable
from typing import Final

from marrakesh.narration import explain, refusal
from marrakesh.records import RecordError
from marrakesh.rules.config import ConfigError
from marrakesh.rules.game import IllegalAction
from marrakesh.texts import text

LONGEST: Final = 200
"""Characters of a client's input that are echoed back."""
Words = Callable[[str], str]
"""A sentence by language."""


class RequestError(ValueError):
    """A refused request: the key of a text, its parameters, and a status where HTTP tells it."""

    def __init__(self, key: str, status: int = 400, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.status = status
        self.params = {
            name: value[:LONGEST] if isinstance(value, str) else value
            for name, value in params.items()
        }

    def explain(self, lang: str) -> str:
        """A sentence saying what is wrong and what would be right."""
        return text(lang)(f"refuse-{self.key}", **self.params)

    def __str__(self) -> str:
        return self.explain("en")


class ForwardedError(RequestError):
    """A refusal by the rules or a record, which have their own texts."""

    def __init__(self, words: Words, status: int = 400) -> None:
        super().__init__("passed", status)
        self._words = words

    def explain(self, lang: str) -> str:
        return self._words(lang)


def forwarded(error: ConfigError | RecordError | IllegalAction) -> RequestError:
    """Wrap an error of the rules or a record as a RequestError."""
    if isinstance(error, ConfigError):
        return ForwardedError(lambda lang: refusal(error, lang))
    if isinstance(error, RecordError):
        return ForwardedError(error.explain)
    return ForwardedError(lambda lang: explain(error.action, error.reason, lang), 409)
