"""The madrasa: what scrolls require and cost, the refresh of a display, actions within actions."""

from itertools import takewhile
from random import Random
from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.actions import to_number
from marrakesh.rules.config import EDITIONS, MODULES
from marrakesh.rules.events import Event
from marrakesh.rules.words import COLOURS as KESHIS
from scenario import Scenario, happened, look, options, play, see

rule = pytest.mark.rule

# a permanent scroll of every colour, which asks nothing when it is bought
KINDS = [("gray", 13, 1, 1), ("yellow", 22, 3, 1), ("pink", 44, 5, 2), ("orange", 61, 7, 3)]
COLOURS = ["gray", "yellow", "pink", "orange"]


def academy(edition: str, gray: int, dates: int = 9, **facts: object) -> Scenario:
    """Seat 0 has so many scholars; one harmless scroll of each colour lies on the left."""
    table = Scenario(edition).player(0, gray=gray, dates=dates, **facts)
    for colour, tile, _, _ in KINDS:
        table.scrolls_shown(colour, tile)
    return table


def shop(table: Scenario) -> Game:
    """The only assistant performs the madrasa action, with 8 scholars his only option."""
    game = table.assistants({0: ["madrasa"]})
    if "sector action" in options(game):
        play(game, "sector action")
    return game


def scrolls_offered(game: Game) -> list[str]:
    return [text for text in options(game) if text.startswith("scroll")]


def refreshes(game: Game) -> list[str]:
    return [text for text in options(game) if text.startswith("refresh")]


# --- requirement and price ------------------------------------------------------------------------


@rule("MAD-01")
@pytest.mark.parametrize(("colour", "tile", "requirement", "price"), KINDS[1:])
def test_a_scroll_requires_its_number_of_scholars(
    edition: str, colour: str, tile: int, requirement: int, price: int
) -> None:
    assert f"scroll {tile}" in options(shop(academy(edition, requirement)))
    assert f"scroll {tile}" not in options(shop(academy(edition, requirement - 1)))


@rule("MAD-01")
def test_a_gray_scroll_requires_one_scholar(edition: str) -> None:
    assert "scroll 13" in options(shop(academy(edition, 1)))
    game = academy(edition, 0).assistants({0: ["madrasa"]})  # only a new scholar is possible
    assert (see(game, 0).keshis["gray"], see(game, 0).scrolls) == (1, [])


@rule("MAD-02")
@pytest.mark.parametrize(("colour", "tile", "requirement", "price"), KINDS)
def test_a_scroll_costs_its_dates(
    edition: str, colour: str, tile: int, requirement: int, price: int
) -> None:
    game = shop(academy(edition, requirement, price))
    play(game, f"scroll {tile}")
    assert see(game, 0).dates == 0
    assert see(game, 0).scrolls == [tile]


@rule("MAD-02")
@pytest.mark.parametrize(("colour", "tile", "requirement", "price"), KINDS[2:])
def test_a_scroll_is_not_sold_for_a_date_less(
    edition: str, colour: str, tile: int, requirement: int, price: int
) -> None:
    game = shop(academy(edition, 7, price - 1))
    assert f"scroll {tile}" not in options(game)


@rule("MAD-02")
def test_without_a_date_there_is_no_madrasa_action(edition: str) -> None:
    game = academy(edition, 6, 0).assistants({0: ["madrasa"]})
    assert (see(game, 0).keshis["gray"], see(game, 0).scrolls) == (7, [])


@rule("MAD-03", "MAD-04", "EX-13")
def test_requirements_of_one_action_add_up(edition: str) -> None:
    game = shop(academy(edition, 6, 3))
    play(game, "scroll 13", "scroll 44")
    assert see(game, 0).scrolls == [13, 44]
    assert (see(game, 0).keshis["gray"], see(game, 0).dates) == (6, 0)
    assert look(game)["phase"] == "select"


@rule("MAD-03")
def test_scholars_serve_one_scroll_of_an_action_only(edition: str) -> None:
    game = shop(academy(edition, 6).scrolls_shown("gray", 13, 14, 15))
    play(game, "scroll 44")
    assert options(game) == ["scroll 13", "scroll 14", "scroll 15", "done"]
    play(game, "scroll 14")
    assert look(game)["phase"] == "select"
    assert see(game, 0).dates == 6


@rule("MAD-03", "MAD-04")
def test_scholars_serve_again_in_a_later_action(edition: str) -> None:
    table = Scenario(edition).player(0, gray=5, dates=2, scrolls=[44])
    assert "scroll 45" in options(shop(table.scrolls_shown("pink", 45)))


