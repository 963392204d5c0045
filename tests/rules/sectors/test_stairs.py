"""The palace and mosque staircases: steps, thresholds and connection lines."""

from typing import Any

import pytest

from marrakesh import Game, IllegalAction
from scenario import Scenario, happened, options, play, points, see

rule = pytest.mark.rule

STAIRS = {"palace": "white", "mosque": "black"}
FIRST = {1: 0, 2: 4, 3: 7, 4: 11, 5: 16}
"""The first step of each segment."""
FINAL = 16

# the connection lines: palace segment i, mosque segment j
DINARS = {1: 1, 2: 1, 3: 2, 4: 3, 5: 4}
LEFT = {2: "turquoise", 3: "orange", 4: "purple", 5: "date"}
MIDDLE = {3: "river", 4: "red", 5: "beige", 6: "gray", 7: "pink", 8: "brown", 9: "any", 10: "pair"}
RIGHT = {2: "water", 3: "green", 4: "yellow"}
POINTS = {1: 1, 2: 2, 3: 3, 4: 5, 5: 7}
LINES = [(i, j) for i in FIRST for j in FIRST if i + j > 2]
COLOURS = [
    "turquoise", "green", "gray", "white", "black", "pink",
    "beige", "brown", "red", "yellow", "orange", "purple",
]  # fmt: skip


def stairs(edition: str, *sectors: str, **facts: Any) -> Game:
    """Seat 0 with assistants in these sectors, without resources unless told otherwise."""
    table = Scenario(edition).player(0, **{"water": 0, "dates": 0, "dinars": 0, **facts})
    return table.assistants({0: sectors})


def crossing(edition: str, palace: int, mosque: int, **facts: Any) -> Game:
    """A pawn of seat 0 has just crossed a threshold; his pawns now are in these segments."""
    if palace > 1:
        steps = {"palace": FIRST[palace] - 1, "mosque": FIRST[mosque]}
        game = stairs(edition, "palace", white=1, **steps, **facts)
    else:
        steps = {"palace": 0, "mosque": FIRST[mosque] - 1}
        game = stairs(edition, "mosque", black=1, **steps, **facts)
    play(game, "sector action")
    return game


def placed(game: Game) -> dict[str, int]:
    """Keshis and goods of seat 0 on the board, without those that make pawns climb."""
    board = see(game, 0)
    every = {**board.keshis, **board.goods, "red": len(board.vendors)}
    return {c: n for c, n in every.items() if n and c not in STAIRS.values()}


# --- climbing -----------------------------------------------------------------------------------


@rule("STA-01")
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize(("stair", "other"), [("palace", "mosque"), ("mosque", "palace")])
def test_a_pawn_climbs_by_its_value(edition: str, stair: str, other: str, value: int) -> None:
    """White for the courtier, black for the student; the other pawn stays."""
    facts = {STAIRS[stair]: value, STAIRS[other]: 7, stair: 0, other: 2}
    game = stairs(edition, stair, **facts)
    play(game, "sector action")
    assert getattr(see(game, 0), stair) == value
    assert getattr(see(game, 0), other) == 2
    assert see(game, 0).keshis[STAIRS[stair]] == value


@rule("STA-02", "STA-03", "STA-08")
@pytest.mark.parametrize("stair", STAIRS)
@pytest.mark.parametrize("step", range(1, FINAL + 1))
def test_four_thresholds_on_sixteen_steps(edition: str, stair: str, step: int) -> None:
    """A dinar and a connection bonus on entering 4, 7, 11 and 16, and nowhere else."""
    game = stairs(edition, stair, "river", **{stair: step - 1, STAIRS[stair]: 1}, turquoise=1)
    play(game, f"use {stair}", "sector action")
    crossed = step in (4, 7, 11, 16)
    assert getattr(see(game, 0), stair) == step
    assert see(game, 0).dinars == (1 if crossed else 0)
    assert ("line points" in options(game)) == crossed
    assert points(game, 0) == {}


