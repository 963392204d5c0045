"""Actions, points and resources the Pashabot gains from river tiles."""

from typing import Any

import pytest

from marrakesh.rules.words import SECTORS
from rules.pashabot.seasons.helpers import EIGHT, leads, told
from scenario import happened, look, options, play, points, see

rule = pytest.mark.rule


TOO_DEAR = range(21, 26)
"""Necklaces: luxury goods for 5 goods."""


@rule("PSH-52")
@pytest.mark.parametrize(
    ("facts", "vendors", "sector"),
    [
        ({"green": 4, "turquoise": 3}, [], "orchard"),
        ({"green": 3, "turquoise": 3}, [], "orchard"),  # the upper one
        ({"green": 3, "turquoise": 3}, ["river"], "river"),  # red included
        ({"gray": 3, "yellow": 2, "purple": 2}, [], "souk"),
        ({"green": 1}, [], "orchard"),  # no test for 2 keshis
        ({}, [], None),
    ],
)
def test_river_tile_01_performs_the_action_of_the_fullest_sector(
    edition: str, facts: dict[str, Any], vendors: list[str], sector: str | None
) -> None:
    table = leads(edition, 1).bot(column=[7], **facts).player(1, vendors=vendors)
    game = table.luxuries_shown(*TOO_DEAR).season_scoring()
    acted = [SECTORS[f["sector"]] for f in happened(told(game), "sector-action")]
    assert acted == ([sector] if sector else [])
    scored = {"orchard": facts["green"]} if sector == "orchard" else {}
    assert points(game, 1) == scored  # and no point for a vendor


@rule("PSH-52")
def test_the_displays_are_refilled_after_river_tile_01(edition: str) -> None:
    """R46"""
    game = leads(edition, 1).bot(column=[7], gray=7).season_scoring()
    assert points(game, 1) == {"scrolls": 14}
    assert 0 not in look(game)["scrolls"][3]


@rule("PSH-53")
def test_river_tile_02_reveals_a_strategy_tile_without_the_effect_of_its_icon(edition: str) -> None:
    """The tile of the new season follows, with its icon effect."""
    table = leads(edition, 2).bot(column=[7]).next_strategy(3, 5)
    game = table.season_scoring()
    assert look(game)["bot"]["strategy"] == [7, 3]
    assert happened(told(game), "fisherman") == []
    events = play(game, options(game)[0])
    assert look(game)["bot"]["strategy"] == [7, 3, 5]
    assert [(f["start"], f["end"]) for f in happened(events, "fisherman")] == [(0, 3)]


@rule("PSH-54", "PSH-07")
@pytest.mark.parametrize(("tile", "scored"), [(4, 5), (5, 7), (6, 6), (8, 3), (14, 3)])
def test_river_tiles_score_their_points_and_a_point_for_each_resource(
    edition: str, tile: int, scored: int
) -> None:
    """R256, R263: with two players there is no second prize."""
    game = leads(edition, tile).bot(column=[7]).player(0, score=10).season_scoring()
    assert points(game, 1) == {f"river tile {tile:02}": scored}
    assert f"river tile {tile:02}" not in points(game, 0)
    assert see(game, 1).water == 0


@rule("PSH-54")
@pytest.mark.parametrize(
    ("palace", "mosque", "then"), [(1, 0, (1, 3)), (0, 1, (3, 1)), (1, 1, (4, 1))]
)
def test_river_tile_11_climbs_the_lower_staircase(
    edition: str, palace: int, mosque: int, then: tuple[int, int]
) -> None:
    """It is chosen once for all three steps."""
    table = leads(edition, 11).bot(column=[7]).player(1, palace=palace, mosque=mosque)
    bot = see(table.season_scoring(), 1)
    assert (bot.palace, bot.mosque) == then


@rule("PSH-55", "EX-62")
@pytest.mark.parametrize(
    ("pink", "vendors", "scored"), [(3, 2, 6), (2, 3, 6), (0, 5, 10), (0, 0, 0)]
)
def test_river_tile_17_scores_two_points_for_each_pink_or_red_keshi(
    edition: str, pink: int, vendors: int, scored: int
) -> None:
    table = leads(edition, 17).bot(column=[2], pink=pink).player(1, vendors=EIGHT[:vendors])
    assert points(table.season_scoring(), 1).get("river tile 17", 0) == scored


@rule("PSH-55")
@pytest.mark.parametrize(("green", "gates", "scored"), [(3, 2, 3), (1, 2, 2)])
def test_river_tile_12_scores_the_greater_of_gates_and_green_keshis(
    edition: str, green: int, gates: int, scored: int
) -> None:
    table = leads(edition, 12).bot(column=[7], gates=["white"] * gates, beige=4, green=green)
    assert points(table.season_scoring(), 1)["river tile 12"] == scored


@rule("PSH-55")
@pytest.mark.parametrize(
    ("keshis", "luxuries", "scored"),
    [
        ({"gray": 6, "yellow": 4}, [1], 3),  # 6 + 4 + 1 red + 1 pink
        ({"gray": 6, "yellow": 3}, [], 2),
        ({"gray": 4, "yellow": 1}, [1, 6], 4),
        ({"gray": 4, "yellow": 1}, [1, 6, 11], 6),
    ],
)
def test_river_tile_18_scores_keshis_or_luxury_goods_whichever_give_more(
    edition: str, keshis: dict[str, Any], luxuries: list[int], scored: int
) -> None:
    table = leads(edition, 18).bot(column=[7], pink=1, **keshis)
    table.player(1, vendors=["palace"], luxuries=luxuries)
    assert points(table.season_scoring(), 1)["river tile 18"] == scored
