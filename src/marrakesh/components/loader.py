"""Reads the box from its component files, refuses what cannot be right, and tells about sources."""

import difflib
import functools
import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from marrakesh.components.box import (
    Box,
    Colour,
    ComponentError,
    Entry,
    LuxuryType,
    Sector,
    Source,
    parse_gain,
    require,
)

__all__ = [
    "ComponentError",
    "KindSummary",
    "fingerprint",
    "load",
    "parse_gain",
    "source_of",
    "summary",
]

BUILT_IN: Final = Path(__file__).parent
SCROLLS: Final = {"gray": 21, "yellow": 21, "pink": 18, "orange": 12}
NUMBERED: Final = {
    "luxury_goods": 25, "offices": 6, "oases": 30, "scrolls": 72, "provisions": 12,
    "river_tiles": 18, "start_oasis": 2, "storage": 6,
}  # fmt: skip


class Kind(NamedTuple):
    """A component kind: a field of the box, and a file of that name."""

    name: str
    entry: type[Entry]
    many: bool  # a list of entries, or a single one

    @property
    def file(self) -> str:
        return f"{self.name}.toml"


def _kinds() -> dict[str, Kind]:
    kinds = {}
    for name, hint in get_type_hints(Box).items():
        many = get_origin(hint) is list
        kinds[name] = Kind(name, get_args(hint)[0] if many else hint, many)
    return kinds


KINDS: Final = _kinds()


def load(overlay: Path | None = None) -> Box:
    """The box; files in the folder `overlay` replace the built-in files of the same name."""
    if overlay is None:
        return _built_in()
    replaced = _files_in(overlay)
    return _assemble({name: overlay if name in replaced else BUILT_IN for name in KINDS})


@functools.cache
def _built_in() -> Box:
    return _assemble(dict.fromkeys(KINDS, BUILT_IN))


def _assemble(folders: dict[str, Path]) -> Box:
    # the fields are as many types as there are kinds, so only Any can hold them all
    parts: dict[str, Any] = {name: _read(KINDS[name], folders[name]) for name in KINDS}
    box = Box(**parts)
    _check(box)
    return box


def _files_in(overlay: Path) -> set[str]:
    """The kinds that a folder replaces. A file that would not be read is a mistake: say so."""
    require(overlay.is_dir(), f"{overlay}: there is no such folder, name one with component files")
    known = [kind.file for kind in KINDS.values()]
    names = sorted(path.name for path in overlay.iterdir() if not path.name.startswith("."))
    for name in names:
        like = difflib.get_close_matches(name, known, n=1) or [", ".join(known)]
        require(name in known, f"{name}: this is no component file, the name should be {like[0]}")
    return {name.removesuffix(".toml") for name in names}


# ---- one file


def _read(kind: Kind, folder: Path) -> Entry | list[Entry]:
    data = _parse(kind, folder)
    if not kind.many:
        return _entry(kind, data, kind.file)
    word = kind.entry.word
    rows = data.get(word)
    entries = isinstance(rows, list) and all(isinstance(row, dict) for row in rows)
    require(
        entries and len(data) == 1,
        f"{kind.file}: has {_names(data)} at the top, it must have [[{word}]] entries alone",
    )
    return [
        _entry(kind, row, f"{kind.file}, {_label(kind, row, place)}")
        for place, row in enumerate(data[word], start=1)
    ]


def _parse(kind: Kind, folder: Path) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / kind.file).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{kind.file}: this is not valid TOML, {error}") from None
    except UnicodeDecodeError:
        raise ComponentError(f"{kind.file}: this is not text in UTF-8, save it as such") from None
    except OSError as error:
        why = error.strerror
        raise ComponentError(f"{kind.file}: cannot be read ({why}), it must be a file") from None


def _entry(kind: Kind, row: dict[str, Any], where: str) -> Entry:
    try:
        return msgspec.convert(row, kind.entry)
    except msgspec.ValidationError as error:
        raise ComponentError(f"{where}: {_explain(str(error), kind.entry, row)}") from None


def _label(kind: Kind, row: dict[str, Any], place: int) -> str:
    """An entry as a person would name it: "scroll 17", "oasis space left 2", "workshop 3"."""
    word = kind.entry.word.replace("_", " ")
    named = [str(row[field]) for field in kind.entry.identity if field in row]
    if kind.entry.identity and len(named) < len(kind.entry.identity):
        return f"{word} entry {place}"
    return " ".join([word, *named]) if named else f"{word} {place}"


def _names(names: Iterable[str]) -> str:
    return ", ".join(names) or "nothing"


# ---- what msgspec finds wrong, in words for people who never saw Python

