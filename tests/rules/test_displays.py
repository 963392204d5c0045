"""The displays of scrolls: when they are refilled, from which stack, and what a refresh moves."""

from typing import Any

import pytest

from marrakesh import Game
from scenario import Scenario, happened, look, options, play, see

rule = pytest.mark.rule

GRAY, YELLOW, PINK, ORANGE = range(4)


def shown(game: Game, colour: int) -> Any:
    """The face-up scrolls of a colour, from the left; 0 is an empty place."""
    return look(game)["scrolls"][colour]


def hidden(game: Game, colour: int) -> Any:
    """How many scrolls lie face down, in each stack of a colour."""
    return look(game)["scroll_stacks"][colour]


def gray_stacks(*below: tuple[int, ...]) -> Scenario:
    """Deluxe: scrolls 13, 14 and 15 lie open in the gray academy, these below them, top first.

    Seat 0 has 3 scholars and 3 dates.
    """
    table = Scenario("deluxe").player(0, gray=3, dates=3, dinars=1)
    table.scrolls_shown("gray", 13, 14, 15)
    for stack, tiles in enumerate(below):
        table.next_scroll(stack, *tiles)
    for stack, tiles in enumerate(below):
        table.scroll_stack_of(stack, len(tiles))
    return table


def shop(table: Scenario, *actions: str) -> Game:
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action", *actions)
    return game


# --- the refill at the end of the turn ------------------------------------------------------------


@rule("MAD-06", "AST-15")
def test_a_bought_scroll_is_replaced_after_the_last_assistant_only(edition: str) -> None:
    table = Scenario(edition).player(0, gray=1, dates=1, white=1)
    table.scrolls_shown("gray", 13, 14, 15).next_scroll(0, 16)
    game = table.assistants({0: ["madrasa", "palace"]})
    play(game, "use madrasa", "sector action", "scroll 13")
    assert shown(game, GRAY) == [0, 14, 15]
    events = play(game, "sector action")
    assert shown(game, GRAY) == [16, 14, 15]
    assert happened(events, "scroll-shown") == [{"tile": 16, "place": 0}]


@rule("MAD-06")
def test_essential_fills_all_places_of_a_colour_from_its_stack() -> None:
    table = Scenario("essential").player(0, gray=2, dates=2).scrolls_shown("gray", 13, 14, 15)
    game = shop(table.next_scroll(GRAY, 16, 17, 18), "scroll 15", "scroll 13")
    assert shown(game, GRAY) == [16, 14, 17]
    assert hidden(game, GRAY) == [16]


@rule("MAD-06")
def test_essential_fills_as_far_as_the_stack_lasts() -> None:
    table = Scenario("essential").player(0, gray=2, dates=2).scrolls_shown("gray", 13, 14, 15)
    game = shop(table.next_scroll(GRAY, 16).scroll_stack_of(GRAY, 1), "scroll 13", "scroll 14")
    assert shown(game, GRAY) == [16, 0, 15]
    assert hidden(game, GRAY) == [0]


@rule("MAD-07")
def test_deluxe_reveals_the_next_tile_of_the_stacks_a_tile_was_taken_from() -> None:
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
        pytest.param([(), (16,), ()], 13, [16, 14, 15], [0, 0, 0], id="the open tile counts"),
        pytest.param([(), (16,), (4, 5)], 13, [5, 14, 15], [0, 1, 1], id="from the larger one"),
        pytest.param([(), (16, 17), (4, 5)], 13, [17, 14, 15], [0, 1, 2], id="left of two equal"),
        pytest.param([(), (), ()], 13, [0, 14, 15], [0, 0, 0], id="a single tile stays"),
    ],
)
def test_deluxe_empty_stack_gets_the_lower_half_of_the_larger_one(
    stacks: list[tuple[int, ...]], bought: int, face_up: list[int], sizes: list[int]
) -> None:
    game = shop(gray_stacks(*stacks).player(0, dates=1))
    events = play(game, f"scroll {bought}")
    assert shown(game, GRAY) == face_up
    assert hidden(game, GRAY) == sizes
    revealed = [tile for tile in face_up if tile not in (0, 13, 14, 15)]
    assert [event["tile"] for event in happened(events, "scroll-shown")] == revealed


