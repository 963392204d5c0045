"""Deadlines: when a move is due, who is late, and what nobody learns from it."""

from msgspec.structs import replace

from marrakesh import Config
from marrakesh.server.messages import ClockSettings, Deadline
from marrakesh.server.storage.log import Body, Head, Place
from marrakesh.server.tables.deadlines import (
    HOUR,
    due_at,
    has_time,
    late,
    next_due,
    reminder_at,
    to_be_reminded,
)
from marrakesh.server.tables.draft import Draft
from marrakesh.server.tables.table_state import Sitting

START = 1000.0
DAY = 24 * HOUR


def table(hours: int = 48, then: str = "bot", tickets: bool = False) -> Sitting:
    deadline = Deadline(hours=hours, then=then)  # type: ignore[arg-type]
    places = [Place(token_hash=str(seat), ticket=tickets and seat > 0) for seat in range(2)]
    return Sitting(
        Head(
            table="t",
            kind="net",
            pace="days",
            config=Config(2),
            version="0",
            seed=1,
            deadline=deadline,
            created=START,
            places=places,
        )
    )


def after(sitting: Sitting, now: float, kind: str, seat: int, **body: object) -> Sitting:
    draft = Draft(sitting)
    draft.now = draft.ticks = now
    draft.write(kind, seat, Body(**body))  # type: ignore[arg-type]
    return draft.sitting


def chosen(sitting: Sitting, seat: int, now: float) -> Sitting:
    """A seat makes its part of a secret choice."""
    while seat in sitting.waiting:
        sitting = after(sitting, now, "move", seat, action=sitting.game.legal_actions(seat)[0])
    return sitting


def test_a_move_is_due_so_long_after_it_was_asked_for() -> None:
    sitting = table()
    assert due_at(sitting) == START + 2 * DAY
    assert reminder_at(sitting) == START + 1.5 * DAY
    assert next_due(sitting, START, START) == 1.5 * DAY
    assert next_due(sitting, START + 1.5 * DAY, START) == 0.5 * DAY
    assert not to_be_reminded(sitting, START + 1.4 * DAY)
    assert to_be_reminded(sitting, START + 1.5 * DAY)
    assert not to_be_reminded(sitting, START + 2 * DAY)
    assert late(sitting, START + 2 * DAY - 1, START, settled=True) == []
    assert late(sitting, START + 2 * DAY, START, settled=True) == [0, 1]
    assert late(sitting, START + 2 * DAY, START, settled=False) == []


def test_the_reminder_comes_a_day_before_the_end_of_a_week() -> None:
    assert reminder_at(table(hours=168)) == START + 6 * DAY


def test_a_table_that_waits_only_reminds() -> None:
    sitting = table(then="wait")
    assert next_due(sitting, START, START) == 1.5 * DAY
    assert next_due(sitting, START + 1.5 * DAY, START) is None
    assert late(sitting, START + 9 * DAY, START, settled=True) == []
    assert due_at(sitting) == START + 2 * DAY  # and says since when it is overdue


def test_nothing_is_due_before_all_have_come() -> None:
    sitting = table(tickets=True)
    assert due_at(sitting) is None
    assert next_due(sitting, START, START) is None
    sitting = after(sitting, START + 5 * DAY, "claim", 1, secret="token")
    assert due_at(sitting) == START + 7 * DAY
    sitting = after(sitting, START + 6 * DAY, "ticket", 1, secret="ticket")  # handed on
    assert due_at(sitting) == START + 7 * DAY


def test_a_secret_choice_is_due_for_all_at_once() -> None:
    """Those who have chosen are not late, and the others have no more time for it."""
    start = table()
    sitting = chosen(start, 0, START + DAY)
    assert sitting.game.secret == start.game.secret
    assert due_at(sitting) == due_at(start)
    assert reminder_at(sitting) == reminder_at(start)
    assert late(sitting, START + 2 * DAY, START, settled=True) == [1]
    sitting = chosen(sitting, 1, START + 1.5 * DAY)
    assert due_at(sitting) == START + 3.5 * DAY


def test_who_takes_a_seat_back_has_the_whole_time() -> None:
    sitting = after(table(), START + 2 * DAY, "bot", 0, target=0, bot="merchant", why="time")
    assert sitting.taken_over == {0: (START + 2 * DAY, "time")}
    assert late(sitting, START + 2 * DAY, START, settled=True) == [1]
    sitting = after(sitting, START + 3 * DAY, "back", 0, target=0)
    assert sitting.taken_over == {}
    assert due_at(sitting) == START + 5 * DAY


def test_nobody_waits_for_bots() -> None:
    sitting = table()
    for seat in (0, 1):
        sitting = after(sitting, START, "bot", seat, target=seat, bot="merchant", why="time")
    assert due_at(sitting) is None
    assert next_due(sitting, START, START) is None


def test_there_is_time_until_a_move_is_due() -> None:
    sitting = table()
    assert has_time(sitting, START + 2 * DAY - 1)
    assert not has_time(sitting, START + 2 * DAY)
    assert not has_time(table(tickets=True), START)  # without a deadline nobody has it


def test_who_has_no_time_left_on_the_clock_is_late() -> None:
    """The clock runs once the boards are laid out, and not before."""
    clocked = Sitting(replace(table().head, deadline=None, clock=ClockSettings(minutes=1)))
    assert next_due(clocked, START, START) is None
    assert late(clocked, START, START + DAY, settled=True) == []
    sitting = chosen(clocked, 0, START + 100)
    while sitting.game.secret == clocked.game.secret:
        sitting = after(sitting, START + 100, "move", 1, action=sitting.game.legal_actions(1)[0])
    assert next_due(sitting, START, START + 120) == 40
    for ran, seats in ((159, []), (160, [0, 1]), (999, [0, 1])):
        for date in (START, START + DAY):  # only the time that the server ran counts
            assert late(sitting, date, START + ran, settled=False) == seats
