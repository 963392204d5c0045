"""`make play` uses a compiled engine only if it was built from exactly these sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import launch

SHOW = "import os; print(os.environ.get('PYTHONPATH'))"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small copy of the repository, with spaces in its path."""
    copy = tmp_path / "a b"
    (copy / "tools").mkdir(parents=True)
    for name in ("tools/launch.py", *launch.TOOLS):
        shutil.copy(launch.ROOT / name, copy / name)
    (copy / "src/marrakesh/server/pages").mkdir(parents=True)
    (copy / "src/marrakesh/game.py").write_text("rule = 1\n")
    return copy


def started(folder: Path) -> str:
    """Return the path where a command started in the copy looks for its engine."""
    env = {**os.environ, "CC": "no-compiler"}
    env.pop("PYTHONPATH", None)
    command = [sys.executable, str(folder / "tools/launch.py"), sys.executable, "-c", SHOW]
    return subprocess.check_output(command, env=env, text=True).strip()


def test_only_an_engine_built_from_these_sources_is_used(folder: Path) -> None:
    assert started(folder) == "None"
    engine = folder / "build/engine" / launch.digest(folder)
    engine.mkdir(parents=True)
    assert started(folder) == str(engine)
    (folder / "src/marrakesh/game.py").write_text("rule = 2\n")
    assert started(folder) == "None"


def test_new_pages_do_not_require_a_new_engine(folder: Path) -> None:
    before = launch.digest(folder)
    (folder / "src/marrakesh/server/pages/index.html").write_text("new")
    assert launch.digest(folder) == before
    (folder / "src/marrakesh/game.py").unlink()
    assert launch.digest(folder) != before
