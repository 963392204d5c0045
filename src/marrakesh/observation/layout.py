"""The layout of an observation: a row of the same length for all configurations."""

from typing import Final, NamedTuple

from marrakesh.observation.cells import (
    GAIN_KINDS,
    LUXURIES,
    OASES,
    OFFICES,
    PROVISIONS,
    QUESTIONS,
    RIVER_TILES,
    SCROLLS,
    SEATS,
    STORED,
    STRATEGY_TILES,
    TOWNS,
)
from marrakesh.rules.actions import NOTATION
from marrakesh.rules.phases import PHASES


class Part(NamedTuple):
    """A slice of a row."""

    name: str
    start: int
    length: int
    scale: int
    """A typical maximum: divided by it, most numbers lie between 0 and 1."""
    meaning: str


_TABLE: Final = (
    ("edition", 2, 1, "Deluxe; tower layer B2"),
    ("expansions", 4, 1, "imam-sultan, desert-towns, nomads, camels"),
    ("buildings", 2, 1, "special-buildings; with their abilities"),
    ("tiles", 3, 1, "provision-tiles, luxury-goods, yellow library"),
    ("season", 1, 3, "1 to 3"),
    ("round", 1, 4, "1 to 4 in a season"),
    ("tower", 12, 6, "keshis in the tower, by colour"),
    ("base", 12, 6, "keshis in the tower's base, by colour"),
    ("supply", 12, 6, "Essential: wooden keshis in the common supply, by colour"),
    ("workshops", 48, 3, "gates in workshops 1 to 4, each by colour"),
    ("scroll_stacks", 4, 18, "face-down scrolls: grey, yellow, pink, orange"),
    ("luxury_stack", 1, LUXURIES, "face-down luxury goods"),
    ("pawns", 2, 16, "steps on which sultan and imam wait; 0: not waiting"),
    ("nomad_board", 2, 10, "nomads in the supply; whether one is on offer"),
    ("goals_crossed", 3, 1, "goal lines of the racecourse that a camel has crossed"),
    ("bot", 8, 1, "solo: the Pashabot is the simplified one; its seven variants"),
    ("strategy", STRATEGY_TILES, STRATEGY_TILES, "solo: place of each strategy tile in the column"),
    ("strategy_left", 1, STRATEGY_TILES, "solo: strategy tiles still face down"),
    ("bot_line", 12, 12, "simplified Pashabot: place of each colour in its line"),
    ("phase", len(PHASES), 1, "one flag: the phase, as `rules/phases.py` numbers them"),
    ("question", len(QUESTIONS), 1, "one flag: what is asked, in the order of `cells.QUESTIONS`"),
    ("scrolls_shown", SCROLLS, 1, "a flag for each scroll: it is face up"),
    ("luxury_shown", LUXURIES, 1, "a flag for each luxury good: it is face up"),
    ("office", OFFICES, 1, "one flag: this season's exchange office"),
    ("river_tiles", RIVER_TILES, 1, "a flag for each river tile in play"),
    ("open_oases", 3 * OASES, 1, "next to river tile 02: one flag for each of 3 places"),
    ("lines", 15 * GAIN_KINDS, 2, "gains of the line spaces L2-L5, C3-C10, R2-R4, by kind"),
    ("open_towns", TOWNS, 1, "a flag for each desert town: it can be taken"),
    ("awards", 3 * 12, 1, "award side 1a, 1b, 2a ...: one flag for this season and each to come"),
    ("own_provisions", 5 * PROVISIONS, 1, "own provision tiles: flags of the tiles each may be"),
    ("own_offer", 8, 1, "special buildings to choose from during the setup"),
)  # fmt: skip

