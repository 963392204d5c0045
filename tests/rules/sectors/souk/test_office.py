"""The exchange office, and the options of an assistant in the souk."""

from typing import Any

import pytest

from marrakesh.components import load
from rules.sectors.souk.helpers import GOODS, POOR, goods, have
from scenario import Scenario, options, play, play_on, points, see

rule = pytest.mark.rule


# --- the options of an assistant ------------------------------------------------------------------


@rule("SOU-01")
def test_an_assistant_uses_the_office_once_or_buys_one_luxury_good(edition: str) -> None:
    table = Scenario(edition).luxuries_shown(1, 3, 10, 14, 21)
    game = table.player(0, yellow=2, purple=2).assistants({0: ["souk"]})
    play(game, "sector action")
    bought = ["luxury 1", "luxury 3", "luxury 10"]  # 14 and 21 cost orange
    assert options(game) == ["office yellow", "office purple", *bought]


@rule("SOU-01")
@pytest.mark.parametrize("choice", ["office yellow", "luxury 1"])
def test_an_assistant_is_done_after_one_trade(edition: str, choice: str) -> None:
    table = Scenario(edition).luxuries_shown(1, 3, 10, 14, 21)
    game = table.player(0, yellow=5, purple=5, white=1).assistants({0: ["souk", "palace"]})
    play(game, "use souk", "sector action", choice)
    assert sum(goods(game)) == 9
    assert options(game) == ["new keshi", "sector action"]
    play(game, "new keshi")
    assert see(game, 0).keshis["white"] == 2  # the turn of the assistant in the palace


@rule("SOU-08")
def test_each_of_three_souk_assistants_may_use_a_different_option(edition: str) -> None:
    table = Scenario(edition).office(2).luxuries_shown(1, 3, 10, 14, 21).player(0, **POOR)
    game = table.player(0, yellow=2, purple=1).assistants({0: ["souk", "souk", "souk"]})
    play(game, "sector action", "office purple")
    play(game, "sector action", "luxury 1")
    play(game, "new keshi", "goods orange")
    assert goods(game) == [1, 1, 0]
    assert have(game) == (0, 3, 0)  # 2 dates from the office, 1 with the slipper
    assert see(game, 0).luxury == [1]


@rule("SOU-01")
@pytest.mark.parametrize(("choice", "rest"), [("office orange", "office"), ("luxury 1", "luxury")])
def test_scrolls_34_and_46_allow_only_the_first_option_to_be_repeated(
    edition: str, choice: str, rest: str
) -> None:
    """R90: the office and purchases cannot be mixed, though either may be repeated."""
    table = Scenario(edition).luxuries_shown(1, 3, 10, 14, 21).player(0, scrolls=[34, 46])
    game = table.player(0, yellow=2, orange=2, purple=2).assistants({0: ["souk"]})
    play(game, "sector action")
    assert {option.split()[0] for option in options(game)} == {"office", "luxury"}
    play(game, choice)
    assert {option.split()[0] for option in options(game)} == {rest, "done"}


# --- the exchange office --------------------------------------------------------------------------


@rule("SOU-02")
@pytest.mark.parametrize(
    ("colour", "gained"), [("yellow", (2, 0, 0)), ("orange", (0, 0, 2)), ("purple", (0, 2, 0))]
)
def test_the_office_takes_one_goods_keshi_and_pays_according_to_its_colour(
    edition: str, colour: str, gained: tuple[int, int, int]
) -> None:
    """Office 2: 2 water for yellow, 2 dinars for orange, 2 dates for purple."""
    table = Scenario(edition).office(2).player(0, yellow=3, orange=3, purple=3, **POOR)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", f"office {colour}")
    assert goods(game) == [2 if colour == other else 3 for other in GOODS]
    assert have(game) == gained
    assert points(game, 0) == {}


@rule("SOU-02")
@pytest.mark.parametrize("colour", GOODS)
def test_the_office_requires_a_goods_keshi_of_the_chosen_colour(edition: str, colour: str) -> None:
    others = dict.fromkeys((other for other in GOODS if other != colour), 1)
    game = Scenario(edition).player(0, **others).assistants({0: ["souk"]})
    play(game, "sector action")
    assert f"office {colour}" not in options(game)
    assert {f"office {other}" for other in others} <= set(options(game))


@rule("EX-11", "SOU-02")
def test_marie_returns_a_carpet_for_two_dates(edition: str) -> None:
    table = Scenario(edition).office(5).luxuries_shown(3).player(0, purple=2, **POOR)
    game = table.assistants({0: ["souk"]})
    play(game, "sector action", "office purple")
    assert goods(game) == [0, 0, 1]
    assert have(game) == (0, 2, 0)


@rule("SOU-03")
def test_only_the_office_of_the_current_season_can_be_used(edition: str) -> None:
    """After the season, the next office pays as printed."""
    table = Scenario(edition).office(2).river_tiles(1, 3, 5)
    game = table.player(0, yellow=5, orange=5, purple=5).season_scoring()
    play_on(game, 0, "use souk", "select yellow")
    office: Any = game.view()["office"]
    assert office != 2
    printed = next(entry for entry in load().offices if entry.number == office)
    gained = ["2 water", "2 dates", "2 dinars"].index(printed.orange[0])
    before = have(game)
    play(game, "use souk", "sector action", "office orange")
    after = [2 if place == gained else 0 for place in range(3)]
    assert [now - then for now, then in zip(have(game), before, strict=True)] == after
