"""Main-square scrolls for spectators and neighbours."""

import pytest

from rules.tiles.scrolls.square import perform, square
from scenario import happened, options, play, points, see

rule = pytest.mark.rule


# --- 29: points at the end of the action ----------------------------------------------------------


@rule("SCR-29", "EX-28")
def test_scroll_29_scores_two_points_for_each_spectator_facing_its_space(edition: str) -> None:
    """No entertainer is needed there; spectators are counted after the rotation."""
    game = perform(square(edition, 2, 4, scrolls=[29]))
    assert see(game, 0).spectators[0] == 2
    assert points(game, 0) == {"scroll 29": 4}


@rule("SCR-29")
def test_scroll_29_scores_at_the_end_in_addition_to_the_chosen_space(edition: str) -> None:
    game = square(edition, 0, 1, 2, scrolls=[29]).assistants({0: ["square"]})
    assert happened(play(game, "sector action"), "points") == []
    play(game, "space 1")
    assert points(game, 0) == {"square": 6, "scroll 29": 6}


@rule("SCR-29", "SCR-51")
def test_scrolls_29_and_51_do_not_make_the_action_possible_without_an_entertainer(
    edition: str,
) -> None:
    """R63: only a new keshi is possible."""
    game = square(edition, 0, scrolls=[29, 51]).assistants({0: ["square"]})
    assert options(game) == [f"entertainer {space}" for space in range(1, 9)]


@rule("SCR-29", "SCR-51")
def test_scrolls_29_and_51_do_not_act_when_an_entertainer_is_placed(edition: str) -> None:
    game = square(edition, 0, scrolls=[29, 51]).assistants({0: ["square"]})
    play(game, "entertainer 4")
    assert points(game, 0) == {}
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).dinars) == (0, 1, 0)


# --- 31: one more spectator -----------------------------------------------------------------------


@rule("SCR-31", "EX-29")
def test_scroll_31_adds_one_spectator_to_every_section(edition: str) -> None:
    game = perform(square(edition, 0, 2, 6, scrolls=[31]))
    assert see(game, 0).spectators == [4, 2, 3, 3, 2, 4, 3, 2]
    play(game, "space 6", "goods purple")
    assert see(game, 0).goods["purple"] == 4


@rule("SCR-31", "SCR-47")
def test_scroll_31_turns_twos_into_threes_for_scroll_47(edition: str) -> None:
    """R64: with disc 0, printed twos face water, mosque and goods; the threes become fours."""
    game = square(edition, 0, scrolls=[31]).buys_scroll(47)
    assert options(game) == ["space 3", "space 6"]
    play(game, "space 3", "goods yellow")
    assert (see(game, 0).water, see(game, 0).mosque, see(game, 0).goods["yellow"]) == (3, 3, 3)
    assert (see(game, 0).dinars, see(game, 0).fisherman) == (0, 0)


@rule("SCR-31", "SCR-29", "SCR-51")
def test_spectators_added_by_scroll_31_count_for_scrolls_29_and_51(edition: str) -> None:
    """R64: no section has exactly one spectator any more."""
    game = perform(square(edition, 2, 4, scrolls=[29, 31, 51]))
    assert points(game, 0) == {"scroll 29": 6}
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).palace) == (0, 2, 0)


@rule("SCR-31", "SCR-70")
def test_spectators_added_by_scroll_31_count_for_scroll_70(edition: str) -> None:
    """R64"""
    game = square(edition, 0, 1, 2, scrolls=[31]).buys_scroll(70)
    assert points(game, 0) == {"scroll 70": 4}
    assert see(game, 0).water == 3


# --- 47: three times ------------------------------------------------------------------------------


@rule("SCR-47", "EX-32")
def test_scroll_47_pays_spaces_facing_three_spectators_three_times(edition: str) -> None:
    """No entertainer needed, no rotation, in any order, goods of one colour."""
    game = square(edition, 6, scrolls=[]).buys_scroll(47)
    assert options(game) == ["space 3", "space 6"]
    play(game, "space 6")
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]
    play(game, "goods orange")
    assert see(game, 0).goods == {"yellow": 0, "orange": 3, "purple": 0}
    assert see(game, 0).mosque == 3
    assert see(game, 0).disc == 6
    assert points(game, 0) == {}


