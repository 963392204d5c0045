"""Imam and sultan on the final space."""

import pytest

from rules.modules.imam_sultan.helpers import (
    both_stairs,
    climb,
    climbing,
    holder,
    on_stairs,
    table_of,
    waiting,
)
from scenario import play, see

rule = pytest.mark.rule
FINAL = 16


@rule("XP2-07")
@both_stairs
def test_a_pawn_brought_to_the_final_space_passes_to_the_player_in_second_place(
    edition: str, stair: str
) -> None:
    table = on_stairs(table_of(edition, 3), stair, [15, 7, 9], 1).pawn(stair, 0)
    game = climbing(table, stair, 0)
    climb(game)
    assert see(game, 0)._seen[stair] == FINAL
    assert (waiting(game, stair), holder(game, stair)) == (0, 2)


@rule("XP2-07")
def test_the_pawn_passes_even_to_a_player_on_the_starting_space(edition: str) -> None:
    """R186: with two players it always passes to the other one."""
    game = climbing(
        on_stairs(table_of(edition), "palace", [15, 0], 1).pawn("palace", 0), "palace", 0
    )
    climb(game)
    assert holder(game, "palace") == 1


@rule("XP2-07")
def test_a_player_who_overtakes_onto_the_final_space_passes_the_pawn_on(edition: str) -> None:
    """R185, R186: here back to the player just overtaken."""
    table = on_stairs(table_of(edition, 3), "mosque", [15, 14, 3], 0, 2).pawn("mosque", 0)
    game = climbing(table, "mosque", 1)
    climb(game)
    assert see(game, 1).mosque == FINAL
    assert holder(game, "mosque") == 0


@rule("XP2-07")
def test_players_on_the_final_space_do_not_count_as_second(edition: str) -> None:
    """R186: the highest player below it does."""
    table = on_stairs(table_of(edition, 4), "palace", [15, 16, 4, 6], 1).pawn("palace", 0)
    game = climbing(table, "palace", 0)
    climb(game)
    assert holder(game, "palace") == 3


@rule("XP2-07")
def test_without_a_second_placed_player_the_pawn_leaves_the_game(edition: str) -> None:
    """R186."""
    game = climbing(
        on_stairs(table_of(edition), "palace", [15, 16], 1).pawn("palace", 0), "palace", 0
    )
    climb(game)
    assert (waiting(game, "palace"), holder(game, "palace")) == (0, -1)


@rule("XP2-08")
@both_stairs
def test_the_pawn_waits_one_step_above_players_tied_for_second(edition: str, stair: str) -> None:
    table = on_stairs(table_of(edition, 4), stair, [15, 8, 8, 5], 1, 1).pawn(stair, 0)
    game = climbing(table, stair, 0, 1)
    climb(game)
    assert (waiting(game, stair), holder(game, stair)) == (9, -1)
    climb(game)  # the first of them to get there
    assert (waiting(game, stair), holder(game, stair)) == (0, 1)


@rule("XP2-08")
def test_a_player_in_third_place_may_reach_the_waiting_pawn_first(edition: str) -> None:
    """R184: passing it is enough here, too."""
    table = on_stairs(table_of(edition, 4), "palace", [15, 8, 8, 7], 1, 0, 0, 3)
    game = climbing(table.pawn("palace", 0), "palace", 0, 3)
    climb(game)
    climb(game)
    assert see(game, 3).palace == 10
    assert holder(game, "palace") == 3


@rule("XP2-08")
def test_a_player_meeting_the_pawn_on_the_final_space_passes_it_on(edition: str) -> None:
    """R186: it waits on the final space and goes straight to the remaining player."""
    table = on_stairs(table_of(edition, 3), "palace", [15, 15, 15], 1, 1).pawn("palace", 0)
    game = climbing(table, "palace", 0, 1)
    climb(game)
    assert (waiting(game, "palace"), holder(game, "palace")) == (FINAL, -1)
    climb(game)
    assert see(game, 1).palace == FINAL
    assert holder(game, "palace") == 2


@rule("XP2-07")
@both_stairs
def test_the_benefit_of_a_pawn_ends_on_the_final_space(edition: str, stair: str) -> None:
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
