"""Towns in the final scoring."""

from typing import Any

import pytest

from rules.modules.desert_towns.helpers import table_of
from scenario import play, points

rule = pytest.mark.rule


def scored(edition: str, town: int, *modules: str, players: int = 2, **facts: Any) -> int:
    """Points for a claimed town at the end."""
    table = table_of(edition, players, *modules)
    table.player(0, caravans=[4, 0, 0], towns=[town, 0], claimed_towns=[town])
    game = table.player(0, **facts).final_scoring()
    return points(game, 0).get(f"town {town:02}", 0)


GATES = {"river": "red", "souk": "gray", "palace": "white"}


@rule("TWN-01")
@pytest.mark.parametrize(("gates", "worth"), [({}, 0), (GATES, 6)])
def test_town_01_scores_two_points_for_each_gate(
    edition: str, gates: dict[str, str], worth: int
) -> None:
    assert scored(edition, 1, beige=5, gates=gates) == worth


@rule("TWN-02")
@pytest.mark.parametrize(("luxuries", "worth"), [([], 0), ([1, 2, 21], 6), ([6], 2)])
def test_town_02_scores_two_points_for_each_luxury_good(
    edition: str, luxuries: list[int], worth: int
) -> None:
    assert scored(edition, 2, luxuries=luxuries) == worth


@rule("TWN-02")
def test_town_02_counts_falcons_and_saddles_as_luxury_goods(edition: str) -> None:
    """R240."""
    assert scored(edition, 2, "luxury-goods", luxuries=[26, 32, 1]) == 6


@rule("TWN-03")
@pytest.mark.parametrize(("scrolls", "worth"), [([], 0), ([13, 1, 67, 20], 8)])
def test_town_03_scores_two_points_for_each_scroll(
    edition: str, scrolls: list[int], worth: int
) -> None:
    """R130: even used ones."""
    assert scored(edition, 3, scrolls=scrolls) == worth


@rule("TWN-04", "TWN-05", "EX-46")
@pytest.mark.parametrize("step", [0, 5, 11, 16])
@pytest.mark.parametrize(
    ("town", "own", "other"), [(4, "palace", "mosque"), (5, "mosque", "palace")]
)
def test_towns_04_and_05_score_a_point_for_each_step_on_their_staircase(
    edition: str, town: int, own: str, other: str, step: int
) -> None:
    """EX-46: the first step of segment 4 is step 11."""
    assert scored(edition, town, **{own: step, other: 3}) == step


@rule("TWN-04", "TWN-05")
@pytest.mark.parametrize(
    ("town", "stair", "colour"), [(4, "palace", "white"), (5, "mosque", "black")]
)
def test_steps_beyond_the_final_space_do_not_count_for_towns_04_and_05(
    edition: str, town: int, stair: str, colour: str
) -> None:
    table = table_of(edition, season=3, round=4)
    table.player(0, caravans=[4, 0, 0], towns=[town, 0], claimed_towns=[town])
    game = table.player(0, **{colour: 7, stair: 15}).assistants({0: [stair]})
    play(game, "sector action", "done")
    assert game.over
    assert points(game, 0)[stair] == 6
    assert points(game, 0)[f"town {town:02}"] == 16


@rule("TWN-06", "EX-47")
@pytest.mark.parametrize(("turquoise", "worth"), [(3, 13), (2, 13), (1, 13), (0, 12), (4, 14)])
def test_town_06_scores_a_point_for_every_three_keshis(
    edition: str, turquoise: int, worth: int
) -> None:
    """R157: 38 keshis plus the turquoise ones; EX-47: 41, and 39 in Deluxe, are worth 13."""
    facts: dict[str, Any] = {
        "green": 6, "gray": 6, "white": 5, "black": 4, "beige": 3,  # 24
        "entertainers": [1, 2, 3, 4],  # 28
        "vendors": ["river", "orchard", "madrasa", "palace", "mosque", "square"],  # 34
        "turquoise": turquoise,
        "yellow": 9, "orange": 9, "purple": 9,
        "storage": {1: "red", 5: "white"},
    }  # fmt: skip
    assert scored(edition, 6, **facts) == worth  # 38 with the 4 caravans


