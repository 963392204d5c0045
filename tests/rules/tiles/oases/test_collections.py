"""Oases that score collections and paths."""

import pytest

from rules.tiles.oases.helpers import Facts, claimed, final_points
from scenario import points

rule = pytest.mark.rule


# --- 22 to 26: collections ------------------------------------------------------------------------


@rule("OAS-22")
@pytest.mark.parametrize("luxuries", [[], [1], [1, 2, 6, 11, 25]])
def test_oasis_22_counts_luxury_goods(edition: str, luxuries: list[int]) -> None:
    facts = {"luxuries": luxuries, "scrolls": [30, 31]}
    assert final_points(edition, 22, facts) == 3 + len(luxuries)


@rule("OAS-23")
@pytest.mark.parametrize("scrolls", [[], [19], [19, 13, 28, 69]])
def test_oasis_23_counts_scrolls(edition: str, scrolls: list[int]) -> None:
    """Even used instant ones (R130)."""
    facts = {"scrolls": scrolls, "luxuries": [1, 2]}
    assert final_points(edition, 23, facts) == 3 + len(scrolls)


@rule("OAS-24")
@pytest.mark.parametrize(
    ("facts", "sectors"),
    [
        ({}, 8),
        ({"white": 3}, 8),
        ({"white": 4}, 7),
        ({"white": 3, "vendors": ["palace"]}, 8),  # R158: the vendor is not a keshi of the sector
        ({"entertainers": [1, 2, 3]}, 8),
        ({"entertainers": [1, 2, 3, 4]}, 7),
        ({"beige": 4, "gates": {"river": "red", "souk": "red"}}, 7),
        ({"caravans": [1, 1, 1]}, 8),
        ({"caravans": [2, 1, 1]}, 7),
        ({"yellow": 9, "orange": 9, "purple": 9}, 8),  # the souk never counts
    ],
)
def test_oasis_24_counts_sectors_with_up_to_three_keshis(
    edition: str, facts: Facts, sectors: int
) -> None:
    assert final_points(edition, 24, dict(facts)) == 4 * sectors


@rule("EX-44", "OAS-24")
def test_jan_scores_four_sectors_with_up_to_three_keshis(edition: str) -> None:
    facts: Facts = {"white": 4, "black": 5, "green": 8, "gray": 4, "turquoise": 3, "beige": 2}
    assert final_points(edition, 24, facts) == 16


@rule("OAS-25")
@pytest.mark.parametrize(
    ("facts", "sectors"),
    [
        ({}, 0),
        ({"white": 8}, 0),
        ({"white": 7, "vendors": ["palace"]}, 0),
        ({"white": 8, "vendors": ["mosque"]}, 0),
        ({"white": 8, "vendors": ["palace", "souk"], "yellow": 9}, 1),
        ({"caravans": [3, 3, 2], "beige": 8, "vendors": ["sahara", "medina"]}, 2),
        ({"entertainers": range(1, 9), "gray": 8, "vendors": ["square", "madrasa"]}, 2),
    ],
)
def test_oasis_25_counts_complete_sectors(edition: str, facts: Facts, sectors: int) -> None:
    assert final_points(edition, 25, dict(facts)) == 4 * sectors


@rule("OAS-26")
@pytest.mark.parametrize("number", [1, 2, 6])
def test_oasis_26_counts_all_claimed_oases(edition: str, number: int) -> None:
    """Itself and those that do not score included."""
    tiles = [26, 5, 6, 7, 8, 9][:number]
    game = claimed(edition, tiles, [3, 3, 0]).final_scoring()
    assert points(game, 0)["oasis 26"] == 3 * number


# --- 27 to 30: paths ------------------------------------------------------------------------------


@rule("OAS-27", "OAS-28")
@pytest.mark.parametrize(
    ("tile", "palace", "mosque", "expected"),
    [
        (27, 16, 0, 7), (27, 15, 16, 0), (27, 16, 16, 7),
        (28, 0, 16, 7), (28, 16, 15, 0), (28, 16, 16, 7),
    ],
)  # fmt: skip
def test_oases_27_and_28_score_the_final_space_of_a_staircase(
    edition: str, tile: int, palace: int, mosque: int, expected: int
) -> None:
    assert final_points(edition, tile, {"palace": palace, "mosque": mosque}) == expected


@rule("OAS-29")
@pytest.mark.parametrize(
    ("palace", "mosque", "expected"),
    [(16, 3, 0), (16, 4, 7), (11, 6, 0), (11, 7, 7), (10, 16, 7), (15, 3, 0), (16, 16, 7)],
)
def test_oasis_29_requires_five_thresholds(
    edition: str, palace: int, mosque: int, expected: int
) -> None:
    """The thresholds are in front of steps 4, 7, 11 and 16."""
    assert final_points(edition, 29, {"palace": palace, "mosque": mosque}) == expected


@rule("EX-45", "OAS-29")
def test_sarah_scores_seven_points_for_crossing_five_thresholds(edition: str) -> None:
    assert final_points(edition, 29, {"palace": 16, "mosque": 4}) == 7


@rule("OAS-30")
@pytest.mark.parametrize(("fisherman", "expected"), [(14, 7), (13, 0), (0, 0)])
def test_oasis_30_requires_the_jetty_at_the_end(
    edition: str, fisherman: int, expected: int
) -> None:
    """R57: no fisherman returns after the third river evaluation."""
    game = claimed(edition, [30], [1, 0, 0], 3, fisherman=fisherman).season_scoring()
    assert game.over
    assert points(game, 0).get("oasis 30", 0) == expected
