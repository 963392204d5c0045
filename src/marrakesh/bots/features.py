"""The features of a seat that the evaluation weighs.

Every sector is used once a season by the keshi of its own colour, so its contents are
worth most while uses remain: in this round (`now`), and in later rounds and seasons (`later`).
"""

from typing import Final

from marrakesh.bots import potential
from marrakesh.bots.assets import KINDS, Means
from marrakesh.rules.phases import RIVER_BONUS
from marrakesh.rules.state import Player, Table
from marrakesh.rules.tile_names import CHEAP_PROVISIONS
from marrakesh.rules.words import (
    BEIGE,
    BROWN,
    COLOURS,
    DATE,
    DINAR,
    GRAY,
    GREEN,
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
LASTING: Final[list[int]] = [
    *range(13, 19), *range(22, 30), *range(31, 37), 44, 45, 46, *range(48, 53), 54, 56, 60, 61, 63,
    65, 66, 68, 69,
]  # fmt: skip
"""The scrolls with a lasting effect."""

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
    *(f"scroll {number}" for number in LASTING),
    "nomads", "nomad pending", "camel step", "camel lines", "race", "dung", "column", "colours",
    "town", "town payable", "town points", "town points in sight", "sultan", "imam",
    *(f"building {number}" for number in range(8)),
    *(f"perk {number}" for number in range(6)),
)  # fmt: skip
"""The features in order; from the first scroll on they are sparse."""
DENSE: Final = NAMES.index("scrolls") + 1
MODULES: Final = NAMES.index("nomads")


def rounds_left(table: Table) -> int:
    """Rounds left, including the current one until its river bonus: 12 at the start of a game."""
    return 4 * (3 - table.season) + min(4, max(0, 5 - table.round))


def features(table: Table, seat: int) -> list[float]:
    """All features of a seat, in the order of NAMES."""
    found = dense(table, seat) + [0.0] * (len(NAMES) - DENSE)
    for number, value in sparse(table, seat):
        found[number] = value
    return found


def dense(table: Table, seat: int) -> list[float]:
    """The dense features: those before the first scroll."""
    player = table.players[seat]
    found: list[float] = [
        1.0, float(table.n == 3), float(table.n == 4), float(table.deluxe),
        float(table.bot is not None),
    ]  # fmt: skip
    means = Means(table, player)
    found += means.owed
    _sectors(player, means, found)
    _pending(player, means, found)
    _completion(player, means, found)
    _resources(table, player, found)
    _goods(table, player, means, found)
    _purchases(player, means, found)
    _river(table, player, means, found)
    _stairs(table, player, means, found)
    _square(player, means, found)
    _oases(table, player, means, found)
    found.append(float(len(player.scrolls)))
    return found


def sparse(table: Table, seat: int) -> list[tuple[int, float]]:
    """The nonzero sparse features, each with its index."""
    player = table.players[seat]
    found: list[tuple[int, float]] = []
    if player.enhancements:
        left = rounds_left(table) / 12.0
        for place, number in enumerate(LASTING):
            if player.has(number):
                found.append((DENSE + place, left))
    if (
        table.nomads or table.camels or table.desert_towns or table.imam_sultan
        or table.buildings or table.new_provisions
    ):  # fmt: skip
        for place, value in enumerate(_modules(table, player)):
            if value:
                found.append((MODULES + place, value))
    return found


def _sectors(player: Player, means: Means, found: list[float]) -> None:
    keshis, now, later, ahead = means.keshis, means.now, means.later, means.ahead
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


def _pending(player: Player, means: Means, found: list[float]) -> None:
    """Jokers, and pending keshis that earn something when placed."""
    red_in_hand = (player.hand & ~player.chosen) >> RED & 1
    found += [float(means.joker), float(red_in_hand + means.ahead)]
    for colour in (PINK, BROWN, RED, GREEN):
        found.append(float(means.keshis[colour] - player.keshis[colour]))


def _completion(player: Player, means: Means, found: list[float]) -> None:
    keshis, now, later = means.keshis, means.now, means.later
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
    """Resources at hand, and those still missing for the provision tiles."""
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
    if player.has(CHEAP_PROVISIONS) and water + date + dinar > player.active.bit_count():
        short = 0
    number = min(4, max(1, table.round)) - 1
    for place in range(4):
        found.append(float(short) if place == number else 0.0)
    found.append(float(points + water + date + dinar) if number == 3 and short else 0.0)
    found.append(float(cost * (3 - table.season)))


def _goods(table: Table, player: Player, means: Means, found: list[float]) -> None:
    keshis, now, later = means.keshis, means.now, means.later
    goods = keshis[YELLOW] + keshis[YELLOW + 1] + keshis[YELLOW + 2]
    best = potential.luxury(table, player, keshis) if now[SOUK] + later[SOUK] > 0 else 0.0
    trade = 3.0 * now[SOUK]
    found += [
        float(goods), float(min(keshis[YELLOW], keshis[YELLOW + 1], keshis[YELLOW + 2])),
        float(len(player.luxuries)), best, best * min(1.0, now[SOUK]),
        min(float(goods), trade), max(0.0, min(goods - trade, 3.0 * later[SOUK])),
    ]  # fmt: skip


def _purchases(player: Player, means: Means, found: list[float]) -> None:
    keshis, now, later = means.keshis, means.now, means.later
    scrolls = potential.scrolls(keshis[GRAY], player.resources[DATE])
    built = player.built_gates()
    guards = keshis[BEIGE] - built
    gates = potential.gates(guards, player.resources[DINAR])
    found += [
        scrolls * now[GRAY], scrolls * min(1.0, later[GRAY]),
        gates * now[BEIGE], gates * min(1.0, later[BEIGE]), float(built), float(guards),
    ]  # fmt: skip


def _river(table: Table, player: Player, means: Means, found: list[float]) -> None:
    keshis, now, later = means.keshis, means.now, means.later
    place = player.fisherman
    to_come = min(4, max(0, 5 - table.round)) - (table.phase > RIVER_BONUS)
    stays = float(max(0, to_come))
    here = potential.rapids(place)
    there = place + keshis[0] + (min(2, player.resources[WATER]) if keshis[0] else 0)
    ahead = potential.rapids(there)
    jetty = potential.jetty(there) - potential.jetty(place)
    this_season = later[0] - means.ahead
    found += [
        here * stays, now[0] * ((ahead - here) * stays + jetty),
        this_season * ((ahead - here) * max(0.0, stays - 1.0) + jetty), float(place),
    ]  # fmt: skip
    lead = potential.river_lead(table, player)
    found += [lead, lead * (table.round >= 4)]


def _stairs(table: Table, player: Player, means: Means, found: list[float]) -> None:
    keshis, now, later = means.keshis, means.now, means.later
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


def _square(player: Player, means: Means, found: list[float]) -> None:
    now, later = means.now, means.later
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


def _oases(table: Table, player: Player, means: Means, found: list[float]) -> None:
    """The best three count: claimed oases, and what discovered ones would add."""
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
    acts = means.now[BROWN]
    found += [
        float(min(3, number)), float(max(0, number - 3)), points, float(in_sight),
        potential.best_three(all_oases) - points, acts * payable,
        acts * (potential.best_three(can_claim) - points), float(undiscovered),
        float(number < 6 and player.storage[min(5, number)] >= 0),
    ]  # fmt: skip


def _modules(table: Table, player: Player) -> list[float]:
    nomads = player.nomads
    found: list[float] = [0.0, 0.0]
    if nomads is not None:
        found = [float(nomads.on_board()), float(nomads.pending)]
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
    return found
