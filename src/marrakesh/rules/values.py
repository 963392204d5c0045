"""The component values in engine form: small integers and lists, built once per box."""

from collections.abc import Sequence
from typing import Final

from marrakesh.components import Box, Corrections, fingerprint, parse_gain
from marrakesh.components.modules import Benefit, Town
from marrakesh.components.tiles import Oasis
from marrakesh.rules.words import (
    BUILDINGS,
    COLOURS,
    GAINS,
    LUXURY_TYPES,
    MEDINA,
    PATHS,
    RESOURCES,
    SCROLL_COLOURS,
    SECTORS,
    SOUK,
    TRACKS,
)

Gains = tuple[tuple[int, int], ...]
"""What a bonus gives: pairs of kind and amount."""

CHANCE_UNIT: Final = 1 << 30
"""The denominator of probabilities."""

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


def _names(names: Sequence[str]) -> list[str]:
    return list(names)


def colour_set(names: list[str]) -> int:
    return sum(1 << COLOURS.index(name) for name in names)


def _icon(name: str) -> int:
    return SOUK if name == "goods" else COLOURS.index(name)


class OasisRule:
    """How an oasis scores."""

    __slots__ = (
        "at_least", "at_most", "base", "colours", "each", "luxury", "most", "most_points", "per",
        "resource", "rule", "table",
    )  # fmt: skip

    def __init__(self, entry: Oasis) -> None:
        self.rule: str = entry.rule
        self.per: int = entry.per
        self.table: list[int] = [0, *entry.table]
        self.most_points: int = entry.most_points or 999
        self.base: int = entry.base
        self.each: int = entry.each
        self.most: int = entry.most or 0
        self.at_least: int = entry.at_least or 0
        self.at_most: int = entry.at_most or 0
        self.colours: list[int] = [COLOURS.index(colour) for colour in entry.colours]
        self.luxury: int = LUXURY_TYPES.index(entry.luxury) if entry.luxury else -1
        self.resource: int = RESOURCES.index(entry.resource) if entry.resource else -1


class TownRule:
    """How a desert town scores."""

    __slots__ = ("at_least", "each", "most_points", "per", "rule")

    def __init__(self, entry: Town) -> None:
        self.rule: str = entry.rule
        self.each: int = entry.each
        self.per: int = entry.per
        self.at_least: int = entry.at_least or 0
        self.most_points: int = entry.most_points or 999


class AwardBenefit:
    """What an award gives for the depicted colour plus other keshis."""

    __slots__ = (
        "claim", "colour", "gains", "goods_any", "luxury_off", "river_bonus", "scroll",
        "spectators", "steps", "tracks",
    )  # fmt: skip

    def __init__(self, entry: Benefit) -> None:
        self.colour: int = COLOURS.index(entry.colour)
        self.gains: Gains = gains(list(entry.gain))
        self.goods_any: int = entry.goods_any
        self.steps: int = entry.steps
        self.tracks: list[int] = [TRACKS.index(track) for track in entry.tracks]
        self.spectators: int = entry.spectators
        self.scroll: int = SCROLL_COLOURS.index(entry.scroll) if entry.scroll else -1
        self.claim: int = entry.claim
        self.luxury_off: int = entry.luxury_off
        self.river_bonus: bool = entry.river_bonus


