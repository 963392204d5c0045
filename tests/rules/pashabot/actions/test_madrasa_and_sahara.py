"""The Pashabot's madrasa and Sahara actions."""

from typing import Any

import pytest

from rules.pashabot.actions.helpers import acts, solo
from scenario import Scenario, look, points, see

rule = pytest.mark.rule
SCROLLS = ["gray", "yellow", "pink", "orange"]


def only_shown(table: Scenario, colour: str, number: int) -> Scenario:
    """Only this many scrolls of a colour are left, face up; you have the others."""
    academy = SCROLLS.index(colour)
    piles = [3 * academy + k for k in range(3)] if table.table.deluxe else [academy]
    for pile in piles:
        table.scroll_stack_of(pile, 0)
    shown = table.table.scrolls[3 * academy : 3 * academy + 3]
    return table.player(0, scrolls=shown[number:])


def study(edition: str, gray: int, column: list[int] | None = None) -> Scenario:
    return solo(edition).bot(column=column or [7], assistants=["madrasa"], gray=gray)


@rule("PSH-40", "PSH-41", "PSH-42", "PSH-43")
@pytest.mark.parametrize(
    ("gray", "colour", "scored"),
    [
        (0, "gray", 0),
        (2, "gray", 0),
        (3, "yellow", 6),
        (4, "yellow", 6),
        (5, "pink", 10),
        (6, "pink", 10),
        (7, "orange", 14),
        (8, "orange", 14),
    ],
)
def test_the_number_of_scholars_decides_which_scrolls_are_removed(
    edition: str, gray: int, colour: str, scored: int
) -> None:
    """The displays are refilled at the end of the bot's turn."""
    table = study(edition, gray)
    before = [table.table.scrolls[3 * k : 3 * k + 3] for k in range(4)]
    game = acts(table)
    for academy, shown in enumerate(look(game)["scrolls"]):
        if SCROLLS[academy] == colour:
            assert not set(shown) & set(before[academy])
            assert 0 not in shown
        else:
            assert shown == before[academy]
    assert points(game, 1).get("scrolls", 0) == scored
    assert see(game, 1).scrolls == []
    assert see(game, 1).keshis["gray"] == gray
    assert see(game, 1).keshis["brown"] == (1 if gray < 3 else 0)  # of highest priority


@rule("PSH-40", "PSH-41")
@pytest.mark.parametrize(("number", "scored"), [(1, 14), (0, 10)])
def test_a_single_remaining_scroll_scores_the_full_points_of_its_colour(
    edition: str, number: int, scored: int
) -> None:
    """R253: without one, the next lower tier applies."""
    game = acts(only_shown(study(edition, 7), "orange", number))
    assert points(game, 1) == {"scrolls": scored}
    assert look(game)["scrolls"][3] == [0, 0, 0]


@rule("PSH-42", "PSH-43")
def test_three_scholars_have_no_effect_if_no_yellow_scroll_is_left(edition: str) -> None:
    """R253"""
    game = acts(only_shown(study(edition, 3), "yellow", 0))
    assert points(game, 1) == {}
    assert see(game, 1).keshis["brown"] == 0
    assert 0 not in look(game)["scrolls"][0]


@rule("PSH-43")
def test_the_keshi_gained_in_the_madrasa_does_not_require_a_grey_scroll(edition: str) -> None:
    """R253"""
    game = acts(only_shown(study(edition, 0), "gray", 0))
    assert see(game, 1).keshis["brown"] == 1


@rule("PSH-43", "PSH-44")
@pytest.mark.parametrize(
    ("column", "full", "expected"),
    [
        ([6, 3], {}, "gray"),  # two icons
        ([1, 7], {}, "beige"),  # tied, but it appears higher
        ([4, 2], {"green": 8}, "black"),  # next lower priority (R254)
        ([7, 9], {"white": 8, "yellow": 9}, "brown"),
        ([10, 9], {"yellow": 1}, "orange"),  # goods by PSH-20
        ([2], {"green": 8, "turquoise": 8}, None),  # only colours on the tiles, never red
    ],
)
def test_without_scholars_the_madrasa_gives_a_keshi_of_the_highest_priority(
    edition: str, column: list[int], full: dict[str, Any], expected: str | None
) -> None:
    table = study(edition, 0, column).bot(column=column, assistants=["madrasa"], **full)
    bot = see(acts(table), 1)
    gained = {
        name: number - full.get(name, 0)
        for name, number in (bot.keshis | bot.goods).items()
        if number != full.get(name, 0)
    }
    assert gained == ({expected: 1} if expected else {})


@rule("PSH-44")
@pytest.mark.parametrize(("brown", "scored"), [(2, 1), (3, 1), (4, 2), (7, 3), (8, 4)])
def test_the_sahara_scores_a_point_for_every_two_brown_keshis(
    edition: str, brown: int, scored: int
) -> None:
    """R242; then it gains a keshi of the highest priority, here pink."""
    game = acts(solo(edition).bot(column=[6], assistants=["sahara"], brown=brown, pink=1))
    assert points(game, 1) == {"sahara": scored}
    assert (see(game, 1).keshis["pink"], see(game, 1).fisherman) == (2, 1)


@rule("PSH-44", "PSH-21")
def test_the_sahara_scores_before_its_keshi_is_gained(edition: str) -> None:
    table = solo(edition).bot(column=[7], assistants=["sahara"], brown=3)
    game = acts(table)
    assert points(game, 1) == {"sahara": 1}
    assert see(game, 1).keshis["brown"] == 4
