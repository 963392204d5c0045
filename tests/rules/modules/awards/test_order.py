"""The order in which players take their awards."""

import pytest

from rules.modules.awards.helpers import payout, price, trade
from scenario import look, options, play

rule = pytest.mark.rule


@rule("AWD-12")
@pytest.mark.parametrize(
    ("camels", "start", "order"),
    [
        ((3, 9, 3), 2, [1, 2, 0]),
        ((3, 9, 3), 0, [1, 0, 2]),
        ((0, 0, 0), 1, [1, 2, 0]),
        ((32, 31, 32), 1, [0, 2, 1]),  # on the podium, the first to arrive is ahead
    ],
)
def test_owners_of_leading_camels_choose_first_and_turn_order_breaks_ties(
    edition: str, camels: tuple[int, int, int], start: int, order: list[int]
) -> None:
    """R218: each player finishes before the next."""
    table = payout(edition, "1a", 3, start=start)
    for seat in (0, 1, 2):
        table.player(seat, camel=camels[seat], column=["green", "green"])
    game = table.season_payout()
    for seat in order:
        assert game.seat == seat
        play(game, "award for 1")
        assert game.seat == seat
        play(game, "done")
    assert look(game)["phase"] == "next-provision"


@rule("AWD-12", "AWD-11")
def test_the_next_player_gets_the_stack_as_the_previous_one_left_it(edition: str) -> None:
    """The scroll taken by the first player is gone, and the stack shows a newly revealed one."""
    table = payout(edition, "3a").scrolls_shown("gray", 13, 14, 15)
    table.player(0, column=price("3a", 2)).player(1, column=price("3a", 2))
    game = table.season_payout()
    trade(game, 2)
    play(game, "stack 1", "scroll 13")
    assert game.seat == 1
    trade(game, 2)
    assert look(game)["scrolls"][0][0] not in (0, 13)
    play(game, "stack 1")
    assert "scroll 13" not in options(game)
    assert len(options(game)) == 6
