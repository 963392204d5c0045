"""The disk is full: data that does not fit is refused, and nothing is lost."""

import os
import stat
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from tempfile import mkdtemp

import pytest

from marrakesh.server.settings import sqlite_url
from postgres import database_in
from refusals import words_of
from server_process import WAIT
from soak import SOAKING, count
from stress_players import Crowd, crowd_at, within

SIZE = 20_000_000
REFUSAL = words_of("not-written")


@contextmanager
def no_larger_files(crowd: Crowd, folder: Path) -> Iterator[None]:
    """Keep files from growing any larger."""
    largest = max(file.stat().st_size for file in folder.iterdir())
    pid = crowd.servers[0].process.pid
    prlimit(pid, RLIMIT_FSIZE, (largest, RLIM_INFINITY))
    yield
    prlimit(pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))


@contextmanager
def no_space_left(crowd: Crowd, folder: Path) -> Iterator[None]:
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(1000)):
                pass
        except OSError:
            yield
    filler.unlink()


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    made = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    if os.geteuid() or subprocess.run(made, check=False, capture_output=True).returncode:
        pytest.skip("only root can mount a small disk")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def check_nothing_is_written(crowd: Crowd) -> None:
    """Check that moves and new tables are refused and that the server reports it is not ready."""
    http = crowd.servers[0].http
    within(WAIT, lambda: any(REFUSAL in seat.refused for seat in crowd.seats))
    within(WAIT, lambda: http.get("/api/ready").status_code == 503)
    reply = http.post("/api/tables", json={"kind": "net"})
    assert reply.status_code == 503
    assert reply.json() == {"error": REFUSAL}


def check_ready(crowd: Crowd) -> None:
    within(WAIT, lambda: crowd.servers[0].http.get("/api/ready").status_code == 200)


def test_server_recovers_when_files_can_grow_again(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    with crowd_at(sqlite_url(file), tables=2) as crowd:
        with no_larger_files(crowd, tmp_path):
            check_nothing_is_written(crowd)
        crowd.go_on("a full disk")
        check_ready(crowd)
    count("disks full")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@contextmanager
def database_on(disk: Path, database: str) -> Iterator[str]:
    """Yield the address of a database whose tables are on a disk of their own."""
    if database == "postgres":
        with database_in(disk) as url:
            yield url
    else:
        yield sqlite_url(disk / "t.sqlite")


@pytest.mark.skipif(not SOAKING, reason="mounts a disk: soak only")
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_server_recovers_from_a_full_disk(database: str) -> None:
    disk = Path(mkdtemp(prefix="marrakesh-disk-"))  # PostgreSQL has no access to tmp_path
    with small_disk(disk), database_on(disk, database) as url, crowd_at(url, tables=2) as crowd:
        with no_space_left(crowd, disk):
            check_nothing_is_written(crowd)
        crowd.go_on(f"a full disk of {database}")
        check_ready(crowd)
    disk.rmdir()
    count("disks full")
