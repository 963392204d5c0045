"""The server reports whether its process is running and its database responds."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from postgres import fresh_database
from server_process import running


def backends(url: str) -> list[int]:
    """Return the ids of the PostgreSQL processes that serve this database."""
    import asyncpg

    async def ask() -> list[int]:
        connection = await asyncpg.connect(url)
        try:
            rows = await connection.fetch(
                "SELECT pid FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        finally:
            await connection.close()
        return [row["pid"] for row in rows]

    return asyncio.run(ask())


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    """Suspend processes: they neither answer nor end."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="Windows cannot suspend processes")
def test_hanging_database_is_noticed_within_two_seconds() -> None:
    url = fresh_database()
    with running(url) as server:
        assert server.get("/api/ready") == {"status": "ok"}
        with stopped(backends(url)):
            for _ in range(2):  # the second check finds the first one still waiting
                began = time.monotonic()
                reply = server.http.get("/api/ready")
                assert reply.status_code == 503
                assert time.monotonic() - began < 2
            assert server.get("/api/health")["status"] == "ok"
        assert server.get("/api/ready") == {"status": "ok"}
