"""Effects of revealed new provision tiles, as bits of a player's `perks`."""

from typing import Final

# hard: permanent
RIVER: Final = 1
PALACE: Final = 2
MOSQUE: Final = 4
LUXURY_DISCOUNT: Final = 8
EXCHANGE_EACH_ROUND: Final = 16
FREE_NOMAD_MOVE: Final = 32
NEW_NOMAD: Final = 64
"""The nomad of the hard tile has yet to be gained."""

HARD: Final = {
    "river": RIVER,
    "palace": PALACE,
    "mosque": MOSQUE,
    "luxury discount": LUXURY_DISCOUNT,
    "keshi exchange": EXCHANGE_EACH_ROUND,
    "nomad": FREE_NOMAD_MOVE | NEW_NOMAD,
}
_LENGTHENS: Final = (RIVER, 0, 0, PALACE, MOSQUE, 0, 0, 0, 0)
"""Movements that a tile makes 1 step longer, by sector."""


def further_step(held: int, sector: int) -> int:
    """The step that these perks add to every movement of a sector (NPV-05, R233)."""
    return 1 if held & _LENGTHENS[sector] else 0
