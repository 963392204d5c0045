"""The madrasa: what scrolls require and cost, the refresh of a display, actions within actions."""

import pytest

from marrakesh import Game
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
    """The next three tiles of a colour, from the left; in Deluxe each on its own stack."""
    number = COLOURS.index(colour)
    if not table.table.deluxe:
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
