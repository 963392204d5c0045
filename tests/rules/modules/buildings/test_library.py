"""The library."""

import pytest

from rules.modules.buildings.helpers import MODULES, library, moving_in, offered_scrolls
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule


SEASONS = [(1, "gray", 1, 1), (2, "pink", 5, 2), (3, "orange", 7, 3)]


@rule("BLD-06")
@pytest.mark.parametrize(("season", "colour", "scholars", "dates"), SEASONS)
def test_the_library_allows_buying_any_scroll_of_a_stack(
    edition: str, season: int, colour: str, scholars: int, dates: int
) -> None:
    """R222, R228: the whole stack can be searched; the face-up scroll belongs to it."""
    academy = ("gray", "yellow", "pink", "orange").index(colour)
    table = library(edition, season).player(0, gray=scholars, dates=dates + 1)
    game = table.start_of_season()
    assert options(game) == ["stack 1", "stack 2", "stack 3"]
    before = look(game)["scroll_stacks"][academy]
    top = look(game)["scrolls"][academy][1]
    play(game, "stack 2")
    tiles = offered_scrolls(game)
    assert top in tiles
    assert len(tiles) == before[1] + 1
    tile = next(tile for tile in tiles if tile != top)
    play(game, f"scroll {tile}")
    assert see(game, 0).scrolls == [tile]
    after = look(game)["scroll_stacks"][academy]
    assert after == [before[0], before[1] - 1, before[2]]
    assert look(game)["scrolls"][academy][1] in set(tiles) - {tile}


@rule("BLD-06")
@pytest.mark.parametrize(("season", "colour", "scholars", "dates"), SEASONS)
def test_the_library_needs_scholars_and_dates(
    edition: str, season: int, colour: str, scholars: int, dates: int
) -> None:
    """R227: it is skipped if either is missing."""
    for gray, stock in ((scholars - 1, 9), (scholars, dates - 1)):
        game = library(edition, season).player(0, gray=gray, dates=stock).start_of_season()
        assert look(game)["phase"] == "select"
        assert see(game, 0).scrolls == []


@rule("BLD-06")
def test_a_scroll_bought_with_the_library_costs_dates_but_no_scholars(edition: str) -> None:
    table = library(edition, 3).player(0, gray=7, dates=4).next_scroll(9, 61)
    game = table.start_of_season()
    play(game, "stack 1", "scroll 61")
    assert see(game, 0).dates == 1
    assert see(game, 0).keshis["gray"] == 7


@rule("BLD-06")
def test_the_library_cannot_be_declined(edition: str) -> None:
    """R227: the book says "select" and "must pay"."""
    game = library(edition, 2).player(0, gray=5, dates=2).start_of_season()
    assert "done" not in options(game)
    play(game, "stack 1")
    assert "done" not in options(game)


@rule("BLD-06")
def test_only_the_owner_of_the_library_buys_a_scroll_with_it(edition: str) -> None:
    table = Scenario(edition, modules=MODULES).player(0, gray=8, dates=9)
    table.player(1, gray=8, dates=9, building="library")
    assert table.start_of_season().seat == 1


@rule("BLD-06")
def test_with_the_literal_rule_the_library_offers_yellow_scrolls_in_season_1(edition: str) -> None:
    """R228: a configuration option."""
    table = library(edition, 1, library="yellow").player(0, gray=2, dates=9)
    assert look(table.start_of_season())["phase"] == "select"
    table = library(edition, 1, library="yellow").player(0, gray=3, dates=9).next_scroll(3, 33)
    game = table.start_of_season()
    play(game, "stack 1", "scroll 33")
    assert see(game, 0).scrolls == [33]
    assert see(game, 0).dates == 8
    table = library(edition, 2, library="yellow").player(0, gray=4, dates=9)
    assert look(table.start_of_season())["phase"] == "select"  # season 2: pink, as usual


@rule("BLD-06")
def test_an_instant_scroll_bought_with_the_library_takes_effect(edition: str) -> None:
    """R227: like any other scroll."""
    game = library(edition, 1).player(0, gray=1, dates=1).next_scroll(0, 21).start_of_season()
    play(game, "stack 1", "scroll 21")
    assert see(game, 0).dates == 3


def test_the_sultan_makes_the_librarys_scroll_one_date_cheaper(edition: str) -> None:
    """R227: a grey scroll then costs no date."""
    table = library(edition, 3, "imam-sultan").pawn("palace", 0).player(0, gray=7, dates=2)
    game = table.next_scroll(9, 61).start_of_season()
    play(game, "stack 1", "scroll 61")
    assert see(game, 0).dates == 0
    table = library(edition, 1, "imam-sultan").pawn("palace", 0).player(0, gray=1, dates=0)
    assert "stack 1" in options(table.start_of_season())
    table = library(edition, 1, "imam-sultan").pawn("palace", 1).player(0, gray=1, dates=0)
    assert look(table.start_of_season())["phase"] == "select"


@rule("BLD-06")
def test_in_season_1_the_library_acts_after_all_buildings_are_set_up(edition: str) -> None:
    """It starts with a scholar and 2 dates; the stacks are laid out by then."""
    game = moving_in(edition, "library")
    while look(game)["phase"] == "buildings":
        play(game, options(game)[0])
    assert look(game)["phase"] == "season-start"
    assert game.seat == 0
    assert options(game) == ["stack 1", "stack 2", "stack 3"]
