"""Corrections: values of a copy that differ from the built-in ones, each as a line of text.

    luxury_goods 17 oil lamp cost = ["yellow", "orange", "orange", "purple"]
    river jetty = 15

A line names the kind, the built-in entry (if there are several), the field, and the value as JSON.
A corrected box is checked like one from component files.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from marrakesh.components.box import KINDS, Box, Kind
from marrakesh.components.checks import check
from marrakesh.components.entry import PLURALS, ComponentError, Entry, parse_gain
from marrakesh.components.loader import entry_of, load, told

Corrections = tuple[str, ...]
"""Lines in the order of the box, each value once."""
Components = Path | Corrections | None
"""Which box to use: the built-in one (None), one with a folder's files, or one with corrections."""
Value = tuple[str, int, str]
"""The kind, the place and the field of a value."""
MOST: Final = 2000
"""Maximum number of lines that people may send: more than there are values."""
STRUCTURE: Final = (
    "acts", "expansion", "kind", "level", "needs", "needs_modules", "rule", "sector",
)  # fmt: skip
"""Fields that select the rule an entry follows; rules are code, which no copy can correct."""
_NUMEROUS: Final = {one: many for many, one in PLURALS.items()}


class Correction(NamedTuple):
    """A new value for the built-in entry at `place` (from 0) of a kind."""

    kind: Kind
    place: int
    field: str
    value: Any

    @property
    def of(self) -> Value:
        """The value to correct."""
        return self.kind.name, self.place, self.field

    @property
    def line(self) -> str:
        """The correction as a line of text."""
        which = name_of(self.kind, self.place)
        path = " ".join(part for part in (self.kind.name, which, self.field) if part)
        return f"{path} = {json.dumps(self.value, ensure_ascii=False)}"


class Refusal(NamedTuple):
    """A line that does not fit, by its index, and the reason."""

    place: int
    error: ComponentError


class Sifted(NamedTuple):
    """The corrections that fit together, and those that do not."""

    kept: Corrections
    refused: list[Refusal]


def box_of(components: Components) -> Box:
    """Return the box to use in a game."""
    return corrected(components) if isinstance(components, tuple) else load(components)


# ---- names


def entries_of(box: Box, kind: Kind) -> list[Entry]:
    """Return the entries of a kind: one or several."""
    part = getattr(box, kind.name)
    return part if isinstance(part, list) else [part]


def name_of(kind: Kind, place: int) -> str:
    """Return the name of the built-in entry at a place, such as "17 oil lamp" or "left 2".

    An entry without an identity is named by its position, counted from 1; the only entry of its
    kind has an empty name.
    """
    if not kind.many:
        return ""
    entry = entries_of(load(), kind)[place]
    return " ".join(str(part) for part in entry.which()) or str(place + 1)


def fields_of(entry: Entry) -> list[str]:
    """Return the fields that a component shows.

    These are its explicit fields, except those that identify it or select its rule. The step of a
    bridge, which identifies it, is shown as well; so are icons, even if there are none.
    """
    shown = {*told(entry), *entry.icons}
    own = {*entry.identity, *STRUCTURE} - {"step"}
    return [field for field in entry.values() if field in shown and field not in own]


# ---- reading


