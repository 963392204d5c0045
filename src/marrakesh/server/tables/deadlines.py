"""Play over days: when a move is due, when people are reminded, and who is late.

Everything goes by when a question was put openly. A secret choice is one question for all, due at
the same time; those who have chosen are neither reminded nor late.
"""

from typing import Final

from marrakesh.server.tables.table_state import TableState

HOUR: Final = 3600.0
_LAST_PART: Final = 0.25
_LONGEST: Final = 24 * HOUR
"""People are reminded when a quarter of the time is left, or a day."""


def due_at(state: TableState) -> float | None:
    """When the present move is due; None without a deadline, or while nobody is waited for."""
    deadline = state.setup.deadline
    asked = [seat for seat in state.waiting if seat in state.people]
    if deadline is None or not state.complete or not asked:
        return None
    return state.asked_at + deadline.hours * HOUR


def has_time(state: TableState, now: float) -> bool:
    """Whether those who are asked have time until a deadline, so that nobody may replace them."""
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
    """In how many seconds the server must act next: a clock expires, or a reminder or the
    deadline is due."""
    if state.clock:
        return state.clock.expires_in(state.ran(ticks))
    due, reminder, deadline = due_at(state), reminder_at(state), state.setup.deadline
    if reminder is not None and now < reminder:
        return reminder - now
    return max(0.0, due - now) if due is not None and deadline and deadline.then == "bot" else None


def late(state: TableState, now: float, ticks: float, settled: bool) -> list[int]:
    """The seats of people whose time is up, so that bots play on.

    A clock is charged for time that the server ran; a deadline is a date, but counts only once the
    wall clock has `settled`.
    """
    if clock := state.clock:
        ran = state.ran(ticks)
        return [seat for seat in clock.running if clock.remaining(seat, ran) <= 0]
    due, deadline = due_at(state), state.setup.deadline
    if due is None or now < due or deadline is None or deadline.then == "wait" or not settled:
        return []
    return [seat for seat in state.waiting if seat in state.people]