@rule("STA-02", "STA-06")
@pytest.mark.parametrize("stair", STAIRS)
def test_the_staircase_ends_at_step_sixteen(edition: str, stair: str) -> None:
    game = stairs(edition, stair, **{stair: FINAL - 1, STAIRS[stair]: 2})
    play(game, "sector action", "done")
    assert getattr(see(game, 0), stair) == FINAL
    assert points(game, 0) == {stair: 1}


@rule("STA-06", "STA-07")
@pytest.mark.parametrize("stair", STAIRS)
@pytest.mark.parametrize("value", [1, 4, 7])
def test_on_the_final_space_every_further_step_scores(edition: str, stair: str, value: int) -> None:
    game = stairs(edition, stair, **{stair: FINAL, STAIRS[stair]: value})
    play(game, "sector action")
    assert getattr(see(game, 0), stair) == FINAL
    assert points(game, 0) == {stair: value}
    assert see(game, 0).dinars == 0  # nothing is crossed


@rule("EX-15", "STA-06", "STA-07")
def test_sarah_stays_on_the_final_space(edition: str) -> None:
    game = stairs(edition, "palace", palace=FINAL, white=5, score=40)
    play(game, "sector action")
    assert (see(game, 0).palace, see(game, 0).score) == (FINAL, 45)
    assert points(game, 0)["palace"] == 5


@rule("STA-06")
def test_pawns_stay_when_the_season_ends(edition: str) -> None:
    table = Scenario(edition).river_tiles(1, 3, 5).player(0, palace=FINAL, mosque=9)
    game = table.season_scoring()
    while game.view()["phase"] != "select":
        play(game, options(game)[0])
    assert game.view()["season"] == 2
    assert (see(game, 0).palace, see(game, 0).mosque) == (FINAL, 9)


@rule("STA-07", "STA-12")
@pytest.mark.parametrize("stair", STAIRS)
def test_entering_the_final_space_pays_then_the_rest_scores(edition: str, stair: str) -> None:
    """R74: the fourth threshold, with dinar and line, comes before the steps beyond."""
    game = stairs(edition, stair, **{stair: 14, STAIRS[stair]: 5})
    play(game, "sector action")
    assert (getattr(see(game, 0), stair), see(game, 0).dinars) == (FINAL, 1)
    assert points(game, 0) == {}
    play(game, "line dinars")
    assert see(game, 0).dinars == 1 + (4 if stair == "palace" else 1)
    assert points(game, 0) == {stair: 3}


@rule("STA-13")
@pytest.mark.parametrize(("start", "dinars"), [(9, 0), (10, 1), (11, 0)])
def test_step_eleven_is_the_first_of_segment_four(edition: str, start: int, dinars: int) -> None:
    game = stairs(edition, "palace", "river", palace=start, white=1, turquoise=1)
    play(game, "use palace", "sector action")
    assert see(game, 0).dinars == dinars
    if dinars:
        play(game, "line dinars")
        assert see(game, 0).dinars == dinars + DINARS[4]


# --- the connection bonus -----------------------------------------------------------------------


@rule("EX-14", "STA-03", "STA-04")
@pytest.mark.parametrize(
    ("choice", "dinars", "keshis", "score"),
    [
        ("line dinars", 2, {}, {}),
        ("line left", 1, {"turquoise": 1}, {}),
        ("line middle", 1, {"gray": 1}, {}),
        ("line right", 1, {"yellow": 1}, {}),
        ("line points", 1, {}, {"lines": 5}),
    ],
)
def test_lukas_chooses_one_of_five_bonuses(
    edition: str, choice: str, dinars: int, keshis: dict[str, int], score: dict[str, int]
) -> None:
    game = stairs(edition, "palace", palace=2, mosque=12, white=2)
    play(game, "sector action")
    assert see(game, 0).dinars == 1
    five = ["line dinars", "line left", "line middle", "line right", "line points"]
    assert options(game) == [*five, "done"]
    play(game, choice)
    assert see(game, 0).palace == 4
    assert (see(game, 0).dinars, placed(game), points(game, 0)) == (dinars, keshis, score)
    with pytest.raises(IllegalAction):  # exactly one
        play(game, "line points")


