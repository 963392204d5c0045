"""Reasons and events that tests must cover, found in the source of the rules, and their texts."""

import ast
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

import pytest

from marrakesh import Game, rules
from marrakesh.narration import tell
from marrakesh.rules.events import Event
from marrakesh.rules.state import Table
from marrakesh.texts import LANGUAGES, Texts
from scenario import Scenario, play

RULES = Path(rules.__file__).parent
NAMES = ["Ada", "Bo", "Cy", "Di"]


def after(game: Game, *actions: str) -> Game:
    play(game, *actions)
    return game


def acts(table: Scenario, sector: str, *actions: str) -> Game:
    """Let seat 0 perform a sector action with an assistant."""
    return after(table.assistants({0: [sector]}), "sector action", *actions)


def unsaid(say: Callable[[dict[str, int]], str], facts: dict[str, int]) -> set[str]:
    """Return the facts that a sentence does not state: they may change, and it stays the same."""
    silent = set()
    for name, value in facts.items():
        others = set()
        for other in (value - 1, value + 1):
            with suppress(LookupError):
                others.add(say({**facts, name: other}))
        if others <= {say(facts)}:
            silent.add(name)
    return silent


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(RULES.rglob("*.py")):
        yield str(path), ast.parse(path.read_text(encoding="utf-8"))


def literals(node: ast.AST, start: str) -> set[str]:
    """Return the strings in a piece of code that start with a prefix."""
    strings = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant)]
    return {text for text in strings if isinstance(text, str) and text.startswith(start)}


# --- reasons --------------------------------------------------------------------------------------


class Return(NamedTuple):
    """A `return` of a function that gives reasons, with the keys it contains."""

    path: str
    first: int
    last: int
    keys: tuple[str, ...]

    def __str__(self) -> str:
        return f"{Path(self.path).relative_to(RULES)}:{self.first} {' or '.join(self.keys)}"


def returns_of_why_not() -> list[Return]:
    """Return every branch of every `why_not`."""
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
    """Record the returns of functions that give reasons: file, line and value."""
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


UNSAID: Final = {
    "bot-claim": {"n", "rule", "completes", "options"},
    "caravan": {"space"},
    "disc": {"disc"},
    "discovered": {"place"},
    "entertainer": {"space"},
    "head-start": {"end"},
    "luxury-shown": {"place"},
    "office": {"colour", "office"},
    "phase": {"round"},
    "returned": {"space", "sector"},
    "scroll-shown": {"place"},
    "square": {"space"},
}
"""Facts of events for the board alone; or of the Pashabot's claims, which their reason implies."""


class Told(NamedTuple):
    """An event and the keys of the texts that tell players of it."""

    kind: str
    seat: int
    keys: set[str]
    facts: dict[str, int]


def told(kind: str, seat: int, /, *keys: str, **facts: int) -> Told:
    return Told(kind, seat, set(keys) or {f"event-{kind}"}, facts)


class Happening(NamedTuple):
    """A position, by edition, after the last action, and the events expected of it."""

    game: Callable[[str], Game]
    told: Callable[[Game], list[Told]]


def tells(
    ids: pytest.MarkDecorator, game: Callable[[str], Game], *events: Told | Callable[[Game], Told]
) -> Any:
    """Build a test case from its rule ids, a position, and all events of the kinds listed."""

    def expected(game: Game) -> list[Told]:
        return [event if isinstance(event, Told) else event(game) for event in events]

    name = " ".join(dict.fromkeys(e.kind for e in events if isinstance(e, Told)))
    return pytest.param(Happening(game, expected), id=name or None, marks=ids)


def check(case: Happening, edition: str) -> list[Event]:
    """Compare the events with those expected, and the texts used; return those compared."""
    game = case.game(edition)
    expected = case.told(game)
    kinds = {event.kind for event in expected}
    found = [event for event in game.table.events or [] if event.kind in kinds]
    here = [(event.kind, event.seat, event.facts) for event in found]
    wanted = [(event.kind, event.seat, event.facts) for event in expected]
    assert here == wanted, f"{here}, not {wanted}"
    names = NAMES[: game.config.players]
    for event, like in zip(found, expected, strict=True):
        with pytest.MonkeyPatch.context() as patch:
            keys = keys_used(patch)
            sentence = tell(event, "en", names)
        assert {key for key in keys if key.startswith(("event-", "bot-"))} == like.keys
        assert event.seat < 0 or [*names, "Pashabot"][event.seat] in sentence
        for lang in LANGUAGES:
            assert _unsaid_of(event, lang, names) <= UNSAID.get(event.kind, set())
    return found


def _unsaid_of(event: Event, lang: str, names: list[str]) -> set[str]:
    return unsaid(lambda facts: tell(type(event)(event.seat, **facts), lang, names), event.facts)


class Teller(NamedTuple):
    """A call that emits an event, with its expression for the kind."""

    path: str
    first: int
    last: int
    kind: str

    def __str__(self) -> str:
        return f"{Path(self.path).relative_to(RULES)}:{self.first} {self.kind}"


def tellers() -> list[Teller]:
    """Return every place in the rules that emits an event."""
    found = []
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                kind = ast.unparse(node.args[0]).partition("(")[0]
                found.append(Teller(path, node.lineno, node.end_lineno or 0, kind))
    return found


class Heard(NamedTuple):
    """The origins of events, and the keys of the texts used."""

    places: list[tuple[Event, str, int]]
    keys: set[str]


def listen_in(patch: pytest.MonkeyPatch) -> Heard:
    """Record from now on where events are emitted and which texts are used."""
    heard = Heard([], keys_used(patch))
    original_tell = Table.tell

    def noticed(table: Table, event: Event) -> None:
        caller = sys._getframe(1)
        original_tell(table, event)
        if table.events:
            place = caller.f_code.co_filename, caller.f_lineno
            heard.places.append((table.events[-1], *place))

    patch.setattr(Table, "tell", noticed)
    return heard


def keys_used(patch: pytest.MonkeyPatch) -> set[str]:
    """Record from now on the keys of the texts used."""
    keys = set()
    original = Texts.__call__

    def read(texts: Texts, key: str, /, **params: str | int) -> str:
        keys.add(key)
        return original(texts, key, **params)

    patch.setattr(Texts, "__call__", read)
    return keys