TYPES: Final = {
    "int": "a whole number", "float": "a number", "str": "a text", "array": "a list",
    "object": "a table", "bool": "true or false", "null": "nothing",
}  # fmt: skip


def _explain(message: str, entry: type[Entry], row: dict[str, Any]) -> str:
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", message):
        return f"{found[1]} is no key of it, which are {_names(entry.__struct_fields__)}"
    if found := re.fullmatch(r"Object missing required field `(.*)`", message):
        return f"{found[1]} is missing, the keys are {_names(entry.__struct_fields__)}"
    if found := re.fullmatch(r"(.*) - at `\$\.(\w+)(.*)`", message, re.DOTALL):
        problem, field, inside = found.groups()
        where = f"in {field}, each" if inside else field
        return f"{where} must be {_wanted(problem, get_type_hints(entry)[field], row[field])}"
    return message  # from one of our own checks


def _wanted(problem: str, hint: object, value: object) -> str:
    if problem.startswith("Invalid enum value"):
        return f"one of {_names(dict.fromkeys(_allowed(hint)))}, not {value!r}"
    if found := re.fullmatch(r"Expected `(\w+).*`, got `(\w+).*`", problem):
        return f"{_type(found[1])}, not {_type(found[2])}"
    if found := re.fullmatch(r"Expected `(\w+).*` ([<>]=) (\S+)", problem):
        bound = "at least" if found[2] == ">=" else "at most"
        return f"{_type(found[1])} of {bound} {found[3]}, not {value!r}"
    return f"otherwise ({problem})"


def _type(name: str) -> str:
    return TYPES.get(name, f"a {name}")


def _allowed(hint: Any) -> Iterator[str]:
    """The texts that a type allows: the choices of every literal or enumeration inside it."""
    if isinstance(hint, type) and issubclass(hint, Source):
        yield from hint
    for part in get_args(hint):
        if isinstance(part, str):
            yield part
        else:
            yield from _allowed(part)


# ---- what must hold between entries


def _check(box: Box) -> None:
    for kind in KINDS.values():
        if kind.many:
            _check_identities(kind, getattr(box, kind.name))
    _check_souk(box)
    _check_medina(box)
    _check_sahara(box)
    _check_scrolls(box)
    _check_river_tiles(box)
    wooden = sum(colour.wooden for colour in box.colours)
    require(wooden == 92, f"colours.toml: wooden adds up to {wooden}, the box has 92 wooden keshis")


def _expected(kind: str) -> list[tuple[object, ...]] | None:
    """The entries a kind must have, by their identity; None where the box does not fix it."""
    names: dict[str, Sequence[str]] = {
        "colours": get_args(Colour),
        "gates": get_args(Colour),
        "line_spaces": ["L2", "L3", "L4", "L5", *(f"C{n}" for n in range(3, 11)), "R2", "R3", "R4"],
        "discs": ["pink"],
        "gate_spaces": [sector for sector in get_args(Sector) if sector != "medina"],
        "tower": ["B1", "B2"],
    }
    if kind in names:
        return [(name,) for name in names[kind]]
    if kind == "oasis_spaces":
        return [(path, place) for path in ("left", "right") for place in (1, 2, 3)]
    if kind in NUMBERED:
        return [(number,) for number in range(1, NUMBERED[kind] + 1)]
    return None


def _check_identities(kind: Kind, entries: list[Entry]) -> None:
    """Each entry there once, and none too many."""
    expected = _expected(kind.name)
    if expected is None:
        return
    word = kind.entry.word.replace("_", " ")
    # the type of a luxury good is part of its identity, but counted elsewhere
    width = len(expected[0])
    identities = [_identity(entry)[:width] for entry in entries]
    wanted = f"there must be {_span(expected)}, each once"
    for identity, times in Counter(identities).items():
        label = f"{kind.file}, {word} {_join(identity)}"
        require(identity in expected, f"{label}: does not belong here, {wanted}")
        require(times == 1, f"{label}: is there {times} times, {wanted}")
    for identity in expected:
        require(
            identity in identities, f"{kind.file}, {word} {_join(identity)}: is missing, {wanted}"
        )


def _identity(entry: Entry) -> tuple[object, ...]:
    return tuple(getattr(entry, field) for field in entry.identity)


def _join(identity: tuple[object, ...]) -> str:
    return " ".join(str(part) for part in identity)


def _span(identities: list[tuple[object, ...]]) -> str:
    if isinstance(identities[0][0], int):
        return f"{_join(identities[0])} to {_join(identities[-1])}"
    return _names(_join(identity) for identity in identities)


def _check_souk(box: Box) -> None:
    types = Counter(good.type for good in box.luxury_goods)
    for name in get_args(LuxuryType):
        count = types[name]
        require(count == 5, f"luxury_goods.toml: {count} are of type {name}, there must be 5")