@rule("STA-04")
@pytest.mark.parametrize(("palace", "mosque"), LINES)
def test_the_line_between_the_own_pawns_is_offered(edition: str, palace: int, mosque: int) -> None:
    """R75: a pawn on the starting space is in segment 1. Other players' pawns do not matter."""
    table = Scenario(edition).player(1, palace=9, mosque=12)
    stair = "palace" if palace > 1 else "mosque"
    pawns = {"palace": FIRST[palace], "mosque": FIRST[mosque]}
    pawns[stair] -= 1
    table.player(0, dinars=0, white=1, black=1, **pawns)
    game = table.assistants({0: [stair]})
    play(game, "sector action")
    offered = ["line dinars"]
    if palace in LEFT:
        offered.append("line left")
    offered.append("line middle")
    if mosque in RIGHT:
        offered.append("line right")
    assert options(game) == [*offered, "line points", "done"]


@rule("STA-02", "STA-04")
@pytest.mark.parametrize(
    ("segment", "step"),
    [
        *((1, step) for step in (0, 1, 2, 3)),
        *((2, step) for step in (4, 5, 6)),
        *((3, step) for step in (7, 8, 9, 10)),
        *((4, step) for step in (11, 12, 13, 14, 15)),
        (5, 16),
    ],
)
def test_every_step_belongs_to_its_segment(edition: str, segment: int, step: int) -> None:
    """R75: the starting space belongs to segment 1."""
    game = stairs(edition, "palace", palace=3, mosque=step, white=1)
    play(game, "sector action", "line points")
    assert points(game, 0) == {"lines": POINTS[segment]}
    game = stairs(edition, "mosque", palace=step, mosque=3, black=1)
    play(game, "sector action", "line dinars")
    assert see(game, 0).dinars == 1 + DINARS[segment]


@rule("STA-03")
@pytest.mark.parametrize(("palace", "mosque"), [(2, 1), (1, 2), (5, 5)])
def test_the_connection_bonus_may_be_declined(edition: str, palace: int, mosque: int) -> None:
    """R3: the dinar stays."""
    game = crossing(edition, palace, mosque)
    play(game, "done")
    assert (see(game, 0).dinars, points(game, 0), placed(game)) == (1, {}, {})


@rule("STA-09")
@pytest.mark.parametrize("segment", FIRST)
def test_a_line_offers_dinars_and_points(edition: str, segment: int) -> None:
    """1 to 4 dinars by the palace segment, 1 to 7 points by the mosque segment."""
    game = crossing(edition, segment, 2)
    play(game, "line dinars")
    assert see(game, 0).dinars == 1 + DINARS[segment]
    game = crossing(edition, 2, segment)
    play(game, "line points")
    assert points(game, 0) == {"lines": POINTS[segment]}


@rule("STA-09")
@pytest.mark.parametrize(
    ("palace", "mosque", "place", "thing"),
    [
        *((i, 1, "left", LEFT[i]) for i in LEFT),
        *((i, 4, "left", LEFT[i]) for i in LEFT),
        *((i, k - i, "middle", MIDDLE[k]) for k in (5, 6) for i in (1, 2, 3, 4)),
        *((1, j, "right", RIGHT[j]) for j in RIGHT),
        *((4, j, "right", RIGHT[j]) for j in RIGHT),
    ],
)
def test_a_line_offers_resources_and_keshis(
    edition: str, palace: int, mosque: int, place: str, thing: str
) -> None:
    game = crossing(edition, palace, mosque)
    play(game, f"line {place}")
    board = see(game, 0)
    if thing in ("date", "water"):
        assert board.resources == {"water": 0, "date": 0, "dinar": 1, thing: 1}
        assert placed(game) == {}
    else:
        assert board.resources == {"water": 0, "date": 0, "dinar": 1}
        assert placed(game) == {thing: 1}


