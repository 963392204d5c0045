"""Contests that are interrupted and resumed."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arena.contest.helpers import EAGER, TRIO, arena, but_times, played
from marrakesh import Config
from marrakesh.arena.executors import InProcess
from marrakesh.arena.job import Outcome, Setting
from marrakesh.arena.job_queue import Run
from marrakesh.arena.plan import Plan
from marrakesh.arena.results import read


def test_an_interrupted_run_goes_on(home: Path) -> None:
    file = home / "r.jsonl"
    whole = played(TRIO, InProcess(TRIO.setting), file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:50])
    again = played(TRIO, InProcess(TRIO.setting), file)
    assert file.read_bytes().startswith(b"".join(lines[:4]))
    assert but_times(again) == but_times(whole)
    assert again[:3] == whole[:3]
    assert len(read(file)[1]) == 6


def test_more_games_can_be_added(home: Path) -> None:
    file = home / "r.jsonl"
    for games in (2, 4):
        plan = Plan(Setting(Config(2)), ("random", EAGER), games)
        assert len(played(plan, InProcess(plan.setting), file)) == games
    assert len(file.read_bytes().splitlines()) == 5


def test_not_even_the_first_line_was_written(home: Path) -> None:
    file = home / "r.jsonl"
    plan = Plan(Setting(Config(2)), ("random",), 1)
    played(plan, InProcess(plan.setting), file)
    file.write_bytes(file.read_bytes()[:30])
    assert len(played(plan, InProcess(plan.setting), file)) == 1
    assert len(read(file)[1]) == 1


@pytest.mark.parametrize(
    "change", ["--seed 3", "--edition deluxe", "--bots greedy,random", "--modules nomads"]
)
def test_a_file_of_another_plan_is_refused(change: str) -> None:
    args = ["--bots", "random", "--games", "1", "--players", "2", "--results", "r.jsonl"]
    assert arena(*args).exit_code == 0
    before = Path("r.jsonl").read_bytes()
    result = arena(*args, *change.split())
    assert result.exit_code == 2
    assert "has results of another plan" in result.stderr
    assert Path("r.jsonl").read_bytes() == before


def test_a_file_of_something_else_is_left_alone(home: Path) -> None:
    (home / "notes").write_text("buy dates")
    result = arena("--bots", "random", "--games", "1", "--results", "notes")
    assert "The file “notes” has no results" in result.stderr
    assert (home / "notes").read_text() == "buy dates"


def test_a_line_that_cannot_be_read_is_named(home: Path) -> None:
    args = ["--bots", "random", "--games", "2", "--results", "r.jsonl"]
    assert arena(*args).exit_code == 0
    header, first, second = (home / "r.jsonl").read_text().splitlines()
    (home / "r.jsonl").write_text(f"{header}\n{first[:-5]}\n{second}\n")
    assert "Line 2 of “r.jsonl” cannot be read" in arena(*args).stderr


def test_ctrl_c_shows_what_was_done_and_the_command_goes_on(home: Path) -> None:
    args = ["arena", "--bots", "random", "--games", "100000", "--results", "r.jsonl"]
    command = [sys.executable, "-m", "marrakesh.cli", *args, "--processes", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        deadline = time.monotonic() + 60
        while not has_games(home / "r.jsonl"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: everybody gets it
        out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Standings" in out
    assert "Traceback" not in err
    assert (
        "run the same command again to play the games that are not in r.jsonl yet"
        in err.splitlines()[-1]
    )
    found = re.search(r"(\d+) of 100000", out)
    assert found
    assert int(found[1]) == len(read(home / "r.jsonl")[1]) > 0


def test_ctrl_c_waits_until_a_game_is_booked() -> None:
    plan = Plan(Setting(Config(2)), ("random",), 4)
    booked: list[Outcome] = []

    def on_outcome(outcome: Outcome) -> None:
        signal.raise_signal(signal.SIGINT)
        booked.append(outcome)

    with pytest.raises(KeyboardInterrupt):
        Run(plan.jobs, InProcess(plan.setting)).play(on_outcome)
    assert len(booked) == 1
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def has_games(file: Path) -> bool:
    return file.exists() and file.read_bytes().count(b"\n") > 1
