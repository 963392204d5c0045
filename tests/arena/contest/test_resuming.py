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
from marrakesh.texts import text
from wording import says


def test_interrupted_run_is_resumed(home: Path) -> None:
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


def test_run_starts_again_if_even_the_first_line_is_incomplete(home: Path) -> None:
    file = home / "r.jsonl"
    plan = Plan(Setting(Config(2)), ("random",), 1)
    played(plan, InProcess(plan.setting), file)
    file.write_bytes(file.read_bytes()[:30])
    assert len(played(plan, InProcess(plan.setting), file)) == 1
    assert len(read(file)[1]) == 1


@pytest.mark.parametrize(
    "change", ["--seed 3", "--edition deluxe", "--bots greedy,random", "--modules nomads"]
)
def test_results_of_another_plan_are_refused(change: str) -> None:
    args = ["--bots", "random", "--games", "1", "--players", "2", "--results", "r.jsonl"]
    assert arena(*args).exit_code == 0
    before = Path("r.jsonl").read_bytes()
    result = arena(*args, *change.split())
    assert result.exit_code == 2
    assert says(result.stderr, "arena-other-plan", file="r.jsonl")
    assert Path("r.jsonl").read_bytes() == before


def test_unrelated_file_is_left_alone(home: Path) -> None:
    (home / "notes").write_text("buy dates")
    result = arena("--bots", "random", "--games", "1", "--results", "notes")
    assert says(result.stderr, "arena-no-results", file="notes")
    assert (home / "notes").read_text() == "buy dates"


def test_unreadable_line_is_reported(home: Path) -> None:
    args = ["--bots", "random", "--games", "2", "--results", "r.jsonl"]
    assert arena(*args).exit_code == 0
    header, first, second = (home / "r.jsonl").read_text().splitlines()
    (home / "r.jsonl").write_text(f"{header}\n{first[:-5]}\n{second}\n")
    assert says(arena(*args).stderr, "arena-bad-line", number=2, file="r.jsonl")


def test_ctrl_c_shows_results_and_the_command_can_be_resumed(home: Path) -> None:
    args = ["arena", "--bots", "random", "--games", "100000", "--results", "r.jsonl"]
    command = [sys.executable, "-m", "marrakesh.cli", *args, "--processes", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        deadline = time.monotonic() + 60
        while not has_games(home / "r.jsonl"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: all processes receive it
        out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert says(out, "arena-standings")
    assert "Traceback" not in err
    assert says(err.splitlines()[-1], "arena-go-on", file="r.jsonl")
    found = re.search(text("en")("sim-of", n=r"(\d+)", all="100000"), out)
    assert found
    assert int(found[1]) == len(read(home / "r.jsonl")[1]) > 0


def test_ctrl_c_waits_until_a_game_is_recorded() -> None:
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
