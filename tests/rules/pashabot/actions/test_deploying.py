"""How the Pashabot places keshis."""

from typing import Any

import pytest

from marrakesh import Game
from rules.pashabot.actions.helpers import EIGHT, eight, solo
from scenario import Scenario, look, points, see

rule = pytest.mark.rule


def deploys(table: Scenario, colour: str) -> Game:
    """The Pashabot claims one keshi and places it."""
    return table.base(**{colour: 1}).claim()


@rule("PSH-20")
@pytest.mark.parametrize(
    ("yellow", "orange", "purple", "expected"),
    [
        (0, 0, 0, "yellow"),
        (1, 0, 0, "orange"),
        (1, 1, 0, "purple"),
        (2, 1, 1, "orange"),
        (3, 3, 2, "purple"),
        (1, 1, 1, "yellow"),
    ],
)
def test_the_pashabot_gains_the_goods_colour_it_has_fewest_of(
    edition: str, yellow: int, orange: int, purple: int, expected: str
) -> None:
    """Here with the bonus of the third pink space."""
    goods: dict[str, Any] = {"yellow": yellow, "orange": orange, "purple": purple}
    game = deploys(solo(edition).bot(column=[7], pink=2, **goods), "pink")
    assert see(game, 1).goods == {**goods, expected: goods[expected] + 1}


@rule("PSH-21", "PSH-63")
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize(("tile", "steps"), [(3, 3), (4, 0)])
def test_the_third_fifth_and_seventh_brown_keshis_reveal_strategy_tiles(
    edition: str, number: int, tile: int, steps: int
) -> None:
    table = solo(edition).bot(column=[2, 6], brown=number - 1).next_strategy(tile)
    game = deploys(table, "brown")
    revealed = number in (3, 5, 7)
    assert see(game, 1).keshis["brown"] == number
    assert look(game)["bot"]["strategy"] == ([2, 6, tile] if revealed else [2, 6])
    assert see(game, 1).fisherman == (steps if revealed else 0)


@rule("PSH-21")
def test_a_nomad_on_the_third_brown_space_also_reveals_a_strategy_tile(edition: str) -> None:
    table = solo(edition, modules=["nomads"])
    full = eight("beige", "pink", "green", "turquoise", "gray")
    table.bot(column=[2], brown=2, **full).player(1, vendors=[s for s in EIGHT if s != "sahara"])
    game = table.next_strategy(4).base(gray=1).claim()
    assert see(game, 1).keshis["brown"] == 3
    assert look(game)["bot"]["strategy"] == [2, 4]


@rule("PSH-22")
def test_a_green_keshi_scores_a_point(edition: str) -> None:
    """R241"""
    game = solo(edition).bot(column=[7], green=3).base(green=2).claim()
    assert points(game, 1) == {"orchard": 2}


@rule("PSH-23")
@pytest.mark.parametrize(
    ("number", "scored", "steps", "goods"),
    [
        (1, {"square": 1}, 0, 0),
        (2, {}, 1, 0),
        (3, {}, 0, 1),
        (4, {"square": 2}, 0, 0),
        (5, {}, 1, 0),
        (6, {}, 0, 1),
        (8, {"square": 2}, 0, 0),
    ],
)
def test_pink_keshis_give_the_bonus_of_their_space(
    edition: str, number: int, scored: dict[str, int], steps: int, goods: int
) -> None:
    game = deploys(solo(edition).bot(column=[7], pink=number - 1), "pink")
    bot = see(game, 1)
    assert points(game, 1) == scored
    assert (bot.fisherman, sum(bot.goods.values())) == (steps, goods)
    assert (bot.palace, bot.mosque) == (0, 0)


@rule("PSH-23")
@pytest.mark.parametrize(
    ("palace", "mosque", "then"), [(2, 1, (2, 2)), (1, 2, (2, 2)), (1, 1, (2, 1))]
)
def test_the_seventh_pink_keshi_climbs_the_lower_staircase(
    edition: str, palace: int, mosque: int, then: tuple[int, int]
) -> None:
    table = solo(edition).bot(column=[7], pink=6).player(1, palace=palace, mosque=mosque)
    bot = see(deploys(table, "pink"), 1)
    assert (bot.palace, bot.mosque) == then
