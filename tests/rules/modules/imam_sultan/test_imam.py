"""The imam's benefit."""

from typing import Any

import pytest

from rules.modules.imam_sultan.helpers import table_of, trading
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


@rule("XP2-04")
@pytest.mark.parametrize(
    ("goods", "omitted"),
    [
        ({"orange": 1, "purple": 3}, "orange"),
        ({"orange": 2, "purple": 2}, "purple"),
    ],
)
def test_the_imam_makes_a_luxury_good_one_goods_keshi_cheaper(
    edition: str, goods: dict[str, int], omitted: str
) -> None:
    """Necklace 21 costs 2 orange and 3 purple; the missing keshi is left out."""
    game = trading(table_of(edition).luxuries_shown(21).pawn("mosque", 0), **goods)
    play(game, "luxury 21")
    assert see(game, 0).luxury == [21]
    assert points(game, 0) == {"necklace": 13}
    assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("XP2-04")
def test_the_payer_chooses_which_goods_keshi_is_left_out(edition: str) -> None:
    """R92."""
    table = table_of(edition).luxuries_shown(14).pawn("mosque", 0)
    game = trading(table, yellow=1, orange=1, purple=1)
    play(game, "luxury 14")
    assert options(game) == ["omit yellow", "omit orange", "omit purple"]
    play(game, "omit orange")
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 0}


@rule("XP2-04")
def test_only_depicted_goods_can_be_left_out(edition: str) -> None:
    table = table_of(edition).luxuries_shown(9).pawn("mosque", 0)  # yellow and orange
    game = trading(table, yellow=1, orange=1, purple=1)
    play(game, "luxury 9")
    assert options(game) == ["omit yellow", "omit orange"]


@rule("XP2-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_holder_of_the_imam_pays_less(edition: str, seat: int) -> None:
    table = table_of(edition).luxuries_shown(21, 14, 2, 3, 1).pawn("mosque", seat)
    game = trading(table, orange=1, purple=3)
    assert ("luxury 21" in options(game)) == (seat == 0)


@rule("XP2-04")
def test_the_imam_saves_only_one_goods_keshi(edition: str) -> None:
    table = table_of(edition).luxuries_shown(21, 14).pawn("mosque", 0)
    game = trading(table, orange=1, purple=2)
    assert "luxury 21" not in options(game)
    assert "luxury 14" in options(game)


@rule("XP2-09")
def test_a_slipper_is_free_with_the_imam(edition: str) -> None:
    """R187: it can be bought without any goods keshi."""
    table = table_of(edition).luxuries_shown(2, 14, 15, 21, 22).pawn("mosque", 0)
    table.player(0, yellow=0, orange=0, purple=0, water=0)
    game = table.assistants({0: ["souk"]})
    assert options(game) == ["new keshi", "sector action"]
    play(game, "sector action")  # the slipper is the only option
    assert see(game, 0).luxury == [2]
    assert see(game, 0).water == 1
    assert points(game, 0) == {"slipper": 2}


@rule("XP2-05", "XP2-04")
def test_the_imam_makes_every_luxury_good_bought_in_a_turn_cheaper(edition: str) -> None:
    table = table_of(edition).luxuries_shown(6, 7, 21, 22, 23).pawn("mosque", 0)
    table.player(0, scrolls=[34])
    game = trading(table, yellow=1, orange=1)
    play(game, "luxury 6", "luxury 7")
    seen = see(game, 0)
    assert seen.luxury == [6, 7]
    assert seen.goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("XP2-05")
def test_every_souk_assistant_benefits_from_the_imam(edition: str) -> None:
    table = table_of(edition).luxuries_shown(6, 7, 21, 22, 23).pawn("mosque", 0)
    table.player(0, yellow=1, orange=1, purple=0)
    game = table.assistants({0: ["souk", "souk"]})
    play(game, "sector action", "luxury 6", "sector action", "luxury 7")
    assert see(game, 0).luxury == [6, 7]


def test_without_the_expansion_there_is_no_imam_or_sultan(edition: str) -> None:
    seen: dict[str, Any] = look(Scenario(edition).game)
    assert "pawns" not in seen
