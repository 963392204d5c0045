"""Awards that give the river season bonus, and the river after the evaluation."""

from typing import Any

import pytest

from marrakesh import Game
from marrakesh.rules.words import SECTORS
from rules.modules.awards.helpers import awarded, payout, price, purse, trade, waiting
from scenario import look, options, play, play_on, points, see

rule = pytest.mark.rule
Facts = dict[str, Any]


# --- the river season bonus -----------------------------------------------------------------------


def river_bonus(edition: str, tile: int, *others: str, **facts: Any) -> Game:
    """Seat 0 did not win the river tile, but trades four spectators for its bonus."""
    season = {1: 1, 2: 1, 7: 1, 9: 2, 4: 2, 15: 2, 5: 3, 11: 3, 12: 3, 17: 3, 18: 3}[tile]
    tiles = [8, 10, 6]
    tiles[season - 1] = tile
    table = payout(edition, "4b", 3, *others, season=season).river_tiles(*tiles)
    return awarded(table.player(0, **facts), "4b", 4)


@rule("AWD-09")
@pytest.mark.parametrize("side", ["1b", "4b"])
@pytest.mark.parametrize(("season", "tile", "worth"), [(1, 8, 3), (2, 4, 5), (3, 5, 7)])
def test_an_award_gives_the_river_bonus_of_the_season(
    edition: str, side: str, season: int, tile: int, worth: int
) -> None:
    """R219: the bonus of the tile just evaluated; in season 3 one of its two bonuses."""
    table = payout(edition, side, season=season).river_tiles(8, 4, 5)
    game = awarded(table, side, 4)
    assert waiting(game)
    assert points(game, 0) == {f"river tile {tile:02}": worth}


@rule("AWD-09", "RVT-02")
def test_river_tile_02_gives_one_of_the_remaining_open_oases(edition: str) -> None:
    """R219: the winner has already taken one."""
    table = payout(edition, "4b", season=1).river_tiles(2, 4, 5)
    table.player(1, fisherman=5).player(0, column=price("4b", 4))
    first = look(table.game)["open_oases"]
    game = table.season_scoring()
    play(game, "open oasis 2", "done")  # without the keshi of the storage row
    left = [first[0], first[2]]
    assert game.seat == 0
    trade(game, 4)
    assert options(game) == ["done", "open oasis 1", "open oasis 2"]
    play(game, "open oasis 2")
    assert see(game, 0).claimed_oases == [left[1]]
    assert look(game)["open_oases"] == left[:1]


@rule("AWD-09", "AWD-14", "RVT-09")
@pytest.mark.parametrize(("side", "start"), [("2b", 4), ("5b", 6)])
def test_river_tile_09_never_moves_a_fisherman_backwards(
    edition: str, side: str, start: int
) -> None:
    """After the return, two steps do not reach the crocodile's 4; six pass it."""
    keshis = 2 if side == "2b" else 4
    table = payout(edition, side, season=2).river_tiles(8, 9, 5).player(0, fisherman=7)
    game = table.player(0, column=price(side, keshis)).season_scoring()
    trade(game, keshis)
    if keshis == 4:
        play(game, "advance river", "steps 6")
    play_on(game, 0, "select pink")
    assert look(game)["season"] == 3
    assert see(game, 0).fisherman == start


@rule("AWD-09", "RVT-09")
def test_river_tile_09_as_an_award_starts_the_fisherman_on_the_crocodile(edition: str) -> None:
    """R219: even without winning the tile; several players may start on the crocodile."""
    game = river_bonus(edition, 9)
    play_on(game, 0, "select pink")
    assert [see(game, seat).fisherman for seat in (0, 1, 2)] == [4, 0, 0]


