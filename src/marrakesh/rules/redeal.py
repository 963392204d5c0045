"""Deal anew what a seat cannot know: for search, and to prove that views keep secrets."""

from typing import TYPE_CHECKING

from marrakesh.rules import chance
from marrakesh.rules.agenda import Together
from marrakesh.rules.phases import NEXT_PROVISION, SELECT, SETUP

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def redeal(table: "Table", seat: int, seed: int) -> None:
    """Shuffle everything hidden from this seat among itself, and the chances to come."""
    chance.seed(table, seed)
    _oases(table)
    _stacks(table, table.scroll_stacks)
    _stacks(table, table.luxury_stacks)
    _offices(table)
    _provisions(table, seat)
    _secret_choices(table, seat)
    frame = table.agenda[-1] if table.agenda else None
    if isinstance(frame, Together):  # what is asked may have been chosen anew
        table.options = frame.legal_for(table, table.asked)


def _oases(table: "Table") -> None:
    """Undiscovered oases of all players, and those that left the game unseen.

    The open ones of river tile 02 were seen by all; those left over lie behind the unseen (SET-07).
    """
    hidden = [
        (player, place)
        for player in table.players
        for place in range(6)
        if not player.discovered(place)
    ]
    unseen = len(table.values.oases) - 1 - 6 * table.n
    if table.river_tiles[0] == 2:
        unseen -= 3
    tiles = [player.oases[place] for player, place in hidden] + list(table.unused_oases[:unseen])
    chance.shuffle(table, tiles)
    for number, (player, place) in enumerate(hidden):
        player.oases = (*player.oases[:place], tiles[number], *player.oases[place + 1 :])
    table.unused_oases = (*tiles[len(hidden) :], *table.unused_oases[unseen:])


def _stacks(table: "Table", stacks: list[tuple[int, ...]]) -> None:
    """The order of face-down stacks. Stacks of one colour are dealt anew together."""
    colours = 4 if stacks is table.scroll_stacks else 1
    each = len(stacks) // colours
    for colour in range(colours):
        group = range(each * colour, each * (colour + 1))
        tiles = [tile for number in group for tile in stacks[number]]
        chance.shuffle(table, tiles)
        for number in group:
            size = len(stacks[number])
            stacks[number] = tuple(tiles[:size])
            tiles = tiles[size:]


def _offices(table: "Table") -> None:
    tiles = [*table.offices, *table.unused_offices]
    chance.shuffle(table, tiles)
    known = len(table.offices)
    table.offices = tuple(tiles[:known])
    table.unused_offices = tuple(tiles[known:])


def _provisions(table: "Table", seat: int) -> None:
    """Face-down provision tiles of the others, and the undealt ones."""
    hidden = [
        (player, place)
        for player in table.players
        if player.seat != seat
        for place in range(len(player.provisions))
        if not player.active >> place & 1
    ]
    tiles = [player.provisions[place] for player, place in hidden] + list(table.unused_provisions)
    chance.shuffle(table, tiles)
    for number, (player, place) in enumerate(hidden):
        owned = player.provisions
        player.provisions = (*owned[:place], tiles[number], *owned[place + 1 :])
    table.unused_provisions = tuple(tiles[len(hidden) :])


def _secret_choices(table: "Table", seat: int) -> None:
    """What the others have chosen but not yet revealed."""
    for player in table.players:
        if player.seat == seat:
            continue
        if table.phase == SELECT and player.chosen:
            _choose_again(table, player)
        if table.phase in (SETUP, NEXT_PROVISION) and player.revealing:
            hidden = [1 << place for place in range(len(player.provisions))]
            hidden = [bit for bit in hidden if not player.active & bit]
            player.revealing = hidden[chance.draw(table, len(hidden))]
        if table.phase == SETUP:
            _arrange_again(table, player)


def _choose_again(table: "Table", player: "Player") -> None:
    hand = [colour for colour in range(12) if player.hand >> colour & 1]
    chance.shuffle(table, hand)
    player.chosen = sum(1 << colour for colour in hand[: player.chosen.bit_count()])


def _arrange_again(table: "Table", player: "Player") -> None:
    if player.disc >= 0:
        player.disc = chance.draw(table, 8)
    spaces = [space for space in range(6) if player.storage[space] >= 0]
    colours = [player.storage[space] for space in spaces] + list(player.draw)
    chance.shuffle(table, colours)
    for number, space in enumerate(spaces):
        player.storage[space] = colours[number]
    player.draw = tuple(sorted(colours[len(spaces) :]))