class Values:
    """All values of a box for the engine. Tile numbers index their lists; index 0 is unused."""

    __slots__ = (
        "assistants", "award_dung", "awards", "bot_camel_step", "bot_madrasa", "bot_orchard",
        "bot_resource", "bot_river_icon", "bot_rows", "bot_sahara_keshis", "bot_square",
        "bot_square_times", "bot_strategy_spaces", "bot_threshold", "bot_town_spaces", "bridges",
        "building_keshi", "building_resources", "camel_steps", "column", "complete_sector",
        "corrections",
        "crocodile", "discs", "dung_beyond", "dung_losses", "falcon_bonus", "falcon_steps",
        "fingerprint", "finish", "finish_points", "first_dinars", "gate_colours", "gate_match",
        "gate_matches", "goal_dung", "goal_goods", "goals", "green_bonus", "imam_goods", "jetty",
        "jetty_spots", "laps", "leftovers_per_point", "levels", "levels_with_towns",
        "line_dinars", "line_left", "line_middle", "line_points", "line_right", "lines",
        "luxury_cost", "luxury_gain", "luxury_keshis", "luxury_needs", "luxury_points",
        "luxury_type", "new_offices", "nomad_cost", "nomad_count", "nomad_move", "oases",
        "oases_scored", "oasis_cost", "oasis_needs", "office", "pawn_step", "provision_cost",
        "provision_effect", "provision_level", "provision_needs", "provision_points",
        "race_points", "rapid_bonus", "rapids", "ring", "river_back", "river_gain",
        "river_season", "river_second", "rounds", "saddle_off", "saddle_steps", "scroll_acts",
        "scroll_colour", "scroll_dates", "scroll_first", "scroll_gain", "scroll_scholars",
        "seasons", "segment", "solo_fingerprint", "staircase", "staircase_cover", "start_oasis",
        "start_resources",
        "start_score", "steps", "storage", "storage_draw", "strategy_icons", "strategy_luxury",
        "strategy_needs", "strategy_river", "sultan_dates", "threshold_dinars", "tower_falls",
        "tower_stays", "town_cost", "town_points", "towns", "towns_open", "towns_scored",
        "wooden", "workshop_dinars", "workshop_points",
    )  # fmt: skip

    def __init__(self, box: Box, corrections: Corrections = ()) -> None:
        self.fingerprint: str = fingerprint(box)
        self.solo_fingerprint: str = fingerprint(box, solo=True)
        self.corrections: Corrections = corrections
        self._frame(box)
        self._tracks(box)
        self._lines(box)
        self._market(box)
        self._medina(box)
        self._sahara(box)
        self._tiles(box)
        self._expansions(box)
        self._course(box)
        self._awards(box)
        self._solo(box)

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
        spaces = {space.name: gains([space.gain]) for space in box.line_spaces}
        self.line_dinars: list[int] = [0, *box.lines.dinars]
        self.line_points: list[int] = [0, *box.lines.points]
        self.line_left: tuple[Gains, ...] = tuple(spaces.get(f"L{i}", ()) for i in range(6))
        self.line_middle: tuple[Gains, ...] = tuple(spaces.get(f"C{k}", ()) for k in range(11))
        self.line_right: tuple[Gains, ...] = tuple(spaces.get(f"R{j}", ()) for j in range(6))

    def _market(self, box: Box) -> None:
        self.ring: Gains = gains(list(box.square.ring))
        self.discs: dict[str, list[int]] = {d.name: list(d.spectators) for d in box.discs}
        goods = sorted(box.luxury_goods, key=lambda good: good.number)
        self.luxury_type: list[int] = [-1, *(LUXURY_TYPES.index(good.type) for good in goods)]
        self.luxury_points: list[int] = [0, *(good.points for good in goods)]
        self.luxury_cost: list[list[int]] = [
            [],
            *([good.cost.count(c) for c in ("yellow", "orange", "purple")] for good in goods),
        ]
        self.luxury_gain: list[Gains] = [(), *(gains(list(good.gain)) for good in goods)]
        self.luxury_needs: list[list[str]] = [[], *(_names(good.needs) for good in goods)]
        self.luxury_keshis: list[list[int]] = [
            [], *([COLOURS.index(colour) for colour in good.pays] for good in goods),
        ]  # fmt: skip
        self.saddle_steps: list[int] = [0, *(good.camel_steps for good in goods)]
        self.saddle_off: list[int] = [0, *(good.claim_off for good in goods)]
        self.falcon_bonus: list[str] = ["", *(good.bonus or "" for good in goods)]
        self.falcon_steps: list[int] = [0, *(good.steps for good in goods)]
        offices = sorted(box.offices, key=lambda office: office.number)
        self.new_offices: list[int] = [office.number for office in offices if office.expansion]
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
        oases = sorted(box.oases, key=lambda oasis: oasis.number)
        self.oases: list[OasisRule | None] = [None, *(OasisRule(oasis) for oasis in oases)]
        self.oasis_needs: list[list[str]] = [[], *(_names(oasis.needs) for oasis in oases)]
        scrolls = sorted(box.scrolls, key=lambda scroll: scroll.number)
        self.scroll_colour: list[int] = [-1, *(SCROLL_COLOURS.index(s.colour) for s in scrolls)]
        self.scroll_first: list[int] = [self.scroll_colour.index(colour) for colour in range(4)]
        self.scroll_scholars: list[int] = [0, *(s.scholars for s in scrolls)]
        self.scroll_dates: list[int] = [0, *(s.dates for s in scrolls)]
        self.scroll_acts: list[str] = ["", *(s.acts for s in scrolls)]
        self.scroll_gain: list[Gains] = [(), *(gains(list(s.gain)) for s in scrolls)]
        provisions = sorted(box.provisions, key=lambda tile: tile.number)
        self.provision_level: list[str] = ["", *(tile.level for tile in provisions)]
        self.provision_effect: list[str] = ["", *(tile.effect or "" for tile in provisions)]
        self.provision_needs: list[list[str]] = [[], *(_names(tile.needs) for tile in provisions)]
        self.provision_cost: list[list[int]] = [[], *(price(tile.cost) for tile in provisions)]
        self.provision_points: list[int] = [0, *(tile.points for tile in provisions)]
        tiles = sorted(box.river_tiles, key=lambda tile: tile.number)
        self.river_season: list[int] = [0, *(tile.season for tile in tiles)]
        self.river_back: list[int] = [0, *(tile.back for tile in tiles)]
        self.river_gain: list[Gains] = [(), *(gains(list(tile.gain)) for tile in tiles)]
        self.river_second: list[Gains] = [(), *(gains(list(tile.second)) for tile in tiles)]

    def _expansions(self, box: Box) -> None:
        tiles = sorted(box.staircase_tiles, key=lambda tile: tile.number)
        self.staircase: list[tuple[Gains, Gains]] = [
            ((), ()), *((gains(list(t.front)), gains(list(t.back))) for t in tiles),
        ]  # fmt: skip
        self.staircase_cover: list[str] = list(box.staircase_cover.spaces)
        self.pawn_step: int = box.imam_sultan.step
        self.sultan_dates: int = box.imam_sultan.dates_off
        self.imam_goods: int = box.imam_sultan.goods_off
        towns = sorted(box.towns, key=lambda town: town.number)
        self.towns: list[TownRule | None] = [None, *(TownRule(town) for town in towns)]
        self.towns_open: list[int] = list(box.town_rules.tiles)
        self.town_points: int = box.town_rules.points
        self.towns_scored: int = box.town_rules.towns_scored
        self.town_cost: list[int] = [
            box.town_rules.cost.count(colour) for colour in ("yellow", "orange", "purple")
        ]
        by_name = {building.name: building for building in box.buildings}
        self.building_keshi: list[int] = [COLOURS.index(by_name[b].keshi) for b in BUILDINGS]
        self.building_resources: list[list[int]] = [
            price(list(by_name[b].resources)) for b in BUILDINGS
        ]

    def _course(self, box: Box) -> None:
        self.nomad_count: int = box.nomads.count
        self.nomad_cost: list[int] = price(list(box.nomads.cost))
        self.nomad_move: list[int] = price(list(box.nomads.move_cost))
        course = box.racecourse
        self.goals: list[int] = list(course.goals)
        self.finish: int = course.finish
        self.lines: list[int] = [course.start, *course.goals, course.finish]
        self.column: int = course.column
        self.camel_steps: list[int] = [0, *course.steps]
        self.goal_goods: int = course.goal_goods
        self.goal_dung: int = course.goal_dung
        self.first_dinars: int = course.first_dinars
        self.finish_points: int = course.finish_points
        self.race_points: list[int] = list(course.race_points)
        costs = {bridge.step: price(list(bridge.cost)) for bridge in box.bridges}
        self.bridges: list[list[int]] = [costs.get(step, []) for step in range(course.finish + 2)]
        self.dung_losses: list[int] = [0, *box.dung.loss]
        self.dung_beyond: int = box.dung.loss_beyond

    def _awards(self, box: Box) -> None:
        """Award sides by number: tile 1 a is 0, tile 1 b is 1, tile 2 a is 2, and so on."""
        sides = sorted(box.awards, key=lambda award: (award.tile, award.side))
        self.award_dung: list[int] = [COLOURS.index(side.dung) for side in sides]
        self.awards: list[list[AwardBenefit]] = [
            [AwardBenefit(benefit) for benefit in side.benefits()] for side in sides
        ]

    def _solo(self, box: Box) -> None:
        """The Pashabot. A goods icon stands for the souk."""
        tiles = sorted(box.strategy_tiles, key=lambda tile: tile.number)
        self.strategy_icons: list[tuple[int, int]] = [
            (0, 0), *((_icon(tile.upper), _icon(tile.lower)) for tile in tiles),
        ]  # fmt: skip
        self.strategy_luxury: list[list[int]] = [
            [], *([LUXURY_TYPES.index(kind) for kind in tile.luxury] for tile in tiles),
        ]  # fmt: skip
        self.strategy_river: list[bool] = [False, *(tile.river for tile in tiles)]
        self.strategy_needs: list[bool] = [False, *(tile.needs_modules for tile in tiles)]
        bot = box.pashabot
        self.bot_rows: list[int] = [SECTORS.index(sector) for sector in bot.rows]
        self.bot_square: Gains = gains(list(bot.square))
        self.bot_strategy_spaces: list[int] = list(bot.strategy_spaces)
        self.bot_town_spaces: list[int] = list(bot.town_spaces)
        self.bot_river_icon: int = bot.river_icon
        self.bot_square_times: int = bot.square_times
        self.bot_resource: int = bot.resource
        self.bot_orchard: int = bot.orchard
        self.bot_sahara_keshis: int = bot.sahara_keshis
        self.bot_threshold: int = bot.threshold
        self.bot_madrasa: list[int] = list(bot.madrasa)
        self.bot_camel_step: int = bot.camel_step
        self.levels: list[int] = list(box.simplified.levels)
        self.levels_with_towns: int = box.simplified.with_towns
