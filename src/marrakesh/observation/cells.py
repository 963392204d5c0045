"""The table encoded as a row of bytes: what one seat may know, and nothing else.

The parts come in the order of `layout.TABLE_PARTS` and `layout.BOARD_PARTS`, one byte per number.
One-hot and multi-hot flags are precomputed byte strings for speed. No numpy here: this file is
compiled.
"""

from typing import Final

from librt.strings import BytesWriter

from marrakesh.components import COUNTS
from marrakesh.rules.agenda import Choice
from marrakesh.rules.options import BITS
from marrakesh.rules.phases import CLAIM, NEXT_PROVISION, SELECT, SETUP
from marrakesh.rules.seasons import provision_cost
from marrakesh.rules.state import Player, SoloStrategy, Table
from marrakesh.rules.values import Gains
from marrakesh.rules.words import GAINS, NOMAD, YELLOW, YELLOW_SCROLLS

SEATS: Final = 4
SCROLLS: Final = COUNTS["scrolls"]
LUXURIES: Final = COUNTS["luxury_goods"]
OFFICES: Final = COUNTS["offices"]
OASES: Final = COUNTS["oases"]
PROVISIONS: Final = COUNTS["provisions"]
RIVER_TILES: Final = COUNTS["river_tiles"]
STRATEGY_TILES: Final = COUNTS["strategy_tiles"]
TOWNS: Final = COUNTS["towns"]
GAIN_KINDS: Final = len(GAINS)
STORED: Final = YELLOW
"""Colours that can lie on a storage space: all but the goods."""

QUESTIONS: Final = (
    "all-rapids", "any-goods", "any-keshi", "any-luxury", "any-order", "any-pair",
    "any-resource", "any-scroll", "arrange", "assistant", "award", "board-or-spectators",
    "caravan", "claim", "claim-for-less", "commit", "connection", "deploy", "discard",
    "discard-dung", "either-stair", "entertainer", "free-gate", "free-oases", "free-scroll",
    "gate-keshi", "gate-space", "gates", "give-keshi", "hand-in", "harvest", "joker",
    "keep-scroll", "keshi-then-action", "leave-out", "leave-square", "luxury-of-stack",
    "luxury-stack", "may-place", "move-nomads", "new-storage-keshi", "next-provision", "nomad",
    "oases", "omit-goods", "open-oasis", "pay-any", "pay-dinars", "prize", "provide", "return",
    "return-entertainer", "return-for-points", "return-vendor", "river-bonus", "river-tile-13",
    "river-water", "score-oasis", "scroll-of-stack", "scrolls", "second-claim",
    "sector-action", "select", "souk", "spectator-bonus", "split-steps", "square", "stack",
    "stair-steps", "start-of-season", "steps-here", "swap-placeholder", "swap-resources",
    "tajine", "take-other", "town", "use", "vendor",
)  # fmt: skip
"""The questions, as in `Game.question` without the prefix `ask-`."""


MOST: Final = 255
"""The highest number that a byte holds; scores are clamped to it."""


def _one_of(number: int) -> list[bytes]:
    """One-hot rows: none set, the first set, the second set, and so on."""
    return [bytes([int(k == place) for k in range(1, number + 1)]) for place in range(number + 1)]


def _any_of(number: int) -> list[bytes]:
    """Multi-hot rows: the flags of every bit mask."""
    return [bytes([bits >> k & 1 for k in range(number)]) for bits in range(1 << number)]


_ONE_OF_8: Final = _one_of(8)
_ONE_OF_STORED: Final = _one_of(STORED)
_ONE_OF_12: Final = _one_of(12)
_ONE_OF_OFFICES: Final = _one_of(OFFICES)
_ONE_OF_TOWNS: Final = _one_of(TOWNS)
_ONE_OF_21: Final = _one_of(21)
_ONE_OF_PROVISIONS: Final = _one_of(PROVISIONS)
_ONE_OF_OASES: Final = _one_of(OASES)
_ANY_OF_2: Final = _any_of(2)
_ANY_OF_6: Final = _any_of(6)
_ANY_OF_8: Final = _any_of(8)
_ANY_OF_9: Final = _any_of(9)
_ANY_OF_12: Final = _any_of(12)
_QUESTION: Final = dict(
    zip([f"ask-{name}" for name in ("nothing", *QUESTIONS)], _one_of(len(QUESTIONS)), strict=True)
)
_NONE_OF: Final = [bytes(number) for number in range(SCROLLS + 1)]
_NO_SUPPLY: Final = [0] * 12
_NO_BOT: Final = bytes(8 + STRATEGY_TILES + 1 + 12)
_NO_NOMADS: Final = bytes(10)
_NO_CAMEL: Final = bytes(16)
_NO_PLAYER: Final = bytes(651)
_NO_TILES: Final = bytes(OASES + SCROLLS + LUXURIES + PROVISIONS)


