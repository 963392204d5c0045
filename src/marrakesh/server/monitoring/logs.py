"""Log lines with time, level and fields (logfmt), without secrets and with few tracebacks."""

import json
import logging
import re
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from marrakesh.server.monitoring.metrics import ERRORS

TRACE_EVERY: Final = 60.0
"""Minimum seconds between two tracebacks of the same fault."""
_PLAIN: Final = frozenset((*vars(logging.makeLogRecord({})), "taskName", "color_message"))
"""Attributes of every record; all others are fields passed as `extra`."""
_BARE: Final = re.compile(r"[!#-<>-\[\]-~]+")
"""Values that need no quotes: visible ASCII but no double quote, equals sign or backslash."""
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_SECRETS: Final = (
    (re.compile(r"(://[^/\s:@]*):[^/\s@]+@"), r"\1:***@"),  # a database's password
    (re.compile(r"(?<![\w-])[\w-]{32}(?![\w-])"), "***"),  # a seat's token
)


class Lines(logging.Formatter):
    """Formats each record as one line, followed by a fault's traceback at most once a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._shown: dict[str, float] = {}  # by fault: when its traceback was shown

    def format(self, record: logging.LogRecord) -> str:
        given = {name: value for name, value in vars(record).items() if name not in _PLAIN}
        fields: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "msg": record.getMessage(),
            # fields that start with an underscore are Ray's
            **{name: value for name, value in given.items() if not name.startswith("_")},
        }
        trace = ""
        error = record.exc_info[1] if record.exc_info else None
        if error:
            fields["error"] = f"{type(error).__name__}: {error}".splitlines()[0]
            if self._is_news(_place(error)):
                lines = "".join(traceback.format_exception(error)).splitlines()
                trace = "".join(f"\n  {_CONTROL.sub('?', line)}" for line in lines)
        line = " ".join(f"{name}={_quoted(str(value))}" for name, value in fields.items())
        return without_secrets(line + trace)

    def _is_news(self, fault: str) -> bool:
        """Return whether to show the traceback of a fault now."""
        now = self._clock()
        self._shown = {one: at for one, at in self._shown.items() if now - at < TRACE_EVERY}
        if fault in self._shown:
            return False
        self._shown[fault] = now
        return True


class Handler(logging.StreamHandler):  # type: ignore[type-arg]
    """Writes the lines to standard error, and counts errors."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.setFormatter(Lines(clock))

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            ERRORS.add(record.name)
        super().emit(record)


def set_up() -> None:
    """Set up the logging of this process's warnings and errors."""
    logging.basicConfig(level=logging.WARNING, handlers=[Handler()], force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Return whether to log a record: any except uvicorn's complaints about malformed HTTP."""
    return not str(record.msg).startswith(("Invalid ", "Unsupported upgrade"))


def _place(error: BaseException) -> str:
    """Return an id for a fault: the type of error and where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else ""


def _quoted(value: str) -> str:
    return value if _BARE.fullmatch(value) else json.dumps(value, ensure_ascii=False)


def without_secrets(text: str) -> str:
    """Return the text with passwords and tokens redacted."""
    for secret, blot in _SECRETS:
        text = secret.sub(blot, text)
    return text
