"""Standing answers: which are allowed, when they apply, and how they are undone."""

import pytest

from marrakesh.rules.actions import ACTION_COUNT
from marrakesh.server.messages import Standing
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.table_state import TableState
from server.tables.helpers import after, played, refusal, requested, seen, table, undo

BONUS = "ask-river-bonus"
DONE = 0


def standing(action: int, question: str = BONUS, seat: int = 0) -> Standing:
    return Standing(id="", seat=seat, question=question, action=action)


def answered(state: TableState) -> TableState:
    draft = Draft(state)
    draft.answer_standing()
    return draft.state


def asked_for_the_bonus() -> TableState:
    """Play until a question allows a standing answer, with "done" among its options."""
    state = played(table(seed=2), lambda now: now.game.question.key == BONUS)
    assert DONE in state.game.legal_actions()
    return state


@pytest.mark.parametrize("action", [-1, DONE, 1, ACTION_COUNT - 1])
def test_valid_standing_answers_are_accepted(action: int) -> None:
    state = requested(table(), standing(5))
    assert seen(state, 0).standing == {BONUS: 5}
    state = requested(state, standing(action))
    assert seen(state, 0).standing == ({} if action < 0 else {BONUS: action})
    assert seen(state, 1).standing == {}


@pytest.mark.parametrize(
    ("question", "action"),
    [(BONUS, -2), (BONUS, ACTION_COUNT), ("ask-claim", 1), ("ask-claim", -2), ("nonsense", 1)],
)
def test_invalid_standing_answers_are_refused(question: str, action: int) -> None:
    assert refusal(lambda: requested(table(), standing(action, question))) == ("no-standing", 400)


def test_question_without_an_applicable_standing_answer_is_still_asked() -> None:
    state = asked_for_the_bonus()
    assert answered(state).seq == state.seq
    seat = state.waiting[0]
    other = after(state, "standing", 1 - seat, question=BONUS, action=DONE)
    assert answered(other).seq == other.seq
    illegal = after(state, "standing", seat, question=BONUS, action=ACTION_COUNT - 1)
    assert answered(illegal).seq == illegal.seq


def test_undoing_a_decision_also_undoes_the_standing_answer_after_it() -> None:
    before = asked_for_the_bonus()
    seat = before.waiting[0]
    own = max(number for number, one in enumerate(before.moves) if one.seat == seat)
    state = answered(after(before, "standing", seat, question=BONUS, action=DONE))
    last = state.moves[len(before.moves)]
    assert (last.seat, last.action, last.person) == (seat, DONE, False)
    alone = after(state, "bot", seat, target=1 - seat, bot="merchant", why="vote")
    assert len(requested(alone, undo(seat)).moves) == own


@pytest.mark.parametrize("stopped", ["closed", "bot"])
def test_standing_answers_are_not_used_for_replaced_players_or_closed_tables(stopped: str) -> None:
    state = asked_for_the_bonus()
    seat = state.waiting[0]
    state = after(state, "standing", seat, question=BONUS, action=DONE)
    if stopped == "closed":
        state = after(state, "close", seat, why="abandoned")
    else:
        state = after(state, "bot", 1 - seat, target=seat, bot="merchant", why="vote")
    assert answered(state).seq == state.seq