def cells(table: Table, seat: int) -> bytes:
    """What a seat may know, one byte per number."""
    row = BytesWriter()
    write_cells(row, table, seat, lines(table))
    return row.getvalue()


def write_cells(row: BytesWriter, table: Table, seat: int, spaces: bytes) -> None:
    """Write the table, then the boards: the seat's own first, the others clockwise.

    `spaces` are the `lines` of the game, passed in so that callers can cache them.
    """
    _table(row, table, spaces)
    _own(row, table, table.players[seat])
    for turn in range(table.n):
        _player(row, table, table.players[(seat + turn) % table.n], turn == 0)
    for _ in range(table.n, SEATS):
        row.write(_NO_PLAYER)


def lines(table: Table) -> bytes:
    """The inner spaces of the connection lines, 4 on the left, 8 in the middle, 3 on the right.

    They stay the same from the first decision to the last.
    """
    spaces = (*table.line_left[2:6], *table.line_middle[3:11], *table.line_right[2:5])
    return b"".join([_bonus(space) for space in spaces])


def _bonus(space: Gains) -> bytes:
    amounts = [0] * GAIN_KINDS
    for kind, amount in space:
        amounts[kind] += amount
    return bytes(amounts)


def _numbers(row: BytesWriter, numbers: list[int]) -> None:
    for number in numbers:
        row.append(number if number < 256 else 255)  # more only with corrected components


def _table(row: BytesWriter, table: Table, spaces: bytes) -> None:
    row.append(table.deluxe)
    row.append(table.layer)
    row.append(table.imam_sultan)
    row.append(table.desert_towns)
    row.append(table.nomads)
    row.append(table.camels)
    row.append(table.buildings)
    row.append(table.abilities)
    row.append(table.new_provisions)
    row.append(table.new_luxuries)
    row.append(table.yellow_library)
    row.append(table.season)
    row.append(table.round)
    _numbers(row, table.tower)
    _numbers(row, table.base)
    _numbers(row, _NO_SUPPLY if table.deluxe else table.supply)  # none in Deluxe
    _numbers(row, table.gates)
    _stacks(row, table)
    row.append(table.pawn_steps[0])
    row.append(table.pawn_steps[1])
    row.append(table.nomad_supply if table.nomad_supply < 256 else 255)
    row.append(table.nomad_offered)
    row.append(table.first_over & 1)
    row.append(table.first_over >> 1 & 1)
    row.append(table.first_over >> 2 & 1)
    if table.bot is None:
        row.write(_NO_BOT)
    else:
        row.write(_bot(table.bot))
    row.write(_ONE_OF_21[table.phase + 1])
    frame = table.top
    row.write(_QUESTION[frame.asks().key if isinstance(frame, Choice) else "ask-nothing"])
    _tiles(row, table.scrolls, SCROLLS)
    _tiles(row, table.luxury, LUXURIES)
    row.write(_ONE_OF_OFFICES[table.office])
    _tiles(row, list(table.river_tiles), RIVER_TILES)
    for place in range(3):
        there = place < len(table.open_oases)
        row.write(_ONE_OF_OASES[table.open_oases[place] if there else 0])
    row.write(spaces)
    _tiles(row, list(table.open_towns), TOWNS)
    for place in range(3):
        there = place < len(table.awards)
        row.write(_ONE_OF_12[table.awards[place] + 1 if there else 0])


