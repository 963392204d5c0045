"""The commands in the README and the docs run, or say why they cannot."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from marrakesh import Config, Game, records
from marrakesh.cli import cli
from project.pages import MARK, PAGES, ROOT, Line, all_commands, blocks, commands, lines

NAMES = ("FILE", "RECORD", "game.txt")
"""Names of recorded games in the docs."""
SMALL = {"games": "1", "players": "2", "bot": "search:1", "processes": "1"}
"""Amounts of work; added after a command's own options, since the last one counts."""


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder with everything the docs refer to: recorded games, results, a custom bot."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    game = Game.new(Config(), 7)
    for _ in range(12):
        game.apply(game.legal_actions()[0])
    for name in NAMES:
        records.save(game, tmp_path / name, ["Ada", "Ben"])
    (own,) = (code for _, _, code in blocks("python") if "class Careful" in code)
    (tmp_path / "my_bots.py").write_text(own)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.parametrize("line", lines(False, "marrakesh"))
def test_command_in_the_docs_runs(line: Line, desk: Path) -> None:
    """As written, but with few games and little time to think."""
    args = [re.sub(r"search:\w+", "search:1", arg) for arg in line.args]
    if args[0].startswith("-"):
        assert CliRunner().invoke(cli, args).exit_code == 0
        return
    command = cli.commands[args[0]]
    needs = [param for param in command.params if param.required]
    if needs and len(args) == 1:  # only its name is mentioned
        args.append("--help")
    names = {param.name for param in command.params}
    if args[:2] == ["study", "games.jsonl"]:
        made = ["arena", "--bots", "random", "--games", "2", "--results", "games.jsonl"]
        assert CliRunner().invoke(cli, [*made, "--processes", "1"]).exit_code == 0
        names.clear()  # no games are played
    for name in names & SMALL.keys():
        if name != "players" or ("games" in names and "--players" in args):
            args += [f"--{name}", SMALL[name]]
    ended = CliRunner().invoke(cli, args, input="", prog_name="marrakesh")
    assert ended.exit_code == 0, ended.stderr


@pytest.mark.parametrize("line", lines(True, "marrakesh"))
def test_options_of_a_command_that_is_not_run_are_accepted(line: Line) -> None:
    name, *args = line.args
    if name != "--version":
        cli.commands[name].make_context(name, args)


@pytest.mark.parametrize("line", lines(False, "make"))
def test_make_targets_in_the_docs_exist(line: Line) -> None:
    """Check what make would do; if that runs one of our commands, its options must be valid."""
    made = subprocess.run(
        ["make", "-n", *line.args], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
    for ours in re.findall(r"bin/marrakesh (\w+) (.+)", made.stdout):
        context = cli.commands[ours[0]].make_context(ours[0], shlex.split(ours[1]))
        chosen = {
            name
            for name in context.params
            if context.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE
        }
        assert chosen <= {"port", "database", "lang"} or context.params["terminal"]


@pytest.mark.parametrize("line", lines(False, "pytest"))
def test_pytest_command_in_the_docs_passes(line: Line) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *line.args]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("line", lines(True, "python"))
def test_options_of_a_script_that_is_not_run_exist(line: Line) -> None:
    script, *args = line.args
    said = subprocess.run(
        [sys.executable, ROOT / script, "--help"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    assert all(arg in said.stdout for arg in args if arg.startswith("-"))


def test_every_command_is_run_or_marked_as_not_run() -> None:
    left = [
        f"{line.page}:{line.number} {' '.join(line.words)}"
        for line in commands()
        if not line.marked and line.program not in ("marrakesh", "make", "pytest")
    ]
    assert left == []


def test_every_not_run_mark_belongs_to_a_command() -> None:
    used = {(line.page, line.marked) for line in all_commands()}
    for page in PAGES:
        name = str(page.relative_to(ROOT))
        for why in MARK.findall(re.sub("`<!--.*?-->`", "", page.read_text(encoding="utf-8"))):
            assert (name, why) in used, (name, why)


def test_options_mentioned_in_the_docs_exist() -> None:
    known = {
        option for command in cli.commands.values() for p in command.params for option in p.opts
    }
    known |= {"--help", "--version", "--check", "--pdb", "--hypothesis-profile"}
    for page in [*PAGES, ROOT / "Makefile"]:
        named = set(re.findall(r"`(--[a-z-]+)", page.read_text(encoding="utf-8")))
        assert named <= known, page
