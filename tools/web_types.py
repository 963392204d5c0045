"""Generate the browser's types and word lists: python tools/web_types.py

web/src/lib/messages.ts is generated from `marrakesh.server.messages` (with what a seat sees) and
the box of components, web/src/lib/words.ts from the words that the rules have numbers for. Prettier
ignores both (web/.prettierignore). With --check nothing is written, and it fails if a file is out
of date.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from marrakesh.components import Box, entry
from marrakesh.rules import events, facts, phases, questions, sources, subjects, view_types, words
from marrakesh.rules.values import GATE_SPACES
from marrakesh.server import messages
from marrakesh.server.messages.from_server import QUESTION_KEYS

LIB: Final = Path(__file__).parents[1] / "web" / "src" / "lib"
HEAD: Final = "// Made by tools/web_types.py from marrakesh.server.messages: do not edit.\n"
WORDS_HEAD: Final = """// Made by tools/web_types.py: do not edit.
// The rules' numbers for things, as questions have them, are places in these lists.
import type { EventKind } from "./messages";
"""
WIDTH: Final = 100

NUMBERED: Final = {
    "COLOURS": words.COLOURS,
    "SECTORS": words.SECTORS,
    "RESOURCES": words.RESOURCES,
    "GOODS": tuple(words.COLOURS[colour] for colour in words.GOODS),
    "STAIRS": words.STAIRS,
    "PATHS": words.PATHS,
    "GATE_SECTORS": tuple(words.SECTORS[sector] for sector in GATE_SPACES),
    "FINAL_SCORING": sources.FINAL_SCORING,
}
COLOUR_OF: Final = {
    sector: colour
    for colour, sector in zip(words.COLOURS, words.SECTORS, strict=False)
    if sector != "souk"
}
"""The colour of the keshis that fill a sector."""
HOME_OF: Final = {
    colour: f"{home.kind}.{home.key}" if home.key else home.kind
    for colour, home in zip(words.COLOURS, map(subjects.home, range(12)), strict=True)
}
"""The name of the place where a board keeps keshis of a colour, as the browser names places."""
WORDS: Final = {
    name: get_args(choices)
    for name, choices in (
        ("Lang", messages.Lang), ("Kind", messages.Kind), ("Pace", messages.Pace),
        ("Colour", entry.Colour), ("Goods", entry.Goods), ("NotGoods", entry.NotGoods),
        ("Resource", entry.Resource), ("Sector", entry.Sector),
        ("ScrollColour", entry.ScrollColour), ("LuxuryType", entry.LuxuryType),
        ("Track", entry.Track), ("Module", entry.Module), ("Spectator", view_types.Spectator),
        ("PlaceKind", subjects.PlaceKind), ("Verb", subjects.Verb),
    )
} | {
    "Stair": words.STAIRS,
    "Path": words.PATHS,
    "Phase": phases.PHASES,
    "GateSector": NUMBERED["GATE_SECTORS"],
    "QuestionKey": QUESTION_KEYS,
}  # fmt: skip
"""Unions of words that have a name."""
UNIONS: Final = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
SENT: Final = (
    messages.FromServer, messages.Created, messages.TableInfo, messages.MyTable, messages.Problem,
    messages.LogEntry, messages.Moment, messages.Sheet, messages.Offer, messages.TileHelp, Box,
)  # fmt: skip
"""Sent by the server, which omits no field."""
RECEIVED: Final = (messages.FromClient, messages.NewTable, messages.Mine, messages.PlayOn)
"""Sent by browsers, which may omit fields with a default."""

Schema = dict[str, Any]


class Types:
    """Generates TypeScript from JSON schemas."""

    def __init__(self) -> None:
        _, found = msgspec.json.schema_components([*SENT, *RECEIVED], ref_template="{name}")
        _, sent = msgspec.json.schema_components(SENT, ref_template="{name}")
        self.schemas: dict[str, Schema] = found
        self.sent = set(sent)
        self.named = {frozenset(words): name for name, words in WORDS.items()}

    def lines(self) -> Iterator[str]:
        yield HEAD
        for name, choices in WORDS.items():
            yield union(f"export type {name} =", [json.dumps(word) for word in choices])
        for name in sorted(self.schemas):
            yield from self.declaration(name)
        yield ""
        yield "/** What each question is about. */"
        yield "export interface QuestionFacts {"
        for key in filter(None, QUESTION_KEYS):
            yield from self.facts_of(key, questions.CATALOGUE[key])
        yield "}"
        for name, members in UNIONS.items():
            yield ""
            yield union(f"export type {name} =", [member.__name__ for member in get_args(members)])

    def declaration(self, name: str) -> Iterator[str]:
        schema = self.schemas[name]
        yield ""
        if "description" in schema:
            yield comment(schema["description"])
        if "enum" in schema:
            yield union(f"export type {name} =", [json.dumps(word) for word in schema["enum"]])
            return
        if name == "Happening":
            yield from self.happening()
            return
        yield f"export interface {name} {{"
        for field, kind in schema["properties"].items():
            yield from self.field(name, field, kind)
        yield "}"

    def happening(self) -> Iterator[str]:
        """The event of a kind, the facts of each kind, and their union."""
        yield "export interface HappeningOf<K extends EventKind> {"
        own = {"kind": "K", "facts": "EventFacts[K]"}
        for field, kind in self.schemas["Happening"]["properties"].items():
            if field in own:
                yield f"  {field}: {own[field]};"
            else:
                yield from self.field("Happening", field, kind)
        yield "}"
        yield "export type Happening = { [K in EventKind]: HappeningOf<K> }[EventKind];"
        yield "export type EventKind = keyof EventFacts;"
        yield "export interface EventFacts {"
        for name, event in sorted(events.KINDS.items()):
            yield from self.facts_of(name, event)
        yield "}"

    def facts_of(self, name: str, kind: type[facts.Told]) -> Iterator[str]:
        if kind.__doc__:
            yield f"  /** {kind.__doc__} */"
        optional = {field.name for field in msgspec.structs.fields(kind) if not field.required}
        fields = [
            f"{fact}{'?' if fact in optional else ''}: {self.fact(meaning)}"
            for fact, meaning in facts.meanings(kind).items()
        ]
        shape = "{ " + "; ".join(fields) + " }" if fields else "object"
        yield f"  {json.dumps(name)}: {shape};"

    def fact(self, meaning: facts.Meaning) -> str:
        """The type of a fact, see server.tables.happenings."""
        match meaning:
            case facts.Word():
                word = self.named.get(frozenset(meaning.words), "string")
                if isinstance(meaning, facts.Words):
                    return f"{word}[]"
                return f"{word} | null" if isinstance(meaning, facts.MaybeWord) else word
            case facts.Flag():
                return "boolean"
            case facts.Source():
                return messages.PointsSource.__name__
        return "number"

    def field(self, name: str, field: str, kind: Schema) -> Iterator[str]:
        """A field; one with a default is optional for browsers, never for the server."""
        schema = self.schemas[name]
        always = field in schema["required"] or (name in self.sent and "default" in kind)
        start = f"  {field}{'' if always else '?'}:"
        partial = name not in self.sent and kind.get("$ref") in self.sent
        yield union(start, [f"Partial<{self.type(kind)}>"] if partial else self.parts(kind))

    def type(self, kind: Schema) -> str:
        return " | ".join(self.parts(kind))

    def parts(self, kind: Schema) -> list[str]:
        """The members of a union."""
        if "$ref" in kind:
            return [str(kind["$ref"])]
        if "anyOf" in kind:
            return [part for one in kind["anyOf"] for part in self.parts(one)]
        if "enum" in kind:
            name = self.named.get(frozenset(kind["enum"]))
            return [name] if name else [json.dumps(word) for word in kind["enum"]]
        if kind["type"] == "array":
            inner = self.type(kind["items"])
            return [f"({inner})[]" if "|" in inner else f"{inner}[]"]
        if kind["type"] == "object":
            return [self.record(kind)]
        return ["number" if kind["type"] == "integer" else kind["type"]]

    def record(self, kind: Schema) -> str:
        keys, values = kind.get("propertyNames", {}), self.type(kind["additionalProperties"])
        if "enum" not in keys:
            return f"Record<string, {values}>"
        whole = f"Record<{self.type(keys)}, {values}>"
        return whole if "required" in kind else f"Partial<{whole}>"


def numbered() -> Iterator[str]:
    """The lists of words."""
    yield WORDS_HEAD
    for name, some in NUMBERED.items():
        yield f"export const {name} = {json.dumps(some)} as const;"
    yield f"export const COLOUR_OF = {json.dumps(COLOUR_OF)} as const;"
    yield f"export const HOME_OF = {json.dumps(HOME_OF)} as const;"
    kinds = sorted(events.KINDS.items())
    yield "/** How each kind of event belongs to a deed. */"
    yield f"export type Role = {' | '.join(json.dumps(role) for role in get_args(events.Role))};"
    roles = json.dumps({name: event.role for name, event in kinds})
    yield f"export const ROLES: Record<EventKind, Role> = {roles};"
    yield "/** What is shown beside the words of each kind of event. */"
    symbols = json.dumps({name: event.symbol for name, event in kinds})
    yield f"export const SYMBOLS = {symbols} as const;"


def union(start: str, parts: list[str]) -> str:
    """A union type: on one line, or one member per line."""
    line = f"{start} {' | '.join(parts)};"
    return line if len(line) <= WIDTH else "\n    | ".join([start, *parts]) + ";"


def comment(text: str) -> str:
    lines = text.strip().splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line.strip()}".rstrip() for line in lines), " */"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the browser's types and words.")
    parser.add_argument(
        "--check", action="store_true", help="only check whether they are up to date"
    )
    check = parser.parse_args().check
    for name, lines in (("messages.ts", Types().lines()), ("words.ts", numbered())):
        file, wanted = LIB / name, "\n".join(lines) + "\n"
        if not check:
            file.write_text(wanted, encoding="utf-8", newline="\n")
        elif not file.exists() or file.read_text(encoding="utf-8") != wanted:
            sys.exit(f"{name} is not up to date: run python tools/web_types.py")


if __name__ == "__main__":
    main()
