"""Log lines: time, level and fields, one trace per fault and minute, no secrets."""

import logging
import re
from collections.abc import Callable, Iterator
from io import StringIO

import pytest

from marrakesh.server.monitoring.logs import Handler, set_up
from marrakesh.server.storage.tokens import new_token
from server.http.asgi_client import Clock
from server.monitoring.helpers import figure

Said = Callable[[], list[str]]


@pytest.fixture
def log() -> Iterator[logging.Logger]:
    """A logger whose records are counted once, whatever the root logger does with them."""
    log = logging.getLogger("marrakesh.test")
    log.propagate = False
    yield log
    log.propagate = True


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def said(log: logging.Logger, clock: Clock) -> Iterator[Said]:
    """The lines logged since the last call."""
    handler, stream = Handler(clock), StringIO()
    handler.setStream(stream)
    log.addHandler(handler)

    def lines() -> list[str]:
        told = stream.getvalue().splitlines()
        stream.seek(0)
        stream.truncate()
        return told

    yield lines
    log.removeHandler(handler)


def fail(log: logging.Logger, words: str = "no such thing") -> None:
    try:
        raise LookupError(words)
    except LookupError as error:
        log.error("Move failed", exc_info=error, extra={"table": "abc"})


def test_log_line_has_time_level_and_fields(log: logging.Logger, said: Said) -> None:
    log.warning("Lost %s", "it", extra={"table": "a-b_c", "reason": 'x="y"\nÄ', "n": 3})
    (line,) = said()
    assert re.fullmatch(
        r"time=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00 level=warning logger=marrakesh.test"
        r' msg="Lost it" table=a-b_c reason="x=\\"y\\"\\nÄ" n=3',
        line,
    ), line


def test_at_most_one_traceback_per_fault_and_minute_is_logged(
    log: logging.Logger, said: Said, clock: Clock
) -> None:
    fail(log)
    first, *trace = said()
    assert 'error="LookupError: no such thing"' in first
    assert trace[0] == "  Traceback (most recent call last):"
    for _ in range(50):
        fail(log)
    again = said()
    assert len(again) == 50
    assert all("table=abc error=" in line for line in again)
    log.error("Another", exc_info=ValueError("2"))
    assert len(said()) > 1  # another fault
    for seconds, lines in ((59.5, 1), (0.5, len(trace) + 1), (59.5, 1), (0.5, len(trace) + 1)):
        clock.now += seconds
        fail(log)
        assert len(said()) == lines


def raising(file: str, line: int) -> Callable[[], None]:
    """Return a function that fails in this line of a file."""
    names: dict[str, Callable[[], None]] = {}
    exec(compile("\n" * (line - 2) + "def f():\n raise LookupError", file, "exec"), names)
    return names["f"]


def test_fault_is_identified_by_the_line_that_raised_it(log: logging.Logger, said: Said) -> None:
    """Regardless of the caller and the depth of the call."""

    def call(work: Callable[[], None]) -> bool:
        """Tell whether a trace was shown."""
        try:
            work()
        except LookupError as error:
            log.error("Failed", exc_info=error)
        return len(said()) > 1

    here = raising("here.py", 5)

    def through() -> None:
        here()

    assert call(here)
    assert not call(here)
    assert not call(through)
    assert call(raising("here.py", 6))
    assert call(raising("there.py", 5))


def test_secrets_are_not_logged(log: logging.Logger, said: Said) -> None:
    tokens = [new_token() for _ in range(100)]
    for token in tokens:
        log.warning("Heard %s", {"token": token, "table": "JFf7BtpNsIXN"})
        fail(log, f"Bearer {token} at postgresql://marrakesh:pa55:word@db/marrakesh")
    told = "\n".join(said())
    assert not any(token in told for token in tokens)
    assert "pa55" not in told
    assert "JFf7BtpNsIXN" in told
    assert "postgresql://marrakesh:***@db/marrakesh" in told


def test_client_cannot_forge_log_lines(log: logging.Logger, said: Said) -> None:
    fail(log, "a\nlevel=error msg=forged\x1b[31m\rb")
    lines = said()
    assert all(line.startswith(("time=", "  ")) for line in lines)
    assert not any("\x1b" in line for line in lines)


def test_logged_errors_are_counted_but_warnings_are_not(log: logging.Logger, said: Said) -> None:
    name = 'marrakesh_errors_total{logger="marrakesh.test"}'
    before = figure(name)
    for _ in range(3):
        fail(log)
    log.critical("It goes no further")
    log.warning("Only a warning")
    assert figure(name) == before + 4


@pytest.fixture
def plain_logging() -> Iterator[None]:
    """Let a test reconfigure logging; restore it afterwards."""
    root, server = logging.getLogger(), logging.getLogger("uvicorn.error")
    before = root.handlers[:], root.level, server.filters[:]
    yield
    root.handlers[:], root.level, server.filters[:] = before


@pytest.mark.usefixtures("plain_logging")
def test_all_warnings_are_logged_except_those_about_malformed_http(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up()
    logging.getLogger("sqlalchemy.pool").warning("Lost it")
    logging.getLogger("sqlalchemy.pool").info("Found it")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("uvicorn.error").warning("Too slow")
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(" level=")[2] for line in lines] == [
        'warning logger=sqlalchemy.pool msg="Lost it"',
        'warning logger=uvicorn.error msg="Too slow"',
    ]
