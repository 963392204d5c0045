"""Displays are refilled at the end of a turn."""

import pytest

from rules.displays.helpers import GRAY, YELLOW, gray_stacks, hidden, shop, shown
from scenario import Scenario, happened, play, see

rule = pytest.mark.rule


# --- the refill at the end of the turn ------------------------------------------------------------


@rule("MAD-06", "AST-15")
def test_a_bought_scroll_is_replaced_only_after_the_last_assistant(edition: str) -> None:
    table = Scenario(edition).player(0, gray=1, dates=1, white=1)
    table.scrolls_shown("gray", 13, 14, 15).next_scroll(0, 16)
    game = table.assistants({0: ["madrasa", "palace"]})
    play(game, "use madrasa", "sector action", "scroll 13")
    assert shown(game, GRAY) == [0, 14, 15]
    events = play(game, "sector action")
    assert shown(game, GRAY) == [16, 14, 15]
    assert happened(events, "scroll-shown") == [{"tile": 16, "place": 0}]


@rule("MAD-06")
def test_in_essential_all_places_of_a_colour_are_filled_from_its_stack() -> None:
    table = Scenario("essential").player(0, gray=2, dates=2).scrolls_shown("gray", 13, 14, 15)
    game = shop(table.next_scroll(GRAY, 16, 17, 18), "scroll 15", "scroll 13")
    assert shown(game, GRAY) == [16, 14, 17]
    assert hidden(game, GRAY) == [16]


@rule("MAD-06")
def test_in_essential_places_are_refilled_until_the_stack_runs_out() -> None:
    table = Scenario("essential").player(0, gray=2, dates=2).scrolls_shown("gray", 13, 14, 15)
    game = shop(table.next_scroll(GRAY, 16).scroll_stack_of(GRAY, 1), "scroll 13", "scroll 14")
    assert shown(game, GRAY) == [16, 0, 15]
    assert hidden(game, GRAY) == [0]


@rule("MAD-07")
def test_in_deluxe_each_stack_that_a_tile_was_taken_from_reveals_its_next_tile() -> None:
    game = shop(gray_stacks((16, 4), (17, 5), (18, 6)), "scroll 15", "scroll 13", "done")
    assert shown(game, GRAY) == [16, 14, 18]
    assert hidden(game, GRAY) == [1, 2, 1]


@rule("MAD-07")
@pytest.mark.parametrize(
    ("stacks", "bought", "face_up", "sizes"),
    [
        pytest.param([(), (16, 17, 18), (4, 5)], 13, [17, 14, 15], [1, 1, 2], id="half of four"),
        pytest.param([(16, 17, 18), (), ()], 14, [13, 17, 15], [1, 1, 0], id="from the left"),
        pytest.param([(), (16, 17, 18), ()], 15, [13, 14, 17], [0, 1, 1], id="from the middle"),
        pytest.param([(), (16, 17), ()], 13, [17, 14, 15], [0, 1, 0], id="half of three"),
        pytest.param([(), (16,), ()], 13, [16, 14, 15], [0, 0, 0], id="the face-up tile counts"),
        pytest.param([(), (16,), (4, 5)], 13, [5, 14, 15], [0, 1, 1], id="from the larger one"),
        pytest.param([(), (16, 17), (4, 5)], 13, [17, 14, 15], [0, 1, 2], id="left of two equal"),
        pytest.param([(), (), ()], 13, [0, 14, 15], [0, 0, 0], id="a single tile stays"),
    ],
)
def test_in_deluxe_an_empty_stack_gets_the_lower_half_of_the_larger_remaining_stack(
    stacks: list[tuple[int, ...]], bought: int, face_up: list[int], sizes: list[int]
) -> None:
    game = shop(gray_stacks(*stacks).player(0, dates=1))
    events = play(game, f"scroll {bought}")
    assert shown(game, GRAY) == face_up
    assert hidden(game, GRAY) == sizes
    revealed = [tile for tile in face_up if tile not in (0, 13, 14, 15)]
    assert [event["tile"] for event in happened(events, "scroll-shown")] == revealed


@rule("MAD-07")
def test_in_deluxe_empty_stacks_are_refilled_from_left_to_right() -> None:
    """The left one gets 2 of 4 tiles; the middle one gets 1 from the left of two equal stacks."""
    game = shop(gray_stacks((), (), (16, 17, 18)), "scroll 14", "scroll 13", "done")
    assert shown(game, GRAY) == [17, 18, 15]
    assert hidden(game, GRAY) == [0, 0, 1]


@rule("MAD-07")
def test_in_deluxe_stacks_reveal_their_own_tiles_before_they_are_halved() -> None:
    """Both give a tile: the right one has 3 left and reveals one before it gives its half."""
    game = shop(gray_stacks((), (), (16, 17, 18)), "scroll 13", "scroll 15", "done")
    assert shown(game, GRAY) == [18, 14, 16]
    assert hidden(game, GRAY) == [0, 0, 1]


@rule("MAD-07")
def test_in_deluxe_a_colour_is_refilled_only_from_its_own_stacks() -> None:
    game = shop(gray_stacks((), (), ()).player(0, dates=1), "scroll 13")
    assert shown(game, GRAY) == [0, 14, 15]
    assert hidden(game, YELLOW) == [6, 6, 6]


# --- outside an assistant's turn ------------------------------------------------------------------


@rule("MAD-06", "MAD-07")
def test_the_display_is_refilled_after_the_action_of_river_tile_01(edition: str) -> None:
    """R46: not during the action but right after it, before provisioning."""
    table = Scenario(edition).player(0, gray=8, dates=9, fisherman=1).river_tiles(1, 3, 5)
    table.scrolls_shown("gray", 13, 14, 15).next_scroll(0, 16)
    game = table.season_scoring()
    play(game, "sector madrasa", "scroll 13")
    assert shown(game, GRAY) == [0, 14, 15]
    play(game, "done")
    assert shown(game, GRAY) == [16, 14, 15]


@rule("MAD-06", "MAD-07")
def test_the_display_is_refilled_after_a_free_scroll_from_the_storage_row(edition: str) -> None:
    """R46: an oasis claimed by river tile 15 covers the scroll icon."""
    table = Scenario(edition, season=2).river_tiles(1, 15, 5).scrolls_shown("yellow", 22, 23, 24)
    table.next_scroll(YELLOW if edition == "essential" else 3 * YELLOW, 25)
    table.player(0, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6], fisherman=1)
    game = table.season_scoring()
    play(game, "oasis right 3", "scroll 22")
    assert see(game, 0).scrolls == [22]
    assert shown(game, YELLOW) == [25, 23, 24]
