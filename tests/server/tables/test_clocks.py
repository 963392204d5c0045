"""Clocks run for those who must decide, and for nobody else."""

from marrakesh.server.messages import ClockSettings
from marrakesh.server.tables.clocks import AFTER_RETURN, Clock


def clock(*running: int) -> Clock:
    """Three seats with two minutes each; it is second 1000."""
    clock = Clock(ClockSettings(minutes=2, increment=7), 3)
    clock.pass_time(1000.0)
    clock.run_for(running)
    return clock


def test_time_passes_for_who_is_asked() -> None:
    ours = clock(0, 2)
    assert [ours.remaining(seat, 1030.0) for seat in range(3)] == [90, 120, 90]
    ours.pass_time(1030.0)
    assert ours.left == [90, 120, 90]
    ours.decided(2)
    assert ours.left == [90, 120, 97]
    ours.run_for([2])
    assert [ours.remaining(seat, 1040.0) for seat in range(3)] == [90, 120, 87]


def test_nobody_gets_time_from_a_clock_that_is_behind() -> None:
    ours = clock(0)
    assert ours.remaining(0, 990.0) == 120
    ours.pass_time(990.0)
    assert ours.remaining(0, 1010.0) == 110


def test_a_clock_stops_at_zero() -> None:
    ours = clock(0)
    assert ours.remaining(0, 2000.0) == 0
    ours.pass_time(2000.0)
    assert ours.left[0] == 0


def test_it_is_due_when_the_first_of_those_asked_has_no_time_left() -> None:
    ours = clock(0, 1)
    ours.decided(0)
    assert ours.due == 1120
    ours.run_for([0])
    assert ours.due == 1127
    ours.run_for([])
    assert ours.due is None


def test_who_comes_back_has_a_minute() -> None:
    ours = clock(0, 1)
    ours.pass_time(2000.0)
    ours.back(0)
    ours.back(2)
    assert ours.left == [AFTER_RETURN, 0, 120]
    assert AFTER_RETURN == 60


def test_a_copy_runs_by_itself() -> None:
    ours = clock(0)
    twin = ours.copy()
    twin.pass_time(1050.0)
    twin.decided(0)
    assert (twin.left[0], ours.left[0]) == (77, 120)
    assert (twin.due, ours.due) == (1127, 1120)
