"""Claiming desert towns, and town spaces with the exchange icon."""

from typing import Any

import pytest

from marrakesh import Game
from rules.modules.desert_towns.helpers import COST, in_the_sahara, table_of, with_town
from scenario import options, play, points, see

rule = pytest.mark.rule
CALM = 4
"""A town without any effect when it is claimed."""


# --- claiming -------------------------------------------------------------------------------------


@rule("XP5-05")
def test_a_town_costs_one_goods_keshi_of_each_colour(edition: str) -> None:
    table = with_town(edition, CALM, yellow=2, orange=1, purple=3, water=1, dates=1, dinars=1)
    game = in_the_sahara(table, f"town {CALM}")
    seen = see(game, 0)
    assert seen.goods == {"yellow": 1, "orange": 0, "purple": 2}
    assert seen.resources == {"water": 1, "date": 1, "dinar": 1}
    assert seen.towns == [CALM, 0]  # it stays in its place
    assert seen.claimed_towns == [CALM]


@rule("XP5-05")
@pytest.mark.parametrize("lacking", ["yellow", "orange", "purple"])
def test_a_town_cannot_be_claimed_without_all_three_goods(edition: str, lacking: str) -> None:
    table = with_town(edition, CALM, dinars=1)
    table.player(0, **{colour: 0 if colour == lacking else 5 for colour in COST})
    assert options(in_the_sahara(table)) == ["oasis left 1", "oasis right 1"]


@rule("XP5-05")
def test_a_town_is_claimed_only_once(edition: str) -> None:
    table = with_town(edition, CALM, yellow=2, orange=2, purple=2)
    game = in_the_sahara(table, f"town {CALM}")
    assert options(game) == ["oasis right 1", "done"]


@rule("XP5-05", "XP5-06")
def test_a_claimable_town_is_enough_for_the_sahara_action(edition: str) -> None:
    """R42: without goods, only a new keshi is left."""
    game = with_town(edition, CALM, water=0).assistants({0: ["sahara"]})
    assert options(game) == ["new keshi", "sector action"]
    game = with_town(edition, CALM, water=0, yellow=0).assistants({0: ["sahara"]})
    assert see(game, 0).caravans == [4, 2, 0]  # nothing else was possible


@rule("XP5-06")
def test_one_action_can_claim_both_oases_and_towns(edition: str) -> None:
    table = with_town(edition, CALM, dinars=1, water=0, dates=0).player(0, storage={1: "red"})
    game = in_the_sahara(table, "oasis left 1", "done", f"town {CALM}")
    assert len(see(game, 0).claimed_oases) == 1
    assert see(game, 0).claimed_towns == [CALM]


@rule("XP5-06")
def test_both_towns_of_a_player_can_be_claimed_in_one_action(edition: str) -> None:
    table = table_of(edition).player(0, caravans=[4, 4, 0], towns=[4, 5])
    game = in_the_sahara(table.player(0, yellow=2, orange=2, purple=2), "town 5", "town 4")
    assert see(game, 0).claimed_towns == [4, 5]
    assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("XP5-06")
def test_a_town_taken_during_an_action_can_be_claimed_in_the_same_action(edition: str) -> None:
    """R191: the storage keshi covered by an oasis is a caravan that reaches a town space."""
    table = table_of(edition, 2, "special-buildings").towns_open(3, CALM)
    table.player(0, caravans=[3, 0, 0], storage={1: "brown"}, dinars=1, **COST)
    game = in_the_sahara(table, "oasis left 1", "deploy brown", "caravan left", f"town {CALM}")
    assert f"town {CALM}" in options(game)
    play(game, f"town {CALM}")
    assert see(game, 0).claimed_towns == [CALM]


@rule("XP5-08")
def test_a_town_uses_no_storage_space(edition: str) -> None:
    """The next oasis still goes to the first storage space."""
    table = with_town(edition, CALM, dinars=1, water=0, dates=0)
    game = in_the_sahara(table.player(0, storage={1: "green"}), f"town {CALM}")
    assert see(game, 0).claimed_oases == []
    assert see(game, 0).storage[0] == "green"
    play(game, "oasis left 1", "deploy green")
    assert see(game, 0).keshis["green"] == 1


