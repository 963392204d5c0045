"""Expansion 2: the sultan on the palace stairs and the imam on the mosque stairs."""

from typing import Any

import pytest

from marrakesh import Game
from scenario import Scenario, look, options, play, points, see

rule = pytest.mark.rule

MODULES = ["imam-sultan"]
PAWNS = {"palace": "sultan", "mosque": "imam"}
COLOUR = {"palace": "white", "mosque": "black"}
WAITS_ON = 5
FINAL = 16

both_stairs = pytest.mark.parametrize("stair", ["palace", "mosque"])


def table_of(edition: str, players: int = 2, modules: list[str] = MODULES) -> Scenario:
    return Scenario(edition, players, modules=modules)


def holder(game: Game, stair: str) -> int:
    """Who has the pawn; -1 while nobody has it."""
    return int(look(game)["pawns"][PAWNS[stair]]["holder"])


def waiting(game: Game, stair: str) -> int:
    """The step on which the pawn waits; 0 if it does not."""
    return int(look(game)["pawns"][PAWNS[stair]]["step"])


def on_stairs(table: Scenario, stair: str, steps: list[int], *strengths: int) -> Scenario:
    """The pawns of the seats on a staircase, and how far each can climb."""
    for seat, step in enumerate(steps):
        table.player(seat, **{stair: step})
    for seat, strength in enumerate(strengths):
        table.player(seat, **{COLOUR[stair]: strength})
    return table


def climbing(table: Scenario, stair: str, *seats: int) -> Game:
    """These seats are about to use an assistant on the stairs, in this order."""
    return table.assistants({seat: [stair] for seat in seats})


def climb(game: Game, *answers: str) -> None:
    """The sector action; connection bonuses are declined unless an answer is given."""
    play(game, "sector action", *answers)
    while "line points" in options(game):
        play(game, "done")


# --- waiting and meeting --------------------------------------------------------------------------


@rule("XP2-01")
def test_both_wait_on_their_stairs(edition: str) -> None:
    game = table_of(edition).game
    for stair in PAWNS:
        assert (waiting(game, stair), holder(game, stair)) == (WAITS_ON, -1)


@rule("XP2-02")
@both_stairs
def test_who_reaches_the_stair_takes_the_pawn(edition: str, stair: str) -> None:
    game = climbing(on_stairs(table_of(edition), stair, [3, 4], 1, 1), stair, 0, 1)
    climb(game)  # to step 4: not yet
    assert (waiting(game, stair), holder(game, stair)) == (WAITS_ON, -1)
    climb(game)  # to step 5
    assert (waiting(game, stair), holder(game, stair)) == (0, 1)
    other = next(name for name in PAWNS if name != stair)
    assert (waiting(game, other), holder(game, other)) == (WAITS_ON, -1)


@rule("XP2-02")
@both_stairs
def test_passing_over_the_stair_counts(edition: str, stair: str) -> None:
    """R184: steps are taken one by one."""
    game = climbing(on_stairs(table_of(edition), stair, [4, 0], 2), stair, 0)
    climb(game)
    assert see(game, 0)._seen[stair] == 6
    assert holder(game, stair) == 0


@rule("XP2-02")
@both_stairs
def test_the_pawn_goes_along_and_waits_no_more(edition: str, stair: str) -> None:
    """The next player to reach step 5 finds nobody there."""
    game = climbing(on_stairs(table_of(edition), stair, [4, 4], 2, 1), stair, 0, 1)
    climb(game)
    climb(game)
    assert see(game, 1)._seen[stair] == 5
    assert holder(game, stair) == 0


@rule("XP2-02")
def test_any_kind_of_step_meets_the_pawn(edition: str) -> None:
    """A step for a new entertainer."""
    table = table_of(edition).player(0, mosque=4)
    game = table.assistants({0: ["square"]})
    play(game, "entertainer 3")
    assert holder(game, "mosque") == 0


# --- overtaking -----------------------------------------------------------------------------------


@rule("XP2-06")
@both_stairs
@pytest.mark.parametrize(("steps", "has_it"), [(2, 0), (3, 1), (4, 1)])
def test_overtaking_takes_the_pawn_but_drawing_level_does_not(
    edition: str, stair: str, steps: int, has_it: int
) -> None:
    """R185."""
    table = on_stairs(table_of(edition), stair, [7, 5], 0, steps).pawn(stair, 0)
    game = climbing(table, stair, 1)
    climb(game)
    assert holder(game, stair) == has_it
    assert waiting(game, stair) == 0


