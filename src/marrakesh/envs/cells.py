"""The table as a row of small numbers: what one seat may know, and nothing else.

The parts come in the order of `layout.TABLE_PARTS` and `layout.BOARD_PARTS`, each number as two
bytes. Flags and tiles are ready-made strings of bytes, so that a long row costs little. No numpy
here: this file is compiled.
"""

from typing import Final

from marrakesh.rules.agenda import Choice
from marrakesh.rules.options import BITS
from marrakesh.rules.phases import CLAIM, NEXT_PROVISION, SELECT, SETUP
from marrakesh.rules.seasons import provision_cost
from marrakesh.rules.sectors import river
from marrakesh.rules.state import Bot, Player, Table
from marrakesh.rules.values import Gains
from marrakesh.rules.words import NOMAD, YELLOW_SCROLLS

SEATS: Final = 4
SCROLLS: Final = 72
LUXURIES: Final = 35
OASES: Final = 36
PROVISIONS: Final = 24
RIVER_TILES: Final = 18
STRATEGY_TILES: Final = 15
TOWNS: Final = 12
GAIN_KINDS: Final = 24
STORED: Final = 9
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
"""What can be asked, as `Game.question` names it without its `ask-`."""


def _one_of(number: int) -> list[bytes]:
    """Rows of flags with none set, with the first set, with the second set, and so on."""
    return [_row([int(k == place) for k in range(1, number + 1)]) for place in range(number + 1)]


def _any_of(number: int) -> list[bytes]:
    """The flags of every bit set."""
    return [_row([bits >> k & 1 for k in range(number)]) for bits in range(1 << number)]


def _row(numbers: list[int]) -> bytes:
    """Numbers from 0 to 255, two bytes each."""
    row = bytearray(2 * len(numbers))
    row[::2] = bytes(numbers)
    return bytes(row)


_ONE_OF_8: Final = _one_of(8)
_ONE_OF_STORED: Final = _one_of(STORED)
_ONE_OF_12: Final = _one_of(12)
_ONE_OF_21: Final = _one_of(21)
_ONE_OF_PROVISIONS: Final = _one_of(PROVISIONS)
_ONE_OF_OASES: Final = _one_of(OASES)
_ANY_OF_2: Final = _any_of(2)
_ANY_OF_6: Final = _any_of(6)
_ANY_OF_8: Final = _any_of(8)
_ANY_OF_9: Final = _any_of(9)
_ANY_OF_12: Final = _any_of(12)
_QUESTION: Final = dict(zip(("nothing", *QUESTIONS), _one_of(len(QUESTIONS)), strict=True))
_GAINS: Final[dict[Gains, bytes]] = {}
"""What bonuses look like, filled as they are met."""

_NO_SUPPLY: Final = [0] * 12
_NO_BOT: Final = bytes(2 * 36)
_NO_NOMADS: Final = [0] * 10
_NO_CAMEL: Final = [0] * 16
_NO_PLAYER: Final = bytes(2 * 651)


def cells(table: Table, seat: int) -> bytes:
    """What a seat may know: the table, then the boards, its own first and then clockwise."""
    parts: list[bytes] = []
    _table(table, parts)
    _own(table, table.players[seat], parts)
    order = river.ranking(table)
    for turn in range(table.n):
        player = table.players[(seat + turn) % table.n]
        _player(table, player, turn == 0, order, parts)
    for _ in range(table.n, SEATS):
        parts.append(_NO_PLAYER)
    return b"".join(parts)


def _table(table: Table, parts: list[bytes]) -> None:
    supply = _NO_SUPPLY if table.deluxe else table.supply  # there is none in the Deluxe edition
    parts.append(
        _row([
            table.deluxe, table.layer, table.imam_sultan, table.desert_towns, table.nomads,
            table.camels, table.buildings, table.abilities, table.new_provisions,
            table.new_luxuries, table.yellow_library, table.season, table.round,
            *table.tower, *table.base, *supply, *table.gates, *_stacks(table),
            sum([len(stack) for stack in table.luxury_stacks]), *table.pawn_steps,
            table.nomad_supply, table.nomad_offered,
            table.first_over & 1, table.first_over >> 1 & 1, table.first_over >> 2 & 1,
        ])
    )  # fmt: skip
    parts.append(_NO_BOT if table.bot is None else _bot(table.bot))
    parts.append(_ONE_OF_21[table.phase + 1])
    frame = table.top
    asks = frame.asks()[0][4:] if isinstance(frame, Choice) else "nothing"
    parts.append(_QUESTION[asks])
    parts.append(_tiles(table.scrolls, SCROLLS))
    parts.append(_tiles(table.luxury, LUXURIES))
    parts.append(_ONE_OF_12[table.office])
    parts.append(_tiles(list(table.river_tiles), RIVER_TILES))
    for place in range(3):
        there = place < len(table.open_oases)
        parts.append(_ONE_OF_OASES[table.open_oases[place] if there else 0])
    _lines(table, parts)
    parts.append(_tiles(list(table.open_towns), TOWNS))
    for place in range(3):
        there = place < len(table.awards)
        parts.append(_ONE_OF_12[table.awards[place] + 1 if there else 0])


