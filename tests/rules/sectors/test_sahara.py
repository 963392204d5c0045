"""The Sahara: caravans discover oases, oases are claimed into the storage row."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule

COSTS = {  # water, dates, dinars
    "left 1": (0, 0, 1), "left 2": (0, 1, 1), "left 3": (1, 1, 1),
    "right 1": (1, 0, 0), "right 2": (1, 1, 0), "right 3": (1, 1, 1),
}  # fmt: skip
PLACES = list(COSTS)
TRACKS = ["turquoise", "green", "gray", "white", "black"]


def placing(table: Scenario) -> Game:
    """Seat 0 takes a new caravan."""
    game = table.assistants({0: ["sahara"]})
    if "new keshi" in options(game):
        play(game, "new keshi")
    return game


def claiming(table: Scenario) -> Game:
    """Seat 0 performs the sector action of the Sahara."""
    game = table.assistants({0: ["sahara"]})
    if "sector action" in options(game):
        play(game, "sector action")
    return game


def rich(edition: str, players: int = 3, **facts: Any) -> Scenario:
    """With three players the second storage space carries no keshi."""
    return Scenario(edition, players).player(0, water=9, dates=9, dinars=9, **facts)


def purse(game: Game) -> tuple[int, int, int]:
    seen = see(game, 0)
    return seen.water, seen.dates, seen.dinars


# --- discovering ----------------------------------------------------------------------------------


@rule("SAH-01", "SAH-02")
@pytest.mark.parametrize(
    ("caravans", "paths"),
    [
        ([0, 0, 0], ["left", "right", "start"]),
        ([2, 2, 1], ["left", "right", "start"]),
        ([3, 2, 1], ["right", "start"]),
        ([0, 3, 0], ["left", "start"]),
        ([2, 0, 2], ["left", "right"]),
    ],
)
def test_a_caravan_extends_one_of_three_paths(
    edition: str, caravans: list[int], paths: list[str]
) -> None:
    """R142: the start oasis can be reached at any time."""
    game = placing(rich(edition, caravans=caravans))
    assert options(game) == [f"caravan {path}" for path in paths]


@rule("SAH-02")
@pytest.mark.parametrize("caravans", [[2, 3, 2], [3, 2, 2], [3, 3, 1]])
def test_the_paths_have_three_three_and_two_spaces(edition: str, caravans: list[int]) -> None:
    """One space is left, so the eighth caravan goes there without a question."""
    game = placing(rich(edition, caravans=caravans, claimed=[1, 2, 3, 4, 5]))
    assert see(game, 0).caravans == [3, 3, 2]


@rule("SAH-02")
def test_no_ninth_caravan(edition: str) -> None:
    game = rich(edition, caravans=[3, 3, 2], claimed=[1, 2, 3, 4]).assistants({0: ["sahara"]})
    assert options(game) == ["oasis right 2", "oasis right 3"]  # the sector action at once


@rule("SAH-01", "SAH-03")
@pytest.mark.parametrize(("path", "first"), [("left", 0), ("right", 3)])
@pytest.mark.parametrize("standing", [0, 1, 2])
def test_a_caravan_reveals_the_next_oasis_of_its_path(
    edition: str, path: str, first: int, standing: int
) -> None:
    caravans = [standing, 0, 0] if path == "left" else [0, standing, 0]
    table = Scenario(edition).player(0, caravans=caravans, oases={f"{path} {standing + 1}": 7})
    game = placing(table)
    place = first + standing
    hidden = see(game, 0).oases
    assert hidden[place] is None
    play(game, f"caravan {path}")
    now = see(game, 0).oases
    assert now == [*hidden[:place], 7, *hidden[place + 1 :]]
    assert look(game)["players"][0]["oases"] == now


@rule("SAH-04", "EX-18")
@pytest.mark.parametrize("taken", [("date", "dinar"), ("water", "water")])
def test_the_start_oasis_first_gives_two_resources(edition: str, taken: tuple[str, str]) -> None:
    """R143: of any kinds, also the same twice."""
    game = placing(Scenario(edition).player(0, water=0, dates=0, dinars=0))
    play(game, "caravan start", *(f"take {resource}" for resource in taken))
    expected = tuple(taken.count(resource) for resource in ("water", "date", "dinar"))
    assert purse(game) == expected
    assert points(game, 0) == {}
    assert see(game, 0).oases == [None] * 6


@rule("SAH-04")
def test_the_start_oasis_then_gives_two_points(edition: str) -> None:
    game = placing(Scenario(edition).player(0, caravans=[0, 0, 1], water=0, dates=0, dinars=0))
    play(game, "caravan start")
    assert points(game, 0) == {"start oasis": 2}
    assert purse(game) == (0, 0, 0)


@rule("EX-17", "SAH-03")
def test_sarah_discovers_two_oases(edition: str) -> None:
    table = Scenario(edition).player(0, oases={"left 1": 7, "right 1": 9}, beige=2)
    game = table.workshop(1, "brown", "brown").assistants({0: ["medina"]})
    play(game, "sector action", "gate brown from 1", "at river", "gate brown from 1", "at souk")
    play(game, "caravan left", "caravan right")
    assert see(game, 0).oases == [7, None, None, 9, None, None]


# --- claiming -------------------------------------------------------------------------------------


@rule("SAH-05")
@pytest.mark.parametrize("place", PLACES)
def test_an_oasis_costs_what_its_place_shows(edition: str, place: str) -> None:
    game = claiming(rich(edition, caravans=[3, 3, 0]))
    play(game, f"oasis {place}", "done")
    assert purse(game) == tuple(9 - cost for cost in COSTS[place])


@rule("SAH-05")
@pytest.mark.parametrize("missing", [0, 1, 2])
def test_an_oasis_that_cannot_be_paid_cannot_be_claimed(edition: str, missing: int) -> None:
    table = rich(edition, caravans=[3, 3, 0])
    table.player(0, **{("water", "dates", "dinars")[missing]: 0})
    game = claiming(table)
    assert options(game) == [f"oasis {p}" for p in PLACES if COSTS[p][missing] == 0]


@rule("SAH-05", "SAH-07")
def test_any_number_of_oases_in_any_order(edition: str) -> None:
    oases = {"left 1": 1, "left 2": 2, "right 1": 3}
    game = claiming(rich(edition, caravans=[2, 1, 0], oases=oases))
    assert "done" not in options(game)
    play(game, "oasis right 1", "done", "oasis left 2")
    assert options(game) == ["oasis left 1", "done"]
    play(game, "oasis left 1")
    assert see(game, 0).claimed_oases == [3, 2, 1]


@rule("SAH-05")
def test_one_oasis_is_enough(edition: str) -> None:
    game = claiming(rich(edition, caravans=[2, 1, 0], oases={"left 2": 2}))
    play(game, "oasis left 2", "done", "done")
    assert see(game, 0).claimed_oases == [2]
    assert look(game)["phase"] == "select"


@rule("SAH-06")
def test_undiscovered_and_claimed_oases_cannot_be_claimed(edition: str) -> None:
    game = claiming(rich(edition, caravans=[1, 2, 2]))
    assert options(game) == ["oasis left 1", "oasis right 1", "oasis right 2"]
    play(game, "oasis right 1", "done")
    assert options(game) == ["oasis left 1", "oasis right 2", "done"]


@rule("SAH-06")
def test_without_a_discovered_oasis_there_is_no_action(edition: str) -> None:
    game = rich(edition, caravans=[0, 0, 1]).assistants({0: ["sahara"]})
    assert options(game) == ["caravan left", "caravan right", "caravan start"]


@rule("SAH-14")
def test_caravans_stay_when_their_oasis_is_claimed(edition: str) -> None:
    game = claiming(rich(edition, caravans=[2, 1, 0], oases={"left 1": 7}))
    play(game, "oasis left 1", "done")
    seen = see(game, 0)
    assert seen.caravans == [2, 1, 0]
    assert seen.keshis["brown"] == 3
    assert seen.claimed_places == [0]


def test_what_a_claim_brings_can_pay_the_next_one(edition: str) -> None:
    """R144: water of a placed entertainer pays an oasis that could not be paid before."""
    table = Scenario(edition).player(0, caravans=[1, 2, 0], water=0, dates=0, dinars=1)
    game = claiming(table.player(0, storage={1: "pink"}))  # only left 1 can be paid
    play(game, "deploy pink", "entertainer 2")
    assert options(game) == ["oasis right 1", "done"]


def test_an_oasis_discovered_between_two_claims_can_be_claimed(edition: str) -> None:
    """R144: here by a caravan taken at the exchange icon."""
    table = rich(edition, caravans=[3, 1, 0], claimed=[1, 2, 3], white=1, oases={"right 2": 9})
    game = claiming(table)
    play(game, "return white", "keshi brown", "caravan right")
    assert options(game) == ["oasis right 2", "done"]
    play(game, "oasis right 2")
    assert 9 in see(game, 0).claimed_oases


# --- the storage row ------------------------------------------------------------------------------


@rule("SAH-07", "EX-19")
@pytest.mark.parametrize("players", [2, 3])
def test_sarah_claims_two_oases(edition: str, players: int) -> None:
    """With two players the second storage space has a keshi too."""
    table = Scenario(edition, players).player(
        0, caravans=[1, 2, 0], oases={"left 1": 4, "right 2": 8}, storage={1: "green"}
    )
    if players == 2:
        table.player(0, storage={2: "white"})
    game = claiming(table)
    play(game, "oasis left 1", "deploy green")
    assert purse(game) == (1, 1, 0)
    assert points(game, 0) == {"orchard": 1}
    assert see(game, 0).storage[0] is None
    play(game, "oasis right 2")
    if players == 2:
        assert options(game) == ["done", "deploy white"]
        play(game, "deploy white")
    seen = see(game, 0)
    assert purse(game) == (0, 0, 0)
    assert seen.claimed_oases == [4, 8]
    assert (seen.keshis["green"], seen.keshis["white"]) == (1, 1 if players == 2 else 0)
    assert look(game)["phase"] == "select"


@rule("SAH-07")
@pytest.mark.parametrize("claimed", [0, 1, 2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_claimed_oases_fill_the_storage_row_from_left_to_right(
    edition: str, players: int, claimed: int
) -> None:
    """Each space gives its own: 1, 5 and with two players 2 a keshi, 4 an exchange, 6 a scroll."""
    table = rich(edition, players, caravans=[3, 3, 0], claimed=range(1, claimed + 1), gray=1)
    colours = {1: "black", 2: "white", 5: "beige"}
    if players > 2:
        del colours[2]
    table.player(0, storage={k: c for k, c in colours.items() if k > claimed})
    game = claiming(table.scrolls_shown("yellow", 31, 32, 33))
    if claimed < 5:
        play(game, "oasis right 3")
    storage = see(game, 0).storage
    assert storage[: claimed + 1] == [None] * (claimed + 1)
    assert storage[claimed + 1 :] == [colours.get(k) for k in range(claimed + 2, 7)]
    if claimed + 1 in colours:
        assert options(game) == ["done", f"deploy {colours[claimed + 1]}"]
    elif claimed + 1 == 4:
        assert options(game) == ["return gray", "done"]
    elif claimed + 1 == 6:
        assert options(game) == ["done", "scroll 31", "scroll 32", "scroll 33"]
    else:
        assert "oasis right 2" in options(game)


@rule("SAH-08")
@pytest.mark.parametrize("colour", [*TRACKS, "beige"])
def test_a_covered_keshi_is_placed_or_advances_its_marker(edition: str, colour: str) -> None:
    game = claiming(rich(edition, caravans=[1, 0, 0], storage={1: colour}))
    assert options(game) == ["done", f"deploy {colour}"]
    play(game, f"deploy {colour}")
    assert see(game, 0).keshis[colour] == 1
    assert points(game, 0) == ({"orchard": 1} if colour == "green" else {})


@rule("SAH-08")
@pytest.mark.parametrize(("colour", "where"), [("pink", "entertainer 1"), ("red", "vendor river")])
def test_a_covered_pink_or_red_keshi_chooses_its_place(
    edition: str, colour: str, where: str
) -> None:
    game = claiming(rich(edition, caravans=[1, 0, 0], storage={1: colour}))
    play(game, f"deploy {colour}", where)
    assert see(game, 0).keshis[colour] == 1
    assert points(game, 0) == ({"square": 2} if colour == "pink" else {})


@rule("SAH-08")
def test_a_covered_keshi_is_placed_now_or_never(edition: str) -> None:
    """R145: it may be declined, and then it is gone."""
    game = claiming(rich(edition, caravans=[2, 0, 0], storage={1: "green"}))
    play(game, "oasis left 1", "done")
    assert see(game, 0).storage[0] is None
    assert options(game) == ["oasis left 2", "done"]
    play(game, "oasis left 2")
    assert see(game, 0).keshis["green"] == 0
    assert points(game, 0) == {}


@rule("SAH-08")
@pytest.mark.parametrize(("white", "asked"), [(7, True), (8, False)])
def test_a_covered_keshi_of_a_full_sector_is_lost(edition: str, white: int, asked: bool) -> None:
    game = claiming(rich(edition, caravans=[1, 1, 0], white=white, storage={1: "white"}))
    play(game, "oasis left 1")
    assert ("deploy white" in options(game)) == asked


# --- the exchange icon ----------------------------------------------------------------------------


def exchanging(edition: str, **facts: Any) -> Game:
    """Seat 0 claims a fourth oasis."""
    return claiming(rich(edition, caravans=[3, 1, 0], claimed=[1, 2, 3], **facts))


@rule("SAH-09", "SAH-10", "SAH-11", "MED-05")
def test_what_may_be_returned(edition: str) -> None:
    """R147: no caravan, no committed guard, no goods, nothing that is not there."""
    game = exchanging(
        edition,
        white=2,
        beige=2,
        gates={"river": "red"},
        entertainers=[1],
        vendors=["river"],
        yellow=3,
        orange=1,
    )
    expected = {"return white", "return beige", "return pink", "return red", "done"}
    assert set(options(game)) == expected


@rule("SAH-10", "MED-05")
def test_committed_guards_stay(edition: str) -> None:
    game = exchanging(edition, white=1, beige=2, gates={"river": "red", "orchard": "gray"})
    assert options(game) == ["return white", "done"]


@rule("SAH-10", "SAH-11")
def test_caravans_of_the_start_oasis_stay(edition: str) -> None:
    table = rich(edition, caravans=[3, 1, 2], claimed=[1, 2, 3], white=1)
    assert options(claiming(table)) == ["return white", "done"]


@rule("SAH-09")
def test_the_exchange_may_be_declined(edition: str) -> None:
    game = exchanging(edition, white=2)
    play(game, "done")
    assert see(game, 0).keshis["white"] == 2
    assert look(game)["phase"] == "select"


def test_without_a_keshi_to_return_there_is_no_exchange(edition: str) -> None:
    game = exchanging(edition, yellow=3, beige=1, gates={"river": "red"})
    assert look(game)["phase"] == "select"


@rule("SAH-09", "SAH-10")
def test_the_new_keshi_is_of_another_colour_that_has_a_space(edition: str) -> None:
    """R148, R150: goods may be taken; the returned colour and full ones may not."""
    game = exchanging(edition, white=2, gray=8, vendors=["river"], entertainers=range(1, 9))
    play(game, "return white")
    assert see(game, 0).keshis["white"] == 1
    colours = [c for c in COLOURS if c not in ("white", "gray", "pink")]
    assert options(game) == [f"keshi {colour}" for colour in colours]
    play(game, "keshi orange")
    assert see(game, 0).goods["orange"] == 1


@rule("SAH-09")
def test_the_returned_keshi_makes_room_in_a_full_sector(edition: str) -> None:
    """It may not come back at once, but its sector is no longer full."""
    game = exchanging(edition, white=8, black=8)
    play(game, "return white")
    assert see(game, 0).keshis["white"] == 7
    assert "keshi white" not in options(game)
    assert "keshi black" not in options(game)


@rule("SAH-09")
def test_the_new_keshi_pays_its_placement_bonus(edition: str) -> None:
    game = exchanging(edition, white=1, oases={"right 2": 9})
    play(game, "return white", "keshi green")
    assert points(game, 0) == {"orchard": 1}


@rule("SAH-09")
def test_an_entertainer_leaves_his_space(edition: str) -> None:
    """Bonuses already gained are kept (R147)."""
    game = exchanging(edition, entertainers=[1, 4, 8])
    dates = see(game, 0).dates
    play(game, "return pink")
    assert options(game) == ["space 1", "space 4", "space 8"]
    play(game, "space 4", "keshi white")
    seen = see(game, 0)
    assert seen.entertainers == [0, 7]
    assert (seen.keshis["pink"], seen.keshis["white"]) == (2, 1)
    assert (points(game, 0), seen.dates) == ({}, dates)


@rule("SAH-09")
def test_a_vendor_leaves_his_sector(edition: str) -> None:
    """R96: the one of the souk may go too."""
    game = exchanging(edition, vendors=["river", "palace", "souk"])
    play(game, "return red")
    assert options(game) == ["vendor river", "vendor palace", "vendor souk"]
    play(game, "vendor souk")
    assert "keshi red" not in options(game)
    play(game, "keshi white")
    assert see(game, 0).vendors == ["river", "palace"]
    assert see(game, 0).keshis["red"] == 2


def test_a_green_step_back_costs_nothing_and_pays_again_later(edition: str) -> None:
    """R149"""
    table = rich(edition, caravans=[3, 1, 0], claimed=[1, 2, 3], green=3)
    game = table.assistants({0: ["sahara", "orchard"]})
    play(game, "use sahara", "sector action", "return green", "keshi white")
    assert (see(game, 0).keshis["green"], points(game, 0)) == (2, {})
    play(game, "new keshi")
    assert (see(game, 0).keshis["green"], points(game, 0)) == (3, {"orchard": 1})


# --- the scroll icon ------------------------------------------------------------------------------


@rule("SAH-12")
def test_a_yellow_scroll_without_scholars_and_dates(edition: str) -> None:
    table = rich(edition, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5], yellow=0)
    game = claiming(table.scrolls_shown("yellow", 37, 31, 33))
    assert options(game) == ["done", "scroll 37", "scroll 31", "scroll 33"]  # no refresh
    assert purse(game) == (8, 8, 8)
    play(game, "scroll 37")  # 2 yellow goods at once
    seen = see(game, 0)
    assert (seen.scrolls, seen.goods["yellow"]) == ([37], 2)
    assert purse(game) == (8, 8, 8)


@rule("SAH-12")
def test_the_scroll_may_be_declined(edition: str) -> None:
    game = claiming(rich(edition, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5]))
    play(game, "done")
    assert see(game, 0).scrolls == []


# --- scrolls that claim ---------------------------------------------------------------------------


def test_with_scroll_45_an_oasis_costs_any_one_resource(edition: str) -> None:
    """R124: also where one of another kind is printed."""
    table = Scenario(edition, 3).player(
        0, scrolls=[45], caravans=[3, 1, 0], storage={1: "white"}, water=0, dates=1, dinars=1
    )
    game = claiming(table)
    assert options(game) == ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    play(game, "oasis left 3")
    assert options(game) == ["pay date", "pay dinar"]
    play(game, "pay date", "done", "oasis right 1")
    assert purse(game) == (0, 0, 0)
    assert see(game, 0).claimed_places == [2, 3]
    assert look(game)["phase"] == "select"


@pytest.mark.parametrize("water", [0, 1])
def test_scroll_45_does_not_make_an_oasis_free(edition: str, water: int) -> None:
    table = Scenario(edition, 3).player(
        0, scrolls=[45], caravans=[3, 1, 0], water=water, dates=0, dinars=0
    )
    game = table.assistants({0: ["sahara"]})
    assert ("sector action" in options(game)) == bool(water)


def claiming_by_scroll(edition: str, **facts: Any) -> Game:
    """Seat 0 buys scroll 62."""
    return Scenario(edition, 3).player(0, water=0, dinars=0, **facts).buys_scroll(62)


def test_scroll_62_claims_three_oases_without_paying(edition: str) -> None:
    """R123: it must, one after the other, each with its storage bonus."""
    game = claiming_by_scroll(edition, caravans=[3, 1, 0], storage={1: "green"})
    assert options(game) == ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    play(game, "oasis left 2", "deploy green")
    assert options(game) == ["oasis left 1", "oasis left 3", "oasis right 1"]
    play(game, "oasis right 1", "oasis left 3")
    seen = see(game, 0)
    assert seen.claimed_places == [1, 2, 3]
    assert points(game, 0) == {"orchard": 1}
    assert purse(game) == (0, 0, 0)


def test_scroll_62_claims_fewer_only_where_fewer_are_there(edition: str) -> None:
    game = claiming_by_scroll(edition, caravans=[1, 1, 2], storage={1: "green"})
    play(game, "oasis right 1", "done")
    assert see(game, 0).claimed_places == [0, 3]
    assert look(game)["phase"] == "select"


def test_scroll_62_may_claim_what_its_own_bonus_discovers(edition: str) -> None:
    """R123"""
    game = claiming_by_scroll(edition, caravans=[3, 1, 0], claimed=[1, 2, 3], white=1)
    events = play(game, "return white", "keshi brown", "caravan right")
    assert len(happened(events, "claimed")) == 1
    assert see(game, 0).claimed_places == [0, 1, 2, 3, 4]