@rule("XP2-06")
def test_the_pawn_changes_hands_again_and_again(edition: str) -> None:
    table = on_stairs(table_of(edition, 3), "palace", [7, 8, 7], 2, 0, 3).pawn("palace", 1)
    game = climbing(table, "palace", 0, 2)
    climb(game)  # to 9
    assert holder(game, "palace") == 0
    climb(game)  # to 10
    assert holder(game, "palace") == 2


@rule("XP2-06")
def test_only_who_passes_the_holder_takes_the_pawn(edition: str) -> None:
    """The third player passes the second, not the holder."""
    table = on_stairs(table_of(edition, 3), "palace", [12, 8, 7], 0, 0, 3).pawn("palace", 0)
    game = climbing(table, "palace", 2)
    climb(game)
    assert see(game, 2).palace == 10
    assert holder(game, "palace") == 0


# --- the final space ------------------------------------------------------------------------------


@rule("XP2-07")
@both_stairs
def test_from_the_final_space_the_pawn_goes_to_the_second(edition: str, stair: str) -> None:
    table = on_stairs(table_of(edition, 3), stair, [15, 7, 9], 1).pawn(stair, 0)
    game = climbing(table, stair, 0)
    climb(game)
    assert see(game, 0)._seen[stair] == FINAL
    assert (waiting(game, stair), holder(game, stair)) == (0, 2)


@rule("XP2-07")
def test_a_second_still_on_the_starting_space_gets_it(edition: str) -> None:
    """R186: with two players the other one, wherever he is."""
    game = climbing(
        on_stairs(table_of(edition), "palace", [15, 0], 1).pawn("palace", 0), "palace", 0
    )
    climb(game)
    assert holder(game, "palace") == 1


@rule("XP2-07")
def test_who_overtakes_onto_the_final_space_passes_it_on_at_once(edition: str) -> None:
    """R185, R186: here back to the player he overtook."""
    table = on_stairs(table_of(edition, 3), "mosque", [15, 14, 3], 0, 2).pawn("mosque", 0)
    game = climbing(table, "mosque", 1)
    climb(game)
    assert see(game, 1).mosque == FINAL
    assert holder(game, "mosque") == 0


@rule("XP2-07")
def test_players_on_the_final_space_are_no_longer_second(edition: str) -> None:
    """R186: of those below it the highest."""
    table = on_stairs(table_of(edition, 4), "palace", [15, 16, 4, 6], 1).pawn("palace", 0)
    game = climbing(table, "palace", 0)
    climb(game)
    assert holder(game, "palace") == 3


@rule("XP2-07")
def test_with_nobody_left_the_pawn_leaves_the_game(edition: str) -> None:
    """R186."""
    game = climbing(
        on_stairs(table_of(edition), "palace", [15, 16], 1).pawn("palace", 0), "palace", 0
    )
    climb(game)
    assert (waiting(game, "palace"), holder(game, "palace")) == (0, -1)


@rule("XP2-08")
@both_stairs
def test_above_several_seconds_the_pawn_waits(edition: str, stair: str) -> None:
    table = on_stairs(table_of(edition, 4), stair, [15, 8, 8, 5], 1, 1).pawn(stair, 0)
    game = climbing(table, stair, 0, 1)
    climb(game)
    assert (waiting(game, stair), holder(game, stair)) == (9, -1)
    climb(game)  # the first of them to get there
    assert (waiting(game, stair), holder(game, stair)) == (0, 1)


@rule("XP2-08")
def test_a_third_may_come_to_the_waiting_pawn_first(edition: str) -> None:
    """R184: passing counts here too."""
    table = on_stairs(table_of(edition, 4), "palace", [15, 8, 8, 7], 1, 0, 0, 3)
    game = climbing(table.pawn("palace", 0), "palace", 0, 3)
    climb(game)
    climb(game)
    assert see(game, 3).palace == 10
    assert holder(game, "palace") == 3


@rule("XP2-08")
def test_whoever_takes_the_pawn_on_the_final_space_gains_nothing(edition: str) -> None:
    """R186: it waits on the final space, and goes on to the other one."""
    table = on_stairs(table_of(edition, 3), "palace", [15, 15, 15], 1, 1).pawn("palace", 0)
    game = climbing(table, "palace", 0, 1)
    climb(game)
    assert (waiting(game, "palace"), holder(game, "palace")) == (FINAL, -1)
    climb(game)
    assert see(game, 1).palace == FINAL
    assert holder(game, "palace") == 2


