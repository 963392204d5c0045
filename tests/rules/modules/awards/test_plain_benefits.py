"""Awards that give points, resources and keshis."""

import pytest

from rules.modules.awards.helpers import awarded, payout, purse, waiting
from scenario import options, play, points, see

rule = pytest.mark.rule

TAKE = ["take water", "take date", "take dinar"]
GOODS = ["goods yellow", "goods orange", "goods purple"]


@rule("AWD-02", "AWD-05", "AWD-07", "AWD-09")
@pytest.mark.parametrize(
    ("side", "keshis", "worth"),
    [
        ("1a", 1, 2), ("4a", 1, 2),
        ("1a", 2, 3), ("5b", 2, 3),
        ("1a", 3, 5),
        ("1a", 4, 8), ("4a", 4, 8),
    ],
)  # fmt: skip
def test_an_award_gives_the_depicted_points(
    edition: str, side: str, keshis: int, worth: int
) -> None:
    game = awarded(payout(edition, side), side, keshis)
    assert waiting(game)
    assert points(game, 0) == {"awards": worth}
    assert purse(game) == (0, 0, 0)


@rule("AWD-02", "AWD-05", "AWD-07")
@pytest.mark.parametrize(
    ("side", "keshis", "resources", "worth"),
    [
        ("1b", 1, (0, 0, 2), 0), ("4b", 1, (0, 0, 2), 0),
        ("2a", 1, (2, 0, 0), 0), ("5a", 1, (2, 0, 0), 0),
        ("2b", 1, (0, 2, 0), 0), ("5b", 1, (0, 2, 0), 0),
        ("1b", 2, (0, 0, 4), 0),
        ("4a", 2, (2, 0, 0), 2),
        ("1b", 3, (3, 3, 0), 0),
        ("4a", 3, (3, 0, 3), 0),
        ("4b", 3, (0, 3, 3), 0),
    ],
)  # fmt: skip
def test_an_award_gives_the_depicted_resources(
    edition: str, side: str, keshis: int, resources: tuple[int, int, int], worth: int
) -> None:
    game = awarded(payout(edition, side), side, keshis)
    assert waiting(game)
    assert purse(game) == resources
    assert points(game, 0).get("awards", 0) == worth


@rule("AWD-02", "AWD-05", "AWD-07")
@pytest.mark.parametrize(
    ("side", "keshis", "number"),
    [("3a", 1, 1), ("6a", 1, 1), ("3b", 2, 3), ("6a", 2, 3), ("2a", 3, 5)],
)
def test_an_award_can_give_resources_of_the_players_choice(
    edition: str, side: str, keshis: int, number: int
) -> None:
    game = awarded(payout(edition, side), side, keshis)
    for resource in ["date", "water", "dinar", "date", "date"][:number]:
        assert (game.seat, options(game)) == (0, TAKE)
        play(game, f"take {resource}")
    assert waiting(game)
    assert purse(game) == [(0, 1, 0), (), (1, 1, 1), (), (1, 3, 1)][number - 1]


@rule("AWD-02")
@pytest.mark.parametrize("side", ["3b", "6b"])
def test_an_award_can_give_two_goods_of_one_colour(edition: str, side: str) -> None:
    """R61"""
    game = awarded(payout(edition, side), side, 1)
    assert options(game) == GOODS
    play(game, "goods orange")
    assert waiting(game)
    assert see(game, 0).goods == {"yellow": 0, "orange": 2, "purple": 0}


@rule("AWD-07")
def test_an_award_can_give_three_goods_of_any_colours(edition: str) -> None:
    """R61"""
    game = awarded(payout(edition, "6a"), "6a", 3)
    for goods in ("purple", "orange", "purple"):
        assert (game.seat, options(game)) == (0, GOODS)
        play(game, f"goods {goods}")
    assert waiting(game)
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 2}
