"""Loads and validates the box; computes its fingerprint, and summarises provenance."""

import difflib
import functools
import hashlib
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import msgspec

from marrakesh.components.box import KINDS, Box, Kind
from marrakesh.components.checks import check
from marrakesh.components.entry import (
    ComponentError,
    Entry,
    Part,
    Provenance,
    Word,
    named,
    parse_gain,
    require,
)

__all__ = [
    "ComponentError",
    "KindSummary",
    "fingerprint",
    "load",
    "parse_gain",
    "provenance_of",
    "summary",
]

BUILT_IN: Final = Path(__file__).parent
SOLO_KINDS: Final = ("strategy_tiles", "pashabot", "simplified")


def load(overlay: Path | None = None) -> Box:
    """Return the box; files in the folder `overlay` replace built-in files of the same name."""
    if overlay is None:
        return _built_in()
    replaced = _files_in(overlay)
    return _assemble({name: overlay if name in replaced else BUILT_IN for name in KINDS})


@functools.cache
def _built_in() -> Box:
    return _assemble(dict.fromkeys(KINDS, BUILT_IN))


def _assemble(folders: dict[str, Path]) -> Box:
    # every kind has its own type, so only Any fits them all
    parts: dict[str, Any] = {name: _read(KINDS[name], folders[name]) for name in KINDS}
    box = Box(**parts)
    check(box)
    return box


def _files_in(overlay: Path) -> set[str]:
    """Return the kinds that a folder replaces; reject files that would be ignored."""
    require(overlay.is_dir(), "comp-no-folder", where=str(overlay))
    known = [kind.file for kind in KINDS.values()]
    names = sorted(path.name for path in overlay.iterdir() if not path.name.startswith("."))
    for name in names:
        like = difflib.get_close_matches(name, known, n=1) or [", ".join(known)]
        require(name in known, "comp-no-file", where=name, like=like[0])
    return {name.removesuffix(".toml") for name in names}


# ---- one file


def _read(kind: Kind, folder: Path) -> Entry | list[Entry]:
    data = _parse(kind, folder)
    if not kind.many:
        return entry_of(kind, data)
    word = kind.entry.word
    rows = data.get(word)
    entries = isinstance(rows, list) and all(isinstance(row, dict) for row in rows)
    require(
        entries and len(data) == 1,
        "comp-top",
        where=kind.file,
        keys=named(data),
        word=word,
    )
    return [entry_of(kind, row, place) for place, row in enumerate(data[word], start=1)]


def _parse(kind: Kind, folder: Path) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / kind.file).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ComponentError("comp-toml", where=kind.file, problem=error) from None
    except UnicodeDecodeError:
        raise ComponentError("comp-utf8", where=kind.file) from None
    except OSError as error:
        why = error.strerror
        raise ComponentError("comp-unreadable", where=kind.file, problem=why) from None


def entry_of(kind: Kind, row: dict[str, Any], place: int = 0) -> Entry:
    """Convert a row of a file to an entry, and check it.

    For a kind with many entries, `place` is the row's position, counted from 1.
    """
    where = f"{kind.file}, {_label(kind, row, place)}" if kind.many else kind.file
    try:
        return msgspec.convert(row, kind.entry)
    except msgspec.ValidationError as error:
        raise _found(error, kind.entry, row).at(where) from None


def _label(kind: Kind, row: dict[str, Any], place: int) -> str:
    """Name an entry as a person would: "scroll 17", "oasis space left 2", "workshop 3"."""
    word = kind.entry.word.replace("_", " ")
    named = [str(row[field]) for field in kind.entry.identity if field in row]
    if kind.entry.identity and len(named) < len(kind.entry.identity):
        return f"{word} entry {place}"
    return " ".join([word, *named]) if named else f"{word} {place}"


# ---- errors of msgspec, in words for people who do not know Python

TYPES: Final = ("int", "float", "str", "array", "object", "bool", "null")


def _found(
    error: msgspec.ValidationError, entry: type[Part], row: dict[str, Any]
) -> ComponentError:
    """Convert an error from msgspec, or from one of our own checks that it ran."""
    message, own = str(error), error.__cause__
    if isinstance(own, ComponentError):
        inside = re.search(r" - at `\$\.(\w+)`$", message)
        return own.at(inside[1]) if inside else own
    return _explain(message, entry, row)


