"""What a position is worth: the final points that each seat may expect."""

from typing import Final

from marrakesh.rules.seasons import provision_cost
from marrakesh.rules.state import Player, Table

KESHI: Final = (0.9, 1.3, 1.0, 1.1, 1.1, 1.4, 1.0, 1.6, 1.1, 0.9, 0.9, 0.9)
"""What a keshi of each colour is worth to its owner, in points."""
RESOURCE: Final = 0.6
NEEDED: Final = 1.3
"""What a resource is worth that the provision tiles ask for."""
RIVER_STEP: Final = 0.3
STAIR_STEP: Final = 0.7
SCROLL: Final = 3.0
CLAIMED_OASIS: Final = 4.0
DISCOVERED_OASIS: Final = 1.0
GATE: Final = 1.5


def expected(table: Table) -> list[float]:
    """The final points that each seat may expect."""
    return [estimate(table, seat) for seat in range(table.humans)]


def estimate(table: Table, seat: int) -> float:
    """What a position is worth to a seat, in points."""
    player = table.players[seat]
    worth = float(player.score)
    worth += sum(each * number for each, number in zip(KESHI, player.keshis, strict=True))
    worth += sum(each * number for each, number in zip(KESHI, player.pending, strict=True))
    worth += _resources(table, player)
    worth += RIVER_STEP * player.fisherman + STAIR_STEP * sum(player.stairs)
    worth += SCROLL * len(player.scrolls) + GATE * player.built_gates()
    worth += CLAIMED_OASIS * min(3, len(player.claimed))
    worth += DISCOVERED_OASIS * sum(player.discovered(place) for place in range(6))
    return worth


def _resources(table: Table, player: Player) -> float:
    cost = provision_cost(table, player)
    worth = 0.0
    for have, need in zip(player.resources, cost, strict=True):
        worth += NEEDED * min(have, need) + RESOURCE * max(0, have - need)
    return worth
