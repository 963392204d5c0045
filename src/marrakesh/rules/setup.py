"""The setup of the table."""

from typing import TYPE_CHECKING, Final

from marrakesh.rules import calendar, chance, events, questions, sources
from marrakesh.rules.actions import BUILDING, DISC, PROVISION, STORE
from marrakesh.rules.agenda import Together
from marrakesh.rules.config import Config
from marrakesh.rules.modules import imam_sultan, provision_tiles
from marrakesh.rules.options import by_bits
from marrakesh.rules.pashabot import course, simplified
from marrakesh.rules.phases import BUILDINGS, PREPARATION, SETUP
from marrakesh.rules.state import Camel, Nomads
from marrakesh.rules.tiles.displays import refill
from marrakesh.rules.values import STORES_KESHI, Values
from marrakesh.rules.words import BUILDINGS as BUILDING_NAMES
from marrakesh.rules.words import (
    DATE_WAREHOUSE,
    RACE_SADDLE,
    TRACK_COLOURS,
    TRAINING_ROOM,
    YELLOW,
    YELLOW_SCROLLS,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, Table

_DISC_OPTIONS: Final = list(range(DISC, DISC + 8))
_PROVISION_OPTIONS: Final = by_bits(PROVISION, 3)
_AGREED_PROVISIONS: Final = {
    "moderate": ("base", "base", "moderate"),
    "hard": ("base", "base", "hard"),
    "both": ("base", "moderate", "hard"),
}
KEPT_PROVISIONS: Final = 3

FIRST_GAME_TILES: Final = (1, 3, 5)


def lay_out(table: "Table", config: Config) -> None:
    """Lay out everything decided by chance, up to the players' first decisions."""
    _river_tiles(table, config)
    _oases(table, config)
    _scrolls_and_luxuries(table, config)
    _offices(table, config)
    _gates(table)
    _provisions(table, config)
    _storage_keshis(table)
    _modules(table, config)
    values = table.values
    table.disc = values.discs["purple" if "spectators" in config.modules else "pink"]  # XP4-01
    for player in table.players[: table.pawns]:
        table.score(player, values.start_score, sources.START_SCORE)  # SET-02
    for player in table.people():
        player.spectators = table.disc
        if not table.buildings:  # BLD-03
            player.resources = values.start_resources[:]  # SET-22
    for colour in range(12):  # SET-26: every board has a marker of each track colour
        markers = table.humans if colour in TRACK_COLOURS else 0
        table.supply[colour] = values.wooden[colour] - markers
    for player in table.players:
        take_hand(table, player)
    if table.bot is not None:
        (simplified if table.bot.simplified else course).set_up(table)


def left_out(config: Config, values: Values) -> list[tuple[str, int, str]]:
    """Tiles left in the box because a module is missing: kind, number, module (NOA-01)."""
    kinds = [
        ("luxury", "luxury-goods", values.luxury_needs),
        ("oasis", "oasis-tiles", values.oasis_needs),
        ("provision", "provision-tiles", values.provision_needs),
    ]
    return [
        (kind, number, module)
        for kind, own, needs in kinds
        if own in config.modules
        for number in range(1, len(needs))
        for module in needs[number]
        if module not in config.modules
    ]


def take_hand(table: "Table", player: "Player") -> None:
    """One wooden keshi of each colour that is in the supply (SET-23, ESS-04)."""
    for colour in range(12):
        if table.deluxe:
            player.hand |= 1 << colour
        elif table.supply[colour]:
            table.supply[colour] = table.supply[colour] - 1
            player.hand |= 1 << colour
        else:
            player.placeholders |= 1 << colour
            table.tell(events.Placeholder(player.seat, colour=colour))


def _shuffled(table: "Table", tiles: list[int]) -> list[int]:
    chance.shuffle(table, tiles)
    return tiles


def _river_tiles(table: "Table", config: Config) -> None:
    """One tile per season (SET-13, SET-14), or those of a first game (SET-31).

    The side is random, unless the table has chosen one (R14).
    """
    seasons, backs = table.values.river_season, table.values.river_back
    drawn = []
    for season in range(1, table.values.seasons + 1):
        sides = [tile for tile in range(1, len(seasons)) if seasons[tile] == season]
        side = sides[chance.draw(table, len(sides))]
        drawn.append(backs[side] if str(backs[side]) in config.river_sides else side)
    table.river_tiles = FIRST_GAME_TILES if config.first_game else tuple(drawn)


def _in_play(config: Config, needs: list[list[str]]) -> list[int]:
    """The tiles whose modules are all in play; most need none."""
    return [tile for tile in range(1, len(needs)) if not needs[tile] or config.has(needs[tile])]


def _oases(table: "Table", config: Config) -> None:
    """Six hidden oases each (SET-06); with river tile 02, three others are open (SET-07)."""
    needs = table.values.oasis_needs
    tiles = [tile for tile in range(1, len(needs)) if not needs[tile]]
    if "oasis-tiles" in config.modules:  # NOA-01, NOA-02
        tiles = _in_play(config, needs)
    chance.shuffle(table, tiles)
    places = len(table.values.oasis_cost)
    for player in table.people():
        player.oases = tuple(tiles[places * player.seat : places * (player.seat + 1)])
    rest = tiles[places * table.humans :]
    if table.river_tiles[0] == 2:
        table.open_oases = tuple(rest[:3])
        rest = rest[3:]
    table.unused_oases = tuple(rest)


def _scrolls_and_luxuries(table: "Table", config: Config) -> None:
    """Which luxury goods are in play (NLX-01, NLX-06), and how the displays are stacked."""
    needs = table.values.luxury_needs
    new = "luxury-goods" in config.modules
    goods = _in_play(config, needs)
    if not new:
        goods = [tile for tile in goods if table.values.luxury_type[tile] < RACE_SADDLE]
    table.luxury_stacks = [tuple(goods)]
    stacked = table.deluxe or table.camels
    table.scroll_piles = 3 if stacked or table.buildings else 1  # SET-09, ESS-09
    table.luxury_piles = 5 if stacked or new else 1  # SET-12, ESS-10
    if table.buildings:  # yellow scrolls and tajines are chosen first (BLD-04, BLD-12)
        table.scroll_stacks = [tuple(_scrolls_of(table, YELLOW_SCROLLS))]
    else:
        lay_out_displays(table)


def _scrolls_of(table: "Table", colour: int) -> list[int]:
    colours = table.values.scroll_colour
    return [tile for tile in range(1, len(colours)) if colours[tile] == colour]


def lay_out_displays(table: "Table") -> None:
    """Scrolls and luxury goods: one stack (SET-08, SET-11) or several (SET-09, SET-12)."""
    owned = {tile for player in table.players for tile in player.scrolls}
    table.unused_scrolls = ()
    table.scroll_stacks = []
    for colour in range(4):
        tiles = [tile for tile in _scrolls_of(table, colour) if tile not in owned]
        table.scroll_stacks += _stacks(table, tiles, table.scroll_piles)
    taken = {tile for player in table.players for tile in player.luxuries}
    goods = [tile for tile in table.luxury_stacks[0] if tile not in taken]
    table.luxury_stacks = _stacks(table, goods, table.luxury_piles)
    refill(table)


def _stacks(table: "Table", tiles: list[int], piles: int) -> list[tuple[int, ...]]:
    """Shuffled stacks as equal as possible, larger ones to the left (ESS-13)."""
    chance.shuffle(table, tiles)
    stacks = []
    first = 0
    for pile in range(piles):
        size = (len(tiles) - first + piles - pile - 1) // (piles - pile)
        stacks.append(tuple(tiles[first : first + size]))
        first += size
    return stacks


def _offices(table: "Table", config: Config) -> None:
    """Three of the exchange offices, one per season (SET-10)."""
    tiles = _office_sides(table, config)
    table.office = tiles[0]
    table.offices = tuple(tiles[1 : table.values.seasons])
    table.unused_offices = tuple(tiles[table.values.seasons :])


def _gates(table: "Table") -> None:
    """All gates, as many in each workshop (SET-15)."""
    gates = _shuffled(table, table.values.gate_colours[:])
    each = len(gates) // len(table.values.workshop_dinars)
    for place, colour in enumerate(gates):
        table.gates[12 * (place // each) + colour] += 1


def _office_sides(table: "Table", config: Config) -> list[int]:
    """The offices in random order; each Essential tile has a new side (XP3-01, XP3-04)."""
    new = table.values.new_offices
    base = [tile for tile in range(1, len(table.values.office)) if tile not in new]
    if "exchange-offices" not in config.modules:
        return _shuffled(table, base)
    if config.offices == "new":  # XP3-02
        return _shuffled(table, new[:])
    if table.deluxe:
        return _shuffled(table, base + new)
    table.two_sided_offices = True
    backs = dict(zip(base, new, strict=True))
    tiles = _shuffled(table, base)
    return [backs[tile] if chance.draw(table, 2) else tile for tile in tiles]


def _provisions(table: "Table", config: Config) -> None:
    """Three provision tiles each (SET-21); the others are removed unseen (SET-30).

    With the new ones, three of five are kept by level (NPV-01), unless the table has agreed on the
    levels (NPV-08); without nomads, one is excluded (NPV-07).
    """
    table.dealt_levels = ("base", "base", "base")
    if table.new_provisions:
        five = ("base", "base", "base", "moderate", "hard")
        table.dealt_levels = _AGREED_PROVISIONS.get(config.provisions, five)
    levels = table.values.provision_level
    playable = _in_play(config, table.values.provision_needs)
    unused: list[int] = []
    for level in ("base", "moderate", "hard") if table.new_provisions else ("base",):
        number = table.dealt_levels.count(level)
        tiles = [tile for tile in playable if levels[tile] == level]
        chance.shuffle(table, tiles)
        for player in table.people():
            first = number * player.seat
            player.provisions += tuple(tiles[first : first + number])
        unused += tiles[number * table.humans :]
    table.unused_provisions = tuple(unused)
    for player in table.people() if table.new_provisions else ():
        # a tile's position must not reveal its level
        player.provisions = tuple(_shuffled(table, list(player.provisions)))
        if len(player.provisions) > KEPT_PROVISIONS:
            player.face_down = player.provisions
            player.provisions = ()


def _modules(table: "Table", config: Config) -> None:
    """Set up the modules in play."""
    values = table.values
    if "staircase-tiles" in config.modules:
        _staircase_tiles(table, config)
    if table.imam_sultan:
        imam_sultan.set_up(table)
    if table.desert_towns:  # XP5-02
        towns = _shuffled(table, list(range(1, len(values.towns))))
        table.open_towns = tuple(sorted(towns[: values.towns_open[table.n - 2]]))
    if table.nomads:
        table.nomad_supply = values.nomad_count
    if table.camels:  # CAM-02
        tiles = _shuffled(table, list(range(len(values.awards) // 2)))[: values.seasons]
        table.awards = tuple(2 * tile + chance.draw(table, 2) for tile in tiles)
    houses = _shuffled(table, list(range(len(BUILDING_NAMES)))) if table.buildings else []
    for player in table.players:
        player.nomads = Nomads() if table.nomads else None
    for player in table.people():
        player.camel = Camel() if table.camels else None
        player.offered = tuple(houses[2 * player.seat : 2 * player.seat + 2])  # BLD-02


def _staircase_tiles(table: "Table", config: Config) -> None:
    """Twelve tiles with a random or chosen side cover inner spaces (XP1-01, XP1-05)."""
    values = table.values
    drawn = _shuffled(table, list(range(1, len(values.staircase))))
    sides = [(tile, chance.draw(table, 2)) for tile in drawn[: len(values.staircase_cover)]]
    if config.staircase:
        sides = [(int(side[:-1]), "ab".index(side[-1])) for side in config.staircase]
    lines = {
        "L": list(table.line_left), "C": list(table.line_middle), "R": list(table.line_right),
    }  # fmt: skip
    for name, (tile, side) in zip(values.staircase_cover, sides, strict=True):
        lines[name[0]][int(name[1:])] = values.staircase[tile][side]
    table.line_left = tuple(lines["L"])
    table.line_middle = tuple(lines["C"])
    table.line_right = tuple(lines["R"])


def _storage_keshis(table: "Table") -> None:
    """Each player draws a keshi for every keshi space of the storage row (SET-17, SET-19)."""
    bag = _shuffled(table, table.values.storage_draw[:])
    number = len(keshi_spaces(table))
    for player in table.people():
        player.draw = tuple(sorted(bag[number * player.seat : number * (player.seat + 1)]))


def keshi_spaces(table: "Table") -> list[int]:
    return [space for space, shows in enumerate(table.storage_row()) if shows == STORES_KESHI]


def arrange(table: "Table") -> None:
    Arrange(-1).begin(table)


class Arrange(Together):
    """All lay out their own boards: storage keshis, disc, provision tiles (R9).

    Players who choose tiles by level look at them, and reveal one, once all have chosen (NPV-01).
    """

    __slots__ = ()

    def legal_for(self, table: "Table", seat: int) -> list[int]:
        player = table.players[seat]
        if player.offered and player.house < 0:  # BLD-02
            return [BUILDING + house for house in player.offered]
        if player.draw:  # SET-18
            return [STORE + colour for colour in player.draw]
        if player.disc < 0:  # SET-20
            return _DISC_OPTIONS
        if player.face_down:
            return _levels(table, player)
        if not player.revealing:  # SET-21
            return _PROVISION_OPTIONS[(1 << len(player.provisions)) - 1]
        return []

    def take_for(self, table: "Table", seat: int, action: int) -> None:
        player = table.players[seat]
        if player.offered and player.house < 0:
            player.house = action - BUILDING
            if table.abilities and player.house == TRAINING_ROOM:  # BLD-07
                player.spectators = table.values.discs["training room"]
        elif player.draw:
            colour = action - STORE
            spaces = keshi_spaces(table)
            player.storage[spaces[len(spaces) - len(player.draw)]] = colour
            place = player.draw.index(colour)
            player.draw = player.draw[:place] + player.draw[place + 1 :]
        elif player.disc < 0:
            player.disc = action - DISC
        elif player.face_down:
            place = action - PROVISION
            tile = player.face_down[place]
            player.face_down = player.face_down[:place] + player.face_down[place + 1 :]
            table.unused_provisions = tuple(sorted((*table.unused_provisions, tile)))
        else:
            player.revealing = 1 << action - PROVISION

    def close(self, table: "Table") -> None:
        if table.players[0].face_down:
            for player in table.people():
                player.provisions = player.face_down
                player.face_down = ()
            NextProvision(-1).begin(table)
        else:
            _begin(table)

    def asks(self) -> questions.Question:
        return questions.Arrange()


def _levels(table: "Table", player: "Player") -> list[int]:
    """One face-down tile of each level, to be left out; none once three are left (R231)."""
    levels = [table.values.provision_level[tile] for tile in player.face_down]
    if len(levels) == KEPT_PROVISIONS:
        return []
    return [PROVISION + k for k, level in enumerate(levels) if levels.index(level) == k]


class NextProvision(Together):
    """All reveal one more provision tile at the same time (PRV-04)."""

    __slots__ = ()

    def legal_for(self, table: "Table", seat: int) -> list[int]:
        player = table.players[seat]
        if player.revealing:
            return []
        hidden = ~player.active & (1 << len(player.provisions)) - 1
        return _PROVISION_OPTIONS[hidden]

    def take_for(self, table: "Table", seat: int, action: int) -> None:
        table.players[seat].revealing = 1 << action - PROVISION

    def close(self, table: "Table") -> None:
        if table.phase == SETUP:
            _begin(table)
            return
        _reveal_provisions(table)
        calendar.start_phase(table, PREPARATION)

    def asks(self) -> questions.Question:
        return questions.NextProvision()


def _begin(table: "Table") -> None:
    """All boards are laid out: the first provision tiles, the start player, the first season."""
    _reveal_provisions(table)
    if table.bot is None:
        table.first_seat = chance.draw(table, table.n)  # SET-24, R18
    else:  # PSH-06, PSS-02
        table.first_seat = 0 if table.bot.simplified else 1
    table.start_seat = table.first_seat
    table.tell(events.StartPlayer(table.first_seat))
    if table.buildings:
        _move_in(table)
        calendar.start_phase(table, BUILDINGS)
    else:
        calendar.start_season(table)


def _move_in(table: "Table") -> None:
    """Activate abilities; the date warehouse draws a keshi for the storage row (BLD-05, R229)."""
    if table.pawns > table.humans:
        course.draw_building(table)
    for player in table.people():
        player.offered = ()
        if table.abilities:
            player.building = player.house
        if player.building == DATE_WAREHOUSE:
            player.storage[2 if table.n == 2 else 1] = chance.draw(table, YELLOW)


def _reveal_provisions(table: "Table") -> None:
    for player in table.people():
        _reveal_provision(table, player)


def _reveal_provision(table: "Table", player: "Player") -> None:
    tile = player.provisions[player.revealing.bit_length() - 1]
    player.active |= player.revealing
    player.revealing = 0
    if table.events is not None:
        water, date, dinar = table.values.provision_cost[tile]
        table.tell(
            events.Provision(player.seat, provision=tile, water=water, date=date, dinar=dinar)
        )
    if table.new_provisions:
        provision_tiles.revealed(table, player, tile)
