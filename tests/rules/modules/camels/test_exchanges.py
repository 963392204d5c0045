"""Exchanges, nomads and scroll 64 in games with camels."""

from typing import Any

import pytest

from marrakesh import Game
from rules.modules.camels.helpers import FULL, TO_SPECTATORS, Facts, column, of_colours, race, step
from scenario import look, options, play, points, see

rule = pytest.mark.rule


# --- exchanges ------------------------------------------------------------------------------------


def at_the_icon(edition: str, *others: str, **facts: Any) -> Game:
    """Seat 0 claims a fourth oasis, which covers the exchange icon."""
    table = race(edition, 3, *others).player(0, caravans=[3, 1, 0], claimed=[1, 2, 3], water=1)
    game = table.player(0, **facts).assistants({0: ["sahara"]})
    play(game, "sector action")
    return game


@rule("CAM-20")
def test_the_exchange_icon_applies_only_to_the_board(edition: str) -> None:
    """R223: keshis neither leave nor enter the column, and the camel does not move."""
    facts: Facts = {"white": 1, "black": 8, "nomads": {"river": 1}}
    game = at_the_icon(edition, "nomads", **facts, column=["gray", "nomad"])
    assert options(game) == ["return white", "return black", "nomad from river", "done"]
    play(game, "return white")
    assert "keshi black" not in options(game)  # full
    play(game, "keshi green")
    assert see(game, 0).keshis["green"] == 1
    assert (column(game), step(game)) == (["gray", "nomad"], 0)


@rule("CAM-20")
def test_the_exchange_of_a_falcon_applies_only_to_the_board(edition: str) -> None:
    table = race(edition, 2, "luxury-goods").luxuries_shown(32)
    table.player(0, gray=2, yellow=2, orange=2, purple=2, column=["black"])
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 32")
    assert options(game) == ["return gray", "done"]
    play(game, "return gray", "keshi white")
    assert see(game, 0).keshis["white"] == 1
    assert (column(game), step(game)) == (["black"], 0)


def by_provision_tile(edition: str, **facts: Any) -> Game:
    """Seat 0 starts season 2 with the provision tile that allows a keshi exchange."""
    table = race(edition, 2, "provision-tiles", "nomads", season=2)
    table.player(0, provisions=[18, 1, 2], **facts).player(1, provisions=[3, 4, 5])
    return table.start_of_season()


@rule("CAM-20", "NPV-03")
@pytest.mark.parametrize("end", ["column", "board"])
@pytest.mark.parametrize("start", ["return spectator black", "return white"])
def test_the_exchange_of_a_provision_tile_applies_to_the_board_and_the_column(
    edition: str, start: str, end: str
) -> None:
    """R223: the camel does not move; on the board, the placement bonus is gained."""
    game = by_provision_tile(edition, white=1, column=["black", "black"])
    assert options(game) == ["done", "return white", "return spectator black"]
    play(game, start)
    assert f"keshi {start.rsplit(maxsplit=1)[-1]}" not in options(game)
    play(game, "keshi green")
    assert options(game) == ["deploy green", TO_SPECTATORS]
    play(game, "deploy green" if end == "board" else TO_SPECTATORS)
    left = ["black", "black"] if start == "return white" else ["black"]
    assert column(game) == left + (["green"] if end == "column" else [])
    assert points(game, 0) == ({"orchard": 1} if end == "board" else {})
    assert step(game) == 0


@rule("CAM-20", "CAM-06")
def test_an_exchanged_nomad_spectator_returns_to_the_nomad_board(edition: str) -> None:
    game = by_provision_tile(edition, column=["nomad"])
    assert look(game)["nomads"]["supply"] == 19
    play(game, "return spectator nomad", "keshi yellow")
    assert look(game)["nomads"]["supply"] == 20
    assert see(game, 0).goods["yellow"] == 1
    assert column(game) == []


# --- nomads ---------------------------------------------------------------------------------------


def nomad_claimed(edition: str, **facts: Any) -> Game:
    table = race(edition, 2, "nomads").player(0, water=1, dates=1, **facts)
    game = table.base(yellow=1).claim()
    play(game, "claim nomad")
    return game


