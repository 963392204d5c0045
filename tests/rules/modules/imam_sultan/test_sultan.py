"""The sultan's benefit."""

import pytest

from marrakesh import Game
from rules.modules.imam_sultan.helpers import holder, table_of, trading
from scenario import Scenario, options, play, see

rule = pytest.mark.rule


def buying(table: Scenario, *actions: str) -> Game:
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action", *actions)
    return game


@rule("XP2-03", "XP2-09", "EX-63")
@pytest.mark.parametrize(
    ("colour", "tile", "scholars", "dates"),
    [("gray", 13, 1, 0), ("yellow", 33, 3, 0), ("pink", 52, 5, 1), ("orange", 61, 7, 2)],
)
def test_the_sultan_makes_a_scroll_one_date_cheaper(
    edition: str, colour: str, tile: int, scholars: int, dates: int
) -> None:
    """R187: exactly one less, never below 0. EX-63: an orange scroll for 2 dates."""
    table = table_of(edition).scrolls_shown(colour, tile).pawn("palace", 0)
    game = buying(table.player(0, gray=scholars, dates=dates, dinars=0), f"scroll {tile}")
    assert tile in see(game, 0).scrolls
    assert see(game, 0).dates == 0


@rule("XP2-03")
@pytest.mark.parametrize(("seat", "offered"), [(0, True), (1, False)])
def test_only_the_holder_of_the_sultan_pays_less(edition: str, seat: int, offered: bool) -> None:
    table = table_of(edition).scrolls_shown("orange", 61).scrolls_shown("gray", 13)
    game = buying(table.pawn("palace", seat).player(0, gray=7, dates=2))
    assert ("scroll 61" in options(game)) == offered


@rule("XP2-03", "XP2-04")
def test_the_imam_affects_only_luxury_goods_and_the_sultan_only_scrolls(edition: str) -> None:
    table = table_of(edition).scrolls_shown("orange", 61).scrolls_shown("gray", 13)
    game = buying(table.pawn("mosque", 0).player(0, gray=7, dates=2))
    assert "scroll 61" not in options(game)
    table = table_of(edition).luxuries_shown(14).pawn("palace", 0)
    game = trading(table, yellow=1, orange=1)
    assert "luxury 14" not in options(game)


@rule("XP2-05", "XP2-03")
def test_every_scroll_bought_in_an_action_is_cheaper_with_the_sultan(edition: str) -> None:
    table = table_of(edition).scrolls_shown("pink", 52, 48).scrolls_shown("gray", 13)
    table.pawn("palace", 0).player(0, gray=7, dates=3)
    game = buying(table, "scroll 13", "scroll 52")
    assert see(game, 0).dates == 3 - 0 - 1
    table = table_of(edition).scrolls_shown("yellow", 33, 34).scrolls_shown("gray", 13)
    game = buying(table.pawn("palace", 0).player(0, gray=7, dates=0))
    play(game, "scroll 33", "scroll 34", "scroll 13")
    assert {33, 34, 13} <= set(see(game, 0).scrolls)


def test_a_sultan_taken_during_an_action_makes_its_next_scrolls_cheaper(edition: str) -> None:
    """R188: scroll 55 climbs to the sultan, so the next scroll is cheaper."""
    table = table_of(edition).scrolls_shown("pink", 55).scrolls_shown("gray", 13)
    game = buying(table.player(0, gray=7, dates=2, palace=2, mosque=0))
    play(game, "scroll 55", "advance palace", "done")
    assert holder(game, "palace") == 0
    assert see(game, 0).dates == 0
    play(game, "scroll 13")
    assert 13 in see(game, 0).scrolls


def test_scroll_58_is_free_with_the_sultan(edition: str) -> None:
    """R107."""
    table = table_of(edition).scrolls_shown("orange", 61).pawn("palace", 0)
    table.scrolls_shown("pink", 58)
    game = buying(table.player(0, gray=5, dates=1), "scroll 58", "scroll 61")
    assert {58, 61} <= set(see(game, 0).scrolls)
    assert see(game, 0).dates == 0


@rule("XP2-09")
def test_the_sultan_gives_nothing_back_for_a_free_scroll(edition: str) -> None:
    """The scroll from the sixth storage space costs no date and refunds none."""
    table = table_of(edition).pawn("palace", 0).scrolls_shown("yellow", 33)
    table.player(0, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5], water=1, dates=1, dinars=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "scroll 33")
    assert see(game, 0).scrolls == [33]
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 0}  # spent on the oasis


def test_a_refresh_is_offered_if_a_scroll_is_affordable_at_the_sultans_price(edition: str) -> None:
    """R98: with the sultan a grey scroll costs no date, so a dinar is enough to refresh."""
    for has_it in (True, False):
        table = table_of(edition).player(0, gray=1, dates=0, dinars=1).pawn("palace", 1 - has_it)
        game = table.assistants({0: ["madrasa"]})
        if has_it:
            play(game, "sector action")
            assert "refresh gray" in options(game)
        else:
            assert see(game, 0).keshis["gray"] == 2  # no scroll within reach, so only a new keshi
