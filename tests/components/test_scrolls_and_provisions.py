"""The values of scrolls, provisions, river tiles and tower, each with its source."""

from components.helpers import D, P, R, letters, provisions, scroll, sources
from marrakesh.components import Box, parse_gain, provenance_of


def test_scrolls_have_the_expected_prices(box: Box) -> None:
    assert [entry.number for entry in box.scrolls] == list(range(1, 73))
    prices = [(entry.colour, entry.scholars, entry.dates) for entry in box.scrolls]
    assert prices == [
        *[("gray", 1, 1)] * 21, *[("yellow", 3, 1)] * 21, *[("pink", 5, 2)] * 18,
        *[("orange", 7, 3)] * 12,
    ]  # fmt: skip
    for entry in box.scrolls:
        assert sources(entry, "colour", "scholars", "dates", "acts") == [P, P, P, P]


def test_scrolls_act_at_the_expected_times(box: Box) -> None:
    instant = {
        *range(1, 13), 19, 20, 21, 30, *range(37, 44), 47, 53, 55, 57, 58, 59, 62, 64, 67, 70,
        71, 72,
    }  # fmt: skip
    assert {entry.number for entry in box.scrolls if entry.acts == "instant"} == instant
    assert [entry.number for entry in box.scrolls if entry.acts == "season"] == [28]
    assert [entry.number for entry in box.scrolls if entry.acts == "round"] == [69]


def test_scrolls_give_the_expected_gains(box: Box) -> None:
    first = ["green", "gray", "white", "black", "turquoise", "pink", "beige", "brown", "red"]
    for number, name in enumerate([*first, "purple", "yellow", "orange"], start=1):
        assert scroll(box, number).gain == [f"1 {name}"]
        assert provenance_of(scroll(box, number), "gain") is R
    goods = {
        37: ["2 yellow"], 38: ["2 orange"], 39: ["2 purple"],
        40: ["1 yellow", "1 orange"], 41: ["1 yellow", "1 purple"], 42: ["1 orange", "1 purple"],
    }  # fmt: skip
    for number, gain in goods.items():
        assert scroll(box, number).gain == gain
        assert sources(scroll(box, number), "gain", "number") == [D, R]
    plain = {
        entry.number: [parse_gain(gain) for gain in entry.gain]
        for entry in box.scrolls
        if entry.gain and entry.number > 12 and entry.number not in goods
    }
    assert plain == {
        19: [(2, "water")], 20: [(2, "dinar")], 21: [(3, "date")],
        30: [(1, "any keshi")], 43: [(2, "any keshi")], 67: [(3, "any keshi")],
    }  # fmt: skip
    assert provenance_of(scroll(box, 21), "gain") is P


def test_base_provision_tiles_have_the_expected_costs(box: Box) -> None:
    assert [tile.number for tile in box.provisions] == list(range(1, 25))
    base = provisions(box, "base")
    costs = " ".join("".join(sorted(letters(tile.cost))) for tile in base)
    assert costs == "TWW DWW TTW DTT DDW DDT DTW DTW DTW WWW TTT DDD"
    for tile in base:
        assert (tile.points, tile.effect) == (4, None)
        assert sources(tile, "cost", "points") == [R, D]


def test_new_provision_tiles_have_the_expected_effects_and_costs(box: Box) -> None:
    moderate, hard = provisions(box, "moderate"), provisions(box, "hard")
    assert [(tile.effect, letters(tile.cost)) for tile in moderate] == [
        ("river step", "WWTT"), ("palace step", "TTDD"), ("mosque step", "WWDD"),
        ("goods keshi", "WWTD"), ("1 spectator", "WTTD"), ("keshi exchange", "WTDD"),
    ]  # fmt: skip
    assert [(tile.effect, letters(tile.cost)) for tile in hard] == [
        ("river", "WWTTD"), ("palace", "WTTDD"), ("mosque", "WWTDD"),
        ("nomad", "WWWTD"), ("luxury discount", "WTTTD"), ("keshi exchange", "WTDDD"),
    ]  # fmt: skip
    assert {tile.points for tile in moderate} == {6}
    assert {tile.points for tile in hard} == {8}
    assert [tile.number for tile in box.provisions if tile.needs] == [22]
    assert box.provisions[21].needs == ["nomads"]
    for tile in (*moderate, *hard):
        assert sources(tile, "cost", "points", "level", "effect", "needs") == [R, P, P, P, P]


def test_river_tiles_have_the_expected_backs_and_seasons(box: Box) -> None:
    tiles = {tile.number: tile for tile in box.river_tiles}
    assert [tiles[number].back for number in range(1, 19)] == [
        2, 1, 4, 3, 6, 5, 8, 7, 10, 9, 12, 11, 14, 13, 16, 15, 18, 17,
    ]  # fmt: skip
    by_season = [{n for n, tile in tiles.items() if tile.season == s} for s in (1, 2, 3)]
    assert by_season == [{1, 2, 7, 8, 13, 14}, {3, 4, 9, 10, 15, 16}, {5, 6, 11, 12, 17, 18}]
    for tile in box.river_tiles:
        assert sources(tile, "back", "season") == [D, D]


def test_river_tiles_give_the_expected_gains(box: Box) -> None:
    gains = {t.number: [parse_gain(g) for g in t.gain] for t in box.river_tiles if t.gain}
    assert gains == {
        4: [(5, "point")],
        5: [(7, "point")],
        6: [(6, "any resource")],
        8: [(3, "point")],
        10: [(1, "yellow"), (1, "orange"), (1, "purple")],
        14: [(1, "water"), (1, "dinar"), (1, "date")],
    }
    second = {t.number: [parse_gain(g) for g in t.second] for t in box.river_tiles if t.second}
    assert second == {5: [(3, "point")], 6: [(3, "any resource")]}
    known = {
        provenance_of(t, field) for t in box.river_tiles if t.gain for field in ("gain", "second")
    }
    assert known == {P}


def test_tower_layers_have_the_expected_probabilities(box: Box) -> None:
    assert [(layer.name, layer.stays, layer.falls) for layer in box.tower] == [
        ("B1", 0.10, 0.50),
        ("B2", 0.18, 0.50),
    ]
    assert {provenance_of(layer, "stays") for layer in box.tower} == {R}
