"""Play over several days: when a move is due, when players are reminded, and who is late.

The time for a move starts when its question is publicly asked. A secret choice is one question for
everyone, due at the same time; players who have chosen are neither reminded nor late.
"""

from typing import Final

from marrakesh.server.tables.table_state import TableState

HOUR: Final = 3600.0
_LAST_PART: Final = 0.25
_LONGEST: Final = 24 * HOUR
"""Players are reminded when a quarter of the time is left, or one day if that is less."""


def due_at(state: TableState) -> float | None:
    """Return when the current move is due, as a Unix timestamp.

    None without a deadline, until every seat has been taken, or if no person has to decide.
    """
    deadline = state.setup.deadline
    asked = [seat for seat in state.waiting if seat in state.people]
    if deadline is None or not state.complete or not asked:
        return None
    return state.asked_at + deadline.hours * HOUR


def has_time(state: TableState, now: float) -> bool:
    """Return whether there is time left before a deadline, so that no one can be replaced yet."""
    due = due_at(state)
    return due is not None and now < due


def reminder_at(state: TableState) -> float | None:
    due, deadline = due_at(state), state.setup.deadline
    if due is None or deadline is None:
        return None
    return due - min(deadline.hours * HOUR * _LAST_PART, _LONGEST)


def to_be_reminded(state: TableState, now: float) -> bool:
    due, reminder = due_at(state), reminder_at(state)
    return due is not None and reminder is not None and reminder <= now < due


def next_due(state: TableState, now: float, ticks: float) -> float | None:
    """Return the seconds until the server must act next; None if it need not.

    It must act when a clock expires, when a reminder is due, and at a deadline after which bots
    take over.
    """
    if state.clock:
        return state.clock.expires_in(state.ran(ticks))
    due, reminder, deadline = due_at(state), reminder_at(state), state.setup.deadline
    if reminder is not None and now < reminder:
        return reminder - now
    return max(0.0, due - now) if due is not None and deadline and deadline.then == "bot" else None


def late(state: TableState, now: float, ticks: float, settled: bool) -> list[int]:
    """Return the seats of people whose time is up, for bots to take over.

    Clocks are charged only for the time that the server has run. Deadlines are wall-clock times,
    and count only if the wall clock has `settled`.
    """
    if clock := state.clock:
        ran = state.ran(ticks)
        return [seat for seat in clock.running if clock.remaining(seat, ran) <= 0]
    due, deadline = due_at(state), state.setup.deadline
    if due is None or now < due or deadline is None or deadline.then == "wait" or not settled:
        return []
    return [seat for seat in state.waiting if seat in state.people]
