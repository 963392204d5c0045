"""The values of the modules, each with its source."""

import pytest

from components.helpers import GOODS, D, P, R, letters, sources
from marrakesh.components import Box, provenance_of
from marrakesh.components.modules import Benefit


def test_staircase_tiles_have_the_expected_gains_on_both_sides(box: Box) -> None:
    tiles = [(", ".join(tile.front), ", ".join(tile.back)) for tile in box.staircase_tiles]
    assert tiles == [
        ("1 turquoise", "2 dates"), ("1 green", "2 water"), ("1 yellow", "1 any goods"),
        ("1 orange", "2 dinars"), ("1 purple", "3 points"), ("1 pink", "1 river step"),
        ("1 black", "1 palace step"), ("1 white", "1 mosque step"), ("1 gray", "1 any resource"),
        ("1 beige", "2 points"), ("1 brown", "1 date, 1 water"), ("1 red", "1 water, 1 dinar"),
        ("1 turquoise", "2 river steps"), ("1 green", "3 dates"), ("1 pink", "4 points"),
        ("1 beige", "1 date, 1 dinar"), ("1 brown", "2 any resources"), ("1 gray", "2 dates"),
        ("1 red", "2 water"), ("1 any keshi", "5 points"),
    ]  # fmt: skip
    assert [tile.number for tile in box.staircase_tiles] == list(range(1, 21))
    assert {s for t in box.staircase_tiles for s in sources(t, "front", "back")} == {R}


def test_staircase_tiles_cover_twelve_spaces(box: Box) -> None:
    spaces = ["L2", "C4", "R2", "L3", "C5", "R3", "L4", "C6", "R4", "L5", "C7", "C8"]
    assert box.staircase_cover.spaces == spaces
    assert {space.name for space in box.line_spaces} - set(spaces) == {"C3", "C9", "C10"}
    assert provenance_of(box.staircase_cover, "spaces") is R


def test_imam_and_sultan_start_on_step_5_and_lower_prices_by_one(box: Box) -> None:
    pawns = box.imam_sultan
    assert (pawns.step, pawns.dates_off, pawns.goods_off) == (5, 1, 1)
    assert sources(pawns, "step", "dates_off", "goods_off") == [R, P, P]


def test_desert_towns_have_the_expected_scoring_rules(box: Box) -> None:
    towns = [(t.number, t.rule, t.each, t.per, t.at_least, t.most_points) for t in box.towns]
    assert towns == [
        (1, "gates", 2, 1, None, None),
        (2, "luxury goods", 2, 1, None, None),
        (3, "scrolls", 2, 1, None, None),
        (4, "palace steps", 1, 1, None, 16),
        (5, "mosque steps", 1, 1, None, 16),
        (6, "keshis", 1, 3, None, None),
        (7, "river steps", 1, 1, None, None),
        (8, "sectors", 2, 1, 4, None),
        (9, "spectators", 1, 1, None, None),
        (10, "scroll", 0, 1, None, None),
        (11, "luxury good", 0, 1, None, None),
        (12, "gate", 0, 1, None, None),
    ]
    assert [town.number for town in box.towns if town.acts == "instant"] == [10, 11, 12]
    assert {source for town in box.towns for source in sources(town, *town.values())} == {P}


def test_towns_have_the_expected_cost_points_and_limits(box: Box) -> None:
    rules = box.town_rules
    assert (rules.tiles, rules.points, rules.towns_scored) == ([3, 5, 7], 4, 2)
    assert rules.cost == GOODS
    assert set(sources(rules, *rules.values())) == {P}


def test_there_are_20_nomads_with_the_expected_costs(box: Box) -> None:
    assert box.nomads.count == 20
    assert (box.nomads.cost, box.nomads.move_cost) == (["1 date", "1 water"], ["1 dinar"])
    assert set(sources(box.nomads, *box.nomads.values())) == {P}


def test_racecourse_has_the_expected_steps_goals_and_points(box: Box) -> None:
    course = box.racecourse
    assert (course.start, course.goals, course.finish, course.column) == (1, [8, 16, 24], 32, 8)
    assert sources(course, "start", "goals", "finish", "column") == [R, R, R, R]
    assert course.steps == [1, 2, 2, 2, 3, 3, 4, 4]
    assert (course.goal_goods, course.goal_dung, course.first_dinars) == (1, 1, 1)
    assert (course.finish_points, course.race_points) == (5, [16, 8, 4, 2])
    fields = ("steps", "goal_goods", "goal_dung", "first_dinars", "finish_points", "race_points")
    assert set(sources(course, *fields)) == {P}


