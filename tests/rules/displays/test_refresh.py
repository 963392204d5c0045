"""Refreshing a display."""

import pytest

from marrakesh import Game
from marrakesh.rules.actions import to_number
from rules.displays.helpers import GRAY, YELLOW, gray_stacks, hidden, shop, shown
from scenario import Scenario, options, play, see

rule = pytest.mark.rule


@rule("MAD-08", "MAD-15")
def test_replaced_scrolls_go_under_the_stack(edition: str) -> None:
    """The new scrolls come from the stack as it was before."""
    table = Scenario(edition).player(0, gray=1, dates=1, dinars=1)
    table.scrolls_shown("gray", 13, 14, 15)
    if edition == "essential":
        table.next_scroll(GRAY, 16, 17, 18, 4)
    else:
        table.next_scroll(0, 16, 4).next_scroll(1, 17).next_scroll(2, 18)
    game = shop(table, "refresh gray", "scroll 16")
    assert shown(game, GRAY) == [4, 17, 18]


@rule("MAD-15")
def test_a_deluxe_refresh_puts_each_scroll_under_its_own_stack() -> None:
    table = gray_stacks((16,), (17,), (18,)).player(0, gray=1)
    game = shop(table, "refresh gray")
    assert shown(game, GRAY) == [16, 17, 18]
    assert hidden(game, GRAY) == [1, 1, 1]
    play(game, "scroll 17")
    assert shown(game, GRAY) == [16, 14, 18]


@rule("MAD-15", "MAD-09")
def test_a_deluxe_refresh_reveals_nothing_new_from_a_stack_of_one_scroll() -> None:
    """The tile that stays is not new; one of the others must still be bought."""
    game = shop(gray_stacks((), (17,), (18,)).player(0, dates=2), "refresh gray")
    assert shown(game, GRAY) == [13, 17, 18]
    play(game, "scroll 13")
    assert options(game) == ["scroll 17", "scroll 18"]


@rule("MAD-15")
@pytest.mark.parametrize("below", [(), (18,)])
def test_a_deluxe_refresh_needs_a_stack_of_at_least_two_scrolls(below: tuple[int, ...]) -> None:
    game = shop(gray_stacks((), (), below))
    assert ("refresh gray" in options(game)) == bool(below)


@rule("MAD-15")
@pytest.mark.parametrize("place", range(3))
def test_a_deluxe_refresh_is_possible_with_one_stack_left(place: int) -> None:
    table = Scenario("deluxe").player(0, gray=7, dates=9, dinars=1)
    table.table.scrolls[3:6] = [24 if place == left else 0 for left in range(3)]
    table.table.scroll_stacks[3:6] = [(25,) if place == left else () for left in range(3)]
    assert "refresh yellow" in options(shop(table))


@rule("MAD-09", "MAD-15")
def test_after_a_refresh_the_price_of_the_only_new_scroll_is_held_back() -> None:
    table = gray_stacks((), (), (18,)).scrolls_shown("yellow", 22, 23, 24)
    game = shop(table, "refresh gray")
    assert shown(game, GRAY) == [13, 14, 18]
    reason = ("why-held-back", {"scholars": 1, "dates": 1})
    assert game.why_not(to_number("scroll 22")) == reason


def essential_stack(*below: int, seed: int = 1) -> Scenario:
    table = Scenario("essential", seed=seed).player(0, gray=3, dates=2, dinars=1)
    table.scrolls_shown("gray", 13, 14, 15).next_scroll(GRAY, *below)
    return table.scroll_stack_of(GRAY, len(below))


@rule("MAD-08", "MAD-09")
def test_an_essential_refresh_with_a_short_stack_brings_back_old_scrolls() -> None:
    """R99: two old scrolls return; only the third is new and must be bought."""
    game = shop(essential_stack(16), "refresh gray")
    first, *old = shown(game, GRAY)
    assert first == 16
    assert set(old) < {13, 14, 15}
    assert hidden(game, GRAY) == [1]
    play(game, f"scroll {old[0]}")  # the last date is held back, and buys scroll 16 automatically
    assert see(game, 0).scrolls == [old[0], 16]


@rule("MAD-08")
def test_an_essential_refresh_puts_the_old_scrolls_under_the_stack_in_random_order() -> None:
    """R99"""
    back = {tuple(shown(shop(essential_stack(16, seed=s), "refresh gray"), 0)) for s in range(9)}
    assert len(back) > 2


@rule("MAD-08")
@pytest.mark.parametrize("below", [(), (16,)])
def test_an_essential_refresh_needs_a_face_down_scroll(below: tuple[int, ...]) -> None:
    """R99"""
    game = shop(essential_stack(*below))
    assert ("refresh gray" in options(game)) == bool(below)


def with_a_yellow_scroll_taken(edition: str, *below: int) -> Game:
    """An earlier assistant of the turn took scroll 22 from the left; these tiles are next."""
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
def test_an_essential_refresh_of_two_face_up_scrolls_reveals_three() -> None:
    """R99"""
    game = with_a_yellow_scroll_taken("essential", 25, 26, 27)
    play(game, "sector action", "refresh yellow")
    assert shown(game, YELLOW) == [25, 26, 27]
    assert hidden(game, YELLOW) == [17]


@rule("MAD-07", "MAD-15")
def test_a_deluxe_refresh_does_not_fill_an_empty_place_before_the_end_of_the_turn() -> None:
    game = with_a_yellow_scroll_taken("deluxe", 25, 26, 27)
    play(game, "sector action", "refresh yellow")
    assert shown(game, YELLOW) == [0, 26, 27]
    play(game, "scroll 26")
    assert shown(game, YELLOW)[0] == 25
