"""The examples in the README, the docs and the source run, and links have targets."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import marrakesh
from project.pages import LINK, PAGES, ROOT, blocks


def modules() -> list[str]:
    names = [found.name for found in pkgutil.walk_packages(marrakesh.__path__, "marrakesh.")]
    return ["marrakesh", *(name for name in names if not name.endswith("__main__"))]


def is_fragment(code: str) -> bool:
    """Tell whether an example shows only the outline of code, such as `def test(...): ...`."""
    return code.rstrip().endswith("...")


@pytest.mark.parametrize(
    ("page", "line", "code"),
    [pytest.param(*block, id=f"{block[0]}:{block[1]}") for block in blocks("python")],
)
def test_python_example_runs(
    page: str, line: int, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = compile("\n" * line + code, ROOT / page, "exec")
    if not is_fragment(code):
        monkeypatch.chdir(tmp_path)  # an example may write a file
        exec(compiled, {"__name__": "example"})


def test_readme_shows_how_to_play_a_game() -> None:
    assert any(page == "README.md" and "Game.new(" in code for page, _, code in blocks("python"))


def test_examples_in_the_source_are_correct() -> None:
    for name in modules():
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as missing:
            if missing.name not in ("onnx", "torch"):  # an extra
                raise
        else:
            assert doctest.testmod(module).failed == 0, name


def test_links_have_targets() -> None:
    broken = [
        f"{page.relative_to(ROOT)}: {match['target']}"
        for page in PAGES
        for match in LINK.finditer(page.read_text(encoding="utf-8"))
        if not (page.parent / match["target"]).exists()
    ]
    assert broken == []