@rule("MAD-05")
def test_any_number_of_scrolls_may_be_bought(edition: str) -> None:
    """R45: at least one, then as many as one likes."""
    game = shop(academy(edition, 8).scrolls_shown("gray", 13, 14, 15))
    assert "done" not in options(game)
    play(game, "scroll 13", "scroll 22", "scroll 14")
    assert "done" in options(game)
    play(game, "scroll 15")  # no gray scroll is left, and 2 scholars serve no other
    assert see(game, 0).scrolls == [13, 22, 14, 15]
    assert look(game)["phase"] == "select"


@rule("MAD-05")
def test_one_scroll_is_enough(edition: str) -> None:
    game = shop(academy(edition, 7))
    play(game, "scroll 13", "done")
    assert look(game)["phase"] == "select"
    assert see(game, 0).scrolls == [13]


@rule("MAD-05")
def test_a_single_scroll_within_reach_makes_the_action_possible(edition: str) -> None:
    others = [tile for tile in range(1, 22) if tile != 13]
    table = Scenario(edition).player(1, scrolls=others).player(0, gray=1, dates=1, dinars=0)
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action")
    assert see(game, 0).scrolls == [13]


# --- what is gained in the action -----------------------------------------------------------------


@rule("MAD-14")
def test_a_scholar_gained_in_the_action_counts_at_once(edition: str) -> None:
    """R100"""
    game = shop(academy(edition, 3).scrolls_shown("gray", 2, 13))
    play(game, "scroll 2")
    assert "scroll 22" in options(game)  # 4 scholars, 1 of them used
    assert "scroll 44" not in options(game)
    game = shop(academy(edition, 3).scrolls_shown("gray", 2, 13))
    play(game, "scroll 13")
    assert "scroll 22" not in options(game)


@rule("MAD-11")
def test_dates_of_an_instant_scroll_buy_the_next_one(edition: str) -> None:
    """R101"""
    game = shop(academy(edition, 8, 1).scrolls_shown("gray", 21))
    play(game, "scroll 21")
    assert see(game, 0).dates == 3
    assert "scroll 61" in options(game)


@rule("MAD-11")
def test_an_instant_scroll_acts_once_and_stays_with_its_owner(edition: str) -> None:
    game = Scenario(edition).player(0, water=0).buys_scroll(19)
    assert look(game)["round"] == 2
    assert see(game, 0).water == 2
    assert see(game, 0).scrolls == [19]


@rule("MAD-13")
@pytest.mark.parametrize("season", [1, 3])
def test_a_permanent_scroll_acts_from_now_on(edition: str, season: int) -> None:
    """R129: at once, and every time."""
    table = Scenario(edition, season=season).scrolls_shown("gray", 13)
    table.player(0, gray=1, dates=1, white=4, black=4, water=0)
    game = table.assistants({0: ["madrasa", "palace", "mosque"]})
    play(game, "use madrasa", "sector action", "scroll 13")
    play(game, "use palace", "sector action", "done")
    assert see(game, 0).water == 1
    play(game, "sector action", "done")
    assert see(game, 0).water == 2


# --- the refresh ----------------------------------------------------------------------------------


def upcoming(table: Scenario, colour: str, *tiles: int) -> Scenario:
    """The next three tiles of a colour, from the left, be it from one stack or from three."""
    number = COLOURS.index(colour)
    if table.table.scroll_piles == 1:
        return table.next_scroll(number, *tiles)
    for place, tile in enumerate(tiles):
        table.next_scroll(3 * number + place, tile)
    return table


@rule("MAD-08")
def test_a_dinar_refreshes_a_display_before_the_first_purchase(edition: str) -> None:
    table = academy(edition, 8, dinars=2).scrolls_shown("gray", 13, 14, 15)
    game = shop(upcoming(table, "gray", 16, 17, 18))
    before = look(game)
    events = play(game, "refresh gray")
    assert look(game)["scrolls"] == [[16, 17, 18], *before["scrolls"][1:]]
    assert look(game)["scroll_stacks"] == before["scroll_stacks"]
    assert see(game, 0).dinars == 1
    assert [shown["tile"] for shown in happened(events, "scroll-shown")] == [16, 17, 18]


