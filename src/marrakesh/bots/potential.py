"""What a sector could yield, in rough points: the estimates behind the features."""

from typing import Final

from marrakesh.rules.modules import camels, desert_towns, spectators
from marrakesh.rules.pashabot import board
from marrakesh.rules.state import Player, Table
from marrakesh.rules.tile_names import MORE_SPECTATORS
from marrakesh.rules.tiles import oases
from marrakesh.rules.words import SOUK, YELLOW

_SCROLL_WORTH: Final = ((1, 1, 2.0), (3, 1, 3.5), (5, 2, 7.0), (7, 3, 11.0))
"""Scholars, dates and estimated worth of a scroll of each colour."""
_GATE_WORTH: Final[list[float]] = [1.0, 5.0, 7.0, 11.0]
"""A gate for 0 to 3 dinars, with its keshi and a possible match."""
_SPACE_WORTH: Final[list[float]] = [2.0, 1.0, 1.0, 0.9, 0.8, 1.3, 1.0, 1.2]
"""The bonus of each space of the square."""
_RAPIDS: Final[list[float]] = [
    0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.4, 1.4, 1.4, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0,
]  # fmt: skip
_TILE_WORTH: Final[list[float]] = [
    0.0, 6.0, 6.0, 6.0, 5.0, 7.0, 5.0, 3.0, 3.0, 3.0, 4.0, 3.0, 5.0, 3.0, 3.0, 7.0, 6.0, 6.0, 7.0,
]  # fmt: skip
"""What the leader on the river gets from each river tile."""
_FIRST_STEPS: Final[list[float]] = [4.0, 7.0, 11.0, 16.0]


def _scroll_table() -> list[float]:
    """The best that 0 to 8 scholars can buy for 0 to 7 dates."""
    best = [0.0] * 72
    for scholars in range(9):
        for dates in range(8):
            for need, price, worth in _SCROLL_WORTH:
                if need <= scholars and price <= dates:
                    more = worth + best[(scholars - need) * 8 + dates - price]
                    best[scholars * 8 + dates] = max(best[scholars * 8 + dates], more)
    return best


def _gate_table() -> list[float]:
    """The best that 0 to 8 guards can build for 0 to 15 dinars."""
    best = [0.0] * 144
    for guards in range(1, 9):
        for dinars in range(16):
            for price in range(4):
                if price <= dinars:
                    more = _GATE_WORTH[price] + best[(guards - 1) * 16 + dinars - price]
                    best[guards * 16 + dinars] = max(best[guards * 16 + dinars], more)
    return best


_SCROLLS: Final[list[float]] = _scroll_table()
_GATES: Final[list[float]] = _gate_table()


def scrolls(scholars: int, dates: int) -> float:
    return _SCROLLS[scholars * 8 + min(7, dates)]


def gates(guards: int, dinars: int) -> float:
    return _GATES[max(0, guards) * 16 + min(15, dinars)]


def luxury(table: Table, player: Player, keshis: list[int]) -> float:
    """The points of the best luxury good that the goods can pay for."""
    best = 0
    for tile in table.luxury:
        if tile and table.values.luxury_points[tile] > best:
            cost = table.values.luxury_cost[tile]
            if (
                cost[0] <= keshis[YELLOW]
                and cost[1] <= keshis[YELLOW + 1]
                and cost[2] <= keshis[YELLOW + 2]
            ):
                best = table.values.luxury_points[tile]
    return float(best)


def rapids(place: int) -> float:
    """What a round on this step of the river brings."""
    return _RAPIDS[min(14, place)]


def jetty(place: int) -> float:
    """Points for reaching the jetty, and beyond it."""
    return 3.5 + place - 14 if place >= 14 else 0.0


