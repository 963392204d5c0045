"""The connection on which processes notify each other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from sqlalchemy import make_url

from faulty_proxy import DatabaseWire
from marrakesh.server.storage.bus import Bus
from marrakesh.server.storage.group_commit import SUMMARY, TOLD_AT_ONCE, Addition, parameters_of
from marrakesh.server.storage.log import ChatLine
from marrakesh.server.storage.schema import ENTRIES
from marrakesh.server.storage.table_store import SqlTableStore
from postgres import fresh_database
from server.storage.stored_tables import THREE, entry, make, summary, with_store
from service_clients import in_a_loop, soon

A_ROW_OF_NOTHING = b"T\0\0\0\x0a\0\1xx"
"""PostgreSQL announces columns, but the message ends early."""


class Ear:
    """Receiver that records the notifications it gets."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def receive_entry(self, table: str, seq: int) -> None:
        self.heard.append((table, seq))

    def receive_chat(self, table: str) -> None:
        self.heard.append((table, "said"))

    def receive_presence(self, table: str, process: str, seats: set[int], watching: int) -> None:
        self.heard.append((table, seats, watching))

    def reconnected(self) -> None:
        self.heard.append("again")

    def has(self, *wanted: object) -> Callable[[], Awaitable[bool]]:
        async def heard() -> bool:
            return set(map(str, wanted)) <= set(map(str, self.heard))

        return heard


async def notify(url: str, told: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("SELECT pg_notify('marrakesh', $1)", told)
    await connection.close()


@in_a_loop
async def test_notifications_reach_other_processes() -> None:
    url, here, there = fresh_database(), Ear(), Ear()
    buses = [Bus(make_url(url), ear) for ear in (here, there)]
    for bus in buses:
        await bus.open()
    await buses[0].tell_presence("abc", {2, 0}, 5)
    await buses[0].tell_presence("abc", (), 0)
    later = ("abc thinks other 1 2", "abc asks other 1 2")  # messages of later versions
    for told in (*later, "abc said", "abc 7", "abc 8 x-_9 12", "abc here older 1"):
        await notify(url, told)
    public = [("abc", "said"), ("abc", 7), ("abc", 8), ("x-_9", 12), ("abc", {1}, 0)]
    await soon(there.has(*public))
    assert there.heard == [("abc", {0, 2}, 5), ("abc", set(), 0), *public]
    await soon(here.has(*public))
    assert here.heard == public  # no process gets its own news of presence
    await buses[1].tell_presence("abc", {3}, 1)
    await soon(here.has(("abc", {3}, 1)))
    for bus in buses:
        await bus.close()


def test_written_entries_are_announced() -> None:
    url = fresh_database()

    async def test(store: SqlTableStore) -> None:
        ear = Ear()
        bus = Bus(make_url(url), ear)
        await bus.open()
        for table in THREE:
            await make(store, table)
        moves = (store.append(table, [entry(1), entry(2)], summary(table)) for table in THREE)
        await asyncio.gather(*moves)
        await store.append("mno", [entry(3), entry(4)], summary("mno", 5.0), holders=[])
        await store.say(
            "mno", ChatLine(id="1", seat=0, name="", phrase="", text="", moves=0, at=1.0)
        )
        everything = [*((table, 2) for table in THREE), ("mno", 4), ("mno", "said")]
        await soon(ear.has(*everything))
        assert ear.heard == everything
        assert await store.entries("mno") == [entry(seq) for seq in range(1, 5)]
        assert await store.entries("xyz") == [entry(1), entry(2)]
        assert await store.due(6.0) == ["mno"]
        await bus.close()

    with_store(test, url)


def test_malformed_reply_is_logged_and_the_connection_reopened(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)

    async def test() -> None:
        ear = Ear()
        url = fresh_database()
        async with DatabaseWire(url) as wire:
            bus = Bus(make_url(wire.url), ear)
            await bus.open()
            wire.garbage = A_ROW_OF_NOTHING
            await bus.tell_presence("abc", {0}, 0)
            wire.garbage = b"\0\0\0\0\0"  # at the next attempt as well
            await soon(ear.has("again"))
            await notify(url, "abc 3")
            await soon(ear.has(("abc", 3)))
            await bus.close()

    asyncio.run(test())
    told = [record.getMessage() for record in caplog.records if "marrakesh" in record.name]
    assert told == [
        "Could not report presence to PostgreSQL",
        "Lost the listening connection to PostgreSQL; reconnecting",
    ]


def test_many_moves_are_announced_together() -> None:
    """In as few notifications as PostgreSQL allows, of 8,000 bytes each."""
    entry, summary = dict.fromkeys(ENTRIES.c.keys()), dict.fromkeys(SUMMARY)
    told = [f"{number:024} {10**6 + number}" for number in range(2 * TOLD_AT_ONCE + 1)]
    additions = [
        Addition(table, [{**entry, "seq": int(seq)}], summary)
        for table, seq in (one.split() for one in told)
    ]
    notifications = parameters_of(additions)[-1]
    assert " ".join(notifications) == " ".join(told)
    assert len(notifications) == 3
    assert max(map(len, notifications)) < 8000