@rule("MAD-09")
def test_after_a_refresh_one_of_the_new_scrolls_must_be_bought(edition: str) -> None:
    table = academy(edition, 8, dinars=2).scrolls_shown("gray", 13, 14, 15)
    game = shop(upcoming(table, "gray", 16, 17, 18))
    play(game, "refresh gray")
    assert "done" not in options(game)
    play(game, "scroll 22")  # R98: another scroll may be bought first
    assert "done" not in options(game)
    play(game, "scroll 17")
    assert "done" in options(game)


@rule("MAD-09")
@pytest.mark.parametrize(("scroll", "enough"), [(13, False), (25, True)])
def test_a_new_scroll_bought_in_a_granted_action_is_enough(
    edition: str, scroll: int, enough: bool
) -> None:
    table = academy(edition, 8, dinars=1).scrolls_shown("pink", 53)
    table.scrolls_shown("yellow", 22, 23, 24)
    game = shop(upcoming(table, "yellow", 25, 26, 27))
    play(game, "refresh yellow", "scroll 53", "sector madrasa", f"scroll {scroll}", "done")
    assert ("done" in options(game)) == enough


@rule("MAD-09")
@pytest.mark.parametrize(("gray", "dates"), [(3, 9), (8, 1)])
def test_after_a_refresh_scholar_and_date_are_kept_for_a_new_scroll(
    edition: str, gray: int, dates: int
) -> None:
    """R98"""
    table = academy(edition, gray, dates, dinars=1).scrolls_shown("gray", 13, 14, 15)
    game = shop(upcoming(table, "gray", 16, 17, 18))
    assert "scroll 22" in options(game)
    play(game, "refresh gray")
    assert options(game) == ["scroll 16", "scroll 17", "scroll 18"]


@rule("MAD-08")
@pytest.mark.parametrize(
    ("gray", "dates", "offered"),
    [(8, 9, 4), (8, 3, 4), (8, 2, 3), (8, 1, 2), (6, 9, 3), (4, 9, 2), (2, 9, 1)],
)
def test_only_a_colour_that_can_be_bought_is_refreshed(
    edition: str, gray: int, dates: int, offered: int
) -> None:
    """R98"""
    game = shop(academy(edition, gray, dates, dinars=1))
    assert refreshes(game) == [f"refresh {colour}" for colour in COLOURS[:offered]]


@rule("MAD-08")
def test_a_refresh_needs_a_dinar(edition: str) -> None:
    assert refreshes(shop(academy(edition, 7, dinars=0, water=5))) == []


@rule("MAD-10")
def test_one_refresh_and_none_after_a_purchase(edition: str) -> None:
    game = shop(academy(edition, 7, dinars=9))
    play(game, "refresh yellow")
    assert refreshes(game) == []
    game = shop(academy(edition, 7, dinars=9))
    play(game, "scroll 13")
    assert refreshes(game) == []


@rule("MAD-08", "SCR-33")
@pytest.mark.parametrize(
    ("water", "dates", "offered"), [(0, 1, False), (0, 2, True), (1, 1, True), (1, 0, False)]
)
def test_scroll_33_pays_a_refresh_but_keeps_the_price_of_a_scroll(
    edition: str, water: int, dates: int, offered: bool
) -> None:
    """R98: with the last date gone no new scroll could be bought."""
    game = shop(academy(edition, 1, dates, dinars=0, water=water, scrolls=[33]))
    assert ("refresh gray" in options(game)) == offered
    if offered:
        play(game, "refresh gray")
        assert (see(game, 0).water, see(game, 0).dates) == (0, 1)


@rule("MAD-10")
@pytest.mark.parametrize(("scroll", "choice"), [(53, "sector madrasa"), (64, "keshi gray")])
def test_no_refresh_in_an_action_granted_by_a_scroll(
    edition: str, scroll: int, choice: str
) -> None:
    game = Scenario(edition).player(0, dinars=9).buys_scroll(scroll, dates=9)
    play(game, choice)
    assert scrolls_offered(game)
    assert refreshes(game) == []


@rule("MAD-10")
def test_no_refresh_in_the_action_of_river_tile_01(edition: str) -> None:
    table = academy(edition, 7, dinars=9, fisherman=1).river_tiles(1, 3, 5)
    game = table.season_scoring()
    play(game, "sector madrasa")
    assert len(scrolls_offered(game)) == 12
    assert refreshes(game) == []


@rule("MAD-10", "SCR-58")
def test_no_refresh_with_scroll_58(edition: str) -> None:
    game = Scenario(edition).player(0, dinars=9).buys_scroll(58, dates=9)
    assert len(scrolls_offered(game)) == 3
    assert refreshes(game) == []


