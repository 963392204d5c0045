"""The scrolls of the two staircases.

Thresholds are crossed on entering steps 4, 7, 11 and 16. The line between palace segment 2 and
mosque segment 1 offers 1 dinar, turquoise, 1 river step and 1 point.
"""

import pytest

from marrakesh import Game
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule

BOTH = pytest.mark.parametrize(("stair", "colour"), [("palace", "white"), ("mosque", "black")])


def stairs(edition: str, scrolls: list[int], **facts: int) -> Scenario:
    """Seat 0 has nothing but these scrolls and what is named."""
    table = Scenario(edition).player(0, water=0, dates=0, dinars=0)
    return table.player(0, scrolls=scrolls, **facts)


def climb(table: Scenario, stair: str) -> Game:
    """The only assistant performs the action of a staircase."""
    game = table.assistants({0: [stair]})
    play(game, "sector action")
    return game


def resources(game: Game) -> tuple[int, int, int]:
    seen = see(game, 0)
    return seen.water, seen.dates, seen.dinars


# --- 13 to 16: at every threshold -----------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("scroll", "gain"),
    [
        pytest.param(13, (1, 0, 1), marks=rule("SCR-13")),
        pytest.param(14, (0, 1, 1), marks=rule("SCR-14")),
        pytest.param(15, (0, 0, 2), marks=rule("SCR-15")),
    ],
)
def test_every_threshold_gives_a_resource_more(
    edition: str, scroll: int, gain: tuple[int, int, int], stair: str, colour: str
) -> None:
    game = climb(stairs(edition, [scroll], **{stair: 3, colour: 4}), stair)
    assert resources(game) == gain  # the first crossing, besides its dinar
    play(game, "done")
    assert resources(game) == (2 * gain[0], 2 * gain[1], 2 * gain[2])
    assert "line dinars" in options(game)


@rule("SCR-13", "SCR-14", "SCR-15", "SCR-16")
def test_nothing_without_a_crossing(edition: str) -> None:
    game = climb(stairs(edition, [13, 14, 15, 16], palace=4, white=2), "palace")
    assert resources(game) == (0, 0, 0)
    assert (see(game, 0).palace, see(game, 0).fisherman) == (6, 0)


@rule("SCR-16")
@BOTH
def test_every_threshold_gives_a_river_step(edition: str, stair: str, colour: str) -> None:
    game = climb(stairs(edition, [16], **{stair: 3, colour: 1, "water": 2}), stair)
    play(game, "step of scroll 16", "step for water", "done")  # water extends it
    assert see(game, 0).fisherman == 2
    play(game, "line dinars")  # R77: the line may come later ...
    assert see(game, 0).dinars == 1 + 1


@rule("SCR-16")
@pytest.mark.parametrize("line", ["line points", "done"])
def test_the_river_step_may_come_after_the_line(edition: str, line: str) -> None:
    """R77: ... or first, and whoever declines the line still makes the step."""
    game = climb(stairs(edition, [16], palace=3, white=1), "palace")
    play(game, line)
    assert see(game, 0).fisherman == 1


# --- 26, 27: bought steps -------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("scroll", "price"),
    [
        pytest.param(26, "date", marks=rule("SCR-26")),
        pytest.param(27, "water", marks=rule("SCR-27")),
    ],
)
def test_further_steps_may_be_bought(
    edition: str, scroll: int, price: str, stair: str, colour: str
) -> None:
    table = stairs(edition, [scroll], **{colour: 1, "water": 3, "dates": 3})
    game = climb(table, stair)
    assert options(game) == ["done", f"step for {price}"]
    play(game, f"step for {price}", f"step for {price}", "done")
    assert getattr(see(game, 0), stair) == 3
    assert resources(game) == ((3, 1, 0) if price == "date" else (1, 3, 0))


@rule("SCR-26", "SCR-27")
def test_both_currencies_may_be_mixed_and_thresholds_crossed(edition: str) -> None:
    """R81"""
    game = climb(stairs(edition, [26, 27], white=3, water=1, dates=1), "palace")
    play(game, "step for date", "line points")
    assert see(game, 0).palace == 4
    play(game, "step for water")
    assert see(game, 0).palace == 5
    assert resources(game) == (0, 0, 1)
    assert look(game)["phase"] == "select"


@rule("SCR-26", "SCR-27")
def test_bought_steps_beyond_the_final_space_score(edition: str) -> None:
    """R81: 1 point each, 2 with scroll 52."""
    game = climb(stairs(edition, [26, 27], palace=16, white=1, water=1, dates=1), "palace")
    play(game, "step for date", "step for water")
    assert sum(points(game, 0).values()) == 3
    game = climb(stairs(edition, [26, 52], palace=16, white=1, dates=1), "palace")
    play(game, "step for date")
    assert sum(points(game, 0).values()) == 4


