"""Helpers for the tests of the texts."""

from functools import cache
from importlib.resources import files
from typing import get_args

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from marrakesh.components import entry
from marrakesh.texts import CATALOGUES

COLOURS: tuple[str, ...] = get_args(entry.Colour)
SECTORS: tuple[str, ...] = get_args(entry.Sector)
RESOURCES: tuple[str, ...] = get_args(entry.Resource)
LUXURIES: tuple[str, ...] = get_args(entry.LuxuryType)

NUMBERS = {
    "n", "number", "season", "round", "scholars", "dates", "dinars", "guards", "points", "have",
    "base", "each", "most", "at_least", "at_most", "seat", "space", "workshop", "rapid", "segment",
    "start", "end", "value", "thrown", "fallen", "per", "most_points", "off", "minutes", "place",
    "kept", "days", "hours", "rank",
}  # fmt: skip
"""Parameters that are numbers; all others are keywords or finished texts."""


class Message(Visitor):
    """Parameters and references of one message, and the keywords it selects on."""

    def __init__(self, entry: ast.Message) -> None:
        self.params: set[str] = set()
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            words = self.variants.setdefault(node.selector.id.name, set())
            keys = (variant.key for variant in node.variants)
            words |= {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.generic_visit(node)


@cache
def entries(lang: str) -> list[ast.EntryType]:
    found: list[ast.EntryType] = []
    for name in CATALOGUES:
        catalogue = files("marrakesh.texts").joinpath(lang, name).read_text(encoding="utf-8")
        found += FluentParser().parse(catalogue).body
    return found


@cache
def messages(lang: str) -> dict[str, Message]:
    found = [entry for entry in entries(lang) if isinstance(entry, ast.Message)]
    return {entry.id.name: Message(entry) for entry in found}


def words(lang: str, key: str) -> dict[str, set[str]]:
    """The keywords that a message selects on, by parameter."""
    message = messages(lang)[key]
    found = {name: set(some) for name, some in message.variants.items() if name not in NUMBERS}
    for other in message.references:
        for name, some in words(lang, other).items():
            found.setdefault(name, set()).update(some)
    return found
