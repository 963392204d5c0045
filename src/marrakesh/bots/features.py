"""What can be said of a seat in numbers: the evaluation weighs them.

Every sector is used once a season by the keshi of its own colour, so what a sector holds is worth
most where uses are left: those of this round (`now`), and of later rounds and seasons (`later`).
"""

from typing import Final

from marrakesh.bots import potential
from marrakesh.bots.owed import KINDS, owed
from marrakesh.rules.phases import RIVER_BONUS
from marrakesh.rules.state import Player, Table
from marrakesh.rules.words import (
    BEIGE,
    BROWN,
    COLOURS,
    DATE,
    DINAR,
    GRAY,
    PINK,
    RED,
    SECTORS,
    SOUK,
    WATER,
    YELLOW,
)

_EIGHT: Final = SECTORS[:8]
_TRACKS: Final = SECTORS[:5]
"""The sectors that act by their number of keshis alone."""
LAST_SCROLL: Final = 72
FIRST_LASTING: Final = 13
"""The first scroll that may keep acting."""

NAMES: Final = (
    "one", "three players", "four players", "deluxe", "solo",
    *(f"owed {kind}" for kind in KINDS),
    *(f"{sector} keshi" for sector in _EIGHT),
    *(f"{sector} now" for sector in _TRACKS),
    *(f"{sector} later" for sector in _TRACKS),
    *(f"{sector} assistant" for sector in SECTORS),
    *(f"{sector} in hand" for sector in SECTORS),
    *(f"{colour} chosen" for colour in COLOURS),
    "joker now", "joker later",
    "pending pink", "pending brown", "pending red", "pending green",
    "complete", "full", "vendor", "vendor near", "bare near", "vendor now", "vendor later",
    "water", "date", "dinar", "leftovers",
    "short in round 1", "short in round 2", "short in round 3", "short in round 4",
    "unpaid in round 4", "short for good",
    "goods", "goods triples", "luxury", "luxury in reach", "luxury in reach now",
    "goods to trade now", "goods to trade later",
    "scrolls in reach now", "scrolls in reach later",
    "gates in reach now", "gates in reach later", "gates", "free guards",
    "rapids", "rapids now", "rapids later", "river step", "river lead", "river lead last",
    "palace step", "mosque step", "crossings", "crossing levels",
    "crossings now", "crossing levels now", "crossings later", "crossing levels later",
    "beyond now", "beyond later", "stairs top",
    "performance now", "performance later",
    "oases", "oases beyond three", "oasis points", "oases in sight", "oasis points in sight",
    "oases payable now", "oasis points now", "undiscovered", "storage",
    "scrolls",
    *(f"scroll {number}" for number in range(FIRST_LASTING, LAST_SCROLL + 1)),
    "nomads", "nomad pending", "camel step", "camel lines", "race", "dung", "column", "colours",
    "town", "town payable", "town points", "town points in sight", "sultan", "imam",
    *(f"building {number}" for number in range(8)),
    *(f"perk {number}" for number in range(6)),
)  # fmt: skip
"""The features in order."""


def rounds_left(table: Table) -> int:
    """With the current one, until its river bonus: 12 at the start of a game."""
    return 4 * (3 - table.season) + min(4, max(0, 5 - table.round))


def features(table: Table, seat: int) -> list[float]:
    """All features of a seat, in the order of NAMES."""
    player = table.players[seat]
    found: list[float] = [
        1.0, float(table.n == 3), float(table.n == 4), float(table.deluxe),
        float(table.bot is not None),
    ]  # fmt: skip
    keshis = [a + b for a, b in zip(player.keshis, player.pending, strict=True)]
    now, later = [0.0] * 9, [0.0] * 9
    joker_now = _uses(table, player, now, later)
    due = owed(table, player, keshis, now)
    for sector in range(8):
        keshis[sector] = min(8, keshis[sector])
    found += due
    _sectors(table, player, keshis, now, later, found)
    red_in_hand = (player.hand & ~player.chosen) >> RED & 1
    found += [joker_now, float(red_in_hand + 3 - table.season)]
    found += [
        float(keshis[PINK] - player.keshis[PINK]), float(keshis[BROWN] - player.keshis[BROWN]),
        float(keshis[RED] - player.keshis[RED]), float(keshis[1] - player.keshis[1]),
    ]  # fmt: skip
    _completion(player, keshis, now, later, found)
    _resources(table, player, found)
    _goods(table, player, keshis, now, later, found)
    _purchases(player, keshis, now, later, found)
    _river(table, player, keshis, now, later, found)
    _stairs(table, player, keshis, now, later, found)
    _square(table, player, now, later, found)
    _oases(table, player, now, found)
    _scrolls(table, player, found)
    _modules(table, player, found)
    return found


