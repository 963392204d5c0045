"""The scrolls that act once, when they are acquired.

Those of square, stairs and Sahara are in files of their own.
"""

import pytest

from marrakesh import Game
from scenario import Scenario, look, options, play, play_on, points, see

rule = pytest.mark.rule


def keshis(game: Game, seat: int = 0) -> dict[str, int]:
    """The keshis on a board, by colour."""
    seen = see(game, seat)
    return {colour: n for colour, n in {**seen.keshis, **seen.goods}.items() if n}


def resources(game: Game, seat: int = 0) -> tuple[int, int, int]:
    seen = see(game, seat)
    return seen.water, seen.dates, seen.dinars


# --- keshis and resources -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "colour", "answer", "bonus"),
    [
        pytest.param(1, "green", [], {"orchard": 1}, marks=rule("SCR-01")),
        pytest.param(2, "gray", [], {}, marks=rule("SCR-02")),
        pytest.param(3, "white", [], {}, marks=rule("SCR-03")),
        pytest.param(4, "black", [], {}, marks=rule("SCR-04")),
        pytest.param(5, "turquoise", [], {}, marks=rule("SCR-05")),
        pytest.param(6, "pink", ["entertainer 1"], {"square": 2}, marks=rule("SCR-06")),
        pytest.param(7, "beige", [], {}, marks=rule("SCR-07")),
        pytest.param(8, "brown", ["caravan start"], {"start oasis": 2}, marks=rule("SCR-08")),
        pytest.param(9, "red", ["vendor medina"], {}, marks=rule("SCR-09")),
        pytest.param(10, "purple", [], {}, marks=rule("SCR-10")),
        pytest.param(11, "yellow", [], {}, marks=rule("SCR-11")),
        pytest.param(12, "orange", [], {}, marks=rule("SCR-12")),
    ],
)
def test_a_keshi_is_placed_with_its_bonus(
    edition: str, tile: int, colour: str, answer: list[str], bonus: dict[str, int]
) -> None:
    table = Scenario(edition).player(0, caravans=[0, 0, 1])
    game = table.buys_scroll(tile)
    play(game, *answer)
    before = {"gray": 1, "brown": 1}
    assert keshis(game) == {**before, colour: before.get(colour, 0) + 1}
    assert points(game, 0) == bonus
    assert see(game, 0).dates == 0
    assert look(game)["phase"] == "select"


@rule("SCR-01", "SCR-09")
@pytest.mark.parametrize("tile", [1, 9])
def test_a_keshi_without_a_space_is_lost(edition: str, tile: int) -> None:
    """R5, R6: no bonus either, but the scroll is owned."""
    eight = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina", "sahara"]
    game = Scenario(edition).player(0, green=8, vendors=eight).buys_scroll(tile)
    assert keshis(game) == {"gray": 1, "green": 8, "red": 8}
    assert points(game, 0) == {}
    assert see(game, 0).scrolls == [tile]


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        pytest.param(19, (2, 0, 0), marks=rule("SCR-19")),
        pytest.param(20, (0, 0, 2), marks=rule("SCR-20")),
        pytest.param(21, (0, 3, 0), marks=rule("SCR-21")),
    ],
)
def test_resources(edition: str, tile: int, gain: tuple[int, int, int]) -> None:
    game = Scenario(edition).player(0, water=0, dinars=0).buys_scroll(tile)
    assert resources(game) == gain


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        pytest.param(37, {"yellow": 2}, marks=rule("SCR-37")),
        pytest.param(38, {"orange": 2}, marks=rule("SCR-38")),
        pytest.param(39, {"purple": 2}, marks=rule("SCR-39")),
        pytest.param(40, {"yellow": 1, "orange": 1}, marks=rule("SCR-40")),
        pytest.param(41, {"yellow": 1, "purple": 1}, marks=rule("SCR-41")),
        pytest.param(42, {"orange": 1, "purple": 1}, marks=rule("SCR-42")),
    ],
)
def test_two_goods(edition: str, tile: int, gain: dict[str, int]) -> None:
    game = Scenario(edition).buys_scroll(tile)
    assert keshis(game) == {"gray": 3, **gain}


