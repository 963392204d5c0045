"""The values of luxury goods, offices and gates, each with its source."""

from collections import Counter
from itertools import permutations

from components.helpers import GOODS, D, P, R, luxury, sources
from marrakesh.components import (
    Box,
    provenance_of,
)


def test_luxury_goods_have_the_expected_types_and_points(box: Box) -> None:
    types = ["slipper", "tajine", "dagger", "oil lamp", "necklace", "race saddle", "falcon"]
    points = [2, 4, 7, 10, 13, 16, 20]
    for number, good in enumerate(box.luxury_goods, start=1):
        group = (number - 1) // 5
        assert (good.number, good.type) == (number, types[group])
        assert good.points == points[group]
        assert provenance_of(good, "points") is (R if good.type in ("dagger", "oil lamp") else P)
        assert len(good.cost) == min(group + 1, 6)
        assert len(good.gain) == (group < 2)


def test_luxury_goods_have_the_expected_costs_and_gains(box: Box) -> None:
    letters = {"yellow": "Y", "orange": "O", "purple": "P"}
    costs = ["".join(letters[keshi] for keshi in good.cost) for good in box.luxury_goods]
    assert " ".join(costs) == (
        "Y O P O P YY OO PP YO YP YYO OOP PPY YOP YOP YYOP YOOP YOPP YYOO YYPP"
        " OOPPP YYYPP YYOOO YOOPP YYOPP YYOOPP YYYOOP YOOOPP YYOPPP YYOOPP" + " YYOOPP" * 5
    )
    gains = [gain for good in box.luxury_goods for gain in good.gain]
    assert gains == [f"1 {thing}" for thing in (
        "date", "water", "dinar", "date", "water", "water", "dinar", "date", "dinar", "water",
    )]  # fmt: skip


def test_luxury_goods_match_the_worked_examples(box: Box) -> None:
    slipper, necklace = luxury(box, 2), luxury(box, 21)
    assert (slipper.cost, slipper.gain, slipper.points) == (["orange"], ["1 water"], 2)
    assert Counter(necklace.cost) == {"purple": 3, "orange": 2}
    for good in (slipper, necklace):
        assert sources(good, "cost", "gain", "points") == [P, P, P]
    assert sources(luxury(box, 1), "cost", "gain", "points") == [R, R, P]
    assert sources(luxury(box, 22), "cost", "gain", "points") == [R, R, P]


def test_only_race_saddles_give_camel_steps(box: Box) -> None:
    for number in range(26, 31):
        saddle = luxury(box, number)
        assert (saddle.camel_steps, saddle.claim_off) == (2, 2)
        assert sources(saddle, "camel_steps", "claim_off", "points", "gain", "cost") == [
            P, P, P, P, R,
        ]  # fmt: skip
    assert {luxury(box, n).camel_steps for n in (*range(1, 26), *range(31, 36))} == {0}


def test_falcons_have_the_expected_bonuses_and_costs(box: Box) -> None:
    falcons = [luxury(box, number) for number in range(31, 36)]
    assert [(falcon.bonus, falcon.pays) for falcon in falcons] == [
        ("nomad", ["green"]),
        ("keshi exchange", ["gray"]),
        ("resource exchange", ["beige"]),
        ("spectators 3", ["pink"]),
        ("steps", ["white", "black", "turquoise"]),
    ]
    assert [falcon.steps for falcon in falcons] == [0, 0, 0, 0, 3]
    assert [falcon.needs for falcon in falcons] == [["nomads"], [], [], [], []]
    assert [provenance_of(falcon, "pays") for falcon in falcons] == [R, R, R, R, D]
    for falcon in falcons:
        assert sources(falcon, "bonus", "steps", "needs", "points", "cost") == [P, P, P, P, R]


def test_base_offices_cover_all_orders_of_the_resources(box: Box) -> None:
    base = box.offices[:6]
    ways = {(*office.yellow, *office.orange, *office.purple) for office in base}
    assert ways == set(permutations(["2 water", "2 dates", "2 dinars"]))
    assert [office.number for office in box.offices] == list(range(1, 13))
    printed = [office for office in box.offices if provenance_of(office, "purple") is P]
    assert [office.purple for office in printed] == [["2 dates"]]
    assert {provenance_of(office, "yellow") for office in box.offices} == {R}
    assert not any(office.expansion for office in base)


def test_expansion_offices_have_the_expected_exchanges(box: Box) -> None:
    stairs, river, point = ["1 water", "1 stair step"], ["1 date", "1 river step"], "1 point"
    offices = box.offices[6:]
    assert [(office.yellow, office.orange, office.purple) for office in offices] == [
        (river, stairs, ["1 dinar", point]),
        (["1 date", "1 water"], ["1 water", "1 dinar"], ["1 dinar", "1 date"]),
        (["1 dinar", point], river, stairs),
        (["2 any resources"], ["3 points"], ["2 river steps"]),
        (["3 dates"], ["3 water"], ["2 dinars"]),
        (["1 palace step", "1 mosque step"], ["2 any resources"], ["3 points"]),
    ]
    for office in offices:
        assert office.expansion
        assert sources(office, "yellow", "orange", "purple", "expansion") == [R, R, R, P]


def test_there_are_32_gates_two_or_three_of_each_colour(box: Box) -> None:
    counts = {gate.colour: gate.count for gate in box.gates}
    assert {name for name, count in counts.items() if count == 2} == {*GOODS, "beige"}
    assert sum(counts.values()) == 32 == 4 * 2 + 8 * 3
    assert {provenance_of(gate, "count") for gate in box.gates} == {P}


def test_workshops_have_the_expected_prices_and_points(box: Box) -> None:
    shops = [(shop.dinars, shop.points) for shop in box.workshops]
    assert shops == [(0, -3), (1, 1), (2, 3), (3, 7)]
    assert [provenance_of(shop, "dinars") for shop in box.workshops] == [P, P, D, P]
    assert [provenance_of(shop, "points") for shop in box.workshops] == [P, P, P, P]


def test_gate_spaces_match_the_colours_of_their_sectors(box: Box) -> None:
    assert {space.sector: space.matches for space in box.gate_spaces} == {
        "river": ["turquoise"], "orchard": ["green"], "souk": GOODS, "square": ["pink"],
        "mosque": ["black"], "palace": ["white"], "madrasa": ["gray"], "sahara": ["brown"],
    }  # fmt: skip
    known = {space.sector: provenance_of(space, "matches") for space in box.gate_spaces}
    assert known["souk"] is R
    assert known["river"] is D
    assert box.gate_match.points == 2
    assert provenance_of(box.gate_match, "points") is P
