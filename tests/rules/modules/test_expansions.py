"""Expansions 1, 3 and 4: staircase tiles, more exchange offices, the other audience discs."""

from collections import Counter
from typing import Any

import pytest

from marrakesh import Config, Game
from marrakesh.rules.config import ConfigError
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule

TILES = ["staircase-tiles"]
OFFICES = ["exchange-offices"]
DISCS = ["spectators"]

# --- staircase tiles ------------------------------------------------------------------------------

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
    """What the inner spaces of the connection lines show, by their names."""
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
    """A table with this tile on L2, the bottom left, and others on the rest."""
    others = [f"{tile}a" for tile in range(1, 21) if f"{tile}" != first[:-1]]
    return Scenario(edition, modules=TILES, staircase=(first, *others[:11]))


def crossing_below_l2(table: Scenario) -> Game:
    """The courtier enters palace segment 2, the student is in segment 1: L2 is on the line."""
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
def test_top_and_bottom_spaces_are_never_covered(edition: str) -> None:
    for seed in range(20):
        shown = dealt(edition, seed)
        assert shown["C3"] == "1 river step"
        assert shown["C9"] == "1 any keshi"
        assert shown["C10"] == "1 any keshi pair"


@rule("XP1-02")
@pytest.mark.parametrize(
    ("palace", "mosque", "dinars", "gain"), [(3, 0, 1, 1), (6, 6, 2, 2), (10, 15, 3, 5)]
)
def test_the_spaces_beside_the_stairs_keep_their_bonus(
    edition: str, palace: int, mosque: int, dinars: int, gain: int
) -> None:
    table = Scenario(edition, modules=TILES)
    table.player(0, white=1, palace=palace, mosque=mosque, dinars=0)
    game = table.assistants({0: ["palace"]})
    twin = game.copy()
    play(game, "sector action", "line dinars")
    assert see(game, 0).dinars == 1 + dinars  # with the threshold's own
    play(twin, "sector action", "line points")
    assert points(twin, 0)["lines"] == gain


@rule("XP1-05", "XP1-01")
def test_chosen_tiles_go_to_the_spaces_in_order(edition: str) -> None:
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
def test_a_choice_of_tiles_is_twelve_different_ones(sides: tuple[str, ...]) -> None:
    with pytest.raises(ConfigError, match="12 different staircase tiles"):
        Config(modules=frozenset(TILES), staircase=sides)