@rule("SCR-26", "SCR-48")
def test_no_step_is_bought_without_a_movement(edition: str) -> None:
    """The river, whose steps only water extends, is no staircase."""
    table = stairs(edition, [26, 48], turquoise=1, dates=3)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == 1
    assert look(game)["phase"] == "select"


# --- 48: one step more ----------------------------------------------------------------------------


@rule("SCR-48", "EX-33")
def test_one_step_more_for_a_placed_entertainer(edition: str) -> None:
    game = stairs(edition, [48]).assistants({0: ["square"]})
    play(game, "entertainer 3")
    assert options(game) == ["done", "extra step"]
    play(game, "extra step")
    assert see(game, 0).mosque == 2
    assert look(game)["phase"] == "select"


@rule("SCR-48")
@BOTH
def test_each_movement_may_be_one_step_longer(edition: str, stair: str, colour: str) -> None:
    game = climb(stairs(edition, [48], **{colour: 3}), stair)
    play(game, "extra step", "done")  # the step crosses a threshold, whose line is declined
    assert getattr(see(game, 0), stair) == 4
    game = climb(stairs(edition, [48], **{colour: 3}), stair)
    play(game, "done")
    assert getattr(see(game, 0), stair) == 3


@rule("SCR-48")
def test_several_steps_of_one_bonus_are_one_movement(edition: str) -> None:
    """R60: 2 spectators, one further step."""
    table = stairs(edition, [48]).player(0, entertainers=[7], disc=0)
    game = climb(table, "square")
    play(game, "extra step")
    assert see(game, 0).palace == 3
    assert look(game)["phase"] == "select"


@rule("SCR-48", "SCR-26")
def test_bought_steps_belong_to_the_same_movement(edition: str) -> None:
    """R81: no second step of scroll 48."""
    game = climb(stairs(edition, [26, 48], white=1, dates=2), "palace")
    play(game, "step for date", "extra step")
    assert options(game) == ["done", "step for date"]
    play(game, "done")
    assert see(game, 0).palace == 3


@rule("SCR-48", "SCR-49")
def test_the_further_step_on_the_final_space_scores(edition: str) -> None:
    """R78"""
    game = climb(stairs(edition, [48], mosque=16, black=1), "mosque")
    play(game, "extra step")
    assert sum(points(game, 0).values()) == 2
    game = climb(stairs(edition, [48, 49], mosque=16, black=1), "mosque")
    play(game, "extra step")
    assert sum(points(game, 0).values()) == 4


# --- 49, 52: beyond the final space ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("scroll", "stair", "colour", "other", "other_colour"),
    [
        pytest.param(49, "mosque", "black", "palace", "white", marks=rule("SCR-49")),
        pytest.param(52, "palace", "white", "mosque", "black", marks=rule("SCR-52")),
    ],
)
def test_two_points_for_each_step_beyond_the_final_space(
    edition: str, scroll: int, stair: str, colour: str, other: str, other_colour: str
) -> None:
    game = climb(stairs(edition, [scroll], **{stair: 16, colour: 3}), stair)
    assert sum(points(game, 0).values()) == 6
    game = climb(stairs(edition, [scroll], **{other: 16, other_colour: 3}), other)
    assert sum(points(game, 0).values()) == 3
    game = climb(stairs(edition, [scroll], **{stair: 14, colour: 5}), stair)  # R82
    play(game, "done")
    assert sum(points(game, 0).values()) == 6


# --- 55: three steps on both ----------------------------------------------------------------------


@rule("SCR-55")
def test_three_steps_on_both_stairs(edition: str) -> None:
    game = stairs(edition, []).buys_scroll(55)
    assert options(game) == ["advance palace", "advance mosque"]
    play(game, "advance mosque")
    assert (see(game, 0).palace, see(game, 0).mosque) == (3, 3)
    assert look(game)["phase"] == "select"


@rule("SCR-55")
@pytest.mark.parametrize(("first", "missing"), [("palace", "line right"), ("mosque", "line left")])
def test_the_order_of_the_climbs_decides_about_the_lines(
    edition: str, first: str, missing: str
) -> None:
    """R80: one staircase completely, then the other; line 2-1 or 1-2, then 2-2."""
    game = stairs(edition, [], palace=3, mosque=3).buys_scroll(55)
    play(game, f"advance {first}")
    whole = {"line dinars", "line left", "line middle", "line right", "line points", "done"}
    assert set(options(game)) == whole - {missing}
    play(game, "done")
    assert set(options(game)) == whole
    assert getattr(see(game, 0), first) == 6
    play(game, "done")
    assert (see(game, 0).palace, see(game, 0).mosque) == (6, 6)
    assert see(game, 0).dinars == 2


