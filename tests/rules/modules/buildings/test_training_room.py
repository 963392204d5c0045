"""The training room."""

from typing import Any

import pytest

from rules.modules.buildings.helpers import MODULES, set_up, settled, table_with
from scenario import Scenario, play, points, see, starting

rule = pytest.mark.rule


@rule("BLD-07")
def test_the_training_rooms_disc_has_three_more_spectators(edition: str) -> None:
    game = settled(edition, "training room", "disc 3")
    assert see(game, 0).disc == 3
    facing = see(game, 0).spectators
    assert [facing[(k + 3) % 8] for k in range(8)] == [2, 2, 3, 1, 3, 3, 1, 3]
    assert sum(facing) == sum(see(game, 1).spectators) + 3


@rule("BLD-07")
def test_the_training_rooms_disc_replaces_even_a_purple_disc(edition: str) -> None:
    modules = [*MODULES, "spectators"]
    game = starting(edition, modules, buildings={0: ("training room", "library")})
    set_up(game, "building training room")
    assert sorted(see(game, 0).spectators) == [1, 1, 2, 2, 3, 3, 3, 3]
    assert sorted(see(game, 1).spectators) == [0, 1, 1, 2, 2, 2, 3, 4]


def on_the_square(edition: str, *spaces: int, **facts: Any) -> Scenario:
    """An action rotates the disc to offset 0, so spaces 1 to 8 face 2 2 3 1 3 3 1 3."""
    table = table_with(edition, "training room").player(0, water=0, dates=0, dinars=0)
    return table.player(0, entertainers=spaces, disc=7, **facts)


@rule("BLD-07")
def test_the_main_square_action_uses_the_training_rooms_own_disc(edition: str) -> None:
    game = on_the_square(edition, 1, 3).assistants({0: ["square"]})
    play(game, "sector action", "space 1")
    assert points(game, 0) == {"square": 4}


def test_scroll_31_adds_a_spectator_to_the_training_rooms_sections(edition: str) -> None:
    """R64."""
    game = on_the_square(edition, 1, 8, scrolls=[31]).assistants({0: ["square"]})
    play(game, "sector action", "space 8")
    assert see(game, 0).dinars == 3 + 1


def test_scroll_51_counts_spectators_on_the_training_rooms_disc(edition: str) -> None:
    """On this disc, only spaces 4 and 7 face exactly 1."""
    game = on_the_square(edition, 1, 2, scrolls=[51]).assistants({0: ["square"]})
    play(game, "sector action", "space 2")
    seen = see(game, 0)
    assert (seen.water, seen.dates, seen.palace, seen.dinars) == (2, 1, 1, 0)
    assert points(game, 0) == {}  # space 1 faces 2
