"""River scrolls.

Rapids are crossed on entering steps 3, 6, 9 and 12 and pay 1 point, any resource, any goods keshi
and 3 points. The jetty is step 14.
"""

import pytest

from marrakesh import Game
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule


def river(edition: str, scrolls: list[int], **facts: int) -> Scenario:
    """Seat 0 has only these scrolls and the facts given."""
    table = Scenario(edition).player(0, water=0, dates=0, dinars=0)
    return table.player(0, scrolls=scrolls, **facts)


def fish(table: Scenario) -> Game:
    """The only assistant performs the river action."""
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    return game


def scored(game: Game) -> int:
    return sum(points(game, 0).values())


# --- 17: when a rapid is crossed ------------------------------------------------------------------


@rule("SCR-17")
@pytest.mark.parametrize(
    ("start", "answer", "gain"),
    [(2, [], 1), (5, ["take dinar"], 0), (8, ["goods orange"], 0), (11, [], 3)],
)
def test_scroll_17_pays_the_bonus_of_a_rapid_when_it_is_crossed(
    edition: str, start: int, answer: list[str], gain: int
) -> None:
    """R117: the bonus of the rapid just crossed."""
    game = fish(river(edition, [17], fisherman=start, turquoise=1))
    play(game, *answer)
    assert see(game, 0).fisherman == start + 1
    assert see(game, 0).dinars == (start == 5)
    assert see(game, 0).goods["orange"] == (start == 8)
    assert scored(game) == gain


@rule("SCR-17")
def test_scroll_17_pays_each_rapid_of_a_movement_when_it_is_crossed(edition: str) -> None:
    game = fish(river(edition, [17], turquoise=7))
    assert see(game, 0).fisherman == 6
    play(game, "take date")
    assert see(game, 0).fisherman == 7
    assert scored(game) == 1


@rule("SCR-17")
@pytest.mark.parametrize(("start", "steps"), [(0, 2), (3, 2), (14, 3)])
def test_scroll_17_pays_nothing_if_no_rapid_is_crossed(
    edition: str, start: int, steps: int
) -> None:
    game = fish(river(edition, [17], fisherman=start, turquoise=steps))
    assert scored(game) == (3 if start == 14 else 0)  # steps beyond the jetty
    assert see(game, 0).fisherman == min(14, start + steps)


@rule("SCR-17")
def test_water_from_a_rapid_can_extend_the_movement(edition: str) -> None:
    """R49"""
    game = fish(river(edition, [17], fisherman=5, turquoise=1))
    play(game, "take water")
    assert options(game) == ["done", "step for water"]
    play(game, "step for water")
    assert see(game, 0).fisherman == 7


@rule("SCR-17")
def test_a_head_start_crosses_no_rapid(edition: str) -> None:
    """R55: the crocodile of tile 09 is beyond the first rapid."""
    table = Scenario(edition, season=2).river_tiles(1, 9, 5)
    game = table.player(0, scrolls=[17], fisherman=1).season_scoring()
    assert (look(game)["season"], see(game, 0).fisherman) == (3, 4)
    assert "scroll 17" not in points(game, 0)


@rule("SCR-17", "SCR-60")
def test_scroll_60_doubles_the_bonuses_from_scroll_17(edition: str) -> None:
    """R115, R116: each bonus is chosen separately."""
    game = fish(river(edition, [17, 60], fisherman=2, turquoise=7))
    play(game, "take dinar", "take date", "goods yellow", "goods purple")
    assert scored(game) == 2
    assert (see(game, 0).dinars, see(game, 0).dates) == (1, 1)
    assert see(game, 0).goods == {"yellow": 1, "orange": 0, "purple": 1}
    assert see(game, 0).fisherman == 9


# --- 56: beyond the jetty -------------------------------------------------------------------------


@rule("SCR-56")
def test_scroll_56_scores_two_points_for_each_step_beyond_the_jetty(edition: str) -> None:
    game = fish(river(edition, [56], fisherman=14, turquoise=3, water=1))
    play(game, "step for water")
    assert scored(game) == 8


@rule("SCR-56")
def test_scroll_56_also_counts_surplus_steps_of_the_movement_that_reaches_the_jetty(
    edition: str,
) -> None:
    """The best spot scores 4."""
    game = fish(river(edition, [56], fisherman=13, turquoise=3))
    assert scored(game) == 4 + 2 * 2


