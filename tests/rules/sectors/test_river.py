"""The river: movements of the fisherman, water, the jetty and the ranking."""

import pytest

from marrakesh import IllegalAction
from scenario import Scenario, happened, options, play, play_on, points, see

rule = pytest.mark.rule

JETTY = 14
WATER = ["done", "step for water"]


# --- movement -----------------------------------------------------------------------------------


@rule("RIV-01")
@pytest.mark.parametrize("value", range(1, 8))
@pytest.mark.parametrize("start", [0, 5])
def test_the_fisherman_advances_by_the_turquoise_value(
    edition: str, start: int, value: int
) -> None:
    table = Scenario(edition).player(0, turquoise=value, fisherman=start, water=0)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == start + value
    assert see(game, 0).keshis["turquoise"] == value
    assert points(game, 0) == {}


@rule("RIV-02")
@pytest.mark.parametrize(
    ("start", "order"),
    [(2, [1, 2, 0]), (3, [0, 1, 2]), (1, [1, 2, 0])],
    ids=["joins them", "passes them", "stays behind"],
)
def test_the_fisherman_arriving_last_on_a_space_ranks_behind_the_others(
    edition: str, start: int, order: list[int]
) -> None:
    """R51: the first to arrive is ahead."""
    table = Scenario(edition, players=3).player(0, fisherman=start, turquoise=3, water=0)
    game = table.player(1, fisherman=5).player(2, fisherman=5).assistants({0: ["river"]})
    assert game.view()["river_order"] == [1, 2, 0]
    play(game, "sector action")
    assert game.view()["river_order"] == order


def test_fishermen_on_the_starting_space_are_not_ranked(edition: str) -> None:
    """R54."""
    table = Scenario(edition, players=3).player(1, fisherman=1, turquoise=1)
    game = table.assistants({1: ["river"]})
    assert game.view()["river_order"] == [1]


# --- water --------------------------------------------------------------------------------------


@rule("RIV-03")
@pytest.mark.parametrize("paid", [0, 1, 4, 9])
def test_additional_steps_cost_one_water_each(edition: str, paid: int) -> None:
    table = Scenario(edition).player(0, turquoise=1, water=9, dates=3, dinars=3)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    for _ in range(paid):
        assert options(game) == WATER
        play(game, "step for water")
    if paid < 9:
        play(game, "done")
    board = see(game, 0)
    assert board.fisherman == 1 + paid
    assert (board.water, board.dates, board.dinars) == (9 - paid, 3, 3)
    assert options(game) != WATER


@rule("RIV-03")
def test_without_water_no_additional_steps_are_offered(edition: str) -> None:
    table = Scenario(edition).player(0, turquoise=1, water=0, dates=3, white=1)
    game = table.assistants({0: ["river", "palace"]})
    play(game, "use river", "sector action")
    assert options(game) == ["new keshi", "sector action"]  # in the palace
    with pytest.raises(IllegalAction):
        play(game, "step for water")


@rule("RIV-03", "RIV-09")
def test_only_a_movement_can_be_extended_with_water(edition: str) -> None:
    """R48: with value 0 there is no movement; a new turquoise keshi does not move the fisherman."""
    table = Scenario(edition).player(0, turquoise=0, water=5, white=1)
    game = table.assistants({0: ["river", "palace"]})
    events = play(game, "use river")
    assert options(game) == ["new keshi", "sector action"]  # in the palace
    assert happened(events, "fisherman") == []
    assert (see(game, 0).fisherman, see(game, 0).water) == (0, 5)
    assert see(game, 0).keshis["turquoise"] == 1


@rule("RIV-03")
def test_water_gained_during_the_movement_can_extend_it(edition: str) -> None:
    """R49: scroll 17 pays for the second rapid, any resource, during the movement."""
    table = Scenario(edition).player(0, scrolls=[17], fisherman=4, turquoise=3, water=0)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == 6  # the rapid interrupts
    play(game, "take water")
    assert see(game, 0).fisherman == 7
    assert options(game) == WATER
    play(game, "step for water")
    assert (see(game, 0).fisherman, see(game, 0).water) == (8, 0)


@rule("RIV-03")
def test_the_bonus_of_a_rapid_crossed_by_a_bought_step_can_buy_another_step(edition: str) -> None:
    """R49: steps for water need not be declared beforehand."""
    table = Scenario(edition).player(0, scrolls=[17], fisherman=4, turquoise=1, water=1)
    game = table.assistants({0: ["river"]})
    play(game, "sector action", "step for water", "take water", "step for water")
    assert (see(game, 0).fisherman, see(game, 0).water) == (7, 0)


# --- the jetty ----------------------------------------------------------------------------------


@rule("RIV-04")
@pytest.mark.parametrize("start", [12, 13])
def test_a_fisherman_reaching_the_jetty_scores_its_spot_immediately(
    edition: str, start: int
) -> None:
    table = Scenario(edition).player(0, fisherman=start, turquoise=1, water=1, score=20)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert options(game) == WATER
    arrived = start + 1 == JETTY
    assert points(game, 0).get("jetty", 0) == (4 if arrived else 0)
    assert see(game, 0).score == (24 if arrived else 20)


