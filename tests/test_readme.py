"""The examples in the README, the docs and the source run and say what is true."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import marrakesh
from marrakesh.cli import cli

ROOT = Path(__file__).parents[1]
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
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    broken = [
        match["target"]
        for match in LINK.finditer(page.read_text(encoding="utf-8"))
        if not (page.parent / match["target"]).exists()
    ]
    assert not broken


def test_make_knows_every_target_that_is_named() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.M))
    for page in PAGES:
        named = set(re.findall(r"(?:`|^)make ([a-z]+)", page.read_text(encoding="utf-8"), re.M))
        assert named <= targets, page


def commands() -> list[str]:
    """The marrakesh commands in the README, each once."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return sorted({match[1] for match in re.finditer(r"`marrakesh ([a-z]+)", text)})


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_readme_exists(command: str) -> None:
    shown = CliRunner().invoke(cli, [command, "--help"])
    assert shown.exit_code == 0, shown.output
    assert shown.output.startswith("Usage")
