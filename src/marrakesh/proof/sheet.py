"""The proof sheet: every component with its weight, its values, and their sources and choices."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from marrakesh.components import Components, Entry, Provenance, box_of, load, provenance_of
from marrakesh.components.box import KINDS, Kind
from marrakesh.components.checks import LINE_SPACES
from marrakesh.components.corrections import entries_of, fields_of, name_of
from marrakesh.components.entry import THINGS, parse_gain
from marrakesh.components.modules import Benefit
from marrakesh.narration import tiles
from marrakesh.rules.values import AwardBenefit
from marrakesh.texts import MINUS, Texts, text

Shown = int | float | bool | str | list[int | str] | dict[str, int | bool | str | list[str]]
"""A value as written in component files; a dict is the benefit of an award."""


class ProofChoice(Struct, frozen=True, kw_only=True):
    """A choice for a value, or for part of one."""

    value: str
    """A benefit as JSON without its colour, or else the word in component files."""
    words: str


class ProofInput(Struct, frozen=True, kw_only=True):
    """How a value is entered: the type of input, with its choices or limits."""

    what: Literal["number", "word", "gain", "benefit", "yes"]
    several: bool
    choices: list[ProofChoice]
    """The words, the things to gain, or the benefits to choose from; otherwise empty."""
    least: float | None
    most: float | None


class ProofValue(Struct, frozen=True, kw_only=True):
    """A value shown on a component."""

    field: str
    name: str
    value: Shown
    source: Provenance
    input: ProofInput


class ProofEntry(Struct, frozen=True, kw_only=True):
    """A component on the proof sheet: a tile, a space or a board."""

    which: str
    """Its name in corrections, such as "17 oil lamp"; empty if it is the only one of its kind."""
    title: str
    weight: float
    """The approximate number of points in a player's result that depend on it."""
    values: list[ProofValue]
    """Reconstructed ones first."""


class ProofKind(Struct, frozen=True, kw_only=True):
    """A kind of component on the proof sheet, with its entries in the same order as in `Box`."""

    kind: str
    title: str
    weight: float
    """The total weight of its reconstructed entries."""
    entries: list[ProofEntry]


def sheet(lang: str, components: Components = None) -> list[ProofKind]:
    """Return the proof sheet: all kinds of component, in the same order as in `Box`."""
    say, box = text(lang), box_of(components)
    kinds = []
    for kind in KINDS.values():
        found = enumerate(entries_of(box, kind))
        entries = [_entry(say, kind, place, entry) for place, entry in found]
        entries = [entry for entry in entries if entry.values]
        unsure = (one.weight for one in entries if _is_unsure(one))
        kinds.append(
            ProofKind(
                kind=kind.name,
                title=say(f"proof-kind-{slug(kind.name)}"),
                weight=round(sum(unsure), 2),
                entries=entries,
            )
        )
    return kinds


def _is_unsure(entry: ProofEntry) -> bool:
    return any(value.source == Provenance.RECONSTRUCTED for value in entry.values)


def _entry(say: Texts, kind: Kind, place: int, entry: Entry) -> ProofEntry:
    order = [Provenance.RECONSTRUCTED, Provenance.DERIVED, Provenance.PRINTED]
    values = [_value(say, kind, entry, field) for field in fields_of(entry)]
    return ProofEntry(
        which=name_of(kind, place),
        title=_title(say, kind, place, entry),
        weight=_weight(kind, entry),
        values=sorted(values, key=lambda value: order.index(value.source)),
    )


def _title(say: Texts, kind: Kind, place: int, entry: Entry) -> str:
    """Return the display name of an entry."""
    which = [str(part) for part in entry.which()] or [str(place + 1)]
    if not kind.many:
        return say(f"proof-kind-{slug(kind.name)}")
    if kind.name == "luxury_goods":
        return f"{say('luxury-' + slug(which[1]))} ({which[0]})"
    named = {
        "colours": "colour-", "gates": "gate-", "discs": "disc-", "buildings": "building-",
        "gate_spaces": "sector-",
    }  # fmt: skip
    if kind.name in named:
        return say(named[kind.name] + slug(which[0]))
    numbered = {
        "scrolls": "scroll", "oases": "oasis", "river_tiles": "river-tile", "offices": "office",
        "provisions": "provision", "workshops": "workshop", "storage": "storage", "towns": "town",
        "awards": "award", "staircase_tiles": "staircase", "strategy_tiles": "strategy",
    }  # fmt: skip
    if kind.name in numbered:
        return say(f"{numbered[kind.name]}-name", number="".join(which))
    if kind.name == "oasis_spaces":
        path, space = which
        return say("proof-one-oasis-spaces", path=path, place=space)
    return say(f"proof-one-{slug(kind.name)}", which=" ".join(which))


