"""River tiles that give oases, and the head start."""

from typing import Any

import pytest

from marrakesh import Game
from rules.tiles.river_tiles.helpers import purse, winning
from scenario import Scenario, look, options, play, play_on, points, see

rule = pytest.mark.rule


# --- oases ----------------------------------------------------------------------------------------


def four_claims(edition: str, **facts: Any) -> Scenario:
    """The winner has discovered four oases."""
    return winning(edition, 15, 3, caravans=[3, 1, 0], storage={1: "green"}, **facts)


@rule("RVT-15")
def test_river_tile_15_claims_two_oases_for_free(edition: str) -> None:
    game = four_claims(edition).season_scoring()
    assert options(game) == [
        "oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1", "done",
    ]  # fmt: skip
    play(game, "oasis left 3", "deploy green", "oasis right 1")
    assert see(game, 0).claimed_places == [2, 3]
    assert purse(game) == (7, 7, 7)  # only provisioning for two tiles was paid
    assert points(game, 0) == {"orchard": 1}
    assert look(game)["season"] == 3


@rule("RVT-15")
@pytest.mark.parametrize("number", [0, 1])
def test_fewer_than_two_oases_may_be_claimed_with_river_tile_15(edition: str, number: int) -> None:
    """R169"""
    game = four_claims(edition).season_scoring()
    play(game, *["oasis left 1", "done"] * number, "done")
    assert see(game, 0).claimed_places == [0][:number]
    assert look(game)["season"] == 3


@rule("RVT-15")
def test_without_a_discovered_oasis_river_tile_15_has_no_effect(edition: str) -> None:
    game = winning(edition, 15, caravans=[0, 0, 2]).season_scoring()
    assert (see(game, 0).claimed_oases, look(game)["season"]) == ([], 3)


def test_the_scroll_display_is_refilled_after_a_free_claim(edition: str) -> None:
    """R46: here after the yellow scroll from the sixth storage space."""
    table = winning(edition, 15, 3, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5])
    game = table.scrolls_shown("yellow", 31, 32, 33).season_scoring()
    play(game, "oasis right 3", "scroll 32")
    shown = look(game)["scrolls"][1]
    assert (shown[0], shown[2]) == (31, 33)
    assert shown[1] not in (0, 32)


@rule("RVT-02", "SET-07")
def test_with_river_tile_02_three_oases_are_face_up_from_the_start(edition: str) -> None:
    game = Scenario(edition, 3).river_tiles(2, 4, 5).select()
    assert len(look(game)["open_oases"]) == 3


def season_over(game: Game) -> Game:
    """Continue to the next season; the open oases leave only then (SET-07)."""
    while look(game)["season"] == 1:
        play(game, options(game)[0])
    return game


@rule("RVT-02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_winner_of_river_tile_02_claims_an_open_oasis(edition: str, number: int) -> None:
    """R171: it goes to the next storage space, with its bonus; it is not discovered (R119)."""
    table = winning(edition, 2, scrolls=[68], storage={1: "green"})
    tiles = look(table.game)["open_oases"]
    game = table.season_scoring()
    assert options(game) == ["done", "open oasis 1", "open oasis 2", "open oasis 3"]
    play(game, f"open oasis {number}", "deploy green")
    seen = see(game, 0)
    assert seen.claimed_oases == [tiles[number - 1]]
    assert seen.storage[0] is None
    assert purse(game) == (8, 8, 8)
    assert points(game, 0) == {"orchard": 1}
    assert (seen.claimed_places, seen.keshis["brown"]) == ([], 0)
    assert look(season_over(game))["open_oases"] == []  # the others have left the game


@rule("RVT-02")
def test_the_open_oasis_may_be_declined(edition: str) -> None:
    game = winning(edition, 2).season_scoring()
    play(game, "done")
    assert (see(game, 0).claimed_oases, look(season_over(game))["open_oases"]) == ([], [])


@rule("RVT-02")
def test_open_oases_leave_the_game_even_if_no_fisherman_has_moved(edition: str) -> None:
    game = Scenario(edition).river_tiles(2, 4, 5).season_scoring()
    assert look(season_over(game))["open_oases"] == []


@rule("RVT-02")
def test_a_seventh_claimed_oasis_covers_no_storage_space(edition: str) -> None:
    """R146"""
    table = winning(edition, 2, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5, 6], white=1)
    game = table.season_scoring()
    play(game, "open oasis 1")
    assert look(game)["phase"] == "next-provision"
    assert len(see(game, 0).claimed_oases) == 7


# --- the head start -------------------------------------------------------------------------------


@rule("RVT-09")
def test_the_winner_starts_the_next_season_on_the_crocodile(edition: str) -> None:
    game = winning(edition, 9, 3).season_scoring()
    assert look(game)["season"] == 3
    assert [see(game, seat).fisherman for seat in range(3)] == [4, 0, 0]
    assert look(game)["river_order"] == [0]


@rule("RVT-09")
def test_a_fisherman_reaching_the_crocodile_later_ranks_behind_the_winner(edition: str) -> None:
    """R53"""
    game = winning(edition, 9).player(1, turquoise=1).season_scoring()
    play_on(game, 1, "use river", "select turquoise", "select green", "select gray")
    play(game, "use river", "sector action")
    while see(game, 1).fisherman < 4:
        play(game, "step for water")
    assert see(game, 0).fisherman == see(game, 1).fisherman == 4
    assert look(game)["river_order"] == [0, 1]
