"""Tiles: luxury goods and offices, oases, scrolls, provisions, river tiles."""

from typing import ClassVar, Literal

from marrakesh.components.entry import (
    Colour,
    Count,
    Entry,
    Gain,
    Goods,
    LuxuryType,
    Module,
    NotGoods,
    Positive,
    Resource,
    ScrollColour,
    Steps,
    distinct,
    empty,
    increasing,
    named,
    require,
)

FalconBonus = Literal["nomad", "keshi exchange", "resource exchange", "spectators 3", "steps"]
ProvisionEffect = Literal[
    "river step", "palace step", "mosque step", "goods keshi", "1 spectator",
    "river", "palace", "mosque", "nomad", "luxury discount", "keshi exchange",
]  # fmt: skip


class LuxuryGood(Entry, frozen=True, kw_only=True):
    """A luxury good of the souk. The numbering is ours; the tiles have none.

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
    claim_off: Count = 0  # without camels: discount in resources on claiming an oasis
    # falcons
    pays: list[NotGoods] = empty()  # also costs one keshi of one of these colours
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
    """An exchange office: the gain for one keshi of each goods colour."""

    word = "office"
    identity = ("number",)
    gains = ("yellow", "orange", "purple")

    number: Positive
    yellow: list[Gain]
    orange: list[Gain]
    purple: list[Gain]
    expansion: bool = False


class Oasis(Entry, frozen=True, kw_only=True):
    """An oasis and its points: `base`, plus `each` for every item its rule counts.

    With `per` it is `each` for every `per` items; with `table`, the points for 1, 2, 3 ... items.
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
    }  # the field that defines what a rule counts
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
    most: Positive | None = None  # of the items handed in
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
    gain: list[Gain] = empty()  # of an instant scroll; irregular effects are code

    def check(self) -> None:
        right = self.acts == "instant" or not self.gain
        require(right, "comp-scroll-gain", acts=self.acts)


class Provision(Entry, frozen=True, kw_only=True):
    """A provision tile. The numbering is ours; the tiles have none.

    Once revealed, a moderate tile acts at the start of each season. A hard tile adds a step to
    every movement of its owner's fisherman, courtier or student, makes luxury goods cheaper, or
    acts at the start of each season or round.
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
    gain: list[Gain] = empty()  # of the winner; irregular effects are code
    second: list[Gain] = empty()
