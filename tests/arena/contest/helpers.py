"""Shared helpers for the tests of contests."""

from pathlib import Path

from click.testing import CliRunner, Result

from marrakesh import Config
from marrakesh.arena.contest import hold
from marrakesh.arena.job import Outcome, Setting
from marrakesh.arena.job_queue import Executor
from marrakesh.arena.plan import Plan
from marrakesh.cli import cli

EAGER = "arena_bots.Eager"
TRIO = Plan(Setting(Config(3)), ("random", EAGER), 6, seed=5)


def marrakesh(*args: str) -> Result:
    return CliRunner().invoke(cli, args, prog_name="marrakesh")


def arena(*args: str) -> Result:
    """Run an arena in this process: starting others takes longer than a few games."""
    return marrakesh("arena", "--processes", "1", *args)


def shown(*args: str) -> str:
    """Run a command that must succeed; return its output."""
    result = marrakesh(*args)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def quiet(done: int) -> None:
    """Ignore progress."""


def played(plan: Plan, executor: Executor, file: Path | None = None) -> list[Outcome]:
    return hold(plan, executor, file, quiet).outcomes


def but_times(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    """Return everything that must be the same when a job is repeated."""
    return [
        (one.job, one.first, one.scores, one.places, one.points, one.items, one.options, one.level)
        for one in outcomes
    ]
