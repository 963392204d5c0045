"""Staircase tiles cover the inner spaces of the connection lines."""

from collections import Counter
from typing import Any

import pytest

from marrakesh import Config, Game
from rules.config_errors import config_error
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule

TILES = ["staircase-tiles"]


COVERED = ["L2", "C4", "R2", "L3", "C5", "R3", "L4", "C6", "R4", "L5", "C7", "C8"]
"""Bottom left first."""
FRONTS = [
    "turquoise", "green", "yellow", "orange", "purple", "pink", "black", "white", "gray", "beige",
    "brown", "red", "turquoise", "green", "pink", "beige", "brown", "gray", "red", "any keshi",
]  # fmt: skip
BACKS = [
    "2 date", "2 water", "1 any goods", "2 dinar", "3 point", "1 river step", "1 palace step",
    "1 mosque step", "1 any resource", "2 point", "1 date, 1 water", "1 water, 1 dinar",
    "2 river step", "3 date", "4 point", "1 date, 1 dinar", "2 any resource", "2 date", "2 water",
    "5 point",
]  # fmt: skip


def inner_spaces(game: Game) -> dict[str, str]:
    """The gains on the inner spaces of the connection lines, by the names of the spaces."""
    lines = look(game)["lines"]
    sides = {"L": lines["left"], "C": lines["middle"], "R": lines["right"]}
    return {
        f"{letter}{place}": ", ".join(gains)
        for letter, spaces in sides.items()
        for place, gains in enumerate(spaces)
        if gains
    }


def dealt(edition: str, seed: int) -> dict[str, str]:
    return inner_spaces(Game.new(Config(2, edition, modules=frozenset(TILES)), seed))


def chosen(edition: str, first: str) -> Scenario:
    """A table with this tile on L2, bottom left, and others on the remaining spaces."""
    others = [f"{tile}a" for tile in range(1, 21) if f"{tile}" != first[:-1]]
    return Scenario(edition, modules=TILES, staircase=(first, *others[:11]))


def crossing_below_l2(table: Scenario) -> Game:
    """The courtier enters palace segment 2 with the student in segment 1: L2 is on the line."""
    game = table.player(0, white=1, palace=3, water=0, dates=0, dinars=0).assistants(
        {0: ["palace"]}
    )
    play(game, "sector action")
    return game


@rule("XP1-01", "XP1-04")
@pytest.mark.parametrize("seed", range(5))
def test_twelve_of_twenty_tiles_cover_the_inner_spaces(edition: str, seed: int) -> None:
    shown = dealt(edition, seed)
    assert len(shown) == 15
    covered = Counter(shown[space] for space in COVERED)
    sides = Counter([f"1 {front}" for front in FRONTS] + BACKS)
    assert covered <= sides  # no tile is used twice
    assert sum(covered.values()) == 12


@rule("XP1-01")
def test_tiles_and_sides_are_random(edition: str) -> None:
    by_space = [{dealt(edition, seed)[space] for seed in range(40)} for space in COVERED]
    for shown in by_space:
        assert shown & set(BACKS)
        assert shown & {f"1 {front}" for front in FRONTS}
        assert len(shown) > 8


@rule("XP1-02")
def test_topmost_and_lowermost_spaces_are_never_covered(edition: str) -> None:
    for seed in range(20):
        shown = dealt(edition, seed)
        assert shown["C3"] == "1 river step"
        assert shown["C9"] == "1 any keshi"
        assert shown["C10"] == "1 any keshi pair"


@rule("XP1-02")
@pytest.mark.parametrize(
    ("palace", "mosque", "dinars", "gain"), [(3, 0, 1, 1), (6, 6, 2, 2), (10, 15, 3, 5)]
)
def test_the_dinar_and_points_spaces_keep_their_bonus(
    edition: str, palace: int, mosque: int, dinars: int, gain: int
) -> None:
    table = Scenario(edition, modules=TILES)
    table.player(0, white=1, palace=palace, mosque=mosque, dinars=0)
    game = table.assistants({0: ["palace"]})
    twin = game.copy()
    play(game, "sector action", "line dinars")
    assert see(game, 0).dinars == 1 + dinars  # including the threshold's
    play(twin, "sector action", "line points")
    assert points(twin, 0)["lines"] == gain


@rule("XP1-05", "XP1-01")
def test_chosen_tiles_cover_the_spaces_in_order(edition: str) -> None:
    sides = ("20b", "1a", "2b", "3a", "4b", "5a", "6b", "7a", "8b", "11b", "12b", "19a")
    shown = inner_spaces(Scenario(edition, modules=TILES, staircase=sides).game)
    wanted = [
        "5 point", "1 turquoise", "2 water", "1 yellow", "2 dinar", "1 purple", "1 river step",
        "1 black", "1 mosque step", "1 date, 1 water", "1 water, 1 dinar", "1 red",
    ]  # fmt: skip
    assert [shown[space] for space in COVERED] == wanted


