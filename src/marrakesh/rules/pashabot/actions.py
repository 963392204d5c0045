"""What the Pashabot's assistants do, sector by sector."""

from typing import TYPE_CHECKING, NamedTuple

from marrakesh.rules import events, sources
from marrakesh.rules.modules import imam_sultan
from marrakesh.rules.pashabot import board
from marrakesh.rules.pashabot.variants import DEAR_GATES, SQUARE_FOUR_TIMES, SQUARE_ONCE
from marrakesh.rules.sectors import river
from marrakesh.rules.tiles import displays
from marrakesh.rules.words import (
    BROWN,
    GRAY,
    GRAY_SCROLLS,
    GREEN,
    MADRASA,
    MEDINA,
    MOSQUE,
    ORANGE_SCROLLS,
    ORCHARD,
    PALACE,
    PINK,
    PINK_SCROLLS,
    RACE_SADDLE,
    RED,
    RIVER,
    SAHARA,
    SOUK,
    SPACES,
    SQUARE,
    TO_MOSQUE,
    TO_PALACE,
    TURQUOISE,
    YELLOW,
    YELLOW_SCROLLS,
    sector_of,
)

if TYPE_CHECKING:
    from marrakesh.rules.state import Table


def use_assistants(table: "Table") -> None:
    """Row by row from the top; between palace and mosque, the lower staircase first (PSH-24)."""
    bot = board.player(table)
    waiting = [s for s in table.values.bot_rows if s != SOUK and bot.assistants >> s & 1]
    waiting += [SOUK] * bot.souk_assistants
    while waiting:
        sector = waiting[0]
        if sector in (MOSQUE, PALACE) and MOSQUE in waiting and PALACE in waiting:
            sector = PALACE if board.lower_stair(table) == TO_PALACE else MOSQUE
        waiting.remove(sector)
        table.tell(events.AssistantUsed(bot.seat, sector=sector))
        use(table, sector)
    bot.assistants = 0
    bot.souk_assistants = 0
    if table.depleted:
        displays.refill(table)  # R47


def use(table: "Table", sector: int) -> None:
    """One assistant: the vendor's point, then the action or a new keshi (PSH-25, PSH-26)."""
    bot = board.player(table)
    if sector in (MADRASA, SOUK):  # R248: no point for a vendor
        act(table, sector, True)
        return
    if board.has_vendor(table, sector):
        table.score(bot, 1, sources.VENDORS)
    if bot.keshis[sector] >= 2:
        act(table, sector, True)
    else:
        board.deploy(table, sector)


def act(table: "Table", sector: int, with_assistant: bool) -> None:
    """A sector action."""
    bot = board.player(table)
    table.tell(events.SectorAction(bot.seat, sector=sector))
    if sector == MEDINA:
        for _ in range(bot.free_guards()):
            if bot.free_guards() > 0:  # town 12 may have taken a guard
                build_gate(table, (0, 1, 2, 3))
    elif sector == SQUARE:
        perform(table, with_assistant)
    elif sector == ORCHARD:  # PSH-38
        table.score(bot, bot.keshis[GREEN] * table.values.bot_orchard, sources.ORCHARD)
    elif sector == RIVER:  # PSH-39
        river.advance(table, bot, bot.keshis[TURQUOISE] + bot.bare(RED))
    elif sector == MADRASA:
        study(table)
    elif sector == SAHARA:  # PSH-44
        points = bot.keshis[BROWN] // table.values.bot_sahara_keshis
        table.score(bot, points, sources.SAHARA)
        board.priority_keshi(table)
    elif sector == MOSQUE:
        board.climb(table, TO_MOSQUE, bot.keshis[MOSQUE])
    elif sector == PALACE:
        board.climb(table, TO_PALACE, bot.keshis[PALACE])
    else:
        trade(table)


def perform(table: "Table", with_assistant: bool) -> None:
    """Three times the reward of the rightmost entertainer (PSH-37)."""
    space = board.player(table).keshis[PINK]
    times = table.values.bot_square_times
    if board.of(table).variants & SQUARE_ONCE and with_assistant:  # PSD-03
        times = 1
    elif board.of(table).variants & SQUARE_FOUR_TIMES:  # PSD-06
        times = 4
    if space:
        board.reward(table, space, times)


class Gate(NamedTuple):
    """A gate it may build: a colour, and the row its keshi would go to."""

    colour: int
    sector: int


def gate_options(table: "Table", workshops: tuple[int, ...]) -> list[Gate]:
    """Gates whose keshi has room; red for rows that need it (PSH-28, PSH-30)."""
    there = [any(table.gates[12 * w + c] for w in workshops) for c in range(12)]
    found = [
        Gate(colour, sector_of(colour))
        for colour in range(12)
        if colour != RED and there[colour] and board.room(table, sector_of(colour)) > 0
    ]
    if there[RED]:
        full = board.player(table).keshis
        found += [
            Gate(RED, sector)
            for sector in board.free_vendor_spaces(table)
            if full[sector] >= SPACES or not there[sector]
        ]
    return found