@rule("MAD-07")
def test_deluxe_empty_stacks_are_served_from_the_left() -> None:
    """The left one gets 2 of 4 tiles; the middle one then 1 of the left one's, the first of two
    equal stacks."""
    game = shop(gray_stacks((), (), (16, 17, 18)), "scroll 14", "scroll 13", "done")
    assert shown(game, GRAY) == [17, 18, 15]
    assert hidden(game, GRAY) == [0, 0, 1]


@rule("MAD-07")
def test_deluxe_stacks_reveal_their_own_tiles_before_they_are_halved() -> None:
    """Both are taken from: the right one has 3 tiles left and shows one when it gives its half."""
    game = shop(gray_stacks((), (), (16, 17, 18)), "scroll 13", "scroll 15", "done")
    assert shown(game, GRAY) == [18, 14, 16]
    assert hidden(game, GRAY) == [0, 0, 1]


@rule("MAD-07")
def test_deluxe_does_not_share_between_colours() -> None:
    game = shop(gray_stacks((), (), ()).player(0, dates=1), "scroll 13")
    assert shown(game, GRAY) == [0, 14, 15]
    assert hidden(game, YELLOW) == [6, 6, 6]


# --- outside an assistant's turn ------------------------------------------------------------------


@rule("MAD-06", "MAD-07")
def test_after_the_action_of_river_tile_01_the_display_is_refilled(edition: str) -> None:
    """R46: not in the middle of it, but when it is over, before the provisions."""
    table = Scenario(edition).player(0, gray=8, dates=9, fisherman=1).river_tiles(1, 3, 5)
    table.scrolls_shown("gray", 13, 14, 15).next_scroll(0, 16)
    game = table.season_scoring()
    play(game, "sector madrasa", "scroll 13")
    assert shown(game, GRAY) == [0, 14, 15]
    play(game, "done")
    assert shown(game, GRAY) == [16, 14, 15]


@rule("MAD-06", "MAD-07")
def test_after_a_free_scroll_of_the_storage_row_the_display_is_refilled(edition: str) -> None:
    """R46: an oasis claimed by river tile 15 covers the scroll icon."""
    table = Scenario(edition, season=2).river_tiles(1, 15, 5).scrolls_shown("yellow", 22, 23, 24)
    table.next_scroll(YELLOW if edition == "essential" else 3 * YELLOW, 25)
    table.player(0, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6], fisherman=1)
    game = table.season_scoring()
    play(game, "oasis right 3", "scroll 22")
    assert see(game, 0).scrolls == [22]
    assert shown(game, YELLOW) == [25, 23, 24]


# --- the refresh ----------------------------------------------------------------------------------


@rule("MAD-08", "MAD-15")
def test_refreshed_scrolls_go_under_the_stack(edition: str) -> None:
    """What is revealed next comes from the stack as it was."""
    table = Scenario(edition).player(0, gray=1, dates=1, dinars=1)
    table.scrolls_shown("gray", 13, 14, 15)
    if edition == "essential":
        table.next_scroll(GRAY, 16, 17, 18, 4)
    else:
        table.next_scroll(0, 16, 4).next_scroll(1, 17).next_scroll(2, 18)
    game = shop(table, "refresh gray", "scroll 16")
    assert shown(game, GRAY) == [4, 17, 18]


@rule("MAD-15")
def test_deluxe_refresh_moves_each_tile_under_its_own_stack() -> None:
    table = gray_stacks((16,), (17,), (18,)).player(0, gray=1)
    game = shop(table, "refresh gray")
    assert shown(game, GRAY) == [16, 17, 18]
    assert hidden(game, GRAY) == [1, 1, 1]
    play(game, "scroll 17")
    assert shown(game, GRAY) == [16, 14, 18]


