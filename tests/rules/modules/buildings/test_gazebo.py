"""The gazebo at the start of the game."""

import pytest

from rules.modules.buildings.helpers import moving_in, offered_scrolls, set_up
from scenario import look, options, play, points, see

rule = pytest.mark.rule


@rule("BLD-12")
@pytest.mark.parametrize(
    ("tile", "resource"),
    [(6, "water"), (7, "dinar"), (8, "date"), (9, "dinar"), (10, "water")],
)
def test_the_gazebo_gives_any_tajine_at_the_start(edition: str, tile: int, resource: str) -> None:
    game = moving_in(edition, "gazebo")
    assert options(game) == [f"luxury {number}" for number in range(6, 11)]
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 1}
    play(game, f"luxury {tile}")
    seen = see(game, 0)
    assert seen.luxury == [tile]
    assert seen.resources == {"water": 1, "date": 1, "dinar": 1} | {resource: 2}
    assert points(game, 0) == {"tajine": 4}
    assert offered_scrolls(game)  # the scroll is offered only now


@rule("BLD-12")
def test_luxury_goods_are_laid_out_after_the_gazebo_has_given_a_tajine(edition: str) -> None:
    game = moving_in(edition, "gazebo")
    assert look(game)["luxury"] == [0] * 5
    play(game, "luxury 8")
    set_up(game)
    shown = look(game)["luxury"]
    hidden = [tile for stack in game.table.luxury_stacks for tile in stack]
    assert sorted([*shown, *hidden]) == [tile for tile in range(1, 26) if tile != 8]
