"""Stacks of scrolls and luxury goods: refilling, refreshing and searching them."""

import pytest

from marrakesh import Game
from rules.displays.helpers import GRAY, gray_stacks, hidden, shop, shown
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule


# --- scrolls --------------------------------------------------------------------------------------


def stacks(edition: str, *below: tuple[int, ...]) -> Scenario:
    """The grey academy in a game with special buildings."""
    return gray_stacks(*below, edition=edition, modules=("special-buildings",))


@rule("ESS-13")
def test_a_stack_reveals_its_own_next_scroll(edition: str) -> None:
    """MAD-07 instead of MAD-06."""
    table = stacks(edition, (16, 4), (17, 5), (18, 6))
    game = shop(table, "scroll 15", "scroll 13", "done")
    assert shown(game, GRAY) == [16, 14, 18]
    assert hidden(game, GRAY) == [1, 2, 1]


@rule("ESS-13")
def test_an_empty_scroll_stack_gets_half_of_the_larger_remaining_stack(edition: str) -> None:
    """MAD-07: the lower half of 5 tiles, rounded down, including the face-up one."""
    table = stacks(edition, (), (17, 5), (18, 6, 7, 8))
    game = shop(table, "scroll 13", "done")
    assert shown(game, GRAY) == [7, 14, 15]
    assert hidden(game, GRAY) == [1, 2, 2]


@rule("ESS-13")
def test_a_refresh_puts_each_face_up_scroll_under_its_own_stack(edition: str) -> None:
    """MAD-15 instead of MAD-08; a stack of one tile stays."""
    game = shop(stacks(edition, (16, 4), (), (18,)), "refresh gray")
    assert shown(game, GRAY) == [16, 14, 18]
    assert hidden(game, GRAY) == [2, 0, 1]
    assert "scroll 14" in options(game)
    play(game, "scroll 18")
    play(game, "done")
    assert shown(game, GRAY) == [16, 14, 15]  # the tile put underneath comes up again


@rule("ESS-13")
def test_stacks_of_a_single_tile_cannot_be_refreshed(edition: str) -> None:
    """MAD-15."""
    assert "refresh gray" not in options(shop(stacks(edition, (), (), ())))
    assert "refresh gray" in options(shop(stacks(edition, (), (17,), ())))


@rule("ESS-13")
def test_the_library_may_buy_the_face_up_scroll_of_a_stack(edition: str) -> None:
    table = stacks(edition, (16, 4), (17, 5), (18, 6)).player(0, building="library")
    game = table.start_of_season()
    play(game, "stack 1")
    assert options(game) == ["scroll 4", "scroll 13", "scroll 16"]
    play(game, "scroll 16")  # from the middle; the other two are shuffled
    assert shown(game, GRAY)[0] in (4, 13)
    assert hidden(game, GRAY) == [1, 2, 2]


@rule("ESS-13")
def test_a_stack_emptied_by_the_library_is_refilled(edition: str) -> None:
    """MAD-07, R46: right after the chain of effects."""
    table = stacks(edition, (), (17, 5), (18,)).player(0, building="library")
    game = table.start_of_season()
    play(game, "stack 1")  # its only scroll
    assert see(game, 0).scrolls == [13]
    assert shown(game, GRAY) == [5, 14, 15]
    assert hidden(game, GRAY) == [0, 1, 1]


# --- luxury goods ---------------------------------------------------------------------------------


def shops(edition: str, *below: tuple[int, ...]) -> Scenario:
    """Slippers and tajines are face up, these tiles below them, top first; seat 0 can buy them."""
    table = Scenario(edition, modules=["luxury-goods"]).player(0, yellow=5, orange=5, purple=5)
    table.luxuries_shown(1, 2, 3, 4, 5)
    for stack, tiles in enumerate(below):
        table.next_luxury(stack, *tiles)
    for stack, tiles in enumerate(below):
        table.luxury_stack_of(stack, len(tiles))
    return table


def buy(table: Scenario, *tiles: int) -> Game:
    game = table.player(0, scrolls=[34]).assistants({0: ["souk"]})
    play(game, "sector action", *(f"luxury {tile}" for tile in tiles), "done")
    return game


@rule("ESS-13")
def test_a_shop_reveals_its_own_next_tile(edition: str) -> None:
    """SOU-07 instead of SOU-06."""
    table = shops(edition, (6, 11), (7,), (8,), (9,), (10,))
    game = buy(table, 4, 1)
    assert look(game)["luxury"] == [6, 2, 3, 9, 5]
    assert look(game)["luxury_stacks"] == [1, 1, 1, 0, 1]


@rule("ESS-13")
def test_an_empty_shop_gets_half_of_the_largest_remaining_shop(edition: str) -> None:
    """SOU-07: the lower 2 of the 4 tiles of shop 2; shop 5 has as many but is further right."""
    table = shops(edition, (), (7, 11, 12), (8,), (9,), (10, 13, 14))
    game = buy(table, 1)
    assert look(game)["luxury"] == [11, 2, 3, 4, 5]
    assert look(game)["luxury_stacks"] == [1, 1, 1, 1, 3]


@rule("ESS-13")
def test_shops_of_a_single_tile_do_not_refill_other_shops(edition: str) -> None:
    game = buy(shops(edition, (), (), (), (), ()), 1)
    assert look(game)["luxury"] == [0, 2, 3, 4, 5]
