"""The price of a falcon."""

from typing import Any

import pytest

from rules.modules.luxury_goods.helpers import (
    EXCHANGE_FALCON,
    KESHI,
    NO_GOODS,
    SQUARE_FALCON,
    STEPS_FALCON,
    SWAP_FALCON,
    at_the_souk,
    bought,
    table_of,
)
from scenario import happened, options, play, points, see

rule = pytest.mark.rule


@rule("NLX-04")
@pytest.mark.parametrize("tile", KESHI)
def test_a_falcon_costs_a_keshi_in_addition_to_goods(edition: str, tile: int) -> None:
    assert f"luxury {tile}" not in options(at_the_souk(table_of(edition), tile))
    game = at_the_souk(table_of(edition), tile, **KESHI[tile])
    assert f"luxury {tile}" in options(game)
    play(game, f"luxury {tile}")
    assert points(game, 0)["falcon"] == 20
    assert see(game, 0).goods["yellow"] + see(game, 0).goods["purple"] <= 3
    assert sum(see(game, 0).keshis.values()) == 0
    assert see(game, 0).luxury == [tile]


@rule("NLX-04")
def test_a_falcon_cannot_be_bought_without_its_goods(edition: str) -> None:
    game = at_the_souk(table_of(edition), EXCHANGE_FALCON, gray=1, purple=1)
    assert f"luxury {EXCHANGE_FALCON}" not in options(game)


@rule("NLX-04")
def test_paying_a_keshi_for_a_falcon_moves_its_marker_back_by_one(edition: str) -> None:
    game = at_the_souk(table_of(edition), EXCHANGE_FALCON, gray=4)
    events = play(game, f"luxury {EXCHANGE_FALCON}")
    assert happened(events, "returned") == [{"colour": 2}]
    assert see(game, 0).keshis["gray"] == 3
    assert see(game, 0).goods == NO_GOODS


@rule("NLX-04")
def test_the_keshi_for_a_falcon_comes_from_the_board_not_from_the_hand(edition: str) -> None:
    game = at_the_souk(table_of(edition), SWAP_FALCON)
    assert "beige" in see(game, 0).hand
    assert f"luxury {SWAP_FALCON}" not in options(game)


@rule("NLX-04")
@pytest.mark.parametrize(("beige", "offered"), [(1, False), (2, True)])
def test_a_guard_at_a_gate_cannot_pay_for_a_falcon(edition: str, beige: int, offered: bool) -> None:
    """R236."""
    facts = {"beige": beige, "gates": {"souk": "pink"}}
    game = at_the_souk(table_of(edition), SWAP_FALCON, **facts)
    assert (f"luxury {SWAP_FALCON}" in options(game)) is offered


@rule("NLX-04")
@pytest.mark.parametrize(
    ("tile", "facts"),
    [
        (EXCHANGE_FALCON, {"nomads": {"madrasa": 2}}),
        (SWAP_FALCON, {"nomads": {"medina": 1}}),
        (SQUARE_FALCON, {"nomad_entertainers": [3]}),
        (STEPS_FALCON, {"nomads": {"palace": 1, "river": 1}}),
    ],
)
def test_a_nomad_cannot_pay_for_a_falcon(edition: str, tile: int, facts: dict[str, Any]) -> None:
    """R236."""
    game = at_the_souk(table_of(edition, "nomads"), tile, **facts)
    assert f"luxury {tile}" not in options(game)
    game = at_the_souk(table_of(edition, "nomads").player(0, **KESHI[tile]), tile, **facts)
    assert f"luxury {tile}" in options(game)


@rule("NLX-04")
def test_if_a_sector_has_a_keshi_and_a_nomad_the_keshi_pays_for_the_falcon(edition: str) -> None:
    table = table_of(edition, "nomads").player(0, entertainers=[1], nomad_entertainers=[3])
    game = bought(table, SQUARE_FALCON)
    assert see(game, 0).entertainers == [2]
