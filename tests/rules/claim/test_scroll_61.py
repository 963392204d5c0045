"""Scroll 61, and when claimed keshis are placed."""

import pytest

from scenario import Scenario, happened, look, options, play, see

rule = pytest.mark.rule


# --- scroll 61 ------------------------------------------------------------------------------------


@rule("CLM-13", "EX-37")
@pytest.mark.parametrize("second", ["pink", "green"])
def test_scroll_61_allows_a_claim_of_two_colours(edition: str, second: str) -> None:
    table = Scenario(edition).player(0, scrolls=[61]).base(green=2, pink=1, black=2)
    game = table.claim()
    play(game, "claim green 1", f"claim {second} 1")
    left = {"green": 1, "black": 2} if second == "pink" else {"pink": 1, "black": 2}
    assert look(game)["base"] == left
    if edition == "deluxe" and second == "pink":
        play(game, "entertainer 1")
    assert game.seat == 1
    assert "claim black 2" in options(game)  # without the scroll, both in one claim


@rule("CLM-14")
def test_scroll_61_allows_a_claim_of_a_single_keshi(edition: str) -> None:
    """R35"""
    game = Scenario(edition).player(0, scrolls=[61]).base(green=2, white=1, black=2).claim()
    assert set(options(game)) == {"claim green 1", "claim white 1", "claim black 1"}
    play(game, "claim green 1")
    assert set(options(game)) == {"claim green 1", "claim white 1", "claim black 1", "done"}
    play(game, "done")
    assert game.seat == 1


@rule("CLM-13", "CLM-14")
def test_scroll_61_respects_full_sectors(edition: str) -> None:
    table = Scenario(edition).player(0, scrolls=[61], green=7, white=8)
    game = table.base(green=3, white=2, yellow=1).claim()
    assert options(game) == ["claim green 1", "claim yellow 1"]
    play(game, "claim green 1")
    assert options(game) == ["done", "claim yellow 1"]


@rule("CLM-14")
def test_a_claim_with_scroll_61_ends_after_one_keshi_if_no_second_is_legal(edition: str) -> None:
    table = Scenario(edition).player(0, scrolls=[61], white=8).player(1, yellow=2)
    game = table.base(green=1, white=3).claim()  # seat 0 claims green automatically
    assert game.seat == 1
    assert look(game)["base"] == {"white": 3}


# --- when claimed keshis are placed ---------------------------------------------------------------


@rule("CLM-15", "EXC-01")
def test_in_deluxe_claimed_keshis_are_placed_immediately() -> None:
    game = Scenario("deluxe").base(pink=2, green=2, black=1).claim()
    events = play(game, "claim pink 2")
    assert game.seat == 0
    play(game, "entertainer 2", "entertainer 4")
    assert (see(game, 0).water, see(game, 0).dates) == (2, 2)
    assert game.seat == 1
    events = play(game, "claim green 1")
    assert see(game, 1).keshis["green"] == 1
    assert happened(events, "points")
    assert game.seat == 0


@rule("EXC-01")
def test_in_essential_claimed_keshis_are_set_aside_until_the_base_is_empty() -> None:
    game = Scenario("essential").base(pink=2, green=2, black=1).claim()
    play(game, "claim pink 2", "claim green 1")
    assert game.seat == 0
    assert see(game, 0).claimed_keshis == {"pink": 2}
    assert see(game, 1).claimed_keshis == {"green": 1}
    assert see(game, 0).keshis["pink"] == see(game, 1).keshis["green"] == 0
    play(game, "claim black 1")  # seat 1 then gets the last green one
    assert look(game)["phase"] == "exchange"
    assert see(game, 0).keshis["black"] == 1
    assert options(game) == [f"entertainer {k}" for k in range(1, 9)]
