"""Stacks with face-up tops, which modules bring into the Essential Edition too."""

from typing import Any

import pytest

from marrakesh import Config, Game
from scenario import Scenario, look, options, play, see, starting

rule = pytest.mark.rule

GRAY = 0


def opened(edition: str, *modules: str, players: int = 2, seed: int = 1) -> Game:
    """The game at the first selection of keshis."""
    game = Game.new(Config(players, edition, modules=frozenset(modules)), seed)
    while look(game)["phase"] != "select":
        play(game, options(game)[0])
    return game


def scroll_stacks(game: Game) -> list[list[int]]:
    """The height of every stack by colour, its face-up top included."""
    view = look(game)
    return [
        [height + (tile > 0) for height, tile in zip(heights, tops, strict=True)]
        for heights, tops in zip(view["scroll_stacks"], view["scrolls"], strict=True)
    ]


def luxury_stacks(game: Game) -> list[int]:
    view = look(game)
    tops = view["luxury"]
    return [height + (tile > 0) for height, tile in zip(view["luxury_stacks"], tops, strict=True)]


def as_equal_as_possible(number: int, stacks: int) -> list[int]:
    """The left ones higher."""
    return [number // stacks + (place < number % stacks) for place in range(stacks)]


# --- the setup ------------------------------------------------------------------------------------


@rule("ESS-09")
def test_camels_bring_three_stacks_for_each_scroll_colour(edition: str) -> None:
    game = opened(edition, "camels")
    assert scroll_stacks(game) == [[7, 7, 7], [7, 7, 7], [6, 6, 6], [4, 4, 4]]
    assert all(tile for tops in look(game)["scrolls"] for tile in tops)


@rule("ESS-09", "ESS-13")
@pytest.mark.parametrize(("players", "yellow"), [(2, [7, 6, 6]), (3, [6, 6, 6]), (4, [6, 6, 5])])
def test_special_buildings_bring_stacks_and_take_yellow_scrolls(
    edition: str, players: int, yellow: list[int]
) -> None:
    """Everybody has kept one; what nobody kept is among the rest."""
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
def test_without_these_modules_essential_has_one_stack(modules: tuple[str, ...]) -> None:
    game = opened("essential", *modules)
    assert look(game)["scroll_stacks"] == [[18], [18], [15], [9]]
    assert look(game)["luxury_stacks"] == [20]


@rule("ESS-09", "ESS-10")
def test_special_buildings_leave_the_luxury_goods_alone() -> None:
    """In Essential they stay one stack; the gazebo may have taken a tajine."""
    game = starting("essential", ["special-buildings"], buildings={0: ("gazebo", "library")})
    while look(game)["phase"] != "select":
        legal = options(game)
        play(game, "building gazebo" if "building gazebo" in legal else legal[0])
    assert look(game)["luxury_stacks"] == [25 - 1 - 5]


@rule("ESS-10")
def test_new_luxury_goods_leave_the_scrolls_alone() -> None:
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
def test_camels_or_new_luxury_goods_bring_five_stacks(
    edition: str, modules: tuple[str, ...], number: int
) -> None:
    """Without nomads the falcon that brings one is left out."""
    game = opened(edition, *modules)
    assert luxury_stacks(game) == as_equal_as_possible(number, 5)
    assert all(look(game)["luxury"])


@rule("ESS-10", "ESS-13")
@pytest.mark.parametrize(
    ("modules", "number"),
    [(("camels",), 24), (("luxury-goods",), 33), (("luxury-goods", "nomads"), 34)],
)
def test_the_gazebo_makes_the_luxury_stacks_smaller(
    edition: str, modules: tuple[str, ...], number: int
) -> None:
    together = ["special-buildings", *modules]
    game = starting(edition, together, buildings={0: ("gazebo", "library")})
    while look(game)["phase"] != "select":
        legal = options(game)
        play(game, "building gazebo" if "building gazebo" in legal else legal[0])
    assert luxury_stacks(game) == as_equal_as_possible(number, 5)


# --- scrolls --------------------------------------------------------------------------------------


def gray_stacks(edition: str, *below: tuple[int, ...]) -> Scenario:
    """Scrolls 13, 14 and 15 lie open, these below them, top first; seat 0 can buy three."""
    table = Scenario(edition, modules=["special-buildings"]).player(0, gray=3, dates=3, dinars=1)
    table.scrolls_shown("gray", 13, 14, 15)
    for stack, tiles in enumerate(below):
        table.next_scroll(stack, *tiles)
    for stack, tiles in enumerate(below):
        table.scroll_stack_of(stack, len(tiles))
    return table


def shop(table: Scenario, *actions: str) -> Game:
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action", *actions)
    return game


def shown(game: Game) -> Any:
    return look(game)["scrolls"][GRAY]


def hidden(game: Game) -> Any:
    return look(game)["scroll_stacks"][GRAY]


@rule("ESS-13")
def test_a_stack_reveals_its_own_next_scroll(edition: str) -> None:
    """MAD-07 instead of MAD-06."""
    table = gray_stacks(edition, (16, 4), (17, 5), (18, 6))
    game = shop(table, "scroll 15", "scroll 13", "done")
    assert shown(game) == [16, 14, 18]
    assert hidden(game) == [1, 2, 1]


@rule("ESS-13")
def test_an_empty_scroll_stack_gets_half_of_the_larger_one(edition: str) -> None:
    """MAD-07: the lower half of 5 tiles, rounded down, the face-up one counted."""
    table = gray_stacks(edition, (), (17, 5), (18, 6, 7, 8))
    game = shop(table, "scroll 13", "done")
    assert shown(game) == [7, 14, 15]
    assert hidden(game) == [1, 2, 2]


@rule("ESS-13")
def test_a_refresh_puts_each_top_under_its_own_stack(edition: str) -> None:
    """MAD-15 instead of MAD-08; a single tile stays."""
    game = shop(gray_stacks(edition, (16, 4), (), (18,)), "refresh gray")
    assert shown(game) == [16, 14, 18]
    assert hidden(game) == [2, 0, 1]
    assert "scroll 14" in options(game)
    play(game, "scroll 18")
    play(game, "done")
    assert shown(game) == [16, 14, 15]  # what was laid below comes up again


@rule("ESS-13")
def test_no_refresh_of_single_tiles(edition: str) -> None:
    """MAD-15."""
    assert "refresh gray" not in options(shop(gray_stacks(edition, (), (), ())))
    assert "refresh gray" in options(shop(gray_stacks(edition, (), (17,), ())))


@rule("ESS-13")
def test_the_face_up_top_belongs_to_its_stack_for_the_library(edition: str) -> None:
    table = gray_stacks(edition, (16, 4), (17, 5), (18, 6)).player(0, building="library")
    game = table.start_of_season()
    play(game, "stack 1")
    assert options(game) == ["scroll 4", "scroll 13", "scroll 16"]
    play(game, "scroll 16")  # from the middle; the two others are shuffled
    assert shown(game)[0] in (4, 13)
    assert hidden(game) == [1, 2, 2]


@rule("ESS-13")
def test_a_stack_emptied_by_the_library_is_filled_again(edition: str) -> None:
    """MAD-07, R46: right after the chain of effects."""
    table = gray_stacks(edition, (), (17, 5), (18,)).player(0, building="library")
    game = table.start_of_season()
    play(game, "stack 1")  # its only scroll
    assert see(game, 0).scrolls == [13]
    assert shown(game) == [5, 14, 15]
    assert hidden(game) == [0, 1, 1]


# --- luxury goods ---------------------------------------------------------------------------------


def shops(edition: str, *below: tuple[int, ...]) -> Scenario:
    """Slippers and tajines lie open, these tiles below them, top first; seat 0 can buy them."""
    table = Scenario(edition, modules=["luxury-goods"]).player(0, yellow=5, orange=5, purple=5)
    table.luxuries_shown(1, 2, 3, 4, 5)
    for stack, tiles in enumerate(below):
        table.next_luxury(stack, *tiles)
    for stack, tiles in enumerate(below):
        table.luxury_stack_of(stack, len(tiles))
    return table


def buy(table: Scenario, *tiles: int) -> Game:
    game = table.player(0, scrolls=[34]).assistants({0: ["souk"]})
    play(game, "sector action", *(f"luxury {tile}" for tile in tiles), "done")
    return game


@rule("ESS-13")
def test_a_shop_reveals_its_own_next_tile(edition: str) -> None:
    """SOU-07 instead of SOU-06."""
    table = shops(edition, (6, 11), (7,), (8,), (9,), (10,))
    game = buy(table, 4, 1)
    assert look(game)["luxury"] == [6, 2, 3, 9, 5]
    assert look(game)["luxury_stacks"] == [1, 1, 1, 0, 1]


@rule("ESS-13")
def test_an_empty_shop_gets_half_of_the_largest_one(edition: str) -> None:
    """SOU-07: of 4 tiles in shop 2 (as many in shop 5, but further right) the lower 2."""
    table = shops(edition, (), (7, 11, 12), (8,), (9,), (10, 13, 14))
    game = buy(table, 1)
    assert look(game)["luxury"] == [11, 2, 3, 4, 5]
    assert look(game)["luxury_stacks"] == [1, 1, 1, 1, 3]


@rule("ESS-13")
def test_single_tiles_fill_no_other_shop(edition: str) -> None:
    game = buy(shops(edition, (), (), (), (), ()), 1)
    assert look(game)["luxury"] == [0, 2, 3, 4, 5]
