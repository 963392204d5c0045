"""What is in the box: the shape of every component file, and the sources of its values.

What a single entry must be stands here, with the entry; what entries must be together, such as the
number of scrolls of each colour, stands in `loader.py`.
"""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, ClassVar, Final, Literal

import msgspec

Colour = Literal[
    "turquoise", "green", "gray", "white", "black", "pink",
    "beige", "brown", "red", "yellow", "orange", "purple",
]  # fmt: skip
Goods = Literal["yellow", "orange", "purple"]
Resource = Literal["water", "date", "dinar"]
Sector = Literal[
    "river", "orchard", "madrasa", "palace", "mosque", "square", "medina", "sahara", "souk"
]
ScrollColour = Literal["gray", "yellow", "pink", "orange"]
LuxuryType = Literal["slipper", "tajine", "dagger", "oil lamp", "necklace"]

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
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


class ComponentError(ValueError):
    """A component file is not as it must be; the message says where, what and what is right."""


def require(right: bool, message: str) -> None:
    """Refuse what is not right."""
    if not right:
        raise ComponentError(message)


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
        f'"{text}" is no gain, write an amount and one of {", ".join(THINGS)}, as in "2 water"',
    )
    return int(amount), thing


class Source(StrEnum):
    """How we know a value. A value whose parts differ in this has the weakest of them."""

    PRINTED = "printed"
    """A rulebook says it in words."""
    DERIVED = "derived"
    """A worked example or a count forces it."""
    RECONSTRUCTED = "reconstructed"
    """Our own choice, in accord with all the others; to be corrected by anyone who owns the box."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a component file: `source` holds for all its values but those in `sources`."""

    word: ClassVar[str] = ""  # how an entry of a list is headed in its file: [[word]]
    identity: ClassVar[tuple[str, ...]] = ()  # the fields that say which entry this is
    gains: ClassVar[tuple[str, ...]] = ()  # the fields that hold gains
    costs: ClassVar[tuple[str, ...]] = ()  # those that hold resources only

    source: Source
    sources: dict[str, Source] = {}

    def __post_init__(self) -> None:
        for field in self.sources:
            require(
                field in self.values(),
                f'sources names "{field}", which is none of {", ".join(self.values())}',
            )
        for field in (*self.gains, *self.costs):
            for gain in listed(getattr(self, field)):
                try:
                    _, thing = parse_gain(gain)
                except ComponentError as error:
                    raise ComponentError(f"{field}: {error}") from None
                require(
                    field in self.gains or thing in RESOURCES,
                    f'{field}: "{gain}" must be an amount of water, dates or dinars',
                )
        self.check()

    def check(self) -> None:
        """Refuse values that cannot be together in one entry."""

    @classmethod
    def values(cls) -> tuple[str, ...]:
        """The fields of such an entry, but for those that tell the sources."""
        return tuple(name for name in cls.__struct_fields__ if name not in ("source", "sources"))


def listed(gain: Gain | list[Gain]) -> list[Gain]:
    """A field that holds one gain or several, as a list."""
    return [gain] if isinstance(gain, str) else gain


def increasing(numbers: Iterable[int]) -> bool:
    """Whether each number is higher than the one before."""
    return all(lower < higher for lower, higher in pairwise(numbers))


def distinct(things: Sequence[str]) -> bool:
    """Whether nothing is named twice."""
    return len(set(things)) == len(things)


class ColourEntry(Entry, frozen=True, kw_only=True):
    """A keshi colour, its sector, and how its keshis are kept there."""

    word = "colour"
    identity = ("name",)

    name: Colour
    sector: Sector | None = None  # None: red, which goes to any sector but the souk
    kind: Literal["track", "space", "goods", "vendor"]
    spaces: Positive | None = None  # None: no limit
    wooden: Positive  # Essential Edition: wooden keshis in the box

    def check(self) -> None:
        goods = self.kind == "goods"
        require(goods == (self.name in GOODS), "kind is goods for yellow, orange, purple alone")
        require(goods == (self.sector == "souk"), "sector is souk for goods alone")
        vendor = self.kind == "vendor"
        require(vendor == (self.name == "red"), "kind is vendor for red alone")
        require(vendor == (self.sector is None), "sector is left out for a vendor alone")
        right = self.spaces is None if goods else self.spaces == 8
        require(right, "spaces is 8, and left out for goods, which have no limit")


class Frame(Entry, frozen=True, kw_only=True):
    """The figures that frame a game."""

    costs = ("start_resources",)

    seasons: Positive
    rounds: Positive  # of a season
    assistants: Positive  # of a player
    start_score: Count
    start_resources: list[Gain]
    lap_deluxe: Positive  # points of one lap of the score track
    lap_essential: Positive
    complete_sector: Count  # points at the end
    oases_scored: Count
    leftovers_per_point: Positive
    green_bonus: Count  # points for each green keshi placed

    def check(self) -> None:
        require(
            self.seasons == 3,
            f"seasons is {self.seasons} and must be 3, as there are river tiles for 3",
        )
        keshis = self.rounds * self.assistants
        require(
            keshis == 12,
            f"rounds x assistants is {keshis} and must be 12, as a season uses each colour once",
        )