def _uses(table: Table, player: Player, now: list[float], later: list[float]) -> float:
    """Assistants still to act this round and later, by sector; whether a joker is to be placed."""
    chosen = player.chosen
    in_hand = (player.hand | player.placeholders) & ~chosen
    ahead = 3 - table.season
    acting = player.assistants | chosen & 255
    for sector in range(8):
        now[sector] = float(acting >> sector & 1)
        later[sector] = float((in_hand >> sector & 1) + ahead)
    now[SOUK] = float(max(player.souk_assistants, (chosen >> YELLOW).bit_count()))
    later[SOUK] = float((in_hand >> YELLOW).bit_count() + 3 * ahead)
    placed = player.assistants.bit_count() + player.souk_assistants >= 3
    return float(chosen >> RED & 1 and not placed)


def _sectors(
    table: Table,
    player: Player,
    keshis: list[int],
    now: list[float],
    later: list[float],
    found: list[float],
) -> None:
    ahead = 3 - table.season
    for sector in range(8):
        found.append(float(keshis[sector]))
    for sector in range(5):
        found.append(keshis[sector] * now[sector])
    for sector in range(5):
        found.append(keshis[sector] * later[sector])
    for sector in range(9):
        found.append(now[sector])
    for sector in range(8):
        found.append(later[sector] - ahead)
    found.append(later[SOUK] - 3 * ahead)
    for colour in range(12):
        found.append(float(player.chosen >> colour & 1))


def _completion(
    player: Player, keshis: list[int], now: list[float], later: list[float], found: list[float]
) -> None:
    complete = full = with_vendor = without = 0
    water_now = water_later = 0.0
    for sector in range(8):
        beyond = max(0, keshis[sector] - 4)
        if player.vendors >> sector & 1:
            with_vendor += beyond
            complete += beyond == 4
            water_now += now[sector]
            water_later += later[sector]
        else:
            without += beyond
            full += beyond == 4
    found += [
        10.0 * complete, float(full), float(keshis[RED]), float(with_vendor), float(without),
        water_now, water_later,
    ]  # fmt: skip


def _resources(table: Table, player: Player, found: list[float]) -> None:
    """What there is, and what the provision tiles ask for that there is not."""
    water, date, dinar = player.resources
    goods = player.keshis[YELLOW] + player.keshis[YELLOW + 1] + player.keshis[YELLOW + 2]
    found += [float(water), float(date), float(dinar)]
    found.append(0.5 * (water + date + dinar + goods))
    short = points = cost = 0
    needs = [0, 0, 0]
    for place, tile in enumerate(player.provisions):
        if (player.active | player.revealing) >> place & 1:
            points += table.values.provision_points[tile]
            for resource in range(3):
                needs[resource] += table.values.provision_cost[tile][resource]
    for resource in range(3):
        short += max(0, needs[resource] - player.resources[resource])
        cost += needs[resource]
    if player.has(44) and water + date + dinar > player.active.bit_count():
        short = 0
    number = min(4, max(1, table.round)) - 1
    for place in range(4):
        found.append(float(short) if place == number else 0.0)
    found.append(float(points + water + date + dinar) if number == 3 and short else 0.0)
    found.append(float(cost * (3 - table.season)))


def _goods(
    table: Table,
    player: Player,
    keshis: list[int],
    now: list[float],
    later: list[float],
    found: list[float],
) -> None:
    goods = keshis[YELLOW] + keshis[YELLOW + 1] + keshis[YELLOW + 2]
    best = potential.luxury(table, player, keshis) if now[SOUK] + later[SOUK] > 0 else 0.0
    trade = 3.0 * now[SOUK]
    found += [
        float(goods), float(min(keshis[YELLOW], keshis[YELLOW + 1], keshis[YELLOW + 2])),
        float(len(player.luxuries)), best, best * min(1.0, now[SOUK]),
        min(float(goods), trade), max(0.0, min(goods - trade, 3.0 * later[SOUK])),
    ]  # fmt: skip


def _purchases(
    player: Player, keshis: list[int], now: list[float], later: list[float], found: list[float]
) -> None:
    scrolls = potential.scrolls(keshis[GRAY], player.resources[DATE])
    built = player.built_gates()
    guards = keshis[BEIGE] - built
    gates = potential.gates(guards, player.resources[DINAR])
    found += [
        scrolls * now[GRAY], scrolls * min(1.0, later[GRAY]),
        gates * now[BEIGE], gates * min(1.0, later[BEIGE]), float(built), float(guards),
    ]  # fmt: skip


