"""The same games on a Ray cluster, even if one of its nodes dies."""

import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from arena.contest.helpers import but_times, marrakesh
from marrakesh.arena.results import read
from wording import says

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="the extra marrakesh[ray] is not installed"
)
has_a_plain_path = pytest.mark.skipif(
    " " in sys.executable, reason="Ray starts no workers from a folder with spaces in its path"
)
LEAN: Final = ("--no-monitor", "--include-log-monitor=false", "--include-dashboard=false")
"""Without these the head takes twice as long to start."""
READY: Final = "--block"
"""Part of the output of `ray start` once everything is running."""
PATIENCE: Final = 240
"""Seconds, generous for a busy machine."""
SEEDS: Final = {"arena": 3, "study": 7}
"""Commands that play two games each, with these seeds."""


@pytest.fixture
def surroundings(home: Path) -> Iterator[dict[str, str]]:
    """Set up the environment of nodes and commands."""
    (home / "graves").mkdir()
    with tempfile.TemporaryDirectory(prefix="ray-") as short:  # socket names have 107 bytes at most
        yield {
            **os.environ,
            "GRAVES": str(home / "graves"),
            "PYTHONPATH": os.pathsep.join(sys.path),
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "RAY_TMPDIR": short,
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_prestart_worker_first_driver": "0",
        }


@contextmanager
def node(env: dict[str, str], *options: str) -> Iterator[tuple[int, str]]:
    """Start a node of a cluster; yield its process group and the output of `ray start`."""
    for _ in range(5):
        process, said = started_node(env, options)
        if "timed out during startup" not in said:  # Ray waits for only 30 s, whatever the load
            break
        with process:
            end(process)
    with process:
        try:
            assert READY in said, said
            yield process.pid, said
        finally:
            end(process)


def started_node(
    env: dict[str, str], options: tuple[str, ...]
) -> tuple["subprocess.Popen[str]", str]:
    process = subprocess.Popen(
        [str(Path(sys.executable).with_name("ray")), "start", "--block", *options],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    said = ""
    for line in process.stdout or ():
        said += line
        if READY in line:
            break
    return process, said


def end(process: "subprocess.Popen[str]") -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def contest(command: str, file: str) -> list[str]:
    games = ["--bots", "arena_bots.Lingers", "--games", "2", "--seed", str(SEEDS[command])]
    return [command, *games, "--results", f"{file}.jsonl", "--json", f"{file}.json"]


def started(command: str, address: str, env: dict[str, str]) -> "subprocess.Popen[bytes]":
    args = [sys.executable, "-m", "marrakesh.cli", *contest(command, command), "--ray", address]
    return subprocess.Popen(args, env=env, stdout=subprocess.DEVNULL)


@needs_ray
@has_a_plain_path
def test_cluster_that_loses_a_node_plays_the_same_games(
    home: Path, surroundings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    graves = home / "graves"
    with ExitStack() as stack:
        _, said = stack.enter_context(
            node(surroundings, "--head", "--port=0", "--num-cpus=1", *LEAN)
        )
        (address,) = re.findall(r"--address='(.*)'", said)
        doomed, _ = stack.enter_context(
            node({**surroundings, "DOOMED": "yes"}, f"--address={address}", "--num-cpus=2", LEAN[1])
        )
        commands = [stack.enter_context(started(name, address, surroundings)) for name in SEEDS]
        deadline = time.monotonic() + PATIENCE
        while len(workers := list(graves.iterdir())) < 2:
            assert time.monotonic() < deadline, "Ray starts no workers"
            assert not any(command.poll() for command in commands)
            time.sleep(0.1)
        (graves / "lost").touch()
        os.killpg(doomed, signal.SIGKILL)
        for worker in workers:  # they have process groups of their own
            with suppress(ProcessLookupError):
                os.kill(int(worker.name), signal.SIGKILL)
        assert [command.wait(PATIENCE) for command in commands] == [0, 0]
    monkeypatch.setenv("GRAVES", str(graves))
    for name in SEEDS:
        marrakesh(*contest(name, "alone"), "--processes", "1")
        assert games_in(home / f"{name}.jsonl") == games_in(home / "alone.jsonl")
        (home / "alone.jsonl").unlink()
    assert (home / "study.json").read_text() == (home / "alone.json").read_text()


def games_in(file: Path) -> list[tuple[object, ...]]:
    """Return the games in the order of their seeds, whichever ended first."""
    return but_times(sorted(read(file)[1], key=lambda one: one.job.seed))


def test_missing_ray_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = marrakesh("arena", "--bots", "random", "--ray", "local")
    assert result.exit_code == 2
    assert says(result.stderr.splitlines()[-1], "arena-no-ray")
    assert "pip install '.[ray]'" in result.stderr.splitlines()[-1]


@needs_ray
def test_missing_cluster_is_reported() -> None:
    result = marrakesh("arena", "--bots", "random", "--games", "1", "--ray", "127.0.0.1:1")
    assert result.exit_code == 2
    assert says(result.stderr.splitlines()[-1], "arena-ray", address="127.0.0.1:1")
