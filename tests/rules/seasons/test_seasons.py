"""The end of a season and the preparation of the next."""

import pytest

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from rules.seasons.helpers import TILES, gains, table_of
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule


def reveal(game: Game) -> None:
    """Let all players reveal their next provision tile, if they have a choice."""
    while look(game)["phase"] == "next-provision":
        play(game, options(game)[0])


# --- the end of a season --------------------------------------------------------------------------


@rule("SEA-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_season_scoring_follows_the_fourth_round(edition: str, number: int) -> None:
    table = Scenario(edition, round=number).river_tiles(*TILES)
    game = table.player(0, fisherman=1).end_of_round()
    assert gains(game, 1) == ([3, 0] if number == 4 else [0, 0])
    if number == 4:
        assert look(game)["phase"] == "next-provision"
    else:
        assert (look(game)["season"], look(game)["round"]) == (1, number + 1)


@rule("SEA-02")
def test_river_evaluation_precedes_provisioning(edition: str) -> None:
    """The water, date and dinar of river tile 14 pay for provision tile 07."""
    table = Scenario(edition).river_tiles(14, 4, 5)
    for seat in (0, 1):
        table.player(seat, water=0, dates=0, dinars=0, provisions=[7 + seat])
    game = table.player(1, fisherman=1).season_scoring()
    assert points(game, 0) == {"provisions": -4}
    assert points(game, 1) == {}
    assert see(game, 1).resources == {"water": 0, "date": 0, "dinar": 0}


def test_scroll_28_comes_before_the_river_evaluation(edition: str) -> None:
    """R163: scroll 28 in turn order, then the river tile, then the provisions."""
    table = Scenario(edition, 3, round=4, start=1).river_tiles(2, 4, 5)
    table.player(0, fisherman=6, scrolls=[28])
    table.player(1, fisherman=5, water=0, dates=0, dinars=0)
    game = table.season_scoring()
    assert points(game, 0) == {"scroll 28": 1}
    assert options(game) == ["take water", "take date", "take dinar"]
    play(game, "take water")
    assert (game.seat, options(game)[1]) == (0, "open oasis 1")
    assert points(game, 1) == {}  # no player had to provide yet
    play(game, "done")
    assert points(game, 1) == {"provisions": -4}


def test_scroll_28_gives_bonuses_only_to_its_owner(edition: str) -> None:
    """R163"""
    table = Scenario(edition, 3, round=4, start=2).river_tiles(*TILES)
    table.player(0, fisherman=6, scrolls=[28]).player(2, fisherman=3)
    game = table.season_scoring()
    assert game.seat == 0  # the others do not own the scroll
    assert points(game, 2) == {}


# --- the next season ------------------------------------------------------------------------------


@rule("SEA-07", "SEA-08")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("season", [1, 2])
def test_the_next_season_has_a_new_office_a_new_start_player_and_full_hands(
    edition: str, season: int, players: int
) -> None:
    """R179: the first start player is seat 0, so season k starts with seat k - 1."""
    table = table_of(edition, season, [1, 2, 3, 4][:players])
    office = look(table.game)["office"]
    game = table.season_scoring()
    reveal(game)
    view = look(game)
    assert (view["season"], view["round"], view["phase"]) == (season + 1, 1, "select")
    assert view["start_seat"] == season % players
    assert view["office"] != office
    for seat in range(players):
        assert see(game, seat).hand == list(COLOURS)
    assert gains(game, season + 1) == [0] * players  # its tile has not been evaluated yet


@rule("SEA-07")
def test_each_season_has_its_own_office(edition: str) -> None:
    offices = []
    game = table_of(edition, 1, [1, 2]).select()
    while not game.over:
        if look(game)["office"] not in offices:
            offices.append(look(game)["office"])
        play(game, options(game)[0])
    assert len(offices) == 3


@rule("SEA-08", "FIN-06")
def test_no_further_season_is_prepared_after_the_third(edition: str) -> None:
    """No provision tile is revealed either (R178): the game ends."""
    table = table_of(edition, 3, [1, 2, 3])
    office = look(table.game)["office"]
    game = table.season_scoring()
    assert game.over
    view = look(game)
    assert (view["season"], view["office"]) == (3, office)
    assert [see(game, seat).hand for seat in range(3)] == [[], [], []]


@rule("SEA-07")
def test_the_tower_keeps_its_keshis_between_seasons(edition: str) -> None:
    game = table_of(edition, 1, [1, 2]).tower(green=1, pink=2).season_scoring()
    reveal(game)
    assert look(game)["tower"] == {"green": 1, "pink": 2}


def test_season_scoring_follows_the_printed_order(edition: str) -> None:
    """R163: river evaluation, return of the fishermen, provisions, revealing a tile."""
    table = Scenario(edition, round=4).river_tiles(2, 4, 5).player(0, fisherman=1)
    events = play(table.season_scoring(), "done", "0: provision 2", "1: provision 3")
    kinds = [event.kind for event in events]
    order = ["fishermen-return", "provision", "season"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    provided = [kind for kind in kinds if kind in ("provided", "not-provided")]
    assert len(provided) == 2
    assert kinds.index("fishermen-return") < kinds.index(provided[0]) < kinds.index("provision")
    assert happened(events, "season")[0]["season"] == 2
