"""Hints: when players can ask a bot for advice, and how the other players learn of it."""

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Hints
from marrakesh.server.storage.log import TableSetup
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.requests import check_room
from marrakesh.server.tables.table_state import TableState


def hints_at(setup: TableSetup) -> Hints:
    """Return the hints that a table allows; a rated game has none."""
    return "none" if setup.rated else setup.hints


def may_ask(state: TableState) -> bool:
    """Return whether hints are available now; for practice, only while at most one person plays."""
    hints = hints_at(state.setup)
    return hints == "allowed" or (hints == "practice" and len(state.people) < 2)


def ask(draft: Draft, seat: int, token_hash: str) -> None:
    """Check that a seat may get a hint, and at an online table record it once per question."""
    state = draft.state
    if seat not in state.seats.held_by(token_hash) or seat not in state.waiting:
        raise RequestError("not-asked")
    if not may_ask(state):
        raise RequestError("rated-hint" if state.setup.rated else f"hints-{state.setup.hints}")
    if not state.setup.one_link and state.asked_since[seat] not in state.hints[seat]:
        check_room(draft)
        draft.write("hint", seat)
