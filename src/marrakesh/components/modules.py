"""The component files of expansions 1 to 5 and of Camels & Nomads.

Additional tiles of a base-game kind (luxury goods, oases, offices, provision tiles, discs) are in
the file of that kind.
"""

from itertools import pairwise
from typing import ClassVar, Literal

from marrakesh.components.entry import (
    Count,
    Entry,
    Gain,
    Goods,
    NotGoods,
    Part,
    Positive,
    ScrollColour,
    Track,
    distinct,
    empty,
    increasing,
    named,
    parse_gain,
    require,
)

# ---- expansions 1 to 5


class StaircaseTile(Entry, frozen=True, kw_only=True):
    """A staircase tile: the bonus on each side. The numbering is ours."""

    word = "staircase_tile"
    identity = ("number",)
    gains = ("front", "back")

    number: Positive
    front: list[Gain]
    back: list[Gain]

    def check(self) -> None:
        for field in ("front", "back"):
            require(len(getattr(self, field)) > 0, "comp-empty", field=field)


class StaircaseCover(Entry, frozen=True, kw_only=True):
    """The inner spaces of the connection lines that staircase tiles cover, in order."""

    spaces: list[str]


class ImamAndSultan(Entry, frozen=True, kw_only=True):
    """Where the Sultan (palace) and the Imam (mosque) wait, and the discounts they give."""

    step: Positive
    dates_off: Count  # Sultan: discount on each scroll
    goods_off: Count  # Imam: discount on each luxury good


class Town(Entry, frozen=True, kw_only=True):
    """A desert town: `each` points for every item its rule counts, or one free tile.

    With `per` it is `each` points for every `per` items.
    """

    word = "town"
    identity = ("number",)
    instant: ClassVar[tuple[str, ...]] = ("scroll", "luxury good", "gate")

    number: Positive
    rule: Literal[
        "gates", "luxury goods", "scrolls", "palace steps", "mosque steps", "keshis",
        "river steps", "sectors", "spectators",
        "scroll", "luxury good", "gate",  # taken when the town is claimed
    ]  # fmt: skip
    acts: Literal["end", "instant"]
    each: Count = 0
    per: Positive = 1
    at_least: Positive | None = None  # keshis that make a sector count
    most_points: Positive | None = None

    def check(self) -> None:
        at_once = self.rule in self.instant
        acts = "instant" if at_once else "end"
        require(self.acts == acts, "comp-acts", acts=acts, rule=self.rule)
        each = "comp-each-none" if at_once else "comp-each-some"
        require(at_once == (self.each == 0), each, rule=self.rule)
        require(
            (self.rule == "sectors") == (self.at_least is not None),
            "comp-at-least",
        )
        require(self.per == 1 or self.rule == "keshis", "comp-per-keshis")
        require(
            self.most_points is None or self.rule in ("palace steps", "mosque steps"),
            "comp-most-points",
            rule=self.rule,
        )


class TownRules(Entry, frozen=True, kw_only=True):
    """The number of desert towns laid out, their cost, and the points for reaching one."""

    tiles: list[Positive]  # for 2, 3 and 4 players
    points: Count  # for a caravan that reaches a town
    cost: list[Goods]
    towns_scored: Count

    def check(self) -> None:
        tiles = self.tiles
        require(
            len(tiles) == 3 and increasing(tiles),
            "comp-town-tiles",
            tiles=tiles,
        )


# ---- Camels & Nomads


class Nomads(Entry, frozen=True, kw_only=True):
    """The nomads: their number, and the cost of claiming and moving one."""

    costs = ("cost", "move_cost")

    count: Positive
    cost: list[Gain]
    move_cost: list[Gain]


class Racecourse(Entry, frozen=True, kw_only=True):
    """The racecourse, from step 0 to the finish; a line is crossed on entering its step."""

    start: Positive
    goals: list[Positive]
    finish: Positive  # the final space
    column: Positive  # spectator spaces of a player
    steps: list[Positive]  # of the camel, for 1, 2, 3 ... colours in the column
    goal_goods: Count  # gained on crossing an intermediate goal line
    goal_dung: Count  # that may then be discarded
    first_dinars: Count  # also gained by the first to cross it
    finish_points: Count
    race_points: list[Count]  # at the end, best first

    def check(self) -> None:
        lines = [self.start, *self.goals, self.finish]
        require(
            len(lines) == 5 and increasing(lines),
            "comp-goals",
            lines=lines,
        )
        right = all(fewer <= more for fewer, more in pairwise(self.steps))
        require(right, "comp-camel-steps", steps=self.steps)
        colours = len(self.steps)
        require(
            colours == self.column,
            "comp-column",
            colours=colours,
            column=self.column,
        )
        places = self.race_points
        require(
            len(places) == 4 and increasing(places[::-1]),
            "comp-race-points",
            places=places,
        )


