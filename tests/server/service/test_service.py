"""A service opens, reports whether its database responds, and closes parts that hang."""

import asyncio
import time
from pathlib import Path

import pytest

from marrakesh.server.service.service import Service
from marrakesh.server.settings import Settings, sqlite_url
from marrakesh.server.storage.table_store import SqlTableStore
from service_clients import in_a_loop, on_any_database


class HangingStore(SqlTableStore):
    """Database that stops responding or fails on demand."""

    hangs = False
    pings = 0
    closed = False
    fault: Exception | None = None

    async def migrate(self) -> None:
        if self.fault:
            raise self.fault
        await super().migrate()

    async def ping(self) -> None:
        self.pings += 1
        if self.hangs:
            await asyncio.Event().wait()
        if self.fault:
            raise self.fault

    async def close(self) -> None:
        self.closed = True
        await super().close()


async def opened(store: HangingStore) -> Service:
    return await Service.open(Settings(database="", bot_workers=1), store)


@in_a_loop
async def test_store_is_closed_again_if_the_service_fails_to_open(tmp_path: Path) -> None:
    store = HangingStore(sqlite_url(tmp_path / "t.sqlite"))
    store.fault = LookupError("no such thing")
    with pytest.raises(LookupError):
        await opened(store)
    assert store.closed


@on_any_database(sweep=1000)
async def test_service_is_ready_while_the_database_responds(service: Service) -> None:
    assert await service.ready()


@in_a_loop
async def test_service_is_not_ready_if_the_database_fails_or_hangs(tmp_path: Path) -> None:
    """A hanging check is not repeated, and delays shutting down only briefly."""
    store = HangingStore(sqlite_url(tmp_path / "t.sqlite"))
    service = await opened(store)
    store.fault = LookupError("no such thing")
    assert not await service.ready()
    store.fault, store.hangs, store.pings = None, True, 0
    assert await asyncio.gather(*(service.ready() for _ in range(3))) == [False] * 3
    assert store.pings == 1
    began = time.monotonic()
    await service.close()
    assert time.monotonic() - began < 5
    assert store.closed
