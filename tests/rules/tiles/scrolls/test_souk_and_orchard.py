"""Permanent scrolls for the souk, the orchard and water vendors."""

import pytest

from rules.tiles.scrolls.permanent import act, owner, resources
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


# --- the souk: 18, 34, 46 -------------------------------------------------------------------------


def market(edition: str, *scrolls: int, **goods: int) -> Scenario:
    """Yellow gives 2 water, orange 2 dates; two slippers are for sale, at 1 orange each."""
    table = owner(edition, *scrolls, **goods)
    return table.office(1).luxuries_shown(2, 4, 21, 22, 25)


@rule("SCR-18")
def test_scroll_18_gives_an_extra_resource_at_the_office(edition: str) -> None:
    game = act(market(edition, 18, yellow=1, orange=1), "souk")
    play(game, "office yellow")
    assert options(game) == ["take water", "take date", "take dinar"]
    play(game, "take dinar")
    assert resources(game) == (2, 0, 1)


@rule("SCR-18", "SCR-46")
def test_scroll_18_gives_a_resource_for_each_use_of_the_office(edition: str) -> None:
    """R91"""
    game = act(market(edition, 18, 46, yellow=2, orange=1), "souk")
    play(game, "office yellow", "take dinar", "office yellow", "take date", "done")
    assert resources(game) == (4, 1, 1)


@rule("SCR-18")
def test_scroll_18_gives_nothing_for_luxury_goods(edition: str) -> None:
    game = act(market(edition, 18, orange=1), "souk")
    play(game, "luxury 2")
    assert resources(game) == (1, 0, 0)
    assert look(game)["phase"] == "select"


@rule("SCR-34")
def test_with_scroll_34_an_assistant_may_buy_several_luxury_goods(edition: str) -> None:
    game = act(market(edition, 34, orange=3), "souk")
    play(game, "luxury 2")
    assert options(game) == ["luxury 4", "done"]  # R90: the office cannot be used now
    play(game, "luxury 4")
    assert see(game, 0).luxury == [2, 4]
    assert points(game, 0) == {"slipper": 4}


@rule("SCR-46")
def test_with_scroll_46_an_assistant_may_use_the_office_several_times(edition: str) -> None:
    game = act(market(edition, 46, yellow=2, orange=1), "souk")
    play(game, "office yellow")
    assert options(game) == ["office yellow", "office orange", "done"]  # R90: no purchase now
    play(game, "office yellow", "office orange")
    assert resources(game) == (4, 2, 0)


@rule("SCR-34", "SCR-46")
@pytest.mark.parametrize(("first", "later"), [("office yellow", "office"), ("luxury 2", "luxury")])
def test_the_options_of_scrolls_34_and_46_cannot_be_mixed(
    edition: str, first: str, later: str
) -> None:
    """R90"""
    game = act(market(edition, 34, 46, yellow=3, orange=3), "souk")
    play(game, first)
    assert {text.split()[0] for text in options(game)} == {later, "done"}


@rule("SCR-34", "SCR-46")
@pytest.mark.parametrize("first", ["office yellow", "luxury 2"])
@pytest.mark.parametrize("scroll", [34, 46])
def test_scrolls_34_and_46_repeat_only_their_own_option(
    edition: str, scroll: int, first: str
) -> None:
    game = act(market(edition, scroll, yellow=3, orange=3), "souk")
    play(game, first)
    again = (scroll == 34) == (first == "luxury 2")
    assert (look(game)["phase"] == "assistants") == again


# --- the orchard: 23, 24, 25 ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scroll", "instead"),
    [
        pytest.param(23, "take water", marks=rule("SCR-23")),
        pytest.param(24, "take dinar", marks=rule("SCR-24")),
        pytest.param(25, "take point", marks=rule("SCR-25")),
    ],
)
def test_each_date_of_the_orchard_action_may_be_replaced(
    edition: str, scroll: int, instead: str
) -> None:
    game = act(owner(edition, scroll, green=3), "orchard")
    assert options(game) == ["take date", instead]
    play(game, instead, "take date", instead)
    replaced = {"take water": (2, 1, 0), "take dinar": (0, 1, 2), "take point": (0, 1, 0)}
    assert resources(game) == replaced[instead]
    assert points(game, 0) == ({"scroll 25": 2} if instead == "take point" else {})
    assert look(game)["phase"] == "select"


@rule("SCR-23", "SCR-24", "SCR-25")
def test_the_three_orchard_scrolls_combine(edition: str) -> None:
    """R88"""
    game = act(owner(edition, 23, 24, 25, green=4), "orchard")
    play(game, "take point", "take dinar", "take water", "take date")
    assert resources(game) == (1, 1, 1)
    assert points(game, 0) == {"scroll 25": 1}


@rule("SCR-23", "SCR-24", "SCR-25")
def test_dates_from_other_sources_cannot_be_replaced(edition: str) -> None:
    """R89: neither those from the office nor from the main square."""
    game = act(market(edition, 23, 24, 25, orange=1), "souk")
    play(game, "office orange")
    assert resources(game) == (0, 2, 0)
    game = owner(edition, 23, 24, 25).assistants({0: ["square"]})
    play(game, "entertainer 4")
    assert resources(game) == (0, 1, 0)


@rule("SCR-23", "SCR-53")
def test_dates_from_a_granted_orchard_action_may_be_replaced(edition: str) -> None:
    """R89"""
    game = owner(edition, 23, green=1).buys_scroll(53)
    play(game, "sector orchard", "take water")
    assert resources(game) == (1, 0, 0)


# --- water vendors: 35, 50 ------------------------------------------------------------------------


EITHER = pytest.mark.parametrize("option", ["new keshi", "sector action"])


@rule("SCR-35")
@EITHER
@pytest.mark.parametrize(("vendors", "water"), [(["palace"], 2), (["mosque"], 0)])
def test_scroll_35_gives_extra_water_in_a_sector_with_a_water_vendor(
    edition: str, option: str, vendors: list[str], water: int
) -> None:
    game = owner(edition, 35, vendors=vendors, white=1).assistants({0: ["palace"]})
    assert see(game, 0).water == water  # before the option is chosen
    play(game, option)
    assert see(game, 0).water == water


@rule("SCR-50")
@EITHER
def test_scroll_50_scores_two_points_in_a_sector_with_a_water_vendor(
    edition: str, option: str
) -> None:
    """R114: in Deluxe only with the sector action."""
    table = owner(edition, 50, vendors=["palace"], white=1, black=1)
    game = table.assistants({0: ["palace", "mosque"]})
    play(game, "use palace", option, option)
    pays = edition == "essential" or option == "sector action"
    assert points(game, 0) == ({"scroll 50": 2} if pays else {})
    assert see(game, 0).water == 1


@rule("SCR-35", "SCR-50")
def test_scrolls_35_and_50_add_up(edition: str) -> None:
    """R113: for each assistant in a vendor sector."""
    table = owner(edition, 35, 50, vendors=["palace", "mosque"], white=1, black=1)
    game = table.assistants({0: ["palace", "mosque"]})
    play(game, "use palace", "sector action", "sector action")
    assert see(game, 0).water == 4
    assert points(game, 0) == {"scroll 50": 4}