@pytest.mark.parametrize(
    ("tile", "times"),
    [
        pytest.param(30, 1, marks=rule("SCR-30")),
        pytest.param(43, 2, marks=rule("SCR-43")),
        pytest.param(67, 3, marks=rule("SCR-67")),
    ],
)
def test_keshis_of_any_colour(edition: str, tile: int, times: int) -> None:
    game = Scenario(edition).player(0, green=8 - times).buys_scroll(tile)
    for _ in range(times):
        assert len(options(game)) == 12  # R3: all colours, and it cannot be declined
        play(game, "keshi green")
    assert see(game, 0).keshis["green"] == 8
    assert points(game, 0) == {"orchard": times}
    assert look(game)["phase"] == "select"


@rule("SCR-30", "SCR-43", "SCR-67")
@pytest.mark.parametrize("tile", [30, 43, 67])
def test_a_full_colour_cannot_be_chosen(edition: str, tile: int) -> None:
    game = Scenario(edition).player(0, green=8).buys_scroll(tile)
    assert "keshi green" not in options(game)
    assert len(options(game)) == 11


@rule("SCR-67")
def test_keshis_of_scroll_67_come_one_after_the_other(edition: str) -> None:
    game = Scenario(edition).player(0, green=7, water=0).buys_scroll(67)
    play(game, "keshi pink", "entertainer 2")
    assert see(game, 0).water == 1
    play(game, "keshi green")
    assert "keshi green" not in options(game)
    play(game, "keshi yellow")
    assert keshis(game) == {"gray": 7, "pink": 1, "green": 8, "yellow": 1}


# --- 53: any sector action ------------------------------------------------------------------------


@rule("SCR-53", "AST-12")
def test_any_sector_action_without_an_assistant(edition: str) -> None:
    """R41: no water of the vendor, and nothing from scrolls 35 and 50."""
    table = Scenario(edition).player(0, vendors=["orchard"], scrolls=[35, 50], water=0, green=3)
    game = table.buys_scroll(53)
    play(game, "sector orchard")
    assert resources(game) == (0, 3, 1)
    assert points(game, 0) == {}


@rule("SCR-53")
def test_only_sector_actions_with_an_effect_can_be_chosen(edition: str) -> None:
    game = Scenario(edition).player(0, turquoise=1, yellow=1, beige=1).buys_scroll(53)
    assert options(game) == ["done", "sector river", "sector medina", "sector souk"]
    play(game, "done")
    assert look(game)["phase"] == "select"


@rule("SCR-53")
@pytest.mark.parametrize(("owned", "uses"), [([], 1), ([46], 3)])
def test_scroll_46_helps_in_a_granted_souk_action(
    edition: str, owned: list[int], uses: int
) -> None:
    """R106"""
    table = Scenario(edition).player(0, scrolls=owned, yellow=3, orange=1)
    game = table.office(1).luxuries_shown(21, 22, 23, 24, 25).buys_scroll(53)
    play(game, "sector souk", *["office yellow"] * uses)
    assert see(game, 0).goods["yellow"] == 3 - uses
    assert "office yellow" not in options(game)


@rule("SCR-53")
def test_a_granted_medina_action_is_a_whole_one(edition: str) -> None:
    """R103: several gates, their keshis when all are bought."""
    table = Scenario(edition).workshop(1, "green", "green").player(0, beige=2)
    game = table.buys_scroll(53)
    play(game, "sector medina", "gate green from 1", "at orchard", "gate green from 1")
    assert see(game, 0).keshis["green"] == 0
    play(game, "at river")
    assert see(game, 0).keshis["green"] == 2


# --- 57: a vendor for the souk --------------------------------------------------------------------


@rule("SCR-57")
def test_a_vendor_for_the_souk_and_three_water(edition: str) -> None:
    game = Scenario(edition).player(0, water=0).buys_scroll(57)
    assert see(game, 0).water == 3
    assert see(game, 0).vendors == ["souk"]


