"""Redeal what a seat cannot know: determinization for search, and for testing views for leaks."""

from typing import TYPE_CHECKING

from marrakesh.rules import chance
from marrakesh.rules.agenda import Together
from marrakesh.rules.modules.awards import LuxuryOfStack
from marrakesh.rules.modules.buildings import KeepScroll
from marrakesh.rules.options import BITS
from marrakesh.rules.phases import BUILDINGS, NEXT_PROVISION, SELECT, SETUP
from marrakesh.rules.sectors.madrasa import TakeFromStack
from marrakesh.rules.words import BUILDINGS as BUILDING_NAMES
from marrakesh.rules.words import TRAINING_ROOM

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table


def redeal(table: "Table", seat: int, seed: int) -> None:
    """Reshuffle everything hidden from this seat, and reseed future randomness.

    Hidden components are sorted before shuffling, so that with equal knowledge a seed gives equal
    deals."""
    chance.seed(table, seed)
    _oases(table)
    frame = table.top
    looks = frame if frame.seat == seat else None  # through a stack (R222)
    _stacks(table, table.scroll_stacks, looks.stack if isinstance(looks, TakeFromStack) else -1)
    _stacks(table, table.luxury_stacks, looks.stack if isinstance(looks, LuxuryOfStack) else -1)
    _offices(table)
    _provisions(table, seat)
    _secret_choices(table, seat)
    if table.bot is not None:
        deck = sorted(table.bot.deck)
        chance.shuffle(table, deck)
        table.bot.deck = tuple(deck)
    if table.phase == SETUP and table.buildings:
        _houses(table, seat)
    elif table.phase == BUILDINGS:
        _yellow_scrolls(table, seat)
    # the options may have been redealt
    if isinstance(frame, Together):
        table.options = frame.legal_for(table, table.asked)
    elif isinstance(frame, KeepScroll | TakeFromStack | LuxuryOfStack):
        table.options = frame.legal(table)
        while len(table.options) < 2:  # it was asked, so something can be bought
            _stacks(table, table.luxury_stacks, -1)
            table.options = frame.legal(table)


def _oases(table: "Table") -> None:
    """Undiscovered oases of all players, and those that left the game unseen."""
    hidden = [
        (player, place)
        for player in table.people()
        for place in range(6)
        if not player.discovered(place)
    ]
    tiles = [player.oases[place] for player, place in hidden] + list(table.unused_oases)
    tiles.sort()
    chance.shuffle(table, tiles)
    for number, (player, place) in enumerate(hidden):
        player.oases = (*player.oases[:place], tiles[number], *player.oases[place + 1 :])
    table.unused_oases = tuple(tiles[len(hidden) :])


def _stacks(table: "Table", stacks: list[tuple[int, ...]], known: int) -> None:
    """The order of face-down stacks. Stacks of one colour are redealt together."""
    colours = 4 if stacks is table.scroll_stacks and len(stacks) > 1 else 1
    each = len(stacks) // colours
    for colour in range(colours):
        group = [k for k in range(each * colour, each * (colour + 1)) if k != known]
        tiles = sorted([tile for number in group for tile in stacks[number]])
        chance.shuffle(table, tiles)
        for number in group:
            size = len(stacks[number])
            stacks[number] = tuple(tiles[:size])
            tiles = tiles[size:]


def _offices(table: "Table") -> None:
    """The offices of future seasons and the unused ones, and which side is up."""
    tiles = sorted([*table.offices, *table.unused_offices])
    if table.two_sided_offices:
        new = table.values.new_offices  # the backs of 1, 2, 3 ...
        fronts = sorted([new.index(tile) + 1 if tile in new else tile for tile in tiles])
        tiles = [new[tile - 1] if chance.draw(table, 2) else tile for tile in fronts]
    chance.shuffle(table, tiles)
    known = len(table.offices)
    table.offices = tuple(tiles[:known])
    table.unused_offices = tuple(tiles[known:])


