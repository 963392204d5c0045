"""Errors in a record, with their location."""

from marrakesh.components import ComponentError
from marrakesh.rules.agenda import Reason
from marrakesh.rules.config import ConfigError


class RecordError(ValueError):
    """An invalid record, or one of an impossible game; says where and why."""

    def __init__(self, number: int, line: str, key: str, **params: str | int) -> None:
        super().__init__(number, line, key, params)
        self.number = number
        self.line = line
        self.key = key
        self.params = params
        self.reason: tuple[int, Reason] | ConfigError | ComponentError | None = None
        """Why an action is illegal, or a configuration or a corrected value invalid."""

    def explain(self, lang: str) -> str:
        """The error and its correction in words."""
        from marrakesh.narration import explain, refusal
        from marrakesh.texts import text

        shown = "".join(char if char.isprintable() else "?" for char in self.line)
        shown = shown if len(shown) <= 60 else shown[:57] + "..."
        if isinstance(self.reason, ConfigError):
            reason = refusal(self.reason, lang)
        elif isinstance(self.reason, ComponentError):
            reason = self.reason.explain(lang)
        else:
            reason = explain(*self.reason, lang) if self.reason else ""
        problem = text(lang)(f"record-{self.key}", reason=reason, **self.params)
        if not self.number:
            return problem
        return text(lang)("record-line", number=self.number, line=shown, problem=problem)

    def __str__(self) -> str:
        return self.explain("en")
