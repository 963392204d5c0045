"""Play over days: bots play on after a deadline, people are reminded, also after a restart."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from marrakesh.server.errors import RequestError
from marrakesh.server.messages import ClockSettings, Deadline, NewTable, Return
from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings, sqlite_url
from marrakesh.server.tables.new_tables import from_request
from postgres import fresh_database
from service_clients import (
    Client,
    later,
    net_table,
    new_id,
    on_any_database,
    on_each_database,
    soon,
    with_service,
)

DAY = 24 * 3600
TWO_DAYS = Deadline(hours=48)


async def away(service: Service, **wish: Any) -> tuple[str, Client, Client]:
    """Ben has chosen, Anna has not; both are away."""
    wanted = {"deadline": TWO_DAYS, **wish}
    created, (anna, ben) = await net_table(service, pace="days", **wanted)
    await ben.wish(confirm=False)
    while ben.snapshot.options:
        await ben.move(ben.snapshot.options[0].action)
    for client in (anna, ben):
        service.sessions.disconnect(client.session)
    return created.table, anna, ben


async def swept(service: Service, table: str) -> None:
    """What is overdue is attended to."""
    await service.scheduler.sweep()
    if table in service.scheduler._alarms:  # rather than wait until it rings
        service.scheduler._ring(table)

    async def quiet() -> bool:
        return len(service.background.tasks) <= 2

    await soon(quiet)


def let_bots_think(service: Service) -> None:
    """They never decide."""

    async def choose(*_: object) -> int:
        raise asyncio.CancelledError

    service.bot_pool.choose = choose  # type: ignore[method-assign, assignment]


class Reminders(list[tuple[int, float]]):
    """Notes who is reminded."""

    def __init__(self, service: Service) -> None:
        super().__init__()
        service.scheduler._remind = lambda loaded, seat, due: self.append((seat, due))


@on_each_database()
async def test_a_bot_plays_on_until_the_seat_is_taken_back(service: Service) -> None:
    table, anna, ben = await away(service)
    let_bots_think(service)
    due = anna.snapshot.info.due or 0.0
    assert due == anna.snapshot.info.since + 2 * DAY
    with later(2 * DAY - 60):
        await swept(service, table)
        await ben.look()
        assert not ben.snapshot.info.seats[0].stand_in
    with later(2 * DAY + 60):
        await swept(service, table)
        await ben.look()
        first, second = ben.snapshot.info.seats
        assert (first.stand_in, first.bot, second.stand_in) == (True, "merchant", False)
        assert (first.bot_since or 0) >= due
        await anna.say(Return(id=new_id(), seat=0))
        assert not anna.snapshot.info.seats[0].stand_in
        assert anna.snapshot.info.due == anna.snapshot.info.since + 2 * DAY > due + 2 * DAY


@on_each_database()
async def test_a_table_may_wait_however_long_it_takes(service: Service) -> None:
    table, anna, _ = await away(service, deadline=Deadline(hours=8, then="wait"))
    reminders = Reminders(service)
    with later(7 * 3600):
        await swept(service, table)
    with later(30 * DAY):
        await swept(service, table)
        assert await service.store.due(10**12) == []
    await anna.look()
    assert not anna.snapshot.info.seats[0].stand_in
    assert [seat for seat, _ in reminders] == [0]


@on_each_database()
async def test_people_are_reminded_once_before_a_move_is_due(service: Service) -> None:
    """Those who have not chosen yet."""
    table, anna, _ = await away(service)
    reminders = Reminders(service)
    with later(1.4 * DAY):
        await swept(service, table)
    assert reminders == []
    for _ in range(3):
        with later(1.6 * DAY):
            await swept(service, table)
    due = anna.snapshot.info.due or 0.0
    assert reminders == [(0, due)]
    assert await service.store.due(due - 1) == []
    assert await service.store.due(due + 1) == [table]


@on_any_database(sweep=1000)
async def test_people_are_reminded_though_nothing_else_happens(service: Service) -> None:
    table, _, _ = await away(service)
    reminders = Reminders(service)
    with later(1.6 * DAY):
        await service.scheduler._time_is_up(table)
    assert [seat for seat, _ in reminders] == [0]


def test_a_deadline_survives_a_restart(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite")
    known: list[Any] = []

    async def before(service: Service) -> None:
        known.extend(await away(service))

    async def between(service: Service) -> None:
        reminders = Reminders(service)
        with later(1.8 * DAY):
            await swept(service, known[0])
        assert [seat for seat, _ in reminders] == [0]

    async def after(service: Service) -> None:
        let_bots_think(service)
        with later(5 * DAY):
            await swept(service, known[0])
            info = await service.lobby.info(known[0])
        assert info.seats[0].stand_in
        assert not info.seats[1].stand_in

    for test in (before, between, after):
        asyncio.run(with_service(test, url))


def test_of_two_processes_one_hands_the_seat_to_a_bot() -> None:
    async def run(url: str) -> None:
        wanted = Settings(database=url, bot_workers=1)
        one, two = await asyncio.gather(Service.open(wanted), Service.open(wanted))
        try:
            table, *_ = await away(one)
            reminders = [Reminders(one), Reminders(two)]
            for service in (one, two):
                let_bots_think(service)
            with later(1.8 * DAY):
                await asyncio.gather(swept(one, table), swept(two, table))
            with later(3 * DAY):
                await asyncio.gather(swept(one, table), swept(two, table))
            entries = await one.store.entries(table)
            assert [entry.body.target for entry in entries if entry.kind == "bot"] == [0]
            assert {seat for some in reminders for seat, _ in some} == {0}
        finally:
            for service in (one, two):
                await service.close()

    asyncio.run(run(fresh_database()))


@on_any_database()
async def test_the_list_of_tables_says_since_when_and_until(service: Service) -> None:
    created, (anna, _) = await net_table(service, pace="days", deadline=TWO_DAYS)
    [mine] = await service.lobby.mine([created.links[0].token])
    assert mine.your_turn
    assert mine.info.due == mine.info.since + 2 * DAY == anna.snapshot.info.due
    assert mine.info.deadline == TWO_DAYS


@pytest.mark.parametrize("wish", [{"pace": "live"}, {"kind": "screen"}, {"clock": ClockSettings()}])
def test_only_games_over_days_have_deadlines(wish: dict[str, Any]) -> None:
    with pytest.raises(RequestError, match="over several days"):
        from_request(NewTable(**{"kind": "net", "pace": "days", "deadline": TWO_DAYS, **wish}))
