"""The examples in the README, the docs and the source run and say what is true."""

import doctest
import importlib
import pkgutil
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest
from click.testing import CliRunner

import marrakesh
from marrakesh import Config, Game, records
from marrakesh.cli import cli

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^(?P<indent> *)```(?P<language>\w*)\n(?P<code>.*?)^ *```$", re.S | re.M)
LINK = re.compile(r"\]\((?!https?:|mailto:)(?P<target>[^)#\s]+)(?P<anchor>#[^)\s]*)?\)")


def blocks(language: str) -> list[tuple[str, int, str]]:
    """The code blocks of a language: page, line and code."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            if match["language"] == language:
                code = re.sub(f"^{match['indent']}", "", match["code"], flags=re.M)
                line = text.count("\n", 0, match.start("code"))
                found.append((str(page.relative_to(ROOT)), line, code))
    return found


def modules() -> list[str]:
    names = [found.name for found in pkgutil.walk_packages(marrakesh.__path__, "marrakesh.")]
    return ["marrakesh", *(name for name in names if not name.endswith("__main__"))]


def is_fragment(code: str) -> bool:
    """Whether an example shows only the outline of code, such as `def test(...): ...`."""
    return code.rstrip().endswith("...")


@pytest.mark.parametrize(
    ("page", "line", "code"),
    [pytest.param(*block, id=f"{block[0]}:{block[1]}") for block in blocks("python")],
)
def test_a_python_example_runs(
    page: str, line: int, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = compile("\n" * line + code, ROOT / page, "exec")
    if not is_fragment(code):
        monkeypatch.chdir(tmp_path)  # an example may write a file
        exec(compiled, {"__name__": "example"})


def test_the_readme_shows_how_to_play_a_game() -> None:
    assert any(page == "README.md" and "Game.new(" in code for page, _, code in blocks("python"))


@pytest.mark.parametrize("name", modules())
def test_the_examples_in_the_source_are_true(name: str) -> None:
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != "torch":
            raise
        pytest.skip("PyTorch, an extra, is not installed")
    failed, _ = doctest.testmod(module)
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    broken = [
        match["target"]
        for match in LINK.finditer(page.read_text(encoding="utf-8"))
        if not (page.parent / match["target"]).exists()
    ]
    assert not broken


# ---- commands


PROGRAMS = {  # what begins a command in a line of text; in a block everything is one
    "marrakesh", "make", "python", "python3", "pip", "pytest", "npx", "curl", "sqlite3", "source",
}  # fmt: skip
MARK = re.compile(r"<!-- not run: (?P<why>[^>]+) -->")
SPAN = re.compile(r"(?<!`)`(?P<code>[^`\n]+)`(?!`)")
NAMES = ("FILE", "RECORD", "game.txt")
"""What the docs call a recorded game."""
SMALL = {"games": "1", "players": "2", "bot": "search:1", "processes": "1"}
"""How much is done: as the last word counts, these come after what a command says itself."""


class Line(NamedTuple):
    """A command of the docs."""

    page: str
    number: int
    words: list[str]
    marked: str  # why it is not run

    @property
    def program(self) -> str:
        return self.words[0].rpartition("/")[2]

    @property
    def args(self) -> list[str]:
        return self.words[1:]


def commands() -> list[Line]:
    """Every command in a block or in a line of text, each once."""
    found: dict[tuple[tuple[str, ...], bool], Line] = {}
    for page in [*PAGES, ROOT / "Makefile"]:
        for line in _commands_of(page):
            if line.args:
                found.setdefault((tuple(line.words), bool(line.marked)), line)
    return list(found.values())


def _commands_of(page: Path) -> Iterator[Line]:
    name, text = str(page.relative_to(ROOT)), page.read_text(encoding="utf-8")
    if page.name == "Makefile":
        for match in re.finditer(r'^#.*?(make \w+ ARGS="[^"]*"), (make [^.]*)', text, re.M):
            yield from (Line(name, 1, shlex.split(words), "") for words in match.groups())
        return
    for match in BLOCK.finditer(text):
        number = text.count("\n", 0, match.start("code"))
        mark = MARK.fullmatch(text[: match.start()].rstrip("\n").rpartition("\n")[2].strip())
        for words in _split(match["code"], match["language"]):
            yield Line(name, number, words, mark["why"] if mark else "")
    for number, line in enumerate(BLOCK.sub(_blank, text).split("\n"), 1):
        marks = MARK.findall(line)
        for span in SPAN.finditer(line):
            words = _words(span["code"])
            if words[0].rpartition("/")[2] in PROGRAMS:
                yield Line(name, number, words, marks[0] if marks else "")


def _blank(block: re.Match[str]) -> str:
    return "\n" * block[0].count("\n")


def _words(code: str) -> list[str]:
    """The words of a command; what is set for it alone is left out."""
    try:
        words = shlex.split(code)
    except ValueError:  # a quotation mark that is none
        words = code.split()
    set_before = takewhile(re.compile(r"[A-Z]+=").match, words)
    return words[len(list(set_before)) :] or [""]


def _split(code: str, language: str) -> Iterator[list[str]]:
    """The commands of a block; `ExecStart` is one in a unit of systemd."""
    if language == "ini":
        for started in re.findall("^ExecStart=(.*)", code, re.M):
            yield shlex.split(started)
    if language == "sh":
        lines, whole = code.splitlines(), ""
        for line in lines:
            whole += line + "\n"
            try:
                words = shlex.split(whole, comments=True)
            except ValueError:  # it goes on in the next line
                continue
            whole = ""
            while "&&" in words:
                yield words[: words.index("&&")]
                words = words[words.index("&&") + 1 :]
            if words:
                yield words


def lines(marked: bool, *programs: str) -> list[Any]:
    return [
        pytest.param(line, id=f"{line.page}:{line.number} {' '.join(line.words)[:60]}")
        for line in commands()
        if bool(line.marked) == marked and (not programs or line.program in programs)
    ]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the docs speak of: recorded games, results, a bot of one's own."""
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
def test_a_command_runs(line: Line, desk: Path) -> None:
    """As it stands, but with few games, and little time to think."""
    args = [re.sub(r"search:\w+", "search:1", arg) for arg in line.args]
    if args[0].startswith("-"):
        assert CliRunner().invoke(cli, args).exit_code == 0
        return
    command = cli.commands[args[0]]
    needs = [param for param in command.params if param.required]
    if needs and len(args) == 1:  # only its name is meant
        args.append("--help")
    names = {param.name for param in command.params}
    if args[:2] == ["study", "games.jsonl"]:
        made = ["arena", "--bots", "random", "--games", "2", "--results", "games.jsonl"]
        assert CliRunner().invoke(cli, [*made, "--processes", "1"]).exit_code == 0
        names.clear()  # nothing is played
    for name in names & SMALL.keys():
        if name != "players" or ("games" in names and "--players" in args):
            args += [f"--{name}", SMALL[name]]
    ended = CliRunner().invoke(cli, args, input="", prog_name="marrakesh")
    assert ended.exit_code == 0, ended.stderr


