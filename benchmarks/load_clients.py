"""The clients of `benchmarks/load.py`, in a process of their own: pairs of players at many tables.

Reads its work as JSON from standard input, and writes the measurements to standard output.
"""

import asyncio
import random
import re
import sys
import time
from pathlib import Path
from typing import Final

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect


class Place(msgspec.Struct):
    """The address to which a player connects, and the data of their first message."""

    url: str
    token: str = ""
    match: str = ""
    player: int = 0


class Work(msgspec.Struct):
    """The work of the clients."""

    tables: list[list[Place]]
    seconds: float
    warm_up: float
    rate: float = 0.0
    """Moves a second at all tables together; 0: as many as possible."""
    processes: dict[str, list[int]] = {}
    """Processes whose processor time to measure, including their children."""


class Measured(msgspec.Struct):
    """The results, with times in seconds."""

    seconds: float
    acknowledged: list[float]
    """Times from a move to its acknowledgement."""
    seen: list[float]
    """Times from a move until the other player sees it."""
    late: int
    """Moves that were due while every table was busy."""
    size: float
    """The average bytes that a player receives for a move."""
    spent: dict[str, float]


class Choice(msgspec.Struct):
    action: int


class Told(msgspec.Struct):
    """The part of Marrakesh's messages that the clients need."""

    type: str
    seq: int = 0
    seat: int = -1
    question: str = ""
    options: list[Choice] = []
    error: str = ""


_told: Final = msgspec.json.Decoder(Told).decode


class Seat:
    """A player at Marrakesh's server."""

    def __init__(self, place: Place, socket: ClientConnection) -> None:
        self.place = place
        self.socket = socket
        self.told = Told("")
        self.asked = False
        self.reply = ""
        """The reply that the protocol requires to the last message."""

    async def greet(self) -> None:
        await self.socket.send(f'{{"type":"hello","token":"{self.place.token}"}}')

    def read(self, message: str) -> str:
        """Read a message: `seen`, `done` or empty."""
        told = _told(message)
        if told.type == "sight":
            self.told, self.asked = told, bool(told.question)
            return "seen"
        if told.type == "refused":
            raise SystemExit(f"The server refused a move: {told.error}")
        return told.type

    def move(self) -> str:
        told = self.told
        action = random.choice(told.options).action
        key = f"{random.getrandbits(64):x}"
        return (
            f'{{"type":"move","id":"{key}","seq":{told.seq},"seat":{told.seat},"action":{action}}}'
        )


class BoardgameSeat(Seat):
    """A player at a server of boardgame.io, over Socket.IO."""

    state = 0

    async def greet(self) -> None:
        await self.socket.send("40/market,")

    def read(self, message: str) -> str:
        if message == "2":
            self.reply = "3"
        elif message.startswith("40/market,"):
            place = self.place
            self.reply = f'42/market,["sync","{place.match}","{place.player}",null,2]'
        elif message.startswith(('42/market,["update"', '42/market,["sync"')):
            player = re.findall(r'"currentPlayer":"(\d)"', message)[0]
            self.state = max(map(int, re.findall(r'"_stateID":(\d+)', message)))
            self.asked = int(player) == self.place.player
            return "seen"
        return ""

    def move(self) -> str:
        place = self.place
        what = f'{{"type":"choose","args":[{random.randrange(12)}],"playerID":"{place.player}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{what}}}'
        return f'42/market,["update",{action},{self.state},"{place.match}","{place.player}"]'


