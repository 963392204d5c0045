"""Requirements and prices of scrolls, and gains within the action."""

import pytest

from rules.sectors.madrasa.helpers import KINDS, academy, shop
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule


# --- requirement and price ------------------------------------------------------------------------


@rule("MAD-01")
@pytest.mark.parametrize(("colour", "tile", "requirement", "price"), KINDS[1:])
def test_a_scroll_requires_the_number_of_scholars_for_its_colour(
    edition: str, colour: str, tile: int, requirement: int, price: int
) -> None:
    assert f"scroll {tile}" in options(shop(academy(edition, requirement)))
    assert f"scroll {tile}" not in options(shop(academy(edition, requirement - 1)))


@rule("MAD-01")
def test_a_grey_scroll_requires_one_scholar(edition: str) -> None:
    assert "scroll 13" in options(shop(academy(edition, 1)))
    game = academy(edition, 0).assistants({0: ["madrasa"]})  # only a new scholar is possible
    assert (see(game, 0).keshis["gray"], see(game, 0).scrolls) == (1, [])


@rule("MAD-02")
@pytest.mark.parametrize(("colour", "tile", "requirement", "price"), KINDS)
def test_a_scroll_costs_the_dates_printed_on_it(
    edition: str, colour: str, tile: int, requirement: int, price: int
) -> None:
    game = shop(academy(edition, requirement, price))
    play(game, f"scroll {tile}")
    assert see(game, 0).dates == 0
    assert see(game, 0).scrolls == [tile]


@rule("MAD-02")
@pytest.mark.parametrize(("colour", "tile", "requirement", "price"), KINDS[2:])
def test_a_scroll_cannot_be_bought_with_one_date_too_few(
    edition: str, colour: str, tile: int, requirement: int, price: int
) -> None:
    game = shop(academy(edition, 7, price - 1))
    assert f"scroll {tile}" not in options(game)


@rule("MAD-02")
def test_without_a_date_the_madrasa_action_is_impossible(edition: str) -> None:
    game = academy(edition, 6, 0).assistants({0: ["madrasa"]})
    assert (see(game, 0).keshis["gray"], see(game, 0).scrolls) == (7, [])


@rule("MAD-03", "MAD-04", "EX-13")
def test_requirements_of_scrolls_in_one_action_add_up(edition: str) -> None:
    game = shop(academy(edition, 6, 3))
    play(game, "scroll 13", "scroll 44")
    assert see(game, 0).scrolls == [13, 44]
    assert (see(game, 0).keshis["gray"], see(game, 0).dates) == (6, 0)
    assert look(game)["phase"] == "select"


@rule("MAD-03")
def test_a_scholar_counts_for_only_one_scroll_per_action(edition: str) -> None:
    game = shop(academy(edition, 6).scrolls_shown("gray", 13, 14, 15))
    play(game, "scroll 44")
    assert options(game) == ["scroll 13", "scroll 14", "scroll 15", "done"]
    play(game, "scroll 14")
    assert look(game)["phase"] == "select"
    assert see(game, 0).dates == 6


@rule("MAD-03", "MAD-04")
def test_scholars_can_be_used_again_in_a_later_action(edition: str) -> None:
    table = Scenario(edition).player(0, gray=5, dates=2, scrolls=[44])
    assert "scroll 45" in options(shop(table.scrolls_shown("pink", 45)))


@rule("MAD-05")
def test_any_number_of_scrolls_may_be_bought(edition: str) -> None:
    """R45: at least one, then as many as the player likes."""
    game = shop(academy(edition, 8).scrolls_shown("gray", 13, 14, 15))
    assert "done" not in options(game)
    play(game, "scroll 13", "scroll 22", "scroll 14")
    assert "done" in options(game)
    play(game, "scroll 15")  # no grey scroll is left, and 2 scholars are too few for the others
    assert see(game, 0).scrolls == [13, 22, 14, 15]
    assert look(game)["phase"] == "select"


@rule("MAD-05")
def test_the_action_may_end_after_buying_a_single_scroll(edition: str) -> None:
    game = shop(academy(edition, 7))
    play(game, "scroll 13", "done")
    assert look(game)["phase"] == "select"
    assert see(game, 0).scrolls == [13]


@rule("MAD-05")
def test_a_single_affordable_scroll_makes_the_action_possible(edition: str) -> None:
    others = [tile for tile in range(1, 22) if tile != 13]
    table = Scenario(edition).player(1, scrolls=others).player(0, gray=1, dates=1, dinars=0)
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action")
    assert see(game, 0).scrolls == [13]


# --- gains within the action ----------------------------------------------------------------------


@rule("MAD-14")
def test_a_scholar_gained_during_the_action_counts_immediately(edition: str) -> None:
    """R100"""
    game = shop(academy(edition, 3).scrolls_shown("gray", 2, 13))
    play(game, "scroll 2")
    assert "scroll 22" in options(game)  # 4 scholars, 1 of them used
    assert "scroll 44" not in options(game)
    game = shop(academy(edition, 3).scrolls_shown("gray", 2, 13))
    play(game, "scroll 13")
    assert "scroll 22" not in options(game)


@rule("MAD-11")
def test_dates_gained_from_an_instant_scroll_can_buy_the_next_one(edition: str) -> None:
    """R101"""
    game = shop(academy(edition, 8, 1).scrolls_shown("gray", 21))
    play(game, "scroll 21")
    assert see(game, 0).dates == 3
    assert "scroll 61" in options(game)


@rule("MAD-11")
def test_an_instant_scroll_acts_once_and_stays_with_its_owner(edition: str) -> None:
    game = Scenario(edition).player(0, water=0).buys_scroll(19)
    assert look(game)["round"] == 2
    assert see(game, 0).water == 2
    assert see(game, 0).scrolls == [19]


@rule("MAD-13")
@pytest.mark.parametrize("season", [1, 3])
def test_a_permanent_scroll_applies_from_its_purchase_onwards(edition: str, season: int) -> None:
    """R129: immediately, and every time."""
    table = Scenario(edition, season=season).scrolls_shown("gray", 13)
    table.player(0, gray=1, dates=1, white=4, black=4, water=0)
    game = table.assistants({0: ["madrasa", "palace", "mosque"]})
    play(game, "use madrasa", "sector action", "scroll 13")
    play(game, "use palace", "sector action", "done")
    assert see(game, 0).water == 1
    play(game, "sector action", "done")
    assert see(game, 0).water == 2
