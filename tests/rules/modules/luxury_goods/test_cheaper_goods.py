"""Discounts on the new luxury goods."""

from typing import Any

import pytest

from rules.modules.luxury_goods.helpers import (
    EXCHANGE_FALCON,
    NO_GOODS,
    at_the_souk,
    bought,
    table_of,
)
from scenario import Scenario, options, play, points, see

NECKLACE = 24
"""1 yellow, 2 orange, 2 purple."""


def cheaper(edition: str, *reasons: str, **facts: Any) -> Scenario:
    """Seat 0 has these discounts on luxury goods."""
    table = table_of(edition, "imam-sultan", "special-buildings", "provision-tiles", **facts)
    if "imam" in reasons:
        table.pawn("mosque", 0)
    if "provision" in reasons:
        table.player(0, provisions=[23, 8, 9])
    if "warehouse" in reasons:
        table.player(0, building="date warehouse")
    return table


@pytest.mark.parametrize(
    "reasons",
    [
        (),
        ("imam",),
        ("provision",),
        ("warehouse",),
        ("imam", "provision"),
        ("imam", "warehouse"),
        ("provision", "warehouse"),
        ("imam", "provision", "warehouse"),
    ],
)
def test_all_discounts_on_luxury_goods_add_up(edition: str, reasons: tuple[str, ...]) -> None:
    """R92: n discounts reduce the price to 5 - n goods, and no further."""
    need = 5 - len(reasons)
    goods = {"yellow": 0, "orange": min(2, need - 1), "purple": 0}
    goods["purple"] = min(2, need - goods["orange"])
    goods["yellow"] = need - goods["orange"] - goods["purple"]
    game = bought(cheaper(edition, *reasons), NECKLACE, **goods)
    assert see(game, 0).goods == NO_GOODS
    assert points(game, 0) == {"necklace": 13}
    goods["orange"] -= 1
    game = at_the_souk(cheaper(edition, *reasons), NECKLACE, **goods)
    assert f"luxury {NECKLACE}" not in options(game)


def test_the_payer_chooses_which_goods_to_leave_out(edition: str) -> None:
    """R92: even with enough goods of each colour; they are chosen one at a time."""
    game = bought(cheaper(edition, "imam", "provision"), NECKLACE, yellow=2, orange=2, purple=2)
    assert options(game) == ["omit yellow", "omit orange", "omit purple"]
    play(game, "omit orange")
    assert see(game, 0).goods == {"yellow": 2, "orange": 2, "purple": 2}  # not paid yet
    play(game, "omit orange")
    assert see(game, 0).goods == {"yellow": 1, "orange": 2, "purple": 0}


def test_missing_goods_must_be_left_out(edition: str) -> None:
    """R92."""
    game = bought(cheaper(edition, "imam", "provision"), NECKLACE, yellow=0, orange=2, purple=2)
    assert options(game) == ["omit orange", "omit purple"]  # in addition to the yellow one
    play(game, "omit purple")
    assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 1}


def test_a_colour_left_out_completely_is_no_longer_offered(edition: str) -> None:
    game = bought(cheaper(edition, "imam", "provision"), NECKLACE, yellow=2, orange=2, purple=2)
    play(game, "omit yellow")
    assert options(game) == ["omit orange", "omit purple"]


@pytest.mark.parametrize("tile", [2, 9])
def test_no_price_falls_below_zero(edition: str, tile: int) -> None:
    """R92, R187: a slipper or a tajine becomes free but gives nothing back."""
    table = cheaper(edition, "imam", "provision", "warehouse").player(0, **NO_GOODS)
    table.player(0, water=0, dinars=0)
    game = table.luxuries_shown(tile, 10, 11, 12, 13).assistants({0: ["souk"]})
    play(game, "sector action", f"luxury {tile}")
    assert see(game, 0).luxury == [tile]
    assert see(game, 0).goods == NO_GOODS


def test_the_keshi_that_a_falcon_costs_is_never_left_out(edition: str) -> None:
    """R92: only goods are discounted."""
    reasons = ("imam", "provision", "warehouse")
    goods = {"yellow": 1, "orange": 1, "purple": 1}
    game = at_the_souk(cheaper(edition, *reasons), EXCHANGE_FALCON, **goods)
    assert f"luxury {EXCHANGE_FALCON}" not in options(game)
    game = bought(cheaper(edition, *reasons), EXCHANGE_FALCON, **goods, gray=1)
    assert see(game, 0).keshis["gray"] == 0
    assert see(game, 0).goods == NO_GOODS
    assert points(game, 0) == {"falcon": 20}


def test_award_and_imam_discounts_add_up(edition: str) -> None:
    """R92: with imam and award, a necklace costs one goods keshi."""
    table = table_of(edition, "imam-sultan", "camels").pawn("mosque", 0)
    side, tier, colour = next(
        (side, tier, benefit.colour)
        for side, benefits in enumerate(table.table.values.awards)
        for tier, benefit in enumerate(benefits)
        if benefit.luxury_off
    )
    names = ("turquoise", "green", "gray", "white", "black", "pink", "beige", "brown", "red")
    column = [names[colour], *(name for name in names if name != names[colour])][: tier + 1]
    table.awards(f"{side // 2 + 1}{'ab'[side % 2]}", "1a", "2a").player(0, column=column)
    table.luxuries_shown(NECKLACE).player(0, **{**NO_GOODS, "purple": 2})
    game = table.season_payout()
    play(game, f"award for {tier + 1}")
    while options(game)[0].startswith("discard"):
        play(game, options(game)[0])
    play(game, "stack 1", f"luxury {NECKLACE}")  # leaves out the missing goods and one purple
    assert see(game, 0).goods == {**NO_GOODS, "purple": 1}
    assert points(game, 0)["necklace"] == 13