@rule("STA-09", "STA-11", "RIV-03")
@pytest.mark.parametrize(("palace", "mosque"), [(2, 1), (1, 2)])
def test_the_lowest_line_offers_a_river_step(edition: str, palace: int, mosque: int) -> None:
    """It may be extended with water."""
    game = crossing(edition, palace, mosque, water=2)
    play(game, "line middle")
    assert see(game, 0).fisherman == 1
    assert options(game) == ["done", "step for water"]
    play(game, "step for water", "step for water")
    assert (see(game, 0).fisherman, see(game, 0).water) == (3, 0)


@rule("STA-09", "STA-10")
@pytest.mark.parametrize(("palace", "mosque"), [(3, 1), (2, 2), (1, 3)])
def test_a_line_offers_a_vendor(edition: str, palace: int, mosque: int) -> None:
    game = crossing(edition, palace, mosque, vendors=["river"])
    play(game, "line middle")
    free = ["orchard", "madrasa", "palace", "mosque", "square", "medina", "sahara"]
    assert options(game) == [f"vendor {sector}" for sector in free]
    play(game, "vendor square")
    assert see(game, 0).vendors == ["river", "square"]


@rule("STA-09", "STA-10")
@pytest.mark.parametrize(("palace", "mosque"), [(4, 3), (3, 4), (2, 5)])
def test_a_line_offers_an_entertainer_with_its_bonus(
    edition: str, palace: int, mosque: int
) -> None:
    game = crossing(edition, palace, mosque, entertainers=[1])
    play(game, "line middle", "entertainer 4")
    assert see(game, 0).entertainers == [0, 3]
    assert see(game, 0).dates == 1


@rule("STA-09", "STA-10")
@pytest.mark.parametrize(("palace", "mosque"), [(4, 4), (3, 5)])
def test_a_line_offers_a_caravan_with_its_bonus(edition: str, palace: int, mosque: int) -> None:
    game = crossing(edition, palace, mosque)
    play(game, "line middle", "caravan start", "take water", "take date")
    assert see(game, 0).caravans == [0, 0, 1]
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 1}


@rule("STA-09")
@pytest.mark.parametrize(("palace", "mosque"), [(5, 4), (4, 5)])
def test_the_second_topmost_line_offers_any_keshi(edition: str, palace: int, mosque: int) -> None:
    game = crossing(edition, palace, mosque, gray=8)
    play(game, "line middle")
    assert options(game) == [f"keshi {c}" for c in COLOURS if c != "gray"]
    play(game, "keshi purple")
    assert placed(game) == {"gray": 8, "purple": 1}


@rule("STA-09", "STA-10")
@pytest.mark.parametrize("colour", ["green", "yellow", "beige"])
def test_the_topmost_line_offers_two_keshis_of_one_colour(edition: str, colour: str) -> None:
    game = crossing(edition, 5, 5)
    play(game, "line middle")
    assert options(game) == [f"pair {c}" for c in COLOURS]
    play(game, f"pair {colour}")
    assert placed(game) == {colour: 2}
    assert points(game, 0) == ({"orchard": 2} if colour == "green" else {})


@rule("STA-09", "STA-10")
def test_of_two_keshis_the_surplus_is_lost(edition: str) -> None:
    """R86."""
    game = crossing(edition, 5, 5, green=7, gray=8)
    play(game, "line middle")
    assert "pair gray" not in options(game)
    events = play(game, "pair green")
    assert placed(game) == {"green": 8, "gray": 8}
    assert points(game, 0) == {"orchard": 1}
    assert len(happened(events, "keshi-lost")) == 1


@rule("STA-09", "STA-10")
def test_two_vendors_go_to_two_sectors(edition: str) -> None:
    """R86."""
    game = crossing(edition, 5, 5)
    play(game, "line middle", "pair red", "vendor river")
    assert "vendor river" not in options(game)
    play(game, "vendor palace")
    assert see(game, 0).vendors == ["river", "palace"]


