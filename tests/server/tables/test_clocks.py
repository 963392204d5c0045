"""Clocks run only for the players to act."""

from marrakesh.server.messages import ClockSettings
from marrakesh.server.tables.clocks import AFTER_RETURN, Clock


def clock(*running: int) -> Clock:
    """Return a clock for three seats with two minutes each."""
    clock = Clock(ClockSettings(minutes=2, increment=7), 3)
    clock.run_for(running)
    return clock


def test_clock_runs_for_the_player_to_act() -> None:
    ours = clock(0, 2)
    assert [ours.remaining(seat, 30.0) for seat in range(3)] == [90, 120, 90]
    ours.pass_time(30.0)
    assert ours.left == [90, 120, 90]
    ours.decided(2)
    assert ours.left == [90, 120, 97]
    ours.run_for([2])
    assert [ours.remaining(seat, 10.0) for seat in range(3)] == [90, 120, 87]


def test_clock_stops_at_zero() -> None:
    ours = clock(0)
    assert ours.remaining(0, 1000.0) == 0
    ours.pass_time(1000.0)
    assert ours.left[0] == 0


def test_clock_expires_as_soon_as_any_player_to_act_runs_out_of_time() -> None:
    ours = clock(0, 1)
    ours.decided(0)
    assert (ours.expires_in(0.0), ours.expires_in(50.0), ours.expires_in(999.0)) == (120, 70, 0)
    ours.run_for([0])
    assert ours.expires_in(0.0) == 127
    ours.run_for([])
    assert ours.expires_in(0.0) is None


def test_returning_player_has_at_least_a_minute_left() -> None:
    ours = clock(0, 1)
    ours.pass_time(1000.0)
    ours.back(0)
    ours.back(2)
    assert ours.left == [AFTER_RETURN, 0, 120]
    assert AFTER_RETURN == 60


def test_copied_clock_runs_independently() -> None:
    ours = clock(0)
    twin = ours.copy()
    twin.pass_time(50.0)
    twin.decided(0)
    assert (twin.left[0], ours.left[0]) == (77, 120)
    assert (twin.expires_in(0.0), ours.expires_in(0.0)) == (77, 120)
