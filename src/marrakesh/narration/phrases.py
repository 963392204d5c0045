"""The engine's numbers in words: facts as the parameters of texts, amounts, prices, sources."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from marrakesh.rules import facts, sources
from marrakesh.rules.facts import (
    NUMBER,
    AwardSide,
    Change,
    Meaning,
    Place,
    Source,
    Tile,
    Word,
    Words,
    meaning_of,
)
from marrakesh.rules.values import Gains
from marrakesh.rules.words import COLOURS, GAINS, GOODS, RESOURCES, colours_in
from marrakesh.texts import Texts, slug, text

Facts = Mapping[str, int]
Params = dict[str, str | int]

GOODS_NAMES: Final = [COLOURS[colour] for colour in GOODS]
_PRINTED: Final = ("scroll", "oasis", "river tile", "town")
"""Tiles with a printed two-digit number."""
_NAMED: Final[dict[str, Meaning]] = {
    name: meaning_of(declared)
    for name, declared in {
        "colour": facts.ColourOrNomad, "sector": facts.Sector, "stair": facts.Stair,
        "path": facts.Path, "track": facts.Track, "building": facts.Building,
        "academy": facts.Academy, "resource": facts.Resource, "thing": facts.Thing,
        "scroll": facts.Scroll, "oasis": facts.Oasis, "tile": facts.RiverTile, "town": facts.Town,
        "luxury": facts.Luxury, "provision": facts.Provision, "space": facts.Space,
        "seat": facts.Seat,
    }.items()
}  # fmt: skip
"""The meanings of the numbers in questions and reasons."""


def worded(texts: Texts, told: Facts, meanings: Mapping[str, Meaning] = _NAMED) -> Params:
    """The facts of an event, a question or a reason as the parameters of its text."""
    params: Params = {"n": 1}
    for name, value in told.items():
        params |= _said(texts, meanings.get(name, NUMBER), name, value, told)
    cost = {name: told[name] for name in (*RESOURCES, *GOODS_NAMES) if name in told}
    if cost:
        params["cost"] = amounts(texts, cost.items())
    return params


def _said(texts: Texts, meaning: Meaning, name: str, value: int, told: Facts) -> Params:
    """A fact as parameters; some need other facts as well."""
    match meaning:
        case Words():
            return _several(texts, meaning, value, told)
        case Word():
            return _word(texts, meaning, value, told)
        case AwardSide():
            return {meaning.kind: award_side(value)}
        case Tile():
            return {"number": two_digits(value) if meaning.kind in _PRINTED else value}
        case Place():
            return {meaning.noun: value + 1}
        case Change():
            return {"n": abs(value)}
        case Source():
            return {"from": points_from(texts, value)}
    return {name: value}


def _word(texts: Texts, meaning: Word, value: int, told: Facts) -> Params:
    word = slug(meaning.words[value])
    if meaning.noun == "thing":
        return {"gain": texts.gain(told.get("amount", told.get("n", 1)), word)}
    if meaning.noun == "resource":
        return {"resource": word, "gain": texts.gain(told.get("n", 1), word)}
    if meaning.noun == "other":
        return {"other": texts("colour", colour=word)}
    return {meaning.noun: texts(f"phase-{word}") if meaning.noun == "phase" else word}


def _several(texts: Texts, meaning: Words, bits: int, told: Facts) -> Params:
    """Colours; or the sectors of assistants, with the number in the souk."""
    words = [meaning.words[number] for number in colours_in(bits)]
    if meaning.noun == "colours":
        return {"colours": texts.listing(texts("colour", colour=word) for word in words)}
    where = [texts("to-sector", sector=word) for word in words]
    if told["souk"]:
        where.append(texts("souk-assistants", n=told["souk"]))
    return {"where": texts.listing(where)}


def points_from(texts: Texts, source: int) -> str:
    """The source of points, as used within a sentence."""
    return _source(texts, sources.name_of(source))


def two_digits(number: int) -> str:
    """A number as printed on scrolls, oases and river tiles."""
    return f"{number:02}"


def award_side(side: int) -> str:
    """The number of an award tile and its side, such as "3b"."""
    return f"{side // 2 + 1}{'ab'[side % 2]}"


def amounts(texts: Texts, pairs: Iterable[tuple[str, int]]) -> str:
    """A list of the nonzero amounts: "2 water and 1 date"."""
    return texts.listing(texts.gain(amount, thing) for thing, amount in pairs if amount)


def gains(texts: Texts, given: Gains) -> str:
    """The gains of a bonus."""
    return amounts(texts, [(GAINS[kind], amount) for kind, amount in given])


def resources(texts: Texts, cost: Sequence[int]) -> str:
    """A cost of [water, dates, dinars]."""
    return amounts(texts, zip(RESOURCES, cost, strict=True))


def goods(texts: Texts, cost: Sequence[int]) -> str:
    """A cost of [yellow, orange, purple] goods keshis."""
    return amounts(texts, zip(GOODS_NAMES, cost, strict=True))


def few_goods(texts: Texts, cost: Sequence[int]) -> str:
    """The same in few words: "2 yellow, 1 orange"."""
    paid = zip(GOODS_NAMES, cost, strict=True)
    return ", ".join(texts(f"few-{name}", n=amount) for name, amount in paid if amount)


def points(texts: Texts, number: int) -> str:
    return texts.gain(number, "point")


def signed_points(texts: Texts, number: int) -> str:
    """Points gained or lost: "+2 points", "−3 points"."""
    return f"{'+' if number > 0 else ''}{points(texts, number)}"


def source_name(name: str, lang: str = "en") -> str:
    """A source of points in words, for a name of `sources.name_of` such as `scroll 29`."""
    said = _source(text(lang), name)
    return said[:1].upper() + said[1:]


def category_name(category: str, lang: str = "en") -> str:
    """A row of the score sheet in words, for one of `sources.CATEGORIES`."""
    if category in sources.NAMES.values():
        return source_name(category, lang)
    return text(lang)(f"group-{slug(category)}")


def _source(texts: Texts, name: str) -> str:
    """The same, as used within a sentence."""
    kind, _, number = name.rpartition(" ")
    if number.isdigit():
        return texts(f"points-{slug(kind)}", number=number)
    return texts(f"points-{slug(name)}")
