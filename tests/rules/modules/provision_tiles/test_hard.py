"""Hard provision tiles."""

from typing import Any

import pytest

from marrakesh import Game
from rules.modules.provision_tiles.helpers import (
    DISCOUNT,
    EACH_ROUND,
    EXCHANGE,
    MODULE,
    MOSQUE,
    PALACE,
    RIVER,
    table_of,
)
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


def climbing(edition: str, tile: int, stair: str, active: int, **facts: Any) -> Game:
    """Seat 0 climbs one step; only this many of its tiles are face up."""
    table = table_of(edition, 7, tile).player(0, active=active, white=1, black=1).player(0, **facts)
    game = table.assistants({0: [stair]})
    play(game, "sector action")
    return game


@rule("NPV-04", "NPV-05")
@pytest.mark.parametrize(("tile", "stair"), [(PALACE, "palace"), (MOSQUE, "mosque")])
def test_the_extra_step_of_a_hard_tile_is_made_automatically_on_a_staircase(
    edition: str, tile: int, stair: str
) -> None:
    game = climbing(edition, tile, stair, 2)
    assert getattr(see(game, 0), stair) == 2
    assert look(game)["phase"] == "select"


@rule("NPV-04")
def test_a_face_down_hard_tile_does_nothing(edition: str) -> None:
    game = climbing(edition, PALACE, "palace", 1)
    assert see(game, 0).palace == 1
    assert look(game)["phase"] == "select"


@rule("NPV-05")
@pytest.mark.parametrize(
    ("tile", "stair"), [(PALACE, "mosque"), (MOSQUE, "palace"), (RIVER, "palace")]
)
def test_the_extra_step_of_a_hard_tile_applies_only_to_its_own_track(
    edition: str, tile: int, stair: str
) -> None:
    game = climbing(edition, tile, stair, 2)
    assert getattr(see(game, 0), stair) == 1
    assert look(game)["phase"] == "select"


@rule("NPV-05")
def test_the_extra_step_of_a_hard_tile_is_made_in_addition_to_that_of_scroll_48(
    edition: str,
) -> None:
    """R235: the scroll's own step may be declined."""
    game = climbing(edition, PALACE, "palace", 2, scrolls=[48])
    assert see(game, 0).palace == 2
    assert options(game) == ["done", "extra step"]
    play(game, "extra step")
    assert see(game, 0).palace == 3
    assert look(game)["phase"] == "select"


@rule("NPV-05")
@pytest.mark.parametrize(("tile", "stair"), [(PALACE, "palace"), (MOSQUE, "mosque")])
def test_the_extra_step_of_a_hard_tile_scores_a_point_on_the_final_space(
    edition: str, tile: int, stair: str
) -> None:
    """R233."""
    game = climbing(edition, tile, stair, 2, **{stair: 16})
    assert points(game, 0) == {stair: 2}


@rule("NPV-05")
@pytest.mark.parametrize(("water", "steps"), [(0, 3), (2, 4)])
def test_the_extra_step_of_a_hard_tile_is_made_automatically_on_the_river(
    edition: str, water: int, steps: int
) -> None:
    table = table_of(edition, RIVER).player(0, turquoise=2, water=water)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == 3
    if water:
        assert options(game) == ["done", "step for water"]  # once per movement
        play(game, "step for water", "done")
    assert see(game, 0).fisherman == steps


@rule("NPV-05")
def test_the_extra_step_of_a_hard_tile_scores_a_point_at_the_jetty(edition: str) -> None:
    """R233."""
    table = table_of(edition, RIVER).player(0, turquoise=1, fisherman=14, water=0)
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert points(game, 0) == {"river": 2}


@rule("NPV-05")
def test_the_extra_step_of_a_hard_tile_gains_the_bonus_of_the_rapid_it_crosses(
    edition: str,
) -> None:
    """R233: it is part of the movement, so scroll 17 pays before steps are bought."""
    table = table_of(edition, RIVER).player(0, turquoise=1, fisherman=4, water=1, scrolls=[17])
    game = table.assistants({0: ["river"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == 6
    assert options(game) == ["take water", "take date", "take dinar"]


@rule("NPV-05")
def test_river_steps_for_several_spectators_get_only_one_extra_step(edition: str) -> None:
    """R60, R233: they are one movement."""
    table = table_of(edition, RIVER).player(0, entertainers=[5], disc=7, water=0)
    game = table.assistants({0: ["square"]})
    play(game, "sector action")
    assert see(game, 0).fisherman == 4
    assert look(game)["phase"] != "assistants"


@rule("NPV-05")
@pytest.mark.parametrize("active", [1, 2])
def test_a_hard_tile_makes_a_luxury_good_one_goods_keshi_cheaper(edition: str, active: int) -> None:
    """NPV-04: but not while the tile is face down."""
    table = table_of(edition, 7, DISCOUNT).player(0, active=active, yellow=1, orange=1)
    game = table.luxuries_shown(14, 16, 17, 18, 19).assistants({0: ["souk"]})
    play(game, "sector action")
    assert ("luxury 14" in options(game)) is (active == 2)  # it costs one of each colour
    if active == 2:
        play(game, "luxury 14")
        assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 0}
        assert points(game, 0) == {"dagger": 7}


@rule("NPV-05")
@pytest.mark.parametrize("season", [1, 3])
def test_a_hard_tile_allows_a_keshi_exchange_at_the_start_of_each_round(
    edition: str, season: int
) -> None:
    """Before the selection; the other player's moderate tile does nothing then."""
    table = table_of(edition, EACH_ROUND, season=season, start=1, round=2).player(0, gray=2)
    table.player(1, provisions=[EXCHANGE, 11, 12], gray=2)  # which acts only once a season
    game = table.start_of_round()
    assert game.seat == 0
    play(game, "return gray", "keshi yellow")
    assert look(game)["phase"] == "select"
    assert see(game, 0).goods["yellow"] == 1


@rule("NPV-05")
def test_only_hard_tiles_allow_an_exchange_at_the_start_of_a_round(edition: str) -> None:
    table = Scenario(edition, 3, season=2, round=3, start=2, modules=[MODULE])
    for seat in range(3):
        table.player(seat, gray=1, provisions=[7 + seat, 11, 12])
    table.player(1, provisions=[EACH_ROUND, 3, 4]).player(2, provisions=[EXCHANGE, 5, 6])
    game = table.start_of_round()
    assert game.seat == 1
    play(game, "done")
    assert look(game)["phase"] == "select"
