"""Awards that give scrolls and luxury goods from stacks."""

import pytest

from rules.modules.awards.helpers import awarded, payout, price, purse, waiting
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule


ACADEMY = {"gray": 0, "yellow": 1, "pink": 2}
PERMANENT = {*range(13, 19), *range(22, 30), *range(31, 37), 44, 45, 46, 48, 49, 50, 51, 52, 54, 56}


def stack_of(table: Scenario, colour: str, place: int) -> list[int]:
    """All scrolls of a stack, including the face-up one."""
    stack = 3 * ACADEMY[colour] + place
    return sorted([*table.table.scroll_stacks[stack], table.table.scrolls[stack]])


@rule("AWD-05", "AWD-07", "AWD-09", "AWD-11")
@pytest.mark.parametrize(
    ("side", "keshis", "colour", "size"),
    [("3a", 2, "gray", 7), ("6b", 3, "yellow", 7), ("3b", 4, "pink", 6), ("6b", 4, "pink", 6)],
)
def test_an_award_gives_any_scroll_of_a_stack_for_free(
    edition: str, side: str, keshis: int, colour: str, size: int
) -> None:
    """R222: no scholars or dates needed; the face-up tile belongs to its stack (ESS-13)."""
    table = payout(edition, side)
    tiles = stack_of(table, colour, 1)
    others = [stack_of(table, colour, place) for place in (0, 2)]
    game = awarded(table, side, keshis)
    assert options(game) == ["done", "stack 1", "stack 2", "stack 3"]
    play(game, "stack 2")
    assert options(game) == [f"scroll {tile}" for tile in tiles]
    assert len(tiles) == size
    scroll = next(tile for tile in tiles if tile in PERMANENT)
    events = play(game, f"scroll {scroll}")
    assert waiting(game)
    assert see(game, 0).scrolls == [scroll]
    academy = look(game)["scrolls"][ACADEMY[colour]]
    assert academy[1] in set(tiles) - {scroll}
    assert happened(events, "scroll-shown") == [
        {"tile": academy[1], "place": 3 * ACADEMY[colour] + 1}
    ]
    assert look(game)["scroll_stacks"][ACADEMY[colour]] == [size - 1, size - 2, size - 1]
    assert [stack_of(table, colour, place) for place in (0, 2)] == others


@rule("AWD-11")
def test_the_rest_of_a_stack_is_shuffled_after_an_award_scroll_is_taken(edition: str) -> None:
    """Scroll 14 is directly under 13 but not always revealed next; 13 may end up below."""
    shown = set()
    for seed in range(12):
        table = payout(edition, "3a", seed=seed).scrolls_shown("gray", 13).next_scroll(0, 14)
        game = awarded(table, "3a", 2)
        play(game, "stack 1", "scroll 14")
        shown.add(look(game)["scrolls"][0][0])
    assert len(shown - {13}) > 1


@rule("AWD-11", "MAD-07")
def test_an_emptied_stack_is_refilled_from_the_largest_other_stack(edition: str) -> None:
    table = payout(edition, "3a").scrolls_shown("gray", 13, 14, 15)
    table.next_scroll(1, 16, 17, 18).scroll_stack_of(0, 0).scroll_stack_of(1, 3)
    game = awarded(table.scroll_stack_of(2, 1), "3a", 2)
    play(game, "stack 1")  # it has a single tile
    assert waiting(game)
    assert see(game, 0).scrolls == [13]
    assert look(game)["scrolls"][0] == [17, 14, 15]
    assert look(game)["scroll_stacks"][0] == [1, 1, 1]


@rule("AWD-05")
def test_an_instant_scroll_acts_and_its_keshi_may_become_a_spectator(edition: str) -> None:
    """R128: the new spectator can be traded immediately."""
    game = awarded(payout(edition, "3a").scrolls_shown("gray", 9), "3a", 2)
    play(game, "stack 1", "scroll 9", "to the spectators")
    assert see(game, 0).spectator_column == ["red"]
    assert see(game, 0).camel["step"] == 4
    assert options(game) == ["done", "award for 1"]


@rule("AWD-05", "AWD-07", "AWD-09")
@pytest.mark.parametrize(("side", "keshis"), [("3a", 2), ("3a", 4)])
def test_a_scroll_or_luxury_good_from_a_stack_may_be_declined(
    edition: str, side: str, keshis: int
) -> None:
    """R3"""
    game = awarded(payout(edition, side), side, keshis)
    play(game, "done")
    assert waiting(game)


