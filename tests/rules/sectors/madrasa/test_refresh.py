"""Refreshing the display before the first purchase."""

import pytest

from marrakesh import Game
from rules.sectors.madrasa.helpers import COLOURS, academy, refreshes, shop, upcoming
from scenario import Scenario, happened, look, options, play, see

rule = pytest.mark.rule


def scrolls_offered(game: Game) -> list[str]:
    return [text for text in options(game) if text.startswith("scroll")]


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
def test_a_new_scroll_bought_in_a_granted_action_meets_the_duty(
    edition: str, scroll: int, enough: bool
) -> None:
    table = academy(edition, 8, dinars=1).scrolls_shown("pink", 53)
    table.scrolls_shown("yellow", 22, 23, 24)
    game = shop(upcoming(table, "yellow", 25, 26, 27))
    play(game, "refresh yellow", "scroll 53", "sector madrasa", f"scroll {scroll}", "done")
    assert ("done" in options(game)) == enough


@rule("MAD-09")
@pytest.mark.parametrize(("gray", "dates"), [(3, 9), (8, 1)])
def test_after_a_refresh_a_scholar_and_a_date_are_kept_for_a_new_scroll(
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
def test_a_colour_can_be_refreshed_only_if_the_player_can_buy_its_scrolls(
    edition: str, gray: int, dates: int, offered: int
) -> None:
    """R98"""
    game = shop(academy(edition, gray, dates, dinars=1))
    assert refreshes(game) == [f"refresh {colour}" for colour in COLOURS[:offered]]


@rule("MAD-08")
def test_a_refresh_costs_a_dinar(edition: str) -> None:
    assert refreshes(shop(academy(edition, 7, dinars=0, water=5))) == []


@rule("MAD-10")
def test_a_refresh_is_possible_only_once_and_only_before_a_purchase(edition: str) -> None:
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
def test_scroll_33_pays_for_a_refresh_but_leaves_the_price_of_a_scroll(
    edition: str, water: int, dates: int, offered: bool
) -> None:
    """R98: without the last date, no new scroll could be bought."""
    game = shop(academy(edition, 1, dates, dinars=0, water=water, scrolls=[33]))
    assert ("refresh gray" in options(game)) == offered
    if offered:
        play(game, "refresh gray")
        assert (see(game, 0).water, see(game, 0).dates) == (0, 1)


@rule("MAD-10")
@pytest.mark.parametrize(("scroll", "choice"), [(53, "sector madrasa"), (64, "keshi gray")])
def test_an_action_granted_by_a_scroll_allows_no_refresh(
    edition: str, scroll: int, choice: str
) -> None:
    game = Scenario(edition).player(0, dinars=9).buys_scroll(scroll, dates=9)
    play(game, choice)
    assert scrolls_offered(game)
    assert refreshes(game) == []


@rule("MAD-10")
def test_the_action_granted_by_river_tile_01_allows_no_refresh(edition: str) -> None:
    table = academy(edition, 7, dinars=9, fisherman=1).river_tiles(1, 3, 5)
    game = table.season_scoring()
    play(game, "sector madrasa")
    assert len(scrolls_offered(game)) == 12
    assert refreshes(game) == []


@rule("MAD-10", "SCR-58")
def test_scroll_58_allows_no_refresh(edition: str) -> None:
    game = Scenario(edition).player(0, dinars=9).buys_scroll(58, dates=9)
    assert len(scrolls_offered(game)) == 3
    assert refreshes(game) == []


@rule("MAD-10")
def test_the_scroll_icon_of_the_storage_row_allows_no_refresh(edition: str) -> None:
    table = Scenario(edition).player(0, gray=8, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6])
    game = table.player(0, water=9, dates=9, dinars=9).assistants({0: ["sahara"]})
    play(game, "sector action")
    assert len(scrolls_offered(game)) == 3
    assert refreshes(game) == []


@rule("MAD-10")
def test_a_scroll_gained_earlier_in_the_round_does_not_prevent_a_refresh(edition: str) -> None:
    """R98: only purchases with this assistant count, even in Deluxe."""
    table = Scenario(edition).player(0, gray=7, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6])
    table.player(0, water=9, dates=9, dinars=9).scrolls_shown("yellow", 22)
    game = table.assistants({0: ["sahara", "madrasa"]})
    play(game, "use sahara", "sector action", "scroll 22")
    assert see(game, 0).scrolls == [22]
    play(game, "sector action")
    assert refreshes(game) == [f"refresh {colour}" for colour in COLOURS]


@rule("SAH-12")
def test_the_scroll_icon_has_no_effect_without_a_yellow_scroll(edition: str) -> None:
    """R108: all yellow scrolls are owned."""
    table = Scenario(edition).player(1, scrolls=range(22, 43)).player(0, water=1, dates=1, dinars=1)
    table.player(0, gray=8, caravans=[3, 3, 0], claimed=[1, 2, 3, 5, 6])
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action")
    assert len(see(game, 0).claimed_oases) == 6
    assert look(game)["phase"] == "select"
