"""The Pashabot's board: rows, strategy column, and what placing a keshi gives it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from marrakesh.rules import events, sources
from marrakesh.rules.modules import imam_sultan
from marrakesh.rules.pashabot.variants import FEW_TILES, NO_RIVER_ICONS
from marrakesh.rules.sectors import river
from marrakesh.rules.words import (
    ANY_GOODS,
    BROWN,
    GOODS,
    GREEN,
    PINK,
    POINT,
    RED,
    RIVER_STEP,
    SOUK,
    SPACES,
    TO_MOSQUE,
    TO_PALACE,
    YELLOW,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Player, SoloStrategy, Table

FAR: Final = 99
Option = TypeVar("Option")
FIND_TOWN: Final[list[Callable[["Table"], None]]] = []
"""How a desert town is found; registered by `towns` on import."""


def of(table: "Table") -> "SoloStrategy":
    assert table.bot is not None
    return table.bot


def player(table: "Table") -> "Player":
    return table.players[-1]


def human(table: "Table") -> "Player":
    return table.players[0]


def decide(
    options: Sequence[Option], keys: Sequence[tuple[int, Callable[[Option], int]]]
) -> tuple[Option, int]:
    """The option selected by a list of priorities, and the number of the deciding one."""
    left = list(options)
    rule = keys[-1][0]
    for number, key in keys:
        best = min(key(option) for option in left)
        kept = [option for option in left if key(option) == best]
        if len(kept) < len(left):
            rule = number
            left = kept
        if len(left) == 1:
            break
    return left[0], rule


# --- the strategy column -------------------------------------------------------------------------


def icons(table: "Table") -> list[int]:
    """The keshi icons from top to bottom, as sectors; goods are the souk (R243)."""
    shown = table.values.strategy_icons
    return [icon for tile in of(table).column for icon in shown[tile]]


def priority(table: "Table", sector: int) -> int:
    return icons(table).count(sector) if sector >= 0 else 0


def place_of(table: "Table", sector: int) -> int:
    """A sector's position in the column, from the top."""
    shown = icons(table)
    return shown.index(sector) if sector in shown else FAR


def row_of(table: "Table", sector: int) -> int:
    return table.values.bot_rows.index(sector) if sector >= 0 else FAR


def reveal(table: "Table", with_icon: bool = True) -> None:
    """Lay a strategy tile under the column; a river icon moves the fisherman (PSH-04, PSH-63)."""
    bot = of(table)
    if not bot.deck:
        return
    tile = bot.deck[-1]
    bot.deck = bot.deck[:-1]
    bot.column += (tile,)
    values = table.values
    upper, lower = values.strategy_icons[tile]
    first, second = values.strategy_luxury[tile]
    table.tell(
        events.Strategy(
            player(table).seat,
            strategy=tile,
            upper=upper,
            lower=lower,
            first=first,
            second=second,
            river=int(values.strategy_river[tile]),
        )
    )
    if with_icon and values.strategy_river[tile] and not bot.variants & NO_RIVER_ICONS:
        river.advance(table, player(table), table.values.bot_river_icon)


# --- keshis --------------------------------------------------------------------------------------


def room(table: "Table", sector: int) -> int:
    return FAR if sector == SOUK else SPACES - player(table).keshis[sector]


def has_vendor(table: "Table", sector: int) -> bool:
    return player(table).vendors >> sector & 1 == 1


def free_vendor_spaces(table: "Table") -> list[int]:
    return [sector for sector in range(SOUK) if not has_vendor(table, sector)]


def goods_pick(table: "Table") -> int:
    """The goods colour it has fewest of (PSH-20)."""
    keshis = player(table).keshis
    return min(GOODS, key=lambda colour: (keshis[colour], colour))


def goods_order(table: "Table", colour: int) -> int:
    """The rank of this goods colour in its picks; 0 for other colours."""
    if colour < YELLOW:
        return 0
    keshis = player(table).keshis
    return sorted(GOODS, key=lambda other: (keshis[other], other)).index(colour)


def colour_of(table: "Table", sector: int) -> int:
    """The keshi colour of a sector; for the souk the goods it picks."""
    return goods_pick(table) if sector == SOUK else sector


def deploy(table: "Table", colour: int) -> None:
    """Place one keshi on the leftmost empty space of its row (PSH-19)."""
    bot = player(table)
    if colour == RED:
        deploy_red(table, -1)
    elif colour >= YELLOW:
        bot.keshis[colour] += 1
        table.tell(events.Keshi(bot.seat, colour=colour, value=bot.keshis[colour]))
    elif bot.keshis[colour] >= SPACES:
        table.tell(events.KeshiLost(bot.seat, colour=colour))
    else:
        bot.keshis[colour] += 1
        table.tell(events.Keshi(bot.seat, colour=colour, value=bot.keshis[colour]))
        cover(table, colour)


def cover(table: "Table", sector: int) -> None:
    """The bonus of the space just covered (PSH-21 to PSH-23, PSM-03)."""
    bot = player(table)
    space = bot.keshis[sector]
    if sector == GREEN:
        table.score(bot, table.values.green_bonus, sources.ORCHARD)
    elif sector == PINK:
        reward(table, space, 1)
    elif sector == BROWN:
        if space in table.values.bot_strategy_spaces and not of(table).variants & FEW_TILES:
            reveal(table)
        if table.desert_towns and space in table.values.bot_town_spaces:
            FIND_TOWN[0](table)


