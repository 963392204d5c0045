"""The camel stable."""

import pytest

from rules.modules.buildings.helpers import stable
from scenario import Scenario, options, play, see

rule = pytest.mark.rule


def claimable(table: Scenario) -> list[str]:
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    return [text for text in options(game) if text.startswith("oasis")]


@rule("BLD-10")
@pytest.mark.parametrize(
    ("stock", "places"),
    [
        ({}, ["left 1", "right 1"]),
        ({"water": 1}, ["left 1", "right 1", "right 2"]),
        ({"dates": 1}, ["left 1", "left 2", "right 1", "right 2"]),
        (
            {"water": 1, "dinars": 1},
            ["left 1", "left 2", "left 3", "right 1", "right 2", "right 3"],
        ),
    ],
)
def test_the_stable_makes_an_oasis_one_resource_cheaper(
    edition: str, stock: dict[str, int], places: list[str]
) -> None:
    assert claimable(stable(edition, **stock)) == [f"oasis {place}" for place in places]


@rule("BLD-10")
def test_the_payer_chooses_which_resource_of_the_price_is_left_out(edition: str) -> None:
    game = stable(edition, water=1, dates=1, dinars=1).assistants({0: ["sahara"]})
    play(game, "sector action", "oasis left 3")
    assert options(game) == ["omit water", "omit date", "omit dinar"]
    play(game, "omit date")
    assert see(game, 0).resources == {"water": 0, "date": 1, "dinar": 0}
    assert see(game, 0).claimed_places == [2]


@rule("BLD-10")
def test_with_the_stable_an_oasis_for_one_resource_is_free(edition: str) -> None:
    game = stable(edition, water=2, dates=2, dinars=2).assistants({0: ["sahara"]})
    play(game, "sector action", "oasis right 1")
    assert see(game, 0).resources == {"water": 2, "date": 2, "dinar": 2}


def test_scroll_45_and_the_stable_make_oases_free(edition: str) -> None:
    """R125."""
    table = stable(edition, scrolls=[45], dates=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "oasis left 3")
    assert see(game, 0).claimed_places == [2]
    assert see(game, 0).dates == 1
    assert len(claimable(stable(edition, scrolls=[45]))) == 6


@rule("BLD-10")
def test_stable_and_saddle_discounts_add_up(edition: str) -> None:
    """Three resources less, so every oasis is free."""
    table = stable(edition, "luxury-goods", yellow=2, orange=2, purple=2).luxuries_shown(26)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 26")
    assert len([text for text in options(game) if text.startswith("oasis")]) == 6
    play(game, "oasis right 3")
    assert see(game, 0).claimed_places == [5]


@rule("BLD-10")
def test_with_scroll_33_water_can_pay_for_the_dinar_left_by_the_discount(edition: str) -> None:
    """Left 2 costs a date and a dinar; water pays for the dinar, and the stable saves the date."""
    game = stable(edition, scrolls=[33], water=1).assistants({0: ["sahara"]})
    play(game, "sector action", "oasis left 2")
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 0}
    assert see(game, 0).claimed_places == [1]
