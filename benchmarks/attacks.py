"""One address attacks while the others keep playing: `make bench-attacks`

Measures the latency of 50 tables at 25 moves a second, the response time of a greedy bot, and the
memory of the server: without an attack, and during each kind of attack in the same run. The
attackers use a different address from the players, in a process of the lowest priority, since in
reality they have processors of their own.
"""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from attack_clients import ATTACKS, Target
from load import drive, fill, percentile
from load_clients import Place, Work
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
from server_process import Player, Server, running

HERE: Final = Path(__file__).parent
HEADING: Final = f"{'':<38}{'p50':>8}{'p95':>8}{'p99':>8}{'greedy':>9}{'memory':>9}"
LONG: Final = 300
FULL: Final = 10_000
BACK: Final = 9
"""Decisions that are undone one by one."""


# ---- tables for the attacks


def table(token: str, decisions: int, entries: int) -> tuple[log.TableSetup, list[log.Entry]]:
    """A table at a shared screen; after `decisions`, some are undone and made again."""
    seats = [log.SetupSeat(token_hash=hash_token(token))] * 2
    setup = new_setup("screen", Config(2), seats, 5)
    game, rng = Game.new(setup.config, setup.seed), random.Random(5)
    while len(game.history) < decisions:
        seat = rng.choice(game.waiting)
        game.apply(rng.choice(game.legal_actions(seat)), seat)
    made = game.history
    deeds = [("move", seat, log.EntryBody(action=action)) for seat, action in made]
    numbers = range(decisions - 1, decisions - 1 - BACK, -1)
    undone = [("undo", made[n][0], log.EntryBody(move=n, later=True)) for n in numbers]
    again = deeds[-BACK:]
    while len(deeds) < entries:
        deeds += undone + again
    return (
        setup,
        [
            log.Entry(seq=seq, kind=kind, seat=seat, body=body, at=setup.created)  # type: ignore[arg-type]
            for seq, (kind, seat, body) in enumerate(deeds[: max(entries, decisions)], start=1)
        ],
    )


async def prepare(database: str, token: str) -> list[str]:
    """Store a long game, a game with much undone, and one with a full log."""
    store, names = SqlTableStore(database), []
    for decisions, entries in ((LONG, 0), (LONG // 2, FULL // 2), (LONG // 2, FULL)):
        setup, written = table(token, decisions, entries)
        await store.create(setup, written, summary_of(SnapshotBuilder(TableState(setup))))
        names.append(setup.table)
    await store.close()
    return names


def own_address() -> str:
    """A non-loopback address of this computer, or an empty string."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = str(line.getsockname()[0])
    return "" if address.startswith("127.") else address


def target_of(server: Server, names: list[str], token: str) -> Target:
    long, undone, full = names
    seats = [{"name": "A"}, {"bot": "search:5s"}]
    made = [server.create("bots", rules={"players": 2}, seats=seats) for _ in range(10)]
    address = own_address()
    return Target(
        url=server.url,
        own=server.url.replace("127.0.0.1", address) if address else "",
        long=long,
        undone=undone,
        full=full,
        token=token,
        searching=[(one["table"], one["links"][0]["token"]) for one in made],
    )


@contextmanager
def attacking(attack: str, target: Target) -> Iterator[None]:
    if not attack:
        yield
        return
    command = [sys.executable, str(HERE / "attack_clients.py"), attack]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdin
    process.stdin.write(msgspec.json.encode(target))
    process.stdin.close()
    try:
        time.sleep(1)
        yield
    finally:
        process.kill()
        process.wait()


# ---- players during an attack


class Watch:
    """Watches the server's memory while a person plays against a greedy bot."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._ended = threading.Event()
        self.most = 0.0
        self.slowest = 0.0
        self._threads = [threading.Thread(target=work) for work in (self._weigh, self._play)]

    def __enter__(self) -> "Watch":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join()

    def _weigh(self) -> None:
        while not self._ended.wait(0.1):
            self.most = max(self.most, megabytes(self._server))

    def _play(self) -> None:
        seats = [{"name": "B"}, {"bot": "greedy"}]
        while not self._ended.is_set():
            made = self._server.create("bots", rules={"players": 2}, seats=seats)
            with Player(self._server, made["table"], made["links"][0]["token"]) as player:
                while player.snapshot["options"] and not self._ended.wait(0.05):
                    player.move()
                    self._wait_for_bot(player)

    def _wait_for_bot(self, player: Player) -> None:
        while not player.snapshot["options"] and not player.snapshot["info"]["over"]:
            begin = time.perf_counter()
            player.receive()
            self.slowest = max(self.slowest, time.perf_counter() - begin)


def megabytes(server: Server) -> float:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) / 1000


def measure(server: Server, attack: str, target: Target, work: Work) -> str:
    before = megabytes(server)
    with attacking(attack, target), Watch(server) as watch:
        measured = drive(work)
    latency = "".join(f"{percentile(measured.seen, percent):>8}" for percent in (50, 95, 99))
    slowest = f"{watch.slowest:.2f} s"
    return f"{attack or 'no attack':<38}{latency}{slowest:>9}{watch.most - before:>+6.0f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=25, help="moves a second")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--compiled", type=Path, help="a folder with the compiled package")
    parser.add_argument("--only", default="", help="only attacks whose name contains this")
    wanted: Any = parser.parse_args()
    os.environ["PYTHONPATH"] = str(wanted.compiled or HERE.parent / "src")
    with tempfile.TemporaryDirectory() as folder:
        database, token = sqlite_url(Path(folder) / "tables.sqlite"), "attacker"
        made = asyncio.run(fill(database, wanted.tables))
        names = asyncio.run(prepare(database, token))
        errors = Path(folder) / "log"
        with running(database, "--host", "0.0.0.0", log=errors) as server:
            url = server.url.replace("http", "ws", 1)
            places = [
                [Place(url=f"{url}/api/tables/{table}/socket", token=token) for token in tokens]
                for table, tokens in made
            ]
            work = Work(tables=places, seconds=wanted.seconds, warm_up=1, rate=wanted.rate)
            target = target_of(server, names, token)
            measure(server, "", target, msgspec.structs.replace(work, seconds=1))  # warm up
            print(HEADING)
            for attack in ("", *(one for one in ATTACKS if wanted.only in one), ""):
                print(measure(server, attack, target, work), flush=True)
        said = errors.read_text()
    print(f"{said.count('Traceback')} stack traces in the log")
    print(said, end="", file=sys.stderr)


if __name__ == "__main__":
    main()
