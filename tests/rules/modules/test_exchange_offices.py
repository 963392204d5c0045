"""The exchange offices of the expansion."""

from typing import Any

import pytest

from marrakesh import Config, Game
from scenario import Scenario, options, play, points, see

rule = pytest.mark.rule
OFFICES = ["exchange-offices"]


NEW_SIDES = range(7, 13)


def offices_of(config: Config, seed: int) -> list[int]:
    """The offices of the three seasons."""
    table = Game.new(config, seed).table
    return [table.office, *table.offices]


def deals(edition: str, offices: str = "mixed") -> list[list[int]]:
    config = Config(2, edition, modules=frozenset(OFFICES), offices=offices)
    return [offices_of(config, seed) for seed in range(120)]


@rule("XP3-01")
def test_essential_offices_have_a_random_side_up() -> None:
    """Sides 7-12 are the backs of 1-6, so only one side of a tile is drawn."""
    drawn = deals("essential")
    for three in drawn:
        assert len(three) == 3
        assert len({(office - 1) % 6 for office in three}) == 3
    assert {office for three in drawn for office in three} == set(range(1, 13))
    mixed = [sum(office in NEW_SIDES for office in three) for three in drawn]
    assert set(mixed) == {0, 1, 2, 3}


@rule("XP3-04")
def test_in_deluxe_the_offices_are_drawn_from_twelve_separate_tiles() -> None:
    drawn = deals("deluxe")
    for three in drawn:
        assert len(set(three)) == 3
    assert {office for three in drawn for office in three} == set(range(1, 13))
    assert any(len({(office - 1) % 6 for office in three}) < 3 for three in drawn)  # 1 and 7, ...


@rule("XP3-02")
def test_only_new_offices_are_used_if_the_players_agree(edition: str) -> None:
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
def test_a_new_office_gives_a_date_and_a_river_step(edition: str) -> None:
    game = at_office(empty_handed(edition), 7, "yellow")
    assert see(game, 0).resources == {"water": 0, "date": 1, "dinar": 0}
    assert see(game, 0).fisherman == 1
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 1}


@rule("XP3-03")
def test_a_new_office_gives_a_dinar_and_a_point(edition: str) -> None:
    game = at_office(empty_handed(edition), 7, "purple")
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 1}
    assert points(game, 0) == {"offices": 1}


@rule("XP3-03")
@pytest.mark.parametrize("stair", ["palace", "mosque"])
def test_a_new_office_gives_a_water_and_a_step_on_either_staircase(
    edition: str, stair: str
) -> None:
    game = at_office(empty_handed(edition), 7, "orange")
    assert options(game) == ["advance palace", "advance mosque"]
    play(game, f"advance {stair}")
    seen = see(game, 0)
    assert seen.resources == {"water": 1, "date": 0, "dinar": 0}
    assert {"palace": seen.palace, "mosque": seen.mosque} == {"palace": 0, "mosque": 0} | {stair: 1}


def test_the_river_step_of_an_office_may_be_extended_with_water(edition: str) -> None:
    """R189: it is an ordinary movement."""
    game = at_office(empty_handed(edition, water=2), 7, "yellow")
    play(game, "step for water", "step for water")
    assert (see(game, 0).fisherman, see(game, 0).water) == (3, 0)


def test_scrolls_extend_the_stair_step_of_an_office(edition: str) -> None:
    """R189: 48 once, 26 and 27 as often as paid; 27 may use the office's water."""
    table = empty_handed(edition, dates=1, scrolls=[26, 27, 48])
    game = at_office(table, 7, "orange")
    play(game, "advance mosque", "extra step")
    assert "extra step" not in options(game)
    play(game, "step for date")
    assert see(game, 0).mosque == 3
    play(game, "step for water")
    assert (see(game, 0).mosque, see(game, 0).water) == (4, 0)


def test_an_office_with_two_stair_steps_gives_them_in_either_order(edition: str) -> None:
    game = at_office(empty_handed(edition), 12, "yellow")
    assert options(game) == ["advance palace", "advance mosque"]
    play(game, "advance mosque")
    assert (see(game, 0).palace, see(game, 0).mosque) == (1, 1)


def test_scroll_18_gives_an_extra_resource_at_a_new_office(edition: str) -> None:
    """R91: even where the office gives points."""
    game = at_office(empty_handed(edition, scrolls=[18]), 10, "orange")
    assert options(game) == ["take water", "take date", "take dinar"]
    play(game, "take dinar")
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 1}
    assert points(game, 0) == {"offices": 3}
