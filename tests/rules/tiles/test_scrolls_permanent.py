"""The scrolls that change souk, orchard, medina, vendors, provisions and claims for good."""

from typing import Any

import pytest

from marrakesh import Game
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


def owner(edition: str, *scrolls: int, **facts: Any) -> Scenario:
    """Seat 0 has nothing but these scrolls and what is named."""
    table = Scenario(edition).player(0, water=0, dates=0, dinars=0)
    return table.player(0, scrolls=scrolls, **facts)


def act(table: Scenario, sector: str) -> Game:
    """The only assistant performs his sector action."""
    game = table.assistants({0: [sector]})
    play(game, "sector action")
    return game


def resources(game: Game) -> tuple[int, int, int]:
    seen = see(game, 0)
    return seen.water, seen.dates, seen.dinars


# --- the souk: 18, 34, 46 -------------------------------------------------------------------------


def market(edition: str, *scrolls: int, **goods: int) -> Scenario:
    """Yellow gives 2 water, orange 2 dates; two slippers are for sale, for 1 orange each."""
    table = owner(edition, *scrolls, **goods)
    return table.office(1).luxuries_shown(2, 4, 21, 22, 25)


@rule("SCR-18")
def test_the_office_gives_a_resource_more(edition: str) -> None:
    game = act(market(edition, 18, yellow=1, orange=1), "souk")
    play(game, "office yellow")
    assert options(game) == ["take water", "take date", "take dinar"]
    play(game, "take dinar")
    assert resources(game) == (2, 0, 1)


@rule("SCR-18", "SCR-46")
def test_scroll_18_pays_at_each_use(edition: str) -> None:
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
def test_several_luxury_goods_with_one_assistant(edition: str) -> None:
    game = act(market(edition, 34, orange=3), "souk")
    play(game, "luxury 2")
    assert options(game) == ["luxury 4", "done"]  # R90: the office is closed to him now
    play(game, "luxury 4")
    assert see(game, 0).luxury == [2, 4]
    assert points(game, 0) == {"slipper": 4}


@rule("SCR-46")
def test_the_office_several_times_with_one_assistant(edition: str) -> None:
    game = act(market(edition, 46, yellow=2, orange=1), "souk")
    play(game, "office yellow")
    assert options(game) == ["office yellow", "office orange", "done"]  # R90: no slipper now
    play(game, "office yellow", "office orange")
    assert resources(game) == (4, 2, 0)


@rule("SCR-34", "SCR-46")
@pytest.mark.parametrize(("first", "later"), [("office yellow", "office"), ("luxury 2", "luxury")])
def test_scrolls_34_and_46_are_not_mixed(edition: str, first: str, later: str) -> None:
    """R90"""
    game = act(market(edition, 34, 46, yellow=3, orange=3), "souk")
    play(game, first)
    assert {text.split()[0] for text in options(game)} == {later, "done"}


