"""The metrics of this process; docs/operations.md explains what to watch."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from marrakesh.server.monitoring.prometheus import Counter, Histogram, Reading, UpAndDown

_BEGAN: Final = time.time()


def _nothing() -> float:
    return 0


TABLES: Final = Reading("marrakesh_tables", "Tables in memory.", _nothing)
CLIENTS: Final = Reading("marrakesh_clients", "Connected clients.", _nothing)
"""`Service` replaces the functions that read these two."""
CREATED: Final = Counter("marrakesh_tables_created_total", "Tables created.")
ENTRIES: Final = Counter(
    "marrakesh_entries_total", "Entries written to table logs: moves and others.", "kind"
)
REPLIES: Final = Histogram(
    "marrakesh_reply_seconds", "Time from a message on a socket to its reply.", "type"
)
HTTP: Final = Histogram("marrakesh_http_seconds", "Time to reply to an HTTP request.", "status")
WRITES: Final = Histogram("marrakesh_write_seconds", "Time to write and commit a table change.")
BOT_JOBS: Final = UpAndDown("marrakesh_bot_jobs", "Bot jobs waiting or running.", "kind")
BOT_SECONDS: Final = Histogram("marrakesh_bot_seconds", "Time from a job to its result.", "kind")
REFUSALS: Final = Counter("marrakesh_refusals_total", "Requests refused.", "reason")
ERRORS: Final = Counter("marrakesh_errors_total", "Errors logged.", "logger")


@contextmanager
def asked(kind: str) -> Iterator[None]:
    """Count and time a bot job while it waits and runs."""
    with BOT_JOBS.during(kind), BOT_SECONDS.timed(kind):
        yield


def _resident() -> float:
    pages = Path("/proc/self/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _open_files() -> float:
    return len(os.listdir("/proc/self/fd"))  # noqa: PTH208 (names are enough)


Reading("process_cpu_seconds_total", "Processor time.", time.process_time, "counter")
Reading("process_resident_memory_bytes", "Memory.", _resident)
Reading("process_open_fds", "Open files and sockets.", _open_files)
Reading("process_start_time_seconds", "When the process started.", lambda: _BEGAN)
