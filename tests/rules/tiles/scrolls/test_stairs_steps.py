"""Staircase scrolls for thresholds and steps."""

import pytest

from rules.tiles.scrolls.stairs import BOTH, climb, resources, stairs
from scenario import look, options, play, points, see

rule = pytest.mark.rule


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
def test_scrolls_13_to_15_give_a_resource_at_every_threshold(
    edition: str, scroll: int, gain: tuple[int, int, int], stair: str, colour: str
) -> None:
    game = climb(stairs(edition, [scroll], **{stair: 3, colour: 4}), stair)
    assert resources(game) == gain  # the first crossing, including its dinar
    play(game, "done")
    assert resources(game) == (2 * gain[0], 2 * gain[1], 2 * gain[2])
    assert "line dinars" in options(game)


@rule("SCR-13", "SCR-14", "SCR-15", "SCR-16")
def test_without_a_crossing_scrolls_13_to_16_give_nothing(edition: str) -> None:
    game = climb(stairs(edition, [13, 14, 15, 16], palace=4, white=2), "palace")
    assert resources(game) == (0, 0, 0)
    assert (see(game, 0).palace, see(game, 0).fisherman) == (6, 0)


@rule("SCR-16")
@BOTH
def test_scroll_16_gives_a_river_step_at_every_threshold(
    edition: str, stair: str, colour: str
) -> None:
    game = climb(stairs(edition, [16], **{stair: 3, colour: 1, "water": 2}), stair)
    play(game, "step of scroll 16", "step for water", "done")  # water extends it
    assert see(game, 0).fisherman == 2
    play(game, "line dinars")  # R77: the line may come later
    assert see(game, 0).dinars == 1 + 1


@rule("SCR-16")
@pytest.mark.parametrize("line", ["line points", "done"])
def test_the_river_step_of_scroll_16_may_come_after_the_line(edition: str, line: str) -> None:
    """R77: the step may also come last, and is made even if the line is declined."""
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
def test_scrolls_26_and_27_allow_additional_steps_to_be_bought(
    edition: str, scroll: int, price: str, stair: str, colour: str
) -> None:
    table = stairs(edition, [scroll], **{colour: 1, "water": 3, "dates": 3})
    game = climb(table, stair)
    assert options(game) == ["done", f"step for {price}"]
    play(game, f"step for {price}", f"step for {price}", "done")
    assert getattr(see(game, 0), stair) == 3
    assert resources(game) == ((3, 1, 0) if price == "date" else (1, 3, 0))


@rule("SCR-26", "SCR-27")
def test_date_and_water_steps_may_be_mixed_and_cross_thresholds(edition: str) -> None:
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
    """R81: 1 point each, or 2 with scroll 52."""
    game = climb(stairs(edition, [26, 27], palace=16, white=1, water=1, dates=1), "palace")
    play(game, "step for date", "step for water")
    assert sum(points(game, 0).values()) == 3
    game = climb(stairs(edition, [26, 52], palace=16, white=1, dates=1), "palace")
    play(game, "step for date")
    assert sum(points(game, 0).values()) == 4


@rule("SCR-26", "SCR-48")
def test_no_step_can_be_bought_without_a_stair_movement(edition: str) -> None:
    """River steps can be extended only with water."""
    table = stairs(edition, [26, 48], turquoise=1, dates=3)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == 1
    assert look(game)["phase"] == "select"


# --- 48: one extra step ---------------------------------------------------------------------------


@rule("SCR-48", "EX-33")
def test_scroll_48_extends_the_step_of_a_placed_entertainer(edition: str) -> None:
    game = stairs(edition, [48]).assistants({0: ["square"]})
    play(game, "entertainer 3")
    assert options(game) == ["done", "extra step"]
    play(game, "extra step")
    assert see(game, 0).mosque == 2
    assert look(game)["phase"] == "select"


@rule("SCR-48")
@BOTH
def test_scroll_48_may_extend_each_movement_by_one_step(
    edition: str, stair: str, colour: str
) -> None:
    game = climb(stairs(edition, [48], **{colour: 3}), stair)
    play(game, "extra step", "done")  # the step crosses a threshold; its line is declined
    assert getattr(see(game, 0), stair) == 4
    game = climb(stairs(edition, [48], **{colour: 3}), stair)
    play(game, "done")
    assert getattr(see(game, 0), stair) == 3


@rule("SCR-48")
def test_several_steps_from_one_bonus_are_one_movement(edition: str) -> None:
    """R60: 2 spectators, but only one extra step."""
    table = stairs(edition, [48]).player(0, entertainers=[7], disc=0)
    game = climb(table, "square")
    play(game, "extra step")
    assert see(game, 0).palace == 3
    assert look(game)["phase"] == "select"


@rule("SCR-48", "SCR-26")
def test_bought_steps_and_scroll_48_extend_the_same_movement(edition: str) -> None:
    """R81: scroll 48 adds no second step."""
    game = climb(stairs(edition, [26, 48], white=1, dates=2), "palace")
    play(game, "step for date", "extra step")
    assert options(game) == ["done", "step for date"]
    play(game, "done")
    assert see(game, 0).palace == 3


@rule("SCR-48", "SCR-49")
def test_the_extra_step_on_the_final_space_scores(edition: str) -> None:
    """R78"""
    game = climb(stairs(edition, [48], mosque=16, black=1), "mosque")
    play(game, "extra step")
    assert sum(points(game, 0).values()) == 2
    game = climb(stairs(edition, [48, 49], mosque=16, black=1), "mosque")
    play(game, "extra step")
    assert sum(points(game, 0).values()) == 4
