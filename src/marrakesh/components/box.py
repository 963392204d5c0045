"""What is in the box: the shape of every component file. Those of the modules are in `modules.py`.

What a single entry must be stands with the entry; what entries must be together, such as the
number of scrolls of each colour, stands in `checks.py`.
"""

from typing import ClassVar, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from marrakesh.components.entry import (
    GOODS,
    THINGS,
    Chance,
    Colour,
    Count,
    Entry,
    Gain,
    Goods,
    LuxuryType,
    Module,
    NotGoods,
    Positive,
    Provenance,
    Resource,
    ScrollColour,
    Sector,
    Steps,
    distinct,
    empty,
    increasing,
    named,
    require,
)
from marrakesh.components.modules import (
    Award,
    Bridge,
    Building,
    Dung,
    ImamAndSultan,
    Nomads,
    Racecourse,
    StaircaseCover,
    StaircaseTile,
    Town,
    TownRules,
)
from marrakesh.components.solo import Pashabot, Simplified, StrategyTile

__all__ = [
    "Box", "KINDS", "Kind",
    "Colour", "LuxuryType", "Resource", "ScrollColour", "Sector", "Provenance", "THINGS",
]  # fmt: skip

FalconBonus = Literal["nomad", "keshi exchange", "resource exchange", "spectators 3", "steps"]
ProvisionEffect = Literal[
    "river step", "palace step", "mosque step", "goods keshi", "1 spectator",
    "river", "palace", "mosque", "nomad", "luxury discount", "keshi exchange",
]  # fmt: skip


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
        require(goods == (self.name in GOODS), "comp-kind-goods")
        require(goods == (self.sector == "souk"), "comp-sector-souk")
        vendor = self.kind == "vendor"
        require(vendor == (self.name == "red"), "comp-kind-vendor")
        require(vendor == (self.sector is None), "comp-sector-vendor")
        right = self.spaces is None if goods else self.spaces == 8
        require(right, "comp-spaces")


class GameFigures(Entry, frozen=True, kw_only=True):
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
            "comp-seasons",
            seasons=self.seasons,
        )
        keshis = self.rounds * self.assistants
        require(
            keshis == 12,
            "comp-rounds",
            keshis=keshis,
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
            "comp-rapids",
            steps=steps,
            jetty=self.jetty,
        )
        count = len(self.rapid_bonuses)
        require(
            count == len(steps),
            "comp-rapid-bonuses",
            bonuses=count,
            rapids=len(steps),
        )
        require(
            self.crocodile < self.jetty,
            "comp-crocodile",
            crocodile=self.crocodile,
            jetty=self.jetty,
        )
        spots = len(self.jetty_spots)
        require(spots >= 4, "comp-jetty-spots", spots=spots)


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
            "comp-segments",
            segments=firsts,
            steps=self.steps,
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
                "comp-line",
                field=name,
                size=len(numbers),
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
        require(len(self.ring) == 8, "comp-ring", size=len(self.ring))


class Disc(Entry, frozen=True, kw_only=True):
    """A side of an audience disc, clockwise; unturned, the first section faces the first bonus."""

    word = "disc"
    identity = ("name",)

    name: str
    spectators: list[Count]

    def check(self) -> None:
        sections = len(self.spectators)
        require(sections == 8, "comp-spectators", size=sections)


class LuxuryGood(Entry, frozen=True, kw_only=True):
    """A luxury good of the souk. The number is ours; the tiles bear none.

    Race saddles and falcons come with a module.
    """

    word = "luxury_good"
    identity = ("number", "type")
    gains = ("gain",)

    number: Positive
    type: LuxuryType
    points: Count
    cost: list[Goods]
    gain: list[Gain]
    needs: list[Module] = empty()
    # race saddles
    camel_steps: Steps = 0
    claim_off: Count = 0  # without camels: an oasis is claimed for so many resources less
    # falcons
    pays: list[NotGoods] = empty()  # one keshi of one of these is paid too
    bonus: FalconBonus | None = None
    steps: Count = 0  # of the bonus "steps", on the track of the keshi paid

    def check(self) -> None:
        require(len(self.cost) > 0, "comp-cost-empty")
        saddle, falcon = self.type == "race saddle", self.type == "falcon"
        for field in ("camel_steps", "claim_off"):
            require(saddle == (getattr(self, field) > 0), "comp-saddle-alone", field=field)
        for field in ("pays", "bonus"):
            require(falcon == bool(getattr(self, field)), "comp-falcon-alone", field=field)
        nomads = self.needs == ["nomads"] if self.bonus == "nomad" else not self.needs
        require(nomads, "comp-needs-bonus")
        require((self.bonus == "steps") == (self.steps > 0), "comp-steps-bonus")
        require(
            distinct(self.pays) and "brown" not in self.pays,
            "comp-pays",
            pays=self.pays,
        )
        tracks = {"turquoise", "white", "black"}
        require(
            self.bonus != "steps" or set(self.pays) <= tracks,
            "comp-pays-tracks",
            pays=self.pays,
        )


class Office(Entry, frozen=True, kw_only=True):
    """An exchange office: what it gives for one keshi of each goods colour."""

    word = "office"
    identity = ("number",)
    gains = ("yellow", "orange", "purple")

    number: Positive
    yellow: list[Gain]
    orange: list[Gain]
    purple: list[Gain]
    expansion: bool = False


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
        require(distinct(self.matches), "comp-matches", matches=self.matches)


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
            "comp-draw",
            colours=colours,
        )
        require(len(colours) >= 8, "comp-draw-few", size=len(colours))


