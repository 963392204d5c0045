"""The component values as the engine wants them: small integers and lists, made once per box."""

from typing import Final

from marrakesh.components import Box, fingerprint, parse_gain
from marrakesh.rules.words import (
    COLOURS,
    GAINS,
    LUXURY_TYPES,
    MEDINA,
    PATHS,
    RESOURCES,
    SCROLL_COLOURS,
    SECTORS,
)

Gains = tuple[tuple[int, int], ...]
"""What a bonus gives: pairs of kind and amount."""

CHANCE_UNIT: Final = 1 << 30
"""Chances are whole numbers out of this."""

# what a storage space does when a claimed oasis covers it
STORES_NOTHING: Final = 0
STORES_KESHI: Final = 1
STORES_EXCHANGE: Final = 2
STORES_SCROLL: Final = 3

GATE_SPACES: Final = tuple(sector for sector in range(9) if sector != MEDINA)
"""The sector of each gate space, in the order of the action space."""


def gains(texts: list[str]) -> Gains:
    pairs = []
    for text in texts:
        amount, thing = parse_gain(text)
        pairs.append((GAINS.index(thing), amount))
    return tuple(pairs)


def price(texts: list[str]) -> list[int]:
    """A cost as [water, dates, dinars]."""
    cost = [0, 0, 0]
    for kind, amount in gains(texts):
        cost[kind] += amount
    return cost


def colour_set(names: list[str]) -> int:
    return sum(1 << COLOURS.index(name) for name in names)


class OasisRule:
    """How an oasis scores."""

    __slots__ = (
        "at_least", "at_most", "base", "colours", "each", "luxury", "most", "resource", "rule",
    )  # fmt: skip

    def __init__(self, box: Box, number: int) -> None:
        entry = next(oasis for oasis in box.oases if oasis.number == number)
        self.rule: str = entry.rule
        self.base: int = entry.base
        self.each: int = entry.each
        self.most: int = entry.most or 0
        self.at_least: int = entry.at_least or 0
        self.at_most: int = entry.at_most or 0
        self.colours: list[int] = [COLOURS.index(colour) for colour in entry.colours]
        self.luxury: int = LUXURY_TYPES.index(entry.luxury) if entry.luxury else -1
        self.resource: int = RESOURCES.index(entry.resource) if entry.resource else -1


