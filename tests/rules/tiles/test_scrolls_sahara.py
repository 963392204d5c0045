"""The scrolls that claim and score oases.

Left oases cost 1 dinar, 1 date + 1 dinar, 1 of each; the first right one 1 water.
"""

from typing import Any

import pytest

from marrakesh import Game
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


def sahara(edition: str, *scrolls: int, season: int = 1, round: int = 1, **facts: Any) -> Scenario:
    """Seat 0 has nothing but these scrolls and what is named.

    With three players only the first and the fifth storage space hold a keshi; the first is green,
    which is full here.
    """
    table = Scenario(edition, players=3, season=season, round=round)
    table.player(0, water=0, dates=0, dinars=0, green=8, storage={1: "green", 5: "beige"})
    return table.player(0, scrolls=scrolls, **facts)


def resources(game: Game) -> tuple[int, int, int]:
    seen = see(game, 0)
    return seen.water, seen.dates, seen.dinars


# --- 45 and 33: the price of an oasis -------------------------------------------------------------


@rule("SCR-45")
@pytest.mark.parametrize("resource", ["water", "dates", "dinars"])
@pytest.mark.parametrize("place", ["left 1", "left 2", "left 3", "right 1"])
def test_an_oasis_costs_one_resource_of_any_kind(edition: str, place: str, resource: str) -> None:
    """R124: exactly one, also where one of another kind is printed."""
    table = sahara(edition, 45, caravans=[3, 1, 0], **{resource: 1})
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", f"oasis {place}")
    assert len(see(game, 0).claimed_oases) == 1
    assert resources(game) == (0, 0, 0)


@rule("SCR-45")
def test_which_resource_pays_is_a_choice(edition: str) -> None:
    table = sahara(edition, 45, caravans=[3, 0, 0], water=2, dates=2, dinars=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "oasis left 3", "pay date", "oasis left 2", "pay water", "done")
    assert resources(game) == (1, 1, 2)


@rule("SCR-45")
def test_without_a_resource_no_oasis(edition: str) -> None:
    game = sahara(edition, 45, caravans=[1, 0, 0]).assistants({0: ["sahara"]})
    assert see(game, 0).claimed_oases == []


@rule("SCR-33")
def test_scroll_33_pays_the_dinars_of_an_oasis_only(edition: str) -> None:
    """R109: left 1 costs 1 dinar, right 1 costs 1 water."""
    game = sahara(edition, 33, caravans=[1, 1, 0], dates=2).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert see(game, 0).dates == 1  # the only oasis that dates can pay
    assert see(game, 0).claimed_places == [0]


# --- 62: three oases ------------------------------------------------------------------------------


@rule("SCR-62")
def test_three_discovered_oases_are_claimed_for_nothing(edition: str) -> None:
    table = sahara(edition, caravans=[3, 1, 0], storage={1: "beige"})
    table.player(0, oases={"left 1": 5, "left 2": 6, "left 3": 7, "right 1": 8})
    game = table.buys_scroll(62)
    assert options(game) == ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    play(game, "oasis right 1", "deploy beige", "oasis left 1")  # R123: with the storage's bonus
    assert "done" not in options(game)
    play(game, "oasis left 3")
    assert see(game, 0).claimed_oases == [8, 5, 7]
    assert see(game, 0).keshis["beige"] == 1
    assert resources(game) == (0, 0, 0)
    assert look(game)["phase"] == "select"


@rule("SCR-62")
def test_fewer_oases_if_fewer_are_discovered(edition: str) -> None:
    table = sahara(edition, caravans=[1, 1, 2], oases={"left 1": 5, "right 1": 6})
    game = table.buys_scroll(62)
    play(game, "oasis right 1")
    assert see(game, 0).claimed_oases == [6, 5]
    assert look(game)["phase"] == "select"


@rule("SCR-62")
def test_an_oasis_discovered_meanwhile_may_be_claimed_too(edition: str) -> None:
    """R123: the fourth storage space exchanges a keshi for a caravan."""
    table = sahara(edition, caravans=[3, 1, 0], claimed=[1, 2, 3])
    game = table.player(0, oases={"right 1": 5, "right 2": 6}).buys_scroll(62)
    play(game, "return gray", "keshi brown", "caravan right", "done")
    assert see(game, 0).claimed_oases == [1, 2, 3, 5, 6]


# --- 68: an oasis is discovered -------------------------------------------------------------------


@rule("SCR-68")
@pytest.mark.parametrize(("scrolls", "score"), [([], {}), ([68], {"scroll 68": 3 + 3})])
def test_a_discovered_oasis_scores_at_once_and_stays(
    edition: str, scrolls: list[int], score: dict[str, int]
) -> None:
    """R11: the caravan itself counts for oasis 12."""
    table = sahara(edition, *scrolls, caravans=[0, 1, 1], oases={"left 1": 12})
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan left")
    assert points(game, 0) == score
    assert see(game, 0).oases[0] == 12
    assert see(game, 0).claimed_oases == []