class Pair:
    """A table with its players, who move one at a time."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.seats: list[Seat] = []
        self.mover: Seat | None = None
        self.at = 0.0
        self.done = self.looked = self.waits_for_other = False

    async def sit(self, places: list[Place], ready: asyncio.Event) -> None:
        for place in places:
            kind = BoardgameSeat if place.match else Seat
            socket = await connect(place.url, compression=None, max_size=None, ping_interval=None)
            seat = kind(place, socket)
            self.seats.append(seat)
            heard = asyncio.Event()
            self.load.tasks.append(asyncio.create_task(self.listen(seat, heard)))
            await seat.greet()
            await heard.wait()
        ready.set()

    async def listen(self, seat: Seat, heard: asyncio.Event) -> None:
        async for message in seat.socket:
            assert isinstance(message, str)
            what = seat.read(message)
            if seat.reply:
                await seat.socket.send(seat.reply)
                seat.reply = ""
            now = time.perf_counter()
            self.load.received(len(message), now)
            if what == "seen":
                heard.set()
            if self.mover is None or not what:
                continue
            if seat is not self.mover:
                if self.waits_for_other:
                    self.waits_for_other = False
                    self.load.seen.append((now, now - self.at))
            else:
                self.looked |= what == "seen"
                if not self.done and (what == "done" or isinstance(seat, BoardgameSeat)):
                    self.done = True
                    self.load.acknowledged.append((now, now - self.at))
            if self.done and self.looked and any(seat.asked for seat in self.seats):
                self.mover = None
                await self.load.freed(self)

    async def move(self, at: float) -> None:
        self.mover = random.choice([seat for seat in self.seats if seat.asked])
        message = self.mover.move()
        self.mover.asked = self.done = self.looked = False
        self.waits_for_other, self.at = True, at
        await self.mover.socket.send(message)


class Load:
    """All tables, with the measurements."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.tasks: list[asyncio.Task[None]] = []
        self.free: list[Pair] = []
        self.acknowledged: list[tuple[float, float]] = []
        self.seen: list[tuple[float, float]] = []
        self.bytes: list[tuple[float, int]] = []
        self.late = 0

    def received(self, size: int, now: float) -> None:
        self.bytes.append((now, size))

    async def freed(self, pair: Pair) -> None:
        if self.work.rate:
            self.free.append(pair)
        else:
            await pair.move(time.perf_counter())

    async def drive(self) -> None:
        """Start moves at random moments, on average `rate` of them a second."""
        due = time.perf_counter()
        while True:
            due += random.expovariate(self.work.rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.free:
                number = random.randrange(len(self.free))
                self.free[number], self.free[-1] = self.free[-1], self.free[number]
                await self.free.pop().move(due)
            else:
                self.late += 1

    async def run(self) -> Measured:
        work = self.work
        pairs = [Pair(self) for _ in work.tables]
        for pair, places in zip(pairs, work.tables, strict=True):
            ready = asyncio.Event()
            await pair.sit(places, ready)
            await ready.wait()
        for pair in pairs:
            await self.freed(pair)
        if work.rate:
            self.tasks.append(asyncio.create_task(self.drive()))
        await self.pass_time(work.warm_up)
        self.late, before, begin = 0, self.spent(), time.perf_counter()
        await self.pass_time(work.seconds)
        end = time.perf_counter()
        spent = {name: was - before[name] for name, was in self.spent().items()}
        for task in self.tasks:
            task.cancel()

        def within(values: list[tuple[float, float]]) -> list[float]:
            return [value for at, value in values if begin < at <= end]

        acknowledged = within(self.acknowledged)
        size = sum(size for at, size in self.bytes if begin < at <= end)
        return Measured(
            seconds=end - begin,
            acknowledged=acknowledged,
            seen=within(self.seen),
            late=self.late,
            size=size / max(1, 2 * len(acknowledged)),
            spent=spent,
        )

    async def pass_time(self, seconds: float) -> None:
        ended, _ = await asyncio.wait(
            self.tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED
        )
        for task in ended:
            task.result()
            raise SystemExit("The server closed a connection.")

    def spent(self) -> dict[str, float]:
        return {name: spent_by(pids) for name, pids in self.work.processes.items()}


def spent_by(pids: list[int]) -> float:
    """The processor time used by processes and their children, in seconds."""
    nanoseconds = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            if parent in pids or int(stat.parent.name) in pids:
                threads = stat.parent.glob("task/*/schedstat")
                nanoseconds += sum(int(thread.read_text().split()[0]) for thread in threads)
        except OSError:
            continue  # it has ended
    return nanoseconds / 1e9


def main() -> None:
    work = msgspec.json.decode(sys.stdin.buffer.read(), type=Work)
    measured = uvloop.run(Load(work).run())
    sys.stdout.buffer.write(msgspec.json.encode(measured))


if __name__ == "__main__":
    main()
