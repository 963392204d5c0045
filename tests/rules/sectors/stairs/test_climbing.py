"""Climbing the palace and the mosque."""

import pytest

from rules.sectors.stairs.helpers import DINARS, FINAL, STAIRS, stairs
from scenario import Scenario, options, play, points, see

rule = pytest.mark.rule


@rule("STA-01")
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize(("stair", "other"), [("palace", "mosque"), ("mosque", "palace")])
def test_a_pawn_climbs_by_the_value_of_its_keshi_marker(
    edition: str, stair: str, other: str, value: int
) -> None:
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
def test_each_staircase_has_four_thresholds_on_sixteen_steps(
    edition: str, stair: str, step: int
) -> None:
    """Entering 4, 7, 11 and 16 gives a dinar and a connection bonus, other steps nothing."""
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
def test_each_further_step_on_the_final_space_scores(edition: str, stair: str, value: int) -> None:
    game = stairs(edition, stair, **{stair: FINAL, STAIRS[stair]: value})
    play(game, "sector action")
    assert getattr(see(game, 0), stair) == FINAL
    assert points(game, 0) == {stair: value}
    assert see(game, 0).dinars == 0  # no threshold is crossed


@rule("EX-15", "STA-06", "STA-07")
def test_sarah_stays_on_the_final_space_and_scores_five_points(edition: str) -> None:
    game = stairs(edition, "palace", palace=FINAL, white=5, score=40)
    play(game, "sector action")
    assert (see(game, 0).palace, see(game, 0).score) == (FINAL, 45)
    assert points(game, 0)["palace"] == 5


@rule("STA-06")
def test_pawns_keep_their_position_when_the_season_ends(edition: str) -> None:
    table = Scenario(edition).river_tiles(1, 3, 5).player(0, palace=FINAL, mosque=9)
    game = table.season_scoring()
    while game.view()["phase"] != "select":
        play(game, options(game)[0])
    assert game.view()["season"] == 2
    assert (see(game, 0).palace, see(game, 0).mosque) == (FINAL, 9)


@rule("STA-07", "STA-12")
@pytest.mark.parametrize("stair", STAIRS)
def test_bonuses_of_the_fourth_threshold_come_before_points_for_further_steps(
    edition: str, stair: str
) -> None:
    """R74: the fourth threshold, with its dinar and line, comes before any further steps."""
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
