"""What tests must pin, found in the source of the rules, and how: reasons and events in words."""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest

from marrakesh import Game, rules
from marrakesh.narration import tell
from marrakesh.rules.events import Event
from marrakesh.rules.state import Table
from marrakesh.texts import Texts
from scenario import Scenario, play

RULES = Path(rules.__file__).parent
NAMES = ["Ada", "Bo", "Cy", "Di"]


def after(game: Game, *actions: str) -> Game:
    play(game, *actions)
    return game


def acts(table: Scenario, sector: str, *actions: str) -> Game:
    """Seat 0 performs a sector action with an assistant."""
    return after(table.assistants({0: [sector]}), "sector action", *actions)


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


# --- events ---------------------------------------------------------------------------------------


class Told(NamedTuple):
    """An event, and what a player reads."""

    kind: str
    seat: int
    reads: str
    facts: dict[str, int]


def told(kind: str, seat: int, reads: str, /, **facts: int) -> Told:
    return Told(kind, seat, reads, facts)


class Happening(NamedTuple):
    """A position in an edition after the last action, and what that has told."""

    game: Callable[[str], Game]
    told: Callable[[Game], list[Told]]


def tells(
    ids: pytest.MarkDecorator, game: Callable[[str], Game], *events: Told | Callable[[Game], Told]
) -> Any:
    """A case: its statements, the position, and its events, all of the kinds that are listed."""

    def expected(game: Game) -> list[Told]:
        return [event if isinstance(event, Told) else event(game) for event in events]

    name = " ".join(dict.fromkeys(e.kind for e in events if isinstance(e, Told)))
    return pytest.param(Happening(game, expected), id=name or None, marks=ids)


def check(case: Happening, edition: str) -> list[Event]:
    """Compare the events with those expected, and read them; the ones that were compared."""
    game = case.game(edition)
    expected = case.told(game)
    kinds = {event.kind for event in expected}
    found = [event for event in game.table.events or [] if event.kind in kinds]
    here = [(event.kind, event.seat, event.facts) for event in found]
    wanted = [(event.kind, event.seat, event.facts) for event in expected]
    assert here == wanted, f"{here}, not {wanted}"
    for event, like in zip(found, expected, strict=True):
        sentence = tell(event, "en", NAMES[: game.config.players])
        assert reads(sentence, like.reads), sentence
    return found


class Teller(NamedTuple):
    """A call that tells of something, with what it calls the kind."""

    path: str
    first: int
    last: int
    kind: str

    def __str__(self) -> str:
        return f"{Path(self.path).relative_to(RULES)}:{self.first} {self.kind}"


def tellers() -> list[Teller]:
    """Every place in the rules that tells of an event."""
    found = []
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                kind = ast.unparse(node.args[0]).partition("(")[0]
                found.append(Teller(path, node.lineno, node.end_lineno or 0, kind))
    return found


class Heard(NamedTuple):
    """Where events came from, and the keys of the texts that were read."""

    places: list[tuple[Event, str, int]]
    keys: set[str]


def listen_in(patch: pytest.MonkeyPatch) -> Heard:
    """From now on notice who tells of an event, and which texts are read."""
    heard = Heard([], set())
    original_tell, original_call = Table.tell, Texts.__call__

    def noticed(table: Table, event: Event) -> None:
        caller = sys._getframe(1)
        original_tell(table, event)
        if table.events:
            place = caller.f_code.co_filename, caller.f_lineno
            heard.places.append((table.events[-1], *place))

    def read(texts: Texts, key: str, /, **params: str | int) -> str:
        heard.keys.add(key)
        return original_call(texts, key, **params)

    patch.setattr(Table, "tell", noticed)
    patch.setattr(Texts, "__call__", read)
    return heard