def _stacks(table: Table) -> list[int]:
    """Face-down scrolls of each colour."""
    sizes = [0, 0, 0, 0]
    stacks = table.scroll_stacks
    if len(stacks) == 1:  # only the yellow ones are laid out yet
        sizes[YELLOW_SCROLLS] = len(stacks[0])
        return sizes
    for number, stack in enumerate(stacks):
        sizes[number * 4 // len(stacks)] += len(stack)
    return sizes


def _bot(bot: Bot) -> bytes:
    """The Pashabot: how it plays, and the places of tiles in its column and colours in its line."""
    column = [0] * STRATEGY_TILES
    for place, tile in enumerate(bot.column):
        column[tile - 1] = place + 1
    line = [0] * 12
    for place, colour in enumerate(bot.line):
        line[colour] = place + 1
    variants = [bot.variants >> k & 1 for k in range(7)]
    return _row([bot.simplified, *variants, *column, len(bot.deck), *line])


def _tiles(tiles: list[int], number: int) -> bytes:
    """A flag for each of these tiles; 0 is an empty place."""
    flags = bytearray(2 * number)
    for tile in tiles:
        if tile:
            flags[2 * tile - 2] = 1
    return bytes(flags)


def _lines(table: Table, parts: list[bytes]) -> None:
    """The inner spaces of the connection lines, 4 on the left, 8 in the middle, 3 on the right."""
    for space in table.line_left[2:6]:
        parts.append(_bonus(space))
    for space in table.line_middle[3:11]:
        parts.append(_bonus(space))
    for space in table.line_right[2:5]:
        parts.append(_bonus(space))


def _bonus(space: Gains) -> bytes:
    known = _GAINS.get(space)
    if known is None:
        amounts = [0] * GAIN_KINDS
        for kind, amount in space:
            amounts[kind] += amount
        known = _GAINS[space] = _row(amounts)
    return known


def _own(table: Table, player: Player, parts: list[bytes]) -> None:
    """What nobody else sees: face-down provision tiles, and the buildings to choose from."""
    for place in range(5):
        there = place < len(player.provisions)
        parts.append(_ONE_OF_PROVISIONS[player.provisions[place] if there else 0])
    offered = 0
    if table.phase == SETUP:
        for house in player.offered:
            offered |= 1 << house
    parts.append(_ANY_OF_8[offered])


def _player(
    table: Table, player: Player, own: bool, order: tuple[int, ...], parts: list[bytes]
) -> None:
    seat = player.seat
    together = table.phase in (SETUP, SELECT, NEXT_PROVISION)
    asked = seat < table.humans if together else seat == table.asked
    gates = [0] * 12
    for colour in player.gates:
        if colour >= 0:
            gates[colour] += 1
    starts = table.phase != SETUP and seat == table.start_seat
    claiming = table.phase == CLAIM and table.claimers >> seat & 1 == 1
    parts.append(player.score.to_bytes(2, "little", signed=True))
    parts.append(
        _row([
            1, asked, starts, claiming, *player.resources, *provision_cost(table, player),
            *player.keshis, *player.pending, *gates, *player.caravans, player.fisherman,
            order.index(seat) + 1 if seat in order else 0, *player.stairs, player.souk_assistants,
            *_nomads(player), *_camel(player),
        ])
    )  # fmt: skip
    _board(table, player, own, parts)
    _possessions(table, player, own, parts)


def _nomads(player: Player) -> list[int]:
    nomads = player.nomads
    return _NO_NOMADS if nomads is None else [*nomads.on, BITS[nomads.posts], nomads.pending]


def _camel(player: Player) -> list[int]:
    camel = player.camel
    if camel is None:
        return _NO_CAMEL
    column = [0] * (NOMAD + 1)
    for colour in camel.column:
        column[colour] += 1
    return [camel.step, camel.podium, camel.dung, *column]


def _board(table: Table, player: Player, own: bool, parts: list[bytes]) -> None:
    parts.append(_ANY_OF_9[player.vendors])
    parts.append(_ANY_OF_8[player.square])
    built = 0
    for space, colour in enumerate(player.gates):
        if colour >= 0:
            built |= 1 << space
    parts.append(_ANY_OF_8[built])
    for place in range(6):
        seen = place < len(player.oases) and player.discovered(place)
        parts.append(_ONE_OF_OASES[player.oases[place] if seen else 0])
    parts.append(_ANY_OF_6[player.taken])
    hidden = table.phase == SETUP and not own  # laid out in secret (R9)
    for colour in player.storage:
        parts.append(_ONE_OF_STORED[0 if hidden else colour + 1])
    parts.append(_ONE_OF_8[0 if hidden else player.disc + 1])
    parts.append(_ONE_OF_8[0 if hidden else player.house + 1])


def _possessions(table: Table, player: Player, own: bool, parts: list[bytes]) -> None:
    parts.append(_tiles_of(player))
    parts.append(_ANY_OF_12[player.hand])
    parts.append(_ANY_OF_12[player.placeholders])
    secret = table.phase == SELECT and not own
    parts.append(_ANY_OF_12[0 if secret else player.chosen])
    parts.append(_ANY_OF_8[player.assistants])
    parts.append(_ONE_OF_12[player.towns[0]])
    parts.append(_ONE_OF_12[player.towns[1]])
    parts.append(_ANY_OF_2[player.town_claims])
    parts.append(_ANY_OF_8[player.nomads.vendors if player.nomads is not None else 0])
    parts.append(_ANY_OF_8[player.nomads.square if player.nomads is not None else 0])


def _tiles_of(player: Player) -> bytes:
    """Claimed oases, scrolls, luxury goods and open provision tiles: a flag for each, in a row."""
    flags = bytearray(2 * (OASES + SCROLLS + LUXURIES + PROVISIONS))
    for tile in player.claimed:
        flags[2 * tile - 2] = 1
    for tile in player.scrolls:
        flags[2 * (OASES + tile) - 2] = 1
    for tile in player.luxuries:
        flags[2 * (OASES + SCROLLS + tile) - 2] = 1
    for place, tile in enumerate(player.provisions):
        if player.active >> place & 1:
            flags[2 * (OASES + SCROLLS + LUXURIES + tile) - 2] = 1
    return bytes(flags)
