"""Desert towns in the setup, and the fourth caravan space of a path."""

import pytest

from marrakesh import Config, Game
from rules.modules.desert_towns.helpers import COST, MODULES, table_of
from scenario import look, options, play, points, see

rule = pytest.mark.rule


# --- setup ----------------------------------------------------------------------------------------


@rule("XP5-01", "XP5-03")
def test_caravans_cannot_go_to_the_covered_start_oasis(edition: str) -> None:
    """A caravan goes to one of the two upper paths, which have four spaces each."""
    game = table_of(edition).towns_open(1, 2, 3).assistants({0: ["sahara"]})
    assert options(game) == ["caravan left", "caravan right"]
    play(game, "caravan left")
    assert see(game, 0).caravans == [1, 0, 0]
    table = table_of(edition).player(0, caravans=[4, 3, 0], towns=[1, 0]).towns_open(2, 3)
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi")  # only the right path is open
    assert see(game, 0).caravans == [4, 4, 0]


@rule("XP5-02")
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 5), (4, 7)])
def test_the_number_of_face_up_towns_depends_on_the_number_of_players(
    edition: str, players: int, number: int
) -> None:
    seen = set()
    for seed in range(30):
        config = Config(players, edition, modules=frozenset(MODULES))
        towns = look(Game.new(config, seed))["open_towns"]
        assert len(set(towns)) == number
        seen |= set(towns)
    assert seen == set(range(1, 13))


@rule("XP5-02")
def test_players_start_without_towns(edition: str) -> None:
    game = table_of(edition, 3).game
    for seat in range(3):
        assert see(game, seat).towns == [0, 0]
        assert see(game, seat).claimed_towns == []


# --- the fourth space -----------------------------------------------------------------------------


@rule("XP5-03", "XP5-04")
@pytest.mark.parametrize(("path", "slot"), [("left", 0), ("right", 1)])
def test_a_caravan_on_the_fourth_space_gives_a_town_and_four_points(
    edition: str, path: str, slot: int
) -> None:
    table = table_of(edition).towns_open(2, 5, 11).player(0, caravans=[3, 3, 0])
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi", f"caravan {path}")
    assert points(game, 0) == {"town spaces": 4}
    assert options(game) == ["town 2", "town 5", "town 11"]  # R152: one must be taken
    play(game, "town 5")
    assert see(game, 0).towns[slot] == 5
    assert see(game, 0).towns[1 - slot] == 0
    assert see(game, 0).claimed_towns == []
    assert look(game)["open_towns"] == [2, 11]


@rule("XP5-04")
@pytest.mark.parametrize("caravans", [[2, 3, 0], [1, 1, 0]])
def test_caravan_spaces_before_the_fourth_give_no_town(edition: str, caravans: list[int]) -> None:
    table = table_of(edition).towns_open(2, 5, 11).player(0, caravans=caravans)
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi", "caravan left")
    assert points(game, 0) == {}
    assert see(game, 0).towns == [0, 0]


@rule("XP5-04")
def test_the_fourth_space_scores_four_points_even_without_a_town(edition: str) -> None:
    """R151."""
    table = table_of(edition).towns_open().player(0, caravans=[3, 0, 0])
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi", "caravan left")
    assert points(game, 0) == {"town spaces": 4}
    assert see(game, 0).towns == [0, 0]
    assert see(game, 0).caravans == [4, 0, 0]


@rule("XP5-12")
def test_a_player_can_have_two_towns(edition: str) -> None:
    """One next to each path; then no caravan space is left."""
    table = table_of(edition, 4).towns_open(1, 2, 3).player(0, caravans=[4, 3, 0], towns=[4, 0])
    game = table.assistants({0: ["sahara"]})
    play(game, "new keshi", "town 2")
    assert see(game, 0).towns == [4, 2]
    full = table_of(edition).player(0, caravans=[4, 4, 0], towns=[4, 2], **COST)
    assert "new keshi" not in options(full.assistants({0: ["sahara"]}))


def test_scroll_68_does_not_score_a_town(edition: str) -> None:
    """R119: only oases are discovered."""
    table = table_of(edition).towns_open(1, 4).player(0, caravans=[3, 0, 0], scrolls=[68])
    game = table.player(0, palace=9).assistants({0: ["sahara"]})
    play(game, "new keshi", "caravan left", "town 4")
    assert points(game, 0) == {"town spaces": 4}