def test_bridges_have_the_expected_steps_and_costs(box: Box) -> None:
    assert [(bridge.step, bridge.cost) for bridge in box.bridges] == [
        (12, ["1 date", "1 water"]),
        (20, ["1 date", "2 water"]),
        (28, ["2 dates", "2 water"]),
    ]
    assert {s for bridge in box.bridges for s in sources(bridge, "step", "cost")} == {R}


def test_dung_has_the_expected_tiles_and_point_losses(box: Box) -> None:
    dung = box.dung
    assert (dung.tiles, dung.counts) == ([1, 3], [17, 5])
    assert (dung.loss, dung.loss_beyond) == ([2, 4, 7, 10, 13, 16, 20], 5)
    assert set(sources(dung, *dung.values())) == {P}


AWARDS = """
1a gray      | green: 2 point        | white: 3 point
             | black: 5 point        | brown: 8 point
1b red       | pink: 2 dinar         | beige: 4 dinar
             | turquoise: 3 date + 3 water | gray: river_bonus
2a beige     | turquoise: 2 water    | black: 2 palace step
             | pink: 5 any resource  | white: claim 2
2b white     | brown: 2 date         | green: 2 river step
             | gray: 4 steps mosque/river | red: 6 steps mosque/palace/river
3a black     | red: 1 any resource   | turquoise: gray scroll
             | brown: claim 1        | pink: luxury_off 3
3b green     | beige: 2 any goods    | gray: 3 any resource
             | white: spectators 3   | black: pink scroll
4a turquoise | white: 2 point        | pink: 2 point + 2 water
             | beige: 3 dinar + 3 water | green: 8 point
4b brown     | gray: 2 dinar         | red: 2 mosque step
             | green: 3 date + 3 dinar | turquoise: river_bonus
5a pink      | black: 2 water        | brown: spectators 2
             | red: 4 steps mosque/palace | beige: claim 2
5b gray      | turquoise: 2 date     | white: 3 point
             | pink: 4 steps palace/river | brown: 6 steps mosque/palace/river
6a red       | green: 1 any resource | black: 3 any resource
             | white: goods_any 3    | gray: luxury_off 3
6b beige     | brown: 2 any goods    | turquoise: 2 river step
             | black: yellow scroll  | pink: pink scroll
"""


def test_awards_have_the_expected_benefits(box: Box) -> None:
    lines = AWARDS.strip().replace("\n  ", " ").splitlines()
    expected = [[part.strip() for part in line.split("|")] for line in lines]
    assert [
        [
            f"{award.tile}{award.side} {award.dung}",
            *(f"{benefit.colour}: {benefit.said()}" for benefit in award.benefits()),
        ]
        for award in box.awards
    ] == expected
    assert {s for award in box.awards for s in sources(award, "dung", "one", "four")} == {R}


def test_equal_award_benefits_have_the_same_wording() -> None:
    split = Benefit(colour="red", steps=4, tracks=["river", "mosque"])
    turned = Benefit(colour="red", steps=4, tracks=["mosque", "river"])
    assert split.said() == turned.said() == "4 steps mosque/river"
    assert Benefit(colour="red", gain=["3 water", "3 dates"]).said() == "3 date + 3 water"


def test_buildings_give_the_expected_keshis_and_resources(box: Box) -> None:
    assert [(b.name, b.keshi, letters(b.resources)) for b in box.buildings] == [
        ("date warehouse", "green", "WWD"),
        ("library", "gray", "TTD"),
        ("training room", "pink", "WTD"),
        ("prayer house", "black", "WWT"),
        ("boat house", "turquoise", "WTT"),
        ("camel stable", "brown", "WTD"),
        ("barracks", "beige", "TDD"),
        ("gazebo", "white", "WTD"),
    ]
    derived = [b.name for b in box.buildings if provenance_of(b, "keshi") is D]
    assert derived == ["barracks"]
    assert {provenance_of(b, "resources") for b in box.buildings} == {R}


def test_provenance_of_accepts_only_value_fields(box: Box) -> None:
    for field in ("spam", "source", "sources"):
        with pytest.raises(AttributeError, match=field):
            provenance_of(box.frame, field)
