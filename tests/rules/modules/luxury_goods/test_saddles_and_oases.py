"""Race saddles in games without camels: a cheaper oasis."""

import pytest

from rules.modules.luxury_goods.helpers import SADDLE, bought, table_of
from scenario import look, options, play, points, see

rule = pytest.mark.rule


@rule("NLX-03")
def test_without_camels_a_saddle_claims_an_oasis_for_two_resources_less(edition: str) -> None:
    """The payer chooses which resources are left out."""
    table = table_of(edition).player(0, caravans=[3, 1, 0])
    game = bought(table, SADDLE, water=1, dates=1, dinars=1)
    assert points(game, 0) == {"race saddle": 16}
    places = ["oasis left 1", "oasis left 2", "oasis left 3", "oasis right 1"]
    assert options(game) == ["done", *places]
    play(game, "oasis left 3")  # 1 water, 1 date, 1 dinar
    assert options(game) == ["omit water", "omit date", "omit dinar"]
    play(game, "omit water")
    assert options(game) == ["omit date", "omit dinar"]
    play(game, "omit dinar")
    me = see(game, 0)
    assert (me.water, me.dates, me.dinars) == (1, 0, 1)
    assert len(me.claimed_oases) == 1


@rule("NLX-03")
@pytest.mark.parametrize("paid", ["water", "dates", "dinars"])
def test_missing_resources_are_left_out_of_the_price_automatically(edition: str, paid: str) -> None:
    """With one resource of a price of three, the two missing ones are left out."""
    table = table_of(edition).player(0, caravans=[3, 0, 0])
    game = bought(table, SADDLE, "oasis left 3", **{paid: 3})
    assert getattr(see(game, 0), paid) == 2
    assert len(see(game, 0).claimed_oases) == 1


@rule("NLX-03")
def test_a_missing_resource_is_left_out_before_the_player_chooses_another(edition: str) -> None:
    """The dinar is missing, so either water or date is left out as well."""
    table = table_of(edition).player(0, caravans=[3, 0, 0])
    game = bought(table, SADDLE, "oasis left 3", water=1, dates=1)
    assert options(game) == ["omit water", "omit date"]
    play(game, "omit date")
    assert (see(game, 0).water, see(game, 0).dates) == (0, 1)


@rule("NLX-03")
@pytest.mark.parametrize("place", ["left 1", "left 2", "right 1", "right 2"])
def test_a_saddle_may_make_an_oasis_free_but_gives_nothing_back(edition: str, place: str) -> None:
    """R237."""
    game = bought(table_of(edition), SADDLE, caravans=[2, 2, 0])
    play(game, f"oasis {place}")
    me = see(game, 0)
    assert (me.water, me.dates, me.dinars) == (0, 0, 0)
    assert len(me.claimed_oases) == 1


@rule("NLX-03")
@pytest.mark.parametrize(("dates", "places"), [(0, 2), (1, 3)])
def test_with_a_saddle_the_rest_of_the_price_of_an_oasis_must_still_be_paid(
    edition: str, dates: int, places: int
) -> None:
    game = bought(table_of(edition), SADDLE, caravans=[3, 0, 0], dates=dates)
    assert options(game) == ["done", *(f"oasis left {k}" for k in range(1, places + 1))]


@rule("NLX-03")
def test_claiming_an_oasis_with_a_saddle_may_be_declined(edition: str) -> None:
    """R237, R3."""
    game = bought(table_of(edition), SADDLE, "done", caravans=[2, 0, 0])
    assert see(game, 0).claimed_oases == []
    assert look(game)["phase"] == "select"


@rule("NLX-03")
def test_a_saddle_claims_only_a_discovered_oasis(edition: str) -> None:
    """R237."""
    game = bought(table_of(edition), SADDLE, caravans=[0, 0, 2])
    assert see(game, 0).claimed_oases == []
    assert look(game)["phase"] == "select"


@rule("NLX-03")
def test_an_oasis_claimed_with_a_saddle_covers_a_storage_space(edition: str) -> None:
    table = table_of(edition).player(0, storage={1: "gray"})
    game = bought(table, SADDLE, "oasis left 1", caravans=[1, 0, 0])
    play(game, "deploy gray")
    assert see(game, 0).keshis["gray"] == 1


def test_saddle_and_camel_stable_discounts_add_up(edition: str) -> None:
    """BLD-10: three resources less."""
    table = table_of(edition, "special-buildings").player(0, building="camel stable")
    game = bought(table, SADDLE, "oasis left 3", caravans=[3, 0, 0])
    assert len(see(game, 0).claimed_oases) == 1


def test_with_scroll_45_a_saddle_makes_any_oasis_free(edition: str) -> None:
    """R125."""
    game = bought(table_of(edition), SADDLE, "oasis left 3", caravans=[3, 0, 0], scrolls=[45])
    assert len(see(game, 0).claimed_oases) == 1


def test_with_scroll_33_a_date_can_pay_for_a_dinar_left_by_the_discount(edition: str) -> None:
    """R109: of 1 water, 1 date and 1 dinar, the date pays for the dinar."""
    table = table_of(edition).player(0, scrolls=[33], caravans=[3, 0, 0])
    game = bought(table, SADDLE, "oasis left 3", dates=1)
    assert options(game) == ["omit date", "omit dinar"]  # in addition to the water
    play(game, "omit date")
    assert see(game, 0).dates == 0
