"""Setting up the stacks."""

import pytest

from marrakesh import Config, Game
from rules.stacks.helpers import luxury_stacks, scroll_stacks
from scenario import look, options, play, see, starting

rule = pytest.mark.rule


def opened(edition: str, *modules: str, players: int = 2, seed: int = 1) -> Game:
    """The game once everything is laid out."""
    game = Game.new(Config(players, edition, modules=frozenset(modules)), seed)
    while look(game)["phase"] in ("setup", "buildings"):
        play(game, options(game)[0])
    return game


def as_equal_as_possible(number: int, stacks: int) -> list[int]:
    """Heights as equal as possible, the left stacks higher."""
    return [number // stacks + (place < number % stacks) for place in range(stacks)]


@rule("ESS-09")
def test_with_camels_each_scroll_colour_has_three_stacks(edition: str) -> None:
    game = opened(edition, "camels")
    assert scroll_stacks(game) == [[7, 7, 7], [7, 7, 7], [6, 6, 6], [4, 4, 4]]
    assert all(tile for tops in look(game)["scrolls"] for tile in tops)


@rule("ESS-09", "ESS-13")
@pytest.mark.parametrize(("players", "yellow"), [(2, [7, 6, 6]), (3, [6, 6, 6]), (4, [6, 6, 5])])
def test_yellow_scrolls_kept_with_special_buildings_are_not_in_the_stacks(
    edition: str, players: int, yellow: list[int]
) -> None:
    """Each player keeps one; rejected ones are returned."""
    game = opened(edition, "special-buildings", players=players)
    assert all(len(see(game, seat).scrolls) == 1 for seat in range(players))
    assert scroll_stacks(game) == [[7, 7, 7], yellow, [6, 6, 6], [4, 4, 4]]


@rule("ESS-09", "ESS-10")
@pytest.mark.parametrize(
    "modules",
    [
        (),
        ("nomads",),
        ("provision-tiles", "oasis-tiles"),
        ("desert-towns", "imam-sultan", "staircase-tiles", "exchange-offices", "spectators"),
    ],
)
def test_essential_has_one_stack_for_each_display_unless_a_module_divides_it(
    modules: tuple[str, ...],
) -> None:
    game = opened("essential", *modules)
    assert look(game)["scroll_stacks"] == [[18], [18], [15], [9]]
    assert look(game)["luxury_stacks"] == [20]


@rule("ESS-09", "ESS-10")
def test_special_buildings_leave_the_luxury_goods_in_one_stack() -> None:
    """In Essential they remain one stack; the gazebo may have taken a tajine."""
    game = starting("essential", ["special-buildings"], buildings={0: ("gazebo", "library")})
    while look(game)["phase"] != "select":
        legal = options(game)
        play(game, "building gazebo" if "building gazebo" in legal else legal[0])
    assert look(game)["luxury_stacks"] == [25 - 1 - 5]


@rule("ESS-10")
def test_new_luxury_goods_leave_the_scrolls_in_one_stack_for_each_colour() -> None:
    game = opened("essential", "luxury-goods")
    assert look(game)["scroll_stacks"] == [[18], [18], [15], [9]]
    assert len(look(game)["luxury_stacks"]) == 5


@rule("ESS-10", "ESS-13")
@pytest.mark.parametrize(
    ("modules", "number"),
    [
        (("camels",), 25),
        (("luxury-goods",), 34),
        (("luxury-goods", "camels"), 34),
        (("luxury-goods", "nomads"), 35),
    ],
)
def test_with_camels_or_new_luxury_goods_there_are_five_luxury_stacks(
    edition: str, modules: tuple[str, ...], number: int
) -> None:
    """Without nomads, the falcon that gives one is left out."""
    game = opened(edition, *modules)
    assert luxury_stacks(game) == as_equal_as_possible(number, 5)
    assert all(look(game)["luxury"])


@rule("ESS-10", "ESS-13")
@pytest.mark.parametrize(
    ("modules", "number"),
    [(("camels",), 24), (("luxury-goods",), 33), (("luxury-goods", "nomads"), 34)],
)
def test_a_tajine_given_by_the_gazebo_is_missing_from_the_luxury_stacks(
    edition: str, modules: tuple[str, ...], number: int
) -> None:
    together = ["special-buildings", *modules]
    game = starting(edition, together, buildings={0: ("gazebo", "library")})
    while look(game)["phase"] != "select":
        legal = options(game)
        play(game, "building gazebo" if "building gazebo" in legal else legal[0])
    assert luxury_stacks(game) == as_equal_as_possible(number, 5)