def _stacks(row: BytesWriter, table: Table) -> None:
    """Face-down scrolls of each colour, and face-down luxury goods."""
    sizes = [0, 0, 0, 0]
    stacks = table.scroll_stacks
    if len(stacks) == 1:  # so far only the yellow ones are laid out
        sizes[YELLOW_SCROLLS] = len(stacks[0])
    else:
        for number, stack in enumerate(stacks):
            sizes[number * 4 // len(stacks)] += len(stack)
    _numbers(row, sizes)
    luxuries = 0
    for stack in table.luxury_stacks:
        luxuries += len(stack)
    row.append(luxuries)


def _bot(bot: SoloStrategy) -> bytes:
    """The Pashabot: its variants, and the places of tiles in its column and colours in its line."""
    column = [0] * STRATEGY_TILES
    for place, tile in enumerate(bot.column):
        column[tile - 1] = place + 1
    line = [0] * 12
    for place, colour in enumerate(bot.line):
        line[colour] = place + 1
    variants = [bot.variants >> k & 1 for k in range(7)]
    return bytes([bot.simplified, *variants, *column, len(bot.deck), *line])


def _tiles(row: BytesWriter, tiles: list[int], number: int) -> None:
    """A flag for each of these tiles; 0 is an empty place."""
    before = len(row) - 1
    row.write(_NONE_OF[number])
    for tile in tiles:
        if tile:
            row[before + tile] = 1


def _own(row: BytesWriter, table: Table, player: Player) -> None:
    """Hidden from other seats: face-down provision tiles, and the buildings to choose from."""
    for place in range(5):
        if place < len(player.face_down):  # it can be any tile of its level
            levels = table.values.provision_level
            level = levels[player.face_down[place]]
            row.write(bytes([levels[tile] == level for tile in range(1, PROVISIONS + 1)]))
        else:
            there = place < len(player.provisions)
            row.write(_ONE_OF_PROVISIONS[player.provisions[place] if there else 0])
    offered = 0
    if table.phase == SETUP:
        for house in player.offered:
            offered |= 1 << house
    row.write(_ANY_OF_8[offered])


def _player(row: BytesWriter, table: Table, player: Player, own: bool) -> None:
    seat = player.seat
    phase = table.phase
    together = phase in (SETUP, SELECT, NEXT_PROVISION)
    row.append(min(MOST, max(0, player.score)))
    row.append(1)
    row.append(seat < table.humans if together else seat == table.asked)
    row.append(phase != SETUP and seat == table.start_seat)
    row.append(phase == CLAIM and table.claimers >> seat & 1 == 1)
    _numbers(row, player.resources)
    _numbers(row, provision_cost(table, player))
    _numbers(row, player.keshis)
    _numbers(row, player.pending)
    before = len(row)
    row.write(_NONE_OF[12])
    for colour in player.gates:
        if colour >= 0:
            row[before + colour] += 1
    _numbers(row, player.caravans)
    row.append(player.fisherman)
    row.append(_river_place(table, player))
    _numbers(row, player.stairs)
    row.append(player.souk_assistants)
    nomads = player.nomads
    if nomads is None:
        row.write(_NO_NOMADS)
    else:
        _numbers(row, nomads.on)
        row.append(BITS[nomads.posts])
        row.append(nomads.pending)
    _camel(row, player)
    _board(row, table, player, own)
    _possessions(row, table, player, own)


def _river_place(table: Table, player: Player) -> int:
    """The place among the fishermen as `river.ranking` has it; 0 on the starting space (SEA-05)."""
    if player.fisherman == 0:
        return 0
    place = 1
    for other in table.players:
        if other.fisherman > player.fisherman or (
            other.fisherman == player.fisherman and other.arrival < player.arrival
        ):
            place += 1
    return place


def _camel(row: BytesWriter, player: Player) -> None:
    camel = player.camel
    if camel is None:
        row.write(_NO_CAMEL)
        return
    row.append(camel.step)
    row.append(camel.podium)
    row.append(camel.dung)
    before = len(row)
    row.write(_NONE_OF[NOMAD + 1])
    for colour in camel.column:
        row[before + colour] += 1


def _board(row: BytesWriter, table: Table, player: Player, own: bool) -> None:
    row.write(_ANY_OF_9[player.vendors])
    row.write(_ANY_OF_8[player.square])
    before = len(row)
    row.write(_NONE_OF[8])
    for space, colour in enumerate(player.gates):
        if colour >= 0:
            row[before + space] = 1
    for place in range(6):
        seen = place < len(player.oases) and player.discovered(place)
        row.write(_ONE_OF_OASES[player.oases[place] if seen else 0])
    row.write(_ANY_OF_6[player.taken])
    hidden = table.phase == SETUP and not own  # laid out in secret (R9)
    for colour in player.storage:
        row.write(_ONE_OF_STORED[0 if hidden else colour + 1])
    row.write(_ONE_OF_8[0 if hidden else player.disc + 1])
    row.write(_ONE_OF_8[0 if hidden else player.house + 1])


def _possessions(row: BytesWriter, table: Table, player: Player, own: bool) -> None:
    _tiles_of(row, player)
    row.write(_ANY_OF_12[player.hand])
    row.write(_ANY_OF_12[player.placeholders])
    secret = table.phase == SELECT and not own
    row.write(_ANY_OF_12[0 if secret else player.chosen])
    row.write(_ANY_OF_8[player.assistants])
    row.write(_ONE_OF_TOWNS[player.towns[0]])
    row.write(_ONE_OF_TOWNS[player.towns[1]])
    row.write(_ANY_OF_2[player.town_claims])
    nomads = player.nomads
    row.write(_ANY_OF_8[0 if nomads is None else nomads.vendors])
    row.write(_ANY_OF_8[0 if nomads is None else nomads.square])


def _tiles_of(row: BytesWriter, player: Player) -> None:
    """Claimed oases, scrolls, luxury goods and open provision tiles: one flag each, contiguous."""
    before = len(row) - 1
    row.write(_NO_TILES)
    for tile in player.claimed:
        row[before + tile] = 1
    before += OASES
    for tile in player.scrolls:
        row[before + tile] = 1
    before += SCROLLS
    for tile in player.luxuries:
        row[before + tile] = 1
    before += LUXURIES
    for place, tile in enumerate(player.provisions):
        if player.active >> place & 1:
            row[before + tile] = 1
