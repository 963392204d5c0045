"""The vendor's water."""

import pytest

from rules.assistants.helpers import BOTH, acting
from scenario import Scenario, options, play, play_on, points, see

rule = pytest.mark.rule


@rule("AST-10")
@pytest.mark.parametrize("option", BOTH)
def test_the_vendors_water_is_gained_with_either_option(edition: str, option: str) -> None:
    """R39: it is gained before the option is chosen."""
    table = Scenario(edition).player(0, vendors=["orchard"], green=2, water=0, white=1)
    game = table.assistants({0: ["orchard", "palace"]})
    play(game, "use orchard")
    assert see(game, 0).water == 1
    assert options(game) == BOTH
    play(game, option)
    assert see(game, 0).water == 1  # and none for the palace, which has no vendor


@rule("AST-10")
@pytest.mark.parametrize("vendors", [[], ["orchard"], ["sahara"]])
def test_options_are_determined_after_the_vendors_water_is_gained(
    edition: str, vendors: list[str]
) -> None:
    """The only discovered oasis costs 1 water."""
    table = Scenario(edition).player(0, caravans=[0, 1, 0], vendors=vendors, water=0)
    game = table.assistants({0: ["sahara", "souk"]})
    play(game, "use sahara")
    if vendors == ["sahara"]:
        assert options(game) == BOTH
        play(game, "sector action")
        assert len(see(game, 0).claimed_oases) == 1
        assert see(game, 0).water == 0
    else:
        assert options(game) == ["caravan left", "caravan right", "caravan start"]


@rule("AST-10")
@pytest.mark.parametrize("option", BOTH)
def test_scrolls_35_and_50_give_extra_water_and_points_for_a_vendor(
    edition: str, option: str
) -> None:
    """R114: Essential pays scroll 50 with either option, Deluxe only with the sector action."""
    table = Scenario(edition).player(0, vendors=["palace"], scrolls=[35, 50], white=2, water=0)
    game = table.assistants({0: ["palace", "souk"]})
    play(game, "use palace")
    assert see(game, 0).water == 2
    paid = {"scroll 50": 2}
    assert points(game, 0) == ({} if edition == "deluxe" else paid)
    play(game, option)
    deluxe = paid if option == "sector action" else {}
    assert points(game, 0) == (deluxe if edition == "deluxe" else paid)


@rule("AST-11")
def test_the_vendors_water_can_be_spent_in_the_same_action(edition: str) -> None:
    table = Scenario(edition).player(0, vendors=["river"], turquoise=1, water=0)
    game = table.assistants({0: ["river"]})
    play(game, "sector action", "step for water")
    assert see(game, 0).fisherman == 2
    assert see(game, 0).water == 0


@rule("AST-12")
@pytest.mark.parametrize(
    ("colour", "scroll", "choice", "dates"),
    [("pink", 53, "sector orchard", 3), ("orange", 64, "keshi green", 4)],
)
def test_a_sector_action_granted_by_a_scroll_gives_no_water_for_the_vendor(
    edition: str, colour: str, scroll: int, choice: str, dates: int
) -> None:
    """R41: no scroll 35 or 50 benefit either."""
    table = Scenario(edition).scrolls_shown(colour, scroll)
    table.player(0, scrolls=[35, 50], vendors=["orchard"])
    table.player(0, gray=7, green=3, water=0, dates=3, dinars=0)
    game = table.assistants({0: ["madrasa"]})
    paid = 2 if colour == "pink" else 3
    events = play(game, "sector action", f"scroll {scroll}", choice)
    assert acting(events) == ["madrasa", "orchard"]
    assert see(game, 0).dates == 3 - paid + dates
    assert see(game, 0).water == 0
    assert "scroll 50" not in points(game, 0)


@rule("AST-12")
def test_the_action_of_river_tile_01_gives_no_water_for_the_vendor(edition: str) -> None:
    table = Scenario(edition).river_tiles(1, 3, 5).player(0, fisherman=5, vendors=["orchard"])
    game = table.player(0, scrolls=[35, 50], green=3, dates=0, water=0).season_scoring()
    events = play(game, "sector orchard")
    facts = [event.facts for event in events if event.kind == "resource" and event.seat == 0]
    assert [(gain["resource"], gain["n"]) for gain in facts] == [(1, 3)]  # dates only
    assert "scroll 50" not in points(game, 0)


@rule("AST-10")
@pytest.mark.parametrize("sector", ["orchard", "palace"])
def test_a_vendor_placed_in_the_same_turn_gives_water_only_in_essential(
    edition: str, sector: str
) -> None:
    """R40: in Essential an earlier assistant's vendor counts; the current action's never does."""
    table = Scenario(edition).player(0, palace=6, white=1, green=1, water=0)
    game = table.assistants({0: ["palace", "orchard", "mosque"]})
    play(game, "use palace", "sector action", "line middle", f"vendor {sector}")
    assert see(game, 0).vendors == [sector]
    assert see(game, 0).water == 0
    play(game, "use orchard")
    paid = sector == "orchard" and edition == "essential"
    assert see(game, 0).water == (1 if paid else 0)


@rule("AST-10")
def test_a_vendor_claimed_in_the_same_round_gives_water(edition: str) -> None:
    """R40: a vendor from the claim phase is in place before the assistant is used."""
    table = Scenario(edition).deploy({0: ["orchard"]}).base(red=1)
    game = table.player(0, green=1, water=0).claim()
    play(game, "vendor orchard")
    assert options(game) == BOTH
    assert see(game, 0).water == 1


@rule("AST-10")
def test_a_vendor_placed_in_the_previous_round_gives_water(edition: str) -> None:
    """R40: a vendor that was too new in Deluxe pays from the next turn on."""
    table = Scenario(edition).player(0, palace=6, white=1, green=1)
    game = table.assistants({0: ["palace"]})
    play(game, "sector action", "line middle", "vendor orchard")
    play_on(game, 0, "use orchard", "select green")
    water = see(game, 0).water
    play(game, "use orchard")
    assert see(game, 0).water == water + 1