def river_lead(table: Table, player: Player) -> float:
    """The season's river tile, weighted by the fisherman's lead."""
    if player.fisherman == 0:
        return 0.0
    others = 0
    for other in table.players:
        if other.seat != player.seat:
            ahead = other.fisherman
            if ahead == player.fisherman and other.arrival > player.arrival:
                ahead -= 1
            others = max(others, ahead)
    lead = player.fisherman - others
    chance = min(1.0, max(0.0, 0.5 + 0.1 * lead))
    return chance * _TILE_WORTH[table.river_tiles[table.season - 1]]


def thresholds(step: float) -> float:
    """Thresholds below a step, plus a fraction for progress to the next."""
    before = 0.0
    for number in range(4):
        first = _FIRST_STEPS[number]
        if step < first:
            return number + 0.5 * (step - before) / (first - before)
        before = first
    return 4.0


def performance(player: Player, turns: int) -> float:
    """The best space of the square after that many turns of the disc."""
    best = 0.0
    more = 1 if player.has(MORE_SPECTATORS) else 0
    for space in range(8):
        if player.square >> space & 1:
            facing = player.spectators[(space - player.disc - turns) % 8] + more
            best = max(best, facing * _SPACE_WORTH[space])
    return best


def oasis(table: Table, player: Player, tile: int) -> float:
    """The expected final score of an oasis; part of it for a goal not yet reached."""
    rule = oases.rule_of(table, tile)
    name = rule.rule
    if name == "palace":
        return rule.base * (player.stairs[0] / 16.0) ** 2
    if name == "mosque":
        return rule.base * (player.stairs[1] / 16.0) ** 2
    if name == "thresholds":
        return rule.base * min(1.0, oases.thresholds(table, player) / 5.0)
    if name == "jetty":
        return rule.base * (player.fisherman / 14.0 if table.season == 3 else 0.3)
    return float(oases.worth(table, player, tile, oases.most_handed_in(table, player, tile)))


def best_three(points: list[float]) -> float:
    if len(points) <= 3:
        return sum(points)
    return sum(sorted(points)[-3:])


def payable(player: Player, cost: list[int]) -> bool:
    have = player.resources
    return have[0] >= cost[0] and have[1] >= cost[1] and have[2] >= cost[2]


def lines(table: Table, step: int) -> int:
    """Goal lines behind a camel."""
    crossed = 0
    for line in table.values.lines:
        crossed += step >= line
    return crossed


def race(table: Table, player: Player) -> float:
    """The race's points if it ended now."""
    camel = spectators.of(player)
    if not camel.podium and camel.step < table.values.goals[0]:
        return 0.0
    ahead = 0
    for other in camels.riders(table):
        ahead += camels.lead(other) > camels.lead(player)
    return float(table.values.race_points[ahead])


def dung(table: Table, units: int) -> float:
    return float(camels.dung_loss(table, units))


def towns(table: Table, player: Player) -> list[float]:
    """Towns reached; those that could be claimed; points of claimed and unclaimed ones."""
    reached = 0
    claimed = in_sight = 0.0
    for slot in range(2):
        town = player.towns[slot]
        if town:
            reached += 1
            worth = float(desert_towns.worth(table, player, town))
            if player.town_claims >> slot & 1:
                claimed += worth
            else:
                in_sight += worth if town < 10 else 8.0
    can_pay = bool(in_sight) and len(desert_towns.claimable(table, player)) > 0
    return [float(reached), float(can_pay), claimed, in_sight]


def pashabot(table: Table, left: int) -> float:
    """What the Pashabot may still gain: its board now, and as it grows each round."""
    bot = board.player(table)
    points = 0
    for sector in table.values.bot_rows:
        if sector == SOUK:
            keshis = bot.keshis[YELLOW] + bot.keshis[YELLOW + 1] + bot.keshis[YELLOW + 2]
        else:
            keshis = bot.bare(sector)
            points += table.values.complete_sector * bot.complete(sector)
        points += keshis * ((board.priority(table, sector) + 1) // 2)
    return points + left * (16.7 + 0.22 * points)
