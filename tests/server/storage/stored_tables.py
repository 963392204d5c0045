"""Tables as a store keeps them, made for the tests without a service."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from marrakesh.server.messages import Rules, SeatInfo, TableInfo
from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage.log import Entry, SetupSeat, TableSetup
from marrakesh.server.storage.store_interface import TableSummary
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.versions import version

THREE = ("abc", "mno", "xyz")
"""Changes to the one in the middle must not affect its neighbours."""


def setup(table: str, **about: Any) -> TableSetup:
    wanted = {
        "table": table,
        "kind": "net",
        "config": Rules(players=2).config(),
        "version": version(),
        "seed": 7,
        "created": 1.0,
        "seats": [SetupSeat(token_hash=f"{table} {seat}", name=table) for seat in range(2)],
    }
    return TableSetup(**{**wanted, **about})


def summary(
    table: str, due: float | None = None, asked: tuple[int, ...] = (0,), free: int = 0, **about: Any
) -> TableSummary:
    """Return the summary of a table for two with this many free seats."""
    seats = [
        SeatInfo(name="", bot="", stand_in=False, present=False, seconds=None, open=seat < free)
        for seat in range(2)
    ]
    told = {
        "table": table, "kind": "net", "pace": "live", "rules": Rules(players=2), "seats": seats,
        "listed": False, "seq": 0, "moves": 0, "season": 1, "round": 1, "phase": "", "waiting": [],
        "over": False, "scores": [], "places": [], "level": None, "seed_hash": "", "seed": "",
        "started": 1.0, "changed": 1.0, "rematch": "",
    }  # fmt: skip
    return TableSummary(TableInfo(**{**told, **about}), list(asked), due)


def entry(seq: int, seat: int = 0, **about: Any) -> Entry:
    return Entry(**{"seq": seq, "kind": "move", "seat": seat, "at": float(seq), **about})


async def make(store: SqlTableStore, table: str, due: float | None = None, **about: Any) -> None:
    """Store a new table; `about` describes its setup or its summary."""
    told = {key: about.pop(key) for key in ("changed", "free") if key in about}
    shown = {key: about[key] for key in ("pace", "listed") if key in about}
    await store.create(setup(table, **about), [], summary(table, due, **told, **shown))


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[SqlTableStore]:
    store = SqlTableStore(url)
    try:
        await store.migrate()
        yield store
    finally:
        await store.close()


def on_store(test: Callable[[SqlTableStore], Awaitable[None]]) -> Callable[[Path], None]:
    """Turn a function into a test with a file that has no tables yet."""

    def run(tmp_path: Path) -> None:
        with_store(test, sqlite_url(tmp_path / "t.sqlite"))

    run.__name__ = test.__name__
    return run


def with_store(test: Callable[[SqlTableStore], Awaitable[None]], url: str) -> None:
    """Run a test with a database that has no tables yet."""

    async def run() -> None:
        async with opened_store(url) as store:
            await test(store)

    asyncio.run(run())
