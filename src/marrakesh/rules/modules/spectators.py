"""The spectator column beside the racecourse: which keshis it takes, what it reserves."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from marrakesh.rules.options import BITS
from marrakesh.rules.words import NOMAD, YELLOW

if TYPE_CHECKING:
    from marrakesh.rules.state import Camel, Player, Table


def of(player: "Player") -> "Camel":
    assert player.camel is not None
    return player.camel


def free_spaces(table: "Table", player: "Player") -> int:
    return table.values.column - len(of(player).column)


def has_room(table: "Table", player: "Player") -> bool:
    """Whether the column has a space not needed for claimed keshis (R206)."""
    return free_spaces(table, player) > beyond_board(player, still_claimed(table, player))


def takes(table: "Table", player: "Player", colour: int, claimed: bool = False) -> bool:
    """Whether the spectator column accepts a keshi of this colour (CAM-04)."""
    if not table.camels or colour >= YELLOW:
        return False
    if claimed and player.full(colour):  # CAM-05
        return free_spaces(table, player) > 0
    return has_room(table, player)


def still_claimed(table: "Table", player: "Player") -> list[int]:
    """How many keshis of each colour the player has claimed but not yet placed."""
    found = player.pending
    for frame in (table.top, *table.below):
        held = frame.claimed_keshis()
        if held and frame.seat == player.seat:
            found = found[:]
            for colour in held:
                if colour != NOMAD:
                    found[colour] += 1
    return found


def beyond_board(player: "Player", claimed: list[int]) -> int:
    """How many of the claimed keshis have no space on the board (CAM-21)."""
    beyond = 0
    for colour, number in enumerate(claimed):
        if number and number > player.room(colour):
            beyond += number - player.room(colour)
    return beyond


def kept_spaces(table: "Table", player: "Player") -> int:
    """Colours whose last spaces on the board are reserved for claimed keshis, as a bit set (R206).

    Otherwise those would have to go to the column, which has just enough space for the others.
    """
    claimed = still_claimed(table, player)
    needed = beyond_board(player, claimed)
    if not needed or free_spaces(table, player) > needed:
        return 0
    kept = 0
    for colour in range(YELLOW):
        if claimed[colour] and claimed[colour] >= player.room(colour):
            kept |= 1 << colour
    return kept


def colours(column: tuple[int, ...]) -> int:
    """The colours of spectators as a bit set, with NOMAD for nomads."""
    found: i64 = 0
    for colour in column:
        place: i64 = colour
        found |= 1 << place
    return found


def count(found: int) -> int:
    """How many colours are in a bit set with nomads."""
    return BITS[found & ~(1 << NOMAD)] + (found >> NOMAD)


def room_beyond(table: "Table", player: "Player") -> int:
    """How many more claimed keshis without a board space fit in the column (CAM-21)."""
    return free_spaces(table, player) - beyond_board(player, player.pending)


def remove(player: "Player", colour: int) -> None:
    camel = of(player)
    place = camel.column.index(colour)
    camel.column = camel.column[:place] + camel.column[place + 1 :]
