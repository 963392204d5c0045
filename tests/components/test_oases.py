"""The values of Sahara and oases, each with its source."""

from components.helpers import GOODS, TRACKS, D, P, R, oasis, sources
from marrakesh.components import Box, parse_gain, provenance_of


def test_sahara_spaces_have_the_expected_costs_and_bonuses(box: Box) -> None:
    all_three = ["1 water", "1 date", "1 dinar"]
    costs = [(s.path, s.place, s.cost, provenance_of(s, "cost")) for s in box.oasis_spaces]
    assert costs == [
        ("left", 1, ["1 dinar"], P),
        ("left", 2, ["1 date", "1 dinar"], R),
        ("left", 3, all_three, R),
        ("right", 1, ["1 water"], R),
        ("right", 2, ["1 date", "1 water"], P),
        ("right", 3, all_three, R),
    ]
    start = [(space.place, parse_gain(space.gain)) for space in box.start_oasis]
    assert start == [(1, (2, "any resource")), (2, (2, "point"))]
    assert {provenance_of(space, "gain") for space in box.start_oasis} == {P}


def test_storage_spaces_show_the_expected_icons(box: Box) -> None:
    assert [(space.place, space.shows, provenance_of(space, "shows")) for space in box.storage] == [
        (1, "keshi", P),
        (2, "keshi with 2 players", P),
        (3, "nothing", D),
        (4, "exchange", R),
        (5, "keshi", R),
        (6, "yellow scroll", R),
    ]
    assert set(box.storage_draw.colours) == {*TRACKS, "pink", "beige", "red"}
    assert provenance_of(box.storage_draw, "colours") is P


def test_oases_01_to_04_score_gates_of_the_expected_colours(box: Box) -> None:
    assert [set(oasis(box, number).colours) for number in (1, 2, 3, 4)] == [
        {"black", "turquoise", "green"},
        {"white", "gray", "red"},
        {"pink", "brown", "beige"},
        set(GOODS),
    ]
    assert [oasis(box, n).each for n in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert sources(oasis(box, 1), "number", "rule", "each", "colours") == [R, P, D, D]
    assert [provenance_of(oasis(box, n), "colours") for n in (2, 3, 4)] == [R, R, R]


def test_oases_05_to_13_score_keshis_of_one_colour_each(box: Box) -> None:
    names = ["white", "black", "turquoise", "green", "gray", "pink", "beige", "brown", "red"]
    for number, name in enumerate(names, start=5):
        entry = oasis(box, number)
        assert (entry.rule, entry.base, entry.each, entry.colours) == ("keshis", 3, 1, [name])
        assert provenance_of(entry, "colours") is (P if number in (5, 7) else R)
        assert sources(entry, "base", "each") == [P, P]


def test_oases_14_to_21_score_luxury_goods_and_resources(box: Box) -> None:
    rates = [(oasis(box, n).luxury, oasis(box, n).each) for n in range(14, 19)]
    assert rates == [
        ("slipper", 2), ("tajine", 3), ("dagger", 4), ("oil lamp", 5), ("necklace", 6),
    ]  # fmt: skip
    assert [provenance_of(oasis(box, n), "each") for n in range(14, 19)] == [P, R, R, R, R]
    assert provenance_of(oasis(box, 14), "number") is R
    resources = [oasis(box, n) for n in (19, 20, 21)]
    assert [entry.resource for entry in resources] == ["water", "dinar", "date"]
    assert [provenance_of(entry, "resource") for entry in resources] == [R, R, P]
    assert {(entry.base, entry.each, entry.most) for entry in resources} == {(3, 1, 12)}


def test_oases_22_to_30_have_the_expected_scoring_rules(box: Box) -> None:
    rest = [(o.number, o.rule, o.base, o.each) for o in box.oases if 21 < o.number < 31]
    assert rest == [
        (22, "luxury goods", 3, 1),
        (23, "scrolls", 3, 1),
        (24, "small sectors", 0, 4),
        (25, "complete sectors", 0, 4),
        (26, "oases", 0, 3),
        (27, "palace", 7, 0),
        (28, "mosque", 7, 0),
        (29, "thresholds", 7, 0),
        (30, "jetty", 7, 0),
    ]
    assert oasis(box, 24).at_most == 3
    assert oasis(box, 29).at_least == 5
    assert {provenance_of(o, "base") for o in box.oases if o.number > 21} == {P}


def test_oases_31_to_36_have_the_expected_scoring_rules(box: Box) -> None:
    new = [oasis(box, number) for number in range(31, 37)]
    assert [(o.rule, o.each, o.per, o.most_points, o.luxury, o.needs) for o in new] == [
        ("luxury types", 0, 1, None, None, ["luxury-goods"]),
        ("luxury pairs", 3, 1, 15, None, ["luxury-goods"]),
        ("luxury type", 7, 1, 14, "race saddle", ["luxury-goods"]),
        ("luxury type", 8, 1, 16, "falcon", ["luxury-goods"]),
        ("camel", 1, 2, 15, None, ["camels"]),
        ("nomads", 4, 1, 16, None, ["nomads"]),
    ]
    assert oasis(box, 31).table == [1, 3, 6, 10, 15]
    assert {source for o in new for source in sources(o, *o.values())} == {P}
    assert not any(o.needs or o.table or o.most_points for o in box.oases if o.number < 31)