@rule("MAD-10")
def test_no_refresh_with_the_scroll_icon_of_the_storage_row(edition: str) -> None:
    table = Scenario(edition).player(0, gray=8, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6])
    game = table.player(0, water=9, dates=9, dinars=9).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert len(scrolls_offered(game)) == 3
    assert refreshes(game) == []


@rule("SAH-12")
def test_the_scroll_icon_is_lost_without_a_yellow_scroll(edition: str) -> None:
    """R108: all yellow scrolls are owned."""
    table = Scenario(edition).player(1, scrolls=range(22, 43)).player(0, water=1, dates=1, dinars=1)
    table.player(0, gray=8, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6])
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert len(see(game, 0).claimed_oases) == 6
    assert look(game)["phase"] == "select"


# --- the duty after a refresh ---------------------------------------------------------------------

# permanent scrolls, which ask nothing and bring nothing
OLD = {"gray": [13, 14, 15], "yellow": [22, 23, 24], "pink": [48, 49, 52], "orange": [61, 63, 65]}
NEW = {"gray": [16, 17, 18], "yellow": [25, 34, 35], "pink": [50, 51, 56], "orange": [66, 68, 69]}


def obliged(
    edition: str,
    colour: str,
    gray: int,
    dates: int,
    *shown: int,
    modules: tuple[str, ...] = (),
    **facts: Any,
) -> Game:
    """Seat 0 has refreshed a colour with the last dinar; these tiles lie in other colours, too."""
    table = display(edition, colour, gray, dates, *shown, modules=modules, **facts)
    return refreshed(table, colour)


def display(
    edition: str,
    colour: str,
    gray: int,
    dates: int,
    *shown: int,
    modules: tuple[str, ...] = (),
    **facts: Any,
) -> Scenario:
    table = Scenario(edition, modules=modules).player(0, gray=gray, dates=dates, water=0, dinars=1)
    table.player(0, **facts)
    for number, name in enumerate(COLOURS):
        tiles = [tile for tile in shown if table.table.values.scroll_colour[tile] == number]
        table.scrolls_shown(name, *(tiles + OLD[name])[:3])
    return upcoming(table, colour, *NEW[colour])


def refreshed(table: Scenario, colour: str) -> Game:
    game = shop(table)
    play(game, f"refresh {colour}")
    return game


def new_ones(colour: str) -> list[str]:
    return [f"scroll {tile}" for tile in NEW[colour]]


def held_back(game: Game, text: str, scholars: int, dates: int) -> None:
    """An action is not offered, and the player is told what the new scroll takes."""
    assert text not in options(game)
    reason = ("why-held-back", {"scholars": scholars, "dates": dates})
    assert game.why_not(to_number(text)) == reason


@rule("MAD-09")
@pytest.mark.parametrize(
    ("colour", "gray", "dates", "held"),
    [("gray", 7, 3, "scroll 61"), ("gray", 8, 1, "scroll 22"), ("yellow", 8, 3, "scroll 61")],
)
def test_what_a_new_scroll_takes_is_held_back_from_other_purchases(
    edition: str, colour: str, gray: int, dates: int, held: str
) -> None:
    """R98: the scholars of the first, the dates of the second, both of the third."""
    game = obliged(edition, colour, gray, dates)
    held_back(game, held, {"gray": 1, "yellow": 3}[colour], 1)
    assert game.why_not(to_number("done")) == ("why-buy-new", {})


@rule("MAD-09", "SCR-58")
@pytest.mark.parametrize(("dates", "offered"), [(3, False), (4, True)])
def test_the_last_date_does_not_pay_for_scroll_58(edition: str, dates: int, offered: bool) -> None:
    game = obliged(edition, "gray", 8, dates, 58)
    play(game, "scroll 58")
    assert ("scroll 65" in options(game)) == offered
    if offered:
        play(game, "scroll 65")
    assert options(game) == new_ones("gray")


@rule("MAD-09", "SCR-58")
def test_a_new_scroll_taken_with_scroll_58_is_enough(edition: str) -> None:
    """Scholars and dates for an orange scroll are gone, but scroll 58 offers one for 1 date."""
    game = obliged(edition, "orange", 8, 3, 58)
    assert "scroll 48" not in options(game)
    play(game, "scroll 58")
    assert options(game) == new_ones("orange")
    play(game, "scroll 68")
    assert see(game, 0).scrolls == [58, 68]