# --- 60, 69: the bonus at the end of the round ----------------------------------------------------


@rule("SCR-60")
def test_scroll_60_doubles_a_rapid_bonus(edition: str) -> None:
    game = river(edition, [60], fisherman=6).river_bonus()
    play(game, "rapid 2", "take water", "take dinar")  # R116
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).dinars) == (1, 0, 1)
    assert scored(game) == 0
    game = river(edition, [60], fisherman=6).river_bonus()
    play(game, "rapid 1")
    assert scored(game) == 2


@rule("SCR-69", "MAD-12")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_scroll_69_pays_all_crossed_rapids_at_the_end_of_each_round(
    edition: str, number: int
) -> None:
    table = Scenario(edition, round=number).player(0, scrolls=[69], fisherman=11, water=0)
    game = table.river_bonus()
    assert options(game) == ["rapid 2", "rapid 3"]  # in any order
    play(game, "rapid 3", "goods purple", "take water")
    assert scored(game) == 1
    assert (see(game, 0).water, see(game, 0).goods["purple"]) == (1, 1)
    assert look(game)["round"] == number + 1


@rule("SCR-69", "MAD-12")
def test_scroll_69_acts_after_the_assistants_and_not_when_it_is_bought(edition: str) -> None:
    table = Scenario(edition).player(0, gray=7, dates=3, fisherman=3).scrolls_shown("orange", 69)
    game = table.assistants({0: ["madrasa", "palace"], 1: ["palace", "mosque"]})
    play(game, "use madrasa", "sector action", "scroll 69")
    assert scored(game) == 0
    play(game, "use palace")
    assert scored(game) == 1


@rule("SCR-69")
def test_scroll_69_pays_nothing_before_the_first_rapid(edition: str) -> None:
    game = river(edition, [69], fisherman=2).river_bonus()
    assert look(game)["phase"] == "select"
    assert scored(game) == 0


# --- 28: the start of the season scoring ----------------------------------------------------------


@rule("SCR-28", "MAD-12")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_scroll_28_pays_all_crossed_rapids_at_the_start_of_season_scoring(
    edition: str, season: int
) -> None:
    """R118: before the river tile's 3, 5 or 7 points and before provisioning."""
    table = Scenario(edition, season=season).river_tiles(8, 4, 5)
    table.player(0, scrolls=[28], fisherman=6, water=0, dates=0, dinars=0)
    game = table.season_scoring()
    assert points(game, 0) == {"scroll 28": 1}
    events = play(game, "take water")
    assert happened(events, "resource")[0] == {"resource": 0, "n": 1}
    assert see(game, 0).score == 10 + 1 + (3, 5, 7)[season - 1] + points(game, 0)["provisions"]


@rule("SCR-28")
def test_without_scroll_28_no_rapid_pays_in_season_scoring(edition: str) -> None:
    table = Scenario(edition).river_tiles(8, 4, 5).player(0, fisherman=6)
    game = table.player(1, scrolls=[28], fisherman=2).season_scoring()
    assert points(game, 0)["river tile 08"] == 3
    assert "scroll 28" not in points(game, 0)
    assert "scroll 28" not in points(game, 1)  # the fisherman has crossed no rapid


@rule("SCR-28")
def test_scroll_28_does_not_act_at_the_end_of_a_round(edition: str) -> None:
    game = river(edition, [28], fisherman=3).river_bonus()
    play(game, "done")
    assert scored(game) == 0
    assert look(game)["phase"] == "select"


@rule("SCR-28", "SCR-60", "SCR-69")
def test_scrolls_28_60_and_69_combine(edition: str) -> None:
    """R115: every rapid pays twice after round 4, and twice again in season scoring."""
    table = Scenario(edition, round=4).river_tiles(8, 4, 5)
    game = table.player(0, scrolls=[28, 60, 69], fisherman=12).river_bonus()
    for _ in range(2):
        play(game, "rapid 2", "take water", "take dinar", "goods yellow", "goods purple")
    assert see(game, 0).goods == {"yellow": 2, "orange": 0, "purple": 2}
    from_rapids = {source: n for source, n in points(game, 0).items() if source[:6] == "scroll"}
    assert sum(from_rapids.values()) == 2 * 2 * (1 + 3)
