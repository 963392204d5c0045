"""Players are charged only for time during which the server ran.

Jumps of the wall clock and time while the computer slept or no server ran do not count.
"""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from marrakesh.server.messages import ClockSettings, Deadline, Replace
from marrakesh.server.settings import sqlite_url
from marrakesh.server.tables import uptime
from marrakesh.server.tables.uptime import SETTLING, STANDSTILL, Stopwatch, Uptime
from service_clients import (
    Client,
    asked,
    in_a_turn,
    later,
    net_table,
    new_id,
    phase_is,
    play,
    refused,
    soon,
    wall_clock_ahead,
)
from service_fakes import Tables, tables_in, with_tables

HOUR = 3600.0
ONE_MINUTE = ClockSettings(minutes=1, increment=0)


def left(client: Client) -> list[float | None]:
    return [seat.seconds for seat in client.snapshot.info.seats]


@tables_in()
async def test_clock_jump_of_an_hour_costs_no_one_any_time(tables: Tables) -> None:
    _, player, _ = await in_a_turn(tables, clock=ONE_MINUTE)
    with wall_clock_ahead(HOUR):
        await tables.check_times()
        await player.move_somehow(random.Random(1))
        await tables.check_times()
    for seconds in left(player):
        assert seconds is not None  # no bot has taken over
        assert seconds > 50
    with later(61):
        await tables.check_times()
        await player.look()
    assert None in left(player)


@tables_in(grace_live=60)
async def test_time_while_the_server_sleeps_does_not_count_as_absence(tables: Tables) -> None:
    _, gone, (other,) = await in_a_turn(tables)
    tables.sessions.disconnect(gone.session)
    with wall_clock_ahead(8 * HOUR):
        await other.look()
        assert other.snapshot.absent == []
        wish = Replace(id=new_id(), seat=other.seat, target=gone.seat)
        assert refused(await other.say(wish), "not-absent")
    with later(60):
        await other.look()
        assert other.snapshot.absent == [gone.seat]


@contextmanager
def restarted(seconds: float) -> Iterator[None]:
    """Pretend that another process runs, this many seconds later."""
    then = time.time() + seconds
    with patch.object(time, "time", lambda: then), patch.object(uptime, "UPTIME", Uptime()):
        yield


def test_restart_costs_no_one_any_time(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite")
    known: list[Any] = []

    async def before(tables: Tables) -> None:
        created, clients = await net_table(tables, clock=ONE_MINUTE)
        await play(clients, phase_is("claim"))
        known.extend([created.table, asked(clients).seat])

    async def after(tables: Tables) -> None:
        table, seat = known
        await tables.check_times()
        info = await tables.lobby.info(table)
        assert (info.seats[seat].bot, info.waiting) == ("", [seat])
        assert (info.seats[seat].seconds or 0) > 50
        assert await tables.store.due(time.time() + 50) == []  # the next check is scheduled
        with later(61):
            await tables.check_times()
            assert (await tables.lobby.info(table)).seats[seat].stand_in

    with_tables(before, url)
    with restarted(HOUR):
        with_tables(after, url)


@tables_in()
async def test_clock_keeps_running_for_an_evicted_table(tables: Tables) -> None:
    created, clients = await net_table(tables, clock=ONE_MINUTE)
    await play(clients, phase_is("claim"))
    seat = asked(clients).seat
    with later(30):
        tables.repository.discard(created.table)
        info = await tables.lobby.info(created.table)
    assert 25 < (info.seats[seat].seconds or 0) < 35


@tables_in()
async def test_clock_jump_past_a_deadline_leaves_time_to_return(tables: Tables) -> None:
    deadline = Deadline(hours=8)
    created, _ = await net_table(tables, pace="days", deadline=deadline)

    async def stood_in() -> bool:
        await tables.check_times()
        return any(seat.stand_in for seat in (await tables.lobby.info(created.table)).seats)

    with wall_clock_ahead(9 * HOUR):
        assert not await stood_in()
        with later(SETTLING - 5):
            assert not await stood_in()
        with later(SETTLING + 5):
            await soon(stood_in)


def test_stopwatch_limits_the_time_counted_during_a_suspension() -> None:
    monotonic = 1000.0
    with patch.object(time, "monotonic", lambda: monotonic):
        ours = Stopwatch()
        began = ours.read()
        for seconds, ran in ((3, 3), (STANDSTILL, 3 + STANDSTILL), (8 * HOUR, 3 + STANDSTILL)):
            monotonic += seconds
            assert ours.read() - began == ran
        monotonic += 3
        assert ours.read() - began == 6 + STANDSTILL


def test_times_outside_the_known_period_are_clamped() -> None:
    began = uptime.ticks()
    ours = Uptime()
    assert ours.at(time.time() - HOUR) >= began
    assert ours.at(time.time() + HOUR) <= uptime.ticks()
    with later(HOUR):
        ago = uptime.ticks() - ours.at(time.time() - 60)
        assert 59 < ago < 61
        assert ours.settled
    for jump in (HOUR, -HOUR):
        with wall_clock_ahead(jump):
            assert not uptime.UPTIME.settled
            assert uptime.ticks() - uptime.UPTIME.at(time.time() - 60) < 1
