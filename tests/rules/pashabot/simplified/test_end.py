"""The simplified Pashabot: the river, the end of the game and modules."""

import pytest

from marrakesh import Config, Game
from rules.pashabot.simplified.helpers import BOT, solo
from scenario import look, options, play, points, see

rule = pytest.mark.rule
RAPIDS = (3, 6, 9)
LEVELS = (135, 160, 185, 201)
RIVER_TILES = (8, 4, 12)
"""3 points, 5 points, and a choice of two bonuses."""


# --- the river ------------------------------------------------------------------------------------


@rule("PSS-07")
@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("short", [0, 1])
def test_you_gain_the_river_tile_only_after_passing_the_seasons_rapid(
    edition: str, season: int, short: int
) -> None:
    table = solo(edition, season=season).river_tiles(*RIVER_TILES)
    game = table.player(0, fisherman=RAPIDS[season - 1] - short).season_scoring()
    tile = RIVER_TILES[season - 1]
    gained = points(game, 0).get(f"river tile {tile:02}", 0)
    assert gained == (0 if short else (3, 5)[season - 1])
    assert see(game, 0).fisherman == 0  # it returns either way


@rule("PSS-07")
@pytest.mark.parametrize("short", [0, 1])
def test_in_the_third_season_you_choose_one_of_the_river_tiles_bonuses(
    edition: str, short: int
) -> None:
    """R266"""
    table = solo(edition, season=3).river_tiles(*RIVER_TILES).player(0, green=4)
    game = table.player(0, fisherman=RAPIDS[2] - short).season_scoring()
    if short:
        assert game.over
        assert "river tile 12" not in points(game, 0)
        return
    assert options(game) == ["prize 1", "prize 2"]
    play(game, "prize 2")
    assert points(game, 0)["river tile 12"] == 4
    assert game.over


@rule("PSS-07")
@pytest.mark.parametrize(("tile", "gain"), [(5, 7), (6, 6)])
def test_in_the_third_season_you_gain_the_larger_prize_of_a_river_tile(
    edition: str, tile: int, gain: int
) -> None:
    """R266"""
    table = solo(edition, season=3).river_tiles(1, 3, tile).player(0, fisherman=9)
    game = table.season_scoring()
    if tile == 5:
        assert points(game, 0)["river tile 05"] == gain
        return
    for _ in range(gain):
        play(game, "take water")
    assert "take water" not in options(game)


# --- the end --------------------------------------------------------------------------------------


def ended(edition: str, score: int, *modules: str) -> Game:
    game = solo(edition, *modules).player(0, score=score).final_scoring()
    assert game.over
    assert game.scores == [score]
    return game


@rule("PSS-08")
@pytest.mark.parametrize("level", range(4))
def test_your_points_decide_your_level(edition: str, level: int) -> None:
    """R265: a level needs exactly its points."""
    assert ended(edition, LEVELS[level] - 1).level == level
    assert ended(edition, LEVELS[level]).level == level + 1


@rule("PSS-08")
@pytest.mark.parametrize("level", range(4))
def test_levels_with_desert_towns_need_25_more_points(edition: str, level: int) -> None:
    """R265"""
    assert ended(edition, LEVELS[level] + 24, "desert-towns").level == level
    assert ended(edition, LEVELS[level] + 25, "desert-towns").level == level + 1


@rule("PSS-08")
def test_only_the_simplified_pashabot_has_levels(edition: str) -> None:
    assert Game.new(Config(1, edition, solo="pashabot"), 1).level is None
    assert Game.new(Config(2, edition), 1).level is None
    assert ended(edition, 0).level == 0


def test_you_always_finish_in_first_place(edition: str) -> None:
    assert ended(edition, 5).result == [1]


# --- modules --------------------------------------------------------------------------------------


def test_you_take_no_dung_and_win_the_race(edition: str) -> None:
    """PSM-06"""
    game = solo(edition, "camels").player(0, camel=8).season_payout()
    assert see(game, 0).camel["dung"] == 0
    game = solo(edition, "camels").player(0, camel=8).final_scoring()
    assert points(game, 0)["race"] == 16


def test_the_sultan_leaves_the_game_when_you_reach_the_final_step(edition: str) -> None:
    """R186: no one else is on the stairs."""
    table = solo(edition, "imam-sultan").pawn("palace", 0).player(0, palace=15, white=1)
    game = table.assistants({0: ["palace"]})
    play(game, "sector action")
    while look(game)["phase"] == "assistants":
        play(game, "done" if "done" in options(game) else options(game)[0])
    assert look(game)["pawns"]["sultan"] == {"holder": -1, "step": 0}


@pytest.mark.parametrize(("side", "fisherman"), [("front", 4), ("back", 0)])
def test_the_front_of_your_building_keeps_its_ability(
    edition: str, side: str, fisherman: int
) -> None:
    """Only the Pashabot with a player board uses the reverse sides (PSM-07)."""
    for seed in range(40):
        modules = frozenset({"special-buildings"})
        game = Game.new(
            Config(1, edition, modules=modules, solo="simplified", buildings=side), seed
        )
        if "building boat house" in options(game):
            break
    play(game, "building boat house")
    while look(game)["phase"] == "setup":
        play(game, options(game)[0])
    assert see(game, 0).fisherman == fisherman
    assert see(game, BOT).building is None
