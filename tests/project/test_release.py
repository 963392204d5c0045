"""The metadata of a release; `make release` builds and tries it."""

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


def test_docs_do_not_claim_that_a_package_is_published() -> None:
    """No package index lists us; users install a file of this version."""
    for path in [*PAGES, *TEXTS]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(pipx? install|uvx) ['\"]?marrakesh(?![-\w])", text), path
        assert set(re.findall(r"marrakesh-([\d.]+)-py3", text)) <= {PROJECT["version"]}, path


def test_no_project_address_is_given_yet() -> None:
    assert "urls" not in PROJECT


def test_classifiers_exist_and_name_every_supported_python_version() -> None:
    assert set(PROJECT["classifiers"]) <= classifiers
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert named == ["3.11", "3.12", "3.13", "3.14"]
    assert PROJECT["requires-python"] == f">={named[0]}"


def test_every_supported_python_version_is_tested_and_gets_a_compiled_wheel() -> None:
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    tested = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    assert f"python: {json.dumps(named)}" in tested
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels = " ".join(f"cp{python.replace('.', '')}-*" for python in named)
    assert pyproject["tool"]["cibuildwheel"]["build"] == wheels


def test_workflows_use_existing_folders_and_make_targets() -> None:
    for workflow in (ROOT / ".github/workflows").glob("*.yml"):
        text = workflow.read_text(encoding="utf-8")
        for path in re.findall(r"(?:tests|tools)/[\w/.]+", text):
            assert (ROOT / path).exists(), path
        for goals in re.findall(r"run: make ([a-z -]+)", text):
            subprocess.run(["make", "-n", *goals.split()], cwd=ROOT, check=True)


def test_font_licences_are_included() -> None:
    assert "OFL-1.1" in PROJECT["license"]
    licences = (pages.FOLDER / "licences.txt").read_text(encoding="utf-8")
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == 2


def test_changelog_provides_the_release_notes(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.changes("0.1.0").startswith("### Added")
    with pytest.raises(SystemExit, match=r"no section 9\.9"):
        release.changes("9.9")