@rule("RIV-04", "RIV-07")
@pytest.mark.parametrize(("taken", "spot"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_each_arrival_at_the_jetty_takes_the_highest_free_spot(
    edition: str, taken: int, spot: int
) -> None:
    table = Scenario(edition, players=4)
    for seat in range(1, 4):
        table.player(seat, fisherman=JETTY if seat <= taken else 13)
    game = table.player(0, fisherman=12, turquoise=2, water=0).assistants({0: ["river"]})
    play(game, "sector action")
    assert points(game, 0) == {"jetty": spot}


@rule("RIV-07")
def test_the_earlier_arrival_at_the_jetty_is_ahead(edition: str) -> None:
    """R52: the higher spot is ahead, although both are on the last space."""
    table = Scenario(edition).player(1, fisherman=12, turquoise=8)
    table.player(0, fisherman=13, turquoise=1, water=0)
    game = table.assistants({0: ["river"], 1: ["river"]})
    play(game, "sector action")
    assert game.view()["river_order"] == [0, 1]
    play_on(game, 0, "done", "done")
    assert (points(game, 0)["jetty"], points(game, 1)["jetty"]) == (4, 3)
    assert game.view()["river_order"] == [0, 1]


@rule("RIV-05")
@pytest.mark.parametrize("value", [1, 3, 7])
def test_each_further_step_at_the_jetty_scores(edition: str, value: int) -> None:
    table = Scenario(edition).player(1, fisherman=JETTY).player(0, fisherman=JETTY)
    game = table.player(0, turquoise=value, water=0).assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == JETTY
    assert points(game, 0) == {"river": value}  # the spot does not score again
    assert game.view()["river_order"] == [1, 0]


@rule("RIV-05")
def test_bought_steps_at_the_jetty_score_too(edition: str) -> None:
    """R50."""
    table = Scenario(edition).player(0, fisherman=JETTY, turquoise=2, water=3)
    game = table.assistants({0: ["river"]})
    play(game, "sector action", "step for water", "step for water", "done")
    assert points(game, 0) == {"river": 4}
    assert see(game, 0).water == 1


@rule("RIV-06")
@pytest.mark.parametrize(("start", "value", "further"), [(13, 1, 0), (13, 4, 3), (8, 7, 1)])
def test_steps_of_the_same_movement_beyond_the_jetty_score(
    edition: str, start: int, value: int, further: int
) -> None:
    table = Scenario(edition).player(0, fisherman=start, turquoise=value, water=0)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == JETTY
    expected = {"jetty": 4, "river": further}
    assert points(game, 0) == {source: n for source, n in expected.items() if n}


@rule("EX-06", "RIV-03", "RIV-04", "RIV-06")
def test_sarah_pays_two_water_and_reaches_the_jetty(edition: str) -> None:
    table = Scenario(edition).player(0, fisherman=JETTY - 6, turquoise=5, water=2, score=30)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).score == 30
    play(game, "step for water")
    assert points(game, 0) == {"jetty": 4}
    play(game, "step for water")
    assert points(game, 0) == {"jetty": 4, "river": 1}
    assert (see(game, 0).score, see(game, 0).water) == (35, 0)


# --- the end of the season ----------------------------------------------------------------------


@rule("RIV-08")
@pytest.mark.parametrize(("season", "choice"), [(1, "done"), (2, "keshi gray")])
def test_fishermen_return_to_the_start_after_the_river_evaluation(
    edition: str, season: int, choice: str
) -> None:
    """But not before the river tile's bonus is resolved."""
    table = Scenario(edition, players=3, season=season).river_tiles(1, 3, 5)
    game = table.player(0, fisherman=9, green=1).player(1, fisherman=JETTY - 6).season_scoring()
    assert (see(game, 0).fisherman, see(game, 1).fisherman) == (9, 8)
    play(game, choice)
    if season == 2:
        play(game, choice)  # tile 03 gives two keshis
    assert [see(game, seat).fisherman for seat in range(3)] == [0, 0, 0]
    assert game.view()["river_order"] == []


@rule("RIV-08")
def test_fishermen_stay_in_place_after_the_last_river_evaluation(edition: str) -> None:
    """R57: their position matters at the end of the game."""
    table = Scenario(edition, season=3).river_tiles(1, 3, 5)
    game = table.player(0, fisherman=9).player(1, fisherman=JETTY).season_scoring()
    assert game.over
    assert (see(game, 0).fisherman, see(game, 1).fisherman) == (9, JETTY)


@rule("RIV-05", "RIV-07", "RIV-08")
def test_a_new_season_frees_the_jetty(edition: str) -> None:
    """Both fishermen were there; steps are ordinary steps again, and the best spot is free."""
    table = Scenario(edition).river_tiles(1, 3, 5)
    table.player(1, fisherman=JETTY).player(0, fisherman=JETTY, turquoise=8)
    game = table.player(0, water=20, dates=5, dinars=5).season_scoring()
    play_on(game, 0, "use river", "select turquoise")
    play(game, "use river")  # the river is full, so the fisherman moves
    assert see(game, 0).fisherman == 8
    assert points(game, 0).keys().isdisjoint({"jetty", "river"})
    play(game, *["step for water"] * (JETTY - 8))
    assert points(game, 0)["jetty"] == 4


def test_a_head_start_puts_the_fisherman_beyond_a_rapid_without_crossing_it(edition: str) -> None:
    """R55: the end of the round considers the position, scroll 17 the movement."""
    table = Scenario(edition, season=2).river_tiles(1, 9, 5)
    game = table.player(0, fisherman=5, scrolls=[17]).season_scoring()
    play_on(game, 0, "rapid 1")
    assert see(game, 0).fisherman == 4
    assert options(game) == ["done", "rapid 1"]
    assert "scroll 17" not in points(game, 0)
