"""Playing jobs with several workers. A worker that dies costs its games another try."""

from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from marrakesh.arena.job import Job, Outcome, Played
from marrakesh.refusals import Refused

TRIES: Final = 3
"""How often a game is begun before the run is given up."""
TASK_SECONDS: Final = 0.5
"""How long a worker should be busy with what it is given."""
MOST_GAMES: Final = 100
"""The most games that a worker is given at once."""


class Executor(Protocol):
    """Workers, by number; each has one task at a time."""

    size: int

    def start(self, worker: int, jobs: list[Job]) -> None:
        """Give a worker a task."""
        ...

    def finished(self) -> list[tuple[int, Played | None]]:
        """Wait for at least one worker; None instead of games says that it has died."""
        ...

    def close(self) -> None:
        """Send everybody home, whatever they are doing."""
        ...


class Run:
    """The jobs still to be played, and who is at what."""

    def __init__(self, jobs: Iterable[Job], executor: Executor) -> None:
        self._executor = executor
        self._waiting = deque(jobs)
        self._again: deque[Job] = deque()  # lost once: played alone, to see which one is to blame
        self._tries: Counter[Job] = Counter()
        self._tasks: dict[int, list[Job]] = {}
        self._games = 0
        self._seconds = 0.0

    def play(self, hear: Callable[[Outcome], None]) -> None:
        """Play all jobs; `hear` gets what comes of them, in any order."""
        free = list(range(self._executor.size))
        while self._waiting or self._again or self._tasks:
            while free and (self._waiting or self._again):
                worker = free.pop()
                self._tasks[worker] = self._task()
                self._executor.start(worker, self._tasks[worker])
            for worker, played in self._executor.finished():
                free.append(worker)
                jobs = self._tasks.pop(worker)
                if played is None:
                    self._lost(jobs)
                else:
                    self._done(jobs, played, hear)

    def _task(self) -> list[Job]:
        """One game at first and where games are long; many where they are short."""
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
                raise Refused("arena-lost", seed=str(job.seed), bots=bots, tries=str(TRIES))
        self._again += jobs

    def _done(self, jobs: list[Job], played: Played, hear: Callable[[Outcome], None]) -> None:
        self._games += len(played.outcomes)
        self._seconds += played.seconds
        for outcome in played.outcomes:
            hear(outcome)
        if played.failure:
            job = jobs[len(played.outcomes)]
            bots = ", ".join(job.bots)
            raise Refused("arena-failed", seed=str(job.seed), bots=bots, problem=played.failure)
