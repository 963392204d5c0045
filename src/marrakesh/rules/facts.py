"""The meaning of numbers in events and questions; texts, messages and TypeScript derive from it."""

import re
from functools import cache
from typing import Annotated, Final, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import astuple

from marrakesh.rules.phases import PHASES
from marrakesh.rules.values import GATE_SPACES
from marrakesh.rules.words import (
    BUILDINGS,
    COLOURS,
    GAINS,
    LUXURY_TYPES,
    PATHS,
    RESOURCES,
    SCROLL_COLOURS,
    SECTORS,
    STAIRS,
    TRACKS,
)


class Meaning:
    """What a number stands for; the base class: a plain count, step or value."""


class Change(Meaning):
    """An amount gained or, if negative, lost."""


class Flag(Meaning):
    """Yes (1) or no (0)."""


class Place(Meaning):
    """An index: the rules count from 0, people from 1."""

    def __init__(self, noun: str) -> None:
        self.noun = noun


class Word(Meaning):
    """The index of a word in a list."""

    def __init__(self, noun: str, words: tuple[str, ...]) -> None:
        self.noun = noun
        self.words = words


class MaybeWord(Word):
    """The same, or -1 for none."""


class Words(Word):
    """A set of words, as a bit set."""


class Tile(Meaning):
    """The number of a tile of some kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind


class AwardSide(Tile):
    """An award tile and its side: twice the tile's index, plus 1 for its back."""


class Source(Meaning):
    """Where points come from: a number of `rules.sources`."""


NUMBER: Final = Meaning()


def meaning_of(declared: object) -> Meaning:
    """The meaning in a fact's type annotation, which may be optional."""
    for one in (declared, *get_args(declared)):
        if get_origin(one) is Annotated:
            return next(said for said in get_args(one) if isinstance(said, Meaning))
    return NUMBER


class Told(Struct, gc=False):
    """Base of events and questions: facts by name, and the `seat` concerned, if any."""

    def __hash__(self) -> int:
        """Never modified, so usable as a key."""
        return hash((type(self), astuple(self)))

    @property
    def facts(self) -> dict[str, int]:
        """The facts that are set."""
        named = ((name, getattr(self, name)) for name in fact_names(type(self)))
        return {name: value for name, value in named if value is not None}


@cache
def fact_names(kind: type[Told]) -> list[str]:
    return [name for name in kind.__struct_fields__ if name != "seat"]


@cache
def meanings(kind: type[Told]) -> dict[str, Meaning]:
    """The meanings of a kind's facts."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: meaning_of(hints[name]) for name in fact_names(kind)}


def spelled(kind: type) -> str:
    """The class name in kebab case: BotClaim is bot-claim."""
    return re.sub("(?<!^)(?=[A-Z])|(?<=[a-z])(?=[0-9])", "-", kind.__name__).lower()


Points = Annotated[int, Change()]
Dung = Annotated[int, Change()]
YesNo = Annotated[int, Flag()]
Space = Annotated[int, Place("space")]
Seat = Annotated[int, Place("seat")]
Workshop = Annotated[int, Place("workshop")]
PointsSource = Annotated[int, Source()]

Colour = Annotated[int, Word("colour", COLOURS)]
OtherColour = Annotated[int, Word("other", COLOURS)]
ColourOrNomad = Annotated[int, Word("colour", (*COLOURS, "nomad"))]
Colours = Annotated[int, Words("colours", COLOURS)]
Sector = Annotated[int, Word("sector", SECTORS)]
Sectors = Annotated[int, Words("sectors", SECTORS)]
SectorOrNone = Annotated[int, MaybeWord("sector", SECTORS)]
GateSpace = Annotated[int, Word("sector", tuple(SECTORS[sector] for sector in GATE_SPACES))]
Resource = Annotated[int, Word("resource", RESOURCES)]
Thing = Annotated[int, Word("thing", GAINS)]
Stair = Annotated[int, Word("stair", STAIRS)]
Track = Annotated[int, Word("track", TRACKS)]
Path = Annotated[int, Word("path", PATHS)]
Academy = Annotated[int, Word("academy", SCROLL_COLOURS)]
LuxuryType = Annotated[int, Word("luxury", LUXURY_TYPES)]
Building = Annotated[int, Word("building", BUILDINGS)]
GamePhase = Annotated[int, Word("phase", PHASES)]

Scroll = Annotated[int, Tile("scroll")]
Oasis = Annotated[int, Tile("oasis")]
RiverTile = Annotated[int, Tile("river tile")]
Luxury = Annotated[int, Tile("luxury")]
Office = Annotated[int, Tile("office")]
Provision = Annotated[int, Tile("provision")]
Town = Annotated[int, Tile("town")]
Strategy = Annotated[int, Tile("strategy")]
Award = Annotated[int, AwardSide("award")]