@rule("SCR-47")
def test_scroll_47_moves_the_fisherman_three_steps_in_one_movement(edition: str) -> None:
    """R60: with disc 0, river and dinar face three spectators."""
    game = square(edition, 0, scrolls=[]).player(0, water=1).buys_scroll(47)
    assert see(game, 0).dinars == 3
    assert see(game, 0).fisherman == 3
    assert options(game) == ["done", "step for water"]


@rule("SCR-47")
def test_scroll_47_pays_the_two_point_space_three_times(edition: str) -> None:
    game = square(edition, 1, scrolls=[]).buys_scroll(47)
    play(game, "goods yellow")
    assert points(game, 0) == {"scroll 47": 6}


# --- 51: spaces facing one spectator --------------------------------------------------------------


@rule("SCR-51", "EX-34")
def test_scroll_51_pays_spaces_facing_one_spectator_at_the_end(edition: str) -> None:
    """After the rotation, water, date and palace face a single spectator."""
    game = perform(square(edition, 2, 1, scrolls=[51]))
    assert (see(game, 0).water, see(game, 0).dates, see(game, 0).palace) == (1, 1, 1)
    assert (see(game, 0).mosque, see(game, 0).fisherman, see(game, 0).dinars) == (0, 0, 0)
    assert points(game, 0) == {"square": 4}


@rule("SCR-51")
def test_scroll_51_pays_in_any_order_after_the_chosen_space(edition: str) -> None:
    """With disc 2, the 2 points, the mosque and the goods face a single spectator."""
    game = perform(square(edition, 1, 2, 8, scrolls=[51]))
    play(game, "space 8")
    assert see(game, 0).dinars == 2
    assert points(game, 0) == {"scroll 51": 2}
    assert options(game) == ["space 3", "space 6"]
    play(game, "space 6", "goods yellow")
    assert (see(game, 0).mosque, see(game, 0).goods["yellow"]) == (1, 1)


# --- 54: neighbours -------------------------------------------------------------------------------


@rule("SCR-54", "EX-35")
def test_scroll_54_gives_the_bonuses_next_to_a_placed_entertainer(edition: str) -> None:
    game = square(edition, 0, scrolls=[54]).assistants({0: ["square"]})
    play(game, "entertainer 1")
    assert sum(points(game, 0).values()) == 2
    assert (see(game, 0).water, see(game, 0).dinars) == (1, 1)


@rule("SCR-54")
def test_scroll_54_gives_each_adjacent_bonus_once_even_if_the_space_is_occupied(
    edition: str,
) -> None:
    """R70; spectators do not matter."""
    game = square(edition, 0, 1, 3, scrolls=[54]).assistants({0: ["square"]})
    play(game, "new keshi", "entertainer 2")
    assert sum(points(game, 0).values()) == 2
    assert (see(game, 0).water, see(game, 0).mosque) == (1, 1)


@rule("SCR-54")
def test_the_three_bonuses_of_scroll_54_are_gained_in_any_order(edition: str) -> None:
    """R70"""
    game = square(edition, 0, scrolls=[54]).assistants({0: ["square"]})
    play(game, "entertainer 6")
    assert sorted(options(game)) == ["space 5", "space 6", "space 7"]
    play(game, "space 7", "space 6", "goods purple")
    seen = see(game, 0)
    assert (seen.palace, seen.goods["purple"], seen.fisherman) == (1, 1, 1)


@rule("SCR-54")
def test_scroll_54_does_not_apply_to_the_sector_action(edition: str) -> None:
    game = perform(square(edition, 0, 1, scrolls=[54]))
    assert points(game, 0) == {"square": 6}
    assert (see(game, 0).water, see(game, 0).dinars) == (0, 0)


@rule("SCR-54")
def test_scroll_54_acts_again_on_a_freed_space(edition: str) -> None:
    """R71: the exchange icon of the storage row has returned the entertainer."""
    table = square(edition, 0, 2, scrolls=[54]).player(0, caravans=[3, 1, 0], claimed=[1, 2, 3])
    game = table.player(0, water=1).assistants({0: ["sahara", "square"]})
    play(game, "use sahara", "sector action", "return pink", "keshi yellow", "entertainer 2")
    assert (see(game, 0).water, see(game, 0).mosque) == (1, 1)
    assert sum(points(game, 0).values()) == 2
