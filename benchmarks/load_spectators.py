"""Spectators of one table, in a process of the lowest priority: `load_spectators.py URL NUMBER`

It reports on standard output when all of them have seen the table, and ends with its input.
"""

import asyncio
import os
import sys

import uvloop
from websockets.asyncio.client import connect

AT_ONCE = 20


async def watch(url: str, gate: asyncio.Semaphore, seen: asyncio.Queue[None]) -> None:
    async with gate:
        socket = await connect(url, compression=None, max_size=None, ping_interval=None)
        await socket.send('{"type":"hello"}')
        await socket.recv()
        seen.put_nowait(None)
    async for _ in socket:
        pass
    raise SystemExit("The server closed a spectator's connection.")


async def main(url: str, number: int) -> None:
    gate, seen = asyncio.Semaphore(AT_ONCE), asyncio.Queue[None]()
    watching = [asyncio.create_task(watch(url, gate, seen)) for _ in range(number)]
    for _ in watching:
        await seen.get()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in watching:
        task.cancel()


if __name__ == "__main__":
    os.nice(19)
    uvloop.run(main(sys.argv[1], int(sys.argv[2])))