class River(Entry, frozen=True, kw_only=True):
    """The river track, from step 0 to the jetty."""

    gains = ("rapid_bonuses",)

    jetty: Positive
    rapids: list[Positive]  # a rapid is crossed on entering this step
    rapid_bonuses: list[Gain]
    crocodile: Positive
    jetty_spots: list[Count]  # points, best first

    def check(self) -> None:
        steps = self.rapids
        require(
            len(steps) >= 3 and increasing(steps) and steps[-1] < self.jetty,
            f"rapids {steps} must be at least 3 increasing steps below the jetty, {self.jetty}",
        )
        count = len(self.rapid_bonuses)
        require(
            count == len(steps),
            f"{count} rapid_bonuses for {len(steps)} rapids, each must have one",
        )
        require(
            self.crocodile < self.jetty,
            f"crocodile {self.crocodile} must lie below the jetty, {self.jetty}",
        )
        spots = len(self.jetty_spots)
        require(
            spots >= 4, f"jetty_spots has {spots} spots, there must be one for each of 4 players"
        )


class Stairs(Entry, frozen=True, kw_only=True):
    """The palace and the mosque staircase, which are alike."""

    steps: Positive
    segments: list[Count]  # the first step of segments 1 to 5
    threshold_dinars: Count

    def check(self) -> None:
        firsts = self.segments
        ends = bool(firsts) and firsts[0] == 0 and firsts[-1] == self.steps
        require(
            len(firsts) == 5 and ends and increasing(firsts),
            f"segments {firsts} must be 5 increasing steps from 0 to {self.steps}",
        )


class Lines(Entry, frozen=True, kw_only=True):
    """The connection lines: dinars(i), L(i), C(i+j), R(j), points(j).

    i is the segment on the palace stairs, j that on the mosque stairs.
    """

    dinars: list[Positive]
    points: list[Positive]

    def check(self) -> None:
        for name, numbers in (("dinars", self.dinars), ("points", self.points)):
            require(
                len(numbers) == 5,
                f"{name} has {len(numbers)} numbers, there must be 5, one a segment",
            )


class LineSpace(Entry, frozen=True, kw_only=True):
    """An inner space of the connection lines."""

    word = "line_space"
    identity = ("name",)
    gains = ("gain",)

    name: str  # L2..L5, C3..C10, R2..R4
    gain: Gain


class Square(Entry, frozen=True, kw_only=True):
    """The ring of bonuses of the main square, clockwise."""

    gains = ("ring",)

    ring: list[Gain]

    def check(self) -> None:
        require(len(self.ring) == 8, f"ring has {len(self.ring)} bonuses, there must be 8")


class Disc(Entry, frozen=True, kw_only=True):
    """A side of an audience disc, clockwise; unturned, the first section faces the first bonus."""

    word = "disc"
    identity = ("name",)

    name: str
    spectators: list[Count]

    def check(self) -> None:
        sections = len(self.spectators)
        require(sections == 8, f"spectators has {sections} sections, there must be 8")


class LuxuryGood(Entry, frozen=True, kw_only=True):
    """A luxury good of the souk. The number is ours; the tiles bear none."""

    word = "luxury_good"
    identity = ("number", "type")
    gains = ("gain",)

    number: Positive
    type: LuxuryType
    points: Count
    cost: list[Goods]
    gain: list[Gain]

    def check(self) -> None:
        require(len(self.cost) > 0, "cost is empty, it must be one goods keshi at least")


class Office(Entry, frozen=True, kw_only=True):
    """An exchange office: what it gives for one keshi of each goods colour."""

    word = "office"
    identity = ("number",)
    gains = ("yellow", "orange", "purple")

    number: Positive
    yellow: list[Gain]
    orange: list[Gain]
    purple: list[Gain]


class GateColour(Entry, frozen=True, kw_only=True):
    """How many city gates have a colour."""

    word = "gate"
    identity = ("colour",)

    colour: Colour
    count: Count


class Workshop(Entry, frozen=True, kw_only=True):
    """What a gate of a workshop costs and earns; the workshops stand from left to right."""

    word = "workshop"

    dinars: Count
    points: int


class GateSpace(Entry, frozen=True, kw_only=True):
    """The gate space of a sector, and the gate colours that earn the match points there."""

    word = "gate_space"
    identity = ("sector",)

    sector: Sector
    matches: list[Colour]

    def check(self) -> None:
        require(distinct(self.matches), f"matches {self.matches} must name each colour once")


class Match(Entry, frozen=True, kw_only=True):
    """Points for a gate on a space that it matches."""

    points: Count


class OasisSpace(Entry, frozen=True, kw_only=True):
    """A caravan space of the Sahara beside an oasis, and what claiming that oasis costs."""

    word = "oasis_space"
    identity = ("path", "place")
    costs = ("cost",)

    path: Literal["left", "right"]
    place: Positive
    cost: list[Gain]


