"""Instant scrolls that give keshis and resources."""

import pytest

from rules.tiles.scrolls.instant import keshis, resources
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


# --- keshis and resources -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "colour", "answer", "bonus"),
    [
        pytest.param(1, "green", [], {"orchard": 1}, marks=rule("SCR-01")),
        pytest.param(2, "gray", [], {}, marks=rule("SCR-02")),
        pytest.param(3, "white", [], {}, marks=rule("SCR-03")),
        pytest.param(4, "black", [], {}, marks=rule("SCR-04")),
        pytest.param(5, "turquoise", [], {}, marks=rule("SCR-05")),
        pytest.param(6, "pink", ["entertainer 1"], {"square": 2}, marks=rule("SCR-06")),
        pytest.param(7, "beige", [], {}, marks=rule("SCR-07")),
        pytest.param(8, "brown", ["caravan start"], {"start oasis": 2}, marks=rule("SCR-08")),
        pytest.param(9, "red", ["vendor medina"], {}, marks=rule("SCR-09")),
        pytest.param(10, "purple", [], {}, marks=rule("SCR-10")),
        pytest.param(11, "yellow", [], {}, marks=rule("SCR-11")),
        pytest.param(12, "orange", [], {}, marks=rule("SCR-12")),
    ],
)
def test_scrolls_01_to_12_give_a_keshi_with_its_placement_bonus(
    edition: str, tile: int, colour: str, answer: list[str], bonus: dict[str, int]
) -> None:
    table = Scenario(edition).player(0, caravans=[0, 0, 1])
    game = table.buys_scroll(tile)
    play(game, *answer)
    before = {"gray": 1, "brown": 1}
    assert keshis(game) == {**before, colour: before.get(colour, 0) + 1}
    assert points(game, 0) == bonus
    assert see(game, 0).dates == 0
    assert look(game)["phase"] == "select"


@rule("SCR-01", "SCR-09")
@pytest.mark.parametrize("tile", [1, 9])
def test_a_keshi_without_a_space_is_lost(edition: str, tile: int) -> None:
    """R5, R6: it gives no bonus either, but the scroll is kept."""
    eight = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina", "sahara"]
    game = Scenario(edition).player(0, green=8, vendors=eight).buys_scroll(tile)
    assert keshis(game) == {"gray": 1, "green": 8, "red": 8}
    assert points(game, 0) == {}
    assert see(game, 0).scrolls == [tile]


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        pytest.param(19, (2, 0, 0), marks=rule("SCR-19")),
        pytest.param(20, (0, 0, 2), marks=rule("SCR-20")),
        pytest.param(21, (0, 3, 0), marks=rule("SCR-21")),
    ],
)
def test_scrolls_19_to_21_give_resources(
    edition: str, tile: int, gain: tuple[int, int, int]
) -> None:
    game = Scenario(edition).player(0, water=0, dinars=0).buys_scroll(tile)
    assert resources(game) == gain


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        pytest.param(37, {"yellow": 2}, marks=rule("SCR-37")),
        pytest.param(38, {"orange": 2}, marks=rule("SCR-38")),
        pytest.param(39, {"purple": 2}, marks=rule("SCR-39")),
        pytest.param(40, {"yellow": 1, "orange": 1}, marks=rule("SCR-40")),
        pytest.param(41, {"yellow": 1, "purple": 1}, marks=rule("SCR-41")),
        pytest.param(42, {"orange": 1, "purple": 1}, marks=rule("SCR-42")),
    ],
)
def test_scrolls_37_to_42_give_two_goods(edition: str, tile: int, gain: dict[str, int]) -> None:
    game = Scenario(edition).buys_scroll(tile)
    assert keshis(game) == {"gray": 3, **gain}


@pytest.mark.parametrize(
    ("tile", "times"),
    [
        pytest.param(30, 1, marks=rule("SCR-30")),
        pytest.param(43, 2, marks=rule("SCR-43")),
        pytest.param(67, 3, marks=rule("SCR-67")),
    ],
)
def test_scrolls_30_43_and_67_give_keshis_of_any_colour(
    edition: str, tile: int, times: int
) -> None:
    game = Scenario(edition).player(0, green=8 - times).buys_scroll(tile)
    for _ in range(times):
        assert len(options(game)) == 12  # R3: all colours, and it cannot be declined
        play(game, "keshi green")
    assert see(game, 0).keshis["green"] == 8
    assert points(game, 0) == {"orchard": times}
    assert look(game)["phase"] == "select"


@rule("SCR-30", "SCR-43", "SCR-67")
@pytest.mark.parametrize("tile", [30, 43, 67])
def test_a_colour_whose_sector_is_full_cannot_be_chosen(edition: str, tile: int) -> None:
    game = Scenario(edition).player(0, green=8).buys_scroll(tile)
    assert "keshi green" not in options(game)
    assert len(options(game)) == 11


@rule("SCR-67")
def test_keshis_from_scroll_67_are_gained_one_after_the_other(edition: str) -> None:
    game = Scenario(edition).player(0, green=7, water=0).buys_scroll(67)
    play(game, "keshi pink", "entertainer 2")
    assert see(game, 0).water == 1
    play(game, "keshi green")
    assert "keshi green" not in options(game)
    play(game, "keshi yellow")
    assert keshis(game) == {"gray": 7, "pink": 1, "green": 8, "yellow": 1}


# --- 72: resources for points ---------------------------------------------------------------------


@rule("SCR-72")
def test_scroll_72_scores_two_points_for_each_returned_resource(edition: str) -> None:
    game = Scenario(edition).player(0, water=2, dinars=1).buys_scroll(72, dates=1)
    play(game, "pay water", "pay dinar", "pay date")
    assert options(game) == ["done", "pay water"]
    play(game, "done")
    assert points(game, 0) == {"scroll 72": 6}
    assert resources(game) == (1, 0, 0)


@rule("SCR-72")
def test_scroll_72_may_return_nothing(edition: str) -> None:
    """R127"""
    game = Scenario(edition).player(0, water=2).buys_scroll(72)
    play(game, "done")
    assert points(game, 0) == {}
    assert see(game, 0).water == 2


def test_with_scroll_68_the_keshis_of_scroll_59_are_gained_in_any_order(
    edition: str,
) -> None:
    """R85: brown may come first and discover oasis 24 while the orchard is small."""
    table = Scenario(edition).player(0, green=3, scrolls=[68], palace=16, mosque=7)
    game = table.player(0, oases={"left 1": 24}).buys_scroll(59)
    assert {"line middle", "line right"} <= set(options(game))