def _river(
    table: Table,
    player: Player,
    keshis: list[int],
    now: list[float],
    later: list[float],
    found: list[float],
) -> None:
    place = player.fisherman
    to_come = min(4, max(0, 5 - table.round)) - (table.phase > RIVER_BONUS)
    stays = float(max(0, to_come))
    here = potential.rapids(place)
    there = place + keshis[0] + (min(2, player.resources[WATER]) if keshis[0] else 0)
    ahead = potential.rapids(there)
    jetty = potential.jetty(there) - potential.jetty(place)
    this_season = later[0] - (3 - table.season)
    found += [
        here * stays, now[0] * ((ahead - here) * stays + jetty),
        this_season * ((ahead - here) * max(0.0, stays - 1.0) + jetty), float(place),
    ]  # fmt: skip
    lead = potential.river_lead(table, player)
    found += [lead, lead * (table.round >= 4)]


def _stairs(
    table: Table,
    player: Player,
    keshis: list[int],
    now: list[float],
    later: list[float],
    found: list[float],
) -> None:
    segment = table.values.segment
    palace, mosque = player.stairs
    levels = segment[palace] + segment[mosque]
    found += [float(palace), float(mosque), float(levels - 2), float(levels * levels) / 10.0]
    now_crossed = later_crossed = beyond_now = beyond_later = 0.0
    for stair in range(2):
        sector = 3 + stair
        start = player.stairs[stair]
        middle = start + keshis[sector] * now[sector]
        end = middle + keshis[sector] * later[sector]
        first = potential.thresholds(middle) - potential.thresholds(float(start))
        now_crossed += first
        later_crossed += potential.thresholds(end) - potential.thresholds(middle)
        beyond_now += max(0.0, middle - 16.0)
        beyond_later += max(0.0, end - 16.0) - max(0.0, middle - 16.0)
    found += [
        now_crossed, now_crossed * levels / 4.0, later_crossed, later_crossed * levels / 4.0,
        beyond_now, beyond_later, float((palace == 16) + (mosque == 16)),
    ]  # fmt: skip


def _square(
    table: Table, player: Player, now: list[float], later: list[float], found: list[float]
) -> None:
    if not player.square or player.disc < 0:
        found += [0.0, 0.0]
        return
    first = potential.performance(player, 1)
    following = potential.performance(player, 2)
    third = potential.performance(player, 3)
    if not now[PINK]:
        following, third, first = first, following, 0.0
    uses = later[PINK]
    found += [first, following * min(1.0, uses) + third * min(1.0, max(0.0, uses - 1.0))]


def _oases(table: Table, player: Player, now: list[float], found: list[float]) -> None:
    """The best three count: those claimed, and what those in sight would add."""
    number = len(player.claimed)
    claimed = [potential.oasis(table, player, tile) for tile in player.claimed]
    points = potential.best_three(claimed)
    in_sight = payable = undiscovered = 0
    all_oases = claimed[:]
    can_claim = claimed[:]
    for place in range(6):
        if player.taken >> place & 1:
            continue
        if not player.discovered(place):
            undiscovered += 1
            continue
        worth = potential.oasis(table, player, player.oases[place])
        in_sight += 1
        all_oases.append(worth)
        if potential.payable(player, table.values.oasis_cost[place]):
            payable += 1
            can_claim.append(worth)
    acts = now[BROWN]
    found += [
        float(min(3, number)), float(max(0, number - 3)), points, float(in_sight),
        potential.best_three(all_oases) - points, acts * payable,
        acts * (potential.best_three(can_claim) - points), float(undiscovered),
        float(number < 6 and player.storage[min(5, number)] >= 0),
    ]  # fmt: skip


def _scrolls(table: Table, player: Player, found: list[float]) -> None:
    found.append(float(len(player.scrolls)))
    left = rounds_left(table) / 12.0
    lasting = player.enhancements
    for number in range(LAST_SCROLL + 1 - FIRST_LASTING):
        found.append(left if lasting >> number & 1 else 0.0)


def _modules(table: Table, player: Player, found: list[float]) -> None:
    nomads = player.nomads
    if nomads is None:
        found += [0.0, 0.0]
    else:
        found += [float(nomads.on_board()), float(nomads.pending)]
    camel = player.camel
    if camel is None:
        found += [0.0] * 6
    else:
        found += [
            float(camel.step), float(potential.lines(table, camel.step)),
            potential.race(table, player), potential.dung(table, camel.dung),
            float(len(camel.column)), float(len(set(camel.column))),
        ]  # fmt: skip
    found += potential.towns(table, player)
    left = rounds_left(table) / 12.0
    for stair in range(2):
        found.append(left if table.pawn_holders[stair] == player.seat else 0.0)
    for number in range(8):
        found.append(left if player.building == number else 0.0)
    for number in range(6):
        found.append(left if player.perks >> number & 1 else 0.0)
