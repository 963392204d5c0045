"""Instant scrolls 53, 57 and 58: actions and purchases."""

import pytest

from rules.tiles.scrolls.instant import keshis, resources
from scenario import Scenario, look, options, play, play_on, points, see

rule = pytest.mark.rule


# --- 53: any sector action ------------------------------------------------------------------------


@rule("SCR-53", "AST-12")
def test_scroll_53_performs_a_sector_action_without_an_assistant(edition: str) -> None:
    """R41: no water from the vendor, and nothing from scrolls 35 and 50."""
    table = Scenario(edition).player(0, vendors=["orchard"], scrolls=[35, 50], water=0, green=3)
    game = table.buys_scroll(53)
    play(game, "sector orchard")
    assert resources(game) == (0, 3, 1)
    assert points(game, 0) == {}


@rule("SCR-53")
def test_scroll_53_offers_only_sector_actions_with_an_effect(edition: str) -> None:
    game = Scenario(edition).player(0, turquoise=1, yellow=1, beige=1).buys_scroll(53)
    assert options(game) == ["done", "sector river", "sector medina", "sector souk"]
    play(game, "done")
    assert look(game)["phase"] == "select"


@rule("SCR-53")
@pytest.mark.parametrize(("owned", "uses"), [([], 1), ([46], 3)])
def test_scroll_46_applies_to_a_granted_souk_action(
    edition: str, owned: list[int], uses: int
) -> None:
    """R106"""
    table = Scenario(edition).player(0, scrolls=owned, yellow=3, orange=1)
    game = table.office(1).luxuries_shown(21, 22, 23, 24, 25).buys_scroll(53)
    play(game, "sector souk", *["office yellow"] * uses)
    assert see(game, 0).goods["yellow"] == 3 - uses
    assert "office yellow" not in options(game)


@rule("SCR-53")
def test_a_granted_medina_action_allows_several_gates_and_gives_keshis_at_the_end(
    edition: str,
) -> None:
    """R103: several gates may be bought, and their keshis are gained at the end."""
    table = Scenario(edition).workshop(1, "green", "green").player(0, beige=2)
    game = table.buys_scroll(53)
    play(game, "sector medina", "gate green from 1", "at orchard", "gate green from 1")
    assert see(game, 0).keshis["green"] == 0
    play(game, "at river")
    assert see(game, 0).keshis["green"] == 2


# --- 57: a water vendor for the souk --------------------------------------------------------------


@rule("SCR-57")
def test_scroll_57_puts_a_water_vendor_in_the_souk_and_gives_three_water(edition: str) -> None:
    game = Scenario(edition).player(0, water=0).buys_scroll(57)
    assert see(game, 0).water == 3
    assert see(game, 0).vendors == ["souk"]


@rule("SCR-57")
def test_the_water_vendor_from_scroll_57_gives_water_only_from_the_next_turn(edition: str) -> None:
    """R40: not to the souk assistants of this turn."""
    table = Scenario(edition).player(0, gray=5, dates=2, water=0).scrolls_shown("pink", 57)
    game = table.assistants({0: ["madrasa", "souk"]})
    play(game, "use madrasa", "sector action", "scroll 57", "goods yellow")
    assert see(game, 0).water == 3
    play(game, "0: select yellow", "0: select purple", "0: select white")
    play_on(game, 0, "use souk", "done")
    water = see(game, 0).water
    play(game, "use souk")
    assert see(game, 0).water == water + 1


@rule("SCR-57")
@pytest.mark.parametrize(
    "answer", [["new keshi", "goods orange"], ["sector action", "office yellow"]]
)
def test_the_water_vendor_in_the_souk_gives_water_for_every_assistant_with_either_option(
    edition: str, answer: list[str]
) -> None:
    """R97, R113: twice with scroll 35; 2 points with scroll 50 (Deluxe: sector action only)."""
    table = Scenario(edition).player(0, vendors=["souk"], scrolls=[35, 50], water=0)
    table.player(0, yellow=3, purple=1).office(5).luxuries_shown(21, 22, 23, 24, 25)
    game = table.assistants({0: ["souk", "souk", "souk"]})
    for _ in range(3):
        play(game, *answer)
    assert see(game, 0).water == 6
    pays = edition == "essential" or answer[0] == "sector action"
    assert points(game, 0) == ({"scroll 50": 6} if pays else {})