@rule("MAD-09", "SCR-72")
def test_scroll_72_does_not_take_the_last_date(edition: str) -> None:
    game = obliged(edition, "gray", 8, 5, 72, water=1)
    play(game, "scroll 72")
    assert options(game) == ["done", "pay water", "pay date"]
    play(game, "pay date")
    held_back(game, "pay date", 1, 1)
    play(game, "pay water")  # nothing is left to return
    assert options(game) == new_ones("gray")


@rule("MAD-09", "SCR-62", "SAH-09")
@pytest.mark.parametrize("first", [62, 17])
def test_an_exchange_does_not_return_a_scholar_who_is_needed(edition: str, first: int) -> None:
    """Scroll 62 takes 7 of 8 scholars; its third oasis brings the exchange."""
    table = display(edition, "gray", 8, 9, 62, white=2, caravans=[3, 1, 0], claimed=[1])
    game = refreshed(table, "gray")
    play(game, f"scroll {first}")
    if first != 62:
        play(game, "scroll 62")
    while "return white" not in options(game):
        play(game, options(game)[0])
    if first == 62:
        held_back(game, "return gray", 1, 1)
    else:
        assert "return gray" in options(game)


@rule("MAD-09", "NOM-08")
def test_for_a_nomad_who_is_needed_as_a_scholar_a_scholar_must_come(edition: str) -> None:
    """R203: for a nomad any colour may be taken."""
    table = display(edition, "gray", 7, 9, 62, modules=("nomads",), nomads={"madrasa": 1})
    table.player(0, white=2, caravans=[3, 1, 0], claimed=[1])
    game = table.assistants({0: ["madrasa"]})
    play(game, "done", "refresh gray", "scroll 62")  # no nomad moves
    while "return white" not in options(game):
        play(game, options(game)[0])
    held_back(game, "return gray", 1, 1)
    play(game, "nomad from madrasa")
    assert see(game, 0).keshis["gray"] == 8
    assert options(game) == new_ones("gray")


@rule("MAD-09", "SCR-26")
@pytest.mark.parametrize(
    ("scroll", "choice", "dates"), [(53, "sector palace", 4), (64, "keshi white", 5)]
)
def test_dates_for_stairs_are_held_back_in_a_granted_action(
    edition: str, scroll: int, choice: str, dates: int
) -> None:
    game = obliged(edition, "gray", 8, dates, scroll, white=1, scrolls=[26])
    play(game, f"scroll {scroll}", choice)
    assert options(game) == ["done", "step for date"]
    play(game, "step for date")  # the other date is for a new scroll
    assert options(game) == new_ones("gray")


@rule("MAD-09", "SAH-05")
@pytest.mark.parametrize(("dates", "offered"), [(3, False), (4, True)])
def test_dates_for_oases_are_held_back_in_a_granted_action(
    edition: str, dates: int, offered: bool
) -> None:
    """The only oasis left costs a date and a dinar."""
    table = display(edition, "gray", 8, dates, 53, dinars=2, white=1)
    table.player(0, caravans=[2, 0, 0], claimed=[1])
    game = refreshed(table, "gray")
    play(game, "scroll 53")
    assert ("sector sahara" in options(game)) == offered
    assert "sector palace" in options(game)
    if not offered:
        held_back(game, "sector sahara", 1, 1)


@rule("MAD-09", "SCR-45")
def test_any_resource_pays_for_an_oasis_but_the_date_held_back(edition: str) -> None:
    table = display(edition, "gray", 8, 3, 53, dinars=2, water=1, scrolls=[45])
    game = refreshed(table.player(0, caravans=[2, 0, 0]), "gray")
    play(game, "scroll 53", "sector sahara", "oasis left 1")
    held_back(game, "pay date", 1, 1)
    assert options(game) == ["pay water", "pay dinar"]


@rule("MAD-09", "SCR-33")
@pytest.mark.parametrize(("dates", "dearest"), [(3, 0), (4, 1), (5, 2)])
def test_dates_that_stand_in_for_dinars_are_held_back(
    edition: str, dates: int, dearest: int
) -> None:
    """Gates for as many dinars as there are dates besides the one for a new scroll.

    A turquoise keshi brings no date; an entertainer might."""
    table = display(edition, "gray", 8, dates, 53, scrolls=[33], beige=1)
    for workshop in range(4):
        table.table.gates[12 * workshop] = 1
    game = refreshed(table, "gray")
    play(game, "pay dinar", "scroll 53", "sector medina")
    gates = [text for text in options(game) if text.startswith("gate turquoise")]
    assert gates == [f"gate turquoise from {price + 1}" for price in range(dearest + 1)]