def test_scroll_45_does_not_make_towns_cheaper(edition: str) -> None:
    """R126."""
    table = with_town(edition, CALM, yellow=0, scrolls=[45], water=3)
    oases = ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    assert options(in_the_sahara(table)) == oases


def test_the_camel_stable_does_not_make_towns_cheaper(edition: str) -> None:
    """BLD-10."""
    table = with_town(edition, CALM, "special-buildings", yellow=0, building="camel stable")
    assert options(in_the_sahara(table)) == ["oasis left 1", "oasis right 1"]


@rule("XP5-11")
def test_scroll_62_cannot_claim_a_town(edition: str) -> None:
    """It claims only the oases, even if there are fewer than three."""
    table = table_of(edition).player(0, caravans=[4, 0, 0], towns=[CALM, 0], **COST)
    game = table.player(0, claimed=[10, 11]).buys_scroll(62)
    assert len(see(game, 0).claimed_oases) == 3
    assert see(game, 0).claimed_towns == []
    assert see(game, 0).goods == COST


def test_river_tile_15_cannot_claim_a_town(edition: str) -> None:
    """R123."""
    table = table_of(edition, season=2).river_tiles(1, 15, 5)
    table.player(0, caravans=[4, 0, 0], towns=[CALM, 0], fisherman=5, **COST)
    game = table.season_scoring()
    assert options(game) == ["oasis left 1", "oasis left 2", "oasis left 3", "done"]


# --- the exchange icon ----------------------------------------------------------------------------


def exchanging(edition: str, caravans: list[int], towns: list[int], **facts: Any) -> Game:
    """Seat 0 has claimed three oases and now covers the exchange icon."""
    table = table_of(edition, 3).towns_open(7, 9).player(0, caravans=caravans, towns=towns)
    table.player(0, claimed=[1, 2, 3], water=3, dates=3, dinars=3, gray=1, **facts)
    return in_the_sahara(table, "oasis right 1")


def test_only_in_deluxe_may_a_caravan_on_a_town_space_be_returned() -> None:
    """R147, SAH-11: caravans next to oases stay in both editions."""
    game = exchanging("deluxe", [4, 4, 0], [1, 2])
    assert options(game) == ["return gray", "return caravan left", "return caravan right", "done"]
    game = exchanging("deluxe", [3, 4, 0], [0, 2])
    assert options(game) == ["return gray", "return caravan right", "done"]
    game = exchanging("essential", [4, 4, 0], [1, 2])
    assert options(game) == ["return gray", "done"]


def test_a_town_stays_when_its_caravan_is_returned() -> None:
    """R147: refilling the space scores 4 points again but gives no second town."""
    table = table_of("deluxe", 3).towns_open(7, 9).player(0, caravans=[4, 1, 0], towns=[6, 0])
    table.player(0, claimed=[1, 2, 3], water=3, dates=3, dinars=0, gray=3)
    table.scrolls_shown("yellow", 30)
    game = table.assistants({0: ["sahara", "madrasa"]})
    play(game, "use sahara", "sector action", "return caravan left")
    assert "keshi brown" not in options(game)  # R148: only another colour
    play(game, "keshi green")
    seen = see(game, 0)
    assert (seen.caravans, seen.keshis["brown"], seen.towns) == ([3, 1, 0], 4, [6, 0])
    play(game, "sector action", "scroll 30", "keshi brown", "caravan left")
    assert points(game, 0) == {"orchard": 1, "town spaces": 4}
    assert see(game, 0).towns == [6, 0]
    assert "town 7" not in options(game)


def test_refilling_a_town_space_that_has_no_town_gives_a_town() -> None:
    """R147."""
    table = table_of("deluxe", 3).towns_open(7, 9).player(0, caravans=[4, 1, 0])
    table.player(0, claimed=[1, 2, 3], water=3, dates=3, dinars=0, gray=3)
    table.scrolls_shown("yellow", 30)
    game = table.assistants({0: ["sahara", "madrasa"]})
    play(game, "use sahara", "sector action", "return caravan left", "keshi white")
    play(game, "sector action", "scroll 30", "keshi brown", "caravan left", "town 9")
    assert see(game, 0).towns == [9, 0]
