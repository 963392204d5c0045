"""What a release says about itself. `make release` builds and tries it."""

import json
import re
import subprocess
import tomllib

import pytest
from trove_classifiers import classifiers

import release
from marrakesh.server.http import pages
from project.pages import PAGES, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TEXTS = sorted((ROOT / "src/marrakesh/texts").rglob("*.ftl"))


def test_nothing_is_said_to_be_published() -> None:
    """No package index has us: what is installed is a file, of this version."""
    for path in [*PAGES, *TEXTS]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(pipx? install|uvx) ['\"]?marrakesh(?![-\w])", text), path
        assert set(re.findall(r"marrakesh-([\d.]+)-py3", text)) <= {PROJECT["version"]}, path


def test_no_address_is_named_yet() -> None:
    assert "urls" not in PROJECT


def test_classifiers_exist_and_name_every_python() -> None:
    assert set(PROJECT["classifiers"]) <= classifiers
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert named == ["3.11", "3.12", "3.13", "3.14"]
    assert PROJECT["requires-python"] == f">={named[0]}"


def test_every_python_is_tested_and_gets_a_compiled_wheel() -> None:
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    tested = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    assert f"python: {json.dumps(named)}" in tested
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels = " ".join(f"cp{python.replace('.', '')}-*" for python in named)
    assert pyproject["tool"]["cibuildwheel"]["build"] == wheels


def test_workflows_use_folders_and_goals_that_exist() -> None:
    for workflow in (ROOT / ".github/workflows").glob("*.yml"):
        text = workflow.read_text(encoding="utf-8")
        for path in re.findall(r"(?:tests|tools)/[\w/.]+", text):
            assert (ROOT / path).exists(), path
        for goals in re.findall(r"run: make ([a-z -]+)", text):
            subprocess.run(["make", "-n", *goals.split()], cwd=ROOT, check=True)


def test_the_fonts_bring_their_licence() -> None:
    assert "OFL-1.1" in PROJECT["license"]
    licences = (pages.FOLDER / "licences.txt").read_text(encoding="utf-8")
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == 2


def test_the_changelog_gives_the_notes(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.changes("0.1.0").startswith("### Added")
    with pytest.raises(SystemExit, match=r"no section 9\.9"):
        release.changes("9.9")