@rule("MAD-09", "SCR-53")
def test_a_granted_madrasa_action_does_not_take_the_last_date(edition: str) -> None:
    game = obliged(edition, "gray", 8, 3, 53)
    play(game, "scroll 53", "sector madrasa")
    assert options(game) == new_ones("gray")
    held_back(game, "scroll 22", 1, 1)
    play(game, "scroll 17")
    assert see(game, 0).scrolls == [53, 17]


@rule("MAD-09", "SCR-53")
def test_where_only_a_granted_action_can_meet_the_duty_it_must(edition: str) -> None:
    """8 scholars, 5 of them for scroll 53, are too few for an orange one; a fresh 8 are not."""
    game = obliged(edition, "orange", 8, 5, 53)
    play(game, "scroll 53")  # any other sector would leave no way
    assert options(game) == new_ones("orange")
    held_back(game, "scroll 22", 7, 3)


@rule("MAD-09", "SCR-53")
@pytest.mark.parametrize(
    ("dates", "shown", "offered"), [(6, [53], True), (5, [53], False), (6, [], False)]
)
def test_a_granted_action_may_be_part_of_the_way(
    edition: str, dates: int, shown: list[int], offered: bool
) -> None:
    """Scroll 22 leaves 5 of 8 scholars: enough for scroll 53, whose action buys an orange one."""
    game = obliged(edition, "orange", 8, dates, *shown)
    assert ("scroll 22" in options(game)) == offered
    if offered:
        play(game, "scroll 22")
        assert see(game, 0).scrolls == [22, 53]
        assert options(game) == new_ones("orange")


@rule("MAD-09", "SCR-71")
def test_dates_for_an_oasis_scored_now_are_held_back(edition: str) -> None:
    game = obliged(edition, "gray", 8, 6, 71, caravans=[1, 0, 0], claimed=[21])
    play(game, "scroll 71")
    assert options(game) == ["hand in 0", "hand in 1", "hand in 2"]
    held_back(game, "hand in 3", 1, 1)


@rule("MAD-09", "XP2-03", "XP2-07")
@pytest.mark.parametrize(("dates", "free"), [(1, False), (2, True)])
def test_who_gives_up_the_sultan_needs_the_full_price(edition: str, dates: int, free: bool) -> None:
    """Scroll 53 costs 1 date and a yellow one none; from the final step a yellow one costs 1,
    so that the threshold there must bring the date of its line."""
    table = display(edition, "yellow", 8, dates, 53, modules=("imam-sultan",), white=1)
    game = refreshed(table.player(0, palace=15).pawn("palace", 0), "yellow")
    play(game, "scroll 53", "sector palace")
    if free:
        assert "line left" in options(game)
        assert "done" in options(game)
    else:
        assert see(game, 0).dates == 1
        assert options(game) == new_ones("yellow")


@rule("MAD-09", "CAM-11")
@pytest.mark.parametrize(("dates", "offered"), [(2, False), (3, True)])
def test_a_camel_does_not_run_over_a_bridge_that_takes_the_last_date(
    edition: str, dates: int, offered: bool
) -> None:
    """Scroll 1 brings a green keshi; the camel stands before the first bridge."""
    game = obliged(edition, "yellow", 8, dates, 1, modules=("camels",), camel=11, water=1)
    play(game, "scroll 1")
    assert ("to the spectators" in options(game)) == offered
    if not offered:
        assert see(game, 0).keshis["green"] == 1


@rule("MAD-09", "NLX-04")
@pytest.mark.parametrize(("gray", "offered"), [(6, False), (7, True)])
def test_a_falcon_does_not_cost_a_scholar_who_is_needed(
    edition: str, gray: int, offered: bool
) -> None:
    """With nothing to return, the falcon's exchange brings no scholar back."""
    table = display(edition, "gray", gray, 9, 53, modules=("luxury-goods",))
    table.player(0, yellow=2, orange=2, purple=2).luxuries_shown(32)
    game = refreshed(table, "gray")
    play(game, "scroll 53", "sector souk")
    assert ("luxury 32" in options(game)) == offered


# --- what is brought at once counts ---------------------------------------------------------------


