"""Buying luxury goods, and the water vendor in the souk."""

import pytest

from rules.sectors.souk.helpers import GOODS, POOR, goods, have
from scenario import Scenario, options, play, play_on, points, see

rule = pytest.mark.rule


# --- luxury goods ---------------------------------------------------------------------------------


@rule("SOU-04", "SOU-05")
@pytest.mark.parametrize(
    ("tile", "cost", "score", "gained"),
    [
        (1, (1, 0, 0), {"slipper": 2}, (0, 1, 0)),
        (7, (0, 2, 0), {"tajine": 4}, (0, 0, 1)),
        (10, (1, 0, 1), {"tajine": 4}, (1, 0, 0)),
        (13, (1, 0, 2), {"dagger": 7}, (0, 0, 0)),
        (17, (1, 2, 1), {"oil lamp": 10}, (0, 0, 0)),
        (21, (0, 2, 3), {"necklace": 13}, (0, 0, 0)),
    ],
)
def test_a_luxury_good_costs_the_depicted_goods_and_gives_its_reward_immediately(
    edition: str,
    tile: int,
    cost: tuple[int, int, int],
    score: dict[str, int],
    gained: tuple[int, int, int],
) -> None:
    table = Scenario(edition).luxuries_shown(tile).player(0, yellow=4, orange=4, purple=4, **POOR)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", f"luxury {tile}")
    assert goods(game) == [4 - paid for paid in cost]
    assert points(game, 0) == score
    assert have(game) == gained
    assert see(game, 0).luxury == [tile]


@rule("SOU-04")
@pytest.mark.parametrize("missing", [*GOODS, None])
def test_a_luxury_good_needs_exactly_the_depicted_goods(edition: str, missing: str | None) -> None:
    """No colour can replace another: the lamp costs 1 yellow, 2 orange and 1 purple."""
    owned = {"yellow": 1, "orange": 2, "purple": 1}
    for colour in GOODS:
        if missing:
            owned[colour] += -1 if colour == missing else 5
    table = Scenario(edition).luxuries_shown(17).player(0, **owned)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    assert ("luxury 17" in options(game)) == (missing is None)


@rule("SOU-04")
def test_only_face_up_luxury_goods_can_be_bought(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(2, 3, 4, 5, 6).player(0, yellow=9, orange=9, purple=9)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    sold = [f"luxury {tile}" for tile in (2, 3, 4, 5, 6)]
    assert [option for option in options(game) if option.startswith("luxury")] == sold


@rule("EX-12", "SOU-04", "SOU-05")
def test_jan_buys_a_slipper(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(2).player(0, orange=1, **POOR)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "luxury 2")
    assert goods(game) == [0, 0, 0]
    assert have(game) == (1, 0, 0)
    assert points(game, 0) == {"slipper": 2}
    assert see(game, 0).luxury == [2]


@rule("SOU-05")
def test_a_resource_gained_with_a_luxury_good_is_available_to_the_next_assistant(
    edition: str,
) -> None:
    """R93."""
    table = Scenario(edition).luxuries_shown(2).player(0, orange=1, turquoise=1, **POOR)
    game = table.assistants({0: ["souk", "river"]})
    play(game, "use souk", "sector action", "luxury 2", "sector action", "step for water")
    assert see(game, 0).fisherman == 2
    assert have(game) == (0, 0, 0)


# --- the water vendor in the souk -----------------------------------------------------------------


@rule("AST-10")
def test_the_water_vendor_in_the_souk_gives_water_for_every_assistant(edition: str) -> None:
    """R97: for either option, and scrolls 35 and 50 pay as well."""
    table = Scenario(edition).office(1).luxuries_shown(3).player(0, vendors=["souk"], **POOR)
    game = table.player(0, scrolls=[35, 50, 57], purple=1).assistants({0: ["souk", "souk"]})
    play(game, "new keshi", "goods yellow")
    assert see(game, 0).water == 4  # the second one is being used
    play(game, "sector action", "office purple")
    assert see(game, 0).water == 4
    assert points(game, 0) == {"scroll 50": 2 if edition == "deluxe" else 4}


@rule("AST-10")
def test_a_new_water_vendor_in_the_souk_gives_water_only_from_the_next_turn(edition: str) -> None:
    """R40: scroll 57 gives its 3 water and nothing more this turn, in both editions."""
    table = Scenario(edition).scrolls_shown("pink", 57).player(0, gray=5, dates=2, water=0)
    game = table.assistants({0: ["madrasa", "souk", "souk"]})
    play(game, "use madrasa", "sector action", "scroll 57")
    play(game, "goods yellow", "new keshi", "goods yellow")
    assert see(game, 0).vendors == ["souk"]
    assert see(game, 0).water == 3
    play_on(game, 0, "use souk", "select yellow")
    water = see(game, 0).water
    play(game, "use souk")
    assert see(game, 0).water == water + 1


def test_the_water_vendor_in_the_souk_counts_as_a_red_keshi(edition: str) -> None:
    """R95: oasis 13 counts it."""
    table = Scenario(edition).player(0, vendors=["river", "souk"], caravans=[1, 0, 0])
    game = table.player(0, claimed=[13]).final_scoring()
    assert points(game, 0)["oasis 13"] == 3 + 2


def test_the_water_vendor_in_the_souk_may_be_returned(edition: str) -> None:
    """R96: the fourth claimed oasis covers the exchange icon."""
    table = Scenario(edition).player(0, vendors=["river", "souk"], caravans=[3, 1, 0])
    game = table.player(0, claimed=[1, 2, 3], water=1, dates=0).assistants({0: ["sahara"]})
    play(game, "sector action", "return red")
    assert options(game) == ["vendor river", "vendor souk"]
    play(game, "vendor souk", "keshi gray")
    assert see(game, 0).vendors == ["river"]
