"""The boat house."""

import pytest

from marrakesh import Game
from marrakesh.rules.events import Event
from rules.modules.buildings.helpers import MODULES, settled, table_with
from scenario import Scenario, happened, look, options, play, see

rule = pytest.mark.rule


@rule("BLD-09")
def test_with_the_boat_house_the_fisherman_starts_season_1_on_the_crocodile(edition: str) -> None:
    game = settled(edition, "boat house")
    assert see(game, 0).fisherman == 4
    assert see(game, 1).fisherman == 0
    assert look(game)["river_order"] == [0]


def next_season(table: Scenario) -> Game:
    """Play from the river evaluation to the selection of the next season."""
    game = table.season_scoring()
    while look(game)["phase"] != "select":
        play(game, options(game)[0])
    return game


@rule("BLD-09")
@pytest.mark.parametrize("season", [1, 2])
def test_with_the_boat_house_the_fisherman_starts_every_season_on_the_crocodile(
    edition: str, season: int
) -> None:
    table = table_with(edition, "boat house", season=season).river_tiles(8, 4, 5)
    game = next_season(table.player(0, fisherman=9).player(1, fisherman=11))
    assert (see(game, 0).fisherman, see(game, 1).fisherman) == (4, 0)


@rule("BLD-09")
def test_a_fisherman_on_the_crocodile_may_take_the_bonus_of_the_first_rapid(edition: str) -> None:
    """R55: so the boat house has a river bonus in every round."""
    game = table_with(edition, "boat house").player(0, fisherman=4).river_bonus()
    assert options(game) == ["done", "rapid 1"]


def test_river_tile_09_gives_the_owner_of_the_boat_house_nothing_extra(edition: str) -> None:
    """R230."""
    table = table_with(edition, "boat house", season=2).river_tiles(8, 9, 5)
    game = next_season(table.player(0, fisherman=9))
    assert see(game, 0).fisherman == 4


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_on_the_crocodile_the_earlier_player_in_turn_order_is_ahead(
    edition: str, seat: int
) -> None:
    """R53: boat house and river tile 09; the earlier player of the new season is ahead."""
    table = Scenario(edition, 3, modules=MODULES, season=2, round=4, start=seat)
    table.river_tiles(8, 9, 5).player(0, building="boat house").player(2, fisherman=9)
    game = next_season(table)
    assert (see(game, 0).fisherman, see(game, 2).fisherman) == (4, 4)
    start = look(game)["start_seat"]
    order = [(start + turn) % 3 for turn in range(3) if (start + turn) % 3 != 1]
    assert look(game)["river_order"] == order


def test_the_boat_house_never_moves_a_fisherman_back(edition: str) -> None:
    """AWD-14: award steps have taken the fisherman farther."""
    table = table_with(edition, "boat house", "camels", season=2).awards("2b", "1a")
    table.player(0, column=["red", "green", "white", "gray"], water=0)
    game = table.season_payout()
    play(game, "award for 4")
    events: list[Event] = []
    while look(game)["phase"] == "awards":
        legal = options(game)
        wish = [text for text in legal if text in ("advance river", "steps 6")]
        events += play(game, (wish or legal)[0])
    while look(game)["phase"] != "select":
        events += play(game, options(game)[0])
    assert see(game, 0).fisherman == 6
    assert not happened(events, "head-start")
