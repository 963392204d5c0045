"""Playing a plan, completely or until interrupted."""

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from marrakesh.arena.job import Job, Outcome
from marrakesh.arena.job_queue import Executor, Run
from marrakesh.arena.plan import Plan
from marrakesh.arena.results import Results

Report = Callable[[int], None]
"""A progress callback, called with the number of games finished so far."""


class Contest(msgspec.Struct):
    """A plan and its outcomes, in the order of the plan."""

    plan: Plan
    outcomes: list[Outcome]
    seconds: float
    interrupted: bool


def hold(plan: Plan, executor: Executor, file: Path | None, report: Report) -> Contest:
    """Play all games of a plan that are not yet in the file; stop early after Ctrl-C."""
    results = Results(file, plan) if file else None
    jobs = plan.jobs
    done: dict[Job, Outcome] = {}
    if results:
        done = {one.job: one for one in results.outcomes if one.job in set(jobs)}

    def on_outcome(outcome: Outcome) -> None:
        done[outcome.job] = outcome
        if results:
            results.add(outcome)
        report(len(done))

    started = time.perf_counter()
    interrupted = False
    try:
        Run((job for job in jobs if job not in done), executor).play(on_outcome)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        executor.close()
        if results:
            results.close()
    outcomes = [done[job] for job in jobs if job in done]
    return Contest(plan, outcomes, time.perf_counter() - started, interrupted)
