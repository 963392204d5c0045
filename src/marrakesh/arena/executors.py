"""Local executors: in this process, or in a worker pool."""

import os
from concurrent.futures import Future
from queue import SimpleQueue

from marrakesh.arena.job import Job, Played, Setting, play_some
from marrakesh.arena.job_queue import Executor
from marrakesh.arena.plan import Plan
from marrakesh.bots import make_bot
from marrakesh.workers import WorkerDied, Workers


def executor_for(plan: Plan, processes: int) -> Executor:
    """Return the executor for a plan: a pool, or this process if there is to be only one."""
    return InProcess(plan.setting) if processes == 1 else Processes(plan.setting, processes)


def default_processes(plan: Plan) -> int:
    """Return the default number of processes: one per processor, or fewer if bots use several
    processes themselves or there are fewer games."""
    each = max(make_bot(bot, 0).budget.processes for bot in plan.bots)
    return max(1, min((os.cpu_count() or 1) // each, len(plan.jobs)))


class InProcess:
    """An executor that plays all games in this process."""

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
    """An executor that plays games in a worker pool."""

    def __init__(self, setting: Setting, size: int) -> None:
        self.size = size
        self._setting = setting
        self._workers = Workers(size)
        # as in workers.as_ended, nothing is locked while we wait
        self._ended: SimpleQueue[tuple[int, Future[Played]]] = SimpleQueue()

    def start(self, worker: int, jobs: list[Job]) -> None:
        task = self._workers.submit(play_some, self._setting, jobs)
        task.add_done_callback(lambda task: self._ended.put((worker, task)))

    def finished(self) -> list[tuple[int, Played | None]]:
        worker, task = self._ended.get()
        return [(worker, _result(task))]

    def close(self) -> None:
        self._workers.close()


def _result(task: Future[Played]) -> Played | None:
    try:
        return task.result()
    except WorkerDied:
        return None
