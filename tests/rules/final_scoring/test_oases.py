"""The best choice of oases in the final scoring."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from marrakesh.rules.words import SECTORS
from rules.final_scoring.helpers import Facts, final
from scenario import Scenario, Seen, points, see

rule = pytest.mark.rule


@rule("FIN-03", "SAH-13")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6])
def test_at_most_three_oases_score(edition: str, number: int) -> None:
    """The most valuable ones are scored automatically."""
    facts: Facts = {"white": 8, "black": 2, "turquoise": 5, "green": 0, "gray": 1}
    tiles = [8, 9, 6, 7, 5, 13][:number]  # worth 3, 4, 5, 8, 11, 3 points
    game = final(edition, caravans=[3, 3, 0], claimed=tiles, **facts)
    assert game.over
    worth = [3, 4, 5, 8, 11, 3][:number]
    booked = sorted(points(game, 0).values(), reverse=True)
    assert booked == sorted(worth, reverse=True)[:3]


@rule("FIN-03")
def test_handing_in_resources_is_weighed_against_leftovers(edition: str) -> None:
    """R159: oasis 21 is worth most, but its 12 dates are 6 points as leftovers."""
    facts: Facts = {"white": 7, "black": 7, "turquoise": 7, "dates": 12}
    game = final(edition, caravans=[3, 3, 0], claimed=[21, 5, 6, 7], **facts)
    assert points(game, 0) == {"oasis 05": 10, "oasis 06": 10, "oasis 07": 10, "leftovers": 6}
    assert see(game, 0).dates == 12
    facts["turquoise"] = 5  # now oasis 07 is worth only 8
    game = final(edition, caravans=[3, 3, 0], claimed=[21, 5, 6, 7], **facts)
    assert points(game, 0) == {"oasis 05": 10, "oasis 06": 10, "oasis 21": 15}
    assert see(game, 0).dates == 0


# what each oasis counts, written down independently from the rules
GATES = {
    1: ("black", "turquoise", "green"), 2: ("white", "gray", "red"),
    3: ("pink", "brown", "beige"), 4: ("yellow", "orange", "purple"),
}  # fmt: skip
COLOUR = {
    5: "white", 6: "black", 7: "turquoise", 8: "green", 9: "gray", 10: "pink", 11: "beige",
    12: "brown", 13: "red",
}  # fmt: skip
LUXURY = {14: 2, 15: 3, 16: 4, 17: 5, 18: 6}
RESOURCE = {19: "water", 20: "dinar", 21: "date"}
SECTOR_COLOUR = {
    "river": "turquoise", "orchard": "green", "madrasa": "gray", "palace": "white",
    "mosque": "black", "square": "pink", "medina": "beige", "sahara": "brown",
}  # fmt: skip


def worth(seen: Seen, tile: int, handed_in: int) -> int:
    """The points of an oasis by the rules, computed from what players can see."""
    if tile in GATES:
        return 2 * len([gate for gate in seen.gates if gate in GATES[tile]])
    if tile in COLOUR:
        return 3 + int(seen.keshis[COLOUR[tile]])
    if tile in LUXURY:
        return LUXURY[tile] * len([good for good in seen.luxury if (good - 1) // 5 == tile - 14])
    if tile in RESOURCE:
        return 3 + handed_in
    sectors = {sector: seen.keshis[colour] for sector, colour in SECTOR_COLOUR.items()}
    complete = [s for s, number in sectors.items() if number == 8 and s in seen.vendors]
    thresholds = sum(
        step >= first for step in (seen.palace, seen.mosque) for first in (4, 7, 11, 16)
    )
    others: dict[int, int] = {
        22: 3 + len(seen.luxury),
        23: 3 + len(seen.scrolls),
        24: 4 * sum(number <= 3 for number in sectors.values()),
        25: 4 * len(complete),
        26: 3 * len(seen.claimed_oases),
        27: 7 * (seen.palace == 16),
        28: 7 * (seen.mosque == 16),
        29: 7 * (thresholds >= 5),
        30: 7 * (seen.fisherman == 14),
    }
    return others[tile]


def all_ways(seen: Seen) -> Iterator[int]:
    """Points for oases and leftovers for every choice of up to three and every amount handed in."""
    stock = sum(seen.resources.values()) + sum(seen.goods.values())
    ways = {}
    for tile in seen.claimed_oases:
        most = min(12, seen.resources[RESOURCE[tile]]) if tile in RESOURCE else 0
        ways[tile] = [(worth(seen, tile, number), number) for number in range(most + 1)]
    for number in range(4):
        for tiles in combinations(seen.claimed_oases, number):
            for chosen in product(*(ways[tile] for tile in tiles)):
                handed_in = sum(amount for _, amount in chosen)
                yield sum(value for value, _ in chosen) + (stock - handed_in) // 2


def random_position(random: Random) -> Facts:
    """A board at the end of a game, often with oases that take resources."""
    oases = {*random.sample([19, 20, 21], random.randint(0, 3)), *random.sample(range(1, 31), 3)}
    gates = random.sample(
        ["black", "green", "white", "red", "pink", "yellow"], random.randint(0, 5)
    )
    spaces = random.sample([sector for sector in SECTORS if sector != "medina"], len(gates))
    facts: Facts = {
        colour: random.choice([0, 3, 4, 8, random.randint(0, 8)])
        for colour in ("turquoise", "green", "gray", "white", "black", "beige")
    }
    facts["beige"] = max(facts["beige"], len(gates))
    for name in ("water", "dates", "dinars"):
        facts[name] = random.choice([0, 1, random.randint(0, 15)])
    for name in ("yellow", "orange", "purple"):
        facts[name] = random.randint(0, 3)
    for name in ("palace", "mosque"):
        facts[name] = random.choice([0, 3, 4, 7, 10, 11, 15, 16])
    return facts | {
        "fisherman": random.choice([0, 13, 14]),
        "entertainers": random.sample(range(1, 9), random.choice([0, 3, 8])),
        "vendors": random.sample(SECTORS, random.randint(0, 9)),
        "caravans": [3, 3, random.randint(0, 2)],
        "luxuries": random.sample(range(1, 26), random.randint(0, 6)),
        "scrolls": random.sample(range(1, 73), random.randint(0, 6)),
        "gates": dict(zip(spaces, gates, strict=True)),
        "claimed": random.sample(sorted(oases), random.randint(0, len(oases))),
    }


@rule(
    "FIN-03",
    "FIN-04",
    "OAS-01",
    "OAS-02",
    "OAS-03",
    "OAS-04",
    "OAS-05",
    "OAS-06",
    "OAS-07",
    "OAS-08",
    "OAS-09",
    "OAS-10",
    "OAS-11",
    "OAS-12",
    "OAS-13",
    "OAS-14",
    "OAS-15",
    "OAS-16",
    "OAS-17",
    "OAS-18",
    "OAS-19",
    "OAS-20",
    "OAS-21",
    "OAS-22",
    "OAS-23",
    "OAS-24",
    "OAS-25",
    "OAS-26",
    "OAS-27",
    "OAS-28",
    "OAS-29",
    "OAS-30",
)
@pytest.mark.parametrize("seed", range(20))
def test_the_best_choice_of_oases_is_found(edition: str, seed: int) -> None:
    """R159: no other choice of claimed oases or amounts handed in would give more."""
    random = Random(seed)
    for _ in range(20):
        table = Scenario(edition).player(0, **random_position(random))
        best = max(all_ways(see(table.game, 0)))
        booked = points(table.final_scoring(), 0)
        assert sum(booked.values()) - booked.get("sectors", 0) == best
        assert sum(source.startswith("oasis") for source in booked) <= 3
