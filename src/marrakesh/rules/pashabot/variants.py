"""Difficulty variants of the Pashabot as bits (PSD-01 to PSD-07), and difficulty presets."""

from typing import Final

FEW_TILES: Final = 1
NO_KESHI_POINTS: Final = 2
SQUARE_ONCE: Final = 4
NO_RIVER_ICONS: Final = 8
DEAR_GATES: Final = 16
SQUARE_FOUR_TIMES: Final = 32
FULL_BAG: Final = 64

VARIANTS: Final = {
    "few-tiles": FEW_TILES,
    "no-keshi-points": NO_KESHI_POINTS,
    "square-once": SQUARE_ONCE,
    "no-river-icons": NO_RIVER_ICONS,
    "dear-gates": DEAR_GATES,
    "square-four-times": SQUARE_FOUR_TIMES,
    "full-bag": FULL_BAG,
}
DIFFICULTIES: Final = {
    "easy": frozenset({"few-tiles", "no-keshi-points", "square-once", "no-river-icons"}),
    "normal": frozenset[str](),
    "hard": frozenset({"dear-gates", "square-four-times", "full-bag"}),
}
EXCLUSIVE: Final = (("square-once", "square-four-times"),)  # PSD-08
"""Mutually exclusive variants; the first makes the Pashabot easier."""