@rule("XP1-05")
def test_tiles_are_chosen_only_where_they_are_played() -> None:
    with pytest.raises(ConfigError, match="staircase-tiles"):
        Config(staircase=tuple(f"{tile}a" for tile in range(1, 13)))


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
    """R183: a tile with two icons is one space, both are gained."""
    game = crossing_below_l2(chosen(edition, side))
    play(game, "line left")
    expected = {"water": 0, "date": 0, "dinar": 1}  # of the threshold
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
def test_other_bonuses_of_tiles(
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
    """R4: a keshi of a full sector."""
    full = crossing_below_l2(chosen(edition, "2a").player(0, green=8))
    assert "line left" not in options(full)
    free = crossing_below_l2(chosen(edition, "2a").player(0, green=7))
    assert "line left" in options(free)


def test_a_step_of_a_tile_interrupts_the_movement(edition: str) -> None:
    """R2: of 4 palace steps one crosses, the tile's step comes first, then the other three."""
    table = chosen(edition, "7b").player(0, white=4, palace=3, dinars=0)
    game = table.assistants({0: ["palace"]})
    play(game, "sector action", "line left")
    assert see(game, 0).palace == 7  # 4, the tile's step to 5, then 6 and across to 7
    play(game, "done")
    assert see(game, 0).palace == 8
    assert see(game, 0).dinars == 2


def test_scroll_59_gives_both_icons_of_a_tile(edition: str) -> None:
    """R85, R183."""
    table = chosen(edition, "16b").player(0, palace=4, mosque=0, dinars=0)
    game = table.buys_scroll(59)
    seen = see(game, 0)
    assert (seen.dates, seen.dinars) == (1, 1 + 1)  # tile: date and dinar, line: 1 dinar
    assert seen.fisherman == 1
    assert points(game, 0) == {"scroll 59": 1}


# --- more exchange offices ------------------------------------------------------------------------

NEW_SIDES = range(7, 13)


def offices_of(config: Config, seed: int) -> list[int]:
    """The offices of the three seasons."""
    table = Game.new(config, seed).table
    return [table.office, *table.offices]


def deals(edition: str, offices: str = "mixed") -> list[list[int]]:
    config = Config(2, edition, modules=frozenset(OFFICES), offices=offices)
    return [offices_of(config, seed) for seed in range(120)]


@rule("XP3-01")
def test_essential_offices_lie_with_a_random_side_up() -> None:
    """Sides 7-12 are the backs of 1-6, so both sides of a tile never meet."""
    drawn = deals("essential")
    for three in drawn:
        assert len(three) == 3
        assert len({(office - 1) % 6 for office in three}) == 3
    assert {office for three in drawn for office in three} == set(range(1, 13))
    mixed = [sum(office in NEW_SIDES for office in three) for three in drawn]
    assert set(mixed) == {0, 1, 2, 3}


@rule("XP3-04")
def test_deluxe_offices_are_twelve_single_tiles() -> None:
    drawn = deals("deluxe")
    for three in drawn:
        assert len(set(three)) == 3
    assert {office for three in drawn for office in three} == set(range(1, 13))
    assert any(len({(office - 1) % 6 for office in three}) < 3 for three in drawn)  # 1 and 7, ...


@rule("XP3-02")
def test_only_new_offices_if_agreed(edition: str) -> None:
    drawn = deals(edition, "new")
    assert {office for three in drawn for office in three} == set(NEW_SIDES)
    assert all(len(set(three)) == 3 for three in drawn)


@rule("XP3-01", "XP3-04")
def test_without_the_expansion_no_new_office_appears(edition: str) -> None:
    for seed in range(30):
        assert not set(offices_of(Config(2, edition), seed)) & set(NEW_SIDES)


def at_office(table: Scenario, office: int, goods: str) -> Game:
    """Seat 0 returns a goods keshi at this office."""
    table.office(office).player(0, yellow=1, orange=1, purple=1)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", f"office {goods}")
    return game


def empty_handed(edition: str, **facts: Any) -> Scenario:
    table = Scenario(edition, modules=OFFICES)
    return table.player(0, **{"water": 0, "dates": 0, "dinars": 0, **facts})


@rule("XP3-03")
def test_a_date_and_a_river_step(edition: str) -> None:
    game = at_office(empty_handed(edition), 7, "yellow")
    assert see(game, 0).resources == {"water": 0, "date": 1, "dinar": 0}
    assert see(game, 0).fisherman == 1
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 1}


@rule("XP3-03")
def test_a_dinar_and_a_point(edition: str) -> None:
    game = at_office(empty_handed(edition), 7, "purple")
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 1}
    assert points(game, 0) == {"offices": 1}


@rule("XP3-03")
@pytest.mark.parametrize("stair", ["palace", "mosque"])
def test_a_water_and_a_step_on_either_stair(edition: str, stair: str) -> None:
    game = at_office(empty_handed(edition), 7, "orange")
    assert options(game) == ["advance palace", "advance mosque"]
    play(game, f"advance {stair}")
    seen = see(game, 0)
    assert seen.resources == {"water": 1, "date": 0, "dinar": 0}
    assert {"palace": seen.palace, "mosque": seen.mosque} == {"palace": 0, "mosque": 0} | {stair: 1}


def test_the_river_step_of_an_office_is_extended_with_water(edition: str) -> None:
    """R189: a normal movement."""
    game = at_office(empty_handed(edition, water=2), 7, "yellow")
    play(game, "step for water", "step for water")
    assert (see(game, 0).fisherman, see(game, 0).water) == (3, 0)


