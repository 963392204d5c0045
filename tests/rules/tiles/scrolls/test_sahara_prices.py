"""Sahara scrolls: prices of oases."""

import pytest

from marrakesh import Game
from rules.tiles.scrolls.sahara import sahara
from scenario import look, options, play, see

rule = pytest.mark.rule


def resources(game: Game) -> tuple[int, int, int]:
    seen = see(game, 0)
    return seen.water, seen.dates, seen.dinars


# --- 45 and 33: the price of an oasis -------------------------------------------------------------


@rule("SCR-45")
@pytest.mark.parametrize("resource", ["water", "dates", "dinars"])
@pytest.mark.parametrize("place", ["left 1", "left 2", "left 3", "right 1"])
def test_with_scroll_45_an_oasis_costs_one_resource_of_any_kind(
    edition: str, place: str, resource: str
) -> None:
    """R124: exactly one, even if a different one is printed."""
    table = sahara(edition, 45, caravans=[3, 1, 0], **{resource: 1})
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", f"oasis {place}")
    assert len(see(game, 0).claimed_oases) == 1
    assert resources(game) == (0, 0, 0)


@rule("SCR-45")
def test_the_player_chooses_the_resource_for_scroll_45(edition: str) -> None:
    table = sahara(edition, 45, caravans=[3, 0, 0], water=2, dates=2, dinars=2)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "oasis left 3", "pay date", "oasis left 2", "pay water", "done")
    assert resources(game) == (1, 1, 2)


@rule("SCR-45")
def test_scroll_45_does_not_make_oases_free(edition: str) -> None:
    game = sahara(edition, 45, caravans=[1, 0, 0]).assistants({0: ["sahara"]})
    assert see(game, 0).claimed_oases == []


@rule("SCR-33")
def test_scroll_33_lets_dates_replace_only_the_dinars_an_oasis_costs(edition: str) -> None:
    """R109: left 1 costs 1 dinar, right 1 costs 1 water."""
    game = sahara(edition, 33, caravans=[1, 1, 0], dates=2).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert see(game, 0).dates == 1  # the only oasis dates can pay for
    assert see(game, 0).claimed_places == [0]


# --- 62: three oases ------------------------------------------------------------------------------


@rule("SCR-62")
def test_scroll_62_claims_three_discovered_oases_for_free(edition: str) -> None:
    table = sahara(edition, caravans=[3, 1, 0], storage={1: "beige"})
    table.player(0, oases={"left 1": 5, "left 2": 6, "left 3": 7, "right 1": 8})
    game = table.buys_scroll(62)
    assert options(game) == ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    play(game, "oasis right 1", "deploy beige", "oasis left 1")  # R123: with storage bonuses
    assert "done" not in options(game)
    play(game, "oasis left 3")
    assert see(game, 0).claimed_oases == [8, 5, 7]
    assert see(game, 0).keshis["beige"] == 1
    assert resources(game) == (0, 0, 0)
    assert look(game)["phase"] == "select"


@rule("SCR-62")
def test_scroll_62_claims_fewer_oases_only_if_fewer_are_discovered(edition: str) -> None:
    table = sahara(edition, caravans=[1, 1, 2], oases={"left 1": 5, "right 1": 6})
    game = table.buys_scroll(62)
    play(game, "oasis right 1")
    assert see(game, 0).claimed_oases == [6, 5]
    assert look(game)["phase"] == "select"


@rule("SCR-62")
def test_scroll_62_may_claim_an_oasis_discovered_by_one_of_its_own_claims(edition: str) -> None:
    """R123: the fourth storage space exchanges a keshi for a caravan."""
    table = sahara(edition, caravans=[3, 1, 0], claimed=[1, 2, 3])
    game = table.player(0, oases={"right 1": 5, "right 2": 6}).buys_scroll(62)
    play(game, "return gray", "keshi brown", "caravan right", "done")
    assert see(game, 0).claimed_oases == [1, 2, 3, 5, 6]
