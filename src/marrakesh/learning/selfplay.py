"""Worker processes for self-play, and the memory they share with the learner.

Each worker divides its lanes into groups: while the learner decides for one group, the workers step
the other (double buffering). There are no messages: the workers poll a counter of the steps
requested of each group, and the learner polls their counters of steps done.
"""

import os
import signal
import tempfile
import time
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from marrakesh.bots import make_bot
from marrakesh.envs.rows import RECORD, Rows
from marrakesh.learning.positions import Notebook
from marrakesh.rules.config import Config

SPINS: Final = 2000
"""Number of polls before a process starts to sleep between them, since waking up takes time."""
NAP: Final = 50e-6
MEMORY: Final = Path("/dev/shm")
LEAVE: Final = -1
"""The turn that tells workers to exit."""


@dataclass(frozen=True)
class Plan:
    """The games to play; only the seeds differ between workers."""

    configs: tuple[Config, ...]
    workers: int
    lanes: int
    """Lanes per group and worker."""
    seed: int
    guests: float = 0.0
    """The share of lanes in which all seats but the learner's are flagged as guests."""
    rival: str = ""
    """A bot that plays all seats but the learner's in all lanes; empty for none."""
    notes: Path | None = None
    """The folder for positions recorded by the workers, if any."""
    groups: int = 2

    @property
    def width(self) -> int:
        """The number of lanes in a group, over all workers."""
        return self.workers * self.lanes


class Board:
    """The shared memory: turns, actions and records, as arrays over a memory-mapped file."""

    def __init__(self, plan: Plan, file: Path) -> None:
        shape = (plan.groups, plan.width)
        turns = _pages(4 * plan.groups * (plan.workers + 1))
        actions = _pages(2 * plan.groups * plan.width)
        size = turns + actions + plan.groups * plan.width * RECORD
        if file.stat().st_size < size:
            os.truncate(file, size)
        self.memory: NDArray[np.uint8] = np.memmap(file, np.uint8, "r+", shape=(size,))
        counts = self.memory[:turns].view(np.int32)
        self.turn = counts[: plan.groups]
        """The number of steps requested of each group."""
        last = plan.groups * (plan.workers + 1)
        self.ready = counts[plan.groups : last].reshape(plan.groups, plan.workers)
        """The number of steps done by each worker in each group, counting the deal as one."""
        flat = self.memory[turns : turns + actions].view(np.int16)
        self.actions: NDArray[np.int16] = flat[: plan.groups * plan.width].reshape(shape)
        self.records: NDArray[np.uint8] = self.memory[turns + actions :].reshape(*shape, RECORD)


def _pages(size: int) -> int:
    """Round a size up to whole pages."""
    return (size + 4095) // 4096 * 4096


def work(plan: Plan, file: Path, worker: int) -> None:
    """Run a worker's main loop until the learner stops it; Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    board = Board(plan, file)
    mine = slice(worker * plan.lanes, (worker + 1) * plan.lanes)
    groups: list[Rows | Notebook] = []
    for group in range(plan.groups):
        buffer = board.records[group, mine].data.cast("B")
        number = worker * plan.groups + group
        seed = plan.seed + (number << 32)
        rival = make_bot(plan.rival, seed) if plan.rival else None
        guests = round(plan.guests * plan.lanes)
        rows = Rows(list(plan.configs), plan.lanes, seed, buffer, guests, rival)
        noted = Notebook(rows, plan.notes / str(number)) if plan.notes else rows
        groups.append(noted)
        board.ready[group, worker] = 1
    made = 1
    while True:
        for group, lanes in enumerate(groups):
            turn = _wait(board, group, made)
            if turn == LEAVE:
                return
            lanes.step(board.actions[group, mine].tolist())
            board.ready[group, worker] = made + 1
        made += 1


def _wait(board: Board, group: int, made: int) -> int:
    """Wait until the group's next step is requested, and return its turn; LEAVE if the learner is
    gone."""
    turn = board.turn
    parent = os.getppid()
    polls = 0
    while turn[group] == made - 1:
        polls += 1
        if polls < SPINS:
            time.sleep(0)
        else:
            time.sleep(NAP)
            if polls % 4096 == 0 and os.getppid() != parent:
                return LEAVE
    return int(turn[group])


class Crew:
    """The workers and their groups of lanes."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        folder = MEMORY if MEMORY.is_dir() else None
        handle, name = tempfile.mkstemp(prefix="marrakesh-", dir=folder)
        os.close(handle)
        self._file = Path(name)
        self.board = Board(plan, self._file)
        context = get_context("spawn")
        self._workers: list[BaseProcess] = [
            context.Process(target=work, args=(plan, self._file, number), daemon=True)
            for number in range(plan.workers)
        ]
        for process in self._workers:
            process.start()

    def wait(self, group: int) -> NDArray[np.uint8]:
        """Wait until all games of a group await a decision, and return their records."""
        ready, asked = self.board.ready[group], int(self.board.turn[group]) + 1
        polls = 0
        while int(ready.min()) < asked:
            polls += 1
            if polls >= SPINS:
                time.sleep(NAP)
                if polls % 4096 == 0 and not all(w.is_alive() for w in self._workers):
                    raise RuntimeError("A self-play worker has died.")
        records: NDArray[np.uint8] = self.board.records[group]
        return records

    def play(self, group: int, actions: NDArray[np.int16]) -> None:
        """Request the next step of a group."""
        self.board.actions[group] = actions
        self.board.turn[group] += 1

    def close(self) -> None:
        self.board.turn[:] = LEAVE
        for process in self._workers:
            process.join(5)
            if process.is_alive():
                process.terminate()
        self._file.unlink()

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