@rule("SCR-57")
def test_the_water_vendor_in_the_souk_counts_as_red_but_takes_no_vendor_space(edition: str) -> None:
    """R95, with oasis 13; R6: it takes no vendor space."""
    seven = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina"]
    table = Scenario(edition).player(0, vendors=[*seven, "souk"], caravans=[1, 0, 0], claimed=[13])
    game = table.buys_scroll(71)
    assert points(game, 0) == {"scroll 71": 3 + 8}
    table = Scenario(edition).player(0, vendors=[*seven, "souk"])
    game = table.buys_scroll(9)
    assert see(game, 0).vendors == [*seven, "sahara", "souk"]


@rule("SCR-57", "SAH-09")
def test_the_water_vendor_in_the_souk_may_be_returned(edition: str) -> None:
    """R96"""
    table = Scenario(edition).player(0, vendors=["souk", "river"], caravans=[3, 1, 0])
    game = table.player(0, claimed=[1, 2, 3], water=1).assistants({0: ["sahara"]})
    play(game, "sector action", "return red", "vendor souk", "keshi green")
    assert see(game, 0).vendors == ["river"]


# --- 58: an orange scroll -------------------------------------------------------------------------


@rule("SCR-58")
def test_scroll_58_takes_an_orange_scroll_for_one_date(edition: str) -> None:
    table = Scenario(edition).scrolls_shown("orange", 67, 61, 62)
    game = table.buys_scroll(58, dates=1)
    assert options(game) == ["scroll 67", "scroll 61", "scroll 62"]
    play(game, "scroll 67")
    assert see(game, 0).dates == 0
    play(game, "keshi yellow", "keshi yellow", "keshi yellow")  # it acts immediately
    assert keshis(game) == {"gray": 5, "yellow": 3}
    assert see(game, 0).scrolls == [58, 67]


@rule("SCR-58")
def test_scroll_58_cannot_be_declined(edition: str) -> None:
    """R107: "may" is not used, so the only orange scroll is taken."""
    table = Scenario(edition).player(1, scrolls=[tile for tile in range(61, 73) if tile != 69])
    game = table.buys_scroll(58, dates=1)
    assert see(game, 0).scrolls == [58, 69]
    assert see(game, 0).dates == 0


@rule("SCR-58")
def test_the_orange_scroll_taken_with_scroll_58_requires_no_scholars(edition: str) -> None:
    """R107: scroll 58 uses 5 of 6 scholars, so 1 is left."""
    table = Scenario(edition).player(0, gray=6, dates=9).scrolls_shown("pink", 58)
    game = table.scrolls_shown("orange", 61).assistants({0: ["madrasa"]})
    play(game, "sector action", "scroll 58", "scroll 61")
    offered = [f"scroll {tile}" for tile in look(game)["scrolls"][0]]
    assert options(game) == [*offered, "done"]


@rule("SCR-58")
def test_scroll_58_without_a_date_has_no_effect(edition: str) -> None:
    game = Scenario(edition).buys_scroll(58)
    assert look(game)["phase"] == "select"
    assert see(game, 0).scrolls == [58]


@rule("SCR-58")
def test_scroll_58_without_orange_scrolls_has_no_effect(edition: str) -> None:
    """R107: all orange scrolls are owned."""
    table = Scenario(edition).player(1, scrolls=range(61, 73))
    game = table.buys_scroll(58, dates=3)
    assert look(game)["phase"] == "select"
    assert see(game, 0).dates == 3
