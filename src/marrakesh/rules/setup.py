"""Setting up the table."""

from typing import TYPE_CHECKING

from marrakesh.rules import chance, rounds, sources
from marrakesh.rules.actions import DISC, PROVISION, STORE
from marrakesh.rules.agenda import Reason, Together
from marrakesh.rules.tiles.displays import refill
from marrakesh.rules.values import STORES_KESHI
from marrakesh.rules.words import TRACK_COLOURS

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

ALL_COLOURS = (1 << 12) - 1
FIRST_GAME_TILES = (1, 3, 5)


def lay_out(table: "Table", first_game: bool) -> None:
    """Everything on the table that chance decides, up to the players' first decisions."""
    _river_tiles(table, first_game)
    _oases(table)
    _displays(table)
    _offices(table)
    _gates(table)
    _provisions(table)
    _storage_keshis(table)
    values = table.values
    for player in table.players:
        table.score(player, values.start_score, sources.START_SCORE)  # SET-02
        player.resources = values.start_resources[:]  # SET-22
    for colour in range(12):  # SET-26: a marker of each track colour stands on every board
        markers = table.n if colour in TRACK_COLOURS else 0
        table.supply[colour] = values.wooden[colour] - markers
    for player in table.players:
        take_hand(table, player)


def take_hand(table: "Table", player: "Player") -> None:
    """One wooden keshi of each colour, as far as the supply has them (SET-23, ESS-04)."""
    for colour in range(12):
        if table.deluxe:
            player.hand |= 1 << colour
        elif table.supply[colour]:
            table.supply[colour] -= 1
            player.hand |= 1 << colour
        else:
            player.placeholders |= 1 << colour
            table.tell("placeholder", player.seat, colour=colour)


def _shuffled(table: "Table", tiles: list[int]) -> list[int]:
    chance.shuffle(table, tiles)
    return tiles


def _river_tiles(table: "Table", first_game: bool) -> None:
    """One tile a season, a random side up (SET-13, SET-14), or those of a first game (SET-31)."""
    seasons = table.values.river_season
    drawn = []
    for season in range(1, table.values.seasons + 1):
        sides = [tile for tile in range(1, len(seasons)) if seasons[tile] == season]
        drawn.append(sides[chance.draw(table, len(sides))])
    table.river_tiles = FIRST_GAME_TILES if first_game else tuple(drawn)


def _oases(table: "Table") -> None:
    """Six hidden oases each (SET-06); with river tile 02 three of the rest lie open (SET-07)."""
    tiles = _shuffled(table, list(range(1, len(table.values.oases))))
    for player in table.players:
        player.oases = tuple(tiles[6 * player.seat : 6 * player.seat + 6])
    rest = tiles[6 * table.n :]
    if table.river_tiles[0] == 2:
        table.open_oases = tuple(rest[:3])
        rest = rest[3:]
    table.unused_oases = tuple(rest)


def _displays(table: "Table") -> None:
    """Scrolls and luxury goods: one stack (SET-08, SET-11) or several (SET-09, SET-12)."""
    colours = table.values.scroll_colour
    for colour in range(4):
        tiles = [tile for tile in range(1, len(colours)) if colours[tile] == colour]
        table.scroll_stacks += _stacks(table, tiles, 3)
    luxuries = list(range(1, len(table.values.luxury_type)))
    table.luxury_stacks = _stacks(table, luxuries, 5)
    refill(table)


def _stacks(table: "Table", tiles: list[int], places: int) -> list[tuple[int, ...]]:
    chance.shuffle(table, tiles)
    if not table.deluxe:
        return [tuple(tiles)]
    size = len(tiles) // places
    return [tuple(tiles[size * place : size * (place + 1)]) for place in range(places)]


def _offices(table: "Table") -> None:
    """Three of the exchange offices, one a season (SET-10)."""
    tiles = _shuffled(table, list(range(1, len(table.values.office))))
    table.office = tiles[0]
    table.offices = tuple(tiles[1 : table.values.seasons])
    table.unused_offices = tuple(tiles[table.values.seasons :])


def _gates(table: "Table") -> None:
    """All gates, eight in each workshop (SET-15)."""
    for place, colour in enumerate(_shuffled(table, table.values.gate_colours[:])):
        table.gates[12 * (place // 8) + colour] += 1


def _provisions(table: "Table") -> None:
    """Three provision tiles each (SET-21); the others leave unseen (SET-30)."""
    tiles = _shuffled(table, list(range(1, len(table.values.provision_points))))
    for player in table.players:
        player.provisions = tuple(tiles[3 * player.seat : 3 * player.seat + 3])
    table.unused_provisions = tuple(tiles[3 * table.n :])


def _storage_keshis(table: "Table") -> None:
    """Each player draws a keshi for every keshi space of the storage row (SET-17, SET-19)."""
    bag = _shuffled(table, table.values.storage_draw[:])
    number = len(keshi_spaces(table))
    for player in table.players:
        player.draw = tuple(sorted(bag[number * player.seat : number * (player.seat + 1)]))


def keshi_spaces(table: "Table") -> list[int]:
    row = table.values.storage[0 if table.n == 2 else 1]
    return [space for space, shows in enumerate(row) if shows == STORES_KESHI]


def arrange(table: "Table") -> None:
    table.push(Arrange(-1))


class Arrange(Together):
    """Everybody lays out the own board: storage keshis, disc, first provision tile (R9)."""

    __slots__ = ()

    def legal_for(self, table: "Table", seat: int) -> list[int]:
        player = table.players[seat]
        if player.draw:  # SET-18
            return [STORE + colour for colour in player.draw]
        if player.disc < 0:  # SET-20
            return list(range(DISC, DISC + 8))
        if not player.revealing:  # SET-21
            return list(range(PROVISION, PROVISION + len(player.provisions)))
        return []

    def take_for(self, table: "Table", seat: int, action: int) -> None:
        player = table.players[seat]
        if player.draw:
            colour = action - STORE
            spaces = keshi_spaces(table)
            player.storage[spaces[len(spaces) - len(player.draw)]] = colour
            place = player.draw.index(colour)
            player.draw = player.draw[:place] + player.draw[place + 1 :]
        elif player.disc < 0:
            player.disc = action - DISC
        else:
            player.revealing = 1 << action - PROVISION

    def close(self, table: "Table") -> None:
        for player in table.players:
            reveal_provision(table, player)
        table.first_seat = chance.draw(table, table.n)  # SET-24, R18
        table.tell("start-player", table.first_seat)
        rounds.start_round(table, 1)

    def asks(self) -> Reason:
        return "ask-arrange", {}


def reveal_provision(table: "Table", player: "Player") -> None:
    tile = player.provisions[player.revealing.bit_length() - 1]
    player.active |= player.revealing
    player.revealing = 0
    water, date, dinar = table.values.provision_cost[tile]
    table.tell("provision", player.seat, provision=tile, water=water, date=date, dinar=dinar)
