"""Many tables on one server: `make bench-load`

The tables have two players in the middle of a game; the players are in another process. Measures
the latency of moves at a given rate, the moves a second at full speed, and the processor time that
the server spends on a move, for SQLite and for PostgreSQL with one and two processes, and for a
boardgame.io server if there is one:

    npm install --prefix /tmp/boardgame boardgame.io
    make bench-load ARGS="--boardgame /tmp/boardgame"

At the end it plays at fewer tables, alternating between no spectators and many at one table, and
reports how many times as long the players wait then; `--only spectators` does only that.

Clients and database need processors, too. To see what a second process adds, use four processors
and `--own`, which gives each server process one of its own; on a small machine, give each only a
share of one: `--share 0.4 --only PostgreSQL`.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from msgspec.structs import replace

from load_clients import Measured, Place, Work
from marrakesh.rules.config import Config
from marrakesh.rules.game import Game
from marrakesh.server.service.table_repository import summary_of
from marrakesh.server.settings import sqlite_url
from marrakesh.server.storage import log
from marrakesh.server.storage.table_store import SqlTableStore
from marrakesh.server.storage.tokens import hash_token
from marrakesh.server.tables.new_tables import new_setup
from marrakesh.server.tables.snapshots import SnapshotBuilder
from marrakesh.server.tables.table_state import TableState
from postgres import fresh_database
from server_process import Server, running

HERE: Final = Path(__file__).parent
HEADING: Final = (
    f"{'':<40}{'moves/s':>8}{'p50':>8}{'p95':>8}{'p99':>8}{'server':>10}{'database':>10}{'kB':>8}"
)
TURN: Final = 0.01
WATCHED_TABLES: Final = 20
WATCHED_DEEPEST: Final = 100
"""Like `DEEPEST`; with so few tables, none must end meanwhile."""
DEEPEST: Final = 280
"""Maximum decisions made before a table starts: games of two take about 320."""


class Setup(NamedTuple):
    """A setup to measure."""

    title: str
    database: str
    processes: int
    compiled: Path | None
    own: Sequence[int]
    """A processor for each process, not used by clients and database."""


# ---- tables


def begin(rng: random.Random, deepest: int) -> tuple[log.TableSetup, list[str], list[log.Entry]]:
    """A table somewhere in the middle of a game."""
    tokens = [f"{rng.getrandbits(128):x}" for _ in range(2)]
    seats = [log.SetupSeat(token_hash=hash_token(token)) for token in tokens]
    setup = new_setup("net", Config(2), seats, rng.getrandbits(64))
    game = Game.new(setup.config, setup.seed)
    for _ in range(rng.randrange(deepest)):
        seat = rng.choice(game.waiting)
        game.apply(rng.choice(game.legal_actions(seat)), seat)
        if game.over:
            break
    entries = [
        log.Entry(
            seq=n, kind="move", seat=seat, body=log.EntryBody(action=action), at=setup.created
        )
        for n, (seat, action) in enumerate(game.history, start=1)
    ]
    return setup, tokens, entries


async def fill(database: str, number: int, deepest: int = DEEPEST) -> list[tuple[str, list[str]]]:
    """Write tables into a database; return their names and tokens."""
    store, rng = SqlTableStore(database), random.Random(1)
    await store.migrate()
    made = [begin(rng, deepest) for _ in range(number)]
    for setup, _, entries in made:
        await store.create(setup, entries, summary_of(SnapshotBuilder(TableState(setup))))
    await store.close()
    return [(setup.table, tokens) for setup, tokens, _ in made]


# ---- servers


@contextmanager
def serving(setup: Setup, database: str, *options: str) -> Iterator[list[Server]]:
    os.environ["PYTHONPATH"] = str(setup.compiled or HERE.parent / "src")
    shared = os.sched_getaffinity(0)
    with ExitStack() as stack:
        servers = []
        for number in range(setup.processes):
            if setup.own:
                os.sched_setaffinity(0, {setup.own[number]})
            servers.append(stack.enter_context(running(database, *options)))
        os.sched_setaffinity(0, shared)
        yield servers


def postmaster(database: str) -> int:
    """The process of PostgreSQL whose children serve the connections."""
    import asyncpg

    async def parent() -> int:
        connection = await asyncpg.connect(database)
        try:
            pid = await connection.fetchval("SELECT pg_backend_pid()")
            stat = Path(f"/proc/{pid}/stat").read_text()
            return int(stat.rpartition(")")[2].split()[1])
        finally:
            await connection.close()

    return asyncio.run(parent())


@contextmanager
def boardgame(folder: Path) -> Iterator[tuple[str, int]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["node", str(HERE / "boardgame.cjs"), str(folder), str(port)]
    environment = {**os.environ, "NODE_ENV": "production"}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(100):
            try:
                httpx.get(url)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield url, process.pid
    finally:
        process.terminate()
        process.wait()


# ---- measuring


def drive(work: Work, share: float = 1.0) -> Measured:
    """Run the clients in a process of their own."""
    with slowed(work.processes.get("server", []), share):
        done = subprocess.run(
            [sys.executable, str(HERE / "load_clients.py")],
            input=msgspec.json.encode(work),
            stdout=subprocess.PIPE,
            check=True,
        )
    return msgspec.json.decode(done.stdout, type=Measured)


@contextmanager
def slowed(pids: Sequence[int], share: float) -> Iterator[None]:
    """Give each process only a share of a processor: it runs and pauses alternately."""
    ended = threading.Event()

    def send(number: int) -> None:
        for pid in pids:
            os.kill(pid, number)

    def slow() -> None:
        while share < 1 and not ended.wait(share * TURN):
            send(signal.SIGSTOP)
            time.sleep((1 - share) * TURN)
            send(signal.SIGCONT)

    thread = threading.Thread(target=slow)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


@contextmanager
def playing(setup: Setup, tables: int, deepest: int, work: Work, *options: str) -> Iterator[Work]:
    """Run a server with tables; yield the work with its tables and processes."""
    with tempfile.TemporaryDirectory() as folder:
        postgres = setup.database == "PostgreSQL"
        database = fresh_database() if postgres else sqlite_url(Path(folder) / "tables.sqlite")
        made = asyncio.run(fill(database, tables, deepest))
        with serving(setup, database, *options) as servers:
            urls = [server.url.replace("http", "ws", 1) for server in servers]
            places = [
                [
                    Place(url=f"{urls[number % len(urls)]}/api/tables/{table}/socket", token=token)
                    for token in tokens
                ]
                for number, (table, tokens) in enumerate(made)
            ]
            pids = {"server": [server.process.pid for server in servers]}
            if postgres:
                pids["database"] = [postmaster(database)]
            yield replace(work, tables=places, processes=pids)


def measure(setup: Setup, tables: int, work: Work, share: float = 1.0) -> list[Measured]:
    """Measure at the given rate, then at full speed."""
    with playing(setup, tables, DEEPEST, work) as there:
        return [drive(one, share) for one in (there, replace(there, rate=0))]


@contextmanager
def spectators(url: str, number: int) -> Iterator[None]:
    command = [sys.executable, str(HERE / "load_spectators.py"), url, str(number)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as watching:
        assert watching.stdin
        assert watching.stdout
        assert watching.stdout.readline() == b"ready\n"
        yield
        assert watching.poll() is None, "The spectators have gone."
        watching.stdin.close()


def measure_watched(setup: Setup, work: Work, number: int) -> list[Measured]:
    """Measure without spectators and with some at one table, alternating twice."""
    without: list[Measured] = []
    watched: list[Measured] = []
    room = ("--spectators-per-table", str(number))
    with playing(setup, WATCHED_TABLES, WATCHED_DEEPEST, work, *room) as there:
        for _ in range(2):
            without.append(drive(there))
            with spectators(there.tables[0][0].url, number):
                watched.append(drive(there))
    return [together(without), together(watched)]


def together(runs: Sequence[Measured]) -> Measured:
    return Measured(
        seconds=sum(one.seconds for one in runs),
        acknowledged=[value for one in runs for value in one.acknowledged],
        seen=[value for one in runs for value in one.seen],
        late=sum(one.late for one in runs),
        size=statistics.mean(one.size for one in runs),
        spent={name: sum(one.spent[name] for one in runs) for name in runs[0].spent},
    )


def measure_boardgame(folder: Path, tables: int, work: Work) -> list[Measured]:
    with boardgame(folder) as (url, pid):
        socket = f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        places = [
            [Place(url=socket, match=f"table{number}", player=player) for player in range(2)]
            for number in range(tables)
        ]
        there = replace(work, tables=places, processes={"server": [pid]})
        return [drive(one) for one in (there, replace(there, rate=0))]


# ---- the table


def milliseconds(values: Sequence[float], percent: int) -> float:
    return 1000 * statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def percentile(values: Sequence[float], percent: int) -> str:
    if len(values) < 2:
        return "-"
    value = milliseconds(values, percent)
    return f"{value:.0f}" if value >= 10 else f"{value:.1f}"


def row(title: str, measured: Measured) -> str:
    moves = len(measured.acknowledged)
    each = {name: 1000 * spent / moves for name, spent in measured.spent.items()}
    latency = [percentile(measured.seen, percent) for percent in (50, 95, 99)]
    return (
        f"{title:<40}{moves / measured.seconds:>8.0f}"
        + "".join(f"{value:>8}" for value in latency)
        + f"{each['server']:>10.2f}"
        + (f"{each['database']:>10.2f}" if "database" in each else f"{'':>10}")
        + f"{measured.size / 1000:>8.1f}"
        + (f"   {measured.late} moves late" if measured.late else "")
    )


def setups(wanted: Any) -> list[Setup]:
    engines = [("plain", None)]
    if wanted.compiled:
        engines.append(("compiled", wanted.compiled))
    own = sorted(os.sched_getaffinity(0)) if wanted.own else []
    return [
        Setup(f"{database}, {number} of {engine}", database, number, compiled, own[:number])
        for database, number in (("SQLite", 1), ("PostgreSQL", 1), ("PostgreSQL", 2))
        for engine, compiled in engines
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50, help="moves a second")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--compiled", type=Path, help="a folder with the compiled package")
    parser.add_argument("--boardgame", type=Path, help="a folder with boardgame.io")
    parser.add_argument("--share", type=float, default=1, help="share of a processor per process")
    parser.add_argument("--own", action="store_true", help="a processor for each process")
    parser.add_argument("--spectators", type=int, default=400, help="at one table, at the end")
    parser.add_argument("--only", default="", help="only setups whose title contains this")
    wanted: Any = parser.parse_args()
    work = Work(tables=[], seconds=wanted.seconds, warm_up=2, rate=wanted.rate)
    print(HEADING)
    chosen = [setup for setup in setups(wanted) if wanted.only in setup.title]
    if wanted.own:
        own = {processor for setup in chosen for processor in setup.own}
        os.sched_setaffinity(0, os.sched_getaffinity(0) - own)
    for setup in chosen:
        show(setup.title, measure(setup, wanted.tables, work, wanted.share))
    if wanted.boardgame:
        show("boardgame.io", measure_boardgame(wanted.boardgame, wanted.tables, work))
    if wanted.only in ("", "spectators"):
        show_watched(setups(wanted), work, wanted.spectators)


def show(title: str, measured: Sequence[Measured]) -> None:
    for how, one in zip(("at a rate", "at full speed"), measured, strict=True):
        print(row(f"{title} {how}", one), flush=True)


def show_watched(known: Sequence[Setup], work: Work, number: int) -> None:
    setup = [one for one in known if one.database == "SQLite"][-1]
    title = f"SQLite, {WATCHED_TABLES} tables"
    without, watched = measure_watched(setup, work, number)
    print(row(f"{title}, nobody watches", without))
    print(row(f"{title}, {number} watch one", watched))
    ratio = milliseconds(watched.seen, 95) / milliseconds(without.seen, 95)
    print(f"With {number} spectators at one table the players' p95 is {ratio:.2f} times as long.")


if __name__ == "__main__":
    main()
