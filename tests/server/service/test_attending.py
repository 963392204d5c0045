"""What the server does by itself goes on, whatever fails."""

import asyncio
import logging
import logging.handlers
from pathlib import Path
from unittest.mock import patch

from marrakesh.server.messages import NewSeat, NewTable
from marrakesh.server.service import Service, attending
from marrakesh.server.service.attending import LONGEST_REST, Rests, regularly
from marrakesh.server.service.keeper import Live
from marrakesh.server.settings import sqlite_url
from tables import on_any_database, soon, with_service


def test_a_table_that_fails_rests_for_twice_as_long_each_time() -> None:
    rests = Rests(10.0)
    assert not rests.tired("t", 0.0)
    assert rests.fail("t", 100.0)
    assert rests.tired("t", 109.9)
    assert not rests.tired("t", 110.0)
    assert not rests.tired("other", 105.0)
    assert not rests.fail("t", 110.0)  # the first time only is news
    assert rests.tired("t", 129.9)
    assert not rests.tired("t", 130.0)


def test_no_table_rests_for_longer_than_five_minutes() -> None:
    rests = Rests(200.0)
    rests.fail("t", 0.0)
    rests.fail("t", 200.0)
    assert rests.tired("t", 499.0)
    assert not rests.tired("t", 500.0)
    assert LONGEST_REST == 300


def test_a_table_that_recovers_or_is_no_longer_due_begins_anew() -> None:
    rests = Rests(10.0)
    for table in ("t", "u", "v"):
        rests.fail(table, 0.0)
    rests.recover("t")
    rests.recover("never failed")
    assert not rests.tired("t", 1.0)
    assert rests.fail("t", 1.0)
    rests.keep_only({"t", "u"})
    assert [rests.tired(table, 5.0) for table in ("t", "u", "v")] == [True, True, False]
    assert rests.fail("v", 1.0)


def test_what_is_done_regularly_goes_on_after_a_fault() -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(len(done))
        if len(done) == 2:
            raise LookupError
        if len(done) == 4:
            raise asyncio.CancelledError

    async def run() -> None:
        task = asyncio.create_task(regularly(0.001, work))
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())
    assert done == [0, 1, 2, 3]


def test_a_table_that_another_process_left_is_taken_up(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "t.sqlite")
    tables: list[str] = []

    async def leave(service: Service) -> None:
        with patch.object(service._attendant, "attend", lambda live: None):  # as if killed
            seats = [NewSeat(name="Anna"), NewSeat(bot="random")]
            created = await service.lobby.create(NewTable(kind="bots", seats=seats))
        tables.append(created.table)

    async def take_up(service: Service) -> None:
        attended: list[str] = []

        def attend(live: Live) -> None:
            attended.append(live.sitting.head.table)

        async def has_begun() -> bool:
            return bool(attended)

        with patch.object(service._attendant, "attend", attend):
            await soon(has_begun)
        assert set(attended) == set(tables)

    asyncio.run(with_service(leave, url))
    asyncio.run(with_service(take_up, url, sweep=0.05))


@on_any_database(sweep=1000)
async def test_a_table_that_cannot_be_taken_up_is_logged_once(service: Service) -> None:
    attendant, said = service._attendant, logging.handlers.BufferingHandler(100)
    logging.getLogger(attending.__name__).addHandler(said)
    try:
        for _ in range(3):
            await attendant._take_up("nowhere")
        with patch.object(service._keeper, "live", side_effect=LookupError):
            for _ in range(3):
                await attendant._take_up("broken")
    finally:
        logging.getLogger(attending.__name__).removeHandler(said)
    told = [(record.levelname, vars(record)["table"]) for record in said.buffer]
    assert told == [("WARNING", "nowhere"), ("ERROR", "broken")]
    assert said.buffer[1].exc_info