def build_gate(table: "Table", workshops: tuple[int, ...]) -> bool:
    """The gate chosen by its priorities, its points, and immediately its keshi (PSH-27 to PSH-36).

    False if there is no suitable gate (R252).
    """
    options = gate_options(table, workshops)
    if not options:
        return False
    bot = board.player(table)
    gate, rule = board.decide(
        options,
        [
            (2, lambda o: 0 if board.completes(table, o.colour, o.sector) else 1),
            (3, lambda o: -board.priority(table, o.sector)),
            (4, lambda o: 1 if o.colour in bot.gates else 0),
            (5, lambda o: sum(table.gates[12 * w + o.colour] for w in range(4))),
            (6, lambda o: board.place_of(table, o.sector)),
            (7, lambda o: board.row_of(table, o.sector)),
            (8, lambda o: board.goods_order(table, o.colour)),
        ],
    )
    there = [w for w in workshops if table.gates[12 * w + gate.colour]]
    workshop = there[-1] if board.of(table).variants & DEAR_GATES else there[0]  # PSD-05
    table.gates[12 * workshop + gate.colour] -= 1
    space = bot.gates.index(-1)
    bot.gates[space] = gate.colour
    table.tell(events.BotGate(bot.seat, colour=gate.colour, workshop=workshop, rule=rule))
    table.score(bot, max(0, table.values.workshop_points[workshop]), sources.GATES)
    if gate.colour == RED:
        board.deploy_red(table, gate.sector)
    else:
        board.deploy(table, gate.colour)
    return True


def study(table: "Table") -> None:
    """The madrasa's list: remove the best scrolls it has scholars for (PSH-40 to PSH-43)."""
    scholars = board.player(table).keshis[GRAY]
    points = table.values.bot_madrasa
    for need, colour, worth in (
        (7, ORANGE_SCROLLS, points[2]),
        (5, PINK_SCROLLS, points[1]),
        (3, YELLOW_SCROLLS, points[0]),
    ):
        if scholars >= need and any(table.scrolls[3 * colour : 3 * colour + 3]):  # R253
            remove_scrolls(table, colour, worth, True)
            return
    if scholars < 3:
        remove_scrolls(table, GRAY_SCROLLS, 0, True)
        board.priority_keshi(table)


def remove_scrolls(table: "Table", colour: int, points: int, in_madrasa: bool) -> None:
    """Remove the face-up scrolls of a colour; with the imam, 1 extra point each (PSM-02)."""
    bot = board.player(table)
    removed = 0
    for place in range(3 * colour, 3 * colour + 3):
        if table.scrolls[place]:
            table.unused_scrolls += (table.scrolls[place],)
            table.scrolls[place] = 0
            table.depleted = True
            removed += 1
    table.tell(events.BotScrolls(bot.seat, academy=colour, n=removed))
    table.score(bot, points, sources.SCROLLS)
    if in_madrasa and table.imam_sultan and imam_sultan.holds(table, bot, TO_MOSQUE):
        table.score(bot, removed, sources.SCROLLS)


def trade(table: "Table") -> None:
    """A preferred luxury good if it has enough goods, else a goods keshi (PSH-46 to PSH-49)."""
    bot = board.player(table)
    off = 0
    if table.imam_sultan and imam_sultan.holds(table, bot, TO_PALACE):  # R258
        off = table.values.imam_goods
    for kind in preferred(table):
        tile = leftmost(table, kind)
        if tile:
            keshis = 1 if table.values.luxury_keshis[tile] else 0  # PSM-08
            cost = max(0, sum(table.values.luxury_cost[tile]) + keshis - off)
            if sum(bot.keshis[YELLOW:]) >= cost:
                board.pay_goods(table, cost)
                own_luxury(table, tile)
                return
    board.deploy(table, board.goods_pick(table))


def preferred(table: "Table") -> list[int]:
    """The luxury types of the bottom strategy tile."""
    column = board.of(table).column
    return table.values.strategy_luxury[column[-1]] if column else []


def leftmost(table: "Table", kind: int) -> int:
    for tile in table.luxury:
        if tile and table.values.luxury_type[tile] == kind:
            return tile
    return 0


def free_luxury(table: "Table") -> None:
    """Town 11: a preferred luxury good, else the one with the most points (R257)."""
    for kind in preferred(table):
        tile = leftmost(table, kind)
        if tile:
            own_luxury(table, tile)
            return
    shown = [tile for tile in table.luxury if tile]
    if shown:
        own_luxury(table, max(shown, key=lambda tile: table.values.luxury_points[tile]))


def own_luxury(table: "Table", tile: int) -> None:
    """Its points, 1 per resource, and 4 per camel step (PSH-48, PSM-08)."""
    bot = board.player(table)
    values = table.values
    displays.take_luxury(table, tile)
    bot.luxuries += (tile,)
    table.tell(events.Luxury(bot.seat, luxury=tile, type=values.luxury_type[tile]))
    table.score(bot, values.luxury_points[tile], sources.LUXURY + values.luxury_type[tile])
    board.resources(table, sum(amount for _, amount in values.luxury_gain[tile]))
    if values.luxury_type[tile] == RACE_SADDLE and table.camels:
        steps = values.saddle_steps[tile] * values.bot_camel_step
        table.score(bot, steps, sources.LUXURY + RACE_SADDLE)
