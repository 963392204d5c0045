"""Where points come from: the ledger books every point under one of these."""

from typing import Final

from marrakesh.rules.words import BUILDINGS, LUXURY_TYPES

START_SCORE: Final = 0
ORCHARD: Final = 1
SQUARE: Final = 2
JETTY: Final = 3
RIVER: Final = 4
RAPIDS: Final = 5
PALACE: Final = 6
MOSQUE: Final = 7
LINES: Final = 8
GATES: Final = 9
GATE_MATCHES: Final = 10
START_OASIS: Final = 11
OFFICES: Final = 12
PROVISIONS: Final = 13
SECTORS: Final = 14
LEFTOVERS: Final = 15
TOWN_SPACES: Final = 16
FINISH: Final = 17
RACE: Final = 18
DUNG: Final = 19
LUXURY: Final = 20
"""LUXURY + type"""
BUILDING: Final = 40
"""BUILDING + number"""
AWARD: Final = 60
# the Pashabot's own
RESOURCES: Final = 61
VENDORS: Final = 62
SCROLLS: Final = 63
SAHARA: Final = 64
THRESHOLDS: Final = 65
STRATEGY: Final = 66
SCROLL: Final = 100
"""SCROLL + number"""
OASIS: Final = 200
"""OASIS + number"""
RIVER_TILE: Final = 300
"""RIVER_TILE + number"""
TOWN: Final = 340
"""TOWN + number"""

NAMES: Final = {
    START_SCORE: "start",
    ORCHARD: "orchard",
    SQUARE: "square",
    JETTY: "jetty",
    RIVER: "river",
    RAPIDS: "rapids",
    PALACE: "palace",
    MOSQUE: "mosque",
    LINES: "lines",
    GATES: "gates",
    GATE_MATCHES: "gate matches",
    START_OASIS: "start oasis",
    OFFICES: "offices",
    PROVISIONS: "provisions",
    SECTORS: "sectors",
    LEFTOVERS: "leftovers",
    TOWN_SPACES: "town spaces",
    FINISH: "finish",
    RACE: "race",
    DUNG: "dung",
    AWARD: "awards",
    RESOURCES: "resources",
    VENDORS: "vendors",
    SCROLLS: "scrolls",
    SAHARA: "sahara",
    THRESHOLDS: "thresholds",
    STRATEGY: "strategy",
}


_FIRST: Final = {"town": TOWN, "river tile": RIVER_TILE, "oasis": OASIS, "scroll": SCROLL}


def tile_of(source: int) -> tuple[str, int] | None:
    """The kind and number of the tile if the source is a tile."""
    for kind, first in _FIRST.items():
        if source >= first:
            return kind, source - first
    return None


def name_of(source: int) -> str:
    """A source in words, such as `gates` or `scroll 29`."""
    tile = tile_of(source)
    if tile is not None:
        return f"{tile[0]} {tile[1]:02}"
    if BUILDING <= source < AWARD:
        return BUILDINGS[source - BUILDING]
    if LUXURY <= source < BUILDING:
        return LUXURY_TYPES[source - LUXURY]
    return NAMES[source]


_TILES: Final = {"scroll": "scrolls", "oasis": "oases", "river": "river tiles", "town": "towns"}
CATEGORIES: Final = tuple(
    dict.fromkeys([*NAMES.values(), "luxury goods", "buildings", *_TILES.values()])
)
"""The rows of a score sheet, in order: sources, with single tiles grouped by kind."""

_NOT_TO_COME: Final = (
    "start", "resources", "vendors", "sahara", "thresholds", "strategy",
)  # fmt: skip
TO_COME: Final = tuple(one for one in CATEGORIES if one not in _NOT_TO_COME)
"""The categories from which a player may still get points; the rest is booked during setup or for
the Pashabot."""

FINAL_SCORING: Final = (
    "strategy", "sectors", "oases", "leftovers", "towns", "town spaces", "dung", "race",
)  # fmt: skip
"""The categories of the final scoring, in the order players score them."""


def category_of(source: str) -> str:
    """The row of a source on the score sheet: `scroll 29` belongs to `scrolls`."""
    if source in LUXURY_TYPES:
        return "luxury goods"
    if source in BUILDINGS:
        return "buildings"
    word, _, number = source.rpartition(" ")
    return _TILES.get(word.partition(" ")[0], source) if number.isdecimal() else source
