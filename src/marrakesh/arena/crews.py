"""Workers on this computer: this process itself, or several others."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from marrakesh.arena.job import Job, Played, Setting, play_some
from marrakesh.arena.plan import Plan
from marrakesh.arena.run import Crew
from marrakesh.bots import make


def crew_for(plan: Plan, processes: int) -> Crew:
    """The workers for a plan: this process for one, else others."""
    return Alone(plan.setting) if processes == 1 else Processes(plan.setting, processes)


def usual_processes(plan: Plan) -> int:
    """One a processor; fewer for bots that think with several processes themselves."""
    each = max(make(bot, 0).budget.processes for bot in plan.bots)
    return max(1, min((os.cpu_count() or 1) // each, len(plan.jobs)))


class Alone:
    """This process plays all games itself."""

    size = 1

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._jobs: list[Job] = []

    def start(self, worker: int, jobs: list[Job]) -> None:
        self._jobs = jobs

    def finished(self) -> list[tuple[int, Played | None]]:
        return [(0, play_some(self._setting, self._jobs))]

    def close(self) -> None:
        pass


class Processes:
    """Each worker is a process, started anew if it has died."""

    def __init__(self, setting: Setting, size: int) -> None:
        self.size = size
        self._setting = setting
        self._links: dict[int, Connection] = {}
        self._processes: dict[int, SpawnProcess] = {}
        self._busy: dict[Connection, int] = {}

    def start(self, worker: int, jobs: list[Job]) -> None:
        if worker not in self._links:
            self._hire(worker)
        link = self._links[worker]
        self._busy[link] = worker
        try:
            link.send(jobs)
        except OSError:
            pass  # it has died already: `finished` will notice

    def _hire(self, worker: int) -> None:
        context = get_context("spawn")  # a fork would copy the thread that draws the progress bar
        link, other_end = context.Pipe()
        # not daemonic: a bot may think with processes of its own
        process = context.Process(target=_work, args=(self._setting, other_end))
        with _ctrl_c_ignored():  # by the process that starts now: the table is not its business
            process.start()
            self._links[worker], self._processes[worker] = link, process
        other_end.close()

    def finished(self) -> list[tuple[int, Played | None]]:
        found: list[tuple[int, Played | None]] = []
        for link in wait(list(self._busy)):
            assert isinstance(link, Connection)
            worker = self._busy.pop(link)
            try:
                found.append((worker, link.recv()))
            except (EOFError, OSError):
                self._dismiss(worker)
                found.append((worker, None))
        return found

    def _dismiss(self, worker: int) -> None:
        self._links.pop(worker).close()
        process = self._processes.pop(worker)
        process.terminate()
        process.join()

    def close(self) -> None:
        for worker in list(self._links):
            self._dismiss(worker)


def _work(setting: Setting, link: Connection) -> None:
    """The life of a worker: play what comes, until nobody is there any more."""
    try:
        while True:
            link.send(play_some(setting, link.recv()))
    except (EOFError, OSError):
        pass


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