def test_the_stair_step_of_an_office_is_extended_by_scrolls(edition: str) -> None:
    """R189: 48 once, 26 and 27 as often as paid; the office's water can pay for 27."""
    table = empty_handed(edition, dates=1, scrolls=[26, 27, 48])
    game = at_office(table, 7, "orange")
    play(game, "advance mosque", "extra step")
    assert "extra step" not in options(game)
    play(game, "step for date")
    assert see(game, 0).mosque == 3
    play(game, "step for water")
    assert (see(game, 0).mosque, see(game, 0).water) == (4, 0)


def test_both_stair_steps_of_an_office_in_either_order(edition: str) -> None:
    game = at_office(empty_handed(edition), 12, "yellow")
    assert options(game) == ["advance palace", "advance mosque"]
    play(game, "advance mosque")
    assert (see(game, 0).palace, see(game, 0).mosque) == (1, 1)


def test_scroll_18_adds_a_resource_at_a_new_office(edition: str) -> None:
    """R91: also where the office gives points."""
    game = at_office(empty_handed(edition, scrolls=[18]), 10, "orange")
    assert options(game) == ["take water", "take date", "take dinar"]
    play(game, "take dinar")
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 1}
    assert points(game, 0) == {"offices": 3}


# --- the purple discs -----------------------------------------------------------------------------

PURPLE = [2, 0, 2, 1, 4, 1, 2, 3]


@rule("XP4-01")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_has_a_purple_disc(edition: str, players: int) -> None:
    game = Scenario(edition, players, modules=DISCS).game
    for seat in range(players):
        seen = see(game, seat)
        assert sorted(seen.spectators) == [0, 1, 1, 2, 2, 2, 3, 4]
        assert [seen.spectators[(k + seen.disc) % 8] for k in range(8)] == PURPLE
    pink = Scenario(edition, players).game
    for seat in range(players):
        assert sorted(see(pink, seat).spectators) == [1, 1, 1, 2, 2, 2, 3, 3]


def on_the_square(edition: str, *spaces: int, **facts: Any) -> Scenario:
    """An action turns the disc to offset 0, so that spaces 1-8 face 2 0 2 1 4 1 2 3."""
    table = Scenario(edition, modules=DISCS)
    return table.player(0, entertainers=spaces, disc=7, water=0, dates=0, dinars=0, **facts)


@rule("XP4-01")
def test_four_spectators_pay_four_times(edition: str) -> None:
    game = on_the_square(edition, 1, 5).assistants({0: ["square"]})
    play(game, "sector action", "space 5")
    assert see(game, 0).fisherman == 4


@rule("XP4-01")
def test_a_space_without_spectators_may_be_chosen_for_nothing(edition: str) -> None:
    """R62."""
    game = on_the_square(edition, 1, 2).assistants({0: ["square"]})
    play(game, "sector action")
    assert options(game) == ["space 1", "space 2"]
    play(game, "space 2")
    assert see(game, 0).water == 0
    assert points(game, 0) == {}


def test_scroll_31_counts_an_empty_section_as_one(edition: str) -> None:
    """R64: then it also faces exactly 1 spectator for scroll 51, and sections of 1 do not."""
    table = on_the_square(edition, 1, 2, scrolls=[31, 51])
    game = table.assistants({0: ["square"]})
    play(game, "sector action", "space 2")
    assert see(game, 0).water == 1 + 1
    assert see(game, 0).dates == 0  # space 4 faces 1 + 1


def test_scroll_70_skips_an_empty_section(edition: str) -> None:
    table = on_the_square(edition, 2, 4, 8).player(0, disc=0)
    game = table.buys_scroll(70)
    seen = see(game, 0)
    assert (seen.water, seen.dates, seen.dinars) == (0, 1, 3)


def test_the_sides_of_hidden_offices_are_unknown() -> None:
    """Essential, mixed: a seat cannot know which side of an office to come is up."""
    game = Game.new(Config(edition="essential", modules=frozenset({"exchange-offices"})), seed=4)
    sides = set()
    for seed in range(40):
        twin = game.copy()
        twin.redeal(0, seed)
        assert twin.view(0) == game.view(0)
        hidden = [*twin.table.offices, *twin.table.unused_offices]
        assert {(office - 1) % 6 for office in [twin.table.office, *hidden]} == set(range(6))
        sides.add(sum(office > 6 for office in hidden))
    assert len(sides) > 2