class Oasis(Entry, frozen=True, kw_only=True):
    """An oasis and its points: `base`, and `each` for each of the things its rule counts.

    With `per` it is `each` for so many things; with `table` points for 1, 2, 3 ... things.
    """

    word = "oasis"
    identity = ("number",)
    selectors: ClassVar[dict[str, str]] = {
        "gates": "colours",
        "keshis": "colours",
        "luxury type": "luxury",
        "luxury types": "table",
        "resource": "resource",
        "small sectors": "at_most",
        "thresholds": "at_least",
    }  # the field that says what a rule counts
    limited: ClassVar[tuple[str, ...]] = ("luxury type", "luxury pairs", "camel", "nomads")

    number: Positive
    rule: Literal[
        "gates", "keshis", "luxury type", "resource", "luxury goods", "scrolls",
        "small sectors", "complete sectors", "oases", "palace", "mosque", "thresholds", "jetty",
        "luxury types", "luxury pairs", "camel", "nomads",
    ]  # fmt: skip
    base: Count = 0
    each: Count = 0
    per: Positive = 1
    table: list[Count] = empty()
    most: Positive | None = None  # of the things handed in
    most_points: Positive | None = None
    at_least: Positive | None = None
    at_most: Count | None = None
    colours: list[Colour] = empty()
    luxury: LuxuryType | None = None
    resource: Resource | None = None
    needs: list[Module] = empty()

    def check(self) -> None:
        needed = self.selectors.get(self.rule)
        for field in sorted(set(self.selectors.values())):
            given = getattr(self, field) not in (None, [])
            require(given or field != needed, "comp-rule-needs", field=field, rule=self.rule)
            require(field == needed or not given, "comp-rule-no-use", field=field, rule=self.rule)
        handed_in = self.rule == "resource"
        require(
            handed_in == (self.most is not None),
            "comp-most",
        )
        require(
            self.most_points is None or self.rule in self.limited,
            "comp-most-points",
            rule=self.rule,
        )
        require(self.per == 1 or self.rule == "camel", "comp-per-camel")
        fixed = self.base + self.each > 0
        require(fixed or len(self.table) > 0, "comp-no-points")
        require(not (fixed and self.table), "comp-table-alone")
        require(increasing(self.table), "comp-table", table=self.table)


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
    gain: list[Gain] = empty()  # what an instant scroll gives; the odd ones are code

    def check(self) -> None:
        right = self.acts == "instant" or not self.gain
        require(right, "comp-scroll-gain", acts=self.acts)


class Provision(Entry, frozen=True, kw_only=True):
    """A provision tile. The number is ours; the tiles bear none.

    From its revealing on, a moderate tile acts at the start of each season; a hard one helps
    whenever its pawn moves or its owner buys a luxury good, or acts at the start of each round.
    """

    word = "provision"
    identity = ("number",)
    costs = ("cost",)
    effects: ClassVar[dict[str, tuple[str, ...]]] = {
        "base": (),
        "moderate": (
            "river step", "palace step", "mosque step", "goods keshi", "1 spectator",
            "keshi exchange",
        ),
        "hard": ("river", "palace", "mosque", "nomad", "luxury discount", "keshi exchange"),
    }  # fmt: skip

    number: Positive
    cost: list[Gain]
    points: Count  # lost if it cannot be paid
    level: Literal["base", "moderate", "hard"] = "base"
    effect: ProvisionEffect | None = None
    needs: list[Module] = empty()

    def check(self) -> None:
        allowed = self.effects[self.level]
        right = self.effect in allowed if allowed else self.effect is None
        key = "comp-effect" if allowed else "comp-no-effect"
        require(right, key, level=self.level, effects=named(allowed))
        nomads = self.needs == ["nomads"] if self.effect == "nomad" else not self.needs
        require(nomads, "comp-needs-effect")


class RiverTile(Entry, frozen=True, kw_only=True):
    """One side of a river tile."""

    word = "river_tile"
    identity = ("number",)
    gains = ("gain", "second")

    number: Positive
    back: Positive  # the number of the other side
    season: Positive
    gain: list[Gain] = empty()  # what the winner gets; the odd ones are code
    second: list[Gain] = empty()


class TowerLayer(Entry, frozen=True, kw_only=True):
    """How the cube tower behaves with one of its layers."""

    word = "layer"
    identity = ("name",)

    name: Literal["B1", "B2"]
    stays: Chance  # that a keshi thrown in stays
    falls: Chance  # that a keshi inside falls


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every component, the modules included. The field names are the file names."""

    colours: list[ColourEntry]
    frame: GameFigures
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
    staircase_tiles: list[StaircaseTile]
    staircase_cover: StaircaseCover
    imam_sultan: ImamAndSultan
    towns: list[Town]
    town_rules: TownRules
    nomads: Nomads
    racecourse: Racecourse
    bridges: list[Bridge]
    dung: Dung
    awards: list[Award]
    buildings: list[Building]
    strategy_tiles: list[StrategyTile]
    pashabot: Pashabot
    simplified: Simplified


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
