"""Instant scroll 64: a keshi, then the action of its sector."""

import pytest

from rules.tiles.scrolls.instant import resources
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule


@rule("SCR-64")
def test_the_keshi_gained_with_scroll_64_counts_in_the_granted_action(edition: str) -> None:
    game = Scenario(edition).player(0, white=2).buys_scroll(64)
    assert len(options(game)) == 12
    play(game, "keshi white")
    assert see(game, 0).keshis["white"] == 3
    assert see(game, 0).palace == 3


@rule("SCR-64")
def test_scroll_64_with_an_entertainer_performs_the_main_square_action(edition: str) -> None:
    game = Scenario(edition).player(0, water=0, disc=0).buys_scroll(64)
    play(game, "keshi pink", "entertainer 2")
    assert see(game, 0).water == 1 + 1  # for placing it; then 1 spectator after the rotation
    assert see(game, 0).disc == 1


@rule("SCR-64")
def test_scroll_64_with_a_caravan_claims_its_oasis(edition: str) -> None:
    table = Scenario(edition, players=3).player(0, dinars=1, storage={1: "beige"})
    game = table.player(0, oases={"left 1": 5}).buys_scroll(64)
    play(game, "keshi brown", "caravan left", "done")
    assert see(game, 0).claimed_oases == [5]
    assert see(game, 0).dinars == 0


@rule("SCR-64")
def test_scroll_64_with_a_guard_uses_the_guard_immediately(edition: str) -> None:
    """R103"""
    game = Scenario(edition).workshop(1, "yellow").buys_scroll(64)
    play(game, "keshi beige", "gate yellow from 1", "at souk")
    assert see(game, 0).free_guards == 0
    assert see(game, 0).goods["yellow"] == 1


@rule("SCR-64")
def test_scroll_64_with_a_water_vendor_performs_the_action_of_its_sector(edition: str) -> None:
    """R104, R41: without the vendor's water."""
    game = Scenario(edition).player(0, water=0, green=2, white=2).buys_scroll(64)
    play(game, "keshi red", "vendor orchard")
    assert resources(game) == (0, 2, 1)
    assert see(game, 0).palace == 0
    assert see(game, 0).vendors == ["orchard"]


@rule("SCR-64")
@pytest.mark.parametrize("colour", ["yellow", "orange", "purple"])
def test_scroll_64_with_a_goods_keshi_performs_one_souk_action(edition: str, colour: str) -> None:
    """R104: even with the keshi just gained."""
    table = Scenario(edition).player(0, yellow=1).office(1).luxuries_shown(21, 22, 23, 24, 25)
    game = table.buys_scroll(64)
    play(game, f"keshi {colour}")
    play(game, *["office yellow"] * (colour != "yellow"))
    assert see(game, 0).water == 1 + 2
    assert sum(see(game, 0).goods.values()) == 1
    assert look(game)["phase"] == "select"


@rule("SCR-64")
def test_scroll_64_gives_only_the_keshi_if_the_action_is_impossible(edition: str) -> None:
    """R105: the action is lost; R104: a colour without a space cannot be chosen."""
    game = Scenario(edition).player(0, black=8).buys_scroll(64)
    assert "keshi black" not in options(game)
    play(game, "keshi gray")  # no date is left for a scroll
    assert see(game, 0).keshis["gray"] == 8
    assert look(game)["phase"] == "select"