# ---- weights


@cache
def _weights() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("weights.toml").read_text(encoding="utf-8"))


def _weight(kind: Kind, entry: Entry) -> float:
    own: dict[str, float] = _weights()["entries"].get(kind.name, {})
    for part in entry.which():
        if str(part) in own:
            return own[str(part)]
    return float(_weights()["kinds"][kind.name])


# ---- one value


def _value(say: Texts, kind: Kind, entry: Entry, field: str) -> ProofValue:
    return ProofValue(
        field=field,
        name=say(_named(say, kind, field)),
        value=msgspec.to_builtins(getattr(entry, field)),
        source=provenance_of(entry, field),
        input=_input(say, kind, field),
    )


def _named(say: Texts, kind: Kind, field: str) -> str:
    """Return the text key of a field's name."""
    own = f"proof-value-{slug(kind.name)}-{slug(field)}"
    return own if own in say else f"value-{slug(field)}"


def in_words(say: Texts, kind: Kind, problem: str) -> str:
    """Replace the field key at the start of a problem with the field's display name."""
    found = re.match(r"((?:in )?)(\w+)\b", problem)
    if not found or found[2] not in kind.entry.values():
        return problem
    key = _named(say, kind, found[2])
    name = say("proof-quoted", text=say(key)) if key in say else found[2]
    return f"{found[1]}{name}{problem[found.end() :]}"


@cache
def _input(say: Texts, kind: Kind, field: str) -> ProofInput:
    hint = _hint(get_type_hints(kind.entry, include_extras=True)[field])
    several = get_origin(hint) is list
    if several:
        hint = _hint(get_args(hint)[0])
    what: Literal["number", "word", "gain", "benefit", "yes"] = "word"
    choices: list[ProofChoice] = []
    least = most = None
    if hint is Benefit:
        what, choices = "benefit", _benefits(say, field)
    elif hint is bool:
        what = "yes"
    elif get_origin(hint) is Annotated:
        what = "number"
        limits = next(one for one in get_args(hint) if isinstance(one, Meta))
        least, most = limits.ge, limits.le
    elif get_origin(hint) is Literal:
        choices = [ProofChoice(value=word, words=_word(say, word)) for word in get_args(hint)]
    elif field in (*kind.entry.gains, *kind.entry.costs):
        what = "gain"
        things = THINGS if field in kind.entry.gains else THINGS[:3]
        choices = [ProofChoice(value=thing, words=say.gain(1, thing)) for thing in things]
    else:
        choices = [ProofChoice(value=space, words=space) for space in LINE_SPACES]
    return ProofInput(what=what, several=several, choices=choices, least=least, most=most)


def _hint(hint: Any) -> Any:
    """Strip None from an optional type."""
    some = [one for one in get_args(hint) if one is not type(None)]
    return some[0] if type(None) in get_args(hint) and len(some) == 1 else hint


_GROUPS: Final = ("colour", "sector", "luxury", "resource", "module", "acts", "proof-word", "word")


def _word(say: Texts, word: str) -> str:
    """Return the display name of a word in component files, if the texts have one."""
    keys = (f"{group}-{slug(word)}" for group in _GROUPS)
    return next((say(key) for key in keys if key in say), word)


def _benefits(say: Texts, tier: str) -> list[ProofChoice]:
    """Return all award benefits for a number of keshis (`tier`), collected from the tiles."""
    found: dict[str, ProofChoice] = {}
    for award in load().awards:
        benefit: Benefit = getattr(award, tier)
        value: dict[str, Any] = msgspec.to_builtins(benefit)
        del value["colour"]
        found.setdefault(
            benefit.said(),
            ProofChoice(
                value=msgspec.json.encode(value).decode(),
                words=tiles.benefit(say, AwardBenefit(benefit)),
            ),
        )
    return list(found.values())


def shown(say: Texts, value: ProofValue) -> str:
    """Return a value in words."""
    some = value.value if isinstance(value.value, list) else [value.value]
    return ", ".join(_shown(say, value.input, one) for one in some) or say("list-nothing")


def _shown(say: Texts, way: ProofInput, value: Any) -> str:
    if way.what == "gain":
        return say.gain(*parse_gain(value))
    if way.what == "benefit":
        given = msgspec.convert(value, Benefit)
        return f"{tiles.benefit(say, AwardBenefit(given))} ({say('colour-' + given.colour)})"
    if way.what == "yes":
        return say("proof-yes" if value else "proof-no")
    if way.what == "number":
        return str(value).replace("-", MINUS)
    return next((one.words for one in way.choices if one.value == value), str(value))


def slug(word: str) -> str:
    """Return a word from the component files, as spelled in text keys."""
    return word.replace("_", "-").replace(" ", "-")
