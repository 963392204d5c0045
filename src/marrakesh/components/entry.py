"""Entries of component files: vocabulary, gains and costs, provenance."""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from marrakesh.errors import LocalizedError

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
"""Modules that some tiles of other modules need; without them, these stay in the box."""

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=999)]
Points = Annotated[int, msgspec.Meta(ge=-999, le=999)]
"""Points gained or, if negative, lost."""
Steps = Annotated[int, msgspec.Meta(ge=0, le=6)]
"""A number of steps, limited to what a single action can express."""
Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
LONGEST: Final = 40
"""Maximum length of a list, so that corrections sent to a server cannot make games endless."""

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
    "stair step",  # on the palace or mosque stairs, by choice
    "any resource", "any goods", "any keshi",
    "any keshi pair",  # two keshis of one colour
    "turquoise", "green", "gray", "white", "black", "pink",
    "beige", "brown", "red", "yellow", "orange", "purple",
)  # fmt: skip
"""Everything a gain can name, in the singular."""


class Word(str):
    """The key of a text that is inserted into a message."""

    __slots__ = ()


class ComponentError(LocalizedError):
    """An error in a component file or correction: its place, the problem, and the expected value.

    A tuple parameter is shown as a list of names, a `Word` as its text, and other values by `str`.
    """

    def __init__(self, key: str, where: str = "", **params: object) -> None:
        ValueError.__init__(self, key, where, params)
        self.key = key
        self.where = where
        self.facts = params

    def at(self, where: str) -> "ComponentError":
        """Return the same error, with `where` in front of its location."""
        inside = f"{where}: {self.where}" if self.where else where
        return ComponentError(self.key, inside, **self.facts)

    def explain(self, lang: str) -> str:
        said = self.said(lang)
        return f"{self.where}: {said}" if self.where else said

    def said(self, lang: str) -> str:
        """Return the problem, without its location."""
        from marrakesh.texts import text  # only errors need texts

        say = text(lang)

        def shown(value: object) -> str:
            if isinstance(value, tuple):
                return ", ".join(value) or say("list-nothing")
            return say(value) if isinstance(value, Word) else str(value)

        return say(self.key, **{name: shown(value) for name, value in self.facts.items()})


def require(right: bool, /, key: str, where: str = "", **params: object) -> None:
    """Raise ComponentError with this text key unless `right`."""
    if not right:
        raise ComponentError(key, where, **params)


def parse_gain(text: Gain) -> tuple[int, str]:
    """Return the amount and the thing of a gain, the thing in the singular.

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
    """How a value is known. A composite value has the weakest provenance of its parts."""

    PRINTED = "printed"
    """Stated in a rulebook."""
    DERIVED = "derived"
    """Implied by a worked example or a count."""
    RECONSTRUCTED = "reconstructed"
    """Our own choice, consistent with the rest; to be corrected by anyone who owns the game."""


class Part(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """A group of values: an entry, or a table inside one."""

    gains: ClassVar[tuple[str, ...]] = ()  # the fields that hold gains
    costs: ClassVar[tuple[str, ...]] = ()  # the fields that hold only resources

    def __post_init__(self) -> None:
        for field in self.__struct_fields__:
            value = getattr(self, field)
            size = len(value) if isinstance(value, list) else 0
            require(size <= LONGEST, "comp-long", field=field, size=size, most=LONGEST)
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
        """Reject inconsistent values."""


class Entry(Part, frozen=True, kw_only=True):
    """One entry of a component file: `source` applies to all values except those in `sources`."""

    word: ClassVar[str] = ""  # table name of a list entry in its file: [[word]]
    identity: ClassVar[tuple[str, ...]] = ()  # the fields that identify an entry
    icons: ClassVar[tuple[str, ...]] = ()  # optional fields: a component shows them or not

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
        """Return the fields of such an entry, except the provenance."""
        return tuple(name for name in cls.__struct_fields__ if name not in ("source", "sources"))

    def which(self) -> tuple[object, ...]:
        """Return the values that identify this entry among its kind."""
        return tuple(getattr(self, field) for field in self.identity)


def empty() -> Any:
    """Return a field that defaults to an empty list."""
    return msgspec.field(default_factory=list)


def listed(gain: Gain | list[Gain]) -> list[Gain]:
    """Return the value of a field that holds one gain or several, as a list."""
    return [gain] if isinstance(gain, str) else gain


def increasing(numbers: Iterable[int]) -> bool:
    """Return whether each number is higher than the one before."""
    return all(lower < higher for lower, higher in pairwise(numbers))


def distinct(things: Sequence[str]) -> bool:
    """Return whether there are no duplicates."""
    return len(set(things)) == len(things)


def named(names: Iterable[str]) -> tuple[str, ...]:
    """Return names as a tuple, which messages show as a list."""
    return tuple(names)