@rule("SCR-57")
def test_the_souk_vendor_serves_from_the_next_turn_on(edition: str) -> None:
    """R40: not the souk assistants of this turn."""
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
def test_the_souk_vendor_serves_every_assistant_for_either_use(
    edition: str, answer: list[str]
) -> None:
    """R97, R113: with scroll 35 twice; 2 points with scroll 50 (Deluxe: for the action only)."""
    table = Scenario(edition).player(0, vendors=["souk"], scrolls=[35, 50], water=0)
    table.player(0, yellow=3, purple=1).office(5).luxuries_shown(21, 22, 23, 24, 25)
    game = table.assistants({0: ["souk", "souk", "souk"]})
    for _ in range(3):
        play(game, *answer)
    assert see(game, 0).water == 6
    pays = edition == "essential" or answer[0] == "sector action"
    assert points(game, 0) == ({"scroll 50": 6} if pays else {})


@rule("SCR-57")
def test_the_souk_vendor_is_a_red_keshi_beside_the_other_eight(edition: str) -> None:
    """R95 with oasis 13, and R6: it takes no vendor space."""
    seven = ["river", "orchard", "madrasa", "palace", "mosque", "square", "medina"]
    table = Scenario(edition).player(0, vendors=[*seven, "souk"], caravans=[1, 0, 0], claimed=[13])
    game = table.buys_scroll(71)
    assert points(game, 0) == {"scroll 71": 3 + 8}
    table = Scenario(edition).player(0, vendors=[*seven, "souk"])
    game = table.buys_scroll(9)
    assert see(game, 0).vendors == [*seven, "sahara", "souk"]


@rule("SCR-57", "SAH-09")
def test_the_souk_vendor_may_be_returned(edition: str) -> None:
    """R96"""
    table = Scenario(edition).player(0, vendors=["souk", "river"], caravans=[3, 1, 0])
    game = table.player(0, claimed=[1, 2, 3], water=1).assistants({0: ["sahara"]})
    play(game, "sector action", "return red", "vendor souk", "keshi green")
    assert see(game, 0).vendors == ["river"]


# --- 58: an orange scroll -------------------------------------------------------------------------


@rule("SCR-58")
def test_an_orange_scroll_for_one_date(edition: str) -> None:
    table = Scenario(edition).scrolls_shown("orange", 67, 61, 62)
    game = table.buys_scroll(58, dates=1)
    assert options(game) == ["done", "scroll 67", "scroll 61", "scroll 62"]
    play(game, "scroll 67")
    assert see(game, 0).dates == 0
    play(game, "keshi yellow", "keshi yellow", "keshi yellow")  # it acts at once
    assert keshis(game) == {"gray": 5, "yellow": 3}
    assert see(game, 0).scrolls == [58, 67]


@rule("SCR-58")
def test_scroll_58_may_be_left_unused(edition: str) -> None:
    """R107"""
    game = Scenario(edition).buys_scroll(58, dates=1)
    play(game, "done")
    assert see(game, 0).scrolls == [58]
    assert see(game, 0).dates == 1


@rule("SCR-58")
def test_the_orange_scroll_takes_no_scholars(edition: str) -> None:
    """R107: of 6 scholars 5 serve scroll 58, so 1 is left."""
    table = Scenario(edition).player(0, gray=6, dates=9).scrolls_shown("pink", 58)
    game = table.scrolls_shown("orange", 61).assistants({0: ["madrasa"]})
    play(game, "sector action", "scroll 58", "scroll 61")
    offered = [f"scroll {tile}" for tile in look(game)["scrolls"][0]]
    assert options(game) == [*offered, "done"]


@rule("SCR-58")
def test_scroll_58_without_a_date_does_nothing(edition: str) -> None:
    game = Scenario(edition).buys_scroll(58)
    assert look(game)["phase"] == "select"
    assert see(game, 0).scrolls == [58]


@rule("SCR-58")
def test_scroll_58_with_an_empty_display_does_nothing(edition: str) -> None:
    """R107: all orange scrolls are owned."""
    table = Scenario(edition).player(1, scrolls=range(61, 73))
    game = table.buys_scroll(58, dates=3)
    assert look(game)["phase"] == "select"
    assert see(game, 0).dates == 3


# --- 64: a keshi, then its action -----------------------------------------------------------------