@rule("XP1-05")
@pytest.mark.parametrize(
    "sides",
    [
        ("1a",),
        tuple(f"{tile}a" for tile in range(1, 14)),
        ("1a", "1b", *(f"{tile}a" for tile in range(3, 13))),
        ("21a", *(f"{tile}a" for tile in range(1, 12))),
        ("1c", *(f"{tile}a" for tile in range(2, 13))),
    ],
)
def test_the_chosen_tiles_must_be_twelve_different_ones(sides: tuple[str, ...]) -> None:
    error = config_error(Config, modules=frozenset(TILES), staircase=sides)
    assert error.key == "config-staircase"


@rule("XP1-05")
def test_choosing_tiles_requires_the_module() -> None:
    error = config_error(Config, staircase=tuple(f"{tile}a" for tile in range(1, 13)))
    assert error.key == "config-staircase-module"


@rule("XP1-03")
@pytest.mark.parametrize(
    ("side", "gain"),
    [
        ("1b", {"date": 2}),
        ("2b", {"water": 2}),
        ("4b", {"dinar": 2}),
        ("11b", {"date": 1, "water": 1}),
        ("12b", {"water": 1, "dinar": 1}),
        ("14b", {"date": 3}),
        ("16b", {"date": 1, "dinar": 1}),
    ],
)
def test_a_covered_space_gives_the_resources_of_its_tile(
    edition: str, side: str, gain: dict[str, int]
) -> None:
    """R183: a tile with two icons is a single space that gives both."""
    game = crossing_below_l2(chosen(edition, side))
    play(game, "line left")
    expected = {"water": 0, "date": 0, "dinar": 1}  # from the threshold
    for resource, number in gain.items():
        expected[resource] += number
    assert see(game, 0).resources == expected
    assert see(game, 0).keshis["turquoise"] == 0  # the printed bonus of L2


@rule("XP1-03")
@pytest.mark.parametrize(("side", "gain"), [("5b", 3), ("10b", 2), ("15b", 4), ("20b", 5)])
def test_a_covered_space_gives_the_points_of_its_tile(edition: str, side: str, gain: int) -> None:
    game = crossing_below_l2(chosen(edition, side))
    play(game, "line left")
    assert points(game, 0) == {"lines": gain}


@rule("XP1-03")
def test_a_covered_space_gives_the_keshi_of_its_tile(edition: str) -> None:
    game = crossing_below_l2(chosen(edition, "2a"))
    play(game, "line left")
    seen = see(game, 0)
    assert (seen.keshis["green"], seen.keshis["turquoise"]) == (1, 0)
    assert points(game, 0) == {"orchard": 1}  # STA-10: with its placement bonus


@rule("XP1-03")
@pytest.mark.parametrize(
    ("side", "actions", "gained"),
    [
        ("3b", ["goods orange"], {"orange": 1}),
        ("20a", ["keshi gray"], {"gray": 1}),
        ("17b", ["take water", "take date"], {"water": 1, "date": 1}),
        ("9b", ["take water"], {"water": 1}),
        ("13b", [], {"fisherman": 2}),
        ("6b", [], {"fisherman": 1}),
        ("7b", [], {"palace": 5}),
        ("8b", [], {"mosque": 1}),
    ],
)
def test_a_covered_space_gives_any_other_bonus_of_its_tile(
    edition: str, side: str, actions: list[str], gained: dict[str, int]
) -> None:
    game = crossing_below_l2(chosen(edition, side))
    play(game, "line left", *actions)
    seen = see(game, 0)
    all_seen: dict[str, Any] = {
        **seen.resources, **seen.keshis, **seen.goods,
        "fisherman": seen.fisherman, "palace": seen.palace, "mosque": seen.mosque,
    }  # fmt: skip
    assert {name: all_seen[name] for name in gained} == gained


def test_a_tile_without_effect_is_not_offered(edition: str) -> None:
    """R4: here a keshi of a full sector."""
    full = crossing_below_l2(chosen(edition, "2a").player(0, green=8))
    assert "line left" not in options(full)
    free = crossing_below_l2(chosen(edition, "2a").player(0, green=7))
    assert "line left" in options(free)


def test_a_step_from_a_tile_interrupts_the_movement(edition: str) -> None:
    """R2: the first of 4 palace steps crosses; the tile's step comes before the other three."""
    table = chosen(edition, "7b").player(0, white=4, palace=3, dinars=0)
    game = table.assistants({0: ["palace"]})
    play(game, "sector action", "line left")
    assert see(game, 0).palace == 7  # 4, the tile's step to 5, then 6 and across to 7
    play(game, "done")
    assert see(game, 0).palace == 8
    assert see(game, 0).dinars == 2


def test_scroll_59_gives_both_bonuses_of_a_tile(edition: str) -> None:
    """R85, R183."""
    table = chosen(edition, "16b").player(0, palace=4, mosque=0, dinars=0)
    game = table.buys_scroll(59)
    seen = see(game, 0)
    assert (seen.dates, seen.dinars) == (1, 1 + 1)  # tile: date and dinar; line: 1 dinar
    assert seen.fisherman == 1
    assert points(game, 0) == {"scroll 59": 1}