def _check_medina(box: Box) -> None:
    workshops = len(box.workshops)
    require(workshops == 4, f"workshops.toml: has {workshops} workshops, there must be 4")
    gates = sum(gate.count for gate in box.gates)
    require(
        gates == workshops * 8,
        f"gates.toml: count adds up to {gates}, there must be 32 gates, 8 for each workshop",
    )


def _check_sahara(box: Box) -> None:
    shown: Counter[str] = Counter(space.shows for space in box.storage)
    for icon, count in (("keshi", 2), ("keshi with 2 players", 1)):
        require(
            shown[icon] == count,
            f'storage.toml: {shown[icon]} spaces show "{icon}", there must be {count},'
            " as players draw 2 keshis each, or 3 with 2 players",
        )


def _check_scrolls(box: Box) -> None:
    for colour, count in SCROLLS.items():
        scrolls = [scroll for scroll in box.scrolls if scroll.colour == colour]
        require(
            len(scrolls) == count,
            f"scrolls.toml: {len(scrolls)} scrolls are {colour}, there must be {count}",
        )
        # a refresh is allowed only to who can afford every scroll of that colour
        for scroll in scrolls:
            need, asked = scrolls[0], f"{scroll.scholars} scholars and {scroll.dates} dates"
            require(
                (scroll.scholars, scroll.dates) == (need.scholars, need.dates),
                f"scrolls.toml, scroll {scroll.number}: needs {asked}, all {colour} scrolls must"
                f" need the same, as scroll {need.number} does: {need.scholars} and {need.dates}",
            )


def _check_river_tiles(box: Box) -> None:
    tiles = {tile.number: tile for tile in box.river_tiles}
    last = box.frame.seasons
    for number, tile in tiles.items():
        where = f"river_tiles.toml, river tile {number}"
        back = tiles.get(tile.back)
        require(
            back is not None and back is not tile and back.back == number,
            f"{where}: back is {tile.back}, whose own back must then be {number}",
        )
        require(
            back is not None and back.season == tile.season,
            f"{where}: season is {tile.season}, both sides must have the same",
        )
        require(
            tile.season == last or not tile.second,
            f"{where}: second is for season {last} alone, and this tile is of {tile.season}",
        )
    for season in range(1, last + 1):
        sides = sum(tile.season == season for tile in tiles.values())
        require(
            sides == 6,
            f"river_tiles.toml: {sides} sides are of season {season}, there must be 6, on 3 tiles",
        )


# ---- about the values


def source_of(entry: Entry, field: str) -> Source:
    """How we know the value of a field."""
    if field not in entry.values():
        raise AttributeError(f"{type(entry).__name__} has no value {field}")
    return entry.sources.get(field, entry.source)


def fingerprint(box: Box) -> str:
    """16 hexadecimal digits that tell whether two boxes have the same values.

    Sources do not matter, nor do the order of entries that have a number or a name, and fields left
    out: so a field added later, with a default, leaves the fingerprints of old games as they are.
    """
    values = {name: _values_of(getattr(box, name)) for name in KINDS}
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _values_of(part: Entry | list[Entry]) -> object:
    if isinstance(part, Entry):
        return {field: getattr(part, field) for field in _told(part)}
    # entries without identity, all of them (), keep their order
    return [_values_of(entry) for entry in sorted(part, key=_sort_key)]


def _sort_key(entry: Entry) -> tuple[Any, ...]:
    return _identity(entry)


def _told(entry: Entry) -> list[str]:
    """The fields with a value of their own: one that has its default says nothing."""
    defaults = {
        field.name: [] if field.default_factory is list else field.default
        for field in msgspec.structs.fields(entry)
    }
    return [field for field in entry.values() if getattr(entry, field) != defaults[field]]


class KindSummary(NamedTuple):
    """How much of a component kind we know, and how."""

    name: str
    entries: int
    values: dict[Source, int]


def summary(box: Box) -> list[KindSummary]:
    """For each kind the number of its entries, and of its values by source.

    A value is a field of an entry, a list being one value. Not counted are the fields that say
    which entry it is (number, name, place and the like), and fields left out.
    """
    return [_summary_of(kind, getattr(box, kind.name)) for kind in KINDS.values()]


def _summary_of(kind: Kind, part: Entry | list[Entry]) -> KindSummary:
    entries = [part] if isinstance(part, Entry) else part
    counts = dict.fromkeys(Source, 0)
    for entry in entries:
        for field in _told(entry):
            if field not in entry.identity:
                counts[source_of(entry, field)] += 1
    return KindSummary(kind.name, len(entries), counts)