@rule("SCR-64")
def test_the_keshi_strengthens_the_action_that_follows(edition: str) -> None:
    game = Scenario(edition).player(0, white=2).buys_scroll(64)
    assert len(options(game)) == 12
    play(game, "keshi white")
    assert see(game, 0).keshis["white"] == 3
    assert see(game, 0).palace == 3


@rule("SCR-64")
def test_scroll_64_with_an_entertainer(edition: str) -> None:
    game = Scenario(edition).player(0, water=0, disc=0).buys_scroll(64)
    play(game, "keshi pink", "entertainer 2")
    assert see(game, 0).water == 1 + 1  # placed; then 1 spectator after the turn
    assert see(game, 0).disc == 1


@rule("SCR-64")
def test_scroll_64_with_a_caravan_claims_its_oasis(edition: str) -> None:
    table = Scenario(edition, players=3).player(0, dinars=1, storage={1: "beige"})
    game = table.player(0, oases={"left 1": 5}).buys_scroll(64)
    play(game, "keshi brown", "caravan left", "done")
    assert see(game, 0).claimed_oases == [5]
    assert see(game, 0).dinars == 0


@rule("SCR-64")
def test_scroll_64_with_a_guard_who_serves_at_once(edition: str) -> None:
    """R103"""
    game = Scenario(edition).workshop(1, "yellow").buys_scroll(64)
    play(game, "keshi beige", "gate yellow from 1", "at souk")
    assert see(game, 0).free_guards == 0
    assert see(game, 0).goods["yellow"] == 1


@rule("SCR-64")
def test_scroll_64_with_red_acts_where_the_vendor_was_put(edition: str) -> None:
    """R104, R41: without water."""
    game = Scenario(edition).player(0, water=0, green=2, white=2).buys_scroll(64)
    play(game, "keshi red", "vendor orchard")
    assert resources(game) == (0, 2, 1)
    assert see(game, 0).palace == 0
    assert see(game, 0).vendors == ["orchard"]


@rule("SCR-64")
@pytest.mark.parametrize("colour", ["yellow", "orange", "purple"])
def test_scroll_64_with_goods_acts_once_in_the_souk(edition: str, colour: str) -> None:
    """R104: with the keshi that was just gained, if one likes."""
    table = Scenario(edition).player(0, yellow=1).office(1).luxuries_shown(21, 22, 23, 24, 25)
    game = table.buys_scroll(64)
    play(game, f"keshi {colour}")
    play(game, *["office yellow"] * (colour != "yellow"))
    assert see(game, 0).water == 1 + 2
    assert sum(see(game, 0).goods.values()) == 1
    assert look(game)["phase"] == "select"


@rule("SCR-64")
def test_scroll_64_with_an_impossible_action(edition: str) -> None:
    """R105: it lapses; R104: a colour without a space cannot be chosen."""
    game = Scenario(edition).player(0, black=8).buys_scroll(64)
    assert "keshi black" not in options(game)
    play(game, "keshi gray")  # no date is left for a scroll
    assert see(game, 0).keshis["gray"] == 8
    assert look(game)["phase"] == "select"


# --- 72: resources for points ---------------------------------------------------------------------


@rule("SCR-72")
def test_any_number_of_resources_for_two_points_each(edition: str) -> None:
    game = Scenario(edition).player(0, water=2, dinars=1).buys_scroll(72, dates=1)
    play(game, "pay water", "pay dinar", "pay date")
    assert options(game) == ["done", "pay water"]
    play(game, "done")
    assert points(game, 0) == {"scroll 72": 6}
    assert resources(game) == (1, 0, 0)


@rule("SCR-72")
def test_scroll_72_may_return_nothing(edition: str) -> None:
    """R127"""
    game = Scenario(edition).player(0, water=2).buys_scroll(72)
    play(game, "done")
    assert points(game, 0) == {}
    assert see(game, 0).water == 2


def test_scroll_59_leaves_the_order_open_where_scroll_68_may_score_small_sectors(
    edition: str,
) -> None:
    """R85: brown first discovers oasis 24 while the orchard is still small."""
    table = Scenario(edition).player(0, green=3, scrolls=[68], palace=16, mosque=7)
    game = table.player(0, oases={"left 1": 24}).buys_scroll(59)
    assert {"line middle", "line right"} <= set(options(game))
