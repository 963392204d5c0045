"""The box: its values and their sources, what a corrected copy may change, and what is refused."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import msgspec
import pytest

from marrakesh.components import (
    Box,
    ComponentError,
    Entry,
    Provenance,
    fingerprint,
    load,
    parse_gain,
    provenance_of,
    summary,
)
from marrakesh.components.box import (
    ColourEntry,
    LuxuryGood,
    Oasis,
    Provision,
    Scroll,
    Workshop,
)
from marrakesh.components.loader import BUILT_IN
from marrakesh.components.modules import Benefit
from marrakesh.texts import languages

P, D, R = Provenance.PRINTED, Provenance.DERIVED, Provenance.RECONSTRUCTED
TRACKS = ["turquoise", "green", "gray", "white", "black"]
GOODS = ["yellow", "orange", "purple"]


@pytest.fixture
def box() -> Box:
    return load()


def sources(entry: Entry, *fields: str) -> list[Provenance]:
    return [provenance_of(entry, field) for field in fields]


# ---- values and their sources


def colour(box: Box, name: str) -> ColourEntry:
    return next(entry for entry in box.colours if entry.name == name)


def test_colours(box: Box) -> None:
    assert {entry.name: entry.sector for entry in box.colours} == {
        "turquoise": "river", "green": "orchard", "gray": "madrasa", "white": "palace",
        "black": "mosque", "pink": "square", "beige": "medina", "brown": "sahara", "red": None,
        "yellow": "souk", "orange": "souk", "purple": "souk",
    }  # fmt: skip
    assert [entry.name for entry in box.colours if entry.kind == "track"] == TRACKS
    assert [entry.name for entry in box.colours if entry.kind == "goods"] == GOODS
    assert colour(box, "red").kind == "vendor"
    assert colour(box, "brown").kind == "space"
    assert all(entry.spaces == (None if entry.name in GOODS else 8) for entry in box.colours)


def test_wooden_keshis(box: Box) -> None:
    assert all(entry.wooden == (10 if entry.name in TRACKS else 6) for entry in box.colours)
    assert {provenance_of(entry, "wooden") for entry in box.colours} == {D}
    for entry in box.colours:
        spaces = D if entry.name == "red" else P
        assert sources(entry, "sector", "kind", "spaces") == [P, P, spaces]


def test_frame(box: Box) -> None:
    frame = box.frame
    assert (frame.seasons, frame.rounds, frame.assistants, frame.start_score) == (3, 4, 3, 10)
    assert frame.start_resources == ["1 water", "1 date", "1 dinar"]
    assert (frame.lap_deluxe, frame.lap_essential) == (100, 70)
    assert (frame.complete_sector, frame.oases_scored) == (10, 3)
    assert (frame.leftovers_per_point, frame.green_bonus) == (2, 1)
    assert set(sources(frame, *frame.values())) == {P}


def test_river(box: Box) -> None:
    river = box.river
    assert (river.jetty, river.crocodile) == (14, 4)
    assert river.rapids == [3, 6, 9, 12]
    assert river.rapid_bonuses == ["1 point", "1 any resource", "1 any goods", "3 points"]
    assert river.jetty_spots == [4, 3, 2, 1]
    assert set(sources(river, *river.values())) == {R}


def test_stairs(box: Box) -> None:
    assert box.stairs.steps == 16
    assert box.stairs.segments == [0, 4, 7, 11, 16]
    assert box.stairs.threshold_dinars == 1
    assert sources(box.stairs, "steps", "segments", "threshold_dinars") == [P, R, P]


def test_lines(box: Box) -> None:
    assert box.lines.dinars == [1, 1, 2, 3, 4]
    assert box.lines.points == [1, 2, 3, 5, 7]
    assert sources(box.lines, "dinars", "points") == [R, R]
    spaces = {space.name: (space.gain, provenance_of(space, "gain")) for space in box.line_spaces}
    assert spaces == {
        "L2": ("1 turquoise", D), "L3": ("1 orange", R), "L4": ("1 purple", R), "L5": ("1 date", R),
        "C3": ("1 river step", P), "C4": ("1 red", D), "C5": ("1 beige", R), "C6": ("1 gray", D),
        "C7": ("1 pink", R), "C8": ("1 brown", R), "C9": ("1 any keshi", P),
        "C10": ("1 any keshi pair", P), "R2": ("1 water", R), "R3": ("1 green", D),
        "R4": ("1 yellow", D),
    }  # fmt: skip


def line(box: Box, palace: int, mosque: int) -> list[str]:
    """The line between two segments, from the palace to the mosque."""
    spaces = {space.name: space.gain for space in box.line_spaces}
    names = [f"L{palace}", f"C{palace + mosque}", f"R{mosque}"]
    inner = [spaces[name] for name in names if name in spaces]
    dinars, points = box.lines.dinars[palace - 1], box.lines.points[mosque - 1]
    return [f"{dinars} dinar", *inner, f"{points} points"]


def test_the_two_lines_of_the_worked_examples(box: Box) -> None:
    assert line(box, 2, 4) == ["1 dinar", "1 turquoise", "1 gray", "1 yellow", "5 points"]
    assert line(box, 1, 3) == ["1 dinar", "1 red", "1 green", "3 points"]


def test_main_square(box: Box) -> None:
    assert box.square.ring == [
        "2 points", "1 water", "1 mosque step", "1 date", "1 river step", "1 any goods",
        "1 palace step", "1 dinar",
    ]  # fmt: skip
    assert provenance_of(box.square, "ring") is R
    assert {disc.name: disc.spectators for disc in box.discs} == {
        "pink": [1, 2, 2, 1, 3, 2, 1, 3],
        "purple": [2, 0, 2, 1, 4, 1, 2, 3],
        "training room": [2, 2, 3, 1, 3, 3, 1, 3],
    }
    assert sorted(box.discs[0].spectators) == [1, 1, 1, 2, 2, 2, 3, 3]
    assert {provenance_of(disc, "spectators") for disc in box.discs} == {R}


def luxury(box: Box, number: int) -> LuxuryGood:
    return next(good for good in box.luxury_goods if good.number == number)


def test_luxury_goods(box: Box) -> None:
    types = ["slipper", "tajine", "dagger", "oil lamp", "necklace", "race saddle", "falcon"]
    points = [2, 4, 7, 10, 13, 16, 20]
    for number, good in enumerate(box.luxury_goods, start=1):
        group = (number - 1) // 5
        assert (good.number, good.type) == (number, types[group])
        assert good.points == points[group]
        assert provenance_of(good, "points") is (R if good.type in ("dagger", "oil lamp") else P)
        assert len(good.cost) == min(group + 1, 6)
        assert len(good.gain) == (group < 2)


def test_luxury_costs(box: Box) -> None:
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


def test_the_luxury_goods_of_the_worked_examples(box: Box) -> None:
    slipper, necklace = luxury(box, 2), luxury(box, 21)
    assert (slipper.cost, slipper.gain, slipper.points) == (["orange"], ["1 water"], 2)
    assert Counter(necklace.cost) == {"purple": 3, "orange": 2}
    for good in (slipper, necklace):
        assert sources(good, "cost", "gain", "points") == [P, P, P]
    assert sources(luxury(box, 1), "cost", "gain", "points") == [R, R, P]
    assert sources(luxury(box, 22), "cost", "gain", "points") == [R, R, P]


def test_race_saddles(box: Box) -> None:
    for number in range(26, 31):
        saddle = luxury(box, number)
        assert (saddle.camel_steps, saddle.claim_off) == (2, 2)
        assert sources(saddle, "camel_steps", "claim_off", "points", "gain", "cost") == [
            P, P, P, P, R,
        ]  # fmt: skip
    assert {luxury(box, n).camel_steps for n in (*range(1, 26), *range(31, 36))} == {0}


def test_falcons(box: Box) -> None:
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


def test_offices(box: Box) -> None:
    base = box.offices[:6]
    ways = {(*office.yellow, *office.orange, *office.purple) for office in base}
    assert ways == set(permutations(["2 water", "2 dates", "2 dinars"]))
    assert [office.number for office in box.offices] == list(range(1, 13))
    printed = [office for office in box.offices if provenance_of(office, "purple") is P]
    assert [office.purple for office in printed] == [["2 dates"]]
    assert {provenance_of(office, "yellow") for office in box.offices} == {R}
    assert not any(office.expansion for office in base)


def test_offices_of_the_expansion(box: Box) -> None:
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


def test_gates(box: Box) -> None:
    counts = {gate.colour: gate.count for gate in box.gates}
    assert {name for name, count in counts.items() if count == 2} == {*GOODS, "beige"}
    assert sum(counts.values()) == 32 == 4 * 2 + 8 * 3
    assert {provenance_of(gate, "count") for gate in box.gates} == {P}


def test_workshops(box: Box) -> None:
    shops = [(shop.dinars, shop.points) for shop in box.workshops]
    assert shops == [(0, -3), (1, 1), (2, 3), (3, 7)]
    assert [provenance_of(shop, "dinars") for shop in box.workshops] == [P, P, D, P]
    assert [provenance_of(shop, "points") for shop in box.workshops] == [P, P, P, P]


def test_gate_spaces(box: Box) -> None:
    assert {space.sector: space.matches for space in box.gate_spaces} == {
        "river": ["turquoise"], "orchard": ["green"], "souk": GOODS, "square": ["pink"],
        "mosque": ["black"], "palace": ["white"], "madrasa": ["gray"], "sahara": ["brown"],
    }  # fmt: skip
    known = {space.sector: provenance_of(space, "matches") for space in box.gate_spaces}
    assert known["souk"] is R
    assert known["river"] is D
    assert box.gate_match.points == 2
    assert provenance_of(box.gate_match, "points") is P


def test_sahara(box: Box) -> None:
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


def test_storage(box: Box) -> None:
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


def oasis(box: Box, number: int) -> Oasis:
    return next(entry for entry in box.oases if entry.number == number)


def test_oases_of_gates(box: Box) -> None:
    assert [set(oasis(box, number).colours) for number in (1, 2, 3, 4)] == [
        {"black", "turquoise", "green"},
        {"white", "gray", "red"},
        {"pink", "brown", "beige"},
        set(GOODS),
    ]
    assert [oasis(box, n).each for n in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert sources(oasis(box, 1), "number", "rule", "each", "colours") == [R, P, D, D]
    assert [provenance_of(oasis(box, n), "colours") for n in (2, 3, 4)] == [R, R, R]


def test_oases_of_keshis(box: Box) -> None:
    names = ["white", "black", "turquoise", "green", "gray", "pink", "beige", "brown", "red"]
    for number, name in enumerate(names, start=5):
        entry = oasis(box, number)
        assert (entry.rule, entry.base, entry.each, entry.colours) == ("keshis", 3, 1, [name])
        assert provenance_of(entry, "colours") is (P if number in (5, 7) else R)
        assert sources(entry, "base", "each") == [P, P]


def test_oases_of_luxury_goods_and_resources(box: Box) -> None:
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


def test_the_other_oases(box: Box) -> None:
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


def test_the_new_oases(box: Box) -> None:
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


def scroll(box: Box, number: int) -> Scroll:
    return next(entry for entry in box.scrolls if entry.number == number)


def test_scroll_prices(box: Box) -> None:
    assert [entry.number for entry in box.scrolls] == list(range(1, 73))
    prices = [(entry.colour, entry.scholars, entry.dates) for entry in box.scrolls]
    assert prices == [
        *[("gray", 1, 1)] * 21, *[("yellow", 3, 1)] * 21, *[("pink", 5, 2)] * 18,
        *[("orange", 7, 3)] * 12,
    ]  # fmt: skip
    for entry in box.scrolls:
        assert sources(entry, "colour", "scholars", "dates", "acts") == [P, P, P, P]


def test_when_scrolls_act(box: Box) -> None:
    instant = {
        *range(1, 13), 19, 20, 21, 30, *range(37, 44), 47, 53, 55, 57, 58, 59, 62, 64, 67, 70,
        71, 72,
    }  # fmt: skip
    assert {entry.number for entry in box.scrolls if entry.acts == "instant"} == instant
    assert [entry.number for entry in box.scrolls if entry.acts == "season"] == [28]
    assert [entry.number for entry in box.scrolls if entry.acts == "round"] == [69]


def test_scroll_gains(box: Box) -> None:
    first = ["green", "gray", "white", "black", "turquoise", "pink", "beige", "brown", "red"]
    for number, name in enumerate([*first, "purple", "yellow", "orange"], start=1):
        assert scroll(box, number).gain == [f"1 {name}"]
        assert provenance_of(scroll(box, number), "gain") is R
    pairs = [scroll(box, number).gain for number in range(37, 43)]
    assert pairs == [
        ["2 yellow"], ["2 orange"], ["2 purple"],
        ["1 yellow", "1 orange"], ["1 yellow", "1 purple"], ["1 orange", "1 purple"],
    ]  # fmt: skip
    for number in range(37, 43):
        assert sources(scroll(box, number), "gain", "number") == [D, R]
    plain = {
        entry.number: [parse_gain(gain) for gain in entry.gain]
        for entry in box.scrolls
        if entry.gain and entry.number > 12 and entry.number not in range(37, 43)
    }
    assert plain == {
        19: [(2, "water")], 20: [(2, "dinar")], 21: [(3, "date")],
        30: [(1, "any keshi")], 43: [(2, "any keshi")], 67: [(3, "any keshi")],
    }  # fmt: skip
    assert provenance_of(scroll(box, 21), "gain") is P


def provisions(box: Box, level: str) -> list[Provision]:
    return [tile for tile in box.provisions if tile.level == level]


def letters(gains: list[str]) -> str:
    """Resources as in the component list: W water, T date, D dinar."""
    short = {"water": "W", "date": "T", "dinar": "D"}
    return "".join(short[thing] * amount for amount, thing in map(parse_gain, gains))


def test_provisions(box: Box) -> None:
    assert [tile.number for tile in box.provisions] == list(range(1, 25))
    base = provisions(box, "base")
    costs = " ".join("".join(sorted(letters(tile.cost))) for tile in base)
    assert costs == "TWW DWW TTW DTT DDW DDT DTW DTW DTW WWW TTT DDD"
    for tile in base:
        assert (tile.points, tile.effect) == (4, None)
        assert sources(tile, "cost", "points") == [R, D]


def test_the_new_provisions(box: Box) -> None:
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


def test_river_tiles(box: Box) -> None:
    tiles = {tile.number: tile for tile in box.river_tiles}
    assert [tiles[number].back for number in range(1, 19)] == [
        2, 1, 4, 3, 6, 5, 8, 7, 10, 9, 12, 11, 14, 13, 16, 15, 18, 17,
    ]  # fmt: skip
    by_season = [{n for n, tile in tiles.items() if tile.season == s} for s in (1, 2, 3)]
    assert by_season == [{1, 2, 7, 8, 13, 14}, {3, 4, 9, 10, 15, 16}, {5, 6, 11, 12, 17, 18}]
    for tile in box.river_tiles:
        assert sources(tile, "back", "season") == [D, D]


def test_river_tile_gains(box: Box) -> None:
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


def test_tower(box: Box) -> None:
    assert [(layer.name, layer.stays, layer.falls) for layer in box.tower] == [
        ("B1", 0.15, 0.30),
        ("B2", 0.30, 0.30),
    ]
    assert {provenance_of(layer, "stays") for layer in box.tower} == {R}


# ---- values of the modules


def test_staircase_tiles(box: Box) -> None:
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


def test_imam_and_sultan(box: Box) -> None:
    pawns = box.imam_sultan
    assert (pawns.step, pawns.dates_off, pawns.goods_off) == (5, 1, 1)
    assert sources(pawns, "step", "dates_off", "goods_off") == [R, P, P]


def test_desert_towns(box: Box) -> None:
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


def test_town_rules(box: Box) -> None:
    rules = box.town_rules
    assert (rules.tiles, rules.points, rules.towns_scored) == ([3, 5, 7], 4, 2)
    assert rules.cost == GOODS
    assert set(sources(rules, *rules.values())) == {P}


def test_nomads(box: Box) -> None:
    assert box.nomads.count == 20
    assert (box.nomads.cost, box.nomads.move_cost) == (["1 date", "1 water"], ["1 dinar"])
    assert set(sources(box.nomads, *box.nomads.values())) == {P}


def test_racecourse(box: Box) -> None:
    course = box.racecourse
    assert (course.start, course.goals, course.finish, course.column) == (1, [8, 16, 24], 32, 8)
    assert sources(course, "start", "goals", "finish", "column") == [R, R, R, R]
    assert course.steps == [1, 2, 2, 2, 3, 3, 4, 4]
    assert (course.goal_goods, course.goal_dung, course.first_dinars) == (1, 1, 1)
    assert (course.finish_points, course.race_points) == (5, [16, 8, 4, 2])
    fields = ("steps", "goal_goods", "goal_dung", "first_dinars", "finish_points", "race_points")
    assert set(sources(course, *fields)) == {P}


def test_bridges(box: Box) -> None:
    assert [(bridge.step, bridge.cost) for bridge in box.bridges] == [
        (12, ["1 date", "1 water"]),
        (20, ["1 date", "2 water"]),
        (28, ["2 dates", "2 water"]),
    ]
    assert {s for bridge in box.bridges for s in sources(bridge, "step", "cost")} == {R}


def test_dung(box: Box) -> None:
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


def test_awards(box: Box) -> None:
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


def test_award_benefits_are_told_in_one_way() -> None:
    split = Benefit(colour="red", steps=4, tracks=["river", "mosque"])
    turned = Benefit(colour="red", steps=4, tracks=["mosque", "river"])
    assert split.said() == turned.said() == "4 steps mosque/river"
    assert Benefit(colour="red", gain=["3 water", "3 dates"]).said() == "3 date + 3 water"


def test_buildings(box: Box) -> None:
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


def test_source_of_asks_for_a_value(box: Box) -> None:
    for field in ("spam", "source", "sources"):
        with pytest.raises(AttributeError, match=field):
            provenance_of(box.frame, field)


# ---- summary and fingerprint


Edit = Callable[[str, str, str], Path]


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """Put a changed copy of a built-in file into an overlay: edit(file, old, new)."""

    def change(file: str, old: str, new: str) -> Path:
        text = (BUILT_IN / file).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return tmp_path

    return change


def test_summary_counts_values_by_source(box: Box) -> None:
    kinds = summary(box)
    assert [kind.name for kind in kinds] == list(Box.__struct_fields__)
    counts = {kind.name: (kind.entries, *kind.values.values()) for kind in kinds}
    assert list(kinds[0].values) == [P, D, R]
    assert counts == {
        "colours": (12, 11 + 12 + 8, 12 + 1, 0),  # red has no sector, goods have no spaces
        "frame": (1, 11, 0, 0),
        "river": (1, 0, 0, 5),
        "stairs": (1, 2, 0, 1),
        "lines": (1, 0, 0, 2),
        "line_spaces": (15, 3, 5, 7),
        "square": (1, 0, 0, 1),
        "discs": (3, 0, 0, 3),
        # number and type only say which tile it is
        "luxury_goods": (35, 15 + 4 + 5 * 4 + 5 * 3 + 2, 1, 25 * 3 - 19 + 5 * 2 + 4),
        "offices": (12, 1 + 6, 0, 17 + 18),
        "gates": (12, 12, 0, 0),
        "workshops": (4, 7, 1, 0),
        "gate_spaces": (8, 0, 7, 1),
        "gate_match": (1, 1, 0, 0),
        "oasis_spaces": (6, 2, 0, 4),
        "start_oasis": (2, 2, 0, 0),
        "storage": (6, 2, 1, 3),
        "storage_draw": (1, 1, 0, 0),
        "oases": (36, 75 + 26, 5, 3 + 7 + 8 + 2),
        "scrolls": (72, 72 * 4 + 6, 6, 12),  # 24 scrolls have a gain
        "provisions": (24, 12 * 3 + 1, 12, 12 + 12),
        "river_tiles": (18, 6 + 2, 36, 0),
        "tower": (2, 0, 0, 4),
        "staircase_tiles": (20, 0, 0, 40),
        "staircase_cover": (1, 0, 0, 1),
        "imam_sultan": (1, 2, 0, 1),
        "towns": (12, 12 * 2 + 9 + 4, 0, 0),
        "town_rules": (1, 4, 0, 0),
        "nomads": (1, 3, 0, 0),
        "racecourse": (1, 6, 0, 4),
        "bridges": (3, 0, 0, 3),
        "dung": (1, 4, 0, 0),
        "awards": (12, 0, 0, 12 * 5),
        "buildings": (8, 0, 1, 15),
        "strategy_tiles": (15, 5, 0, 15 * 3 + 7),  # 7 have a river icon
        "pashabot": (1, 6, 2, 4),
        "simplified": (1, 2, 0, 0),
    }


def test_the_strategy_tiles(box: Box) -> None:
    tiles = {tile.number: tile for tile in box.strategy_tiles}
    assert (tiles[1].upper, tiles[1].lower) == ("beige", "pink")
    assert (tiles[1].luxury, tiles[1].river) == (["necklace", "dagger"], True)
    assert (tiles[13].upper, tiles[13].lower) == ("gray", "white")
    assert (tiles[13].luxury, tiles[13].river) == (["falcon", "race saddle"], False)
    assert [number for number, tile in tiles.items() if tile.river] == [1, 3, 5, 8, 10, 12, 14]
    assert [n for n, tile in tiles.items() if tile.needs_modules] == [11, 12, 13, 14, 15]


def test_the_pashabot(box: Box) -> None:
    bot = box.pashabot
    assert bot.rows[:6] == ["medina", "square", "orchard", "river", "madrasa", "sahara"]
    assert bot.rows[6:] == ["mosque", "palace", "souk"]
    assert bot.square[6] == "1 stair step"
    assert bot.madrasa == [6, 10, 14]
    assert (box.simplified.levels, box.simplified.with_towns) == ([135, 160, 185, 201], 25)


def test_the_pashabots_files_matter_for_solo_games_only(edit: Edit, box: Box) -> None:
    changed = load(edit("pashabot.toml", "camel_step = 4", "camel_step = 5"))
    assert fingerprint(changed) == fingerprint(box)
    assert fingerprint(changed, solo=True) != fingerprint(box, solo=True)


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong"),
    [
        ("pashabot.toml", '"mosque", "palace"', '"mosque", "mosque"', "rows must be the nine"),
        ("pashabot.toml", '"1 stair step", ', "", "square must have 8 rewards"),
        ("simplified.toml", "160", "100", "levels .* must be increasing"),
        ("strategy_tiles.toml", '"necklace", "dagger"', '"necklace"', "must be two types"),
    ],
)
def test_a_broken_solo_file(edit: Edit, file: str, old: str, new: str, wrong: str) -> None:
    with pytest.raises(ComponentError, match=wrong):
        load(edit(file, old, new))


def test_every_file_is_a_kind_and_every_kind_a_file() -> None:
    files = {path.stem for path in BUILT_IN.glob("*.toml")}
    assert files == set(Box.__struct_fields__)


def test_files_hold_no_value_equal_to_its_default(box: Box) -> None:
    # it would be written down, but in no count: then the summary would say too little
    for path in BUILT_IN.glob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        part = getattr(box, path.stem)
        rows = next(iter(data.values())) if isinstance(part, list) else [data]
        written = sum(len(row.keys() - {"source", "sources"}) for row in rows)
        identity = len(rows) * len((part[0] if isinstance(part, list) else part).identity)
        counted = next(kind for kind in summary(box) if kind.name == path.stem)
        assert sum(counted.values.values()) == written - identity, path.name


def test_fingerprint_is_short_and_stable(box: Box) -> None:
    assert re.fullmatch("[0-9a-f]{16}", fingerprint(box))
    assert fingerprint(box) == fingerprint(msgspec.structs.replace(box))


def test_fingerprint_changes_with_any_value_but_not_with_sources(box: Box) -> None:
    match = msgspec.structs.replace(box.gate_match, source=R)
    assert fingerprint(msgspec.structs.replace(box, gate_match=match)) == fingerprint(box)
    match = msgspec.structs.replace(box.gate_match, points=3)
    assert fingerprint(msgspec.structs.replace(box, gate_match=match)) != fingerprint(box)


def test_fingerprint_and_the_order_of_entries(box: Box) -> None:
    turned = msgspec.structs.replace(box, scrolls=box.scrolls[::-1])
    assert fingerprint(turned) == fingerprint(box)
    # workshops have no name: their order is a value
    turned = msgspec.structs.replace(box, workshops=box.workshops[::-1])
    assert fingerprint(turned) != fingerprint(box)


def test_fingerprint_sees_into_tables(edit: Edit, box: Box) -> None:
    changed = load(edit("awards.toml", 'colour = "green", gain', 'colour = "pink", gain'))
    assert fingerprint(changed) != fingerprint(box)


# ---- corrected copies


def refusal(overlay: Path) -> str:
    with pytest.raises(ComponentError) as caught:
        load(overlay)
    return str(caught.value)


def test_the_built_in_box_is_read_once() -> None:
    assert load() is load()


def test_an_empty_overlay_changes_nothing(tmp_path: Path) -> None:
    assert load(tmp_path) == load()


def test_an_overlay_replaces_a_whole_file(edit: Edit, box: Box) -> None:
    corrected = load(edit("river.toml", "[3, 6, 9, 12]", "[2, 5, 9, 12]"))
    assert corrected.river.rapids == [2, 5, 9, 12]
    assert fingerprint(corrected) != fingerprint(box)
    assert msgspec.structs.replace(corrected, river=box.river) == box
    assert load() == box


def test_an_overlay_may_correct_a_source_alone(edit: Edit, box: Box) -> None:
    corrected = load(edit("square.toml", "reconstructed", "printed"))
    assert provenance_of(corrected.square, "ring") is P
    assert fingerprint(corrected) == fingerprint(box)


def test_hidden_files_do_not_matter(tmp_path: Path) -> None:
    (tmp_path / ".DS_Store").write_bytes(b"\0")
    assert load(tmp_path) == load()


def test_a_missing_folder(tmp_path: Path) -> None:
    message = refusal(tmp_path / "none")
    assert message == f"{tmp_path / 'none'}: there is no such folder, name one with component files"


def test_an_unknown_file(tmp_path: Path) -> None:
    (tmp_path / "scroll.toml").write_text("")
    message = refusal(tmp_path)
    assert message == "scroll.toml: this is no component file, the name should be scrolls.toml"


def test_a_file_with_nothing_like_it(tmp_path: Path) -> None:
    (tmp_path / "qqq").write_text("")
    assert "the name should be colours.toml, frame.toml, " in refusal(tmp_path)


def test_not_toml(tmp_path: Path) -> None:
    (tmp_path / "river.toml").write_text("jetty = 14\nrapids 3\n")
    message = refusal(tmp_path)
    assert message.startswith("river.toml: this is not valid TOML, ")
    assert "line 2" in message


def test_not_text(tmp_path: Path) -> None:
    (tmp_path / "river.toml").write_bytes(b"jetty = \xff")
    assert refusal(tmp_path) == "river.toml: this is not text in UTF-8, save it as such"


def test_not_a_file(tmp_path: Path) -> None:
    (tmp_path / "river.toml").mkdir()
    message = refusal(tmp_path)
    assert message.startswith("river.toml: cannot be read (")


@pytest.mark.parametrize(
    "text", ["", "[[tile]]\nnumber = 1\n", "scroll = 3\n", "scroll = [3]\n", "scroll = []\nx = 1\n"]
)
def test_not_a_list_of_entries(tmp_path: Path, text: str) -> None:
    (tmp_path / "scrolls.toml").write_text(text)
    message = refusal(tmp_path)
    assert message.startswith("scrolls.toml: has ")
    assert message.endswith("it must have [[scroll]] entries alone")


SCROLL_17 = 'number = 17\ncolour = "gray"\nscholars = 1\ndates = 1\nacts = "permanent"\n'
KEYS = "source, sources, number, colour, scholars, dates, acts, gain"


@pytest.mark.parametrize(
    ("new", "message"),
    [
        (SCROLL_17.replace("scholars = 1", 'scholars = "one"'),
         "scholars must be a whole number, not a text"),
        (SCROLL_17.replace("scholars = 1", "scholars = 0"),
         "scholars must be a whole number of at least 1, not 0"),
        (SCROLL_17.replace('"gray"', '"grey"'),
         "colour must be one of gray, yellow, pink, orange, not 'grey'"),
        (SCROLL_17.replace("dates", "date"), f"date is no key of it, which are {KEYS}"),
        (SCROLL_17.replace("dates = 1\n", ""), f"dates is missing, the keys are {KEYS}"),
        (SCROLL_17 + 'gain = "1 water"\n', "gain must be a list, not a text"),
        (SCROLL_17 + "gain = [1]\n", "in gain, each must be a text, not a whole number"),
        (SCROLL_17 + 'gain = ["1 water"]\n',
         "gain belongs to an instant scroll, and this one is permanent"),
        (SCROLL_17 + 'sources = { acts = "guessed" }\n',
         "in sources, each must be one of printed, derived, reconstructed,"
         " not {'acts': 'guessed'}"),
        (SCROLL_17 + 'sources = { scholar = "printed" }\n',
         'sources names "scholar", which is none of number, colour, scholars, dates, acts, gain'),
        (SCROLL_17.replace("dates = 1", "dates = 2"),
         "needs 1 scholars and 2 dates, all gray scrolls must need the same,"
         " as scroll 1 does: 1 and 1"),
    ],
)  # fmt: skip
def test_a_broken_scroll(edit: Edit, new: str, message: str) -> None:
    assert refusal(edit("scrolls.toml", SCROLL_17, new)) == f"scrolls.toml, scroll 17: {message}"


def test_a_bad_gain_is_named(edit: Edit) -> None:
    message = refusal(edit("scrolls.toml", '"3 dates"', '"3 camels"'))
    assert message.startswith(
        'scrolls.toml, scroll 21: gain: "3 camels" is no gain, write an amount'
    )
    assert message.endswith('as in "2 water"')


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        # each entry once
        ("scrolls.toml", "number = 17", "number = 18",
         "scrolls.toml, scroll 18: is there 2 times, there must be 1–72, each once"),
        ("scrolls.toml", "number = 17", "number = 99",
         "scrolls.toml, scroll 99: does not belong here, there must be 1–72, each once"),
        ("oases.toml", "number = 36", "number = 37",
         "oases.toml, oasis 37: does not belong here, there must be 1–36, each once"),
        ("colours.toml", 'name = "white"', 'name = "black"',
         "colours.toml, colour black: is there 2 times, there must be turquoise, green, gray,"
         " white, black, pink, beige, brown, red, yellow, orange, purple, each once"),
        ("discs.toml", '"pink"', '"blue"',
         "discs.toml, disc blue: does not belong here, there must be pink, purple, training room,"
         " each once"),
        ("line_spaces.toml", '"C10"', '"C11"',
         "line_spaces.toml, line space C11: does not belong here, there must be L2, L3, L4, L5,"
         " C3, C4, C5, C6, C7, C8, C9, C10, R2, R3, R4, each once"),
        ("oasis_spaces.toml", "place = 3", "place = 2",
         "oasis_spaces.toml, oasis space left 2: is there 2 times, there must be"
         " left 1, left 2, left 3, right 1, right 2, right 3, each once"),
        ("storage.toml", "place = 6", "place = 7",
         "storage.toml, storage space 7: does not belong here, there must be 1–6, each once"),
        ("gate_spaces.toml", '"river"', '"medina"',
         "gate_spaces.toml, gate space medina: does not belong here, there must be river, orchard,"
         " madrasa, palace, mosque, square, sahara, souk, each once"),
        ("tower.toml", '"B2"', '"B1"',
         "tower.toml, layer B1: is there 2 times, there must be B1, B2, each once"),
        # how many of a sort
        ("scrolls.toml", 'colour = "gray"\nscholars = 1', 'colour = "yellow"\nscholars = 3',
         "scrolls.toml: 20 scrolls are gray, there must be 21"),
        ("luxury_goods.toml", '"slipper"', '"dagger"',
         "luxury_goods.toml: 4 are of type slipper, there must be 5"),
        ("gates.toml", "count = 3", "count = 4",
         "gates.toml: count adds up to 33, there must be 32 gates, 8 for each workshop"),
        ("workshops.toml", "[[workshop]]",
         '[[workshop]]\ndinars = 0\npoints = 0\nsource = "derived"\n\n[[workshop]]',
         "workshops.toml: has 5 workshops, there must be 4"),
        ("colours.toml", "wooden = 10", "wooden = 11",
         "colours.toml: wooden adds up to 93, the box has 92 wooden keshis"),
        ("storage.toml", '"exchange"', '"keshi"',
         'storage.toml: 3 spaces show "keshi", there must be 2, as players draw 2 keshis each,'
         " or 3 with 2 players"),
        # the colours
        ("colours.toml", 'kind = "goods"', 'kind = "space"',
         "colours.toml, colour yellow: kind is goods for yellow, orange, purple alone"),
        ("colours.toml", 'sector = "river"\n', "",
         "colours.toml, colour turquoise: sector is left out for a vendor alone"),
        ("colours.toml", "spaces = 8", "spaces = 9",
         "colours.toml, colour turquoise: spaces is 8, and left out for goods, which have no"
         " limit"),
        # the frame
        ("frame.toml", "rounds = 4", "rounds = 5",
         "frame.toml: rounds x assistants is 15 and must be 12, as a season uses each colour"
         " once"),
        ("frame.toml", '"1 water"', '"1 point"',
         'frame.toml: start_resources: "1 point" must be an amount of water, dates or dinars'),
        # the tracks
        ("river.toml", "[3, 6, 9, 12]", "[3, 6, 9, 14]",
         "river.toml: rapids [3, 6, 9, 14] must be at least 3 increasing steps below the jetty,"
         " 14"),
        ("river.toml", "[3, 6, 9, 12]", "[3, 9, 6, 12]",
         "river.toml: rapids [3, 9, 6, 12] must be at least 3 increasing steps below the jetty,"
         " 14"),
        ("river.toml", "[3, 6, 9, 12]", "[3, 6, 9]",
         "river.toml: 4 rapid_bonuses for 3 rapids, each must have one"),
        ("river.toml", "crocodile = 4", "crocodile = 14",
         "river.toml: crocodile 14 must lie below the jetty, 14"),
        ("river.toml", "[4, 3, 2, 1]", "[4, 3, 2]",
         "river.toml: jetty_spots has 3 spots, there must be one for each of 4 players"),
        ("stairs.toml", "[0, 4,", "[1, 4,",
         "stairs.toml: segments [1, 4, 7, 11, 16] must be 5 increasing steps from 0 to 16"),
        ("stairs.toml", "steps = 16", "steps = 17",
         "stairs.toml: segments [0, 4, 7, 11, 16] must be 5 increasing steps from 0 to 17"),
        ("stairs.toml", "7, 11, 16]", "7, 7, 16]",
         "stairs.toml: segments [0, 4, 7, 7, 16] must be 5 increasing steps from 0 to 16"),
        ("lines.toml", "[1, 1, 2, 3, 4]", "[1, 1, 2, 3]",
         "lines.toml: dinars has 4 numbers, there must be 5, one a segment"),
        # the main square
        ("square.toml", '    "1 water",\n', "", "square.toml: ring has 7 bonuses, there must be 8"),
        ("discs.toml", "[1, 2, 2, 1, 3, 2, 1, 3]", "[1, 2, 2]",
         "discs.toml, disc pink: spectators has 3 sections, there must be 8"),
        ("discs.toml", "[1, 2, 2, 1, 3, 2, 1, 3]", "[1, 2, 2, 1, 3, 2, 1, -3]",
         "discs.toml, disc pink: in spectators, each must be a whole number of at least 0,"
         " not [1, 2, 2, 1, 3, 2, 1, -3]"),
        # souk, medina and Sahara
        ("luxury_goods.toml", 'cost = ["yellow"]', "cost = []",
         "luxury_goods.toml, luxury good 1 slipper: cost is empty, it must be one goods keshi at"
         " least"),
        ("luxury_goods.toml", 'cost = ["yellow"]', 'cost = ["green"]',
         "luxury_goods.toml, luxury good 1 slipper: in cost, each must be one of yellow, orange,"
         " purple, not ['green']"),
        ("workshops.toml", "dinars = 2", "dinars = -2",
         "workshops.toml, workshop 3: dinars must be a whole number of at least 0, not -2"),
        ("gate_spaces.toml", '["green"]', '["green", "green"]',
         "gate_spaces.toml, gate space orchard: matches ['green', 'green'] must name each colour"
         " once"),
        ("oasis_spaces.toml", '"1 dinar"', '"1 green"',
         'oasis_spaces.toml, oasis space left 1: cost: "1 green" must be an amount of water, dates'
         " or dinars"),
        ("storage_draw.toml", '"red"', '"pink"',
         "storage_draw.toml: colours ['green', 'gray', 'white', 'black', 'turquoise', 'pink',"
         " 'beige', 'pink'] must name each colour once, and no goods"),
        ("storage_draw.toml", ', "red"', "",
         "storage_draw.toml: 7 colours, 4 players draw 2 each: 8 at least"),
        # oases
        ("oases.toml", 'resource = "water"\n', "",
         'oases.toml, oasis 19: resource is missing, the rule "resource" needs it'),
        ("oases.toml", "at_most = 3", "at_least = 3",
         'oases.toml, oasis 24: at_least has no use for the rule "small sectors"'),
        ("oases.toml", "most = 12\n", "",
         'oases.toml, oasis 19: most belongs to the rule "resource", and to no other'),
        ("oases.toml", "base = 7\n", "",
         "oases.toml, oasis 27: base and each are 0, one of them must give points"),
        # river tiles
        ("river_tiles.toml", "back = 2", "back = 3",
         "river_tiles.toml, river tile 1: back is 3, whose own back must then be 1"),
        ("river_tiles.toml", "season = 1", "season = 2",
         "river_tiles.toml, river tile 1: season is 2, both sides must have the same"),
        ("river_tiles.toml", 'gain = ["5 points"]', 'second = ["5 points"]',
         "river_tiles.toml, river tile 4: second is for season 3 alone, and this tile is of 2"),
        ("frame.toml", "seasons = 3", "seasons = 2",
         "frame.toml: seasons is 2 and must be 3, as there are river tiles for 3"),
        # a module's tiles follow those of the base game
        ("offices.toml", "expansion = true\n", "",
         "offices.toml, office 7: must be a tile of a module, the base game has 1 to 6"),
        ("oases.toml", 'needs = ["luxury-goods"]\n', "",
         "oases.toml, oasis 31: must be a tile of a module, the base game has 1 to 30"),
        ("oases.toml", "number = 30\n", 'number = 30\nneeds = ["camels"]\n',
         "oases.toml, oasis 30: must be a tile of the base game, which has 1 to 30"),
        ("provisions.toml", "number = 12\n",
         'number = 12\nlevel = "moderate"\neffect = "river step"\n',
         "provisions.toml, provision 12: must be a tile of the base game, which has 1 to 12"),
        # what modules add to kinds of the base game
        ("discs.toml", "[2, 0, 2,", "[2, 1, 2,",
         "discs.toml, disc purple: has 0 sections with 0 spectators and 1 with 4, there must be"
         " one of each"),
        ("discs.toml", "[2, 2, 3,", "[1, 2, 3,",
         "discs.toml, disc training room: has 17 spectators, there must be 3 more than the 15 of"
         " the disc pink"),
        ("luxury_goods.toml", "camel_steps = 2\n", "",
         "luxury_goods.toml, luxury good 26 race saddle: camel_steps belongs to each race saddle"
         " alone"),
        ("luxury_goods.toml", "camel_steps = 2\n", "camel_steps = 7\n",
         "luxury_goods.toml, luxury good 26 race saddle: camel_steps must be a whole number of at"
         " most 6, not 7"),
        ("luxury_goods.toml", "gain = []\n", "gain = []\nclaim_off = 1\n",
         "luxury_goods.toml, luxury good 11 dagger: claim_off belongs to each race saddle alone"),
        ("luxury_goods.toml", "gain = []\n", 'gain = []\npays = ["red"]\n',
         "luxury_goods.toml, luxury good 11 dagger: pays belongs to each falcon alone"),
        ("luxury_goods.toml", 'bonus = "nomad"\n', "",
         "luxury_goods.toml, luxury good 31 falcon: bonus belongs to each falcon alone"),
        ("luxury_goods.toml", 'bonus = "keshi exchange"', 'bonus = "spectators 3"',
         'luxury_goods.toml: 2 falcons have the bonus "spectators 3", each must have its own'),
        ("luxury_goods.toml", 'needs = ["nomads"]\n', "",
         "luxury_goods.toml, luxury good 31 falcon: needs is nomads for the bonus \"nomad\", and"
         " left out for others"),
        ("luxury_goods.toml", "steps = 3\n", "",
         'luxury_goods.toml, luxury good 35 falcon: steps belongs to the bonus "steps" alone'),
        ("luxury_goods.toml", '["gray"]', '["brown"]',
         "luxury_goods.toml, luxury good 32 falcon: pays ['brown'] must name each colour once, and"
         " no caravan"),
        ("luxury_goods.toml", '"black", "turquoise"]', '"black", "green"]',
         "luxury_goods.toml, luxury good 35 falcon: pays ['white', 'black', 'green'] must be of"
         ' turquoise, white, black for the bonus "steps"'),
        ("oases.toml", "table = [1, 3, 6, 10, 15]\n", "",
         'oases.toml, oasis 31: table is missing, the rule "luxury types" needs it'),
        ("oases.toml", "table = [1, 3, 6, 10, 15]\n", "table = [1, 3, 6, 10, 15]\neach = 1\n",
         "oases.toml, oasis 31: table gives all the points, leave base and each out"),
        ("oases.toml", "[1, 3, 6, 10, 15]", "[1, 3, 3, 10, 15]",
         "oases.toml, oasis 31: table [1, 3, 3, 10, 15] must give more for more things"),
        ("oases.toml", "base = 7\n", "base = 7\nmost_points = 7\n",
         'oases.toml, oasis 27: most_points has no use for the rule "palace"'),
        ("oases.toml", "base = 7\n", "base = 7\nper = 2\n",
         'oases.toml, oasis 27: per belongs to the rule "camel" alone'),
        ("provisions.toml", 'effect = "river step"\n', "",
         "provisions.toml, provision 13: effect of a moderate tile must be one of river step,"
         " palace step, mosque step, goods keshi, 1 spectator, keshi exchange"),
        ("provisions.toml", "number = 1\n", 'number = 1\neffect = "river"\n',
         "provisions.toml, provision 1: effect of a base tile must be left out"),
        ("provisions.toml", 'needs = ["nomads"]\n', "",
         'provisions.toml, provision 22: needs is nomads for the effect "nomad", and left out for'
         " others"),
        ("provisions.toml", 'effect = "river"', 'effect = "palace"',
         'provisions.toml: 0 hard tiles have the effect "river", there must be one'),
        # staircases
        ("staircase_tiles.toml", '["1 yellow"]', '["1 orange"]',
         "staircase_tiles.toml: no front shows yellow, every colour must be on one"),
        ("staircase_tiles.toml", '["1 yellow"]', "[]",
         "staircase_tiles.toml, staircase tile 3: front is empty, it must give something"),
        ("staircase_tiles.toml", "number = 20", "number = 21",
         "staircase_tiles.toml, staircase tile 21: does not belong here, there must be 1–20,"
         " each once"),
        ("staircase_cover.toml", '"C8"]', '"C9"]',
         "staircase_cover.toml: spaces ['L2', 'C4', 'R2', 'L3', 'C5', 'R3', 'L4', 'C6', 'R4',"
         " 'L5', 'C7', 'C9'] must be L2, L3, L4, L5, C4, C5, C6, C7, C8, R2, R3, R4, in the order"
         " in which they are covered"),
        ("imam_sultan.toml", "step = 5", "step = 16",
         "imam_sultan.toml: step 16 must lie below the final space, 16"),
        # desert towns
        ("towns.toml", "number = 12", "number = 13",
         "towns.toml, town 13: does not belong here, there must be 1–12, each once"),
        ("towns.toml", 'rule = "scrolls"', 'rule = "gates"',
         'towns.toml: 2 towns have the rule "gates", each must have its own'),
        ("towns.toml", 'acts = "instant"', 'acts = "end"',
         'towns.toml, town 10: acts must be "instant" for the rule "scroll"'),
        ("towns.toml", "each = 2\n", "",
         'towns.toml, town 1: each: the rule "gates" gives points'),
        ("towns.toml", 'acts = "instant"\n', 'acts = "instant"\neach = 2\n',
         'towns.toml, town 10: each: the rule "scroll" gives no points'),
        ("towns.toml", "at_least = 4\n", "",
         'towns.toml, town 8: at_least belongs to the rule "sectors", and to no other'),
        ("towns.toml", "each = 2\n", "each = 2\nper = 2\n",
         'towns.toml, town 1: per belongs to the rule "keshis" alone'),
        ("towns.toml", "each = 2\n", "each = 2\nmost_points = 8\n",
         'towns.toml, town 1: most_points has no use for the rule "gates"'),
        ("town_rules.toml", "[3, 5, 7]", "[3, 5]",
         "town_rules.toml: tiles [3, 5] must be 3 increasing numbers, for 2, 3 and 4 players"),
        ("town_rules.toml", "[3, 5, 7]", "[3, 5, 13]",
         "town_rules.toml: tiles asks for 13 towns, there are 12"),
        # camels and nomads
        ("nomads.toml", '"1 dinar"', '"1 point"',
         'nomads.toml: move_cost: "1 point" must be an amount of water, dates or dinars'),
        ("racecourse.toml", "[8, 16, 24]", "[8, 16]",
         "racecourse.toml: start, goals and finish [1, 8, 16, 32] must be 5 lines in increasing"
         " order"),
        ("racecourse.toml", "[8, 16, 24]", "[8, 24, 16]",
         "racecourse.toml: start, goals and finish [1, 8, 24, 16, 32] must be 5 lines in"
         " increasing order"),
        ("racecourse.toml", "finish = 32", "finish = 29",
         "racecourse.toml: finish is 29 and must be 30 at least, as oasis 35 gives points for so"
         " many steps"),
        ("racecourse.toml", "column = 8", "column = 9",
         "racecourse.toml: steps for 8 colours and a column of 9 spaces, these must agree"),
        ("racecourse.toml", "[1, 2, 2, 2,", "[1, 2, 1, 2,",
         "racecourse.toml: steps [1, 2, 1, 2, 3, 3, 4, 4] must not fall with more colours"),
        ("racecourse.toml", "[16, 8, 4, 2]", "[16, 8, 4]",
         "racecourse.toml: race_points [16, 8, 4] must be 4 falling numbers, one for each place"),
        ("bridges.toml", "step = 20", "step = 12",
         "bridges.toml, bridge 12: is there 2 times, each must have its own step"),
        ("bridges.toml", "step = 28", "step = 32",
         "bridges.toml, bridge 32: must lie between start, 1, and finish, 32"),
        ("bridges.toml", '"1 water"', '"1 dinar"',
         "bridges.toml, bridge 12: cost ['1 date', '1 dinar'] must be dates and water"),
        ("dung.toml", "[17, 5]", "[17, 4]",
         "dung.toml: counts adds up to 21, there must be 22 tiles"),
        ("dung.toml", "[17, 5]", "[22]",
         "dung.toml: tiles and counts must be as many, and one of the tiles a 1"),
        ("dung.toml", "7, 10,", "7, 7,",
         "dung.toml: loss [2, 4, 7, 7, 13, 16, 20] must rise with more dung"),
        # awards
        ("awards.toml", 'side = "b"', 'side = "a"',
         "awards.toml, award 1 a: is there 2 times, there must be 1 a–6 b, each once"),
        ("awards.toml", 'dung = "gray"', 'dung = "yellow"',
         "awards.toml, award 1 a: dung must be one of turquoise, green, gray, white, black, pink,"
         " beige, brown, red, not 'yellow'"),
        ("awards.toml", '"2 points"', '"3 points"',
         "awards.toml, award 1 a: one gives 3 point, it must be one of 2 point, 2 dinar, 2 water,"
         " 2 date, 1 any resource, 2 any goods"),
        ("awards.toml", 'scroll = "yellow"', 'gain = ["5 points"]',
         "awards.toml: three gives yellow scroll on no side, each must be there"),
        ("awards.toml", '"2 points"', '"2 camels"',
         'awards.toml, award 1 a: one: gain: "2 camels" is no gain, write an amount and one of'
         " water, date, dinar, point, river step, palace step, mosque step, stair step,"
         " any resource, any goods, any keshi, any keshi pair, turquoise, green, gray, white,"
         ' black, pink, beige, brown, red, yellow, orange, purple, as in "2 water"'),
        ("awards.toml", 'colour = "green"', 'colour = "orange"',
         "awards.toml, award 1 a: one: colour must be one of turquoise, green, gray, white, black,"
         " pink, beige, brown, red, not 'orange'"),
        ("awards.toml", 'colour = "green", ', "",
         "awards.toml, award 1 a: one: colour is missing, the keys are colour, gain, goods_any,"
         " steps, tracks, spectators, scroll, claim, luxury_off, river_bonus"),
        ("awards.toml", "river_bonus = true", "river_tile = true",
         "awards.toml, award 1 b: four: river_tile is no key of it, which are colour, gain,"
         " goods_any, steps, tracks, spectators, scroll, claim, luxury_off, river_bonus"),
        ("awards.toml", "river_bonus = true", "river_bonus = true, claim = 1",
         "awards.toml, award 1 b: four: gives claim, river_bonus, it must be one of gain,"
         " goods_any, steps, spectators, scroll, claim, luxury_off, river_bonus"),
        ("awards.toml", "river_bonus = true", "river_bonus = false",
         "awards.toml, award 1 b: four: gives nothing, it must be one of gain, goods_any, steps,"
         " spectators, scroll, claim, luxury_off, river_bonus"),
        ("awards.toml", '["river", "mosque"]', '["river"]',
         "awards.toml, award 2 b: three: tracks ['river'] must be the different tracks over which"
         " steps are split"),
        ("awards.toml", '["river", "mosque"]', '["river", "souk"]',
         "awards.toml, award 2 b: three: in tracks, each must be one of river, palace, mosque, not"
         " ['river', 'souk']"),
        ("awards.toml", 'four = { colour = "brown", gain = ["8 points"] }', "four = 8",
         "awards.toml, award 1 a: four must be a table, not a whole number"),
        # special buildings
        ("buildings.toml", '"gazebo"', '"library"',
         "buildings.toml, building library: is there 2 times, there must be date warehouse,"
         " library, training room, prayer house, boat house, camel stable, barracks, gazebo, each"
         " once"),
        ("buildings.toml", '"green"', '"yellow"',
         "buildings.toml, building date warehouse: keshi must be one of turquoise, green, gray,"
         " white, black, pink, beige, brown, red, not 'yellow'"),
        ("buildings.toml", '"2 water"', '"2 points"',
         'buildings.toml, building date warehouse: resources: "2 points" must be an amount of'
         " water, dates or dinars"),
        # the tower
        ("tower.toml", "stays = 0.15", "stays = 1.5",
         "tower.toml, layer B1: stays must be a number of at most 1.0, not 1.5"),
        ("tower.toml", "stays = 0.15", "stays = nan",
         "tower.toml, layer B1: stays must be a number of at least 0.0, not nan"),
    ],
)  # fmt: skip
def test_a_broken_file(edit: Edit, file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentError) as refused:
        load(edit(file, old, new))
    assert str(refused.value) == message
    said = {refused.value.explain(lang) for lang in languages()}
    assert len(said) == len(languages())
    assert all(one.startswith(f"{refused.value.where}: ") for one in said)


def test_an_entry_without_its_number_is_named_by_its_place(edit: Edit) -> None:
    message = refusal(edit("scrolls.toml", "number = 17\n", ""))
    assert message.startswith("scrolls.toml, scroll entry 17: number is missing")


def test_a_missing_entry_is_named(edit: Edit) -> None:
    text = (BUILT_IN / "scrolls.toml").read_text(encoding="utf-8")
    entry = next(part for part in text.split("\n[[scroll]]\n") if "number = 17\n" in part)
    message = refusal(edit("scrolls.toml", f"\n[[scroll]]\n{entry}", ""))
    assert message == "scrolls.toml, scroll 17: is missing, there must be 1–72, each once"


def test_new_luxury_goods_come_last(tmp_path: Path) -> None:
    text = (BUILT_IN / "luxury_goods.toml").read_text(encoding="utf-8")
    swapped = {"number = 25\n": "number = 26\n", "number = 26\n": "number = 25\n"}
    text = re.sub(r"number = 2[56]\n", lambda found: swapped[found[0]], text)
    (tmp_path / "luxury_goods.toml").write_text(text, encoding="utf-8")
    assert refusal(tmp_path) == (
        "luxury_goods.toml, luxury good 26: must be a tile of a module, the base game has 1 to 25"
    )


def test_three_tiles_for_each_season(tmp_path: Path) -> None:
    text = (BUILT_IN / "river_tiles.toml").read_text(encoding="utf-8")
    text = text.replace("season = 1", "season = 2", 2)  # both sides of the first tile
    (tmp_path / "river_tiles.toml").write_text(text, encoding="utf-8")
    message = refusal(tmp_path)
    assert message == "river_tiles.toml: 4 sides are of season 1, there must be 6, on 3 tiles"


def test_an_entry_made_by_hand_is_checked_too() -> None:
    with pytest.raises(ValueError, match="sources names"):
        Workshop(dinars=1, points=1, source=P, sources={"price": D})


# ---- gains


@pytest.mark.parametrize(
    ("text", "gain"),
    [
        ("2 water", (2, "water")),
        ("1 date", (1, "date")),
        ("3 dates", (3, "date")),
        ("1 dinar", (1, "dinar")),
        ("2 dinars", (2, "dinar")),
        ("1 point", (1, "point")),
        ("12 points", (12, "point")),
        ("1 river step", (1, "river step")),
        ("2 river steps", (2, "river step")),
        ("3 palace steps", (3, "palace step")),
        ("1 mosque step", (1, "mosque step")),
        ("2 stair steps", (2, "stair step")),
        ("6 any resources", (6, "any resource")),
        ("1 any goods", (1, "any goods")),
        ("2 any keshis", (2, "any keshi")),
        ("1 any keshi pair", (1, "any keshi pair")),
        ("2 any keshi pairs", (2, "any keshi pair")),
    ],
)
def test_parse_gain(text: str, gain: tuple[int, str]) -> None:
    assert parse_gain(text) == gain


def test_parse_gain_knows_every_colour(box: Box) -> None:
    assert [parse_gain(f"2 {entry.name}") for entry in box.colours] == [
        (2, entry.name) for entry in box.colours
    ]


@pytest.mark.parametrize(
    "text",
    ["", "water", "2", "2 ", "0 water", "-1 water", "two water", "2  water", " 2 water", "2 Water",
     "2 camels", "1.5 points", "2 waters", "٢ water", "100 points", "any keshi"],
)  # fmt: skip
def test_parse_gain_refuses(text: str) -> None:
    with pytest.raises(ComponentError, match="is no gain"):
        parse_gain(text)
