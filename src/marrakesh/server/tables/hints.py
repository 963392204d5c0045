"""Hints: at which tables a player may ask a bot, and how the others learn of it."""

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import Hints
from marrakesh.server.storage.log import Head
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.requests import check_room
from marrakesh.server.tables.table_state import Sitting


def hints_at(head: Head) -> Hints:
    """What a table allows; a rated game has no hints."""
    return "none" if head.rated else head.hints


def may_ask(sitting: Sitting) -> bool:
    """Whether there are hints now; practice is a game without other people."""
    hints = hints_at(sitting.head)
    return hints == "allowed" or (hints == "practice" and len(sitting.people) < 2)


def ask(draft: Draft, seat: int, token_hash: str) -> None:
    """Let a seat have a hint. Over the net it is noted, once for each question."""
    sitting = draft.sitting
    if seat not in sitting.seats.held_by(token_hash) or seat not in sitting.waiting:
        raise RequestError("not-asked")
    if not may_ask(sitting):
        raise RequestError("rated-hint" if sitting.head.rated else f"hints-{sitting.head.hints}")
    if not sitting.head.one_link and sitting.asked_since[seat] not in sitting.hints[seat]:
        check_room(draft)
        draft.write("hint", seat)