@rule("TWN-06")
def test_town_06_counts_nomads_and_the_souk_vendor_but_not_spectators(edition: str) -> None:
    """R157, R95: 4 caravans, a nomad guard, a noble and a nomad, a vendor and a nomad vendor."""
    facts: dict[str, Any] = {
        "white": 1,
        "nomads": {"medina": 1, "palace": 1},
        "vendors": ["souk"],
        "nomad_vendors": ["river"],
        "column": ["red", "green", "pink", "gray", "white"],
    }
    assert scored(edition, 6, "nomads", "camels", **facts) == 9 // 3


@rule("TWN-08")
@pytest.mark.parametrize(
    ("facts", "worth"),
    [
        ({"white": 4}, 2),
        ({"white": 3}, 0),
        ({"white": 3, "vendors": ["palace"]}, 2),
        ({"white": 2, "vendors": ["palace"]}, 0),
        ({"white": 3, "vendors": ["mosque"]}, 0),
        ({"entertainers": [1, 2, 3], "vendors": ["square"]}, 2),
        ({"beige": 4, "gates": {"river": "red"}}, 2),
        ({"vendors": ["river", "orchard", "madrasa", "palace"]}, 0),
        ({"yellow": 4, "orange": 4, "purple": 4, "vendors": ["souk"]}, 0),
        ({"turquoise": 8, "green": 5, "gray": 4, "black": 3, "vendors": ["mosque"]}, 8),
    ],
)
def test_town_08_scores_two_points_for_each_sector_with_at_least_four_keshis(
    edition: str, facts: dict[str, Any], worth: int
) -> None:
    """R156: the vendor counts; the Sahara has 4 caravans here."""
    assert scored(edition, 8, **facts) == worth + 2


@rule("TWN-09", "EX-48")
def test_town_09_scores_a_point_for_each_spectator_facing_an_entertainer(edition: str) -> None:
    """EX-48: spaces 2, 4 and 5 face 2, 1 and 3 spectators."""
    assert scored(edition, 9, disc=0, entertainers=[2, 4, 5]) == 6
    assert scored(edition, 9, disc=0) == 0


@rule("TWN-09")
def test_town_09_counts_nomads_and_the_extra_spectators_of_scroll_31(edition: str) -> None:
    """R64, R204."""
    assert scored(edition, 9, disc=0, entertainers=[2, 4, 5], scrolls=[31]) == 9
    nomads: dict[str, Any] = {"entertainers": [2, 4], "nomad_entertainers": [5]}
    assert scored(edition, 9, "nomads", disc=0, **nomads) == 6


@rule("TWN-13")
@pytest.mark.parametrize("town", [10, 11, 12])
def test_towns_10_to_12_do_not_score_at_the_end(edition: str, town: int) -> None:
    """R155."""
    assert scored(edition, town, scrolls=[13], luxuries=[2], beige=3, gates=GATES) == 0


@rule("XP5-10")
def test_both_claimed_towns_and_at_most_three_oases_score(edition: str) -> None:
    """The fourth oasis does not score."""
    table = table_of(edition).player(0, caravans=[4, 4, 0], towns=[4, 5], claimed_towns=[4, 5])
    table.player(0, claimed=[27, 28, 29, 5], palace=16, mosque=16, white=0)
    booked = points(table.final_scoring(), 0)
    assert (booked["town 04"], booked["town 05"]) == (16, 16)
    assert {name for name in booked if name.startswith("oasis")} == {
        "oasis 27", "oasis 28", "oasis 29",
    }  # fmt: skip


@rule("XP5-10", "XP5-05")
def test_an_unclaimed_town_does_not_score(edition: str) -> None:
    table = table_of(edition).player(0, caravans=[4, 4, 0], towns=[4, 5], claimed_towns=[5])
    booked = points(table.player(0, palace=9, mosque=9).final_scoring(), 0)
    assert "town 04" not in booked
    assert booked["town 05"] == 9


@rule("XP5-09")
@pytest.mark.parametrize(
    ("caravans", "complete"), [([4, 4, 0], 10), ([4, 3, 0], 0), ([3, 3, 0], 0)]
)
def test_the_sahara_is_complete_only_with_caravans_on_both_town_spaces(
    edition: str, caravans: list[int], complete: int
) -> None:
    """R190: a complete Sahara still has 8 caravans."""
    table = table_of(edition).player(0, caravans=caravans, vendors=["sahara"])
    assert points(table.final_scoring(), 0).get("sectors", 0) == complete