@rule("STA-10")
def test_a_pair_of_entertainers_takes_two_spaces_with_their_bonuses(edition: str) -> None:
    game = crossing(edition, 5, 5)
    play(game, "line middle", "pair pink", "entertainer 4", "entertainer 2")
    assert see(game, 0).entertainers == [1, 3]
    assert (see(game, 0).dates, see(game, 0).water) == (1, 1)


@rule("STA-04")
@pytest.mark.parametrize(
    ("palace", "mosque", "place", "nearly", "full"),
    [
        (2, 1, "left", {"turquoise": 7}, {"turquoise": 8}),
        (1, 3, "right", {"green": 7}, {"green": 8}),
        (4, 1, "middle", {"beige": 7}, {"beige": 8}),
        (5, 1, "middle", {"gray": 7}, {"gray": 8}),
        (4, 3, "middle", {"entertainers": range(1, 8)}, {"entertainers": range(1, 9)}),
        (4, 4, "middle", {"caravans": [3, 2, 2]}, {"caravans": [3, 3, 2]}),
    ],
)
def test_a_keshi_of_a_full_colour_is_not_offered(
    edition: str,
    palace: int,
    mosque: int,
    place: str,
    nearly: dict[str, Any],
    full: dict[str, Any],
) -> None:
    """R4: an option without any effect is none."""
    assert f"line {place}" in options(crossing(edition, palace, mosque, **nearly))
    assert f"line {place}" not in options(crossing(edition, palace, mosque, **full))


@rule("STA-04")
def test_a_vendor_is_not_offered_when_every_sector_has_one(edition: str) -> None:
    """R4, R6; the vendor of the souk does not matter."""
    seven = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina"]
    assert "line middle" in options(crossing(edition, 3, 1, vendors=[*seven, "souk"]))
    assert "line middle" not in options(crossing(edition, 3, 1, vendors=[*seven, "sahara"]))


# --- several crossings --------------------------------------------------------------------------


@rule("STA-05")
@pytest.mark.parametrize("stair", STAIRS)
def test_each_crossing_of_a_move_pays_with_its_own_line(edition: str, stair: str) -> None:
    """R73: 3 to 11 crosses three thresholds."""
    game = stairs(edition, stair, **{stair: 3, STAIRS[stair]: 8})
    paid = 0
    for segment in (2, 3, 4):  # the sector is full, so the action begins by itself
        paid += 1
        assert (getattr(see(game, 0), stair), see(game, 0).dinars) == (FIRST[segment], paid)
        assert ("line left" in options(game)) == (stair == "palace")
        assert ("line right" in options(game)) == (stair == "mosque")
        if stair == "palace":
            play(game, "line dinars")
            paid += DINARS[segment]
        else:
            play(game, "line points")
            assert points(game, 0)["lines"] == sum(POINTS[s] for s in range(2, segment + 1))
    assert (getattr(see(game, 0), stair), see(game, 0).dinars) == (FIRST[4], paid)


@rule("STA-05", "STA-10")
def test_a_bonus_is_resolved_before_the_pawn_goes_on(edition: str) -> None:
    """R2: the entertainer of the first line makes the student cross; the next line is another."""
    game = stairs(edition, "palace", palace=6, mosque=15, white=5)
    play(game, "sector action")
    assert see(game, 0).palace == 7
    play(game, "line middle", "entertainer 3")  # lines 3-4: pink; a mosque step
    assert (see(game, 0).palace, see(game, 0).mosque, see(game, 0).dinars) == (7, 16, 2)
    play(game, "line points")  # line 3-5
    assert points(game, 0) == {"lines": POINTS[5]}
    assert (see(game, 0).palace, see(game, 0).dinars) == (11, 3)
    assert "line right" not in options(game)  # line 4-5 has none, line 4-4 had
    play(game, "line dinars")
    assert see(game, 0).dinars == 3 + DINARS[4]


@rule("STA-05", "STA-10")
def test_a_step_gained_on_the_way_comes_before_the_rest(edition: str) -> None:
    """R2: the entertainer's palace step lies between those of the action."""
    game = stairs(edition, "palace", palace=6, mosque=11, white=5)
    events = play(game, "sector action", "line middle", "entertainer 7", "line dinars")
    moves = [(facts["start"], facts["end"]) for facts in happened(events, "climb")]
    assert moves == [(6, 7), (7, 8), (8, 11), (11, 12)]
    assert see(game, 0).palace == 6 + 5 + 1


