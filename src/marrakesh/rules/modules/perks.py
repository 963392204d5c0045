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