def parse(line: str) -> Correction:
    """Parse a line; raise ComponentError if it is malformed or names an unknown value."""
    path, equals, told_value = line.strip().partition(" = ")
    words = path.split(" ")
    kind = KINDS.get(words[0])
    if not equals or kind is None or len(words) < 2:
        raise ComponentError("comp-no-correction", text=line[:200])
    which, field = " ".join(words[1:-1]), words[-1]
    entries = entries_of(load(), kind)
    place = next((k for k in range(len(entries)) if name_of(kind, k) == which), -1)
    if place < 0 or field not in fields_of(entries[place]):
        raise ComponentError("comp-no-value", text=path[:200])
    try:
        value = json.loads(told_value, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise ComponentError("comp-no-json", path, text=told_value[:200]) from None
    if value == [] and field in _optional(kind):  # omitting it means something else
        raise ComponentError("comp-empty", path, field=field)
    return Correction(kind, place, field, _canonical(kind, field, value))


def _optional(kind: Kind) -> list[str]:
    """Return the fields that a file may omit."""
    return [field.name for field in msgspec.structs.fields(kind.entry) if not field.required]


def _no_number(text: str) -> None:
    raise ValueError(text)


def _canonical(kind: Kind, field: str, value: Any) -> Any:
    """Return the value in canonical spelling, so that equal boxes have equal fingerprints."""
    if field not in (*kind.entry.gains, *kind.entry.costs):
        return value
    if isinstance(value, list):
        return [_canonical(kind, field, one) for one in value]
    try:
        amount, thing = parse_gain(value)
    except (ComponentError, AttributeError):
        return value  # refused with its entry
    return f"{amount} {_NUMEROUS.get(thing, thing) if amount > 1 else thing}"


def _all(lines: Iterable[str]) -> list[Correction]:
    """Return the corrections in these lines, each value once; the last one counts."""
    found = {}
    for line in lines:
        one = parse(line)
        found[one.of] = one
    return _sorted(found.values())


def _sorted(some: Iterable[Correction]) -> list[Correction]:
    names = list(KINDS)
    fields = {name: kind.entry.values() for name, kind in KINDS.items()}
    return sorted(
        some,
        key=lambda one: (
            names.index(one.kind.name),
            one.place,
            fields[one.kind.name].index(one.field),
        ),
    )


# ---- a corrected box


def corrected(lines: Iterable[str]) -> Box:
    """Return the box with these corrections, whose values count as printed.

    Raise ComponentError if they do not fit.
    """
    return _applied(_all(lines))


def _applied(corrections: Iterable[Correction]) -> Box:
    ours = load()
    rows: dict[str, list[dict[str, Any]]] = {}
    for kind, place, field, value in corrections:
        if kind.name not in rows:
            rows[kind.name] = [_row(entry) for entry in entries_of(ours, kind)]
        row = rows[kind.name][place]
        row[field] = value
        row["sources"] = {**row.get("sources", {}), field: "printed"}
    # every kind has its own type, so only Any fits them all
    parts: dict[str, Any] = {name: getattr(ours, name) for name in KINDS}
    for name, some in rows.items():
        built = [entry_of(KINDS[name], row, place) for place, row in enumerate(some, start=1)]
        parts[name] = built if KINDS[name].many else built[0]
    box = Box(**parts)
    if rows:
        check(box)
    return box


def _row(entry: Entry) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(entry)
    return row


def differences(box: Box) -> Corrections | None:
    """Return the corrections that turn the built-in box into this one; None if none can."""
    ours = load()
    if box is ours:
        return ()
    found = []
    for kind in KINDS.values():
        mine, theirs = entries_of(ours, kind), _in_our_order(kind, entries_of(box, kind))
        if len(mine) != len(theirs):
            return None
        for place, (old, new) in enumerate(zip(mine, theirs, strict=True)):
            for field in old.values():
                value = msgspec.to_builtins(getattr(new, field))
                if value != msgspec.to_builtins(getattr(old, field)):
                    found.append(Correction(kind, place, field, value))
    lines = tuple(one.line for one in found)
    try:
        right = corrected(lines)
    except ComponentError:
        return None  # it shows something that the built-in one does not, such as a second bonus
    return lines if _values(right) == _values(box) else None


def _in_our_order(kind: Kind, entries: list[Entry]) -> list[Entry]:
    """Sort entries that have numbers or names, since a file may list them in any order."""
    if not kind.many or "step" in kind.entry.identity:
        return entries
    names = [name_of(kind, place) for place in range(len(entries_of(load(), kind)))]
    by_name = {" ".join(str(part) for part in entry.which()): entry for entry in entries}
    return [by_name[name] for name in names] if set(names) == set(by_name) else entries


def _values(box: Box) -> object:
    """Return a box's values, independent of the order of entries, and without provenance."""
    return [
        [
            [getattr(entry, field) for field in entry.values()]
            for entry in _in_our_order(kind, entries_of(box, kind))
        ]
        for kind in KINDS.values()
    ]


def is_ours(correction: Correction) -> bool:
    """Return whether the built-in files have the same value."""
    entry = entries_of(load(), correction.kind)[correction.place]
    return bool(msgspec.to_builtins(getattr(entry, correction.field)) == correction.value)


def sift(lines: Iterable[str]) -> Sifted:
    """Return the corrections that fit together, and the reasons why others do not.

    Corrections that only fit together, such as one more gate of one colour and one fewer of
    another, are tried kind by kind, then line by line. A line with the built-in value is not a
    correction.
    """
    wanted: dict[Value, Correction] = {}
    given: dict[Value, int] = {}
    refused = []
    for number, line in enumerate(lines):
        try:
            one = parse(line)
        except ComponentError as error:
            refused.append(Refusal(number, error))
            continue
        wanted.pop(one.of, None)
        given[one.of] = number
        if not is_ours(one):
            wanted[one.of] = one
    some = _sorted(wanted.values())
    kept: list[Correction] = []
    if _why_not(some) is None:
        return Sifted(tuple(one.line for one in some), refused)
    for name in dict.fromkeys(one.kind.name for one in some):
        together = [one for one in some if one.kind.name == name]
        if _why_not([*kept, *together]) is None:
            kept += together
            continue
        for one in together:
            if (problem := _why_not([*kept, one])) is None:
                kept.append(one)
            else:
                refused.append(Refusal(given[one.of], problem))
    return Sifted(tuple(one.line for one in kept), refused)


def _why_not(corrections: list[Correction]) -> ComponentError | None:
    """Return why corrections do not fit together; None if they do."""
    try:
        _applied(corrections)
    except ComponentError as error:
        return error
    return None