@rule("MAD-15", "MAD-09")
def test_deluxe_refresh_of_a_single_tile_shows_no_new_one() -> None:
    """The tile that stays is not new: one of the others must still be bought."""
    game = shop(gray_stacks((), (17,), (18,)).player(0, dates=2), "refresh gray")
    assert shown(game, GRAY) == [13, 17, 18]
    play(game, "scroll 13")
    assert options(game) == ["scroll 17", "scroll 18"]


@rule("MAD-15")
@pytest.mark.parametrize("below", [(), (18,)])
def test_deluxe_refresh_needs_a_stack_of_two(below: tuple[int, ...]) -> None:
    game = shop(gray_stacks((), (), below))
    assert ("refresh gray" in options(game)) == bool(below)


def essential_stack(*below: int, seed: int = 1) -> Scenario:
    table = Scenario("essential", seed=seed).player(0, gray=3, dates=2, dinars=1)
    table.scrolls_shown("gray", 13, 14, 15).next_scroll(GRAY, *below)
    return table.scroll_stack_of(GRAY, len(below))


@rule("MAD-08", "MAD-09")
def test_essential_refresh_with_a_short_stack() -> None:
    """R99: two old tiles come back; only the third is new and must be bought."""
    game = shop(essential_stack(16), "refresh gray")
    first, *old = shown(game, GRAY)
    assert first == 16
    assert set(old) < {13, 14, 15}
    assert hidden(game, GRAY) == [1]
    play(game, f"scroll {old[0]}")  # the only date left is kept for scroll 16, bought at once
    assert see(game, 0).scrolls == [old[0], 16]


@rule("MAD-08")
def test_essential_refresh_puts_the_old_tiles_down_in_random_order() -> None:
    """R99"""
    back = {tuple(shown(shop(essential_stack(16, seed=s), "refresh gray"), 0)) for s in range(9)}
    assert len(back) > 2


@rule("MAD-08")
@pytest.mark.parametrize("below", [(), (16,)])
def test_essential_refresh_needs_a_stack(below: tuple[int, ...]) -> None:
    """R99"""
    game = shop(essential_stack(*below))
    assert ("refresh gray" in options(game)) == bool(below)


def with_a_yellow_scroll_taken(edition: str, *below: int) -> Game:
    """An earlier assistant of the turn took scroll 22 from the left; these tiles come next."""
    table = Scenario(edition).player(0, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6], gray=7)
    table.player(0, dates=2, water=1, dinars=2).scrolls_shown("yellow", 22, 23, 24)
    if edition == "essential":
        table.next_scroll(YELLOW, *below)
    else:
        for place, tile in enumerate(below):
            table.next_scroll(3 * YELLOW + place, tile)
    game = table.assistants({0: ["sahara", "madrasa"]})
    play(game, "use sahara", "sector action", "scroll 22")
    assert shown(game, YELLOW) == [0, 23, 24]
    return game


@rule("MAD-08")
def test_essential_refresh_with_two_open_tiles_shows_three() -> None:
    """R99"""
    game = with_a_yellow_scroll_taken("essential", 25, 26, 27)
    play(game, "sector action", "refresh yellow")
    assert shown(game, YELLOW) == [25, 26, 27]
    assert hidden(game, YELLOW) == [17]


@rule("MAD-07", "MAD-15")
def test_deluxe_refresh_does_not_fill_a_place_before_the_end_of_the_turn() -> None:
    game = with_a_yellow_scroll_taken("deluxe", 25, 26, 27)
    play(game, "sector action", "refresh yellow")
    assert shown(game, YELLOW) == [0, 26, 27]
    play(game, "scroll 26")
    assert shown(game, YELLOW)[0] == 25
