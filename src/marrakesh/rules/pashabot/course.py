"""The Pashabot's setup, round and season ends, and final scoring."""

from typing import TYPE_CHECKING

from marrakesh.rules import chance, events, sources
from marrakesh.rules.pashabot import actions, board, towns
from marrakesh.rules.pashabot.variants import FULL_BAG, NO_KESHI_POINTS
from marrakesh.rules.sectors import river
from marrakesh.rules.tile_names import (
    ENTERTAINERS_OR_VENDORS,
    GATES_OR_PICKERS,
    KESHIS_OR_LUXURIES,
    LEADER_ACTS,
    LEADER_CLAIMS,
    LEADER_CLAIMS_OPEN,
    LEADER_CLIMBS,
    LEADER_FILLS_SPACE,
    LEADER_GAINS_GOODS,
    LEADER_GAINS_KESHIS,
    LEADER_GAINS_VENDOR,
    LEADER_PERFORMS,
    LEADER_STARTS_AHEAD,
)
from marrakesh.rules.tiles import displays
from marrakesh.rules.words import (
    ANY_GOODS,
    ANY_RESOURCE,
    BEIGE,
    BROWN,
    GREEN,
    PINK,
    POINT,
    RED,
    SOUK,
    YELLOW,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Table


def set_up(table: "Table") -> None:
    """Strategy tiles, 11 to 15 only with three modules (PSH-03); harder: keshis (PSD-07)."""
    needs = table.values.strategy_needs
    all_in_play = table.camels and table.nomads and table.new_luxuries
    tiles = [tile for tile in range(1, len(needs)) if all_in_play or not needs[tile]]
    chance.shuffle(table, tiles)
    board.of(table).deck = tuple(tiles)
    board.reveal(table)  # PSH-04
    if board.of(table).variants & FULL_BAG:
        keshis = storage_rest(table)
        order = [*table.values.bot_rows, RED]
        for colour in sorted(keshis, key=order.index):
            board.deploy(table, colour)


def storage_rest(table: "Table") -> list[int]:
    """The keshis of the setup bag that you did not draw for the storage row."""
    you = board.human(table)
    drawn = [*you.draw, *(colour for colour in you.storage if colour >= 0)]
    return [colour for colour in table.values.storage_draw if colour not in drawn]


def draw_building(table: "Table") -> None:
    """A random building among those you did not draw (PSM-07)."""
    free = [house for house in range(8) if house not in board.human(table).offered]
    board.player(table).house = free[chance.draw(table, len(free))]


def move_in(table: "Table") -> None:
    """Its building's keshi, a point per resource, and an extra keshi (PSM-07)."""
    bot = board.player(table)
    table.tell(events.Building(bot.seat, building=bot.house))
    board.deploy(table, table.values.building_keshi[bot.house])
    board.resources(table, sum(table.values.building_resources[bot.house]))
    upper = table.values.strategy_icons[board.of(table).column[0]][0]
    board.deploy(table, board.colour_of(table, upper))


def river_bonus(table: "Table") -> None:
    """The bonus of the rapid passed last (PSH-50)."""
    bot = board.player(table)
    crossed = river.crossed_rapids(table, bot)
    if not crossed:
        return
    kind, amount = table.values.rapid_bonus[crossed - 1]
    table.tell(events.RiverBonus(bot.seat, rapid=crossed))
    if kind == POINT:
        table.score(bot, amount, sources.RAPIDS)
    elif kind == ANY_GOODS:
        for _ in range(amount):
            board.deploy(table, board.goods_pick(table))
    else:
        board.resources(table, amount)


def river_tile(table: "Table", tile: int) -> None:
    """What it gains as the leader on the river (PSH-52 to PSH-57, R256)."""
    bot = board.player(table)
    source = sources.RIVER_TILE + tile
    if tile == LEADER_ACTS:
        _busiest_sector(table)
    elif tile == LEADER_CLAIMS_OPEN:
        board.reveal(table, with_icon=False)
    elif tile == LEADER_GAINS_KESHIS:
        board.supply(table, range(12))
        board.supply(table, range(12))
    elif tile == LEADER_GAINS_VENDOR:
        board.deploy_red(table, -1)
    elif tile == LEADER_STARTS_AHEAD:
        table.head_starts |= 1 << bot.seat
    elif tile == LEADER_GAINS_GOODS:
        for colour in range(YELLOW, 12):
            board.deploy(table, colour)
    elif tile == LEADER_CLIMBS:
        board.climb(table, board.lower_stair(table), 3)
    elif tile == GATES_OR_PICKERS:
        table.score(bot, max(bot.built_gates(), bot.keshis[GREEN]), source)
    elif tile == LEADER_FILLS_SPACE:
        board.supply(table, (PINK, BROWN, BEIGE))
    elif tile == LEADER_CLAIMS:
        board.deploy(table, BROWN)
        board.deploy(table, BROWN)
    elif tile == LEADER_PERFORMS:
        actions.perform(table, False)
        actions.perform(table, False)
    elif tile == ENTERTAINERS_OR_VENDORS:
        table.score(bot, 2 * max(bot.keshis[PINK], bot.keshis[RED]), source)
    elif tile == KESHIS_OR_LUXURIES:
        table.score(bot, max(sum(bot.keshis) // 4, 2 * len(bot.luxuries)), source)
    else:
        _plain_gain(table, tile)


def _plain_gain(table: "Table", tile: int) -> None:
    """Tiles that give points and resources: each resource becomes a point."""
    for kind, amount in table.values.river_gain[tile]:
        if kind == POINT:
            table.score(board.player(table), amount, sources.RIVER_TILE + tile)
        elif kind <= ANY_RESOURCE:
            points = amount * table.values.bot_resource
            table.score(board.player(table), points, sources.RIVER_TILE + tile)


def _busiest_sector(table: "Table") -> None:
    """Tile 01: the action of the sector with the most keshis (PSH-52)."""
    bot = board.player(table)

    def keshis(sector: int) -> int:
        if sector == SOUK:
            return sum(bot.keshis[YELLOW:])
        return bot.keshis[sector] + (bot.vendors >> sector & 1)

    sector, _ = board.decide(
        table.values.bot_rows, [(1, lambda s: -keshis(s)), (2, lambda s: board.row_of(table, s))]
    )
    if keshis(sector):
        actions.act(table, sector, False)
        if table.depleted:
            displays.refill(table)  # R46


def score_final(table: "Table") -> None:
    """Complete sectors, keshis by the strategy tiles, its towns (PSH-60, PSH-61, PSH-66)."""
    bot = board.player(table)
    complete = sum(1 for sector in range(SOUK) if bot.complete(sector))
    table.score(bot, complete * table.values.complete_sector, sources.SECTORS)
    if not board.of(table).variants & NO_KESHI_POINTS:
        for sector in table.values.bot_rows:
            keshis = sum(bot.keshis[YELLOW:]) if sector == SOUK else bot.bare(sector)
            icons = board.priority(table, sector)
            table.score(bot, keshis * ((icons + 1) // 2), sources.STRATEGY)
    if table.desert_towns:
        for slot, town in enumerate(bot.towns):
            if bot.town_claims >> slot & 1:
                table.score(bot, towns.worth(table, town), sources.TOWN + town)
