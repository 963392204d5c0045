"""Several crossings in one movement, and scrolls on the stairs."""

import pytest

from marrakesh import IllegalAction
from rules.sectors.stairs.helpers import DINARS, FINAL, FIRST, POINTS, STAIRS, crossing, stairs
from scenario import Scenario, happened, options, play, points, see

rule = pytest.mark.rule


# --- several crossings ----------------------------------------------------------------------------


@rule("STA-05")
@pytest.mark.parametrize("stair", STAIRS)
def test_each_crossing_in_a_movement_gives_a_bonus_of_its_own_line(
    edition: str, stair: str
) -> None:
    """R73: moving from 3 to 11 crosses three thresholds."""
    game = stairs(edition, stair, **{stair: 3, STAIRS[stair]: 8})
    paid = 0
    for segment in (2, 3, 4):  # the sector is full, so the action starts automatically
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
def test_a_bonus_is_resolved_before_the_pawn_moves_on(edition: str) -> None:
    """R2: the first line's entertainer makes the student cross, which changes the next line."""
    game = stairs(edition, "palace", palace=6, mosque=15, white=5)
    play(game, "sector action")
    assert see(game, 0).palace == 7
    play(game, "line middle", "entertainer 3")  # lines 3-4: pink; a mosque step
    assert (see(game, 0).palace, see(game, 0).mosque, see(game, 0).dinars) == (7, 16, 2)
    play(game, "line points")  # line 3-5
    assert points(game, 0) == {"lines": POINTS[5]}
    assert (see(game, 0).palace, see(game, 0).dinars) == (11, 3)
    assert "line right" not in options(game)  # line 4-5 has none, unlike 4-4
    play(game, "line dinars")
    assert see(game, 0).dinars == 3 + DINARS[4]


@rule("STA-05", "STA-10")
def test_a_step_gained_during_a_movement_comes_before_its_remaining_steps(edition: str) -> None:
    """R2: the entertainer's palace step comes between those of the action."""
    game = stairs(edition, "palace", palace=6, mosque=11, white=5)
    events = play(game, "sector action", "line middle", "entertainer 7", "line dinars")
    moves = [(facts["start"], facts["end"]) for facts in happened(events, "climb")]
    assert moves == [(6, 7), (7, 8), (8, 11), (11, 12)]
    assert see(game, 0).palace == 6 + 5 + 1


@rule("STA-03")
def test_a_short_movement_crosses_only_one_threshold(edition: str) -> None:
    game = stairs(edition, "palace", "river", palace=3, white=3, turquoise=1)
    play(game, "use palace", "sector action", "line points")
    assert options(game) == ["new keshi", "sector action"]  # in the river
    assert (see(game, 0).palace, see(game, 0).dinars) == (6, 1)
    assert points(game, 0) == {"lines": 1}


# --- scrolls on the stairs ------------------------------------------------------------------------


@rule("STA-03")
@pytest.mark.parametrize("first", ["step of scroll 16", "line points"])
def test_scrolls_13_to_15_pay_first_then_line_and_river_step_in_either_order(
    edition: str, first: str
) -> None:
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
def test_declining_the_line_does_not_cancel_the_step_of_scroll_16(edition: str) -> None:
    game = crossing(edition, 2, 1, scrolls=[16])
    play(game, "done")
    assert see(game, 0).fisherman == 1
    assert points(game, 0) == {}


@rule("STA-04")
@pytest.mark.parametrize(("palace", "mosque"), [(0, 0), (3, 3), (4, 3)])
def test_there_is_no_line_between_the_first_segments(
    edition: str, palace: int, mosque: int
) -> None:
    """R76: scroll 59 gives nothing there."""
    table = Scenario(edition).scrolls_shown("pink", 59).player(0, palace=palace, mosque=mosque)
    table.player(0, gray=5, dates=2, water=0, dinars=0)
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action", "scroll 59")
    line = palace == 4
    assert see(game, 0).dinars == (DINARS[2] if line else 0)
    assert points(game, 0) == ({"scroll 59": POINTS[1]} if line else {})
    assert (see(game, 0).fisherman, see(game, 0).keshis["turquoise"]) == (line, line)


@rule("STA-07")
def test_bought_steps_are_part_of_the_movement(edition: str) -> None:
    """R81: scrolls 26 and 27 combine, and scroll 48 adds one step to the whole movement."""
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
    """R78, R81: extra and bought steps there count as further steps."""
    game = stairs(edition, "mosque", scrolls=[27, 48], mosque=FINAL, black=2, water=2)
    play(game, "sector action", "step for water", "extra step", "done")
    assert points(game, 0) == {"mosque": 4}
    assert see(game, 0).water == 1
