"""What an entry of a component file is: its words, what it gives and costs, how we know it."""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from marrakesh.refusals import Refused

Colour = Literal[
    "turquoise", "green", "gray", "white", "black", "pink",
    "beige", "brown", "red", "yellow", "orange", "purple",
]  # fmt: skip
Goods = Literal["yellow", "orange", "purple"]
NotGoods = Literal["turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "red"]
Resource = Literal["water", "date", "dinar"]
Sector = Literal[
    "river", "orchard", "madrasa", "palace", "mosque", "square", "medina", "sahara", "souk"
]
ScrollColour = Literal["gray", "yellow", "pink", "orange"]
LuxuryType = Literal["slipper", "tajine", "dagger", "oil lamp", "necklace", "race saddle", "falcon"]
Track = Literal["river", "palace", "mosque"]
Module = Literal["nomads", "camels", "luxury-goods"]
"""The modules without which some tiles of others stay in the box."""

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=6)]
"""As many as actions can name at once."""
Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]

Gain = str
"""An amount and a thing: "2 water", "1 river step", "3 points", "1 any keshi", "1 green"."""

GOODS: Final = ("yellow", "orange", "purple")
RESOURCES: Final = ("water", "date", "dinar")
PLURALS: Final = {
    "dates": "date",
    "dinars": "dinar",
    "points": "point",
    "river steps": "river step",
    "palace steps": "palace step",
    "mosque steps": "mosque step",
    "stair steps": "stair step",
    "any resources": "any resource",
    "any keshis": "any keshi",
    "any keshi pairs": "any keshi pair",
}
THINGS: Final = (
    *RESOURCES, "point", "river step", "palace step", "mosque step",
    "stair step",  # on the palace or the mosque stairs, of choice
    "any resource", "any goods", "any keshi",
    "any keshi pair",  # two keshis of one colour
    "turquoise", "green", "gray", "white", "black", "pink",
    "beige", "brown", "red", "yellow", "orange", "purple",
)  # fmt: skip
"""All that a gain can name, in the singular."""


class Word(str):
    """The key of a text that is part of a message."""

    __slots__ = ()


class ComponentError(Refused):
    """A component file is not as it must be: where, what is wrong, and what is right.

    Of the parameters, a tuple is a list of names; anything else is shown as Python shows it.
    """

    def __init__(self, key: str, where: str = "", **params: object) -> None:
        ValueError.__init__(self, key, where, params)
        self.key = key
        self.where = where
        self.facts = params

    def at(self, where: str) -> "ComponentError":
        """The same, seen from further away."""
        inside = f"{where}: {self.where}" if self.where else where
        return ComponentError(self.key, inside, **self.facts)

    def explain(self, lang: str) -> str:
        from marrakesh.texts import text  # words are no business of the components

        say = text(lang)

        def shown(value: object) -> str:
            if isinstance(value, tuple):
                return ", ".join(value) or say("list-nothing")
            return say(value) if isinstance(value, Word) else str(value)

        said = say(self.key, **{name: shown(value) for name, value in self.facts.items()})
        return f"{self.where}: {said}" if self.where else said


def require(right: bool, /, key: str, where: str = "", **params: object) -> None:
    """Refuse what is not right, with the text of a key."""
    if not right:
        raise ComponentError(key, where, **params)


def parse_gain(text: Gain) -> tuple[int, str]:
    """The amount and the thing of a gain, the thing in the singular.

    >>> parse_gain("2 water")
    (2, 'water')
    >>> parse_gain("3 river steps")
    (3, 'river step')
    """
    amount, _, name = text.partition(" ")
    thing = PLURALS.get(name, name)
    require(
        re.fullmatch("[1-9][0-9]?", amount, re.ASCII) is not None and thing in THINGS,
        "comp-gain",
        text=text,
        things=tuple(THINGS),
    )
    return int(amount), thing


class Provenance(StrEnum):
    """How we know a value. A value whose parts differ in this has the weakest of them."""

    PRINTED = "printed"
    """A rulebook says it in words."""
    DERIVED = "derived"
    """A worked example or a count forces it."""
    RECONSTRUCTED = "reconstructed"
    """Our own choice, in accord with all the others; to be corrected by anyone who owns the box."""


class Part(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """Values that belong together: an entry, or a table inside one."""

    gains: ClassVar[tuple[str, ...]] = ()  # the fields that hold gains
    costs: ClassVar[tuple[str, ...]] = ()  # those that hold resources only

    def __post_init__(self) -> None:
        for field in (*self.gains, *self.costs):
            for gain in listed(getattr(self, field)):
                try:
                    _, thing = parse_gain(gain)
                except ComponentError as error:
                    raise error.at(field) from None
                require(
                    field in self.gains or thing in RESOURCES,
                    "comp-cost",
                    field=field,
                    gain=gain,
                )
        self.check()

    def check(self) -> None:
        """Refuse values that cannot be together."""


class Entry(Part, frozen=True, kw_only=True):
    """One entry of a component file: `source` holds for all its values but those in `sources`."""

    word: ClassVar[str] = ""  # how an entry of a list is headed in its file: [[word]]
    identity: ClassVar[tuple[str, ...]] = ()  # the fields that say which entry this is

    source: Provenance
    sources: dict[str, Provenance] = {}

    def __post_init__(self) -> None:
        for field in self.sources:
            require(
                field in self.values(),
                "comp-sources",
                field=field,
                fields=tuple(self.values()),
            )
        super().__post_init__()

    @classmethod
    def values(cls) -> tuple[str, ...]:
        """The fields of such an entry, but for those that tell the sources."""
        return tuple(name for name in cls.__struct_fields__ if name not in ("source", "sources"))

    def which(self) -> tuple[object, ...]:
        """What tells this entry from the others of its kind."""
        return tuple(getattr(self, field) for field in self.identity)


def empty() -> Any:
    """The default of a list: nothing in it."""
    return msgspec.field(default_factory=list)


def listed(gain: Gain | list[Gain]) -> list[Gain]:
    """A field that holds one gain or several, as a list."""
    return [gain] if isinstance(gain, str) else gain


def increasing(numbers: Iterable[int]) -> bool:
    """Whether each number is higher than the one before."""
    return all(lower < higher for lower, higher in pairwise(numbers))


def distinct(things: Sequence[str]) -> bool:
    """Whether nothing is named twice."""
    return len(set(things)) == len(things)


def named(names: Iterable[str]) -> tuple[str, ...]:
    """A list of names in a message."""
    return tuple(names)
