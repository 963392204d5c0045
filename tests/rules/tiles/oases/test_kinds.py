"""Oases that score gates, keshis, luxury goods and resources."""

import pytest

from marrakesh.rules.words import SECTORS
from rules.tiles.oases.helpers import (
    OTHER_GATES,
    PER_COLOUR,
    PER_LUXURY,
    PER_RESOURCE,
    Facts,
    claimed,
    final_points,
)
from scenario import points, see

rule = pytest.mark.rule

SIX_GATES = {
    "river": "black", "orchard": "turquoise", "madrasa": "turquoise", "palace": "turquoise",
    "mosque": "green", "square": "green",
}  # fmt: skip


def keshis(colour: str, number: int) -> Facts:
    """The facts of this many keshis of a colour."""
    if colour == "pink":
        return {"entertainers": range(1, number + 1)}
    if colour == "red":
        return {"vendors": SECTORS[:number]}
    if colour == "brown":
        return {"caravans": [min(3, number), max(0, min(3, number - 3)), max(0, number - 6)]}
    return {colour: number}


# --- 01 to 04: gates ------------------------------------------------------------------------------


@rule("OAS-01", "OAS-02", "OAS-03", "OAS-04")
@pytest.mark.parametrize(
    ("tile", "gates", "expected"),
    [
        (1, SIX_GATES, 12),
        (1, OTHER_GATES, 0),
        (2, OTHER_GATES, 6),
        (2, SIX_GATES, 0),
        (3, OTHER_GATES, 6),
        (3, {"river": "pink"}, 2),
        (3, SIX_GATES, 0),
        (4, OTHER_GATES, 4),
        (4, {"river": "purple", "souk": "purple", "orchard": "red"}, 4),
        (4, SIX_GATES, 0),
        (4, {}, 0),
    ],
)
def test_each_gate_of_the_depicted_colours_scores_two_points(
    edition: str, tile: int, gates: dict[str, str], expected: int
) -> None:
    assert final_points(edition, tile, {"beige": 8, "gates": gates}) == expected


@rule("EX-40", "OAS-01")
def test_jan_scores_twelve_points_for_six_gates(edition: str) -> None:
    """1 black, 3 turquoise, 2 green."""
    assert final_points(edition, 1, {"beige": 6, "gates": SIX_GATES}) == 12


# --- 05 to 13: keshis of a colour -----------------------------------------------------------------


@rule("OAS-05", "OAS-06", "OAS-07", "OAS-08", "OAS-09", "OAS-10", "OAS-11", "OAS-12", "OAS-13")
@pytest.mark.parametrize("tile", PER_COLOUR)
@pytest.mark.parametrize("number", [0, 1, 5, 8])
def test_oases_05_to_13_score_three_points_plus_one_for_each_keshi(
    edition: str, tile: int, number: int
) -> None:
    colour = PER_COLOUR[tile]
    if colour == "brown":
        number = max(1, number)  # a claimed oasis has its caravan
    assert final_points(edition, tile, keshis(colour, number)) == 3 + number


@rule("OAS-05", "OAS-06", "OAS-07", "OAS-08", "OAS-09", "OAS-10", "OAS-11", "OAS-13")
@pytest.mark.parametrize("tile", [tile for tile in PER_COLOUR if tile != 12])
def test_keshis_of_other_colours_do_not_count_for_oases_05_to_13(edition: str, tile: int) -> None:
    facts: Facts = {}
    for colour in PER_COLOUR.values():
        if colour != PER_COLOUR[tile]:
            facts |= keshis(colour, 4)
    assert final_points(edition, tile, {**facts, "yellow": 3}) == 3


@rule("EX-41", "OAS-13")
def test_sarah_scores_seven_points_for_four_water_vendors(edition: str) -> None:
    assert final_points(edition, 13, keshis("red", 4)) == 7


def test_the_water_vendor_in_the_souk_counts_as_a_red_keshi(edition: str) -> None:
    """R95"""
    assert final_points(edition, 13, {"vendors": ["river", "souk"]}) == 5


def test_committed_guards_count_as_beige_keshis(edition: str) -> None:
    assert final_points(edition, 11, {"beige": 5, "gates": {"river": "red", "souk": "red"}}) == 8


# --- 14 to 18: luxury goods of a type -------------------------------------------------------------


@rule("OAS-14", "OAS-15", "OAS-16", "OAS-17", "OAS-18")
@pytest.mark.parametrize("tile", PER_LUXURY)
@pytest.mark.parametrize("number", [0, 1, 5])
def test_each_luxury_good_of_the_type_scores_the_printed_points(
    edition: str, tile: int, number: int
) -> None:
    first = 5 * (tile - 14) + 1
    other = first + 5 if tile < 18 else 1
    luxuries = [*range(first, first + number), other]
    assert final_points(edition, tile, {"luxuries": luxuries}) == number * PER_LUXURY[tile]


@rule("EX-42", "OAS-14")
def test_lukas_scores_six_points_for_three_slippers(edition: str) -> None:
    assert final_points(edition, 14, {"luxuries": [1, 3, 5]}) == 6


# --- 19 to 21: resources --------------------------------------------------------------------------


@rule("OAS-19", "OAS-20", "OAS-21")
@pytest.mark.parametrize("tile", PER_RESOURCE)
@pytest.mark.parametrize(("number", "handed_in"), [(0, 0), (1, 1), (12, 12), (13, 12), (15, 12)])
def test_oases_19_to_21_score_three_points_plus_one_for_each_resource(
    edition: str, tile: int, number: int, handed_in: int
) -> None:
    """Resources above 12 are kept and count as leftovers."""
    table = claimed(edition, [tile], [1, 0, 0], **{PER_RESOURCE[tile]: number})
    game = table.final_scoring()
    booked = points(game, 0)
    assert booked[f"oasis {tile}"] == 3 + handed_in
    assert booked.get("leftovers", 0) == (number - handed_in) // 2
    seen = see(game, 0)
    assert seen.water + seen.dates + seen.dinars == number - handed_in


@rule("OAS-19", "OAS-20", "OAS-21")
@pytest.mark.parametrize("tile", PER_RESOURCE)
def test_resources_of_other_types_cannot_be_handed_in(edition: str, tile: int) -> None:
    others = {name: 4 for name in PER_RESOURCE.values() if name != PER_RESOURCE[tile]}
    game = claimed(edition, [tile], [1, 0, 0], **others).final_scoring()
    assert points(game, 0) == {f"oasis {tile}": 3, "leftovers": 4}


@rule("EX-43", "OAS-21")
def test_marie_hands_in_five_dates(edition: str) -> None:
    game = claimed(edition, [21], [1, 0, 0], dates=5).final_scoring()
    assert points(game, 0) == {"oasis 21": 8}
    assert see(game, 0).dates == 0
