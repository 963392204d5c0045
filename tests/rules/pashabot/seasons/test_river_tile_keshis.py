"""Keshis the Pashabot gains from river tiles."""

from typing import Any

import pytest

from marrakesh.rules.words import COLOURS
from rules.pashabot.seasons.helpers import EIGHT, leads, told
from scenario import Scenario, happened, look, points, see

rule = pytest.mark.rule


def gained(table: Scenario) -> dict[str, int]:
    """The keshis the bot gains in the season scoring."""
    before = dict(zip(COLOURS, table.table.players[1].keshis, strict=True))
    bot = see(table.season_scoring(), 1)
    after = bot.keshis | bot.goods
    return {name: after[name] - before[name] for name in COLOURS if after[name] != before[name]}


@rule("PSH-56")
@pytest.mark.parametrize(
    ("column", "facts", "vendors", "expected"),
    [
        ([7, 8, 1], {}, [], "brown"),  # priority
        ([7], {"pink": 7}, ["square"], "pink"),  # completes
        ([7], {"pink": 7}, [], "brown"),
        ([6, 7], {}, [], "pink"),  # higher in the column
        ([6, 7], {"pink": 8}, [], "brown"),  # no room
        ([2], {}, [], "beige"),  # higher row
        ([2], {"beige": 8, "pink": 8, "brown": 8}, [], None),  # other colours are not offered
    ],
)
def test_river_tile_13_gives_a_keshi_according_to_the_claim_priorities(
    edition: str, column: list[int], facts: dict[str, Any], vendors: list[str], expected: str | None
) -> None:
    """R256: rules 1, 3, 6 and 7."""
    table = leads(edition, 13).bot(column=column, **facts).player(1, vendors=vendors)
    assert gained(table) == ({expected: 1} if expected else {})


@rule("PSH-57")
@pytest.mark.parametrize(("brown", "gain"), [(0, 2), (7, 1), (8, 0)])
def test_river_tile_15_gives_two_brown_keshis(edition: str, brown: int, gain: int) -> None:
    table = leads(edition, 15).bot(column=[2], brown=brown)
    assert gained(table) == ({"brown": gain} if gain else {})


@rule("PSH-57", "PSH-21")
def test_brown_keshis_from_river_tile_15_give_their_placement_bonus(edition: str) -> None:
    """With the river icon; the ranking is not changed by it (R165)."""
    game = leads(edition, 15).bot(column=[2], brown=2).next_strategy(3).season_scoring()
    assert look(game)["bot"]["strategy"][:2] == [2, 3]
    assert next((f["start"], f["end"]) for f in happened(told(game), "fisherman")) == (2, 5)


# R256


@pytest.mark.parametrize(
    ("column", "facts", "vendors", "expected"),
    [
        ([3, 7], {}, [], {"gray": 2}),
        ([3], {"gray": 7}, [], {"gray": 1, "red": 1}),  # evaluated again: red completes
        ([3], {"gray": 7}, ["madrasa"], {"gray": 1, "turquoise": 1}),
        ([9, 10], {}, [], {"yellow": 1, "orange": 1}),
        ([3], {"white": 7}, ["palace"], {"white": 1, "gray": 1}),
    ],
)
def test_river_tile_03_gives_two_keshis_according_to_the_claim_priorities(
    edition: str,
    column: list[int],
    facts: dict[str, Any],
    vendors: list[str],
    expected: dict[str, int],
) -> None:
    """R256: red only where it completes a sector."""
    table = leads(edition, 3).bot(column=column, **facts).player(1, vendors=vendors)
    assert gained(table) == expected


@pytest.mark.parametrize(
    ("column", "facts", "vendors", "expected"),
    [
        ([8], {"green": 8}, [], "orchard"),
        ([8], {}, [], "sahara"),
        ([8], {}, ["sahara"], "mosque"),
        ([8], {}, ["sahara", "mosque"], "medina"),
        ([8], {}, EIGHT, None),
    ],
)
def test_river_tile_07_gives_a_red_keshi(
    edition: str, column: list[int], facts: dict[str, Any], vendors: list[str], expected: str | None
) -> None:
    """R256: placed by R247."""
    table = leads(edition, 7).bot(column=column, **facts).player(1, vendors=vendors)
    game = table.season_scoring()
    assert set(see(game, 1).vendors) - set(vendors) == ({expected} if expected else set())


def test_river_tile_10_gives_one_goods_keshi_of_each_colour(edition: str) -> None:
    """R256"""
    table = leads(edition, 10).bot(column=[7], yellow=2)
    assert gained(table) == {"yellow": 1, "orange": 1, "purple": 1}


@pytest.mark.parametrize(("pink", "scored"), [(4, 12), (0, 0)])
def test_river_tile_16_performs_the_main_square_action_twice(
    edition: str, pink: int, scored: int
) -> None:
    """R256: it requires an entertainer."""
    game = leads(edition, 16).bot(column=[7], pink=pink).season_scoring()
    assert points(game, 1).get("square", 0) == scored


@pytest.mark.parametrize(("tile", "step"), [(3, 7), (4, 4)])
def test_river_tile_09_starts_the_next_season_on_the_crocodile(
    edition: str, tile: int, step: int
) -> None:
    """R264: the steps of the strategy tile follow."""
    game = leads(edition, 9).bot(column=[7]).next_strategy(tile).season_scoring()
    while look(game)["season"] == 2:
        game.apply(game.legal_actions()[0])
    assert see(game, 1).fisherman == step


@pytest.mark.parametrize("yours", [0, 3])
def test_a_bot_on_the_starting_space_wins_no_river_tile(edition: str, yours: int) -> None:
    table = leads(edition, 4).player(0, fisherman=yours).player(1, fisherman=0)
    game = table.season_scoring()
    assert points(game, 1) == {}
    assert points(game, 0).get("river tile 04", 0) == (5 if yours else 0)