@rule("SCR-68", "SCR-62")
def test_the_oasis_may_be_claimed_later_and_scores_again(edition: str) -> None:
    table = sahara(edition, 68, season=3, round=4, gray=7, dates=3, white=5)
    table.player(0, oases={"right 1": 5}).scrolls_shown("orange", 62)
    game = table.assistants({0: ["sahara", "madrasa"]})
    play(game, "use sahara", "caravan right", "sector action", "scroll 62")
    assert game.over
    scored = {source: n for source, n in points(game, 0).items() if source != "provisions"}
    assert scored == {"scroll 68": 8, "oasis 05": 8}


@rule("SCR-68")
def test_scroll_68_does_not_count_for_the_limit_of_three_oases(edition: str) -> None:
    """R120: three others are claimed."""
    table = sahara(edition, 68, season=3, round=4, caravans=[3, 0, 0], claimed=[9, 6, 7])
    table.player(0, oases={"right 1": 5}, white=5, gray=1, black=3, turquoise=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan right")
    assert game.over
    scored = {source: n for source, n in points(game, 0).items() if source != "provisions"}
    assert scored == {"scroll 68": 8, "oasis 06": 6, "oasis 07": 5, "oasis 09": 4}


@rule("SCR-68")
def test_the_start_oasis_is_not_discovered(edition: str) -> None:
    """R119"""
    game = sahara(edition, 68, caravans=[0, 0, 1]).assistants({0: ["sahara"]})
    play(game, "caravan start")
    assert points(game, 0) == {"start oasis": 2}


@rule("SCR-68")
def test_an_oasis_of_river_tile_02_is_not_discovered(edition: str) -> None:
    """R119"""
    table = sahara(edition, 68, fisherman=1).river_tiles(2, 3, 5)
    game = table.season_scoring()
    play(game, "open oasis 1")
    assert len(see(game, 0).claimed_oases) == 1
    assert "scroll 68" not in points(game, 0)


@rule("SCR-68")
def test_resources_may_be_handed_in_for_a_discovered_oasis(edition: str) -> None:
    """R119"""
    table = sahara(edition, 68, oases={"left 1": 21}, dates=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan left")
    assert options(game) == ["hand in 0", "hand in 1", "hand in 2"]
    play(game, "hand in 1")
    assert points(game, 0) == {"scroll 68": 3 + 1}
    assert see(game, 0).dates == 1


@rule("SCR-68", "SCR-33")
def test_scroll_33_hands_in_no_dates_for_dinars(edition: str) -> None:
    """R109, with oasis 20."""
    game = sahara(edition, 33, 68, oases={"left 1": 20}, dates=2).assistants({0: ["sahara"]})
    play(game, "caravan left")
    assert points(game, 0) == {"scroll 68": 3}
    assert see(game, 0).dates == 2


@rule("SCR-68")
def test_a_discovered_oasis_26_does_not_count_itself(edition: str) -> None:
    """R121"""
    table = sahara(edition, 68, caravans=[2, 0, 0], claimed=[5, 6], oases={"right 1": 26})
    game = table.assistants({0: ["sahara"]})
    play(game, "caravan right")
    assert points(game, 0) == {"scroll 68": 6}


# --- 71: a claimed oasis now ----------------------------------------------------------------------


@rule("SCR-71")
def test_a_claimed_oasis_scores_now_and_again_at_the_end(edition: str) -> None:
    """R120: the score does not count for the limit of three oases."""
    table = Scenario(edition, season=3, round=4).player(1, water=0, dates=0, dinars=0)
    table.player(0, caravans=[3, 1, 0], claimed=[7, 6, 5, 9], white=4, black=3, turquoise=2)
    game = table.player(0, water=0, dinars=0).buys_scroll(71)
    assert options(game) == [f"score oasis {place}" for place in (1, 2, 3, 4)]
    play(game, "score oasis 3")
    assert game.over
    scored = {source: n for source, n in points(game, 0).items() if source != "provisions"}
    assert scored == {"scroll 71": 7, "oasis 05": 7, "oasis 06": 6, "oasis 09": 10}


@rule("SCR-71")
def test_scroll_71_without_a_claimed_oasis_does_nothing(edition: str) -> None:
    """R122: a discovered one does not do."""
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
def test_used_instant_scrolls_count_as_scrolls(edition: str) -> None:
    """R130, with oasis 23."""
    table = Scenario(edition).player(0, caravans=[1, 0, 0], claimed=[23], scrolls=[19, 61])
    game = table.buys_scroll(71)
    assert points(game, 0) == {"scroll 71": 3 + 3}