def _provisions(table: "Table", seat: int) -> None:
    """Face-down provision tiles of the others, those not looked at yet, and the unused ones.

    A face-down tile of another player can have any of the dealt levels that is not face up.
    """
    others = [player for player in table.people() if player.seat != seat]
    pool = list(table.unused_provisions)
    for player in table.people():
        pool += player.face_down
    for player in others:
        pool += [t for k, t in enumerate(player.provisions) if not player.active >> k & 1]
    pool.sort()
    chance.shuffle(table, pool)
    if seat >= 0:  # a level is seen on the back
        me = table.players[seat]
        levels = [table.values.provision_level[tile] for tile in me.face_down]
        me.face_down = tuple([_draw_level(table, pool, level) for level in levels])
    for player in others:
        levels = _hidden_levels(table, player)
        player.face_down = tuple([_draw_level(table, pool, levels.pop()) for _ in player.face_down])
        for place in range(len(player.provisions)):
            if not player.active >> place & 1:
                tile = _draw_level(table, pool, levels.pop())
                owned = player.provisions
                player.provisions = (*owned[:place], tile, *owned[place + 1 :])
    table.unused_provisions = tuple(pool)


def _hidden_levels(table: "Table", player: "Player") -> list[str]:
    """The levels that a player's hidden tiles can have, in random order."""
    levels = list(table.dealt_levels)
    for place, tile in enumerate(player.provisions):
        if player.active >> place & 1:
            levels.remove(table.values.provision_level[tile])
    order = list(range(len(levels)))
    chance.shuffle(table, order)
    return [levels[number] for number in order]


def _draw_level(table: "Table", pool: list[int], level: str) -> int:
    """Take a tile of this level from the pool."""
    for place, tile in enumerate(pool):
        if table.values.provision_level[tile] == level:
            return pool.pop(place)
    raise AssertionError(f"no {level} provision tile is left")


def _secret_choices(table: "Table", seat: int) -> None:
    """What the others have chosen but not yet revealed."""
    for player in table.people():
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


def _houses(table: "Table", seat: int) -> None:
    """The others' buildings, drawn from those this seat does not have."""
    own = table.players[seat].offered if seat >= 0 else ()
    houses = [house for house in range(len(BUILDING_NAMES)) if house not in own]
    chance.shuffle(table, houses)
    for player in table.people():
        if player.seat != seat:
            player.offered = (houses.pop(), houses.pop())
            if player.house >= 0:
                player.house = player.offered[chance.draw(table, 2)]
                training = table.abilities and player.house == TRAINING_ROOM
                player.spectators = table.values.discs["training room"] if training else table.disc


def _yellow_scrolls(table: "Table", seat: int) -> None:
    """The yellow scrolls that others have drawn to choose from or rejected (BLD-04)."""
    order = [other for turn in range(table.n) if (other := table.seat_at(turn)) < table.humans]
    own = order.index(seat) if seat in order else -1
    unused = list(table.unused_scrolls)  # two per player, in turn order
    unseen = [place for place in range(len(unused)) if place // 2 != own]
    others = [player for player in table.people() if player.seat != seat]
    tiles = [*table.scroll_stacks[0], *(unused[place] for place in unseen)]
    tiles += [tile for player in others for tile in player.offered]
    tiles.sort()
    chance.shuffle(table, tiles)
    for place in unseen:
        unused[place] = tiles.pop()
    for player in others:
        player.offered = tuple([tiles.pop() for _ in player.offered])
    table.unused_scrolls = tuple(unused)
    table.scroll_stacks[0] = tuple(tiles)


def _choose_again(table: "Table", player: "Player") -> None:
    hand = [colour for colour in range(12) if player.hand >> colour & 1]
    chance.shuffle(table, hand)
    player.chosen = sum(1 << colour for colour in hand[: BITS[player.chosen]])


def _arrange_again(table: "Table", player: "Player") -> None:
    if player.disc >= 0:
        player.disc = chance.draw(table, 8)
    spaces = [space for space in range(6) if player.storage[space] >= 0]
    colours = sorted([player.storage[space] for space in spaces] + list(player.draw))
    chance.shuffle(table, colours)
    for number, space in enumerate(spaces):
        player.storage[space] = colours[number]
    player.draw = tuple(sorted(colours[len(spaces) :]))
