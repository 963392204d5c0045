"""Imam and sultan wait, are picked up and change hands."""

import pytest

from rules.modules.imam_sultan.helpers import (
    PAWNS,
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
WAITS_ON = 5


# --- waiting and being picked up ------------------------------------------------------------------


@rule("XP2-01")
def test_both_pawns_wait_on_their_marked_stairs(edition: str) -> None:
    game = table_of(edition).game
    for stair in PAWNS:
        assert (waiting(game, stair), holder(game, stair)) == (WAITS_ON, -1)


@rule("XP2-02")
@both_stairs
def test_the_first_player_to_reach_the_stair_of_a_pawn_takes_it(edition: str, stair: str) -> None:
    game = climbing(on_stairs(table_of(edition), stair, [3, 4], 1, 1), stair, 0, 1)
    climb(game)  # to step 4: not yet
    assert (waiting(game, stair), holder(game, stair)) == (WAITS_ON, -1)
    climb(game)  # to step 5
    assert (waiting(game, stair), holder(game, stair)) == (0, 1)
    other = next(name for name in PAWNS if name != stair)
    assert (waiting(game, other), holder(game, other)) == (WAITS_ON, -1)


@rule("XP2-02")
@both_stairs
def test_passing_the_stair_of_a_pawn_counts_as_reaching_it(edition: str, stair: str) -> None:
    """R184: steps are taken one at a time."""
    game = climbing(on_stairs(table_of(edition), stair, [4, 0], 2), stair, 0)
    climb(game)
    assert see(game, 0)._seen[stair] == 6
    assert holder(game, stair) == 0


@rule("XP2-02")
@both_stairs
def test_a_pawn_that_has_been_taken_no_longer_waits_on_its_stair(edition: str, stair: str) -> None:
    """The next player to reach step 5 finds no pawn there."""
    game = climbing(on_stairs(table_of(edition), stair, [4, 4], 2, 1), stair, 0, 1)
    climb(game)
    climb(game)
    assert see(game, 1)._seen[stair] == 5
    assert holder(game, stair) == 0


@rule("XP2-02")
def test_a_step_from_a_placement_bonus_also_reaches_the_pawn(edition: str) -> None:
    """Here a step for a new entertainer."""
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
def test_the_pawn_can_change_hands_repeatedly(edition: str) -> None:
    table = on_stairs(table_of(edition, 3), "palace", [7, 8, 7], 2, 0, 3).pawn("palace", 1)
    game = climbing(table, "palace", 0, 2)
    climb(game)  # to 9
    assert holder(game, "palace") == 0
    climb(game)  # to 10
    assert holder(game, "palace") == 2


@rule("XP2-06")
def test_only_a_player_who_passes_the_holder_takes_the_pawn(edition: str) -> None:
    """The third player passes the second, not the holder."""
    table = on_stairs(table_of(edition, 3), "palace", [12, 8, 7], 0, 0, 3).pawn("palace", 0)
    game = climbing(table, "palace", 2)
    climb(game)
    assert see(game, 2).palace == 10
    assert holder(game, "palace") == 0