@rule("AWD-09", "RVT-12", "RVT-17", "RVT-18")
@pytest.mark.parametrize(
    ("tile", "prize", "gained"),
    [
        (12, 1, 1), (12, 2, 3),
        (18, 1, (3 + 1 + 2 + 3) // 4), (18, 2, 4),
    ],
)  # fmt: skip
def test_in_season_3_an_award_gives_either_bonus_of_the_tile(
    edition: str, tile: int, prize: int, gained: int
) -> None:
    """R219: no other player gets the second bonus."""
    facts: Facts = {"green": 3, "beige": 1, "gates": {"river": "red"}, "luxuries": [1, 2]}
    game = river_bonus(edition, tile, **facts, vendors=["river", "palace"], purple=3)
    assert options(game) == ["prize 1", "prize 2"]
    play(game, f"prize {prize}")
    assert waiting(game)
    assert points(game, 0) == {f"river tile {tile}": gained}
    assert points(game, 1) == points(game, 2) == {}


@rule("AWD-09", "RVT-17")
@pytest.mark.parametrize(("prize", "resources"), [(1, (0, 2, 2)), (2, (1, 1, 0))])
def test_river_tile_17_as_an_award_counts_entertainers_or_vendors(
    edition: str, prize: int, resources: tuple[int, int, int]
) -> None:
    """R219"""
    game = river_bonus(edition, 17, entertainers=[1, 2], vendors=["river"])
    play(game, f"prize {prize}")
    assert purse(game) == resources


@rule("AWD-09")
def test_several_players_may_gain_the_river_bonus_as_an_award(edition: str) -> None:
    """R219: in addition to the winner."""
    table = payout(edition, "4b", season=2).river_tiles(8, 4, 5)
    table.player(1, fisherman=5, column=price("4b", 4)).player(0, column=price("4b", 4))
    game = table.season_scoring()
    trade(game, 4)
    assert game.seat == 1
    trade(game, 4)
    assert points(game, 0)["river tile 04"] == 5
    assert points(game, 1)["river tile 04"] == 10


@rule("AWD-09")
@pytest.mark.parametrize(
    ("tile", "facts", "possible"),
    [
        (15, {"caravans": [1, 0, 0]}, True),
        (15, {"caravans": [0, 0, 1]}, False),
        (16, {"entertainers": [3]}, True),
        (16, {}, False),
        (7, {"vendors": SECTORS[:8]}, True),  # there is room among the spectators
        (13, {}, True),
        (1, {"white": 1}, True),
        (1, {}, False),
    ],
)
def test_a_river_bonus_without_effect_is_not_offered(
    edition: str, tile: int, facts: Facts, possible: bool
) -> None:
    """R4"""
    tiles = (8, tile, 5) if tile in (15, 16) else (tile, 4, 5)
    table = payout(edition, "4b", season=1 + tiles.index(tile)).river_tiles(*tiles)
    game = table.player(0, column=price("4b", 4), **facts).season_payout()
    assert ("award for 4" in options(game)) == possible
    assert game.seat == 0


@rule("AWD-09")
@pytest.mark.parametrize("left", [0, 1])
def test_a_single_open_oasis_is_enough_for_the_award_of_river_tile_02(
    edition: str, left: int
) -> None:
    """R4"""
    table = payout(edition, "4b").river_tiles(2, 4, 5).player(0, column=price("4b", 4))
    table.table.open_oases = table.table.open_oases[:left]
    game = table.season_payout()
    assert ("award for 4" in options(game)) == bool(left)


# --- the river after the evaluation ---------------------------------------------------------------


@rule("AWD-14", "SEA-06")
def test_award_steps_are_a_head_start_for_the_next_season(edition: str) -> None:
    table = payout(edition, "2b").river_tiles(8, 4, 5).player(0, fisherman=9)
    game = table.player(0, column=price("2b", 2)).season_scoring()
    assert see(game, 0).fisherman == 0
    trade(game, 2)
    assert see(game, 0).fisherman == 2
    play_on(game, 0, "select pink")
    assert look(game)["season"] == 2
    assert (see(game, 0).fisherman, look(game)["river_order"]) == (2, [0])


@rule("AWD-14")
def test_award_steps_in_season_3_start_from_the_evaluated_position(edition: str) -> None:
    """The fisherman reaches the jetty: its spot, oasis 30, and town 07 with these steps."""
    table = payout(edition, "5b", 2, "desert-towns", season=3).river_tiles(8, 4, 5)
    table.player(0, fisherman=11, caravans=[4, 0, 0], claimed=[30], towns=[7, 0], claimed_towns=[7])
    game = table.player(0, column=price("5b", 4)).season_scoring()
    assert see(game, 0).fisherman == 11
    trade(game, 4)
    play(game, "advance river", "steps 5", "advance palace")
    assert see(game, 0).fisherman == 14
    play(game, "done")  # the other player's awards
    assert game.over
    gained = points(game, 0)
    assert (gained["jetty"], gained["river"], gained["oasis 30"]) == (4, 2, 7)
    assert gained["town 07"] == 3


@rule("AWD-14", "BLD-09")
@pytest.mark.parametrize(("side", "keshis", "start"), [("2b", 2, 4), ("5b", 4, 6)])
def test_the_boat_house_never_moves_a_fisherman_backwards(
    edition: str, side: str, keshis: int, start: int
) -> None:
    table = payout(edition, side, 2, "special-buildings").river_tiles(8, 4, 5)
    table.player(0, building="boat house", column=price(side, keshis))
    game = table.season_scoring()
    trade(game, keshis)
    if keshis == 4:
        play(game, "advance river", "steps 6")
    play_on(game, 0, "select pink")
    assert look(game)["season"] == 2
    assert see(game, 0).fisherman == start
