"""Providing for citizens at the end of a season."""

from typing import Any

import pytest

from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule

# tile 01 costs 2 water and a date, 04 2 dates and a dinar, 05 a water and 2 dinars
TILES = [1, 4, 5]
COST = {1: (2, 1, 0), 2: (2, 3, 1), 3: (3, 3, 3)}  # for that many tiles: water, dates, dinars


def providing(edition: str, season: int, have: tuple[int, int, int], **facts: Any) -> Scenario:
    """Seat 0 has the tiles above, one active for each season, and these resources."""
    water, dates, dinars = have
    table = Scenario(edition, season=season, round=4)
    table.player(0, provisions=TILES, water=water, dates=dates, dinars=dinars, **facts)
    return table.player(1, water=9, dates=9, dinars=9)


def purse(seen: Any) -> tuple[int, int, int]:
    return seen.water, seen.dates, seen.dinars


# --- paying ---------------------------------------------------------------------------------------


@rule("PRV-01", "PRV-03", "PRV-06")
@pytest.mark.parametrize("season", [1, 2, 3])
@pytest.mark.parametrize("more", [(0, 0, 0), (2, 0, 1)])
def test_a_player_who_can_pay_for_all_active_tiles_loses_no_points(
    edition: str, season: int, more: tuple[int, int, int]
) -> None:
    """No decision is required (R174), face-down tiles cost nothing, and the rest is kept."""
    water, dates, dinars = COST[season]
    have = (water + more[0], dates + more[1], dinars + more[2])
    game = providing(edition, season, have).provisions()
    assert purse(see(game, 0)) == more
    assert "provisions" not in points(game, 0)


@rule("PRV-02")
@pytest.mark.parametrize(
    ("season", "missing"), [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2)]
)
def test_a_player_who_cannot_pay_loses_all_resources_and_the_points_of_all_tiles(
    edition: str, season: int, missing: int
) -> None:
    """R175: even for tiles that could be paid; R177: even resources that no tile requires."""
    have = [cost + 5 for cost in COST[season]]
    have[missing] = COST[season][missing] - 1
    game = providing(edition, season, (have[0], have[1], have[2])).provisions()
    assert purse(see(game, 0)) == (0, 0, 0)
    assert points(game, 0) == {"provisions": -4 * season}
    assert "provisions" not in points(game, 1)


@rule("PRV-02", "EX-22")
def test_lukas_loses_everything_for_lack_of_a_date_and_a_dinar(edition: str) -> None:
    """He could pay the 3 water of tile 10 and has 2 more; tile 04 costs 2 dates and a dinar."""
    table = Scenario(edition, season=2, round=4).player(0, provisions=[4, 10, 1], score=30)
    game = table.player(0, water=5, dates=1, dinars=0).provisions()
    assert purse(see(game, 0)) == (0, 0, 0)
    assert see(game, 0).score == 22


@rule("PRV-02")
def test_a_provision_loss_may_make_the_score_negative(edition: str) -> None:
    """R8"""
    game = providing(edition, 2, (0, 0, 0), score=3).provisions()
    assert see(game, 0).score == -5


@rule("PRV-05")
def test_goods_cannot_pay_for_provisions(edition: str) -> None:
    """R176: nor are they lost."""
    game = providing(edition, 1, (2, 0, 0), yellow=4, orange=1, purple=2).provisions()
    assert points(game, 0) == {"provisions": -4}
    assert see(game, 0).goods == {"yellow": 4, "orange": 1, "purple": 2}


@rule("PRV-06")
@pytest.mark.parametrize(
    ("scroll", "tile", "have"),
    [
        (33, 12, (2, 1, 0)),  # 3 dinars, paid with water and a date
        (44, 10, (0, 1, 1)),  # 3 water; instead a dinar, then any resource
    ],
)
def test_a_scroll_that_makes_paying_possible_must_be_used(
    edition: str, scroll: int, tile: int, have: tuple[int, int, int]
) -> None:
    """R111"""
    table = providing(edition, 1, have, scrolls=[scroll]).player(0, provisions=[tile])
    game = table.provisions()
    while look(game)["phase"] == "provisions":
        assert "done" not in options(game)
        play(game, options(game)[0])
    assert purse(see(game, 0)) == (0, 0, 0)
    assert points(game, 0) == {}


# --- the next tile --------------------------------------------------------------------------------


@rule("PRV-04")
def test_all_players_reveal_one_more_tile_at_the_same_time(edition: str) -> None:
    """Once all have paid. No choice is visible before everyone has chosen."""
    table = Scenario(edition, 3, round=4)
    for seat in range(3):
        table.player(seat, water=9, dates=9, dinars=9)
    game = table.provisions()
    assert look(game)["asked"] == [0, 1, 2]
    for seat in range(3):
        assert options(game, seat) == ["provision 2", "provision 3"]
    tiles = [see(game, seat).provisions for seat in range(3)]
    play(game, "1: provision 3", "0: provision 2")
    for seat in (0, 1):
        assert look(game, 2)["players"][seat]["provisions"] == [tiles[seat][0], None, None]
        assert look(game)["players"][seat]["active_provisions"] == [0]
    play(game, "2: provision 3")
    active = [player["active_provisions"] for player in look(game)["players"]]
    assert active == [[0, 1], [0, 2], [0, 2]]
    assert look(game)["players"][1]["provisions"] == [tiles[1][0], None, tiles[1][2]]
    assert (look(game)["season"], look(game)["phase"]) == (2, "select")


@rule("PRV-04")
def test_the_last_tile_is_revealed_after_the_second_season(edition: str) -> None:
    game = providing(edition, 2, (9, 9, 9)).provisions()
    assert look(game)["season"] == 3
    for player in look(game)["players"]:
        assert player["active_provisions"] == [0, 1, 2]


@rule("PRV-04")
@pytest.mark.parametrize(
    ("chosen", "cost"), [("provision 2", (2, 3, 1)), ("provision 3", (3, 1, 2))]
)
def test_a_revealed_tile_is_paid_together_with_the_earlier_ones(
    edition: str, chosen: str, cost: tuple[int, int, int]
) -> None:
    game = providing(edition, 1, (9, 9, 9)).provisions()
    play(game, f"0: {chosen}", "1: provision 2")
    assert tuple(see(game, 0).provision_cost.values()) == cost


def test_no_tile_is_revealed_after_the_third_season(edition: str) -> None:
    """R178"""
    assert providing(edition, 3, (9, 9, 9)).provisions().over
