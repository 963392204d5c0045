"""The date warehouse."""

import pytest

from marrakesh import Game
from rules.modules.buildings.helpers import MODULES, settled, table_with
from scenario import Scenario, options, play, see

rule = pytest.mark.rule
NOT_GOODS = {"turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "red"}
NO_GOODS = {"yellow": 0, "orange": 0, "purple": 0}


@rule("BLD-05")
@pytest.mark.parametrize(("players", "space"), [(2, 3), (3, 2), (4, 2)])
def test_the_date_warehouse_adds_a_random_keshi_to_the_storage_row(
    edition: str, players: int, space: int
) -> None:
    """R229: brown may be among the 9 colours, goods may not."""
    colours = set()
    for seed in range(60):
        game = settled(edition, "date warehouse", players=players, seed=seed)
        row = see(game, 0).storage
        assert row[space - 1] is not None
        assert len([colour for colour in row if colour]) == (4 if players == 2 else 3)
        colours.add(row[space - 1])
        assert see(game, 1).storage[space - 1] is None
    assert colours == NOT_GOODS


@rule("BLD-05")
def test_a_caravan_drawn_for_the_date_warehouse_discovers_an_oasis_when_covered(
    edition: str,
) -> None:
    """R229."""
    table = table_with(edition, "date warehouse", players=3).player(0, storage={2: "brown"})
    table.player(0, caravans=[2, 1, 0], claimed=[10], water=1, dates=0, dinars=0)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert options(game) == ["done", "deploy brown"]
    play(game, "deploy brown", "caravan right")
    assert see(game, 0).caravans == [2, 2, 0]
    assert see(game, 0).oases[4] is not None


def shopping(table: Scenario, **goods: int) -> Game:
    game = table.player(0, **{**NO_GOODS, **goods}).assistants({0: ["souk"]})
    play(game, "sector action")
    return game


@rule("BLD-05", "EX-57")
def test_the_date_warehouse_makes_a_luxury_good_of_a_new_type_one_goods_keshi_cheaper(
    edition: str,
) -> None:
    """A second dagger costs its full price, a first slipper 1 goods keshi less."""
    table = table_with(edition, "date warehouse").player(0, luxuries=[11])
    game = shopping(table.luxuries_shown(14, 6, 2, 21, 22), yellow=1, orange=1)
    assert "luxury 14" not in options(game)  # one of each colour; there is no purple
    assert "luxury 6" in options(game)  # two yellow
    play(game, "luxury 2")  # one orange
    assert see(game, 0).goods == {"yellow": 1, "orange": 1, "purple": 0}
    assert see(game, 0).luxury == [11, 2]


@rule("BLD-05", "EX-57")
def test_a_second_luxury_good_of_a_type_costs_its_full_price(edition: str) -> None:
    table = table_with(edition, "date warehouse").luxuries_shown(14, 15, 2, 4, 22)
    table.player(0, scrolls=[34])
    game = shopping(table, yellow=2, orange=2, purple=1)
    play(game, "luxury 14", "omit purple")
    assert see(game, 0).goods == {"yellow": 1, "orange": 1, "purple": 1}
    play(game, "luxury 15")
    assert see(game, 0).goods == NO_GOODS


def test_date_warehouse_and_imam_discounts_add_up(edition: str) -> None:
    """R92: two goods less, as the payer chooses; a type already owned is 1 less by the imam."""
    table = table_with(edition, "date warehouse", "imam-sultan").pawn("mosque", 0)
    game = shopping(table.luxuries_shown(14, 15), yellow=1, orange=1, purple=1)
    play(game, "luxury 14", "omit yellow", "omit purple")
    assert see(game, 0).goods == {"yellow": 1, "orange": 0, "purple": 1}
    table = table_with(edition, "date warehouse", "imam-sultan").pawn("mosque", 0)
    table.player(0, luxuries=[11])
    game = shopping(table.luxuries_shown(14, 2, 3, 4, 5), yellow=1)
    assert "luxury 14" not in options(game)
    assert "luxury 2" in options(game)


def test_a_luxury_good_with_several_discounts_never_costs_less_than_nothing(edition: str) -> None:
    """R92: a slipper costs 1 goods keshi, so a discount of 2 makes it free."""
    table = table_with(edition, "date warehouse", "imam-sultan").pawn("mosque", 0)
    game = shopping(table.luxuries_shown(2, 14), orange=1)
    play(game, "luxury 2")
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 0}


def test_only_the_owner_of_the_date_warehouse_gets_the_discount(edition: str) -> None:
    table = Scenario(edition, modules=MODULES).player(1, building="date warehouse")
    game = shopping(table.luxuries_shown(14, 2, 6), yellow=1, orange=1)
    assert "luxury 14" not in options(game)
    assert "luxury 2" in options(game)
