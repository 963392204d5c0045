"""The Pashabot's souk action."""

from typing import Any

import pytest

from marrakesh import Game
from rules.pashabot.actions.helpers import acts, solo
from scenario import look, points, see

rule = pytest.mark.rule


# tile 5 prefers a tajine (6-10, 2 goods) to a slipper (1-5, 1), tile 4 a necklace (21-25, 5) to an
# oil lamp (16-20, 4), tile 8 a dagger (11-15, 3) to a slipper


def trade(
    edition: str, column: list[int], shown: list[int], assistants: int = 1, **goods: Any
) -> Game:
    table = solo(edition).bot(column=column, assistants=["souk"] * assistants, **goods)
    return acts(table.luxuries_shown(*shown))


@rule("PSH-46", "PSH-48", "PSH-08", "PSH-07")
def test_the_pashabot_buys_the_upper_preferred_luxury_good(edition: str) -> None:
    """Goods of any colour pay; the tajine's resource is worth a point."""
    game = trade(edition, [5], [11, 16, 1, 6, 21], purple=2)
    bot = see(game, 1)
    assert (bot.luxury, sum(bot.goods.values())) == ([6], 0)
    assert points(game, 1) == {"tajine": 4, "resources": 1}
    assert (bot.water, 6 in look(game)["luxury"], 0 in look(game)["luxury"]) == (0, False, False)


@rule("PSH-47")
@pytest.mark.parametrize(("shown", "goods"), [([11, 16, 1, 6, 21], 1), ([11, 16, 1, 12, 21], 3)])
def test_the_pashabot_buys_the_lower_preferred_good_if_it_cannot_buy_the_upper(
    edition: str, shown: list[int], goods: int
) -> None:
    """The upper one is too expensive or not in the display."""
    game = trade(edition, [5], shown, yellow=goods)
    assert (see(game, 1).luxury, see(game, 1).goods["yellow"]) == ([1], goods - 1)
    assert points(game, 1) == {"slipper": 2, "resources": 1}


@rule("PSH-47")
def test_the_pashabot_buys_the_leftmost_luxury_good_of_a_type(edition: str) -> None:
    assert see(trade(edition, [5], [11, 9, 1, 6, 21], purple=2), 1).luxury == [9]


@rule("PSH-46", "PSH-63")
def test_the_bottom_strategy_tile_shows_the_preferred_luxury_goods(edition: str) -> None:
    """A new tile covers those of the previous one."""
    shown = [21, 16, 1, 6, 11]
    assert see(trade(edition, [4, 5], shown, purple=5), 1).luxury == [6]
    assert see(trade(edition, [5, 4], shown, purple=5), 1).luxury == [21]


@rule("PSH-49", "PSH-20")
@pytest.mark.parametrize(
    ("shown", "goods"),
    [
        ([21, 16, 17, 11, 12], {"yellow": 2, "purple": 1}),  # neither is in the display
        ([21, 16, 1, 6, 11], {}),  # both are too expensive
    ],
)
def test_the_pashabot_gains_a_goods_keshi_if_it_can_buy_neither_good(
    edition: str, shown: list[int], goods: dict[str, int]
) -> None:
    game = trade(edition, [5], shown, **goods)
    bot = see(game, 1)
    gained = "orange" if goods else "yellow"
    assert bot.goods == {"yellow": 0, "orange": 0, "purple": 0, **goods, gained: 1}
    assert (bot.luxury, points(game, 1)) == ([], {})


@rule("PSH-08")
@pytest.mark.parametrize(
    ("have", "left"),
    [
        ({"yellow": 2, "orange": 2, "purple": 2}, {"yellow": 1, "orange": 1, "purple": 1}),
        ({"yellow": 1, "orange": 4, "purple": 2}, {"yellow": 1, "orange": 2, "purple": 1}),
    ],
)
def test_the_pashabot_pays_with_the_goods_it_has_most_of(
    edition: str, have: dict[str, int], left: dict[str, int]
) -> None:
    """A dagger for 3 goods; ties go purple, orange, yellow."""
    assert see(trade(edition, [8], [21, 16, 1, 6, 11], **have), 1).goods == left


@rule("PSH-08")
def test_tied_goods_are_paid_purple_first(edition: str) -> None:
    game = trade(edition, [5], [11, 16, 21, 6, 22], yellow=1, orange=1, purple=1)
    assert see(game, 1).goods == {"yellow": 1, "orange": 0, "purple": 0}


@rule("PSH-46", "PSH-49")
def test_souk_assistants_act_in_turn_without_a_refill_in_between(edition: str) -> None:
    game = trade(edition, [5], [11, 6, 16, 21, 22], assistants=3, yellow=2)
    bot = see(game, 1)
    assert (bot.luxury, sum(bot.goods.values())) == ([6], 2)
    game = trade(edition, [5], [11, 6, 16, 21, 7], assistants=2, yellow=4)
    assert see(game, 1).luxury == [6, 7]
