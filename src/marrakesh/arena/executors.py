"""Local executors: in this process, or in a worker pool."""

import os
from concurrent.futures import FIRST_COMPLETED, Future, wait

from marrakesh.arena.job import Job, Played, Setting, play_some
from marrakesh.arena.plan import Plan
from marrakesh.arena.run import Executor
from marrakesh.bots import make
from marrakesh.workers import WorkerDied, Workers


def executor_for(plan: Plan, processes: int) -> Executor:
    """The executor for a plan: this process if one suffices, else a pool."""
    return InProcess(plan.setting) if processes == 1 else Processes(plan.setting, processes)


def default_processes(plan: Plan) -> int:
    """One per processor; fewer for bots that use several processes themselves."""
    each = max(make(bot, 0).budget.processes for bot in plan.bots)
    return max(1, min((os.cpu_count() or 1) // each, len(plan.jobs)))


class InProcess:
    """Plays all games in this process."""

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
    """Plays games in a worker pool."""

    def __init__(self, setting: Setting, size: int) -> None:
        self.size = size
        self._setting = setting
        self._workers = Workers(size)
        self._tasks: dict[Future[Played], int] = {}

    def start(self, worker: int, jobs: list[Job]) -> None:
        self._tasks[self._workers.submit(play_some, self._setting, jobs)] = worker

    def finished(self) -> list[tuple[int, Played | None]]:
        done, _ = wait(self._tasks, return_when=FIRST_COMPLETED)
        return [(self._tasks.pop(task), _result(task)) for task in done]

    def close(self) -> None:
        self._workers.close()


def _result(task: Future[Played]) -> Played | None:
    try:
        return task.result()
    except WorkerDied:
        return None
