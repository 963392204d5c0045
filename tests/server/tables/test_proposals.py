"""Proposals: who can make them, who has to vote, and who learns their outcome."""

import pytest

from marrakesh.server.messages import Answer, Replace
from marrakesh.server.tables.proposals import ProposalState
from marrakesh.server.tables.table_state import TableState
from marrakesh.texts import text
from server.tables.helpers import (
    after,
    chosen,
    moved,
    played_to,
    refused,
    requested,
    seen,
    table,
    undo,
)


def replace(seat: int, target: int) -> Replace:
    return Replace(id="", seat=seat, target=target)


def vote(seat: int, yes: bool) -> Answer:
    return Answer(id="", seat=seat, yes=yes)


def turn_of(seat: int, players: int = 3) -> TableState:
    """Play until this seat has to claim, after everyone has had a turn."""
    state = played_to(table(players), "claim")
    for _ in range(players):
        state = moved(state)
    while state.waiting != [seat]:
        state = moved(state)
    return state


@pytest.mark.parametrize(("seat", "target"), [(0, 1), (2, 1)])
def test_only_an_absent_player_who_has_to_act_can_be_replaced(seat: int, target: int) -> None:
    state = turn_of(target)
    assert requested(state, replace(seat, target), away=[target]).asked
    assert refused(state, replace(seat, target), away=[]) == "not-absent"
    idle = 2 - seat
    assert refused(state, replace(seat, idle), away=[target, idle]) == "not-absent"
    assert refused(state, replace(target, target), away=[target]) == "not-absent"


def test_undo_also_covers_all_later_decisions() -> None:
    before = turn_of(0)
    state = moved(moved(before))
    assert seen(state, 0).undo_why == text("en")("undo-ask-others")
    state = requested(state, undo(0))
    for seat in (1, 2):
        state = requested(state, vote(seat, True))
    assert state.game.history == before.game.history
    assert state.waiting == [0]
    assert state.proposals.lapsed == {}  # it was carried out


@pytest.mark.parametrize("target", [0, 1, 2])
def test_vote_to_replace_a_player_lapses_only_when_that_player_decides(target: int) -> None:
    start = played_to(table(3), "select")
    asker = (target + 1) % 3
    state = requested(start, replace(asker, target), away=[target])
    for other in {0, 1, 2} - {target}:
        state = chosen(state, other)
        assert state.asked
    state = chosen(state, target)
    assert state.game.secret is None
    assert state.asked is None
    # not even if others are still choosing in secret
    state = chosen(requested(start, replace(asker, target), away=[target]), target)
    assert state.game.secret
    assert state.asked is None
    assert refused(state, replace(asker, target), away=[target]) == "not-absent"


def test_held_move_is_dropped_when_a_bot_takes_over() -> None:
    state = turn_of(1)
    held = state.game.legal_actions(1)[0]
    state = after(state, "hold", 1, action=held)
    assert seen(state, 1).held == held
    state = after(state, "bot", 0, target=1, bot="merchant", why="vote")
    state = after(state, "back", 1, target=1)
    assert seen(state, 1).held == -1


def test_closed_table_has_no_held_moves() -> None:
    state = turn_of(1)
    state = after(state, "hold", 1, action=state.game.legal_actions(1)[0])
    state = after(state, "close", 0, why="abandoned")
    assert (seen(state, 1).held, seen(state, 1).foreseen) == (-1, None)


@pytest.mark.parametrize(
    ("what", "yes", "no", "voters", "result"),
    [
        ("undo", 2, 0, 3, "open"),
        ("undo", 3, 0, 3, "agreed"),
        ("undo", 2, 1, 3, "refused"),
        ("replace", 1, 0, 1, "agreed"),
        ("replace", 1, 0, 2, "open"),
        ("replace", 1, 1, 2, "refused"),
        ("replace", 1, 1, 3, "open"),
        ("replace", 2, 0, 3, "agreed"),
        ("replace", 1, 2, 3, "refused"),
        ("replace", 2, 1, 4, "open"),
        ("replace", 3, 1, 4, "agreed"),
        ("replace", 2, 2, 4, "refused"),
    ],
)
def test_undo_needs_all_votes_but_replacing_a_player_needs_only_a_majority(
    what: str, yes: int, no: int, voters: int, result: str
) -> None:
    everybody = list(range(voters))
    asked = ProposalState(
        what=what,  # type: ignore[arg-type]
        seat=0,
        target=5,
        move=0,
        number=1,
        yes=everybody[:yes],
        no=everybody[yes : yes + no],
        voters=everybody,
    )
    assert asked.agreed == (result == "agreed")
    assert asked.refused == (result == "refused")
