"""The prayer house and the gazebo on the stairs."""

from typing import Any

import pytest

from marrakesh import Game
from rules.modules.buildings.helpers import table_with
from scenario import options, play, points, see

rule = pytest.mark.rule


def climbing(edition: str, building: str, stair: str, **facts: Any) -> Game:
    colour = {"palace": "white", "mosque": "black"}[stair]
    table = table_with(edition, building).player(0, water=0, dates=0, dinars=0)
    table.player(0, **{colour: 4}).player(0, **facts)
    game = table.assistants({0: [stair]})
    play(game, "sector action")
    return game


@rule("BLD-08")
@pytest.mark.parametrize("step", [3, 6, 10, 15])
def test_the_prayer_house_scores_a_point_for_a_mosque_threshold(edition: str, step: int) -> None:
    game = climbing(edition, "prayer house", "mosque", mosque=step, black=1)
    assert points(game, 0) == {"prayer house": 1}
    assert options(game)[-1] == "done"  # R77: gained before the connection bonus


@rule("BLD-08")
def test_the_prayer_house_scores_every_threshold_of_a_movement(edition: str) -> None:
    game = climbing(edition, "prayer house", "mosque", mosque=3)
    play(game, "done")
    assert see(game, 0).mosque == 7
    assert points(game, 0) == {"prayer house": 2}


@rule("BLD-08", "BLD-12")
def test_the_prayer_house_and_the_gazebo_apply_only_to_their_own_staircases(edition: str) -> None:
    game = climbing(edition, "prayer house", "palace", palace=3)
    assert "line dinars" in options(game)
    assert points(game, 0) == {}
    game = climbing(edition, "gazebo", "mosque", mosque=3)
    assert "line dinars" in options(game)
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 1}


@rule("BLD-08")
def test_the_prayer_house_scores_nothing_for_steps_that_cross_no_threshold(edition: str) -> None:
    table = table_with(edition, "prayer house").player(0, mosque=4, black=2)
    game = table.assistants({0: ["mosque"]})
    play(game, "sector action")
    assert see(game, 0).mosque == 6
    assert points(game, 0) == {}


@rule("BLD-12")
@pytest.mark.parametrize("step", [3, 6, 10, 15])
@pytest.mark.parametrize("resource", ["water", "date", "dinar"])
def test_the_gazebo_gives_a_resource_for_a_palace_threshold(
    edition: str, step: int, resource: str
) -> None:
    """R77: before the connection bonus."""
    game = climbing(edition, "gazebo", "palace", palace=step, white=1)
    assert options(game) == ["take water", "take date", "take dinar"]
    play(game, f"take {resource}")
    expected = {"water": 0, "date": 0, "dinar": 1}
    expected[resource] += 1
    assert see(game, 0).resources == expected
    assert "line points" in options(game)


@rule("BLD-12")
def test_the_gazebo_gives_a_resource_at_every_threshold_of_a_movement(edition: str) -> None:
    game = climbing(edition, "gazebo", "palace", palace=3)
    play(game, "take water", "done", "take date", "done")
    assert see(game, 0).palace == 7
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 2}


def test_building_bonuses_are_gained_in_addition_to_those_of_scrolls_13_to_16(edition: str) -> None:
    """R77: all of them come before the connection bonus."""
    scrolls = [13, 14, 15, 16]
    game = climbing(edition, "prayer house", "mosque", mosque=3, black=1, scrolls=scrolls)
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 2}
    assert points(game, 0) == {"prayer house": 1}
    assert "step of scroll 16" in options(game)
    game = climbing(edition, "gazebo", "palace", palace=3, white=1, scrolls=scrolls)
    assert see(game, 0).resources == {"water": 1, "date": 1, "dinar": 2}
    play(game, "take dinar")
    assert see(game, 0).dinars == 3
    assert "step of scroll 16" in options(game)


def test_the_gazebos_resource_can_pay_for_a_step_of_the_same_movement(edition: str) -> None:
    facts: dict[str, Any] = {"palace": 3, "white": 1, "scrolls": [27]}
    game = climbing(edition, "gazebo", "palace", **facts)
    play(game, "take water", "done", "step for water")
    assert see(game, 0).palace == 5
