"""The pages of the README and the docs: their code and their commands."""

import re
import shlex
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^(?P<indent> *)```(?P<language>\w*)\n(?P<code>.*?)^ *```$", re.S | re.M)
LINK = re.compile(r"\]\((?!https?:|mailto:)(?P<target>[^)#\s]+)(?P<anchor>#[^)\s]*)?\)")


def blocks(language: str) -> list[tuple[str, int, str]]:
    """Return the code blocks of a language: page, line and code."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            if match["language"] == language:
                code = re.sub(f"^{match['indent']}", "", match["code"], flags=re.M)
                line = text.count("\n", 0, match.start("code"))
                found.append((str(page.relative_to(ROOT)), line, code))
    return found


PROGRAMS = {  # programs that start a command in running text; in a block, everything is a command
    "marrakesh", "make", "python", "python3", "pip", "pytest", "npx", "curl", "sqlite3", "source",
}  # fmt: skip
MARK = re.compile(r"<!-- not run: (?P<why>[^>]+) -->")
SPAN = re.compile(r"(?<!`)`(?P<code>[^`\n]+)`(?!`)")


class Line(NamedTuple):
    """A command in the docs."""

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


def all_commands() -> Iterator[Line]:
    """Yield every command in a block or in running text."""
    for page in [*PAGES, ROOT / "Makefile"]:
        yield from (line for line in _commands_of(page) if line.args)


def commands() -> list[Line]:
    """Return all commands, without duplicates."""
    found: dict[tuple[tuple[str, ...], bool], Line] = {}
    for line in all_commands():
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
    """Return the words of a command, without leading variable assignments."""
    try:
        words = shlex.split(code)
    except ValueError:  # an unmatched quotation mark
        words = code.split()
    set_before = takewhile(re.compile(r"[A-Z]+=").match, words)
    return words[len(list(set_before)) :] or [""]


def _split(code: str, language: str) -> Iterator[list[str]]:
    """Yield the commands of a block, or the `ExecStart` of a systemd unit."""
    if language == "ini":
        for started in re.findall("^ExecStart=(.*)", code, re.M):
            yield shlex.split(started)
    if language == "sh":
        lines, whole = code.splitlines(), ""
        for line in lines:
            whole += line + "\n"
            try:
                words = shlex.split(whole, comments=True)
            except ValueError:  # it continues on the next line
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