def _explain(message: str, entry: type[Part], row: dict[str, Any]) -> ComponentError:
    keys = named(entry.__struct_fields__)
    if found := re.fullmatch(r"Object contains unknown field `([^`]*)`", message):
        return ComponentError("comp-no-key", field=found[1], keys=keys)
    if found := re.fullmatch(r"Object missing required field `([^`]*)`", message):
        return ComponentError("comp-key-missing", field=found[1], keys=keys)
    found = re.fullmatch(r"(.*) - at `\$\.(\w+)(.*)`", message, re.DOTALL)
    assert found, message  # msgspec always gives the path
    problem, field, inside = found.groups()
    hint = get_type_hints(entry)[field]
    if isinstance(row[field], dict) and isinstance(hint, type) and issubclass(hint, Part):
        deeper = f"{problem} - at `${inside}`" if inside else problem
        return _explain(deeper, hint, row[field]).at(field)
    return _wanted(problem, field, hint, row[field], "comp-in-" if inside else "comp-")


def _wanted(problem: str, field: str, hint: object, value: object, prefix: str) -> ComponentError:
    if problem.startswith("Invalid enum value"):
        choices = named(dict.fromkeys(_allowed(hint)))
        return ComponentError(f"{prefix}choice", field=field, choices=choices, value=repr(value))
    if found := re.fullmatch(r"Expected `(\w+).*`, got `(\w+).*`", problem):
        right, wrong = _type(found[1]), _type(found[2])
        return ComponentError(f"{prefix}type", field=field, right=right, wrong=wrong)
    if found := re.fullmatch(r"Expected `(\w+).*` ([<>]=) (\S+)", problem):
        key = f"{prefix}at-least-number" if found[2] == ">=" else f"{prefix}at-most-number"
        right = _type(found[1])
        return ComponentError(key, field=field, right=right, limit=found[3], value=repr(value))
    return ComponentError("comp-otherwise", field=field, problem=problem)


def _type(name: str) -> str:
    return Word(f"comp-{name}") if name in TYPES else name


def _allowed(hint: Any) -> Iterator[str]:
    """Yield the strings that a type allows: the choices of every literal or enum inside it."""
    if isinstance(hint, type) and issubclass(hint, Provenance):
        yield from hint
    for part in get_args(hint):
        if isinstance(part, str):
            yield part
        else:
            yield from _allowed(part)


# ---- about the values


def provenance_of(entry: Entry, field: str) -> Provenance:
    """Return the provenance of a field's value."""
    if field not in entry.values():
        raise AttributeError(f"{type(entry).__name__} has no value {field}")
    return entry.sources.get(field, entry.source)


def fingerprint(box: Box, solo: bool = False) -> str:
    """Return a hash of the values of a box, as 16 hexadecimal digits.

    The Pashabot's files count in solo games only. Provenance, the order of entries that have a
    number or a name, and omitted fields do not count, so that a field added later with a default
    leaves the fingerprints of old games unchanged.
    """
    kinds = [name for name in KINDS if solo or name not in SOLO_KINDS]
    values = {name: _values_of(getattr(box, name)) for name in kinds}
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _values_of(part: Entry | list[Entry]) -> object:
    if isinstance(part, Entry):
        # of a nested table, too, only the explicit fields
        return {field: msgspec.to_builtins(getattr(part, field)) for field in told(part)}
    # entries without an identity, (), keep their order
    return [_values_of(entry) for entry in sorted(part, key=_sort_key)]


def _sort_key(entry: Entry) -> tuple[Any, ...]:
    return entry.which()


def told(entry: Entry) -> list[str]:
    """Return the explicit fields: those that differ from their default."""
    defaults = {
        field.name: [] if field.default_factory is list else field.default
        for field in msgspec.structs.fields(entry)
    }
    return [field for field in entry.values() if getattr(entry, field) != defaults[field]]


class KindSummary(NamedTuple):
    """The size of a component kind, and its values by provenance."""

    name: str
    entries: int
    values: dict[Provenance, int]


def summary(box: Box) -> list[KindSummary]:
    """Return, for each kind, the number of entries and of values by provenance.

    A value is a field of an entry; a list is one value. Fields that identify the entry (number,
    name, place and the like) and omitted fields are not counted.
    """
    return [_summary_of(kind, getattr(box, kind.name)) for kind in KINDS.values()]


def _summary_of(kind: Kind, part: Entry | list[Entry]) -> KindSummary:
    entries = [part] if isinstance(part, Entry) else part
    counts = dict.fromkeys(Provenance, 0)
    for entry in entries:
        for field in told(entry):
            if field not in entry.identity:
                counts[provenance_of(entry, field)] += 1
    return KindSummary(kind.name, len(entries), counts)
