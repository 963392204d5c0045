"""The river bonus, and the end of a round."""

import pytest

from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule


# --- the bonus ------------------------------------------------------------------------------------


@rule("RVB-01", "RVB-05")
@pytest.mark.parametrize(
    ("step", "rapids"),
    [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3), (12, 4), (14, 4)],
)
def test_the_river_bonus_may_come_from_any_crossed_rapid(
    edition: str, step: int, rapids: int
) -> None:
    """R56: each rapid has one bonus, which may be declined (R3)."""
    game = Scenario(edition).player(0, fisherman=step).river_bonus()
    if rapids:
        assert options(game) == ["done", *(f"rapid {k}" for k in range(1, rapids + 1))]
        play(game, "done")
    assert look(game)["phase"] == "select"
    assert look(game)["round"] == 2
    assert points(game, 0) == {}


@rule("RVB-02")
@pytest.mark.parametrize(("rapid", "gained"), [(1, 1), (4, 3)])
def test_a_rapid_may_give_points(edition: str, rapid: int, gained: int) -> None:
    game = Scenario(edition).player(0, fisherman=12).river_bonus()
    play(game, f"rapid {rapid}")
    assert points(game, 0) == {"rapids": gained}
    assert look(game)["phase"] == "select"  # only one bonus


@rule("RVB-02")
@pytest.mark.parametrize("resource", ["water", "date", "dinar"])
def test_a_rapid_may_give_any_resource(edition: str, resource: str) -> None:
    game = Scenario(edition).player(0, fisherman=12, water=0, dates=0, dinars=0).river_bonus()
    play(game, "rapid 2")
    assert options(game) == ["take water", "take date", "take dinar"]
    play(game, f"take {resource}")
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 0, resource: 1}


@rule("RVB-02")
@pytest.mark.parametrize("goods", ["yellow", "orange", "purple"])
def test_a_rapid_may_give_any_goods_keshi(edition: str, goods: str) -> None:
    game = Scenario(edition).player(0, fisherman=12).river_bonus()
    play(game, "rapid 3")
    assert options(game) == ["goods yellow", "goods orange", "goods purple"]
    play(game, f"goods {goods}")
    assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 0, goods: 1}


@rule("EX-21", "RVB-03")
def test_marie_takes_a_dinar_from_the_middle_rapid(edition: str) -> None:
    game = Scenario(edition).player(0, fisherman=9, dinars=1).river_bonus()
    assert options(game) == ["done", "rapid 1", "rapid 2", "rapid 3"]
    play(game, "rapid 2", "take dinar")
    assert (see(game, 0).dinars, see(game, 0).fisherman) == (2, 9)


@rule("RVB-01")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_players_choose_their_river_bonuses_in_turn_order(edition: str, start: int) -> None:
    """R161"""
    table = Scenario(edition, players=3, start=start)
    for seat in range(3):
        table.player(seat, fisherman=3 + seat)
    game = table.river_bonus()
    asked = []
    while look(game)["phase"] == "river-bonus":
        asked.append(game.seat)
        play(game, "rapid 1")
    assert asked == [(start + turn) % 3 for turn in range(3)]
    assert [points(game, seat) for seat in range(3)] == [{"rapids": 1}] * 3


@rule("RVB-01", "RVB-05")
def test_the_river_bonus_comes_after_all_assistants(edition: str) -> None:
    """R162: the fisherman's final position counts, even after the last player's assistants."""
    table = Scenario(edition).player(0, fisherman=2, turquoise=1, water=0)
    table.player(1, fisherman=2, turquoise=4, water=0)
    game = table.assistants({0: ["river"], 1: ["river"]})
    play(game, "sector action")
    assert game.seat == 1  # no bonus yet
    play(game, "sector action")
    assert (game.seat, options(game)) == (0, ["done", "rapid 1"])
    play(game, "done")
    assert (game.seat, options(game)) == (1, ["done", "rapid 1", "rapid 2"])


def test_a_head_start_beyond_a_rapid_gives_its_river_bonus(edition: str) -> None:
    """R55: the position counts, not the crossing (unlike scroll 17). Tile 09 starts on step 4."""
    table = Scenario(edition, season=2, round=4).river_tiles(8, 9, 5)
    game = table.player(0, fisherman=1, scrolls=[17]).season_scoring()
    assert (look(game)["season"], see(game, 0).fisherman) == (3, 4)
    assert "scroll 17" not in points(game, 0)
    game = Scenario(edition, season=3).player(0, fisherman=4).river_bonus()
    assert options(game) == ["done", "rapid 1"]


# --- the trackers ---------------------------------------------------------------------------------


@rule("RVB-04")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("season", [1, 2, 3])
def test_the_round_tracker_passes_left_after_each_round(
    edition: str, players: int, season: int
) -> None:
    first = (season - 1) % players
    for number in (1, 2, 3):
        start = (first + number - 1) % players
        table = Scenario(edition, players, season, number, start=start)
        game = table.end_of_round()
        assert (look(game)["season"], look(game)["round"]) == (season, number + 1)
        assert look(game)["start_seat"] == (start + 1) % players


@rule("RVB-04")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_season_tracker_stays_during_a_season(edition: str, players: int, first: int) -> None:
    """R179: so the next season starts with the seat to the left of its first player."""
    start = (first + 3) % players
    game = Scenario(edition, players, round=4, start=start).end_of_round()
    for seat in range(players):
        play(game, f"{seat}: provision 2")
    assert (look(game)["season"], look(game)["round"]) == (2, 1)
    assert look(game)["start_seat"] == (first + 1) % players
