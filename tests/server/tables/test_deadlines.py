"""Deadlines: when a move is due and who is late, without revealing secrets."""

from msgspec.structs import replace

from marrakesh.server.messages import ClockSettings, Deadline
from marrakesh.server.storage.log import SetupSeat
from marrakesh.server.tables.deadlines import (
    HOUR,
    due_at,
    has_time,
    late,
    next_due,
    reminder_at,
    to_be_reminded,
)
from marrakesh.server.tables.table_state import TableState
from server.tables.helpers import START, after, chosen, moved
from server.tables.helpers import table as any_table

DAY = 24 * HOUR


def table(hours: int = 48, then: str = "bot", tickets: bool = False) -> TableState:
    deadline = Deadline(hours=hours, then=then)  # type: ignore[arg-type]
    seats = [SetupSeat(token_hash=str(seat), ticket=tickets and seat > 0) for seat in range(2)]
    return any_table(pace="days", deadline=deadline, seats=seats)


def test_move_is_due_once_the_hours_allowed_for_it_have_passed() -> None:
    state = table()
    assert due_at(state) == START + 2 * DAY
    assert reminder_at(state) == START + 1.5 * DAY
    assert next_due(state, START, START) == 1.5 * DAY
    assert next_due(state, START + 1.5 * DAY, START) == 0.5 * DAY
    assert not to_be_reminded(state, START + 1.4 * DAY)
    assert to_be_reminded(state, START + 1.5 * DAY)
    assert not to_be_reminded(state, START + 2 * DAY)
    assert late(state, START + 2 * DAY - 1, START, settled=True) == []
    assert late(state, START + 2 * DAY, START, settled=True) == [0, 1]
    assert late(state, START + 2 * DAY, START, settled=False) == []


def test_reminder_of_a_one_week_deadline_comes_a_day_before_it_ends() -> None:
    assert reminder_at(table(hours=168)) == START + 6 * DAY


def test_deadline_without_a_bot_leads_only_to_a_reminder() -> None:
    state = table(then="wait")
    assert next_due(state, START, START) == 1.5 * DAY
    assert next_due(state, START + 1.5 * DAY, START) is None
    assert late(state, START + 9 * DAY, START, settled=True) == []
    assert due_at(state) == START + 2 * DAY  # and shows since when it is overdue


def test_nothing_is_due_before_everyone_has_joined() -> None:
    state = table(tickets=True)
    assert due_at(state) is None
    assert next_due(state, START, START) is None
    state = after(state, "claim", 1, START + 5 * DAY, secret="token")
    assert due_at(state) == START + 7 * DAY
    state = after(state, "ticket", 1, START + 6 * DAY, secret="ticket")  # passed on
    assert due_at(state) == START + 7 * DAY


def test_all_players_share_one_deadline_for_a_secret_choice() -> None:
    """Those who have chosen are not late, and the others get no extra time."""
    start = table()
    state = chosen(start, 0, START + DAY)
    assert state.game.secret == start.game.secret
    assert due_at(state) == due_at(start)
    assert reminder_at(state) == reminder_at(start)
    assert late(state, START + 2 * DAY, START, settled=True) == [1]
    state = chosen(state, 1, START + 1.5 * DAY)
    assert due_at(state) == START + 3.5 * DAY


def test_returning_player_gets_the_whole_deadline_again() -> None:
    state = after(table(), "bot", 0, START + 2 * DAY, target=0, bot="merchant", why="time")
    assert state.taken_over == {0: (START + 2 * DAY, "time")}
    assert late(state, START + 2 * DAY, START, settled=True) == [1]
    state = after(state, "back", 0, START + 3 * DAY, target=0)
    assert state.taken_over == {}
    assert due_at(state) == START + 5 * DAY


def test_deadlines_do_not_apply_to_bots() -> None:
    state = table()
    for seat in (0, 1):
        state = after(state, "bot", seat, START, target=seat, bot="merchant", why="time")
    assert due_at(state) is None
    assert next_due(state, START, START) is None


def test_a_player_has_time_until_a_move_is_due() -> None:
    state = table()
    assert has_time(state, START + 2 * DAY - 1)
    assert not has_time(state, START + 2 * DAY)
    assert not has_time(table(tickets=True), START)  # no deadline applies yet


def test_player_whose_clock_has_run_out_is_late() -> None:
    """The clock starts only when the boards have been laid out."""
    clocked = TableState(replace(table().setup, deadline=None, clock=ClockSettings(minutes=1)))
    assert next_due(clocked, START, START) is None
    assert late(clocked, START, START + DAY, settled=True) == []
    state = chosen(clocked, 0, START + 100)
    while state.game.secret == clocked.game.secret:
        state = moved(state, 1, at=START + 100)
    assert next_due(state, START, START + 120) == 40
    for ran, seats in ((159, []), (160, [0, 1]), (999, [0, 1])):
        for date in (START, START + DAY):  # only the time during which the server ran counts
            assert late(state, date, START + ran, settled=False) == seats