class Values:
    """All values of a box for the engine. Tile numbers index their lists; index 0 is unused."""

    __slots__ = (
        "assistants", "complete_sector", "crocodile", "disc", "fingerprint", "gate_colours",
        "gate_match", "gate_matches", "green_bonus", "jetty", "jetty_spots", "laps",
        "leftovers_per_point", "line_dinars", "line_left", "line_middle", "line_points",
        "line_right", "luxury_cost", "luxury_gain", "luxury_points", "luxury_type",
        "oases", "oases_scored", "oasis_cost", "office", "provision_cost", "provision_points",
        "rapid_bonus", "rapids", "ring", "river_back", "river_gain", "river_second",
        "river_season", "rounds", "scroll_acts", "scroll_colour", "scroll_dates", "scroll_gain",
        "scroll_scholars", "seasons", "segment", "start_oasis", "start_resources", "start_score",
        "steps", "storage", "storage_draw", "threshold_dinars", "tower_falls", "tower_stays",
        "wooden", "workshop_dinars", "workshop_points",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self.fingerprint: str = fingerprint(box)
        self._frame(box)
        self._tracks(box)
        self._lines(box)
        self._market(box)
        self._medina(box)
        self._sahara(box)
        self._tiles(box)

    def _frame(self, box: Box) -> None:
        frame = box.frame
        self.seasons: int = frame.seasons
        self.rounds: int = frame.rounds
        self.assistants: int = frame.assistants
        self.start_score: int = frame.start_score
        self.start_resources: list[int] = price(frame.start_resources)
        self.laps: tuple[int, int] = (frame.lap_deluxe, frame.lap_essential)
        self.complete_sector: int = frame.complete_sector
        self.oases_scored: int = frame.oases_scored
        self.leftovers_per_point: int = frame.leftovers_per_point
        self.green_bonus: int = frame.green_bonus
        by_name = {colour.name: colour for colour in box.colours}
        self.wooden: list[int] = [by_name[name].wooden for name in COLOURS]
        layers = sorted(box.tower, key=lambda layer: layer.name)
        self.tower_stays: list[int] = [round(layer.stays * CHANCE_UNIT) for layer in layers]
        self.tower_falls: list[int] = [round(layer.falls * CHANCE_UNIT) for layer in layers]

    def _tracks(self, box: Box) -> None:
        self.jetty: int = box.river.jetty
        self.rapids: list[int] = list(box.river.rapids)
        self.rapid_bonus: Gains = gains(list(box.river.rapid_bonuses))
        self.crocodile: int = box.river.crocodile
        self.jetty_spots: list[int] = list(box.river.jetty_spots)
        self.steps: int = box.stairs.steps
        firsts = box.stairs.segments
        self.segment: list[int] = [
            sum(1 for first in firsts if first <= step) for step in range(self.steps + 1)
        ]
        self.threshold_dinars: int = box.stairs.threshold_dinars

    def _lines(self, box: Box) -> None:
        spaces = {space.name: gains([space.gain])[0] for space in box.line_spaces}
        nothing = (0, 0)
        self.line_dinars: list[int] = [0, *box.lines.dinars]
        self.line_points: list[int] = [0, *box.lines.points]
        self.line_left: Gains = tuple(spaces.get(f"L{i}", nothing) for i in range(6))
        self.line_middle: Gains = tuple(spaces.get(f"C{k}", nothing) for k in range(11))
        self.line_right: Gains = tuple(spaces.get(f"R{j}", nothing) for j in range(6))

    def _market(self, box: Box) -> None:
        self.ring: Gains = gains(list(box.square.ring))
        self.disc: list[int] = next(list(d.spectators) for d in box.discs if d.name == "pink")
        goods = sorted(box.luxury_goods, key=lambda good: good.number)
        self.luxury_type: list[int] = [-1, *(LUXURY_TYPES.index(good.type) for good in goods)]
        self.luxury_points: list[int] = [0, *(good.points for good in goods)]
        self.luxury_cost: list[list[int]] = [
            [],
            *([good.cost.count(c) for c in ("yellow", "orange", "purple")] for good in goods),
        ]
        self.luxury_gain: list[Gains] = [(), *(gains(list(good.gain)) for good in goods)]
        offices = sorted(box.offices, key=lambda office: office.number)
        self.office: list[tuple[Gains, Gains, Gains]] = [
            ((), (), ()),
            *((gains(o.yellow), gains(o.orange), gains(o.purple)) for o in offices),
        ]

    def _medina(self, box: Box) -> None:
        count: dict[str, int] = {gate.colour: gate.count for gate in box.gates}
        self.gate_colours: list[int] = [
            colour for colour, name in enumerate(COLOURS) for _ in range(count[name])
        ]
        self.workshop_dinars: list[int] = [workshop.dinars for workshop in box.workshops]
        self.workshop_points: list[int] = [workshop.points for workshop in box.workshops]
        by_sector = {space.sector: space for space in box.gate_spaces}
        self.gate_matches: list[int] = [
            colour_set(list(by_sector[SECTORS[sector]].matches)) for sector in GATE_SPACES
        ]
        self.gate_match: int = box.gate_match.points

    def _sahara(self, box: Box) -> None:
        spaces = sorted(box.oasis_spaces, key=lambda s: (PATHS.index(s.path), s.place))
        self.oasis_cost: list[list[int]] = [price(space.cost) for space in spaces]
        start = sorted(box.start_oasis, key=lambda space: space.place)
        self.start_oasis: Gains = gains([space.gain for space in start])
        shows = {
            "nothing": (STORES_NOTHING, STORES_NOTHING),
            "keshi": (STORES_KESHI, STORES_KESHI),
            "keshi with 2 players": (STORES_KESHI, STORES_NOTHING),
            "exchange": (STORES_EXCHANGE, STORES_EXCHANGE),
            "yellow scroll": (STORES_SCROLL, STORES_SCROLL),
        }
        row = [shows[space.shows] for space in sorted(box.storage, key=lambda s: s.place)]
        self.storage: tuple[list[int], list[int]] = (
            [with_two for with_two, _ in row],
            [with_more for _, with_more in row],
        )
        self.storage_draw: list[int] = [COLOURS.index(c) for c in box.storage_draw.colours]

    def _tiles(self, box: Box) -> None:
        self.oases: list[OasisRule | None] = [
            None, *(OasisRule(box, number) for number in range(1, len(box.oases) + 1)),
        ]  # fmt: skip
        scrolls = sorted(box.scrolls, key=lambda scroll: scroll.number)
        self.scroll_colour: list[int] = [-1, *(SCROLL_COLOURS.index(s.colour) for s in scrolls)]
        self.scroll_scholars: list[int] = [0, *(s.scholars for s in scrolls)]
        self.scroll_dates: list[int] = [0, *(s.dates for s in scrolls)]
        self.scroll_acts: list[str] = ["", *(s.acts for s in scrolls)]
        self.scroll_gain: list[Gains] = [(), *(gains(list(s.gain)) for s in scrolls)]
        provisions = sorted(box.provisions, key=lambda tile: tile.number)
        self.provision_cost: list[list[int]] = [[], *(price(tile.cost) for tile in provisions)]
        self.provision_points: list[int] = [0, *(tile.points for tile in provisions)]
        tiles = sorted(box.river_tiles, key=lambda tile: tile.number)
        self.river_back: list[int] = [0, *(tile.back for tile in tiles)]
        self.river_season: list[int] = [0, *(tile.season for tile in tiles)]
        self.river_gain: list[Gains] = [(), *(gains(list(tile.gain)) for tile in tiles)]
        self.river_second: list[Gains] = [(), *(gains(list(tile.second)) for tile in tiles)]
