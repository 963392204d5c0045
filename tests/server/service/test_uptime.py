"""People are charged for time that the server ran: not for jumps of the wall clock, and not while
the computer slept or no server ran."""

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
async def test_a_jump_of_an_hour_costs_nobody_their_time(tables: Tables) -> None:
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
async def test_nobody_was_away_while_the_computer_slept(tables: Tables) -> None:
    _, gone, (other,) = await in_a_turn(tables)
    tables.sessions.disconnect(gone.session)
    with wall_clock_ahead(8 * HOUR):
        await other.look()
        assert other.snapshot.absent == []
        wish = Replace(id=new_id(), seat=other.seat, target=gone.seat)
        assert refused(await other.say(wish), "has been away for a while")
    with later(60):
        await other.look()
        assert other.snapshot.absent == [gone.seat]


@contextmanager
def restarted(seconds: float) -> Iterator[None]:
    """Another process runs, so much later."""
    then = time.time() + seconds
    with patch.object(time, "time", lambda: then), patch.object(uptime, "UPTIME", Uptime()):
        yield


def test_a_restart_costs_nobody_their_time(tmp_path: Path) -> None:
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
        assert await tables.store.due(time.time() + 50) == []  # it is known when to look again
        with later(61):
            await tables.check_times()
            assert (await tables.lobby.info(table)).seats[seat].stand_in

    with_tables(before, url)
    with restarted(HOUR):
        with_tables(after, url)


@tables_in()
async def test_a_table_that_was_not_in_memory_meanwhile_costs_time_all_the_same(
    tables: Tables,
) -> None:
    created, clients = await net_table(tables, clock=ONE_MINUTE)
    await play(clients, phase_is("claim"))
    seat = asked(clients).seat
    with later(30):
        tables.repository.discard(created.table)
        info = await tables.lobby.info(created.table)
    assert 25 < (info.seats[seat].seconds or 0) < 35


@tables_in()
async def test_a_jump_past_a_deadline_leaves_time_to_come_back(tables: Tables) -> None:
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


def test_a_process_that_is_stopped_does_not_run() -> None:
    monotonic = 1000.0
    with patch.object(time, "monotonic", lambda: monotonic):
        ours = Stopwatch()
        began = ours.read()
        for seconds, ran in ((3, 3), (STANDSTILL, 3 + STANDSTILL), (8 * HOUR, 3 + STANDSTILL)):
            monotonic += seconds
            assert ours.read() - began == ran
        monotonic += 3
        assert ours.read() - began == 6 + STANDSTILL


def test_times_before_the_process_began_or_the_clock_jumped_are_not_known() -> None:
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
