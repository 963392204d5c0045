"""The command line in general, and closed pipes."""

import errno
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from marrakesh.cli import cli
from marrakesh.commands.options import default_language
from marrakesh.rules import compiled
from marrakesh.versions import version
from terminal.cli.helpers import recorded, shown
from wording import says

# --- in general -----------------------------------------------------------------------------------


def test_version_names_the_kind_of_engine() -> None:
    engine = "compiled" if compiled() else "plain Python"
    assert shown("--version") == f"marrakesh {version()}, {engine} engine\n"


def test_help_lists_commands_and_their_usage() -> None:
    for name in ("components", "modules", "play", "replay", "simulate", "tile", "arena", "study"):
        assert f"\n  {name}" in shown("--help")
        assert f"Usage: marrakesh {name}" in shown(name, "--help")


def test_readme_names_only_existing_commands() -> None:
    readme = Path(__file__).parents[3] / "README.md"
    for command in re.findall(r"^\| `marrakesh (\w+)", readme.read_text(encoding="utf-8"), re.M):
        assert command in cli.commands


@pytest.mark.parametrize(
    ("lc_all", "lang", "expected"),
    [
        ("de_AT.UTF-8", "nl_NL", "de"),
        ("", "nl_NL.UTF-8", "nl"),
        ("", "fr_FR", "en"),
        ("C", "de_DE", "en"),
        ("", "", "en"),
    ],
)
def test_default_language_is_that_of_the_system(
    lc_all: str, lang: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", lc_all)
    monkeypatch.setenv("LANG", lang)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    assert default_language() == expected


# --- closed pipes ---------------------------------------------------------------------------------


PIPED = (
    "--help", "play --help", "components", "modules", "tile scroll 17", "simulate --games 2",
    "arena --bots random --games 2 --processes 2", "replay game.txt", "verify game.txt",
    "analyse game.txt --bot search:1 --processes 1 --seat 1", "play --terminal --seed 3",
)  # fmt: skip


@pytest.mark.parametrize("line", PIPED)
def test_closed_pipe_ends_a_command_quietly(line: str, home: Path) -> None:
    recorded(home / "game.txt", 8)
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "marrakesh.cli", *line.split()]
    ended = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    said = [row for row in ended.stderr.decode().splitlines() if " of " not in row]
    assert (ended.returncode, said) == (1, [])
    if line.startswith("play --terminal"):
        assert len(list((home / "state" / "marrakesh").iterdir())) == 1  # nothing is lost


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("line", ["--help", "tile scroll 17"])
def test_full_output_device_is_reported_in_one_sentence(line: str) -> None:
    command = [sys.executable, "-m", "marrakesh.cli", *line.split()]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert ended.returncode == 2
    (sentence,) = ended.stderr.decode().splitlines()
    assert says(sentence, "cli-output", "en", reason=os.strerror(errno.ENOSPC))
