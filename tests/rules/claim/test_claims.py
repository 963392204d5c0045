"""Which claims are legal."""

from typing import Any

import pytest

from marrakesh.rules.words import SECTORS
from rules.claim.helpers import claim
from scenario import Scenario, look, options, play, see

rule = pytest.mark.rule

EIGHT = [sector for sector in SECTORS if sector != "souk"]
BOARDS: dict[str, list[dict[str, Any]]] = {
    **{
        colour: [{colour: 6}, {colour: 7}, {colour: 8}]
        for colour in ("turquoise", "green", "gray", "white", "black", "beige")
    },
    "pink": [{"entertainers": range(1, last)} for last in (7, 8, 9)],
    "brown": [{"caravans": paths} for paths in ([3, 3, 0], [3, 3, 1], [3, 3, 2])],
    "red": [{"vendors": EIGHT[:number]} for number in (6, 7, 8)],
}
"""For each colour, boards with two free spaces, one and none."""

capacities = pytest.mark.parametrize("colour", BOARDS)


def offered(table: Scenario, colour: str) -> list[str]:
    """Claims of a colour open to seat 0 with two keshis of it in the base."""
    game = table.base(**{colour: 2}, yellow=1, orange=1).claim()
    assert game.seat == 0
    assert {"claim yellow 1", "claim orange 1"} <= set(options(game))
    return [option for option in options(game) if colour in option]


@rule("CLM-02", "CLM-03", "CLM-09")
def test_a_claim_is_one_or_two_keshis_of_one_colour(edition: str) -> None:
    """R26: the second of two may be left; passing is not possible."""
    game = Scenario(edition).base(green=3, black=2, pink=1).claim()
    assert options(game) == [
        "claim green 1",
        "claim green 2",
        "claim black 1",
        "claim black 2",
        "claim pink 1",
    ]
    play(game, "claim green 1")
    assert look(game)["base"] == {"green": 2, "black": 2, "pink": 1}
    play(game, "claim black 2")
    assert look(game)["base"] == {"green": 2, "pink": 1}


@rule("CLM-04", "EXC-16")
@capacities
def test_keshis_of_a_full_sector_may_not_be_claimed(edition: str, colour: str) -> None:
    assert offered(Scenario(edition).player(0, **BOARDS[colour][2]), colour) == []


@rule("CLM-06")
@capacities
def test_one_free_space_allows_a_claim_of_one_keshi(edition: str, colour: str) -> None:
    table = Scenario(edition).player(0, **BOARDS[colour][1])
    assert offered(table, colour) == [f"claim {colour} 1"]


@rule("CLM-02", "CLM-04")
@capacities
def test_two_free_spaces_allow_a_claim_of_two_keshis(edition: str, colour: str) -> None:
    table = Scenario(edition).player(0, **BOARDS[colour][0])
    assert offered(table, colour) == [f"claim {colour} 1", f"claim {colour} 2"]


@rule("CLM-04", "EXC-16")
@pytest.mark.parametrize(("keshis", "claims"), [(7, ["claim white 1"]), (8, [])])
@pytest.mark.parametrize("vendors", [[], ["palace"]])
def test_a_vendor_does_not_affect_whether_a_sector_is_full(
    edition: str, keshis: int, vendors: list[str], claims: list[str]
) -> None:
    table = Scenario(edition).player(0, white=keshis, vendors=vendors)
    assert offered(table, "white") == claims


@rule("CLM-04", "EXC-16")
@pytest.mark.parametrize(("guards", "claims"), [(7, ["claim beige 1"]), (8, [])])
def test_guards_at_gates_count_towards_a_full_medina(
    edition: str, guards: int, claims: list[str]
) -> None:
    """R7"""
    gates = {"river": "green", "palace": "gray", "souk": "red"}
    table = Scenario(edition).player(0, beige=guards, gates=gates)
    assert offered(table, "beige") == claims


@rule("CLM-05", "EXC-13")
@pytest.mark.parametrize("colour", ["yellow", "orange", "purple"])
def test_goods_keshis_may_always_be_claimed(edition: str, colour: str) -> None:
    table = Scenario(edition).player(0, **{colour: 25}).base(**{colour: 2}, gray=1)
    game = table.claim()
    assert {f"claim {colour} 1", f"claim {colour} 2"} <= set(options(game))
    play(game, f"claim {colour} 2")
    assert see(game, 0).goods[colour] == 27


@rule("CLM-07")
@pytest.mark.parametrize(
    ("colour", "more"), [(colour, boards[0]) for colour, boards in BOARDS.items()]
)
def test_keshis_claimed_earlier_take_up_space(
    edition: str, colour: str, more: dict[str, Any]
) -> None:
    """R27: even in Essential, where they are not on the board yet."""
    table = Scenario(edition).player(0, **more).base(**{colour: 3}, yellow=3, orange=1)
    game = table.claim()
    claim(game, f"claim {colour} 1", "claim yellow 1")
    assert [option for option in options(game) if colour in option] == [f"claim {colour} 1"]
    claim(game, f"claim {colour} 1", "claim yellow 1")
    assert game.seat == 0
    assert look(game)["base"] == {colour: 1, "yellow": 1, "orange": 1}
    assert options(game) == ["claim yellow 1", "claim orange 1"]


@rule("CLM-11")
def test_a_red_keshi_may_be_claimed_only_with_a_free_vendor_space(edition: str) -> None:
    """R6: vendors claimed earlier count."""
    table = Scenario(edition).player(0, vendors=EIGHT[:7]).base(red=2, yellow=2, orange=1)
    game = table.claim()
    assert "claim red 2" not in options(game)
    claim(game, "claim red 1", "claim yellow 1")
    assert options(game) == ["claim yellow 1", "claim orange 1"]


@rule("CLM-11")
def test_the_souk_vendor_takes_up_none_of_the_eight_vendor_spaces(edition: str) -> None:
    """R6"""
    table = Scenario(edition).player(0, vendors=[*EIGHT[:7], "souk"])
    assert offered(table, "red") == ["claim red 1"]
