"""The exchange icon and the scroll icon of the storage row."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import COLOURS
from rules.sectors.sahara.helpers import claiming, purse, rich
from scenario import look, options, play, points, see

rule = pytest.mark.rule


# --- the exchange icon ----------------------------------------------------------------------------


def exchanging(edition: str, **facts: Any) -> Game:
    """Seat 0 claims a fourth oasis."""
    return claiming(rich(edition, caravans=[3, 1, 0], claimed=[1, 2, 3], **facts))


@rule("SAH-09", "SAH-10", "SAH-11", "MED-05")
def test_the_exchange_offers_only_keshis_that_can_be_returned(edition: str) -> None:
    """R147: no caravans, committed guards or goods, and nothing that is not there."""
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
def test_committed_guards_cannot_be_returned(edition: str) -> None:
    game = exchanging(edition, white=1, beige=2, gates={"river": "red", "orchard": "gray"})
    assert options(game) == ["return white", "done"]


@rule("SAH-10", "SAH-11")
def test_caravans_at_the_start_oasis_cannot_be_returned(edition: str) -> None:
    table = rich(edition, caravans=[3, 1, 2], claimed=[1, 2, 3], white=1)
    assert options(claiming(table)) == ["return white", "done"]


@rule("SAH-09")
def test_the_exchange_may_be_declined(edition: str) -> None:
    game = exchanging(edition, white=2)
    play(game, "done")
    assert see(game, 0).keshis["white"] == 2
    assert look(game)["phase"] == "select"


def test_without_a_keshi_to_return_no_exchange_is_offered(edition: str) -> None:
    game = exchanging(edition, yellow=3, beige=1, gates={"river": "red"})
    assert look(game)["phase"] == "select"


@rule("SAH-09", "SAH-10")
def test_the_exchange_offers_only_other_colours_with_a_free_space(edition: str) -> None:
    """R148, R150: goods may be taken, but not the returned colour, nor full ones."""
    game = exchanging(edition, white=2, gray=8, vendors=["river"], entertainers=range(1, 9))
    play(game, "return white")
    assert see(game, 0).keshis["white"] == 1
    colours = [c for c in COLOURS if c not in ("white", "gray", "pink")]
    assert options(game) == [f"keshi {colour}" for colour in colours]
    play(game, "keshi orange")
    assert see(game, 0).goods["orange"] == 1


@rule("SAH-09")
def test_the_returned_keshi_frees_a_space_in_a_full_sector(edition: str) -> None:
    """It cannot be taken again immediately, but its sector is no longer full."""
    game = exchanging(edition, white=8, black=8)
    play(game, "return white")
    assert see(game, 0).keshis["white"] == 7
    assert "keshi white" not in options(game)
    assert "keshi black" not in options(game)


@rule("SAH-09")
def test_the_new_keshi_gives_its_placement_bonus(edition: str) -> None:
    game = exchanging(edition, white=1, oases={"right 2": 9})
    play(game, "return white", "keshi green")
    assert points(game, 0) == {"orchard": 1}


@rule("SAH-09")
def test_a_returned_entertainer_frees_its_space(edition: str) -> None:
    """R147: bonuses already gained are kept."""
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
def test_a_water_vendor_may_be_returned(edition: str) -> None:
    """R96: even the one in the souk."""
    game = exchanging(edition, vendors=["river", "palace", "souk"])
    play(game, "return red")
    assert options(game) == ["vendor river", "vendor palace", "vendor souk"]
    play(game, "vendor souk")
    assert "keshi red" not in options(game)
    play(game, "keshi white")
    assert see(game, 0).vendors == ["river", "palace"]
    assert see(game, 0).keshis["red"] == 2


def test_returning_a_green_keshi_costs_no_points_and_placing_it_again_scores(edition: str) -> None:
    """R149"""
    table = rich(edition, caravans=[3, 1, 0], claimed=[1, 2, 3], green=3)
    game = table.assistants({0: ["sahara", "orchard"]})
    play(game, "use sahara", "sector action", "return green", "keshi white")
    assert (see(game, 0).keshis["green"], points(game, 0)) == (2, {})
    play(game, "new keshi")
    assert (see(game, 0).keshis["green"], points(game, 0)) == (3, {"orchard": 1})


# --- the scroll icon ------------------------------------------------------------------------------


@rule("SAH-12")
def test_the_scroll_icon_gives_a_yellow_scroll_without_requiring_scholars_or_dates(
    edition: str,
) -> None:
    table = rich(edition, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5], yellow=0)
    game = claiming(table.scrolls_shown("yellow", 37, 31, 33))
    assert options(game) == ["done", "scroll 37", "scroll 31", "scroll 33"]  # no refresh
    assert purse(game) == (8, 8, 8)
    play(game, "scroll 37")  # 2 yellow goods immediately
    seen = see(game, 0)
    assert (seen.scrolls, seen.goods["yellow"]) == ([37], 2)
    assert purse(game) == (8, 8, 8)


@rule("SAH-12")
def test_the_scroll_from_the_scroll_icon_may_be_declined(edition: str) -> None:
    game = claiming(rich(edition, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5]))
    play(game, "done")
    assert see(game, 0).scrolls == []
