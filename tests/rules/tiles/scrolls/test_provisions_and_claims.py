"""Permanent scrolls for provisions and claims."""

from typing import Any

import pytest

from marrakesh import Game
from rules.tiles.scrolls.permanent import owner, resources
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


# --- provisions: 44, and 33 -----------------------------------------------------------------------


def provisions(edition: str, *scrolls: int, season: int = 2, **facts: Any) -> Game:
    """The active tiles in season 2 cost 3 water and 3 dinars."""
    table = Scenario(edition, season=season).player(0, water=0, dates=0, dinars=0)
    table.player(0, scrolls=scrolls, provisions=[10, 12, 11], **facts)
    return table.provisions()


@rule("SCR-44", "EX-31")
def test_with_scroll_44_provisions_cost_one_dinar_plus_a_resource_for_each_tile(
    edition: str,
) -> None:
    game = provisions(edition, 44, dates=2, dinars=1)
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {}


@rule("SCR-44")
@pytest.mark.parametrize(("season", "left"), [(1, 4), (2, 3), (3, 2)])
def test_the_dinar_of_scroll_44_is_paid_once_for_all_tiles(
    edition: str, season: int, left: int
) -> None:
    game = provisions(edition, 44, season=season, dates=5, dinars=1)
    assert see(game, 0).dates == left
    assert sum(resources(game)) == left
    assert "provisions" not in points(game, 0)


@rule("SCR-44")
def test_using_scroll_44_is_optional(edition: str) -> None:
    facts = {"water": 3, "dinars": 3, "dates": 1}
    game = provisions(edition, 44, **facts)
    assert options(game) == ["provide as printed", "provide by scroll 44"]
    play(game, "provide as printed")
    assert resources(game) == (0, 1, 0)
    game = provisions(edition, 44, **facts)
    play(game, "provide by scroll 44")
    assert see(game, 0).dinars == 2
    play(game, "pay date", "pay water")
    assert resources(game) == (2, 0, 2)
    assert points(game, 0) == {}


@rule("SCR-44")
@pytest.mark.parametrize(("dates", "dinars"), [(9, 0), (1, 1), (0, 2)])
def test_scroll_44_does_not_help_without_enough_resources(
    edition: str, dates: int, dinars: int
) -> None:
    """R112: without a dinar, or a resource for each tile, everything is lost."""
    game = provisions(edition, 44, dates=dates, dinars=dinars)
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {"provisions": -8}


@rule("SCR-44", "SCR-33")
@pytest.mark.parametrize(("water", "dates"), [(0, 3), (1, 2)])
def test_scroll_33_lets_a_date_replace_the_dinar_for_scroll_44(
    edition: str, water: int, dates: int
) -> None:
    """R110; R111: provisions that can be paid must be paid."""
    game = provisions(edition, 33, 44, water=water, dates=dates)
    if water:
        play(game, "pay date", "pay date")
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {}


@rule("SCR-44", "SCR-33")
def test_scroll_33_lets_the_last_date_replace_the_dinar_for_scroll_44(edition: str) -> None:
    """R110"""
    game = provisions(edition, 33, 44, water=1, dates=1, dinars=1)
    assert options(game) == ["pay water", "pay date", "pay dinar"]


@rule("SCR-33")
def test_scroll_33_lets_dates_replace_dinars_in_provisions(edition: str) -> None:
    """R109, R111: 3 water as printed, 1 dinar and 2 dates for the dinars."""
    game = provisions(edition, 33, water=3, dates=2, dinars=1)
    play(game, "pay date", "pay date")
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {}


@rule("SCR-33")
def test_without_scroll_33_dates_cannot_replace_dinars_in_provisions(edition: str) -> None:
    game = provisions(edition, water=3, dates=9, dinars=1)
    assert points(game, 0) == {"provisions": -8}


@rule("SCR-33")
def test_scroll_33_does_not_let_dinars_replace_water_in_provisions(edition: str) -> None:
    game = provisions(edition, 33, water=2, dinars=9)
    assert points(game, 0) == {"provisions": -8}


# --- claims: 61 -----------------------------------------------------------------------------------


def claiming(edition: str, *scrolls: int, **facts: Any) -> Game:
    return owner(edition, *scrolls, **facts).base(green=2, white=1, black=1).claim()


@rule("SCR-61")
@pytest.mark.parametrize("second", ["claim green 1", "claim white 1", "done"])
def test_scroll_61_claims_up_to_two_keshis_of_any_colours(edition: str, second: str) -> None:
    """R35: two of a colour, two of different colours, or one."""
    game = claiming(edition, 61)
    one = ["claim green 1", "claim white 1", "claim black 1"]
    assert options(game) == one  # they are claimed one at a time
    play(game, "claim green 1")
    assert (game.seat, options(game)) == (0, ["done", *one])
    play(game, second)
    assert game.seat == 1
    left = {"green": 1, "white": 1, "black": 1}
    if second != "done":
        left[second.split()[1]] -= 1
    assert look(game)["base"] == {colour: n for colour, n in left.items() if n}


@rule("SCR-61")
def test_the_second_keshi_of_scroll_61_needs_a_space_too(edition: str) -> None:
    """The first one counts for its sector immediately."""
    game = claiming(edition, 61, green=7, white=8)
    assert options(game) == ["claim green 1", "claim black 1"]
    play(game, "claim green 1")
    assert options(game) == ["done", "claim black 1"]


@rule("SCR-61")
def test_without_scroll_61_a_player_claims_only_one_colour_at_a_time(edition: str) -> None:
    game = claiming(edition)
    assert "claim green 2" in options(game)
    play(game, "claim green 1")
    assert game.seat == 1
