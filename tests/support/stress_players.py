"""Players who continue whatever happens to the servers, and record every acknowledged move."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any

from websockets.exceptions import WebSocketException

import soak
from marrakesh.server.storage.table_store import SqlTableStore
from postgres import children
from server_process import WAIT, Json, Player, Server
from service_clients import replayed

PATIENCE = 2.0
"""Seconds without a reply after which a player tries another server."""
SOON = 10.0 if soak.SOAKING else WAIT
"""Seconds within which play resumes once the database is back; generous in `make test`."""
MOVES = "moves acknowledged"


class Seat(Thread):
    """Decides at random; retries with the same id, at any server, until a reply arrives."""

    def __init__(self, servers: list[Server], table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.table = table
        self.seat = -1
        self.told: list[int] = []
        """The actions acknowledged so far."""
        self.refused: list[str] = []
        self.over = False
        self.leaves = Event()
        self._token = token
        self._rng = random.Random(seed)
        self._ids = count(1)
        self._asked: Json = {}

    def run(self) -> None:
        last: Server | None = None
        while not self.over and (self._asked or not self.leaves.is_set()):
            server = self._server(last)
            if not server:
                continue
            try:
                with Player(server, self.table, self._token, patience=PATIENCE) as player:
                    self._play(player)
            except (WebSocketException, OSError, EOFError):
                last = server

    def _server(self, last: Server | None) -> Server | None:
        """Choose a server other than the last one, if there is one, as a proxy would."""
        time.sleep(0.05)
        there = self.servers[:]
        others = [server for server in there if server is not last]
        return self._rng.choice(others or there) if there else None

    def _play(self, player: Player) -> None:
        self.seat = player.snapshot["seat"]
        while True:
            if not self._asked:
                self.over = player.snapshot["info"]["over"]
                if self.over or self.leaves.is_set():
                    return
                if not player.snapshot["options"]:
                    player.receive()
                    continue
                action = self._rng.choice(player.snapshot["options"])["action"]
                request = {"id": f"m{next(self._ids)}", "seq": player.snapshot["seq"]}
                self._asked = {**request, "action": action}
            answer = player.ask("move", **self._asked)
            if answer["type"] == "done":
                self.told.append(self._asked["action"])
            else:
                self.refused.append(answer["error"])
                time.sleep(0.1)
            self._asked = {}
            self._look(player, answer)

    def _look(self, player: Player, answer: Json) -> None:
        """Wait for the snapshot that follows a reply."""
        if answer["type"] == "refused" or player.snapshot["seq"] < answer["seq"]:
            player.until(lambda snapshot: bool(snapshot["seq"] >= answer.get("seq", 0)))


class Crowd:
    """People and bots at several tables of the same servers."""

    def __init__(self, url: str, processes: int) -> None:
        self.url = url
        self.servers: list[Server] = []
        self.seats: list[Seat] = []
        self._seeds = count(1)
        for _ in range(processes):
            self.start_server()

    def start_server(self) -> None:
        self.servers.append(Server(self.url, "--workers-for-bots", "1"))

    def kill(self, server: Server) -> None:
        """Kill a process with SIGKILL and start another; its workers must end on their own."""
        workers = children(server.process.pid)
        self.servers.remove(server)
        server.end(signal.SIGKILL)
        with self.going_on("a kill"):
            self.start_server()
        within(WAIT, lambda: not any(Path(f"/proc/{worker}/exe").exists() for worker in workers))

    def seat_people(self, tables: int) -> None:
        """Open tables until people play at this many."""
        playing = {seat.table for seat in self.seats if not seat.over}
        for number in range(len(playing), tables):
            seats = [{"name": "Ada"}, {"name": "Ben"}, *[{"bot": "greedy"}] * (number == 0)]
            created = self.servers[0].create(rules={"players": len(seats)}, seats=seats)
            for link in created["links"]:
                seat = Seat(self.servers, created["table"], link["token"], next(self._seeds))
                self.seats.append(seat)
                seat.start()

    @property
    def told(self) -> int:
        """The number of acknowledged moves."""
        return sum(len(seat.told) for seat in self.seats)

    def play(self, moves: int) -> None:
        """Wait for this many moves."""
        aim = self.told + moves
        within(WAIT, lambda: self.told >= aim)

    def go_on(self, after: str, seconds: float = WAIT) -> None:
        """Wait until play has resumed at all tables."""
        with self.going_on(after, seconds):
            pass

    @contextmanager
    def going_on(self, after: str, seconds: float = WAIT) -> Iterator[None]:
        """On exit, wait until play has resumed at all tables since entry."""
        before = {seat.table: self._told_at(seat.table) for seat in self.seats if not seat.over}
        began = time.monotonic()
        yield
        within(seconds, lambda: all(self._went_on(table, told) for table, told in before.items()))
        took = time.monotonic() - began
        soak.longest(f"seconds until all tables resumed after {after}", took)

    def _went_on(self, table: str, told: int) -> bool:
        over = any(seat.over for seat in self.seats if seat.table == table)
        return over or self._told_at(table) > told

    def _told_at(self, table: str) -> int:
        return sum(len(seat.told) for seat in self.seats if seat.table == table)

    def leave(self) -> None:
        """Let everyone leave once they have their replies."""
        for seat in self.seats:
            seat.leaves.set()
        for seat in self.seats:
            seat.join(WAIT)
            assert not seat.is_alive()

    def check(self) -> None:
        """Check that logs contain each acknowledged move once, no others, and replay."""
        logs = asyncio.run(self._replayed())
        for seat in self.seats:
            moves = [action for who, action in logs[seat.table] if who == seat.seat]
            assert moves == seat.told, (seat.table, seat.seat)
        soak.count(MOVES, self.told)
        soak.count("tables replayed", len(logs))
        soak.count("moves refused", sum(len(seat.refused) for seat in self.seats))
        soak.count("moves lost or doubled", 0)

    def check_so_far(self) -> None:
        """Check the logs during play, when one reply for each seat may be missing."""
        told = [seat.told[:] for seat in self.seats]
        logs = asyncio.run(self._logs())
        for seat, known in zip(self.seats, told, strict=True):
            moves = [action for who, action in logs[seat.table] if who == seat.seat]
            assert moves[: len(known)] == known, (seat.table, seat.seat)

    async def _logs(self) -> dict[str, list[tuple[int, int]]]:
        store = SqlTableStore(self.url)
        try:
            entries = {table: await store.entries(table) for table in self._tables}
        finally:
            await store.close()
        return {
            table: [(entry.seat, entry.body.action) for entry in log if entry.kind == "move"]
            for table, log in entries.items()
        }

    @property
    def _tables(self) -> set[str]:
        return {seat.table for seat in self.seats}

    async def _replayed(self) -> dict[str, list[tuple[int, int]]]:
        """Replay the log of every table, and its record as well; return the moves."""
        store = SqlTableStore(self.url)
        try:
            for table in self._tables:
                await replayed(store, table)
        finally:
            await store.close()
        return await self._logs()


@contextmanager
def crowd_at(url: str, processes: int = 1, tables: int = 3) -> Iterator[Crowd]:
    """Let people play while a test does its worst; check all logs at the end."""
    crowd = Crowd(url, processes)
    try:
        crowd.seat_people(tables)
        crowd.play(10)
        yield crowd
        crowd.leave()
        crowd.check()
    finally:
        for server in crowd.servers:
            os.kill(server.process.pid, signal.SIGCONT)
            server.end()


def within(seconds: float, holds: Any) -> float:
    """Wait until a condition holds; return the number of seconds it took."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() < began + seconds, f"not within {seconds} s"
        time.sleep(0.02)
    return time.monotonic() - began