class Bridge(Entry, frozen=True, kw_only=True):
    """A supply bridge of the racecourse, and the cost of entering it."""

    word = "bridge"
    identity = ("step",)
    costs = ("cost",)

    step: Positive
    cost: list[Gain]

    def check(self) -> None:
        things = {parse_gain(amount)[1] for amount in self.cost}
        right = len(things) > 0 and things <= {"date", "water"}
        require(right, "comp-nomad-cost", cost=self.cost)


class Dung(Entry, frozen=True, kw_only=True):
    """The camel dung: its tiles, and the points lost for 1, 2, 3 ... dung at the end."""

    tiles: list[Positive]  # dung per tile
    counts: list[Positive]  # number of such tiles
    loss: list[Positive]
    loss_beyond: Count  # for each dung beyond the table

    def check(self) -> None:
        require(
            len(self.tiles) == len(self.counts) and 1 in self.tiles,
            "comp-dung-tiles",
        )
        require(
            len(self.loss) > 0 and increasing(self.loss),
            "comp-dung-loss",
            loss=self.loss,
        )


class Benefit(Part, frozen=True, kw_only=True):
    """An award's benefit, in exchange for a keshi of `colour`, alone or with others.

    Exactly one kind of benefit is set; `tracks` only says where `steps` may be taken.
    """

    gains = ("gain",)

    colour: NotGoods
    gain: list[Gain] = empty()
    goods_any: Count = 0  # goods of any colours; the gain "2 any goods" is of one colour
    steps: Count = 0  # split over the tracks
    tracks: list[Track] = empty()
    spectators: Count = 0  # a main-square bonus facing this many spectators
    scroll: ScrollColour | None = None  # free, from a stack
    claim: Count = 0  # oases, free
    luxury_off: Count = 0  # a luxury good from a stack, at this discount in goods
    river_bonus: bool = False  # that of the season's river tile

    def check(self) -> None:
        given = [name for name in self.kinds() if getattr(self, name)]
        require(
            len(given) == 1,
            "comp-benefit",
            given=named(given),
            kinds=named(self.kinds()),
        )
        tracks = self.tracks
        require(
            distinct(tracks) and len(tracks) != 1 and bool(tracks) == (self.steps > 0),
            "comp-tracks",
            tracks=tracks,
        )

    @classmethod
    def kinds(cls) -> tuple[str, ...]:
        """Return the fields of which exactly one is set."""
        return tuple(name for name in cls.__struct_fields__ if name not in ("colour", "tracks"))

    def said(self) -> str:
        """Return the benefit in a few words; equal benefits give equal texts."""
        if self.gain:
            amounts = sorted(parse_gain(gain) for gain in self.gain)
            return " + ".join(f"{amount} {thing}" for amount, thing in amounts)
        if self.steps:
            return f"{self.steps} steps {'/'.join(sorted(self.tracks))}"
        if self.scroll:
            return f"{self.scroll} scroll"
        (kind,) = (name for name in self.kinds() if getattr(self, name))
        return kind if self.river_bonus else f"{kind} {getattr(self, kind)}"


class Award(Entry, frozen=True, kw_only=True):
    """One side of an award tile: a benefit for one, two, three and four keshis."""

    word = "award"
    identity = ("tile", "side")

    tile: Positive
    side: Literal["a", "b"]
    dung: NotGoods  # the colour that removes dung
    one: Benefit
    two: Benefit
    three: Benefit
    four: Benefit

    def benefits(self) -> tuple[Benefit, Benefit, Benefit, Benefit]:
        """Return the benefits for one to four keshis."""
        return self.one, self.two, self.three, self.four


class Building(Entry, frozen=True, kw_only=True):
    """A special building, with its owner's keshi and resources. Its ability is defined in code."""

    word = "building"
    identity = ("name",)
    costs = ("resources",)

    name: Literal[
        "date warehouse", "library", "training room", "prayer house",
        "boat house", "camel stable", "barracks", "gazebo",
    ]  # fmt: skip
    keshi: NotGoods
    resources: list[Gain]
