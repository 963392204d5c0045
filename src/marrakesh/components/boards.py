"""The values printed on the boards: the city, a player's board, the Sahara."""

from typing import Literal

from marrakesh.components.entry import (
    GOODS,
    Chance,
    Colour,
    Count,
    Entry,
    Gain,
    Points,
    Positive,
    Sector,
    distinct,
    increasing,
    require,
)


class ColourEntry(Entry, frozen=True, kw_only=True):
    """A keshi colour, its sector, and the capacity for its keshis there."""

    word = "colour"
    identity = ("name",)

    name: Colour
    sector: Sector | None = None  # None for red, which goes to any sector but the souk
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
    """General figures of the game, such as the number of seasons."""

    costs = ("start_resources",)

    seasons: Positive
    rounds: Positive  # per season
    assistants: Positive  # per player
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
    """The palace and mosque staircases, which are identical."""

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
    """The connection lines, each with the spaces dinars(i), L(i), C(i+j), R(j) and points(j).

    i is the segment on the palace stairs, j the one on the mosque stairs.
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
    """The ring of bonuses around the main square, clockwise."""

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


class GateColour(Entry, frozen=True, kw_only=True):
    """The number of city gates of a colour."""

    word = "gate"
    identity = ("colour",)

    colour: Colour
    count: Count


class Workshop(Entry, frozen=True, kw_only=True):
    """The cost of a workshop's gates and the points they earn; workshops run from left to right."""

    word = "workshop"

    dinars: Count
    points: Points


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
    """A caravan space of the Sahara next to an oasis, and the cost of claiming that oasis."""

    word = "oasis_space"
    identity = ("path", "place")
    costs = ("cost",)

    path: Literal["left", "right"]
    place: Positive
    cost: list[Gain]


class StartOasisSpace(Entry, frozen=True, kw_only=True):
    """A space of the start oasis, in filling order, and its placement bonus."""

    word = "start_space"
    identity = ("place",)
    gains = ("gain",)

    place: Positive
    gain: Gain


class StorageSpace(Entry, frozen=True, kw_only=True):
    """A storage space for claimed oases, from left to right, and the bonus for covering it."""

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


class TowerLayer(Entry, frozen=True, kw_only=True):
    """A layer for the cube tower, and the chances with which keshis stay inside or fall out."""

    word = "layer"
    identity = ("name",)

    name: Literal["B1", "B2"]
    stays: Chance  # that a keshi thrown in stays inside
    falls: Chance  # that a keshi inside falls out