@rule("XP2-07")
@both_stairs
def test_no_benefit_any_more_from_the_final_space(edition: str, stair: str) -> None:
    table = on_stairs(table_of(edition), stair, [15, 3], 1).pawn(stair, 0)
    table.player(0, gray=7, dates=3, orange=1).scrolls_shown("orange", 61)
    table.luxuries_shown(2, 21)
    game = table.assistants({0: [stair, "madrasa", "souk"]})
    play(game, f"use {stair}")
    climb(game)
    if stair == "palace":
        play(game, "use madrasa", "sector action", "scroll 61")
        assert see(game, 0).dates == 0
    else:
        play(game, "use souk", "sector action", "luxury 2")
        assert see(game, 0).goods["orange"] == 0


# --- the sultan's dates ---------------------------------------------------------------------------


def buying(table: Scenario, *actions: str) -> Game:
    game = table.assistants({0: ["madrasa"]})
    play(game, "sector action", *actions)
    return game


@rule("XP2-03", "XP2-09", "EX-63")
@pytest.mark.parametrize(
    ("colour", "tile", "scholars", "dates"),
    [("gray", 13, 1, 0), ("yellow", 33, 3, 0), ("pink", 52, 5, 1), ("orange", 61, 7, 2)],
)
def test_a_scroll_costs_one_date_less(
    edition: str, colour: str, tile: int, scholars: int, dates: int
) -> None:
    """R187: exactly one less, never below 0. EX-63: an orange scroll for 2 dates."""
    table = table_of(edition).scrolls_shown(colour, tile).pawn("palace", 0)
    game = buying(table.player(0, gray=scholars, dates=dates, dinars=0), f"scroll {tile}")
    assert tile in see(game, 0).scrolls
    assert see(game, 0).dates == 0


@rule("XP2-03")
@pytest.mark.parametrize(("seat", "offered"), [(0, True), (1, False)])
def test_only_the_holder_pays_less(edition: str, seat: int, offered: bool) -> None:
    table = table_of(edition).scrolls_shown("orange", 61).scrolls_shown("gray", 13)
    game = buying(table.pawn("palace", seat).player(0, gray=7, dates=2))
    assert ("scroll 61" in options(game)) == offered


@rule("XP2-03", "XP2-04")
def test_the_imam_is_no_help_with_scrolls_nor_the_sultan_with_goods(edition: str) -> None:
    table = table_of(edition).scrolls_shown("orange", 61).scrolls_shown("gray", 13)
    game = buying(table.pawn("mosque", 0).player(0, gray=7, dates=2))
    assert "scroll 61" not in options(game)
    table = table_of(edition).luxuries_shown(14).pawn("palace", 0)
    game = trading(table, yellow=1, orange=1)
    assert "luxury 14" not in options(game)


@rule("XP2-05", "XP2-03")
def test_every_scroll_of_an_action_costs_less(edition: str) -> None:
    table = table_of(edition).scrolls_shown("pink", 52, 48).scrolls_shown("gray", 13)
    table.pawn("palace", 0).player(0, gray=7, dates=3)
    game = buying(table, "scroll 13", "scroll 52")
    assert see(game, 0).dates == 3 - 0 - 1
    table = table_of(edition).scrolls_shown("yellow", 33, 34).scrolls_shown("gray", 13)
    game = buying(table.pawn("palace", 0).player(0, gray=7, dates=0))
    play(game, "scroll 33", "scroll 34", "scroll 13")
    assert {33, 34, 13} <= set(see(game, 0).scrolls)


def test_a_sultan_met_in_the_middle_of_an_action_helps_with_the_rest(edition: str) -> None:
    """R188: scroll 55 climbs to him, the next scroll is cheaper."""
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
def test_the_sultan_pays_nothing_for_a_free_scroll(edition: str) -> None:
    """The scroll of the sixth storage space costs no date, and gives none."""
    table = table_of(edition).pawn("palace", 0).scrolls_shown("yellow", 33)
    table.player(0, caravans=[3, 3, 0], claimed=[1, 2, 3, 4, 5], water=1, dates=1, dinars=1)
    game = table.assistants({0: ["sahara"]})
    play(game, "sector action", "scroll 33")
    assert see(game, 0).scrolls == [33]
    assert see(game, 0).resources == {"water": 0, "date": 0, "dinar": 0}  # the oasis


def test_a_refresh_counts_with_the_lower_price(edition: str) -> None:
    """R98: with the sultan a gray scroll needs no date, so a dinar is enough to refresh."""
    for has_it in (True, False):
        table = table_of(edition).player(0, gray=1, dates=0, dinars=1).pawn("palace", 1 - has_it)
        game = table.assistants({0: ["madrasa"]})
        if has_it:
            play(game, "sector action")
            assert "refresh gray" in options(game)
        else:
            assert see(game, 0).keshis["gray"] == 2  # no scroll in reach: only a new keshi


