"""Replacing a keshi of the storage row in season 1."""

import pytest

from rules.modules.provision_tiles.helpers import COLOURS, EACH_ROUND, EXCHANGE, MODULE, table_of
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule


@rule("NPV-06")
def test_in_season_1_an_exchange_may_replace_a_keshi_of_the_storage_row(edition: str) -> None:
    """R234: the new keshi takes its space."""
    table = table_of(edition, EXCHANGE).player(0, storage={1: "pink", 2: "white", 5: "red"})
    game = table.start_of_season()
    assert options(game) == ["done", "swap storage 1", "swap storage 2", "swap storage 5"]
    play(game, "swap storage 2")
    assert options(game) == [f"store {c}" for c in COLOURS if c not in ("white", "brown")]
    play(game, "store red")
    assert see(game, 0).storage == ["pink", "red", None, None, "red", None]
    assert see(game, 0).keshis == dict.fromkeys(COLOURS, 0)
    assert look(game)["phase"] == "select"


@rule("NPV-06")
def test_the_usual_exchange_remains_possible_in_season_1(edition: str) -> None:
    table = table_of(edition, EXCHANGE).player(0, storage={1: "pink", 2: "white", 5: "red"})
    game = table.player(0, gray=1).start_of_season()
    assert options(game)[:2] == ["done", "return gray"]
    play(game, "return gray", "keshi yellow")
    assert see(game, 0).goods["yellow"] == 1
    assert see(game, 0).storage[:2] == ["pink", "white"]


@rule("NPV-06")
@pytest.mark.parametrize("season", [2, 3])
def test_after_season_1_an_exchange_cannot_replace_a_keshi_of_the_storage_row(
    edition: str, season: int
) -> None:
    game = table_of(edition, EXCHANGE, season=season).player(0, gray=1).start_of_season()
    assert options(game) == ["done", "return gray"]


@rule("NPV-06")
def test_the_hard_tile_can_also_replace_keshis_of_the_storage_row_in_season_1(edition: str) -> None:
    game = table_of(edition, EACH_ROUND, round=3).start_of_round()
    first = see(game, 0).storage[0]
    assert "swap storage 1" in options(game)
    play(game, "swap storage 1")
    assert f"store {first}" not in options(game)


@rule("NPV-06")
def test_the_exchange_icon_cannot_replace_keshis_of_the_storage_row(edition: str) -> None:
    """Here on the fourth storage space in season 1."""
    table = Scenario(edition, 2, modules=[MODULE]).player(0, caravans=[3, 1, 0], gray=1)
    table.player(0, claimed=[1, 2, 3], water=1, dates=0, dinars=0)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert see(game, 0).claimed_oases[:3] == [1, 2, 3]
    assert len(see(game, 0).claimed_oases) == 4
    assert sorted(options(game)) == ["done", "return gray"]
