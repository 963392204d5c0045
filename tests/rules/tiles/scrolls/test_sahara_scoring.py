"""Sahara scrolls that score oases immediately."""

import pytest

from rules.tiles.scrolls.sahara import sahara
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


# --- 68: a newly discovered oasis -----------------------------------------------------------------


@rule("SCR-68")
@pytest.mark.parametrize(("scrolls", "score"), [([], {}), ([68], {"scroll 68": 3 + 3})])
def test_scroll_68_scores_a_newly_discovered_oasis_and_leaves_it_in_place(
    edition: str, scrolls: list[int], score: dict[str, int]
) -> None:
    """R11: the new caravan counts for oasis 12."""
    table = sahara(edition, *scrolls, caravans=[0, 1, 1], oases={"left 1": 12})
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan left")
    assert points(game, 0) == score
    assert see(game, 0).oases[0] == 12
    assert see(game, 0).claimed_oases == []


@rule("SCR-68", "SCR-62")
def test_an_oasis_scored_by_scroll_68_may_be_claimed_and_score_again(edition: str) -> None:
    table = sahara(edition, 68, season=3, round=4, gray=7, dates=3, white=5)
    table.player(0, oases={"right 1": 5}).scrolls_shown("orange", 62)
    game = table.assistants({0: ["sahara", "madrasa"]})
    play(game, "use sahara", "caravan right", "sector action", "scroll 62")
    assert game.over
    scored = {source: n for source, n in points(game, 0).items() if source != "provisions"}
    assert scored == {"scroll 68": 8, "oasis 05": 8}


@rule("SCR-68")
def test_scroll_68_does_not_count_towards_the_limit_of_three_oases(edition: str) -> None:
    """R120: three others are claimed."""
    table = sahara(edition, 68, season=3, round=4, caravans=[3, 0, 0], claimed=[9, 6, 7])
    table.player(0, oases={"right 1": 5}, white=5, gray=1, black=3, turquoise=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan right")
    assert game.over
    scored = {source: n for source, n in points(game, 0).items() if source != "provisions"}
    assert scored == {"scroll 68": 8, "oasis 06": 6, "oasis 07": 5, "oasis 09": 4}


@rule("SCR-68")
def test_scroll_68_does_not_score_the_start_oasis(edition: str) -> None:
    """R119"""
    game = sahara(edition, 68, caravans=[0, 0, 1]).assistants({0: ["sahara"]})
    play(game, "caravan start")
    assert points(game, 0) == {"start oasis": 2}


@rule("SCR-68")
def test_scroll_68_does_not_score_an_oasis_from_river_tile_02(edition: str) -> None:
    """R119"""
    table = sahara(edition, 68, fisherman=1).river_tiles(2, 3, 5)
    game = table.season_scoring()
    play(game, "open oasis 1")
    assert len(see(game, 0).claimed_oases) == 1
    assert "scroll 68" not in points(game, 0)


@rule("SCR-68")
def test_resources_may_be_handed_in_for_scroll_68(edition: str) -> None:
    """R119"""
    table = sahara(edition, 68, oases={"left 1": 21}, dates=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan left")
    assert options(game) == ["hand in 0", "hand in 1", "hand in 2"]
    play(game, "hand in 1")
    assert points(game, 0) == {"scroll 68": 3 + 1}
    assert see(game, 0).dates == 1


@rule("SCR-68", "SCR-33")
def test_scroll_33_does_not_let_dates_replace_dinars_handed_in(edition: str) -> None:
    """R109, with oasis 20."""
    game = sahara(edition, 33, 68, oases={"left 1": 20}, dates=2).assistants({0: ["sahara"]})
    play(game, "caravan left")
    assert points(game, 0) == {"scroll 68": 3}
    assert see(game, 0).dates == 2


@rule("SCR-68")
def test_oasis_26_does_not_count_itself_when_discovered(edition: str) -> None:
    """R121"""
    table = sahara(edition, 68, caravans=[2, 0, 0], claimed=[5, 6], oases={"right 1": 26})
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan right")
    assert points(game, 0) == {"scroll 68": 6}


# --- 71: a claimed oasis --------------------------------------------------------------------------


@rule("SCR-71")
def test_an_oasis_scored_by_scroll_71_scores_again_at_the_end(edition: str) -> None:
    """R120: scroll 71 does not count towards the limit of three oases."""
    table = Scenario(edition, season=3, round=4).player(1, water=0, dates=0, dinars=0)
    table.player(0, caravans=[3, 1, 0], claimed=[7, 6, 5, 9], white=4, black=3, turquoise=2)
    game = table.player(0, water=0, dinars=0).buys_scroll(71)
    assert options(game) == [f"score oasis {place}" for place in (1, 2, 3, 4)]
    play(game, "score oasis 3")
    assert game.over
    scored = {source: n for source, n in points(game, 0).items() if source != "provisions"}
    assert scored == {"scroll 71": 7, "oasis 05": 7, "oasis 06": 6, "oasis 09": 10}


@rule("SCR-71")
def test_scroll_71_without_a_claimed_oasis_has_no_effect(edition: str) -> None:
    """R122: a discovered oasis is not enough."""
    game = Scenario(edition).player(0, caravans=[3, 0, 0]).buys_scroll(71)
    assert points(game, 0) == {}
    assert look(game)["phase"] == "select"


@rule("SCR-71")
def test_resources_may_be_handed_in_for_scroll_71(edition: str) -> None:
    """R122"""
    table = Scenario(edition).player(0, caravans=[1, 0, 0], claimed=[19], water=4)
    game = table.buys_scroll(71)
    assert options(game) == [f"hand in {n}" for n in range(5)]
    play(game, "hand in 3")
    assert points(game, 0) == {"scroll 71": 3 + 3}
    assert see(game, 0).water == 1


@rule("SCR-71", "MAD-11")
def test_used_instant_scrolls_count_for_oasis_23(edition: str) -> None:
    """R130."""
    table = Scenario(edition).player(0, caravans=[1, 0, 0], claimed=[23], scrolls=[19, 61])
    game = table.buys_scroll(71)
    assert points(game, 0) == {"scroll 71": 3 + 3}
