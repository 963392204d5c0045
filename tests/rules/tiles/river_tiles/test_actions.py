"""River tiles that give actions."""

import pytest

from rules.tiles.river_tiles.helpers import Facts, purse, winning
from scenario import look, options, play, points, see

rule = pytest.mark.rule


@rule("RVT-01")
def test_river_tile_01_gives_any_sector_action(edition: str) -> None:
    """R170: with current values and usual costs; actions without effect are not offered."""
    facts: Facts = {"green": 3, "white": 1, "beige": 1, "caravans": [1, 0, 0], "yellow": 1}
    game = winning(edition, 1, **facts).season_scoring()
    sectors = ["orchard", "palace", "medina", "sahara", "souk"]
    assert options(game) == ["done", *(f"sector {sector}" for sector in sectors)]
    play(game, "sector orchard")
    assert purse(game) == (9 - 1, 9 + 3 - 1, 9 - 1)  # after provisioning


@rule("RVT-01")
def test_the_granted_action_has_its_usual_costs(edition: str) -> None:
    game = winning(edition, 1, caravans=[0, 2, 0], dates=0, storage={1: "white"}).season_scoring()
    play(game, "sector sahara", "deploy white")  # right 2 also costs a date
    assert see(game, 0).claimed_places == [3]


def test_a_water_vendor_gives_no_water_for_the_granted_action(edition: str) -> None:
    """R170, R41"""
    game = winning(edition, 1, green=2, vendors=["orchard"], scrolls=[35, 50]).season_scoring()
    play(game, "sector orchard")
    assert see(game, 0).water == 9 - 1
    assert "scroll 50" not in points(game, 0)


@rule("RVT-01")
@pytest.mark.parametrize("possible", [True, False])
def test_the_granted_sector_action_may_be_declined(edition: str, possible: bool) -> None:
    game = winning(edition, 1, green=2 if possible else 0).season_scoring()
    if possible:
        play(game, "done")
    assert see(game, 0).dates == 8
    assert look(game)["phase"] == "next-provision"


def test_the_scroll_display_is_refilled_after_the_granted_action(edition: str) -> None:
    """R46: right after the winner's chain of effects, not between purchases."""
    table = winning(edition, 1, gray=2).scrolls_shown("gray", 13, 14, 15)
    game = table.season_scoring()
    play(game, "sector madrasa", "scroll 13")
    assert look(game)["scrolls"][0] == [0, 14, 15]
    play(game, "done")
    first, *others = look(game)["scrolls"][0]
    assert others == [14, 15]
    assert first not in (0, 13)


@rule("RVT-16")
def test_river_tile_16_performs_the_main_square_action_twice(edition: str) -> None:
    """Each time the disc rotates first: 3 spectators face the points, then the water."""
    game = winning(edition, 16, entertainers=[1, 2], disc=0).season_scoring()
    assert options(game) == ["space 1", "space 2"]
    play(game, "space 1")
    assert points(game, 0) == {"square": 6}
    play(game, "space 2")
    assert see(game, 0).water == 9 + 3 - 2  # two provision tiles
    assert see(game, 0).disc == 2


@rule("RVT-16")
def test_without_an_entertainer_river_tile_16_has_no_effect(edition: str) -> None:
    game = winning(edition, 16, disc=0, scrolls=[29, 51]).season_scoring()
    assert (see(game, 0).disc, look(game)["season"]) == (0, 3)
    assert points(game, 0) == {}


def test_with_scroll_65_river_tile_16_performs_the_action_four_times(edition: str) -> None:
    """R67"""
    game = winning(edition, 16, entertainers=[1, 2], disc=0, scrolls=[65]).season_scoring()
    play(game, "space 1", "space 1", "space 1", "space 1")  # 3, 1, 2 and 3 spectators
    assert points(game, 0) == {"square": 2 * (3 + 1 + 2 + 3)}
    assert see(game, 0).disc == 4


@rule("RVT-11")
@pytest.mark.parametrize(("first", "second"), [("palace", "mosque"), ("mosque", "palace")])
def test_river_tile_11_gives_the_winner_three_steps_and_the_second_player_one(
    edition: str, first: str, second: str
) -> None:
    """R168: steps cannot be split; R164: the second player climbs after the first."""
    game = winning(edition, 11, 3).season_scoring()
    assert (game.seat, options(game)) == (0, ["done", "advance palace", "advance mosque"])
    play(game, f"advance {first}")
    assert (game.seat, options(game)) == (1, ["done", "advance palace", "advance mosque"])
    play(game, f"advance {second}")
    assert game.over
    for seat, steps, stair in ((0, 3, first), (1, 1, second), (2, 0, "palace")):
        seen = see(game, seat)
        assert {name: getattr(seen, name) for name in ("palace", "mosque")} == {
            "palace": 0,
            "mosque": 0,
            stair: steps,
        }


@rule("RVT-11")
def test_the_leader_finishes_climbing_before_the_second_player_starts(edition: str) -> None:
    """R164: including the bonuses of thresholds."""
    game = winning(edition, 11, 3, palace=2).season_scoring()
    play(game, "advance palace")
    assert game.seat == 0
    play(game, "line points")
    assert points(game, 0) == {"lines": 1}
    assert game.seat == 1


@rule("RVT-11")
def test_with_two_players_only_the_leader_is_offered_the_climb_and_may_decline_it(
    edition: str,
) -> None:
    """R168"""
    game = winning(edition, 11).season_scoring()
    play(game, "done")
    assert game.over
    assert (see(game, 0).palace, see(game, 0).mosque) == (0, 0)