# --- the imam's goods -----------------------------------------------------------------------------


def trading(table: Scenario, **goods: int) -> Game:
    table.player(0, **{"yellow": 0, "orange": 0, "purple": 0, **goods})
    game = table.assistants({0: ["souk"]})
    play(game, "sector action")
    return game


@rule("XP2-04")
@pytest.mark.parametrize(
    ("goods", "omitted"),
    [
        ({"orange": 1, "purple": 3}, "orange"),
        ({"orange": 2, "purple": 2}, "purple"),
    ],
)
def test_a_luxury_good_costs_any_one_goods_keshi_less(
    edition: str, goods: dict[str, int], omitted: str
) -> None:
    """Necklace 21 costs 2 orange and 3 purple; what is missing is what is left out."""
    game = trading(table_of(edition).luxuries_shown(21).pawn("mosque", 0), **goods)
    play(game, "luxury 21")
    assert see(game, 0).luxury == [21]
    assert points(game, 0) == {"necklace": 13}
    assert see(game, 0).goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("XP2-04")
def test_the_payer_chooses_which_goods_are_left_out(edition: str) -> None:
    """R92."""
    table = table_of(edition).luxuries_shown(14).pawn("mosque", 0)
    game = trading(table, yellow=1, orange=1, purple=1)
    play(game, "luxury 14")
    assert options(game) == ["omit yellow", "omit orange", "omit purple"]
    play(game, "omit orange")
    assert see(game, 0).goods == {"yellow": 0, "orange": 1, "purple": 0}


@rule("XP2-04")
def test_only_depicted_goods_are_left_out(edition: str) -> None:
    table = table_of(edition).luxuries_shown(9).pawn("mosque", 0)  # yellow and orange
    game = trading(table, yellow=1, orange=1, purple=1)
    play(game, "luxury 9")
    assert options(game) == ["omit yellow", "omit orange"]


@rule("XP2-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_imams_holder_saves_goods(edition: str, seat: int) -> None:
    table = table_of(edition).luxuries_shown(21, 14, 2, 3, 1).pawn("mosque", seat)
    game = trading(table, orange=1, purple=3)
    assert ("luxury 21" in options(game)) == (seat == 0)


@rule("XP2-04")
def test_one_goods_keshi_less_and_not_two(edition: str) -> None:
    table = table_of(edition).luxuries_shown(21, 14).pawn("mosque", 0)
    game = trading(table, orange=1, purple=2)
    assert "luxury 21" not in options(game)
    assert "luxury 14" in options(game)


@rule("XP2-09")
def test_a_slipper_is_free_with_the_imam(edition: str) -> None:
    """R187; it can be had without any goods keshi."""
    table = table_of(edition).luxuries_shown(2, 14, 15, 21, 22).pawn("mosque", 0)
    table.player(0, yellow=0, orange=0, purple=0, water=0)
    game = table.assistants({0: ["souk"]})
    assert options(game) == ["new keshi", "sector action"]
    play(game, "sector action")  # the slipper is all there is
    assert see(game, 0).luxury == [2]
    assert see(game, 0).water == 1
    assert points(game, 0) == {"slipper": 2}


@rule("XP2-05", "XP2-04")
def test_the_imam_helps_with_every_good_of_a_turn(edition: str) -> None:
    table = table_of(edition).luxuries_shown(6, 7, 21, 22, 23).pawn("mosque", 0)
    table.player(0, scrolls=[34])
    game = trading(table, yellow=1, orange=1)
    play(game, "luxury 6", "luxury 7")
    seen = see(game, 0)
    assert seen.luxury == [6, 7]
    assert seen.goods == {"yellow": 0, "orange": 0, "purple": 0}


@rule("XP2-05")
def test_the_imam_helps_every_souk_assistant(edition: str) -> None:
    table = table_of(edition).luxuries_shown(6, 7, 21, 22, 23).pawn("mosque", 0)
    table.player(0, yellow=1, orange=1, purple=0)
    game = table.assistants({0: ["souk", "souk"]})
    play(game, "sector action", "luxury 6", "sector action", "luxury 7")
    assert see(game, 0).luxury == [6, 7]


def test_the_pawns_are_not_there_without_the_expansion(edition: str) -> None:
    seen: dict[str, Any] = look(Scenario(edition).game)
    assert "pawns" not in seen
