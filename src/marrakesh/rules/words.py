"""The game's components as small integers. A sector has the number of its keshi colour."""

from typing import Final

MOST_SEATS: Final = 4

TURQUOISE: Final = 0
GREEN: Final = 1
GRAY: Final = 2
WHITE: Final = 3
BLACK: Final = 4
PINK: Final = 5
BEIGE: Final = 6
BROWN: Final = 7
RED: Final = 8
YELLOW: Final = 9
ORANGE: Final = 10
PURPLE: Final = 11
NOMAD: Final = 12
"""In claims and among spectators a nomad counts as a colour of its own."""

COLOURS: Final = (
    "turquoise", "green", "gray", "white", "black", "pink",
    "beige", "brown", "red", "yellow", "orange", "purple",
)  # fmt: skip
TRACK_COLOURS: Final = (TURQUOISE, GREEN, GRAY, WHITE, BLACK)
GOODS: Final = (YELLOW, ORANGE, PURPLE)

RIVER: Final = 0
ORCHARD: Final = 1
MADRASA: Final = 2
PALACE: Final = 3
MOSQUE: Final = 4
SQUARE: Final = 5
MEDINA: Final = 6
SAHARA: Final = 7
SOUK: Final = 8

SECTORS: Final = (
    "river", "orchard", "madrasa", "palace", "mosque", "square", "medina", "sahara", "souk",
)  # fmt: skip
EIGHT_SECTORS: Final = 0b11111111
"""All sectors except the souk, as a bit set."""

SPACES: Final = 8
"""The keshis of its colour that a sector holds; also the total number of vendor spaces."""

WATER: Final = 0
DATE: Final = 1
DINAR: Final = 2
RESOURCES: Final = ("water", "date", "dinar")

# What a bonus gives: the three resources, then
POINT: Final = 3
RIVER_STEP: Final = 4
PALACE_STEP: Final = 5
MOSQUE_STEP: Final = 6
STAIR_STEP: Final = 7
ANY_RESOURCE: Final = 8
ANY_GOODS: Final = 9
ANY_KESHI: Final = 10
ANY_PAIR: Final = 11
KESHI: Final = 12
"""KESHI + colour: one keshi of that colour."""

GAINS: Final = (
    "water", "date", "dinar", "point", "river step", "palace step", "mosque step", "stair step",
    "any resource", "any goods", "any keshi", "any keshi pair", *COLOURS,
)  # fmt: skip

TO_PALACE: Final = 0
TO_MOSQUE: Final = 1
STAIRS: Final = ("palace", "mosque")

TRACKS: Final = ("palace", "mosque", "river")
"""The tracks, in the order of the action space."""

LEFT: Final = 0
RIGHT: Final = 1
START: Final = 2
PATHS: Final = ("left", "right", "start")

SCROLL_COLOURS: Final = ("gray", "yellow", "pink", "orange")
GRAY_SCROLLS: Final = 0
YELLOW_SCROLLS: Final = 1
PINK_SCROLLS: Final = 2
ORANGE_SCROLLS: Final = 3

LUXURY_TYPES: Final = (
    "slipper", "tajine", "dagger", "oil lamp", "necklace", "race saddle", "falcon",
)  # fmt: skip
RACE_SADDLE: Final = 5
FALCON: Final = 6

BUILDINGS: Final = (
    "date warehouse", "library", "training room", "prayer house",
    "boat house", "camel stable", "barracks", "gazebo",
)  # fmt: skip
DATE_WAREHOUSE: Final = 0
LIBRARY: Final = 1
TRAINING_ROOM: Final = 2
PRAYER_HOUSE: Final = 3
BOAT_HOUSE: Final = 4
CAMEL_STABLE: Final = 5
BARRACKS: Final = 6
GAZEBO: Final = 7


def sector_of(colour: int) -> int:
    """The sector a keshi of this colour belongs to; red belongs to none."""
    return colour if colour < RED else SOUK


def colours_in(bits: int) -> list[int]:
    """The colours (or sectors, or spaces) of a bit set, in order."""
    return [number for number in range(13) if bits >> number & 1]