_BOARD: Final = (
    ("score", 1, 100, "points"),
    ("present", 1, 1, "the seat is taken"),
    ("asked", 1, 1, "has to decide now; all seats while everyone chooses in secret"),
    ("starts", 1, 1, "start player of the round"),
    ("claiming", 1, 1, "may still claim in this claim phase"),
    ("resources", 3, 10, "water, dates, dinars"),
    ("provision_cost", 3, 10, "water, dates, dinars that active provision tiles ask for"),
    ("keshis", 12, 8, "on the board, by colour; red counts vendors, the last three are goods"),
    ("claimed_keshis", 12, 4, "claimed, not yet on the board, by colour"),
    ("gate_colours", 12, 2, "built gates by colour"),
    ("caravans", 3, 4, "on the left path, the right path, the start oasis"),
    ("fisherman", 1, 14, "step on the river"),
    ("river_place", 1, 4, "place among the fishermen, 1 is ahead; 0: on the starting space"),
    ("stairs", 2, 16, "steps of the palace and the mosque"),
    ("souk_assistants", 1, 3, "assistants in the souk"),
    ("nomads", 8, 4, "on each sector's own spaces; they count among the keshis, too"),
    ("nomads_elsewhere", 2, 2, "next to a gate; claimed, not yet on the board"),
    ("camel", 3, 30, "step on the racecourse, place on the podium, dung"),
    ("spectators", 13, 4, "in the spectator column, by colour; the last are nomads"),
    ("vendors", 9, 1, "sectors with a water vendor"),
    ("entertainers", 8, 1, "spaces of the main square with an entertainer"),
    ("gate_spaces", 8, 1, "gate spaces that are built on, in the order of the actions `at ...`"),
    ("oases", 6 * OASES, 1, "discovered oases: one flag for each place, left 1-3, right 1-3"),
    ("oases_taken", 6, 1, "places whose oasis is claimed"),
    ("storage", 6 * STORED, 1, "storage row: one flag for the colour on each space"),
    ("disc", 8, 1, "one flag: how far the audience disc is turned"),
    ("building", 8, 1, "one flag: the special building"),
    ("claimed_oases", OASES, 1, "a flag for each oasis"),
    ("scrolls", SCROLLS, 1, "a flag for each scroll"),
    ("luxuries", LUXURIES, 1, "a flag for each luxury good"),
    ("provisions", PROVISIONS, 1, "a flag for each provision tile that is face up"),
    ("hand", 12, 1, "keshis behind the screen, by colour"),
    ("placeholders", 12, 1, "those among them that are cardboard"),
    ("chosen", 12, 1, "this round's selection, by colour; of others once it is revealed"),
    ("assistants", 8, 1, "sectors with an assistant, without the souk"),
    ("towns", 2 * TOWNS, 1, "desert towns: one flag for the left and the right path"),
    ("towns_claimed", 2, 1, "whether they are claimed"),
    ("nomad_vendors", 8, 1, "vendor spaces with a nomad"),
    ("nomad_entertainers", 8, 1, "spaces of the main square with a nomad"),
)  # fmt: skip


def _laid_out(parts: tuple[tuple[str, int, int, str], ...]) -> tuple[Part, ...]:
    found = []
    start = 0
    for name, length, scale, meaning in parts:
        found.append(Part(name, start, length, scale, meaning))
        start += length
    return tuple(found)


TABLE_PARTS: Final = _laid_out(_TABLE)
"""The parts of the table; a row begins with them."""
BOARD_PARTS: Final = _laid_out(_BOARD)
"""The parts of a board, with offsets relative to its start."""
BOARDS: Final = sum(part.length for part in TABLE_PARTS)
"""Offset of the first board, the own one; the others follow clockwise."""
BOARD: Final = sum(part.length for part in BOARD_PARTS)
"""Length of one board."""
LENGTH: Final = BOARDS + SEATS * BOARD
SCALES: Final = (
    *(part.scale for part in TABLE_PARTS for _ in range(part.length)),
    *SEATS * tuple(part.scale for part in BOARD_PARTS for _ in range(part.length)),
)
"""The scale of each number of a row."""


def input_names() -> list[str]:
    """Names of the numbers of a row, such as `tower[3]` or `keshis[2,0]` (board, number)."""
    names = [f"{part.name}[{k}]" for part in TABLE_PARTS for k in range(part.length)]
    for board in range(SEATS):
        names += [f"{part.name}[{board},{k}]" for part in BOARD_PARTS for k in range(part.length)]
    return names


def record_names() -> list[str]:
    """Names of the bytes of a record: those of the row, then the flags of the legal actions."""
    return [*input_names(), *(f"may {text}" for text in NOTATION)]
