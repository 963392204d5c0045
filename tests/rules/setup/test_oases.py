"""Oases and river tiles in the setup."""

from collections.abc import Sequence

import pytest

from marrakesh import Config, Game
from rules.setup.helpers import SEEDS, arranged, boards, laid_out
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule
SIDES = [{1, 2, 7, 8, 13, 14}, {3, 4, 9, 10, 15, 16}, {5, 6, 11, 12, 17, 18}]


# --- oases ----------------------------------------------------------------------------------------


@rule("SET-06")
def test_oases_are_face_down_for_everyone(edition: str) -> None:
    game = arranged(edition)
    for viewer in (None, 0, 1, 2):
        assert [board["oases"] for board in boards(game, viewer)] == [[None] * 6] * 3


@rule("SET-06")
def test_each_player_gets_six_random_oases(edition: str) -> None:
    deals = set()
    for seed in range(5):
        table = Scenario(edition, players=4, seed=seed)
        for seat in range(4):
            table.player(seat, caravans=[3, 3, 0])
        oases = [tile for board in boards(table.select()) for tile in board["oases"]]
        assert len(set(oases)) == 24
        assert set(oases) <= set(range(1, 31))
        deals.add(tuple(oases))
    assert len(deals) == 5


@rule("SET-07")
def test_three_oases_are_face_up_only_with_river_tile_02(edition: str) -> None:
    seen = set()
    for seed in SEEDS:
        game = laid_out(edition, seed=seed)
        with_02 = look(game)["river_tiles"][0] == 2
        open_oases = look(game)["open_oases"]
        assert len(set(open_oases)) == (3 if with_02 else 0)
        seen.add(with_02)
    assert seen == {True, False}


@rule("SET-07")
def test_open_oases_leave_the_game_after_the_first_season(edition: str) -> None:
    game = (
        Scenario(edition)
        .river_tiles(2, 3, 5)
        .player(0, fisherman=5, storage={1: "red"})
        .season_scoring()
    )
    first, second, third = look(game)["open_oases"]
    assert options(game) == ["done", "open oasis 1", "open oasis 2", "open oasis 3"]
    play(game, "open oasis 2")
    assert look(game)["open_oases"] == [first, third]
    play(game, "done")  # the red keshi of the first storage space
    assert look(game)["open_oases"] == [first, third]  # the season scoring continues
    for seat in (0, 1):
        play(game, f"{seat}: {options(game, seat)[0]}")  # the next provision tile
    assert (look(game)["season"], look(game)["phase"]) == (2, "select")
    assert look(game)["open_oases"] == []
    assert see(game, 0).claimed_oases == [second]


# --- river tiles ----------------------------------------------------------------------------------


@rule("SET-13", "SET-14", "SET-29")
def test_one_random_river_tile_for_each_season_is_public(edition: str) -> None:
    """R14: the side is random, so all sides of all tiles appear."""
    drawn: list[set[int]] = [set(), set(), set()]
    for seed in range(80):
        tiles = look(laid_out(edition, seed=seed))["river_tiles"]
        for season, tile in enumerate(tiles):
            drawn[season].add(tile)
    assert drawn == SIDES


@rule("SET-13")
@pytest.mark.parametrize("sides", [range(1, 19, 2), range(2, 19, 2), (2, 3, 15)])
def test_players_can_choose_the_sides_of_the_river_tiles(
    edition: str, sides: Sequence[int]
) -> None:
    """002:417, R14: the tiles are still drawn; a side nobody has chosen is random."""
    chosen = frozenset(str(side) for side in sides)
    drawn: list[set[int]] = [set(), set(), set()]
    for seed in range(80):
        game = Game.new(Config(edition=edition, river_sides=chosen), seed)
        for season, tile in enumerate(look(game)["river_tiles"]):
            drawn[season].add(tile)
    backs = {side + 1 if side % 2 else side - 1 for side in sides}
    assert drawn == [season - backs for season in SIDES]


@rule("SET-13")
@pytest.mark.parametrize(
    ("season", "asked"),
    [(1, {"keshi pink", "keshi brown", "keshi beige"}), (2, {"oasis left 1", "done"})],
)
def test_the_river_tile_of_the_season_is_awarded(
    edition: str, season: int, asked: set[str]
) -> None:
    table = Scenario(edition, season=season).river_tiles(13, 15, 5)
    game = table.player(0, fisherman=4, caravans=[1, 0, 0]).season_scoring()
    assert set(options(game)) == asked


@rule("SET-31")
def test_a_first_game_uses_river_tiles_01_03_and_05(edition: str) -> None:
    for seed in range(5):
        game = Game.new(Config(edition=edition, first_game=True), seed)
        assert look(game)["river_tiles"] == [1, 3, 5]
