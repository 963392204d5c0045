"""What tests must pin, found in the source of the rules, and how: reasons and events in words."""

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from marrakesh import rules

RULES = Path(rules.__file__).parent
Site = tuple[str, int]
"""A file of the rules and a line in it."""


def reads(sentence: str, pattern: str) -> bool:
    """Whether a sentence reads like this; … stands for words that do not matter."""
    parts = (re.escape(part.strip()) for part in pattern.split("…"))
    return re.fullmatch(r"\s*.*?\s*".join(parts), sentence) is not None


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(RULES.rglob("*.py")):
        yield str(path), ast.parse(path.read_text(encoding="utf-8"))


def literals(node: ast.AST, start: str) -> set[str]:
    """The strings within a piece of code that begin like this."""
    strings = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant)]
    return {text for text in strings if isinstance(text, str) and text.startswith(start)}


# --- reasons --------------------------------------------------------------------------------------


class Return(NamedTuple):
    """A `return` of a function that tells why not, with the reasons it names itself."""

    path: str
    first: int
    last: int
    keys: tuple[str, ...]

    def __str__(self) -> str:
        return f"{Path(self.path).relative_to(RULES)}:{self.first} {' or '.join(self.keys)}"


def returns_of_why_not() -> list[Return]:
    """Every branch of every `why_not`."""
    found = []
    for path, tree in modules():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and "why_not" in function.name:
                for node in ast.walk(function):
                    if isinstance(node, ast.Return):
                        keys = tuple(sorted(literals(node, "why-")))
                        found.append(Return(path, node.lineno, node.end_lineno or 0, keys))
    return found


@contextmanager
def watched_returns() -> Iterator[list[tuple[str, int, Any]]]:
    """Where the functions that tell why not return meanwhile, and what."""
    seen: list[tuple[str, int, Any]] = []

    def inside(frame: FrameType, event: str, value: Any) -> Any:
        if event == "return":
            seen.append((frame.f_code.co_filename, frame.f_lineno, value))
        return inside

    def entered(frame: FrameType, event: str, value: Any) -> Any:
        return inside if "why_not" in frame.f_code.co_name else None

    before = sys.gettrace()
    sys.settrace(entered)
    try:
        yield seen
    finally:
        sys.settrace(before)