@pytest.mark.parametrize("line", lines(True, "marrakesh"))
def test_a_command_that_is_not_run_is_understood(line: Line) -> None:
    name, *args = line.args
    if name != "--version":
        cli.commands[name].make_context(name, args)


@pytest.mark.parametrize("line", lines(False, "make"))
def test_make_knows_what_to_do(line: Line) -> None:
    """What make would do; where that is a command of ours, its options are understood."""
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
def test_pytest_passes(line: Line) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *line.args]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("line", lines(True, "python"))
def test_a_script_that_is_not_run_has_its_options(line: Line) -> None:
    script, *args = line.args
    said = subprocess.run(
        [sys.executable, ROOT / script, "--help"], capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    assert all(arg in said.stdout for arg in args if arg.startswith("-"))


def test_every_command_is_run_or_marked() -> None:
    left = [
        f"{line.page}:{line.number} {' '.join(line.words)}"
        for line in commands()
        if not line.marked and line.program not in ("marrakesh", "make", "pytest")
    ]
    assert left == []


def test_every_mark_is_about_a_command() -> None:
    used = {(line.page, line.marked) for line in commands()}
    for page in PAGES:
        name = str(page.relative_to(ROOT))
        for why in MARK.findall(re.sub("`<!--.*?-->`", "", page.read_text(encoding="utf-8"))):
            assert (name, why) in used, (name, why)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "Makefile"], ids=lambda page: page.name)
def test_options_that_are_named_exist(page: Path) -> None:
    known = {
        option for command in cli.commands.values() for p in command.params for option in p.opts
    }
    known |= {"--help", "--version", "--pdb", "--hypothesis-profile"}
    named = set(re.findall(r"`(--[a-z-]+)", page.read_text(encoding="utf-8")))
    assert named <= known