@rule("SCR-34", "SCR-46")
@pytest.mark.parametrize("first", ["office yellow", "luxury 2"])
@pytest.mark.parametrize("scroll", [34, 46])
def test_scrolls_34_and_46_repeat_their_own_branch_only(
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
def test_each_date_of_the_orchard_may_be_something_else(
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
def test_the_three_orchard_scrolls_work_together(edition: str) -> None:
    """R88"""
    game = act(owner(edition, 23, 24, 25, green=4), "orchard")
    play(game, "take point", "take dinar", "take water", "take date")
    assert resources(game) == (1, 1, 1)
    assert points(game, 0) == {"scroll 25": 1}


@rule("SCR-23", "SCR-24", "SCR-25")
def test_other_dates_are_not_replaced(edition: str) -> None:
    """R89: neither those of the office nor of the square."""
    game = act(market(edition, 23, 24, 25, orange=1), "souk")
    play(game, "office orange")
    assert resources(game) == (0, 2, 0)
    game = owner(edition, 23, 24, 25).assistants({0: ["square"]})
    play(game, "entertainer 4")
    assert resources(game) == (0, 1, 0)


@rule("SCR-23", "SCR-53")
def test_dates_of_a_granted_orchard_action_are_replaced(edition: str) -> None:
    """R89"""
    game = owner(edition, 23, green=1).buys_scroll(53)
    play(game, "sector orchard", "take water")
    assert resources(game) == (1, 0, 0)


# --- the medina: 22, 32, 33, 36, 66 ---------------------------------------------------------------


def medina(edition: str, *scrolls: int, **facts: Any) -> Scenario:
    """A gate for each workshop: green, black, gray and white."""
    table = owner(edition, *scrolls, **facts)
    for number, colour in enumerate(("green", "black", "gray", "white"), start=1):
        table.workshop(number, colour)
    return table


@rule("SCR-22")
@pytest.mark.parametrize(("scrolls", "loss"), [([], {"gates": -3}), ([22], {})])
def test_a_gate_of_the_left_workshop_costs_no_points(
    edition: str, scrolls: list[int], loss: dict[str, int]
) -> None:
    game = act(medina(edition, *scrolls, beige=1), "medina")
    play(game, "gate green from 1", "at orchard")
    assert points(game, 0) == {**loss, "gate matches": 2, "orchard": 1}


@rule("SCR-22", "SCR-32")
def test_scroll_22_changes_no_other_workshop(edition: str) -> None:
    """R134: the second workshop, free with scroll 32, still gives its point."""
    game = act(medina(edition, 22, 32, beige=1), "medina")
    play(game, "gate black from 2", "at river")
    assert points(game, 0) == {"gates": 1}


@rule("SCR-32")
@pytest.mark.parametrize(
    ("gate", "price"),
    [
        ("gate green from 1", 0),
        ("gate black from 2", 0),
        ("gate gray from 3", 1),
        ("gate white from 4", 2),
    ],
)
def test_gates_cost_a_dinar_less(edition: str, gate: str, price: int) -> None:
    game = act(medina(edition, 32, beige=1, dinars=price), "medina")
    play(game, gate, "at river")
    assert see(game, 0).dinars == 0
    if price:
        assert gate not in options(act(medina(edition, 32, beige=1, dinars=price - 1), "medina"))


@rule("SCR-32")
def test_a_free_gate_earns_no_dinar(edition: str) -> None:
    game = act(medina(edition, 32, beige=1, dinars=1), "medina")
    play(game, "gate green from 1", "at river")
    assert see(game, 0).dinars == 1


@rule("SCR-33", "EX-30")
@pytest.mark.parametrize(
    ("dates", "dinars", "paid", "left"),
    [
        pytest.param(3, 2, ["date", "date", "dinar"], (0, 1, 1), id="2 dates and 1 dinar"),
        pytest.param(3, 0, [], (0, 0, 0), id="3 dates without being asked"),
        pytest.param(3, 3, ["dinar", "dinar", "dinar"], (0, 3, 0), id="3 dinars as printed"),
    ],
)
def test_dates_replace_dinars_for_a_gate(
    edition: str, dates: int, dinars: int, paid: list[str], left: tuple[int, int, int]
) -> None:
    game = act(medina(edition, 33, beige=1, dates=dates, dinars=dinars), "medina")
    play(game, "gate white from 4", *[f"pay {resource}" for resource in paid], "at palace")
    assert resources(game) == left
    assert see(game, 0).gates[3] == "white"


@rule("SCR-33")
def test_water_replaces_dinars_too(edition: str) -> None:
    game = act(medina(edition, 33, beige=1, water=2, dates=1), "medina")
    play(game, "gate gray from 3", "pay water", "pay water", "at orchard")
    assert resources(game) == (0, 1, 0)
    game = act(medina(edition, beige=1, water=2, dates=1), "medina")
    assert "gate gray from 3" not in options(game)


@rule("SCR-33", "EX-30")
def test_dinars_do_not_replace_dates(edition: str) -> None:
    game = owner(edition, 33, gray=1, dinars=5, water=5).assistants({0: ["madrasa"]})
    assert see(game, 0).scrolls == [33]  # only a new scholar was possible
    assert see(game, 0).keshis["gray"] == 2


@rule("SCR-36")
def test_a_gate_gives_a_keshi_of_any_colour(edition: str) -> None:
    """R135: chosen at the purchase, placed when all gates are bought."""
    game = act(medina(edition, 36, beige=2), "medina")
    play(game, "gate green from 1", "at river")
    assert len(options(game)) == 12
    play(game, "keshi white")
    assert see(game, 0).keshis["white"] == 0
    play(game, "done")
    assert (see(game, 0).keshis["white"], see(game, 0).keshis["green"]) == (1, 0)


@rule("SCR-66")
def test_a_gate_gives_two_keshis_of_its_colour(edition: str) -> None:
    game = act(medina(edition, 66, beige=2), "medina")
    play(game, "gate green from 1", "at river")
    assert see(game, 0).keshis["green"] == 0
    play(game, "done")
    assert see(game, 0).keshis["green"] == 2
    assert points(game, 0) == {"gates": -3, "orchard": 2}


@rule("SCR-66")
def test_the_second_keshi_is_lost_without_a_space(edition: str) -> None:
    """R137"""
    game = act(medina(edition, 66, beige=1, green=7), "medina")
    play(game, "gate green from 1", "at river")
    assert see(game, 0).keshis["green"] == 8
    assert points(game, 0) == {"gates": -3, "orchard": 1}


@rule("SCR-36", "SCR-66")
def test_scrolls_36_and_66_give_two_keshis_of_any_colours(edition: str) -> None:
    """R136: each gate two, also of different colours."""
    game = act(medina(edition, 36, 66, beige=2, dinars=1), "medina")
    play(game, "gate green from 1", "at river", "keshi white", "keshi yellow")
    play(game, "gate black from 2", "at palace", "keshi gray", "keshi gray")
    seen = see(game, 0)
    assert (seen.keshis["white"], seen.goods["yellow"], seen.keshis["gray"]) == (1, 1, 2)
    assert (seen.keshis["green"], seen.keshis["black"]) == (0, 0)


# --- water vendors: 35, 50 ------------------------------------------------------------------------

EITHER = pytest.mark.parametrize("option", ["new keshi", "sector action"])


@rule("SCR-35")
@EITHER
@pytest.mark.parametrize(("vendors", "water"), [(["palace"], 2), (["mosque"], 0)])
def test_one_more_water_where_a_vendor_stands(
    edition: str, option: str, vendors: list[str], water: int
) -> None:
    game = owner(edition, 35, vendors=vendors, white=1).assistants({0: ["palace"]})
    assert see(game, 0).water == water  # before the option is chosen
    play(game, option)
    assert see(game, 0).water == water


@rule("SCR-50")
@EITHER
def test_two_points_where_a_vendor_stands(edition: str, option: str) -> None:
    """R114: Deluxe for the sector action only."""
    table = owner(edition, 50, vendors=["palace"], white=1, black=1)
    game = table.assistants({0: ["palace", "mosque"]})
    play(game, "use palace", option, option)
    pays = edition == "essential" or option == "sector action"
    assert points(game, 0) == ({"scroll 50": 2} if pays else {})
    assert see(game, 0).water == 1


@rule("SCR-35", "SCR-50")
def test_scrolls_35_and_50_add_up(edition: str) -> None:
    """R113: for each assistant beside a vendor."""
    table = owner(edition, 35, 50, vendors=["palace", "mosque"], white=1, black=1)
    game = table.assistants({0: ["palace", "mosque"]})
    play(game, "use palace", "sector action", "sector action")
    assert see(game, 0).water == 4
    assert points(game, 0) == {"scroll 50": 4}


# --- provisions: 44, and 33 -----------------------------------------------------------------------


def provisions(edition: str, *scrolls: int, season: int = 2, **facts: Any) -> Game:
    """The active tiles of season 2 cost 3 water and 3 dinars."""
    table = Scenario(edition, season=season).player(0, water=0, dates=0, dinars=0)
    table.player(0, scrolls=scrolls, provisions=[10, 12, 11], **facts)
    return table.provisions()


@rule("SCR-44", "EX-31")
def test_a_dinar_and_one_resource_for_each_tile(edition: str) -> None:
    game = provisions(edition, 44, dates=2, dinars=1)
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {}


@rule("SCR-44")
@pytest.mark.parametrize(("season", "left"), [(1, 4), (2, 3), (3, 2)])
def test_the_dinar_is_paid_once_for_all_tiles(edition: str, season: int, left: int) -> None:
    game = provisions(edition, 44, season=season, dates=5, dinars=1)
    assert see(game, 0).dates == left
    assert sum(resources(game)) == left
    assert "provisions" not in points(game, 0)


@rule("SCR-44")
def test_scroll_44_is_a_choice(edition: str) -> None:
    facts = {"water": 3, "dinars": 3, "dates": 1}
    game = provisions(edition, 44, **facts)
    assert options(game) == ["provide as printed", "provide by scroll 44"]
    play(game, "provide as printed")
    assert resources(game) == (0, 1, 0)
    game = provisions(edition, 44, **facts)
    play(game, "provide by scroll 44")
    assert see(game, 0).dinars == 2
    play(game, "pay date", "pay water")
    assert resources(game) == (2, 0, 2)
    assert points(game, 0) == {}


@rule("SCR-44")
@pytest.mark.parametrize(("dates", "dinars"), [(9, 0), (1, 1), (0, 2)])
def test_scroll_44_is_of_no_use_with_too_little(edition: str, dates: int, dinars: int) -> None:
    """R112: without a dinar, or a resource for each tile, all is lost."""
    game = provisions(edition, 44, dates=dates, dinars=dinars)
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {"provisions": -8}


@rule("SCR-44", "SCR-33")
@pytest.mark.parametrize(("water", "dates"), [(0, 3), (1, 2)])
def test_scroll_33_pays_the_dinar_of_scroll_44(edition: str, water: int, dates: int) -> None:
    """R110; R111: what can be paid must be paid."""
    game = provisions(edition, 33, 44, water=water, dates=dates)
    if water:
        play(game, "pay date", "pay date")
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {}


@rule("SCR-33")
def test_scroll_33_pays_provisions(edition: str) -> None:
    """R109, R111: 3 water as printed, 1 dinar and 2 dates for the dinars."""
    game = provisions(edition, 33, water=3, dates=2, dinars=1)
    play(game, "pay date", "pay date")
    assert resources(game) == (0, 0, 0)
    assert points(game, 0) == {}


@rule("SCR-33")
def test_without_scroll_33_only_dinars_pay_dinars(edition: str) -> None:
    game = provisions(edition, water=3, dates=9, dinars=1)
    assert points(game, 0) == {"provisions": -8}


@rule("SCR-33")
def test_dinars_do_not_pay_the_water_of_provisions(edition: str) -> None:
    game = provisions(edition, 33, water=2, dinars=9)
    assert points(game, 0) == {"provisions": -8}


# --- claims: 61 -----------------------------------------------------------------------------------


def claiming(edition: str, *scrolls: int, **facts: Any) -> Game:
    return owner(edition, *scrolls, **facts).base(green=2, white=1, black=1).claim()


@rule("SCR-61")
@pytest.mark.parametrize("second", ["claim green 1", "claim white 1", "done"])
def test_any_two_keshis_may_be_claimed(edition: str, second: str) -> None:
    """R35: two of a colour, two of different colours, or one."""
    game = claiming(edition, 61)
    one = ["claim green 1", "claim white 1", "claim black 1"]
    assert options(game) == one  # they are taken one by one
    play(game, "claim green 1")
    assert (game.seat, options(game)) == (0, ["done", *one])
    play(game, second)
    assert game.seat == 1
    left = {"green": 1, "white": 1, "black": 1}
    if second != "done":
        left[second.split()[1]] -= 1
    assert look(game)["base"] == {colour: n for colour, n in left.items() if n}


@rule("SCR-61")
def test_the_second_keshi_needs_a_space_as_well(edition: str) -> None:
    """The first one counts for its sector at once."""
    game = claiming(edition, 61, green=7, white=8)
    assert options(game) == ["claim green 1", "claim black 1"]
    play(game, "claim green 1")
    assert options(game) == ["done", "claim black 1"]


@rule("SCR-61")
def test_others_still_claim_one_colour(edition: str) -> None:
    game = claiming(edition)
    assert "claim green 2" in options(game)
    play(game, "claim green 1")
    assert game.seat == 1
