"""Main-square scrolls that repeat the action or pay for every entertainer."""

import pytest

from rules.tiles.scrolls.square import perform, square
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


# --- 65: always twice -----------------------------------------------------------------------------


@rule("SCR-65", "EX-38")
def test_scroll_65_performs_the_action_twice_and_rotates_the_disc_each_time(edition: str) -> None:
    game = perform(square(edition, 0, 1, 2, scrolls=[65]))
    play(game, "space 1")
    assert (points(game, 0), see(game, 0).disc) == ({"square": 6}, 2)
    play(game, "space 2")
    assert see(game, 0).water == 3
    assert see(game, 0).disc == 2
    assert look(game)["phase"] == "select"


@rule("SCR-65", "SCR-29")
def test_scroll_29_pays_after_each_action_of_scroll_65(edition: str) -> None:
    """R66: 3 spectators, then 1."""
    game = perform(square(edition, 0, 4, scrolls=[29, 65]))
    assert points(game, 0) == {"scroll 29": 6 + 2}


@rule("SCR-65", "SCR-51")
def test_scroll_51_pays_after_each_action_of_scroll_65(edition: str) -> None:
    """R66: water, river step and dinar; then 2 points, mosque step and goods."""
    game = perform(square(edition, 0, 4, scrolls=[51, 65]))
    play(game, "done", "space 6", "goods yellow")
    seen = see(game, 0)
    assert (seen.water, seen.dates, seen.dinars) == (1, 2 + 2, 1)
    assert (seen.fisherman, seen.mosque, seen.goods["yellow"]) == (1, 1, 1)
    assert points(game, 0) == {"scroll 51": 2}


@rule("SCR-65")
@pytest.mark.parametrize(("scrolls", "turns", "total"), [([], 2, 8), ([65], 4, 18)])
def test_scroll_65_doubles_the_actions_of_river_tile_16(
    edition: str, scrolls: list[int], turns: int, total: int
) -> None:
    """R67: the 2-point space faces 3, 1, 2 and 3 spectators."""
    table = Scenario(edition, season=2).river_tiles(1, 16, 5)
    table.player(0, scrolls=scrolls, entertainers=[1], disc=0, fisherman=1)
    game = table.season_scoring()
    assert points(game, 0)["square"] == total
    assert see(game, 0).disc == turns


@rule("SCR-65", "SCR-53", "SCR-64")
@pytest.mark.parametrize(
    ("tile", "answer"),
    [(53, ["sector square"]), (64, ["keshi pink", "entertainer 4", "space 1", "space 1"])],
)
def test_scroll_65_doubles_a_granted_main_square_action(
    edition: str, tile: int, answer: list[str]
) -> None:
    """R69"""
    game = square(edition, 0, 1, scrolls=[65]).buys_scroll(tile)
    play(game, *answer)
    assert points(game, 0) == {"square": 6 + 2}
    assert see(game, 0).disc == 2


@rule("SCR-65", "SCR-16")
def test_scroll_16_applies_to_both_actions_of_scroll_65(edition: str) -> None:
    """R68: the 2 and the 3 palace steps each cross a threshold."""
    game = perform(square(edition, 0, 7, scrolls=[16, 65]).player(0, palace=2))
    play(game, "step of scroll 16", "done")
    assert see(game, 0).palace == 7
    play(game, "step of scroll 16", "done")
    assert see(game, 0).fisherman == 2


# --- 70: every entertainer ------------------------------------------------------------------------


@rule("SCR-70", "EX-39")
def test_scroll_70_gives_every_entertainers_bonus_for_each_facing_spectator(edition: str) -> None:
    """R72: the disc does not rotate, and the order is free."""
    game = square(edition, 0, 1, 5, 7, 8, scrolls=[]).buys_scroll(70)
    assert options(game) == ["space 5", "space 7"]
    play(game, "space 7")
    seen = see(game, 0)
    assert (seen.palace, seen.fisherman, seen.dinars, seen.disc) == (1, 3, 3, 0)
    assert (seen.water, seen.dates, seen.mosque) == (0, 0, 0)
    assert points(game, 0) == {"scroll 70": 2}


@rule("SCR-70")
def test_scroll_70_does_not_pay_an_entertainer_gained_while_it_is_resolved(edition: str) -> None:
    """R72: the palace step crosses a threshold, and the line offers an entertainer."""
    game = square(edition, 0, 7, scrolls=[]).player(0, palace=3, mosque=16).buys_scroll(70)
    play(game, "line middle", "entertainer 8")
    assert see(game, 0).dinars == 1 + 1  # from the threshold and for placing
    assert see(game, 0).entertainers == [6, 7]


@rule("SCR-70")
def test_scroll_70_without_an_entertainer_has_no_effect(edition: str) -> None:
    game = square(edition, 0, scrolls=[]).buys_scroll(70)
    assert look(game)["phase"] == "select"
    assert points(game, 0) == {}
