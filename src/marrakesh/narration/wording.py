"""The engine's numbers in words: facts as the parameters of texts, amounts, prices, sources."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from marrakesh.rules import sources
from marrakesh.rules.phases import PHASES
from marrakesh.rules.values import Gains
from marrakesh.rules.words import (
    BUILDINGS,
    COLOURS,
    GAINS,
    GOODS,
    LUXURY_TYPES,
    PATHS,
    RESOURCES,
    SCROLL_COLOURS,
    SECTORS,
    STAIRS,
    TRACKS,
    colours_in,
)
from marrakesh.texts import Texts, slug, text

Facts = Mapping[str, int]
Params = dict[str, str | int]

GOODS_NAMES: Final = [COLOURS[colour] for colour in GOODS]
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "colour": (*COLOURS, "nomad"),
    "sector": SECTORS,
    "stair": STAIRS,
    "path": PATHS,
    "track": TRACKS,
    "building": tuple(slug(name) for name in BUILDINGS),
    "academy": SCROLL_COLOURS,
}
_PRINTED_NUMBERS: Final = ("scroll", "oasis", "tile", "town")
_OUR_NUMBERS: Final = ("luxury", "office", "provision")


def worded(texts: Texts, facts: Facts) -> Params:
    """The facts of an event, a question or a reason as the parameters of its text."""
    params: Params = {"n": 1}
    for name, value in facts.items():
        if name in _WORDS:
            params[name] = _WORDS[name][value]
        elif name in _PRINTED_NUMBERS:
            params["number"] = two_digits(value)
        elif name in _OUR_NUMBERS:
            params["number"] = value
        elif name in _SPECIAL:
            params.update(_SPECIAL[name](texts, facts))
        else:
            params[name] = value
    cost = {name: facts[name] for name in (*RESOURCES, *GOODS_NAMES) if name in facts}
    if cost:
        params["cost"] = amounts(texts, cost.items())
    return params


def _thing(texts: Texts, facts: Facts) -> Params:
    return {"gain": texts.gain(facts.get("amount", facts.get("n", 1)), GAINS[facts["thing"]])}


def _resource(texts: Texts, facts: Facts) -> Params:
    name = RESOURCES[facts["resource"]]
    return {"resource": name, "gain": texts.gain(facts.get("n", 1), name)}


def _places(texts: Texts, facts: Facts) -> Params:
    """Where assistants go: the bit set of the eight sectors, and the number in the souk."""
    where = [texts("to-sector", sector=SECTORS[sector]) for sector in colours_in(facts["sectors"])]
    if facts["souk"]:
        where.append(texts("souk-assistants", n=facts["souk"]))
    return {"where": texts.listing(where)}


# facts whose words depend on more than their own number
_SPECIAL: Final[dict[str, Callable[[Texts, Facts], Params]]] = {
    "thing": _thing,
    "resource": _resource,
    "sectors": _places,
    "colours": lambda texts, facts: {"colours": colour_list(texts, facts["colours"])},
    "other": lambda texts, facts: {"other": texts("colour", colour=COLOURS[facts["other"]])},
    "phase": lambda texts, facts: {"phase": texts(f"phase-{PHASES[facts['phase']]}")},
    "points": lambda texts, facts: {"n": abs(facts["points"])},
    "seat": lambda texts, facts: {"seat": facts["seat"] + 1},
    "source": lambda texts, facts: {"from": _source(texts, sources.name_of(facts["source"]))},
    "space": lambda texts, facts: {"space": facts["space"] + 1},
    "side": lambda texts, facts: {"award": award_side(facts["side"])},
    "type": lambda texts, facts: {"luxury": slug(LUXURY_TYPES[facts["type"]])},
}


def two_digits(number: int) -> str:
    """A number as scrolls, oases and river tiles bear it."""
    return f"{number:02}"


def award_side(side: int) -> str:
    """The number of an award tile and its side, such as "3b"."""
    return f"{side // 2 + 1}{'ab'[side % 2]}"


def colour_list(texts: Texts, bits: int) -> str:
    return texts.listing(texts("colour", colour=COLOURS[colour]) for colour in colours_in(bits))


def amounts(texts: Texts, pairs: Iterable[tuple[str, int]]) -> str:
    """A list of amounts, those of nothing left out: "2 water and 1 date"."""
    return texts.listing(texts.gain(amount, thing) for thing, amount in pairs if amount)


def gains(texts: Texts, given: Gains) -> str:
    """What a bonus gives."""
    return amounts(texts, [(GAINS[kind], amount) for kind, amount in given])


def resources(texts: Texts, cost: Sequence[int]) -> str:
    """A cost of [water, dates, dinars]."""
    return amounts(texts, zip(RESOURCES, cost, strict=True))


def goods(texts: Texts, cost: Sequence[int]) -> str:
    """A cost of [yellow, orange, purple] goods keshis."""
    return amounts(texts, zip(GOODS_NAMES, cost, strict=True))


def points(texts: Texts, number: int) -> str:
    return texts.gain(number, "point")


def signed_points(texts: Texts, number: int) -> str:
    """Points gained or lost: "+2 points", "-3 points"."""
    return f"{'+' if number > 0 else ''}{points(texts, number)}"


def source_name(name: str, lang: str = "en") -> str:
    """What points come from in words, for a name of `sources.name_of`, such as `scroll 29`."""
    said = _source(text(lang), name)
    return said[:1].upper() + said[1:]


def category_name(category: str, lang: str = "en") -> str:
    """A row of the score sheet in words, for one of `sources.CATEGORIES`."""
    if category in sources.NAMES.values():
        return source_name(category, lang)
    return text(lang)(f"group-{slug(category)}")


def _source(texts: Texts, name: str) -> str:
    """The same as it stands within a sentence."""
    kind, _, number = name.rpartition(" ")
    if number.isdigit():
        return texts(f"points-{slug(kind)}", number=number)
    return texts(f"points-{slug(name)}")
