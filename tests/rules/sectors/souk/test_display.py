"""The display of luxury goods."""

from typing import Any

import pytest

from marrakesh import Game
from rules.sectors.souk.helpers import POOR
from scenario import Scenario, happened, options, play

rule = pytest.mark.rule


def shops(game: Game) -> tuple[list[int], list[int]]:
    """The face-up tiles, and the number of tiles under each of them or in the common stack."""
    view: Any = game.view()
    return view["luxury"], view["luxury_stacks"]


@rule("SOU-06")
@pytest.mark.parametrize("left", [0, 1, 2, 20])
def test_the_display_is_refilled_until_the_stack_runs_out(left: int) -> None:
    table = Scenario("essential").luxuries_shown(1, 2, 3, 21, 22).next_luxury(0, 23, 24, 25)
    table.luxury_stack_of(0, left).player(0, yellow=1, purple=1, **POOR)
    game = table.assistants({0: ["souk", "souk"]})
    play(game, "sector action", "luxury 3")
    assert shops(game) == ([1, 2, 0, 21, 22], [left])
    play(game, "sector action", "luxury 1")
    shown, stack = shops(game)
    assert stack == [max(0, left - 2)]
    assert (shown[1], shown[3:]) == (2, [21, 22])
    assert sorted(tile for tile in (shown[0], shown[2]) if tile) == [23, 24][:left]


@rule("SOU-06")
def test_without_a_purchase_the_display_is_unchanged() -> None:
    table = Scenario("essential").luxuries_shown(1).luxury_stack_of(0, 3)
    game = table.player(0, yellow=1).assistants({0: ["souk"]})
    before = shops(game)
    play(game, "sector action", "office yellow")
    assert shops(game) == before


@rule("SOU-07")
def test_after_the_turn_a_shop_reveals_its_next_tile() -> None:
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21, 22).next_luxury(2, 5, 6)
    table.player(0, purple=2, white=1)
    game = table.assistants({0: ["souk", "souk"]})
    play(game, "sector action", "luxury 3")
    assert shops(game) == ([1, 2, 0, 21, 22], [4, 4, 4, 4, 4])
    assert "luxury 5" not in options(game)
    play(game, "new keshi", "goods yellow")
    assert shops(game) == ([1, 2, 5, 21, 22], [4, 4, 3, 4, 4])


@rule("SOU-07")
@pytest.mark.parametrize(
    ("below", "kept", "moved", "top"),
    [
        (4, 2, 1, 24),  # of 5 tiles the lower 2 move, and the upper one of them is revealed
        (3, 1, 1, 24),  # of 4 tiles 2
        (2, 1, 0, 24),  # of 3 tiles 1
        (1, 0, 0, 23),  # of 2 tiles 1
    ],
)
def test_an_empty_shop_gets_the_lower_half_of_the_largest_stack(
    below: int, kept: int, moved: int, top: int
) -> None:
    """The tiles under the face-up tile of shop 4, from the top, are those in `stacks`."""
    stacks = {4: (22, 23, 24, 25), 3: (23, 24, 25), 2: (23, 24), 1: (23,)}
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21).next_luxury(3, *stacks[below])
    for shop, size in enumerate([0, 0, 0, below, 0]):
        table.luxury_stack_of(shop, size)
    game = table.player(0, yellow=1).assistants({0: ["souk"]})
    play(game, "sector action", "luxury 1")
    shown, sizes = shops(game)
    assert shown[:4] == [top, 2, 3, 21]
    assert sizes == [moved, 0, 0, kept, 0]


@rule("SOU-07")
def test_both_halves_of_a_stack_keep_their_order() -> None:
    """21 is above 22, 23, 24, 25: shop 1 gets 24 above 25, shop 4 keeps 21 above 22 and 23."""
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21).next_luxury(3, 22, 23, 24, 25)
    for shop in (0, 1, 2, 4):
        table.luxury_stack_of(shop, 0)
    table.player(0, yellow=1).player(1, yellow=9, orange=9, purple=9)
    game = table.assistants({0: ["souk"], 1: ["souk", "souk", "souk"]})
    play(game, "sector action", "luxury 1")
    play(game, "sector action", "luxury 24", "sector action", "luxury 21")
    play(game, "new keshi", "goods yellow")
    shown, sizes = shops(game)
    assert (shown[0], shown[3]) == (25, 22)
    assert sizes == [0, 0, 0, 1, 0]


@rule("SOU-07")
def test_the_leftmost_of_the_largest_stacks_is_halved() -> None:
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21, 22)
    table.next_luxury(1, 11, 12, 13).next_luxury(3, 14, 15, 16)
    for shop, size in enumerate([2, 3, 0, 3, 1]):
        table.luxury_stack_of(shop, size)
    game = table.player(0, purple=1).assistants({0: ["souk"]})
    play(game, "sector action", "luxury 3")
    assert shops(game) == ([1, 2, 12, 21, 22], [2, 1, 1, 3, 1])


@rule("SOU-07")
def test_single_tiles_do_not_refill_an_empty_shop() -> None:
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21, 22)
    for shop in range(5):
        table.luxury_stack_of(shop, 0)
    game = table.player(0, purple=1).assistants({0: ["souk"]})
    play(game, "sector action", "luxury 3")
    assert shops(game) == ([1, 2, 0, 21, 22], [0, 0, 0, 0, 0])


@rule("SOU-07")
def test_empty_shops_are_refilled_from_left_to_right() -> None:
    """Shop 1 takes 2 of the 5 tiles of shop 2; then shop 4 is largest and refills shop 3."""
    table = Scenario("deluxe").luxuries_shown(1, 2, 3, 21, 22)
    for shop, size in enumerate([0, 4, 0, 3, 0]):
        table.luxury_stack_of(shop, size)
    game = table.player(0, yellow=1, purple=1).assistants({0: ["souk", "souk"]})
    events = play(game, "sector action", "luxury 3", "sector action", "luxury 1")
    assert shops(game)[1] == [1, 2, 1, 1, 0]
    assert all(shops(game)[0])
    assert [facts["place"] for facts in happened(events, "luxury-shown")] == [0, 2]
