"""Shortages of wooden keshis, and the players who get the placeholders."""

import pytest

from rules.essential.helpers import all_but, new_season, placeholders
from scenario import look, options, see

rule = pytest.mark.rule


@rule("ESS-08")
@pytest.mark.parametrize(
    ("players", "colour", "enough"),
    [
        (4, "green", 2),
        (4, "pink", 2),
        (4, "purple", 2),
        (3, "green", 4),
        (3, "pink", 3),
        (2, "green", 6),
        (2, "pink", 4),
    ],
)
def test_a_placeholder_is_needed_once_too_many_keshis_are_stuck_in_the_tower(
    players: int, colour: str, enough: int
) -> None:
    """R38: the rule is the same with 2 and 3 players."""
    game = new_season(players, {colour: enough})
    assert placeholders(game) == [[]] * players
    assert colour not in look(game)["supply"]
    game = new_season(players, {colour: enough + 1})
    assert sorted(placeholders(game)) == [[]] * (players - 1) + [[colour]]


@rule("ESS-04")
@pytest.mark.parametrize(
    ("stuck", "scores", "lacking"),
    [
        ({"green": 3}, [12, 40, 30, 9], {1: ["green"]}),
        ({"green": 3, "pink": 3}, [12, 40, 30, 9], {1: ["green", "pink"]}),
        ({"pink": 4}, [12, 40, 30, 9], {1: ["pink"], 2: ["pink"]}),
        ({"pink": 6}, [12, 40, 30, 9], {seat: ["pink"] for seat in range(4)}),
    ],
)
def test_the_leader_gets_the_placeholders(
    stuck: dict[str, int], scores: list[int], lacking: dict[int, list[str]]
) -> None:
    """R36: if more keshis are missing, the next in the ranking get them."""
    game = new_season(4, stuck, scores)
    assert placeholders(game) == [lacking.get(seat, []) for seat in range(4)]
    for seat in range(4):
        assert see(game, seat).hand == all_but(*lacking.get(seat, []))


@rule("ESS-04")
@pytest.mark.parametrize(
    ("start", "scores", "holder"),
    [
        (0, [20, 20, 20, 20], 0),  # the turn order in season 3 is 1, 2, 3, 0
        (0, [10, 20, 20, 10], 2),
        (2, [20, 20, 20, 20], 2),  # 3, 0, 1, 2
        (2, [20, 10, 10, 20], 0),
        (3, [20, 10, 20, 20], 3),  # 0, 1, 2, 3
    ],
)
def test_if_leaders_tie_the_last_of_them_in_turn_order_gets_the_placeholder(
    start: int, scores: list[int], holder: int
) -> None:
    """R36: the turn order of the coming season counts."""
    game = new_season(4, {"beige": 3}, scores, start)
    assert look(game)["start_seat"] == (start + 1) % 4
    assert [seat for seat in range(4) if placeholders(game)[seat]] == [holder]


@rule("ESS-05")
def test_the_colour_of_a_placeholder_cannot_be_selected() -> None:
    game = new_season(4, {"green": 3}, [40, 10, 10, 10])
    assert options(game, 0) == [f"select {colour}" for colour in all_but("green")]
    for seat in (1, 2, 3):
        assert "select green" in options(game, seat)
