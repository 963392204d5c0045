"""Distribution of jobs to workers. The games of a worker that dies are retried."""

from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from marrakesh.arena.job import Job, Outcome, Played
from marrakesh.errors import LocalizedError
from marrakesh.workers import undisturbed

TRIES: Final = 3
"""Attempts per game before the run fails."""
TASK_SECONDS: Final = 0.5
"""Target duration of a task."""
MOST_GAMES: Final = 100
"""Maximum number of games in a task."""


class Executor(Protocol):
    """Numbered workers, each with at most one task at a time."""

    size: int

    def start(self, worker: int, jobs: list[Job]) -> None:
        """Give a task to a worker."""
        ...

    def finished(self) -> list[tuple[int, Played | None]]:
        """Wait for at least one worker; return each with its games, or with None if it died."""
        ...

    def close(self) -> None:
        """Stop all workers, busy or not."""
        ...


class Run:
    """The job queue and the tasks in progress."""

    def __init__(self, jobs: Iterable[Job], executor: Executor) -> None:
        self._executor = executor
        self._waiting = deque(jobs)
        self._again: deque[Job] = deque()  # retried one at a time, to isolate the culprit
        self._tries: Counter[Job] = Counter()
        self._tasks: dict[int, list[Job]] = {}
        self._games = 0
        self._seconds = 0.0

    def play(self, on_outcome: Callable[[Outcome], None]) -> None:
        """Play all jobs; `on_outcome` receives the outcomes in any order."""
        free = list(range(self._executor.size))
        while self._waiting or self._again or self._tasks:
            while free and (self._waiting or self._again):
                worker = free.pop()
                self._tasks[worker] = self._task()
                self._executor.start(worker, self._tasks[worker])
            finished = self._executor.finished()
            with undisturbed():
                for worker, played in finished:
                    free.append(worker)
                    jobs = self._tasks.pop(worker)
                    if played is None:
                        self._lost(jobs)
                    else:
                        self._done(jobs, played, on_outcome)

    def _task(self) -> list[Job]:
        """Return the next task: one game at first or to be retried, otherwise as many games as fit
        into TASK_SECONDS."""
        if self._again:
            return [self._again.popleft()]
        quick = int(TASK_SECONDS * self._games / self._seconds) if self._seconds else 1
        share = -(-len(self._waiting) // self._executor.size)
        size = max(1, min(quick, share, MOST_GAMES))
        return [self._waiting.popleft() for _ in range(size)]

    def _lost(self, jobs: list[Job]) -> None:
        for job in jobs:
            self._tries[job] += 1
            if self._tries[job] == TRIES:
                bots = ", ".join(job.bots)
                raise LocalizedError("arena-lost", seed=str(job.seed), bots=bots, tries=str(TRIES))
        self._again += jobs

    def _done(self, jobs: list[Job], played: Played, on_outcome: Callable[[Outcome], None]) -> None:
        self._games += len(played.outcomes)
        self._seconds += played.seconds
        for outcome in played.outcomes:
            on_outcome(outcome)
        if played.failure:
            job = jobs[len(played.outcomes)]
            bots = ", ".join(job.bots)
            raise LocalizedError(
                "arena-failed", seed=str(job.seed), bots=bots, problem=played.failure
            )
