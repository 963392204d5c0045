"""Proposals: who may make them, whom they concern, and who is told what became of them."""

import pytest

from marrakesh.server.messages import Answer, Replace, Withdraw
from marrakesh.server.tables.proposals import ProposalState, lapse_of
from marrakesh.server.tables.table_state import TableState
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
    """A seat is asked for a claim, after all have had a turn."""
    state = played_to(table(players), "claim")
    for _ in range(players):
        state = moved(state)
    while state.waiting != [seat]:
        state = moved(state)
    return state


def asking(seat: int, players: int = 3) -> TableState:
    """A seat wants to take its claim back; the next one is to act."""
    state = requested(moved(turn_of(seat, players)), undo(seat))
    assert state.asked
    return state


@pytest.mark.parametrize(("seat", "target"), [(0, 1), (2, 1)])
def test_only_who_is_waited_for_and_away_is_replaced(seat: int, target: int) -> None:
    state = turn_of(target)
    assert requested(state, replace(seat, target), away=[target]).asked
    assert refused(state, replace(seat, target), away=[]) == "not-absent"
    idle = 2 - seat
    assert refused(state, replace(seat, idle), away=[target, idle]) == "not-absent"
    assert refused(state, replace(target, target), away=[target]) == "not-absent"


def test_others_who_are_away_need_not_agree_to_a_bot() -> None:
    state = requested(turn_of(1, 4), replace(2, 1), away=[1, 2, 3])
    assert state.asked
    assert (state.asked.yes, state.asked.needed) == ([2], [0])


def test_a_request_to_take_back_gives_way_to_a_bot_for_somebody_who_left() -> None:
    state = asking(0)
    assert refused(state, undo(2)) == "asked-already"
    state = requested(state, replace(2, 1), away=[1])
    assert state.asked
    assert (state.asked.what, state.asked.needed) == ("replace", [0])
    lapsed = seen(state, 0).lapsed
    assert lapsed
    assert (lapsed.what, lapsed.why, lapsed.by) == ("undo", "away", 1)
    assert refused(state, replace(0, 1), away=[1]) == "asked-already"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_nothing_is_asked_while_somebody_who_must_agree_is_away(seat: int, gone: int) -> None:
    state = moved(turn_of(seat))
    if gone == seat:  # who asks is there, whatever others think
        assert requested(state, undo(seat), away=[gone]).asked
    else:
        assert refused(state, undo(seat), away=[gone]) == "asked-away"


@pytest.mark.parametrize("other", [0, 2])
def test_nobody_withdraws_what_another_proposed(other: int) -> None:
    state = asking(1)
    assert refused(state, Withdraw(id="", seat=other)) == "nothing-asked"
    state = requested(state, Withdraw(id="", seat=1))
    assert [seen(state, seat).proposal for seat in (-1, 0, 1, 2)] == [None] * 4
    assert seen(state, other).seq > seen(asking(1), other).seq  # so that they are told


def test_all_that_came_after_it_is_taken_back_with_it() -> None:
    before = turn_of(0)
    state = moved(moved(before))
    assert "Others have acted since" in seen(state, 0).undo_why
    state = requested(state, undo(0))
    for seat in (1, 2):
        state = requested(state, vote(seat, True))
    assert state.game.history == before.game.history
    assert state.waiting == [0]
    assert state.proposals.lapsed == {}  # it came to something


@pytest.mark.parametrize(("seat", "other"), [(0, 1), (1, 0)])
def test_who_asked_is_told_who_refused_until_they_ask_again(seat: int, other: int) -> None:
    state = requested(asking(seat), vote(other, False))
    lapsed = seen(state, seat).lapsed
    assert lapsed
    assert (lapsed.what, lapsed.why, lapsed.by) == ("undo", "refused", other)
    assert seen(state, other).lapsed is None
    state = requested(state, undo(seat))
    assert seen(state, seat).lapsed is None


def test_who_asked_is_told_of_it_until_they_decide_themselves() -> None:
    state = requested(asking(0, 2), vote(1, False))
    state = after(state, "bot", 1, target=0, bot="merchant", why="time")
    while state.waiting != [0]:
        state = moved(state)
    assert seen(moved(state), 0).lapsed  # the bot has decided
    state = after(state, "back", 0, target=0)
    assert seen(state, 0).lapsed
    assert seen(moved(state), 0).lapsed is None


@pytest.mark.parametrize("target", [0, 1, 2])
def test_who_decides_is_not_replaced_and_others_may_decide_meanwhile(target: int) -> None:
    start = played_to(table(3), "select")
    asker = (target + 1) % 3
    state = requested(start, replace(asker, target), away=[target])
    for other in {0, 1, 2} - {target}:
        state = chosen(state, other)
        assert state.asked
    state = chosen(state, target)
    assert state.game.secret is None
    assert state.asked is None
    # nor if others still choose in secret
    state = chosen(requested(start, replace(asker, target), away=[target]), target)
    assert state.game.secret
    assert state.asked is None
    assert refused(state, replace(asker, target), away=[target]) == "not-absent"


def test_a_bot_that_all_agreed_on_is_no_proposal_that_lapsed() -> None:
    state = requested(turn_of(1), replace(2, 1), away=[1])
    state = requested(state, vote(0, True))
    assert state.taken_over[1].why == "vote"
    assert (seen(state, 2).proposal, seen(state, 2).lapsed) == (None, None)


def test_what_was_held_is_dropped_when_a_bot_takes_over() -> None:
    state = turn_of(1)
    held = state.game.legal_actions(1)[0]
    state = after(state, "hold", 1, action=held)
    assert seen(state, 1).held == held
    state = after(state, "bot", 0, target=1, bot="merchant", why="vote")
    state = after(state, "back", 1, target=1)
    assert seen(state, 1).held == -1


def test_everybody_may_think_otherwise_about_ending_the_game() -> None:
    state = table(3)
    for seat, yes in ((2, True), (0, True), (1, True), (1, False), (0, True)):
        state = after(state, "quit", seat, yes=yes)
    assert seen(state).info.quitting == [2, 0]
    state = after(state, "quit", 0, yes=False)
    assert seen(state).info.quitting == [2]


def test_nothing_is_held_at_a_table_that_was_closed() -> None:
    state = turn_of(1)
    state = after(state, "hold", 1, action=state.game.legal_actions(1)[0])
    state = after(state, "close", 0, why="abandoned")
    assert (seen(state, 1).held, seen(state, 1).foreseen) == (-1, None)


def proposal(what: str) -> ProposalState:
    return ProposalState(
        what=what,  # type: ignore[arg-type]
        seat=0,
        target=1,
        move=0,
        number=1,
        yes=[0],
        no=[],
        voters=[0, 2, 3],
    )


def test_when_a_proposal_lapses() -> None:
    assert lapse_of(None, [2], [1]) is None
    for what in ("undo", "replace"):
        assert lapse_of(proposal(what), [0, 1], [0, 2, 3]) is None  # of whom no vote is missing
        gone = lapse_of(proposal(what), [3, 2], [0])
        assert gone
        assert (gone.target, gone.why) == (2, "away")
    back = lapse_of(proposal("replace"), [], [0, 1])
    assert back
    assert (back.target, back.why) == (1, "back")
    assert lapse_of(proposal("undo"), [], [0, 1]) is None


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
def test_taking_back_needs_everybody_and_a_bot_most(
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
