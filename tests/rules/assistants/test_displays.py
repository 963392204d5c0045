"""Displays in the assistants phase, and the rulebook's examples."""

from typing import Any

import pytest

from scenario import Scenario, options, play, points, see

rule = pytest.mark.rule


# --- the displays ---------------------------------------------------------------------------------


@rule("AST-15")
def test_displays_are_refilled_after_the_third_assistant(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(1, 2, 21, 22, 23).scrolls_shown("gray", 19, 20, 21)
    table.player(0, yellow=1, orange=1, gray=1, dates=1, green=1)
    game = table.assistants({0: ["souk", "madrasa", "orchard"], 1: ["orchard"]})
    play(game, "use souk", "sector action", "luxury 2")
    assert game.view()["luxury"] == [1, 0, 21, 22, 23]
    play(game, "use madrasa", "sector action", "scroll 20")
    scrolls: Any = game.view()["scrolls"]
    assert scrolls[0] == [19, 0, 21]
    assert game.view()["luxury"] == [1, 0, 21, 22, 23]
    play(game, "new keshi")
    luxury: Any = game.view()["luxury"]
    assert (luxury[0], luxury[2:]) == (1, [21, 22, 23])
    assert luxury[1] not in (0, 2)
    scrolls = game.view()["scrolls"]
    assert (scrolls[0][0], scrolls[0][2]) == (19, 21)
    assert scrolls[0][1] not in (0, 20)


@rule("AST-15")
def test_displays_are_full_when_the_next_player_starts(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(1, 2, 21, 22, 23)
    table.player(0, orange=1).player(1, green=1)
    game = table.assistants({0: ["souk"], 1: ["orchard"]})
    play(game, "sector action", "luxury 2")
    assert game.seat == 1
    luxury: Any = game.view()["luxury"]
    assert all(luxury)


def test_displays_are_refilled_immediately_outside_an_assistants_turn(edition: str) -> None:
    """R46: the leader buys a tile with river tile 01; the refill follows that chain of effects."""
    table = Scenario(edition).river_tiles(1, 3, 5).luxuries_shown(1, 2, 21, 22, 23)
    game = table.player(0, fisherman=5, orange=1).season_scoring()
    play(game, "sector souk", "luxury 2")
    luxury: Any = game.view()["luxury"]
    assert see(game, 0).luxury == [2]
    assert all(luxury)
    assert 2 not in luxury


# --- the rulebook's examples ----------------------------------------------------------------------


@rule("EX-07", "AST-07", "AST-10")
def test_lukas_gains_a_point_in_the_orchard_and_water_in_the_mosque_with_new_keshis(
    edition: str,
) -> None:
    table = Scenario(edition).player(0, vendors=["mosque"], green=2, black=3, water=0)
    game = table.assistants({0: ["orchard", "mosque"]})
    play(game, "use orchard", "new keshi")
    assert (see(game, 0).keshis["green"], points(game, 0)) == (3, {"orchard": 1})
    play(game, "new keshi")
    assert (see(game, 0).keshis["black"], see(game, 0).water) == (4, 1)
    assert points(game, 0) == {"orchard": 1}


@rule("EX-08", "AST-13")
def test_without_an_entertainer_jan_takes_a_new_keshi_and_its_placement_bonus(edition: str) -> None:
    game = Scenario(edition).player(0, green=1).assistants({0: ["square", "orchard"]})
    play(game, "use square")
    assert options(game) == [f"entertainer {space}" for space in range(1, 9)]
    play(game, "entertainer 6")
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]
    play(game, "goods orange")
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 0}
    assert see(game, 0).entertainers == [5]


@rule("EX-20", "AST-10")
@pytest.mark.parametrize(
    ("option", "white", "steps"), [("new keshi", 5, 0), ("sector action", 4, 4)]
)
def test_jan_gains_the_palace_vendors_water_with_either_option(
    edition: str, option: str, white: int, steps: int
) -> None:
    table = Scenario(edition).player(0, vendors=["palace"], white=4, water=0)
    game = table.assistants({0: ["palace", "river"]})
    play(game, "use palace")
    assert see(game, 0).water == 1
    play(game, option)
    if steps:
        play(game, "done")  # the connection bonus
    assert see(game, 0).keshis["white"] == white
    assert see(game, 0).palace == steps
    assert see(game, 0).water == 1