def deploy_red(table: "Table", sector: int) -> None:
    """A vendor: to the row it was chosen for, else by R247."""
    if not free_vendor_spaces(table):
        table.tell(events.KeshiLost(player(table).seat, colour=RED))
        return
    if sector < 0:
        sector, _ = decide(
            free_vendor_spaces(table),
            [
                (1, lambda s: 0 if player(table).keshis[s] >= SPACES else 1),
                (3, lambda s: -priority(table, s)),
                (4, lambda s: 0 if assistant_at(player(table), s) else 1),
                (5, lambda s: 0 if assistant_at(human(table), s) else 1),
                (6, lambda s: place_of(table, s)),
                (7, lambda s: row_of(table, s)),
            ],
        )
    bot = player(table)
    bot.vendors |= 1 << sector
    bot.keshis[RED] += 1
    table.tell(events.Vendor(bot.seat, sector=sector))


def place_nomad(table: "Table", sector: int) -> None:
    """A nomad on the first free space of a row, else on its red space (PSM-05)."""
    bot = player(table)
    assert bot.nomads is not None
    if bot.keshis[sector] < SPACES:
        bot.nomads.on[sector] += 1
        bot.keshis[sector] += 1
        if sector == PINK:
            bot.nomads.square |= 1 << bot.keshis[PINK] - 1
        table.tell(events.Nomad(bot.seat, sector=sector))
        cover(table, sector)
    else:
        bot.nomads.vendors |= 1 << sector
        bot.vendors |= 1 << sector
        bot.keshis[RED] += 1
        table.tell(events.Vendor(bot.seat, sector=sector))


def assistant_at(who: "Player", sector: int) -> bool:
    if sector == SOUK:
        return who.souk_assistants > 0
    return sector >= 0 and who.assistants >> sector & 1 == 1


def priority_keshi(table: "Table") -> None:
    """A keshi of the highest priority that has room; never red (PSH-43, PSH-44, R254)."""
    wanted = [sector for sector in dict.fromkeys(icons(table)) if room(table, sector) > 0]
    if wanted:
        sector, _ = decide(
            wanted, [(1, lambda s: -priority(table, s)), (2, lambda s: place_of(table, s))]
        )
        table.tell(events.BotPriority(player(table).seat, sector=sector))
        deploy(table, colour_of(table, sector))


def supply(table: "Table", colours: Sequence[int]) -> None:
    """One keshi of these colours from the supply, at the end of a season (R256)."""
    bot = player(table)
    options: list[tuple[int, int]] = []  # colour, row
    for colour in colours:
        if colour == RED:
            rows = [s for s in free_vendor_spaces(table) if bot.keshis[s] >= SPACES]
            options += [(RED, sector) for sector in rows]
        elif colour >= YELLOW or room(table, colour) > 0:
            options.append((colour, SOUK if colour >= YELLOW else colour))
    if not options:
        return
    (colour, sector), _ = decide(
        options,
        [
            (1, lambda o: 0 if completes(table, o[0], o[1]) else 1),
            (3, lambda o: -priority(table, o[1])),
            (6, lambda o: place_of(table, o[1])),
            (7, lambda o: row_of(table, o[1])),
            (8, lambda o: goods_order(table, o[0])),
        ],
    )
    if colour == RED:
        deploy_red(table, sector)
    else:
        deploy(table, colour)


def completes(table: "Table", colour: int, sector: int) -> bool:
    """Whether one keshi of this colour completes a sector."""
    if sector == SOUK or sector < 0:
        return False
    full = player(table).keshis[sector]
    if colour == RED:
        return full >= SPACES
    return full == SPACES - 1 and has_vendor(table, sector)


# --- rewards and stairs --------------------------------------------------------------------------


def reward(table: "Table", space: int, times: int) -> None:
    """The reward of a space of the main-square row: river steps as one move (PSH-37)."""
    bot = player(table)
    kind, amount = table.values.bot_square[space - 1]
    if kind == POINT:
        table.score(bot, amount * times, sources.SQUARE)
    elif kind == RIVER_STEP:
        river.advance(table, bot, amount * times)
    elif kind == ANY_GOODS:
        for _ in range(amount * times):
            deploy(table, goods_pick(table))
    else:
        for _ in range(amount * times):
            climb(table, lower_stair(table), 1)


def lower_stair(table: "Table") -> int:
    palace, mosque = player(table).stairs
    return TO_MOSQUE if mosque < palace else TO_PALACE


def climb(table: "Table", stair: int, steps: int) -> None:
    """Step by step: 1 point per threshold, the line's points, 1 beyond the end (PSH-45)."""
    bot = player(table)
    values = table.values
    segment = values.segment
    start = bot.stairs[stair]
    for _ in range(steps):
        step = bot.stairs[stair]
        if step == values.steps:
            table.score(bot, 1, (sources.PALACE, sources.MOSQUE)[stair])
            continue
        bot.stairs[stair] = step + 1
        if table.imam_sultan:
            imam_sultan.moved(table, bot, stair, step)
        if segment[step + 1] != segment[step]:
            table.score(bot, values.bot_threshold, sources.THRESHOLDS)
            points = values.line_points[segment[bot.stairs[TO_MOSQUE]]]
            table.score(bot, points, sources.LINES)
    if bot.stairs[stair] > start:
        table.tell(events.Climb(bot.seat, stair=stair, start=start, end=bot.stairs[stair]))


def resources(table: "Table", number: int) -> None:
    """It has no resources: each becomes a point (PSH-07)."""
    table.score(player(table), number * table.values.bot_resource, sources.RESOURCES)


def pay_goods(table: "Table", number: int) -> None:
    """Goods one by one from the colour it has most of (PSH-08)."""
    keshis = player(table).keshis
    for _ in range(number):
        colour = max(GOODS, key=lambda c: (keshis[c], c))
        keshis[colour] -= 1
        table.tell(events.GoodsReturned(player(table).seat, colour=colour, n=1))