class StartOasisSpace(Entry, frozen=True, kw_only=True):
    """A space of the start oasis, in the order they are filled, and its placement bonus."""

    word = "start_space"
    identity = ("place",)
    gains = ("gain",)

    place: Positive
    gain: Gain


class StorageSpace(Entry, frozen=True, kw_only=True):
    """A storage space for claimed oases, from left to right, and what covering it gives."""

    word = "storage_space"
    identity = ("place",)

    place: Positive
    shows: Literal["keshi", "keshi with 2 players", "nothing", "exchange", "yellow scroll"]


class StorageDraw(Entry, frozen=True, kw_only=True):
    """The keshis from which the players draw those for their storage spaces."""

    colours: list[Colour]

    def check(self) -> None:
        colours = self.colours
        require(
            distinct(colours) and not set(colours) & set(GOODS),
            f"colours {colours} must name each colour once, and no goods",
        )
        require(len(colours) >= 8, f"{len(colours)} colours, 4 players draw 2 each: 8 at least")


class Oasis(Entry, frozen=True, kw_only=True):
    """An oasis and its points: `base`, and `each` for each of the things its rule counts."""

    word = "oasis"
    identity = ("number",)
    selectors: ClassVar[dict[str, str]] = {
        "gates": "colours",
        "keshis": "colours",
        "luxury type": "luxury",
        "resource": "resource",
        "small sectors": "at_most",
        "thresholds": "at_least",
    }  # the field that says what a rule counts

    number: Positive
    rule: Literal[
        "gates", "keshis", "luxury type", "resource", "luxury goods", "scrolls",
        "small sectors", "complete sectors", "oases", "palace", "mosque", "thresholds", "jetty",
    ]  # fmt: skip
    base: Count = 0
    each: Count = 0
    most: Positive | None = None  # of the things handed in
    at_least: Positive | None = None
    at_most: Count | None = None
    colours: list[Colour] = []
    luxury: LuxuryType | None = None
    resource: Resource | None = None

    def check(self) -> None:
        needed = self.selectors.get(self.rule)
        for field in sorted(set(self.selectors.values())):
            given = getattr(self, field) not in (None, [])
            require(
                given or field != needed, f'{field} is missing, the rule "{self.rule}" needs it'
            )
            require(field == needed or not given, f'{field} has no use for the rule "{self.rule}"')
        handed_in = self.rule == "resource"
        require(
            handed_in == (self.most is not None),
            'most belongs to the rule "resource", and to no other',
        )
        require(self.base + self.each > 0, "base and each are 0, one of them must give points")


class Scroll(Entry, frozen=True, kw_only=True):
    """A scroll of the madrasa: its requirement, its price and when it acts."""

    word = "scroll"
    identity = ("number",)
    gains = ("gain",)

    number: Positive
    colour: ScrollColour
    scholars: Positive
    dates: Count
    acts: Literal["instant", "permanent", "round", "season"]
    gain: list[Gain] = []  # what an instant scroll gives; the odd ones are code

    def check(self) -> None:
        right = self.acts == "instant" or not self.gain
        require(right, f"gain belongs to an instant scroll, and this one is {self.acts}")


class Provision(Entry, frozen=True, kw_only=True):
    """A provision tile. The number is ours; the tiles bear none."""

    word = "provision"
    identity = ("number",)
    costs = ("cost",)

    number: Positive
    cost: list[Gain]
    points: Count  # lost if it cannot be paid


class RiverTile(Entry, frozen=True, kw_only=True):
    """One side of a river tile."""

    word = "river_tile"
    identity = ("number",)
    gains = ("gain", "second")

    number: Positive
    back: Positive  # the number of the other side
    season: Positive
    gain: list[Gain] = []  # what the winner gets; the odd ones are code
    second: list[Gain] = []


class TowerLayer(Entry, frozen=True, kw_only=True):
    """How the cube tower behaves with one of its layers."""

    word = "layer"
    identity = ("name",)

    name: Literal["B1", "B2"]
    stays: Chance  # that a keshi thrown in stays
    falls: Chance  # that a keshi inside falls


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every component of the base game. The field names are the file names."""

    colours: list[ColourEntry]
    frame: Frame
    river: River
    stairs: Stairs
    lines: Lines
    line_spaces: list[LineSpace]
    square: Square
    discs: list[Disc]
    luxury_goods: list[LuxuryGood]
    offices: list[Office]
    gates: list[GateColour]
    workshops: list[Workshop]
    gate_spaces: list[GateSpace]
    gate_match: Match
    oasis_spaces: list[OasisSpace]
    start_oasis: list[StartOasisSpace]
    storage: list[StorageSpace]
    storage_draw: StorageDraw
    oases: list[Oasis]
    scrolls: list[Scroll]
    provisions: list[Provision]
    river_tiles: list[RiverTile]
    tower: list[TowerLayer]
