"""The river evaluation at the end of a season."""

import pytest

from rules.seasons.helpers import BY_TILE, TILES, gains, table_of
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


@rule("SEA-03")
@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_leader_gains_the_river_bonus_in_the_first_two_seasons(
    edition: str, season: int, players: int
) -> None:
    game = table_of(edition, season, [2, 5, 4, 1][:players]).season_scoring()
    assert gains(game, season) == [0, {1: 3, 2: 5}[season], 0, 0][:players]


@rule("SEA-04", "EX-23")
@pytest.mark.parametrize(
    ("steps", "expected"),
    [([3, 9], [0, 7]), ([3, 9, 5], [0, 7, 3]), ([3, 9, 5, 4], [0, 7, 3, 0])],
)
def test_in_the_third_season_second_place_also_gains_a_bonus_except_with_two_players(
    edition: str, steps: list[int], expected: list[int]
) -> None:
    game = table_of(edition, 3, steps).season_scoring()
    assert gains(game, 3) == expected


@rule("SEA-04")
@pytest.mark.parametrize(("prize", "expected"), [("prize 1", [2, 6]), ("prize 2", [4, 1])])
def test_the_leader_chooses_a_bonus_and_the_second_player_gets_the_other(
    edition: str, prize: str, expected: list[int]
) -> None:
    """River tile 12: a point for each gate, or points equal to the green value."""
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
def test_a_fisherman_on_the_starting_space_gains_nothing(edition: str, season: int) -> None:
    """R54: in both editions."""
    assert gains(table_of(edition, season, [0, 0, 0]).season_scoring(), season) == [0, 0, 0]


@rule("SEA-05")
def test_a_player_in_second_place_on_the_starting_space_gains_nothing(edition: str) -> None:
    """R166: the winner still chooses."""
    assert gains(table_of(edition, 3, [0, 1, 0]).season_scoring(), 3) == [0, 7, 0]
    table = table_of(edition, 3, [0, 1, 0], green=5).river_tiles(8, 4, 12)
    game = table.player(1, green=3).season_scoring()
    assert (game.seat, options(game)) == (1, ["prize 1", "prize 2"])
    play(game, "prize 2")
    assert points(game, 1)["river tile 12"] == 3
    assert "river tile 12" not in points(game, 0)


@rule("SEA-09")
@pytest.mark.parametrize(("start", "steps", "space"), [(3, 2, 5), (2, 1, 3), (11, 3, 14)])
def test_the_earlier_arrival_on_a_space_is_ahead(
    edition: str, start: int, steps: int, space: int
) -> None:
    """R51, even at the jetty (R52): a newcomer stands behind those already there."""
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
def test_players_on_a_shared_space_are_ranked_in_the_order_of_their_arrival(
    edition: str, first: int, expected: list[int]
) -> None:
    table = Scenario(edition, 3, 3, round=4).river_tiles(*TILES)
    for turn in range(3):
        table.player((first + turn) % 3, fisherman=8)
    assert gains(table.season_scoring(), 3) == expected


@rule("SEA-06", "RIV-08")
@pytest.mark.parametrize("season", [1, 2])
def test_fishermen_return_to_the_start_after_the_first_two_seasons(
    edition: str, season: int
) -> None:
    game = table_of(edition, season, [2, 14, 4]).season_scoring()
    assert [see(game, seat).fisherman for seat in range(3)] == [0, 0, 0]
    assert look(game)["river_order"] == []


@rule("SEA-06", "RIV-08")
def test_fishermen_stay_where_they_are_after_the_third_season(edition: str) -> None:
    """R57"""
    game = table_of(edition, 3, [2, 14, 4]).season_scoring()
    assert [see(game, seat).fisherman for seat in range(3)] == [2, 14, 4]


@rule("SEA-06")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_each_river_tile_is_used_only_in_its_season(edition: str, season: int) -> None:
    game = table_of(edition, season, [5, 2, 1]).season_scoring()
    assert {name for name in points(game, 0) if "tile" in name} == {BY_TILE[season]}
