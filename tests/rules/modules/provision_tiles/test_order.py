"""The order of a player's own effects at the start of a season."""

from typing import Any

import pytest

from marrakesh import Game
from rules.modules.provision_tiles.helpers import (
    EXCHANGE,
    GOODS,
    MOSQUE_STEP,
    NOMAD,
    PALACE,
    PALACE_STEP,
    SPECTATOR,
    table_of,
)
from scenario import look, options, play, points, see

rule = pytest.mark.rule
SPACES_FACING_ONE = ["space 1", "space 4", "space 7"]
"""With disc 0."""


def new_nomad(edition: str, *tiles: int, supply: int = 20, **facts: Any) -> Game:
    """Seat 0 has these tiles and reveals the one with the nomad at the end of season 1."""
    table = table_of(edition, *tiles, NOMAD, modules=("nomads",), start=1)
    table.player(0, **{"water": 0, "dates": 0, "dinars": 0, **facts})
    table.table.nomad_supply = supply
    game = table.provisions()
    play(game, f"0: provision {len(tiles) + 1}", "1: provision 2")
    assert look(game)["phase"] == "season-start"
    return game


@rule("NPV-02", "NPV-05")
def test_a_new_nomad_a_free_move_and_a_moderate_tile_take_effect_in_any_order(edition: str) -> None:
    """R232"""
    game = new_nomad(edition, GOODS)
    assert options(game) == ["provision 1", "deploy nomad"]  # there was no nomad to move yet
    play(game, "deploy nomad", "nomad to palace")
    assert options(game) == ["provision 1", "provision 2"]
    play(game, "provision 2", "nomad from palace", "nomad to orchard")
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]
    game = new_nomad(edition, GOODS, nomads={"river": 1})
    assert options(game) == ["provision 1", "provision 2", "deploy nomad"]
    play(game, "provision 2", "nomad from river", "nomad to palace", "provision 1", "goods yellow")
    play(game, "nomad to river")
    assert see(game, 0).nomads["river"] == see(game, 0).nomads["palace"] == 1
    assert look(game)["phase"] == "select"


@rule("NPV-05")
def test_a_free_move_may_make_room_for_the_new_nomad(edition: str) -> None:
    """R232: the orchard is full until a nomad leaves it."""
    game = new_nomad(edition, 7, green=7, nomads={"orchard": 1})
    assert options(game) == ["provision 2", "deploy nomad"]
    play(game, "provision 2", "nomad from orchard", "nomad to palace", "nomad to orchard")
    assert points(game, 0)["orchard"] == 1
    assert see(game, 0).keshis["green"] == 8


@rule("NPV-03", "NPV-05")
def test_an_exchange_may_return_the_nomad_that_is_then_gained(edition: str) -> None:
    """R232, R205: the nomad board is empty until the exchange returns one."""
    game = new_nomad(edition, EXCHANGE, supply=0, nomads={"river": 1})
    assert options(game) == ["provision 1", "provision 2"]
    play(game, "provision 1", "nomad from river", "keshi yellow", "nomad to palace", "done")
    assert see(game, 0).nomads["palace"] == 1
    assert look(game)["nomads"]["supply"] == 0
    assert look(game)["phase"] == "select"


@rule("NPV-02", "NPV-05")
@pytest.mark.parametrize(("tile", "stair"), [(PALACE_STEP, "palace"), (MOSQUE_STEP, "mosque")])
@pytest.mark.parametrize(
    ("step", "scrolls", "asked"),
    [(0, [], False), (2, [], False), (16, [], False), (3, [], True), (15, [], True),
     (0, [26], True), (0, [27], True), (0, [48], True)],
)  # fmt: skip
def test_a_step_without_choices_or_bonuses_is_made_automatically_before_other_effects(
    edition: str, tile: int, stair: str, step: int, scrolls: list[int], asked: bool
) -> None:
    """R232: if it crosses a threshold or scrolls can extend it, the player chooses the order."""
    table = table_of(edition, tile, NOMAD, season=2, modules=("nomads",))
    game = table.player(0, nomads={"river": 1}, scrolls=scrolls, **{stair: step}).start_of_season()
    if asked:
        assert options(game) == ["provision 1", "provision 2"]
        assert getattr(see(game, 0), stair) == step
    else:
        assert options(game) == ["done", "nomad from river"]
        assert getattr(see(game, 0), stair) == min(step + 1, 16)


@rule("NPV-02", "NPV-05")
@pytest.mark.parametrize(("step", "asked"), [(0, False), (2, True), (3, True), (16, False)])
def test_a_step_lengthened_by_a_hard_tile_is_made_automatically_before_other_effects(
    edition: str, step: int, asked: bool
) -> None:
    """R232, R233: unless its second step crosses a threshold."""
    table = table_of(edition, PALACE_STEP, PALACE, NOMAD, season=3, modules=("nomads",))
    game = table.player(0, nomads={"river": 1}, palace=step).start_of_season()
    assert (options(game) == ["provision 1", "provision 3"]) is asked
    assert see(game, 0).palace == (step if asked else min(step + 2, 16))


@rule("NPV-02", "BLD-06")
def test_the_library_and_a_moderate_tile_take_effect_in_any_order(edition: str) -> None:
    """R232: its scroll 48 extends the step if it comes first."""
    table = table_of(edition, PALACE_STEP, season=2, modules=("special-buildings",))
    table.player(0, building="library", gray=5, dates=2).scrolls_shown("pink", 48)
    game = table.start_of_season()
    assert options(game) == ["provision 1", "building library"]
    play(game, "building library", "stack 1", "scroll 48", "extra step")
    assert see(game, 0).palace == 2


@rule("NPV-05", "BLD-06")
def test_a_nomad_just_moved_may_be_the_scholar_that_the_library_requires(edition: str) -> None:
    """R232: an effect that cannot act yet is postponed automatically."""
    table = table_of(edition, NOMAD, season=3, modules=("special-buildings", "nomads"))
    table.player(0, building="library", gray=6, dates=3, nomads={"palace": 1})
    game = table.start_of_season()
    assert options(game) == ["done", "nomad from palace"]
    play(game, "nomad from palace", "nomad to madrasa")
    assert options(game) == ["stack 1", "stack 2", "stack 3"]


@rule("NPV-03", "BLD-06")
@pytest.mark.parametrize(("dates", "asked"), [(1, False), (2, True)])
def test_a_tile_may_give_the_date_that_pays_for_the_library(
    edition: str, dates: int, asked: bool
) -> None:
    """R232: the player chooses the order only if both can act now."""
    table = table_of(edition, SPECTATOR, season=2, modules=("special-buildings",))
    table.player(0, building="library", gray=5, dates=dates, disc=0)
    game = table.start_of_season()
    assert options(game) == (["provision 1", "building library"] if asked else SPACES_FACING_ONE)
    play(game, *(["provision 1"] if asked else []), "space 4")
    assert options(game) == ["stack 1", "stack 2", "stack 3"]
