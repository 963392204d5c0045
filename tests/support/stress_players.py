"""Players who go on whatever happens to the servers, and keep the books of what they were told."""

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
"""Seconds without a word after which a player tries another server."""
SOON = 10.0 if soak.SOAKING else WAIT
"""Seconds within which tables go on without a database; `make test` runs on busy machines."""
MOVES = "moves acknowledged"


class Seat(Thread):
    """Decides at random; asks again with the same id, at any server, until there is an answer."""

    def __init__(self, servers: list[Server], table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.table = table
        self.seat = -1
        self.told: list[int] = []
        """The actions that were acknowledged."""
        self.refused: list[str] = []
        self.over = False
        self.leaves = Event()
        self._token = token
        self._rng = random.Random(seed)
        self._ids = count(1)
        self._asked: Json = {}

    def was_refused(self, words: str) -> bool:
        return any(words in sentence for sentence in self.refused)

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
        """Another server than the last one, if there is one, as a proxy would choose it."""
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
        """Wait for the snapshot that follows an answer."""
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
        """Kill a process with SIGKILL and start another; its workers must end by themselves."""
        workers = children(server.process.pid)
        self.servers.remove(server)
        server.end(signal.SIGKILL)
        with self.going_on("a kill"):
            self.start_server()
        within(WAIT, lambda: not any(Path(f"/proc/{worker}/exe").exists() for worker in workers))

    def seat_people(self, tables: int) -> None:
        """Open tables until people play at so many."""
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
        """How many moves were acknowledged."""
        return sum(len(seat.told) for seat in self.seats)

    def play(self, moves: int) -> None:
        """Wait for so many moves."""
        aim = self.told + moves
        within(WAIT, lambda: self.told >= aim)

    def go_on(self, after: str, seconds: float = WAIT) -> None:
        """All tables go on."""
        with self.going_on(after, seconds):
            pass

    @contextmanager
    def going_on(self, after: str, seconds: float = WAIT) -> Iterator[None]:
        """All tables go on, since this began."""
        before = {seat.table: self._told_at(seat.table) for seat in self.seats if not seat.over}
        began = time.monotonic()
        yield
        within(seconds, lambda: all(self._went_on(table, told) for table, told in before.items()))
        took = time.monotonic() - began
        soak.longest(f"seconds until all tables went on after {after}", took)

    def _went_on(self, table: str, told: int) -> bool:
        over = any(seat.over for seat in self.seats if seat.table == table)
        return over or self._told_at(table) > told

    def _told_at(self, table: str) -> int:
        return sum(len(seat.told) for seat in self.seats if seat.table == table)

    def leave(self) -> None:
        """Everybody leaves, once they have their answers."""
        for seat in self.seats:
            seat.leaves.set()
        for seat in self.seats:
            seat.join(WAIT)
            assert not seat.is_alive()

    def check(self) -> None:
        """Every acknowledged move is in the log once, no other is, and all tables replay."""
        logs = asyncio.run(self._replayed())
        for seat in self.seats:
            moves = [action for who, action in logs[seat.table] if who == seat.seat]
            assert moves == seat.told, (seat.table, seat.seat)
        soak.count(MOVES, self.told)
        soak.count("tables replayed", len(logs))
        soak.count("moves refused", sum(len(seat.refused) for seat in self.seats))
        soak.count("moves lost or doubled", 0)

    def check_so_far(self) -> None:
        """The same while they play, when one answer of each may be missing."""
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
        """The moves of every table, after its log was replayed, and its record as well."""
        store = SqlTableStore(self.url)
        try:
            for table in self._tables:
                await replayed(store, table)
        finally:
            await store.close()
        return await self._logs()


@contextmanager
def crowd_at(url: str, processes: int = 1, tables: int = 3) -> Iterator[Crowd]:
    """People who play while a test does its worst; in the end the books must agree."""
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
    """Wait until something holds; how many seconds it took."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() < began + seconds, f"not within {seconds} s"
        time.sleep(0.02)
    return time.monotonic() - began
