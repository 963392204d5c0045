"""Claiming oases, with and without scrolls."""

from typing import Any

import pytest

from marrakesh import Game
from rules.sectors.sahara.helpers import claiming, purse, rich
from scenario import Scenario, happened, look, options, play, points, see

rule = pytest.mark.rule

COSTS = {  # water, dates, dinars
    "left 1": (0, 0, 1), "left 2": (0, 1, 1), "left 3": (1, 1, 1),
    "right 1": (1, 0, 0), "right 2": (1, 1, 0), "right 3": (1, 1, 1),
}  # fmt: skip
PLACES = list(COSTS)


# --- claiming -------------------------------------------------------------------------------------


@rule("SAH-05")
@pytest.mark.parametrize("place", PLACES)
def test_an_oasis_costs_the_resources_printed_at_its_place(edition: str, place: str) -> None:
    game = claiming(rich(edition, caravans=[3, 3, 0]))
    play(game, f"oasis {place}", "done")
    assert purse(game) == tuple(9 - cost for cost in COSTS[place])


@rule("SAH-05")
@pytest.mark.parametrize("missing", [0, 1, 2])
def test_an_oasis_the_player_cannot_afford_cannot_be_claimed(edition: str, missing: int) -> None:
    table = rich(edition, caravans=[3, 3, 0])
    table.player(0, **{("water", "dates", "dinars")[missing]: 0})
    game = claiming(table)
    assert options(game) == [f"oasis {p}" for p in PLACES if COSTS[p][missing] == 0]


@rule("SAH-05", "SAH-07")
def test_any_number_of_oases_can_be_claimed_in_any_order(edition: str) -> None:
    oases = {"left 1": 1, "left 2": 2, "right 1": 3}
    game = claiming(rich(edition, caravans=[2, 1, 0], oases=oases))
    assert "done" not in options(game)
    play(game, "oasis right 1", "done", "oasis left 2")
    assert options(game) == ["oasis left 1", "done"]
    play(game, "oasis left 1")
    assert see(game, 0).claimed_oases == [3, 2, 1]


@rule("SAH-05")
def test_the_action_may_end_after_claiming_a_single_oasis(edition: str) -> None:
    game = claiming(rich(edition, caravans=[2, 1, 0], oases={"left 2": 2}))
    play(game, "oasis left 2", "done", "done")
    assert see(game, 0).claimed_oases == [2]
    assert look(game)["phase"] == "select"


@rule("SAH-06")
def test_undiscovered_or_already_claimed_oases_cannot_be_claimed(edition: str) -> None:
    game = claiming(rich(edition, caravans=[1, 2, 2]))
    assert options(game) == ["oasis left 1", "oasis right 1", "oasis right 2"]
    play(game, "oasis right 1", "done")
    assert options(game) == ["oasis left 1", "oasis right 2", "done"]


@rule("SAH-06")
def test_without_a_discovered_oasis_the_action_is_impossible(edition: str) -> None:
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


def test_gains_from_one_claim_can_pay_for_the_next(edition: str) -> None:
    """R144: water from a new entertainer pays for an oasis that was too expensive before."""
    table = Scenario(edition).player(0, caravans=[1, 2, 0], water=0, dates=0, dinars=1)
    game = claiming(table.player(0, storage={1: "pink"}))  # only left 1 is affordable
    play(game, "deploy pink", "entertainer 2")
    assert options(game) == ["oasis right 1", "done"]


def test_an_oasis_discovered_between_two_claims_can_be_claimed(edition: str) -> None:
    """R144: here by a caravan taken with the exchange icon."""
    table = rich(edition, caravans=[3, 1, 0], claimed=[1, 2, 3], white=1, oases={"right 2": 9})
    game = claiming(table)
    play(game, "return white", "keshi brown", "caravan right")
    assert options(game) == ["oasis right 2", "done"]
    play(game, "oasis right 2")
    assert 9 in see(game, 0).claimed_oases


# --- scrolls --------------------------------------------------------------------------------------


def test_with_scroll_45_an_oasis_costs_one_resource_of_any_kind(edition: str) -> None:
    """R124: even if a different one is printed."""
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


def test_scroll_62_claims_three_oases_for_free(edition: str) -> None:
    """R123: it must claim them, one after the other, each with its storage bonus."""
    game = claiming_by_scroll(edition, caravans=[3, 1, 0], storage={1: "green"})
    assert options(game) == ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    play(game, "oasis left 2", "deploy green")
    assert options(game) == ["oasis left 1", "oasis left 3", "oasis right 1"]
    play(game, "oasis right 1", "oasis left 3")
    seen = see(game, 0)
    assert seen.claimed_places == [1, 2, 3]
    assert points(game, 0) == {"orchard": 1}
    assert purse(game) == (0, 0, 0)


def test_scroll_62_claims_fewer_oases_only_if_fewer_are_discovered(edition: str) -> None:
    game = claiming_by_scroll(edition, caravans=[1, 1, 2], storage={1: "green"})
    play(game, "oasis right 1", "done")
    assert see(game, 0).claimed_places == [0, 3]
    assert look(game)["phase"] == "select"


def test_scroll_62_may_claim_an_oasis_discovered_by_one_of_its_own_claims(edition: str) -> None:
    """R123"""
    game = claiming_by_scroll(edition, caravans=[3, 1, 0], claimed=[1, 2, 3], white=1)
    events = play(game, "return white", "keshi brown", "caravan right")
    assert len(happened(events, "claimed")) == 1
    assert see(game, 0).claimed_places == [0, 1, 2, 3, 4]
