"""Hidden information and the start player."""

import pytest

from rules.setup.helpers import arrange, arranged, counts, laid_out
from scenario import look

rule = pytest.mark.rule


@rule("SET-06", "SET-10", "SET-30")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_shows_nothing_hidden(edition: str, seat: int) -> None:
    """R15: later offices, oases, others' tiles and undealt tiles can be redealt unnoticed."""
    game = arranged(edition)
    before = look(game, seat)
    future = set()
    for seed in range(6):
        twin = game.copy()
        twin.redeal(seat, seed)
        assert look(twin, seat) == before
        future.add(str(look(twin, (seat + 1) % 3)["players"]))
    assert len(future) > 1  # other players' tiles are now different


@rule("SET-24")
@counts
def test_the_start_player_is_drawn_once_all_boards_are_laid_out(edition: str, players: int) -> None:
    """R18"""
    starts = set()
    for seed in range(30):
        game = laid_out(edition, players, seed)
        game.listen()
        for seat in range(players - 1):
            arrange(game, seat)
        while look(game)["phase"] == "setup":
            events = game.apply(game.legal_actions()[0])
        drawn = [event.seat for event in events if event.kind == "start-player"]
        assert drawn == [look(game)["start_seat"]]
        starts.add(drawn[0])
    assert starts == set(range(players))