@rule("MAD-09", "MAD-14", "SCR-02")
def test_a_scroll_that_brings_a_scholar_is_offered(edition: str) -> None:
    """R100: 6 - 1 = 5 scholars are left for a pink scroll."""
    game = obliged(edition, "pink", 5, 9, 2)
    assert options(game) == ["scroll 2", *new_ones("pink")]
    held_back(game, "scroll 13", 5, 2)
    play(game, "scroll 2")
    assert options(game) == new_ones("pink")


@rule("MAD-09", "SCR-02")
def test_a_scholar_who_finds_no_space_does_not_count(edition: str) -> None:
    """8 - 3 = 5 scholars are left; scroll 2 would use one and bring none."""
    game = obliged(edition, "pink", 8, 9, 2)
    play(game, "scroll 22")
    held_back(game, "scroll 2", 5, 2)


@rule("MAD-09", "SCR-02", "CAM-03")
def test_a_scholar_who_is_needed_goes_to_the_board(edition: str) -> None:
    game = obliged(edition, "pink", 5, 9, 2, modules=("camels",))
    play(game, "scroll 2")
    assert see(game, 0).keshis["gray"] == 6
    assert options(game) == new_ones("pink")
    game = obliged(edition, "pink", 6, 9, 2, modules=("camels",))
    play(game, "scroll 2")
    assert "to the spectators" in options(game)


@rule("MAD-09", "MAD-11", "SCR-21")
def test_a_scroll_that_brings_dates_is_offered(edition: str) -> None:
    """R101: 2 - 1 + 3 = 4 dates are left, and a pink scroll costs 2."""
    game = obliged(edition, "pink", 6, 2, 21)
    assert options(game) == ["scroll 21", *new_ones("pink")]
    held_back(game, "scroll 13", 5, 2)
    play(game, "scroll 21")
    assert options(game) == new_ones("pink")
    assert see(game, 0).dates == 4


@rule("MAD-09", "SCR-21")
@pytest.mark.parametrize(("gray", "offered"), [(6, False), (7, True)])
def test_another_scroll_may_come_before_the_one_that_brings_dates(
    edition: str, gray: int, offered: bool
) -> None:
    """R98: scrolls 13, 21 and a pink one is an order that 7 scholars and 2 dates allow."""
    game = obliged(edition, "pink", gray, 2, 13, 21)
    assert ("scroll 13" in options(game)) == offered
    if offered:
        play(game, "scroll 13")
        assert set(see(game, 0).scrolls) == {13, 21}  # nothing else leaves a way
        assert options(game) == new_ones("pink")


@rule("MAD-09", "SCR-70")
@pytest.mark.parametrize(("entertainers", "offered"), [([1], False), ([1, 4], True)])
def test_dates_that_a_scroll_pays_for_entertainers_count(
    edition: str, entertainers: list[int], offered: bool
) -> None:
    """Space 4 of the square pays a date for each spectator."""
    table = display(edition, "gray", 8, 3, 70, entertainers=entertainers)
    player = table.table.players[0]
    while player.spectators[(3 - player.disc) % 8] == 0:
        player.disc = (player.disc + 1) % 8
    game = refreshed(table, "gray")
    assert ("scroll 70" in options(game)) == offered


@rule("MAD-09", "SCR-30")
def test_a_keshi_of_ones_choice_counts_and_must_be_the_one_that_is_needed(edition: str) -> None:
    """7 scholars, 3 of them for scroll 30, are one too few for a pink scroll."""
    game = obliged(edition, "pink", 7, 9, 30)
    play(game, "scroll 30")
    assert see(game, 0).keshis["gray"] == 8
    assert options(game) == new_ones("pink")


@rule("MAD-09", "SCR-53", "ORC-01")
@pytest.mark.parametrize(("green", "offered"), [(0, False), (1, True)])
def test_the_harvest_of_a_granted_action_counts_and_must_be_made(
    edition: str, green: int, offered: bool
) -> None:
    game = obliged(edition, "gray", 8, 2, 53, green=green)
    assert ("scroll 53" in options(game)) == offered
    if offered:
        play(game, "scroll 53")
        assert see(game, 0).dates == 1
        assert options(game) == new_ones("gray")


# --- the duty and the rest of the game ------------------------------------------------------------


@rule("MAD-09")
def test_the_duty_ends_with_the_first_new_scroll(edition: str) -> None:
    game = obliged(edition, "gray", 8, 4)
    play(game, "scroll 17")
    assert "scroll 61" in options(game)  # with the last dates
    assert "done" in options(game)