@rule("STA-03")
def test_a_short_move_crosses_once(edition: str) -> None:
    game = stairs(edition, "palace", "river", palace=3, white=3, turquoise=1)
    play(game, "use palace", "sector action", "line points")
    assert options(game) == ["new keshi", "sector action"]  # of the river
    assert (see(game, 0).palace, see(game, 0).dinars) == (6, 1)
    assert points(game, 0) == {"lines": 1}


# --- scrolls on the stairs ----------------------------------------------------------------------


@rule("STA-03")
@pytest.mark.parametrize("first", ["step of scroll 16", "line points"])
def test_extras_come_first_then_line_and_river_step_in_any_order(edition: str, first: str) -> None:
    """R77."""
    game = crossing(edition, 2, 1, scrolls=[13, 14, 15, 16])
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 2}
    lines = ["line dinars", "line left", "line middle", "line points"]
    assert options(game) == [*lines, "done", "step of scroll 16"]
    play(game, first)
    if first == "line points":
        assert points(game, 0) == {"lines": 1}
        assert options(game) == ["done", "step for water"]
        play(game, "done")
    else:
        assert points(game, 0) == {}
        play(game, "done")  # no water
        assert options(game) == [*lines, "done"]
        play(game, "line points")
    assert see(game, 0).fisherman == 1
    assert points(game, 0) == {"lines": 1}


@rule("STA-03")
def test_declining_the_line_leaves_the_step_of_scroll_16(edition: str) -> None:
    game = crossing(edition, 2, 1, scrolls=[16])
    play(game, "done")
    assert see(game, 0).fisherman == 1
    assert points(game, 0) == {}


@rule("STA-04")
@pytest.mark.parametrize(("palace", "mosque"), [(0, 0), (3, 3), (4, 3)])
def test_there_is_no_line_between_the_first_segments(
    edition: str, palace: int, mosque: int
) -> None:
    """R76: scroll 59 there gives nothing."""
    table = Scenario(edition).scrolls_shown("pink", 59).player(0, palace=palace, mosque=mosque)
    table.player(0, gray=5, dates=2, water=0, dinars=0)
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action", "scroll 59")
    line = palace == 4
    assert see(game, 0).dinars == (DINARS[2] if line else 0)
    assert points(game, 0) == ({"scroll 59": POINTS[1]} if line else {})
    assert (see(game, 0).fisherman, see(game, 0).keshis["turquoise"]) == (line, line)


@rule("STA-07")
def test_bought_steps_belong_to_the_movement(edition: str) -> None:
    """R81: scrolls 26 and 27 combine, and scroll 48 adds a single step to all of it."""
    facts = {"palace": 12, "white": 1, "water": 3, "dates": 2}
    game = stairs(edition, "palace", scrolls=[26, 27, 48], **facts)
    play(game, "sector action")
    assert options(game) == ["done", "extra step", "step for date", "step for water"]
    play(game, "extra step", "step for date", "step for water")
    assert see(game, 0).palace == FINAL
    play(game, "done")  # the line
    assert options(game) == ["done", "step for date", "step for water"]
    play(game, "step for date", "step for water", "step for water")
    assert points(game, 0) == {"palace": 3}
    assert (see(game, 0).water, see(game, 0).dates) == (0, 0)
    with pytest.raises(IllegalAction):
        play(game, "extra step")


@rule("STA-07")
def test_bought_steps_on_the_final_space_score(edition: str) -> None:
    """R78, R81: an extra step or a bought one is a further step there."""
    game = stairs(edition, "mosque", scrolls=[27, 48], mosque=FINAL, black=2, water=2)
    play(game, "sector action", "step for water", "extra step", "done")
    assert points(game, 0) == {"mosque": 4}
    assert see(game, 0).water == 1
