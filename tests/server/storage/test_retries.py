"""A failed write is retried until its outcome is known, and takes effect once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage import table_store as storing
from marrakesh.server.storage.group_commit import Work, Writer
from marrakesh.server.storage.log import ChatLine
from marrakesh.server.storage.store_interface import Conflict, NotWritten, Unsure
from marrakesh.server.storage.table_store import SqlTableStore
from server.storage.stored_tables import entry, make, setup, summary, with_store

SAID = ChatLine(id="one", seat=0, name="Anna", phrase="", text="Hello", moves=0, at=1.0)


class DiskFull(Exception):
    sqlstate = "53100"


class FaultyWriter(Writer):
    """Delegates to another writer, except that the next attempts fail."""

    def __init__(self, writer: Writer) -> None:
        super().__init__()
        self._writer = writer
        self.faults: list[str] = []
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        self.attempts = 0

    async def write(self, work: Work) -> None:
        self.attempts += 1
        fault = self.faults.pop(0) if self.faults else ""
        if fault in ("", "lost"):
            await self._writer.write(work)
        if self.meanwhile:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
        if fault == "full":
            raise DBAPIError("INSERT", None, DiskFull())
        if fault:
            raise OSError(fault)

    async def _commit(self, works: object) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        await self._writer.close()


Test = Callable[[SqlTableStore, FaultyWriter], Awaitable[None]]


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses between attempts, on a clock that advances only then."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(storing, "asyncio", SimpleNamespace(sleep=sleep, Lock=asyncio.Lock))
    monkeypatch.setattr(storing, "time", SimpleNamespace(monotonic=lambda: 1000 + sum(waited)))
    return waited


def run(test: Test, tmp_path: Path, *, postgres: bool) -> None:
    async def with_faults(store: SqlTableStore) -> None:
        await make(store, "abc")
        store.writer = faulty = FaultyWriter(store.writer)
        store.postgres = postgres  # only this property matters: a connection may break
        await test(store, faulty)
        assert not faulty.faults

    with_store(with_faults, sqlite_url(tmp_path / "t.sqlite"))


@pytest.mark.parametrize("faults", [["lost"], ["broken"], ["broken", "lost"], ["lost", "full"]])
def test_write_completed_before_the_connection_broke_is_not_repeated(
    faults: list[str], pauses: list[float], tmp_path: Path
) -> None:
    async def test(store: SqlTableStore, writer: FaultyWriter) -> None:
        writer.faults = [*faults]
        await store.append("abc", [entry(1), entry(2)], summary("abc"))
        assert await store.entries("abc") == [entry(1), entry(2)]
        writer.faults = [*faults]
        await store.create(setup("xyz"), [], summary("xyz"))
        assert await store.setup("xyz") == setup("xyz")
        writer.faults = [*faults]
        await store.say("abc", SAID)
        assert await store.said("abc") == [SAID]

    run(test, tmp_path, postgres=True)
    assert pauses[: len(faults)] == [0.05, 0.2][: len(faults)]


def test_writes_of_others_are_told_apart_from_our_own(pauses: list[float], tmp_path: Path) -> None:
    async def test(store: SqlTableStore, writer: FaultyWriter) -> None:
        async def others(seq: int) -> None:
            await store.append("abc", [entry(seq, 1, client=f"theirs {seq}")], summary("abc"))

        writer.faults, writer.meanwhile = ["lost"], lambda: others(3)
        await store.append("abc", [entry(1), entry(2)], summary("abc"))
        writer.faults, writer.meanwhile = ["broken"], lambda: others(4)
        with pytest.raises(Conflict):
            await store.append("abc", [entry(4), entry(5)], summary("abc"))
        found = [one.client for one in await store.entries("abc")]
        assert found == ["", "", "theirs 3", "theirs 4"]

    run(test, tmp_path, postgres=True)
    assert pauses == [0.05, 0.05]


def test_same_entry_sent_twice_is_a_conflict(pauses: list[float], tmp_path: Path) -> None:
    """An existing entry can be our own only after a failure."""

    async def test(store: SqlTableStore, writer: FaultyWriter) -> None:
        await store.append("abc", [entry(1)], summary("abc"))
        with pytest.raises(Conflict):
            await store.append("abc", [entry(1)], summary("abc"))
        assert writer.attempts == 2

    run(test, tmp_path, postgres=True)
    assert pauses == []


def test_writer_gives_up_after_five_seconds(pauses: list[float], tmp_path: Path) -> None:
    async def test(store: SqlTableStore, writer: FaultyWriter) -> None:
        writer.faults = ["broken"] * 9
        with pytest.raises(Unsure):
            await store.append("abc", [entry(1)], summary("abc"))
        assert await store.entries("abc") == []

    run(test, tmp_path, postgres=True)
    assert pauses == [0.05, 0.2, 0.5, 1, 1, 1, 1, 1]


@pytest.mark.parametrize("postgres", [False, True])
def test_full_disk_is_reported_immediately(
    postgres: bool, pauses: list[float], tmp_path: Path
) -> None:
    async def test(store: SqlTableStore, writer: FaultyWriter) -> None:
        writer.faults = ["full"]
        with pytest.raises(NotWritten):
            await store.append("abc", [entry(1)], summary("abc"))
        assert writer.attempts == 1

    run(test, tmp_path, postgres=postgres)
    assert pauses == []


def test_failed_file_writes_are_checked_but_not_retried(
    pauses: list[float], tmp_path: Path
) -> None:
    async def test(store: SqlTableStore, writer: FaultyWriter) -> None:
        for other in ("a", "z"):
            await store.say("abc", replace(SAID, id=other))
        for seq in (1, 2, 3):
            writer.faults = ["broken"]
            with pytest.raises(NotWritten):
                await store.append("abc", [entry(seq)], summary("abc"))
            writer.faults = ["lost"]
            await store.append("abc", [entry(seq)], summary("abc"))
        writer.faults = ["broken"]
        with pytest.raises(NotWritten):
            await store.say("abc", SAID)
        writer.faults = ["lost"]
        await store.say("abc", SAID)
        assert await store.entries("abc") == [entry(seq) for seq in (1, 2, 3)]
        assert {one.id for one in await store.said("abc")} == {"a", "one", "z"}
        assert writer.attempts == 10

    run(test, tmp_path, postgres=False)
    assert pauses == []


def test_writes_outside_the_log_are_not_retried(pauses: list[float], tmp_path: Path) -> None:
    def work(_: Connection) -> None:
        pass

    async def test(store: SqlTableStore, writer: FaultyWriter) -> None:
        writer.faults = ["broken"]
        with pytest.raises(Unsure):
            await store.write(work)
        assert writer.attempts == 1

    run(test, tmp_path, postgres=True)
    assert pauses == []
