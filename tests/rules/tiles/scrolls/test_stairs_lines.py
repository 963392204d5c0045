"""Staircase scrolls for the final space and the connection lines."""

import pytest

from rules.tiles.scrolls.stairs import BOTH, climb, resources, stairs
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


# --- 49, 52: beyond the final space ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("scroll", "stair", "colour", "other", "other_colour"),
    [
        pytest.param(49, "mosque", "black", "palace", "white", marks=rule("SCR-49")),
        pytest.param(52, "palace", "white", "mosque", "black", marks=rule("SCR-52")),
    ],
)
def test_scrolls_49_and_52_score_two_points_for_each_step_beyond_the_end(
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
def test_scroll_55_gives_three_steps_on_both_staircases(edition: str) -> None:
    game = stairs(edition, []).buys_scroll(55)
    assert options(game) == ["advance palace", "advance mosque"]
    play(game, "advance mosque")
    assert (see(game, 0).palace, see(game, 0).mosque) == (3, 3)
    assert look(game)["phase"] == "select"


@rule("SCR-55")
@pytest.mark.parametrize(("first", "missing"), [("palace", "line right"), ("mosque", "line left")])
def test_the_order_of_the_climbs_with_scroll_55_determines_the_lines(
    edition: str, first: str, missing: str
) -> None:
    """R80: one staircase is finished first; line 2-1 or 1-2, then 2-2."""
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
def test_scroll_48_extends_both_climbs_of_scroll_55(edition: str) -> None:
    """R79"""
    game = stairs(edition, [48]).buys_scroll(55)
    play(game, "advance palace", "extra step", "done", "extra step", "done")
    assert (see(game, 0).palace, see(game, 0).mosque) == (4, 4)


# --- 59: the whole line ---------------------------------------------------------------------------


@rule("SCR-59", "EX-36")
def test_scroll_59_gains_every_bonus_of_the_line(edition: str) -> None:
    game = stairs(edition, [], mosque=7).buys_scroll(59)
    play(game, "vendor palace")
    seen = see(game, 0)
    assert resources(game) == (0, 0, 1)
    assert (seen.keshis["green"], seen.vendors) == (1, ["palace"])
    assert sum(points(game, 0).values()) == 3 + 1
    assert points(game, 0)["orchard"] == 1
    assert (seen.palace, seen.mosque) == (0, 7)
    assert look(game)["phase"] == "select"


@rule("SCR-59", "CAM-03")
def test_with_camels_the_keshis_of_scroll_59_are_gained_in_any_order(edition: str) -> None:
    """Each may become a spectator and move the camel, so the order matters."""
    table = Scenario(edition, modules=["camels"]).player(0, palace=4, mosque=7, gray=8, dates=9)
    game = table.buys_scroll(59)
    assert options(game) == ["line left", "line middle", "line right"]
    assert points(game, 0) == {"scroll 59": 3}


@rule("SCR-59", "SCR-63")
def test_threshold_scrolls_do_not_affect_scroll_59(edition: str) -> None:
    """R84: each bonus once, no threshold dinar, nothing from scrolls 13 to 16."""
    game = stairs(edition, [13, 14, 15, 16, 63], mosque=7).buys_scroll(59)
    play(game, "vendor palace")
    assert resources(game) == (0, 0, 1)
    assert sum(points(game, 0).values()) == 3 + 1
    assert see(game, 0).fisherman == 0


@rule("SCR-59")
def test_scroll_59_has_no_effect_with_both_pawns_in_the_first_segment(edition: str) -> None:
    """R76: there is no line."""
    game = stairs(edition, [], palace=3, mosque=3).buys_scroll(59)
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {}


@rule("SCR-59")
def test_bonuses_from_scroll_59_that_cannot_be_used_are_lost(edition: str) -> None:
    """R85: line 2-4 has turquoise, grey and yellow keshis."""
    game = stairs(edition, [], palace=4, mosque=11, turquoise=8).buys_scroll(59)
    seen = see(game, 0)
    assert (seen.keshis["turquoise"], seen.keshis["gray"], seen.goods["yellow"]) == (8, 6, 1)
    assert (seen.dinars, points(game, 0)) == (1, {"scroll 59": 5})


@rule("SCR-59")
def test_the_line_is_fixed_when_scroll_59_is_used(edition: str) -> None:
    """R72: the entertainer from line 5-2 climbs to segment 3, which changes nothing."""
    game = stairs(edition, [], palace=16, mosque=6).buys_scroll(59)
    play(game, "entertainer 3", "done")
    assert see(game, 0).mosque == 7
    assert resources(game) == (1, 1, 4 + 1)  # including the threshold's dinar
    assert points(game, 0) == {"scroll 59": 2}


# --- 63: two bonuses of the line ------------------------------------------------------------------


@rule("SCR-63")
@BOTH
def test_scroll_63_gives_two_different_bonuses_of_the_line(
    edition: str, stair: str, colour: str
) -> None:
    game = climb(stairs(edition, [63], **{stair: 3, colour: 1}), stair)
    play(game, "line dinars")
    assert "line dinars" not in options(game)  # R83
    assert "done" in options(game)
    play(game, "line points")
    assert see(game, 0).dinars == 1 + 1
    assert sum(points(game, 0).values()) == (1 if stair == "palace" else 2)
    assert look(game)["phase"] == "select"


@rule("SCR-63")
def test_scroll_63_gives_two_bonuses_at_each_crossing(edition: str) -> None:
    game = climb(stairs(edition, [63], palace=3, white=4), "palace")
    play(game, "line points", "line left", "line points", "line left")
    assert points(game, 0) == {"lines": 2}
    assert (see(game, 0).keshis["turquoise"], see(game, 0).goods["orange"]) == (1, 1)
    assert look(game)["phase"] == "select"


@rule("SCR-63")
def test_the_second_bonus_of_scroll_63_may_be_declined(edition: str) -> None:
    game = climb(stairs(edition, [63], palace=3, white=1), "palace")
    play(game, "line points", "done")
    assert points(game, 0) == {"lines": 1}
    assert see(game, 0).dinars == 1
