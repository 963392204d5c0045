"""Claiming keshis of full sectors."""

import pytest

from rules.modules.camels.helpers import (
    FULL,
    NINE_COLOURS,
    TO_SPECTATORS,
    both_claimed,
    claimed,
    column,
    race,
    step,
)
from scenario import look, options, play, see

rule = pytest.mark.rule


@rule("CAM-05", "CAM-21")
@pytest.mark.parametrize("colour", NINE_COLOURS)
@pytest.mark.parametrize(("spectators", "claims"), [(6, 2), (7, 1), (8, 0)])
def test_keshis_of_full_sectors_may_be_claimed_for_the_column(
    edition: str, colour: str, spectators: int, claims: int
) -> None:
    table = race(edition).player(0, **FULL[colour], column=["gray"] * spectators)
    game = table.base(**{colour: 2}, yellow=1, orange=1).claim()
    offered = [option for option in options(game) if colour in option]
    assert offered == [f"claim {colour} {number}" for number in (1, 2)][:claims]


@rule("CAM-05", "CAM-21")
@pytest.mark.parametrize("colour", NINE_COLOURS)
def test_a_claimed_keshi_of_a_full_sector_must_go_to_the_column(edition: str, colour: str) -> None:
    game = claimed(race(edition).player(0, **FULL[colour]), colour)
    assert look(game)["phase"] == "select"  # nothing was asked
    assert column(game) == [colour]
    assert step(game) == 1


@rule("CAM-21")
@pytest.mark.parametrize(
    ("white", "spectators", "claims"), [(7, 7, 2), (7, 8, 1), (6, 8, 2), (8, 7, 1)]
)
def test_a_claim_may_use_free_spaces_on_the_board_and_in_the_column(
    edition: str, white: int, spectators: int, claims: int
) -> None:
    table = race(edition).player(0, white=white, column=["gray"] * spectators)
    game = table.base(white=2, yellow=1).claim()
    offered = [option for option in options(game) if "white" in option]
    assert offered == ["claim white 1", "claim white 2"][:claims]


@rule("CAM-21")
def test_claimed_keshis_of_all_full_sectors_share_the_spaces_of_the_column(edition: str) -> None:
    """White and black are full, and a claimed white keshi needs the only free column space."""
    table = race(edition).player(0, white=8, black=8, column=["gray"] * 7)
    game = table.base(white=3, black=2, green=1, yellow=4).claim()
    mine = ["claim white 1", "claim black 1"]
    assert [o for o in options(game) if "white" in o or "black" in o] == mine
    play(game, "claim white 1", "claim yellow 1")
    assert game.seat == 0
    assert options(game) == ["claim green 1", "claim yellow 1", "claim yellow 2"]


@rule("CAM-21", "CLM-08")
@pytest.mark.parametrize(("spectators", "left"), [(7, 2), (8, 3)])
def test_a_player_with_a_full_sector_is_skipped_only_if_the_column_is_full(
    edition: str, spectators: int, left: int
) -> None:
    """The only possible claim is made automatically."""
    table = race(edition).player(0, white=8, column=["gray"] * spectators)
    game = table.base(white=3).claim()
    assert (game.seat, look(game)["base"]) == (1, {"white": left})


@rule("CAM-21", "CLM-13")
def test_keshis_claimed_with_scroll_61_share_the_spaces_of_the_column(edition: str) -> None:
    table = race(edition).player(0, white=8, black=8, scrolls=[61], column=["gray"] * 7)
    game = table.base(white=2, black=2, green=1).claim()
    play(game, "claim black 1")
    assert options(game) == ["done", "claim green 1"]


@rule("CAM-21", "CAM-05")
@pytest.mark.parametrize("full", NINE_COLOURS)
@pytest.mark.parametrize(("spectators", "offered"), [(6, True), (7, False)])
def test_a_claimed_keshi_of_a_full_sector_reserves_a_column_space(
    edition: str, full: str, spectators: int, offered: bool
) -> None:
    """R206: another claimed keshi is placed first."""
    other = "green" if full == "white" else "white"
    table = race(edition).player(0, **FULL[full], column=["gray"] * spectators)
    game = both_claimed(table, full, other)
    assert set(options(game)) == {f"deploy {full}", f"deploy {other}"}
    play(game, f"deploy {other}")
    assert (options(game) == [f"deploy {other}", TO_SPECTATORS]) is offered
    if offered:
        play(game, TO_SPECTATORS)
    assert column(game)[6:] == ([other, full] if offered else ["gray", full])
    assert see(game, 0).keshis[other] == (0 if offered else 1)


@rule("CAM-21", "CAM-05")
@pytest.mark.parametrize(("spectators", "offered"), [(5, True), (6, False)])
def test_several_claimed_keshis_of_full_sectors_reserve_a_space_each(
    spectators: int, offered: bool
) -> None:
    """R206: in Essential, all claimed keshis are placed together."""
    table = race("essential").player(0, white=8, black=8, column=["gray"] * spectators)
    game = table.base(white=1, black=1, green=1, yellow=3).claim()
    play(game, "claim white 1", "claim yellow 1", "claim black 1", "claim yellow 1")
    play(game, "claim green 1", "deploy green")
    assert (TO_SPECTATORS in options(game)) is offered
    if offered:
        play(game, TO_SPECTATORS)
    play(game, "deploy black")
    assert column(game)[-2:] == ["black", "white"]
    assert len(column(game)) == 8
    assert see(game, 0).keshis["green"] == (0 if offered else 1)


@rule("CAM-21", "CAM-05")
@pytest.mark.parametrize("first", ["deploy white", TO_SPECTATORS])
def test_either_of_two_claimed_keshis_may_take_the_last_board_space(
    edition: str, first: str
) -> None:
    """R206: the other one then goes to the column, or the other way round."""
    table = race(edition).player(0, white=7, column=["gray"] * 7).base(white=2, yellow=1)
    game = table.claim()
    play(game, "claim white 2")
    assert options(game) == ["deploy white", TO_SPECTATORS]
    play(game, first)
    assert column(game)[7:] == ["white"]
    assert see(game, 0).keshis["white"] == 8
