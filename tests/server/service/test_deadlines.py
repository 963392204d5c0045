"""Play over days: bots take over after a deadline; people are reminded, even after a restart."""

import asyncio
from pathlib import Path
from typing import Any

from marrakesh.server.messages import Deadline, Return
from marrakesh.server.settings import sqlite_url
from service_clients import Client, later, net_table, new_id
from service_fakes import Tables, never, tables_in, with_tables

DAY = 24 * 3600
TWO_DAYS = Deadline(hours=48)


async def away(tables: Tables, **wish: Any) -> tuple[str, Client, Client]:
    """Make a table where Ben has chosen, Anna has not, and both are away."""
    wanted = {"deadline": TWO_DAYS, **wish}
    created, (anna, ben) = await net_table(tables, pace="days", **wanted)
    await ben.wish(confirm=False)
    await ben.choose()
    for client in (anna, ben):
        tables.sessions.disconnect(client.session)
    return created.table, anna, ben


@tables_in(databases=["sqlite", "postgres"])
async def test_bot_takes_over_after_the_deadline_until_the_player_returns(tables: Tables) -> None:
    _, anna, ben = await away(tables)
    tables.bots.answer = never
    due = anna.snapshot.info.due or 0.0
    assert due == anna.snapshot.info.since + 2 * DAY
    with later(2 * DAY - 60):
        await tables.check_times()
        await ben.look()
        assert not ben.snapshot.info.seats[0].stand_in
    with later(2 * DAY + 60):
        await tables.check_times()
        await ben.look()
        first, second = ben.snapshot.info.seats
        assert (first.stand_in, first.bot, second.stand_in) == (True, "merchant", False)
        assert (first.bot_since or 0) >= due
        await anna.say(Return(id=new_id(), seat=0))
        assert not anna.snapshot.info.seats[0].stand_in
        assert anna.snapshot.info.due == anna.snapshot.info.since + 2 * DAY > due + 2 * DAY


@tables_in(databases=["sqlite", "postgres"])
async def test_table_without_a_bot_may_wait_indefinitely(tables: Tables) -> None:
    _, anna, _ = await away(tables, deadline=Deadline(hours=8, then="wait"))
    with later(7 * 3600):
        await tables.check_times()
    with later(30 * DAY):
        await tables.check_times()
        assert await tables.store.due(10**12) == []
    await anna.look()
    assert not anna.snapshot.info.seats[0].stand_in
    assert [seat for seat, _ in tables.reminders] == [0]


@tables_in(databases=["sqlite", "postgres"])
async def test_players_are_reminded_once_before_a_move_is_due(tables: Tables) -> None:
    """Only those who have not chosen yet."""
    table, anna, _ = await away(tables)
    with later(1.4 * DAY):
        await tables.check_times()
    assert tables.reminders == []
    for _ in range(3):
        with later(1.6 * DAY):
            await tables.check_times()
    due = anna.snapshot.info.due or 0.0
    assert tables.reminders == [(0, due)]
    assert await tables.store.due(due - 1) == []
    assert await tables.store.due(due + 1) == [table]


def test_deadline_survives_a_restart(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite")
    known: list[Any] = []

    async def before(tables: Tables) -> None:
        known.extend(await away(tables))

    async def between(tables: Tables) -> None:
        with later(1.8 * DAY):
            await tables.check_times()
        assert [seat for seat, _ in tables.reminders] == [0]

    async def after(tables: Tables) -> None:
        tables.bots.answer = never
        with later(5 * DAY):
            await tables.check_times()
            info = await tables.lobby.info(known[0])
        assert info.seats[0].stand_in
        assert not info.seats[1].stand_in

    for test in (before, between, after):
        with_tables(test, url)


@tables_in(databases=["postgres"])
async def test_only_one_of_two_processes_passes_the_seat_to_a_bot(one: Tables) -> None:
    two = Tables(one.settings.database)
    table, *_ = await away(one)
    one.bots.answer = two.bots.answer = never
    for days in (1.8, 3):
        with later(days * DAY):
            await asyncio.gather(one.check_times(), two.check_times())
    entries = await one.store.entries(table)
    assert [entry.body.target for entry in entries if entry.kind == "bot"] == [0]
    assert {seat for seat, _ in one.reminders + two.reminders} == {0}
    await two.close()


@tables_in()
async def test_list_of_tables_shows_the_start_and_the_deadline_of_a_turn(tables: Tables) -> None:
    created, (anna, _) = await net_table(tables, pace="days", deadline=TWO_DAYS)
    [mine] = await tables.lobby.mine([created.links[0].token])
    assert mine.your_turn
    assert mine.info.due == mine.info.since + 2 * DAY == anna.snapshot.info.due
    assert mine.info.deadline == TWO_DAYS
