"""The provision tile that gives a nomad."""

import pytest

from marrakesh import Game
from rules.modules.provision_tiles.helpers import NOMAD, table_of
from scenario import happened, look, options, play, points, see

rule = pytest.mark.rule


def nomad_tile(edition: str, supply: int = 20) -> Game:
    """Seat 0 reveals the tile with the nomad at the end of season 1."""
    table = table_of(edition, 7, NOMAD, modules=("nomads",), start=1)
    table.player(0, water=0, dates=0, dinars=0)
    table.table.nomad_supply = supply
    game = table.provisions()
    play(game, "0: provision 2", "1: provision 2")
    return game


@rule("NPV-05")
def test_revealing_the_nomad_tile_gives_a_free_nomad(edition: str) -> None:
    game = nomad_tile(edition)
    assert (look(game)["season"], look(game)["phase"]) == (2, "season-start")
    assert "nomad to orchard" in options(game)
    assert "nomad as vendor orchard" in options(game)
    events = play(game, "nomad to orchard")
    assert happened(events, "spend") == []
    assert see(game, 0).nomads["orchard"] == 1
    assert points(game, 0)["orchard"] == 1
    assert look(game)["nomads"]["supply"] == 19


@rule("NPV-05")
def test_the_nomad_tile_allows_a_free_move_at_the_start_of_the_season(edition: str) -> None:
    game = nomad_tile(edition)
    play(game, "nomad to palace")
    assert options(game) == ["done", "nomad from palace"]
    play(game, "nomad from palace", "nomad to orchard")
    assert see(game, 0).nomads["orchard"] == 1
    assert see(game, 0).dinars == 0
    assert look(game)["phase"] == "select"


@rule("NPV-05")
def test_only_one_nomad_may_move_for_free_each_season(edition: str) -> None:
    table = table_of(edition, NOMAD, season=3, modules=("nomads",)).player(0, dinars=3)
    game = table.player(0, nomads={"palace": 1, "river": 1}).start_of_season()
    assert options(game) == ["done", "nomad from river", "nomad from palace"]
    play(game, "nomad from river", "nomad to madrasa")
    assert see(game, 0).dinars == 3
    assert look(game)["phase"] == "select"  # no second move and no new nomad
    assert look(game)["nomads"]["supply"] == 18


@rule("NPV-05")
def test_the_free_move_may_be_declined_and_is_not_offered_for_a_nomad_in_the_sahara(
    edition: str,
) -> None:
    table = table_of(edition, NOMAD, season=2, modules=("nomads",))
    table.player(0, caravans=[1, 0, 0], nomad_caravans=1)
    assert look(table.start_of_season())["phase"] == "select"  # NOM-08
    table = table_of(edition, NOMAD, season=2, modules=("nomads",))
    game = table.player(0, nomads={"palace": 1}).start_of_season()
    play(game, "done")
    assert see(game, 0).nomads["palace"] == 1


@rule("NPV-05")
def test_the_nomad_tile_gives_nothing_if_no_nomad_is_left(edition: str) -> None:
    """R205."""
    game = nomad_tile(edition, supply=0)
    assert look(game)["phase"] == "select"
    assert look(game)["nomads"]["supply"] == 0
