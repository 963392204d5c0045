"""The setup with camels; a gained keshi goes to the board or to the spectators."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from rules.modules.camels.helpers import (
    NINE_COLOURS,
    TO_SPECTATORS,
    claimed,
    column,
    from_gate,
    race,
    step,
    to_spectators,
)
from scenario import Scenario, happened, look, options, play, points, see, starting

rule = pytest.mark.rule


# --- setup ----------------------------------------------------------------------------------------


@rule("CAM-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_starts_with_a_camel_and_an_empty_column(edition: str, players: int) -> None:
    game = starting(edition, ["camels"], players)
    for seat in range(players):
        assert see(game, seat).camel == {"step": 0, "podium": 0, "dung": 0}
        assert column(game, seat) == []


@rule("CAM-02")
def test_three_of_six_award_tiles_are_public_with_a_random_side_up(edition: str) -> None:
    sides = set()
    for seed in range(30):
        game = starting(edition, ["camels"], seed=seed)
        awards = look(game)["awards"]
        assert len({side[:-1] for side in awards}) == 3
        assert awards == look(game, 1)["awards"]
        sides.update(awards)
    assert sides == {f"{tile}{side}" for tile in range(1, 7) for side in "ab"}


# --- the board or the spectators ------------------------------------------------------------------


def from_assistant(table: Scenario) -> Game:
    game = table.player(0, white=1).assistants({0: ["palace"]})
    play(game, "new keshi")
    return game


def from_line(table: Scenario) -> Game:
    """Palace segment 3, mosque segment 3: the middle space gives grey."""
    game = table.player(0, black=1, palace=7, mosque=6).assistants({0: ["mosque"]})
    play(game, "sector action", "line middle")
    return game


def from_storage(table: Scenario) -> Game:
    table.player(0, caravans=[1, 0, 0], dinars=1, storage={1: "white"})
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "deploy white")
    return game


def from_river_tile(table: Scenario) -> Game:
    game = table.river_tiles(7, 4, 5).player(0, fisherman=5).season_scoring()
    play(game, "deploy red")
    return game


def from_any_keshi(table: Scenario) -> Game:
    game = table.buys_scroll(30)
    assert options(game) == [f"keshi {colour}" for colour in COLOURS]
    play(game, "keshi white")
    return game


@rule("CAM-03", "CAM-19")
@pytest.mark.parametrize(
    ("gain", "colour"),
    [
        (claimed, "white"),
        (from_assistant, "white"),
        (from_gate, "white"),
        (from_line, "gray"),
        (from_storage, "white"),
        (from_river_tile, "red"),
        (lambda table: table.buys_scroll(3), "white"),  # R128
        (from_any_keshi, "white"),
    ],
)
def test_every_gained_keshi_may_go_to_the_board_or_to_the_spectators(
    edition: str, gain: Any, colour: str
) -> None:
    game = gain(race(edition))
    assert options(game) == [f"deploy {colour}", TO_SPECTATORS]
    before = see(game, 0).keshis[colour]
    play(game, TO_SPECTATORS)
    assert see(game, 0).keshis[colour] == before
    assert column(game) == [colour]
    assert step(game) == 1
    game = gain(race(edition))
    play(game, f"deploy {colour}")
    if colour == "red":
        play(game, "vendor river")
    assert see(game, 0).keshis[colour] == before + 1
    assert (column(game), step(game)) == ([], 0)


@rule("CAM-03", "CAM-19")
@pytest.mark.parametrize("colour", NINE_COLOURS)
def test_keshis_of_all_colours_but_goods_may_become_spectators_without_a_bonus(
    edition: str, colour: str
) -> None:
    """R208, R209"""
    game, _ = to_spectators(race(edition), colour)
    assert column(game) == [colour]
    assert look(game)["phase"] == "select"  # nothing else was asked
    assert points(game, 0) == {}
    seen = see(game, 0)
    assert (seen.keshis[colour], seen.vendors, seen.caravans) == (0, [], [0, 0, 0])
    assert (seen.water, seen.dates, seen.dinars) == (0, 0, 0)


@rule("CAM-04")
@pytest.mark.parametrize("colour", COLOURS[9:])
def test_goods_never_become_spectators(edition: str, colour: str) -> None:
    game = claimed(race(edition), colour)
    assert look(game)["phase"] == "select"
    assert see(game, 0).goods[colour] == 1
    assert column(game) == []


@rule("CAM-03")
def test_each_of_two_claimed_keshis_may_go_to_the_board_or_to_the_spectators(edition: str) -> None:
    """R206"""
    game = race(edition).base(white=2, green=2).claim()
    play(game, "claim white 2")
    if edition == "essential":  # during the exchange
        assert see(game, 0).claimed_keshis == {"white": 2}
        play(game, "claim green 2")
    play(game, "deploy white", TO_SPECTATORS)
    assert see(game, 0).keshis["white"] == 1
    assert column(game) == ["white"]


@rule("CAM-03", "EXC-04")
def test_in_essential_spectators_use_up_no_wooden_keshis() -> None:
    """All wood is back in the supply, except two markers and the two in the hands."""
    game, _ = to_spectators(race("essential"))
    assert look(game)["supply"]["white"] == 10 - 2 - 2


@rule("CAM-03")
def test_the_column_has_room_for_eight_spectators(edition: str) -> None:
    """R207"""
    game, _ = to_spectators(race(edition).player(0, column=["green"] * 7))
    assert column(game) == ["green"] * 7 + ["white"]
    game = claimed(race(edition).player(0, column=["green"] * 8))
    assert see(game, 0).keshis["white"] == 1  # automatically
    assert column(game) == ["green"] * 8


@rule("CAM-19", "XP5-04")
@pytest.mark.parametrize("caravans", [[0, 0, 0], [3, 0, 0]])
def test_a_caravan_among_the_spectators_discovers_nothing(
    edition: str, caravans: list[int]
) -> None:
    table = race(edition, 2, "desert-towns").player(0, caravans=caravans, scrolls=[68])
    game, events = to_spectators(table, "brown")
    assert happened(events, "discovered") == happened(events, "town") == []
    assert points(game, 0) == {}
    assert see(game, 0).caravans == caravans
    assert see(game, 0).towns == [0, 0]


@rule("CAM-19")
def test_spectators_do_not_count_as_keshis_on_the_board(edition: str) -> None:
    """R157: river tile 18 counts the 4 keshis on the board; oasis 05 no white spectators."""
    table = race(edition, 2, season=3, round=4).river_tiles(8, 4, 18)
    table.player(0, fisherman=5, white=3, caravans=[1, 0, 0], claimed=[5])
    game = table.player(0, column=["white"] * 4).awards("2b").season_scoring()
    play(game, "prize 1")
    assert points(game, 0)["river tile 18"] == 1
    assert game.over
    assert points(game, 0)["oasis 05"] == 6