@rule("CAM-06", "NOM-03")
@pytest.mark.parametrize(("others", "steps"), [(0, 1), (1, 2), (4, 3), (6, 4)])
def test_a_nomad_spectator_counts_as_a_colour_of_its_own(
    edition: str, others: int, steps: int
) -> None:
    game = nomad_claimed(edition, column=of_colours(others))
    assert options(game)[-1] == TO_SPECTATORS
    play(game, TO_SPECTATORS)
    assert column(game) == [*of_colours(others), "nomad"]
    assert step(game) == steps
    assert look(game)["nomads"]["supply"] == 19


@rule("CAM-06")
def test_a_second_nomad_spectator_adds_no_colour(edition: str) -> None:
    game = nomad_claimed(edition, column=["nomad"])
    play(game, TO_SPECTATORS)
    assert step(game) == 1


@rule("CAM-06", "NOM-03")
@pytest.mark.parametrize(("spectators", "possible"), [(7, True), (8, False)])
def test_a_free_column_space_is_enough_to_claim_a_nomad(
    edition: str, spectators: int, possible: bool
) -> None:
    """R195: everything else is full."""
    table = race(edition, 2, "nomads").player(0, water=1, dates=1, column=["gray"] * spectators)
    for facts in FULL.values():
        table.player(0, **facts)
    game = table.base(yellow=1, orange=1).claim()
    assert ("claim nomad" in options(game)) == possible


@rule("CAM-06", "NOM-07")
def test_a_nomad_may_move_out_of_the_column_for_a_dinar_but_not_into_it(edition: str) -> None:
    table = race(edition, 2, "nomads").player(0, dinars=2, column=["nomad", "white"], camel=3)
    game = table.player(0, nomads={"river": 1}).assistants({0: ["souk"]})
    assert options(game) == ["done", "nomad from river", "nomad from spectators"]
    play(game, "nomad from river")
    assert TO_SPECTATORS not in options(game)
    play(game, "nomad to palace", "nomad from spectators")
    assert TO_SPECTATORS not in options(game)
    assert "nomad to palace" in options(game)
    play(game, "nomad to orchard")
    assert points(game, 0) == {"orchard": 1}
    assert column(game) == ["white"]
    assert (step(game), see(game, 0).dinars) == (3, 0)


# --- scroll 64 ------------------------------------------------------------------------------------


@rule("SCR-64")
def test_scroll_64_gives_the_action_of_the_sector_where_the_keshi_was_placed(edition: str) -> None:
    """R104: in the column it only moves the camel."""
    for place, climbed, steps in (("deploy white", 3, 0), (TO_SPECTATORS, 0, 1)):
        game = race(edition).player(0, white=2).buys_scroll(64)
        play(game, "keshi white", place)
        assert (see(game, 0).palace, step(game)) == (climbed, steps)


@rule("SCR-64")
def test_scroll_64_gives_no_action_for_a_red_keshi_among_the_spectators(edition: str) -> None:
    game = race(edition).player(0, white=2, vendors=["palace"]).buys_scroll(64)
    play(game, "keshi red", TO_SPECTATORS)
    assert look(game)["phase"] == "select"
    assert (column(game), see(game, 0).palace) == (["red"], 0)
    game = race(edition).player(0, white=2).buys_scroll(64)
    play(game, "keshi red", "deploy red", "vendor palace")
    assert see(game, 0).palace == 2


@rule("SCR-64", "CAM-21")
@pytest.mark.parametrize(("spectators", "possible"), [(7, True), (8, False)])
def test_scroll_64_may_give_a_keshi_of_a_full_sector_only_for_the_column(
    edition: str, spectators: int, possible: bool
) -> None:
    table = race(edition).player(0, white=8, column=["gray"] * spectators)
    game = table.buys_scroll(64)
    assert ("keshi white" in options(game)) == possible
    if possible:
        play(game, "keshi white", TO_SPECTATORS)
        assert see(game, 0).palace == 0
        assert column(game)[-1] == "white"