@rule("MAD-09")
def test_a_copy_and_the_game_itself_have_their_own_duty(edition: str) -> None:
    game = obliged(edition, "gray", 8, 4)
    twin = game.copy()
    play(twin, "scroll 17")
    assert "done" in options(twin)
    assert "done" not in options(game)
    play(game, "scroll 22")
    assert "done" not in options(game)


@rule("MAD-09")
def test_what_is_hidden_changes_nothing_about_the_duty(edition: str) -> None:
    game = obliged(edition, "pink", 5, 9, 2)
    before = options(game)
    game.redeal(0, 7)
    assert options(game) == before
    play(game, "scroll 2")
    assert options(game) == new_ones("pink")


PERMANENT = [14, 16, 17, 18, 23, 26, 27, 31, 32, 33, 36, 44, 45, 46, 48, 54, 60, 63, 65, 66, 68]


def rich(random: Random) -> Scenario:
    """Seat 0 has many scholars, few dates, and something of everything; with some modules."""
    modules = [module for module in MODULES if random.random() < 0.4]
    table = Scenario(random.choice(EDITIONS), seed=random.randrange(10**6), modules=modules)
    few = {colour: random.randint(0, 3) for colour in KESHIS[:2] + KESHIS[3:5] + KESHIS[9:]}
    table.player(0, **few, gray=random.randint(5, 8), beige=random.randint(0, 4))
    table.player(0, dates=random.randint(1, 6), water=random.randint(0, 3), dinars=2)
    table.player(0, palace=random.randint(0, 15), mosque=random.randint(0, 15))
    table.player(0, caravans=[random.randint(0, 3), random.randint(0, 3), 0])
    table.player(0, entertainers=random.sample(range(1, 9), random.randint(0, 4)))
    table.player(0, scrolls=random.sample(PERMANENT, random.randint(0, 6)))
    if "imam-sultan" in modules:
        table.pawn("palace", random.randint(0, 1))
    return table


def is_shown(event: Event) -> bool:
    return event.kind == "scroll-shown"


@rule("MAD-09")
@pytest.mark.parametrize("hundred", range(4))
def test_whatever_a_player_does_the_duty_is_met(hundred: int) -> None:
    """Random players who refresh, and put off the new scrolls as long as anything else is left."""
    for seed in range(100 * hundred, 100 * hundred + 100):
        random = Random(seed)
        game = rich(random).assistants({0: ["madrasa"]})
        if "sector action" in options(game):
            play(game, "sector action")
        events = play(game, random.choice(refreshes(game)))
        while not happened(events, "refresh"):  # scroll 33 pays for it
            events = play(game, random.choice(options(game)))
        after = events[[event.kind for event in events].index("refresh") + 1 :]
        new = [event.facts["tile"] for event in takewhile(is_shown, after)]
        while game.seat == 0 and look(game)["phase"] == "assistants":
            late = ["done", *(f"scroll {tile}" for tile in new)]
            others = [text for text in options(game) if text not in late]
            play(game, random.choice(others or options(game)))
        assert set(new) & set(see(game, 0).scrolls), f"seed {seed}"


# --- actions within an action ---------------------------------------------------------------------


@rule("MAD-03", "SCR-53")
def test_a_granted_madrasa_action_has_all_scholars_again(edition: str) -> None:
    """R102: the outer action then goes on with what it had left; nothing is refilled between."""
    game = shop(academy(edition, 8).scrolls_shown("pink", 53, 44))
    play(game, "scroll 53")
    assert "scroll 61" not in options(game)
    play(game, "sector madrasa")
    assert "scroll 61" in options(game)
    assert look(game)["scrolls"][2][0] == 0
    play(game, "scroll 61")
    assert "scroll 22" not in options(game)  # 1 of 8 is left here
    play(game, "done")
    assert "scroll 22" in options(game)  # 3 of 8 are left here
    assert "scroll 44" not in options(game)
    assert look(game)["scrolls"][3][0] == 0


@rule("MAD-14", "SCR-64")
def test_scroll_64_in_the_madrasa_counts_its_new_scholar(edition: str) -> None:
    """R102: 7 scholars bought scroll 64, all 8 serve in the granted action."""
    table = Scenario(edition).scrolls_shown("orange", 64, 61).scrolls_shown("gray", 13)
    game = shop(table.player(0, gray=7, dates=9))
    play(game, "scroll 64", "keshi gray")
    play(game, "scroll 61", "scroll 13")
    assert see(game, 0).scrolls == [64, 61, 13]
    assert see(game, 0).keshis["gray"] == 8
