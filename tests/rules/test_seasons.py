"""The season scoring, and the preparation of the next season."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule

TILES = (8, 4, 5)
"""3 points; 5 points; 7 points and 3 for the second."""
BY_TILE = {1: "river tile 08", 2: "river tile 04", 3: "river tile 05"}


def table_of(edition: str, season: int, steps: list[int], **facts: Any) -> Scenario:
    """Fishermen on these steps, the first of two on a step being ahead; the provisions are paid."""
    table = Scenario(edition, len(steps), season, round=4, start=(season + 2) % len(steps))
    table.river_tiles(*TILES)
    for seat, step in enumerate(steps):
        table.player(seat, water=9, dates=9, dinars=9, fisherman=step)
    return table.player(0, **facts)


def gains(game: Game, season: int) -> list[int]:
    """What each player has for the river tile of a season."""
    seats = range(len(game.scores))
    return [points(game, seat).get(BY_TILE[season], 0) for seat in seats]


def reveal(game: Game) -> None:
    """All reveal their next provision tile, as far as they can choose."""
    while look(game)["phase"] == "next-provision":
        play(game, options(game)[0])


# --- when -----------------------------------------------------------------------------------------


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
    """The water, date and dinar of river tile 14 pay provision tile 07."""
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
    assert points(game, 1) == {}  # nobody had to provide yet
    play(game, "done")
    assert points(game, 1) == {"provisions": -4}


def test_scroll_28_pays_in_turn_order(edition: str) -> None:
    """R163"""
    table = Scenario(edition, 3, round=4, start=2).river_tiles(*TILES)
    table.player(0, fisherman=6, scrolls=[28]).player(2, fisherman=3)
    game = table.season_scoring()
    assert game.seat == 0  # the others own no such scroll
    assert points(game, 2) == {}


# --- the river evaluation -------------------------------------------------------------------------


@rule("SEA-03")
@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_leader_gains_in_the_first_two_seasons(
    edition: str, season: int, players: int
) -> None:
    game = table_of(edition, season, [2, 5, 4, 1][:players]).season_scoring()
    assert gains(game, season) == [0, {1: 3, 2: 5}[season], 0, 0][:players]


@rule("SEA-04", "EX-23")
@pytest.mark.parametrize(
    ("steps", "expected"),
    [([3, 9], [0, 7]), ([3, 9, 5], [0, 7, 3]), ([3, 9, 5, 4], [0, 7, 3, 0])],
)
def test_in_the_third_season_the_second_gains_too(
    edition: str, steps: list[int], expected: list[int]
) -> None:
    """But not with two players."""
    game = table_of(edition, 3, steps).season_scoring()
    assert gains(game, 3) == expected


@rule("SEA-04")
@pytest.mark.parametrize(("prize", "expected"), [("prize 1", [2, 6]), ("prize 2", [4, 1])])
def test_the_leader_chooses_and_the_second_gets_the_other(
    edition: str, prize: str, expected: list[int]
) -> None:
    """River tile 12: a point for each gate, or points for the green value."""
    table = table_of(edition, 3, [5, 2, 1]).river_tiles(8, 4, 12)
    table.player(0, beige=2, gates={"river": "red", "souk": "red"}, green=4)
    table.player(1, beige=1, gates={"river": "gray"}, green=6)
    game = table.season_scoring()
    assert (game.seat, options(game)) == (0, ["prize 1", "prize 2"])
    play(game, prize)
    assert [points(game, seat).get("river tile 12", 0) for seat in (0, 1)] == expected
    assert "river tile 12" not in points(game, 2)


@rule("SEA-05")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_nobody_gains_from_the_starting_space(edition: str, season: int) -> None:
    """R54: in both editions."""
    assert gains(table_of(edition, season, [0, 0, 0]).season_scoring(), season) == [0, 0, 0]


@rule("SEA-05")
def test_a_second_on_the_starting_space_gains_nothing(edition: str) -> None:
    """R166: the winner may still choose."""
    assert gains(table_of(edition, 3, [0, 1, 0]).season_scoring(), 3) == [0, 7, 0]
    table = table_of(edition, 3, [0, 1, 0], green=5).river_tiles(8, 4, 12)
    game = table.player(1, green=3).season_scoring()
    assert (game.seat, options(game)) == (1, ["prize 1", "prize 2"])
    play(game, "prize 2")
    assert points(game, 1)["river tile 12"] == 3
    assert "river tile 12" not in points(game, 0)


@rule("SEA-09")
@pytest.mark.parametrize(("start", "steps", "space"), [(3, 2, 5), (2, 1, 3), (11, 3, 14)])
def test_the_earlier_arrival_is_ahead(edition: str, start: int, steps: int, space: int) -> None:
    """R51, at the jetty too (R52): a newcomer stands behind those already there."""
    table = Scenario(edition, round=4).river_tiles(*TILES)
    table.player(0, fisherman=start, turquoise=steps, water=0).player(1, fisherman=space)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == see(game, 1).fisherman == space
    assert look(game)["river_order"] == [1, 0]
    play(game, "done", "done")
    assert gains(game, 1) == [0, 3]


@rule("SEA-09")
@pytest.mark.parametrize(("first", "expected"), [(0, [7, 3, 0]), (2, [3, 0, 7])])
def test_ties_decide_about_the_second_place_too(
    edition: str, first: int, expected: list[int]
) -> None:
    table = Scenario(edition, 3, 3, round=4).river_tiles(*TILES)
    for turn in range(3):
        table.player((first + turn) % 3, fisherman=8)
    assert gains(table.season_scoring(), 3) == expected


@rule("SEA-06", "RIV-08")
@pytest.mark.parametrize("season", [1, 2])
def test_fishermen_return_after_the_first_two_seasons(edition: str, season: int) -> None:
    game = table_of(edition, season, [2, 14, 4]).season_scoring()
    assert [see(game, seat).fisherman for seat in range(3)] == [0, 0, 0]
    assert look(game)["river_order"] == []


@rule("SEA-06", "RIV-08")
def test_fishermen_stay_after_the_third_season(edition: str) -> None:
    """R57"""
    game = table_of(edition, 3, [2, 14, 4]).season_scoring()
    assert [see(game, seat).fisherman for seat in range(3)] == [2, 14, 4]


@rule("SEA-06")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_each_river_tile_is_used_in_its_season_only(edition: str, season: int) -> None:
    game = table_of(edition, season, [5, 2, 1]).season_scoring()
    assert {name for name in points(game, 0) if "tile" in name} == {BY_TILE[season]}


# --- the next season ------------------------------------------------------------------------------


@rule("SEA-07", "SEA-08")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("season", [1, 2])
def test_the_next_season_is_prepared(edition: str, season: int, players: int) -> None:
    """R179: the first start player was seat 0, so season k starts with seat k - 1."""
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
    assert gains(game, season + 1) == [0] * players  # its tile is not yet evaluated


@rule("SEA-07")
def test_three_seasons_have_three_offices(edition: str) -> None:
    offices = []
    game = table_of(edition, 1, [1, 2]).select()
    while not game.over:
        if look(game)["office"] not in offices:
            offices.append(look(game)["office"])
        play(game, options(game)[0])
    assert len(offices) == 3


@rule("SEA-08", "FIN-06")
def test_after_the_third_season_nothing_is_prepared(edition: str) -> None:
    """And no provision tile is revealed (R178): the game ends."""
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


def test_the_order_of_the_season_scoring(edition: str) -> None:
    """R163: river evaluation, fishermen back, provisions, then all reveal a tile."""
    table = Scenario(edition, round=4).river_tiles(2, 4, 5).player(0, fisherman=1)
    events = play(table.season_scoring(), "done", "0: provision 2", "1: provision 3")
    kinds = [event.kind for event in events]
    order = ["fishermen-return", "provision", "season"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    provided = [kind for kind in kinds if kind in ("provided", "not-provided")]
    assert len(provided) == 2
    assert kinds.index("fishermen-return") < kinds.index(provided[0]) < kinds.index("provision")
    assert happened(events, "season")[0]["season"] == 2
