"""The new luxury goods in the setup, with town 11 and in scoring."""

from typing import Any

import pytest

from marrakesh import Config, Game
from rules.modules.luxury_goods.helpers import (
    CHEAP,
    KESHI,
    MODULE,
    NO_GOODS,
    NOMAD_FALCON,
    SADDLE,
    TWO_STEPS,
    bought,
    table_of,
)
from scenario import look, options, play, points, see

rule = pytest.mark.rule


# --- setup ----------------------------------------------------------------------------------------


def all_goods(game: Game) -> list[int]:
    table = game.table
    return sorted([*table.luxury, *(tile for stack in table.luxury_stacks for tile in stack)])


@rule("NLX-01")
@pytest.mark.parametrize("players", [2, 4])
def test_with_falcons_and_saddles_the_luxury_goods_form_five_stacks(
    edition: str, players: int
) -> None:
    game = Game.new(Config(players, edition, modules=frozenset({MODULE, "nomads"})), 4)
    assert all_goods(game) == list(range(1, 36))
    assert all(look(game)["luxury"])
    assert look(game)["luxury_stacks"] == [6, 6, 6, 6, 6]


@rule("NLX-01", "NLX-06")
def test_without_nomads_the_falcon_that_gives_a_nomad_stays_in_the_box(edition: str) -> None:
    game = Game.new(Config(3, edition, modules=frozenset({MODULE})), 4)
    assert all_goods(game) == [tile for tile in range(1, 36) if tile != NOMAD_FALCON]
    assert look(game)["luxury_stacks"] == [6, 6, 6, 6, 5]  # ESS-13: the left stacks are higher


@rule("NLX-01")
def test_without_the_module_there_are_no_falcons_or_saddles(edition: str) -> None:
    game = Game.new(Config(3, edition, modules=frozenset({"nomads"})), 4)
    assert all_goods(game) == list(range(1, 26))


@rule("NLX-01")
def test_the_new_luxury_goods_are_shuffled_with_the_others(edition: str) -> None:
    shown = set()
    for seed in range(40):
        game = Game.new(Config(2, edition, modules=frozenset({MODULE, "nomads"})), seed)
        shown.update(look(game)["luxury"])
    assert shown == set(range(1, 36))


@rule("NLX-01")
def test_a_place_in_the_display_is_refilled_from_its_own_stack(edition: str) -> None:
    table = table_of(edition).next_luxury(0, 20, 21).next_luxury(1, 22)
    game = bought(table, 5, yellow=0, orange=0, purple=1)
    assert look(game)["luxury"] == [20, *CHEAP]
    assert look(game)["luxury_stacks"][:2] == [5, 6]


# --- town 11 --------------------------------------------------------------------------------------


def taken_by_town(edition: str, tile: int, *modules: str, **facts: Any) -> Game:
    """Seat 0 claims town 11 with its last goods; this luxury good is face up."""
    table = table_of(edition, "desert-towns", *modules).luxuries_shown(tile, *CHEAP)
    table.player(0, caravans=[4, 0, 0], towns=[11, 0], yellow=1, orange=1, purple=1)
    table.player(0, **{"water": 0, "dates": 0, "dinars": 0, **facts})
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    if "town 11" in options(game):
        play(game, "town 11")
    return game


def test_a_luxury_good_from_town_11_gives_its_full_reward(edition: str) -> None:
    """R94."""
    game = taken_by_town(edition, 9)
    play(game, "luxury 9")
    assert points(game, 0) == {"tajine": 4}
    assert see(game, 0).dinars == 1
    assert see(game, 0).goods == NO_GOODS


@pytest.mark.parametrize("tile", KESHI)
def test_a_falcon_from_town_11_costs_its_keshi(edition: str, tile: int) -> None:
    """R94, TWN-11: no goods, only the keshi."""
    assert f"luxury {tile}" not in options(taken_by_town(edition, tile))
    game = taken_by_town(edition, tile, disc=0, **KESHI[tile])
    assert f"luxury {tile}" in options(game)
    play(game, f"luxury {tile}")
    assert points(game, 0)["falcon"] == 20
    assert see(game, 0).luxury == [tile]
    held = see(game, 0).keshis
    assert [held[c] for c in ("gray", "beige", "pink", "white")] == [0, 0, 0, 0]


def test_a_saddle_from_town_11_moves_the_camel(edition: str) -> None:
    """R94."""
    game = taken_by_town(edition, SADDLE, "camels")
    play(game, f"luxury {SADDLE}", TWO_STEPS)
    assert points(game, 0) == {"race saddle": 16}
    assert see(game, 0).camel["step"] == 2


# --- scoring --------------------------------------------------------------------------------------


@pytest.mark.parametrize("oasis", [14, 15, 16, 17, 18, 22])
def test_falcons_and_saddles_are_luxury_goods_but_not_of_the_base_types(
    edition: str, oasis: int
) -> None:
    """R240: they count for oasis 22 but never for oases 14 to 18."""
    table = table_of(edition).player(0, caravans=[1, 0, 0], claimed=[oasis])
    game = table.player(0, luxuries=[SADDLE, 27, 32, 33]).final_scoring()
    assert points(game, 0).get(f"oasis {oasis:02}", 0) == (3 + 4 if oasis == 22 else 0)


def test_river_tile_18_counts_falcons_and_saddles(edition: str) -> None:
    """R240: 2 points for each."""
    table = table_of(edition, season=3).river_tiles(1, 3, 18).player(0, fisherman=3)
    game = table.player(0, luxuries=[1, SADDLE, 32]).season_scoring()
    play(game, "prize 2")
    assert points(game, 0)["river tile 18"] == 6
