"""Scrolls, luxury goods, offices and gates in the setup."""

from collections import Counter

import pytest

from marrakesh.rules.words import COLOURS
from rules.setup.helpers import SEEDS, arranged, laid_out
from scenario import look, wander

rule = pytest.mark.rule


@rule("SET-08", "SET-11")
def test_essential_has_one_stack_for_each_display() -> None:
    view = look(laid_out("essential"))
    assert view["scroll_stacks"] == [[18], [18], [15], [9]]
    assert view["luxury_stacks"] == [20]


@rule("SET-09", "SET-12")
def test_deluxe_has_a_stack_for_each_place() -> None:
    view = look(laid_out("deluxe"))
    assert view["scroll_stacks"] == [[6] * 3, [6] * 3, [5] * 3, [3] * 3]
    assert view["luxury_stacks"] == [4] * 5


@rule("SET-08", "SET-09")
def test_three_scrolls_of_each_colour_are_face_up(edition: str) -> None:
    numbers = [range(1, 22), range(22, 43), range(43, 61), range(61, 73)]
    for colour, shown in zip(numbers, look(laid_out(edition))["scrolls"], strict=True):
        assert len(set(shown)) == 3
        assert set(shown) <= set(colour)
    every = {
        tile
        for seed in SEEDS
        for shown in look(laid_out(edition, seed=seed))["scrolls"]
        for tile in shown
    }
    assert every == set(range(1, 73))


@rule("SET-11", "SET-12")
def test_five_luxury_goods_are_face_up(edition: str) -> None:
    shown = [look(laid_out(edition, seed=seed))["luxury"] for seed in SEEDS]
    assert all(len(set(goods)) == 5 for goods in shown)
    assert {tile for goods in shown for tile in goods} == set(range(1, 26))


@rule("SET-10")
def test_three_of_six_offices_are_used_one_in_each_season(edition: str) -> None:
    used = set()
    for seed in range(8):
        game = arranged(edition, 2, seed)
        offices: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
        for _ in wander(game, seed):
            offices[look(game)["season"]].add(look(game)["office"])
        assert [len(office) for office in offices.values()] == [1, 1, 1]
        of_this_game = set().union(*offices.values())
        assert len(of_this_game) == 3
        used |= of_this_game
    assert used == {1, 2, 3, 4, 5, 6}


@rule("SET-15", "SET-16")
def test_each_workshop_has_eight_gates(edition: str) -> None:
    deals = set()
    for seed in range(5):
        workshops = look(laid_out(edition, seed=seed))["workshops"]
        assert [sum(workshop.values()) for workshop in workshops] == [8, 8, 8, 8]
        total: Counter[str] = Counter()
        for workshop in workshops:
            total.update(workshop)
        assert total == {
            colour: 2 if colour in ("purple", "orange", "yellow", "beige") else 3
            for colour in COLOURS
        }
        deals.add(str(workshops))
    assert len(deals) == 5
