"""Gained keshis of full sectors go to the column or are lost."""

import pytest

from marrakesh import Game
from marrakesh.rules.actions import to_number
from marrakesh.rules.words import COLOURS, SECTORS
from rules.modules.camels.helpers import (
    EIGHT,
    TO_SPECTATORS,
    Facts,
    both_claimed,
    column,
    from_gate,
    race,
    step,
)
from scenario import Scenario, happened, look, options, play, see, starting

rule = pytest.mark.rule


@rule("CAM-21", "CAM-05")
@pytest.mark.parametrize(("gray", "line"), [(0, True), (8, False)])
def test_a_bonus_keshi_does_not_take_a_column_space_reserved_for_a_claimed_keshi(
    edition: str, gray: int, line: bool
) -> None:
    """R206: the entertainer's mosque step crosses a threshold, and the line has a grey keshi.

    It goes to the board; with a full madrasa it has no place and is not offered (R4).
    """
    board: Facts = {"white": 8, "gray": gray, "palace": 7, "mosque": 6}
    game = both_claimed(race(edition).player(0, **board, column=["black"] * 7), "white", "pink")
    play(game, "deploy pink", "entertainer 3")
    assert ("line middle" in options(game)) is line
    play(game, "line middle" if line else "done")
    assert see(game, 0).keshis["gray"] == (1 if line else 8)
    assert column(game)[7:] == ["white"]


@rule("CAM-21", "CAM-05", "CAM-06")
def test_a_claimed_nomad_does_not_take_a_reserved_column_space(edition: str) -> None:
    """R206"""
    table = race(edition, 2, "nomads").player(0, black=8, column=["gray"] * 7)
    game = table.player(0, scrolls=[61], water=1, dates=1).base(black=1).claim()
    play(game, "claim black 1", "claim nomad", "deploy nomad")
    assert TO_SPECTATORS not in options(game)
    assert game.why_not(to_number(TO_SPECTATORS)) == ("why-space-kept", {})
    play(game, "nomad to river")
    assert column(game)[7:] == ["black"]


@rule("CAM-21", "CAM-05", "CAM-06")
@pytest.mark.parametrize(
    ("white", "spectators", "kept"), [(6, 7, False), (7, 7, True), (7, 6, False)]
)
def test_a_claimed_nomad_leaves_the_last_space_of_a_sector_to_a_claimed_keshi(
    white: int, spectators: int, kept: bool
) -> None:
    """R206: on the last palace space it would displace white, and white would displace black."""
    column_before = ["gray"] * spectators
    table = race("essential", 2, "nomads").player(0, white=white, black=8, column=column_before)
    game = table.player(0, water=1, dates=1).base(white=1, black=1, yellow=3).claim()
    play(game, "claim black 1", "claim yellow 1", "claim white 1", "claim yellow 1")
    play(game, "claim nomad", "deploy nomad")
    assert ("nomad to palace" in options(game)) is not kept
    if kept:
        assert game.why_not(to_number("nomad to palace")) == ("why-space-kept", {})
        play(game, "nomad as vendor palace", "deploy white")
        assert column(game)[7:] == ["black"]
        assert see(game, 0).keshis["white"] == white + 1


@rule("CAM-21", "CAM-05", "CAM-06")
@pytest.mark.parametrize(("vendors", "kept"), [(6, False), (7, True)])
def test_a_claimed_nomad_leaves_the_last_vendor_space_to_a_claimed_red_keshi(
    vendors: int, kept: bool
) -> None:
    """R206: without a vendor space, red would take the column space that black needs."""
    board: Facts = {"vendors": EIGHT[:vendors], "black": 8, "column": ["gray"] * 7}
    table = race("essential", 2, "nomads").player(0, **board, water=1, dates=1)
    game = table.base(red=1, black=1, yellow=3).claim()
    play(game, "claim black 1", "claim yellow 1", "claim red 1", "claim yellow 1")
    play(game, "claim nomad", "deploy nomad")
    last = f"nomad as vendor {EIGHT[7]}"
    assert (last in options(game)) is not kept
    assert any(option.startswith("nomad to") for option in options(game))
    if kept:
        assert game.why_not(to_number(last)) == ("why-space-kept", {})


def gate_white(table: Scenario) -> Game:
    return from_gate(table.player(0, white=8))


@rule("CAM-21", "EXC-14")
def test_a_gate_keshi_of_a_full_sector_may_go_to_the_column(edition: str) -> None:
    game = gate_white(race(edition))
    assert options(game) == ["done", TO_SPECTATORS] or options(game) == [TO_SPECTATORS, "done"]
    play(game, TO_SPECTATORS)
    assert (column(game), step(game)) == (["white"], 1)
    game = gate_white(race(edition))
    assert happened(play(game, "done"), "keshi-lost") == [{"colour": COLOURS.index("white")}]
    assert column(game) == []


@rule("CAM-21", "EXC-14")
def test_without_room_in_the_column_a_keshi_of_a_full_sector_is_lost(edition: str) -> None:
    game = gate_white(race(edition).player(0, column=["gray"] * 8))
    assert look(game)["phase"] == "select"
    assert see(game, 0).keshis["white"] == 8
    assert column(game) == ["gray"] * 8


@rule("CAM-21", "AST-09")
def test_a_full_sector_offers_no_new_keshi_for_the_column(edition: str) -> None:
    table = race(edition).player(0, white=8)
    game = table.assistants({0: ["palace", "mosque"]})
    events = play(game, "use palace")
    assert happened(events, "sector-action") == [{"sector": SECTORS.index("palace")}]


@rule("CAM-21")
def test_the_start_keshi_of_a_building_goes_to_the_board(edition: str) -> None:
    houses = {0: ("prayer house", "library")}
    game = starting(edition, ["camels", "special-buildings"], buildings=houses)
    play(game, "building prayer house")
    while look(game)["phase"] in ("setup", "buildings"):
        assert TO_SPECTATORS not in options(game) or see(game, 0).keshis["black"] == 1
        game.apply(game.legal_actions()[0])
    assert see(game, 0).keshis["black"] >= 1