@rule("SCR-55", "SCR-48")
def test_scroll_48_lengthens_both_climbs(edition: str) -> None:
    """R79"""
    game = stairs(edition, [48]).buys_scroll(55)
    play(game, "advance palace", "extra step", "done", "extra step", "done")
    assert (see(game, 0).palace, see(game, 0).mosque) == (4, 4)


# --- 59: the whole line ---------------------------------------------------------------------------


@rule("SCR-59", "EX-36")
def test_every_bonus_of_the_line(edition: str) -> None:
    game = stairs(edition, [], mosque=7).buys_scroll(59)
    play(game, "vendor palace")
    seen = see(game, 0)
    assert resources(game) == (0, 0, 1)
    assert (seen.keshis["green"], seen.vendors) == (1, ["palace"])
    assert sum(points(game, 0).values()) == 3 + 1
    assert points(game, 0)["orchard"] == 1
    assert (seen.palace, seen.mosque) == (0, 7)
    assert look(game)["phase"] == "select"


@rule("SCR-59", "SCR-63")
def test_scrolls_for_thresholds_do_not_help_scroll_59(edition: str) -> None:
    """R84: each bonus once, no dinar of a threshold, nothing from scrolls 13 to 16."""
    game = stairs(edition, [13, 14, 15, 16, 63], mosque=7).buys_scroll(59)
    play(game, "vendor palace")
    assert resources(game) == (0, 0, 1)
    assert sum(points(game, 0).values()) == 3 + 1
    assert see(game, 0).fisherman == 0


@rule("SCR-59")
def test_scroll_59_with_both_pawns_in_the_first_segment(edition: str) -> None:
    """R76: there is no line."""
    game = stairs(edition, [], palace=3, mosque=3).buys_scroll(59)
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {}


@rule("SCR-59")
def test_unusable_parts_of_the_line_are_lost(edition: str) -> None:
    """R85: line 2-4 has turquoise, gray and yellow keshis."""
    game = stairs(edition, [], palace=4, mosque=11, turquoise=8).buys_scroll(59)
    seen = see(game, 0)
    assert (seen.keshis["turquoise"], seen.keshis["gray"], seen.goods["yellow"]) == (8, 6, 1)
    assert (seen.dinars, points(game, 0)) == (1, {"scroll 59": 5})


@rule("SCR-59")
def test_the_line_is_fixed_when_scroll_59_begins(edition: str) -> None:
    """R72: the entertainer of line 5-2 climbs into segment 3, which changes nothing."""
    game = stairs(edition, [], palace=16, mosque=6).buys_scroll(59)
    play(game, "entertainer 3", "done")
    assert see(game, 0).mosque == 7
    assert resources(game) == (1, 1, 4 + 1)  # with the dinar of the threshold
    assert points(game, 0) == {"scroll 59": 2}


# --- 63: two of the line --------------------------------------------------------------------------


@rule("SCR-63")
@BOTH
def test_two_different_bonuses_of_the_line(edition: str, stair: str, colour: str) -> None:
    game = climb(stairs(edition, [63], **{stair: 3, colour: 1}), stair)
    play(game, "line dinars")
    assert "line dinars" not in options(game)  # R83
    assert "done" in options(game)
    play(game, "line points")
    assert see(game, 0).dinars == 1 + 1
    assert sum(points(game, 0).values()) == (1 if stair == "palace" else 2)
    assert look(game)["phase"] == "select"


@rule("SCR-63")
def test_two_bonuses_at_each_crossing(edition: str) -> None:
    game = climb(stairs(edition, [63], palace=3, white=4), "palace")
    play(game, "line points", "line left", "line points", "line left")
    assert points(game, 0) == {"lines": 2}
    assert (see(game, 0).keshis["turquoise"], see(game, 0).goods["orange"]) == (1, 1)
    assert look(game)["phase"] == "select"


@rule("SCR-63")
def test_the_second_bonus_may_be_declined(edition: str) -> None:
    game = climb(stairs(edition, [63], palace=3, white=1), "palace")
    play(game, "line points", "done")
    assert points(game, 0) == {"lines": 1}
    assert see(game, 0).dinars == 1
