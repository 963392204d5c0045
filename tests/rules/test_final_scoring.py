"""The final scoring, and who wins."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import SECTORS
from scenario import Scenario, Seen, happened, look, options, play, points, see

rule = pytest.mark.rule
Facts = dict[str, Any]

EIGHT: dict[str, Facts] = {
    "river": {"turquoise": 8},
    "orchard": {"green": 8},
    "madrasa": {"gray": 8},
    "palace": {"white": 8},
    "mosque": {"black": 8},
    "square": {"entertainers": range(1, 9)},
    "medina": {"beige": 8},
    "sahara": {"caravans": [3, 3, 2]},
}
SEVEN: dict[str, Facts] = {
    "square": {"entertainers": range(1, 8)},
    "sahara": {"caravans": [3, 3, 1]},
}


def final(edition: str, players: int = 2, **facts: Any) -> Game:
    """Nobody has resources but those given to seat 0."""
    table = Scenario(edition, players)
    for seat in range(players):
        table.player(seat, water=0, dates=0, dinars=0)
    return table.player(0, **facts).final_scoring()


# --- complete sectors -----------------------------------------------------------------------------


@rule("FIN-01")
@pytest.mark.parametrize("sector", EIGHT)
def test_ten_points_for_a_complete_sector(edition: str, sector: str) -> None:
    game = final(edition, vendors=[sector], **EIGHT[sector])
    assert points(game, 0) == {"sectors": 10}


@rule("FIN-01")
@pytest.mark.parametrize("sector", EIGHT)
def test_seven_keshis_and_the_vendor_are_not_complete(edition: str, sector: str) -> None:
    seven = SEVEN.get(sector) or dict.fromkeys(EIGHT[sector], 7)
    assert points(final(edition, vendors=[sector], **seven), 0) == {}


@rule("FIN-02")
@pytest.mark.parametrize("sector", EIGHT)
def test_no_points_without_the_vendor(edition: str, sector: str) -> None:
    """Vendors of the other sectors do not help."""
    others = [other for other in SECTORS if other != sector]
    assert points(final(edition, vendors=others, **EIGHT[sector]), 0) == {}


@rule("FIN-01")
def test_all_eight_sectors_but_never_the_souk(edition: str) -> None:
    facts: Facts = {}
    for sector in EIGHT.values():
        facts |= sector
    game = final(edition, vendors=SECTORS, yellow=8, orange=8, purple=8, **facts)
    assert points(game, 0) == {"sectors": 80, "leftovers": 12}


@rule("FIN-05", "MED-13")
def test_guards_on_the_watchtower_count(edition: str) -> None:
    """R181"""
    gates = {"river": "red", "souk": "gray"}
    game = final(edition, beige=8, gates=gates, vendors=["medina"])
    assert points(game, 0) == {"sectors": 10}


# --- oases ----------------------------------------------------------------------------------------


@rule("FIN-03", "SAH-13")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6])
def test_at_most_three_oases_score(edition: str, number: int) -> None:
    """Those of highest value, and nobody is asked."""
    facts: Facts = {"white": 8, "black": 2, "turquoise": 5, "green": 0, "gray": 1}
    tiles = [8, 9, 6, 7, 5, 13][:number]  # 3, 4, 5, 8, 11, 3 points
    game = final(edition, caravans=[3, 3, 0], claimed=tiles, **facts)
    assert game.over
    worth = [3, 4, 5, 8, 11, 3][:number]
    booked = sorted(points(game, 0).values(), reverse=True)
    assert booked == sorted(worth, reverse=True)[:3]


@rule("FIN-03")
def test_handing_in_competes_with_leftovers(edition: str) -> None:
    """R159: oasis 21 is worth most, but its 12 dates are 6 points as leftovers."""
    facts: Facts = {"white": 7, "black": 7, "turquoise": 7, "dates": 12}
    game = final(edition, caravans=[3, 3, 0], claimed=[21, 5, 6, 7], **facts)
    assert points(game, 0) == {"oasis 05": 10, "oasis 06": 10, "oasis 07": 10, "leftovers": 6}
    assert see(game, 0).dates == 12
    facts["turquoise"] = 5  # now oasis 07 has only 8
    game = final(edition, caravans=[3, 3, 0], claimed=[21, 5, 6, 7], **facts)
    assert points(game, 0) == {"oasis 05": 10, "oasis 06": 10, "oasis 21": 15}
    assert see(game, 0).dates == 0


# Which oasis counts what, written down again from the rules
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
    """The points of an oasis by the rules, from what a player sees on the table."""
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
    """Points for oases and leftovers: every choice of up to three, every amount handed in."""
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
    """A board at the end of a game, often with the oases that take resources."""
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
    """R159: no subset of the claimed oases and no amounts handed in would give more."""
    random = Random(seed)
    for _ in range(20):
        table = Scenario(edition).player(0, **random_position(random))
        best = max(all_ways(see(table.game, 0)))
        booked = points(table.final_scoring(), 0)
        assert sum(booked.values()) - booked.get("sectors", 0) == best
        assert sum(source.startswith("oasis") for source in booked) <= 3


# --- leftovers ------------------------------------------------------------------------------------


@rule("FIN-04")
@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({}, 0),
        ({"water": 1}, 0),
        ({"water": 1, "yellow": 1}, 1),
        ({"water": 1, "dates": 1, "dinars": 1}, 1),  # all together are halved
        ({"water": 3, "dates": 5, "dinars": 1, "orange": 2, "purple": 2}, 6),
        ({"yellow": 3, "orange": 3, "purple": 3}, 4),
    ],
)
def test_a_point_for_two_leftover_resources_or_goods(
    edition: str, facts: Facts, expected: int
) -> None:
    assert points(final(edition, **facts), 0).get("leftovers", 0) == expected


@rule("FIN-04")
def test_leftovers_come_after_the_oases(edition: str) -> None:
    """R180: what is handed in for an oasis is gone."""
    game = final(edition, caravans=[1, 0, 0], claimed=[21], dates=7, water=3)
    assert points(game, 0) == {"oasis 21": 10, "leftovers": 1}


@rule("FIN-06", "FIN-04")
def test_final_scoring_comes_after_the_third_season_scoring(edition: str) -> None:
    """Provisions are paid first: of 4 of each resource, 1 is left."""
    table = Scenario(edition, season=3, round=4).river_tiles(8, 4, 6)
    table.player(0, provisions=[7, 8, 9], water=4, dates=4, dinars=4, fisherman=1)
    game = table.season_scoring()
    assert points(game, 0) == {}
    events = play(game, *["take water"] * 6)
    assert look(game)["phase"] == "over"
    assert points(game, 0) == {"leftovers": (3 + 6) // 2}
    assert options(game) == []
    kinds = [event.kind for event in events]
    assert len(happened(events, "provided")) + len(happened(events, "not-provided")) == 2
    assert kinds.index("provided") < kinds.index("points")


# --- the rulebook's example -----------------------------------------------------------------------


def sarah(edition: str) -> Game:
    return final(
        edition,
        turquoise=8,
        black=8,
        white=2,
        caravans=[3, 3, 2],
        vendors=["sahara", "river", "mosque"],
        beige=1,
        gates={"river": "pink"},
        claimed=[3, 5, 7, 21],
        dates=6,
        water=3,
        dinars=2,
        yellow=1,
        purple=1,
    )


@rule("EX-24", "FIN-01")
def test_sarah_has_three_complete_sectors(edition: str) -> None:
    assert points(sarah(edition), 0)["sectors"] == 30


@rule("EX-25", "FIN-03")
def test_sarah_scores_three_of_four_oases(edition: str) -> None:
    game = sarah(edition)
    oases = {name: n for name, n in points(game, 0).items() if name.startswith("oasis")}
    assert oases == {"oasis 05": 5, "oasis 07": 11, "oasis 21": 9}
    assert see(game, 0).dates == 0


@rule("EX-26", "FIN-04")
def test_sarah_has_seven_leftovers(edition: str) -> None:
    assert points(sarah(edition), 0)["leftovers"] == 3


@rule("EX-27")
def test_sarah_gains_58_points(edition: str) -> None:
    assert see(sarah(edition), 0).score == 10 + 58


# --- who wins -------------------------------------------------------------------------------------


@rule("TIE-01", "TIE-02", "TIE-03")
@pytest.mark.parametrize(
    ("standings", "places"),
    [
        ([(50, 0, 0), (49, 16, 16), (51, 3, 0)], [2, 3, 1]),  # points decide
        ([(50, 4, 0), (50, 5, 0), (50, 3, 16)], [2, 1, 3]),  # then the palace step
        ([(50, 5, 2), (50, 5, 1), (50, 5, 3)], [2, 3, 1]),  # then the mosque step
        ([(50, 5, 3), (50, 5, 3), (50, 5, 2)], [1, 1, 3]),  # then victory is shared
        ([(50, 5, 3), (50, 5, 3), (50, 5, 3)], [1, 1, 1]),
        ([(-3, 5, 3), (-4, 5, 3), (-5, 9, 9)], [1, 2, 3]),
        ([(50, 16, 0), (50, 16, 16), (50, 16, 15)], [3, 1, 2]),
    ],
)
def test_places(edition: str, standings: list[tuple[int, int, int]], places: list[int]) -> None:
    """R182: the step decides, not the segment."""
    table = Scenario(edition, 3)
    for seat, (score, palace, mosque) in enumerate(standings):
        table.player(seat, score=score, palace=palace, mosque=mosque)
        table.player(seat, water=0, dates=0, dinars=0)
    game = table.final_scoring()
    assert game.scores == [score for score, _, _ in standings]
    assert game.result == places


@rule("TIE-01")
def test_the_final_scoring_decides(edition: str) -> None:
    """Leftovers make up for a point."""
    table = Scenario(edition).player(0, score=20, water=0, dates=0, dinars=0)
    game = table.player(1, score=19, water=2, dates=2, dinars=0).final_scoring()
    assert (game.scores, game.result) == ([20, 21], [2, 1])
    assert look(game)["phase"] == "over"