@rule("AWD-09", "AWD-11")
@pytest.mark.parametrize("side", ["3a", "6a"])
def test_an_award_makes_a_luxury_good_three_goods_keshis_cheaper(edition: str, side: str) -> None:
    """R222: any tile of a shop; tile 2 costs 1 orange and is now free."""
    game = awarded(payout(edition, side).luxuries_shown(2), side, 4)
    assert options(game) == ["done", *(f"stack {shop}" for shop in range(1, 6))]
    play(game, "stack 1")
    assert "luxury 2" in options(game)
    play(game, "luxury 2")
    assert waiting(game)
    assert see(game, 0).luxury == [2]
    assert points(game, 0) == {"slipper": 2}
    assert purse(game) == (1, 0, 0)
    assert look(game)["luxury_stacks"] == [3, 4, 4, 4, 4]
    assert look(game)["luxury"][0] not in (0, 2)


def four_goods(table: Scenario) -> tuple[int, list[int]]:
    """A luxury good that costs four goods, and its price in yellow, orange and purple."""
    costs = table.table.values.luxury_cost
    return next((tile, costs[tile]) for tile in range(1, 26) if sum(costs[tile]) == 4)


@rule("AWD-09")
@pytest.mark.parametrize(
    ("yellow", "orange", "possible"), [(0, 0, False), (1, 0, True), (0, 1, True), (1, 1, True)]
)
def test_goods_keshis_beyond_the_discount_must_be_paid(
    edition: str, yellow: int, orange: int, possible: bool
) -> None:
    """R92: the player chooses which goods of a four-goods price are left out."""
    table = payout(edition, "3a").player(0, yellow=yellow, orange=orange)
    tile, cost = four_goods(table)
    assert min(cost[:2]) > 0
    game = awarded(table.luxuries_shown(tile), "3a", 4)
    play(game, "stack 1")
    assert (game.seat == 0 and f"luxury {tile}" in options(game)) == possible
    if possible:
        play(game, f"luxury {tile}")
        while game.seat == 0:
            play(game, options(game)[0])
        assert see(game, 0).luxury == [tile]
        assert sum(see(game, 0).goods.values()) == yellow + orange - 1


@rule("AWD-09", "XP2-04")
def test_award_and_imam_discounts_add_up(edition: str) -> None:
    """R92"""
    table = payout(edition, "3a", 2, "imam-sultan").player(0, mosque=9).pawn("mosque", 0)
    tile, _ = four_goods(table)
    game = awarded(table.luxuries_shown(tile), "3a", 4)
    play(game, "stack 1", f"luxury {tile}")
    assert see(game, 0).luxury == [tile]
    assert waiting(game)


@rule("AWD-11", "SOU-07")
def test_an_emptied_shop_is_refilled_from_the_largest_other_shop(edition: str) -> None:
    """All others have 5 tiles; the leftmost of them gives its lower half."""
    table = payout(edition, "3a").luxuries_shown(2).next_luxury(1, 3, 4, 5, 6)
    game = awarded(table.luxury_stack_of(0, 0), "3a", 4)
    play(game, "stack 1", "luxury 2")
    assert waiting(game)
    assert look(game)["luxury"][0] == 5
    assert look(game)["luxury_stacks"] == [1, 2, 4, 4, 4]


@rule("AWD-11")
def test_a_searched_shop_is_shuffled_even_if_nothing_is_bought(edition: str) -> None:
    shown = set()
    for seed in range(12):
        game = awarded(payout(edition, "3a", seed=seed).luxuries_shown(2), "3a", 4)
        play(game, "stack 1", "done")
        assert waiting(game)
        assert look(game)["luxury_stacks"] == [4] * 5
        shown.add(look(game)["luxury"][0])
    assert len(shown) > 2


@rule("AWD-05")
@pytest.mark.parametrize("left", [0, 1])
def test_an_award_scroll_is_not_offered_without_scrolls_of_its_colour(
    edition: str, left: int
) -> None:
    """R4: scrolls of other colours do not help."""
    table = payout(edition, "3a").player(0, column=price("3a", 2))
    for stack in range(3):
        table.scroll_stack_of(stack, left if stack == 2 else 0)
        table.table.scrolls[stack] = 0
    game = table.season_payout()
    assert ("award for 2" in options(game)) == bool(left)
