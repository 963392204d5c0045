"""Players see the facts given to a scenario."""

import pytest

from marrakesh import Config
from marrakesh.rules.config import MODULES
from rules.properties.laws import check_board, check_position
from rules.properties.starts import Start, finish
from rules.properties.tile_laws import check_tiles
from scenario import Scenario, happened, look, options, play, points, see


def test_players_see_the_facts_given_to_a_scenario(edition: str) -> None:
    game = (
        Scenario(edition, players=3, season=2, round=2, start=1)
        .player(0, water=3, dates=4, dinars=5, score=31, green=6, yellow=2, beige=2, scrolls=[13])
        .player(0, entertainers=[1, 8], vendors=["palace"], caravans=[2, 1, 0], claimed=[7])
        .player(0, gates={"souk": "pink"}, fisherman=4, palace=5, mosque=6, luxuries=[3], disc=2)
        .player(2, oases={"right 3": 11}, provisions=[1, 2, 3], hand=["green", "red", "pink"])
        .base(green=2, red=1)
        .claim()
    )
    me = see(game, 0)
    assert (me.water, me.dates, me.dinars, me.score) == (3, 4, 5, 31)
    assert (me.keshis["green"], me.goods["yellow"], me.free_guards) == (6, 2, 1)
    assert (me.keshis["pink"], me.entertainers) == (2, [0, 7])
    assert (me.keshis["red"], me.vendors) == (1, ["palace"])
    assert (me.caravans, me.claimed_oases) == ([2, 1, 0], [7])
    assert me.gates[-1] == "pink"
    assert (me.fisherman, me.palace, me.mosque, me.disc) == (4, 5, 6, 2)
    assert (me.scrolls, me.luxury) == ([13], [3])
    assert points(game, 0) == {}
    other = see(game, 2)
    assert (other.provisions, other.hand) == ([1, 2, 3], ["green", "pink", "red"])
    shown = look(game)
    assert (shown["season"], shown["round"], shown["start_seat"]) == (2, 2, 1)
    assert shown["base"] == {"green": 2, "red": 1}
    assert game.seat == 1


def test_the_table_is_laid_out_as_a_scenario_specifies(edition: str) -> None:
    game = (
        Scenario(edition)
        .scrolls_shown("pink", 43, 44, 45)
        .luxuries_shown(1, 2, 3, 4, 5)
        .workshop(4, "purple", "purple", "red")
        .office(5)
        .river_tiles(2, 9, 12)
        .tower(red=1)
        .select()
    )
    shown = look(game)
    assert shown["scrolls"][2] == [43, 44, 45]
    assert shown["luxury"] == [1, 2, 3, 4, 5]
    assert shown["workshops"][3]["purple"] == 2
    assert (shown["office"], shown["tower"]) == (5, {"red": 1})
    assert (shown["river_tiles"], len(shown["open_oases"])) == ([2, 9, 12], 3)


def test_every_tile_is_in_one_place_and_the_position_can_be_played_to_the_end(
    edition: str,
) -> None:
    table = Scenario(edition, players=4)
    table.player(0, scrolls=[61, 66, 36], luxuries=[9, 10], caravans=[3, 3, 2], claimed=[1, 2, 3])
    table.player(1, oases={"left 1": 30, "left 2": 29}, beige=8, gates={"river": "red"})
    game = table.scrolls_shown("gray", 4, 5, 6).workshop(1, "pink", "pink", "pink").select()
    check_tiles(game)
    for player in game.table.players:
        check_board(game.table, player)
    finish(game, Start(Config(4, edition), 1))
    check_tiles(game)


def test_players_see_the_facts_about_modules_given_to_a_scenario(edition: str) -> None:
    table = Scenario(edition, 3, season=2, modules=MODULES)
    table.player(0, building="barracks", camel=9, dung=2, column=["pink", "nomad"], white=1)
    table.player(0, nomads={"palace": 1}, nomad_vendors=["river"], nomad_entertainers=[2])
    table.player(0, caravans=[4, 0, 0], towns=[7, 0], nomad_caravans=1, provisions=[23, 19, 1])
    table.awards("3b", "1a").towns_open(1, 2).pawn("palace", 0)
    game = table.base(green=1, white=1).claim()
    me = see(game, 0)
    assert me.building == "barracks"
    assert me.camel == {"step": 9, "podium": 0, "dung": 2}
    assert me.spectator_column == ["pink", "nomad"]
    assert (me.keshis["white"], me.keshis["red"], me.keshis["pink"]) == (2, 1, 1)
    assert [me.nomads[name] for name in ("palace", "square", "sahara")] == [1, 1, 1]
    assert (me.nomads["entertainers"], me.nomads["vendors"]) == ([1], ["river"])
    assert (me.towns, me.provisions) == ([7, 0], [23, 19, 1])
    shown = look(game)
    assert shown["nomads"] == {"supply": 20 - 5 - 1, "offered": True}
    assert (shown["awards"], shown["open_towns"]) == (["3b", "1a"], [1, 2])
    assert shown["pawns"]["sultan"] == {"step": 0, "holder": 0}


def test_a_position_with_modules_is_consistent_and_can_be_played_to_the_end(edition: str) -> None:
    table = Scenario(edition, 3, modules=MODULES)
    table.player(0, building="library", camel=12, column=["pink", "nomad"], nomads={"river": 2})
    table.player(1, building="gazebo", nomad_vendors=["river"], nomad_entertainers=[2])
    table.player(2, caravans=[1, 1, 0], nomad_caravans=1, luxuries=[26, 31], palace=7)
    table.player(2, provisions=[22, 20, 13])
    game = table.pawn("palace", 2).awards("3b", "1a", "2a").start_of_season()
    check_position(game)
    finish(game, Start(game.config, 1))
    check_position(game)


def test_only_provision_tiles_given_to_a_scenario_take_effect(edition: str) -> None:
    """Tiles dealt at random do nothing in a scenario."""
    for told in (True, False):
        table = Scenario(edition, modules=["provision-tiles"])
        if told:
            table.player(0, provisions=[20, 1, 2])
        game = table.player(0, white=1).assistants({0: ["palace"]})
        play(game, "sector action")
        assert see(game, 0).palace == (2 if told else 1)


def test_play_takes_actions_with_and_without_a_seat(edition: str) -> None:
    game = Scenario(edition).select()
    play(game, "1: select green", "select red")
    assert "select green" not in options(game, 1)
    assert "select red" not in options(game, 0)
    with pytest.raises(ValueError, match="is not an action"):
        play(game, "select gold")


def test_happened_returns_the_facts_of_one_kind_of_event(edition: str) -> None:
    game = Scenario(edition).base(white=3).claim()
    events = play(game, "claim white 2")
    assert happened(events, "claim") == [{"colour": 3, "n": 2}, {"colour": 3, "n": 1}]
    assert happened(events, "gate") == []
